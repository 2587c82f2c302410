// An unsigned half does not come from a signed one in s[] for a conversion either (sheet 2.5): the word before the trap stays 1.
.tags short
.block 1 1 1
.regs 4
.param 0x1000
.expect global 0x1000: 1
.expect trap ILLEGAL_MEMORY_SIGN

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0xa000860d 0x04200780         // cvt u32 $r3 u16, s16 s[0x6]
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
