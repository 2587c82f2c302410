// The mode SAT_NAN (sheet 4.2, section 5): each instruction that saturates makes +0 of a NaN, and
// flags of it; without sat, and all other values, are as without the mode. Each result is stored as a
// word, then its flags as a number. Worked out by hand. NaN comes from a source, from Inf - Inf, from
// 0 * Inf, and out of ex2.
.satnan
.chip all
.tags short
.block 1 1 1
.regs 16
.param 0x1000 0x0
.expect global 0x1000: 0x0 0x1 0x7fffffff 0x3 0x0 0x1 0x0 0x1 0x7fffffff 0x3 0x0 0x1 0x7fffffff 0x3 0x0 0x1 0x7fffffff 0x3 0x0 0x1
.expect global 0x1050: 0x0 0x1 0x7fffffff 0x3 0x0 0x1 0x7fff 0x3 0x0 0x1 0x3f800000 0x0 0x0 0x1 0x3e800000 0x0
.expect global 0x1090: 0x0 0x1 0x0 0x7fffffff 0x3f800000 0x0

    mov b32 $r1 b32 s[0x10]
    mov b32 $r9 0x4
    mov b32 $r0 0xffc12345                  // a NaN with a sign
    mov b32 $r2 0x7f800000                  // Inf
    mov b32 $r3 0xff800000                  // -Inf
    mov b32 $r4 0x3f800000                  // 1
    mov b32 $r8 0x0
    add sat f32 $c0 $r7 $r0 $r4
    call keep
    add f32 $c0 $r7 $r0 $r4
    call keep
    add sat f32 $c0 $r7 $r2 $r3
    call keep
    mul sat rn f32 $c0 $r7 $r8 $r2
    call keep
    mul rn f32 $c0 $r7 $r8 $r2
    call keep
    add sat f32 $c0 $r7 (mul $r8 $r2) $r4
    call keep
    add f32 $c0 $r7 (mul $r8 $r2) $r4
    call keep
    cvt sat f32 $c0 $r7 f32 $r0
    call keep
    cvt f32 $c0 $r7 f32 $r0
    call keep
    cvt sat rni f32 $c0 $r7 f32 $r0
    call keep
    mov b32 $r7 0x0
    cvt sat rn f16 $c0 $r7l f32 $r0
    call keep
    mov b32 $r5 0x7e01                      // a NaN of 16 bits
    cvt f32 $c0 $r7 f16 $r5l
    call keep
    cvt sat f32 $c0 $r7 f16 $r5l
    call keep
    mov b32 $r7 0x0
    cvt rn f16 $c0 $r7l f32 $r0
    call keep
    add sat f32 $c0 $r7 $r3 $r4             // -Inf: +0
    call keep
    add sat f32 $c0 $r7 $r2 $r4             // Inf: 1
    call keep
    mov b32 $r5 0xbf000000
    add sat f32 $c0 $r7 $r5 $r8             // -0.5: +0
    call keep
    mov b32 $r5 0x3e800000
    add sat f32 $c0 $r7 $r5 $r8             // 0.25
    call keep
    mul sat rn f32 $c0 $r7 $r3 $r8          // -Inf * 0
    call keep
    preex2 f32 $r5 $r0                     // of a NaN; the functions write no flags
    ex2 f32 sat $r7 $r5
    st b32 g14[$r1] $r7
    add b32 $r1 $r1 $r9
    ex2 f32 $r7 $r5
    st b32 g14[$r1] $r7
    add b32 $r1 $r1 $r9
    preex2 f32 $r5 $r8                     // of 0: 1
    ex2 f32 sat $r7 $r5
    st b32 g14[$r1] $r7
    add b32 $r1 $r1 $r9
    preex2 f32 $r5 $r3                     // of -Inf: 0
    ex2 f32 sat $r7 $r5
    st b32 g14[$r1] $r7
    exit nop
keep:
    st b32 g14[$r1] $r7
    add b32 $r1 $r1 $r9
    mov $r6 $c0
    st b32 g14[$r1] $r6
    add b32 $r1 $r1 $r9
    ret
