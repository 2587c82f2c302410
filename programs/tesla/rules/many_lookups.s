// More textures under way than their rows hold: eight warps look up three each between loads of 128 bits, which take the register
// file's port from them for long. So answers stay in their rows, and all rows fill. By hand: 3 t for thread t; beside it the texel
// of its number modulo 4: 1.0, 2.0, 4.0, 8.0.
.needs texture
.tags short
.block 256 1 1
.regs 28
.globalsize 0x4000
.param 0x1000
.const 0 0x0: 3 4
.texels 0x0: 0x3f800000 0x40000000 0x40800000 0x41000000
.texture 0 1d r32f 4 1 1 1 0x0
.sampler 0 0 0 0 0
.expect global 0x1000: 0 0x3f800000 0 0 3 0x40000000 0 0 6 0x40800000 0 0 9 0x41000000
.expect global 0x1ff0: 0x2fd 0x41000000 0 0 0

    shl b32 $r1 $r0 0x4
    add b32 $r1 b32 s[0x10] $r1
    st b32 g14[$r1] $r0
    and b32 $r8 $r0 c0[0x0]
    mov b32 $r16 $r8
    mov b32 $r24 $r8
    bar inc wait 0x0 0xfff
    ld b128 $r4q g14[$r1]
    long texfetch all $r8:$r9:$r10:$r11 $t0 $s0 $r8 0x0 0x0 0x0
    ld b128 $r12q g14[$r1]
    long texfetch all $r16:$r17:$r18:$r19 $t0 $s0 $r16 0x0 0x0 0x0
    ld b128 $r20q g14[$r1]
    long texfetch all $r24:$r25:$r26:$r27 $t0 $s0 $r24 0x0 0x0 0x0
    add b32 $r4 $r4 $r12
    add b32 $r4 $r4 $r20
    and b32 $r8 $r8 $r16
    and b32 $r8 $r8 $r24
    st b32 g14[$r1] $r4
    mov b32 $r2 0x4
    add b32 $r1 $r1 $r2
    exit st b32 g14[$r1] $r8
