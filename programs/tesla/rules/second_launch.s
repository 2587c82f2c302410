// What a launch leaves behind: eight warps fill registers, $a, $c, s[], l[], the caches of code and c[], arrive at barriers that
// nobody opens, hold locks, push entries, and exit with stores under way. second_launch.next runs behind it on the same core.
.then "second_launch.next"
.tags short nobench
.grid 3 2
.block 256 1 1
.regs 16
.shared 0x100
.local 32
.globalsize 0x20000
.param 0x1000
.const 0 0x0: 0xdead0000 0xdead0001 0xdead0002 0xdead0003
.const 0 0x400: 0xdead0400
.const 0 0x1000: 0xdead1000
.const 9 0x0: 0xdead9000
.const 1 0x0: 3
.expect global 0x1000: 0xdead0000
.expect global 0x13fc: 0xdead00ff
.expect global 0x1400: 0

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    ld $r2 b32 c0[0x0]
    ld $r3 b32 c0[0x4]
    ld $r4 b32 c0[0x8]
    ld $r5 b32 c0[0xc]
    add $a1 0x0 0x400
    ld $r6 b32 c0[$a1]
    add $a1 0x0 0x1000
    ld $r7 b32 c0[$a1]
    ld $r8 b32 c9[0x0]
    add b32 $r9 $r2 $r0
    mov b32 $r10 $r9
    mov b32 $r11 $r9
    mov b32 $r12 $r9
    mov b32 $r13 $r9
    mov b32 $r14 $r9
    mov b32 $r15 $r9
    add $a2 0x0 0x2222
    add $a3 0x0 0x3333
    add $a4 0x0 0x4444
    add b32 sat $c0 # $r9 $r9
    add b32 sat $c1 # $r9 $r9
    add b32 sat $c2 # $r9 $r9
    add b32 sat $c3 # $r9 $r9
    st b32 s[0x40] $r9
    st b32 s[0x80] $r9
    st b32 l[0x0] $r9
    st b32 l[0x1c] $r0
    bar inc 0x3 0xfff                       // arrivals that open nothing
    bar inc 0x4 0x1f
    bar inc 0x4 0x1f
    ld lock $c1 $r3 b32 s[0x80]
    breakaddr over
    call further
over:
    exit nop
further:
    joinat over
    exit st b32 g14[$r1] $r9
