// Stores to s[] by instructions with a join or an exit, which retire late, while the other warps of the block read the
// same word: what each of them sees is what the order of retiring says.
.tags short
.block 256 1 1
.regs 8
.shared 0x80
.param 0x1000
.const 0 0x0: 0x8

    shr u32 $r3 $r0 0x5
    mov b32 $r4 0x0
again:
    joinat met
    add b32 $r2 b32 s[0x40] $r3
met:
    join st b32 s[0x40] $r2
    mov b32 $r5 b32 s[0x40]
    add b32 $r2 b32 s[0x44] $r4
    joinat there
    st b32 s[0x44] $r3
    ld $r6 b32 s[0x40]
there:
    join ld $r6 b32 s[0x44]
    ld $r7 b32 s[0x40]
    add b32 $r4 $r4 0x1
    set $c0 # l u32 $r4 c0[0x0]
    (lg $c0) bra again
    ld $r5 b32 s[0x40]
    exit st b32 s[0x40] $r4
