// A 16-bit operand is no 32-bit one in s[]; all other modes of 16- and 32-bit ones: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.tags short
.grid 235 1
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
    case180 case181 case182 case183 case184 case185 case186 case187 case188 case189 case190 case191 \
    case192 case193 case194 case195 case196 case197 case198 case199 case200 case201 case202 case203 \
    case204 case205 case206 case207 case208 case209 case210 case211 case212 case213 case214 case215 \
    case216 case217 case218 case219 case220 case221 case222 case223 case224 case225 case226 case227 \
    case228 case229 case230 case231 case232 case233 case234
.const 0 0x1000: good
.expect global 0x1000: 2 2 2 1 2 2 2 2 2 1 2 2 2 2 1 2 2 1 2 2 2 2 2 2 1 2 2 1 2 2 1 2 2 2 2 2 2 1 2 2 \
    1 2 2 2 2 1 2 2 1 2 2 2 2 1 2 2 1 2 2 2 2 1 2 2 1 2 2 2 2 2 1 2 2 2 1 2 2 2 2 1 \
    2 2 1 2 2 1 2 2 2 2 2 1 2 2 2 2 2 2 1 2 2 1 2 2 2 2 2 2 1 2 2 1 2 2 2 2 2 2 1 2 \
    2 2 2 2 1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1 2 2 2 2 2 2 2 2 2 2 1 1 2 \
    2 2 2 2 2 2 2 1 1 2 2 2 2 1 1 2 2 2 2 1 1 2 2 2 2 1 1 2 2 2 2 2 2 1 2 2 1 2 2 2 \
    2 2 2 1 1 2 2 2 2 1 1 2 2 2 2 1 1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
.expect trap ILLEGAL_MEMORY_SIZE

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

    // An operand in s[]: its mode against the type of the source (sheet 2.5). Long form
case0:
    .word 0x100a0821 0x0023c780  // mov b16, u8 s[] (legal)
    bra good
case1:
    .word 0x100a4821 0x0023c780  // mov b16, u16 s[] (legal)
    bra good
case2:
    .word 0x100a8821 0x0023c780  // mov b16, s16 s[] (legal)
    bra good
case3:
    .word 0x100ac821 0x0023c780  // mov b16, b32 s[]
    bra good
case4:
    .word 0x100a8821 0x0423c780  // mov b32, s16 s[] (legal)
    bra good
case5:
    .word 0x100ac821 0x0423c780  // mov b32, b32 s[] (legal)
    bra good
case6:
    .word 0x200a0821 0x0022c780  // add b16, u8 s[] (legal)
    bra good
case7:
    .word 0x200a4821 0x0022c780  // add b16, u16 s[] (legal)
    bra good
case8:
    .word 0x200a8821 0x0022c780  // add b16, s16 s[] (legal)
    bra good
case9:
    .word 0x200ac821 0x0022c780  // add b16, b32 s[]
    bra good
case10:
    .word 0x200a8821 0x0422c780  // add b32, s16 s[] (legal)
    bra good
case11:
    .word 0x200ac821 0x0422c780  // add b32, b32 s[] (legal)
    bra good
case12:
    .word 0x400a0821 0x00200780  // mul u16, u8 s[] (legal)
    bra good
case13:
    .word 0x400a4821 0x00200780  // mul u16, u16 s[] (legal)
    bra good
case14:
    .word 0x400ac821 0x00200780  // mul u16, b32 s[]
    bra good
case15:
    .word 0x400a0821 0x00208780  // mul s16, u8 s[] (legal)
    bra good
case16:
    .word 0x400a8821 0x00208780  // mul s16, s16 s[] (legal)
    bra good
case17:
    .word 0x400ac821 0x00208780  // mul s16, b32 s[]
    bra good
case18:
    .word 0x400a8821 0x00210780  // mul u24, s16 s[] (legal)
    bra good
case19:
    .word 0x400ac821 0x00210780  // mul u24, b32 s[] (legal)
    bra good
case20:
    .word 0x400a8821 0x00218780  // mul s24, s16 s[] (legal)
    bra good
case21:
    .word 0x400ac821 0x00218780  // mul s24, b32 s[] (legal)
    bra good
case22:
    .word 0x600a0821 0x0022c780  // mad u16, u8 s[] (legal)
    bra good
case23:
    .word 0x600a4821 0x0022c780  // mad u16, u16 s[] (legal)
    bra good
case24:
    .word 0x600ac821 0x0022c780  // mad u16, b32 s[]
    bra good
case25:
    .word 0x600a0821 0x2022c780  // mad s16, u8 s[] (legal)
    bra good
case26:
    .word 0x600a8821 0x2022c780  // mad s16, s16 s[] (legal)
    bra good
case27:
    .word 0x600ac821 0x2022c780  // mad s16, b32 s[]
    bra good
case28:
    .word 0x600a0821 0x4022c780  // mad s16 sat, u8 s[] (legal)
    bra good
case29:
    .word 0x600a8821 0x4022c780  // mad s16 sat, s16 s[] (legal)
    bra good
case30:
    .word 0x600ac821 0x4022c780  // mad s16 sat, b32 s[]
    bra good
case31:
    .word 0x600a8821 0x6022c780  // mad u24, s16 s[] (legal)
    bra good
case32:
    .word 0x600ac821 0x6022c780  // mad u24, b32 s[] (legal)
    bra good
case33:
    .word 0x700a8821 0x0022c780  // mad s24 high sat, s16 s[] (legal)
    bra good
case34:
    .word 0x700ac821 0x0022c780  // mad s24 high sat, b32 s[] (legal)
    bra good
case35:
    .word 0x500a0821 0x0022c780  // sad u16, u8 s[] (legal)
    bra good
case36:
    .word 0x500a4821 0x0022c780  // sad u16, u16 s[] (legal)
    bra good
case37:
    .word 0x500ac821 0x0022c780  // sad u16, b32 s[]
    bra good
case38:
    .word 0x500a0821 0x0822c780  // sad s16, u8 s[] (legal)
    bra good
case39:
    .word 0x500a8821 0x0822c780  // sad s16, s16 s[] (legal)
    bra good
case40:
    .word 0x500ac821 0x0822c780  // sad s16, b32 s[]
    bra good
case41:
    .word 0x500a8821 0x0422c780  // sad u32, s16 s[] (legal)
    bra good
case42:
    .word 0x500ac821 0x0422c780  // sad u32, b32 s[] (legal)
    bra good
case43:
    .word 0x300a0821 0x60204780  // set u16, u8 s[] (legal)
    bra good
case44:
    .word 0x300a4821 0x60204780  // set u16, u16 s[] (legal)
    bra good
case45:
    .word 0x300ac821 0x60204780  // set u16, b32 s[]
    bra good
case46:
    .word 0x300a0821 0x68204780  // set s16, u8 s[] (legal)
    bra good
case47:
    .word 0x300a8821 0x68204780  // set s16, s16 s[] (legal)
    bra good
case48:
    .word 0x300ac821 0x68204780  // set s16, b32 s[]
    bra good
case49:
    .word 0x300a8821 0x6c204780  // set s32, s16 s[] (legal)
    bra good
case50:
    .word 0x300ac821 0x6c204780  // set s32, b32 s[] (legal)
    bra good
case51:
    .word 0x300a0821 0x80200780  // max u16, u8 s[] (legal)
    bra good
case52:
    .word 0x300a4821 0x80200780  // max u16, u16 s[] (legal)
    bra good
case53:
    .word 0x300ac821 0x80200780  // max u16, b32 s[]
    bra good
case54:
    .word 0x300a0821 0x88200780  // max s16, u8 s[] (legal)
    bra good
case55:
    .word 0x300a8821 0x88200780  // max s16, s16 s[] (legal)
    bra good
case56:
    .word 0x300ac821 0x88200780  // max s16, b32 s[]
    bra good
case57:
    .word 0x300a8821 0x84200780  // max u32, s16 s[] (legal)
    bra good
case58:
    .word 0x300ac821 0x84200780  // max u32, b32 s[] (legal)
    bra good
case59:
    .word 0x300a0821 0xa0200780  // min u16, u8 s[] (legal)
    bra good
case60:
    .word 0x300a4821 0xa0200780  // min u16, u16 s[] (legal)
    bra good
case61:
    .word 0x300ac821 0xa0200780  // min u16, b32 s[]
    bra good
case62:
    .word 0x300a0821 0xa8200780  // min s16, u8 s[] (legal)
    bra good
case63:
    .word 0x300a8821 0xa8200780  // min s16, s16 s[] (legal)
    bra good
case64:
    .word 0x300ac821 0xa8200780  // min s16, b32 s[]
    bra good
case65:
    .word 0x300a8821 0xac200780  // min s32, s16 s[] (legal)
    bra good
case66:
    .word 0x300ac821 0xac200780  // min s32, b32 s[] (legal)
    bra good
case67:
    .word 0x300a0821 0xc0200780  // shl b16, u8 s[] (legal)
    bra good
case68:
    .word 0x300a4821 0xc0200780  // shl b16, u16 s[] (legal)
    bra good
case69:
    .word 0x300a8821 0xc0200780  // shl b16, s16 s[] (legal)
    bra good
case70:
    .word 0x300ac821 0xc0200780  // shl b16, b32 s[]
    bra good
case71:
    .word 0x300a0821 0xc0300780  // shl b16, a constant, u8 s[] (legal)
    bra good
case72:
    .word 0x300a4821 0xc0300780  // shl b16, a constant, u16 s[] (legal)
    bra good
case73:
    .word 0x300a8821 0xc0300780  // shl b16, a constant, s16 s[] (legal)
    bra good
case74:
    .word 0x300ac821 0xc0300780  // shl b16, a constant, b32 s[]
    bra good
case75:
    .word 0x300a8821 0xc4200780  // shl b32, s16 s[] (legal)
    bra good
case76:
    .word 0x300ac821 0xc4200780  // shl b32, b32 s[] (legal)
    bra good
case77:
    .word 0x300a0821 0xe0200780  // shr u16, u8 s[] (legal)
    bra good
case78:
    .word 0x300a4821 0xe0200780  // shr u16, u16 s[] (legal)
    bra good
case79:
    .word 0x300ac821 0xe0200780  // shr u16, b32 s[]
    bra good
case80:
    .word 0x300a0821 0xe8200780  // shr s16, u8 s[] (legal)
    bra good
case81:
    .word 0x300a8821 0xe8200780  // shr s16, s16 s[] (legal)
    bra good
case82:
    .word 0x300ac821 0xe8200780  // shr s16, b32 s[]
    bra good
case83:
    .word 0x300a0821 0xe8300780  // shr s16, a constant, u8 s[] (legal)
    bra good
case84:
    .word 0x300a8821 0xe8300780  // shr s16, a constant, s16 s[] (legal)
    bra good
case85:
    .word 0x300ac821 0xe8300780  // shr s16, a constant, b32 s[]
    bra good
case86:
    .word 0x300a8821 0xe4200780  // shr u32, s16 s[] (legal)
    bra good
case87:
    .word 0x300ac821 0xe4200780  // shr u32, b32 s[] (legal)
    bra good
case88:
    .word 0xd00a0821 0x00200780  // and b16, u8 s[] (legal)
    bra good
case89:
    .word 0xd00a4821 0x00200780  // and b16, u16 s[] (legal)
    bra good
case90:
    .word 0xd00a8821 0x00200780  // and b16, s16 s[] (legal)
    bra good
case91:
    .word 0xd00ac821 0x00200780  // and b16, b32 s[]
    bra good
case92:
    .word 0xd00a8821 0x04200780  // and b32, s16 s[] (legal)
    bra good
case93:
    .word 0xd00ac821 0x04200780  // and b32, b32 s[] (legal)
    bra good
case94:
    .word 0x00028805 0xc0200780  // shl $a1, s16 s[] (legal)
    bra good
case95:
    .word 0x0002c805 0xc0200780  // shl $a1, b32 s[] (legal)
    bra good
case96:
    .word 0xa00a0821 0x04200780  // i2i u32 u16, u8 s[] (legal)
    bra good
case97:
    .word 0xa00a4821 0x04200780  // i2i u32 u16, u16 s[] (legal)
    bra good
case98:
    .word 0xa00ac821 0x04200780  // i2i u32 u16, b32 s[]
    bra good
case99:
    .word 0xa00a0821 0x04210780  // i2i u32 s16, u8 s[] (legal)
    bra good
case100:
    .word 0xa00a8821 0x04210780  // i2i u32 s16, s16 s[] (legal)
    bra good
case101:
    .word 0xa00ac821 0x04210780  // i2i u32 s16, b32 s[]
    bra good
case102:
    .word 0xa00a0821 0x00208780  // i2i u16 u8 of a half, u8 s[] (legal)
    bra good
case103:
    .word 0xa00a0821 0x0421c780  // i2i u32 s8 of a word, u8 s[] (legal)
    bra good
case104:
    .word 0xa00a8821 0x04204780  // i2i u32 u32, s16 s[] (legal)
    bra good
case105:
    .word 0xa00ac821 0x04204780  // i2i u32 u32, b32 s[] (legal)
    bra good
case106:
    .word 0xa00a0821 0x44200780  // i2f f32 u16, u8 s[] (legal)
    bra good
case107:
    .word 0xa00a4821 0x44200780  // i2f f32 u16, u16 s[] (legal)
    bra good
case108:
    .word 0xa00ac821 0x44200780  // i2f f32 u16, b32 s[]
    bra good
case109:
    .word 0xa00a0821 0x44210780  // i2f f32 s16, u8 s[] (legal)
    bra good
case110:
    .word 0xa00a8821 0x44210780  // i2f f32 s16, s16 s[] (legal)
    bra good
case111:
    .word 0xa00ac821 0x44210780  // i2f f32 s16, b32 s[]
    bra good
case112:
    .word 0xa00a0821 0x44218780  // i2f f32 s8, u8 s[] (legal)
    bra good
case113:
    .word 0xa00a8821 0x40204780  // i2f f16 u32, s16 s[] (legal)
    bra good
case114:
    .word 0xa00ac821 0x40204780  // i2f f16 u32, b32 s[] (legal)
    bra good
case115:
    .word 0xa00a0821 0x84200780  // f2i u32 f16, u8 s[] (legal)
    bra good
case116:
    .word 0xa00a4821 0x84200780  // f2i u32 f16, u16 s[] (legal)
    bra good
case117:
    .word 0xa00a8821 0x84200780  // f2i u32 f16, s16 s[] (legal)
    bra good
case118:
    .word 0xa00ac821 0x84200780  // f2i u32 f16, b32 s[]
    bra good
case119:
    .word 0xa00a8821 0x88204780  // f2i s16 f32, s16 s[] (legal)
    bra good
case120:
    .word 0xa00ac821 0x88204780  // f2i s16 f32, b32 s[] (legal)
    bra good
case121:
    .word 0xa00a0821 0xc4200780  // f2f f32 f16, u8 s[] (legal)
    bra good
case122:
    .word 0xa00a4821 0xc4200780  // f2f f32 f16, u16 s[] (legal)
    bra good
case123:
    .word 0xa00a8821 0xc4200780  // f2f f32 f16, s16 s[] (legal)
    bra good
case124:
    .word 0xa00ac821 0xc4200780  // f2f f32 f16, b32 s[]
    bra good
case125:
    .word 0xa00a8821 0xc4204780  // f2f f32 f32, s16 s[] (legal)
    bra good
case126:
    .word 0xa00ac821 0xc4204780  // f2f f32 f32, b32 s[] (legal)
    bra good
case127:
    .word 0xb00a8821 0x0022c780  // add f32, s16 s[] (legal)
    bra good
case128:
    .word 0xb00ac821 0x0022c780  // add f32, b32 s[] (legal)
    bra good
case129:
    .word 0xb00a8821 0x60204780  // set f32, s16 s[] (legal)
    bra good
case130:
    .word 0xb00ac821 0x60204780  // set f32, b32 s[] (legal)
    bra good
case131:
    .word 0xb00a8821 0x80200780  // max f32, s16 s[] (legal)
    bra good
case132:
    .word 0xb00ac821 0x80200780  // max f32, b32 s[] (legal)
    bra good
case133:
    .word 0xb00a8821 0xa0200780  // min f32, s16 s[] (legal)
    bra good
case134:
    .word 0xb00ac821 0xa0200780  // min f32, b32 s[] (legal)
    bra good
case135:
    .word 0xb00a8821 0xc0200780  // presin, s16 s[] (legal)
    bra good
case136:
    .word 0xb00ac821 0xc0200780  // presin, b32 s[] (legal)
    bra good
case137:
    .word 0xc00a8821 0x00200780  // mul f32, s16 s[] (legal)
    bra good
case138:
    .word 0xc00ac821 0x00200780  // mul f32, b32 s[] (legal)
    bra good
case139:
    .word 0xc00a8821 0x4022c780  // slct f32, s16 s[] (legal)
    bra good
case140:
    .word 0xc00ac821 0x4022c780  // slct f32, b32 s[] (legal)
    bra good
case141:
    .word 0xe00a8821 0x0022c780  // mad f32, s16 s[] (legal)
    bra good
case142:
    .word 0xe00ac821 0x0022c780  // mad f32, b32 s[] (legal)
    bra good

    // Short and immediate form; s[] beside c[] is none
case143:
    .word 0x110b0440 0x10008000  // mov b16, u8 s[] (legal)
    bra good
case144:
    .word 0x110b2440 0x10008000  // mov b16, u16 s[] (legal)
    bra good
case145:
    .word 0x110b4440 0x10008000  // mov b16, s16 s[] (legal)
    bra good
case146:
    .word 0x110b6440 0x10008000  // mov b16, b32 s[]
    bra good
case147:
    .word 0x11810420 0x10008000  // mov b16, s[] and the bit of c[] (legal)
    bra good
case148:
    .word 0x110be420 0x10008000  // mov b32, b32 s[] (legal)
    bra good
case149:
    .word 0x110ba420 0x10008000  // mov b32, u16 s[] (legal)
    bra good
case150:
    .word 0x11818420 0x10008000  // mov b32, s[] and the bit of c[] (legal)
    bra good
case151:
    .word 0x210b0440 0x10008000  // add b16, u8 s[] (legal)
    bra good
case152:
    .word 0x21020421 0x00000007  // add b16, u8 s[] and an immediate (legal)
    bra good
case153:
    .word 0x210b2440 0x10008000  // add b16, u16 s[] (legal)
    bra good
case154:
    .word 0x21022421 0x00000007  // add b16, u16 s[] and an immediate (legal)
    bra good
case155:
    .word 0x210b4440 0x10008000  // add b16, s16 s[] (legal)
    bra good
case156:
    .word 0x21024421 0x00000007  // add b16, s16 s[] and an immediate (legal)
    bra good
case157:
    .word 0x210b6440 0x10008000  // add b16, b32 s[]
    bra good
case158:
    .word 0x21026421 0x00000007  // add b16, b32 s[] and an immediate
    bra good
case159:
    .word 0x210be420 0x10008000  // add b32, b32 s[] (legal)
    bra good
case160:
    .word 0x2102e421 0x00000007  // add b32, b32 s[] and an immediate (legal)
    bra good
case161:
    .word 0x210ba420 0x10008000  // add b32, u16 s[] (legal)
    bra good
case162:
    .word 0x2102a421 0x00000007  // add b32, u16 s[] and an immediate (legal)
    bra good
case163:
    .word 0x410b0440 0x10008000  // mul u16 u16, u8 s[] (legal)
    bra good
case164:
    .word 0x41020421 0x00000007  // mul u16 u16, u8 s[] and an immediate (legal)
    bra good
case165:
    .word 0x410b2440 0x10008000  // mul u16 u16, u16 s[] (legal)
    bra good
case166:
    .word 0x41022421 0x00000007  // mul u16 u16, u16 s[] and an immediate (legal)
    bra good
case167:
    .word 0x410b6440 0x10008000  // mul u16 u16, b32 s[]
    bra good
case168:
    .word 0x41026421 0x00000007  // mul u16 u16, b32 s[] and an immediate
    bra good
case169:
    .word 0x410b0540 0x10008000  // mul u16 s16, u8 s[] (legal)
    bra good
case170:
    .word 0x41020521 0x00000007  // mul u16 s16, u8 s[] and an immediate (legal)
    bra good
case171:
    .word 0x410b2540 0x10008000  // mul u16 s16, u16 s[] (legal)
    bra good
case172:
    .word 0x41022521 0x00000007  // mul u16 s16, u16 s[] and an immediate (legal)
    bra good
case173:
    .word 0x410b6540 0x10008000  // mul u16 s16, b32 s[]
    bra good
case174:
    .word 0x41026521 0x00000007  // mul u16 s16, b32 s[] and an immediate
    bra good
case175:
    .word 0x410b8440 0x10008000  // mul s16 u16, u8 s[] (legal)
    bra good
case176:
    .word 0x41028421 0x00000007  // mul s16 u16, u8 s[] and an immediate (legal)
    bra good
case177:
    .word 0x410bc440 0x10008000  // mul s16 u16, s16 s[] (legal)
    bra good
case178:
    .word 0x4102c421 0x00000007  // mul s16 u16, s16 s[] and an immediate (legal)
    bra good
case179:
    .word 0x410be440 0x10008000  // mul s16 u16, b32 s[]
    bra good
case180:
    .word 0x4102e421 0x00000007  // mul s16 u16, b32 s[] and an immediate
    bra good
case181:
    .word 0x410b8540 0x10008000  // mul s16 s16, u8 s[] (legal)
    bra good
case182:
    .word 0x41028521 0x00000007  // mul s16 s16, u8 s[] and an immediate (legal)
    bra good
case183:
    .word 0x410bc540 0x10008000  // mul s16 s16, s16 s[] (legal)
    bra good
case184:
    .word 0x4102c521 0x00000007  // mul s16 s16, s16 s[] and an immediate (legal)
    bra good
case185:
    .word 0x410be540 0x10008000  // mul s16 s16, b32 s[]
    bra good
case186:
    .word 0x4102e521 0x00000007  // mul s16 s16, b32 s[] and an immediate
    bra good
case187:
    .word 0x414b6420 0x10008000  // mul u24, b32 s[] (legal)
    bra good
case188:
    .word 0x41426421 0x00000007  // mul u24, b32 s[] and an immediate (legal)
    bra good
case189:
    .word 0x414b2420 0x10008000  // mul u24, u16 s[] (legal)
    bra good
case190:
    .word 0x41422421 0x00000007  // mul u24, u16 s[] and an immediate (legal)
    bra good
case191:
    .word 0x510b0440 0x10008000  // sad u16, u8 s[] (legal)
    bra good
case192:
    .word 0x510b2440 0x10008000  // sad u16, u16 s[] (legal)
    bra good
case193:
    .word 0x510b6440 0x10008000  // sad u16, b32 s[]
    bra good
case194:
    .word 0x510b0540 0x10008000  // sad s16, u8 s[] (legal)
    bra good
case195:
    .word 0x510b4540 0x10008000  // sad s16, s16 s[] (legal)
    bra good
case196:
    .word 0x510b6540 0x10008000  // sad s16, b32 s[]
    bra good
case197:
    .word 0x510be520 0x10008000  // sad s32, b32 s[] (legal)
    bra good
case198:
    .word 0x510ba520 0x10008000  // sad s32, u16 s[] (legal)
    bra good
case199:
    .word 0x610b0440 0x10008000  // mad u16, u8 s[] (legal)
    bra good
case200:
    .word 0x61020421 0x00000007  // mad u16, u8 s[] and an immediate (legal)
    bra good
case201:
    .word 0x610b2440 0x10008000  // mad u16, u16 s[] (legal)
    bra good
case202:
    .word 0x61022421 0x00000007  // mad u16, u16 s[] and an immediate (legal)
    bra good
case203:
    .word 0x610b6440 0x10008000  // mad u16, b32 s[]
    bra good
case204:
    .word 0x61026421 0x00000007  // mad u16, b32 s[] and an immediate
    bra good
case205:
    .word 0x610b0540 0x10008000  // mad s16, u8 s[] (legal)
    bra good
case206:
    .word 0x61020521 0x00000007  // mad s16, u8 s[] and an immediate (legal)
    bra good
case207:
    .word 0x610b4540 0x10008000  // mad s16, s16 s[] (legal)
    bra good
case208:
    .word 0x61024521 0x00000007  // mad s16, s16 s[] and an immediate (legal)
    bra good
case209:
    .word 0x610b6540 0x10008000  // mad s16, b32 s[]
    bra good
case210:
    .word 0x61026521 0x00000007  // mad s16, b32 s[] and an immediate
    bra good
case211:
    .word 0x610b8440 0x10008000  // mad s16 sat, u8 s[] (legal)
    bra good
case212:
    .word 0x61028421 0x00000007  // mad s16 sat, u8 s[] and an immediate (legal)
    bra good
case213:
    .word 0x610bc440 0x10008000  // mad s16 sat, s16 s[] (legal)
    bra good
case214:
    .word 0x6102c421 0x00000007  // mad s16 sat, s16 s[] and an immediate (legal)
    bra good
case215:
    .word 0x610be440 0x10008000  // mad s16 sat, b32 s[]
    bra good
case216:
    .word 0x6102e421 0x00000007  // mad s16 sat, b32 s[] and an immediate
    bra good
case217:
    .word 0x610be520 0x10008000  // mad u24, b32 s[] (legal)
    bra good
case218:
    .word 0x6102e521 0x00000007  // mad u24, b32 s[] and an immediate (legal)
    bra good
case219:
    .word 0x610ba520 0x10008000  // mad u24, u16 s[] (legal)
    bra good
case220:
    .word 0x6102a521 0x00000007  // mad u24, u16 s[] and an immediate (legal)
    bra good
case221:
    .word 0xb10b6420 0x10008000  // add f32, b32 s[] (legal)
    bra good
case222:
    .word 0xb1026421 0x00000007  // add f32, b32 s[] and an immediate (legal)
    bra good
case223:
    .word 0xb10b2420 0x10008000  // add f32, u16 s[] (legal)
    bra good
case224:
    .word 0xb1022421 0x00000007  // add f32, u16 s[] and an immediate (legal)
    bra good
case225:
    .word 0xc10b6420 0x10008000  // mul f32, b32 s[] (legal)
    bra good
case226:
    .word 0xc1026421 0x00000007  // mul f32, b32 s[] and an immediate (legal)
    bra good
case227:
    .word 0xc10b2420 0x10008000  // mul f32, u16 s[] (legal)
    bra good
case228:
    .word 0xc1022421 0x00000007  // mul f32, u16 s[] and an immediate (legal)
    bra good
case229:
    .word 0xe10b6420 0x10008000  // mad f32, b32 s[] (legal)
    bra good
case230:
    .word 0xe1026421 0x00000007  // mad f32, b32 s[] and an immediate (legal)
    bra good
case231:
    .word 0xe10b2420 0x10008000  // mad f32, u16 s[] (legal)
    bra good
case232:
    .word 0xe1022421 0x00000007  // mad f32, u16 s[] and an immediate (legal)
    bra good
case233:
    .word 0x91801220 0x10008000  // rcp, the bits of s[] and c[] (legal)
    bra good
case234:
    .word 0x20819220 0x10008000  // add b32, c[] (legal)
    bra good
good:
    exit st b32 g14[$r1] $r2
