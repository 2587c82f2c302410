// Every row of every table of the SFU, at 24 places of it: each thread has a row, and goes on by 2730 of 65536. A number that is
// wrong in a low bit shows at few places. A thread sums up its results.
.grid 1 1
.block 128 1 1
.regs 16
.param 0x1000 0x2000
.const 1 0x0: 1 0x3f80000f 0x00800000
.global 0x2000: 0
.expect global 0x2000: file "../data/table_rows_out.hex"

    // $r1 = a number of even exponent, $r2 = one of an odd one, $r6 = rounds left
    shl b32 $r1 $r0 0x10
    add b32 $r1 $r1 c1[0x4]
    mov b32 $r6 24
    mov b32 $r12 0x0
round:
    add b32 $r2 $r1 c1[0x8]
    rcp f32 $r4 $r1
    add b32 $r12 $r12 $r4
    rsqrt f32 $r4 $r1
    add b32 $r12 $r12 $r4
    rsqrt f32 $r4 $r2
    add b32 $r12 $r12 $r4
    lg2 f32 $r4 $r1
    add b32 $r12 $r12 $r4
    sin f32 $r4 $r1
    add b32 $r12 $r12 $r4
    cos f32 $r4 $r1
    add b32 $r12 $r12 $r4
    ex2 f32 $r4 $r1
    add b32 $r12 $r12 $r4
    add b32 $r1 $r1 0xaaa
    sub b32 $c0 $r6 $r6 c1[0x0]
    (lg $c0) bra round

    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x14] $r0
    exit st b32 g14[$r0] $r12
