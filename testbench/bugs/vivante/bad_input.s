// No such register.
.outputs t0
    mov t0, q1, void, void
