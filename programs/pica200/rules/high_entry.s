// The first instruction lies in the upper half of the code memory, and vertices are no primitives whatever the input mode of
// geometry shaders says. By hand: o0 = c1; a start at word 0x100 would give v0.
.tags short
.attributes v0
.outmap o0
.runs 2
.setreg 0x0a 0x900
.setreg 0x42 0x200001
.setreg 0x1b 0x900
.setreg 0x1c 0x4c021000
.setreg 0x1c 0x88000000
.setf c1 (1, 2, 3, 4)
.input 0: 5 6 7 8
.input 1: 3 6 7 8
.expect output 0: 1 2 3 4
.expect output 1: 1 2 3 4

    mov o0, v0
    end
