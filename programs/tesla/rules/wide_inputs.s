// As many words of a[] as there may be: the first, the last, and what `ld a[]` finds behind it.
.tags short
.type vertex
.threads 33
.inputs 128
.outputs 3
.regs 4
.attribute 0: 0x11 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 \
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x22
.attribute 32: 0x33
.expect output 0: 1 0x11 0x22 0
.expect output 32: 1 0x33 0 0
    mov b32 o[0x0] a[0x0]
    long mov b32 o[0x4] a[0x1fc]
    shl $a1 $r124 0x0
    add $a1 $a1 0x200
    ld b32 $r1 a[$a1]
    exit mov b32 o[0x8] $r1
