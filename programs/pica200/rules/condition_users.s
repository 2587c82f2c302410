; The four instructions that take a condition, for each of the 12 conditions and each state of the
; flags: IFC and CALLC count where it holds, JMPC and BREAKC where it does not. 64 vertices.
; Expected: C's || and && on the host.
.constf k(0, 1, 0, 0)
.in a v0
.out held color
.seti i0(0, 0, 0, 0)
.input 0: file "../data/condition_users_in.hex"
.expect output 0: file "../data/condition_users_out.hex"

.proc count
    add r1.y, r2.x, r1.y
.end

.proc main
    cmp k.xy, lt, ge, a.xy
    mov r1, k.x
    mov r2.x, k.y
    ifc cmp.x || cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc cmp.x || cmp.y, count
    jmpc cmp.x || cmp.y, over0
    add r1.z, r2.x, r1.z
over0:
    for i0
        breakc cmp.x || cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x || cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc !cmp.x || cmp.y, count
    jmpc !cmp.x || cmp.y, over1
    add r1.z, r2.x, r1.z
over1:
    for i0
        breakc !cmp.x || cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x || !cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc cmp.x || !cmp.y, count
    jmpc cmp.x || !cmp.y, over2
    add r1.z, r2.x, r1.z
over2:
    for i0
        breakc cmp.x || !cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x || !cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc !cmp.x || !cmp.y, count
    jmpc !cmp.x || !cmp.y, over3
    add r1.z, r2.x, r1.z
over3:
    for i0
        breakc !cmp.x || !cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x && cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc cmp.x && cmp.y, count
    jmpc cmp.x && cmp.y, over4
    add r1.z, r2.x, r1.z
over4:
    for i0
        breakc cmp.x && cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x && cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc !cmp.x && cmp.y, count
    jmpc !cmp.x && cmp.y, over5
    add r1.z, r2.x, r1.z
over5:
    for i0
        breakc !cmp.x && cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x && !cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc cmp.x && !cmp.y, count
    jmpc cmp.x && !cmp.y, over6
    add r1.z, r2.x, r1.z
over6:
    for i0
        breakc cmp.x && !cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x && !cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc !cmp.x && !cmp.y, count
    jmpc !cmp.x && !cmp.y, over7
    add r1.z, r2.x, r1.z
over7:
    for i0
        breakc !cmp.x && !cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.x
        add r1.x, r2.x, r1.x
    .end
    callc cmp.x, count
    jmpc cmp.x, over8
    add r1.z, r2.x, r1.z
over8:
    for i0
        breakc cmp.x
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.x
        add r1.x, r2.x, r1.x
    .end
    callc !cmp.x, count
    jmpc !cmp.x, over9
    add r1.z, r2.x, r1.z
over9:
    for i0
        breakc !cmp.x
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc cmp.y, count
    jmpc cmp.y, over10
    add r1.z, r2.x, r1.z
over10:
    for i0
        breakc cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    ifc !cmp.y
        add r1.x, r2.x, r1.x
    .end
    callc !cmp.y, count
    jmpc !cmp.y, over11
    add r1.z, r2.x, r1.z
over11:
    for i0
        breakc !cmp.y
        add r1.w, r2.x, r1.w
    .end
    add r2.x, r2.x, r2.x
    mov held, r1
    end
.end
