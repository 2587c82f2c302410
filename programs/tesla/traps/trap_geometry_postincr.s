// Post-increments of $a0 and $a6 in operands p[] of each form.
.type geometry
.threads 129
.inputs 1
.outputs 1
.regs 4
.const 0 0x0: case0 case1 case2 case3 good
.expect trap ILLEGAL_POSTINCR
.expect vertex 0 0: 0 0
.expect vertex 32 0: 0 0
.expect vertex 64 0: 0 0
.expect vertex 96 0: 0 0
.expect vertex 128 0: 1 0x55

    shr u32 $r1 $r0 0x5
    shl $a1 $r1 0x2
    mov b32 $r2 0x55
    mov b32 o[0x0] $r2
    bra c0[$a1]
case0:
    .word 0x13808204 0x10008000  // short mov b32 $r1 p[$a0++0x4]
    bra good
case1:
    .word 0x23808205 0x00000003  // add b32 $r1 p[$a0++0x4] 0x0
    bra good
case2:
    .word 0x13800205 0x0423c000  // (never) long mov b32 $r1 p[$a0++0x4]
    bra good
case3:
    .word 0x1b800205 0x0423c004  // the same with $a6
    bra good
good:
    exit emit
