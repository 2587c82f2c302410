// How a warp of pixels can end, and that it delivers once, then, what is left: a warp for each way. Even pixels have 1.0 in v[0].
.needs texture
.type fragment
.threads 227
.inputs 1
.outputs 2
.regs 8
.invisible 2 66 162
.texture 0 1d r32f 2 1 1 1 0
.texels 0x0: 0x40000000 0x40400000
.const 0 0x0: way0 way1 way2 way3 way4 way5 way6 way7
.const 1 0x0: 1 2
.attribute 0: 0x3f800000
.attribute 2: 0x3f800000
.attribute 4: 0x3f800000
.attribute 6: 0x3f800000
.attribute 8: 0x3f800000
.attribute 10: 0x3f800000
.attribute 12: 0x3f800000
.attribute 14: 0x3f800000
.attribute 16: 0x3f800000
.attribute 18: 0x3f800000
.attribute 20: 0x3f800000
.attribute 22: 0x3f800000
.attribute 24: 0x3f800000
.attribute 26: 0x3f800000
.attribute 28: 0x3f800000
.attribute 30: 0x3f800000
.attribute 32: 0x3f800000
.attribute 34: 0x3f800000
.attribute 36: 0x3f800000
.attribute 38: 0x3f800000
.attribute 40: 0x3f800000
.attribute 42: 0x3f800000
.attribute 44: 0x3f800000
.attribute 46: 0x3f800000
.attribute 48: 0x3f800000
.attribute 50: 0x3f800000
.attribute 52: 0x3f800000
.attribute 54: 0x3f800000
.attribute 56: 0x3f800000
.attribute 58: 0x3f800000
.attribute 60: 0x3f800000
.attribute 62: 0x3f800000
.attribute 64: 0x3f800000
.attribute 66: 0x3f800000
.attribute 68: 0x3f800000
.attribute 70: 0x3f800000
.attribute 72: 0x3f800000
.attribute 74: 0x3f800000
.attribute 76: 0x3f800000
.attribute 78: 0x3f800000
.attribute 80: 0x3f800000
.attribute 82: 0x3f800000
.attribute 84: 0x3f800000
.attribute 86: 0x3f800000
.attribute 88: 0x3f800000
.attribute 90: 0x3f800000
.attribute 92: 0x3f800000
.attribute 94: 0x3f800000
.attribute 96: 0x3f800000
.attribute 98: 0x3f800000
.attribute 100: 0x3f800000
.attribute 102: 0x3f800000
.attribute 104: 0x3f800000
.attribute 106: 0x3f800000
.attribute 108: 0x3f800000
.attribute 110: 0x3f800000
.attribute 112: 0x3f800000
.attribute 114: 0x3f800000
.attribute 116: 0x3f800000
.attribute 118: 0x3f800000
.attribute 120: 0x3f800000
.attribute 122: 0x3f800000
.attribute 124: 0x3f800000
.attribute 126: 0x3f800000
.attribute 128: 0x3f800000
.attribute 130: 0x3f800000
.attribute 132: 0x3f800000
.attribute 134: 0x3f800000
.attribute 136: 0x3f800000
.attribute 138: 0x3f800000
.attribute 140: 0x3f800000
.attribute 142: 0x3f800000
.attribute 144: 0x3f800000
.attribute 146: 0x3f800000
.attribute 148: 0x3f800000
.attribute 150: 0x3f800000
.attribute 152: 0x3f800000
.attribute 154: 0x3f800000
.attribute 156: 0x3f800000
.attribute 158: 0x3f800000
.attribute 160: 0x3f800000
.attribute 162: 0x3f800000
.attribute 164: 0x3f800000
.attribute 166: 0x3f800000
.attribute 168: 0x3f800000
.attribute 170: 0x3f800000
.attribute 172: 0x3f800000
.attribute 174: 0x3f800000
.attribute 176: 0x3f800000
.attribute 178: 0x3f800000
.attribute 180: 0x3f800000
.attribute 182: 0x3f800000
.attribute 184: 0x3f800000
.attribute 186: 0x3f800000
.attribute 188: 0x3f800000
.attribute 190: 0x3f800000
.attribute 192: 0x3f800000
.attribute 194: 0x3f800000
.attribute 196: 0x3f800000
.attribute 198: 0x3f800000
.attribute 200: 0x3f800000
.attribute 202: 0x3f800000
.attribute 204: 0x3f800000
.attribute 206: 0x3f800000
.attribute 208: 0x3f800000
.attribute 210: 0x3f800000
.attribute 212: 0x3f800000
.attribute 214: 0x3f800000
.attribute 216: 0x3f800000
.attribute 218: 0x3f800000
.attribute 220: 0x3f800000
.attribute 222: 0x3f800000
.attribute 224: 0x3f800000
.attribute 226: 0x3f800000

    shr u32 $r2 $r0 0x5
    shl $a1 $r2 0x2
    mov b32 $r1 0x11
    and b32 $c0 # $r0 c1[0x0]       // zero: even pixels
    and b32 $c1 # $r0 c1[0x4]
    bra c0[$a1]
way0:
    exit interp lin $r1 v[0x0] $r0  // with an instruction that writes what is delivered
way1:
    ret
way2:
    discard                         // all of them: nothing is delivered
    exit nop
way3:
    (e $c0) discard                 // the others return
    ret
way4:
    (e $c0) bra exits               // some exit before others change their register
    mov b32 $r1 0x22
    ret
exits:
    exit nop
way5:
    (e $c0) bra returns             // the last lanes to run are discarded
    discard
    exit nop
returns:
    ret
way6:
    mov b32 $r1 0x0
    mov b32 $r2 0x0
    exit texfetch live $r1:#:#:# $t0 $s0 $r1:$r2 0 0 0
way7:
    exit nop

.expect output 0: 1 0 0x3f800000
.expect output 1: 1 1 0x0
.expect output 2: 0 0 0
.expect output 3: 1 3 0x0
.expect output 30: 1 30 0x3f800000
.expect output 31: 1 31 0x0
.expect output 32: 1 32 0x11
.expect output 33: 1 33 0x11
.expect output 34: 1 34 0x11
.expect output 35: 1 35 0x11
.expect output 62: 1 62 0x11
.expect output 63: 1 63 0x11
.expect output 64: 0 0 0
.expect output 65: 0 0 0
.expect output 66: 0 0 0
.expect output 67: 0 0 0
.expect output 94: 0 0 0
.expect output 95: 0 0 0
.expect output 96: 0 0 0
.expect output 97: 1 97 0x11
.expect output 98: 0 0 0
.expect output 99: 1 99 0x11
.expect output 126: 0 0 0
.expect output 127: 1 127 0x11
.expect output 128: 1 128 0x11
.expect output 129: 1 129 0x22
.expect output 130: 1 130 0x11
.expect output 131: 1 131 0x22
.expect output 158: 1 158 0x11
.expect output 159: 1 159 0x22
.expect output 160: 1 160 0x11
.expect output 161: 0 0 0
.expect output 162: 0 0 0
.expect output 163: 0 0 0
.expect output 190: 1 190 0x11
.expect output 191: 0 0 0
.expect output 192: 1 192 0x40000000
.expect output 193: 1 193 0x40000000
.expect output 194: 1 194 0x40000000
.expect output 195: 1 195 0x40000000
.expect output 222: 1 222 0x40000000
.expect output 223: 1 223 0x40000000
.expect output 224: 1 224 0x11
.expect output 225: 1 225 0x11
.expect output 226: 1 226 0x11
