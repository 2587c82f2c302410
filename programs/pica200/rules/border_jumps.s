; Jumps from the last word of each quarter of the code memory to its first one, and on to the next quarter's last. Words beyond those of the text are
; written by registers. Expected by hand: each quarter counts once; what lies behind a jump delivers nothing.
.tags short
.attributes v0
.outmap o0
.setf c0(1, 1, 1, 1)
.setb b0 true
.desc 100: 0x0006c368 0x0006c364 0x0006c362 0x0006c361
.input 0: 0 0 0 0
.expect output 0: 1 1 1 1
.entry main
.setreg 0x1b 0x3ff
.setreg 0x1c 0xb4000000              ; 0x3ff: jmpu b0, @0
.setreg 0x1b 0x400
.setreg 0x1c 0x02020865              ; 0x400: add r0.y, c0, r0
.setreg 0x1c 0xb42ffc00              ; 0x401: jmpu b0, @0xbff
.setreg 0x1b 0x7ff
.setreg 0x1c 0xb4100000              ; 0x7ff: jmpu b0, @0x400
.setreg 0x1c 0x02020866              ; 0x800: add r0.z, c0, r0
.setreg 0x1c 0xb43ffc00              ; 0x801: jmpu b0, @0xfff
.setreg 0x1b 0xbff
.setreg 0x1c 0xb4200000              ; 0xbff: jmpu b0, @0x800
.setreg 0x1c 0x02020867              ; 0xc00: add r0.w, c0, r0
.setreg 0x1c 0xb4000c00              ; 0xc01: jmpu b0, @3
.setreg 0x1b 0xfff
.setreg 0x1c 0xb4300000              ; 0xfff: jmpu b0, @0xc00

    add r0.x, c0, r0                       ; word 0
    jmpu b0, @2047
    nop
    mov o0, r0                             ; word 3
    end
main:
    mov r0, v0
    jmpu b0, @1023
