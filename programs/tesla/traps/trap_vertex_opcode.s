// What compute has and vertex programs have not, discard, and p[]: each in a warp of its own. The last warp, of one thread, ends well.
.type vertex
.threads 385
.inputs 1
.outputs 1
.regs 4
.const 0 0x0: case0 case1 case2 case3 case4 case5 case6 case7 case8 case9 case10 case11 good
.expect trap ILLEGAL_OPCODE
.expect output 0: 0 0
.expect output 32: 0 0
.expect output 64: 0 0
.expect output 96: 0 0
.expect output 128: 0 0
.expect output 160: 0 0
.expect output 192: 0 0
.expect output 224: 0 0
.expect output 256: 0 0
.expect output 288: 0 0
.expect output 320: 0 0
.expect output 352: 0 0
.expect output 384: 1 0x55

    shr u32 $r1 $r0 0x5
    shl $a1 $r1 0x2
    mov b32 $r2 0x55
    mov b32 o[0x0] $r2
    bra c0[$a1]
case0:
    (never) ld $r1 b32 s[0x10]
    bra good
case1:
    (never) ld lock $c0 $r1 b32 s[0x10]
    bra good
case2:
    (never) st b8 s[0x10] $r1
    bra good
case3:
    (never) st b32 s[0x10] $r1
    bra good
case4:
    (never) st unlock b32 s[0x10] $r1
    bra good
case5:
    (never) ld b32 $r1 g0[$r0]
    bra good
case6:
    (never) st b32 g0[$r0] $r1
    bra good
case7:
    (never) red add u32 g0[$r0] $r1
    bra good
case8:
    (never) ld add u32 $r1 g0[$r0] $r1
    bra good
case9:
    bar inc wait 0x0 all
    bra good
case10:
    (never) discard
    bra good
case11:
    .word 0x21808a04 0x10008000  // short add b32 $r1 p[0x14] $r0
    bra good
good:
    exit nop
