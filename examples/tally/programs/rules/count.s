// Sums, signs and wrapping; a register that is read by the instruction behind its write.
add r1, r0, 1
add r2, r1, 32767
add r2, r2, -32768
add r3, r2, -1
add r0, r0, 5
add r0, r0, 5
add.last r3, r0, 100
