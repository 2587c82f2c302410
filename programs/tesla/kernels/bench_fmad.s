// Peak rate of multiply-add: 6 warps, chains that do not depend on each other, 100 rounds of 60. Issue should take
// one every 32 / LANES clocks. Each register ends as 500 * tid; $r13 is stored, as an integer.
.grid 1 1
.block 192 1 1
.regs 16
.const 1 0x0: 1
.expect global 0: \
    0 500 1000 1500 2000 2500 3000 3500 4000 4500 5000 5500 \
    6000 6500 7000 7500 8000 8500 9000 9500 10000 10500 11000 11500 \
    12000 12500 13000 13500 14000 14500 15000 15500 16000 16500 17000 17500 \
    18000 18500 19000 19500 20000 20500 21000 21500 22000 22500 23000 23500 \
    24000 24500 25000 25500 26000 26500 27000 27500 28000 28500 29000 29500 \
    30000 30500 31000 31500 32000 32500 33000 33500 34000 34500 35000 35500 \
    36000 36500 37000 37500 38000 38500 39000 39500 40000 40500 41000 41500 \
    42000 42500 43000 43500 44000 44500 45000 45500 46000 46500 47000 47500 \
    48000 48500 49000 49500 50000 50500 51000 51500 52000 52500 53000 53500 \
    54000 54500 55000 55500 56000 56500 57000 57500 58000 58500 59000 59500 \
    60000 60500 61000 61500 62000 62500 63000 63500 64000 64500 65000 65500 \
    66000 66500 67000 67500 68000 68500 69000 69500 70000 70500 71000 71500 \
    72000 72500 73000 73500 74000 74500 75000 75500 76000 76500 77000 77500 \
    78000 78500 79000 79500 80000 80500 81000 81500 82000 82500 83000 83500 \
    84000 84500 85000 85500 86000 86500 87000 87500 88000 88500 89000 89500 \
    90000 90500 91000 91500 92000 92500 93000 93500 94000 94500 95000 95500

    cvt rn f32 $r1 u32 $r0
    mov b32 $r14 100
    mov b32 $r15 0x3f800000
    mov b32 $r2 0x0
    mov b32 $r3 0x0
    mov b32 $r4 0x0
    mov b32 $r5 0x0
    mov b32 $r6 0x0
    mov b32 $r7 0x0
    mov b32 $r8 0x0
    mov b32 $r9 0x0
    mov b32 $r10 0x0
    mov b32 $r11 0x0
    mov b32 $r12 0x0
    mov b32 $r13 0x0
round:
    add f32 $r2 (mul $r1 $r15) $r2
    add f32 $r3 (mul $r1 $r15) $r3
    add f32 $r4 (mul $r1 $r15) $r4
    add f32 $r5 (mul $r1 $r15) $r5
    add f32 $r6 (mul $r1 $r15) $r6
    add f32 $r7 (mul $r1 $r15) $r7
    add f32 $r8 (mul $r1 $r15) $r8
    add f32 $r9 (mul $r1 $r15) $r9
    add f32 $r10 (mul $r1 $r15) $r10
    add f32 $r11 (mul $r1 $r15) $r11
    add f32 $r12 (mul $r1 $r15) $r12
    add f32 $r13 (mul $r1 $r15) $r13
    add f32 $r2 (mul $r1 $r15) $r2
    add f32 $r3 (mul $r1 $r15) $r3
    add f32 $r4 (mul $r1 $r15) $r4
    add f32 $r5 (mul $r1 $r15) $r5
    add f32 $r6 (mul $r1 $r15) $r6
    add f32 $r7 (mul $r1 $r15) $r7
    add f32 $r8 (mul $r1 $r15) $r8
    add f32 $r9 (mul $r1 $r15) $r9
    add f32 $r10 (mul $r1 $r15) $r10
    add f32 $r11 (mul $r1 $r15) $r11
    add f32 $r12 (mul $r1 $r15) $r12
    add f32 $r13 (mul $r1 $r15) $r13
    add f32 $r2 (mul $r1 $r15) $r2
    add f32 $r3 (mul $r1 $r15) $r3
    add f32 $r4 (mul $r1 $r15) $r4
    add f32 $r5 (mul $r1 $r15) $r5
    add f32 $r6 (mul $r1 $r15) $r6
    add f32 $r7 (mul $r1 $r15) $r7
    add f32 $r8 (mul $r1 $r15) $r8
    add f32 $r9 (mul $r1 $r15) $r9
    add f32 $r10 (mul $r1 $r15) $r10
    add f32 $r11 (mul $r1 $r15) $r11
    add f32 $r12 (mul $r1 $r15) $r12
    add f32 $r13 (mul $r1 $r15) $r13
    add f32 $r2 (mul $r1 $r15) $r2
    add f32 $r3 (mul $r1 $r15) $r3
    add f32 $r4 (mul $r1 $r15) $r4
    add f32 $r5 (mul $r1 $r15) $r5
    add f32 $r6 (mul $r1 $r15) $r6
    add f32 $r7 (mul $r1 $r15) $r7
    add f32 $r8 (mul $r1 $r15) $r8
    add f32 $r9 (mul $r1 $r15) $r9
    add f32 $r10 (mul $r1 $r15) $r10
    add f32 $r11 (mul $r1 $r15) $r11
    add f32 $r12 (mul $r1 $r15) $r12
    add f32 $r13 (mul $r1 $r15) $r13
    add f32 $r2 (mul $r1 $r15) $r2
    add f32 $r3 (mul $r1 $r15) $r3
    add f32 $r4 (mul $r1 $r15) $r4
    add f32 $r5 (mul $r1 $r15) $r5
    add f32 $r6 (mul $r1 $r15) $r6
    add f32 $r7 (mul $r1 $r15) $r7
    add f32 $r8 (mul $r1 $r15) $r8
    add f32 $r9 (mul $r1 $r15) $r9
    add f32 $r10 (mul $r1 $r15) $r10
    add f32 $r11 (mul $r1 $r15) $r11
    add f32 $r12 (mul $r1 $r15) $r12
    add f32 $r13 (mul $r1 $r15) $r13
    sub b32 $c0 $r14 $r14 c1[0x0]
    (lg $c0) bra round
    cvt rni u32 $r13 f32 $r13
    shl b32 $r1 $r0 0x2
    exit st b32 g14[$r1] $r13
