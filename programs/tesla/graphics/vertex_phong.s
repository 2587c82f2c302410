// 100 vertices through a matrix, normals through another, made unit; diffuse light and a highlight with lg2 and ex2.
// a[]: x y z, normal, colour; o[]: position, colour, highlight.
.type vertex
.threads 100
.inputs 9
.outputs 8
.regs 16
.attribute 0: file "../data/vertex_phong_in.hex"
.expect output 0: file "../data/vertex_phong_out.hex"
.const 0 0x0: file "../data/vertex_phong_const.hex"

    mov b32 $r15 0x0
    ld $r4 b32 c0[0xc]
    add f32 $r4 (mul a[0x0] c0[0x0]) $r4
    add f32 $r4 (mul a[0x4] c0[0x4]) $r4
    ld b32 $r5 a[0x8]
    add f32 $r4 (mul $r5 c0[0x8]) $r4
    st b32 o[0x0] $r4
    ld $r4 b32 c0[0x1c]
    add f32 $r4 (mul a[0x0] c0[0x10]) $r4
    add f32 $r4 (mul a[0x4] c0[0x14]) $r4
    ld b32 $r5 a[0x8]
    add f32 $r4 (mul $r5 c0[0x18]) $r4
    mov b32 o[0x4] $r4
    ld $r4 b32 c0[0x2c]
    add f32 $r4 (mul a[0x0] c0[0x20]) $r4
    add f32 $r4 (mul a[0x4] c0[0x24]) $r4
    ld b32 $r5 a[0x8]
    add f32 $r4 (mul $r5 c0[0x28]) $r4
    st b32 o[0x8] $r4
    ld $r4 b32 c0[0x3c]
    add f32 $r4 (mul a[0x0] c0[0x30]) $r4
    add f32 $r4 (mul a[0x4] c0[0x34]) $r4
    ld b32 $r5 a[0x8]
    add f32 $r4 (mul $r5 c0[0x38]) $r4
    mov b32 o[0xc] $r4
    mul rn f32 $r6 a[0xc] c0[0x40]
    add f32 $r6 (mul a[0x10] c0[0x44]) $r6
    add f32 $r6 (mul a[0x14] c0[0x48]) $r6
    mul rn f32 $r7 a[0xc] c0[0x4c]
    add f32 $r7 (mul a[0x10] c0[0x50]) $r7
    add f32 $r7 (mul a[0x14] c0[0x54]) $r7
    mul rn f32 $r8 a[0xc] c0[0x58]
    add f32 $r8 (mul a[0x10] c0[0x5c]) $r8
    add f32 $r8 (mul a[0x14] c0[0x60]) $r8
    mul f32 $r9 $r6 $r6
    add f32 $r9 (mul $r7 $r7) $r9
    add f32 $r9 (mul $r8 $r8) $r9
    rsqrt f32 $r9 $r9
    mul f32 $r6 $r6 $r9
    mul f32 $r7 $r7 $r9
    mul f32 $r8 $r8 $r9
    mul rn f32 $r10 $r6 c0[0x64]
    add f32 $r10 (mul $r7 c0[0x68]) $r10
    add f32 $r10 (mul $r8 c0[0x6c]) $r10
    mul rn f32 $r11 $r6 c0[0x70]
    add f32 $r11 (mul $r7 c0[0x74]) $r11
    add f32 $r11 (mul $r8 c0[0x78]) $r11
    max f32 $c0 $r10 $r10 $r15
    max f32 $r11 $r11 $r15
    lg2 f32 $r11 $r11
    mul rn f32 $r11 $r11 c0[0x7c]
    preex2 f32 $r11 $r11
    ex2 f32 $r11 $r11
    (e $c0) mov b32 $r11 $r15           // no highlight in the dark
    mul f32 o[0x10] a[0x18] $r10
    add sat f32 o[0x14] (mul a[0x1c] $r10) $r11
    add $a1 0x0 0x18
    mul rn f32 $r12 a[0x20] $r10
    st b32 o[$a1] $r12
    exit mov b32 o[0x1c] $r11
