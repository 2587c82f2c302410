// No such register.
.outmap o0
    mov o0, q1
    end
