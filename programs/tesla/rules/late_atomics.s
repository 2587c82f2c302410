// Atomics behind loads whose answers are late: an atomic waits until the last of them is there, and then has the port to itself.
// By hand: each of 64 threads adds 1 to one word in each of twelve rounds, and loads 5 there beside; 12 * 5 in the end.
.tags short
.block 64 1 1
.regs 12
.param 0x1000 0x1080
.global 0x1000: 0 5
.expect global 0x1000: 0x300 5
.expect global 0x1080: 60
.expect global 0x117c: 60 0

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x4
    add b32 $r2 $r1 $r2
    mov b32 $r3 0xc
    mov b32 $r4 0x1
    mov b32 $r5 0x0
round:
    ld b32 $r6 g14[$r2]
    red add u32 g14[$r1] $r4
    add b32 $r5 $r5 $r6
    sub b32 $c0 $r3 $r3 $r4
    (lg $c0) bra round
    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x14] $r0
    exit st b32 g14[$r0] $r5
