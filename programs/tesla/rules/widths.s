// Loads and stores of every width on g[], l[], s[] and c[], with sign extension, offsets,
// post-increment and addresses that are not aligned (their low bits are ignored); operands
// straight from s[] and c[]; then vote, the lane mask of mov, and $a arithmetic. 48 threads:
// two warps, the second half full. Results go out four words a thread at a time.
.grid 1 1
.block 48 1 1
.regs 12
.shared 0x340
.local 128
.set IN 0x10
.set OUT 0x14
.set SCRATCH 0x18                           // 64 bytes a thread
.set ROWS 0x40                              // 16 bytes a thread
.param 0x1000 0x4000 0x2000
.const 1 0x0: 1 3 40
.const 2 0x20: 0x80ff7f01 0xfedcba98 0x01234567 0x8000fffe 0x7654321f
.global 0x1000: file "../data/widths_in.hex"
.expect global 0x2000: file "../data/widths_scratch.hex"
.expect global 0x4000: file "../data/widths_out.hex"

    // $r4q = in[tid], $r1 = &scratch[tid], $r2 = &out[0][tid]
    shl b32 $r2 $r0 0x4
    add b32 $r1 b32 s[IN] $r2
    ld b128 $r4q g14[$r1]
    shl b32 $r1 $r0 0x6
    add b32 $r1 b32 s[SCRATCH] $r1
    add b32 $r2 b32 s[OUT] $r2

    // g[]: all store widths
    st b128 g14[$r1] $r4q
    add b32 $r3 $r1 0x10
    st b64 g14[$r3] $r6d
    add b32 $r3 $r1 0x18
    st b32 g5[$r3] $r5
    add b32 $r3 $r1 0x1c
    st u16 g14[$r3] $r6
    add b32 $r3 $r1 0x1e
    st u8 g14[$r3] $r7
    add b32 $r3 $r1 0x1f
    st s8 g0[$r3] $r4
    add b32 $r3 $r1 0x21                    // 0x20
    st b32 g14[$r3] $r7
    add b32 $r3 $r1 0x27                    // 0x26
    st s16 g14[$r3] $r5
    add b32 $r3 $r1 0x2c                    // 0x28
    st b64 g14[$r3] $r4d
    add b32 $r3 $r1 0x3f                    // 0x30
    st b128 g14[$r3] $r4q

    // g[]: all load widths
    add b32 $r3 $r1 0x1
    ld u8 $r8 g14[$r3]
    add b32 $r3 $r1 0x3
    ld s8 $r9 g14[$r3]
    add b32 $r3 $r1 0x2
    ld u16 $r10 g14[$r3]
    add b32 $r3 $r1 0x6
    ld s16 $r11 g14[$r3]
    call emit
    add b32 $r3 $r1 0x1f
    ld s8 $r8 g15[$r3]
    add b32 $r3 $r1 0x5                     // 0x4
    ld u16 $r9 g14[$r3]
    add b32 $r3 $r1 0x8
    ld b32 $r10 g14[$r3]
    add b32 $r3 $r1 0x1b                    // 0x18
    ld b32 $r11 g14[$r3]
    call emit
    add b32 $r3 $r1 0x15                    // 0x10
    ld b64 $r8d g14[$r3]
    add b32 $r3 $r1 0x24                    // 0x20
    ld b64 $r10d g14[$r3]
    call emit
    add b32 $r3 $r1 0x19                    // 0x10
    ld b128 $r8q g14[$r3]
    call emit

    // l[]: post-increment moves $a1 from 16 to 40, 42, 43
    add $a1 0x0 0x10
    st b128 l[$a1] $r4q
    st b64 l[$a1+0x10] $r6d
    st b32 l[$a1++0x18] $r5
    st u16 l[$a1++0x2] $r6
    st u8 l[$a1++0x1] $r7
    st s8 l[$a1] $r4
    ld b128 $r8q l[0x10]
    call emit
    ld u8 $r8 l[0x15]
    ld s8 $r9 l[0x17]
    ld u16 $r10 l[$a1+0xffff]               // 42
    ld s16 $r11 l[0x22]
    call emit
    ld b64 $r8d l[0x24]                     // 32
    ld b32 $r10 l[$a1++0xfffc]              // 40, and $a1 goes back to 39
    mov $r11 $a1
    call emit

    // s[]: stores of words and halves to the own row, loads from the neighbour's
    shl b32 $r3 $r0 0x4
    add b32 $r3 $r3 ROWS
    shl $a2 $r3 0x0
    st b32 s[$a2] $r4
    st b16 s[$a2+0x4] $r5h
    st b16 s[$a2+0x6] $r5
    st b8 s[$a2+0x8] $r6h
    st b8 s[$a2+0x9] $r6
    st b16 s[$a2+0xa] $r7l
    st b32 s[$a2+0xc] $r7h
    bar inc wait 0x0 0xfff
    xor b32 $r3 $r0 0x1
    shl b32 $r3 $r3 0x4
    add b32 $r3 $r3 ROWS
    shl $a3 $r3 0x0
    ld $r8 u8 s[$a3+0x1]
    ld $r9 s16 s[$a3+0x4]
    ld $r10 u16 s[$a3+0x6]
    ld $r11 b32 s[$a3+0x8]
    call emit

    // s[] as an operand: every mode, words and halves
    add b32 $r8 s16 s[$a3+0x4] $r4
    add b32 $r9 u8 s[$a3+0x3] $r5
    mov b16 $r10h u8 s[$a3+0x9]
    mov b16 $r10l s16 s[$a3+0xa]
    mov b32 $r11 b32 s[$a3+0xc]
    call emit
    add b32 $r8 b32 s[$a3++0x8] $r4
    add b32 $r9 u16 s[$a3++-0x6] $r5        // at row + 8, then $a3 is row + 2
    mov $r10 $a3
    ld $r11l u8 s[$a3]
    ld $r11h b32 s[$a3+0x4]                 // row + 4: a word into a half gives its low half
    call emit

    // c[]: another word for each of four lanes
    and b32 $r3 $r0 c1[0x4]
    shl b32 $r3 $r3 0x2
    add b32 $r3 $r3 0x20
    shl $a4 $r3 0x0
    ld $r8 u8 c2[$a4+0x1]
    ld $r9 s16 c2[$a4+0x2]
    ld $r10 u16 c2[$a4++0x4]
    ld $r11 b32 c2[$a4]
    call emit
    add b32 $r8 $r4 c2[$a4]
    add b16 $r9l $r5l c2[0x22]
    ld $r9h u8 c2[0x23]
    mul $r10 u16 $r6l u16 c2[0x26]
    mov $r11 $a4
    call emit

    // vote: all and any of tid < 40; all again among the odd lanes; any of nothing
    set $c0 # l u32 $r0 c1[0x8]
    (lg $c0) vote all $c1
    (lg $c0) vote any $c2
    mov $r8 $c1
    mov $r9 $c2
    mov b32 $r10 0x0
    and b32 $c3 # $r0 c1[0x0]
    joinat voted
    (e $c3) bra voted
    (lg $c0) vote all $c1                   // true in the first warp only
    mov $r10 $c1
voted:
    join nop
    (never) vote any $c3
    mov $r11 $c3
    call emit

    // lane masks of mov; $a wraps at 16 bits
    mov b32 $r8 0x0
    mov b32 $r9 $r6
    (l02) mov b32 $r8 $r4
    (l13) mov b16 $r9h $r5l
    add $a2 $a2 0xffb0
    mov $r10 $a2
    shl $a1 $r4 0xf
    mov $r11 $a1
    call emit
    exit nop

// out[next][tid] = $r8q
emit:
    st b128 g14[$r2] $r8q
    add b32 $r2 $r2 0x300
    ret
