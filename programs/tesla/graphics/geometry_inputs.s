// Thirty-three primitives of one vertex, whose words a[] finds: p[] in each form, beyond what there is.
.tags short
.type geometry
.threads 33
.inputs 1
.outputs 1
.vertices 1
.primitives 40
.regs 8
.attribute 0: 0x0
.attribute 1: 0x4
.attribute 2: 0x1c
.attribute 32: 0x8
.primitive 0 0: 0x3f800000 0x40000000 0x40400000 0x40800000 0x40a00000 0x40c00000 0x40e00000 0x41000000
.primitive 0 8: 0x11111111 0x22222222 0x33333333 0x44444444 0x55555555 0x66666666 0x77777777 0x88888888
.primitive 1 0: 0x41100000 0x41200000 0x41300000 0x41400000
.primitive 1 8: 0x99999999 0xaaaaaaaa 0xbbbbbbbb 0xcccccccc
.expect vertex 0 0: 1 0x11111111
.expect vertex 1 0: 1 0x22222222
.expect vertex 2 0: 1 0x88888888
.expect vertex 32 0: 1 0xbbbbbbbb
    shl $a1 a[0x0] 0x0
    mov b32 $r2 p[$a1+0x4]
    add f32 $r3 p[$a1] 0x40000000
    mov b32 $r4 a[0x4]
    add $a2 0x0 0xff80
    mov b32 $r5 p[$a2]
    mov b32 o[0x0] $r2
    emit
    exit nop
