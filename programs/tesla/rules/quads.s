// Quads: what a lane sees of its three neighbours, while quadon keeps them awake. 70 threads of a block: the last
// quad has two lanes that are no threads. Every eighth thread exits before, and two thirds of the rest wait in
// the other side of a branch; all of them still lend their values. The value of a lane is t * t + 3 for its t,
// which is 0 where there is no thread.
.grid 2 1
.block 70 1 1
.regs 12
.set OUT 0x10
.param 0x1000
.const 1 0x0: 3 0x15556
.expect global 0x1000: file "../data/quads_out.hex"

    // out + 16 * (80 * ctaid.x + t)
    mov b32 $r8 0x50
    cvt u32 $r9 u16 u16 s[0xc]
    mul $r9 u16 $r9l u16 $r8l
    add b32 $r9 $r9 $r0
    shl b32 $r9 $r9 0x4
    add b32 $r9 b32 s[OUT] $r9

    and b32 $r1 $r0 0x7
    mov b32 $r2 0x5
    set $c0 # e u32 $r1 $r2
    (lg $c0) bra gone

    // t mod 3: t - 3 * (t / 3), t / 3 = t * 0x5556 >> 16
    mov b32 $r2 0x5556
    mul $r1 u16 $r0l u16 $r2l
    shr u32 $r1 $r1 0x10
    mul $r1 u16 $r1l u16 c1[0x0]
    sub b32 $c0 $r1 $r0 $r1
    joinat join
    (lg $c0) bra join
    quadon
    mul $r1 u16 $r0l u16 $r0l
    add b32 $r1 $r1 0x3
    cvt rn f32 $r1 u32 $r1
    mov b32 $r7 $r124
    quadop f32 add add add add $r4 l0 $r1 $r7
    quadop f32 add add add add $r4 l1 $r1 $r4
    quadop f32 add add add add $r4 l2 $r1 $r4
    quadop f32 add add add add $r4 l3 $r1 $r4
    quadop f32 sub subr mov2 add $r5 l1 $r1 $r1
    quadop f32 subr mov2 add sub $c1 $r6 l2 $r1 $r1
    quadpop
    mov $r7 $c1
    st b128 g14[$r9] $r4q
join:
    join nop
gone:
    exit nop
