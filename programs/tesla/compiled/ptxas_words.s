// Words that NVIDIA's compiler wrote for sm_10, unchanged: all that the ISA sheet (section 6, rows marked S) quotes from
// the listings that come with FlexGrip, with their SASS text. Registers are prepared by hand and results stored in
// between; the words expected were worked out by hand. Functions stand where branches of those listings lead.
.grid 2 1
.block 32 1 1
.regs 64
.shared 0x80
.set OUT 0x1000
.param 0x11112222 0x00000300 0x01020304 0xdeadbeef 0x00000007 0x00000009 0x41280000 0x00000001
.const 1 0x0: 0x0000f0f5 0x89abcdef
.const 2 0x0: 16
.global 0x100: 0x80c1a2f3 0x00000000
.expect global 0x1000: \
    0x12345678 0xdeadbeef 0x01020314 0xfffffffc 0x06260060 0x40800000 0x41200000 0xc0200000 \
    0x00000001 0x3f7ffffe 0x00000000 0xffff1a74 0x00201111 0x00000000 0x89abcdef 0x11112231 \
    0x00000003 0x00000009 0x0000f0f6 0x00000046 0x00000002 0x00000004 0xc0000001 0x003f2222 \
    0x00000060 0xfffe0001 0x00000007 0x00012343 0x3e800000 0x41000000 0x0000cdef 0x00000000 \
    0x00000005 0xfffffff7 0x00000001 0x00000078 0x4b800002 0x4b800001 0x000f4240 0x81400000 \
    0x3f800002 0x12005600 0xf0f57777 0xffffffff 0x00000090 0x00000044 0xcafe1234 0x80c1a2f3 \
    0x000000a2 0x00770000 0x41180000 0x41b00000 0x0000002a 0x00000042 0xffffffff 0x00000001 \
    0x00000002 0x00000001
.expect global 0x10e8: 0x600d
.expect global 0x1400: \
    0x12345678 0xdeadbeef 0x01020314 0xfffffffc 0x06260060 0x40800000 0x41200000 0xc0200000 \
    0x00000001 0x3f7ffffe 0x00000000 0xffff1a74 0x00201111 0x00000000 0x89abcdef 0x11112231 \
    0x00000003 0x00000009 0x0000f0f6 0x00000046 0x00000002 0x00000004 0xc0000001 0x003f2222 \
    0x00000060 0xfffe0001 0x00000027 0x00012343 0x3e800000 0x41000000 0x0000cdef 0x00000001 \
    0x00000005 0xfffffff7 0x00000001 0x00000078 0x4b800002 0x4b800001 0x000f4240 0x81400000 \
    0x3f800002 0x12005600 0xf0f57777 0xffffffff 0x00000090 0x00000044 0xcafe1234 0x80c1a2f3 \
    0x000000a2 0x00770000 0x41180000 0x41b00000 0x0000002a 0x00000042 0xffffffff 0x00000001 \
    0x00000002 0x00000001
.expect global 0x14e8: 0x600d

    bra main
    .word 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780
    .word 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780
    .word 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780
    .word 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780 0xf0000001 0xe0000780
    .word 0xf0000001 0xe0000780 0xf0000001 0xe0000780
ssy:                                        // 0xb8
    .word 0xa0019003 0x00000000             // SSY 0xc8
    (lg $c3) bra joined
joined:
    .word 0x3001162d 0xc4100782             // SHL.S R11, R11, 0x1
    .word 0x30000003 0x00000780             // 0xd0: RET
bra:
    .word 0x1001a003 0x00000280             // BRA C0.NE, 0xd0
    mov b32 $r5 0xbad
    .word 0x30000003 0x00000780             // RET
    .word 0x30000003 0x00000280             // 0xf0: RET C0.NE
    mov b32 $r5 0x2
    .word 0x30000003 0x00000780             // RET
iset:
    joinat set
    (lg $c3) bra set
set:
    .word 0x307c0205 0x6c008782             // ISET.S.S32 R1, R1, R124, EQ
    .word 0xf0000001 0xe0000780
    ret

main:
    // $r60 = where results go, $r62 = lane, $r63 = 3: unordered; $c3 differs among lanes
    mov b32 $r62 $r0
    cvt u32 $r60 u16 u16 s[0xc]
    shl b32 $r60 $r60 0xa
    add b32 $r60 $r60 OUT
    mov b32 $r63 0x3
    set $c3 # l u32 $r62 c2[0x0]

    mov b32 $r1 0x12345678
    .word 0x10008200                        // MOV32 R0, R1
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    .word 0x1100ee04                        // MOV32 R1, g [0x7]
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000010
    .word 0x2100ec00                        // IADD32 R0, g [0x6], R0
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r9 0x00000005
    mov b32 $r10 0x00000009
    .word 0x204a9204                        // IADD32 R1, R9, -R10
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r1 0xaaaa1234
    mov b32 $r2 0x5678bbbb
    .word 0x40050424                        // IMUL32.U16.U16 R9, R1L, R2H
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r9
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x3e800000
    .word 0x90000204                        // RCP32 R1, R1
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r2 0x3f000000
    .word 0xb1427408                        // FADD32 R2, g [0xa], -R2
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r2
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x3fc00000
    mov b32 $r1 0xc0800000
    .word 0xb0000204                        // FADD32 R1, R1, R0
    short mov b32 $r61 $r61
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    .word 0x10018009 0x00000003             // MVI R2, 0x1
    st b32 g14[$r60] $r2
    add b32 $r60 $r60 0x4
    mov b32 $r10 0x3f800000
    .word 0x203e9429 0x0fffffff             // IADD32I R10, R10, 0xfffffffe
    st b32 g14[$r60] $r10
    add b32 $r60 $r60 0x4
    mov b32 $r2 0xffffffff
    .word 0x2001840d 0x00000003             // IADD32I R3, R2, 0x1
    st b32 g14[$r60] $r3
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x1234fffd
    .word 0x40048505 0x000004cb             // IMUL32I.S16.S16 R1, R1L, 0x4c84
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r0 0xffff1111
    .word 0x10004205 0x0023c780             // MOV.U16 R0H, g [0x1].U16
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000005
    .word 0x1000f801 0x0403c780             // MOV R0, R124
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x0000004d
    mov $c2 $r124
    .word 0x10000205 0x2440e280             // MVC R1 (C2.NE), c [0x1] [0x1]
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r3 0x0000000f
    .word 0x2000c815 0x0420c780             // IADD R5, g [0x4], R3
    st b32 g14[$r60] $r5
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000003
    mov b32 $r1 0x00000004
    mov b32 $r2 0x00000005
    mov $c0 $r124
    .word 0x20000401 0x04004500             // IADD R0 (C0.EQU), R2, R1, not met
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000003
    mov b32 $r1 0x00000004
    mov b32 $r2 0x00000005
    mov $c0 $r63
    .word 0x20000401 0x04004500             // IADD R0 (C0.EQU), R2, R1, met
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r4 0x00000001
    mov $c0 $r63
    .word 0x21000811 0x04400500             // IADD R4 (C0.EQU), R4, c[0x1][0x0]
    st b32 g14[$r60] $r4
    add b32 $r60 $r60 0x4
    mov b32 $r10 0x00000064
    mov b32 $r11 0x0000001e
    .word 0x3000162d 0x04028780             // IADD R11, -R11, R10
    st b32 g14[$r60] $r11
    add b32 $r60 $r60 0x4
    mov b32 $r9 0x00000001
    mov b32 $r11 0x00000002
    .word 0x300b13fd 0x640147e8             // ISET.C2 o [0x7f], R9, R11, NE
    mov $r61 $c2
    st b32 g14[$r60] $r61
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x40000001
    .word 0x3002020d 0xc4100780             // SHL R3, R1, 0x2
    st b32 g14[$r60] $r3
    add b32 $r60 $r60 0x4
    mov b32 $r2 0x80000003
    .word 0x30010409 0xec100780             // SHR.S32 R2, R2, 0x1
    st b32 g14[$r60] $r2
    add b32 $r60 $r60 0x4
    mov b32 $r0 0xffff0000
    mov b32 $r1 0x11112222
    .word 0x300a020d 0xe0100780             // SHR.U16 R1H, R0H, 0xa
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x00000005
    mov b32 $r3 0x00000003
    .word 0x30010601 0xc4000780             // SHL R0, R3, R1
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x0001ffff
    mov b32 $r2 0xffff0001
    .word 0x40050011 0x00000780             // IMUL.U16.U16 R4, R0L, R2H
    st b32 g14[$r60] $r4
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00200000
    mov b32 $r1 0x00000007
    .word 0x60014c05 0x00204780             // IMAD.U16 R1, g [0x6].U16, R0H, R1
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x12340000
    mov b32 $r2 0x77770010
    mov b32 $r4 0x00000003
    .word 0x60040211 0x00010780             // IMAD.U16 R4, R0H, R2L, R4
    st b32 g14[$r60] $r4
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x41800000
    .word 0x90000205 0x40000780             // RSQ R1, R1
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r2 0x01800000
    .word 0x90000405 0xc0000780             // EX2 R1, R2
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x89abcdef
    .word 0xa0000005 0x04000780             // I2I.U32.U16 R1, R0L
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    .word 0xa0004c09 0x04200780             // I2I.U32.U16 R2, g [0x6].U16
    st b32 g14[$r60] $r2
    add b32 $r60 $r60 0x4
    mov b32 $r4 0xfffffffb
    .word 0xa000081d 0x04114780             // I2I.U32.S32 R7, |R4|
    st b32 g14[$r60] $r7
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000009
    .word 0xa000001d 0x2c014780             // I2I.S32.S32 R7, -R0
    st b32 g14[$r60] $r7
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000000
    .word 0xa00001fd 0x0c0147c8             // I2I.S32.S32.C0 o [0x7f], R0
    mov $r61 $c0
    st b32 g14[$r60] $r61
    add b32 $r60 $r60 0x4
    mov b32 $r2 0x12345678
    .word 0xa0000809 0x04008780             // I2I.U32.U16.BEXT R2, R2L
    st b32 g14[$r60] $r2
    add b32 $r60 $r60 0x4
    mov b32 $r7 0x01000003
    .word 0xa0000e21 0x44004780             // I2F.F32.U32 R8, R7
    st b32 g14[$r60] $r8
    add b32 $r60 $r60 0x4
    mov b32 $r9 0x01000003
    .word 0xa0001221 0x44064780             // I2F.F32.U32.TRUNC R8, R9
    st b32 g14[$r60] $r8
    add b32 $r60 $r60 0x4
    mov b32 $r8 0x4974240c
    .word 0xa0001021 0x84064780             // F2I.U32.F32.TRUNC R8, R8
    st b32 g14[$r60] $r8
    add b32 $r60 $r60 0x4
    mov b32 $r0 0xc0200000
    .word 0xb0000009 0xc0004780             // RRO R2, R0, EX2
    st b32 g14[$r60] $r2
    add b32 $r60 $r60 0x4
    mov b32 $r8 0x3f800001
    mov b32 $r10 0x3f800001
    .word 0xc00a1021 0x0000c7c0             // FMUL.TRUNC.C0 R8, R8, R10
    st b32 g14[$r60] $r8
    add b32 $r60 $r60 0x4
    mov b32 $r2 0xff00ff00
    mov b32 $r3 0x12345678
    .word 0xd0020615 0x04000780             // LOP.AND R5, R3, R2
    st b32 g14[$r60] $r5
    add b32 $r60 $r60 0x4
    mov b32 $r0 0xffff7777
    .word 0xd0800205 0x00400780             // LOP.AND.U16 R0H, R0H, c [0x1] [0x0]
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000001
    mov b32 $r4 0x00000000
    mov $c0 $r63
    .word 0xd0040001 0x0402c500             // LOP.PASS_B R0 (C0.EQU), R0, ~R4
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    add $a3 0x0 0x10
    .word 0xdc010011 0x20000780             // ADA A4, A3, 0x80
    mov $r61 $a4
    st b32 g14[$r60] $r61
    add b32 $r60 $r60 0x4
    mov b32 $r10 0x00000011
    .word 0x00021405 0xc0000780             // R2A A1, R10, 0x2
    mov $r61 $a1
    st b32 g14[$r60] $r61
    add b32 $r60 $r60 0x4
    mov b32 $r11 0xcafe1234
    add $a1 0x0 0x44
    .word 0x04001801 0xe422c780             // R2G.U32.U32 g[A1+0xc], R11
    mov b32 $r61 b32 s[0x74]
    st b32 g14[$r60] $r61
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x00000100
    .word 0xd00e0001 0x80c00780             // GLD.U32 R0, global14[R0]
    st b32 g14[$r60] $r0
    add b32 $r60 $r60 0x4
    mov b32 $r9 0x00000101
    .word 0xd00e1205 0x80000780             // GLD.U8 R1, global14 [R9]
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r10 0x00000106
    mov b32 $r1 0x00005577
    .word 0xd00e1405 0xa0000780             // GST.U8 global14 [R10], R1
    mov b32 $r61 0x104
    ld b32 $r61 g14[$r61]
    st b32 g14[$r60] $r61
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x40400000
    mov b32 $r2 0x3f000000
    .word 0xe0010205 0x00008780             // FMAD R1, R1, R1, R2
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r0 0x40000000
    mov b32 $r10 0x3f800000
    add $a2 0x0 0x28
    .word 0xe800c029 0x00228780             // FMAD R10, g [A2+0x0], R0, R10
    st b32 g14[$r60] $r10
    add b32 $r60 $r60 0x4
    mov b32 $r5 0x0000002a
    .word 0x861ffe03 0x00000000             // BAR.ARV.WAIT b0, 0xfff
    st b32 g14[$r60] $r5
    add b32 $r60 $r60 0x4
    mov b32 $r11 0x00000021
    call ssy  // SSY 0xc8, SHL.S R11, R11, 0x1 under divergence
    st b32 g14[$r60] $r11
    add b32 $r60 $r60 0x4
    mov b32 $r1 0x00000000
    call iset  // ISET.S.S32 R1, R1, R124, EQ
    st b32 g14[$r60] $r1
    add b32 $r60 $r60 0x4
    mov b32 $r5 0x00000001
    mov $c0 $r124
    call bra  // BRA C0.NE, 0xd0; RET
    st b32 g14[$r60] $r5
    add b32 $r60 $r60 0x4
    mov b32 $r5 0x00000001
    mov $c0 $r63
    .word 0x2001e003 0x00000000             // CAL.NOINC 0xf0; RET C0.NE, not met
    st b32 g14[$r60] $r5
    add b32 $r60 $r60 0x4
    mov b32 $r5 0x00000001
    mov $c0 $r124
    .word 0x2001e003 0x00000000             // CAL.NOINC 0xf0; RET C0.NE, met
    st b32 g14[$r60] $r5
    add b32 $r60 $r60 0x4

    // NOP.S; then the end: GST.U32 with exit for one half of the lanes, NOP for the other
    mov b32 $r0 $r60
    mov b32 $r1 0x600d
    joinat last
    (lg $c3) bra last
last:
    .word 0xf0000001 0xe0000002             // NOP.S
    joinat other
    (lg $c3) bra other
    .word 0xd00e0005 0xa0c00781             // GST.U32 global14[R0], R1
other:
    .word 0xf0000001 0xe0000001             // NOP
