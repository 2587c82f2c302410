// As many threads as a block may have, 512, in each of its three shapes' directions: sixteen warps meet at a barrier twice, and hand
// their number to the thread opposite. By hand: thread t finds 511 - t.
.block 8 8 8
.regs 8
.shared 0x880
.param 0x1000
.const 0 0x0: 0x7ff 0x3ff 0x7fc
.expect global 0x1000: 0x1ff 0x1fe 0x1fd
.expect global 0x17f8: 1 0

    // $r0 = {z, y, x}: t = x + 8 y + 64 z
    mov b32 $r1 0x7
    and b32 $r1 $r0 $r1
    shr u32 $r2 $r0 0x10
    mov b32 $r3 0x3ff
    and b32 $r2 $r2 $r3
    shl b32 $r2 $r2 0x3
    add b32 $r1 $r1 $r2
    shr u32 $r2 $r0 0x1a
    shl b32 $r2 $r2 0x6
    add b32 $r1 $r1 $r2
    shl b32 $r2 $r1 0x2
    shl $a1 $r1 0x2
    st b32 s[$a1+0x40] $r1
    bar inc wait 0x0 0xfff
    ld $r3 b32 c0[0x8]
    sub b32 $r3 $r3 $r2
    shl $a2 $r3 0x0
    ld $r4 b32 s[$a2+0x40]
    bar inc wait 0x0 0xfff
    add b32 $r2 b32 s[0x10] $r2
    exit st b32 g14[$r2] $r4
