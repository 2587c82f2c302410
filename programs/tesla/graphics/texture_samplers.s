// 32 samplers: every wrapping, filter, kind of levels and comparison, borders, limits and biases of the LOD. 40 threads
// of each block sample three textures with three coordinates, a reference and a LOD; results are hashed.
.needs texture
.grid 2 1
.block 40 1 1
.regs 20
.set IN 0x10
.set OUT 0x14
.param 0x1000 0x2000
.const 1 0x0: 40
.global 0x1000: file "../data/texture_samplers_in.hex"
.expect global 0x2000: file "../data/texture_samplers_out.hex"
.texels 0x0: file "../data/texture_samplers_texels.hex"
.texture 7 2d rgba8 9 6 1 3 0x0
.texture 130 3d r32f 5 4 3 2 0x110
.texture 255 2d r32f 8 8 1 4 0x210
.sampler 0 0x0 0x0 0x0 0x0 0x3e000000 0x3f000000 0x40000000 0x41000000
.sampler 1 0x2191 0x3fa00000 0x0 0x41200000 0x3e080000 0x3f080000 0x40080000 0x41080000
.sampler 2 0x4262 0xbf35c28f 0x0 0x41200000 0x3e100000 0x3f100000 0x40100000 0x41100000
.sampler 3 0x60f3 0x0 0x3f800000 0x41200000 0x3e180000 0x3f180000 0x40180000 0x41180000
.sampler 4 0x8194 0x0 0x0 0x3fc00000 0x3e200000 0x3f200000 0x40200000 0x41200000
.sampler 5 0xa225 0x0 0x3f000000 0x41200000 0x3e280000 0x3f280000 0x40280000 0x41280000
.sampler 6 0xc0f6 0x3fa00000 0xc0133333 0x0 0x3e300000 0x3f300000 0x40300000 0x41300000
.sampler 7 0xe147 0xbf35c28f 0x0 0x41200000 0x3e380000 0x3f380000 0x40380000 0x41380000
.sampler 8 0x228 0x0 0x0 0x41200000 0x3e400000 0x3f400000 0x40400000 0x41400000
.sampler 9 0x20b9 0x0 0x0 0x41200000 0x3e480000 0x3f480000 0x40480000 0x41480000
.sampler 10 0x414a 0x0 0x3f800000 0x3fc00000 0x3e500000 0x3f500000 0x40500000 0x41500000
.sampler 11 0x62db 0x3fa00000 0x0 0x41200000 0x3e580000 0x3f580000 0x40580000 0x41580000
.sampler 12 0x80bc 0xbf35c28f 0x3f000000 0x0 0x3e600000 0x3f600000 0x40600000 0x41600000
.sampler 13 0xa10d 0x0 0xc0133333 0x41200000 0x3e680000 0x3f680000 0x40680000 0x41680000
.sampler 14 0xc2de 0x0 0x0 0x41200000 0x3e700000 0x3f700000 0x40700000 0x41700000
.sampler 15 0xe06f 0x0 0x0 0x41200000 0x3e780000 0x3f780000 0x40780000 0x41780000
.sampler 16 0x1100 0x3fa00000 0x0 0x3fc00000 0x3e800000 0x3f800000 0x40800000 0x41800000
.sampler 17 0x3291 0xbf35c28f 0x3f800000 0x41200000 0x3e880000 0x3f880000 0x40880000 0x41880000
.sampler 18 0x5062 0x0 0x0 0x0 0x3e900000 0x3f900000 0x40900000 0x41900000
.sampler 19 0x71f3 0x0 0x3f000000 0x41200000 0x3e980000 0x3f980000 0x40980000 0x41980000
.sampler 20 0x9294 0x0 0xc0133333 0x41200000 0x3ea00000 0x3fa00000 0x40a00000 0x41a00000
.sampler 21 0xb025 0x3fa00000 0x0 0x41200000 0x3ea80000 0x3fa80000 0x40a80000 0x41a80000
.sampler 22 0xd1f6 0xbf35c28f 0x0 0x3fc00000 0x3eb00000 0x3fb00000 0x40b00000 0x41b00000
.sampler 23 0xf247 0x0 0x0 0x41200000 0x3eb80000 0x3fb80000 0x40b80000 0x41b80000
.sampler 24 0x1028 0x0 0x3f800000 0x0 0x3ec00000 0x3fc00000 0x40c00000 0x41c00000
.sampler 25 0x31b9 0x0 0x0 0x41200000 0x3ec80000 0x3fc80000 0x40c80000 0x41c80000
.sampler 26 0x524a 0x3fa00000 0x3f000000 0x41200000 0x3ed00000 0x3fd00000 0x40d00000 0x41d00000
.sampler 27 0x70db 0xbf35c28f 0xc0133333 0x41200000 0x3ed80000 0x3fd80000 0x40d80000 0x41d80000
.sampler 28 0x91bc 0x0 0x0 0x3fc00000 0x3ee00000 0x3fe00000 0x40e00000 0x41e00000
.sampler 29 0xb20d 0x0 0x0 0x41200000 0x3ee80000 0x3fe80000 0x40e80000 0x41e80000
.sampler 30 0xd0de 0x0 0x0 0x0 0x3ef00000 0x3ff00000 0x40f00000 0x41f00000
.sampler 31 0xf16f 0x3fa00000 0x3f800000 0x41200000 0x3ef80000 0x3ff80000 0x40f80000 0x41f80000

    // thread number: 40 * ctaid.x + t
    mul $r9 u16 u16 s[0xc] u16 c1[0x0]
    add b32 $r18 $r9 $r0
    shl b32 $r1 $r18 0x5
    add b32 $r9 b32 s[IN] $r1
    ld b128 $r4q g14[$r9]
    mov b32 $r1 $r4
    mov b32 $r2 $r5
    mov b32 $r3 $r6
    mov b32 $r4 $r7
    add b32 $r9 $r9 0x10
    ld b32 $r5 g14[$r9]
    mov b32 $r9 0x0

    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s0 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s0 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s0 $r12:$r13:$r14 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s0 $r12:$r13:$r14 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s0 $r12:$r13 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s0 $r12:$r13:$r14 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s0 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s0 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s1 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13:$r14 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s1 $r12:$r13:$r14 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s1 $r12:$r13 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s1 $r12:$r13:$r14 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s1 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s1 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s2 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s2 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s2 $r12:$r13:$r14 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s2 $r12:$r13:$r14 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s2 $r12:$r13 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s2 $r12:$r13:$r14 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s2 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s2 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s3 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s3 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s3 $r12:$r13:$r14 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s3 $r12:$r13:$r14 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s3 $r12:$r13 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s3 $r12:$r13:$r14 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s3 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s3 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s4 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s4 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s4 $r12:$r13:$r14 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s4 $r12:$r13:$r14 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s4 $r12:$r13 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s4 $r12:$r13:$r14 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s4 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s4 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s5 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s5 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s5 $r12:$r13:$r14 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s5 $r12:$r13:$r14 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s5 $r12:$r13 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s5 $r12:$r13:$r14 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s5 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s5 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s6 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s6 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s6 $r12:$r13:$r14 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s6 $r12:$r13:$r14 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s6 $r12:$r13 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s6 $r12:$r13:$r14 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s6 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s6 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s7 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s7 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s7 $r12:$r13:$r14 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s7 $r12:$r13:$r14 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s7 $r12:$r13 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s7 $r12:$r13:$r14 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s7 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s7 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s8 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s8 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s8 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s8 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s8 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s8 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s8 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s8 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s9 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s9 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s9 $r12:$r13:$r14 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s9 $r12:$r13:$r14 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s9 $r12:$r13 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s9 $r12:$r13:$r14 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s9 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s9 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s10 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s10 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s10 $r12:$r13:$r14 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s10 $r12:$r13:$r14 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s10 $r12:$r13 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s10 $r12:$r13:$r14 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s10 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s10 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s11 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s11 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s11 $r12:$r13:$r14 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s11 $r12:$r13:$r14 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s11 $r12:$r13 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s11 $r12:$r13:$r14 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s11 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s11 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s12 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s12 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s12 $r12:$r13:$r14 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s12 $r12:$r13:$r14 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s12 $r12:$r13 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s12 $r12:$r13:$r14 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s12 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s12 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s13 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s13 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s13 $r12:$r13:$r14 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s13 $r12:$r13:$r14 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s13 $r12:$r13 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s13 $r12:$r13:$r14 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s13 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s13 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s14 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s14 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s14 $r12:$r13:$r14 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s14 $r12:$r13:$r14 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s14 $r12:$r13 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s14 $r12:$r13:$r14 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s14 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s14 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s15 $r12:$r13 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t130 $s15 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s15 $r12:$r13:$r14 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s15 $r12:$r13:$r14 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texgather all $r12:$r13:$r14:$r15 $t255 $s15 $r12:$r13 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s15 $r12:$r13:$r14 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s15 $r12:$r13 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s15 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s16 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s16 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s16 $r12:$r13:$r14:$r15 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s16 $r12:$r13:$r14:$r15 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s16 $r12:$r13:$r14 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s16 $r12:$r13:$r14:$r15 -8 -8 -8
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s16 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s16 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s17 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s17 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s17 $r12:$r13:$r14:$r15 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s17 $r12:$r13:$r14:$r15 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s17 $r12:$r13:$r14 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s17 $r12:$r13:$r14:$r15 -5 -3 -1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s17 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s17 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s18 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s18 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s18 $r12:$r13:$r14:$r15 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s18 $r12:$r13:$r14:$r15 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s18 $r12:$r13:$r14 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s18 $r12:$r13:$r14:$r15 -2 2 6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s18 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s18 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s19 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s19 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s19 $r12:$r13:$r14:$r15 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s19 $r12:$r13:$r14:$r15 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s19 $r12:$r13:$r14 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s19 $r12:$r13:$r14:$r15 1 7 -3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s19 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s19 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s20 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s20 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s20 $r12:$r13:$r14:$r15 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s20 $r12:$r13:$r14:$r15 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s20 $r12:$r13:$r14 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s20 $r12:$r13:$r14:$r15 4 -4 4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s20 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s20 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s21 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s21 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s21 $r12:$r13:$r14:$r15 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s21 $r12:$r13:$r14:$r15 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s21 $r12:$r13:$r14 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s21 $r12:$r13:$r14:$r15 7 1 -5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s21 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s21 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s22 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s22 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s22 $r12:$r13:$r14:$r15 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s22 $r12:$r13:$r14:$r15 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s22 $r12:$r13:$r14 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s22 $r12:$r13:$r14:$r15 -6 6 2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s22 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s22 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s23 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s23 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s23 $r12:$r13:$r14:$r15 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s23 $r12:$r13:$r14:$r15 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s23 $r12:$r13:$r14 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s23 $r12:$r13:$r14:$r15 -3 -5 -7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s23 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s23 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s24 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s24 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s24 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s24 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s24 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s24 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s24 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s24 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s25 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s25 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s25 $r12:$r13:$r14:$r15 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s25 $r12:$r13:$r14:$r15 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s25 $r12:$r13:$r14 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s25 $r12:$r13:$r14:$r15 3 5 7
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s25 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s25 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s26 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s26 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s26 $r12:$r13:$r14:$r15 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s26 $r12:$r13:$r14:$r15 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s26 $r12:$r13:$r14 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s26 $r12:$r13:$r14:$r15 6 -6 -2
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s26 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s26 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s27 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s27 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s27 $r12:$r13:$r14:$r15 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s27 $r12:$r13:$r14:$r15 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s27 $r12:$r13:$r14 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s27 $r12:$r13:$r14:$r15 -7 -1 5
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s27 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s27 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s28 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s28 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s28 $r12:$r13:$r14:$r15 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s28 $r12:$r13:$r14:$r15 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s28 $r12:$r13:$r14 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s28 $r12:$r13:$r14:$r15 -4 4 -4
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s28 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s28 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s29 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s29 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s29 $r12:$r13:$r14:$r15 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s29 $r12:$r13:$r14:$r15 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s29 $r12:$r13:$r14 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s29 $r12:$r13:$r14:$r15 -1 -7 3
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s29 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s29 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s30 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s30 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s30 $r12:$r13:$r14:$r15 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s30 $r12:$r13:$r14:$r15 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s30 $r12:$r13:$r14 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s30 $r12:$r13:$r14:$r15 2 -2 -6
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s30 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s30 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    long texauto deriv all $r12:$r13:$r14:$r15 $t7 $s31 $r12:$r13:$r14 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texlod all $r12:$r13:$r14:$r15 $t130 $s31 $r12:$r13:$r14:$r15 0 0 0
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texbias deriv all $r12:$r13:$r14:$r15 $t7 $s31 $r12:$r13:$r14:$r15 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texlod all $r12:$r13:$r14:$r15 $t255 $s31 $r12:$r13:$r14:$r15 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texgather all $r12:$r13:$r14:$r15 $t255 $s31 $r12:$r13:$r14 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r3
    mov b32 $r15 $r4
    texgather deriv all $r12:$r13:$r14:$r15 $t130 $s31 $r12:$r13:$r14:$r15 5 3 1
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    texquerylod all $r12:$r13:$r14:$r15 $t7 $s31 $r12:$r13:$r14 
    call mix
    mov b32 $r12 $r1
    mov b32 $r13 $r2
    mov b32 $r14 $r4
    mov b32 $r15 $r5
    texcsaa all $r12:$r13:$r14:$r15 $t255 $s31 $r12:$r13:$r14:$r15 0 0 0
    call mix

    shl b32 $r0 $r18 0x2
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
