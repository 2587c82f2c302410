; Uniforms as a command list uploads them, by register writes before the start: float vectors in
; three packed words (f24 mode) and in four floats (f32 mode), the index counting up and stopping
; at c95, a vector dropped when half of it is there, bools and integers. Expected: by hand from the
; packing and conversion rules; the floats are those of the sheet's conversion vectors.
.tags nobench
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10
.runs 5
.setf c93(0, 1, 2, 4)
.alias k c93
.setf c94(9, 9, 9, 9)
.setf c11(5, 6, 7, 8)
.setf c20(5, 6, 7, 8)
.setf c29(5, 0, 0, 0)
.setf c31(7, 0, 0, 0)
.setf c33(9, 0, 0, 0)
.setf c35(11, 0, 0, 0)

; c0 = 1.0 2.0 3.0 4.0, c1 = 7f1234 800001 00ffff ffffff: the FIFO's eight addresses are one
.setreg 0x10 0x00000000
.setreg 0x11 0x41000040             ; w 410000, z 408000
.setreg 0x12 0x80004000             ;           y 400000
.setreg 0x18 0x003f0000             ;                     x 3f0000
.setreg 0x14 0xffffff00
.setreg 0x15 0xffff8000
.setreg 0x16 0x017f1234

; f32 mode from c2: w, z, y, x
.setreg 0x10 0x80000002
.setreg 0x11 0x3f800000
.setreg 0x12 0x3dcccccd
.setreg 0x13 0x40490fdb
.setreg 0x14 0x3f8000ff
.setreg 0x15 0x20800000
.setreg 0x16 0x207fffff
.setreg 0x17 0x00000001
.setreg 0x18 0x80000000
.setreg 0x11 0x5f7fffff
.setreg 0x11 0x5f800000
.setreg 0x11 0x7149f2ca
.setreg 0x11 0x7f800000
.setreg 0x11 0xff800000
.setreg 0x11 0x7fc00000
.setreg 0x11 0xc2fdffff
.setreg 0x11 0xff812345             ; a NaN too

; two words of c11, then the index again: they are forgotten
.setreg 0x10 0x0000000b
.setreg 0x11 0xffffffff
.setreg 0x12 0xffffffff
.setreg 0x10 0x0000000c
.setreg 0x11 0x3f00003f             ; c12 = 1 1 1 1
.setreg 0x12 0x00003f00
.setreg 0x13 0x003f0000
.setreg 0x10 0x80000014             ; likewise in f32 mode
.setreg 0x11 0x40000000
.setreg 0x11 0x40000000
.setreg 0x11 0x40000000
.setreg 0x10 0x8000005f             ; c95 is the last; what follows is dropped
.setreg 0x11 0x40400000
.setreg 0x11 0x40400000
.setreg 0x11 0x40400000
.setreg 0x11 0x40400000
.setreg 0x11 0x40800000
.setreg 0x11 0x40800000
.setreg 0x11 0x40800000
.setreg 0x11 0x40800000
.setreg 0x10 0x00000060             ; c96, in f24 mode
.setreg 0x11 0xffffffff
.setreg 0x12 0xffffffff
.setreg 0x13 0xffffffff

.setreg 0x00 0xffff8005             ; b0 b2 b15
.setreg 0x01 0x00020503             ; i0 = 3 5 2: from 5 in twos, 4 passes
.setreg 0x04 0x99010000             ; i3: one pass

; the index stays where it is beyond c95, and does not come round to c0
.setreg 0x10 0x0000007f
.setreg 0x11 0x12345678
.setreg 0x11 0x12345678
.setreg 0x11 0x12345678
.setreg 0x11 0x12345678
.setreg 0x11 0x12345678
.setreg 0x11 0x12345678

.expect output 0: 1 2 3 4  0x7f1234 0x800001 0x00ffff 0xffffff \
    0x3f0001 0x40921f 0x3b9999 0x3f0000  0 0 0 0x010000  0x7f0000 0x7f0000 0x7f0000 0x7effff  \
    0x7f8000 0xc5fbff 0x7f8000 0xff0000  5 6 7 8  1 1 1 1  5 6 7 8  3 3 3 3 \
    21 4 32 1
.expect output 4 o10: 21 4 32 1     ; by whichever thread
.expect output 4 o1: 0x7f1234 0x800001 0x00ffff 0xffffff

.proc main
    mov o0, c0
    mov o1, c1
    mov o2, c2
    mov o3, c3
    mov o4, c4
    mov o5, c5
    mov o6, c11
    mov o7, c12
    mov o8, c20
    mov o9, c95
    mov r0, k.x
    ifu b0
        add r0.x, k.y, r0.x
    .end
    ifu b1
        add r0.x, k.z, r0.x
    .end
    ifu b2
        add r0.x, k.w, r0.x
    .end
    ifu b15
        mov r1.x, k.w
        mul r1.x, k.w, r1.x
        add r0.x, r1.x, r0.x
    .end
    for i0
        add r0.y, k.y, r0.y
        add r0.z, c24[aL].x, r0.z
    .end
    for i3
        add r0.w, k.y, r0.w
    .end
    mov o10, r0
    end
.end
