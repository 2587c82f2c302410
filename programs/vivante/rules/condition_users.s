// One condition by each that asks for one: SELECT, SET, CMP, BRANCH, BRANCH_ANY, CALL, TEXKILL. By hand: 1 2 3 4 against 2.
.threads 2
.inputs t0
.outputs t1 t2
.input 0: 1.0 2.0 3.0 4.0  3.0 3.0 3.0 3.0
.expect output 0: 2.0 2.0 3.0 4.0  0 0 1.0 1.0
.expect status 0: 1 0 0 0  1 1 0 0

        select.lt t1, t0.xyzw, 2.0:f20, t0.xyzw     // 2 < a ? a : 2
        set.gt t2, t0.xyzw, 2.0:f20, void
        branch.gt void, t0.xyzw, 2.0:f20, all       // thread 1 alone
        branch_any.gt void, t0.xyzw, 2.0:f20, any   // thread 0
        mov t1, void, void, 9.0:f20
any:    call.gt void, t0.xyzw, 2.0:f20, sub         // not in all components
        branch void, void, void, end
all:    call.gt void, t0.xyzw, 2.0:f20, sub
        branch void, void, void, end
sub:    texkill.gt void, t0.xyzw, 2.0:f20, void
        ret void, void, void, void
end:    nop void, void, void, void
