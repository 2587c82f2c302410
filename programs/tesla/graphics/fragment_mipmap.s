// A textured floor in perspective, 16 x 12 pixels that a triangle's edge cuts; holes where the texture is transparent. u, v, 1/w and
// a colour are interpolated as attribute / w; the texture has five levels, between which it is sampled. The texel's red is
// looked up in a palette of four colours.
.needs texture
.type fragment
.threads 190
.inputs 18
.outputs 4
.regs 12
.attribute 0: file "../data/fragment_mipmap_in.hex"
.expect output 0: file "../data/fragment_mipmap_out.hex"
.invisible 157 158 159 160 162 163 185 186 187 188 189
.texels 0x0: file "../data/fragment_mipmap_texels.hex"
.texture 0 2d rgba8 16 16 1 5 0x0
.texture 1 1d rgba32f 4 1 1 1 0x554
.sampler 0 0x2e0 0 0 0x41200000         // repeat in x, y; linear, between two levels
.sampler 1 0x055                        // clamp; linear
.const 0 0x0: 0x3e800000                // 1/4

    interp lin $r8 v[0x8] $r0           // 1/w
    rcp f32 $r8 $r8
    interp mul $r0 v[0x0] $r8
    interp mul $r1 v[0x4] $r8
    texauto all $r0:$r1:$r2:$r3 $t0 $s0 $r0:$r1
    set $c0 # l f32 $r3 c0[0x0]
    (lg $c0) discard
    interp centmul $r9 v[0xc] $r8       // colour at the centroid
    interp centmul $r10 v[0x10] $r8
    long interp centmul $r11 v[0x14] neg $r8
    mov b32 $r4 $r0
    texlod live $r4:$r5:$r6:# $t1 $s1 $r4:$r5 0 0 0
    mul f32 $r0 $r4 $r9
    add f32 $r1 (mul $r5 $r10) $r1
    exit add sat f32 $r2 neg (mul $r6 $r11) $r2
