// The control stack filled to its last entry by every warp, with each lane alone in that entry. 30 joinats stay below; each round
// of 32 pushes entry 31, a joinat, and entry 32, a branch that one lane waits in. By hand: lane l runs its own part once,
// in round l, and adds 100 + l; all lanes count the rounds. Then that entry is one of each other instruction that pushes.
.needs stack = 32
.tags short
.block 256 1 1
.regs 12
.param 0x1000
.const 1 0x0: 0x1f 1 30 0x20
.expect global 0x1000: 0x84 0x85 0x86 0x87
.expect global 0x107c: 0xa3
.expect global 0x10fc: 0xa3
.expect global 0x1380: 0x84
.expect global 0x13fc: 0xa3

    and b32 $r2 $r0 c1[0x0]                 // lane
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    ld $r4 b32 c1[0x8]
fill:
    joinat over
    sub b32 $c0 $r4 $r4 c1[0x4]
    (lg $c0) bra fill
    mov b32 $r3 0x0                         // round
    mov b32 $r5 0x64
rounds:
    joinat over
    set $c1 # e u32 $r3 $r2
    (e $c1) bra others                      // the lane of this round falls through, in the last entry
    add b32 $r5 $r5 $r2
    join nop
    bra met
others:
    join nop
met:
    add b32 $r3 $r3 c1[0x4]
    set $c0 # l u32 $r3 c1[0xc]
    (lg $c0) bra rounds
    add b32 $r5 $r5 $r3
    joinat over
    breakaddr landed
    break
landed:
    call back
    preret later
back:
    ret
later:
    quadon
    quadpop
    breakaddr here
    break
here:
    ld $r4 b32 c1[0x8]                      // 30 joinats and the one before the breakaddr are left, and nothing else
pops:
    join sub b32 $c0 $r4 $r4 c1[0x4]
    (lg $c0) bra pops
    join nop
    exit st b32 g14[$r1] $r5
over:
    exit nop
