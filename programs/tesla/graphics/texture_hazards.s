// Two warps that ask for textures: a source that has just been written and is no destination, neighbours that do not execute,
// components left out, registers beyond the last one, and answers that come while loads write.
.needs texture
.block 64 1 1
.regs 128
.const 0 0x0: 1 7 3 0x1000 0x4000 4
.texture 0 2darray rgba8 8 4 2 2 0x0
.texture 1 2d rgba8 8 4 1 1 0x0
.sampler 0 0 0 0 0
.texels 0x0: 0x03020100 0x13121110 0x23222120 0x33323130 0x43424140 0x53525150 0x63626160 0x73727170 \
    0x83828180 0x93929190 0xa3a2a1a0 0xb3b2b1b0 0xc3c2c1c0 0xd3d2d1d0 0xe3e2e1e0 0xf3f2f1f0 \
    0x07060504 0x17161514 0x27262524 0x37363534 0x47464544 0x57565554 0x67666564 0x77767574 \
    0x87868584 0x97969594 0xa7a6a5a4 0xb7b6b5b4 0xc7c6c5c4 0xd7d6d5d4 0xe7e6e5e4 0xf7f6f5f4
.texels 0x140: 0xffffffff

    and b32 $r1 $r0 c0[0x4]
    shr u32 $r4 $r0 0x3
    and b32 $r4 $r4 c0[0x8]
    shl b32 $r2 $r0 0x4
    add b32 $r2 $r2 c0[0xc]
    shl b32 $r3 $r0 0x2
    add b32 $r3 $r3 c0[0x10]
    and b32 $c1 # $r0 c0[0x0]
    and b32 $c2 # $r0 c0[0x14]

    bar inc wait 0x0 0xfff

    // four sources from an odd register on, the last one late and no destination; a result that is used at once
    mov b32 $r5 $r1
    mov b32 $r6 $r4
    mov b32 $r7 0x0
    rcp f32 $r9 $r0
    and b32 $r8 $r0 c0[0x0]
    long texfetch all $r5:$r6:#:# $t0 $s0 $r5:$r6:$r7:$r8 0x1 0x2 -0x3
    st b32 g14[$r3] $r6

    // odd lanes ask, even lanes count
    mov b32 $r12 $r0
    mov b32 $r13 $r1
    long (lg $c1) texauto deriv all $r12:#:$r13:# $t1 $s0 $r12:$r13 0x0 0x0 0x0

    // every other quad: answers that complete a row in each clock
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    long (e $c2) texfetch all $r12:#:#:# $t1 $s0 $r12:$r13 0x0 0x0 0x0

    // the short form, and a register that is the last but one
    mov b32 $r12 $r1
    mov b32 $r13 $r4
    texfetch all $r12:$r13:$r14:$r15 $t1 $s0 $r12:$r13
    mov b32 $r126 $r1
    mov b32 $r127 $r4
    long texfetch all $r126:$r127:$r128:$r129 $t1 $s0 $r126:$r127 0x0 0x0 0x0

    // loads and textures at once
    mov b32 $r30 0x10
again:
    mov b32 $r12 $r1
    mov b32 $r13 $r30
    ld b128 $r16q g14[$r2]
    long texfetch all $r12:$r13:$r14:# $t1 $s0 $r12:$r13 0x0 0x0 0x0
    ld b128 $r20q g14[$r2]
    ld b128 $r24q g14[$r2]
    sub b32 $c0 $r30 $r30 c0[0x0]
    (lg $c0) bra again
    st b128 g14[$r2] $r12q

    // the second source is beyond the last register; texsize has one source, whatever its word says:
    // texsize all $r12:#:#:# $t1 $s0 $r12, with two in w0[23:22]
    mov b32 $r127 $r1
    long texfetch all $r127:#:#:# $t1 $s0 $r127:$r128 0x0 0x0 0x0
    mov b32 $r12 0x0
    .word 0xf2400231 0x60000780
    exit nop
