// sa126 and sa127 of a secondary program and of uniforms, in all slots and again. By hand, from docs/isa/sgx543.md, 5.2, and
// model/sgx543/machine.md, "Launch and end".
.tags short
.instances 6
.outputs sa 124 4
.uniform 124: 5 6 7 8
.start main
.secondary before main
.expect output 0: 5 6 9 15
.expect output 3: 5 6 9 15
.expect output 5: 5 6 9 15
before:
    mov.u32 sa126, #0x00000009
    mad.u32.s0 pa127, o125, #1, sa126    // all are sa here
    nop .end
main:
    nop .end
