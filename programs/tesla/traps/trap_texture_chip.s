// Texture operations that came with the last chips are illegal on a GT200; texlod is not. Each warp but the last traps.
.needs texture
.chip gt200
.block 128 1 1
.regs 8
.texture 0 2d r32f 1 1 1 1 0
.texels 0x0: 0x3f800000
.param 0x1000
.expect trap ILLEGAL_OPCODE
.expect global 0x1000: 0 0 0 0x3f800000

    shr u32 $r6 $r0 0x5
    mov b32 $r4 0x0
    mov b32 $r5 0x0
    set $c0 # e u32 $r6 $r4
    (lg $c0) bra prep
    mov b32 $r7 0x1
    set $c0 # e u32 $r6 $r7
    (lg $c0) bra query
    mov b32 $r7 0x2
    set $c0 # e u32 $r6 $r7
    (lg $c0) bra gather
    mov b32 $r6 0x0
    texlod all $r4:#:#:# $t0 $s0 $r4:$r5:$r6 0 0 0
    mov b32 $r5 0x100c
    exit st b32 g14[$r5] $r4
prep:
    .word 0xfe800011 0x60014000             // (never) texprep cube all $r4:$r5:$r6:# $t0 $s0 $r4:$r5:$r6
    bra store
query:
    .word 0xf6400011 0x60020000             // (never) texquerylod all $r4:$r5:#:# $t0 $s0 $r4:$r5
    bra store
gather:
    .word 0xf3400011 0x80000000             // (never) texgather all $r4:#:#:# $t0 $s0 $r4:$r5 0 0 0
store:
    shl b32 $r6 $r6 0x2
    mov b32 $r7 0x1
    add b32 $r6 $r6 0x1000
    exit st b32 g14[$r6] $r7
