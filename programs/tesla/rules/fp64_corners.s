// Every FP64 operation with every modifier on every pair of 16 special values, 256 threads. A thread hashes its results and
// flags; the third operand is value (i + 5 j + 3) mod 16.
.needs fp64
.grid 1 1
.block 256 1 1
.regs 20
.param 0x1000
.const 1 0x0: \
    0x00000000 0x00000000 0x00000000 0x80000000 0x00000001 0x00000000 0xffffffff 0x800fffff \
    0x00000000 0x00100000 0x0000beef 0xfff80000 0x00000000 0x3ff00000 0x00000001 0xbff00000 \
    0x00000000 0x3ff80000 0x00000000 0x3ca00000 0xffffffff 0x433fffff 0x00000001 0xc3300000 \
    0xffffffff 0x7fefffff 0x00000000 0xfff00000 0x00000000 0x7ff00000 0x12345678 0x7ff40000
.const 1 0x80: 15 3
.expect global 0x1000: file "../data/fp64_corners_out.hex"

    // $r1 = value[tid mod 16], $r2 = value[tid / 16], $r3 = the third
    shr u32 $r2 $r0 0x4
    and b32 $r1 $r0 c1[0x80]
    shl b32 $r3 $r2 0x2
    add b32 $r3 $r3 $r2
    add b32 $r3 $r3 $r1
    add b32 $r3 $r3 c1[0x84]
    and b32 $r3 $r3 c1[0x80]
    shl $a1 $r1 3
    shl $a2 $r2 3
    shl $a3 $r3 3
    ld $r6 b32 c1[$a1]
    ld $r7 b32 c1[$a1+0x4]
    ld $r8 b32 c1[$a2]
    ld $r9 b32 c1[$a2+0x4]
    ld $r10 b32 c1[$a3]
    ld $r11 b32 c1[$a3+0x4]
    mov b32 $r12 0x0

    fma rn f64 $c0 $r4d $r6d $r8d $r10d
    call mix64
    add rn f64 $c0 $r4d $r6d $r8d
    call mix64
    fma rn f64 $c0 $r4d neg $r6d $r8d $r10d
    call mix64
    add rn f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rn f64 $c0 $r4d $r6d $r8d neg $r10d
    call mix64
    add rn f64 $c0 $r4d $r6d neg $r8d
    call mix64
    fma rn f64 $c0 $r4d neg $r6d $r8d neg $r10d
    call mix64
    add rn f64 $c0 $r4d neg $r6d neg $r8d
    call mix64
    mul rn f64 $c0 $r4d $r6d $r8d
    call mix64
    mul rn f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rm f64 $c0 $r4d $r6d $r8d $r10d
    call mix64
    add rm f64 $c0 $r4d $r6d $r8d
    call mix64
    fma rm f64 $c0 $r4d neg $r6d $r8d $r10d
    call mix64
    add rm f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rm f64 $c0 $r4d $r6d $r8d neg $r10d
    call mix64
    add rm f64 $c0 $r4d $r6d neg $r8d
    call mix64
    fma rm f64 $c0 $r4d neg $r6d $r8d neg $r10d
    call mix64
    add rm f64 $c0 $r4d neg $r6d neg $r8d
    call mix64
    mul rm f64 $c0 $r4d $r6d $r8d
    call mix64
    mul rm f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rp f64 $c0 $r4d $r6d $r8d $r10d
    call mix64
    add rp f64 $c0 $r4d $r6d $r8d
    call mix64
    fma rp f64 $c0 $r4d neg $r6d $r8d $r10d
    call mix64
    add rp f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rp f64 $c0 $r4d $r6d $r8d neg $r10d
    call mix64
    add rp f64 $c0 $r4d $r6d neg $r8d
    call mix64
    fma rp f64 $c0 $r4d neg $r6d $r8d neg $r10d
    call mix64
    add rp f64 $c0 $r4d neg $r6d neg $r8d
    call mix64
    mul rp f64 $c0 $r4d $r6d $r8d
    call mix64
    mul rp f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rz f64 $c0 $r4d $r6d $r8d $r10d
    call mix64
    add rz f64 $c0 $r4d $r6d $r8d
    call mix64
    fma rz f64 $c0 $r4d neg $r6d $r8d $r10d
    call mix64
    add rz f64 $c0 $r4d neg $r6d $r8d
    call mix64
    fma rz f64 $c0 $r4d $r6d $r8d neg $r10d
    call mix64
    add rz f64 $c0 $r4d $r6d neg $r8d
    call mix64
    fma rz f64 $c0 $r4d neg $r6d $r8d neg $r10d
    call mix64
    add rz f64 $c0 $r4d neg $r6d neg $r8d
    call mix64
    mul rz f64 $c0 $r4d $r6d $r8d
    call mix64
    mul rz f64 $c0 $r4d neg $r6d $r8d
    call mix64
    max f64 $c0 $r4d $r6d $r8d
    call mix64
    min f64 $c0 $r4d $r6d $r8d
    call mix64
    max f64 $c0 $r4d neg $r6d $r8d
    call mix64
    min f64 $c0 $r4d neg $r6d $r8d
    call mix64
    max f64 $c0 $r4d abs $r6d $r8d
    call mix64
    min f64 $c0 $r4d abs $r6d $r8d
    call mix64
    max f64 $c0 $r4d neg abs $r6d $r8d
    call mix64
    min f64 $c0 $r4d neg abs $r6d $r8d
    call mix64
    max f64 $c0 $r4d $r6d neg $r8d
    call mix64
    min f64 $c0 $r4d $r6d neg $r8d
    call mix64
    max f64 $c0 $r4d neg $r6d neg $r8d
    call mix64
    min f64 $c0 $r4d neg $r6d neg $r8d
    call mix64
    max f64 $c0 $r4d abs $r6d neg $r8d
    call mix64
    min f64 $c0 $r4d abs $r6d neg $r8d
    call mix64
    max f64 $c0 $r4d neg abs $r6d neg $r8d
    call mix64
    min f64 $c0 $r4d neg abs $r6d neg $r8d
    call mix64
    max f64 $c0 $r4d $r6d abs $r8d
    call mix64
    min f64 $c0 $r4d $r6d abs $r8d
    call mix64
    max f64 $c0 $r4d neg $r6d abs $r8d
    call mix64
    min f64 $c0 $r4d neg $r6d abs $r8d
    call mix64
    max f64 $c0 $r4d abs $r6d abs $r8d
    call mix64
    min f64 $c0 $r4d abs $r6d abs $r8d
    call mix64
    max f64 $c0 $r4d neg abs $r6d abs $r8d
    call mix64
    min f64 $c0 $r4d neg abs $r6d abs $r8d
    call mix64
    max f64 $c0 $r4d $r6d neg abs $r8d
    call mix64
    min f64 $c0 $r4d $r6d neg abs $r8d
    call mix64
    max f64 $c0 $r4d neg $r6d neg abs $r8d
    call mix64
    min f64 $c0 $r4d neg $r6d neg abs $r8d
    call mix64
    max f64 $c0 $r4d abs $r6d neg abs $r8d
    call mix64
    min f64 $c0 $r4d abs $r6d neg abs $r8d
    call mix64
    max f64 $c0 $r4d neg abs $r6d neg abs $r8d
    call mix64
    min f64 $c0 $r4d neg abs $r6d neg abs $r8d
    call mix64
    set $c0 $r4 never f64 neg abs $r6d $r8d
    call mix
    set $c0 $r4 l f64 $r6d abs $r8d
    call mix
    set $c0 $r4 e f64 neg $r6d neg abs $r8d
    call mix
    set $c0 $r4 le f64 abs $r6d $r8d
    call mix
    set $c0 $r4 g f64 neg abs $r6d neg $r8d
    call mix
    set $c0 $r4 lg f64 $r6d neg abs $r8d
    call mix
    set $c0 $r4 ge f64 neg $r6d $r8d
    call mix
    set $c0 $r4 lge f64 abs $r6d neg $r8d
    call mix
    set $c0 $r4 u f64 neg abs $r6d abs $r8d
    call mix
    set $c0 $r4 lu f64 $r6d $r8d
    call mix
    set $c0 $r4 eu f64 neg $r6d neg $r8d
    call mix
    set $c0 $r4 leu f64 abs $r6d abs $r8d
    call mix
    set $c0 $r4 gu f64 neg abs $r6d neg abs $r8d
    call mix
    set $c0 $r4 lgu f64 $r6d neg $r8d
    call mix
    set $c0 $r4 geu f64 neg $r6d abs $r8d
    call mix
    set $c0 $r4 always f64 abs $r6d neg abs $r8d
    call mix
    set $c0 $r4 never f64 $r6d $r8d
    call mix
    set $c0 $r4 l f64 $r6d $r8d
    call mix
    set $c0 $r4 e f64 $r6d $r8d
    call mix
    set $c0 $r4 le f64 $r6d $r8d
    call mix
    set $c0 $r4 g f64 $r6d $r8d
    call mix
    set $c0 $r4 lg f64 $r6d $r8d
    call mix
    set $c0 $r4 ge f64 $r6d $r8d
    call mix
    set $c0 $r4 lge f64 $r6d $r8d
    call mix
    set $c0 $r4 u f64 $r6d $r8d
    call mix
    set $c0 $r4 lu f64 $r6d $r8d
    call mix
    set $c0 $r4 eu f64 $r6d $r8d
    call mix
    set $c0 $r4 leu f64 $r6d $r8d
    call mix
    set $c0 $r4 gu f64 $r6d $r8d
    call mix
    set $c0 $r4 lgu f64 $r6d $r8d
    call mix
    set $c0 $r4 geu f64 $r6d $r8d
    call mix
    set $c0 $r4 always f64 $r6d $r8d
    call mix

    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x10] $r0
    exit st b32 g14[$r0] $r12

// hash = ((hash ^ $r4) * 33 + $c0 ^ $r5) * 33 + $c0
mix64:
    call mix
    xor b32 $r12 $r12 $r5
    shl b32 $r14 $r12 0x5
    add b32 $r12 $r12 $r14
    add b32 $r12 $r12 $r13
    ret

// hash = (hash ^ $r4) * 33 + $c0
mix:
    mov $r13 $c0
    xor b32 $r12 $r12 $r4
    shl b32 $r14 $r12 0x5
    add b32 $r12 $r12 $r14
    add b32 $r12 $r12 $r13
    ret
