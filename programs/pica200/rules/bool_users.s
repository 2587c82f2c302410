; Every bool by every instruction that looks at one, of both polarities. Expected by hand: 0xa5c3 are set, so r0.x, what ifu adds up, r0.y, what callu does,
; and r0.z, what jmpu !b leaves in, are that number; r0.w, what jmpu b leaves in, is the number of the others.
.tags short
.attributes v0
.outmap o0
.setreg 0x00 0x0000a5c3
.input 0: 0 0 0 0
.expect output 0: 42435 42435 42435 23100
.entry main
.setf c0(1, 0, 0, 0)
.setf c1(2, 0, 0, 0)
.setf c2(4, 0, 0, 0)
.setf c3(8, 0, 0, 0)
.setf c4(16, 0, 0, 0)
.setf c5(32, 0, 0, 0)
.setf c6(64, 0, 0, 0)
.setf c7(128, 0, 0, 0)
.setf c8(256, 0, 0, 0)
.setf c9(512, 0, 0, 0)
.setf c10(1024, 0, 0, 0)
.setf c11(2048, 0, 0, 0)
.setf c12(4096, 0, 0, 0)
.setf c13(8192, 0, 0, 0)
.setf c14(16384, 0, 0, 0)
.setf c15(32768, 0, 0, 0)
f0:
    add r0.y, c0.x, r0
f1:
    add r0.y, c1.x, r0
f2:
    add r0.y, c2.x, r0
f3:
    add r0.y, c3.x, r0
f4:
    add r0.y, c4.x, r0
f5:
    add r0.y, c5.x, r0
f6:
    add r0.y, c6.x, r0
f7:
    add r0.y, c7.x, r0
f8:
    add r0.y, c8.x, r0
f9:
    add r0.y, c9.x, r0
f10:
    add r0.y, c10.x, r0
f11:
    add r0.y, c11.x, r0
f12:
    add r0.y, c12.x, r0
f13:
    add r0.y, c13.x, r0
f14:
    add r0.y, c14.x, r0
f15:
    add r0.y, c15.x, r0
main:
    mov r0, v0
    ifu b0
        add r0.x, c0.x, r0
    .end
    callu b0, f0+1
    jmpu !b0, n0
    add r0.z, c0.x, r0
n0:
    jmpu b0, p0
    add r0.w, c0.x, r0
p0:
    ifu b1
        add r0.x, c1.x, r0
    .end
    callu b1, f1+1
    jmpu !b1, n1
    add r0.z, c1.x, r0
n1:
    jmpu b1, p1
    add r0.w, c1.x, r0
p1:
    ifu b2
        add r0.x, c2.x, r0
    .end
    callu b2, f2+1
    jmpu !b2, n2
    add r0.z, c2.x, r0
n2:
    jmpu b2, p2
    add r0.w, c2.x, r0
p2:
    ifu b3
        add r0.x, c3.x, r0
    .end
    callu b3, f3+1
    jmpu !b3, n3
    add r0.z, c3.x, r0
n3:
    jmpu b3, p3
    add r0.w, c3.x, r0
p3:
    ifu b4
        add r0.x, c4.x, r0
    .end
    callu b4, f4+1
    jmpu !b4, n4
    add r0.z, c4.x, r0
n4:
    jmpu b4, p4
    add r0.w, c4.x, r0
p4:
    ifu b5
        add r0.x, c5.x, r0
    .end
    callu b5, f5+1
    jmpu !b5, n5
    add r0.z, c5.x, r0
n5:
    jmpu b5, p5
    add r0.w, c5.x, r0
p5:
    ifu b6
        add r0.x, c6.x, r0
    .end
    callu b6, f6+1
    jmpu !b6, n6
    add r0.z, c6.x, r0
n6:
    jmpu b6, p6
    add r0.w, c6.x, r0
p6:
    ifu b7
        add r0.x, c7.x, r0
    .end
    callu b7, f7+1
    jmpu !b7, n7
    add r0.z, c7.x, r0
n7:
    jmpu b7, p7
    add r0.w, c7.x, r0
p7:
    ifu b8
        add r0.x, c8.x, r0
    .end
    callu b8, f8+1
    jmpu !b8, n8
    add r0.z, c8.x, r0
n8:
    jmpu b8, p8
    add r0.w, c8.x, r0
p8:
    ifu b9
        add r0.x, c9.x, r0
    .end
    callu b9, f9+1
    jmpu !b9, n9
    add r0.z, c9.x, r0
n9:
    jmpu b9, p9
    add r0.w, c9.x, r0
p9:
    ifu b10
        add r0.x, c10.x, r0
    .end
    callu b10, f10+1
    jmpu !b10, n10
    add r0.z, c10.x, r0
n10:
    jmpu b10, p10
    add r0.w, c10.x, r0
p10:
    ifu b11
        add r0.x, c11.x, r0
    .end
    callu b11, f11+1
    jmpu !b11, n11
    add r0.z, c11.x, r0
n11:
    jmpu b11, p11
    add r0.w, c11.x, r0
p11:
    ifu b12
        add r0.x, c12.x, r0
    .end
    callu b12, f12+1
    jmpu !b12, n12
    add r0.z, c12.x, r0
n12:
    jmpu b12, p12
    add r0.w, c12.x, r0
p12:
    ifu b13
        add r0.x, c13.x, r0
    .end
    callu b13, f13+1
    jmpu !b13, n13
    add r0.z, c13.x, r0
n13:
    jmpu b13, p13
    add r0.w, c13.x, r0
p13:
    ifu b14
        add r0.x, c14.x, r0
    .end
    callu b14, f14+1
    jmpu !b14, n14
    add r0.z, c14.x, r0
n14:
    jmpu b14, p14
    add r0.w, c14.x, r0
p14:
    ifu b15
        add r0.x, c15.x, r0
    .end
    callu b15, f15+1
    jmpu !b15, n15
    add r0.z, c15.x, r0
n15:
    jmpu b15, p15
    add r0.w, c15.x, r0
p15:
    mov o0, r0
    end
