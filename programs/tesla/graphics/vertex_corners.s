// a[] as first source of every form and width, beside c[] with $a, beyond the inputs; `ld a[]`; o[] as
// destination of every unit, by `st o[]` in another row for each lane, and beyond the outputs. 75 vertices.
// Results are hashed into $r1.
.type vertex
.threads 75
.inputs 9
.outputs 11
.regs 12
.attribute 0: file "../data/vertex_corners_in.hex"
.expect output 0: file "../data/vertex_corners_out.hex"
.const 0 0x0: 1 7 3
.const 1 0x0: 0x89abcdef 0x01020304 0xfffffff0 0xbfc00001 0x3fe12345 0xc1000007 0x00ff8001 0x42345678

    // $a1: 5 (t mod 8), $a2: 8 (t mod 4), $a3: 0, $a4: -32 + 4 (t mod 2)
    and b32 $r4 $r0 c0[0x4]
    shl b32 $r5 $r4 0x2
    add b32 $r4 $r4 $r5
    shl $a1 $r4 0x0
    and b32 $r4 $r0 c0[0x8]
    shl $a2 $r4 0x3
    and b32 $r4 $r0 c0[0x0]
    shl $a4 $r4 0x2
    add $a4 $a4 0xffe0
    mov b32 $r2 a[0x4]
    mov b32 $r3 a[0x8]
    mov b32 $r1 $r0
    mov b32 $r4 0x0
    and b32 $c2 # $r4 $r4
    and b32 $c1 # $r0 c0[0x0]

    short mov b32 $r4 a[0x0]
    call mix
    short mov b32 $r4 a[0xc]
    call mix
    short mov b32 $r4 a[0x20]
    call mix
    short mov b32 $r4 a[0x24]
    call mix
    short mov b32 $r4 a[0xfc]
    call mix
    short mov b16 $r4l a[0x0]
    call mix
    short mov b16 $r4l a[0xc]
    call mix
    short mov b16 $r4l a[0x20]
    call mix
    short mov b16 $r4l a[0x24]
    call mix
    short mov b16 $r4l a[0xfc]
    call mix
    short add b32 $r4 a[0x0] $r2
    call mix
    short add b32 $r4 a[0xc] $r2
    call mix
    short add b32 $r4 a[0x20] $r2
    call mix
    short add b32 $r4 a[0x24] $r2
    call mix
    short add b32 $r4 a[0xfc] $r2
    call mix
    short subr b16 $r4h a[0x0] $r2l
    call mix
    short subr b16 $r4h a[0xc] $r2l
    call mix
    short subr b16 $r4h a[0x20] $r2l
    call mix
    short subr b16 $r4h a[0x24] $r2l
    call mix
    short subr b16 $r4h a[0xfc] $r2l
    call mix
    short mul $r4 u16 a[0x0] s16 $r2h
    call mix
    short mul $r4 u16 a[0xc] s16 $r2h
    call mix
    short mul $r4 u16 a[0x20] s16 $r2h
    call mix
    short mul $r4 u16 a[0x24] s16 $r2h
    call mix
    short mul $r4 u16 a[0xfc] s16 $r2h
    call mix
    short mul $r4 high u24 a[0x0] $r2
    call mix
    short mul $r4 high u24 a[0xc] $r2
    call mix
    short mul $r4 high u24 a[0x20] $r2
    call mix
    short mul $r4 high u24 a[0x24] $r2
    call mix
    short mul $r4 high u24 a[0xfc] $r2
    call mix
    short add $r4 (mul s16 a[0x0] $r2l) $r4
    call mix
    short add $r4 (mul s16 a[0xc] $r2l) $r4
    call mix
    short add $r4 (mul s16 a[0x20] $r2l) $r4
    call mix
    short add $r4 (mul s16 a[0x24] $r2l) $r4
    call mix
    short add $r4 (mul s16 a[0xfc] $r2l) $r4
    call mix
    short sad $r4 u32 a[0x0] $r2 $r4
    call mix
    short sad $r4 u32 a[0xc] $r2 $r4
    call mix
    short sad $r4 u32 a[0x20] $r2 $r4
    call mix
    short sad $r4 u32 a[0x24] $r2 $r4
    call mix
    short sad $r4 u32 a[0xfc] $r2 $r4
    call mix
    short add f32 $r4 a[0x0] neg $r3
    call mix
    short add f32 $r4 a[0xc] neg $r3
    call mix
    short add f32 $r4 a[0x20] neg $r3
    call mix
    short add f32 $r4 a[0x24] neg $r3
    call mix
    short add f32 $r4 a[0xfc] neg $r3
    call mix
    short mul f32 $r4 a[0x0] $r3
    call mix
    short mul f32 $r4 a[0xc] $r3
    call mix
    short mul f32 $r4 a[0x20] $r3
    call mix
    short mul f32 $r4 a[0x24] $r3
    call mix
    short mul f32 $r4 a[0xfc] $r3
    call mix
    short add f32 $r4 (mul a[0x0] $r3) $r4
    call mix
    short add f32 $r4 (mul a[0xc] $r3) $r4
    call mix
    short add f32 $r4 (mul a[0x20] $r3) $r4
    call mix
    short add f32 $r4 (mul a[0x24] $r3) $r4
    call mix
    short add f32 $r4 (mul a[0xfc] $r3) $r4
    call mix
    add b32 $r4 a[0x0] 0x12345678
    call mix
    add b32 $r4 a[0xc] 0x12345678
    call mix
    add b32 $r4 a[0x20] 0x12345678
    call mix
    add b32 $r4 a[0x24] 0x12345678
    call mix
    add b32 $r4 a[0xfc] 0x12345678
    call mix
    subr b16 $r4l a[0x0] 0x1234
    call mix
    subr b16 $r4l a[0xc] 0x1234
    call mix
    subr b16 $r4l a[0x20] 0x1234
    call mix
    subr b16 $r4l a[0x24] 0x1234
    call mix
    subr b16 $r4l a[0xfc] 0x1234
    call mix
    mul $r4 s16 a[0x0] u16 0xfedc
    call mix
    mul $r4 s16 a[0xc] u16 0xfedc
    call mix
    mul $r4 s16 a[0x20] u16 0xfedc
    call mix
    mul $r4 s16 a[0x24] u16 0xfedc
    call mix
    mul $r4 s16 a[0xfc] u16 0xfedc
    call mix
    add $r4 (mul s16 a[0x0] 0x77) $r4
    call mix
    add $r4 (mul s16 a[0xc] 0x77) $r4
    call mix
    add $r4 (mul s16 a[0x20] 0x77) $r4
    call mix
    add $r4 (mul s16 a[0x24] 0x77) $r4
    call mix
    add $r4 (mul s16 a[0xfc] 0x77) $r4
    call mix
    xor b32 $r4 a[0x0] 0x5a5a5a5a
    call mix
    xor b32 $r4 a[0xc] 0x5a5a5a5a
    call mix
    xor b32 $r4 a[0x20] 0x5a5a5a5a
    call mix
    xor b32 $r4 a[0x24] 0x5a5a5a5a
    call mix
    xor b32 $r4 a[0xfc] 0x5a5a5a5a
    call mix
    add f32 $r4 neg a[0x0] 0x3fc00000
    call mix
    add f32 $r4 neg a[0xc] 0x3fc00000
    call mix
    add f32 $r4 neg a[0x20] 0x3fc00000
    call mix
    add f32 $r4 neg a[0x24] 0x3fc00000
    call mix
    add f32 $r4 neg a[0xfc] 0x3fc00000
    call mix
    mul f32 $r4 a[0x0] 0x3fc00000
    call mix
    mul f32 $r4 a[0xc] 0x3fc00000
    call mix
    mul f32 $r4 a[0x20] 0x3fc00000
    call mix
    mul f32 $r4 a[0x24] 0x3fc00000
    call mix
    mul f32 $r4 a[0xfc] 0x3fc00000
    call mix
    add f32 $r4 (mul a[0x0] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul a[0xc] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul a[0x20] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul a[0x24] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul a[0xfc] 0x3fc00000) $r4
    call mix
    long mov b32 $r4 a[0x4]
    call mix
    long (lg $c1) mov b32 $r4 a[0x20]
    call mix
    long (e $c1) mov b32 $r4 a[0x24]
    call mix
    long mov b32 $r4 a[0x1fc]
    call mix
    long (lg $c1) mov b16 $r4h a[0x4]
    call mix
    long (e $c1) mov b16 $r4h a[0x20]
    call mix
    long mov b16 $r4h a[0x24]
    call mix
    long (lg $c1) mov b16 $r4h a[0x1fc]
    call mix
    long (e $c1) add b32 $c2 $r4 a[0x4] $r2
    call mix
    long add b32 $c2 $r4 a[0x20] $r2
    call mix
    long (lg $c1) add b32 $c2 $r4 a[0x24] $r2
    call mix
    long (e $c1) add b32 $c2 $r4 a[0x1fc] $r2
    call mix
    long subr b16 $c2 $r4l a[0x4] $r2h
    call mix
    long (lg $c1) subr b16 $c2 $r4l a[0x20] $r2h
    call mix
    long (e $c1) subr b16 $c2 $r4l a[0x24] $r2h
    call mix
    long subr b16 $c2 $r4l a[0x1fc] $r2h
    call mix
    long (lg $c1) add b32 $c2 $r4 a[0x4] c1[0x4]
    call mix
    long (e $c1) add b32 $c2 $r4 a[0x20] c1[0x4]
    call mix
    long add b32 $c2 $r4 a[0x24] c1[0x4]
    call mix
    long (lg $c1) add b32 $c2 $r4 a[0x1fc] c1[0x4]
    call mix
    long (e $c1) mul $c2 $r4 s16 a[0x4] u16 $r2l
    call mix
    long mul $c2 $r4 s16 a[0x20] u16 $r2l
    call mix
    long (lg $c1) mul $c2 $r4 s16 a[0x24] u16 $r2l
    call mix
    long (e $c1) mul $c2 $r4 s16 a[0x1fc] u16 $r2l
    call mix
    long mul $c2 $r4 s24 a[0x4] $r2
    call mix
    long (lg $c1) mul $c2 $r4 s24 a[0x20] $r2
    call mix
    long (e $c1) mul $c2 $r4 s24 a[0x24] $r2
    call mix
    long mul $c2 $r4 s24 a[0x1fc] $r2
    call mix
    long (lg $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[0x8]
    call mix
    long (e $c1) add $c2 $r4 (mul u16 a[0x20] $r2h) c1[0x8]
    call mix
    long add $c2 $r4 (mul u16 a[0x24] $r2h) c1[0x8]
    call mix
    long (lg $c1) add $c2 $r4 (mul u16 a[0x1fc] $r2h) c1[0x8]
    call mix
    long (e $c1) sad $c2 $r4 s16 a[0x4] $r2l $r3
    call mix
    long sad $c2 $r4 s16 a[0x20] $r2l $r3
    call mix
    long (lg $c1) sad $c2 $r4 s16 a[0x24] $r2l $r3
    call mix
    long (e $c1) sad $c2 $r4 s16 a[0x1fc] $r2l $r3
    call mix
    long xor b32 $c2 $r4 a[0x4] not $r2
    call mix
    long (lg $c1) xor b32 $c2 $r4 a[0x20] not $r2
    call mix
    long (e $c1) xor b32 $c2 $r4 a[0x24] not $r2
    call mix
    long xor b32 $c2 $r4 a[0x1fc] not $r2
    call mix
    long (lg $c1) shr s32 $c2 $r4 a[0x4] 0x5
    call mix
    long (e $c1) shr s32 $c2 $r4 a[0x20] 0x5
    call mix
    long shr s32 $c2 $r4 a[0x24] 0x5
    call mix
    long (lg $c1) shr s32 $c2 $r4 a[0x1fc] 0x5
    call mix
    long (e $c1) min s16 $c2 $r4l a[0x4] $r2h
    call mix
    long min s16 $c2 $r4l a[0x20] $r2h
    call mix
    long (lg $c1) min s16 $c2 $r4l a[0x24] $r2h
    call mix
    long (e $c1) min s16 $c2 $r4l a[0x1fc] $r2h
    call mix
    long set $c2 $r4 l u32 a[0x4] $r2
    call mix
    long (lg $c1) set $c2 $r4 l u32 a[0x20] $r2
    call mix
    long (e $c1) set $c2 $r4 l u32 a[0x24] $r2
    call mix
    long set $c2 $r4 l u32 a[0x1fc] $r2
    call mix
    long (lg $c1) add sat rz f32 $c2 $r4 a[0x4] $r3
    call mix
    long (e $c1) add sat rz f32 $c2 $r4 a[0x20] $r3
    call mix
    long add sat rz f32 $c2 $r4 a[0x24] $r3
    call mix
    long (lg $c1) add sat rz f32 $c2 $r4 a[0x1fc] $r3
    call mix
    long (e $c1) mul rn f32 $c2 $r4 neg a[0x4] c1[0xc]
    call mix
    long mul rn f32 $c2 $r4 neg a[0x20] c1[0xc]
    call mix
    long (lg $c1) mul rn f32 $c2 $r4 neg a[0x24] c1[0xc]
    call mix
    long (e $c1) mul rn f32 $c2 $r4 neg a[0x1fc] c1[0xc]
    call mix
    long max f32 $c2 $r4 abs a[0x4] $r3
    call mix
    long (lg $c1) max f32 $c2 $r4 abs a[0x20] $r3
    call mix
    long (e $c1) max f32 $c2 $r4 abs a[0x24] $r3
    call mix
    long max f32 $c2 $r4 abs a[0x1fc] $r3
    call mix
    long (lg $c1) slct b32 $c2 $r4 a[0x4] $r2 f32 $r3
    call mix
    long (e $c1) slct b32 $c2 $r4 a[0x20] $r2 f32 $r3
    call mix
    long slct b32 $c2 $r4 a[0x24] $r2 f32 $r3
    call mix
    long (lg $c1) slct b32 $c2 $r4 a[0x1fc] $r2 f32 $r3
    call mix
    long (e $c1) presin f32 $r4 a[0x4]
    call mix
    long presin f32 $r4 a[0x20]
    call mix
    long (lg $c1) presin f32 $r4 a[0x24]
    call mix
    long (e $c1) presin f32 $r4 a[0x1fc]
    call mix
    long cvt u32 $c2 $r4 u8 a[0x4]
    call mix
    long (lg $c1) cvt u32 $c2 $r4 u8 a[0x20]
    call mix
    long (e $c1) cvt u32 $c2 $r4 u8 a[0x24]
    call mix
    long cvt u32 $c2 $r4 u8 a[0x1fc]
    call mix
    long (lg $c1) cvt s32 $c2 $r4 s8 a[0x4]
    call mix
    long (e $c1) cvt s32 $c2 $r4 s8 a[0x20]
    call mix
    long cvt s32 $c2 $r4 s8 a[0x24]
    call mix
    long (lg $c1) cvt s32 $c2 $r4 s8 a[0x1fc]
    call mix
    long (e $c1) cvt rn f32 $c2 $r4 s16 a[0x4]
    call mix
    long cvt rn f32 $c2 $r4 s16 a[0x20]
    call mix
    long (lg $c1) cvt rn f32 $c2 $r4 s16 a[0x24]
    call mix
    long (e $c1) cvt rn f32 $c2 $r4 s16 a[0x1fc]
    call mix
    long cvt f32 $c2 $r4 f16 a[0x4]
    call mix
    long (lg $c1) cvt f32 $c2 $r4 f16 a[0x20]
    call mix
    long (e $c1) cvt f32 $c2 $r4 f16 a[0x24]
    call mix
    long cvt f32 $c2 $r4 f16 a[0x1fc]
    call mix
    long (lg $c1) cvt abs f32 $c2 $r4 f32 a[0x4]
    call mix
    long (e $c1) cvt abs f32 $c2 $r4 f32 a[0x20]
    call mix
    long cvt abs f32 $c2 $r4 f32 a[0x24]
    call mix
    long (lg $c1) cvt abs f32 $c2 $r4 f32 a[0x1fc]
    call mix
    long (e $c1) ld b32 $r4 a[0x4]
    call mix
    long ld b32 $r4 a[0x20]
    call mix
    long (lg $c1) ld b32 $r4 a[0x24]
    call mix
    long (e $c1) ld b32 $r4 a[0x1fc]
    call mix
    long ld b32 $r4 a[$a1+0x8]
    call mix
    long (lg $c1) ld b32 $r4 a[$a4+0x1e0]
    call mix
    long (e $c1) ld b32 $r4 a[$a3++0x4]
    call mix
    long ld b32 $r4 a[$a4++-0x14]
    call mix
    long (lg $c1) ld b32 $r4 a[$a2++0xfc]
    call mix
    long (e $c1) ld b32 $r4 a[$a1++-0x100]
    call mix
    long ld b32 $r4 a[$a5+0x10]
    call mix
    long (lg $c1) ld b32 $r4 a[$a7+0x8]
    call mix
    // c[] beside a[]: $a is its own
    long add b32 $c2 $r4 a[0x4] c1[0x8]
    call mix
    long (lg $c1) add b32 $c2 $r4 a[0x4] c1[$a1+0x4]
    call mix
    long (e $c1) add b32 $c2 $r4 a[0x4] c1[$a2+0x1fc]
    call mix
    long add b32 $c2 $r4 a[0x4] c1[$a4+0x1e0]
    call mix
    long (lg $c1) add b32 $c2 $r4 a[0x4] c1[$a3++0xfc]
    call mix
    long (e $c1) add b32 $c2 $r4 a[0x4] c1[$a1++-0x14]
    call mix
    long add b32 $c2 $r4 a[0x4] c1[$a4++-0x100]
    call mix
    long (lg $c1) add b32 $c2 $r4 a[0x4] c1[$a5+0x4]
    call mix
    long (e $c1) add b32 $c2 $r4 a[0x4] c1[$a7++0x8]
    call mix
    long mul rn f32 $c2 $r4 neg a[0x8] c1[0x8]
    call mix
    long (lg $c1) mul rn f32 $c2 $r4 neg a[0x8] c1[$a1+0x4]
    call mix
    long (e $c1) mul rn f32 $c2 $r4 neg a[0x8] c1[$a2+0x1fc]
    call mix
    long mul rn f32 $c2 $r4 neg a[0x8] c1[$a4+0x1e0]
    call mix
    long (lg $c1) mul rn f32 $c2 $r4 neg a[0x8] c1[$a3++0xfc]
    call mix
    long (e $c1) mul rn f32 $c2 $r4 neg a[0x8] c1[$a1++-0x14]
    call mix
    long mul rn f32 $c2 $r4 neg a[0x8] c1[$a4++-0x100]
    call mix
    long (lg $c1) mul rn f32 $c2 $r4 neg a[0x8] c1[$a5+0x4]
    call mix
    long (e $c1) mul rn f32 $c2 $r4 neg a[0x8] c1[$a7++0x8]
    call mix
    long add $c2 $r4 (mul u16 a[0x4] $r2h) c1[0x8]
    call mix
    long (lg $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a1+0x4]
    call mix
    long (e $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a2+0x1fc]
    call mix
    long add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a4+0x1e0]
    call mix
    long (lg $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a3++0xfc]
    call mix
    long (e $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a1++-0x14]
    call mix
    long add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a4++-0x100]
    call mix
    long (lg $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a5+0x4]
    call mix
    long (e $c1) add $c2 $r4 (mul u16 a[0x4] $r2h) c1[$a7++0x8]
    call mix
    long min s16 $c2 $r4l a[0xc] c1[0x4]
    call mix
    long (lg $c1) min s16 $c2 $r4l a[0xc] c1[$a1+0x2]
    call mix
    long (e $c1) min s16 $c2 $r4l a[0xc] c1[$a2+0xfe]
    call mix
    long min s16 $c2 $r4l a[0xc] c1[$a4+0xf0]
    call mix
    long (lg $c1) min s16 $c2 $r4l a[0xc] c1[$a3++0x7e]
    call mix
    long (e $c1) min s16 $c2 $r4l a[0xc] c1[$a1++-0xa]
    call mix
    long min s16 $c2 $r4l a[0xc] c1[$a4++-0x80]
    call mix
    long (lg $c1) min s16 $c2 $r4l a[0xc] c1[$a5+0x2]
    call mix
    long (e $c1) min s16 $c2 $r4l a[0xc] c1[$a7++0x4]
    call mix

    ld b32 $r4 a[$a1++0x4]
    call mix
    shl $a1 a[0x4] 0x1
    call mix
    shl $a2 a[0x8] 0x2
    call mix
    (l13) ld b32 $r4 a[0x4]
    call mix
    mov $r4 $vstride
    call mix
    quadop f32 add sub mov2 add $c2 $r4 dx $r2 $r3
    call mix

    // o[]: words, halves, lane masks, rows that are not there; $c2 is written nevertheless
    mov b32 o[0x0] $r1
    add b32 $c2 o[0x28] $r1 $r2
    call mix
    add b32 $c2 o[0x2c] $r1 $r2
    call mix
    sub b32 $c2 o[0x1f8] $r1 $r2
    call mix
    mov b32 o[0x80] $r2
    mov b16 o[0x84] $r2l
    add $a3 0x0 0x1000
    st b32 o[$a3] $r2
    mov b16 o[0x4] $r1h
    .word 0x1000020d 0x0003c788             // mov b16 o[0x4] $r0h: field 3 is the same row
    (l02) ld b32 o[0x8] a[$a2+0x4]
    (l13) mov b32 o[0x8] $r1
    cvt u32 o[0xc] u8 a[0x4]
    rcp f32 o[0x10] $r3
    ld o[0x14] u16 c1[0x2]
    quadop f32 add sub mov2 add $c2 o[0x18] dy $r1 $r2
    call mix
    (lg $c1) set $c2 o[0x1c] l s16 a[0x4] $r2h
    call mix
    // rows by $a
    mov b32 $r5 0x3c
    and b32 $r5 $r5 $r1
    shl $a3 $r5 0x0
    st b32 o[$a3] $r1
    st b32 o[$a3++0x4] $r2
    (lg $c1) st b32 o[$a3++-0x8] $r3
    st b32 o[$a3++0x8] $r12
    mov $r4 $a3
    call mix
    (e $c1) st b32 o[0x20] $r1
    st b32 o[0x40] $r1
    exit add b32 o[0x24] a[0x0] $r1


// hash = (hash ^ $r4) * 33 + $c2 + $a1; $c1: its lowest bit
mix:
    mov $r5 $c2
    xor b32 $r1 $r1 $r4
    shl b32 $r6 $r1 0x5
    add b32 $r1 $r1 $r6
    add b32 $r1 $r1 $r5
    mov $r5 $a1
    add b32 $r1 $r1 $r5
    mov $r5 $a2
    xor b32 $r1 $r1 $r5
    and b32 $c1 # $r1 c0[0x0]
    ret
