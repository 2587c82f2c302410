// The ends of banks: vectors that are written or read partly or wholly beyond the last register, and single channels of every format of
// which only the word outside is wanted. By hand, from docs/isa/sgx543.md, 2.3 and 2.5 to 2.7.
.instances 8
.pa 8
.outputs o 0 8
.input 0: 60 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 1: 61 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 2: 62 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 3: 63 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 4: 64 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 5: 65 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 6: 66 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.input 7: 67 0 0 0 0x3f800000 0x40000000 0x40400000 0x40800000
.expect trap OOB
.expect output 0: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    or.u32 idx1, pa0, #0x0
    mov.f32 i0.xyzw, pa4.xyzw
    mul.f32 r[idx1*2+0].xyzw, i0.xyzw, c1.xxxx
    mul.f16 r[idx1*2+0].xyzw, i0.xyzw, c1.xxxx
    mul.f32 r[idx1*2+2].xyzw, i0.xyzw, c1.xxxx
    mul.f16 r[idx1*2+2].xyzw, i0.xyzw, c1.xxxx
    mul.f32 o[idx1*2+0].xyzw, i0.xyzw, c1.xxxx
    mul.f16 o[idx1*2+0].xyzw, i0.xyzw, c1.xxxx
    mul.f32 o[idx1*2+2].xyzw, i0.xyzw, c1.xxxx
    mul.f16 o[idx1*2+2].xyzw, i0.xyzw, c1.xxxx
    mul.f32 pa[idx1*2+0].xyzw, i0.xyzw, c1.xxxx
    mul.f16 pa[idx1*2+0].xyzw, i0.xyzw, c1.xxxx
    mul.f32 pa[idx1*2+2].xyzw, i0.xyzw, c1.xxxx
    mul.f16 pa[idx1*2+2].xyzw, i0.xyzw, c1.xxxx
    smbo d1 s0+0 s1+1 s2+1
    pack.f32.f16 r[idx1*2+0].xyzw, i0.xyzw
    pack.u8.f16.scale r[idx1*2+0].xyzw, i0.xyzw
    pack.fx10.f16 r[idx1*2+0].xyzw, i0.xyzw
    pack.f32.f16 o[idx1*2+0].xyzw, i0.xyzw
    pack.u8.f16.scale o[idx1*2+0].xyzw, i0.xyzw
    pack.fx10.f16 o[idx1*2+0].xyzw, i0.xyzw
    pack.f32.f16 pa[idx1*2+0].xyzw, i0.xyzw
    pack.u8.f16.scale pa[idx1*2+0].xyzw, i0.xyzw
    pack.fx10.f16 pa[idx1*2+0].xyzw, i0.xyzw
    pack.f32.f16 o0.x, r[idx1*2+0].x
    pack.f32.f16 o0.x, r[idx1*2+0].y
    pack.f32.f16 o0.x, r[idx1*2+0].z
    pack.f32.f16 o0.x, r[idx1*2+0].w
    pack.f32.fx10 o0.x, r[idx1*2+0].x
    pack.f32.fx10 o0.x, r[idx1*2+0].y
    pack.f32.fx10 o0.x, r[idx1*2+0].z
    pack.f32.fx10 o0.x, r[idx1*2+0].w
    pack.f32.u8.scale o0.x, r[idx1*2+0].x
    pack.f32.u8.scale o0.x, r[idx1*2+0].y
    pack.f32.u8.scale o0.x, r[idx1*2+0].z
    pack.f32.u8.scale o0.x, r[idx1*2+0].w
    pack.f32.s8.scale o0.x, r[idx1*2+0].x
    pack.f32.s8.scale o0.x, r[idx1*2+0].y
    pack.f32.s8.scale o0.x, r[idx1*2+0].z
    pack.f32.s8.scale o0.x, r[idx1*2+0].w
    pack.f32.u16 o0.x, r[idx1*2+0].x
    pack.f32.u16 o0.x, r[idx1*2+0].y
    pack.f32.u16 o0.x, r[idx1*2+0].z
    pack.f32.u16 o0.x, r[idx1*2+0].w
    pack.f32.s16 o0.x, r[idx1*2+0].x
    pack.f32.s16 o0.x, r[idx1*2+0].y
    pack.f32.s16 o0.x, r[idx1*2+0].z
    pack.f32.s16 o0.x, r[idx1*2+0].w
    pack.f32.f16 o0.x, pa[idx1*2+0].x
    pack.f32.f16 o0.x, pa[idx1*2+0].y
    pack.f32.f16 o0.x, pa[idx1*2+0].z
    pack.f32.f16 o0.x, pa[idx1*2+0].w
    pack.f32.fx10 o0.x, pa[idx1*2+0].x
    pack.f32.fx10 o0.x, pa[idx1*2+0].y
    pack.f32.fx10 o0.x, pa[idx1*2+0].z
    pack.f32.fx10 o0.x, pa[idx1*2+0].w
    pack.f32.u8.scale o0.x, pa[idx1*2+0].x
    pack.f32.u8.scale o0.x, pa[idx1*2+0].y
    pack.f32.u8.scale o0.x, pa[idx1*2+0].z
    pack.f32.u8.scale o0.x, pa[idx1*2+0].w
    pack.f32.s8.scale o0.x, pa[idx1*2+0].x
    pack.f32.s8.scale o0.x, pa[idx1*2+0].y
    pack.f32.s8.scale o0.x, pa[idx1*2+0].z
    pack.f32.s8.scale o0.x, pa[idx1*2+0].w
    pack.f32.u16 o0.x, pa[idx1*2+0].x
    pack.f32.u16 o0.x, pa[idx1*2+0].y
    pack.f32.u16 o0.x, pa[idx1*2+0].z
    pack.f32.u16 o0.x, pa[idx1*2+0].w
    pack.f32.s16 o0.x, pa[idx1*2+0].x
    pack.f32.s16 o0.x, pa[idx1*2+0].y
    pack.f32.s16 o0.x, pa[idx1*2+0].z
    pack.f32.s16 o0.x, pa[idx1*2+0].w
    pack.f32.f16 o0.x, sa[idx1*2+0].x
    pack.f32.f16 o0.x, sa[idx1*2+0].y
    pack.f32.f16 o0.x, sa[idx1*2+0].z
    pack.f32.f16 o0.x, sa[idx1*2+0].w
    pack.f32.fx10 o0.x, sa[idx1*2+0].x
    pack.f32.fx10 o0.x, sa[idx1*2+0].y
    pack.f32.fx10 o0.x, sa[idx1*2+0].z
    pack.f32.fx10 o0.x, sa[idx1*2+0].w
    pack.f32.u8.scale o0.x, sa[idx1*2+0].x
    pack.f32.u8.scale o0.x, sa[idx1*2+0].y
    pack.f32.u8.scale o0.x, sa[idx1*2+0].z
    pack.f32.u8.scale o0.x, sa[idx1*2+0].w
    pack.f32.s8.scale o0.x, sa[idx1*2+0].x
    pack.f32.s8.scale o0.x, sa[idx1*2+0].y
    pack.f32.s8.scale o0.x, sa[idx1*2+0].z
    pack.f32.s8.scale o0.x, sa[idx1*2+0].w
    pack.f32.u16 o0.x, sa[idx1*2+0].x
    pack.f32.u16 o0.x, sa[idx1*2+0].y
    pack.f32.u16 o0.x, sa[idx1*2+0].z
    pack.f32.u16 o0.x, sa[idx1*2+0].w
    pack.f32.s16 o0.x, sa[idx1*2+0].x
    pack.f32.s16 o0.x, sa[idx1*2+0].y
    pack.f32.s16 o0.x, sa[idx1*2+0].z
    pack.f32.s16 o0.x, sa[idx1*2+0].w
