; More scopes than the stacks hold, scopes that close as they open or together, long loops. Words leave a trail:
; r0.x, r0.y and r3.w = 4 * itself + digit, or counts. Expected: the sheet's algorithm (3.4) by hand.
.outmap o0 o1 o2 o3
.input 0: 1 0 0 0
.attributes v0
.constf digit(0, 1, 2, 3)
.constf base(4, 4, 4, 4)
.setf c40(0, 20, 0, 0)
.setf c70(0, 30, 0, 0)
.setb b0 true
.seti i0(1, 0, 1, 0)
.seti i1(200, 3, 7, 0)
.seti i2(0, 100, 27, 0)
.seti i3(1, 40, 30, 0)
.expect output 0: 3483 6 0 0, 16 16 8 4, 2 1 201 4, 1 50 2 29
.entry main

; Six calls: the frames of f1 and f2 are lost, so that f3 is left last, f2 runs into what lies behind it.
f6: mad r0.x, r0.x, r10, r11.w
    nop
f5: call f6+2
    mad r0.x, r0.x, r10, r11.y
f4: call f5+2
    mad r0.x, r0.x, r10, r11.z
f3: call f4+2
    mad r0.x, r0.x, r10, r11.y
f1: call f2+2
    mad r0.x, r0.x, r10, r11.w          ; never
f2: call f3+2
    mad r0.x, r0.x, r10, r11.z          ; the end of f2, which nobody knows
    mad r0.x, r0.x, r10, r11.w
    jmpu b0, ifs

; Five calls: t1 to t4 with the next one as last word, so that they end together, but the frame of t1 is lost to t5.
t2: call t3+1
    mad r3.w, r3.w, r10, r11.w             ; never
t3: call t4+2
    mad r3.w, r3.w, r10, r11.w             ; never
t4: call t5+1
    mad r3.w, r3.w, r10, r11.z
    mad r3.w, r3.w, r10, r11.w             ; never
t5: mad r3.w, r3.w, r10, r11.y

main:
    mov r10, base
    mov r11, digit
    mov r0, digit.x
    mov r1, digit.x
    mov r2, digit.x
    mov r3, digit.x
    call f1+2
    mad r0.x, r0.x, r10, r11.y          ; never
    end

; Nine ifs, each with an else of its own: the first one is lost, and its else part is executed, too.
ifs:
    ifu b0, e1, z1
    ifu b0, e2, z2
    ifu b0, e3, z3
    ifu b0, e4, z4
    ifu b0, e5, z5
    ifu b0, e6, z6
    ifu b0, e7, z7
    ifu b0, e8, z8
    ifu b0, e9, z9
    nop
e9: mad r0.y, r0.y, r10, r11.w          ; never, down to e2
z9: nop
e8: mad r0.y, r0.y, r10, r11.w
z8: nop
e7: mad r0.y, r0.y, r10, r11.w
z7: nop
e6: mad r0.y, r0.y, r10, r11.w
z6: nop
e5: mad r0.y, r0.y, r10, r11.w
z5: nop
e4: mad r0.y, r0.y, r10, r11.w
z4: nop
e3: mad r0.y, r0.y, r10, r11.w
z3: nop
e2: mad r0.y, r0.y, r10, r11.w
z2: mad r0.y, r0.y, r10, r11.y
e1: mad r0.y, r0.y, r10, r11.z
z1: nop

; Five loops of two passes: the first one is lost, its body runs once; the others run 2, 4, 8 and 16 times.
    for i0, l1
    for i0, l2
    for i0, l3
    for i0, l4
    for i0, l5
    add r1.x, r1.x, r11.y
l5: add r1.y, r1.y, r11.y
l4: add r1.z, r1.z, r11.y
l3: add r1.w, r1.w, r11.y
l2: add r2.x, r2.x, r11.y
l1: add r2.y, r2.y, r11.y

; 201 passes; aL = 3 + 201 * 7 modulo 256.
    for i1, l6
    nop
l6: add r2.z, r2.z, r11.y

; A loop that ends where it begins: alone aL steps, inside of another one it is what it was.
l7: for i2, l7
    mov r3.x, c0[aL].x                     ; aL 127: beyond c95, so 1
    for i3, l9
l8: for i2, l8
    add r3.y, c0[aL].y, r3.y               ; aL 40, 70
l9: add r3.z, r3.z, r11.y

; A procedure whose last word is the last one of a loop: the loop wins, the frame is gone.
    for i3, l10
    call l10+1
l11: add r2.w, r2.w, r11.y
l10: add r2.w, r2.w, r11.z

    call t1+1
    mad r3.w, r3.w, r10, r11.w             ; never
t1: call t2+1
    mad r3.w, r3.w, r10, r11.w             ; behind t1, which nobody knows

; A call as the last word of a loop is lost, and its frame stays.
    for i3, l12
    add r3.w, r3.w, r11.y
l12: call t5+1
    mov o0, r0
    mov o1, r1
    mov o2, r2
    mov o3, r3
    end
