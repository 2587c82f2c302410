// Input and output records: which temporary takes and gives which vector, i0, helpers, killed lanes, a group that is not full, slots
// that run a second group. Values by testbench/vivante/reading, from model/vivante/machine.md.
.needs temps 64
.header
.threads 22
.inputs t5 t1 t5
.outputs t1 t5 t63 t2 t1
.input 0: 99 0 0 0  0 1 2 3  100 200 0x10000 7
.internal 0: 1.0 0 0 0
.input 1: 99 0 0 0  1 2 2 3  101 201 0x10001 7
.internal 1: 1.0 1 0 1
.input 2: 99 0 0 0  2 3 2 3  102 202 0x10002 7
.internal 2: 1.0 2 0 4
.input 3: 99 0 0 0  3 4 2 3  103 203 0x10003 7
.internal 3: 1.0 3 0 9
.input 4: 99 0 0 0  4 5 2 3  104 204 0x10004 7
.internal 4: 1.0 4 0 16
.input 5: 99 0 0 0  5 6 2 3  105 205 0x10005 7
.internal 5: 1.0 5 0 25
.input 6: 99 0 0 0  6 7 2 3  106 206 0x10006 7
.internal 6: 1.0 6 0 36
.input 7: 99 0 0 0  7 8 2 3  107 207 0x10007 7
.internal 7: 1.0 7 0 49
.input 8: 99 0 0 0  8 9 2 3  108 208 0x10008 7
.internal 8: 1.0 8 0 64
.input 9: 99 0 0 0  9 10 2 3  109 209 0x10009 7
.internal 9: 1.0 9 0 81
.input 10: 99 0 0 0  10 11 2 3  110 210 0x1000a 7
.internal 10: 1.0 10 0 100
.input 11: 99 0 0 0  11 12 2 3  111 211 0x1000b 7
.internal 11: 1.0 11 0 121
.input 12: 99 0 0 0  12 13 2 3  112 212 0x1000c 7
.internal 12: 1.0 12 0 144
.input 13: 99 0 0 0  13 14 2 3  113 213 0x1000d 7
.internal 13: 1.0 13 0 169
.input 14: 99 0 0 0  14 15 2 3  114 214 0x1000e 7
.internal 14: 1.0 14 0 196
.input 15: 99 0 0 0  15 16 2 3  115 215 0x1000f 7
.internal 15: 1.0 15 0 225
.input 16: 99 0 0 0  16 17 2 3  116 216 0x10010 7
.internal 16: 1.0 16 0 256
.input 17: 99 0 0 0  17 18 2 3  117 217 0x10011 7
.internal 17: 1.0 17 0 289
.input 18: 99 0 0 0  18 19 2 3  118 218 0x10012 7
.internal 18: 1.0 18 0 324
.input 19: 99 0 0 0  19 20 2 3  119 219 0x10013 7
.internal 19: 1.0 19 0 361
.input 20: 99 0 0 0  20 21 2 3  120 220 0x10014 7
.internal 20: 1.0 20 0 400
.input 21: 99 0 0 0  21 22 2 3  121 221 0x10015 7
.internal 21: 1.0 21 0 441
.helper 3 10 20
.expect output 0: 0 1 2 3  0x64 0xc8 0x10000 7  0 0x10000 0 0  0x3f800000 0 0 0  0 1 2 3
.expect output 1: 1 2 2 3  0x65 0xc9 0x10001 7  1 0x10001 0 0  0x3f800000 1 0 1  1 2 2 3
.expect output 2: 2 3 2 3  0x66 0xca 0x10002 7  2 0x10002 0 0  0x3f800000 2 0 4  2 3 2 3
.expect output 3: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 4: 4 5 2 3  0x68 0xcc 0x10004 7  4 0x10004 0 0  0x3f800000 4 0 0x10  4 5 2 3
.expect output 5: 5 6 2 3  0x69 0xcd 0x10005 7  5 0x10005 0 0  0x3f800000 5 0 0x19  5 6 2 3
.expect output 6: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 7: 7 8 2 3  0x6b 0xcf 0x10007 7  7 0x10007 0 0  0x3f800000 7 0 0x31  7 8 2 3
.expect output 8: 8 9 2 3  0x6c 0xd0 0x10008 7  8 0x10008 0 0  0x3f800000 8 0 0x40  8 9 2 3
.expect output 9: 9 0xa 2 3  0x6d 0xd1 0x10009 7  9 0 0 0  0x3f800000 9 0 0x51  9 0xa 2 3
.expect output 10: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 11: 0xb 0xc 2 3  0x6f 0xd3 0x1000b 7  0xb 0x1000b 0 0  0x3f800000 0xb 0 0x79  0xb 0xc 2 3
.expect output 12: 0xc 0xd 2 3  0x70 0xd4 0x1000c 7  0xc 0x1000c 0 0  0x3f800000 0xc 0 0x90  0xc 0xd 2 3
.expect output 13: 0xd 0xe 2 3  0x71 0xd5 0x1000d 7  0xd 0x1000d 0 0  0x3f800000 0xd 0 0xa9  0xd 0xe 2 3
.expect output 14: 0xe 0xf 2 3  0x72 0xd6 0x1000e 7  0xe 0x1000e 0 0  0x3f800000 0xe 0 0xc4  0xe 0xf 2 3
.expect output 15: 0xf 0x10 2 3  0x73 0xd7 0x1000f 7  0xf 0x1000f 0 0  0x3f800000 0xf 0 0xe1  0xf 0x10 2 3
.expect output 16: 0x10 0x11 2 3  0x74 0xd8 0x10010 7  0x10 0x10010 0 0  0x3f800000 0x10 0 0x100  0x10 0x11 2 3
.expect output 17: 0x11 0x12 2 3  0x75 0xd9 0x10011 7  0x11 0x10011 0 0  0x3f800000 0x11 0 0x121  0x11 0x12 2 3
.expect output 18: 0x12 0x13 2 3  0x76 0xda 0x10012 7  0x12 0x10012 0 0  0x3f800000 0x12 0 0x144  0x12 0x13 2 3
.expect output 19: 0x13 0x14 2 3  0x77 0xdb 0x10013 7  0x13 0x10013 0 0  0x3f800000 0x13 0 0x169  0x13 0x14 2 3
.expect output 20: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 21: 0x15 0x16 2 3  0x79 0xdd 0x10015 7  0x15 0x10015 0 0  0x3f800000 0x15 0 0x1b9  0x15 0x16 2 3

        mov t2, void, void, i0.xyzw
        add.u32 t63.x___, t63.xxxx, void, t1.xxxx
        texkill.eq.u32 void, t1.xxxx, 6:u20, void
        branch.eq.u32 void, t1.xxxx, 9:u20, 5
        add.u32 t63._y__, t63.yyyy, void, t5.zzzz
        nop void, void, void, void
