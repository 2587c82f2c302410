// Reads $clock and $physid, which depend on the core, and keeps only what does not: time does
// not run backwards between two reads (0), and the low byte of $physid is the lane.
.tags nobench
.grid 2 1
.block 64 1 1
.regs 8
.param 0x1000
.const 1 0x0: 0xff
.expect global 0x1000: file "../data/clock_out.hex"

    mov $r1 $clock
    mov b16 $r2h u16 s[0x2]
    add $r2 (mul u16 u16 s[0xc] $r2h) $r0
    shl b32 $r2 $r2 0x3
    add b32 $r2 b32 s[0x10] $r2
    mov $r3 $physid
    and b32 $r5 $r3 c1[0x0]
    mov $r4 $clock
    sub b32 $r4 $r4 $r1
    shr u32 $r4 $r4 0x1f
    exit st b64 g14[$r2] $r4d
