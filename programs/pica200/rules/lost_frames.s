; The frame of a procedure that calls at its end is lost to the fifth call of all, two frames above it. The three that would close together are two
; by then, so that what goes on is the word behind the lost one. Words leave a trail: component = 4 * itself + digit. Expected: the sheet's
; algorithm (3.4) by hand, told beside the words.
.tags short
.outmap o0
.attributes v0
.constf digit(0, 1, 2, 3)
.constf base(4, 4, 4, 4)
.setb b0 true
.input 0: 0 0 0 0
.expect output 0: 153 0 0 0
.entry main

main:
    mov r10, base
    mov r11, digit
    mov r0, digit.x
    call a+1
    mad r0.x, r0.x, r10.x, r11.w           ; never, as all digits 3
a:  call b+1
    mad r0.x, r0.x, r10.x, r11.y           ; 2 1 2 1
    jmpu b0, done
b:  call c+2
    mad r0.x, r0.x, r10.x, r11.w
c:  call d+2
    mad r0.x, r0.x, r10.x, r11.z           ; 2 1 2
    mad r0.x, r0.x, r10.x, r11.w
d:  call e+1
    mad r0.x, r0.x, r10.x, r11.y           ; 2 1
    mad r0.x, r0.x, r10.x, r11.w
e:  mad r0.x, r0.x, r10.x, r11.z           ; 2
    mad r0.x, r0.x, r10.x, r11.w
done:
    mov o0, r0
    end
