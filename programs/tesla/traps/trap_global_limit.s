// Stores through a window: g3 is the bytes 0x2000..0x20fb of global memory. A lane past the
// limit stores nothing and raises the sticky flag, a store that only ends past it is dropped
// whole, and the warp goes on.
.gspace 3 0x2000 0xfb
.regs 8
.expect trap GLOBAL_LIMIT_WRITE
.global 0x20f8: 0x99999999 0x99999999 0xaaaaaaaa 0xbbbbbbbb
.expect global 0x2000: 0 0x77 1 0x77 2 0x77 3 0x77
.expect global 0x20e0: 28 0x77 29 0x77 30 0x77 0x99999999 0x99999999 0xaaaaaaaa 0xbbbbbbbb
.expect global 0x3000: 0x77

    // lanes at 0, 8, .. 248: that of lane 31 needs four bytes too many
    mov b32 $r2 $r0
    mov b32 $r3 0x77
    shl b32 $r1 $r0 0x3
    st b64 g3[$r1] $r2d

    // 256 bytes higher, and from the top of the address space down: all beyond
    add b32 $r4 $r1 0x100
    st b64 g3[$r4] $r2d
    sub b32 $r4 $r124 $r1
    add b32 $r4 $r4 0xfffffff8
    st u8 g3[$r4] $r3

    // the flat space has another limit; lane 0 reports that the warp is alive
    set $c0 # lg u32 $r0 $r124
    (lg $c0) ret
    mov b32 $r4 0x3000
    exit st b32 g14[$r4] $r3
