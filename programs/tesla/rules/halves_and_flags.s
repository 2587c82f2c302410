// Corners of the integer instructions: 89 operations on 40 triples (a, b, c), each result
// stored with $c0. Halves (the other half must stay), saturation, carry and overflow, all
// predicates, short and immediate forms. 40 threads: the second warp has 8 lanes. Per operation
// 40 pairs {result, flags} go out.
.grid 1 1
.block 40 1 1
.regs 8
.param 0x1000 0x1100 0x1200 0x2000          // s[0x10] a, s[0x14] b, s[0x18] c, s[0x1c] out
.const 1 0x0: 0x1 0x2 0x4 0x8 0x10 0x20 0x40 0x80 0x100 0x200 0x400 0x800 0x1000 0x2000 0x4000 \
    0x8000 0x10000 0x20000 0x40000 0x80000 0x100000 0x200000 0x400000 0x800000
.const 2 0x0: 0x3f
.global 0x1000: file "../data/halves_and_flags_a.hex"
.global 0x1100: file "../data/halves_and_flags_b.hex"
.global 0x1200: file "../data/halves_and_flags_c.hex"
.expect global 0x2000: file "../data/halves_and_flags_out.hex"

    // $r1 = a, $r2 = b, $r3 = c, $r6 = &out[0][tid], $r7 = shift count 0..63, $c1 = low bits of c
    shl b32 $r4 $r0 0x2
    shl b32 $r6 $r0 0x3
    add b32 $r1 b32 s[0x10] $r4
    add b32 $r2 b32 s[0x14] $r4
    add b32 $r3 b32 s[0x18] $r4
    add b32 $r6 b32 s[0x1c] $r6
    ld b32 $r1 g14[$r1]
    ld b32 $r2 g14[$r2]
    ld b32 $r3 g14[$r3]
    and b32 $r7 $r3 c2[0x0]
    mov $c1 $r3

    // add family, words
    add b32 $c0 $r4 $r1 $r2
    call emit
    sub b32 $c0 $r4 $r1 $r2
    call emit
    subr b32 $c0 $r4 $r1 $r2
    call emit
    addc b32 $c0 $r4 $r1 $r2 $c1
    call emit
    add b32 sat $c0 $r4 $r1 $r2
    call emit
    sub b32 sat $c0 $r4 $r1 $r2
    call emit
    subr b32 sat $c0 $r4 $r1 $r2
    call emit
    addc b32 sat $c0 $r4 $r1 $r2 $c1
    call emit

    // add family, halves
    mov b32 $r4 $r3
    add b16 $c0 $r4l $r1l $r2h
    call emit
    mov b32 $r4 $r3
    sub b16 $c0 $r4h $r1h $r2l
    call emit
    mov b32 $r4 $r3
    subr b16 sat $c0 $r4l $r1h $r2h
    call emit
    mov b32 $r4 $r3
    addc b16 sat $c0 $r4h $r1l $r2l $c1
    call emit

    // max, min
    max s32 $c0 $r4 $r1 $r2
    call emit
    max u32 $c0 $r4 $r1 $r2
    call emit
    min s32 $c0 $r4 $r1 $r2
    call emit
    min u32 $c0 $r4 $r1 $r2
    call emit
    mov b32 $r4 $r3
    max s16 $c0 $r4h $r1l $r2l
    call emit
    mov b32 $r4 $r3
    min u16 $c0 $r4l $r1h $r2l
    call emit

    // set
    set $c0 $r4 l s32 $r1 $r2
    call emit
    set $c0 $r4 ge u32 $r1 $r2
    call emit
    mov b32 $r4 $r3
    set $c0 $r4h lg s16 $r1l $r2l
    call emit
    mov b32 $r4 $r3
    set $c0 $r4l le u16 $r1h $r2h
    call emit

    // sad: the addend is a word for halves too
    sad $c0 $r4 u32 $r1 $r2 $r3
    call emit
    sad $c0 $r4 s32 $r1 $r2 $r3
    call emit
    sad $c0 $r4 s16 $r1l $r2h $r3
    call emit
    sad $c0 $r4 u16 $r1h $r2l $r3
    call emit

    // shifts by 0..63, and by constants
    shl b32 $c0 $r4 $r1 $r7
    call emit
    shr u32 $c0 $r4 $r1 $r7
    call emit
    shr s32 $c0 $r4 $r1 $r7
    call emit
    mov b32 $r4 $r3
    shl b16 $c0 $r4l $r1h $r7l
    call emit
    mov b32 $r4 $r3
    shr u16 $c0 $r4h $r1l $r7l
    call emit
    mov b32 $r4 $r3
    shr s16 $c0 $r4l $r1l $r7l
    call emit
    shl b32 $c0 $r4 $r1 0x1
    call emit
    mov b32 $r4 $r3
    shr s16 $c0 $r4h $r1l 0x1
    call emit
    shr u32 $c0 $r4 $r1 0x1f
    call emit
    mov b32 $r4 $r3
    shl b16 $c0 $r4h $r1l 0x1
    call emit

    // logic
    and b32 $c0 $r4 not $r1 $r2
    call emit
    mov b32 $r4 $r3
    or b16 $c0 $r4h $r1l not $r2h
    call emit
    xor b32 $c0 $r4 $r1 $r2
    call emit
    mov b32 $r4 $r3
    mov2 b16 $c0 $r4l $r1l not $r2l
    call emit

    // integer to integer: always saturates
    cvt s8 $c0 $r4 s32 $r1
    call emit
    mov b32 $r4 $r3
    cvt u8 $c0 $r4l s16 $r2l
    call emit
    cvt neg s32 $c0 $r4 s32 $r1
    call emit
    mov b32 $r4 $r3
    cvt abs s16 $c0 $r4h s16 $r1l
    call emit
    mov b32 $r4 $r3
    cvt u16 $c0 $r4l s32 $r2
    call emit
    mov b32 $r4 $r3
    cvt s16 $c0 $r4h u32 $r1
    call emit
    cvt neg u32 $c0 $r4 s8 $r1l
    call emit
    cvt neg abs s32 $c0 $r4 s16 $r2h
    call emit
    cvt abs u32 $c0 $r4 s32 $r1
    call emit

    // multiply: the flags are those of the low or the high word
    mul $c0 $r4 s16 $r1l s16 $r2l
    call emit
    mul $c0 $r4 u16 $r1h s16 $r2l
    call emit
    mul $c0 $r4 u24 $r1 $r2
    call emit
    mul $c0 $r4 high s24 $r1 $r2
    call emit
    mul $c0 $r4 high u24 $r1 $r2
    call emit
    mul $c0 $r4 s24 $r1 $r2
    call emit

    // multiply and add
    add $c0 $r4 (mul u16 $r1l $r2h) $r3
    call emit
    sub $c0 $r4 (mul s16 $r1h $r2l) $r3
    call emit
    subr $c0 $r4 (mul u24 $r1 $r2) $r3
    call emit
    addc $c0 $r4 (mul s24 $r1 $r2) $r3 $c1
    call emit
    add sat $c0 $r4 (mul s16 $r1l $r2l) $r3
    call emit
    sub sat $c0 $r4 (mul s24 $r1 $r2) $r3
    call emit
    subr $c0 $r4 (mul high u24 $r1 $r2) $r3
    call emit
    add sat $c0 $r4 (mul high s24 $r1 $r2) $r3
    call emit
    sub $c0 $r4 (mul high s24 $r1 $r2) $r3
    call emit

    // add $c0 $r4 (mul u24 $r1 $r2) $r3 as no assembler emits it: P = 7 with S = 1, 2, 4
.word 0x70020211 0x2000c7c0
    call emit
.word 0x70020211 0x4000c7c0
    call emit
.word 0x70020211 0x8000c7c0
    call emit

    // every predicate on all 16 flag nibbles: one bit of the result each;
    // $c0 takes the low bits of a
    mov $c0 $r1
    mov b32 $r4 0x0
    (never $c1) or b32 $r4 $r4 c1[0x0]
    (l $c1) or b32 $r4 $r4 c1[0x4]
    (e $c1) or b32 $r4 $r4 c1[0x8]
    (le $c1) or b32 $r4 $r4 c1[0xc]
    (g $c1) or b32 $r4 $r4 c1[0x10]
    (lg $c1) or b32 $r4 $r4 c1[0x14]
    (ge $c1) or b32 $r4 $r4 c1[0x18]
    (lge $c1) or b32 $r4 $r4 c1[0x1c]
    (u $c1) or b32 $r4 $r4 c1[0x20]
    (lu $c1) or b32 $r4 $r4 c1[0x24]
    (eu $c1) or b32 $r4 $r4 c1[0x28]
    (leu $c1) or b32 $r4 $r4 c1[0x2c]
    (gu $c1) or b32 $r4 $r4 c1[0x30]
    (lgu $c1) or b32 $r4 $r4 c1[0x34]
    (geu $c1) or b32 $r4 $r4 c1[0x38]
    or b32 $r4 $r4 c1[0x3c]
    (o $c1) or b32 $r4 $r4 c1[0x40]
    (c $c1) or b32 $r4 $r4 c1[0x44]
    (a $c1) or b32 $r4 $r4 c1[0x48]
    (s $c1) or b32 $r4 $r4 c1[0x4c]
    (ns $c1) or b32 $r4 $r4 c1[0x50]
    (na $c1) or b32 $r4 $r4 c1[0x54]
    (nc $c1) or b32 $r4 $r4 c1[0x58]
    (no $c1) or b32 $r4 $r4 c1[0x5c]
    call emit

    // short and immediate forms: $c0 gives the carry and is never written, so it stays c from here
    mov $c0 $r3
    short add b32 sat $r4 $r1 $r2
    call emit
    mov b32 $r4 $r3
    add b16 sat $r4l $r1l 0x7ff0
    call emit
    sub b32 $r4 $r1 0x80000001
    call emit
    subr b32 sat $r4 $r1 0x7fffff00
    call emit
    short addc b32 $r4 $r1 $r2 $c0
    call emit
    addc b32 $r4 $r1 0xffffffff $c0
    call emit
    mov b32 $r4 $r3
    short sad $r4 s16 $r1l $r2h $r4
    call emit
    short mul $r4 high s24 $r1 $r2
    call emit
    mul $r4 s16 $r1l u16 0x8001
    call emit
    mov b32 $r4 $r3
    short add sat $r4 (mul s16 $r1l $r2l) $r4
    call emit
    mov b32 $r4 $r3
    sub $r4 (mul u24 $r1 0x12345) $r4
    call emit
    mov b32 $r4 $r3
    short addc $r4 (mul u16 $r1h $r2l) $r4 $c0
    call emit
    mov b32 $r4 $r3
    short add b16 sat $r4l $r1l $r2h
    call emit
    mov b32 $r4 $r3
    short sad $r4 u32 $r1 $r2 $r4
    call emit
    mov b32 $r4 $r3
    short subr $r4 (mul s16 $r1l $r2h) $r4
    call emit
    mov b32 $r4 $r3
    add $r4 (mul u16 $r1h 0xfffe) $r4
    call emit
    mov b32 $r4 $r3
    sub $r4 (mul s16 $r1h 0xfffe) $r4
    call emit
    mov b32 $r4 $r3
    subr sat $r4 (mul s16 $r1l 0x8000) $r4
    call emit
    and b32 $r4 not $r1 0x0ff0f00f
    call emit
    mov b32 $r4 $r3
    mov b16 $r4h 0x1204
    call emit

    // bit bucket: the flags alone
    mov b32 $r4 $r3
    sub b32 $c0 # $r1 $r2
    call emit
    exit nop

// out[next][tid] = {$r4, $c0}
emit:
    mov $r5 $c0
    st b64 g14[$r6] $r4d
    add b32 $r6 $r6 0x140
    ret
