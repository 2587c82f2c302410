// Bits that an instruction does not mention are ignored (sheet 2.1, 2.2, 2.5): each instruction as
// it is, then with all of them set. By hand; both must do the same. The high words of results of 64
// bits follow them.
.needs fp64
.tags short
.block 32 1 1
.regs 64
.param 0x1000 0x3000
.const 1 0x0: 0 9
.global 0x3000: 0x77
.expect global 0x1000: \
    0x12345678 0x12345678 0x5 0x5 0x42 0x42 0x30 0x30 0x30 0x30 0x33 0x33 \
    0x33 0x33 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x0 0x0 0x30 0x30 0x0 0x0 \
    0xc0 0xc0 0x6 0x6 0x90 0x90 0x2d 0x2d 0x30 0x30 0x40800000 0x40800000 \
    0x30 0x30 0x40800000 0x40800000 0x0 0x40100000 0x0 0x40100000 0x0 0x40140000 0x0 0x40140000 \
    0x7 0x7 0x77 0x77 0x9 0x9 0x7 0x7 0x2

    .word 0x10002003 0xfc000783             // bra 0x10: w1[31:20], w1[1:0]
    long trap
    mov b32 $r60 b32 s[0x10]                // 0x10
    mov b32 $r61 b32 s[0x14]
    mov b32 $r1 0x30
    mov b32 $r2 0x3
    mov b32 $r3 0x40000000
    mov b32 $r4 0x40800000
    mov b32 $r6 0x0
    mov b32 $r7 0x3ff00000                  // 1.0
    mov b32 $r8 0x0
    mov b32 $r9 0x40000000                  // 2.0
    mov b32 $r5 0x7
    mov $c0 $r5

    mov b32 $r10 0x0
    mov b32 $r10 0x12345678
    call put
    mov b32 $r10 0x0
    .word 0x1ff8fe29 0xf1234567
    call put
    mov b32 $r10 0x0
    mov b16 $r10l 0x5
    call put
    mov b32 $r10 0x0
    .word 0x1fc57e51 0xfffff003             // 16 bits of the immediate
    call put
    mov b32 $r10 0x0
    add b32 $r10 $r1 0x12
    call put
    mov b32 $r10 0x0
    .word 0x2e928229 0xf0000003
    call put
    mov b32 $r10 0x0
    short mov b32 $r10 $r1
    short mov b32 $r62 $r62
    call put
    mov b32 $r10 0x0
    .word 0x1eff8328 0x10008000             // hint w0[17]
    call put
    mov b32 $r10 0x0
    long mov b32 $r10 $r1
    call put
    mov b32 $r10 0x0
    .word 0x1fff0229 0x1fdff7f4             // hint w1[25]
    call put
    mov b32 $r10 0x0
    long add b32 $r10 $r1 $r2
    call put
    mov b32 $r10 0x0
    .word 0x2ebf0229 0x17c0b784
    call put
    mov b32 $r10 0x0
    long add b32 $r10 $r1 $r2
    call put
    mov b32 $r10 0x0
    .word 0x2fbf0229 0x17c0b784             // w0[24:23] = 3: registers
    call put
    mov b32 $r10 0x0
    long rcp f32 $r10 $r3
    call put
    mov b32 $r10 0x0
    .word 0x9fff0629 0x1beff7f4             // no s[], no $c
    call put
    mov b32 $r10 0x0
    rsqrt f32 $r10 $r4
    call put
    mov b32 $r10 0x0
    .word 0x9fff0829 0x5beff7f4
    call put
    mov b32 $r10 0x0
    sin f32 $r10 $r124
    call put
    mov b32 $r10 0x0
    .word 0x9ffff829 0x9ffff7f4
    call put
    mov b32 $r10 0x0
    cvt u32 $r10 u32 $r1
    call put
    mov b32 $r10 0x0
    .word 0xafff0229 0x17c67784             // w1[22], rounding
    call put
    mov b32 $r10 0x0
    set $r10 l s32 $r1 $r2
    call put
    mov b32 $r10 0x0
    .word 0x3e020229 0x7fde7784
    call put
    mov b32 $r10 0x0
    shl b32 $r10 $r1 0x2
    call put
    mov b32 $r10 0x0
    .word 0x3f820229 0xdfdff784             // no c[] beside a constant
    call put
    mov b32 $r10 0x0
    shr u32 $r10 $r1 $r2
    call put
    mov b32 $r10 0x0
    .word 0x3e020229 0xf7cff784
    call put
    mov b32 $r10 0x0
    mul $r10 u16 $r1l u16 $r2l
    call put
    mov b32 $r10 0x0
    .word 0x4e040428 0x10008000
    call put
    mov b32 $r10 0x0
    sad $r10 u32 $r1 $r2 $r124
    call put
    mov b32 $r10 0x0
    .word 0x5e020229 0x17df3784
    call put
    mov b32 $r10 0x0
    and b32 $r10 $r1 $r1
    call put
    mov b32 $r10 0x0
    .word 0xde010229 0x1fdc3784
    call put
    mov b32 $r10 0x0
    long mul rn f32 $r10 $r3 $r3
    call put
    mov b32 $r10 0x0
    .word 0xce030629 0x13cf3784
    call put
    mov b32 $r10 0x0
    slct b32 $r10 $r1 $r2 f32 $r3
    call put
    mov b32 $r10 0x0
    .word 0xce020229 0x5fc0f784
    call put
    mov b32 $r10 0x0
    quadop f32 add add add add $r10 l0 $r3 $r3
    call put
    mov b32 $r10 0x0
    .word 0xcfc80629 0x9020f784
    call put
    mov b32 $r10 0x0
    add rn f64 $r10d $r8d $r8d
    call put
    mov b32 $r10 $r11
    call put
    mov b32 $r10 0x0
    .word 0xeffc1029 0x73e2378c             // no s[], no c[]; $r11 is 4.0
    call put
    mov b32 $r10 $r11
    call put
    mov b32 $r10 0x0
    fma rn f64 $r10d $r8d $r8d $r6d
    call put
    mov b32 $r10 $r11
    call put
    mov b32 $r10 0x0
    .word 0xef881029 0x5321b78c
    call put
    mov b32 $r10 $r11
    call put
    mov b32 $r10 0x0
    mov $r10 $c0
    call put
    mov b32 $r10 0x0
    .word 0x0ffffe29 0x3fffc7fc
    call put
    mov b32 $r10 0x0
    ld b32 $r10 g14[$r61]
    call put
    mov b32 $r10 0x0
    .word 0xdffe7a29 0x9fdff7fc
    call put
    mov b32 $r10 0x0
    ld $r10 b32 c1[0x4]
    call put
    mov b32 $r10 0x0
    .word 0x10000229 0x3c7ff7f4
    call put

    // control, nop, pmevent with everything set; $c from where no w1[6] is
    .word 0xbffffff3 0xffffffff             // brkpt
    .word 0x80000003 0xffffbfff             // bar: neither arrives nor waits
    .word 0xfffffffd 0xfffffff8             // nop
    .word 0xfffffffd 0xfffffffc             // pmevent
    mov $r10 $c0
    call put
    .word 0x0fff0a01 0xbfffc7bc             // mov $c3 $r5: w1[6] = 0
    mov $r10 $c3
    call put
    .word 0x1ffffa01 0x7fff97b0             // vote any, (always $c1) $c3: w1[6] = 0
    mov $r10 $c3
    call put
    exit nop

put:
    st b32 g14[$r60] $r10
    add b32 $r60 $r60 0x4
    ret
