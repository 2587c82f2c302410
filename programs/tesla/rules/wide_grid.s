// More blocks in x than ten bits count. The header of s[] and the number of the block: each block stores
// x and y at its own place. By hand.
.tags short
.grid 1030 1
.block 1 1 1
.regs 4
.globalsize 0x10000
.param 0x1000
.const 0 0x0: 1030
.expect global 0x1000: 0 1 2 3
.expect global 0x1ffc: 0x3ff 0x400 0x401
.expect global 0x2014: 0x405

    mov b16 $r1l u16 s[0xc]
    mov b16 $r1h u16 s[0xe]                 // y : x
    mul $r2 u16 u16 s[0xe] u16 c0[0x0]
    cvt u32 $r3 u16 $r1l
    add b32 $r2 $r2 $r3                     // x + 1030 y
    shl b32 $r2 $r2 0x2
    add b32 $r2 b32 s[0x10] $r2
    exit st b32 g14[$r2] $r1
