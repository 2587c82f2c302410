// What chip g84 has and has not (sheet 5): block b runs instruction b. It leaves 1, and 2 if it comes behind it;
// the lockstep sees what it writes. Sources are 1.5, 3.0 and 3 as a half, so that what saturates tells.
.tags short
.chip g84
.grid 32 1
.block 4 1 1
.regs 20
.shared 0x240
.param 0x1000 0x100
.globalsize 0x4000
.const 0 0x1000: good
.expect global 0x1000: 2 2 2 2 2 1 1 1 1 1 1 2 2 2 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2
.expect trap ILLEGAL_OPCODE

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
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case7
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case8
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case9
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case10
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case11
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case12
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case13
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case14
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case15
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case16
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case17
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case18
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case19
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case20
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case21
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case22
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case23
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case24
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case25
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case26
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case27
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case28
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case29
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case30
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case31
case0:
    mov b32 $r0 0x0
    .word 0x10000821 0x44000780  // ld u8 s[] (legal)
    bra good
case1:
    mov b32 $r0 0x0
    .word 0xb0000003 0x00000780  // brkpt (legal)
    bra good
case2:
    mov b32 $r0 0x0
    .word 0xb0000002 0x10008000  // short brkpt (legal)
    bra good
case3:
    mov b32 $r0 0x0
    .word 0xd00e0021 0xc0c00780  // red add u32 (legal)
    bra good
case4:
    mov b32 $r0 0x0
    .word 0xd70a0021 0xe0c00780  // ld add u32 (legal)
    bra good
case5:
    mov b32 $r0 0x0
    .word 0xd00a0021 0xe0030788  // ld u8 cas
    bra good
case6:
    mov b32 $r0 0x0
    .word 0xd00e0021 0xc0800780  // red add u64
    bra good
case7:
    mov b32 $r0 0x0
    .word 0xd00a0021 0xe0800784  // exch b64
    bra good
case8:
    mov b32 $r0 0x0
    .word 0x10000821 0x4480c780  // ld lock
    bra good
case9:
    mov b32 $r0 0x0
    .word 0x00002001 0xe4a2c780  // st unlock
    bra good
case10:
    mov b32 $r0 0x0
    .word 0x10000201 0x60000780  // vote any
    bra good
case11:
    mov b32 $r0 0x0
    .word 0x00002001 0xe422c780  // st b32 s[] (legal)
    bra good
case12:
    mov b32 $r0 0x0
    .word 0x1000c821 0x0423c780  // mov b32 s[] (legal)
    bra good
case13:
    mov b32 $r0 0x0
    .word 0x10000821 0x2400c780  // ld c0[] (legal)
    bra good
case14:
    mov b32 $r0 0x0
    .word 0xe00c1421 0x40038780  // fma f64
    bra good
case15:
    mov b32 $r0 0x0
    .word 0xe0001421 0x60038780  // add f64
    bra good
case16:
    mov b32 $r0 0x0
    .word 0xe00c1421 0x80000780  // mul f64
    bra good
case17:
    mov b32 $r0 0x0
    .word 0xe00c1421 0xa0000780  // min f64
    bra good
case18:
    mov b32 $r0 0x0
    .word 0xe00c1421 0xc0000780  // max f64
    bra good
case19:
    mov b32 $r0 0x0
    .word 0xe00c1421 0xe0000780  // set f64
    bra good
case20:
    mov b32 $r0 0x0
    .word 0xd0005003 0x00000780  // preret
    bra good
case21:
    mov b32 $r0 0x0
    .word 0xc0200003 0x00000000  // bra c[]
    bra good
case22:
    mov b32 $r0 0x0
    .word 0xc0112021 0x00100780  // mul f32 sat (legal)
    bra good
case23:
    mov b32 $r0 0x0
    .word 0xc0112120 0x10008000  // short mul f32 sat (legal)
    bra good
case24:
    mov b32 $r0 0x0
    .word 0xc0002121 0x04000003  // mul f32 sat, an immediate (legal)
    bra good
case25:
    mov b32 $r0 0x0
    .word 0xc01121fd 0x001007c8  // mul f32 sat, to $c0 (legal)
    bra good
case26:
    mov b32 $r0 0x0
    .word 0xa0002421 0x44400780  // cvt with w1[22]: u16 to f32, or u32 (legal)
    bra good
case27:
    mov b32 $r0 0x0
    .word 0xa0002021 0x8c404780  // cvt with w1[22]: f32 to s16, or s64 (legal)
    bra good
case28:
    mov b32 $r0 0x0
    .word 0xa0002021 0xc0400780  // cvt with w1[22]: f16 to f16 (legal)
    bra good
case29:
    mov b32 $r0 0x0
    .word 0xa0001421 0x00400780  // i2i with w1[22] (legal)
    bra good
case30:
    mov b32 $r0 0x0
    .word 0x00000021 0x60020780  // $sr8 (legal)
    bra good
case31:
    mov b32 $r0 0x0
    .word 0x00000021 0x6000c780  // mov $sr3 (legal)
    bra good
good:
    exit st b32 g14[$r1] $r2
