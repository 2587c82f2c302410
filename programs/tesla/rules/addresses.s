// Corners of addressing: $a that do not exist, addresses that are cut to their alignment, memory
// that ends, stores that collide, which operand has $a, post-increment (sheet 1.1, 1.4, 2.6, 2.7,
// 3.2). By hand. All lanes store the same results, so what each leaves is the last lane's.
.tags short
.block 32 1 1
.regs 64
.shared 0x80
.local 65536
.param 0x1000 0x2000
.const 1 0x0: 0x11112222 0x8001f0f1 0xc1000002 0xc1000003 0xc1000004
.const 2 0x44: target
.gspace 5 0x2000 0x12
.gspace 13 0x2040 0xff
.global 0x2000: 5
.expect global 0x1000: \
    0 0 0 0  0x11112222 0x11112222 0  0 0x00200000 0 \
    0x12345678 0x5678 0x5678 0x5678 0x12345678 0x2222 0x11112222 \
    0x1f 0x1f  0xabcdef01 0x23456789 \
    0xc1000009 0xc1000002 0x20  0x18 0x14 0x10 0x28 0x0c 0x10 \
    0x30 0x30 0x55 0x60 0x77 0x58 0x40 \
    0 0 0x24  0xf0f10000 0x00420042 0x00430043 0x00440044
.expect global 0x2000: 0x25 0 0 0 0x00030009 0x1f
.expect global 0x2040: 0x00450045
.expect trap GLOBAL_LIMIT_READ

    mov b32 $r60 b32 s[0x10]
    mov b32 $r61 b32 s[0x14]
    mov b32 $r62 $r0
    mov b32 $r1 0x40
    mov b32 $r2 0x12345678

    // $a0, $a5, $a6, $a7 take nothing and give 0; $a7 may be incremented
    add $a0 $a0 0x40
    shl $a5 $r1 0x0
    shl $a6 $r1 0x1
    add $a7 $a5 0x44
    mov $r10 $a0
    call put
    mov $r10 $a5
    call put
    mov $r10 $a6
    call put
    mov $r10 $a7
    call put
    ld $r10 b32 c1[$a5]
    call put
    ld $r10 b32 c1[$a7++0x4]
    call put
    mov $r10 $a7
    call put

    // nothing behind s[], and in a bank without contents
    st b32 s[0x80] $r2
    ld $r10 b32 s[0x80]
    call put
    ld $r10 b32 s[0x0]                      // the header is whole
    call put
    ld $r10 b32 c9[0x10]
    call put

    // addresses are cut
    add $a1 $a0 0x43
    st b32 s[$a1] $r2
    ld $r10 b32 s[0x40]
    call put
    add $a1 $a0 0x49
    st b16 s[$a1] $r2
    ld $r10 b32 s[0x48]
    call put
    ld $r10 u16 s[$a1]
    call put
    add $a1 $a0 0x41
    add b32 $r10 u16 s[$a1] $r124
    call put
    add b32 $r10 b32 s[$a1] $r124
    call put
    add $a1 $a0 0x3
    ld $r10 u16 c1[$a1+0xfffe]
    call put
    add b32 $r10 $r124 c1[$a1]
    call put

    // of stores that meet the last lane's stays
    st b32 s[0x50] $r62
    ld $r10 b32 s[0x50]
    call put
    add b32 $r11 $r61 0x14
    st b32 g14[$r11] $r62
    ld b32 $r10 g14[$r11]
    call put

    // l[] of 64 KiB to its last bytes
    mov b32 $r12 0xabcdef01
    mov b32 $r13 0x23456789
    add $a1 $a0 0xfff8
    st b64 l[$a1] $r12d
    st b32 l[0x7ff8] $r1
    st b32 l[0x7ffc] $r1
    ld b32 $r10 l[$a1]
    call put
    ld b32 $r10 l[0xfffc]
    call put

    // $a is the first memory operand's alone
    mov b32 $r4 0x7
    st b32 s[0x60] $r4
    add $a1 $a0 0x50
    add b32 $r10 b32 s[$a1+0x10] c1[0x8]
    call put
    add $a2 $a0 0x24
    long add b32 $r10 b32 s[$a2++-0x4] c1[0x8]
    call put
    mov $r10 $a2
    call put

    // the step is signed: 16, 7, 5, 5, 5 and 4 bits
    ld $r10 b32 c1[$a2++0xfff8]
    mov $r10 $a2
    call put
    long add b32 $r11 $r124 c1[$a2++-0x4]
    mov $r10 $a2
    call put
    short add b32 $r11 $r10 c1[$a2++-0x4]
    mov $r10 $a2
    call put
    long add b32 $r11 b32 s[$a2++0x18] $r10
    mov $r10 $a2
    call put
    long add b32 $r11 b32 s[$a2++-0x1c] $r10
    mov $r10 $a2
    call put
    short add b32 $r11 b32 s[$a2++0x4] $r10
    mov $r10 $a2
    call put

    // w0[25] means nothing without an address
    add $a1 $a0 0x30
    .word 0x06000029 0x40000780             // mov $r10 $a1
    call put
    mov $r10 $a1
    call put
    mov b32 $r5 0x50
    mov b32 $r6 0x5
    .word 0x22000a29 0x04018780             // add b32 $r10 $r5 $r6
    call put
    .word 0xd6006005 0x20000780             // add $a1 $a1 0x30
    mov $r10 $a1
    call put
    mov b32 $r7 0x77
    add b32 $r11 $r61 0x100
    st b32 g14[$r11] $r7
    .word 0xd20e1629 0x80c00780             // ld b32 $r10 g14[$r11]
    call put
    // the increment is the later write of $a1
    mov b32 $r8 0x33
    st b32 s[0x54] $r8
    add $a1 $a0 0x54
    shl $a1 b32 s[$a1++0x4] 0x0
    mov $r10 $a1
    call put
    add $a1 $a0 0x40
    .word 0xc6000803 0x00800780             // bra c2[$a1+0x4], with w0[25]
    exit nop
target:
    mov $r10 $a1
    call put

    // the limit of g5 is byte 0x12: the last byte of an access counts
    mov b32 $r11 0x10
    mov b32 $r12 0x12
    mov b32 $r4 0x9
    mov b32 $r5 0x3
    st u16 g5[$r11] $r4
    st u8 g5[$r12] $r5
    ld b32 $r10 g5[$r11]
    call put
    mov b32 $r20 0xffffffff
    mov b32 $r21 0xffffffff
    mov b32 $r22 0xffffffff
    mov b32 $r23 0xffffffff
    ld b128 $r20q g5[$r11]
    or b32 $r20 $r20 $r21
    or b32 $r22 $r22 $r23
    or b32 $r10 $r20 $r22
    call put
    add b32 $r11 $r61 0x3
    mov b32 $r6 0x1
    ld add u32 $r10 g14[$r11] $r6
    call put

    // a word into a half: its lower half; size 7 is 32 bits; g13 is no g5
    mov b32 $r10 0x0
    ld $r10h b32 c1[0x4]
    call put
    mov b32 $r9 0x00420042
    add b32 $r11 $r61 0x104
    .word 0xd00e1625 0xa0e00780             // st g14[$r11] $r9, size 7
    .word 0xd00e1629 0x80e00780             // ld $r10 g14[$r11], size 7
    call put
    mov b32 $r9 0x00430043
    .word 0xd0002025 0x60e00780             // st l[0x10] $r9, size 7
    ld b32 $r10 l[0x10]
    call put
    mov b32 $r9 0x00440044
    st b32 l[0x14] $r9
    .word 0xd0002829 0x40e00780             // ld $r10 l[0x14], size 7
    call put
    mov b32 $r9 0x00450045
    exit st b32 g13[$r124] $r9

put:
    st b32 g14[$r60] $r10
    add b32 $r60 $r60 0x4
    ret
