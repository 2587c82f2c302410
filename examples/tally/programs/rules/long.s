// So many instructions that the higher bits of pc and order id change.
.repeat 20000
add r1, r1, 3
add.last r2, r1, -5
