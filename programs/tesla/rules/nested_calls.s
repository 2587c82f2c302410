// Calls under divergence. Each thread computes fib(n), n = 2 + (tid & 7), by plain recursion
// with its own stack in l[]: lanes return at different depths. Then it goes one of four ways by
// tid & 3: n * n by a call, n * n * n by a call that calls, n * n + 1 by a tail call (preret,
// then a branch), or n itself. 2 blocks of 48 threads: the second warp is half empty.
.tags seeds
.grid 2 1
.block 48 1 1
.regs 8
.local 128
.param 0x1000
.const 1 0x0: 1 2 3 7
.expect global 0x1000: file "../data/nested_calls_out.hex"

    // $r0 = n, $r4 = tid & 3, $r7 = &out[2 * (ctaid.x * ntid.x + tid)]
    mov b16 $r1h u16 s[0x2]
    add $r7 (mul u16 u16 s[0xc] $r1h) $r0
    shl b32 $r7 $r7 0x3
    add b32 $r7 b32 s[0x10] $r7
    and b32 $r4 $r0 c1[0x8]
    and b32 $r0 $r0 c1[0xc]
    add b32 $r0 $r0 0x2

    // $r2 = fib(n)
    add $a1 0x0 0x0
    mov b32 $r1 $r0
    call fib
    mov b32 $r6 $r2

    // $r2 = one of the four
    mov b32 $r1 $r0
    mov b32 $r2 $r0
    set $c0 # lg u32 $r4 $r124
    joinat merged
    (lg $c0) bra not_square
    call square
    bra merged
not_square:
    set $c0 # lg u32 $r4 c1[0x0]
    joinat inner
    (lg $c0) bra not_cube
    call cube
    bra inner
not_cube:
    set $c0 # e u32 $r4 c1[0x4]
    (e $c0) bra inner                       // tid & 3 is 3: n as it is
    preret inner
    bra square_plus_one                     // whose ret goes to inner
inner:
    join nop
merged:
    join nop

    mov b32 $r3 $r2
    mov b32 $r2 $r6
    exit st b64 g14[$r7] $r2d

// $r2 = fib($r1). Saves $r1 and the first result at l[$a1]; uses $r3, $c0.
fib:
    set $c0 # l u32 $r1 c1[0x4]
    (lg $c0) mov b32 $r2 $r1                // fib(0) = 0, fib(1) = 1
    (lg $c0) ret
    st b32 l[$a1] $r1
    add b32 $r1 $r1 0xffffffff
    add $a1 $a1 0x8
    call fib
    add $a1 $a1 0xfff8
    ld b32 $r1 l[$a1]
    st b32 l[$a1+0x4] $r2
    add b32 $r1 $r1 0xfffffffe
    add $a1 $a1 0x8
    call fib
    add $a1 $a1 0xfff8
    ld b32 $r3 l[$a1+0x4]
    add b32 $r2 $r2 $r3
    ret

// $r2 = $r1 * $r1
square:
    mul $r2 u16 $r1l u16 $r1l
    ret

// $r2 = $r1 * $r1 * $r1
cube:
    call square
    mul $r2 u24 $r1 $r2
    ret

// $r2 = $r1 * $r1 + 1
square_plus_one:
    call square
    add b32 $r2 $r2 0x1
    ret
