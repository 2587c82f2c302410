// Eight blocks of one warp, all under way at once, each with barriers of its own (sheet 1.6): one that it came to twice lets it pass when it comes for the
// third time, and not before. Who does not pass hangs. By hand.
.tags short
.grid 8 1
.block 32 1 1
.regs 4
.shared 0x40
.param 0x1000
.const 0 0x0: 1 0x60
.expect global 0x1000: 1 1 1 1 1 1 1 1 0

    ld $r1 b32 c0[0x4]
wait:
    sub b32 $c0 $r1 $r1 c0[0x0]             // until the last one has started
    (lg $c0) bra wait
    bar inc 0x5 0x3
    bar inc 0x5 0x3
    bar inc wait 0x5 0x3
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0x1
    exit st b32 g14[$r1] $r2
