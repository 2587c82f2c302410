// 64-bit arithmetic on 512 pairs (a, b): a + b with its carry, a - b with its borrow, the whole
// 128-bit product, and the 48-bit product of the low 24 bits. Carries run through addc and $c;
// the product is built from four 32 x 32 products, each of four 16 x 16. 4 blocks of 128
// threads, 12 words out per pair: sum lo hi, carry, low word of the 48-bit product; difference
// lo hi, no-borrow, its high word; product 0..3.
.grid 4 1
.block 128 1 1
.regs 32
.param 0x1000 0x3000 0x8000                 // s[0x10] a, s[0x14] b, s[0x18] out
.const 1 0x0: 0x10000
.global 0x1000: file "../data/add64_mul64_a.hex"
.global 0x3000: file "../data/add64_mul64_b.hex"
.expect global 0x8000: file "../data/add64_mul64_out.hex"

    // $r2d = a[i], $r4d = b[i], $r1 = &out[12 * i]
    mov b16 $r1h u16 s[0x2]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0
    shl b32 $r2 $r0 0x3
    add b32 $r4 b32 s[0x14] $r2
    add b32 $r2 b32 s[0x10] $r2
    ld b64 $r2d g14[$r2]
    ld b64 $r4d g14[$r4]
    mul $r1 u24 $r0 0x30
    add b32 $r1 b32 s[0x18] $r1

    // a + b and its carry
    add b32 $c0 $r8 $r2 $r4
    addc b32 $c0 $r9 $r3 $r5 $c0
    addc b32 $r10 $r124 $r124 $c0

    // a - b = a + ~b + 1; carry 1 means no borrow
    sub b32 $c1 $r12 $r2 $r4
    xor b32 $r6 $r5 0xffffffff
    addc b32 $c1 $r13 $r3 $r6 $c1
    addc b32 $r14 $r124 $r124 $c1

    // 48-bit product: bits 31:0, then bits 47:16 less their lower half
    mul $r11 u24 $r2 $r4
    mul $r15 high u24 $r2 $r4
    shr u32 $r15 $r15 0x10
    st b128 g14[$r1] $r8q
    add b32 $r1 $r1 0x10
    st b128 g14[$r1] $r12q
    add b32 $r1 $r1 0x10

    // product: $r8q = al * bl + (al * bh + ah * bl << 32) + (ah * bh << 64)
    mov b32 $r20 $r2
    mov b32 $r21 $r4
    call multiply
    mov b32 $r8 $r22
    mov b32 $r9 $r23
    mov b32 $r20 $r3
    mov b32 $r21 $r5
    call multiply
    mov b32 $r10 $r22
    mov b32 $r11 $r23
    mov b32 $r20 $r2
    call multiply
    add b32 $c0 $r9 $r9 $r22
    addc b32 $c0 $r10 $r10 $r23 $c0
    addc b32 $r11 $r11 $r124 $c0
    mov b32 $r20 $r3
    mov b32 $r21 $r4
    call multiply
    add b32 $c0 $r9 $r9 $r22
    addc b32 $c0 $r10 $r10 $r23 $c0
    addc b32 $r11 $r11 $r124 $c0
    exit st b128 g14[$r1] $r8q

// {$r23, $r22} = $r20 * $r21; uses $r24, $r25, $c1, $c2
multiply:
    mul $r22 u16 $r20l u16 $r21l
    mul $r23 u16 $r20h u16 $r21h
    mul $r24 u16 $r20l u16 $r21h
    add $c1 $r24 (mul u16 $r20h $r21l) $r24
    shl b32 $r25 $r24 0x10
    shr u32 $r24 $r24 0x10
    add b32 $c2 $r22 $r22 $r25
    addc b32 $r23 $r23 $r24 $c2
    (c $c1) add b32 $r23 $r23 c1[0x0]       // carry of the middle sum weighs 2^48
    ret
