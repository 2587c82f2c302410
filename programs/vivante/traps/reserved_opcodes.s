// Reserved opcodes, sub-opcodes and conditions: RSV, and nothing else happens. By hand.
.outputs t0
.expect output 0: 1.0 2.0 0 0
.expect trap RSV

        mov t0.x___, void, void, 1.0:f20
        addlo t0, 3.0:f20, 3.0:f20, 3.0:f20
        imul1.s32 t0, 3:s20, 3:s20, 3:s20
        pack t0, 3.0:f20, void, void
        ext13 t0, 3:s20, void, void
        select.c17 t0._y__, void, 3.0:f20, 2.0:f20
        branch_any.c31 void, void, void, 8
        nop void, void, void, void
