// A word that is no instruction, and after it the first half of a long one at an odd word, whose
// other half may still be on its way when the trap ends the warp. The next owner of the warp slot
// must not get that half: every second block traps, the others add their numbers. By hand: 1 + 3
// + .. + 799 = 160000.
.tags short
.grid 800 1
.block 1 1 1
.regs 4
.entry start
.globalsize 0x2000
.param 0x1000
.const 0 0x0: 1
.expect global 0x1000: 160000
.expect trap ILLEGAL_OPCODE

bad:
    .word 0x00000002 0x10008001 0x00000003 0x10008000
    .word 0x10008000 0x10008000 0x10008000 0x10008000
start:
    cvt u32 $r1 u16 u16 s[0xc]
    and b32 $c0 # $r1 c0[0x0]
    (e $c0) bra bad
    ld $r3 b32 s[0x10]
    exit red add u32 g14[$r3] $r1
