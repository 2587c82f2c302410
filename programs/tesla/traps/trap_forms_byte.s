// A byte comes from a byte in s[]: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.tags short
.grid 9 1
.block 1 1 1
.regs 20
.local 128
.shared 0x240
.param 0x1000
.globalsize 0x4000
.const 0 0x0: case0 case1 case2 case3 case4 case5 case6 case7 case8
.const 0 0x1000: good
.expect global 0x1000: 1 1 1 1 1 1 1 1 1
.expect trap ILLEGAL_MEMORY_BYTE

    shl $a1 u16 s[0xc] 0x2
    mov b32 $r1 b32 s[0x10]
    mov $r2 $a1
    add b32 $r1 $r1 $r2
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    add $a2 0x0 0x20
    add $a3 0x0 0x20
    add $a4 0x0 0x20
    bra c0[$a1]

    // An operand in s[]: its mode against the type of the source (sheet 2.5). Long form
case0:
    .word 0xa00a4821 0x00208780  // i2i u16 u8 of a half, u16 s[]
    bra good
case1:
    .word 0xa00a8821 0x00208780  // i2i u16 u8 of a half, s16 s[]
    bra good
case2:
    .word 0xa00ac821 0x00208780  // i2i u16 u8 of a half, b32 s[]
    bra good
case3:
    .word 0xa00a4821 0x0421c780  // i2i u32 s8 of a word, u16 s[]
    bra good
case4:
    .word 0xa00a8821 0x0421c780  // i2i u32 s8 of a word, s16 s[]
    bra good
case5:
    .word 0xa00ac821 0x0421c780  // i2i u32 s8 of a word, b32 s[]
    bra good
case6:
    .word 0xa00a4821 0x44218780  // i2f f32 s8, u16 s[]
    bra good
case7:
    .word 0xa00a8821 0x44218780  // i2f f32 s8, s16 s[]
    bra good
case8:
    .word 0xa00ac821 0x44218780  // i2f f32 s8, b32 s[]
    bra good
good:
    exit st b32 g14[$r1] $r2
