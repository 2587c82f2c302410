// Prices of 128 European options: call and put from the closed form of Black and Scholes, with the polynomial of
// Abramowitz and Stegun 26.2.17 for the normal distribution. rcp, rsqrt, lg2, preex2 and ex2 of the SFU.
.grid 1 1
.block 128 1 1
.regs 24
.set SPOT 0x10
.set STRIKE 0x14
.set TIME 0x18
.set CALL 0x1c
.set PUT 0x20
.param 0x1000 0x1200 0x1400 0x2000 0x2200
// ln 2, r + sigma^2 / 2, sigma, -r log2 e: r = 0.02, sigma = 0.3
.const 1 0x0: 0x3f317218 0x3d851eb8 0x3e99999a 0xbcec5f04
// -log2(e) / 2, 0.2316419, a5, a4, a3, a2, a1, 1 / sqrt(2 pi), 1
.const 2 0x0: 0xbf38aa3b 0x3e6d3389 0x3faa466f 0xbfe91eea 0x3fe40778 0xbeb68f87 0x3ea385fa 0x3ecc422a 0x3f800000
.global 0x1000: file "../data/black_scholes_spot.hex"
.global 0x1200: file "../data/black_scholes_strike.hex"
.global 0x1400: file "../data/black_scholes_time.hex"
.expect global 0x2000: file "../data/black_scholes_call.hex"
.expect global 0x2200: file "../data/black_scholes_put.hex"

    shl b32 $r0 $r0 0x2
    add b32 $r1 b32 s[SPOT] $r0
    add b32 $r2 b32 s[STRIKE] $r0
    add b32 $r3 b32 s[TIME] $r0
    ld b32 $r4 g14[$r1]                     // S
    ld b32 $r5 g14[$r2]                     // K
    ld b32 $r6 g14[$r3]                     // T

    // $r9 = sigma sqrt T; $r8 = d1 = (ln(S / K) + (r + sigma^2 / 2) T) / $r9; $r10 = d2 = d1 - $r9
    rcp f32 $r7 $r5
    mul f32 $r7 $r4 $r7
    lg2 f32 $r7 $r7
    mul f32 $r8 $r6 c1[0x4]
    add f32 $r8 (mul $r7 c1[0x0]) $r8
    rsqrt f32 $r9 $r6
    mul f32 $r9 $r9 $r6
    mul f32 $r9 $r9 c1[0x8]
    rcp f32 $r7 $r9
    mul f32 $r8 $r8 $r7
    add f32 $r10 $r8 neg $r9

    // $r11 = N(d1), $r12 = N(d2), $r13 = K exp(-r T)
    mov b32 $r16 $r8
    call normal
    mov b32 $r11 $r18
    mov b32 $r16 $r10
    call normal
    mov b32 $r12 $r18
    mul f32 $r13 $r6 c1[0xc]
    preex2 f32 $r13 $r13
    ex2 f32 $r13 $r13
    mul f32 $r13 $r13 $r5

    // call = S N(d1) - K' N(d2), put = K' (1 - N(d2)) - S (1 - N(d1))
    mul f32 $r14 $r13 $r12
    add f32 $r14 (mul $r4 $r11) neg $r14
    ld $r19 b32 c2[0x20]
    add f32 $r11 $r19 neg $r11
    add f32 $r12 $r19 neg $r12
    mul f32 $r15 $r4 $r11
    add f32 $r15 (mul $r13 $r12) neg $r15
    add b32 $r1 b32 s[CALL] $r0
    add b32 $r2 b32 s[PUT] $r0
    st b32 g14[$r1] $r14
    exit st b32 g14[$r2] $r15

// $r18 = N($r16): 1 - w for $r16 >= 0, else w, with w = exp(-d d / 2) / sqrt(2 pi) * k (a1 + k (a2 + ..))
normal:
    cvt abs f32 $r17 f32 $r16
    ld $r19 b32 c2[0x20]
    add f32 $r17 (mul $r17 c2[0x4]) $r19
    rcp f32 $r17 $r17
    ld $r18 b32 c2[0x8]
    ld $r20 b32 c2[0xc]
    add f32 $r18 (mul $r18 $r17) $r20
    ld $r20 b32 c2[0x10]
    add f32 $r18 (mul $r18 $r17) $r20
    add f32 $r18 (mul $r18 $r17) c2[0x14]
    add f32 $r18 (mul $r18 $r17) c2[0x18]
    mul f32 $r18 $r18 $r17
    mul f32 $r20 $r16 $r16
    mul f32 $r20 $r20 c2[0x0]
    preex2 f32 $r20 $r20
    ex2 f32 $r20 $r20
    mul f32 $r20 $r20 c2[0x1c]
    mul f32 $r18 $r18 $r20
    add f32 $r20 $r19 neg $r18
    slct b32 $r18 $r20 $r18 f32 $r16
    ret
