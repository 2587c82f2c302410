// l[] ends behind 64 bytes: each width at its end and behind it, in some of the lanes. What lies behind loads as 0 and is not stored;
// the flag of the kind of access is up, and no other (sheet 1.4, 1.8).
.tags short
.block 32 1 1
.regs 12
.local 64
.param 0x1000
.expect trap LOCAL_LIMIT_READ LOCAL_LIMIT_WRITE
.expect global 0x1000: 0x20 0 0x21 0 0x22 0 0x23 0 0x24 0

    // lanes 0 to 15 are inside, 16 and up outside
    shl $a1 $r0 0x2
    add b32 $r2 $r0 0x20
    mov b32 $r4 0x77
    mov b32 $r5 0x77
    mov b32 $r6 0x77
    mov b32 $r7 0x77
    shl b32 $r8 $r0 0x2
    mov b32 $r9 0x3c
    set $c0 # le u32 $r8 $r9
    (lg $c0) st b32 l[$a1] $r2              // no flag yet
    (lg $c0) ld b32 $r3 l[$a1]
    ld b32 $r4 l[$a1]
    st b32 l[$a1] $r2
    ld u8 $r4 l[0x3f]
    ld u8 $r4 l[0x40]
    ld s16 $r4 l[0x3f]
    ld s16 $r4 l[0x40]
    ld b64 $r4d l[0x3f]
    ld b64 $r4d l[0x40]
    ld b128 $r4q l[0x3f]
    ld b128 $r4q l[0x40]
    st b128 l[0x30] $r4q
    st b64 l[0x40] $r4d
    st u16 l[0x3e] $r2
    st u16 l[0x40] $r2
    add $a2 0x0 0xffc0
    ld b32 $r4 l[$a2]
    ld b32 $r4 l[$a2+0x40]                  // wraps: word 0
    add $a3 0x0 0x8000
    ld b32 $r4 l[$a3+0x4]
    add $a4 0x0 0x4000
    st b32 l[$a4+0x4] $r4
    ld b32 $r4 l[0x4]
    st b32 l[0xfffc] $r4

    // the first ten: what lane 0 to 4 wrote, and 0 between
    ld $r1 b32 s[0x10]
    shl b32 $r8 $r0 0x3
    add b32 $r1 $r1 $r8
    exit st b32 g14[$r1] $r2
