// What a block starts with: each field of the s[] header on a 2-D grid, with a grid id; then accesses that cross
// the last of 7 registers: $r7 and up do not exist (sheet 1.1), so they read 0 and a write to them is dropped.
// By hand from sheet 1.5: word 0 = grid id | ntid.x << 16, word 1 = ntid.y | ntid.z << 16,
// word 2 = nctaid.x | nctaid.y << 16, word 3 = ctaid.x | ctaid.y << 16.
.tags nobench
.gridid 0xbeef
.grid 2 3
.block 5 3 2
.regs 7
.param 0x1000 0x800
.const 1 0x0: 0x1234567
.global 0x800: 0x11 0x22 0x33 0x44
.global 0x1000: 0 0 0 0 0 0 0 0x99  0 0 0 0 0 0 0 0x99  0 0 0 0 0 0 0 0x99 \
                0 0 0 0 0 0 0 0x99  0 0 0 0 0 0 0 0x99  0 0 0 0 0 0 0 0x99
.expect global 0x1000: 0x0005beef 0x00020003 0x00030002 0x00000000  0xbeef 0x33 0 0x99 \
                       0x0005beef 0x00020003 0x00030002 0x00000001  0xbeef 0x33 0 0x99 \
                       0x0005beef 0x00020003 0x00030002 0x00010000  0xbeef 0x33 0 0x99 \
                       0x0005beef 0x00020003 0x00030002 0x00010001  0xbeef 0x33 0 0x99 \
                       0x0005beef 0x00020003 0x00030002 0x00020000  0xbeef 0x33 0 0x99 \
                       0x0005beef 0x00020003 0x00030002 0x00020001  0xbeef 0x33 0 0x99

    // $r1 = &out[ctaid.y * nctaid.x + ctaid.x]; every thread of a block writes the same 8 words
    cvt u32 $r1 u16 u16 s[0xc]
    mov b16 $r2h u16 s[0x8]
    add $r1 (mul u16 u16 s[0xe] $r2h) $r1
    shl b32 $r1 $r1 0x5
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 b32 s[0x0]
    st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4
    mov b32 $r2 b32 s[0x4]
    st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4
    mov b32 $r2 b32 s[0x8]
    st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4
    mov b32 $r2 b32 s[0xc]
    st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4
    cvt u32 $r2 u16 u16 s[0x0]
    st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4

    // $r4, $r5 and $r6 are loaded, $r7 is not
    mov b32 $r2 b32 s[0x14]
    ld b128 $r4q g14[$r2]
    mov b32 $r3 $r7
    st b32 g14[$r1] $r6
    add b32 $r1 $r1 0x4
    ld b64 $r6d g14[$r2]
    or b32 $r3 $r3 $r7
    ld b32 $r7 g14[$r2]
    or b32 $r3 $r3 $r7
    mov b32 $r7 0x1234567
    or b32 $r3 $r3 $r7
    ld $r7 b32 c1[0x0]
    or b32 $r3 $r3 $r7
    ld $r7 b32 s[0x10]
    or b32 $r3 $r3 $r7
    mov b16 $r7h 0x77
    or b32 $r3 $r3 $r7
    add b32 $r7 $r1 $r1
    or b32 $r3 $r3 $r7
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    exit st b32 g14[$r1] $r7                // suppressed
