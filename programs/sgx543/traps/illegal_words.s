// Illegal words, each in an instance of its own: the start is a computed jump, and behind each word stands an end that must not be
// reached. By hand, from docs/isa/sgx543.md, 3 and 5.1.
.instances 139
.pa 1
.outputs o 0 1
.expect trap ILLEGAL
.input 0: 3
.input 1: 5
.input 2: 7
.input 3: 9
.input 4: 11
.input 5: 13
.input 6: 15
.input 7: 17
.input 8: 19
.input 9: 21
.input 10: 23
.input 11: 25
.input 12: 27
.input 13: 29
.input 14: 31
.input 15: 33
.input 16: 35
.input 17: 37
.input 18: 39
.input 19: 41
.input 20: 43
.input 21: 45
.input 22: 47
.input 23: 49
.input 24: 51
.input 25: 53
.input 26: 55
.input 27: 57
.input 28: 59
.input 29: 61
.input 30: 63
.input 31: 65
.input 32: 67
.input 33: 69
.input 34: 71
.input 35: 73
.input 36: 75
.input 37: 77
.input 38: 79
.input 39: 81
.input 40: 83
.input 41: 85
.input 42: 87
.input 43: 89
.input 44: 91
.input 45: 93
.input 46: 95
.input 47: 97
.input 48: 99
.input 49: 101
.input 50: 103
.input 51: 105
.input 52: 107
.input 53: 109
.input 54: 111
.input 55: 113
.input 56: 115
.input 57: 117
.input 58: 119
.input 59: 121
.input 60: 123
.input 61: 125
.input 62: 127
.input 63: 129
.input 64: 131
.input 65: 133
.input 66: 135
.input 67: 137
.input 68: 139
.input 69: 141
.input 70: 143
.input 71: 145
.input 72: 147
.input 73: 149
.input 74: 151
.input 75: 153
.input 76: 155
.input 77: 157
.input 78: 159
.input 79: 161
.input 80: 163
.input 81: 165
.input 82: 167
.input 83: 169
.input 84: 171
.input 85: 173
.input 86: 175
.input 87: 177
.input 88: 179
.input 89: 181
.input 90: 183
.input 91: 185
.input 92: 187
.input 93: 189
.input 94: 191
.input 95: 193
.input 96: 195
.input 97: 197
.input 98: 199
.input 99: 201
.input 100: 203
.input 101: 205
.input 102: 207
.input 103: 209
.input 104: 211
.input 105: 213
.input 106: 215
.input 107: 217
.input 108: 219
.input 109: 221
.input 110: 223
.input 111: 225
.input 112: 227
.input 113: 229
.input 114: 231
.input 115: 233
.input 116: 235
.input 117: 237
.input 118: 239
.input 119: 241
.input 120: 243
.input 121: 245
.input 122: 247
.input 123: 249
.input 124: 251
.input 125: 253
.input 126: 255
.input 127: 257
.input 128: 259
.input 129: 261
.input 130: 263
.input 131: 265
.input 132: 267
.input 133: 269
.input 134: 271
.input 135: 273
.input 136: 275
.input 137: 277
.input 138: 279
.expect status 0: 2 0
.expect status 1: 2 0
.expect status 2: 2 0
.expect status 3: 2 0
.expect status 4: 2 0
.expect status 5: 2 0
.expect status 6: 2 0
.expect status 7: 2 0
.expect status 8: 2 0
.expect status 9: 2 0
.expect status 10: 2 0
.expect status 11: 2 0
.expect status 12: 2 0
.expect status 13: 2 0
.expect status 14: 2 0
.expect status 15: 2 0
.expect status 16: 2 0
.expect status 17: 2 0
.expect status 18: 2 0
.expect status 19: 2 0
.expect status 20: 2 0
.expect status 21: 2 0
.expect status 22: 2 0
.expect status 23: 2 0
.expect status 24: 2 0
.expect status 25: 2 0
.expect status 26: 2 0
.expect status 27: 2 0
.expect status 28: 2 0
.expect status 29: 2 0
.expect status 30: 2 0
.expect status 31: 2 0
.expect status 32: 2 0
.expect status 33: 2 0
.expect status 34: 2 0
.expect status 35: 2 0
.expect status 36: 2 0
.expect status 37: 2 0
.expect status 38: 2 0
.expect status 39: 2 0
.expect status 40: 2 0
.expect status 41: 2 0
.expect status 42: 2 0
.expect status 43: 2 0
.expect status 44: 2 0
.expect status 45: 2 0
.expect status 46: 2 0
.expect status 47: 2 0
.expect status 48: 2 0
.expect status 49: 2 0
.expect status 50: 2 0
.expect status 51: 2 0
.expect status 52: 2 0
.expect status 53: 2 0
.expect status 54: 2 0
.expect status 55: 2 0
.expect status 56: 2 0
.expect status 57: 2 0
.expect status 58: 2 0
.expect status 59: 2 0
.expect status 60: 2 0
.expect status 61: 2 0
.expect status 62: 2 0
.expect status 63: 2 0
.expect status 64: 2 0
.expect status 65: 2 0
.expect status 66: 2 0
.expect status 67: 2 0
.expect status 68: 2 0
.expect status 69: 2 0
.expect status 70: 2 0
.expect status 71: 2 0
.expect status 72: 2 0
.expect status 73: 2 0
.expect status 74: 2 0
.expect status 75: 2 0
.expect status 76: 2 0
.expect status 77: 2 0
.expect status 78: 2 0
.expect status 79: 2 0
.expect status 80: 2 0
.expect status 81: 2 0
.expect status 82: 2 0
.expect status 83: 2 0
.expect status 84: 2 0
.expect status 85: 2 0
.expect status 86: 2 0
.expect status 87: 2 0
.expect status 88: 2 0
.expect status 89: 2 0
.expect status 90: 2 0
.expect status 91: 2 0
.expect status 92: 2 0
.expect status 93: 2 0
.expect status 94: 2 0
.expect status 95: 2 0
.expect status 96: 2 0
.expect status 97: 2 0
.expect status 98: 2 0
.expect status 99: 2 0
.expect status 100: 2 0
.expect status 101: 2 0
.expect status 102: 2 0
.expect status 103: 2 0
.expect status 104: 2 0
.expect status 105: 2 0
.expect status 106: 2 0
.expect status 107: 2 0
.expect status 108: 2 0
.expect status 109: 2 0
.expect status 110: 2 0
.expect status 111: 2 0
.expect status 112: 2 0
.expect status 113: 2 0
.expect status 114: 2 0
.expect status 115: 2 0
.expect status 116: 2 0
.expect status 117: 2 0
.expect status 118: 2 0
.expect status 119: 2 0
.expect status 120: 2 0
.expect status 121: 2 0
.expect status 122: 2 0
.expect status 123: 2 0
.expect status 124: 2 0
.expect status 125: 2 0
.expect status 126: 2 0
.expect status 127: 2 0
.expect status 128: 2 0
.expect status 129: 2 0
.expect status 130: 2 0
.expect status 131: 2 0
.expect status 132: 2 0
.expect status 133: 2 0
.expect status 134: 2 0
.expect status 135: 2 0
.expect status 136: 2 0
.expect status 137: 2 0
.expect status 138: 2 0
.expect output 0: 7
.expect output 1: 7
.expect output 2: 7
.expect output 3: 7
.expect output 4: 7
.expect output 5: 7
.expect output 6: 7
.expect output 7: 7
.expect output 8: 7
.expect output 9: 7
.expect output 10: 7
.expect output 11: 7
.expect output 12: 7
.expect output 13: 7
.expect output 14: 7
.expect output 15: 7
.expect output 16: 7
.expect output 17: 7
.expect output 18: 7
.expect output 19: 7
.expect output 20: 7
.expect output 21: 7
.expect output 22: 7
.expect output 23: 7
.expect output 24: 7
.expect output 25: 7
.expect output 26: 7
.expect output 27: 7
.expect output 28: 7
.expect output 29: 7
.expect output 30: 7
.expect output 31: 7
.expect output 32: 7
.expect output 33: 7
.expect output 34: 7
.expect output 35: 7
.expect output 36: 7
.expect output 37: 7
.expect output 38: 7
.expect output 39: 7
.expect output 40: 7
.expect output 41: 7
.expect output 42: 7
.expect output 43: 7
.expect output 44: 7
.expect output 45: 7
.expect output 46: 7
.expect output 47: 7
.expect output 48: 7
.expect output 49: 7
.expect output 50: 7
.expect output 51: 7
.expect output 52: 7
.expect output 53: 7
.expect output 54: 7
.expect output 55: 7
.expect output 56: 7
.expect output 57: 7
.expect output 58: 7
.expect output 59: 7
.expect output 60: 7
.expect output 61: 7
.expect output 62: 7
.expect output 63: 7
.expect output 64: 7
.expect output 65: 7
.expect output 66: 7
.expect output 67: 7
.expect output 68: 7
.expect output 69: 7
.expect output 70: 7
.expect output 71: 7
.expect output 72: 7
.expect output 73: 7
.expect output 74: 7
.expect output 75: 7
.expect output 76: 7
.expect output 77: 7
.expect output 78: 7
.expect output 79: 7
.expect output 80: 7
.expect output 81: 7
.expect output 82: 7
.expect output 83: 7
.expect output 84: 7
.expect output 85: 7
.expect output 86: 7
.expect output 87: 7
.expect output 88: 7
.expect output 89: 7
.expect output 90: 7
.expect output 91: 7
.expect output 92: 7
.expect output 93: 7
.expect output 94: 7
.expect output 95: 7
.expect output 96: 7
.expect output 97: 7
.expect output 98: 7
.expect output 99: 7
.expect output 100: 7
.expect output 101: 7
.expect output 102: 7
.expect output 103: 7
.expect output 104: 7
.expect output 105: 7
.expect output 106: 7
.expect output 107: 7
.expect output 108: 7
.expect output 109: 7
.expect output 110: 7
.expect output 111: 7
.expect output 112: 7
.expect output 113: 7
.expect output 114: 7
.expect output 115: 7
.expect output 116: 7
.expect output 117: 7
.expect output 118: 7
.expect output 119: 7
.expect output 120: 7
.expect output 121: 7
.expect output 122: 7
.expect output 123: 7
.expect output 124: 7
.expect output 125: 7
.expect output 126: 7
.expect output 127: 7
.expect output 128: 7
.expect output 129: 7
.expect output 130: 7
.expect output 131: 7
.expect output 132: 7
.expect output 133: 7
.expect output 134: 7
.expect output 135: 7
.expect output 136: 7
.expect output 137: 7
.expect output 138: 7
    mov.u32 o0, #0x00000007
    mov link, pa0
    mov pc, link
    .word 0x00000000 0xb0000000 // group 22
    nop .end
    .word 0x00000000 0xb8000000 // group 23
    nop .end
    .word 0x00000000 0xc0000000 // group 24
    nop .end
    .word 0x00000000 0xd8000000 // group 27
    nop .end
    .word 0x000006c0 0x18200080 // VMAD: swizzle SW3X 11 of the unified source
    nop .end
    .word 0x00000700 0x18200080 // VMAD: swizzle SW3X 12 of the unified source
    nop .end
    .word 0x00000740 0x18200080 // VMAD: swizzle SW3X 13 of the unified source
    nop .end
    .word 0x00000780 0x18200080 // VMAD: swizzle SW3X 14 of the unified source
    nop .end
    .word 0x000007c0 0x18200080 // VMAD: swizzle SW3X 15 of the unified source
    nop .end
    .word 0x002c0000 0x18200084 // VMAD: SW3X 11 of the first internal source
    nop .end
    .word 0x0003c000 0x18600080 // VMAD: SW3X 15 of the second internal source
    nop .end
    .word 0x00000000 0x20000000 // VDUAL: secondary operation 0
    nop .end
    .word 0x00140000 0x20406000 // VDUAL: primary operation 14
    nop .end
    .word 0x00140000 0x20407000 // VDUAL: primary operation 15
    nop .end
    .word 0x00180000 0x20005800 // VDUAL: secondary operation 14
    nop .end
    .word 0x001c0000 0x20005800 // VDUAL: secondary operation 15
    nop .end
    .word 0x00170000 0x20003000 // VDUAL: two sources and one, cfg 3
    nop .end
    .word 0x00130000 0x20003000 // VDUAL: two sources and two, cfg 3
    nop .end
    .word 0x00000000 0x20003800 // VDUAL: two sources and three
    nop .end
    .word 0x000c0000 0x20000000 // VDUAL: three sources and two
    nop .end
    .word 0x00000000 0x20000800 // VDUAL: three sources and three
    nop .end
    .word 0x00148000 0x200b5000 // VDUAL: swizzle DW3X 11 of the unified source
    nop .end
    .word 0x00140000 0x2010503c // VDUAL: DW3X 15 of slot 1, which is not used
    nop .end
    .word 0x00000001 0x30600000 // VCOMP: destination type 3
    nop .end
    .word 0x00000001 0x30000180 // VCOMP: source type 3
    nop .end
    .word 0x00000000 0x3800c000 // VMOV: type 3
    nop .end
    .word 0x01000000 0x38000600 // VMOV: format 6
    nop .end
    .word 0x01000000 0x38000700 // VMOV: format 7
    nop .end
    .word 0x00000000 0x40000e00 // VPCK: fx10 to format 0
    nop .end
    .word 0x00000000 0x40000e40 // VPCK: fx10 to format 1
    nop .end
    .word 0x00000000 0x40000e80 // VPCK: fx10 to format 2
    nop .end
    .word 0x00000000 0x40000ec0 // VPCK: fx10 to format 3
    nop .end
    .word 0x00000000 0x40000f00 // VPCK: fx10 to format 4
    nop .end
    .word 0x00000000 0x400001c0 // VPCK: format 0 to fx10
    nop .end
    .word 0x00000000 0x400003c0 // VPCK: format 1 to fx10
    nop .end
    .word 0x00000000 0x400005c0 // VPCK: format 2 to fx10
    nop .end
    .word 0x00000000 0x400007c0 // VPCK: format 3 to fx10
    nop .end
    .word 0x00000000 0x400009c0 // VPCK: format 4 to fx10
    nop .end
    .word 0x00000000 0x48000000 // VTST: function 0 of kind 0
    nop .end
    .word 0x00004000 0x48000000 // VTST: function 1 of kind 0
    nop .end
    .word 0x0003c000 0x48000000 // VTST: function 15 of kind 0
    nop .end
    .word 0x00040000 0x48000000 // VTST: function 0 of kind 1
    nop .end
    .word 0x00044000 0x48000000 // VTST: function 1 of kind 1
    nop .end
    .word 0x00048000 0x48000000 // VTST: function 2 of kind 1
    nop .end
    .word 0x0004c000 0x48000000 // VTST: function 3 of kind 1
    nop .end
    .word 0x00050000 0x48000000 // VTST: function 4 of kind 1
    nop .end
    .word 0x00054000 0x48000000 // VTST: function 5 of kind 1
    nop .end
    .word 0x000a4000 0x48000000 // VTST: function 9 of kind 2
    nop .end
    .word 0x000a8000 0x48000000 // VTST: function 10 of kind 2
    nop .end
    .word 0x000ac000 0x48000000 // VTST: function 11 of kind 2
    nop .end
    .word 0x000b0000 0x48000000 // VTST: function 12 of kind 2
    nop .end
    .word 0x000b4000 0x48000000 // VTST: function 13 of kind 2
    nop .end
    .word 0x000b8000 0x48000000 // VTST: function 14 of kind 2
    nop .end
    .word 0x000bc000 0x48000000 // VTST: function 15 of kind 2
    nop .end
    .word 0x000d8000 0x48000000 // VTST: function 6 of kind 3
    nop .end
    .word 0x000e0000 0x48000000 // VTST: function 8 of kind 3
    nop .end
    .word 0x000e4000 0x48000000 // VTST: function 9 of kind 3
    nop .end
    .word 0x000e8000 0x48000000 // VTST: function 10 of kind 3
    nop .end
    .word 0x000ec000 0x48000000 // VTST: function 11 of kind 3
    nop .end
    .word 0x000f0000 0x48000000 // VTST: function 12 of kind 3
    nop .end
    .word 0x000f4000 0x48000000 // VTST: function 13 of kind 3
    nop .end
    .word 0x000f8000 0x48000000 // VTST: function 14 of kind 3
    nop .end
    .word 0x000fc000 0x48000000 // VTST: function 15 of kind 3
    nop .end
    .word 0x00008000 0x48000c00 // VTST: sign test 3
    nop .end
    .word 0x00008000 0x48000300 // VTST: zero test 3
    nop .end
    .word 0x00000000 0x78000000 // VTSTMSK: function 0 of kind 0
    nop .end
    .word 0x00004000 0x78000000 // VTSTMSK: function 1 of kind 0
    nop .end
    .word 0x0003c000 0x78000000 // VTSTMSK: function 15 of kind 0
    nop .end
    .word 0x00040000 0x78000000 // VTSTMSK: function 0 of kind 1
    nop .end
    .word 0x00044000 0x78000000 // VTSTMSK: function 1 of kind 1
    nop .end
    .word 0x00048000 0x78000000 // VTSTMSK: function 2 of kind 1
    nop .end
    .word 0x0004c000 0x78000000 // VTSTMSK: function 3 of kind 1
    nop .end
    .word 0x00050000 0x78000000 // VTSTMSK: function 4 of kind 1
    nop .end
    .word 0x00054000 0x78000000 // VTSTMSK: function 5 of kind 1
    nop .end
    .word 0x000a4000 0x78000000 // VTSTMSK: function 9 of kind 2
    nop .end
    .word 0x000a8000 0x78000000 // VTSTMSK: function 10 of kind 2
    nop .end
    .word 0x000ac000 0x78000000 // VTSTMSK: function 11 of kind 2
    nop .end
    .word 0x000b0000 0x78000000 // VTSTMSK: function 12 of kind 2
    nop .end
    .word 0x000b4000 0x78000000 // VTSTMSK: function 13 of kind 2
    nop .end
    .word 0x000b8000 0x78000000 // VTSTMSK: function 14 of kind 2
    nop .end
    .word 0x000bc000 0x78000000 // VTSTMSK: function 15 of kind 2
    nop .end
    .word 0x000d8000 0x78000000 // VTSTMSK: function 6 of kind 3
    nop .end
    .word 0x000e0000 0x78000000 // VTSTMSK: function 8 of kind 3
    nop .end
    .word 0x000e4000 0x78000000 // VTSTMSK: function 9 of kind 3
    nop .end
    .word 0x000e8000 0x78000000 // VTSTMSK: function 10 of kind 3
    nop .end
    .word 0x000ec000 0x78000000 // VTSTMSK: function 11 of kind 3
    nop .end
    .word 0x000f0000 0x78000000 // VTSTMSK: function 12 of kind 3
    nop .end
    .word 0x000f4000 0x78000000 // VTSTMSK: function 13 of kind 3
    nop .end
    .word 0x000f8000 0x78000000 // VTSTMSK: function 14 of kind 3
    nop .end
    .word 0x000fc000 0x78000000 // VTSTMSK: function 15 of kind 3
    nop .end
    .word 0x00008000 0x78000c00 // VTSTMSK: sign test 3
    nop .end
    .word 0x00008000 0x78000300 // VTSTMSK: zero test 3
    nop .end
    .word 0x00008000 0x78000030 // VTSTMSK: mask type 3
    nop .end
    .word 0x00000000 0x800001c0 // SOP2: selector 7
    nop .end
    .word 0x00000000 0x80000038 // SOP2: second selector 7
    nop .end
    .word 0x00000000 0x88200000 // SOP3: colour operation 2
    nop .end
    .word 0x00000000 0x88000400 // SOP3: alpha operation 2
    nop .end
    .word 0x00000000 0x88300000 // SOP3: colour operation 3
    nop .end
    .word 0x00000000 0x88000600 // SOP3: alpha operation 3
    nop .end
    .word 0x00000000 0x88000800 // SOP3: complemented
    nop .end
    .word 0x00000000 0x90000100 // SOP2M: selector 4
    nop .end
    .word 0x00000000 0x90000020 // SOP2M: second selector 4
    nop .end
    .word 0x00000000 0x90000140 // SOP2M: selector 5
    nop .end
    .word 0x00000000 0x90000028 // SOP2M: second selector 5
    nop .end
    .word 0x00000000 0xa80000c0 // I32MAD: third source of type 3
    nop .end
    .word 0x00000000 0xd0200000 // I32MAD2: step 2
    nop .end
    .word 0x00000000 0xd0300000 // I32MAD2: step 3
    nop .end
    .word 0x00000000 0xe0000c00 // SMP: dimension 3
    nop .end
    .word 0x00000000 0xe0004000 // SMP: conversion 1
    nop .end
    .word 0x00000000 0xe0000018 // SMP: type 3
    nop .end
    .word 0x00000000 0xe8000c00 // load: space 3
    nop .end
    .word 0x00000000 0xe8000030 // load: type 3
    nop .end
    .word 0x00000000 0xf0000c00 // store: space 3
    nop .end
    .word 0x00000000 0xf0000030 // store: type 3
    nop .end
    .word 0x00000000 0xf8000180 // flow operation 6
    nop .end
    .word 0x00000000 0xf80001c0 // flow operation 7
    nop .end
    .word 0x00000000 0xf8400000 // special C 0, X 1, P 0
    nop .end
    .word 0x00000000 0xf9400000 // special C 0, X 1, P 1
    nop .end
    .word 0x00000000 0xfb400000 // special C 0, X 1, P 3
    nop .end
    .word 0x00000000 0xfc400000 // special C 0, X 1, P 4
    nop .end
    .word 0x00000000 0xfd400000 // special C 0, X 1, P 5
    nop .end
    .word 0x00000000 0xfe400000 // special C 0, X 1, P 6
    nop .end
    .word 0x00000000 0xff400000 // special C 0, X 1, P 7
    nop .end
    .word 0x00000000 0xfe100000 // special C 1, P 6
    nop .end
    .word 0x00000000 0xff100000 // special C 1, P 7
    nop .end
    .word 0x00000000 0xfa500000 // special C 1, X 1, P 2
    nop .end
    .word 0x00000000 0xfb500000 // special C 1, X 1, P 3
    nop .end
    .word 0x00000000 0xfa300000 // special C 3, P 2
    nop .end
    .word 0x00000000 0xfc300000 // special C 3, P 4
    nop .end
    .word 0x00000000 0xfd300000 // special C 3, P 5
    nop .end
    .word 0x00000000 0xfe300000 // special C 3, P 6
    nop .end
    .word 0x00000000 0xff300000 // special C 3, P 7
    nop .end
    .word 0x00000000 0xfa441800 // PHAS: rate 3
    nop .end
    .word 0x00000000 0xfa440300 // PHAS: wait 3
    nop .end
    .word 0x00000000 0xfa440400 // PHAS: wait 4
    nop .end
    .word 0x00000000 0xfa440500 // PHAS: wait 5
    nop .end
    .word 0x00000000 0xfa440600 // PHAS: wait 6
    nop .end
    .word 0x00000000 0xfb20c000 // EMIT: target 3
    nop .end
    .word 0x00000000 0xfb207000 // EMIT: target 1, control 3
    nop .end
