// A lock on s[] is released at its own address alone: st unlock at each address that differs from it in one bit, of which those
// behind s[] are no less another one. By hand: lane 0 holds s[0x40] all the time, so that no lane gets s[0x44]; then it does.
.tags short
.regs 12
.block 32 1 1
.shared 0x80
.param 0x1000
.const 1 0x0: 0x10000 0x1f
.expect global 0x1000: 1 0xee  1 0xee
.expect global 0x10f0: 1 0xee  1 0xee
.expect global 0x1100: 2 0x77  1 0xee
.expect global 0x11f0: 1 0xee  1 0xee

    and b32 $r2 $r0 c1[0x4]
    shl b32 $r1 $r2 0x3
    add b32 $r1 b32 s[0x10] $r1             // where results go
    mov b32 $r3 0x77
    st b32 s[0x44] $r3
    mov b32 $r6 0xee
    mov b32 $r5 0x40
    ld lock $c1 $r8 b32 s[0x40]
    mov b32 $r4 0x4                         // the bit
bits:
    xor b32 $r7 $r4 $r5
    shl $a1 $r7 0x0
    st unlock b32 s[$a1] $r3
    ld lock $c1 $r6 b32 s[0x44]
    mov $r9 $c1
    or b32 $r10 $r10 $r9
    shl b32 $r4 $r4 0x1
    set $c0 # l u32 $r4 c1[0x0]
    (lg $c0) bra bits
    st b32 g14[$r1] $r10
    add b32 $r7 $r1 0x4
    st b32 g14[$r7] $r6
    st unlock b32 s[0x40] $r3
    st b32 s[0x44] $r3
    ld lock $c1 $r6 b32 s[0x44]
    mov $r9 $c1
    add b32 $r1 $r1 0x100
    add b32 $r7 $r1 0x4
    st b32 g14[$r1] $r9
    exit st b32 g14[$r7] $r6
