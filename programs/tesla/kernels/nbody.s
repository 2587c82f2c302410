// One step of 64 bodies under gravity, all pairs: a_i = sum m_j d / (d d + eps)^(3/2), v += a dt, p += v dt. Bodies
// (x, y, z, m) stand in s[]; a body's pull on itself is zero.
.grid 1 1
.block 64 1 1
.regs 24
.shared 0x440
.set POSITION 0x10
.set VELOCITY 0x14
.set DT 0x18
.set EPS 0x1c
.set BODIES 0x40
.param 0x1000 0x2000 0x3c23d70a 0x3c23d70a  // dt = eps = 0.01
.const 1 0x0: 1
.global 0x1000: file "../data/nbody_p.hex"
.global 0x2000: file "../data/nbody_v.hex"
.expect global 0x1000: file "../data/nbody_p_out.hex"
.expect global 0x2000: file "../data/nbody_v_out.hex"

    // $r4q = own body
    shl b32 $r1 $r0 0x4
    shl $a1 $r1 0x0
    add b32 $r2 b32 s[POSITION] $r1
    add b32 $r3 b32 s[VELOCITY] $r1
    ld b128 $r4q g14[$r2]
    st b32 s[$a1+BODIES] $r4
    st b32 s[$a1+0x44] $r5
    st b32 s[$a1+0x48] $r6
    st b32 s[$a1+0x4c] $r7
    bar inc wait 0x0 0xfff

    // $r8 .. $r10 = acceleration, $r11 = eps
    mov b32 $r8 0x0
    mov b32 $r9 0x0
    mov b32 $r10 0x0
    mov b32 $r11 b32 s[EPS]
    add $a2 0x0 BODIES
    mov b32 $r20 64
pull:
    add f32 $r12 b32 s[$a2++0x4] neg $r4
    add f32 $r13 b32 s[$a2++0x4] neg $r5
    add f32 $r14 b32 s[$a2++0x4] neg $r6
    add f32 $r16 (mul $r12 $r12) $r11
    add f32 $r16 (mul $r13 $r13) $r16
    add f32 $r16 (mul $r14 $r14) $r16
    rsqrt f32 $r17 $r16
    mul f32 $r18 $r17 $r17
    mul f32 $r18 $r18 $r17
    mul f32 $r18 b32 s[$a2++0x4] $r18
    add f32 $r8 (mul $r12 $r18) $r8
    add f32 $r9 (mul $r13 $r18) $r9
    add f32 $r10 (mul $r14 $r18) $r10
    sub b32 $c0 $r20 $r20 c1[0x0]
    (lg $c0) bra pull

    // velocity, then position
    ld b128 $r12q g14[$r3]
    mov b32 $r16 b32 s[DT]
    add f32 $r12 (mul $r8 $r16) $r12
    add f32 $r13 (mul $r9 $r16) $r13
    add f32 $r14 (mul $r10 $r16) $r14
    st b128 g14[$r3] $r12q
    add f32 $r4 (mul $r12 $r16) $r4
    add f32 $r5 (mul $r13 $r16) $r5
    add f32 $r6 (mul $r14 $r16) $r6
    exit st b128 g14[$r2] $r4q
