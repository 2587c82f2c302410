// Stores at the edges: many lanes to one word, the last word of a window of g[], the first word behind s[].
.tags short
.block 32 1 1
.regs 8
.shared 0x80
.gspace 3 0x2000 0x7f
.param 0x1000
.expect trap GLOBAL_LIMIT_WRITE
.expect global 0x1000: 31 0
.expect global 0x2000: 0 31
.expect global 0x207c: 1 0

    // the highest lane's store is the last
    mov b32 $r1 b32 s[0x10]
    st b32 g14[$r1] $r0

    // lane n to word n of the window, then to word 32 - n: that of lane 0 is outside
    shl b32 $r2 $r0 0x2
    st b32 g3[$r2] $r0
    subr b32 $r3 $r2 0x80
    st b32 g3[$r3] $r0

    // lanes 20 and on are outside s[]
    shl $a1 $r2 0x0
    st b32 s[$a1+0x30] $r0
    ld $r3 b32 s[$a1+0x30]
    exit nop
