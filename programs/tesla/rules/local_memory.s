// Two warps keep their thread number in l[], meet, and read it back; s[] and c[] in one instruction, with another
// s[] operand behind it.
.tags short
.block 64 1 1
.regs 8
.local 16
.param 0x1000 0x20
.const 1 0x0: 0x100
.expect global 0x1000: 0 1 2 3
.expect global 0x1080: 32 33 34 35

    shl b32 $r1 $r0 0x2
    st b32 l[0x0] $r0
    bar inc wait 0x0 0xfff
    ld b32 $r2 l[0x0]

    add b32 $r3 b32 s[0x14] c1[0x0]
    add b32 $r4 b32 s[0x10] $r1
    exit st b32 g14[$r4] $r2
