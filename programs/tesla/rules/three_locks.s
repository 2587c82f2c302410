// Three warps contend for one lock on s[] (sheet 1.7). Whoever has it adds 1 to a word of s[], and leaves with the lock, which that
// releases: 96 threads one after the other. Which warp is next is the core's affair, so the model alone goes another way.
// By hand: the word is 96 at the end; each thread stores what it made of it, and the sum of those is 96 * 97 / 2.
.tags short nobench
.block 96 1 1
.regs 8
.shared 0x80
.param 0x1000 0x1200
.expect global 0x1200: 0x1230

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r3 0x1
    mov b32 $r2 0x0
again:
    ld lock $c0 $r4 b32 s[0x40]
    (lg $c0) bra got                        // one lane; the others wait below it on the stack
    bra again
got:
    ld $r5 b32 s[0x44]
    add b32 $r5 $r5 $r3
    st b32 s[0x44] $r5
    add b32 $r7 b32 s[0x14] $r2
    red add u32 g14[$r7] $r5
    exit st b32 g14[$r1] $r5
