// A saturating sum that only its carry brings over the end, and sums of the same numbers that stay inside. By hand.
.tags short
.regs 12
.param 0x1000
.const 1 0x0: 0x7fffffff 0x80000000 0xffffffff 1
.expect global 0x1000: 0x7fffffff 0x80000000 0x7fffffff 0x80000001 0x80000000 0x7fff

    ld $r1 b32 c1[0x0]
    ld $r2 b32 c1[0x4]
    ld $r3 b32 c1[0x8]
    ld $r4 b32 c1[0xc]
    mov b32 $r5 0x0
    add b32 $r6 b32 s[0x10] $r5
    add b32 $c0 # $r3 $r4                   // carry
    add b32 $c1 # $r4 $r4                   // none
    addc b32 sat $c2 $r7 $r1 $r5 $c0
    st b32 g14[$r6] $r7
    addc b32 $c2 $r7 $r1 $r5 $c0
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r7
    addc b32 sat $c2 $r7 $r1 $r5 $c1
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r7
    addc b32 sat $c2 $r7 $r2 $r5 $c0
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r7
    addc b32 sat $c2 $r7 $r2 $r3 $c1        // over the other end
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r7
    addc b16 sat $c2 $r7l $r1h $r5l $c0
    and b32 $r7 $r7 0xffff
    add b32 $r6 $r6 0x4
    exit st b32 g14[$r6] $r7
