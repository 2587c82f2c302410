// A vector of length 5 is normalised by three words of the closed driver: cube_gc7000.c in
// laanwj/etnaviv_gpu_tests. The length is exact; 1/5 is the table's, sheet 4.5.
.rtne
.inputs t0
.outputs t0 t1
.input 0: 3.0 0 4.0 0
.expect output 0: 0.6 0 0.8 0.2  25.0 25.0 25.0 25.0

    norm_dp3 t1, t0.xyzz, void, void
    .word 0x04001035 0x29000804 0x00010000 0x00000000 // norm_dp3
    .word 0x0400100d 0x00000004 0x00000000 0x003fc008 // rsq
    .word 0x0b801037 0x29000804 0x01ff0040 0x00000000 // norm_mul
