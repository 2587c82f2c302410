// A result of the SFU on its way to an output is none for the temporary register of the same number.
.tags short
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.runs 4
.input 0: 2 4 8 16
.input 1: 2 4 8 16
.input 2: 4 2 1 0.5
.input 3: 0.25 2 4 8
    mov r0, v0
    mov r1, v0
    mov r2, v0
    mov r3, v0
    mov r4, v0
    mov r5, v0
    mov r6, v0
    mov r7, v0
    mov r8, v0
    mov r9, v0
    mov r10, v0
    mov r11, v0
    mov r12, v0
    mov r13, v0
    mov r14, v0
    mov r15, v0
    rsq o0.x, v0.x
    mad r1.y, r0.x, r0.y, r0.x
    mov o0.yzw, r1.xyyy
    rcp o1.x, v0.x
    add r2.y, r1.x, r1.x
    mov o1.yzw, r2.xyyy
    rsq o2.x, v0.x
    mad r3.y, r2.x, r2.y, r2.x
    mov o2.yzw, r3.xyyy
    rcp o3.x, v0.x
    add r4.y, r3.x, r3.x
    mov o3.yzw, r4.xyyy
    rsq o4.x, v0.x
    mad r5.y, r4.x, r4.y, r4.x
    mov o4.yzw, r5.xyyy
    rcp o5.x, v0.x
    add r6.y, r5.x, r5.x
    mov o5.yzw, r6.xyyy
    rsq o6.x, v0.x
    mad r7.y, r6.x, r6.y, r6.x
    mov o6.yzw, r7.xyyy
    rcp o7.x, v0.x
    add r8.y, r7.x, r7.x
    mov o7.yzw, r8.xyyy
    rsq o8.x, v0.x
    mad r9.y, r8.x, r8.y, r8.x
    mov o8.yzw, r9.xyyy
    rcp o9.x, v0.x
    add r10.y, r9.x, r9.x
    mov o9.yzw, r10.xyyy
    rsq o10.x, v0.x
    mad r11.y, r10.x, r10.y, r10.x
    mov o10.yzw, r11.xyyy
    rcp o11.x, v0.x
    add r12.y, r11.x, r11.x
    mov o11.yzw, r12.xyyy
    rsq o12.x, v0.x
    mad r13.y, r12.x, r12.y, r12.x
    mov o12.yzw, r13.xyyy
    rcp o13.x, v0.x
    add r14.y, r13.x, r13.x
    mov o13.yzw, r14.xyyy
    rsq o14.x, v0.x
    mad r15.y, r14.x, r14.y, r14.x
    mov o14.yzw, r15.xyyy
    rcp o15.x, v0.x
    add r0.y, r15.x, r15.x
    mov o15.yzw, r0.xyyy
    end
