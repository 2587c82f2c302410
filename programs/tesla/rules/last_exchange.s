// 64-bit cas in the last of eight warps as in the first: what is expected differs from what is there in its highest bit alone, then in
// nothing (sheet 3.3). By hand.
.tags short
.block 256 1 1
.regs 20
.param 0x1000
.expect global 0x1000: 0 0x100
.expect global 0x17f8: 255 0x1ff

    shl b32 $r1 $r0 0x3
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0x0
    mov b32 $r3 0x80000000
    mov b32 $r4 $r0
    add b32 $r5 $r0 0x100
    mov b32 $r6 0x0
    mov b32 $r7 0x0
    cas b64 $r8d g14[$r1] $r2d $r4d         // not this one
    cas b64 $r10d g14[$r1] $r6d $r4d        // this one
    cas b64 $r12d g14[$r1] $r6d $r2d        // and no more
    exit nop
