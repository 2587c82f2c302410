// Post-increments of $a0, $a5 and $a6 in `ld a[]`, `st o[]` and operands c[].
.type vertex
.threads 193
.inputs 1
.outputs 1
.regs 4
.const 0 0x0: case0 case1 case2 case3 case4 case5 good
.expect trap ILLEGAL_POSTINCR
.expect output 0: 0 0
.expect output 32: 0 0
.expect output 64: 0 0
.expect output 96: 0 0
.expect output 128: 0 0
.expect output 160: 0 0
.expect output 192: 1 0x55

    shr u32 $r1 $r0 0x5
    shl $a1 $r1 0x2
    mov b32 $r2 0x55
    mov b32 o[0x0] $r2
    bra c0[$a1]
case0:
    .word 0x02000205 0x0423c000  // (never) ld b32 $r1 a[$a0++0x4]
    bra good
case1:
    .word 0x0a000205 0x0423c004  // (never) ld b32 $r1 a[$a6++0x4]
    bra good
case2:
    .word 0x06000201 0x80c04004  // (never) st b32 o[$a5++0x4] $r1
    bra good
case3:
    .word 0x02000201 0x80c04000  // (never) st b32 o[$a0++0x4] $r1
    bra good
case4:
    .word 0x22a08004 0x10008000  // short add b32 $r1 $r0 c1[$a0++0x0]
    bra good
case5:
    .word 0x27000005 0x04404004  // (never) long add b32 $r1 $r0 c1[$a5++0x4]
    bra good
good:
    exit nop
