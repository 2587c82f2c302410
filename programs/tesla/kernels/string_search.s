// For every position of a text of 1200 bytes: how many bytes of the pattern match there,
// written as one byte (equal to the pattern's length where it occurs). `?` in the pattern
// matches any byte. The pattern lies in c0[]; the loop ends at a different round in each lane.
// 10 blocks of 128 threads, the last partly idle.
.grid 10 1
.block 128 1 1
.regs 12
.set TEXT 0x10
.set OUT 0x14
.set N 0x18
.set M 0x1c                                 // length of the pattern
.param 0x1000 0x2000 1200 8
.const 0 0x0: 0x20656874 0x70723f77         // "the w?rp", first byte lowest
.const 1 0x0: 0x3f                          // '?'
.global 0x1000: file "../data/string_search_text.hex"
.expect global 0x2000: file "../data/string_search_out.hex"

    // $r0 = i = ctaid.x * ntid.x + tid.x
    mov b16 $r1h u16 s[0x2]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0
    set $c0 # le u32 b32 s[N] $r0
    (lg $c0) ret

    // $r1 = &text[i], $r2 = matched, $a1 = place in the pattern
    add b32 $r1 b32 s[TEXT] $r0
    mov b32 $r2 $r124
    add $a1 0x0 0x0
    ld $r6 b32 c1[0x0]
    breakaddr stopped
next:
    set $c0 # le u32 b32 s[M] $r2
    (lg $c0) break
    ld u8 $r3 g14[$r1]
    ld $r4 u8 c0[$a1++0x1]
    set $r5 lg u32 $r3 $r4
    set $r7 lg u32 $r4 $r6
    and b32 $c0 # $r5 $r7
    (lg $c0) break
    add b32 $r1 $r1 0x1
    add b32 $r2 $r2 0x1
    bra next
stopped:
    add b32 $r1 b32 s[OUT] $r0
    exit st u8 g14[$r1] $r2
