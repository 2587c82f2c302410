; Corner values of float24, and others from all over its range, through every operation of one
; operand: 280 values, four a vertex. Expected: float24.c on bits.
.constf k(0, 1, 0, 0)
.in a v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12
.input 0: file "../data/corners_unary_in.hex"
.expect output 0: file "../data/corners_unary_out.hex"

.proc main
    rcp o0.x, a.x
    rcp o0.y, a.y
    rcp o0.z, a.z
    rcp o0.w, a.w
    rsq o1.x, a.x
    rsq o1.y, a.y
    rsq o1.z, a.z
    rsq o1.w, a.w
    ex2 o2.x, a.x
    ex2 o2.y, a.y
    ex2 o2.z, a.z
    ex2 o2.w, a.w
    lg2 o3.x, a.x
    lg2 o3.y, a.y
    lg2 o3.z, a.z
    lg2 o3.w, a.w
    flr o4, a
    flr r0, -a
    mov o5, -r0                         ; the ceiling
    mov o6, a
    mov o7, -a
    mov r2, k.x
    litp o8, a
    ifc cmp.x
        mov r2.x, k.y
    .end
    ifc cmp.y
        mov r2.y, k.y
    .end
    litp o9, a.wzyx
    ifc cmp.x
        mov r2.z, k.y
    .end
    ifc cmp.y
        mov r2.w, k.y
    .end
    mov o10, r2
    max o11, a, -a
    min r1, a, -a
    rsq o12.x, -r1.x                    ; of the absolute value
    rsq o12.y, -r1.y
    lg2 o12.z, -r1.z
    rcp o12.w, r1.w
    end
.end
