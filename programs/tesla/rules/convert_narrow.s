// cvt with w1[22] = 1 and w1[26] = w1[14] = 0 (sheet 3.9): 32 bits to 16, the source a word, the destination a half.
// Each result is stored as a word whose other half keeps 0x5678 or 0x1234, then its flags as a number. The first
// instruction is the sheet's example; the others are worked out by hand from sheet 3.9.
.needs fp64
.tags short
.block 1 1 1
.regs 16
.param 0x1000 0x0
.expect global 0x1000: 0x3c005678 0x0 0x5c045678 0x0 0xdc005678 0x2 0xfce05678 0x2 0x00025678 0x0 0x12344100 0x0
.expect global 0x1030: 0x42005678 0x0 0x80005678 0x1 0x12343c00 0x0 0x12340000 0x1 0x12347fff 0x3 0x12342345 0x0

    mov b32 $r1 b32 s[0x10]
    mov b32 $r9 0x4
    mov b32 $r3 0x12345678
    mov b32 $r4 0x1
    .word 0xa967081d 0x4058a7c0             // cvt fp64 abs sat rn f16 $c0 $r3h u8 $r4
    call keep
    mov b32 $r4 0x101
    .word 0xa000081d 0x404107c0             // cvt fp64 rn f16 $c0 $r3h s32 $r4: 257
    call keep
    mov b32 $r4 0xffffff00
    .word 0xa000081d 0x404107c0             // the same: -256
    call keep
    mov b32 $r4 0xc4480000
    .word 0xa000081d 0x884607c0             // cvt fp64 rzi s16 $c0 $r3h f32 $r4: -800.0
    call keep
    mov b32 $r4 0x40200000
    .word 0xa000081d 0x804007c0             // cvt fp64 rni u16 $c0 $r3h f32 $r4: 2.5
    call keep
    mov b32 $r3 0x12345678
    .word 0xa0000819 0xc04007c0             // cvt fp64 rn f16 $c0 $r3l f32 $r4: 2.5
    call keep
    mov b32 $r3 0x12345678
    .word 0xa000081d 0xc84407c0             // cvt fp64 rpi f16 $c0 $r3h f32 $r4: 2.5
    call keep
    mov b32 $r3 0x12345678
    .word 0xa000ca1d 0xe06007c0             // cvt fp64 neg rn f16 $c0 $r3h b32 s[0x14]: -0
    call keep
    mov b32 $r3 0x12345678
    mov b32 $r4 0x1234ff01
    .word 0xa0000819 0x404087c0             // cvt fp64 rn f16 $c0 $r3l u8 $r4: 1
    call keep
    mov b32 $r3 0x12345678
    mov b32 $r4 0x7f812345
    .word 0xa0000819 0x884007c0             // cvt fp64 rni s16 $c0 $r3l f32 $r4: NaN
    call keep
    mov b32 $r3 0x12345678
    .word 0xa0000819 0xc04007c0             // cvt fp64 rn f16 $c0 $r3l f32 $r4: NaN
    call keep
    mov b32 $r3 0x12345678
    .word 0xa0001019 0x004007c0             // cvt u16 $c0 $r3l u16 $r4l: i2i ignores w1[22], so the source is a half
    call keep
    exit nop
keep:
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 $r9
    mov $r5 $c0
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 $r9
    ret
