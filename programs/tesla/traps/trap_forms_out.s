// o[] and # as destinations of each instruction: block b runs case b, one instruction.
// It leaves 1, and 2 if it comes behind it. Which of them do is by hand, from the sheet: 1.8, 2, 3.
.needs fp64
.tags short
.grid 85 1
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
    case84
.const 0 0x1000: good
.expect global 0x1000: 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 \
    2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 2 2 2 2 1 2 2 2 2 \
    2 1 1 1 1
.expect trap LD_A_ST_O_NON_VP_GP

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

    // o[] is no destination in compute, the bit bucket is (sheet 2.5); w1[3] means nothing where the row has no o[]
case0:
    .word 0x100c1421 0x0003c788  // mov b16 to o[]
    bra good
case1:
    .word 0x100c15fd 0x0003c788  // mov b16 to # (legal)
    bra good
case2:
    .word 0x100c1421 0x0403c788  // mov b32 to o[]
    bra good
case3:
    .word 0x100c15fd 0x0403c788  // mov b32 to # (legal)
    bra good
case4:
    .word 0x10000821 0x2400c788  // ld c0[] to o[]
    bra good
case5:
    .word 0x100009fd 0x2400c788  // ld c0[] to # (legal)
    bra good
case6:
    .word 0x10000821 0x4400c788  // ld s[] to o[]
    bra good
case7:
    .word 0x100009fd 0x4400c788  // ld s[] to # (legal)
    bra good
case8:
    .word 0x200c1421 0x00030788  // add b16 to o[]
    bra good
case9:
    .word 0x200c15fd 0x00030788  // add b16 to # (legal)
    bra good
case10:
    .word 0x400c1421 0x00000788  // mul u16 to o[]
    bra good
case11:
    .word 0x400c15fd 0x00000788  // mul u16 to # (legal)
    bra good
case12:
    .word 0x400c1421 0x00010788  // mul u24 to o[]
    bra good
case13:
    .word 0x400c15fd 0x00010788  // mul u24 to # (legal)
    bra good
case14:
    .word 0x600c1421 0x00030788  // mad u16 to o[]
    bra good
case15:
    .word 0x600c15fd 0x00030788  // mad u16 to # (legal)
    bra good
case16:
    .word 0x500c1421 0x04030788  // sad to o[]
    bra good
case17:
    .word 0x500c15fd 0x04030788  // sad to # (legal)
    bra good
case18:
    .word 0x300c1421 0x64004788  // set to o[]
    bra good
case19:
    .word 0x300c15fd 0x64004788  // set to # (legal)
    bra good
case20:
    .word 0x300c1421 0x84000788  // max to o[]
    bra good
case21:
    .word 0x300c15fd 0x84000788  // max to # (legal)
    bra good
case22:
    .word 0x300c1421 0xa4000788  // min to o[]
    bra good
case23:
    .word 0x300c15fd 0xa4000788  // min to # (legal)
    bra good
case24:
    .word 0x300c1421 0xc4000788  // shl to o[]
    bra good
case25:
    .word 0x300c15fd 0xc4000788  // shl to # (legal)
    bra good
case26:
    .word 0x300c1421 0xe4000788  // shr to o[]
    bra good
case27:
    .word 0x300c15fd 0xe4000788  // shr to # (legal)
    bra good
case28:
    .word 0xd00c1421 0x04000788  // and to o[]
    bra good
case29:
    .word 0xd00c15fd 0x04000788  // and to # (legal)
    bra good
case30:
    .word 0xa00c1421 0x04004788  // i2i to o[]
    bra good
case31:
    .word 0xa00c15fd 0x04004788  // i2i to # (legal)
    bra good
case32:
    .word 0xa00c1421 0x44004788  // i2f to o[]
    bra good
case33:
    .word 0xa00c15fd 0x44004788  // i2f to # (legal)
    bra good
case34:
    .word 0xa00c1421 0x84004788  // f2i to o[]
    bra good
case35:
    .word 0xa00c15fd 0x84004788  // f2i to # (legal)
    bra good
case36:
    .word 0xa00c1421 0xc4004788  // f2f to o[]
    bra good
case37:
    .word 0xa00c15fd 0xc4004788  // f2f to # (legal)
    bra good
case38:
    .word 0xa00c1421 0xc0404788  // cvt f32 f64 to o[]
    bra good
case39:
    .word 0xa00c15fd 0xc0404788  // cvt f32 f64 to # (legal)
    bra good
case40:
    .word 0xa00c1421 0xc4400788  // cvt f64 f32 to o[] (legal)
    bra good
case41:
    .word 0xb00c1421 0x00030788  // add f32 to o[]
    bra good
case42:
    .word 0xb00c15fd 0x00030788  // add f32 to # (legal)
    bra good
case43:
    .word 0xb00c1421 0x60004788  // set f32 to o[]
    bra good
case44:
    .word 0xb00c15fd 0x60004788  // set f32 to # (legal)
    bra good
case45:
    .word 0xb00c1421 0x80000788  // max f32 to o[]
    bra good
case46:
    .word 0xb00c15fd 0x80000788  // max f32 to # (legal)
    bra good
case47:
    .word 0xb00c1421 0xa0000788  // min f32 to o[]
    bra good
case48:
    .word 0xb00c15fd 0xa0000788  // min f32 to # (legal)
    bra good
case49:
    .word 0xb00c1421 0xc0004788  // preex2 to o[]
    bra good
case50:
    .word 0xb00c15fd 0xc0004788  // preex2 to # (legal)
    bra good
case51:
    .word 0xc00c1421 0x00000788  // mul f32 to o[]
    bra good
case52:
    .word 0xc00c15fd 0x00000788  // mul f32 to # (legal)
    bra good
case53:
    .word 0xc00c1421 0x40030788  // slct to o[]
    bra good
case54:
    .word 0xc00c15fd 0x40030788  // slct to # (legal)
    bra good
case55:
    .word 0xc00c1421 0x80030788  // quadop to o[]
    bra good
case56:
    .word 0xc00c15fd 0x80030788  // quadop to # (legal)
    bra good
case57:
    .word 0xe00c1421 0x00030788  // mad f32 to o[]
    bra good
case58:
    .word 0xe00c15fd 0x00030788  // mad f32 to # (legal)
    bra good
case59:
    .word 0x900c1421 0x00000788  // rcp to o[]
    bra good
case60:
    .word 0x900c15fd 0x00000788  // rcp to # (legal)
    bra good
case61:
    .word 0x900c1421 0x40000788  // rsqrt to o[]
    bra good
case62:
    .word 0x900c15fd 0x40000788  // rsqrt to # (legal)
    bra good
case63:
    .word 0x900c1421 0x60000788  // lg2 to o[]
    bra good
case64:
    .word 0x900c15fd 0x60000788  // lg2 to # (legal)
    bra good
case65:
    .word 0x900c1421 0x80000788  // sin to o[]
    bra good
case66:
    .word 0x900c15fd 0x80000788  // sin to # (legal)
    bra good
case67:
    .word 0x900c1421 0xa0000788  // cos to o[]
    bra good
case68:
    .word 0x900c15fd 0xa0000788  // cos to # (legal)
    bra good
case69:
    .word 0x900c1421 0xc0000788  // ex2 to o[]
    bra good
case70:
    .word 0x900c15fd 0xc0000788  // ex2 to # (legal)
    bra good
case71:
    .word 0xe00c1421 0x40030788  // fma f64 to o[] (legal)
    bra good
case72:
    .word 0xe0001421 0x60030788  // add f64 to o[] (legal)
    bra good
case73:
    .word 0xe00c1421 0x80000788  // mul f64 to o[] (legal)
    bra good
case74:
    .word 0xe00c1421 0xc0000788  // max f64 to o[] (legal)
    bra good
case75:
    .word 0xe00c1421 0xe0000788  // set f64 to o[]
    bra good
case76:
    .word 0xe00c15fd 0xe0000788  // set f64 to # (legal)
    bra good
case77:
    .word 0x000c1421 0x20000788  // mov from $c to o[] (legal)
    bra good
case78:
    .word 0x000c1421 0x40000788  // mov from $a to o[] (legal)
    bra good
case79:
    .word 0x000c1421 0x60000788  // mov from $sr to o[] (legal)
    bra good
case80:
    .word 0xd0000821 0x40c00788  // ld l[] to o[] (legal)
    bra good

    // What compute has not
case81:
    .word 0x00000221 0x0423c780  // ld a[]
    bra good
case82:
    .word 0x00000201 0x80c2c780  // st o[]
    bra good

    // At an odd word; of two errors the one with the lower number
case83:
    .word 0x2000c221 0x0022c788  // add b16 to o[], b32 s[]
    bra good
case84:
    .word 0x02000221 0x0423c780  // ld a[$a0++]
    bra good
good:
    exit st b32 g14[$r1] $r2
