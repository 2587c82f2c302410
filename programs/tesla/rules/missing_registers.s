// What an instruction still does when one of its registers does not exist (sheet 1.1): of 25
// registers $r24 is the last, so $r24d and $r24q are cut. $c, $a and memory change as ever; what
// lacks its data does nothing, and raises nothing. By hand. The only limit flag comes from the load
// without a destination.
.needs fp64
.tags short
.block 1 1 1
.regs 25
.local 16
.shared 0x80
.param 0x1000 0x2000
.gspace 3 0x2000 0x3f
.global 0x2000: 0x10 0x20 0x30 0x40 0x7777 0x7777 0x7777 0x7777 0x7777 0x7777 0x7777 0x7777
.expect global 0x1000: \
    2 1 0x44 0x48 0x4c 0x77777777 0xaaaaaaaa 0x8 0x55555555 5 0x11 0xabcd 1 0 2 0x66666666
.expect global 0x2000: 0x10 0x20 0x31 0x41 0x99999999 0 0x24242424 0 0x24242424 0 0 0
.expect trap GLOBAL_LIMIT_READ

    mov b32 $r1 b32 s[0x10]                 // where results go
    mov b32 $r2 b32 s[0x14]
    mov b32 $r3 0x77777777
    mov b32 $r4 0x80000000

    // flags without a register for the result: negative; zero, from a half
    mov b32 $r5 0x7
    mov $c0 $r5
    mov $c1 $r5
    add b32 $c0 $r30 $r4 $r5
    mov $r5 $c0
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    sub b16 $c1 $r30h $r3l $r3l
    mov $r5 $c1
    and b32 $r5 $r5 0x3
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4

    // post-increment: of a load without destination, a store and an l[] store without data
    add $a1 $a0 0x40
    ld $r30 b32 s[$a1++0x4]
    mov $r5 $a1
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    st b32 s[0x48] $r3
    st b32 s[$a1++0x4] $r30
    mov $r5 $a1
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    st b32 s[$a1++0x4] $r30
    mov $r5 $a1
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    ld $r5 b32 s[0x48]                      // not overwritten
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    mov b32 $r6 0xaaaaaaaa
    st b32 l[0x4] $r6
    add $a2 $a0 0x4
    st b32 l[$a2++0x4] $r30
    ld b32 $r5 l[0x4]
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    mov $r5 $a2
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4

    // limits: a load without destination raises its flag, a store without data none
    mov b32 $r7 0x40
    ld b32 $r30 g3[$r7]
    st b32 g3[$r7] $r30
    st b128 g3[$r7] $r28q
    st b32 l[0x100] $r30
    red add u32 g3[$r7] $r30
    mov b32 $r5 0x55555555
    ld add u32 $r5 g3[$r7] $r30             // $r5 stays
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4

    // atomics: without data nothing, without destination all the same
    mov b32 $r5 0x5
    red add u32 g14[$r2] $r30
    ld add u32 $r5 g14[$r2] $r30
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    add b32 $r7 $r2 0x8
    mov b32 $r8 0x1
    ld add u32 $r30 g14[$r7] $r8
    add b32 $r7 $r2 0xc
    ld add u32 $r26 g14[$r7] $r8
    mov b32 $r5 0x11
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    // cas whose new value does not exist writes 0; one that fails writes nothing new
    mov b32 $r9 0x99999999
    add b32 $r7 $r2 0x10
    st b32 g14[$r7] $r9
    mov b32 $r8 0x5
    cas b32 $r5 g14[$r7] $r8 $r30
    add b32 $r7 $r2 0x14
    mov b32 $r8 0xabcd
    st b32 g14[$r7] $r8
    cas b32 $r5 g14[$r7] $r8 $r30
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4

    // pairs and quads that are cut: the words behind the last register are 0, and are not kept
    mov b32 $r24 0x1
    mov b32 $r10 0x0
    mov b32 $r11 0x0
    add rn f64 $r10d $r24d $r10d            // {0, 1}
    st b64 g14[$r1] $r10d
    add b32 $r1 $r1 0x8
    mov b32 $r12 0x2
    mov b32 $r13 0x66666666
    add rn f64 $r24d $r12d $r124d           // $r24 is written
    st b32 g14[$r1] $r24
    add b32 $r1 $r1 0x4
    st b32 g14[$r1] $r13
    add b32 $r1 $r1 0x4
    mov b32 $r24 0x24242424
    add b32 $r7 $r2 0x18
    st b64 g14[$r7] $r24d
    add b32 $r7 $r2 0x20
    exit st b128 g14[$r7] $r24q
