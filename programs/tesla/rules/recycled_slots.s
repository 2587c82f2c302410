// Warp slots that are used more than a hundred times each while code is still on its way: 1,040 blocks of one warp, which ends with its
// first instruction, when the words behind it have been asked for. What they ask is thrown away; the next owner of the slot must not get it.
// Every second block begins elsewhere: it adds its number to a sum. By hand: 1 + 3 + .. + 1039 = 270400.
.tags short
.grid 1040 1
.block 1 1 1
.regs 4
.globalsize 0x2000
.param 0x1000
.const 0 0x0: 1
.expect global 0x1000: 270400

    cvt u32 $r1 u16 u16 s[0xc]
    and b32 $c0 # $r1 c0[0x0]
    (lg $c0) bra odd
    exit nop
    mov b32 $r2 0x7777
    mov b32 $r2 0x7777
    mov b32 $r2 0x7777
    mov b32 $r2 0x7777
    mov b32 $r2 0x7777
    mov b32 $r2 0x7777
odd:
    ld $r3 b32 s[0x10]
    exit red add u32 g14[$r3] $r1
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
    mov b32 $r2 0x6666
