// Every kind of texture in every format, by every operation: 58 threads, the last quad has two that are no threads. A
// thread has four floats and four integers; coordinates are of the former, layer, fetch and size of the latter. Results
// are hashed, four words at a time.
.needs texture
.grid 1 1
.block 58 1 1
.regs 20
.set IN 0x10
.set OUT 0x14
.param 0x1000 0x2000
.global 0x1000: file "../data/texture_kinds_in.hex"
.expect global 0x2000: file "../data/texture_kinds_out.hex"
.texels 0x0: file "../data/texture_kinds_texels.hex"
.texture 0 1d rgba8 7 1 1 3 0x0
.texture 1 1d r32f 7 1 1 3 0x2c
.texture 2 1d rgba32f 7 1 1 3 0x58
.texture 3 2d rgba8 6 5 1 3 0x108
.texture 4 2d r32f 6 5 1 3 0x19c
.texture 5 2d rgba32f 6 5 1 3 0x230
.texture 6 3d rgba8 5 4 3 2 0x480
.texture 7 3d r32f 5 4 3 2 0x580
.texture 8 3d rgba32f 5 4 3 2 0x680
.texture 9 cube rgba8 4 4 1 3 0xa80
.texture 10 cube r32f 4 4 1 3 0xc78
.texture 11 cube rgba32f 4 4 1 3 0xe70
.texture 12 1darray rgba8 7 1 3 3 0x1650
.texture 13 1darray r32f 7 1 3 3 0x16d4
.texture 14 1darray rgba32f 7 1 3 3 0x1758
.texture 15 2darray rgba8 6 5 3 2 0x1968
.texture 16 2darray r32f 6 5 3 2 0x1b18
.texture 17 2darray rgba32f 6 5 3 2 0x1cc8
.texture 18 cubearray rgba8 4 4 2 2 0x2388
.texture 19 cubearray r32f 4 4 2 2 0x2748
.texture 20 cubearray rgba32f 4 4 2 2 0x2b08
.sampler 0 0x015                                // clamp, nearest, base level
.sampler 1 0x2c0 0 0 0x41200000                 // repeat, linear, between two levels; LOD 0 to 10
.sampler 2 0x1aa 0x3f000000 0 0x41200000        // mirror, linear when smaller, nearest level; bias 0.5

    // $r1-$r4: floats, $r5-$r8: integers
    shl b32 $r1 $r0 0x5
    add b32 $r9 b32 s[IN] $r1
    ld b128 $r4q g14[$r9]
    mov b32 $r1 $r4
    mov b32 $r2 $r5
    mov b32 $r3 $r6
    mov b32 $r16 $r7
    add b32 $r9 $r9 0x10
    ld b128 $r4q g14[$r9]
    mov b32 $r8 $r7
    mov b32 $r7 $r6
    mov b32 $r6 $r5
    mov b32 $r5 $r4
    mov b32 $r4 $r16
    mov b32 $r9 0x0

    // 1d rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t0 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto deriv all $r12:$r13:$r14:$r15 $t0 $s0 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto all $r12:$r13:$r14:$r15 $t0 $s1 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto deriv all $r12:$r13:$r14:$r15 $t0 $s1 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t0 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texlod all $r12:$r13:$r14:$r15 $t0 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t0 $s0 $r12
    call mix
    mov b32 $r12 $r1
    texquerylod all $r12:$r13:$r14:$r15 $t0 $s2 $r12
    call mix
    mov b32 $r12 $r1
    texgather all $r12:$r13:$r14:$r15 $t0 $s2 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t0 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    // 1d r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t1 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto deriv all $r12:$r13:$r14:$r15 $t1 $s0 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto all $r12:$r13:$r14:$r15 $t1 $s1 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto deriv all $r12:$r13:$r14:$r15 $t1 $s1 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t1 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texlod all $r12:$r13:$r14:$r15 $t1 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t1 $s0 $r12
    call mix
    mov b32 $r12 $r1
    texquerylod all $r12:$r13:$r14:$r15 $t1 $s2 $r12
    call mix
    mov b32 $r12 $r1
    texgather all $r12:$r13:$r14:$r15 $t1 $s2 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t1 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    // 1d rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t2 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto deriv all $r12:$r13:$r14:$r15 $t2 $s0 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto all $r12:$r13:$r14:$r15 $t2 $s1 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    long texauto deriv all $r12:$r13:$r14:$r15 $t2 $s1 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t2 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texlod all $r12:$r13:$r14:$r15 $t2 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t2 $s0 $r12
    call mix
    mov b32 $r12 $r1
    texquerylod all $r12:$r13:$r14:$r15 $t2 $s2 $r12
    call mix
    mov b32 $r12 $r1
    texgather all $r12:$r13:$r14:$r15 $t2 $s2 $r12 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t2 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    // 2d rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t3 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t3 $s0 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto all $r12:$r13:$r14:$r15 $t3 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t3 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t3 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texlod all $r12:$r13:$r14:$r15 $t3 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t3 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t3 $s2 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t3 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t3 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    // 2d r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t4 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t4 $s0 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto all $r12:$r13:$r14:$r15 $t4 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t4 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t4 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texlod all $r12:$r13:$r14:$r15 $t4 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t4 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t4 $s2 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t4 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t4 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    // 2d rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t5 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t5 $s0 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto all $r12:$r13:$r14:$r15 $t5 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t5 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t5 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texlod all $r12:$r13:$r14:$r15 $t5 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t5 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t5 $s2 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t5 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t5 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    // 3d rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t6 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t6 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto all $r12:$r13:$r14:$r15 $t6 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t6 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t6 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t6 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t6 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texquerylod all $r12:$r13:$r14:$r15 $t6 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather all $r12:$r13:$r14:$r15 $t6 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t6 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // 3d r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t7 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t7 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather all $r12:$r13:$r14:$r15 $t7 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // 3d rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t8 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t8 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto all $r12:$r13:$r14:$r15 $t8 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t8 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t8 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t8 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t8 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texquerylod all $r12:$r13:$r14:$r15 $t8 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather all $r12:$r13:$r14:$r15 $t8 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t8 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // cube rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t9 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t9 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto all $r12:$r13:$r14:$r15 $t9 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t9 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t9 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t9 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t9 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texquerylod all $r12:$r13:$r14:$r15 $t9 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather all $r12:$r13:$r14:$r15 $t9 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t9 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // cube r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t10 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t10 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto all $r12:$r13:$r14:$r15 $t10 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t10 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t10 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t10 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t10 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texquerylod all $r12:$r13:$r14:$r15 $t10 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather all $r12:$r13:$r14:$r15 $t10 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t10 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // cube rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t11 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t11 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto all $r12:$r13:$r14:$r15 $t11 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    long texauto deriv all $r12:$r13:$r14:$r15 $t11 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t11 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t11 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t11 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texquerylod all $r12:$r13:$r14:$r15 $t11 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather all $r12:$r13:$r14:$r15 $t11 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t11 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // 1darray rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t12 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t12 $s0 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto all $r12:$r13:$r14:$r15 $t12 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t12 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t12 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r4
    texlod all $r12:$r13:$r14:$r15 $t12 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t12 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t12 $s2 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    texgather all $r12:$r13:$r14:$r15 $t12 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t12 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    // 1darray r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t13 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t13 $s0 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto all $r12:$r13:$r14:$r15 $t13 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t13 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t13 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r4
    texlod all $r12:$r13:$r14:$r15 $t13 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t13 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t13 $s2 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    texgather all $r12:$r13:$r14:$r15 $t13 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t13 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    // 1darray rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t14 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t14 $s0 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto all $r12:$r13:$r14:$r15 $t14 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t14 $s1 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t14 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r4
    texlod all $r12:$r13:$r14:$r15 $t14 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t14 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t14 $s2 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    texgather all $r12:$r13:$r14:$r15 $t14 $s2 $r12:$r13 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r8
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t14 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    // 2darray rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t15 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t15 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto all $r12:$r13:$r14:$r15 $t15 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t15 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t15 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t15 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t15 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t15 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    texgather all $r12:$r13:$r14:$r15 $t15 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t15 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // 2darray r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t16 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t16 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto all $r12:$r13:$r14:$r15 $t16 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t16 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t16 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t16 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t16 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t16 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    texgather all $r12:$r13:$r14:$r15 $t16 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t16 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // 2darray rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t17 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t17 $s0 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto all $r12:$r13:$r14:$r15 $t17 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t17 $s1 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r4
    texbias deriv all $r12:$r13:$r14:$r15 $t17 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t17 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t17 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t17 $s2 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    texgather all $r12:$r13:$r14:$r15 $t17 $s2 $r12:$r13:$r14 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r8
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t17 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // cubearray rgba8
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t18 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t18 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto all $r12:$r13:$r14:$r15 $t18 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t18 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texbias deriv all $r12:$r13:$r14:$r15 $t18 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texlod all $r12:$r13:$r14:$r15 $t18 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t18 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t18 $s2 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texgather all $r12:$r13:$r14:$r15 $t18 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texcsaa all $r12:$r13:$r14:$r15 $t18 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // cubearray r32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t19 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t19 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto all $r12:$r13:$r14:$r15 $t19 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t19 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texbias deriv all $r12:$r13:$r14:$r15 $t19 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texlod all $r12:$r13:$r14:$r15 $t19 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t19 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t19 $s2 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texgather all $r12:$r13:$r14:$r15 $t19 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texcsaa all $r12:$r13:$r14:$r15 $t19 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // cubearray rgba32f
    mov b32 $r12 $r5
    mov b32 $r13 $r6
    mov b32 $r14 $r7
    mov b32 $r15 $r8
    long texfetch all $r12:$r13:$r14:$r15 $t20 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t20 $s0 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto all $r12:$r13:$r14:$r15 $t20 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    long texauto deriv all $r12:$r13:$r14:$r15 $t20 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texbias deriv all $r12:$r13:$r14:$r15 $t20 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texlod all $r12:$r13:$r14:$r15 $t20 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r8
    texsize all $r12:$r13:$r14:$r15 $t20 $s0 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texquerylod all $r12:$r13:$r14:$r15 $t20 $s2 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texgather all $r12:$r13:$r14:$r15 $t20 $s2 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texcsaa all $r12:$r13:$r14:$r15 $t20 $s1 $r12:$r13:$r14:$r15 0x0 0x0 0x0
    call mix
    // coordinates on a cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texprep cube all $r12:$r13:$r14:$r15 $t0 $s0 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r8
    texprep cube all $r12:$r13:$r14:$r15 $t0 $s0 $r12:$r13:$r14:$r15
    call mix
    // registers that there are not: LOD 0, two words lost
    mov b32 $r18 $r1
    mov b32 $r19 $r2
    texlod all $r18:$r19:$r20:$r21 $t3 $s1 $r18:$r19:$r20:$r21 0x0 0x0 0x0
    mov b32 $r12 $r18
    mov b32 $r13 $r19
    mov b32 $r14 $r20
    mov b32 $r15 $r21
    call mix
    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[OUT] $r0
    exit st b32 g14[$r0] $r9

// hash = (hash ^ word) * 33, four times
mix:
    xor b32 $r9 $r9 $r12
    shl b32 $r10 $r9 0x5
    add b32 $r9 $r9 $r10
    xor b32 $r9 $r9 $r13
    shl b32 $r10 $r9 0x5
    add b32 $r9 $r9 $r10
    xor b32 $r9 $r9 $r14
    shl b32 $r10 $r9 0x5
    add b32 $r9 $r9 $r10
    xor b32 $r9 $r9 $r15
    shl b32 $r10 $r9 0x5
    add b32 $r9 $r9 $r10
    ret
