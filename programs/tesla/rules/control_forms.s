// Every form of control: bra under each predicate on each of the 16 flag nibbles, bra by each bank of c[], brkpt, limited
// preret, barriers with and without count. Thread t has $c0 = t mod 16 and leaves one bit for each predicate, then
// 16 + 1 + 2 from the jumps; by hand: sheet 2.3.
.grid 1 1
.block 32 1 1
.regs 8
.param 0x1000
.const 14 0x10: 1 0
.const 0 0x0: at0
.const 1 0x0: at1
.const 2 0x0: at2
.const 3 0x0: at3
.const 4 0x0: at4
.const 5 0x0: at5
.const 6 0x0: at6
.const 7 0x0: at7
.const 8 0x0: at8
.const 9 0x0: at9
.const 10 0x0: at10
.const 11 0x0: at11
.const 12 0x0: at12
.const 13 0x0: at13
.const 14 0x0: at14
.const 15 0x0: at15
.expect global 0x1000: \
    0x0fff0f0f 0x00000013 0x0fff3333 0x00000013 0x1ff75555 0x00000013 0x1ff700ff 0x00000013 \
    0x6ff90f0f 0x00000013 0x4ffd3333 0x00000013 0x7ff15555 0x00000013 0x5ff500ff 0x00000013 \
    0x8ffe5555 0x00000013 0x8ffe7171 0x00000013 0x9ff60f0f 0x00000013 0x9ff642bd 0x00000013 \
    0xeff85555 0x00000013 0xcffc7171 0x00000013 0xfff00f0f 0x00000013 0xdff442bd 0x00000013 \
    0x0fff0f0f 0x00000013 0x0fff3333 0x00000013 0x1ff75555 0x00000013 0x1ff700ff 0x00000013 \
    0x6ff90f0f 0x00000013 0x4ffd3333 0x00000013 0x7ff15555 0x00000013 0x5ff500ff 0x00000013 \
    0x8ffe5555 0x00000013 0x8ffe7171 0x00000013 0x9ff60f0f 0x00000013 0x9ff642bd 0x00000013 \
    0xeff85555 0x00000013 0xcffc7171 0x00000013 0xfff00f0f 0x00000013 0xdff442bd 0x00000013

    mov $c0 $r0
    mov b32 $r2 0x0
    mov b32 $r3 0x0

    joinat over0
    (never $c0) bra over0
    or b32 $r2 $r2 0x00000001
over0:
    join nop
    joinat over1
    (l $c0) bra over1
    or b32 $r2 $r2 0x00000002
over1:
    join nop
    joinat over2
    (e $c0) bra over2
    or b32 $r2 $r2 0x00000004
over2:
    join nop
    joinat over3
    (le $c0) bra over3
    or b32 $r2 $r2 0x00000008
over3:
    join nop
    joinat over4
    (g $c0) bra over4
    or b32 $r2 $r2 0x00000010
over4:
    join nop
    joinat over5
    (lg $c0) bra over5
    or b32 $r2 $r2 0x00000020
over5:
    join nop
    joinat over6
    (ge $c0) bra over6
    or b32 $r2 $r2 0x00000040
over6:
    join nop
    joinat over7
    (lge $c0) bra over7
    or b32 $r2 $r2 0x00000080
over7:
    join nop
    joinat over8
    (u $c0) bra over8
    or b32 $r2 $r2 0x00000100
over8:
    join nop
    joinat over9
    (lu $c0) bra over9
    or b32 $r2 $r2 0x00000200
over9:
    join nop
    joinat over10
    (eu $c0) bra over10
    or b32 $r2 $r2 0x00000400
over10:
    join nop
    joinat over11
    (leu $c0) bra over11
    or b32 $r2 $r2 0x00000800
over11:
    join nop
    joinat over12
    (gu $c0) bra over12
    or b32 $r2 $r2 0x00001000
over12:
    join nop
    joinat over13
    (lgu $c0) bra over13
    or b32 $r2 $r2 0x00002000
over13:
    join nop
    joinat over14
    (geu $c0) bra over14
    or b32 $r2 $r2 0x00004000
over14:
    join nop
    joinat over15
    (always $c0) bra over15
    or b32 $r2 $r2 0x00008000
over15:
    join nop
    joinat over16
    (o $c0) bra over16
    or b32 $r2 $r2 0x00010000
over16:
    join nop
    joinat over17
    (c $c0) bra over17
    or b32 $r2 $r2 0x00020000
over17:
    join nop
    joinat over18
    (a $c0) bra over18
    or b32 $r2 $r2 0x00040000
over18:
    join nop
    joinat over19
    (s $c0) bra over19
    or b32 $r2 $r2 0x00080000
over19:
    join nop
    joinat over20
    (x14 $c0) bra over20
    or b32 $r2 $r2 0x00100000
over20:
    join nop
    joinat over21
    (x15 $c0) bra over21
    or b32 $r2 $r2 0x00200000
over21:
    join nop
    joinat over22
    (x16 $c0) bra over22
    or b32 $r2 $r2 0x00400000
over22:
    join nop
    joinat over23
    (x17 $c0) bra over23
    or b32 $r2 $r2 0x00800000
over23:
    join nop
    joinat over24
    (x18 $c0) bra over24
    or b32 $r2 $r2 0x01000000
over24:
    join nop
    joinat over25
    (x19 $c0) bra over25
    or b32 $r2 $r2 0x02000000
over25:
    join nop
    joinat over26
    (x1a $c0) bra over26
    or b32 $r2 $r2 0x04000000
over26:
    join nop
    joinat over27
    (x1b $c0) bra over27
    or b32 $r2 $r2 0x08000000
over27:
    join nop
    joinat over28
    (ns $c0) bra over28
    or b32 $r2 $r2 0x10000000
over28:
    join nop
    joinat over29
    (na $c0) bra over29
    or b32 $r2 $r2 0x20000000
over29:
    join nop
    joinat over30
    (nc $c0) bra over30
    or b32 $r2 $r2 0x40000000
over30:
    join nop
    joinat over31
    (no $c0) bra over31
    or b32 $r2 $r2 0x80000000
over31:
    join nop

    bra c0[0x0]
    mov b32 $r2 0x0
at0:
    add b32 $r3 $r3 c14[0x10]
    bra c1[0x0]
    mov b32 $r2 0x0
at1:
    add b32 $r3 $r3 c14[0x10]
    bra c2[0x0]
    mov b32 $r2 0x0
at2:
    add b32 $r3 $r3 c14[0x10]
    bra c3[0x0]
    mov b32 $r2 0x0
at3:
    add b32 $r3 $r3 c14[0x10]
    bra c4[0x0]
    mov b32 $r2 0x0
at4:
    add b32 $r3 $r3 c14[0x10]
    bra c5[0x0]
    mov b32 $r2 0x0
at5:
    add b32 $r3 $r3 c14[0x10]
    bra c6[0x0]
    mov b32 $r2 0x0
at6:
    add b32 $r3 $r3 c14[0x10]
    bra c7[0x0]
    mov b32 $r2 0x0
at7:
    add b32 $r3 $r3 c14[0x10]
    bra c8[0x0]
    mov b32 $r2 0x0
at8:
    add b32 $r3 $r3 c14[0x10]
    bra c9[0x0]
    mov b32 $r2 0x0
at9:
    add b32 $r3 $r3 c14[0x10]
    bra c10[0x0]
    mov b32 $r2 0x0
at10:
    add b32 $r3 $r3 c14[0x10]
    bra c11[0x0]
    mov b32 $r2 0x0
at11:
    add b32 $r3 $r3 c14[0x10]
    bra c12[0x0]
    mov b32 $r2 0x0
at12:
    add b32 $r3 $r3 c14[0x10]
    bra c13[0x0]
    mov b32 $r2 0x0
at13:
    add b32 $r3 $r3 c14[0x10]
    bra c14[0x0]
    mov b32 $r2 0x0
at14:
    add b32 $r3 $r3 c14[0x10]
    bra c15[0x0]
    mov b32 $r2 0x0
at15:
    add b32 $r3 $r3 c14[0x10]

    // (lg) brkpt is a nop; preret makes `ret` a jump
    and b32 $c1 # $r3 $r3
    (lg $c1) brkpt
    brkpt
    preret lim back
    ret
    mov b32 $r2 0x0
back:
    add b32 $r3 $r3 c14[0x10]
    preret again
    (lg $c1) ret
    mov b32 $r2 0x0
again:
    add b32 $r3 $r3 c14[0x10]
    bar inc wait 0x0 all
    bar inc wait 0x0 0x1
    bar inc 0x3 0x1
    bar wait 0x3 0x0
    bar wait 0x4 all
    bar inc wait 0x0 0xfff
    add b32 $r3 $r3 c14[0x10]

    shl b32 $r1 $r0 0x3
    add b32 $r1 b32 s[0x10] $r1
    exit st b64 g14[$r1] $r2d
