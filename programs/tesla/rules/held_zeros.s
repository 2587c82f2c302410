// Loads of which some lanes lie beyond a window of g[] and read 0, while requests before them wait: each register held something else.
.tags short
.block 128 1 1
.regs 12
.globalsize 0x2000
.gspace 3 0x0 0x7ff
.param 0x1800
.global 0x0: 0x11 0x22 0x33 0x44
.expect global 0x1800: 0x11
.expect trap GLOBAL_LIMIT_READ
.expect global 0x19fc: 0

    mov b32 $r2 0x80
    and b32 $r3 $r0 0x1f
    mul $r1 u16 $r3l u16 $r2l                 // 128 bytes apart: lanes from 16 on are beyond the end
    mov b32 $r4 0x55
    mov b32 $r5 0x55
    mov b32 $r6 0x55
    mov b32 $r7 0x55
    ld b32 $r4 g3[$r1]
    ld b32 $r5 g3[$r1]
    ld b32 $r6 g3[$r1]
    ld b32 $r7 g3[$r1]
    add b32 $r4 $r4 $r5
    sub b32 $r4 $r4 $r6
    or b32 $r4 $r4 $r7
    shl b32 $r2 $r0 0x2
    add b32 $r2 b32 s[0x10] $r2
    exit st b32 g14[$r2] $r4
