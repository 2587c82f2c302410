// What the opcode map does not have; s[] beside c[]; jumps out of the program: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.tags short
.grid 120 1
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
    case108 case109 case110 case111 0x800000 0x400000 0x200000 0x100000 0x80000 0x40000 0x20000 0x10000
.const 0 0x1000: good
.expect global 0x1000: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
    1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
    1 1 1 1 1 2 2 1 1 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
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

    // Short and immediate form; s[] beside c[] is none
case0:
    .word 0x21810420 0x10008000  // add b16, s[] and c[]
    bra good
case1:
    .word 0x21818420 0x10008000  // add b32, s[] and c[]
    bra good
case2:
    .word 0x41810420 0x10008000  // mul u16 u16, s[] and c[]
    bra good
case3:
    .word 0x41810520 0x10008000  // mul u16 s16, s[] and c[]
    bra good
case4:
    .word 0x41818420 0x10008000  // mul s16 u16, s[] and c[]
    bra good
case5:
    .word 0x41818520 0x10008000  // mul s16 s16, s[] and c[]
    bra good
case6:
    .word 0x41c10420 0x10008000  // mul u24, s[] and c[]
    bra good
case7:
    .word 0x51810420 0x10008000  // sad u16, s[] and c[]
    bra good
case8:
    .word 0x51810520 0x10008000  // sad s16, s[] and c[]
    bra good
case9:
    .word 0x51818520 0x10008000  // sad s32, s[] and c[]
    bra good
case10:
    .word 0x61810420 0x10008000  // mad u16, s[] and c[]
    bra good
case11:
    .word 0x61810520 0x10008000  // mad s16, s[] and c[]
    bra good
case12:
    .word 0x61818420 0x10008000  // mad s16 sat, s[] and c[]
    bra good
case13:
    .word 0x61818520 0x10008000  // mad u24, s[] and c[]
    bra good
case14:
    .word 0xb1810420 0x10008000  // add f32, s[] and c[]
    bra good
case15:
    .word 0xc1810420 0x10008000  // mul f32, s[] and c[]
    bra good
case16:
    .word 0xe1810420 0x10008000  // mad f32, s[] and c[]
    bra good

    // What is no instruction (the map of sheet 3)
case17:
    .word 0x100c1421 0x80000780  // P 1 S 4
    bra good
case18:
    .word 0x100c1421 0xa0000780  // P 1 S 5
    bra good
case19:
    .word 0x100c1421 0xc0000780  // P 1 S 6
    bra good
case20:
    .word 0x100c1421 0xe0000780  // P 1 S 7
    bra good
case21:
    .word 0x200c1421 0x20000780  // P 2 S 1
    bra good
case22:
    .word 0x200c1421 0x40000780  // P 2 S 2
    bra good
case23:
    .word 0x200c1421 0x60000780  // P 2 S 3
    bra good
case24:
    .word 0x200c1421 0x80000780  // P 2 S 4
    bra good
case25:
    .word 0x200c1421 0xa0000780  // P 2 S 5
    bra good
case26:
    .word 0x200c1421 0xc0000780  // P 2 S 6
    bra good
case27:
    .word 0x200c1421 0xe0000780  // P 2 S 7
    bra good
case28:
    .word 0x300c1421 0x20000780  // P 3 S 1
    bra good
case29:
    .word 0x300c1421 0x40000780  // P 3 S 2
    bra good
case30:
    .word 0x400c1421 0x20000780  // P 4 S 1
    bra good
case31:
    .word 0x400c1421 0x40000780  // P 4 S 2
    bra good
case32:
    .word 0x400c1421 0x60000780  // P 4 S 3
    bra good
case33:
    .word 0x400c1421 0x80000780  // P 4 S 4
    bra good
case34:
    .word 0x400c1421 0xa0000780  // P 4 S 5
    bra good
case35:
    .word 0x400c1421 0xc0000780  // P 4 S 6
    bra good
case36:
    .word 0x400c1421 0xe0000780  // P 4 S 7
    bra good
case37:
    .word 0x500c1421 0x20000780  // P 5 S 1
    bra good
case38:
    .word 0x500c1421 0x40000780  // P 5 S 2
    bra good
case39:
    .word 0x500c1421 0x60000780  // P 5 S 3
    bra good
case40:
    .word 0x500c1421 0x80000780  // P 5 S 4
    bra good
case41:
    .word 0x500c1421 0xa0000780  // P 5 S 5
    bra good
case42:
    .word 0x500c1421 0xc0000780  // P 5 S 6
    bra good
case43:
    .word 0x500c1421 0xe0000780  // P 5 S 7
    bra good
case44:
    .word 0x800c1421 0x20000780  // P 8 S 1
    bra good
case45:
    .word 0x800c1421 0x40000780  // P 8 S 2
    bra good
case46:
    .word 0x800c1421 0x60000780  // P 8 S 3
    bra good
case47:
    .word 0x800c1421 0x80000780  // P 8 S 4
    bra good
case48:
    .word 0x800c1421 0xa0000780  // P 8 S 5
    bra good
case49:
    .word 0x800c1421 0xc0000780  // P 8 S 6
    bra good
case50:
    .word 0x800c1421 0xe0000780  // P 8 S 7
    bra good
case51:
    .word 0x900c1421 0x20000780  // P 9 S 1
    bra good
case52:
    .word 0x900c1421 0xe0000780  // P 9 S 7
    bra good
case53:
    .word 0xb00c1421 0x40000780  // P b S 2
    bra good
case54:
    .word 0xb00c1421 0xe0000780  // P b S 7
    bra good
case55:
    .word 0xc00c1421 0x20000780  // P c S 1
    bra good
case56:
    .word 0xc00c1421 0xa0000780  // P c S 5
    bra good
case57:
    .word 0xc00c1421 0xc0000780  // P c S 6
    bra good
case58:
    .word 0xc00c1421 0xe0000780  // P c S 7
    bra good
case59:
    .word 0xf00c1421 0xa0000780  // P f S 5
    bra good
case60:
    .word 0x000a1220 0x10008000  // short P 0
    bra good
case61:
    .word 0xa00a1220 0x10008000  // short P a
    bra good
case62:
    .word 0xd00a1220 0x10008000  // short P d
    bra good
case63:
    .word 0x00231221 0x00000013  // immediate P 0
    bra good
case64:
    .word 0x50231221 0x00000013  // immediate P 5
    bra good
case65:
    .word 0x80231221 0x00000013  // immediate P 8
    bra good
case66:
    .word 0x90231221 0x00000013  // immediate P 9
    bra good
case67:
    .word 0xa0231221 0x00000013  // immediate P a
    bra good
case68:
    .word 0xf0231221 0x00000013  // immediate P f
    bra good
case69:
    .word 0x00000002 0x10008000  // short control P 0
    bra good
case70:
    .word 0x10000002 0x10008000  // short control P 1
    bra good
case71:
    .word 0x20000002 0x10008000  // short control P 2
    bra good
case72:
    .word 0x30000002 0x10008000  // short control P 3
    bra good
case73:
    .word 0x40000002 0x10008000  // short control P 4
    bra good
case74:
    .word 0x50000002 0x10008000  // short control P 5
    bra good
case75:
    .word 0x60000002 0x10008000  // short control P 6
    bra good
case76:
    .word 0x70000002 0x10008000  // short control P 7
    bra good
case77:
    .word 0x80000002 0x10008000  // short control P 8
    bra good
case78:
    .word 0xa0000002 0x10008000  // short control P a
    bra good
case79:
    .word 0xc0000002 0x10008000  // short control P c
    bra good
case80:
    .word 0xd0000002 0x10008000  // short control P d
    bra good
case81:
    .word 0xe0000002 0x10008000  // short control P e
    bra good
case82:
    .word 0xf0000002 0x10008000  // short control P f
    bra good
case83:
    .word 0xe0000003 0x00000780  // control P e
    bra good
case84:
    .word 0xf0000003 0x00000780  // control P f
    bra good
case85:
    .word 0xb0000002 0x10008000  // short brkpt (legal)
    bra good
case86:
    .word 0xb0000003 0x00000780  // brkpt (legal)
    bra good
case87:
    .word 0x10000001 0x60000780  // vote 0
    bra good
case88:
    .word 0x10000601 0x60000780  // vote 3
    bra good
case89:
    .word 0x10000201 0x60000780  // vote 1 (legal)
    bra good
case90:
    .word 0x10000401 0x60000780  // vote 2 (legal)
    bra good
case91:
    .word 0xf0000021 0x60030780  // texture operation S3 3
    bra good
case92:
    .word 0xf0000021 0x60040780  // texture operation S3 4
    bra good
case93:
    .word 0xf0000021 0x60050780  // texture operation S3 5
    bra good
case94:
    .word 0xf0000021 0x60060780  // texture operation S3 6
    bra good
case95:
    .word 0xf0000021 0x60070780  // texture operation S3 7
    bra good
case96:
    .word 0xf0000021 0x60080780  // texture operation S3 8
    bra good
case97:
    .word 0xf0000021 0x60090780  // texture operation S3 9
    bra good
case98:
    .word 0xf0000021 0x600a0780  // texture operation S3 10
    bra good
case99:
    .word 0xf0000021 0x600b0780  // texture operation S3 11
    bra good
case100:
    .word 0xf0000021 0x600c0780  // texture operation S3 12
    bra good
case101:
    .word 0xf0000021 0x600d0780  // texture operation S3 13
    bra good
case102:
    .word 0xf0000021 0x600e0780  // texture operation S3 14
    bra good
case103:
    .word 0xf0000021 0x600f0780  // texture operation S3 15
    bra good
case104:
    .word 0xf0000021 0x60010780  // texprep, not of a cube
    bra good
case105:
    .word 0xf0000001 0xc0000780  // emit 0
    bra good
case106:
    .word 0xf0000601 0xc0000780  // emit 3
    bra good
case107:
    .word 0x00000221 0x00200780  // ld a[], w1[26] 0
    bra good
case108:
    .word 0x00000221 0x04000780  // ld a[], w1[21] 0
    bra good
case109:
    .word 0x00000221 0x8082c780  // st o[], size 4
    bra good

    // What compute has not
case110:
    .word 0x00000003 0x00000780  // discard
    bra good

    // At an odd word; of two errors the one with the lower number
case111:
    .word 0x10008000 0x800a1221 0x2002c780 0x10008000  // P 8 S 1
    bra good
good:
    exit st b32 g14[$r1] $r2
