; Procedures, loops and an else part that reach across the words 0x400, 0x800, 0xc00, and past 0xfff to 0. Words beyond those of the text are
; written by registers. Expected by hand: how often each of them is executed, which it counts itself.
.tags short
.attributes v0
.outmap o0 o1 o2 o3
.setf c0(1, 1, 1, 1)
.setb b0 true
.seti i0(2, 0, 1, 0)
.desc 100: 0x0006c368 0x0006c364 0x0006c362 0x0006c361
.input 0: 0 0 0 0
.expect output 0: 2 2 6 6, 3 1 1 0, 2 1 1 1, 3 1 1 2
.entry main
.setreg 0x1b 0x3fe
.setreg 0x1c 0x02420964              ; 0x3fe: add r2.x, c0, r2
.setreg 0x1c 0x02420965              ; 0x3ff: add r2.y, c0, r2
.setreg 0x1c 0x02420966              ; 0x400: add r2.z, c0, r2
.setreg 0x1c 0x02420967              ; 0x401: add r2.w, c0, r2
.setreg 0x1b 0x7fe
.setreg 0x1c 0xa41ffc00              ; 0x7fe: for i0, last@2047
.setreg 0x1c 0x026209e4              ; 0x7ff: add r3.x, c0, r3
.setreg 0x1c 0x026209e5              ; 0x800: add r3.y, c0, r3
.setreg 0x1c 0x026209e6              ; 0x801: add r3.z, c0, r3
.setreg 0x1b 0xbf8
.setreg 0x1c 0x9c300001              ; 0xbf8: ifu b0, else@3072, end@3073
.setreg 0x1c 0xb42ffc00              ; 0xbf9: jmpu b0, @3071
.setreg 0x1b 0xbff
.setreg 0x1c 0x02420964              ; 0xbff: add r2.x, c0, r2
.setreg 0x1c 0x02420967              ; 0xc00: add r2.w, c0, r2
.setreg 0x1c 0x026209e7              ; 0xc01: add r3.w, c0, r3
.setreg 0x1c 0x026209e7              ; 0xc02: add r3.w, c0, r3
.setreg 0x1b 0xff4
.setreg 0x1c 0x9c000002              ; 0xff4: ifu b0, else@0, end@2
.setreg 0x1c 0x022208e5              ; 0xff5: add r1.y, c0, r1
.setreg 0x1c 0xb43ff800              ; 0xff6: jmpu b0, @4094
.setreg 0x1b 0xffa
.setreg 0x1c 0xa43ffc00              ; 0xffa: for i0, last@4095
.setreg 0x1c 0x022208e4              ; 0xffb: add r1.x, c0, r1
.setreg 0x1c 0x84000000              ; 0xffc: nop
.setreg 0x1c 0x84000000              ; 0xffd: nop
.setreg 0x1c 0x02020866              ; 0xffe: add r0.z, c0, r0
.setreg 0x1c 0x02020867              ; 0xfff: add r0.w, c0, r0

    add r0.x, c0, r0                       ; word 0: behind 0xfff
    add r0.y, c0, r0
    add r1.z, c0, r1                       ; word 2: the end of the if at 0xff4
main:
    mov r0, v0
    mov r1, v0
    mov r2, v0
    mov r3, v0
    call @4094+4                           ; r0.z r0.w r0.x r0.y once, on their way past 0xfff
    call @4094+2                           ; r0.z r0.w once: behind 0xfff it returns
    call @4090+8                           ; r1.x r0.z r0.w three times, r0.x r0.y once: the loop ends with 0xfff and goes on at 0
    call @4084+15                          ; r1.y r0.z r0.w r1.z once: behind 0xfff begins the else part, which is left out
    call @1022+4                           ; r2, each once
    call @2046+4                           ; r3.x three times, r3.y r3.z once
    call @3064+11                          ; r2.x, r3.w twice: the word at 0xc00 is the else part
    mov o0, r0
    mov o1, r1
    mov o2, r2
    mov o3, r3
    end
