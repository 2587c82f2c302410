; A call that is the last word of a procedure: both frames close together, and go on behind the first call. That address differs in bit 3 alone from the
; one behind the last word of what was called: 24 from 16, and 48 from 56. The frame of a plain call, too: 72 from 64, 80 from 88. The nops are never
; executed. Expected by hand: each procedure adds 1 to a component of its own, which main doubles once; the words where a lost return would go on add 100.
.tags short
.attributes v0
.outmap o0
.constf one(1, 1, 1, 1)
.constf lost(100, 100, 100, 100)
.setb b0 true
.input 0: 0 0 0 0
.expect output 0: 2 2 2 2
.entry main

outer: call inner+1                        ; word 0
main:
    mov r0, v0
    mov r1, one
    mov r2, lost
    jmpu b0, @23
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
inner:
    add r0.x, r1, r0                       ; word 15
    add r0, r2, r0                         ; word 16, never
    nop
    nop
    nop
    nop
    nop
    nop
    call outer+1                           ; word 23
    add r0.x, r0, r0
    jmpu b0, @47
outer2: call inner2+1                      ; word 26
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    call outer2+1                          ; word 47
    add r0.y, r0, r0
    jmpu b0, @71
    nop
    nop
    nop
    nop
    nop
inner2:
    add r0.y, r1, r0                       ; word 55
    add r0, r2, r0                         ; word 56, never
    nop
    nop
    nop
    nop
    nop
    nop
plain:
    add r0.z, r1, r0                       ; word 63
    add r0, r2, r0                         ; word 64, never
    nop
    nop
    nop
    nop
    nop
    nop
    call plain+1                           ; word 71
    add r0.z, r0, r0
    jmpu b0, @79
    nop
    nop
    nop
    nop
    nop
    call plain2+1                          ; word 79
    add r0.w, r0, r0
    mov o0, r0
    end
    nop
    nop
    nop
    nop
plain2:
    add r0.w, r1, r0                       ; word 87
    add r0, r2, r0                         ; word 88, never
