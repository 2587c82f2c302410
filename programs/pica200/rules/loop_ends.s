// Loops at the ends of their counts (sheet 3.4): 1 and 256 times, a first aL and a step of 0, 127, 128
// and 255, so that aL goes round. An inner loop of 256 stands in one that goes round, too. mova at the
// ends of a0, and one beyond each. o0 has the number of times, by hand: 1, 256, 2 and 2 * 256; o1 the
// uniforms that a0 names: c(10 - 10), c(90 + 5), c(10 + 0) for 128 and c(10 + 0) for -129.
.tags short
.attributes v0 v1
.outmap o0 o1
.entry main
.seti i0 (0, 127, 255, 0)
.seti i1 (255, 0, 1, 0)
.seti i2 (1, 255, 128, 0)
.seti i3 (255, 128, 255, 0)
.setf c0 (1, 2, 3, 4)
.setf c10 (10, 0, 0, 1)
.setf c90 (90, 0, 0, 1)
.setf c95 (95, 0, 0, 1)
.input 0: -10 5 128 -129  0 0 0 0
.expect output 0: 1 256 2 512  1 95 10 10

main:
    mov r0, v1
    mov r1, v1
    for i0
        add r0.x, c10.w, r0.x
        add r1, c0[aL], r1
    .end
    for i1
        add r0.y, c10.w, r0.y
        add r1, c0[aL], r1
    .end
    for i2
        add r0.z, c10.w, r0.z
        for i3
            add r0.w, c10.w, r0.w
            add r1, c0[aL], r1
        .end
        add r1, c0[aL], r1
    .end
    mov o0, r0
    mova a0.xy, v0.xy
    mov r2.x, c10[a0.x].x
    mov r2.y, c90[a0.y].x
    mova a0.xy, v0.zw
    mov r2.z, c10[a0.x].x
    mov r2.w, c10[a0.y].x
    mov o1, r2
    end
