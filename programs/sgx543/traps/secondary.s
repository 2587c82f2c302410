// A secondary program that does not end as it should: no instance is launched, and the output stays as it was. By hand, from
// docs/isa/sgx543_gxp.md, 2, and model/sgx543/machine.md, "Launch and end".
.instances 3
.outputs o 0 1
.start main
.secondary before main
.globalsize 16
.expect trap ILLEGAL
.expect status 0: 0 0
.expect status 2: 0 0
.expect global 0: 5 0
before:
    mov.u32 sa0, #0x00000005
    mov.u32 r2, #0x00000000
    sta32 [r2 + #0], r0                  // r0 is sa0
    .word 0x00000000 0xb0000000
main:
    mov.u32 o0, #0x00000007
