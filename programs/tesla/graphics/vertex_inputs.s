// Forty vertices of three words: a[] where it is direct and where $a indexes it, beside an indexed c[], under a lane mask;
// what only other types know.
.tags short
.type vertex
.threads 40
.inputs 3
.outputs 2
.regs 8
.const 0 0x0: 3 0x11111111 0x22222222 0x44444444 0x88888888
.attribute 0: 0xc1234567 0xa0b1c2d3 0x00000010
.attribute 1: 0xc1234568 0xa4b5c6d7 0x00000011
.attribute 2: 0xc1234569 0xa8b9cadb 0x00000012
.attribute 3: 0xc123456a 0xacbdcedf 0x00000013
.attribute 9: 0xc123456b 0x10213243 0x00000014
.attribute 31: 0xc123456c 0x14253647 0x00000015
.attribute 39: 0xc123456d 0x18293a4b 0x00000016
.expect output 0: 1 0xa0b1c2d3 0xc1234567
.expect output 1: 1 0xa4b5c6d7 0x00000011
.expect output 2: 1 0xa8b9cadb 0xc1234569
.expect output 39: 1 0x18293a4b 0
    mov b32 $r1 a[0x4]
    mov $r2 $vstride
    and b32 $r3 $r0 c0[0x0]
    shl $a1 $r3 0x2
    xor b32 $r4 a[0x8] c0[$a1+0x4]
    ld b32 $r5 a[$a1+0x4]
    (l02) ld b32 $r5 a[0x0]
    mul $r6 u16 a[0x100] u16 $r2l
    quadop f32 add add add add $r7 dx $r1 $r1
    mov b32 o[0x0] $r1
    exit mov b32 o[0x4] $r5
