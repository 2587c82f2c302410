; Calls as the last word of a procedure, eight and five deep: the four frames that are left close together and the last return address is
; lost. Calls that end at their own end, alone, in procedures that end there, too, on a full stack and at the end of a loop. Words
; leave a trail: component = 4 * itself + digit. Expected: the sheet's algorithm (3.4) by hand, told beside the words.
.tags short
.outmap o0
.attributes v0
.constf digit(0, 1, 2, 3)
.constf base(4, 4, 4, 4)
.setb b0 true
.seti i0(2, 0, 1, 0)
.input 0: 0 0 0 0
.expect output 0: 153 1641 598 86
.entry main

; Eight: the frames of t4 to t8 are left behind t8, t5's own return address is the one that counts: on behind t5.
t1: call t2+1
    mad r0.x, r0.x, r10.x, r11.w           ; never, as all digits 3
t2: call t3+1
    mad r0.x, r0.x, r10.x, r11.w
t3: call t4+1
    mad r0.x, r0.x, r10.x, r11.w
t4: call t5+1
    mad r0.x, r0.x, r10.x, r11.w
t5: call t6+1
    mad r0.x, r0.x, r10.x, r11.y           ; 2 1
    jmpu b0, five
t6: call t7+1
    mad r0.x, r0.x, r10.x, r11.w
t7: call t8+1
    mad r0.x, r0.x, r10.x, r11.w
t8: mad r0.x, r0.x, r10.x, r11.z           ; 2
    mad r0.x, r0.x, r10.x, r11.w

; Five: the frame of s1 is lost to s5, those of s2 to s5 close, on behind s2.
s1: call s2+1
    mad r0.x, r0.x, r10.x, r11.w
s2: call s3+1
    mad r0.x, r0.x, r10.x, r11.y           ; 2 1 2 1
    jmpu b0, own
s3: call s4+1
    mad r0.x, r0.x, r10.x, r11.w
s4: call s5+1
    mad r0.x, r0.x, r10.x, r11.w
s5: mad r0.x, r0.x, r10.x, r11.z           ; 2 1 2
    mad r0.x, r0.x, r10.x, r11.w

main:
    mov r10, base
    mov r11, digit
    mov r0, digit.x
    call t1+1
    mad r0.x, r0.x, r10.x, r11.w
five:
    call s1+1
    mad r0.x, r0.x, r10.x, r11.w

; Alone: it closes as it opens, with the next word as its return address.
own:
    jmpu b0, q
qa: mad r0.y, r0.y, r10.x, r11.w
q:  call qa+2
    mad r0.y, r0.y, r10.x, r11.y           ; 1
    jmpu b0, last

; In a procedure that ends there, too: both close.
p1: mad r0.y, r0.y, r10.x, r11.z           ; 1 2
    call p1+2
    mad r0.y, r0.y, r10.x, r11.w
last:
    call p1+2
    mad r0.y, r0.y, r10.x, r11.y           ; 1 2 1

; In two of them: its own frame and that of pb close, which returns to pb; the next time its own and that of pa.
    call pa+3
    mad r0.y, r0.y, r10.x, r11.y           ; 1 2 1 2 2 1
    jmpu b0, full
pa: call pb+2
pb: mad r0.y, r0.y, r10.x, r11.z           ; 1 2 1 2 2
    call pb+2
    mad r0.y, r0.y, r10.x, r11.w

; On a full stack: the frame of d1 is lost for one that closes at once. d2 to d4 return, d1 runs on.
full:
    call d1+2
    mad r0.z, r0.z, r10.x, r11.w
d4: call d4+1
    mad r0.z, r0.z, r10.x, r11.z           ; 2
    mad r0.z, r0.z, r10.x, r11.w
d3: call d4+2
    mad r0.z, r0.z, r10.x, r11.y           ; 2 1
    mad r0.z, r0.z, r10.x, r11.w
d2: call d3+2
    mad r0.z, r0.z, r10.x, r11.y           ; 2 1 1
    mad r0.z, r0.z, r10.x, r11.w
d1: call d2+2
    mad r0.z, r0.z, r10.x, r11.y           ; 2 1 1 1
    mad r0.z, r0.z, r10.x, r11.z           ; 2 1 1 1 2

; As the last word of a loop: the loop goes on, and no frame is left.
    for i0, e2
e1: mad r0.w, r0.w, r10.x, r11.y           ; 1 1 1
e2: call e1+2
    mad r0.w, r0.w, r10.x, r11.z           ; 1 1 1 2
    mov o0, r0
    end
