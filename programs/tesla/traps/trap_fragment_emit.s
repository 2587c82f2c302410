// `emit` and `restart` are for geometry programs.
.type fragment
.threads 65
.inputs 1
.outputs 1
.regs 4
.const 0 0x0: case0 case1 good
.expect trap EMIT_NON_GP
.expect output 0: 0 0
.expect output 32: 0 0
.expect output 64: 1 0x40

    shr u32 $r1 $r0 0x5
    shl $a1 $r1 0x2
    bra c0[$a1]
case0:
    (never) emit
    bra good
case1:
    (never) restart
    bra good
good:
    exit nop
