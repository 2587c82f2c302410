// Conversions with 64 bits on a side, in every rounding and modifier, on 64 double words whose low words are floats too. A thread
// hashes its results and flags.
.needs fp64
.grid 1 1
.block 64 1 1
.regs 16
.param 0x1000 0x2000
.global 0x1000: file "../data/convert_f64_in.hex"
.expect global 0x2000: file "../data/convert_f64_out.hex"

    shl b32 $r1 $r0 0x3
    add b32 $r1 b32 s[0x10] $r1
    ld b64 $r6d g14[$r1]
    mov b32 $r12 0x0

    cvt rn f64 $c0 $r4d u32 $r6
    call mix64
    cvt rm f64 $c0 $r4d u32 $r6
    call mix64
    cvt rp f64 $c0 $r4d u32 $r6
    call mix64
    cvt rz f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg rn f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg rm f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg rp f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg rz f64 $c0 $r4d u32 $r6
    call mix64
    cvt abs rn f64 $c0 $r4d u32 $r6
    call mix64
    cvt abs rm f64 $c0 $r4d u32 $r6
    call mix64
    cvt abs rp f64 $c0 $r4d u32 $r6
    call mix64
    cvt abs rz f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg abs rn f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg abs rm f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg abs rp f64 $c0 $r4d u32 $r6
    call mix64
    cvt neg abs rz f64 $c0 $r4d u32 $r6
    call mix64
    cvt rn f64 $c0 $r4d s32 $r6
    call mix64
    cvt rm f64 $c0 $r4d s32 $r6
    call mix64
    cvt rp f64 $c0 $r4d s32 $r6
    call mix64
    cvt rz f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg rn f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg rm f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg rp f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg rz f64 $c0 $r4d s32 $r6
    call mix64
    cvt abs rn f64 $c0 $r4d s32 $r6
    call mix64
    cvt abs rm f64 $c0 $r4d s32 $r6
    call mix64
    cvt abs rp f64 $c0 $r4d s32 $r6
    call mix64
    cvt abs rz f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg abs rn f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg abs rm f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg abs rp f64 $c0 $r4d s32 $r6
    call mix64
    cvt neg abs rz f64 $c0 $r4d s32 $r6
    call mix64
    cvt rni u64 $c0 $r4d f32 $r6
    call mix64
    cvt rmi u64 $c0 $r4d f32 $r6
    call mix64
    cvt rpi u64 $c0 $r4d f32 $r6
    call mix64
    cvt rzi u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rni u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rmi u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rpi u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rzi u64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rni u64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rmi u64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rpi u64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rzi u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rni u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rmi u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rpi u64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rzi u64 $c0 $r4d f32 $r6
    call mix64
    cvt rni s64 $c0 $r4d f32 $r6
    call mix64
    cvt rmi s64 $c0 $r4d f32 $r6
    call mix64
    cvt rpi s64 $c0 $r4d f32 $r6
    call mix64
    cvt rzi s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rni s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rmi s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rpi s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg rzi s64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rni s64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rmi s64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rpi s64 $c0 $r4d f32 $r6
    call mix64
    cvt abs rzi s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rni s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rmi s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rpi s64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs rzi s64 $c0 $r4d f32 $r6
    call mix64
    cvt f64 $c0 $r4d f32 $r6
    call mix64
    cvt neg f64 $c0 $r4d f32 $r6
    call mix64
    cvt abs f64 $c0 $r4d f32 $r6
    call mix64
    cvt neg abs f64 $c0 $r4d f32 $r6
    call mix64
    cvt rn f32 $c0 $r4 u64 $r6d
    call mix
    cvt rm f32 $c0 $r4 u64 $r6d
    call mix
    cvt rp f32 $c0 $r4 u64 $r6d
    call mix
    cvt rz f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg rn f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg rm f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg rp f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg rz f32 $c0 $r4 u64 $r6d
    call mix
    cvt abs rn f32 $c0 $r4 u64 $r6d
    call mix
    cvt abs rm f32 $c0 $r4 u64 $r6d
    call mix
    cvt abs rp f32 $c0 $r4 u64 $r6d
    call mix
    cvt abs rz f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg abs rn f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg abs rm f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg abs rp f32 $c0 $r4 u64 $r6d
    call mix
    cvt neg abs rz f32 $c0 $r4 u64 $r6d
    call mix
    cvt rn f32 $c0 $r4 s64 $r6d
    call mix
    cvt rm f32 $c0 $r4 s64 $r6d
    call mix
    cvt rp f32 $c0 $r4 s64 $r6d
    call mix
    cvt rz f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg rn f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg rm f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg rp f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg rz f32 $c0 $r4 s64 $r6d
    call mix
    cvt abs rn f32 $c0 $r4 s64 $r6d
    call mix
    cvt abs rm f32 $c0 $r4 s64 $r6d
    call mix
    cvt abs rp f32 $c0 $r4 s64 $r6d
    call mix
    cvt abs rz f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg abs rn f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg abs rm f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg abs rp f32 $c0 $r4 s64 $r6d
    call mix
    cvt neg abs rz f32 $c0 $r4 s64 $r6d
    call mix
    cvt rni u32 $c0 $r4 f64 $r6d
    call mix
    cvt rmi u32 $c0 $r4 f64 $r6d
    call mix
    cvt rpi u32 $c0 $r4 f64 $r6d
    call mix
    cvt rzi u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rni u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rmi u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rpi u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rzi u32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rni u32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rmi u32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rpi u32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rzi u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rni u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rmi u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rpi u32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rzi u32 $c0 $r4 f64 $r6d
    call mix
    cvt rni s32 $c0 $r4 f64 $r6d
    call mix
    cvt rmi s32 $c0 $r4 f64 $r6d
    call mix
    cvt rpi s32 $c0 $r4 f64 $r6d
    call mix
    cvt rzi s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rni s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rmi s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rpi s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rzi s32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rni s32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rmi s32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rpi s32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rzi s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rni s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rmi s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rpi s32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rzi s32 $c0 $r4 f64 $r6d
    call mix
    cvt rn f32 $c0 $r4 f64 $r6d
    call mix
    cvt rm f32 $c0 $r4 f64 $r6d
    call mix
    cvt rp f32 $c0 $r4 f64 $r6d
    call mix
    cvt rz f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rn f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rm f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rp f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg rz f32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rn f32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rm f32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rp f32 $c0 $r4 f64 $r6d
    call mix
    cvt abs rz f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rn f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rm f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rp f32 $c0 $r4 f64 $r6d
    call mix
    cvt neg abs rz f32 $c0 $r4 f64 $r6d
    call mix
    cvt rn f64 $c0 $r4d u64 $r6d
    call mix64
    cvt rm f64 $c0 $r4d u64 $r6d
    call mix64
    cvt rp f64 $c0 $r4d u64 $r6d
    call mix64
    cvt rz f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg rn f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg rm f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg rp f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg rz f64 $c0 $r4d u64 $r6d
    call mix64
    cvt abs rn f64 $c0 $r4d u64 $r6d
    call mix64
    cvt abs rm f64 $c0 $r4d u64 $r6d
    call mix64
    cvt abs rp f64 $c0 $r4d u64 $r6d
    call mix64
    cvt abs rz f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg abs rn f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg abs rm f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg abs rp f64 $c0 $r4d u64 $r6d
    call mix64
    cvt neg abs rz f64 $c0 $r4d u64 $r6d
    call mix64
    cvt rn f64 $c0 $r4d s64 $r6d
    call mix64
    cvt rm f64 $c0 $r4d s64 $r6d
    call mix64
    cvt rp f64 $c0 $r4d s64 $r6d
    call mix64
    cvt rz f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg rn f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg rm f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg rp f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg rz f64 $c0 $r4d s64 $r6d
    call mix64
    cvt abs rn f64 $c0 $r4d s64 $r6d
    call mix64
    cvt abs rm f64 $c0 $r4d s64 $r6d
    call mix64
    cvt abs rp f64 $c0 $r4d s64 $r6d
    call mix64
    cvt abs rz f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg abs rn f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg abs rm f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg abs rp f64 $c0 $r4d s64 $r6d
    call mix64
    cvt neg abs rz f64 $c0 $r4d s64 $r6d
    call mix64
    cvt rni u64 $c0 $r4d f64 $r6d
    call mix64
    cvt rmi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt rpi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt rzi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rni u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rmi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rpi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rzi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rni u64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rmi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rpi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rzi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rni u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rmi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rpi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rzi u64 $c0 $r4d f64 $r6d
    call mix64
    cvt rni s64 $c0 $r4d f64 $r6d
    call mix64
    cvt rmi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt rpi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt rzi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rni s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rmi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rpi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rzi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rni s64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rmi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rpi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rzi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rni s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rmi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rpi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rzi s64 $c0 $r4d f64 $r6d
    call mix64
    cvt f64 $c0 $r4d f64 $r6d
    call mix64
    cvt rni f64 $c0 $r4d f64 $r6d
    call mix64
    cvt rmi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt rpi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt rzi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rni f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rmi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rpi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg rzi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs f64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rni f64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rmi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rpi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt abs rzi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rni f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rmi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rpi f64 $c0 $r4d f64 $r6d
    call mix64
    cvt neg abs rzi f64 $c0 $r4d f64 $r6d
    call mix64

    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x14] $r0
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
