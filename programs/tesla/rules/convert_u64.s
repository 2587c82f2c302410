// Conversions to and from 64 bits where the highest ones count: at and above 2^63, both ways. Expected: integers of any size, rounded
// to the nearest, apart from the model.
.needs fp64
.tags short
.block 1 1 1
.regs 8
.globalsize 0x4000
.param 0x1000
.const 2 0x0: \
    0x00000000 0x43e00000 0x00000001 0x43e00000 0xffffffff 0x43efffff 0x00000000 0x43d00000 0xffffffff 0x43dfffff \
    0x00000000 0x43e80000 0x00000000 0x41f00000 0x00000000 0x43f00000 0x00000000 0xbff00000 0x00000000 0x41e00000 \
    0x00000000 0x3ff00000 0x00200000 0x43e00000 0x5f000000 0x5f400000 0x5f7fffff 0x5e800000 0x4f000000 0x5f800000 \
    0x00000000 0x80000000 0x00000001 0x80000000 0xffffffff 0xffffffff 0x00000800 0x80000000 0x00000001 0x40000000 \
    0xffffffff 0x7fffffff 0x00000000 0x00000001 0x00000003 0xc0000000 0xfffff800 0xffffffff 0x00000000 0x00000000
.expect global 0x1000: \
    0x00000000 0x80000000 0xffffffff 0x7fffffff 0x00000800 0x80000000 0xffffffff 0x7fffffff 0xfffff800 0xffffffff \
    0xffffffff 0x7fffffff 0x00000000 0x40000000 0x00000000 0x40000000 0xfffffc00 0x7fffffff 0xfffffc00 0x7fffffff \
    0x00000000 0xc0000000 0xffffffff 0x7fffffff 0x00000000 0x00000001 0x00000000 0x00000001 0xffffffff 0xffffffff \
    0xffffffff 0x7fffffff 0x00000000 0x00000000 0xffffffff 0xffffffff 0x80000000 0x00000000 0x80000000 0x00000000 \
    0x00000001 0x00000000 0x00000001 0x00000000 0x00000000 0x80000001 0xffffffff 0x7fffffff 0x00000000 0x80000000 \
    0xffffffff 0x7fffffff 0x00000000 0xc0000000 0xffffffff 0x7fffffff 0x00000000 0xffffff00 0xffffffff 0x7fffffff \
    0x00000000 0x40000000 0x00000000 0x40000000 0x80000000 0x00000000 0x80000000 0x00000000 0xffffffff 0xffffffff \
    0xffffffff 0x7fffffff 0x00000000 0x43e00000 0x00000000 0xc3e00000 0x5f000000 0x00000000 0xdf000000 0x00000000 \
    0x00000000 0x43e00000 0x00000000 0xc3e00000 0x5f000000 0x00000000 0xdf000000 0x00000000 0x00000000 0x43f00000 \
    0x00000000 0xbff00000 0x5f800000 0x00000000 0xbf800000 0x00000000 0x00000001 0x43e00000 0xfffffffe 0xc3dfffff \
    0x5f000000 0x00000000 0xdf000000 0x00000000 0x00000000 0x43d00000 0x00000000 0x43d00000 0x5e800000 0x00000000 \
    0x5e800000 0x00000000 0x00000000 0x43e00000 0x00000000 0x43e00000 0x5f000000 0x00000000 0x5f000000 0x00000000 \
    0x00000000 0x41f00000 0x00000000 0x41f00000 0x4f800000 0x00000000 0x4f800000 0x00000000 0x00000000 0x43e80000 \
    0x00000000 0xc3d00000 0x5f400000 0x00000000 0xde800000 0x00000000 0xffffffff 0x43efffff 0x00000000 0xc0a00000 \
    0x5f800000 0x00000000 0xc5000000 0x00000000 0x00000000 0x00000000 0x00000000 0x00000000 0x00000000 0x00000000 \
    0x00000000 0x00000000

    ld $r1 b32 s[0x10]
    ld $r4 b32 c2[0x0]
    ld $r5 b32 c2[0x4]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x8]
    ld $r5 b32 c2[0xc]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x10]
    ld $r5 b32 c2[0x14]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x18]
    ld $r5 b32 c2[0x1c]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x20]
    ld $r5 b32 c2[0x24]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x28]
    ld $r5 b32 c2[0x2c]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x30]
    ld $r5 b32 c2[0x34]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x38]
    ld $r5 b32 c2[0x3c]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x40]
    ld $r5 b32 c2[0x44]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x48]
    ld $r5 b32 c2[0x4c]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x50]
    ld $r5 b32 c2[0x54]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x58]
    ld $r5 b32 c2[0x5c]
    cvt rni u64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $c0 $r6d f64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x60]
    cvt rni u64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x64]
    cvt rni u64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x68]
    cvt rni u64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x6c]
    cvt rni u64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x70]
    cvt rni u64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x74]
    cvt rni u64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rni s64 $r6d f32 $r4
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x78]
    ld $r5 b32 c2[0x7c]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x80]
    ld $r5 b32 c2[0x84]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x88]
    ld $r5 b32 c2[0x8c]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x90]
    ld $r5 b32 c2[0x94]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0x98]
    ld $r5 b32 c2[0x9c]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0xa0]
    ld $r5 b32 c2[0xa4]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0xa8]
    ld $r5 b32 c2[0xac]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0xb0]
    ld $r5 b32 c2[0xb4]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0xb8]
    ld $r5 b32 c2[0xbc]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    ld $r4 b32 c2[0xc0]
    ld $r5 b32 c2[0xc4]
    cvt rn f64 $r6d u64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f64 $r6d s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 u64 $r4d
    long mov b32 $r7 $r124
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    cvt rn f32 $r6 s64 $r4d
    st b64 g14[$r1] $r6d
    add b32 $r1 $r1 0x8
    exit nop
