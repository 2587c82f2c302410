// Rules of atomics, carries, shift counts, votes, quadop and max that ordinary numbers do not show
// (sheet 3.3, 3.4, 3.8, 3.10, 3.12, 4.5b). By hand. Lane 0 does all but the end.
.tags short
.block 4 1 1
.regs 64
.param 0x1000 0x2000
.const 0 0x0: 2
.global 0x2000: 0xffffffff 0x5 0x0 0x80000005  0x12345678 0x84838281  0x11111111 0x22222222  0xffffffff 0x1  4 4 5
.expect global 0x1000: \
    0xffffffff 0x5 0x0 0x80000005 \
    0x12345678 0x12345678 0x12345678 0x12345678 0x12345678 \
    0xffffff83 0x83 0xffff8483 0x8281 \
    0x11111111 0x22222222 0x22222222 0xffffffff \
    0x16 0x16 0x15 0x15 \
    0 0 0 0 0xffff 0xffffffff 0 0  0 0 0xffffffff \
    0 0 0 0x80000000 0x80000000  0
.expect global 0x2000: 0x0 0x6 0xf0000000 0x7  0x12345678 0x84838281  0x11111111 0x22222222  0x0 0x2  5 5 4
.expect global 0x1200: 1 4 4 4

    mov b32 $r62 $r0
    mov b32 $r60 b32 s[0x10]
    mov b32 $r61 b32 s[0x14]
    mov b32 $r2 0x4
    mov $c0 $r2
    set $c3 # e u32 $r0 $r124
    joinat lanes
    (e $c3) bra lanes

    // inc and dec count modulo 2^32, then compare without sign
    mov b32 $r2 0xffffffff
    ld inc u32 $r10 g14[$r61] $r2
    call put
    add b32 $r61 $r61 0x4
    mov b32 $r2 0xf0000000
    ld inc s32 $r10 g14[$r61] $r2
    call put
    add b32 $r61 $r61 0x4
    ld dec u32 $r10 g14[$r61] $r2
    call put
    add b32 $r61 $r61 0x4
    mov b32 $r2 0x7
    ld dec s32 $r10 g14[$r61] $r2
    call put
    // operations 8, 9, d, e and f only look
    add b32 $r61 $r61 0x4
    .word 0xd7027a29 0xe0c007a0
    call put
    .word 0xd7027a29 0xe0c007a4
    call put
    .word 0xd7027a29 0xe0c007b4
    call put
    .word 0xd7027a29 0xe0c007b8
    call put
    .word 0xd7027a29 0xe0c007bc
    call put
    // and so do bytes and halves
    add b32 $r61 $r61 0x6
    ld add s8 $r10 g14[$r61] $r2
    call put
    exch u8 $r10 g14[$r61] $r2
    call put
    ld add s16 $r10 g14[$r61] $r2
    call put
    sub b32 $r61 $r61 0x2
    mov b32 $r3 0x8281
    cas u16 $r10 g14[$r61] $r3 $r2
    call put
    // of 64 bits only add, exch and cas do more, and cas compares all of them
    add b32 $r61 $r61 0x4
    mov b32 $r4 0x11111111
    mov b32 $r5 0x55555555
    ld max u64 $r10d g14[$r61] $r4d
    call put
    mov b32 $r10 $r11
    call put
    red xor b64 g14[$r61] $r4d
    cas b64 $r10d g14[$r61] $r4d $r124d
    mov b32 $r10 $r11
    call put
    add b32 $r61 $r61 0x8
    mov b32 $r4 0x1
    mov b32 $r5 0x0
    ld add u64 $r10d g14[$r61] $r4d
    call put

    // neighbours are told apart
    add b32 $r61 $r61 0x8
    mov b32 $r2 0x5
    red max u32 g14[$r61] $r2
    add b32 $r61 $r61 0x4
    red max s32 g14[$r61] $r2
    add b32 $r61 $r61 0x4
    mov b32 $r2 0x4
    red min u32 g14[$r61] $r2

    // the carry of short and immediate forms is $c0's, whatever another one says
    mov b32 $r2 0x5
    mov b32 $r3 0x10
    mov b32 $r4 0x4
    mov $c0 $r4
    mov $c1 $r124
    addc b32 $r10 $r3 0x5 $c0
    call put
    short addc b32 $r10 $r3 $r2 $c0
    short mov b32 $r63 $r63
    call put
    mov $c0 $r124
    mov $c1 $r4
    addc b32 $r10 $r3 0x5 $c0
    call put
    short addc b32 $r10 $r3 $r2 $c0
    short mov b32 $r63 $r63
    call put
    mov $c0 $r4

    // shift counts are not cut to a width: 65 in a register, in a half, as a constant
    mov b32 $r2 0x41
    mov b32 $r3 0xffff8000
    shl b32 $r10 $r3 $r2
    call put
    shl b32 $r10 $r3 0x41
    call put
    mov b32 $r10 $r124
    shl b16 $r10l $r3l $r2l
    call put
    shl b16 $r10l $r3l 0x11
    call put
    shr s16 $r10l $r3l $r2l
    call put
    shr s32 $r10 $r3 0x41
    call put
    shr u32 $r10 $r3 $r2
    call put
    mov b32 $r10 $r124
    shr u16 $r10l $r3l 0x51
    call put

    mov b32 $r2 0x20
    shl b32 $r10 $r3 $r2
    call put
    shr u32 $r10 $r3 $r2
    call put
    shr s32 $r10 $r3 $r2
    call put

    // zeros: -0 + 0 in quadop, the greater and the lesser of two
    mov b32 $r2 0x80000000
    quadop f32 mov2 mov2 mov2 mov2 $r10 l0 $r124 $r2
    call put
    max f32 $r10 $r2 $r124
    call put
    max f32 $r10 $r124 $r2
    call put
    min f32 $r10 $r2 $r124
    call put
    min f32 $r10 $r124 $r2
    call put

    mov b32 $r2 0x40000000                  // bits 30:0 are not all 0
    slct b32 $c1 $r10 $r2 $r2 f32 $r124
    mov $r10 $c1
    call put

    (e $c3) vote any $c0                    // of lane 0: no; the others keep their $c0
lanes:
    join nop
    mov $r10 $c0
    shl b32 $r62 $r62 0x2
    add b32 $r62 b32 s[0x10] $r62
    add b32 $r62 $r62 0x200
    exit st b32 g14[$r62] $r10

put:
    st b32 g14[$r60] $r10
    add b32 $r60 $r60 0x4
    ret
