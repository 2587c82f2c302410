// What one instruction is still to write and the next one reads: one warp, so that nothing else hides how long it takes.
// Words of the two tables differ, and are addresses too. What counts is that core and model agree on what is read.
.needs fp64
.tags short
.block 32 1 1
.regs 72
.shared 0x80
.local 64
.globalsize 0x4000
.param 0x1000 0x1020 0x2000
.const 0 0x400: 0x11 0x404 0x13 0x14 0x15 0x16 0x17 0x18 0x19 0x1a 0x1b 0x1c
.const 1 0x0: 0x40100000 0x40280000 0x3ff80000 0xbfe00000 0x7f 0x10 0x90000000
.global 0x1000: 0x2100 0x2110 0x2120 0x2130 0x2140 0x2150 0x2160 0x2170
.global 0x1020: 0x2200 0x2214 0x2228 0x223c 0x2240 0x2254 0x2268 0x227c

    ld $r2 b32 s[0x10]
    ld $r3 b32 s[0x14]
    ld $r4 b32 s[0x18]
    ld $r21 b32 c1[0x0]
    ld $r23 b32 c1[0x4]
    ld $r19 b32 c1[0x8]
    ld $r20 b32 c1[0xc]
    ld $r24 b32 c1[0x10]
    ld $r25 b32 c1[0x14]
    ld $r26 b32 c1[0x18]
    ld b128 $r8q g14[$r2]
    st b128 l[0x20] $r8q
    st b32 s[0x50] $r20
    st b32 s[0x54] $r25

    // A register that a load is still to write, in each place of each instruction that reads it
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    add b32 $r16 $r8 $r20
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    add b32 $r16 $r10 $r20
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    add b32 $r16 $r20 $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    add b32 $r16 $r20 $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    xor b32 $r16 $r20 $r8
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    xor b32 $r16 $r20 $r10
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    add $r16 (mul u24 $r20 $r21) $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    add $r16 (mul u24 $r20 $r21) $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    short add b32 $r16 $r20 $r8
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    short add b32 $r16 $r20 $r10
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    st b32 g14[$r4] $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    st b32 g14[$r4] $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    st b32 l[0x10] $r8
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    st b32 l[0x10] $r10
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    st b32 s[0x40] $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    st b32 s[0x40] $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    st b8 s[0x44] $r8h
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    st b8 s[0x44] $r10h
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    red add u32 g14[$r4] $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    red add u32 g14[$r4] $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    ld add u32 $r16 g14[$r4] $r8
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    ld add u32 $r16 g14[$r4] $r10
    st b64 g14[$r4] $r20d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    cas b32 $r16 g14[$r4] $r8 $r20
    st b64 g14[$r4] $r20d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    cas b32 $r16 g14[$r4] $r10 $r20
    st b64 g14[$r4] $r20d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    cas b32 $r16 g14[$r4] $r20 $r8
    st b64 g14[$r4] $r20d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    cas b32 $r16 g14[$r4] $r20 $r10
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    st b128 g14[$r4] $r8q
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    st b128 g14[$r4] $r8q
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    st b128 g14[$r4] $r8q
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    st b128 g14[$r4] $r8q
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    st b128 l[0x10] $r8q
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    st b128 l[0x10] $r8q
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    st b128 l[0x10] $r8q
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    st b128 l[0x10] $r8q
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    st b64 g14[$r4] $r8d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    st b64 g14[$r4] $r8d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    st b64 g14[$r4] $r10d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    st b64 g14[$r4] $r10d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    st b64 l[0x10] $r8d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    st b64 l[0x10] $r8d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    st b64 l[0x10] $r10d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    st b64 l[0x10] $r10d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    red add u64 g14[$r4] $r8d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    red add u64 g14[$r4] $r8d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    red add u64 g14[$r4] $r10d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    red add u64 g14[$r4] $r10d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    exch b64 $r16d g14[$r4] $r8d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    exch b64 $r16d g14[$r4] $r8d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    exch b64 $r16d g14[$r4] $r10d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    exch b64 $r16d g14[$r4] $r10d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    cas b64 $r16d g14[$r4] $r8d $r20d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    cas b64 $r16d g14[$r4] $r8d $r20d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    cas b64 $r16d g14[$r4] $r10d $r20d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    cas b64 $r16d g14[$r4] $r10d $r20d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    cas b64 $r16d g14[$r4] $r20d $r8d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    cas b64 $r16d g14[$r4] $r20d $r8d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    cas b64 $r16d g14[$r4] $r20d $r10d
    st b64 g14[$r4] $r20d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    cas b64 $r16d g14[$r4] $r20d $r10d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    ld b32 $r16 g14[$r8]
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    ld b32 $r16 g14[$r10]
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    st b32 g14[$r8] $r20
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    st b32 g14[$r10] $r20
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    exch b32 $r16 g14[$r8] $r20
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    exch b32 $r16 g14[$r10] $r20
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    shl $a1 $r8 0x0
    ld $r16 b32 c0[$a1]
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    shl $a1 $r10 0x0
    ld $r16 b32 c0[$a1]
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    mov $c1 $r8
    (lg $c1) mov b32 $r17 $r20
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    mov $c1 $r10
    (lg $c1) mov b32 $r17 $r20
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    rcp f32 $r16 $r8
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    rcp f32 $r16 $r10
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    cvt u32 $r16 u16 $r8h
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    cvt u32 $r16 u16 $r10h
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    add b16 $r16l $r20l $r8l
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    add b16 $r16l $r20l $r10l
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    mul $r16 u16 $r8h u16 $r20l
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    mul $r16 u16 $r10h u16 $r20l
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    mov b32 $r16 $r8
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    mov b32 $r16 $r10
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    slct b32 $r16 $r20 $r21 f32 $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    slct b32 $r16 $r20 $r21 f32 $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    quadop f32 add add add add $r16 l1 $r8 $r20
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    quadop f32 add add add add $r16 l1 $r10 $r20
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    quadop f32 add add add add $r16 l1 $r20 $r8
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    quadop f32 add add add add $r16 l1 $r20 $r10
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    fma rn f64 $r16d $r8d $r20d $r22d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    fma rn f64 $r16d $r8d $r20d $r22d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    fma rn f64 $r16d $r10d $r20d $r22d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    fma rn f64 $r16d $r10d $r20d $r22d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    fma rn f64 $r16d $r20d $r8d $r22d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    fma rn f64 $r16d $r20d $r8d $r22d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    fma rn f64 $r16d $r20d $r10d $r22d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    fma rn f64 $r16d $r20d $r10d $r22d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    fma rn f64 $r16d $r20d $r22d $r8d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    fma rn f64 $r16d $r20d $r22d $r8d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    fma rn f64 $r16d $r20d $r22d $r10d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    fma rn f64 $r16d $r20d $r22d $r10d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    add rn f64 $r16d $r20d $r8d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    add rn f64 $r16d $r20d $r8d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    add rn f64 $r16d $r20d $r10d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    add rn f64 $r16d $r20d $r10d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    mul rn f64 $r16d $r20d $r8d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    mul rn f64 $r16d $r20d $r8d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    mul rn f64 $r16d $r20d $r10d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    mul rn f64 $r16d $r20d $r10d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    min f64 $r16d $r8d $r20d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    min f64 $r16d $r8d $r20d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    min f64 $r16d $r10d $r20d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    min f64 $r16d $r10d $r20d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    set $c1 $r16 g f64 $r20d $r8d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    set $c1 $r16 g f64 $r20d $r8d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    set $c1 $r16 g f64 $r20d $r10d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    set $c1 $r16 g f64 $r20d $r10d
    add b32 $r1 $r3 0x0
    ld b32 $r8 g14[$r1]
    cvt rn f32 $r16 f64 $r8d
    add b32 $r1 $r2 0x4
    ld b32 $r9 g14[$r1]
    cvt rn f32 $r16 f64 $r8d
    add b32 $r1 $r3 0x8
    ld b32 $r10 g14[$r1]
    cvt rn f32 $r16 f64 $r10d
    add b32 $r1 $r2 0xc
    ld b32 $r11 g14[$r1]
    cvt rn f32 $r16 f64 $r10d
    add b32 $r1 $r2 0x0
    ld b32 $r8 g14[$r1]
    cvt rni s64 $r16d f64 $r8d
    add b32 $r1 $r3 0x4
    ld b32 $r9 g14[$r1]
    cvt rni s64 $r16d f64 $r8d
    add b32 $r1 $r2 0x8
    ld b32 $r10 g14[$r1]
    cvt rni s64 $r16d f64 $r10d
    add b32 $r1 $r3 0xc
    ld b32 $r11 g14[$r1]
    cvt rni s64 $r16d f64 $r10d

    // The same of what the ALU and the special functions are still to write
    rcp f32 $r8 $r23
    add b32 $r16 $r8 $r20
    rcp f32 $r8 $r21
    add b32 $r16 $r20 $r8
    rcp f32 $r8 $r23
    xor b32 $r16 $r20 $r8
    rcp f32 $r8 $r21
    add $r16 (mul u24 $r20 $r21) $r8
    rcp f32 $r8 $r23
    short add b32 $r16 $r20 $r8
    rcp f32 $r8 $r21
    st b32 s[0x40] $r8
    rcp f32 $r8 $r23
    st b8 s[0x44] $r8h
    rcp f32 $r8 $r21
    shl $a1 $r8 0x0
    rcp f32 $r8 $r23
    mov $c1 $r8
    rcp f32 $r8 $r21
    rcp f32 $r16 $r8
    rcp f32 $r8 $r23
    cvt u32 $r16 u16 $r8h
    rcp f32 $r8 $r21
    add b16 $r16l $r20l $r8l
    rcp f32 $r8 $r23
    mul $r16 u16 $r8h u16 $r20l
    rcp f32 $r8 $r21
    mov b32 $r16 $r8
    rcp f32 $r8 $r23
    slct b32 $r16 $r20 $r21 f32 $r8
    rcp f32 $r8 $r21
    quadop f32 add add add add $r16 l1 $r8 $r20
    rcp f32 $r8 $r23
    quadop f32 add add add add $r16 l1 $r20 $r8
    rcp f32 $r8 $r21
    fma rn f64 $r16d $r8d $r20d $r22d
    rcp f32 $r9 $r21
    fma rn f64 $r16d $r8d $r20d $r22d
    rcp f32 $r8 $r23
    fma rn f64 $r16d $r20d $r8d $r22d
    rcp f32 $r9 $r23
    fma rn f64 $r16d $r20d $r8d $r22d
    rcp f32 $r8 $r21
    fma rn f64 $r16d $r20d $r22d $r8d
    rcp f32 $r9 $r21
    fma rn f64 $r16d $r20d $r22d $r8d
    rcp f32 $r8 $r23
    add rn f64 $r16d $r20d $r8d
    rcp f32 $r9 $r23
    add rn f64 $r16d $r20d $r8d
    rcp f32 $r8 $r21
    mul rn f64 $r16d $r20d $r8d
    rcp f32 $r9 $r21
    mul rn f64 $r16d $r20d $r8d
    rcp f32 $r8 $r23
    min f64 $r16d $r8d $r20d
    rcp f32 $r9 $r23
    min f64 $r16d $r8d $r20d
    rcp f32 $r8 $r21
    set $c1 $r16 g f64 $r20d $r8d
    rcp f32 $r9 $r21
    set $c1 $r16 g f64 $r20d $r8d
    rcp f32 $r8 $r23
    cvt rn f32 $r16 f64 $r8d
    rcp f32 $r9 $r23
    cvt rn f32 $r16 f64 $r8d
    rcp f32 $r8 $r21
    cvt rni s64 $r16d f64 $r8d
    rcp f32 $r9 $r21
    cvt rni s64 $r16d f64 $r8d

    // Each register that an instruction is still to write
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    add b32 $r1 $r2 0x0
    ld b64 $r8d g14[$r1]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld b64 $r8d g14[$r1]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    add b32 $r1 $r3 0x0
    ld b64 $r8d g14[$r1]
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    ld b64 $r8d g14[$r1]
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    add b32 $r1 $r2 0x0
    ld b128 $r8q g14[$r1]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld b128 $r8q g14[$r1]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    add b32 $r1 $r3 0x0
    ld b128 $r8q g14[$r1]
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    ld b128 $r8q g14[$r1]
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    add b32 $r1 $r2 0x0
    ld b128 $r8q g14[$r1]
    st b32 g14[$r4] $r10
    xor b32 $r16 $r20 $r10
    ld b128 $r8q g14[$r1]
    mov b32 $r10 $r20
    xor b32 $r16 $r20 $r10
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    add b32 $r1 $r3 0x0
    ld b128 $r8q g14[$r1]
    st b32 g14[$r4] $r11
    xor b32 $r16 $r20 $r11
    ld b128 $r8q g14[$r1]
    mov b32 $r11 $r20
    xor b32 $r16 $r20 $r11
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    ld b64 $r8d l[0x20]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld b64 $r8d l[0x20]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    ld b64 $r8d l[0x20]
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    ld b64 $r8d l[0x20]
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    ld b128 $r8q l[0x20]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld b128 $r8q l[0x20]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    ld b128 $r8q l[0x20]
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    ld b128 $r8q l[0x20]
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    ld b128 $r8q l[0x20]
    st b32 g14[$r4] $r10
    xor b32 $r16 $r20 $r10
    ld b128 $r8q l[0x20]
    mov b32 $r10 $r20
    xor b32 $r16 $r20 $r10
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    mov b32 $r10 $r24
    mov b32 $r11 $r24
    ld b128 $r8q l[0x20]
    st b32 g14[$r4] $r11
    xor b32 $r16 $r20 $r11
    ld b128 $r8q l[0x20]
    mov b32 $r11 $r20
    xor b32 $r16 $r20 $r11
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    add b32 $r1 $r2 0x0
    exch b64 $r8d g14[$r1] $r20d
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    exch b64 $r8d g14[$r1] $r20d
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    add b32 $r1 $r3 0x0
    exch b64 $r8d g14[$r1] $r20d
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    exch b64 $r8d g14[$r1] $r20d
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    add b32 $r1 $r2 0x0
    cas b64 $r8d g14[$r1] $r20d $r22d
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    cas b64 $r8d g14[$r1] $r20d $r22d
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    add b32 $r1 $r3 0x0
    cas b64 $r8d g14[$r1] $r20d $r22d
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    cas b64 $r8d g14[$r1] $r20d $r22d
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    add b32 $r1 $r2 0x0
    ld u8 $r8 g14[$r1]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld u8 $r8 g14[$r1]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    add b32 $r1 $r3 0x0
    exch b32 $r8 g14[$r1] $r20
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    exch b32 $r8 g14[$r1] $r20
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    rcp f32 $r8 $r21
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    rcp f32 $r8 $r21
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    fma rn f64 $r8d $r20d $r22d $r18d
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    fma rn f64 $r8d $r20d $r22d $r18d
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    fma rn f64 $r8d $r20d $r22d $r18d
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    fma rn f64 $r8d $r20d $r22d $r18d
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    cvt rn f64 $r8d s32 $r21
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    cvt rn f64 $r8d s32 $r21
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    mov b32 $r9 $r24
    cvt rn f64 $r8d s32 $r21
    st b32 g14[$r4] $r9
    xor b32 $r16 $r20 $r9
    cvt rn f64 $r8d s32 $r21
    mov b32 $r9 $r20
    xor b32 $r16 $r20 $r9
    mov b32 $r8 $r24
    ld $r8 b32 s[0x50]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld $r8 b32 s[0x50]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    ld $r8 b32 c0[0x404]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld $r8 b32 c0[0x404]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r8 $r24
    ld $r8h u16 s[0x50]
    st b32 g14[$r4] $r8
    xor b32 $r16 $r20 $r8
    ld $r8h u16 s[0x50]
    mov b32 $r8 $r20
    xor b32 $r16 $r20 $r8
    mov b32 $r64 $r24
    mov b32 $r65 $r24
    mov b32 $r66 $r24
    mov b32 $r67 $r24
    add b32 $r1 $r2 0x0
    ld b128 $r64q g14[$r1]
    st b32 g14[$r4] $r64
    xor b32 $r16 $r20 $r64
    ld b128 $r64q g14[$r1]
    mov b32 $r64 $r20
    xor b32 $r16 $r20 $r64
    mov b32 $r64 $r24
    mov b32 $r65 $r24
    mov b32 $r66 $r24
    mov b32 $r67 $r24
    add b32 $r1 $r3 0x0
    ld b128 $r64q g14[$r1]
    st b32 g14[$r4] $r65
    xor b32 $r16 $r20 $r65
    ld b128 $r64q g14[$r1]
    mov b32 $r65 $r20
    xor b32 $r16 $r20 $r65
    mov b32 $r64 $r24
    mov b32 $r65 $r24
    mov b32 $r66 $r24
    mov b32 $r67 $r24
    add b32 $r1 $r2 0x0
    ld b128 $r64q g14[$r1]
    st b32 g14[$r4] $r66
    xor b32 $r16 $r20 $r66
    ld b128 $r64q g14[$r1]
    mov b32 $r66 $r20
    xor b32 $r16 $r20 $r66
    mov b32 $r64 $r24
    mov b32 $r65 $r24
    mov b32 $r66 $r24
    mov b32 $r67 $r24
    add b32 $r1 $r3 0x0
    ld b128 $r64q g14[$r1]
    st b32 g14[$r4] $r67
    xor b32 $r16 $r20 $r67
    ld b128 $r64q g14[$r1]
    mov b32 $r67 $r20
    xor b32 $r16 $r20 $r67

    // Addresses and flags that the instruction before writes
    add $a1 0x0 0x408
    ld $r16 b32 c0[$a1]
    ld $r17 b32 c0[$a1++0x4]
    ld $r16 b32 c0[$a1++0x4]
    mov $r17 $a1
    add b32 $r16 $r20 c0[$a1]
    add $a1 $a1 0x4
    mov $r16 $a1
    add $a1 0x0 0x50
    add b32 $r16 b32 s[$a1++0x4] $r20
    st b32 s[$a1] $r20
    shl $a1 $r25 0x1
    ld b32 $r16 l[$a1]
    shl $a2 b32 s[$a1++0x4] 0x0
    mov $r16 $a2
    mov $r16 $a1
    add $a2 0x0 0x408
    ld $r16 b32 c0[$a2]
    ld $r17 b32 c0[$a2++0x4]
    ld $r16 b32 c0[$a2++0x4]
    mov $r17 $a2
    add b32 $r16 $r20 c0[$a2]
    add $a2 $a2 0x4
    mov $r16 $a2
    add $a2 0x0 0x50
    add b32 $r16 b32 s[$a2++0x4] $r20
    st b32 s[$a2] $r20
    shl $a2 $r25 0x1
    ld b32 $r16 l[$a2]
    shl $a3 b32 s[$a2++0x4] 0x0
    mov $r16 $a3
    mov $r16 $a2
    add $a3 0x0 0x408
    ld $r16 b32 c0[$a3]
    ld $r17 b32 c0[$a3++0x4]
    ld $r16 b32 c0[$a3++0x4]
    mov $r17 $a3
    add b32 $r16 $r20 c0[$a3]
    add $a3 $a3 0x4
    mov $r16 $a3
    add $a3 0x0 0x50
    add b32 $r16 b32 s[$a3++0x4] $r20
    st b32 s[$a3] $r20
    shl $a3 $r25 0x1
    ld b32 $r16 l[$a3]
    shl $a4 b32 s[$a3++0x4] 0x0
    mov $r16 $a4
    mov $r16 $a3
    add $a4 0x0 0x408
    ld $r16 b32 c0[$a4]
    ld $r17 b32 c0[$a4++0x4]
    ld $r16 b32 c0[$a4++0x4]
    mov $r17 $a4
    add b32 $r16 $r20 c0[$a4]
    add $a4 $a4 0x4
    mov $r16 $a4
    add $a4 0x0 0x50
    add b32 $r16 b32 s[$a4++0x4] $r20
    st b32 s[$a4] $r20
    shl $a4 $r25 0x1
    ld b32 $r16 l[$a4]
    shl $a1 b32 s[$a4++0x4] 0x0
    mov $r16 $a1
    mov $r16 $a4
    add b32 $c0 # $r26 $r26
    addc b32 $c0 $r16 $r20 $r21 $c0
    mov $r17 $c0
    add b32 $c0 # $r26 $r26
    addc $r16 (mul u24 $r20 $r21) $r25 $c0
    set $c0 # l u32 $r0 $r25
    (lg $c0) mov b32 $r16 $r20
    set $c0 # g u32 $r0 $r25
    (lg $c0) vote any $c1
    mov $r17 $c1
    rcp f32 $r16 $r21
    mov $c0 $r16
    (e $c0) add b32 $c0 $r17 $r17 $r20
    mov $r16 $c0
    ld lock $c0 $r16 b32 s[0x48]
    (l $c0) st unlock b32 s[0x48] $r20
    fma rn f64 $c0 $r16d $r20d $r22d $r18d
    mov $r17 $c0
    add b32 $c1 # $r26 $r26
    addc b32 $c1 $r16 $r20 $r21 $c1
    mov $r17 $c1
    add b32 $c1 # $r26 $r26
    addc $r16 (mul u24 $r20 $r21) $r25 $c1
    set $c1 # l u32 $r0 $r25
    (lg $c1) mov b32 $r16 $r20
    set $c1 # g u32 $r0 $r25
    (lg $c1) vote any $c2
    mov $r17 $c2
    rcp f32 $r16 $r21
    mov $c1 $r16
    (e $c1) add b32 $c1 $r17 $r17 $r20
    mov $r16 $c1
    ld lock $c1 $r16 b32 s[0x48]
    (l $c1) st unlock b32 s[0x48] $r20
    fma rn f64 $c1 $r16d $r20d $r22d $r18d
    mov $r17 $c1
    add b32 $c2 # $r26 $r26
    addc b32 $c2 $r16 $r20 $r21 $c2
    mov $r17 $c2
    add b32 $c2 # $r26 $r26
    addc $r16 (mul u24 $r20 $r21) $r25 $c2
    set $c2 # l u32 $r0 $r25
    (lg $c2) mov b32 $r16 $r20
    set $c2 # g u32 $r0 $r25
    (lg $c2) vote any $c3
    mov $r17 $c3
    rcp f32 $r16 $r21
    mov $c2 $r16
    (e $c2) add b32 $c2 $r17 $r17 $r20
    mov $r16 $c2
    ld lock $c2 $r16 b32 s[0x48]
    (l $c2) st unlock b32 s[0x48] $r20
    fma rn f64 $c2 $r16d $r20d $r22d $r18d
    mov $r17 $c2
    add b32 $c3 # $r26 $r26
    addc b32 $c3 $r16 $r20 $r21 $c3
    mov $r17 $c3
    add b32 $c3 # $r26 $r26
    addc $r16 (mul u24 $r20 $r21) $r25 $c3
    set $c3 # l u32 $r0 $r25
    (lg $c3) mov b32 $r16 $r20
    set $c3 # g u32 $r0 $r25
    (lg $c3) vote any $c0
    mov $r17 $c0
    rcp f32 $r16 $r21
    mov $c3 $r16
    (e $c3) add b32 $c3 $r17 $r17 $r20
    mov $r16 $c3
    ld lock $c3 $r16 b32 s[0x48]
    (l $c3) st unlock b32 s[0x48] $r20
    fma rn f64 $c3 $r16d $r20d $r22d $r18d
    mov $r17 $c3
    add b32 $c0 # $r26 $r26
    short addc b32 $r16 $r20 $r21 $c0
    add b32 $c0 # $r25 $r25
    addc b32 $r16 $r20 0x7 $c0
    add b32 $c0 # $r26 $r26
    short addc $r16 (mul u24 $r20 $r21) $r16 $c0
    add b32 $c0 # $r25 $r25
    short addc $r12 (mul u24 $r20 $r21) $r12 $c0
    add b32 $c0 # $r26 $r26
    addc $r8 (mul u24 $r20 0x5) $r8 $c0
    add b32 $c0 # $r26 $r26
    short addc $r13 (mul u24 $r20 $r21) $r13 $c0
    add b32 $c0 # $r25 $r25
    addc $r9 (mul u24 $r20 0x5) $r9 $c0
    add b32 $c0 # $r25 $r25
    short addc $r14 (mul u24 $r20 $r21) $r14 $c0
    add b32 $c0 # $r26 $r26
    addc $r10 (mul u24 $r20 0x5) $r10 $c0
    add b32 $c0 # $r26 $r26
    short addc $r15 (mul u24 $r20 $r21) $r15 $c0
    add b32 $c0 # $r25 $r25
    addc $r11 (mul u24 $r20 0x5) $r11 $c0
    exit nop
