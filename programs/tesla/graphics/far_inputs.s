// v[] at an address of which three times the word, as rows are counted, is beyond 14 bits by less than the inputs: there is none, and it
// reads 0. Then the last one that there is.
.tags short
.type fragment
.threads 4
.inputs 4
.outputs 4
.regs 4
.attribute 0: 1 2 3 0x1234
.attribute 1: 1 2 3 0x1234
.attribute 2: 1 2 3 0x1234
.attribute 3: 1 2 3 0x1234
.expect output 0: 1 0 0 0 0x1234
.expect output 3: 1 0 0 0 0x1234

    add $a1 $a0 0x5558
    add $a2 $a0 0xaaac
    interp lin $r0 v[$a1] $r0
    interp lin $r1 v[$a2] $r0
    interp lin $r2 v[$a2+0x4] $r0
    exit interp lin $r3 v[0x4] $r0
