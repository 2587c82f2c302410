// Pixels with more outputs than registers; the last quads are half there; a last discard ends a warp.
.tags short
.type fragment
.threads 250
.inputs 1
.outputs 7
.regs 5
.local 32
.invisible 3 8 9 10 11 40

        mov b32 $r1 $r0
        add b32 $r2 $r0 0x100
        add b32 $r3 $r0 0x200
        mov b32 $r4 0x77
        st b32 l[0x0] $r1
        and b32 $r1 $r0 0x6
        mov b32 $r4 0x2
        set $c0 # e u32 $r1 $r4
        (lg $c0) discard
        shr u32 $r1 $r0 0x5
        mov b32 $r4 0x1
        set $c1 # e u32 $r1 $r4
        (lg $c1) discard
        st b32 l[0x4] $r2
        exit ld b32 $r2 l[0x0]
