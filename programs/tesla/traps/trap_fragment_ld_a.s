// a[] and o[] are not for fragment programs: loads, stores, destinations of words and halves.
.type fragment
.threads 161
.inputs 1
.outputs 1
.regs 4
.const 0 0x0: case0 case1 case2 case3 case4 good
.expect trap LD_A_ST_O_NON_VP_GP
.expect output 0: 0 0
.expect output 32: 0 0
.expect output 64: 0 0
.expect output 96: 0 0
.expect output 128: 0 0
.expect output 160: 1 0xa0

    shr u32 $r1 $r0 0x5
    shl $a1 $r1 0x2
    bra c0[$a1]
case0:
    .word 0x00000005 0x0423c000  // (never) ld b32 $r1 a[0x0]
    bra good
case1:
    .word 0x00000001 0x80c04000  // (never) st b32 o[0x0] $r1
    bra good
case2:
    .word 0x10000201 0x0403c008  // (never) mov b32 o[0x0] $r1
    bra good
case3:
    .word 0x10000201 0x0003c008  // (never) mov b16 o[0x0] $r0h
    bra good
case4:
    .word 0x200003f9 0x04008048  // (never) add b32 $c0 o[0x1f8] $r1 $r2
    bra good
good:
    exit nop
