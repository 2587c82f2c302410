// As many parameters as there may be, and the word behind them.
.tags short
.block 32 1 1
.regs 4
.shared 0x140
.param 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 0x1000
.expect global 0x1000: 64 0

    mov b32 $r1 0x100
    shl $a1 $r1 0x0
    mov b32 $r1 b32 s[0x10]
    ld $r2 b32 s[$a1+0x8]
    add b32 $r1 $r1 $r2
    ld $r2 b32 s[$a1+0xc]
    st b32 g14[$r2] $r1
    ld $r1 b32 s[$a1+0x10]
    add b32 $r2 $r2 0x4
    exit st b32 g14[$r2] $r1
