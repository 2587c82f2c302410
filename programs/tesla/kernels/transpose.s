// out[x][y] = in[y][x] for 56 rows of 40 words. Blocks of 16 x 16 on a grid of 3 x 4 go through
// a tile in s[] whose rows are 17 words, so that a column lies in 16 different banks. Neither
// size is a multiple of 16: blocks at both edges are cut, and lanes are masked by two
// comparisons.
.grid 3 4
.block 16 16 1
.regs 12
.shared 0x480
.set IN 0x10
.set OUT 0x14
.set WIDTH 0x18
.set HEIGHT 0x1c
.set TILE 0x40                              // 16 rows of 17 words
.param 0x1000 0x4000 40 56
.global 0x1000: file "../data/transpose_in.hex"
.expect global 0x4000: file "../data/transpose_out.hex"

    // $r1 = tx, $r2 = ty; $r4 = x = 16 * ctaid.x + tx, $r5 = y = 16 * ctaid.y + ty
    cvt u32 $r1 u16 $r0l
    cvt u32 $r2 u16 $r0h
    mov b16 $r3l 0x10
    mov b16 $r3h 0x11                       // words in a row of the tile
    add $r4 (mul u16 u16 s[0xc] $r3l) $r1
    add $r5 (mul u16 u16 s[0xe] $r3l) $r2

    // if (x < width && y < height) tile[ty][tx] = in[y][x]
    set $r6 g u32 b32 s[WIDTH] $r4
    set $r7 g u32 b32 s[HEIGHT] $r5
    and b32 $c0 # $r6 $r7
    joinat loaded
    (e $c0) bra loaded
    add $r6 (mul u24 b32 s[WIDTH] $r5) $r4
    shl b32 $r6 $r6 0x2
    add b32 $r6 b32 s[IN] $r6
    ld b32 $r6 g14[$r6]
    add $r7 (mul u16 $r2l $r3h) $r1
    shl $a1 $r7 0x2
    st b32 s[$a1+TILE] $r6
loaded:
    join nop
    bar inc wait 0x0 0xfff

    // now x = 16 * ctaid.y + tx counts rows of in, y = 16 * ctaid.x + ty its columns
    add $r4 (mul u16 u16 s[0xe] $r3l) $r1
    add $r5 (mul u16 u16 s[0xc] $r3l) $r2
    set $r6 le u32 b32 s[HEIGHT] $r4
    set $r7 le u32 b32 s[WIDTH] $r5
    or b32 $c0 # $r6 $r7
    (lg $c0) ret

    // out[y][x] = tile[tx][ty]
    add $r7 (mul u16 $r1l $r3h) $r2
    shl $a1 $r7 0x2
    add $r6 (mul u24 b32 s[HEIGHT] $r5) $r4
    shl b32 $r6 $r6 0x2
    ld $r7 b32 s[$a1+TILE]
    add b32 $r6 b32 s[OUT] $r6
    exit st b32 g14[$r6] $r7
