// Many more vertices than warps fit: each follows the 3 n + 1 iteration for at most 31 steps, writes its trail to o[] and l[], row by row
// at a place of its own, and sums it up backwards from l[]. Lanes leave both loops one by one.
.type vertex
.threads 500
.inputs 1
.outputs 32
.regs 24
.local 128
.attribute 0: file "../data/vertex_trails_in.hex"
.expect output 0: file "../data/vertex_trails_out.hex"

    ld b32 $r1 a[0x0]
    mov b32 $r2 0x0
    mov b32 $r3 0x7c
    mov b32 $r5 0x1
    breakaddr up
down:
    shl $a1 $r2 0x0
    st b32 l[$a1] $r1
    st b32 o[$a1] $r1
    add b32 $r2 $r2 0x4
    set $c0 # e u32 $r1 $r5
    (lg $c0) break
    set $c0 # e u32 $r2 $r3
    (lg $c0) break
    and b32 $c0 # $r1 $r5
    shl b32 $r6 $r1 0x1
    add b32 $r6 $r6 $r5
    (lg $c0) add b32 $r1 $r1 $r6
    (e $c0) shr u32 $r1 $r1 0x1
    bra down
up:
    mov b32 $r4 0x0
    breakaddr end
back:
    and b32 $c0 # $r2 $r2
    (e $c0) break
    add b32 $r2 $r2 0xfffffffc
    shl $a1 $r2 0x0
    ld b32 $r6 l[$a1]
    add b32 $r4 $r4 $r4
    add b32 $r4 $r4 $r6
    bra back
end:
    exit mov b32 o[0x7c] $r4
