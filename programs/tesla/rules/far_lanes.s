// Lanes of one beat 0x2000 bytes apart in s[], and 0x8000 apart in c[]: bank and line are the same, one high bit of the address
// differs. Words hold their address and lane. By hand; odd lanes are the far ones.
.tags short
.block 32 1 1
.regs 16
.shared 0x4000
.param 0x1000
.const 2 0x100: 0x100 0x104 0x108 0x10c
.const 2 0x8100: 0x8100 0x8104 0x8108 0x810c
.const 0 0x0: 1 0x1e
.expect global 0x1000: 0x40 0x2040 0x40 0x2040 0x40 0x2040 0x40 0x2040
.expect global 0x1080: 0x100 0x8100 0x100 0x8100 0x100 0x8100 0x100 0x8100
.expect global 0x1100: 0x1e 0x1f 0x1e 0x1f
.expect global 0x1180: 0x1e 0x101f 0x1e 0x101f

    // $a1 = 0x2000 in odd lanes, $a2 = 0x8000, $a3 = 0x1000
    and b32 $r2 $r0 c0[0x0]
    shl $a1 $r2 0xd
    shl $a2 $r2 0xf
    shl $a3 $r2 0xc
    shl b32 $r3 $r2 0xd
    mov b32 $r4 0x40
    add b32 $r4 $r4 $r3                     // 0x40 or 0x2040
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r5 0x80
    st b32 s[$a1+0x40] $r4                  // all even lanes one word, all odd lanes another, of one bank
    ld $r6 b32 s[$a1+0x40]
    st b32 g14[$r1] $r6
    add b32 $r1 $r1 $r5
    ld $r6 b32 c2[$a2+0x100]
    st b32 g14[$r1] $r6
    add b32 $r1 $r1 $r5
    st b32 s[$a1+0x80] $r0                  // the highest lane of each word stays
    ld $r6 b32 s[$a1+0x80]
    st b32 g14[$r1] $r6
    add b32 $r1 $r1 $r5
    shl b32 $r7 $r2 0xc
    add b32 $r7 $r7 $r0
    st b32 s[$a3+0x80] $r7                  // 0x1000 apart
    ld $r6 b32 s[$a3+0x80]
    st b32 g14[$r1] $r6
    exit nop
