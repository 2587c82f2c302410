// Input records up to word 32768 and beyond: bits 13, 14 and 15 of their places. By hand, from model/sgx543/machine.md, "Launch and end".
.instances 132
.pa 128
.o 128
.outputs o 0 1
.input 0: 1001
.input 32: 1033
.input 64: 1065
.input 128: 1129
.expect output 0: 1001
.expect output 32: 1033
.expect output 64: 1065
.expect output 128: 1129
    or.u32 o0, pa0, #0x0
