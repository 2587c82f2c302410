// p[] as first source of every form and width, beyond what there is; emit and restart under predicates, in a loop that lanes leave
// at different times, more often than vertices fit, by lanes that quadon woke. 37 primitives. Results are hashed into $r1.
.type geometry
.threads 37
.inputs 9
.outputs 7
.vertices 5
.primitives 1020
.regs 12
.attribute 0: file "../data/geometry_corners_in.hex"
.primitive 0 0: file "../data/geometry_corners_p.hex"
.primitive 1 0: file "../data/geometry_corners_p1.hex"
.expect vertex 0 0: file "../data/geometry_corners_out.hex"
.const 0 0x0: 1 7 3 44 5
.const 1 0x0: 0x89abcdef 0x01020304 0xfffffff0 0xbfc00001

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
    mul $r4 u16 $r0l u16 c0[0xc]     // $a2: 44 t
    shl $a2 $r4 0x0

    short mov b32 $r4 p[0x0]
    call mix
    short mov b32 $r4 p[0xc]
    call mix
    short mov b32 $r4 p[0x20]
    call mix
    short mov b32 $r4 p[0x24]
    call mix
    short mov b32 $r4 p[0xfc]
    call mix
    short mov b32 $r4 p[$a1+0x8]
    call mix
    short mov b32 $r4 p[$a2+0xf0]
    call mix
    short mov b32 $r4 p[$a3++0x4]
    call mix
    short mov b32 $r4 p[$a1++-0x8]
    call mix
    short mov b32 $r4 p[$a2++-0x80]
    call mix
    short mov b16 $r4l p[0x0]
    call mix
    short mov b16 $r4l p[0xc]
    call mix
    short mov b16 $r4l p[0x20]
    call mix
    short mov b16 $r4l p[0x24]
    call mix
    short mov b16 $r4l p[0xfc]
    call mix
    short mov b16 $r4l p[$a1+0x8]
    call mix
    short mov b16 $r4l p[$a2+0xf0]
    call mix
    short mov b16 $r4l p[$a3++0x4]
    call mix
    short mov b16 $r4l p[$a1++-0x8]
    call mix
    short mov b16 $r4l p[$a2++-0x80]
    call mix
    short add b32 $r4 p[0x0] $r2
    call mix
    short add b32 $r4 p[0xc] $r2
    call mix
    short add b32 $r4 p[0x20] $r2
    call mix
    short add b32 $r4 p[0x24] $r2
    call mix
    short add b32 $r4 p[0xfc] $r2
    call mix
    short add b32 $r4 p[$a1+0x8] $r2
    call mix
    short add b32 $r4 p[$a2+0xf0] $r2
    call mix
    short add b32 $r4 p[$a3++0x4] $r2
    call mix
    short add b32 $r4 p[$a1++-0x8] $r2
    call mix
    short add b32 $r4 p[$a2++-0x80] $r2
    call mix
    short subr b16 $r4h p[0x0] $r2l
    call mix
    short subr b16 $r4h p[0xc] $r2l
    call mix
    short subr b16 $r4h p[0x20] $r2l
    call mix
    short subr b16 $r4h p[0x24] $r2l
    call mix
    short subr b16 $r4h p[0xfc] $r2l
    call mix
    short subr b16 $r4h p[$a1+0x8] $r2l
    call mix
    short subr b16 $r4h p[$a2+0xf0] $r2l
    call mix
    short subr b16 $r4h p[$a3++0x4] $r2l
    call mix
    short subr b16 $r4h p[$a1++-0x8] $r2l
    call mix
    short subr b16 $r4h p[$a2++-0x80] $r2l
    call mix
    short mul $r4 u16 p[0x0] s16 $r2h
    call mix
    short mul $r4 u16 p[0xc] s16 $r2h
    call mix
    short mul $r4 u16 p[0x20] s16 $r2h
    call mix
    short mul $r4 u16 p[0x24] s16 $r2h
    call mix
    short mul $r4 u16 p[0xfc] s16 $r2h
    call mix
    short mul $r4 u16 p[$a1+0x8] s16 $r2h
    call mix
    short mul $r4 u16 p[$a2+0xf0] s16 $r2h
    call mix
    short mul $r4 u16 p[$a3++0x4] s16 $r2h
    call mix
    short mul $r4 u16 p[$a1++-0x8] s16 $r2h
    call mix
    short mul $r4 u16 p[$a2++-0x80] s16 $r2h
    call mix
    short mul $r4 high u24 p[0x0] $r2
    call mix
    short mul $r4 high u24 p[0xc] $r2
    call mix
    short mul $r4 high u24 p[0x20] $r2
    call mix
    short mul $r4 high u24 p[0x24] $r2
    call mix
    short mul $r4 high u24 p[0xfc] $r2
    call mix
    short mul $r4 high u24 p[$a1+0x8] $r2
    call mix
    short mul $r4 high u24 p[$a2+0xf0] $r2
    call mix
    short mul $r4 high u24 p[$a3++0x4] $r2
    call mix
    short mul $r4 high u24 p[$a1++-0x8] $r2
    call mix
    short mul $r4 high u24 p[$a2++-0x80] $r2
    call mix
    short add $r4 (mul s16 p[0x0] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[0xc] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[0x20] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[0x24] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[0xfc] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[$a1+0x8] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[$a2+0xf0] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[$a3++0x4] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[$a1++-0x8] $r2l) $r4
    call mix
    short add $r4 (mul s16 p[$a2++-0x80] $r2l) $r4
    call mix
    short sad $r4 u32 p[0x0] $r2 $r4
    call mix
    short sad $r4 u32 p[0xc] $r2 $r4
    call mix
    short sad $r4 u32 p[0x20] $r2 $r4
    call mix
    short sad $r4 u32 p[0x24] $r2 $r4
    call mix
    short sad $r4 u32 p[0xfc] $r2 $r4
    call mix
    short sad $r4 u32 p[$a1+0x8] $r2 $r4
    call mix
    short sad $r4 u32 p[$a2+0xf0] $r2 $r4
    call mix
    short sad $r4 u32 p[$a3++0x4] $r2 $r4
    call mix
    short sad $r4 u32 p[$a1++-0x8] $r2 $r4
    call mix
    short sad $r4 u32 p[$a2++-0x80] $r2 $r4
    call mix
    short add f32 $r4 p[0x0] neg $r3
    call mix
    short add f32 $r4 p[0xc] neg $r3
    call mix
    short add f32 $r4 p[0x20] neg $r3
    call mix
    short add f32 $r4 p[0x24] neg $r3
    call mix
    short add f32 $r4 p[0xfc] neg $r3
    call mix
    short add f32 $r4 p[$a1+0x8] neg $r3
    call mix
    short add f32 $r4 p[$a2+0xf0] neg $r3
    call mix
    short add f32 $r4 p[$a3++0x4] neg $r3
    call mix
    short add f32 $r4 p[$a1++-0x8] neg $r3
    call mix
    short add f32 $r4 p[$a2++-0x80] neg $r3
    call mix
    short mul f32 $r4 p[0x0] $r3
    call mix
    short mul f32 $r4 p[0xc] $r3
    call mix
    short mul f32 $r4 p[0x20] $r3
    call mix
    short mul f32 $r4 p[0x24] $r3
    call mix
    short mul f32 $r4 p[0xfc] $r3
    call mix
    short mul f32 $r4 p[$a1+0x8] $r3
    call mix
    short mul f32 $r4 p[$a2+0xf0] $r3
    call mix
    short mul f32 $r4 p[$a3++0x4] $r3
    call mix
    short mul f32 $r4 p[$a1++-0x8] $r3
    call mix
    short mul f32 $r4 p[$a2++-0x80] $r3
    call mix
    short add f32 $r4 (mul p[0x0] $r3) $r4
    call mix
    short add f32 $r4 (mul p[0xc] $r3) $r4
    call mix
    short add f32 $r4 (mul p[0x20] $r3) $r4
    call mix
    short add f32 $r4 (mul p[0x24] $r3) $r4
    call mix
    short add f32 $r4 (mul p[0xfc] $r3) $r4
    call mix
    short add f32 $r4 (mul p[$a1+0x8] $r3) $r4
    call mix
    short add f32 $r4 (mul p[$a2+0xf0] $r3) $r4
    call mix
    short add f32 $r4 (mul p[$a3++0x4] $r3) $r4
    call mix
    short add f32 $r4 (mul p[$a1++-0x8] $r3) $r4
    call mix
    short add f32 $r4 (mul p[$a2++-0x80] $r3) $r4
    call mix
    add b32 $r4 p[0x0] 0x12345678
    call mix
    add b32 $r4 p[0xc] 0x12345678
    call mix
    add b32 $r4 p[0x20] 0x12345678
    call mix
    add b32 $r4 p[0x24] 0x12345678
    call mix
    add b32 $r4 p[0xfc] 0x12345678
    call mix
    add b32 $r4 p[$a1+0x8] 0x12345678
    call mix
    add b32 $r4 p[$a2+0xf0] 0x12345678
    call mix
    add b32 $r4 p[$a3++0x4] 0x12345678
    call mix
    add b32 $r4 p[$a1++-0x8] 0x12345678
    call mix
    add b32 $r4 p[$a2++-0x80] 0x12345678
    call mix
    subr b16 $r4l p[0x0] 0x1234
    call mix
    subr b16 $r4l p[0xc] 0x1234
    call mix
    subr b16 $r4l p[0x20] 0x1234
    call mix
    subr b16 $r4l p[0x24] 0x1234
    call mix
    subr b16 $r4l p[0xfc] 0x1234
    call mix
    subr b16 $r4l p[$a1+0x8] 0x1234
    call mix
    subr b16 $r4l p[$a2+0xf0] 0x1234
    call mix
    subr b16 $r4l p[$a3++0x4] 0x1234
    call mix
    subr b16 $r4l p[$a1++-0x8] 0x1234
    call mix
    subr b16 $r4l p[$a2++-0x80] 0x1234
    call mix
    mul $r4 s16 p[0x0] u16 0xfedc
    call mix
    mul $r4 s16 p[0xc] u16 0xfedc
    call mix
    mul $r4 s16 p[0x20] u16 0xfedc
    call mix
    mul $r4 s16 p[0x24] u16 0xfedc
    call mix
    mul $r4 s16 p[0xfc] u16 0xfedc
    call mix
    mul $r4 s16 p[$a1+0x8] u16 0xfedc
    call mix
    mul $r4 s16 p[$a2+0xf0] u16 0xfedc
    call mix
    mul $r4 s16 p[$a3++0x4] u16 0xfedc
    call mix
    mul $r4 s16 p[$a1++-0x8] u16 0xfedc
    call mix
    mul $r4 s16 p[$a2++-0x80] u16 0xfedc
    call mix
    add $r4 (mul s16 p[0x0] 0x77) $r4
    call mix
    add $r4 (mul s16 p[0xc] 0x77) $r4
    call mix
    add $r4 (mul s16 p[0x20] 0x77) $r4
    call mix
    add $r4 (mul s16 p[0x24] 0x77) $r4
    call mix
    add $r4 (mul s16 p[0xfc] 0x77) $r4
    call mix
    add $r4 (mul s16 p[$a1+0x8] 0x77) $r4
    call mix
    add $r4 (mul s16 p[$a2+0xf0] 0x77) $r4
    call mix
    add $r4 (mul s16 p[$a3++0x4] 0x77) $r4
    call mix
    add $r4 (mul s16 p[$a1++-0x8] 0x77) $r4
    call mix
    add $r4 (mul s16 p[$a2++-0x80] 0x77) $r4
    call mix
    xor b32 $r4 p[0x0] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[0xc] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[0x20] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[0x24] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[0xfc] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[$a1+0x8] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[$a2+0xf0] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[$a3++0x4] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[$a1++-0x8] 0x5a5a5a5a
    call mix
    xor b32 $r4 p[$a2++-0x80] 0x5a5a5a5a
    call mix
    add f32 $r4 neg p[0x0] 0x3fc00000
    call mix
    add f32 $r4 neg p[0xc] 0x3fc00000
    call mix
    add f32 $r4 neg p[0x20] 0x3fc00000
    call mix
    add f32 $r4 neg p[0x24] 0x3fc00000
    call mix
    add f32 $r4 neg p[0xfc] 0x3fc00000
    call mix
    add f32 $r4 neg p[$a1+0x8] 0x3fc00000
    call mix
    add f32 $r4 neg p[$a2+0xf0] 0x3fc00000
    call mix
    add f32 $r4 neg p[$a3++0x4] 0x3fc00000
    call mix
    add f32 $r4 neg p[$a1++-0x8] 0x3fc00000
    call mix
    add f32 $r4 neg p[$a2++-0x80] 0x3fc00000
    call mix
    mul f32 $r4 p[0x0] 0x3fc00000
    call mix
    mul f32 $r4 p[0xc] 0x3fc00000
    call mix
    mul f32 $r4 p[0x20] 0x3fc00000
    call mix
    mul f32 $r4 p[0x24] 0x3fc00000
    call mix
    mul f32 $r4 p[0xfc] 0x3fc00000
    call mix
    mul f32 $r4 p[$a1+0x8] 0x3fc00000
    call mix
    mul f32 $r4 p[$a2+0xf0] 0x3fc00000
    call mix
    mul f32 $r4 p[$a3++0x4] 0x3fc00000
    call mix
    mul f32 $r4 p[$a1++-0x8] 0x3fc00000
    call mix
    mul f32 $r4 p[$a2++-0x80] 0x3fc00000
    call mix
    add f32 $r4 (mul p[0x0] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[0xc] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[0x20] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[0x24] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[0xfc] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[$a1+0x8] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[$a2+0xf0] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[$a3++0x4] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[$a1++-0x8] 0x3fc00000) $r4
    call mix
    add f32 $r4 (mul p[$a2++-0x80] 0x3fc00000) $r4
    call mix
    long mov b32 $r4 p[0x4]
    call mix
    long (lg $c1) mov b32 $r4 p[0x20]
    call mix
    long (e $c1) mov b32 $r4 p[0x24]
    call mix
    long mov b32 $r4 p[0x1fc]
    call mix
    long (lg $c1) mov b32 $r4 p[$a1+0x8]
    call mix
    long (e $c1) mov b32 $r4 p[$a4+0x1e0]
    call mix
    long mov b32 $r4 p[$a3++0x4]
    call mix
    long (lg $c1) mov b32 $r4 p[$a4++-0x14]
    call mix
    long (e $c1) mov b32 $r4 p[$a2++0xfc]
    call mix
    long mov b32 $r4 p[$a1++-0x100]
    call mix
    long (lg $c1) mov b32 $r4 p[$a5+0x10]
    call mix
    long (e $c1) mov b32 $r4 p[$a7+0x8]
    call mix
    long mov b16 $r4h p[0x4]
    call mix
    long (lg $c1) mov b16 $r4h p[0x20]
    call mix
    long (e $c1) mov b16 $r4h p[0x24]
    call mix
    long mov b16 $r4h p[0x1fc]
    call mix
    long (lg $c1) mov b16 $r4h p[$a1+0x8]
    call mix
    long (e $c1) mov b16 $r4h p[$a4+0x1e0]
    call mix
    long mov b16 $r4h p[$a3++0x4]
    call mix
    long (lg $c1) mov b16 $r4h p[$a4++-0x14]
    call mix
    long (e $c1) mov b16 $r4h p[$a2++0xfc]
    call mix
    long mov b16 $r4h p[$a1++-0x100]
    call mix
    long (lg $c1) mov b16 $r4h p[$a5+0x10]
    call mix
    long (e $c1) mov b16 $r4h p[$a7+0x8]
    call mix
    long add b32 $c2 $r4 p[0x4] $r2
    call mix
    long (lg $c1) add b32 $c2 $r4 p[0x20] $r2
    call mix
    long (e $c1) add b32 $c2 $r4 p[0x24] $r2
    call mix
    long add b32 $c2 $r4 p[0x1fc] $r2
    call mix
    long (lg $c1) add b32 $c2 $r4 p[$a1+0x8] $r2
    call mix
    long (e $c1) add b32 $c2 $r4 p[$a4+0x1e0] $r2
    call mix
    long add b32 $c2 $r4 p[$a3++0x4] $r2
    call mix
    long (lg $c1) add b32 $c2 $r4 p[$a4++-0x14] $r2
    call mix
    long (e $c1) add b32 $c2 $r4 p[$a2++0xfc] $r2
    call mix
    long add b32 $c2 $r4 p[$a1++-0x100] $r2
    call mix
    long (lg $c1) add b32 $c2 $r4 p[$a5+0x10] $r2
    call mix
    long (e $c1) add b32 $c2 $r4 p[$a7+0x8] $r2
    call mix
    long subr b16 $c2 $r4l p[0x4] $r2h
    call mix
    long (lg $c1) subr b16 $c2 $r4l p[0x20] $r2h
    call mix
    long (e $c1) subr b16 $c2 $r4l p[0x24] $r2h
    call mix
    long subr b16 $c2 $r4l p[0x1fc] $r2h
    call mix
    long (lg $c1) subr b16 $c2 $r4l p[$a1+0x8] $r2h
    call mix
    long (e $c1) subr b16 $c2 $r4l p[$a4+0x1e0] $r2h
    call mix
    long subr b16 $c2 $r4l p[$a3++0x4] $r2h
    call mix
    long (lg $c1) subr b16 $c2 $r4l p[$a4++-0x14] $r2h
    call mix
    long (e $c1) subr b16 $c2 $r4l p[$a2++0xfc] $r2h
    call mix
    long subr b16 $c2 $r4l p[$a1++-0x100] $r2h
    call mix
    long (lg $c1) subr b16 $c2 $r4l p[$a5+0x10] $r2h
    call mix
    long (e $c1) subr b16 $c2 $r4l p[$a7+0x8] $r2h
    call mix
    long mul $c2 $r4 s16 p[0x4] u16 $r2l
    call mix
    long (lg $c1) mul $c2 $r4 s16 p[0x20] u16 $r2l
    call mix
    long (e $c1) mul $c2 $r4 s16 p[0x24] u16 $r2l
    call mix
    long mul $c2 $r4 s16 p[0x1fc] u16 $r2l
    call mix
    long (lg $c1) mul $c2 $r4 s16 p[$a1+0x8] u16 $r2l
    call mix
    long (e $c1) mul $c2 $r4 s16 p[$a4+0x1e0] u16 $r2l
    call mix
    long mul $c2 $r4 s16 p[$a3++0x4] u16 $r2l
    call mix
    long (lg $c1) mul $c2 $r4 s16 p[$a4++-0x14] u16 $r2l
    call mix
    long (e $c1) mul $c2 $r4 s16 p[$a2++0xfc] u16 $r2l
    call mix
    long mul $c2 $r4 s16 p[$a1++-0x100] u16 $r2l
    call mix
    long (lg $c1) mul $c2 $r4 s16 p[$a5+0x10] u16 $r2l
    call mix
    long (e $c1) mul $c2 $r4 s16 p[$a7+0x8] u16 $r2l
    call mix
    long mul $c2 $r4 s24 p[0x4] $r2
    call mix
    long (lg $c1) mul $c2 $r4 s24 p[0x20] $r2
    call mix
    long (e $c1) mul $c2 $r4 s24 p[0x24] $r2
    call mix
    long mul $c2 $r4 s24 p[0x1fc] $r2
    call mix
    long (lg $c1) mul $c2 $r4 s24 p[$a1+0x8] $r2
    call mix
    long (e $c1) mul $c2 $r4 s24 p[$a4+0x1e0] $r2
    call mix
    long mul $c2 $r4 s24 p[$a3++0x4] $r2
    call mix
    long (lg $c1) mul $c2 $r4 s24 p[$a4++-0x14] $r2
    call mix
    long (e $c1) mul $c2 $r4 s24 p[$a2++0xfc] $r2
    call mix
    long mul $c2 $r4 s24 p[$a1++-0x100] $r2
    call mix
    long (lg $c1) mul $c2 $r4 s24 p[$a5+0x10] $r2
    call mix
    long (e $c1) mul $c2 $r4 s24 p[$a7+0x8] $r2
    call mix
    long sad $c2 $r4 s16 p[0x4] $r2l $r3
    call mix
    long (lg $c1) sad $c2 $r4 s16 p[0x20] $r2l $r3
    call mix
    long (e $c1) sad $c2 $r4 s16 p[0x24] $r2l $r3
    call mix
    long sad $c2 $r4 s16 p[0x1fc] $r2l $r3
    call mix
    long (lg $c1) sad $c2 $r4 s16 p[$a1+0x8] $r2l $r3
    call mix
    long (e $c1) sad $c2 $r4 s16 p[$a4+0x1e0] $r2l $r3
    call mix
    long sad $c2 $r4 s16 p[$a3++0x4] $r2l $r3
    call mix
    long (lg $c1) sad $c2 $r4 s16 p[$a4++-0x14] $r2l $r3
    call mix
    long (e $c1) sad $c2 $r4 s16 p[$a2++0xfc] $r2l $r3
    call mix
    long sad $c2 $r4 s16 p[$a1++-0x100] $r2l $r3
    call mix
    long (lg $c1) sad $c2 $r4 s16 p[$a5+0x10] $r2l $r3
    call mix
    long (e $c1) sad $c2 $r4 s16 p[$a7+0x8] $r2l $r3
    call mix
    long xor b32 $c2 $r4 p[0x4] not $r2
    call mix
    long (lg $c1) xor b32 $c2 $r4 p[0x20] not $r2
    call mix
    long (e $c1) xor b32 $c2 $r4 p[0x24] not $r2
    call mix
    long xor b32 $c2 $r4 p[0x1fc] not $r2
    call mix
    long (lg $c1) xor b32 $c2 $r4 p[$a1+0x8] not $r2
    call mix
    long (e $c1) xor b32 $c2 $r4 p[$a4+0x1e0] not $r2
    call mix
    long xor b32 $c2 $r4 p[$a3++0x4] not $r2
    call mix
    long (lg $c1) xor b32 $c2 $r4 p[$a4++-0x14] not $r2
    call mix
    long (e $c1) xor b32 $c2 $r4 p[$a2++0xfc] not $r2
    call mix
    long xor b32 $c2 $r4 p[$a1++-0x100] not $r2
    call mix
    long (lg $c1) xor b32 $c2 $r4 p[$a5+0x10] not $r2
    call mix
    long (e $c1) xor b32 $c2 $r4 p[$a7+0x8] not $r2
    call mix
    long shr s32 $c2 $r4 p[0x4] 0x5
    call mix
    long (lg $c1) shr s32 $c2 $r4 p[0x20] 0x5
    call mix
    long (e $c1) shr s32 $c2 $r4 p[0x24] 0x5
    call mix
    long shr s32 $c2 $r4 p[0x1fc] 0x5
    call mix
    long (lg $c1) shr s32 $c2 $r4 p[$a1+0x8] 0x5
    call mix
    long (e $c1) shr s32 $c2 $r4 p[$a4+0x1e0] 0x5
    call mix
    long shr s32 $c2 $r4 p[$a3++0x4] 0x5
    call mix
    long (lg $c1) shr s32 $c2 $r4 p[$a4++-0x14] 0x5
    call mix
    long (e $c1) shr s32 $c2 $r4 p[$a2++0xfc] 0x5
    call mix
    long shr s32 $c2 $r4 p[$a1++-0x100] 0x5
    call mix
    long (lg $c1) shr s32 $c2 $r4 p[$a5+0x10] 0x5
    call mix
    long (e $c1) shr s32 $c2 $r4 p[$a7+0x8] 0x5
    call mix
    long min s16 $c2 $r4l p[0x4] $r2h
    call mix
    long (lg $c1) min s16 $c2 $r4l p[0x20] $r2h
    call mix
    long (e $c1) min s16 $c2 $r4l p[0x24] $r2h
    call mix
    long min s16 $c2 $r4l p[0x1fc] $r2h
    call mix
    long (lg $c1) min s16 $c2 $r4l p[$a1+0x8] $r2h
    call mix
    long (e $c1) min s16 $c2 $r4l p[$a4+0x1e0] $r2h
    call mix
    long min s16 $c2 $r4l p[$a3++0x4] $r2h
    call mix
    long (lg $c1) min s16 $c2 $r4l p[$a4++-0x14] $r2h
    call mix
    long (e $c1) min s16 $c2 $r4l p[$a2++0xfc] $r2h
    call mix
    long min s16 $c2 $r4l p[$a1++-0x100] $r2h
    call mix
    long (lg $c1) min s16 $c2 $r4l p[$a5+0x10] $r2h
    call mix
    long (e $c1) min s16 $c2 $r4l p[$a7+0x8] $r2h
    call mix
    long set $c2 $r4 l u32 p[0x4] $r2
    call mix
    long (lg $c1) set $c2 $r4 l u32 p[0x20] $r2
    call mix
    long (e $c1) set $c2 $r4 l u32 p[0x24] $r2
    call mix
    long set $c2 $r4 l u32 p[0x1fc] $r2
    call mix
    long (lg $c1) set $c2 $r4 l u32 p[$a1+0x8] $r2
    call mix
    long (e $c1) set $c2 $r4 l u32 p[$a4+0x1e0] $r2
    call mix
    long set $c2 $r4 l u32 p[$a3++0x4] $r2
    call mix
    long (lg $c1) set $c2 $r4 l u32 p[$a4++-0x14] $r2
    call mix
    long (e $c1) set $c2 $r4 l u32 p[$a2++0xfc] $r2
    call mix
    long set $c2 $r4 l u32 p[$a1++-0x100] $r2
    call mix
    long (lg $c1) set $c2 $r4 l u32 p[$a5+0x10] $r2
    call mix
    long (e $c1) set $c2 $r4 l u32 p[$a7+0x8] $r2
    call mix
    long add sat rz f32 $c2 $r4 p[0x4] $r3
    call mix
    long (lg $c1) add sat rz f32 $c2 $r4 p[0x20] $r3
    call mix
    long (e $c1) add sat rz f32 $c2 $r4 p[0x24] $r3
    call mix
    long add sat rz f32 $c2 $r4 p[0x1fc] $r3
    call mix
    long (lg $c1) add sat rz f32 $c2 $r4 p[$a1+0x8] $r3
    call mix
    long (e $c1) add sat rz f32 $c2 $r4 p[$a4+0x1e0] $r3
    call mix
    long add sat rz f32 $c2 $r4 p[$a3++0x4] $r3
    call mix
    long (lg $c1) add sat rz f32 $c2 $r4 p[$a4++-0x14] $r3
    call mix
    long (e $c1) add sat rz f32 $c2 $r4 p[$a2++0xfc] $r3
    call mix
    long add sat rz f32 $c2 $r4 p[$a1++-0x100] $r3
    call mix
    long (lg $c1) add sat rz f32 $c2 $r4 p[$a5+0x10] $r3
    call mix
    long (e $c1) add sat rz f32 $c2 $r4 p[$a7+0x8] $r3
    call mix
    long max f32 $c2 $r4 abs p[0x4] $r3
    call mix
    long (lg $c1) max f32 $c2 $r4 abs p[0x20] $r3
    call mix
    long (e $c1) max f32 $c2 $r4 abs p[0x24] $r3
    call mix
    long max f32 $c2 $r4 abs p[0x1fc] $r3
    call mix
    long (lg $c1) max f32 $c2 $r4 abs p[$a1+0x8] $r3
    call mix
    long (e $c1) max f32 $c2 $r4 abs p[$a4+0x1e0] $r3
    call mix
    long max f32 $c2 $r4 abs p[$a3++0x4] $r3
    call mix
    long (lg $c1) max f32 $c2 $r4 abs p[$a4++-0x14] $r3
    call mix
    long (e $c1) max f32 $c2 $r4 abs p[$a2++0xfc] $r3
    call mix
    long max f32 $c2 $r4 abs p[$a1++-0x100] $r3
    call mix
    long (lg $c1) max f32 $c2 $r4 abs p[$a5+0x10] $r3
    call mix
    long (e $c1) max f32 $c2 $r4 abs p[$a7+0x8] $r3
    call mix
    long slct b32 $c2 $r4 p[0x4] $r2 f32 $r3
    call mix
    long (lg $c1) slct b32 $c2 $r4 p[0x20] $r2 f32 $r3
    call mix
    long (e $c1) slct b32 $c2 $r4 p[0x24] $r2 f32 $r3
    call mix
    long slct b32 $c2 $r4 p[0x1fc] $r2 f32 $r3
    call mix
    long (lg $c1) slct b32 $c2 $r4 p[$a1+0x8] $r2 f32 $r3
    call mix
    long (e $c1) slct b32 $c2 $r4 p[$a4+0x1e0] $r2 f32 $r3
    call mix
    long slct b32 $c2 $r4 p[$a3++0x4] $r2 f32 $r3
    call mix
    long (lg $c1) slct b32 $c2 $r4 p[$a4++-0x14] $r2 f32 $r3
    call mix
    long (e $c1) slct b32 $c2 $r4 p[$a2++0xfc] $r2 f32 $r3
    call mix
    long slct b32 $c2 $r4 p[$a1++-0x100] $r2 f32 $r3
    call mix
    long (lg $c1) slct b32 $c2 $r4 p[$a5+0x10] $r2 f32 $r3
    call mix
    long (e $c1) slct b32 $c2 $r4 p[$a7+0x8] $r2 f32 $r3
    call mix
    long presin f32 $r4 p[0x4]
    call mix
    long (lg $c1) presin f32 $r4 p[0x20]
    call mix
    long (e $c1) presin f32 $r4 p[0x24]
    call mix
    long presin f32 $r4 p[0x1fc]
    call mix
    long (lg $c1) presin f32 $r4 p[$a1+0x8]
    call mix
    long (e $c1) presin f32 $r4 p[$a4+0x1e0]
    call mix
    long presin f32 $r4 p[$a3++0x4]
    call mix
    long (lg $c1) presin f32 $r4 p[$a4++-0x14]
    call mix
    long (e $c1) presin f32 $r4 p[$a2++0xfc]
    call mix
    long presin f32 $r4 p[$a1++-0x100]
    call mix
    long (lg $c1) presin f32 $r4 p[$a5+0x10]
    call mix
    long (e $c1) presin f32 $r4 p[$a7+0x8]
    call mix
    long cvt u32 $c2 $r4 u8 p[0x4]
    call mix
    long (lg $c1) cvt u32 $c2 $r4 u8 p[0x20]
    call mix
    long (e $c1) cvt u32 $c2 $r4 u8 p[0x24]
    call mix
    long cvt u32 $c2 $r4 u8 p[0x1fc]
    call mix
    long (lg $c1) cvt u32 $c2 $r4 u8 p[$a1+0x8]
    call mix
    long (e $c1) cvt u32 $c2 $r4 u8 p[$a4+0x1e0]
    call mix
    long cvt u32 $c2 $r4 u8 p[$a3++0x4]
    call mix
    long (lg $c1) cvt u32 $c2 $r4 u8 p[$a4++-0x14]
    call mix
    long (e $c1) cvt u32 $c2 $r4 u8 p[$a2++0xfc]
    call mix
    long cvt u32 $c2 $r4 u8 p[$a1++-0x100]
    call mix
    long (lg $c1) cvt u32 $c2 $r4 u8 p[$a5+0x10]
    call mix
    long (e $c1) cvt u32 $c2 $r4 u8 p[$a7+0x8]
    call mix
    long cvt s32 $c2 $r4 s8 p[0x4]
    call mix
    long (lg $c1) cvt s32 $c2 $r4 s8 p[0x20]
    call mix
    long (e $c1) cvt s32 $c2 $r4 s8 p[0x24]
    call mix
    long cvt s32 $c2 $r4 s8 p[0x1fc]
    call mix
    long (lg $c1) cvt s32 $c2 $r4 s8 p[$a1+0x8]
    call mix
    long (e $c1) cvt s32 $c2 $r4 s8 p[$a4+0x1e0]
    call mix
    long cvt s32 $c2 $r4 s8 p[$a3++0x4]
    call mix
    long (lg $c1) cvt s32 $c2 $r4 s8 p[$a4++-0x14]
    call mix
    long (e $c1) cvt s32 $c2 $r4 s8 p[$a2++0xfc]
    call mix
    long cvt s32 $c2 $r4 s8 p[$a1++-0x100]
    call mix
    long (lg $c1) cvt s32 $c2 $r4 s8 p[$a5+0x10]
    call mix
    long (e $c1) cvt s32 $c2 $r4 s8 p[$a7+0x8]
    call mix
    long cvt rn f32 $c2 $r4 s16 p[0x4]
    call mix
    long (lg $c1) cvt rn f32 $c2 $r4 s16 p[0x20]
    call mix
    long (e $c1) cvt rn f32 $c2 $r4 s16 p[0x24]
    call mix
    long cvt rn f32 $c2 $r4 s16 p[0x1fc]
    call mix
    long (lg $c1) cvt rn f32 $c2 $r4 s16 p[$a1+0x8]
    call mix
    long (e $c1) cvt rn f32 $c2 $r4 s16 p[$a4+0x1e0]
    call mix
    long cvt rn f32 $c2 $r4 s16 p[$a3++0x4]
    call mix
    long (lg $c1) cvt rn f32 $c2 $r4 s16 p[$a4++-0x14]
    call mix
    long (e $c1) cvt rn f32 $c2 $r4 s16 p[$a2++0xfc]
    call mix
    long cvt rn f32 $c2 $r4 s16 p[$a1++-0x100]
    call mix
    long (lg $c1) cvt rn f32 $c2 $r4 s16 p[$a5+0x10]
    call mix
    long (e $c1) cvt rn f32 $c2 $r4 s16 p[$a7+0x8]
    call mix
    long cvt f32 $c2 $r4 f16 p[0x4]
    call mix
    long (lg $c1) cvt f32 $c2 $r4 f16 p[0x20]
    call mix
    long (e $c1) cvt f32 $c2 $r4 f16 p[0x24]
    call mix
    long cvt f32 $c2 $r4 f16 p[0x1fc]
    call mix
    long (lg $c1) cvt f32 $c2 $r4 f16 p[$a1+0x8]
    call mix
    long (e $c1) cvt f32 $c2 $r4 f16 p[$a4+0x1e0]
    call mix
    long cvt f32 $c2 $r4 f16 p[$a3++0x4]
    call mix
    long (lg $c1) cvt f32 $c2 $r4 f16 p[$a4++-0x14]
    call mix
    long (e $c1) cvt f32 $c2 $r4 f16 p[$a2++0xfc]
    call mix
    long cvt f32 $c2 $r4 f16 p[$a1++-0x100]
    call mix
    long (lg $c1) cvt f32 $c2 $r4 f16 p[$a5+0x10]
    call mix
    long (e $c1) cvt f32 $c2 $r4 f16 p[$a7+0x8]
    call mix
    long cvt abs f32 $c2 $r4 f32 p[0x4]
    call mix
    long (lg $c1) cvt abs f32 $c2 $r4 f32 p[0x20]
    call mix
    long (e $c1) cvt abs f32 $c2 $r4 f32 p[0x24]
    call mix
    long cvt abs f32 $c2 $r4 f32 p[0x1fc]
    call mix
    long (lg $c1) cvt abs f32 $c2 $r4 f32 p[$a1+0x8]
    call mix
    long (e $c1) cvt abs f32 $c2 $r4 f32 p[$a4+0x1e0]
    call mix
    long cvt abs f32 $c2 $r4 f32 p[$a3++0x4]
    call mix
    long (lg $c1) cvt abs f32 $c2 $r4 f32 p[$a4++-0x14]
    call mix
    long (e $c1) cvt abs f32 $c2 $r4 f32 p[$a2++0xfc]
    call mix
    long cvt abs f32 $c2 $r4 f32 p[$a1++-0x100]
    call mix
    long (lg $c1) cvt abs f32 $c2 $r4 f32 p[$a5+0x10]
    call mix
    long (e $c1) cvt abs f32 $c2 $r4 f32 p[$a7+0x8]
    call mix
    // a[] ends before p[] begins
    long mov b32 $r4 a[0x20]
    call mix
    short mov b32 $r4 a[0x24]
    call mix
    long mov b32 $r4 a[0x28]
    call mix
    add $a4 0x0 0x20
    ld b32 $r4 a[$a4++-0x8]
    call mix
    ld b32 $r4 a[$a4+0x10]
    call mix

    // one in eight goes
    and b32 $r4 $r0 c0[0x4]
    set $c0 # e u32 $r4 c0[0x10]
    (lg $c0) bra gone
    mov b32 $r7 0x0
    and b32 $r8 $r0 c0[0x4]
    restart                         // nothing to finish
    breakaddr done
loop:
    set $c0 # ge u32 $r7 $r8
    (lg $c0) break
    mov b32 o[0x0] $r1
    add b32 o[0x4] $r1 $r7
    (lg $c1) mov b32 o[0x18] p[$a1+0x8]
    emit
    mov b32 $r4 $r7
    call mix
    (lg $c1) restart
    add b32 $r7 $r7 0x1
    bra loop
done:
    restart
    restart
    mov b32 o[0x8] p[0x10]
    (never) emit
    (e $c1) emit                    // clears o[] of its lanes only
    quadon
    mov b32 o[0xc] $r1
    emit
    quadpop
    restart
    mov $r4 $vstride
    mov b16 o[0x10] $r4l
    exit emit
gone:
    exit nop

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
