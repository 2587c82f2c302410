// Long instructions at an odd word: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.tags short
.grid 5 1
.block 1 1 1
.regs 20
.local 128
.shared 0x240
.param 0x1000
.globalsize 0x4000
.const 0 0x0: case0 case1 case2 case3 case4
.const 0 0x1000: good
.expect global 0x1000: 1 1 1 1 1
.expect trap UNALIGNED_LONG_INSTRUCTION

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

    // At an odd word; of two errors the one with the lower number
case0:
    .word 0x10008000 0x20001221 0x0402c780 0x10008000  // add b32
    bra good
case1:
    .word 0x10008000 0x10158021 0x00000007 0x10008000  // mov b32, an immediate
    bra good
case2:
    .word 0x10008000 0x10000003 0x00000780 0x10008000  // bra
    bra good
case3:
    .word 0x10008000 0x2200c221 0x0422c780 0x10008000  // add b32, s[$a0++]
    bra good
case4:
    .word 0x10008000 0xf0000201 0xc0000780 0x10008000  // emit
    bra good
good:
    exit st b32 g14[$r1] $r2
