// What chip gt215 has and has not (sheet 5): block b runs instruction b. It leaves 1, and 2 if it comes behind it;
// the lockstep sees what it writes. Sources are 1.5, 3.0 and 3 as a half, so that what saturates tells.
.needs texture
.tags short
.chip gt215
.grid 7 1
.block 4 1 1
.regs 20
.shared 0x240
.param 0x1000 0x100
.globalsize 0x4000
.const 0 0x1000: good
.texels 0x0: 0x11223344
.texture 0 1d rgba8 1 1 1 1 0x0
.expect global 0x1000: 2 2 2 2 2 2 2

    mov b16 $r3l u16 s[0xc]                 // the block
    shl b32 $r4 $r3 0x2
    add b32 $r1 b32 s[0x10] $r4
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    mov b32 $r16 0x3fc00000
    mov b32 $r17 0x40400000
    mov b32 $r18 0x00034200
    mov b32 $r0 0x0
next:
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case0
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case1
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case2
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case3
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case4
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case5
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case6
case0:
    mov b32 $r0 0x0
    .word 0xf2000021 0x00000780  // texauto (legal)
    bra good
case1:
    mov b32 $r0 0x0
    .word 0xf3000021 0x00000780  // texfetch (legal)
    bra good
case2:
    mov b32 $r0 0x0
    .word 0xf2000021 0x60000780  // texsize (legal)
    bra good
case3:
    mov b32 $r0 0x0
    .word 0xfa000021 0x60010780  // texprep cube (legal)
    bra good
case4:
    mov b32 $r0 0x0
    .word 0xf2000021 0x60020780  // texquerylod (legal)
    bra good
case5:
    mov b32 $r0 0x0
    .word 0xf2000021 0x80000780  // texcsaa (legal)
    bra good
case6:
    mov b32 $r0 0x0
    .word 0xf3000021 0x80000780  // texgather (legal)
    bra good
good:
    exit st b32 g14[$r1] $r2
