// max of small numbers, inc and dec at their limits (sheet 3.3): what is left of a word has no bits that neither operand has. By hand.
.tags short
.block 1 1 1
.regs 12
.param 0x1000
.global 0x1000: 5 9 0x10001 0 6 0x80000005 4 0x4000 0x804000
.expect global 0x1000: 7 9 0x4000 4 0 7 5 0 4
.expect global 0x1040: 5 9 0x10001 0 6 0x80000005 4 0x4000 0x804000

    mov b32 $r1 b32 s[0x10]
    mov b32 $r9 0x1040
    mov b32 $r2 0x7
    mov b32 $r3 0x4000
    mov b32 $r4 0x4
    ld max u32 $r8 g14[$r1] $r2         // 5, 7: 7
    call next
    ld max s32 $r8 g14[$r1] $r2         // 9, 7: 9
    call next
    ld dec u32 $r8 g14[$r1] $r3         // 0x10000 is above the limit 0x4000
    call next
    ld dec u32 $r8 g14[$r1] $r4         // 0 - 1 is above the limit 4
    call next
    ld inc u32 $r8 g14[$r1] $r4         // 7 is above the limit 4: 0
    call next
    ld max s32 $r8 g14[$r1] $r2         // below 0, 7: 7
    call next
    ld inc u32 $r8 g14[$r1] $r2         // 4, 7: 5
    call next
    ld inc u32 $r8 g14[$r1] $r3         // 0x4000 is the limit: 0
    call next
    ld dec u32 $r8 g14[$r1] $r4         // far above it: 4
    call next
    exit nop
next:
    st b32 g14[$r9] $r8
    add b32 $r1 $r1 0x4
    add b32 $r9 $r9 0x4
    ret
