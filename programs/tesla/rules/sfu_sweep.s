// Every function of the SFU with every modifier: 64 special values and 64 * 8 random ones, of which every other is
// brought into 2^-16 .. 2^16. sin, cos and ex2 also take the word itself. A thread hashes its results.
.grid 1 1
.block 64 1 1
.regs 16
.param 0x1000 0x2000
.const 1 0x0: 1 0x8fffffff 0x38000000
.global 0x1000: file "../data/sfu_sweep_in.hex"
.expect global 0x2000: file "../data/sfu_sweep_out.hex"

    // $r1 = this round's value, $r5 = state of the generator, $r6 = rounds left
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    ld b32 $r1 g14[$r1]
    add b32 $r5 $r0 c1[0x0]
    mul $r5 u24 $r5 0x9e3779
    mov b32 $r6 9
    mov b32 $r12 0x0
    mov b32 $r13 0x0
round:
    short rcp f32 $r4 $r1
    call mix
    long rcp f32 $r4 $r1
    call mix
    rsqrt f32 $r4 $r1
    call mix
    lg2 f32 $r4 $r1
    call mix
    short rcp f32 $r4 neg $r1
    call mix
    long rcp f32 $r4 neg $r1
    call mix
    rsqrt f32 $r4 neg $r1
    call mix
    lg2 f32 $r4 neg $r1
    call mix
    short rcp f32 $r4 abs $r1
    call mix
    long rcp f32 $r4 abs $r1
    call mix
    rsqrt f32 $r4 abs $r1
    call mix
    lg2 f32 $r4 abs $r1
    call mix
    short rcp f32 $r4 neg abs $r1
    call mix
    long rcp f32 $r4 neg abs $r1
    call mix
    rsqrt f32 $r4 neg abs $r1
    call mix
    lg2 f32 $r4 neg abs $r1
    call mix
    presin f32 $r2 $r1
    mov b32 $r4 $r2
    call mix
    sin f32 $r4 $r2
    call mix
    preex2 f32 $r2 $r1
    mov b32 $r4 $r2
    call mix
    ex2 f32 $r4 $r2
    call mix
    presin f32 $r2 neg $r1
    mov b32 $r4 $r2
    call mix
    cos f32 $r4 $r2
    call mix
    preex2 f32 $r2 neg $r1
    mov b32 $r4 $r2
    call mix
    ex2 f32 $r4 $r2
    call mix
    presin f32 $r2 abs $r1
    mov b32 $r4 $r2
    call mix
    sin f32 $r4 $r2
    call mix
    preex2 f32 $r2 abs $r1
    mov b32 $r4 $r2
    call mix
    ex2 f32 sat $r4 $r2
    call mix
    presin f32 $r2 neg abs $r1
    mov b32 $r4 $r2
    call mix
    cos f32 $r4 $r2
    call mix
    preex2 f32 $r2 neg abs $r1
    mov b32 $r4 $r2
    call mix
    ex2 f32 sat $r4 $r2
    call mix
    sin f32 $r4 $r1
    call mix
    cos f32 $r4 $r1
    call mix
    ex2 f32 $r4 $r1
    call mix

    // xorshift; even rounds take its word, odd ones force the exponent into 112 .. 143
    shl b32 $r7 $r5 13
    xor b32 $r5 $r5 $r7
    shr u32 $r7 $r5 17
    xor b32 $r5 $r5 $r7
    shl b32 $r7 $r5 5
    xor b32 $r5 $r5 $r7
    mov b32 $r1 $r5
    and b32 $c1 # $r6 c1[0x0]
    (lg $c1) and b32 $r1 $r1 c1[0x4]
    (lg $c1) add b32 $r1 $r1 c1[0x8]
    sub b32 $c0 $r6 $r6 c1[0x0]
    (lg $c0) bra round

    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x14] $r0
    exit st b32 g14[$r0] $r12

// hash = (hash ^ $r4) * 33
mix:
    xor b32 $r12 $r12 $r4
    shl b32 $r14 $r12 0x5
    add b32 $r12 $r12 $r14
    ret
