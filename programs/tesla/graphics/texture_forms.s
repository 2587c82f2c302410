// Texture instructions of every row in a fragment program: each mask, short and long, `live` and all, one to four sources,
// offsets, predicates. 70 pixels, some of them invisible; the last quad has two lanes that do not start. A pixel's coordinates
// are made of its hash, so what an invisible neighbour holds decides the derivatives.
.needs texture
.type fragment
.threads 70
.inputs 1
.outputs 4
.regs 20
.invisible 3 5 6 12 13 14 15 40 64 69
.attribute 0: file "../data/texture_forms_in.hex"
.expect output 0: file "../data/texture_forms_out.hex"
.texels 0x0: file "../data/texture_forms_texels.hex"
.texture 0 2d rgba8 8 8 1 4 0x0
.texture 1 cube rgba8 8 8 1 3 0x154
.texture 2 2darray rgba32f 6 7 3 2 0x934
.texture 3 3d rgba32f 8 5 4 3 0x12c4
.sampler 31 0x2c0 0 0 0x41200000    // repeat, linear, between two levels; LOD 0 to 10
.const 0 0x0: 0x807fffff 0x3f000000 7 3 1

    interp lin $r16 v[0x0] $r0
    call coordinates

    // texauto 
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long texauto live #:#:#:# $t2 $s31 $r12 -8 7 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (lg $c1) texauto all $r12:#:#:# $t2 $s31 $r12:$r13 -7 6 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (e $c1) texauto deriv live #:$r12:#:# $t2 $s31 $r12:$r13:$r14 -6 5 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long texauto deriv all $r12:$r13:#:# $t2 $s31 $r12:$r13:$r14:$r15 -5 4 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (lg $c1) texauto all #:#:$r12:# $t2 $s31 $r12 -4 3 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (e $c1) texauto live $r12:#:$r13:# $t2 $s31 $r12:$r13 -3 2 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long texauto deriv all #:$r12:$r13:# $t2 $s31 $r12:$r13:$r14 -2 1 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (lg $c1) texauto deriv live $r12:$r13:$r14:# $t2 $s31 $r12:$r13:$r14:$r15 -1 0 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (e $c1) texauto live #:#:#:$r12 $t2 $s31 $r12 0 -1 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long texauto all $r12:#:#:$r13 $t2 $s31 $r12:$r13 1 -2 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (lg $c1) texauto deriv live #:$r12:#:$r13 $t2 $s31 $r12:$r13:$r14 2 -3 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (e $c1) texauto deriv all $r12:$r13:#:$r14 $t2 $s31 $r12:$r13:$r14:$r15 3 -4 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long texauto all #:#:$r12:$r13 $t2 $s31 $r12 4 -5 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (lg $c1) texauto live $r12:#:$r13:$r14 $t2 $s31 $r12:$r13 5 -6 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long (e $c1) texauto deriv all #:$r12:$r13:$r14 $t2 $s31 $r12:$r13:$r14 6 -7 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    long texauto deriv live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14:$r15 7 -8 5
    call mix
    // texauto cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (lg $c1) texauto all cube #:#:#:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (e $c1) texauto live cube $r12:#:#:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long texauto deriv all cube #:$r12:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (lg $c1) texauto deriv live cube $r12:$r13:#:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (e $c1) texauto live cube #:#:$r12:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long texauto all cube $r12:#:$r13:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (lg $c1) texauto deriv live cube #:$r12:$r13:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (e $c1) texauto deriv all cube $r12:$r13:$r14:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long texauto all cube #:#:#:$r12 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (lg $c1) texauto live cube $r12:#:#:$r13 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (e $c1) texauto deriv all cube #:$r12:#:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long texauto deriv live cube $r12:$r13:#:$r14 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (lg $c1) texauto live cube #:#:$r12:$r13 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (e $c1) texauto all cube $r12:#:$r13:$r14 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long texauto deriv live cube #:$r12:$r13:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    long (lg $c1) texauto deriv all cube $r12:$r13:$r14:$r15 $t1 $s31 $r12
    call mix
    // texfetch 
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch live #:#:#:# $t2 $s31 $r12:$r13:$r14 -8 7 -8
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch all $r12:#:#:# $t2 $s31 $r12:$r13:$r14:$r15 -7 6 -5
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch deriv live #:$r12:#:# $t2 $s31 $r12 -6 5 -2
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch deriv all $r12:$r13:#:# $t2 $s31 $r12:$r13 -5 4 1
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch all #:#:$r12:# $t2 $s31 $r12:$r13:$r14 -4 3 4
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch live $r12:#:$r13:# $t2 $s31 $r12:$r13:$r14:$r15 -3 2 7
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch deriv all #:$r12:$r13:# $t2 $s31 $r12 -2 1 -6
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch deriv live $r12:$r13:$r14:# $t2 $s31 $r12:$r13 -1 0 -3
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch live #:#:#:$r12 $t2 $s31 $r12:$r13:$r14 0 -1 0
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch all $r12:#:#:$r13 $t2 $s31 $r12:$r13:$r14:$r15 1 -2 3
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch deriv live #:$r12:#:$r13 $t2 $s31 $r12 2 -3 6
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch deriv all $r12:$r13:#:$r14 $t2 $s31 $r12:$r13 3 -4 -7
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch all #:#:$r12:$r13 $t2 $s31 $r12:$r13:$r14 4 -5 -4
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch live $r12:#:$r13:$r14 $t2 $s31 $r12:$r13:$r14:$r15 5 -6 -1
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch deriv all #:$r12:$r13:$r14 $t2 $s31 $r12 6 -7 2
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch deriv live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13 7 -8 5
    call mix
    // texfetch cube
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch all cube #:#:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch live cube $r12:#:#:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch deriv all cube #:$r12:#:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch deriv live cube $r12:$r13:#:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch live cube #:#:$r12:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch all cube $r12:#:$r13:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch deriv live cube #:$r12:$r13:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch deriv all cube $r12:$r13:$r14:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch all cube #:#:#:$r12 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch live cube $r12:#:#:$r13 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch deriv all cube #:$r12:#:$r13 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch deriv live cube $r12:$r13:#:$r14 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch live cube #:#:$r12:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (lg $c1) texfetch all cube $r12:#:$r13:$r14 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long (e $c1) texfetch deriv live cube #:$r12:$r13:$r14 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    long texfetch deriv all cube $r12:$r13:$r14:$r15 $t1 $s31 $r12:$r13:$r14
    call mix
    // texbias 
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias live #:#:#:# $t0 $s31 $r12 -8 7 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias all $r12:#:#:# $t0 $s31 $r12:$r13 -7 6 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias deriv live #:$r12:#:# $t0 $s31 $r12:$r13:$r14 -6 5 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias deriv all $r12:$r13:#:# $t0 $s31 $r12:$r13:$r14:$r15 -5 4 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias all #:#:$r12:# $t0 $s31 $r12 -4 3 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias live $r12:#:$r13:# $t0 $s31 $r12:$r13 -3 2 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias deriv all #:$r12:$r13:# $t0 $s31 $r12:$r13:$r14 -2 1 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias deriv live $r12:$r13:$r14:# $t0 $s31 $r12:$r13:$r14:$r15 -1 0 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias live #:#:#:$r12 $t0 $s31 $r12 0 -1 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias all $r12:#:#:$r13 $t0 $s31 $r12:$r13 1 -2 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias deriv live #:$r12:#:$r13 $t0 $s31 $r12:$r13:$r14 2 -3 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias deriv all $r12:$r13:#:$r14 $t0 $s31 $r12:$r13:$r14:$r15 3 -4 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias all #:#:$r12:$r13 $t0 $s31 $r12 4 -5 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias live $r12:#:$r13:$r14 $t0 $s31 $r12:$r13 5 -6 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias deriv all #:$r12:$r13:$r14 $t0 $s31 $r12:$r13:$r14 6 -7 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias deriv live $r12:$r13:$r14:$r15 $t0 $s31 $r12:$r13:$r14:$r15 7 -8 5
    call mix
    // texbias cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias all cube #:#:#:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias live cube $r12:#:#:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias deriv all cube #:$r12:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias deriv live cube $r12:$r13:#:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias live cube #:#:$r12:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias all cube $r12:#:$r13:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias deriv live cube #:$r12:$r13:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias deriv all cube $r12:$r13:$r14:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias all cube #:#:#:$r12 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias live cube $r12:#:#:$r13 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias deriv all cube #:$r12:#:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias deriv live cube $r12:$r13:#:$r14 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias live cube #:#:$r12:$r13 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texbias all cube $r12:#:$r13:$r14 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texbias deriv live cube #:$r12:$r13:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texbias deriv all cube $r12:$r13:$r14:$r15 $t1 $s31 $r12
    call mix
    // texlod 
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod live #:#:#:# $t3 $s31 $r12:$r13:$r14 -8 7 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod all $r12:#:#:# $t3 $s31 $r12:$r13:$r14:$r15 -7 6 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod deriv live #:$r12:#:# $t3 $s31 $r12 -6 5 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod deriv all $r12:$r13:#:# $t3 $s31 $r12:$r13 -5 4 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod all #:#:$r12:# $t3 $s31 $r12:$r13:$r14 -4 3 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod live $r12:#:$r13:# $t3 $s31 $r12:$r13:$r14:$r15 -3 2 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod deriv all #:$r12:$r13:# $t3 $s31 $r12 -2 1 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod deriv live $r12:$r13:$r14:# $t3 $s31 $r12:$r13 -1 0 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod live #:#:#:$r12 $t3 $s31 $r12:$r13:$r14 0 -1 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod all $r12:#:#:$r13 $t3 $s31 $r12:$r13:$r14:$r15 1 -2 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod deriv live #:$r12:#:$r13 $t3 $s31 $r12 2 -3 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod deriv all $r12:$r13:#:$r14 $t3 $s31 $r12:$r13 3 -4 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod all #:#:$r12:$r13 $t3 $s31 $r12:$r13:$r14 4 -5 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod live $r12:#:$r13:$r14 $t3 $s31 $r12:$r13:$r14:$r15 5 -6 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod deriv all #:$r12:$r13:$r14 $t3 $s31 $r12 6 -7 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod deriv live $r12:$r13:$r14:$r15 $t3 $s31 $r12:$r13 7 -8 5
    call mix
    // texlod cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod all cube #:#:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod live cube $r12:#:#:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod deriv all cube #:$r12:#:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod deriv live cube $r12:$r13:#:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod live cube #:#:$r12:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod all cube $r12:#:$r13:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod deriv live cube #:$r12:$r13:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod deriv all cube $r12:$r13:$r14:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod all cube #:#:#:$r12 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod live cube $r12:#:#:$r13 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod deriv all cube #:$r12:#:$r13 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod deriv live cube $r12:$r13:#:$r14 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod live cube #:#:$r12:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texlod all cube $r12:#:$r13:$r14 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texlod deriv live cube #:$r12:$r13:$r14 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texlod deriv all cube $r12:$r13:$r14:$r15 $t1 $s31 $r12:$r13:$r14
    call mix
    // texsize 
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (e $c1) texsize live #:#:#:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    texsize all $r12:#:#:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (lg $c1) texsize live #:$r12:#:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (e $c1) texsize all $r12:$r13:#:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    texsize all #:#:$r12:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (lg $c1) texsize live $r12:#:$r13:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (e $c1) texsize all #:$r12:$r13:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    texsize live $r12:$r13:$r14:# $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (lg $c1) texsize live #:#:#:$r12 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (e $c1) texsize all $r12:#:#:$r13 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    texsize live #:$r12:#:$r13 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (lg $c1) texsize all $r12:$r13:#:$r14 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (e $c1) texsize all #:#:$r12:$r13 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    texsize live $r12:#:$r13:$r14 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (lg $c1) texsize all #:$r12:$r13:$r14 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r7
    mov b32 $r13 $r4
    mov b32 $r14 $r5
    mov b32 $r15 $r6
    (e $c1) texsize live $r12:$r13:$r14:$r15 $t2 $s31 $r12
    call mix
    // texprep cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    texprep cube all #:#:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (lg $c1) texprep cube live $r12:#:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (e $c1) texprep cube all #:$r12:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    texprep cube live $r12:$r13:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (lg $c1) texprep cube live #:#:$r12:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (e $c1) texprep cube all $r12:#:$r13:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    texprep cube live #:$r12:$r13:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (lg $c1) texprep cube all $r12:$r13:$r14:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (e $c1) texprep cube all #:#:#:$r12 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    texprep cube live $r12:#:#:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (lg $c1) texprep cube all #:$r12:#:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (e $c1) texprep cube live $r12:$r13:#:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    texprep cube live #:#:$r12:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (lg $c1) texprep cube all $r12:#:$r13:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    (e $c1) texprep cube live #:$r12:$r13:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r6
    texprep cube all $r12:$r13:$r14:$r15 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    // texquerylod 
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texquerylod live #:#:#:# $t0 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texquerylod all $r12:#:#:# $t0 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texquerylod live #:$r12:#:# $t0 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texquerylod all $r12:$r13:#:# $t0 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texquerylod all #:#:$r12:# $t0 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texquerylod live $r12:#:$r13:# $t0 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texquerylod all #:$r12:$r13:# $t0 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texquerylod live $r12:$r13:$r14:# $t0 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texquerylod live #:#:#:$r12 $t0 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texquerylod all $r12:#:#:$r13 $t0 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texquerylod live #:$r12:#:$r13 $t0 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texquerylod all $r12:$r13:#:$r14 $t0 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texquerylod all #:#:$r12:$r13 $t0 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texquerylod live $r12:#:$r13:$r14 $t0 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texquerylod all #:$r12:$r13:$r14 $t0 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texquerylod live $r12:$r13:$r14:$r15 $t0 $s31 $r12:$r13
    call mix
    // texcsaa 
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa all #:#:#:# $t0 $s31 $r12:$r13:$r14:$r15 -8 7 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa live $r12:#:#:# $t0 $s31 $r12 -7 6 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa deriv all #:$r12:#:# $t0 $s31 $r12:$r13 -6 5 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa deriv live $r12:$r13:#:# $t0 $s31 $r12:$r13:$r14 -5 4 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa live #:#:$r12:# $t0 $s31 $r12:$r13:$r14:$r15 -4 3 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa all $r12:#:$r13:# $t0 $s31 $r12 -3 2 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa deriv live #:$r12:$r13:# $t0 $s31 $r12:$r13 -2 1 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa deriv all $r12:$r13:$r14:# $t0 $s31 $r12:$r13:$r14 -1 0 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa all #:#:#:$r12 $t0 $s31 $r12:$r13:$r14:$r15 0 -1 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa live $r12:#:#:$r13 $t0 $s31 $r12 1 -2 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa deriv all #:$r12:#:$r13 $t0 $s31 $r12:$r13 2 -3 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa deriv live $r12:$r13:#:$r14 $t0 $s31 $r12:$r13:$r14 3 -4 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa live #:#:$r12:$r13 $t0 $s31 $r12:$r13:$r14:$r15 4 -5 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa all $r12:#:$r13:$r14 $t0 $s31 $r12 5 -6 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa deriv live #:$r12:$r13:$r14 $t0 $s31 $r12:$r13 6 -7 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa deriv all $r12:$r13:$r14:$r15 $t0 $s31 $r12:$r13:$r14 7 -8 5
    call mix
    // texcsaa cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa live cube #:#:#:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa all cube $r12:#:#:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa deriv live cube #:$r12:#:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa deriv all cube $r12:$r13:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa all cube #:#:$r12:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa live cube $r12:#:$r13:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa deriv all cube #:$r12:$r13:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa deriv live cube $r12:$r13:$r14:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa live cube #:#:#:$r12 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa all cube $r12:#:#:$r13 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa deriv live cube #:$r12:#:$r13 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa deriv all cube $r12:$r13:#:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa all cube #:#:$r12:$r13 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texcsaa live cube $r12:#:$r13:$r14 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texcsaa deriv all cube #:$r12:$r13:$r14 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texcsaa deriv live cube $r12:$r13:$r14:$r15 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    // texgather 
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather all #:#:#:# $t0 $s31 $r12:$r13 -8 7 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather live $r12:#:#:# $t0 $s31 $r12:$r13:$r14 -7 6 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather deriv all #:$r12:#:# $t0 $s31 $r12:$r13:$r14:$r15 -6 5 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather deriv live $r12:$r13:#:# $t0 $s31 $r12 -5 4 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather live #:#:$r12:# $t0 $s31 $r12:$r13 -4 3 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather all $r12:#:$r13:# $t0 $s31 $r12:$r13:$r14 -3 2 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather deriv live #:$r12:$r13:# $t0 $s31 $r12:$r13:$r14:$r15 -2 1 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather deriv all $r12:$r13:$r14:# $t0 $s31 $r12 -1 0 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather all #:#:#:$r12 $t0 $s31 $r12:$r13 0 -1 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather live $r12:#:#:$r13 $t0 $s31 $r12:$r13:$r14 1 -2 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather deriv all #:$r12:#:$r13 $t0 $s31 $r12:$r13:$r14:$r15 2 -3 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather deriv live $r12:$r13:#:$r14 $t0 $s31 $r12 3 -4 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather live #:#:$r12:$r13 $t0 $s31 $r12:$r13 4 -5 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather all $r12:#:$r13:$r14 $t0 $s31 $r12:$r13:$r14 5 -6 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather deriv live #:$r12:$r13:$r14 $t0 $s31 $r12:$r13:$r14:$r15 6 -7 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather deriv all $r12:$r13:$r14:$r15 $t0 $s31 $r12 7 -8 5
    call mix
    // texgather cube
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather live cube #:#:#:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather all cube $r12:#:#:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather deriv live cube #:$r12:#:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather deriv all cube $r12:$r13:#:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather all cube #:#:$r12:# $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather live cube $r12:#:$r13:# $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather deriv all cube #:$r12:$r13:# $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather deriv live cube $r12:$r13:$r14:# $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather live cube #:#:#:$r12 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather all cube $r12:#:#:$r13 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather deriv live cube #:$r12:#:$r13 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather deriv all cube $r12:$r13:#:$r14 $t1 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather all cube #:#:$r12:$r13 $t1 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    texgather live cube $r12:#:$r13:$r14 $t1 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (lg $c1) texgather deriv all cube #:$r12:$r13:$r14 $t1 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r3
    (e $c1) texgather deriv live cube $r12:$r13:$r14:$r15 $t1 $s31 $r12:$r13
    call mix
    // short forms
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto all $r12:$r13:$r14:$r15 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto live $r12:$r13:$r14:$r15 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto all $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto all $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto all $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r6
    mov b32 $r15 $r3
    short texauto live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch all $r12:$r13:$r14:$r15 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch live $r12:$r13:$r14:$r15 $t2 $s31 $r12
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch all $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch all $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch all $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14:$r15
    call mix
    mov b32 $r12 $r4
    mov b32 $r13 $r5
    mov b32 $r14 $r6
    mov b32 $r15 $r7
    short texfetch live $r12:$r13:$r14:$r15 $t2 $s31 $r12:$r13:$r14:$r15
    call mix

    mov b32 $r0 $r1
    mov b32 $r1 $r2
    mov b32 $r2 $r3
    mov b32 $r3 $r16
    exit texauto deriv live $r0:$r1:#:# $t0 $s31 $r0:$r1 1 -1 0

// hash = (hash ^ word) * 33, four times
mix:
    xor b32 $r16 $r16 $r12
    shl b32 $r17 $r16 0x5
    add b32 $r16 $r16 $r17
    xor b32 $r16 $r16 $r13
    shl b32 $r17 $r16 0x5
    add b32 $r16 $r16 $r17
    xor b32 $r16 $r16 $r14
    shl b32 $r17 $r16 0x5
    add b32 $r16 $r16 $r17
    xor b32 $r16 $r16 $r15
    shl b32 $r17 $r16 0x5
    add b32 $r16 $r16 $r17
// $r1-$r3: floats from 0.5 to 1 of either sign; $r4-$r7: 0..7, 0..7, 0..3, 0..1; $c1 not zero: hash bit 4
coordinates:
    and b32 $r1 $r16 c0[0x0]
    or b32 $r1 $r1 c0[0x4]
    shl b32 $r2 $r16 0x9
    and b32 $r2 $r2 c0[0x0]
    or b32 $r2 $r2 c0[0x4]
    shr u32 $r3 $r16 0x7
    xor b32 $r3 $r3 $r2
    and b32 $r3 $r3 c0[0x0]
    or b32 $r3 $r3 c0[0x4]
    and b32 $r4 $r16 c0[0x8]
    shr u32 $r5 $r16 0x3
    and b32 $r5 $r5 c0[0x8]
    shr u32 $r6 $r16 0x6
    and b32 $r6 $r6 c0[0xc]
    shr u32 $r7 $r16 0x8
    and b32 $r7 $r7 c0[0x10]
    shr u32 $r17 $r16 0x4
    and b32 $c1 # $r17 c0[0x10]
    ret
