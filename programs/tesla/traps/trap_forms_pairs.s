// Pairs and quads that are aligned, and that are not; sizes and operations of atomics: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.needs fp64
.tags short
.grid 186 1
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
    case120 case121 case122 case123 case124 case125 case126 case127 case128 case129 case130 case131 \
    case132 case133 case134 case135 case136 case137 case138 case139 case140 case141 case142 case143 \
    case144 case145 case146 case147 case148 case149 case150 case151 case152 case153 case154 case155 \
    case156 case157 case158 case159 case160 case161 case162 case163 case164 case165 case166 case167 \
    case168 case169 case170 case171 case172 case173 case174 case175 case176 case177 case178 case179 \
    case180 case181 case182 case183 case184 case185
.const 0 0x1000: good
.expect global 0x1000: 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 2 1 1 2 1 2 1 1 1 2 2 2 2 2 2 2 2 2 2 \
    2 2 2 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 2 2 1 1 1 1 2 2 2 2 2 2 \
    2 2 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 2 2 1 1 1 1 2 2 2 2 1 1 2 2 2 2 2 2 1 2 \
    1 2 1 1 1 2 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1 1 2 2 2 2 \
    2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
.expect trap ILLEGAL_OPCODE

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

    // Pairs and quads are aligned (sheet 2.5)
case0:
    .word 0xe00c1425 0x40038780  // fma f64, an odd dst
    bra good
case1:
    .word 0xe00c1621 0x40038780  // fma f64, an odd s1
    bra good
case2:
    .word 0xe00d1421 0x40038780  // fma f64, an odd s2
    bra good
case3:
    .word 0xe00c1421 0x4003c780  // fma f64, an odd s3
    bra good
case4:
    .word 0xe00c1421 0x40038780  // fma f64 (legal)
    bra good
case5:
    .word 0xe0001425 0x60038780  // add f64, an odd dst
    bra good
case6:
    .word 0xe0001621 0x60038780  // add f64, an odd s1
    bra good
case7:
    .word 0xe0001421 0x6003c780  // add f64, an odd s3
    bra good
case8:
    .word 0xe0001421 0x60038780  // add f64 (legal)
    bra good
case9:
    .word 0xe00c1425 0x80000780  // mul f64, an odd dst
    bra good
case10:
    .word 0xe00c1621 0x80000780  // mul f64, an odd s1
    bra good
case11:
    .word 0xe00d1421 0x80000780  // mul f64, an odd s2
    bra good
case12:
    .word 0xe00c1421 0x80000780  // mul f64 (legal)
    bra good
case13:
    .word 0xe00c1425 0xa0000780  // min f64, an odd dst
    bra good
case14:
    .word 0xe00c1621 0xa0000780  // min f64, an odd s1
    bra good
case15:
    .word 0xe00d1421 0xa0000780  // min f64, an odd s2
    bra good
case16:
    .word 0xe00c1421 0xa0000780  // min f64 (legal)
    bra good
case17:
    .word 0xe00c1425 0xc0000780  // max f64, an odd dst
    bra good
case18:
    .word 0xe00c1621 0xc0000780  // max f64, an odd s1
    bra good
case19:
    .word 0xe00d1421 0xc0000780  // max f64, an odd s2
    bra good
case20:
    .word 0xe00c1421 0xc0000780  // max f64 (legal)
    bra good
case21:
    .word 0xe00c1425 0xe0004780  // set f64 (legal)
    bra good
case22:
    .word 0xe00c1625 0xe0004780  // set f64, an odd s1
    bra good
case23:
    .word 0xe00d1425 0xe0004780  // set f64, an odd s2
    bra good
case24:
    .word 0xa0001425 0xc0404780  // cvt f32 f64 (legal)
    bra good
case25:
    .word 0xa0001621 0xc0404780  // cvt f32 f64, an odd source
    bra good
case26:
    .word 0xa0001621 0xc4400780  // cvt f64 f32 (legal)
    bra good
case27:
    .word 0xa0001425 0xc4400780  // cvt f64 f32, an odd destination
    bra good
case28:
    .word 0xa0001425 0x8c404780  // cvt s64 f64, an odd destination
    bra good
case29:
    .word 0xa0001621 0x44414780  // cvt f64 s64, an odd source
    bra good
case30:
    .word 0xa0001421 0x40400780  // cvt with w1[22], of 32 bits to 16: i2f (legal)
    bra good
case31:
    .word 0xa0001421 0x80400780  // cvt with w1[22], of 32 bits to 16: f2i (legal)
    bra good
case32:
    .word 0xa0001421 0xc0400780  // cvt with w1[22], of 32 bits to 16: f2f (legal)
    bra good
case33:
    .word 0xa0001421 0x00400780  // i2i ignores w1[22] (legal)
    bra good
case34:
    .word 0xd0000021 0x40800780  // ld b64 l[], $r8 (legal)
    bra good
case35:
    .word 0xd0004021 0x60800780  // st b64 l[], $r8 (legal)
    bra good
case36:
    .word 0xd00e0021 0x80800780  // ld b64 g14[], $r8 (legal)
    bra good
case37:
    .word 0xd00e0021 0xa0800780  // st b64 g14[], $r8 (legal)
    bra good
case38:
    .word 0xd0000021 0x40a00780  // ld b128 l[], $r8 (legal)
    bra good
case39:
    .word 0xd0004021 0x60a00780  // st b128 l[], $r8 (legal)
    bra good
case40:
    .word 0xd00e0021 0x80a00780  // ld b128 g14[], $r8 (legal)
    bra good
case41:
    .word 0xd00e0021 0xa0a00780  // st b128 g14[], $r8 (legal)
    bra good
case42:
    .word 0xd0000021 0x40c00780  // ld b32 l[], $r8 (legal)
    bra good
case43:
    .word 0xd0004021 0x60c00780  // st b32 l[], $r8 (legal)
    bra good
case44:
    .word 0xd00e0021 0x80c00780  // ld b32 g14[], $r8 (legal)
    bra good
case45:
    .word 0xd00e0021 0xa0c00780  // st b32 g14[], $r8 (legal)
    bra good
case46:
    .word 0xd0000021 0x40e00780  // ld b32 l[], $r8 (legal)
    bra good
case47:
    .word 0xd0004021 0x60e00780  // st b32 l[], $r8 (legal)
    bra good
case48:
    .word 0xd00e0021 0x80e00780  // ld b32 g14[], $r8 (legal)
    bra good
case49:
    .word 0xd00e0021 0xa0e00780  // st b32 g14[], $r8 (legal)
    bra good
case50:
    .word 0xd0000025 0x40800780  // ld b64 l[], $r9
    bra good
case51:
    .word 0xd0004025 0x60800780  // st b64 l[], $r9
    bra good
case52:
    .word 0xd00e0025 0x80800780  // ld b64 g14[], $r9
    bra good
case53:
    .word 0xd00e0025 0xa0800780  // st b64 g14[], $r9
    bra good
case54:
    .word 0xd0000025 0x40a00780  // ld b128 l[], $r9
    bra good
case55:
    .word 0xd0004025 0x60a00780  // st b128 l[], $r9
    bra good
case56:
    .word 0xd00e0025 0x80a00780  // ld b128 g14[], $r9
    bra good
case57:
    .word 0xd00e0025 0xa0a00780  // st b128 g14[], $r9
    bra good
case58:
    .word 0xd0000025 0x40c00780  // ld b32 l[], $r9 (legal)
    bra good
case59:
    .word 0xd0004025 0x60c00780  // st b32 l[], $r9 (legal)
    bra good
case60:
    .word 0xd00e0025 0x80c00780  // ld b32 g14[], $r9 (legal)
    bra good
case61:
    .word 0xd00e0025 0xa0c00780  // st b32 g14[], $r9 (legal)
    bra good
case62:
    .word 0xd0000025 0x40e00780  // ld b32 l[], $r9 (legal)
    bra good
case63:
    .word 0xd0004025 0x60e00780  // st b32 l[], $r9 (legal)
    bra good
case64:
    .word 0xd00e0025 0x80e00780  // ld b32 g14[], $r9 (legal)
    bra good
case65:
    .word 0xd00e0025 0xa0e00780  // st b32 g14[], $r9 (legal)
    bra good
case66:
    .word 0xd0000029 0x40800780  // ld b64 l[], $r10 (legal)
    bra good
case67:
    .word 0xd0004029 0x60800780  // st b64 l[], $r10 (legal)
    bra good
case68:
    .word 0xd00e0029 0x80800780  // ld b64 g14[], $r10 (legal)
    bra good
case69:
    .word 0xd00e0029 0xa0800780  // st b64 g14[], $r10 (legal)
    bra good
case70:
    .word 0xd0000029 0x40a00780  // ld b128 l[], $r10
    bra good
case71:
    .word 0xd0004029 0x60a00780  // st b128 l[], $r10
    bra good
case72:
    .word 0xd00e0029 0x80a00780  // ld b128 g14[], $r10
    bra good
case73:
    .word 0xd00e0029 0xa0a00780  // st b128 g14[], $r10
    bra good
case74:
    .word 0xd0000029 0x40c00780  // ld b32 l[], $r10 (legal)
    bra good
case75:
    .word 0xd0004029 0x60c00780  // st b32 l[], $r10 (legal)
    bra good
case76:
    .word 0xd00e0029 0x80c00780  // ld b32 g14[], $r10 (legal)
    bra good
case77:
    .word 0xd00e0029 0xa0c00780  // st b32 g14[], $r10 (legal)
    bra good
case78:
    .word 0xd0000029 0x40e00780  // ld b32 l[], $r10 (legal)
    bra good
case79:
    .word 0xd0004029 0x60e00780  // st b32 l[], $r10 (legal)
    bra good
case80:
    .word 0xd00e0029 0x80e00780  // ld b32 g14[], $r10 (legal)
    bra good
case81:
    .word 0xd00e0029 0xa0e00780  // st b32 g14[], $r10 (legal)
    bra good
case82:
    .word 0xd000002d 0x40800780  // ld b64 l[], $r11
    bra good
case83:
    .word 0xd000402d 0x60800780  // st b64 l[], $r11
    bra good
case84:
    .word 0xd00e002d 0x80800780  // ld b64 g14[], $r11
    bra good
case85:
    .word 0xd00e002d 0xa0800780  // st b64 g14[], $r11
    bra good
case86:
    .word 0xd000002d 0x40a00780  // ld b128 l[], $r11
    bra good
case87:
    .word 0xd000402d 0x60a00780  // st b128 l[], $r11
    bra good
case88:
    .word 0xd00e002d 0x80a00780  // ld b128 g14[], $r11
    bra good
case89:
    .word 0xd00e002d 0xa0a00780  // st b128 g14[], $r11
    bra good
case90:
    .word 0xd000002d 0x40c00780  // ld b32 l[], $r11 (legal)
    bra good
case91:
    .word 0xd000402d 0x60c00780  // st b32 l[], $r11 (legal)
    bra good
case92:
    .word 0xd00e002d 0x80c00780  // ld b32 g14[], $r11 (legal)
    bra good
case93:
    .word 0xd00e002d 0xa0c00780  // st b32 g14[], $r11 (legal)
    bra good
case94:
    .word 0xd000002d 0x40e00780  // ld b32 l[], $r11 (legal)
    bra good
case95:
    .word 0xd000402d 0x60e00780  // st b32 l[], $r11 (legal)
    bra good
case96:
    .word 0xd00e002d 0x80e00780  // ld b32 g14[], $r11 (legal)
    bra good
case97:
    .word 0xd00e002d 0xa0e00780  // st b32 g14[], $r11 (legal)
    bra good
case98:
    .word 0xd00e0021 0xc0800780  // red add u64, $r8 (legal)
    bra good
case99:
    .word 0xd70a0021 0xe0800784  // exch b64 to $r8 (legal)
    bra good
case100:
    .word 0xd70a0021 0xe0800784  // exch b64 of $r10 (legal)
    bra good
case101:
    .word 0xd00a0021 0xe0830788  // cas b64, new value $r12 (legal)
    bra good
case102:
    .word 0xd00e0025 0xc0800780  // red add u64, $r9
    bra good
case103:
    .word 0xd70a0025 0xe0800784  // exch b64 to $r9
    bra good
case104:
    .word 0xd70b0021 0xe0800784  // exch b64 of $r11
    bra good
case105:
    .word 0xd00a0021 0xe0834788  // cas b64, new value $r13
    bra good
case106:
    .word 0xd00e0021 0xc0400780  // red operation 0, size 2 (legal)
    bra good
case107:
    .word 0xd00a0021 0xe0430780  // atom operation 0, size 2 (legal)
    bra good
case108:
    .word 0xd00e0021 0xc0800780  // red operation 0, size 4 (legal)
    bra good
case109:
    .word 0xd00a0021 0xe0830780  // atom operation 0, size 4 (legal)
    bra good
case110:
    .word 0xd00e0021 0xc0a00780  // red operation 0, size 5
    bra good
case111:
    .word 0xd00a0021 0xe0a30780  // atom operation 0, size 5
    bra good
case112:
    .word 0xd00e0021 0xc0c00780  // red operation 0, size 6 (legal)
    bra good
case113:
    .word 0xd00a0021 0xe0c30780  // atom operation 0, size 6 (legal)
    bra good
case114:
    .word 0xd00e0021 0xc0800784  // red operation 1, size 4 (legal)
    bra good
case115:
    .word 0xd00a0021 0xe0830784  // atom operation 1, size 4 (legal)
    bra good
case116:
    .word 0xd00e0021 0xc0c00784  // red operation 1, size 6 (legal)
    bra good
case117:
    .word 0xd00a0021 0xe0c30784  // atom operation 1, size 6 (legal)
    bra good
case118:
    .word 0xd00e0021 0xc0400788  // red operation 2, size 2
    bra good
case119:
    .word 0xd00a0021 0xe0430788  // atom operation 2, size 2 (legal)
    bra good
case120:
    .word 0xd00e0021 0xc0800788  // red operation 2, size 4
    bra good
case121:
    .word 0xd00a0021 0xe0830788  // atom operation 2, size 4 (legal)
    bra good
case122:
    .word 0xd00e0021 0xc0a00788  // red operation 2, size 5
    bra good
case123:
    .word 0xd00a0021 0xe0a30788  // atom operation 2, size 5
    bra good
case124:
    .word 0xd00e0021 0xc0c00788  // red operation 2, size 6
    bra good
case125:
    .word 0xd00a0021 0xe0c30788  // atom operation 2, size 6 (legal)
    bra good
case126:
    .word 0xd00e0021 0xc040078c  // red operation 3, size 2
    bra good
case127:
    .word 0xd00a0021 0xe043078c  // atom operation 3, size 2
    bra good
case128:
    .word 0xd00e0021 0xc080078c  // red operation 3, size 4
    bra good
case129:
    .word 0xd00a0021 0xe083078c  // atom operation 3, size 4
    bra good
case130:
    .word 0xd00e0021 0xc0a0078c  // red operation 3, size 5
    bra good
case131:
    .word 0xd00a0021 0xe0a3078c  // atom operation 3, size 5
    bra good
case132:
    .word 0xd00e0021 0xc0c0078c  // red operation 3, size 6
    bra good
case133:
    .word 0xd00a0021 0xe0c3078c  // atom operation 3, size 6
    bra good
case134:
    .word 0xd00e0021 0xc0800790  // red operation 4, size 4 (legal)
    bra good
case135:
    .word 0xd00a0021 0xe0830790  // atom operation 4, size 4 (legal)
    bra good
case136:
    .word 0xd00e0021 0xc0c00790  // red operation 4, size 6 (legal)
    bra good
case137:
    .word 0xd00a0021 0xe0c30790  // atom operation 4, size 6 (legal)
    bra good
case138:
    .word 0xd00e0021 0xc0800794  // red operation 5, size 4 (legal)
    bra good
case139:
    .word 0xd00a0021 0xe0830794  // atom operation 5, size 4 (legal)
    bra good
case140:
    .word 0xd00e0021 0xc0c00794  // red operation 5, size 6 (legal)
    bra good
case141:
    .word 0xd00a0021 0xe0c30794  // atom operation 5, size 6 (legal)
    bra good
case142:
    .word 0xd00e0021 0xc0800798  // red operation 6, size 4 (legal)
    bra good
case143:
    .word 0xd00a0021 0xe0830798  // atom operation 6, size 4 (legal)
    bra good
case144:
    .word 0xd00e0021 0xc0c00798  // red operation 6, size 6 (legal)
    bra good
case145:
    .word 0xd00a0021 0xe0c30798  // atom operation 6, size 6 (legal)
    bra good
case146:
    .word 0xd00e0021 0xc080079c  // red operation 7, size 4 (legal)
    bra good
case147:
    .word 0xd00a0021 0xe083079c  // atom operation 7, size 4 (legal)
    bra good
case148:
    .word 0xd00e0021 0xc0c0079c  // red operation 7, size 6 (legal)
    bra good
case149:
    .word 0xd00a0021 0xe0c3079c  // atom operation 7, size 6 (legal)
    bra good
case150:
    .word 0xd00e0021 0xc04007a0  // red operation 8, size 2 (legal)
    bra good
case151:
    .word 0xd00a0021 0xe04307a0  // atom operation 8, size 2 (legal)
    bra good
case152:
    .word 0xd00e0021 0xc08007a0  // red operation 8, size 4 (legal)
    bra good
case153:
    .word 0xd00a0021 0xe08307a0  // atom operation 8, size 4 (legal)
    bra good
case154:
    .word 0xd00e0021 0xc0a007a0  // red operation 8, size 5
    bra good
case155:
    .word 0xd00a0021 0xe0a307a0  // atom operation 8, size 5
    bra good
case156:
    .word 0xd00e0021 0xc0c007a0  // red operation 8, size 6 (legal)
    bra good
case157:
    .word 0xd00a0021 0xe0c307a0  // atom operation 8, size 6 (legal)
    bra good
case158:
    .word 0xd00e0021 0xc08007a4  // red operation 9, size 4 (legal)
    bra good
case159:
    .word 0xd00a0021 0xe08307a4  // atom operation 9, size 4 (legal)
    bra good
case160:
    .word 0xd00e0021 0xc0c007a4  // red operation 9, size 6 (legal)
    bra good
case161:
    .word 0xd00a0021 0xe0c307a4  // atom operation 9, size 6 (legal)
    bra good
case162:
    .word 0xd00e0021 0xc08007a8  // red operation 10, size 4 (legal)
    bra good
case163:
    .word 0xd00a0021 0xe08307a8  // atom operation 10, size 4 (legal)
    bra good
case164:
    .word 0xd00e0021 0xc0c007a8  // red operation 10, size 6 (legal)
    bra good
case165:
    .word 0xd00a0021 0xe0c307a8  // atom operation 10, size 6 (legal)
    bra good
case166:
    .word 0xd00e0021 0xc08007ac  // red operation 11, size 4 (legal)
    bra good
case167:
    .word 0xd00a0021 0xe08307ac  // atom operation 11, size 4 (legal)
    bra good
case168:
    .word 0xd00e0021 0xc0c007ac  // red operation 11, size 6 (legal)
    bra good
case169:
    .word 0xd00a0021 0xe0c307ac  // atom operation 11, size 6 (legal)
    bra good
case170:
    .word 0xd00e0021 0xc08007b0  // red operation 12, size 4 (legal)
    bra good
case171:
    .word 0xd00a0021 0xe08307b0  // atom operation 12, size 4 (legal)
    bra good
case172:
    .word 0xd00e0021 0xc0c007b0  // red operation 12, size 6 (legal)
    bra good
case173:
    .word 0xd00a0021 0xe0c307b0  // atom operation 12, size 6 (legal)
    bra good
case174:
    .word 0xd00e0021 0xc08007b4  // red operation 13, size 4 (legal)
    bra good
case175:
    .word 0xd00a0021 0xe08307b4  // atom operation 13, size 4 (legal)
    bra good
case176:
    .word 0xd00e0021 0xc0c007b4  // red operation 13, size 6 (legal)
    bra good
case177:
    .word 0xd00a0021 0xe0c307b4  // atom operation 13, size 6 (legal)
    bra good
case178:
    .word 0xd00e0021 0xc08007b8  // red operation 14, size 4 (legal)
    bra good
case179:
    .word 0xd00a0021 0xe08307b8  // atom operation 14, size 4 (legal)
    bra good
case180:
    .word 0xd00e0021 0xc0c007b8  // red operation 14, size 6 (legal)
    bra good
case181:
    .word 0xd00a0021 0xe0c307b8  // atom operation 14, size 6 (legal)
    bra good
case182:
    .word 0xd00e0021 0xc08007bc  // red operation 15, size 4 (legal)
    bra good
case183:
    .word 0xd00a0021 0xe08307bc  // atom operation 15, size 4 (legal)
    bra good
case184:
    .word 0xd00e0021 0xc0c007bc  // red operation 15, size 6 (legal)
    bra good
case185:
    .word 0xd00a0021 0xe0c307bc  // atom operation 15, size 6 (legal)
    bra good
good:
    exit st b32 g14[$r1] $r2
