// Matrix times vector with dot4.rpt4, and the square of x, on 64 vertices. Expected by hand: the matrix scales by
// 2, 4, 8, 1 and moves x by 1; the vectors are (n, 0, 0, 1). docs/isa/sgx543.md, 2.7 and 3.4.
.instances 64
.pa 4
.uniform 0: 2.0 0.0 0.0 1.0  0.0 4.0 0.0 0.0  0.0 0.0 8.0 0.0  0.0 0.0 0.0 1.0
.outputs o 0 5
.input 0: 0.0 0.0 0.0 1.0
.input 1: 1.0 0.0 0.0 1.0
.input 2: 2.0 0.0 0.0 1.0
.input 3: 3.0 0.0 0.0 1.0
.input 4: 4.0 0.0 0.0 1.0
.input 5: 5.0 0.0 0.0 1.0
.input 6: 6.0 0.0 0.0 1.0
.input 7: 7.0 0.0 0.0 1.0
.input 8: 8.0 0.0 0.0 1.0
.input 9: 9.0 0.0 0.0 1.0
.input 10: 10.0 0.0 0.0 1.0
.input 11: 11.0 0.0 0.0 1.0
.input 12: 12.0 0.0 0.0 1.0
.input 13: 13.0 0.0 0.0 1.0
.input 14: 14.0 0.0 0.0 1.0
.input 15: 15.0 0.0 0.0 1.0
.input 16: 16.0 0.0 0.0 1.0
.input 17: 17.0 0.0 0.0 1.0
.input 18: 18.0 0.0 0.0 1.0
.input 19: 19.0 0.0 0.0 1.0
.input 20: 20.0 0.0 0.0 1.0
.input 21: 21.0 0.0 0.0 1.0
.input 22: 22.0 0.0 0.0 1.0
.input 23: 23.0 0.0 0.0 1.0
.input 24: 24.0 0.0 0.0 1.0
.input 25: 25.0 0.0 0.0 1.0
.input 26: 26.0 0.0 0.0 1.0
.input 27: 27.0 0.0 0.0 1.0
.input 28: 28.0 0.0 0.0 1.0
.input 29: 29.0 0.0 0.0 1.0
.input 30: 30.0 0.0 0.0 1.0
.input 31: 31.0 0.0 0.0 1.0
.input 32: 32.0 0.0 0.0 1.0
.input 33: 33.0 0.0 0.0 1.0
.input 34: 34.0 0.0 0.0 1.0
.input 35: 35.0 0.0 0.0 1.0
.input 36: 36.0 0.0 0.0 1.0
.input 37: 37.0 0.0 0.0 1.0
.input 38: 38.0 0.0 0.0 1.0
.input 39: 39.0 0.0 0.0 1.0
.input 40: 40.0 0.0 0.0 1.0
.input 41: 41.0 0.0 0.0 1.0
.input 42: 42.0 0.0 0.0 1.0
.input 43: 43.0 0.0 0.0 1.0
.input 44: 44.0 0.0 0.0 1.0
.input 45: 45.0 0.0 0.0 1.0
.input 46: 46.0 0.0 0.0 1.0
.input 47: 47.0 0.0 0.0 1.0
.input 48: 48.0 0.0 0.0 1.0
.input 49: 49.0 0.0 0.0 1.0
.input 50: 50.0 0.0 0.0 1.0
.input 51: 51.0 0.0 0.0 1.0
.input 52: 52.0 0.0 0.0 1.0
.input 53: 53.0 0.0 0.0 1.0
.input 54: 54.0 0.0 0.0 1.0
.input 55: 55.0 0.0 0.0 1.0
.input 56: 56.0 0.0 0.0 1.0
.input 57: 57.0 0.0 0.0 1.0
.input 58: 58.0 0.0 0.0 1.0
.input 59: 59.0 0.0 0.0 1.0
.input 60: 60.0 0.0 0.0 1.0
.input 61: 61.0 0.0 0.0 1.0
.input 62: 62.0 0.0 0.0 1.0
.input 63: 63.0 0.0 0.0 1.0
.expect output 0: 1.0 0.0 0.0 1.0 1.0
.expect output 1: 3.0 0.0 0.0 1.0 9.0
.expect output 2: 5.0 0.0 0.0 1.0 25.0
.expect output 3: 7.0 0.0 0.0 1.0 49.0
.expect output 4: 9.0 0.0 0.0 1.0 81.0
.expect output 5: 11.0 0.0 0.0 1.0 121.0
.expect output 6: 13.0 0.0 0.0 1.0 169.0
.expect output 7: 15.0 0.0 0.0 1.0 225.0
.expect output 8: 17.0 0.0 0.0 1.0 289.0
.expect output 9: 19.0 0.0 0.0 1.0 361.0
.expect output 10: 21.0 0.0 0.0 1.0 441.0
.expect output 11: 23.0 0.0 0.0 1.0 529.0
.expect output 12: 25.0 0.0 0.0 1.0 625.0
.expect output 13: 27.0 0.0 0.0 1.0 729.0
.expect output 14: 29.0 0.0 0.0 1.0 841.0
.expect output 15: 31.0 0.0 0.0 1.0 961.0
.expect output 16: 33.0 0.0 0.0 1.0 1089.0
.expect output 17: 35.0 0.0 0.0 1.0 1225.0
.expect output 18: 37.0 0.0 0.0 1.0 1369.0
.expect output 19: 39.0 0.0 0.0 1.0 1521.0
.expect output 20: 41.0 0.0 0.0 1.0 1681.0
.expect output 21: 43.0 0.0 0.0 1.0 1849.0
.expect output 22: 45.0 0.0 0.0 1.0 2025.0
.expect output 23: 47.0 0.0 0.0 1.0 2209.0
.expect output 24: 49.0 0.0 0.0 1.0 2401.0
.expect output 25: 51.0 0.0 0.0 1.0 2601.0
.expect output 26: 53.0 0.0 0.0 1.0 2809.0
.expect output 27: 55.0 0.0 0.0 1.0 3025.0
.expect output 28: 57.0 0.0 0.0 1.0 3249.0
.expect output 29: 59.0 0.0 0.0 1.0 3481.0
.expect output 30: 61.0 0.0 0.0 1.0 3721.0
.expect output 31: 63.0 0.0 0.0 1.0 3969.0
.expect output 32: 65.0 0.0 0.0 1.0 4225.0
.expect output 33: 67.0 0.0 0.0 1.0 4489.0
.expect output 34: 69.0 0.0 0.0 1.0 4761.0
.expect output 35: 71.0 0.0 0.0 1.0 5041.0
.expect output 36: 73.0 0.0 0.0 1.0 5329.0
.expect output 37: 75.0 0.0 0.0 1.0 5625.0
.expect output 38: 77.0 0.0 0.0 1.0 5929.0
.expect output 39: 79.0 0.0 0.0 1.0 6241.0
.expect output 40: 81.0 0.0 0.0 1.0 6561.0
.expect output 41: 83.0 0.0 0.0 1.0 6889.0
.expect output 42: 85.0 0.0 0.0 1.0 7225.0
.expect output 43: 87.0 0.0 0.0 1.0 7569.0
.expect output 44: 89.0 0.0 0.0 1.0 7921.0
.expect output 45: 91.0 0.0 0.0 1.0 8281.0
.expect output 46: 93.0 0.0 0.0 1.0 8649.0
.expect output 47: 95.0 0.0 0.0 1.0 9025.0
.expect output 48: 97.0 0.0 0.0 1.0 9409.0
.expect output 49: 99.0 0.0 0.0 1.0 9801.0
.expect output 50: 101.0 0.0 0.0 1.0 10201.0
.expect output 51: 103.0 0.0 0.0 1.0 10609.0
.expect output 52: 105.0 0.0 0.0 1.0 11025.0
.expect output 53: 107.0 0.0 0.0 1.0 11449.0
.expect output 54: 109.0 0.0 0.0 1.0 11881.0
.expect output 55: 111.0 0.0 0.0 1.0 12321.0
.expect output 56: 113.0 0.0 0.0 1.0 12769.0
.expect output 57: 115.0 0.0 0.0 1.0 13225.0
.expect output 58: 117.0 0.0 0.0 1.0 13689.0
.expect output 59: 119.0 0.0 0.0 1.0 14161.0
.expect output 60: 121.0 0.0 0.0 1.0 14641.0
.expect output 61: 123.0 0.0 0.0 1.0 15129.0
.expect output 62: 125.0 0.0 0.0 1.0 15625.0
.expect output 63: 127.0 0.0 0.0 1.0 16129.0
    mov.f32 i0.xyzw, pa0.xyzw
    dot4.f32.rpt4.ext i1.x, sa0.xyzw, i0.xyzw
    mov.f32 o0.xy, i1.xy
    mov.f32 o2.xy, i1.zw
    mov.f32 i2.x, i1.x
    mul.f32 o4.x, i1.x, i2.x
    emit tgt1 ctl1 .end
