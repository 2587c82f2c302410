; All comparisons with all conditions: each of the 8 x 8 codes of CMP sets the flags, then 16 IFC
; add up which of them hold; each component of an output is the 16 bits of one pair of codes. 44
; vertices: 11 pairs of operands, each beside four others, with NaN, infinities, -0 and subnormal
; patterns, which CMP tells apart. Expected: C's comparisons on the host.
.constf k(0, 1, 0, 0)
.in a v0
.in b v1
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.input 0: file "../data/conditions_in.hex"
.expect output 0: file "../data/conditions_out.hex"

.proc conditions                        ; r1.x: bit n says that the n-th holds; r2.x = 2^n
    mov r1.x, k.x
    mov r2.x, k.y
    ifc cmp.x || cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x || cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x || !cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x || !cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x && cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x && cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x && !cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x && !cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.y
        add r1.x, r2.x, r1.x
    .end
    add r2.x, r2.x, r2.x
    // again, with the other value in the bit that is ignored
    ifc cmp.x, past1, past1 {bits 0}
        add r1.x, r2.x, r1.x
past1:
    add r2.x, r2.x, r2.x
    ifc !cmp.x, past2, past2 {bits 0}
        add r1.x, r2.x, r1.x
past2:
    add r2.x, r2.x, r2.x
    ifc cmp.y, past3, past3 {bits 0}
        add r1.x, r2.x, r1.x
past3:
    add r2.x, r2.x, r2.x
    ifc !cmp.y, past4, past4 {bits 0}
        add r1.x, r2.x, r1.x
past4:
    add r2.x, r2.x, r2.x
.end

.proc main
    mov r5, a
    mov r6, b
    cmp r5, eq, eq, r6
    call conditions
    mov o0.x, r1.x
    cmp r5, eq, ne, r6
    call conditions
    mov o0.y, r1.x
    cmp r5, eq, lt, r6
    call conditions
    mov o0.z, r1.x
    cmp r5, eq, le, r6
    call conditions
    mov o0.w, r1.x
    cmp r5, eq, gt, r6
    call conditions
    mov o1.x, r1.x
    cmp r5, eq, ge, r6
    call conditions
    mov o1.y, r1.x
    cmp r5, eq, 6, r6
    call conditions
    mov o1.z, r1.x
    cmp r5, eq, 7, r6
    call conditions
    mov o1.w, r1.x
    cmp r5, ne, eq, r6
    call conditions
    mov o2.x, r1.x
    cmp r5, ne, ne, r6
    call conditions
    mov o2.y, r1.x
    cmp r5, ne, lt, r6
    call conditions
    mov o2.z, r1.x
    cmp r5, ne, le, r6
    call conditions
    mov o2.w, r1.x
    cmp r5, ne, gt, r6
    call conditions
    mov o3.x, r1.x
    cmp r5, ne, ge, r6
    call conditions
    mov o3.y, r1.x
    cmp r5, ne, 6, r6
    call conditions
    mov o3.z, r1.x
    cmp r5, ne, 7, r6
    call conditions
    mov o3.w, r1.x
    cmp r5, lt, eq, r6
    call conditions
    mov o4.x, r1.x
    cmp r5, lt, ne, r6
    call conditions
    mov o4.y, r1.x
    cmp r5, lt, lt, r6
    call conditions
    mov o4.z, r1.x
    cmp r5, lt, le, r6
    call conditions
    mov o4.w, r1.x
    cmp r5, lt, gt, r6
    call conditions
    mov o5.x, r1.x
    cmp r5, lt, ge, r6
    call conditions
    mov o5.y, r1.x
    cmp r5, lt, 6, r6
    call conditions
    mov o5.z, r1.x
    cmp r5, lt, 7, r6
    call conditions
    mov o5.w, r1.x
    cmp r5, le, eq, r6
    call conditions
    mov o6.x, r1.x
    cmp r5, le, ne, r6
    call conditions
    mov o6.y, r1.x
    cmp r5, le, lt, r6
    call conditions
    mov o6.z, r1.x
    cmp r5, le, le, r6
    call conditions
    mov o6.w, r1.x
    cmp r5, le, gt, r6
    call conditions
    mov o7.x, r1.x
    cmp r5, le, ge, r6
    call conditions
    mov o7.y, r1.x
    cmp r5, le, 6, r6
    call conditions
    mov o7.z, r1.x
    cmp r5, le, 7, r6
    call conditions
    mov o7.w, r1.x
    cmp r5, gt, eq, r6
    call conditions
    mov o8.x, r1.x
    cmp r5, gt, ne, r6
    call conditions
    mov o8.y, r1.x
    cmp r5, gt, lt, r6
    call conditions
    mov o8.z, r1.x
    cmp r5, gt, le, r6
    call conditions
    mov o8.w, r1.x
    cmp r5, gt, gt, r6
    call conditions
    mov o9.x, r1.x
    cmp r5, gt, ge, r6
    call conditions
    mov o9.y, r1.x
    cmp r5, gt, 6, r6
    call conditions
    mov o9.z, r1.x
    cmp r5, gt, 7, r6
    call conditions
    mov o9.w, r1.x
    cmp r5, ge, eq, r6
    call conditions
    mov o10.x, r1.x
    cmp r5, ge, ne, r6
    call conditions
    mov o10.y, r1.x
    cmp r5, ge, lt, r6
    call conditions
    mov o10.z, r1.x
    cmp r5, ge, le, r6
    call conditions
    mov o10.w, r1.x
    cmp r5, ge, gt, r6
    call conditions
    mov o11.x, r1.x
    cmp r5, ge, ge, r6
    call conditions
    mov o11.y, r1.x
    cmp r5, ge, 6, r6
    call conditions
    mov o11.z, r1.x
    cmp r5, ge, 7, r6
    call conditions
    mov o11.w, r1.x
    cmp r5, 6, eq, r6
    call conditions
    mov o12.x, r1.x
    cmp r5, 6, ne, r6
    call conditions
    mov o12.y, r1.x
    cmp r5, 6, lt, r6
    call conditions
    mov o12.z, r1.x
    cmp r5, 6, le, r6
    call conditions
    mov o12.w, r1.x
    cmp r5, 6, gt, r6
    call conditions
    mov o13.x, r1.x
    cmp r5, 6, ge, r6
    call conditions
    mov o13.y, r1.x
    cmp r5, 6, 6, r6
    call conditions
    mov o13.z, r1.x
    cmp r5, 6, 7, r6
    call conditions
    mov o13.w, r1.x
    cmp r5, 7, eq, r6
    call conditions
    mov o14.x, r1.x
    cmp r5, 7, ne, r6
    call conditions
    mov o14.y, r1.x
    cmp r5, 7, lt, r6
    call conditions
    mov o14.z, r1.x
    cmp r5, 7, le, r6
    call conditions
    mov o14.w, r1.x
    cmp r5, 7, gt, r6
    call conditions
    mov o15.x, r1.x
    cmp r5, 7, ge, r6
    call conditions
    mov o15.y, r1.x
    cmp r5, 7, 6, r6
    call conditions
    mov o15.z, r1.x
    cmp r5, 7, 7, r6
    call conditions
    mov o15.w, r1.x
    end
.end
