// A bit that no instruction has: core and model stop there, and write nothing.
add r1, r0, 7
.expect ILLEGAL
.word 0x10020001
add.last r1, r1, 1
