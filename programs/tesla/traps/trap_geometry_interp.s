// `interp` is for fragment programs.
.type geometry
.threads 65
.inputs 1
.outputs 1
.regs 4
.const 0 0x0: case0 case1 good
.expect trap INTERP_NON_FP
.expect vertex 0 0: 0 0
.expect vertex 32 0: 0 0
.expect vertex 64 0: 1 0x55

    shr u32 $r1 $r0 0x5
    shl $a1 $r1 0x2
    mov b32 $r2 0x55
    mov b32 o[0x0] $r2
    bra c0[$a1]
case0:
    .word 0x80000004 0x10008000  // short interp lin $r1 v[0x0] $r0
    bra good
case1:
    .word 0x80000005 0x00000000  // (never) interp lin $r1 v[0x0] $r0
    bra good
good:
    exit emit
