// The control stack in every way that a structured program can use it. Each thread counts in
// $r4 and $r5 how often it came by: a jump table in c[], a loop whose lanes leave one by one
// through branch entries, `break` out of a join region, `ret` out of one, limited calls, `exit`
// of some lanes on either side of a branch, a barrier that an ended warp does not hold up. 4
// warps; n = tid & 7.
.grid 2 1
.block 128 1 1
.regs 8
.entry main
.param 0x1000
.const 1 0x0: 1 3 7 0x100 4 2
.const 2 0x0: case_2 case_0 case_3 case_1       // warps 0..3 go there
.expect global 0x1000: file "../data/control_flow_out.hex"

case_0:
    add b32 $r4 $r4 0x1
    bra cases_end
case_1:
    add b32 $r4 $r4 0x2
    bra cases_end
case_2:
    add b32 $r4 $r4 0x4
    bra cases_end
case_3:
    add b32 $r4 $r4 0x8
    bra cases_end

main:
    // $r2 = &out[2 * thread in the grid], $r3 = n, $r6 = warp
    mov b16 $r1h u16 s[0x2]
    add $r2 (mul u16 u16 s[0xc] $r1h) $r0
    shl b32 $r2 $r2 0x3
    add b32 $r2 b32 s[0x10] $r2
    and b32 $r3 $r0 c1[0x8]
    shr u32 $r6 $r0 0x5
    mov b32 $r4 0x0
    mov b32 $r5 0x0

    // jump table: the same for all lanes of a warp; no entry on the stack
    shl $a1 $r6 0x2
    bra c2[$a1]
cases_end:

    // n + 1 rounds: each parting leaves a branch entry, the tagged instruction is done once
    mov b32 $r1 $r3
    joinat rounds_end
round:
    add b32 $r4 $r4 0x10
    set $c0 # lg u32 $r1 $r124
    add b32 $r1 $r1 0xffffffff
    (lg $c0) bra round
rounds_end:
    join add b32 $r4 $r4 c1[0xc]

    // odd lanes break out of the join region at k == n, while the even ones wait at the join
    mov b32 $r1 0x0
    breakaddr broken
next:
    and b32 $c0 # $r0 c1[0x0]
    joinat meet
    (e $c0) bra even
    add b32 $r4 $r4 0x1000
    set $c1 # e u32 $r1 $r3
    (lg $c1) break
    bra meet
even:
    add b32 $r4 $r4 0x10000
meet:
    join nop
    add b32 $r1 $r1 0x1
    set $c1 # e u32 $r1 c1[0x8]
    (lg $c1) break
    bra next
broken:

    // nothing happens here
    short brkpt
    short brkpt
    brkpt
    pmevent 0x3

    // a function that some lanes leave from inside its join region; called in three ways
    call function
    call lim function
    preret returned
    bra function
returned:

    // lanes 3 of four end here, on the taken side; then lanes 2, on the side that falls through
    and b32 $r1 $r0 c1[0x4]
    set $c0 # e u32 $r1 c1[0x4]
    joinat threes_gone
    (lg $c0) bra threes
    add b32 $r5 $r5 0x1000
    bra threes_gone
threes:
    exit st b64 g14[$r2] $r4d
threes_gone:
    join nop
    set $c1 # e u32 $r1 c1[0x14]
    joinat twos_gone
    (e $c1) bra twos_stay
    add b32 $r5 $r5 0x10000
    exit st b64 g14[$r2] $r4d
twos_stay:
    add b32 $r5 $r5 0x20000
twos_gone:
    join nop

    // the last warp ends before the barrier and the others do not wait for it
    set $c0 # e u32 $r6 c1[0x4]
    add b32 $r5 $r5 0x100000
    (lg $c0) st b64 g14[$r2] $r4d
    (lg $c0) ret
    bar inc wait 0x0 0xfff
    add b32 $r5 $r5 0x1000000
    exit st b64 g14[$r2] $r4d

// n > 3: counts 0x110; else 1, and returns at once
function:
    set $c0 # l u32 $r3 c1[0x10]
    joinat function_end
    (e $c0) bra large
    add b32 $r5 $r5 0x1
    ret
large:
    add b32 $r5 $r5 0x10
function_end:
    join nop
    add b32 $r5 $r5 0x100
    ret
