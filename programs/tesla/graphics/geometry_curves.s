// Quadratic curves: a primitive has three points of a list that neighbours share, and a number of steps, 1 to 7. It sends the curve
// as a strip, and its control polygon as another one if the middle point is above the others. 50 primitives.
.type geometry
.threads 50
.inputs 4
.outputs 3
.vertices 12
.primitives 144
.regs 20
.attribute 0: file "../data/geometry_curves_in.hex"
.primitive 0 0: file "../data/geometry_curves_p0.hex"
.primitive 1 0: file "../data/geometry_curves_p1.hex"
.expect vertex 0 0: file "../data/geometry_curves_out.hex"
.const 0 0x0: 0x3f800000

    ld b32 $r1 a[0x0]
    shl $a1 $r1 0x0
    shl $a2 a[0x4] 0x0
    shl $a3 a[0x8] 0x0
    mov b32 $r1 p[$a1]                  // x and y of the three
    mov b32 $r2 p[$a1+0x4]
    mov b32 $r3 p[$a2]
    mov b32 $r4 p[$a2+0x4]
    mov b32 $r5 p[$a3]
    mov b32 $r6 p[$a3+0x4]
    cvt rn f32 $r7 u32 a[0xc]
    rcp f32 $r7 $r7                     // step
    mov b32 $r8 0x0
    ld b32 $r9 a[0xc]                   // steps left
    mov b32 $r15 0x0
    breakaddr strip
point:
    ld $r10 b32 c0[0x0]
    add rn f32 $r10 $r10 neg $r8     // 1 - t
    mul f32 $r11 $r10 $r10              // weights
    mul f32 $r12 $r10 $r8
    add f32 $r12 $r12 $r12
    mul f32 $r13 $r8 $r8
    mul f32 $r14 $r1 $r11
    add f32 $r14 (mul $r3 $r12) $r14
    add f32 o[0x0] (mul $r5 $r13) $r14
    mul f32 $r14 $r2 $r11
    add f32 $r14 (mul $r4 $r12) $r14
    add f32 o[0x4] (mul $r6 $r13) $r14
    mov b32 o[0x8] $r8
    emit
    set $c0 # e u32 $r9 $r15
    (lg $c0) break
    add f32 $r8 $r8 $r7
    add b32 $r9 $r9 0xffffffff
    bra point
strip:
    restart
    set $c0 # g f32 $r4 $r2
    set $c1 # g f32 $r4 $r6
    (e $c0) bra end
    (e $c1) bra end
    mov b32 o[0x0] $r1
    mov b32 o[0x4] $r2
    emit
    mov b32 o[0x0] $r3
    mov b32 o[0x4] $r4
    emit
    mov b32 o[0x0] $r5
    mov b32 o[0x4] $r6
    exit emit
end:
    exit restart
