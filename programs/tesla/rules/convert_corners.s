// Conversions of up to 32 bits: f2f and f2i in every width, rounding and modifier, i2f in every width and rounding, on 64 words
// that are floats, halves and integers. A thread hashes its results and flags; 16-bit results go to the upper half.
.grid 1 1
.block 64 1 1
.regs 16
.param 0x1000 0x2000
.global 0x1000: file "../data/convert_corners_in.hex"
.expect global 0x2000: file "../data/convert_corners_out.hex"

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    ld b32 $r1 g14[$r1]
    mov b32 $r4 0x0
    mov b32 $r12 0x0

    cvt f16 $c0 $r4h f16 $r1l
    call mix
    cvt rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt sat f16 $c0 $r4h f16 $r1l
    call mix
    cvt sat rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt sat rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt sat rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt sat rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg sat f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg sat rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg sat rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg sat rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg sat rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs sat f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs sat rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs sat rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs sat rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt abs sat rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs sat f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs sat rni f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs sat rmi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs sat rpi f16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs sat rzi f16 $c0 $r4h f16 $r1l
    call mix
    cvt rn f16 $c0 $r4h f32 $r1
    call mix
    cvt rm f16 $c0 $r4h f32 $r1
    call mix
    cvt rp f16 $c0 $r4h f32 $r1
    call mix
    cvt rz f16 $c0 $r4h f32 $r1
    call mix
    cvt rni f16 $c0 $r4h f32 $r1
    call mix
    cvt rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rn f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rm f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rp f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rz f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rni f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rn f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rm f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rp f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rz f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rni f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt abs rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rn f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rm f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rp f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rz f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rni f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rn f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rm f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rp f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rz f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rni f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt sat rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rn f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rm f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rp f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rz f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rni f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg sat rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rn f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rm f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rp f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rz f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rni f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt abs sat rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rn f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rm f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rp f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rz f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rni f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rmi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rpi f16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs sat rzi f16 $c0 $r4h f32 $r1
    call mix
    cvt f32 $c0 $r4 f16 $r1l
    call mix
    cvt rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt sat f32 $c0 $r4 f16 $r1l
    call mix
    cvt sat rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt sat rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt sat rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt sat rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg sat f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg sat rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg sat rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg sat rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg sat rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs sat f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs sat rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs sat rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs sat rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt abs sat rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs sat f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs sat rni f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs sat rmi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs sat rpi f32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs sat rzi f32 $c0 $r4 f16 $r1l
    call mix
    cvt f32 $c0 $r4 f32 $r1
    call mix
    cvt rni f32 $c0 $r4 f32 $r1
    call mix
    cvt rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg f32 $c0 $r4 f32 $r1
    call mix
    cvt neg rni f32 $c0 $r4 f32 $r1
    call mix
    cvt neg rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt abs f32 $c0 $r4 f32 $r1
    call mix
    cvt abs rni f32 $c0 $r4 f32 $r1
    call mix
    cvt abs rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt abs rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt abs rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rni f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt sat f32 $c0 $r4 f32 $r1
    call mix
    cvt sat rni f32 $c0 $r4 f32 $r1
    call mix
    cvt sat rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt sat rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt sat rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg sat f32 $c0 $r4 f32 $r1
    call mix
    cvt neg sat rni f32 $c0 $r4 f32 $r1
    call mix
    cvt neg sat rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg sat rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg sat rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt abs sat f32 $c0 $r4 f32 $r1
    call mix
    cvt abs sat rni f32 $c0 $r4 f32 $r1
    call mix
    cvt abs sat rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt abs sat rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt abs sat rzi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs sat f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs sat rni f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs sat rmi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs sat rpi f32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs sat rzi f32 $c0 $r4 f32 $r1
    call mix

    cvt rni u16 $c0 $r4h f16 $r1l
    call mix
    cvt rmi u16 $c0 $r4h f16 $r1l
    call mix
    cvt rpi u16 $c0 $r4h f16 $r1l
    call mix
    cvt rzi u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rni u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rmi u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rpi u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rzi u16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rni u16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rmi u16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rpi u16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rzi u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rni u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rmi u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rpi u16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rzi u16 $c0 $r4h f16 $r1l
    call mix
    cvt rni s16 $c0 $r4h f16 $r1l
    call mix
    cvt rmi s16 $c0 $r4h f16 $r1l
    call mix
    cvt rpi s16 $c0 $r4h f16 $r1l
    call mix
    cvt rzi s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rni s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rmi s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rpi s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg rzi s16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rni s16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rmi s16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rpi s16 $c0 $r4h f16 $r1l
    call mix
    cvt abs rzi s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rni s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rmi s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rpi s16 $c0 $r4h f16 $r1l
    call mix
    cvt neg abs rzi s16 $c0 $r4h f16 $r1l
    call mix
    cvt rni u16 $c0 $r4h f32 $r1
    call mix
    cvt rmi u16 $c0 $r4h f32 $r1
    call mix
    cvt rpi u16 $c0 $r4h f32 $r1
    call mix
    cvt rzi u16 $c0 $r4h f32 $r1
    call mix
    cvt neg rni u16 $c0 $r4h f32 $r1
    call mix
    cvt neg rmi u16 $c0 $r4h f32 $r1
    call mix
    cvt neg rpi u16 $c0 $r4h f32 $r1
    call mix
    cvt neg rzi u16 $c0 $r4h f32 $r1
    call mix
    cvt abs rni u16 $c0 $r4h f32 $r1
    call mix
    cvt abs rmi u16 $c0 $r4h f32 $r1
    call mix
    cvt abs rpi u16 $c0 $r4h f32 $r1
    call mix
    cvt abs rzi u16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rni u16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rmi u16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rpi u16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rzi u16 $c0 $r4h f32 $r1
    call mix
    cvt rni s16 $c0 $r4h f32 $r1
    call mix
    cvt rmi s16 $c0 $r4h f32 $r1
    call mix
    cvt rpi s16 $c0 $r4h f32 $r1
    call mix
    cvt rzi s16 $c0 $r4h f32 $r1
    call mix
    cvt neg rni s16 $c0 $r4h f32 $r1
    call mix
    cvt neg rmi s16 $c0 $r4h f32 $r1
    call mix
    cvt neg rpi s16 $c0 $r4h f32 $r1
    call mix
    cvt neg rzi s16 $c0 $r4h f32 $r1
    call mix
    cvt abs rni s16 $c0 $r4h f32 $r1
    call mix
    cvt abs rmi s16 $c0 $r4h f32 $r1
    call mix
    cvt abs rpi s16 $c0 $r4h f32 $r1
    call mix
    cvt abs rzi s16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rni s16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rmi s16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rpi s16 $c0 $r4h f32 $r1
    call mix
    cvt neg abs rzi s16 $c0 $r4h f32 $r1
    call mix
    cvt rni u32 $c0 $r4 f16 $r1l
    call mix
    cvt rmi u32 $c0 $r4 f16 $r1l
    call mix
    cvt rpi u32 $c0 $r4 f16 $r1l
    call mix
    cvt rzi u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rni u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rmi u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rpi u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rzi u32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rni u32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rmi u32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rpi u32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rzi u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rni u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rmi u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rpi u32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rzi u32 $c0 $r4 f16 $r1l
    call mix
    cvt rni s32 $c0 $r4 f16 $r1l
    call mix
    cvt rmi s32 $c0 $r4 f16 $r1l
    call mix
    cvt rpi s32 $c0 $r4 f16 $r1l
    call mix
    cvt rzi s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rni s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rmi s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rpi s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg rzi s32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rni s32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rmi s32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rpi s32 $c0 $r4 f16 $r1l
    call mix
    cvt abs rzi s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rni s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rmi s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rpi s32 $c0 $r4 f16 $r1l
    call mix
    cvt neg abs rzi s32 $c0 $r4 f16 $r1l
    call mix
    cvt rni u32 $c0 $r4 f32 $r1
    call mix
    cvt rmi u32 $c0 $r4 f32 $r1
    call mix
    cvt rpi u32 $c0 $r4 f32 $r1
    call mix
    cvt rzi u32 $c0 $r4 f32 $r1
    call mix
    cvt neg rni u32 $c0 $r4 f32 $r1
    call mix
    cvt neg rmi u32 $c0 $r4 f32 $r1
    call mix
    cvt neg rpi u32 $c0 $r4 f32 $r1
    call mix
    cvt neg rzi u32 $c0 $r4 f32 $r1
    call mix
    cvt abs rni u32 $c0 $r4 f32 $r1
    call mix
    cvt abs rmi u32 $c0 $r4 f32 $r1
    call mix
    cvt abs rpi u32 $c0 $r4 f32 $r1
    call mix
    cvt abs rzi u32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rni u32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rmi u32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rpi u32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rzi u32 $c0 $r4 f32 $r1
    call mix
    cvt rni s32 $c0 $r4 f32 $r1
    call mix
    cvt rmi s32 $c0 $r4 f32 $r1
    call mix
    cvt rpi s32 $c0 $r4 f32 $r1
    call mix
    cvt rzi s32 $c0 $r4 f32 $r1
    call mix
    cvt neg rni s32 $c0 $r4 f32 $r1
    call mix
    cvt neg rmi s32 $c0 $r4 f32 $r1
    call mix
    cvt neg rpi s32 $c0 $r4 f32 $r1
    call mix
    cvt neg rzi s32 $c0 $r4 f32 $r1
    call mix
    cvt abs rni s32 $c0 $r4 f32 $r1
    call mix
    cvt abs rmi s32 $c0 $r4 f32 $r1
    call mix
    cvt abs rpi s32 $c0 $r4 f32 $r1
    call mix
    cvt abs rzi s32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rni s32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rmi s32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rpi s32 $c0 $r4 f32 $r1
    call mix
    cvt neg abs rzi s32 $c0 $r4 f32 $r1
    call mix

    cvt rn f16 $c0 $r4h u16 $r1l
    call mix
    cvt neg abs rn f16 $c0 $r4h u16 $r1l
    call mix
    cvt abs sat rm f16 $c0 $r4h u16 $r1l
    call mix
    cvt neg rm f16 $c0 $r4h u16 $r1l
    call mix
    cvt sat rp f16 $c0 $r4h u16 $r1l
    call mix
    cvt neg abs sat rp f16 $c0 $r4h u16 $r1l
    call mix
    cvt abs rz f16 $c0 $r4h u16 $r1l
    call mix
    cvt neg sat rz f16 $c0 $r4h u16 $r1l
    call mix
    cvt rn f16 $c0 $r4h s16 $r1l
    call mix
    cvt neg abs rn f16 $c0 $r4h s16 $r1l
    call mix
    cvt abs sat rm f16 $c0 $r4h s16 $r1l
    call mix
    cvt neg rm f16 $c0 $r4h s16 $r1l
    call mix
    cvt sat rp f16 $c0 $r4h s16 $r1l
    call mix
    cvt neg abs sat rp f16 $c0 $r4h s16 $r1l
    call mix
    cvt abs rz f16 $c0 $r4h s16 $r1l
    call mix
    cvt neg sat rz f16 $c0 $r4h s16 $r1l
    call mix
    cvt rn f16 $c0 $r4h u8 $r1l
    call mix
    cvt neg abs rn f16 $c0 $r4h u8 $r1l
    call mix
    cvt abs sat rm f16 $c0 $r4h u8 $r1l
    call mix
    cvt neg rm f16 $c0 $r4h u8 $r1l
    call mix
    cvt sat rp f16 $c0 $r4h u8 $r1l
    call mix
    cvt neg abs sat rp f16 $c0 $r4h u8 $r1l
    call mix
    cvt abs rz f16 $c0 $r4h u8 $r1l
    call mix
    cvt neg sat rz f16 $c0 $r4h u8 $r1l
    call mix
    cvt rn f16 $c0 $r4h s8 $r1l
    call mix
    cvt neg abs rn f16 $c0 $r4h s8 $r1l
    call mix
    cvt abs sat rm f16 $c0 $r4h s8 $r1l
    call mix
    cvt neg rm f16 $c0 $r4h s8 $r1l
    call mix
    cvt sat rp f16 $c0 $r4h s8 $r1l
    call mix
    cvt neg abs sat rp f16 $c0 $r4h s8 $r1l
    call mix
    cvt abs rz f16 $c0 $r4h s8 $r1l
    call mix
    cvt neg sat rz f16 $c0 $r4h s8 $r1l
    call mix
    cvt rn f16 $c0 $r4h u32 $r1
    call mix
    cvt neg abs rn f16 $c0 $r4h u32 $r1
    call mix
    cvt abs sat rm f16 $c0 $r4h u32 $r1
    call mix
    cvt neg rm f16 $c0 $r4h u32 $r1
    call mix
    cvt sat rp f16 $c0 $r4h u32 $r1
    call mix
    cvt neg abs sat rp f16 $c0 $r4h u32 $r1
    call mix
    cvt abs rz f16 $c0 $r4h u32 $r1
    call mix
    cvt neg sat rz f16 $c0 $r4h u32 $r1
    call mix
    cvt rn f16 $c0 $r4h s32 $r1
    call mix
    cvt neg abs rn f16 $c0 $r4h s32 $r1
    call mix
    cvt abs sat rm f16 $c0 $r4h s32 $r1
    call mix
    cvt neg rm f16 $c0 $r4h s32 $r1
    call mix
    cvt sat rp f16 $c0 $r4h s32 $r1
    call mix
    cvt neg abs sat rp f16 $c0 $r4h s32 $r1
    call mix
    cvt abs rz f16 $c0 $r4h s32 $r1
    call mix
    cvt neg sat rz f16 $c0 $r4h s32 $r1
    call mix
    cvt rn f16 $c0 $r4h u8 $r1
    call mix
    cvt neg abs rn f16 $c0 $r4h u8 $r1
    call mix
    cvt abs sat rm f16 $c0 $r4h u8 $r1
    call mix
    cvt neg rm f16 $c0 $r4h u8 $r1
    call mix
    cvt sat rp f16 $c0 $r4h u8 $r1
    call mix
    cvt neg abs sat rp f16 $c0 $r4h u8 $r1
    call mix
    cvt abs rz f16 $c0 $r4h u8 $r1
    call mix
    cvt neg sat rz f16 $c0 $r4h u8 $r1
    call mix
    cvt rn f16 $c0 $r4h s8 $r1
    call mix
    cvt neg abs rn f16 $c0 $r4h s8 $r1
    call mix
    cvt abs sat rm f16 $c0 $r4h s8 $r1
    call mix
    cvt neg rm f16 $c0 $r4h s8 $r1
    call mix
    cvt sat rp f16 $c0 $r4h s8 $r1
    call mix
    cvt neg abs sat rp f16 $c0 $r4h s8 $r1
    call mix
    cvt abs rz f16 $c0 $r4h s8 $r1
    call mix
    cvt neg sat rz f16 $c0 $r4h s8 $r1
    call mix
    cvt rn f32 $c0 $r4 u16 $r1l
    call mix
    cvt neg abs rn f32 $c0 $r4 u16 $r1l
    call mix
    cvt abs sat rm f32 $c0 $r4 u16 $r1l
    call mix
    cvt neg rm f32 $c0 $r4 u16 $r1l
    call mix
    cvt sat rp f32 $c0 $r4 u16 $r1l
    call mix
    cvt neg abs sat rp f32 $c0 $r4 u16 $r1l
    call mix
    cvt abs rz f32 $c0 $r4 u16 $r1l
    call mix
    cvt neg sat rz f32 $c0 $r4 u16 $r1l
    call mix
    cvt rn f32 $c0 $r4 s16 $r1l
    call mix
    cvt neg abs rn f32 $c0 $r4 s16 $r1l
    call mix
    cvt abs sat rm f32 $c0 $r4 s16 $r1l
    call mix
    cvt neg rm f32 $c0 $r4 s16 $r1l
    call mix
    cvt sat rp f32 $c0 $r4 s16 $r1l
    call mix
    cvt neg abs sat rp f32 $c0 $r4 s16 $r1l
    call mix
    cvt abs rz f32 $c0 $r4 s16 $r1l
    call mix
    cvt neg sat rz f32 $c0 $r4 s16 $r1l
    call mix
    cvt rn f32 $c0 $r4 u8 $r1l
    call mix
    cvt neg abs rn f32 $c0 $r4 u8 $r1l
    call mix
    cvt abs sat rm f32 $c0 $r4 u8 $r1l
    call mix
    cvt neg rm f32 $c0 $r4 u8 $r1l
    call mix
    cvt sat rp f32 $c0 $r4 u8 $r1l
    call mix
    cvt neg abs sat rp f32 $c0 $r4 u8 $r1l
    call mix
    cvt abs rz f32 $c0 $r4 u8 $r1l
    call mix
    cvt neg sat rz f32 $c0 $r4 u8 $r1l
    call mix
    cvt rn f32 $c0 $r4 s8 $r1l
    call mix
    cvt neg abs rn f32 $c0 $r4 s8 $r1l
    call mix
    cvt abs sat rm f32 $c0 $r4 s8 $r1l
    call mix
    cvt neg rm f32 $c0 $r4 s8 $r1l
    call mix
    cvt sat rp f32 $c0 $r4 s8 $r1l
    call mix
    cvt neg abs sat rp f32 $c0 $r4 s8 $r1l
    call mix
    cvt abs rz f32 $c0 $r4 s8 $r1l
    call mix
    cvt neg sat rz f32 $c0 $r4 s8 $r1l
    call mix
    cvt rn f32 $c0 $r4 u32 $r1
    call mix
    cvt neg abs rn f32 $c0 $r4 u32 $r1
    call mix
    cvt abs sat rm f32 $c0 $r4 u32 $r1
    call mix
    cvt neg rm f32 $c0 $r4 u32 $r1
    call mix
    cvt sat rp f32 $c0 $r4 u32 $r1
    call mix
    cvt neg abs sat rp f32 $c0 $r4 u32 $r1
    call mix
    cvt abs rz f32 $c0 $r4 u32 $r1
    call mix
    cvt neg sat rz f32 $c0 $r4 u32 $r1
    call mix
    cvt rn f32 $c0 $r4 s32 $r1
    call mix
    cvt neg abs rn f32 $c0 $r4 s32 $r1
    call mix
    cvt abs sat rm f32 $c0 $r4 s32 $r1
    call mix
    cvt neg rm f32 $c0 $r4 s32 $r1
    call mix
    cvt sat rp f32 $c0 $r4 s32 $r1
    call mix
    cvt neg abs sat rp f32 $c0 $r4 s32 $r1
    call mix
    cvt abs rz f32 $c0 $r4 s32 $r1
    call mix
    cvt neg sat rz f32 $c0 $r4 s32 $r1
    call mix
    cvt rn f32 $c0 $r4 u8 $r1
    call mix
    cvt neg abs rn f32 $c0 $r4 u8 $r1
    call mix
    cvt abs sat rm f32 $c0 $r4 u8 $r1
    call mix
    cvt neg rm f32 $c0 $r4 u8 $r1
    call mix
    cvt sat rp f32 $c0 $r4 u8 $r1
    call mix
    cvt neg abs sat rp f32 $c0 $r4 u8 $r1
    call mix
    cvt abs rz f32 $c0 $r4 u8 $r1
    call mix
    cvt neg sat rz f32 $c0 $r4 u8 $r1
    call mix
    cvt rn f32 $c0 $r4 s8 $r1
    call mix
    cvt neg abs rn f32 $c0 $r4 s8 $r1
    call mix
    cvt abs sat rm f32 $c0 $r4 s8 $r1
    call mix
    cvt neg rm f32 $c0 $r4 s8 $r1
    call mix
    cvt sat rp f32 $c0 $r4 s8 $r1
    call mix
    cvt neg abs sat rp f32 $c0 $r4 s8 $r1
    call mix
    cvt abs rz f32 $c0 $r4 s8 $r1
    call mix
    cvt neg sat rz f32 $c0 $r4 s8 $r1
    call mix

    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x14] $r0
    exit st b32 g14[$r0] $r12

// hash = (hash ^ $r4) * 33 + $c0
mix:
    mov $r13 $c0
    xor b32 $r12 $r12 $r4
    shl b32 $r14 $r12 0x5
    add b32 $r12 $r12 $r14
    add b32 $r12 $r12 $r13
    ret
