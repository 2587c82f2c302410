// More instances than ten bits count, and than twelve, each with a record of input and one of output. By hand, from model/sgx543/machine.md, "Launch and end".
.instances 4100
.pa 1
.o 0
.outputs o 0 1
.input 0: 7
.input 5: 12
.input 1023: 1030
.input 1024: 1031
.input 1029: 1036
.input 4096: 4103
.input 4099: 4106
.expect output 0: 7
.expect output 5: 12
.expect output 1023: 1030
.expect output 1024: 1031
.expect output 1029: 1036
.expect output 4096: 4103
.expect output 4099: 4106
    or.u32 o0, pa0, #0x0
