// Scopes that end together, nest too deep, or are left early.
.tags short
.attributes v0
.outmap o0
.entry main
.setb b0 true
.setb b1 false
.seti i0 (1, 200, 3, 0)
.seti i1 (2, 10, 1, 0)
.setf c0 (1, 2, 3, 4)
.setf c72 (9, 9, 9, 9)
.input 0: 1 2 3 4
.expect output 0: 1 2 3 4

    nop                            // words 0 and 1
    nop
    nop                            // 2 and 3: ends in a call
    call @0+2
    nop                            // 4 and 5: so does this
    call @2+2
main:
    for i0
        mov r0, c0[aL]             // above 127: no offset
        nop
    .end
    nop
    for i1
        break
        nop
    .end
    nop
    cmp c0.x, ge, ge, v0.x         // both hold
    ifc cmp.x || cmp.y
        mov r1, c0
        nop
    .end
    jmpu !b1, over
    mov r2, c72
over:
    call @4+2                      // three frames end in word 1
    nop
.word 0x9c0000ff 0x9c0000ff 0x9c0000ff 0x9c0000ff 0x9c0000ff 0x9c0000ff 0x9c0000ff 0x9c0000ff 0x9c0000ff
    mov o0, r0
    end
