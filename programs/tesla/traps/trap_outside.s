// Jumps behind the end of the program: the fetch from there is ILLEGAL_OPCODE, at that address (sheet 1.8). Eight warps go to eight places at a time, at
// addresses that have one bit each: in block b warp w has the b + w-th of 16, round and round. By hand: each warp has stored before that.
.tags short
.grid 16 1
.block 256 1 1
.regs 4
.const 0 0x0: 0x100 0x200 0x400 0x800 0x1000 0x2000 0x4000 0x8000 0x10000 0x20000 0x40000 0x80000 0x100000 0x200000 0x400000 0x800000
.const 0 0x40: 0x100 0x200 0x400 0x800 0x1000 0x2000 0x4000
.const 1 0x0: 0x1f
.param 0x1000
.expect global 0x1000: 16 16 16 16 16 16 16 16
.expect trap ILLEGAL_OPCODE

    shr u32 $r1 $r0 0x5
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x10] $r2
    cvt u32 $r3 u16 u16 s[0xc]
    add b32 $r1 $r1 $r3
    shl $a1 $r1 0x2
    mov b32 $r3 0x1
    and b32 $c0 # $r0 c1[0x0]
    (e $c0) red add u32 g14[$r2] $r3
    bra c0[$a1]
