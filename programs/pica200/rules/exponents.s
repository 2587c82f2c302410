; Each exponent of float24 with both signs and the significands 0000, 0001, 8000 and ffff, through the
; operations of one operand that change an exponent. Expected: float24.c on bits.
.in a v0
.outmap o0 o1 o2 o3 o4
.input 0: file "../data/exponents_in.hex"
.expect output 0: file "../data/exponents_out.hex"

.proc main
    rcp o0.x, a.x
    rcp o0.y, a.y
    rcp o0.z, a.z
    rcp o0.w, a.w
    rsq o1.x, a.x
    rsq o1.y, a.y
    rsq o1.z, a.z
    rsq o1.w, a.w
    ex2 o2.x, a.x
    ex2 o2.y, a.y
    ex2 o2.z, a.z
    ex2 o2.w, a.w
    lg2 o3.x, a.x
    lg2 o3.y, a.y
    lg2 o3.z, a.z
    lg2 o3.w, a.w
    flr o4, a
    end
.end
