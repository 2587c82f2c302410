; The undefined opcodes do nothing but raise UNDEF, and so do EMIT and SETEMIT in a vertex shader;
; a scope that ends with one still ends. Expected: by hand.
.shader vertex
.in a v0
.out b position o0
.constf k(1, 0, 0, 0)
.seti i0(2, 0, 1, 0)
.runs 6
.expect output 0: 4 1 1 3
.expect output 5: 4 1 1 3
.expect trap UNDEF

.proc main
    mov r0, k.xxxy
    .word 0x43ffffff                    ; 10
    .word 0x47ffffff                    ; 11
    .word 0x52200000 0x5567ffff 0x5a200000 0x5e200000
    .word 0x70000000 0x74000000 0x78000000 0x7c000000
    setemit 1, prim inv
    for i0
        add r0.xw, k.x, r0
        emit
        .word 0x72200000
    .end
    mov b, r0
    end
.end
