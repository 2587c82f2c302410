// c[i] = a[i] + b[i] for 3000 words. 24 blocks of 128 threads; in the last one only 56 threads
// have an element, so one warp is split by the bounds check and two leave at once.
.grid 24 1
.block 128 1 1
.regs 4
.param 0x1000 0x5000 0x9000 3000        // s[0x10] a, s[0x14] b, s[0x18] c, s[0x1c] n
.global 0x1000: file "../data/vector_add_a.hex"
.global 0x5000: file "../data/vector_add_b.hex"
.expect global 0x9000: file "../data/vector_add_c.hex"

    // i = ctaid.x * ntid.x + tid.x
    mov b16 $r1h u16 s[0x2]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0

    // if (n <= i) return
    set $c0 # le u32 b32 s[0x1c] $r0
    (lg $c0) ret

    // c[i] = a[i] + b[i]
    shl b32 $r0 $r0 0x2
    add b32 $r1 b32 s[0x10] $r0
    add b32 $r2 b32 s[0x14] $r0
    ld b32 $r1 g14[$r1]
    ld b32 $r2 g14[$r2]
    add b32 $r0 b32 s[0x18] $r0
    add b32 $r1 $r1 $r2
    exit st b32 g14[$r0] $r1
