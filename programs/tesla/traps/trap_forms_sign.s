// A signed half does not come from an unsigned one in s[], nor the other way round: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.tags short
.grid 36 1
.block 1 1 1
.regs 20
.local 128
.shared 0x240
.param 0x1000
.globalsize 0x4000
.const 0 0x0: case0 case1 case2 case3 case4 case5 case6 case7 case8 case9 case10 case11 \
    case12 case13 case14 case15 case16 case17 case18 case19 case20 case21 case22 case23 \
    case24 case25 case26 case27 case28 case29 case30 case31 case32 case33 case34 case35
.const 0 0x1000: good
.expect global 0x1000: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
.expect trap ILLEGAL_MEMORY_SIGN

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
    .word 0x400a8821 0x00200780  // mul u16, s16 s[]
    bra good
case1:
    .word 0x400a4821 0x00208780  // mul s16, u16 s[]
    bra good
case2:
    .word 0x600a8821 0x0022c780  // mad u16, s16 s[]
    bra good
case3:
    .word 0x600a4821 0x2022c780  // mad s16, u16 s[]
    bra good
case4:
    .word 0x600a4821 0x4022c780  // mad s16 sat, u16 s[]
    bra good
case5:
    .word 0x500a8821 0x0022c780  // sad u16, s16 s[]
    bra good
case6:
    .word 0x500a4821 0x0822c780  // sad s16, u16 s[]
    bra good
case7:
    .word 0x300a8821 0x60204780  // set u16, s16 s[]
    bra good
case8:
    .word 0x300a4821 0x68204780  // set s16, u16 s[]
    bra good
case9:
    .word 0x300a8821 0x80200780  // max u16, s16 s[]
    bra good
case10:
    .word 0x300a4821 0x88200780  // max s16, u16 s[]
    bra good
case11:
    .word 0x300a8821 0xa0200780  // min u16, s16 s[]
    bra good
case12:
    .word 0x300a4821 0xa8200780  // min s16, u16 s[]
    bra good
case13:
    .word 0x300a8821 0xe0200780  // shr u16, s16 s[]
    bra good
case14:
    .word 0x300a4821 0xe8200780  // shr s16, u16 s[]
    bra good
case15:
    .word 0x300a4821 0xe8300780  // shr s16, a constant, u16 s[]
    bra good
case16:
    .word 0xa00a8821 0x04200780  // i2i u32 u16, s16 s[]
    bra good
case17:
    .word 0xa00a4821 0x04210780  // i2i u32 s16, u16 s[]
    bra good
case18:
    .word 0xa00a8821 0x44200780  // i2f f32 u16, s16 s[]
    bra good
case19:
    .word 0xa00a4821 0x44210780  // i2f f32 s16, u16 s[]
    bra good

    // Short and immediate form; s[] beside c[] is none
case20:
    .word 0x410b4440 0x10008000  // mul u16 u16, s16 s[]
    bra good
case21:
    .word 0x41024421 0x00000007  // mul u16 u16, s16 s[] and an immediate
    bra good
case22:
    .word 0x410b4540 0x10008000  // mul u16 s16, s16 s[]
    bra good
case23:
    .word 0x41024521 0x00000007  // mul u16 s16, s16 s[] and an immediate
    bra good
case24:
    .word 0x410ba440 0x10008000  // mul s16 u16, u16 s[]
    bra good
case25:
    .word 0x4102a421 0x00000007  // mul s16 u16, u16 s[] and an immediate
    bra good
case26:
    .word 0x410ba540 0x10008000  // mul s16 s16, u16 s[]
    bra good
case27:
    .word 0x4102a521 0x00000007  // mul s16 s16, u16 s[] and an immediate
    bra good
case28:
    .word 0x510b4440 0x10008000  // sad u16, s16 s[]
    bra good
case29:
    .word 0x510b2540 0x10008000  // sad s16, u16 s[]
    bra good
case30:
    .word 0x610b4440 0x10008000  // mad u16, s16 s[]
    bra good
case31:
    .word 0x61024421 0x00000007  // mad u16, s16 s[] and an immediate
    bra good
case32:
    .word 0x610b2540 0x10008000  // mad s16, u16 s[]
    bra good
case33:
    .word 0x61022521 0x00000007  // mad s16, u16 s[] and an immediate
    bra good
case34:
    .word 0x610ba440 0x10008000  // mad s16 sat, u16 s[]
    bra good
case35:
    .word 0x6102a421 0x00000007  // mad s16 sat, u16 s[] and an immediate
    bra good
good:
    exit st b32 g14[$r1] $r2
