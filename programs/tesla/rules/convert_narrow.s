// cvt with w1[22] = 1 and w1[26] = w1[14] = 0 (sheet 3.9): 32 bits to 16, and both registers are words.
// Each result is stored as a word, whose high half is 0, then its flags as a number. The first
// instruction is the sheet's example; the others are worked out by hand from sheet 3.9. The last one
// is i2i, which ignores w1[22]: a half of $r3, whose other half stays. $r3 is stored at the end, too.
.needs fp64
.tags short
.block 1 1 1
.regs 16
.param 0x1000 0x0
.expect global 0x1000: 0x00003c00 0x0 0x00003c00 0x0 0x00005c04 0x0 0x0000dc00 0x2 0x0000fce0 0x2 0x00000002 0x0
.expect global 0x1030: 0x00004100 0x0 0x00004200 0x0 0x00008000 0x1 0x00003c00 0x0 0x00000000 0x1 0x00007fff 0x3
.expect global 0x1060: 0x12342345 0x0 0x12342345

    mov b32 $r1 b32 s[0x10]
    mov b32 $r9 0x4
    mov b32 $r3 0x12345678
    mov b32 $r6 0x12345678
    mov b32 $r7 0x12345678
    mov b32 $r4 0x1
    .word 0xa4fb081d 0x5059a7c4             // cvt fp64 abs sat rn f16 $c0 $r7 s8 $r4, as envytools' hwtest has it
    call keep
    mov b32 $r7 0x12345678
    .word 0xa967081d 0x4058a7c0             // cvt fp64 abs sat rn f16 $c0 $r7 u8 $r4
    call keep
    mov b32 $r4 0x101
    cvt fp64 rn f16 $c0 $r7 s32 $r4         // 257
    call keep
    mov b32 $r4 0xffffff00
    .word 0xa000081d 0x404107c0             // the same: -256
    call keep
    mov b32 $r7 0x12345678
    mov b32 $r4 0xc4480000
    .word 0xa000081d 0x884607c0             // cvt fp64 rzi s16 $c0 $r7 f32 $r4: -800.0
    call keep
    mov b32 $r4 0x40200000
    .word 0xa000081d 0x804007c0             // cvt fp64 rni u16 $c0 $r7 f32 $r4: 2.5
    call keep
    .word 0xa0000819 0xc04007c0             // cvt fp64 rn f16 $c0 $r6 f32 $r4: 2.5
    mov b32 $r7 $r6
    call keep
    mov b32 $r7 0x12345678
    .word 0xa000081d 0xc84407c0             // cvt fp64 rpi f16 $c0 $r7 f32 $r4: 2.5
    call keep
    .word 0xa000ca1d 0xe06007c0             // cvt fp64 neg rn f16 $c0 $r7 b32 s[0x14]: -0
    call keep
    mov b32 $r4 0x1234ff01
    .word 0xa000081d 0x404087c0             // cvt fp64 rn f16 $c0 $r7 u8 $r4: 1
    call keep
    mov b32 $r4 0x7f812345
    .word 0xa000081d 0x884007c0             // cvt fp64 rni s16 $c0 $r7 f32 $r4: NaN
    call keep
    cvt fp64 rn f16 $c0 $r7 f32 $r4         // NaN
    call keep
    .word 0xa0001019 0x004007c0             // cvt u16 $c0 $r3l u16 $r4l
    mov b32 $r7 $r3
    call keep
    st b32 g14[$r1] $r3
    exit nop
keep:
    st b32 g14[$r1] $r7
    add b32 $r1 $r1 $r9
    mov $r5 $c0
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 $r9
    ret
