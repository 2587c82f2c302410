; A break out of the fourth of four loops, which puts aL back as it was outside of it. Then a loop whose last word is its own, far behind the start: it
; closes as it opens, and aL is stepped once. Expected: the sheet's algorithm (3.4) by hand; what stays is compared at the end.
.tags short
.attributes v0
.outmap o0 o1
.setb b0 true
.seti i0(1, 10, 5, 0)
.seti i1(2, 30, 3, 0)
.setf c20(20, 1, 1, 1)
.setf c33(33, 1, 1, 1)
.input 0: 0 0 0 0
.expect output 0: 20 1 1 1, 33 1 1 1
.setreg 0x1b 0x300
.setreg 0x1c 0xa44c0000              ; 0x300: for i1, last@768
.setreg 0x1c 0x84000000              ; 0x301: nop
.setreg 0x1c 0xb4002c00              ; 0x302: jmpu b0, @11

    for i0, l1
    for i0, l2
    for i0, l3
    for i0, l4
    break
l4: nop
l3: nop
l2: nop
l1: nop
    mov o0, c0[aL]
    .word 0xb40c0000                 ; jmpu b0, @768
    mov o1, c0[aL]
    end
