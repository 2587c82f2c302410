// Every FP32 operation with every modifier on every pair of 16 special values, 256 threads. A thread hashes its results and
// flags; the third operand is value (i + 5 j + 3) mod 16.
.grid 1 1
.block 256 1 1
.regs 20
.param 0x1000
.const 1 0x0: \
    0x00000000 0x80000000 0x00000001 0x807fffff 0x00800000 0x80ffffff 0x3f800000 0xbf800001 \
    0x3fc00000 0x33800000 0x4b7fffff 0xcb000001 0x7f7fffff 0xff800000 0x7f800000 0x7fc12345
.const 1 0x80: 15 3 0
.expect global 0x1000: file "../data/fp32_corners_out.hex"

    // $r1 = value[tid mod 16], $r2 = value[tid / 16], $r3 = the third
    shr u32 $r2 $r0 0x4
    and b32 $r1 $r0 c1[0x80]
    shl b32 $r3 $r2 0x2
    add b32 $r3 $r3 $r2
    add b32 $r3 $r3 $r1
    add b32 $r3 $r3 c1[0x84]
    and b32 $r3 $r3 c1[0x80]
    shl $a1 $r1 2
    shl $a2 $r2 2
    shl $a3 $r3 2
    ld $r1 b32 c1[$a1]
    ld $r2 b32 c1[$a2]
    ld $r3 b32 c1[$a3]
    mov b32 $r12 0x0
    and b32 $c0 # $r12 $r12

    add rn f32 $c0 $r4 $r1 $r2
    call mix
    mul rn f32 $c0 $r4 $r1 $r2
    call mix
    add rn f32 $c0 $r4 neg $r1 $r2
    call mix
    mul rn f32 $c0 $r4 neg $r1 $r2
    call mix
    add rn f32 $c0 $r4 $r1 neg $r2
    call mix
    mul rn f32 $c0 $r4 $r1 neg $r2
    call mix
    add rn f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul rn f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add rm f32 $c0 $r4 $r1 $r2
    call mix
    mul rm f32 $c0 $r4 $r1 $r2
    call mix
    add rm f32 $c0 $r4 neg $r1 $r2
    call mix
    mul rm f32 $c0 $r4 neg $r1 $r2
    call mix
    add rm f32 $c0 $r4 $r1 neg $r2
    call mix
    mul rm f32 $c0 $r4 $r1 neg $r2
    call mix
    add rm f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul rm f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add rp f32 $c0 $r4 $r1 $r2
    call mix
    mul rp f32 $c0 $r4 $r1 $r2
    call mix
    add rp f32 $c0 $r4 neg $r1 $r2
    call mix
    mul rp f32 $c0 $r4 neg $r1 $r2
    call mix
    add rp f32 $c0 $r4 $r1 neg $r2
    call mix
    mul rp f32 $c0 $r4 $r1 neg $r2
    call mix
    add rp f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul rp f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add rz f32 $c0 $r4 $r1 $r2
    call mix
    mul rz f32 $c0 $r4 $r1 $r2
    call mix
    add rz f32 $c0 $r4 neg $r1 $r2
    call mix
    mul rz f32 $c0 $r4 neg $r1 $r2
    call mix
    add rz f32 $c0 $r4 $r1 neg $r2
    call mix
    mul rz f32 $c0 $r4 $r1 neg $r2
    call mix
    add rz f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul rz f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add sat rn f32 $c0 $r4 $r1 $r2
    call mix
    mul sat rn f32 $c0 $r4 $r1 $r2
    call mix
    add sat rn f32 $c0 $r4 neg $r1 $r2
    call mix
    mul sat rn f32 $c0 $r4 neg $r1 $r2
    call mix
    add sat rn f32 $c0 $r4 $r1 neg $r2
    call mix
    mul sat rn f32 $c0 $r4 $r1 neg $r2
    call mix
    add sat rn f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul sat rn f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add sat rm f32 $c0 $r4 $r1 $r2
    call mix
    mul sat rm f32 $c0 $r4 $r1 $r2
    call mix
    add sat rm f32 $c0 $r4 neg $r1 $r2
    call mix
    mul sat rm f32 $c0 $r4 neg $r1 $r2
    call mix
    add sat rm f32 $c0 $r4 $r1 neg $r2
    call mix
    mul sat rm f32 $c0 $r4 $r1 neg $r2
    call mix
    add sat rm f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul sat rm f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add sat rp f32 $c0 $r4 $r1 $r2
    call mix
    mul sat rp f32 $c0 $r4 $r1 $r2
    call mix
    add sat rp f32 $c0 $r4 neg $r1 $r2
    call mix
    mul sat rp f32 $c0 $r4 neg $r1 $r2
    call mix
    add sat rp f32 $c0 $r4 $r1 neg $r2
    call mix
    mul sat rp f32 $c0 $r4 $r1 neg $r2
    call mix
    add sat rp f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul sat rp f32 $c0 $r4 neg $r1 neg $r2
    call mix
    add sat rz f32 $c0 $r4 $r1 $r2
    call mix
    mul sat rz f32 $c0 $r4 $r1 $r2
    call mix
    add sat rz f32 $c0 $r4 neg $r1 $r2
    call mix
    mul sat rz f32 $c0 $r4 neg $r1 $r2
    call mix
    add sat rz f32 $c0 $r4 $r1 neg $r2
    call mix
    mul sat rz f32 $c0 $r4 $r1 neg $r2
    call mix
    add sat rz f32 $c0 $r4 neg $r1 neg $r2
    call mix
    mul sat rz f32 $c0 $r4 neg $r1 neg $r2
    call mix

    add f32 $c0 $r4 (mul $r1 $r2) $r3
    call mix
    add f32 $c0 $r4 (mul $r3 $r2) $r1
    call mix
    mov b32 $r4 $r3
    short add f32 $r4 (mul $r1 $r2) $r4
    call mix
    mov b32 $r4 $r3
    add f32 $r4 (mul $r1 0x3f800001) $r4
    call mix
    short add f32 $r4 $r1 $r2
    call mix
    add f32 $r4 $r1 0x3f7fffff
    call mix
    short mul f32 $r4 $r1 $r2
    call mix
    mul f32 $r4 $r1 0x3f000001
    call mix
    add f32 $c0 $r4 neg (mul $r1 $r2) $r3
    call mix
    add f32 $c0 $r4 neg (mul $r3 $r2) $r1
    call mix
    mov b32 $r4 $r3
    short add f32 $r4 neg (mul $r1 $r2) $r4
    call mix
    mov b32 $r4 $r3
    add f32 $r4 neg (mul $r1 0x3f800001) $r4
    call mix
    short add f32 $r4 neg $r1 $r2
    call mix
    add f32 $r4 neg $r1 0x3f7fffff
    call mix
    short mul f32 $r4 neg $r1 $r2
    call mix
    mul f32 $r4 neg $r1 0x3f000001
    call mix
    add f32 $c0 $r4 (mul $r1 $r2) neg $r3
    call mix
    add f32 $c0 $r4 (mul $r3 $r2) neg $r1
    call mix
    mov b32 $r4 $r3
    short add f32 $r4 (mul $r1 $r2) neg $r4
    call mix
    mov b32 $r4 $r3
    add f32 $r4 (mul $r1 0x3f800001) neg $r4
    call mix
    short add f32 $r4 $r1 neg $r2
    call mix
    add f32 $r4 $r1 neg 0x3f7fffff
    call mix
    short mul f32 $r4 $r1 neg $r2
    call mix
    mul f32 $r4 $r1 neg 0x3f000001
    call mix
    add f32 $c0 $r4 neg (mul $r1 $r2) neg $r3
    call mix
    add f32 $c0 $r4 neg (mul $r3 $r2) neg $r1
    call mix
    mov b32 $r4 $r3
    short add f32 $r4 neg (mul $r1 $r2) neg $r4
    call mix
    mov b32 $r4 $r3
    add f32 $r4 neg (mul $r1 0x3f800001) neg $r4
    call mix
    short add f32 $r4 neg $r1 neg $r2
    call mix
    add f32 $r4 neg $r1 neg 0x3f7fffff
    call mix
    short mul f32 $r4 neg $r1 neg $r2
    call mix
    mul f32 $r4 neg $r1 neg 0x3f000001
    call mix
    add sat f32 $c0 $r4 (mul $r1 $r2) $r3
    call mix
    add sat f32 $c0 $r4 (mul $r3 $r2) $r1
    call mix
    mov b32 $r4 $r3
    short add sat f32 $r4 (mul $r1 $r2) $r4
    call mix
    mov b32 $r4 $r3
    add sat f32 $r4 (mul $r1 0x3f800001) $r4
    call mix
    short add sat f32 $r4 $r1 $r2
    call mix
    add sat f32 $r4 $r1 0x3f7fffff
    call mix
    short mul sat f32 $r4 $r1 $r2
    call mix
    mul sat f32 $r4 $r1 0x3f000001
    call mix
    add sat f32 $c0 $r4 neg (mul $r1 $r2) $r3
    call mix
    add sat f32 $c0 $r4 neg (mul $r3 $r2) $r1
    call mix
    mov b32 $r4 $r3
    short add sat f32 $r4 neg (mul $r1 $r2) $r4
    call mix
    mov b32 $r4 $r3
    add sat f32 $r4 neg (mul $r1 0x3f800001) $r4
    call mix
    short add sat f32 $r4 neg $r1 $r2
    call mix
    add sat f32 $r4 neg $r1 0x3f7fffff
    call mix
    short mul sat f32 $r4 neg $r1 $r2
    call mix
    mul sat f32 $r4 neg $r1 0x3f000001
    call mix
    add sat f32 $c0 $r4 (mul $r1 $r2) neg $r3
    call mix
    add sat f32 $c0 $r4 (mul $r3 $r2) neg $r1
    call mix
    mov b32 $r4 $r3
    short add sat f32 $r4 (mul $r1 $r2) neg $r4
    call mix
    mov b32 $r4 $r3
    add sat f32 $r4 (mul $r1 0x3f800001) neg $r4
    call mix
    short add sat f32 $r4 $r1 neg $r2
    call mix
    add sat f32 $r4 $r1 neg 0x3f7fffff
    call mix
    short mul sat f32 $r4 $r1 neg $r2
    call mix
    mul sat f32 $r4 $r1 neg 0x3f000001
    call mix
    add sat f32 $c0 $r4 neg (mul $r1 $r2) neg $r3
    call mix
    add sat f32 $c0 $r4 neg (mul $r3 $r2) neg $r1
    call mix
    mov b32 $r4 $r3
    short add sat f32 $r4 neg (mul $r1 $r2) neg $r4
    call mix
    mov b32 $r4 $r3
    add sat f32 $r4 neg (mul $r1 0x3f800001) neg $r4
    call mix
    short add sat f32 $r4 neg $r1 neg $r2
    call mix
    add sat f32 $r4 neg $r1 neg 0x3f7fffff
    call mix
    short mul sat f32 $r4 neg $r1 neg $r2
    call mix
    mul sat f32 $r4 neg $r1 neg 0x3f000001
    call mix

    set $c0 $r4 never f32 neg abs $r1 $r2
    call mix
    set $c0 $r4 l f32 $r1 abs $r2
    call mix
    set $c0 $r4 e f32 neg $r1 neg abs $r2
    call mix
    set $c0 $r4 le f32 abs $r1 $r2
    call mix
    set $c0 $r4 g f32 neg abs $r1 neg $r2
    call mix
    set $c0 $r4 lg f32 $r1 neg abs $r2
    call mix
    set $c0 $r4 ge f32 neg $r1 $r2
    call mix
    set $c0 $r4 lge f32 abs $r1 neg $r2
    call mix
    set $c0 $r4 u f32 neg abs $r1 abs $r2
    call mix
    set $c0 $r4 lu f32 $r1 $r2
    call mix
    set $c0 $r4 eu f32 neg $r1 neg $r2
    call mix
    set $c0 $r4 leu f32 abs $r1 abs $r2
    call mix
    set $c0 $r4 gu f32 neg abs $r1 neg abs $r2
    call mix
    set $c0 $r4 lgu f32 $r1 neg $r2
    call mix
    set $c0 $r4 geu f32 neg $r1 abs $r2
    call mix
    set $c0 $r4 always f32 abs $r1 neg abs $r2
    call mix
    set $c0 $r4 never f32 $r1 $r2
    call mix
    set $c0 $r4 l f32 $r1 $r2
    call mix
    set $c0 $r4 e f32 $r1 $r2
    call mix
    set $c0 $r4 le f32 $r1 $r2
    call mix
    set $c0 $r4 g f32 $r1 $r2
    call mix
    set $c0 $r4 lg f32 $r1 $r2
    call mix
    set $c0 $r4 ge f32 $r1 $r2
    call mix
    set $c0 $r4 lge f32 $r1 $r2
    call mix
    set $c0 $r4 u f32 $r1 $r2
    call mix
    set $c0 $r4 lu f32 $r1 $r2
    call mix
    set $c0 $r4 eu f32 $r1 $r2
    call mix
    set $c0 $r4 leu f32 $r1 $r2
    call mix
    set $c0 $r4 gu f32 $r1 $r2
    call mix
    set $c0 $r4 lgu f32 $r1 $r2
    call mix
    set $c0 $r4 geu f32 $r1 $r2
    call mix
    set $c0 $r4 always f32 $r1 $r2
    call mix
    max f32 $c0 $r4 $r1 $r2
    call mix
    min f32 $c0 $r4 $r1 $r2
    call mix
    max f32 $c0 $r4 neg $r1 $r2
    call mix
    min f32 $c0 $r4 neg $r1 $r2
    call mix
    max f32 $c0 $r4 abs $r1 $r2
    call mix
    min f32 $c0 $r4 abs $r1 $r2
    call mix
    max f32 $c0 $r4 neg abs $r1 $r2
    call mix
    min f32 $c0 $r4 neg abs $r1 $r2
    call mix
    max f32 $c0 $r4 $r1 neg $r2
    call mix
    min f32 $c0 $r4 $r1 neg $r2
    call mix
    max f32 $c0 $r4 neg $r1 neg $r2
    call mix
    min f32 $c0 $r4 neg $r1 neg $r2
    call mix
    max f32 $c0 $r4 abs $r1 neg $r2
    call mix
    min f32 $c0 $r4 abs $r1 neg $r2
    call mix
    max f32 $c0 $r4 neg abs $r1 neg $r2
    call mix
    min f32 $c0 $r4 neg abs $r1 neg $r2
    call mix
    max f32 $c0 $r4 $r1 abs $r2
    call mix
    min f32 $c0 $r4 $r1 abs $r2
    call mix
    max f32 $c0 $r4 neg $r1 abs $r2
    call mix
    min f32 $c0 $r4 neg $r1 abs $r2
    call mix
    max f32 $c0 $r4 abs $r1 abs $r2
    call mix
    min f32 $c0 $r4 abs $r1 abs $r2
    call mix
    max f32 $c0 $r4 neg abs $r1 abs $r2
    call mix
    min f32 $c0 $r4 neg abs $r1 abs $r2
    call mix
    max f32 $c0 $r4 $r1 neg abs $r2
    call mix
    min f32 $c0 $r4 $r1 neg abs $r2
    call mix
    max f32 $c0 $r4 neg $r1 neg abs $r2
    call mix
    min f32 $c0 $r4 neg $r1 neg abs $r2
    call mix
    max f32 $c0 $r4 abs $r1 neg abs $r2
    call mix
    min f32 $c0 $r4 abs $r1 neg abs $r2
    call mix
    max f32 $c0 $r4 neg abs $r1 neg abs $r2
    call mix
    min f32 $c0 $r4 neg abs $r1 neg abs $r2
    call mix
    slct b32 $c0 $r4 $r1 $r2 f32 $r3
    call mix
    slct b32 $c0 $r4 $r1 $r2 f32 neg $r3
    call mix

    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x10] $r0
    exit st b32 g14[$r0] $r12

// hash = (hash ^ $r4) * 33 + $c0
mix:
    mov $r13 $c0
    xor b32 $r12 $r12 $r4
    shl b32 $r14 $r12 0x5
    add b32 $r12 $r12 $r14
    add b32 $r12 $r12 $r13
    ret
