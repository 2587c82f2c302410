; Relative addressing: c0, c40 and c95 with each of a0.x, a0.y and aL, for every offset from -130
; to 129, which MOVA cuts and MOVA's range limits, and for each aL. What lies beyond c95 is 1, 1,
; 1, 1, also behind a minus. An index on a v register does nothing. Expected: an array on the host.
.uniform c0: file "../data/relative_c.hex"
.input 0: file "../data/relative_in.hex"
.expect output 0: file "../data/relative_out.hex"
.seti i0(0, 0, 0, 0)
.seti i1(0, 60, 0, 0)
.seti i2(0, 127, 0, 0)
.seti i3(0, 128, 0, 0)
.in offset v0                           ; x: into a0.x; y: into a0.y; z = 1: that many vertices
.desc 100: 0x36f
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11

.proc main
    mova a0.xy, offset
    mov o0, c0[a0.x]
    mov o1, -c40[a0.x]
    mov o2, c95[a0.x].wzyx
    mov o3, c0[a0.y]
    mov o4, c40[a0.y]
    mov o5, -c95[a0.y].yyyy
    mova a0.x, c1[a0.x]                 ; reads the old one
    mov o6, c0[a0.x]
    for i0
        mov o7, c95[aL]
    .end
    for i1
        mov o8, -c40[aL]
    .end
    for i2
        mov o9, c40[aL]
    .end
    for i3
        mov o10, c40[aL]                ; beyond 127: offset 0
    .end
    .word 0x4d700064                    ; mov o11, v0[a0.y]
    end
.end
