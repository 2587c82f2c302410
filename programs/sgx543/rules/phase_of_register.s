// A PHAS that ends its phase itself and has the next one's place from a register: that phase begins at 4, which pa2 holds, and not at 2,
// which the literal is that names the register. By hand, from docs/isa/sgx543.md, 3.20 and 5.2.
.tags short
.pa 3
.input 0: 0 0 4
.outputs pa 0 2
.expect output 0: 0 7
.expect status 0: 1 0
    phas mode0 rate0 wait1 temps0 addr=pa2 .end
    nop .end
    mov.u32 pa1, #0x00000009
    nop .end
    mov.u32 pa1, #0x00000007
    nop .end
