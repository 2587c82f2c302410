// Post-increments of each $a, in each operand that has one: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.tags short
.grid 131 1
.block 1 1 1
.regs 20
.local 128
.shared 0x240
.param 0x1000
.globalsize 0x4000
.const 0 0x0: case0 case1 case2 case3 case4 case5 case6 case7 case8 case9 case10 case11 \
    case12 case13 case14 case15 case16 case17 case18 case19 case20 case21 case22 case23 \
    case24 case25 case26 case27 case28 case29 case30 case31 case32 case33 case34 case35 \
    case36 case37 case38 case39 case40 case41 case42 case43 case44 case45 case46 case47 \
    case48 case49 case50 case51 case52 case53 case54 case55 case56 case57 case58 case59 \
    case60 case61 case62 case63 case64 case65 case66 case67 case68 case69 case70 case71 \
    case72 case73 case74 case75 case76 case77 case78 case79 case80 case81 case82 case83 \
    case84 case85 case86 case87 case88 case89 case90 case91 case92 case93 case94 case95 \
    case96 case97 case98 case99 case100 case101 case102 case103 case104 case105 case106 case107 \
    case108 case109 case110 case111 case112 case113 case114 case115 case116 case117 case118 case119 \
    case120 case121 case122 case123 case124 case125 case126 case127 case128 case129 case130
.const 0 0x1000: good
.expect global 0x1000: 1 1 1 1 1 1 1 1 1 1 1 1 2 2 1 1 1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 \
    2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 \
    2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 \
    2 2 2 2 2 2 2 2 2 1 1
.expect trap ILLEGAL_POSTINCR

    shl $a1 u16 s[0xc] 0x2
    mov b32 $r1 b32 s[0x10]
    mov $r2 $a1
    add b32 $r1 $r1 $r2
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    add $a2 0x0 0x20
    add $a3 0x0 0x20
    add $a4 0x0 0x20
    bra c0[$a1]

    // Post-increment (sheet 2.6): $a0, $a5, $a6 have none, and nobody asks where there is no operand in memory
case0:
    .word 0x2200c221 0x0422c780  // add b32, s[$a0++]
    bra good
case1:
    .word 0x23001221 0x04804780  // add b32, c2[$a0++]
    bra good
case2:
    .word 0xd2811221 0x04800780  // and b32, c2[$a0++]
    bra good
case3:
    .word 0x12000821 0x2400c780  // ld c0[$a0++]
    bra good
case4:
    .word 0x12000821 0x4400c780  // ld s[$a0++]
    bra good
case5:
    .word 0x12000821 0x4480c780  // ld lock s[$a0++]
    bra good
case6:
    .word 0x0200e001 0xe422c780  // st s[$a0++]
    bra good
case7:
    .word 0xd2001021 0x40c00780  // ld l[$a0++]
    bra good
case8:
    .word 0xd2001021 0x60c00780  // st l[$a0++]
    bra good
case9:
    .word 0x0202c205 0xc0200780  // shl $a1 s[$a0++]
    bra good
case10:
    .word 0x02000021 0x40000780  // mov from $a0, with the bit
    bra good
case11:
    .word 0xd2001005 0x20000780  // add $a1 $a0, with the bit
    bra good
case12:
    .word 0x32841221 0xc4900780  // shl b32 by a constant, with the bits of c2[$a0++] (legal)
    bra good
case13:
    .word 0x22001221 0x0402c780  // add b32 of registers, with the bits of $a0++ (legal)
    bra good
case14:
    .word 0x230be220 0x10008000  // short add b32, s[$a0++]
    bra good
case15:
    .word 0x22a19220 0x10008000  // short add b32, c1[$a0++]
    bra good
case16:
    .word 0x2305e221 0x00000003  // add b32, s[$a0++], an immediate
    bra good
case17:
    .word 0x220b9220 0x10008000  // short add b32 of registers, with the bits of $a0++ (legal)
    bra good
case18:
    .word 0x2600c221 0x0422c780  // add b32, s[$a1++] (legal)
    bra good
case19:
    .word 0x27001221 0x04804780  // add b32, c2[$a1++] (legal)
    bra good
case20:
    .word 0xd6811221 0x04800780  // and b32, c2[$a1++] (legal)
    bra good
case21:
    .word 0x16000821 0x2400c780  // ld c0[$a1++] (legal)
    bra good
case22:
    .word 0x16000821 0x4400c780  // ld s[$a1++] (legal)
    bra good
case23:
    .word 0x16000821 0x4480c780  // ld lock s[$a1++] (legal)
    bra good
case24:
    .word 0x0600e001 0xe422c780  // st s[$a1++] (legal)
    bra good
case25:
    .word 0xd6001021 0x40c00780  // ld l[$a1++] (legal)
    bra good
case26:
    .word 0xd6001021 0x60c00780  // st l[$a1++] (legal)
    bra good
case27:
    .word 0x0602c205 0xc0200780  // shl $a1 s[$a1++] (legal)
    bra good
case28:
    .word 0x06000021 0x40000780  // mov from $a1, with the bit (legal)
    bra good
case29:
    .word 0xd6001005 0x20000780  // add $a1 $a1, with the bit (legal)
    bra good
case30:
    .word 0x36841221 0xc4900780  // shl b32 by a constant, with the bits of c2[$a1++] (legal)
    bra good
case31:
    .word 0x26001221 0x0402c780  // add b32 of registers, with the bits of $a1++ (legal)
    bra good
case32:
    .word 0x270be220 0x10008000  // short add b32, s[$a1++] (legal)
    bra good
case33:
    .word 0x26a19220 0x10008000  // short add b32, c1[$a1++] (legal)
    bra good
case34:
    .word 0x2705e221 0x00000003  // add b32, s[$a1++], an immediate (legal)
    bra good
case35:
    .word 0x260b9220 0x10008000  // short add b32 of registers, with the bits of $a1++ (legal)
    bra good
case36:
    .word 0x2a00c221 0x0422c780  // add b32, s[$a2++] (legal)
    bra good
case37:
    .word 0x2b001221 0x04804780  // add b32, c2[$a2++] (legal)
    bra good
case38:
    .word 0xda811221 0x04800780  // and b32, c2[$a2++] (legal)
    bra good
case39:
    .word 0x1a000821 0x2400c780  // ld c0[$a2++] (legal)
    bra good
case40:
    .word 0x1a000821 0x4400c780  // ld s[$a2++] (legal)
    bra good
case41:
    .word 0x1a000821 0x4480c780  // ld lock s[$a2++] (legal)
    bra good
case42:
    .word 0x0a00e001 0xe422c780  // st s[$a2++] (legal)
    bra good
case43:
    .word 0xda001021 0x40c00780  // ld l[$a2++] (legal)
    bra good
case44:
    .word 0xda001021 0x60c00780  // st l[$a2++] (legal)
    bra good
case45:
    .word 0x0a02c205 0xc0200780  // shl $a1 s[$a2++] (legal)
    bra good
case46:
    .word 0x0a000021 0x40000780  // mov from $a2, with the bit (legal)
    bra good
case47:
    .word 0xda001005 0x20000780  // add $a1 $a2, with the bit (legal)
    bra good
case48:
    .word 0x3a841221 0xc4900780  // shl b32 by a constant, with the bits of c2[$a2++] (legal)
    bra good
case49:
    .word 0x2a001221 0x0402c780  // add b32 of registers, with the bits of $a2++ (legal)
    bra good
case50:
    .word 0x2b0be220 0x10008000  // short add b32, s[$a2++] (legal)
    bra good
case51:
    .word 0x2aa19220 0x10008000  // short add b32, c1[$a2++] (legal)
    bra good
case52:
    .word 0x2b05e221 0x00000003  // add b32, s[$a2++], an immediate (legal)
    bra good
case53:
    .word 0x2a0b9220 0x10008000  // short add b32 of registers, with the bits of $a2++ (legal)
    bra good
case54:
    .word 0x2e00c221 0x0422c780  // add b32, s[$a3++] (legal)
    bra good
case55:
    .word 0x2f001221 0x04804780  // add b32, c2[$a3++] (legal)
    bra good
case56:
    .word 0xde811221 0x04800780  // and b32, c2[$a3++] (legal)
    bra good
case57:
    .word 0x1e000821 0x2400c780  // ld c0[$a3++] (legal)
    bra good
case58:
    .word 0x1e000821 0x4400c780  // ld s[$a3++] (legal)
    bra good
case59:
    .word 0x1e000821 0x4480c780  // ld lock s[$a3++] (legal)
    bra good
case60:
    .word 0x0e00e001 0xe422c780  // st s[$a3++] (legal)
    bra good
case61:
    .word 0xde001021 0x40c00780  // ld l[$a3++] (legal)
    bra good
case62:
    .word 0xde001021 0x60c00780  // st l[$a3++] (legal)
    bra good
case63:
    .word 0x0e02c205 0xc0200780  // shl $a1 s[$a3++] (legal)
    bra good
case64:
    .word 0x0e000021 0x40000780  // mov from $a3, with the bit (legal)
    bra good
case65:
    .word 0xde001005 0x20000780  // add $a1 $a3, with the bit (legal)
    bra good
case66:
    .word 0x3e841221 0xc4900780  // shl b32 by a constant, with the bits of c2[$a3++] (legal)
    bra good
case67:
    .word 0x2e001221 0x0402c780  // add b32 of registers, with the bits of $a3++ (legal)
    bra good
case68:
    .word 0x2f0be220 0x10008000  // short add b32, s[$a3++] (legal)
    bra good
case69:
    .word 0x2ea19220 0x10008000  // short add b32, c1[$a3++] (legal)
    bra good
case70:
    .word 0x2f05e221 0x00000003  // add b32, s[$a3++], an immediate (legal)
    bra good
case71:
    .word 0x2e0b9220 0x10008000  // short add b32 of registers, with the bits of $a3++ (legal)
    bra good
case72:
    .word 0x2200c221 0x0422c784  // add b32, s[$a4++] (legal)
    bra good
case73:
    .word 0x23001221 0x04804784  // add b32, c2[$a4++] (legal)
    bra good
case74:
    .word 0xd2811221 0x04800784  // and b32, c2[$a4++] (legal)
    bra good
case75:
    .word 0x12000821 0x2400c784  // ld c0[$a4++] (legal)
    bra good
case76:
    .word 0x12000821 0x4400c784  // ld s[$a4++] (legal)
    bra good
case77:
    .word 0x12000821 0x4480c784  // ld lock s[$a4++] (legal)
    bra good
case78:
    .word 0x0200e001 0xe422c784  // st s[$a4++] (legal)
    bra good
case79:
    .word 0xd2001021 0x40c00784  // ld l[$a4++] (legal)
    bra good
case80:
    .word 0xd2001021 0x60c00784  // st l[$a4++] (legal)
    bra good
case81:
    .word 0x0202c205 0xc0200784  // shl $a1 s[$a4++] (legal)
    bra good
case82:
    .word 0x02000021 0x40000784  // mov from $a4, with the bit (legal)
    bra good
case83:
    .word 0xd2001005 0x20000784  // add $a1 $a4, with the bit (legal)
    bra good
case84:
    .word 0x32841221 0xc4900784  // shl b32 by a constant, with the bits of c2[$a4++] (legal)
    bra good
case85:
    .word 0x22001221 0x0402c784  // add b32 of registers, with the bits of $a4++ (legal)
    bra good
case86:
    .word 0x2600c221 0x0422c784  // add b32, s[$a5++]
    bra good
case87:
    .word 0x27001221 0x04804784  // add b32, c2[$a5++]
    bra good
case88:
    .word 0xd6811221 0x04800784  // and b32, c2[$a5++]
    bra good
case89:
    .word 0x16000821 0x2400c784  // ld c0[$a5++]
    bra good
case90:
    .word 0x16000821 0x4400c784  // ld s[$a5++]
    bra good
case91:
    .word 0x16000821 0x4480c784  // ld lock s[$a5++]
    bra good
case92:
    .word 0x0600e001 0xe422c784  // st s[$a5++]
    bra good
case93:
    .word 0xd6001021 0x40c00784  // ld l[$a5++]
    bra good
case94:
    .word 0xd6001021 0x60c00784  // st l[$a5++]
    bra good
case95:
    .word 0x0602c205 0xc0200784  // shl $a1 s[$a5++]
    bra good
case96:
    .word 0x06000021 0x40000784  // mov from $a5, with the bit
    bra good
case97:
    .word 0xd6001005 0x20000784  // add $a1 $a5, with the bit
    bra good
case98:
    .word 0x36841221 0xc4900784  // shl b32 by a constant, with the bits of c2[$a5++] (legal)
    bra good
case99:
    .word 0x26001221 0x0402c784  // add b32 of registers, with the bits of $a5++ (legal)
    bra good
case100:
    .word 0x2a00c221 0x0422c784  // add b32, s[$a6++]
    bra good
case101:
    .word 0x2b001221 0x04804784  // add b32, c2[$a6++]
    bra good
case102:
    .word 0xda811221 0x04800784  // and b32, c2[$a6++]
    bra good
case103:
    .word 0x1a000821 0x2400c784  // ld c0[$a6++]
    bra good
case104:
    .word 0x1a000821 0x4400c784  // ld s[$a6++]
    bra good
case105:
    .word 0x1a000821 0x4480c784  // ld lock s[$a6++]
    bra good
case106:
    .word 0x0a00e001 0xe422c784  // st s[$a6++]
    bra good
case107:
    .word 0xda001021 0x40c00784  // ld l[$a6++]
    bra good
case108:
    .word 0xda001021 0x60c00784  // st l[$a6++]
    bra good
case109:
    .word 0x0a02c205 0xc0200784  // shl $a1 s[$a6++]
    bra good
case110:
    .word 0x0a000021 0x40000784  // mov from $a6, with the bit
    bra good
case111:
    .word 0xda001005 0x20000784  // add $a1 $a6, with the bit
    bra good
case112:
    .word 0x3a841221 0xc4900784  // shl b32 by a constant, with the bits of c2[$a6++] (legal)
    bra good
case113:
    .word 0x2a001221 0x0402c784  // add b32 of registers, with the bits of $a6++ (legal)
    bra good
case114:
    .word 0x2e00c221 0x0422c784  // add b32, s[$a7++] (legal)
    bra good
case115:
    .word 0x2f001221 0x04804784  // add b32, c2[$a7++] (legal)
    bra good
case116:
    .word 0xde811221 0x04800784  // and b32, c2[$a7++] (legal)
    bra good
case117:
    .word 0x1e000821 0x2400c784  // ld c0[$a7++] (legal)
    bra good
case118:
    .word 0x1e000821 0x4400c784  // ld s[$a7++] (legal)
    bra good
case119:
    .word 0x1e000821 0x4480c784  // ld lock s[$a7++] (legal)
    bra good
case120:
    .word 0x0e00e001 0xe422c784  // st s[$a7++] (legal)
    bra good
case121:
    .word 0xde001021 0x40c00784  // ld l[$a7++] (legal)
    bra good
case122:
    .word 0xde001021 0x60c00784  // st l[$a7++] (legal)
    bra good
case123:
    .word 0x0e02c205 0xc0200784  // shl $a1 s[$a7++] (legal)
    bra good
case124:
    .word 0x0e000021 0x40000784  // mov from $a7, with the bit (legal)
    bra good
case125:
    .word 0xde001005 0x20000784  // add $a1 $a7, with the bit (legal)
    bra good
case126:
    .word 0x3e841221 0xc4900784  // shl b32 by a constant, with the bits of c2[$a7++] (legal)
    bra good
case127:
    .word 0x2e001221 0x0402c784  // add b32 of registers, with the bits of $a7++ (legal)
    bra good
case128:
    .word 0xc2200003 0x00000000  // bra c0[$a0], with the bit: to good (legal)
    bra good

    // At an odd word; of two errors the one with the lower number
case129:
    .word 0x2200c221 0x0022c780  // add b16, b32 s[$a0++]
    bra good
case130:
    .word 0x2200c221 0x0022c788  // add b16 to o[], b32 s[$a0++]
    bra good
good:
    exit st b32 g14[$r1] $r2
