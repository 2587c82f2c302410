// Every field that names a register, with each of its bits alone: words and halves, sources and destinations, in short,
// immediate and long forms. $rN starts as N * 0x00110101 + 0x00500030, so that no half is another's; what must come
// out was worked out from that, apart from the model.
.tags short
.block 1 1 1
.regs 128
.shared 0x40
.local 16
.globalsize 0x4000
.param 0x1000 0x800
.const 0 0x0: \
    0x00500030 0x00610131 0x00720232 0x00830333 0x00940434 0x00a50535 0x00b60636 0x00c70737 0x00d80838 0x00e90939 \
    0x00fa0a3a 0x010b0b3b 0x011c0c3c 0x012d0d3d 0x013e0e3e 0x014f0f3f 0x01601040 0x01711141 0x01821242 0x01931343 \
    0x01a41444 0x01b51545 0x01c61646 0x01d71747 0x01e81848 0x01f91949 0x020a1a4a 0x021b1b4b 0x022c1c4c 0x023d1d4d \
    0x024e1e4e 0x025f1f4f 0x02702050 0x02812151 0x02922252 0x02a32353 0x02b42454 0x02c52555 0x02d62656 0x02e72757 \
    0x02f82858 0x03092959 0x031a2a5a 0x032b2b5b 0x033c2c5c 0x034d2d5d 0x035e2e5e 0x036f2f5f 0x03803060 0x03913161 \
    0x03a23262 0x03b33363 0x03c43464 0x03d53565 0x03e63666 0x03f73767 0x04083868 0x04193969 0x042a3a6a 0x043b3b6b \
    0x044c3c6c 0x045d3d6d 0x046e3e6e 0x047f3f6f 0x04904070 0x04a14171 0x04b24272 0x04c34373 0x04d44474 0x04e54575 \
    0x04f64676 0x05074777 0x05184878 0x05294979 0x053a4a7a 0x054b4b7b 0x055c4c7c 0x056d4d7d 0x057e4e7e 0x058f4f7f \
    0x05a05080 0x05b15181 0x05c25282 0x05d35383 0x05e45484 0x05f55585 0x06065686 0x06175787 0x06285888 0x06395989 \
    0x064a5a8a 0x065b5b8b 0x066c5c8c 0x067d5d8d 0x068e5e8e 0x069f5f8f 0x06b06090 0x06c16191 0x06d26292 0x06e36393 \
    0x06f46494 0x07056595 0x07166696 0x07276797 0x07386898 0x07496999 0x075a6a9a 0x076b6b9b 0x077c6c9c 0x078d6d9d \
    0x079e6e9e 0x07af6f9f 0x07c070a0 0x07d171a1 0x07e272a2 0x07f373a3 0x080474a4 0x081575a5 0x082676a6 0x083777a7 \
    0x084878a8 0x085979a9 0x086a7aaa 0x087b7bab 0x088c7cac 0x089d7dad 0x08ae7eae 0x08bf7faf
.global 0x800: 0x600d0000 0x600d0001 0x600d0002 0x600d0003
.expect global 0x1000: \
    0x02491979 0x03592989 0x01c11171 0x056848a8 0x02491979 0x03592989 0x01c11171 0x056848a8 0x01613385 0x02714395 \
    0x00d92b7d 0x048062b4 0x02491979 0x03592989 0x057949a9 0x01c11171 0x09a888e8 0x02491979 0x03592989 0x057949a9 \
    0x01c11171 0x09a888e8 0x01891979 0x02992969 0x04794949 0x00310101 0x08567696 0x01891979 0x02992969 0x04794949 \
    0x00310101 0x08567696 0x004bcc78 0x0095de40 0x0015de27 0x000cae60 0x0095de40 0x00077af8 0x000eca40 0x00022877 \
    0x00014060 0x000eca40 0x004bcc78 0x0095de40 0x012a01d0 0x00167af0 0x00297747 0x00077af8 0x000eca40 0x001d68d0 \
    0x000237f0 0x00041797 0x0145d6b2 0x018fe87a 0x02240c0a 0x0110852a 0x01238181 0x0145d6b2 0x018fe87a 0x02240c0a \
    0x0110852a 0x01238181 0x01687521 0x02788531 0x0498a551 0x00e06d19 0x08c7e490 0x088c1171 0x088c1979 0x088c2989 \
    0x088c0ba9 0x088c0db8 0x01017cac 0xf8f97cac 0xe8e97cac 0x06c97cac 0x04ba7cac 0x00000838 0x00001040 0x00002050 \
    0x00000270 0x0000047f 0x00000000 0x00000000 0x00000000 0x00000008 0x0000000f 0x00000400 0x00000500 0x00000700 \
    0x00008380 0x0000faf0 0x00000838 0x00001040 0x00002050 0x00000270 0x0000047f 0x01601040 0x02702050 0x04904070 \
    0x00d80838 0x08bf7faf 0x01e31373 0x01e31373 0x01e31373 0x00e910b0 0x00e910b0 0x00e910b0 0xabcd0010 0x02051575 \
    0xabcd0020 0x02051575 0xabcd0040 0x02051575 0xabcd007f 0x02051575 0x02054341 0x02051373 0x02054361 0x02051373 \
    0x43601f4f 0x13731f4f 0x43a01373 0x13731373 0x020501e3 0x00d801e3 0x01e31f4f 0x00e90939 0x020501e3 0x01711141 \
    0x01821242 0x01931343 0x02051373 0x02812151 0x02922252 0x02a32353 0x02051575 0x04a14171 0x04b24272 0x04c34373 \
    0x088c7cac 0x089d7dad 0x08ae7eae 0x02051575 0x01821242 0x01931343 0x02922252 0x02a32353 0x04b24272 0x04c34373 \
    0x08ae7eae 0x02051575 0x600d0003 0x600d0000 0x600d0003 0x600d0000 0x600d0003 0x600d0000 0x600d0003 0x600d0000 \
    0x00e90939 0x00e90939 0x00e90939 0x00e90939 0x600d0000 0x600d0000 0x600d0000 0x600d0000

    ld $r6 b32 c0[0x18]
    ld $r7 b32 c0[0x1c]
    ld $r8 b32 c0[0x20]
    ld $r9 b32 c0[0x24]
    ld $r10 b32 c0[0x28]
    ld $r11 b32 c0[0x2c]
    ld $r12 b32 c0[0x30]
    ld $r13 b32 c0[0x34]
    ld $r14 b32 c0[0x38]
    ld $r15 b32 c0[0x3c]
    ld $r16 b32 c0[0x40]
    ld $r17 b32 c0[0x44]
    ld $r18 b32 c0[0x48]
    ld $r19 b32 c0[0x4c]
    ld $r20 b32 c0[0x50]
    ld $r21 b32 c0[0x54]
    ld $r22 b32 c0[0x58]
    ld $r23 b32 c0[0x5c]
    ld $r24 b32 c0[0x60]
    ld $r25 b32 c0[0x64]
    ld $r26 b32 c0[0x68]
    ld $r27 b32 c0[0x6c]
    ld $r28 b32 c0[0x70]
    ld $r29 b32 c0[0x74]
    ld $r30 b32 c0[0x78]
    ld $r31 b32 c0[0x7c]
    ld $r32 b32 c0[0x80]
    ld $r33 b32 c0[0x84]
    ld $r34 b32 c0[0x88]
    ld $r35 b32 c0[0x8c]
    ld $r36 b32 c0[0x90]
    ld $r37 b32 c0[0x94]
    ld $r38 b32 c0[0x98]
    ld $r39 b32 c0[0x9c]
    ld $r40 b32 c0[0xa0]
    ld $r41 b32 c0[0xa4]
    ld $r42 b32 c0[0xa8]
    ld $r43 b32 c0[0xac]
    ld $r44 b32 c0[0xb0]
    ld $r45 b32 c0[0xb4]
    ld $r46 b32 c0[0xb8]
    ld $r47 b32 c0[0xbc]
    ld $r48 b32 c0[0xc0]
    ld $r49 b32 c0[0xc4]
    ld $r50 b32 c0[0xc8]
    ld $r51 b32 c0[0xcc]
    ld $r52 b32 c0[0xd0]
    ld $r53 b32 c0[0xd4]
    ld $r54 b32 c0[0xd8]
    ld $r55 b32 c0[0xdc]
    ld $r56 b32 c0[0xe0]
    ld $r57 b32 c0[0xe4]
    ld $r58 b32 c0[0xe8]
    ld $r59 b32 c0[0xec]
    ld $r60 b32 c0[0xf0]
    ld $r61 b32 c0[0xf4]
    ld $r62 b32 c0[0xf8]
    ld $r63 b32 c0[0xfc]
    ld $r64 b32 c0[0x100]
    ld $r65 b32 c0[0x104]
    ld $r66 b32 c0[0x108]
    ld $r67 b32 c0[0x10c]
    ld $r68 b32 c0[0x110]
    ld $r69 b32 c0[0x114]
    ld $r70 b32 c0[0x118]
    ld $r71 b32 c0[0x11c]
    ld $r72 b32 c0[0x120]
    ld $r73 b32 c0[0x124]
    ld $r74 b32 c0[0x128]
    ld $r75 b32 c0[0x12c]
    ld $r76 b32 c0[0x130]
    ld $r77 b32 c0[0x134]
    ld $r78 b32 c0[0x138]
    ld $r79 b32 c0[0x13c]
    ld $r80 b32 c0[0x140]
    ld $r81 b32 c0[0x144]
    ld $r82 b32 c0[0x148]
    ld $r83 b32 c0[0x14c]
    ld $r84 b32 c0[0x150]
    ld $r85 b32 c0[0x154]
    ld $r86 b32 c0[0x158]
    ld $r87 b32 c0[0x15c]
    ld $r88 b32 c0[0x160]
    ld $r89 b32 c0[0x164]
    ld $r90 b32 c0[0x168]
    ld $r91 b32 c0[0x16c]
    ld $r92 b32 c0[0x170]
    ld $r93 b32 c0[0x174]
    ld $r94 b32 c0[0x178]
    ld $r95 b32 c0[0x17c]
    ld $r96 b32 c0[0x180]
    ld $r97 b32 c0[0x184]
    ld $r98 b32 c0[0x188]
    ld $r99 b32 c0[0x18c]
    ld $r100 b32 c0[0x190]
    ld $r101 b32 c0[0x194]
    ld $r102 b32 c0[0x198]
    ld $r103 b32 c0[0x19c]
    ld $r104 b32 c0[0x1a0]
    ld $r105 b32 c0[0x1a4]
    ld $r106 b32 c0[0x1a8]
    ld $r107 b32 c0[0x1ac]
    ld $r108 b32 c0[0x1b0]
    ld $r109 b32 c0[0x1b4]
    ld $r110 b32 c0[0x1b8]
    ld $r111 b32 c0[0x1bc]
    ld $r112 b32 c0[0x1c0]
    ld $r113 b32 c0[0x1c4]
    ld $r114 b32 c0[0x1c8]
    ld $r115 b32 c0[0x1cc]
    ld $r116 b32 c0[0x1d0]
    ld $r117 b32 c0[0x1d4]
    ld $r118 b32 c0[0x1d8]
    ld $r119 b32 c0[0x1dc]
    ld $r120 b32 c0[0x1e0]
    ld $r121 b32 c0[0x1e4]
    ld $r122 b32 c0[0x1e8]
    ld $r123 b32 c0[0x1ec]
    ld $r124 b32 c0[0x1f0]
    ld $r125 b32 c0[0x1f4]
    ld $r126 b32 c0[0x1f8]
    ld $r127 b32 c0[0x1fc]
    ld $r1 b32 s[0x10]
    ld $r2 b32 s[0x14]
    short add b32 $r3 $r16 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r32 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r8 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r63 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r9 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r9 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r9 $r8
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r3 $r9 $r63
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r3 $r16 0x12345
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r3 $r32 0x12345
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r3 $r8 0x12345
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r3 $r63 0x12345
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r16 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r32 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r64 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r8 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r127 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r9 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r9 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r9 $r64
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r9 $r8
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r3 $r9 $r127
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r16 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r32 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r64 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r8 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r127 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r9 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r9 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r9 $r64
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r9 $r8
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long xor b32 $r3 $r9 $r127
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r8l u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r16l u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r31h u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r16h u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r16l u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r9h u16 $r8l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r9h u16 $r16l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r9h u16 $r31h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r9h u16 $r16h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short mul $r3 u16 $r9h u16 $r16l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r8l u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r16l u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r32l u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r32h u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r63h u16 $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r9h u16 $r8l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r9h u16 $r16l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r9h u16 $r32l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r9h u16 $r32h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mul $r3 u16 $r9h u16 $r63h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r8l $r9l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r16l $r9l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r32l $r9l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r32h $r9l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r63h $r9l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r8l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r16l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r32l) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r32h) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r63h) $r10
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r9h) $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r9h) $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r9h) $r64
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r9h) $r8
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add $r3 (mul u16 $r9l $r9h) $r127
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long add b16 $r3l $r8l $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long add b16 $r3l $r16l $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long add b16 $r3l $r32l $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long add b16 $r3l $r32h $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long add b16 $r3l $r63h $r9l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long sub b16 $r3h $r9l $r8l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long sub b16 $r3h $r9l $r16l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long sub b16 $r3h $r9l $r32l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long sub b16 $r3h $r9l $r32h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    long sub b16 $r3h $r9l $r63h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    cvt u32 $r3 u16 $r8l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    cvt u32 $r3 u16 $r16l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    cvt u32 $r3 u16 $r32l
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    cvt u32 $r3 u16 $r32h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    cvt u32 $r3 u16 $r63h
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov $c1 $r16
    mov $r3 $c1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov $c1 $r32
    mov $r3 $c1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov $c1 $r64
    mov $r3 $c1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov $c1 $r8
    mov $r3 $c1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov $c1 $r127
    mov $r3 $c1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    shl $a1 $r16 0x4
    mov $r3 $a1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    shl $a1 $r32 0x4
    mov $r3 $a1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    shl $a1 $r64 0x4
    mov $r3 $a1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    shl $a1 $r8 0x4
    mov $r3 $a1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    shl $a1 $r127 0x4
    mov $r3 $a1
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b16 s[0x20] $r8l
    ld $r3 u16 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b16 s[0x20] $r16l
    ld $r3 u16 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b16 s[0x20] $r32l
    ld $r3 u16 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b16 s[0x20] $r32h
    ld $r3 u16 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b16 s[0x20] $r63h
    ld $r3 u16 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b32 s[0x20] $r16
    ld $r3 b32 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b32 s[0x20] $r32
    ld $r3 b32 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b32 s[0x20] $r64
    ld $r3 b32 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b32 s[0x20] $r8
    ld $r3 b32 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b32 s[0x20] $r127
    ld $r3 b32 s[0x20]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r16 $r9 $r10
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r32 $r9 $r10
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b32 $r63 $r9 $r10
    long mov b32 $r3 $r63
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r16 $r9 0x777
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r32 $r9 0x777
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    add b32 $r62 $r9 0x777
    long mov b32 $r3 $r62
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b32 $r16 0xabcd0010
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r16 $r10 $r11
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b32 $r32 0xabcd0020
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r32 $r10 $r11
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b32 $r64 0xabcd0040
    long mov b32 $r3 $r64
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r64 $r10 $r11
    long mov b32 $r3 $r64
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b32 $r127 0xabcd007f
    long mov b32 $r3 $r127
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b32 $r127 $r10 $r11
    long mov b32 $r3 $r127
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b16 $r16l 0x4341
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b16 $r16l $r9l $r10l
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b16 $r32l 0x4361
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b16 $r32l $r9l $r10l
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b16 $r31h 0x4360
    long mov b32 $r3 $r31
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b16 $r31h $r9l $r10l
    long mov b32 $r3 $r31
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    mov b16 $r63h 0x43a0
    long mov b32 $r3 $r63
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long add b16 $r63h $r9l $r10l
    long mov b32 $r3 $r63
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b16 $r16l $r9h $r10h
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b16 $r8l $r9h $r10h
    long mov b32 $r3 $r8
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    short add b16 $r31h $r9h $r10h
    long mov b32 $r3 $r31
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r9
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    st b128 g14[$r1] $r16q
    add b32 $r1 $r1 0x10
    st b128 g14[$r1] $r32q
    add b32 $r1 $r1 0x10
    st b128 g14[$r1] $r64q
    add b32 $r1 $r1 0x10
    st b128 g14[$r1] $r124q
    add b32 $r1 $r1 0x10
    st b64 g14[$r1] $r18d
    add b32 $r1 $r1 0x8
    st b64 g14[$r1] $r34d
    add b32 $r1 $r1 0x8
    st b64 g14[$r1] $r66d
    add b32 $r1 $r1 0x8
    st b64 g14[$r1] $r126d
    add b32 $r1 $r1 0x8
    ld b128 $r16q g14[$r2]
    st b64 l[0x0] $r18d
    ld b64 $r4d l[0x0]
    long mov b32 $r3 $r5
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r16
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    ld b128 $r32q g14[$r2]
    st b64 l[0x0] $r34d
    ld b64 $r4d l[0x0]
    long mov b32 $r3 $r5
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r32
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    ld b128 $r64q g14[$r2]
    st b64 l[0x0] $r66d
    ld b64 $r4d l[0x0]
    long mov b32 $r3 $r5
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r64
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    ld b128 $r124q g14[$r2]
    st b64 l[0x0] $r126d
    ld b64 $r4d l[0x0]
    long mov b32 $r3 $r5
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r3 $r124
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r64 $r1
    st b32 g14[$r64] $r9
    add b32 $r1 $r1 0x4
    long mov b32 $r32 $r1
    st b32 g14[$r32] $r9
    add b32 $r1 $r1 0x4
    long mov b32 $r16 $r1
    st b32 g14[$r16] $r9
    add b32 $r1 $r1 0x4
    long mov b32 $r127 $r1
    st b32 g14[$r127] $r9
    add b32 $r1 $r1 0x4
    long mov b32 $r64 $r2
    ld b32 $r3 g14[$r64]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r32 $r2
    ld b32 $r3 g14[$r32]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r16 $r2
    ld b32 $r3 g14[$r16]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    long mov b32 $r127 $r2
    ld b32 $r3 g14[$r127]
    st b32 g14[$r1] $r3
    add b32 $r1 $r1 0x4
    exit nop
