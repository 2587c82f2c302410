// An undefined opcode does nothing, and says so.
.attributes v0
.outmap o0
.expect trap UNDEF
.input 0: 1 2 3 4
.expect output 0: 1 2 3 4

    mov o0, v0
.word 0x40000000
    end
