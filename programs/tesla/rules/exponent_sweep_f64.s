// Every exponent of a 64-bit float, 256 of them at a time in as many threads, with two signs and fractions, through each conversion and
// operation that looks at it; the other operands stay between 1 and 2.
.needs fp64
.tags long
.block 256 1 1
.regs 24
.globalsize 0x1000
.const 1 0x0: 0xfffffffe 0x55555555
.const 2 0x0: 0x800fffff 0x000aaaaa
.const 3 0x0: 0x8 0x80000000 0x9e3779b9 0x3ff5a5a5 0x00000001 0xbff00000

    shl b32 $r1 $r0 0x14
    ld $r8 b32 c3[0x8]
    ld $r9 b32 c3[0xc]
    ld $r10 b32 c3[0x10]
    ld $r11 b32 c3[0x14]
    add $a1 0x0 0x0
again:
    ld $r4 b32 c1[$a1]
    add b32 $r5 $r1 c2[$a1]
    cvt rn f32 $c0 $r12 f64 $r4d
    cvt rni u32 $c1 $r12 f64 $r4d
    cvt rni s32 $c1 $r12 f64 $r4d
    cvt rni u64 $c1 $r12d f64 $r4d
    cvt rni s64 $c1 $r12d f64 $r4d
    cvt rni f64 $r12d f64 $r4d
    add rn f64 $c2 $r14d $r4d $r8d
    add rn f64 $r14d $r10d neg $r4d
    mul rn f64 $c3 $r14d $r4d $r8d
    fma rn f64 $c0 $r14d $r4d $r8d $r10d
    fma rn f64 $r14d $r8d $r8d $r4d
    cvt rn f64 $r16d s64 $r4d
    cvt rn f32 $r16 u64 $r4d
    cvt rn f64 $r16d u32 $r5
    cvt rm f32 $c0 $r12 f64 $r4d
    cvt rmi u32 $c1 $r12 f64 $r4d
    cvt rmi s32 $c1 $r12 f64 $r4d
    cvt rmi u64 $c1 $r12d f64 $r4d
    cvt rmi s64 $c1 $r12d f64 $r4d
    cvt rmi f64 $r12d f64 $r4d
    add rm f64 $c2 $r14d $r4d $r8d
    add rm f64 $r14d $r10d neg $r4d
    mul rm f64 $c3 $r14d $r4d $r8d
    fma rm f64 $c0 $r14d $r4d $r8d $r10d
    fma rm f64 $r14d $r8d $r8d $r4d
    cvt rm f64 $r16d s64 $r4d
    cvt rm f32 $r16 u64 $r4d
    cvt rm f64 $r16d u32 $r5
    cvt rp f32 $c0 $r12 f64 $r4d
    cvt rpi u32 $c1 $r12 f64 $r4d
    cvt rpi s32 $c1 $r12 f64 $r4d
    cvt rpi u64 $c1 $r12d f64 $r4d
    cvt rpi s64 $c1 $r12d f64 $r4d
    cvt rpi f64 $r12d f64 $r4d
    add rp f64 $c2 $r14d $r4d $r8d
    add rp f64 $r14d $r10d neg $r4d
    mul rp f64 $c3 $r14d $r4d $r8d
    fma rp f64 $c0 $r14d $r4d $r8d $r10d
    fma rp f64 $r14d $r8d $r8d $r4d
    cvt rp f64 $r16d s64 $r4d
    cvt rp f32 $r16 u64 $r4d
    cvt rp f64 $r16d u32 $r5
    cvt rz f32 $c0 $r12 f64 $r4d
    cvt rzi u32 $c1 $r12 f64 $r4d
    cvt rzi s32 $c1 $r12 f64 $r4d
    cvt rzi u64 $c1 $r12d f64 $r4d
    cvt rzi s64 $c1 $r12d f64 $r4d
    cvt rzi f64 $r12d f64 $r4d
    add rz f64 $c2 $r14d $r4d $r8d
    add rz f64 $r14d $r10d neg $r4d
    mul rz f64 $c3 $r14d $r4d $r8d
    fma rz f64 $c0 $r14d $r4d $r8d $r10d
    fma rz f64 $r14d $r8d $r8d $r4d
    cvt rz f64 $r16d s64 $r4d
    cvt rz f32 $r16 u64 $r4d
    cvt rz f64 $r16d u32 $r5
    mul rn f64 $r14d $r4d $r4d
    set $c1 $r18 l f64 $r4d $r10d
    min f64 $r14d $r4d $r10d
    max f64 $r14d abs $r4d $r8d
    cvt f64 $r14d f32 $r5
    add $a1 $a1 0x4
    mov $r14 $a1
    set $c0 # l u32 $r14 c3[0x0]
    (lg $c0) bra again
    add $a1 0x0 0x0
    add b32 $r1 $r1 0x10000000
    and b32 $c0 # $r1 c3[0x4]
    (e $c0) bra again
    exit nop
