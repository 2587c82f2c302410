// Words that the NV50 code generator of Mesa 22.3.6 (nouveau_compiler -a a0) wrote for the TGSI program below,
// unchanged; beside them its listing, in which $a0 is $a1. Expected: the TGSI program by its definition, evaluated
// outside of model and core; whole numbers.
//
//     COMP
//     PROPERTY CS_FIXED_BLOCK_WIDTH 64
//     PROPERTY CS_FIXED_BLOCK_HEIGHT 1
//     PROPERTY CS_FIXED_BLOCK_DEPTH 1
//     DCL SV[0], THREAD_ID
//     DCL SV[1], BLOCK_ID
//     DCL SV[2], BLOCK_SIZE
//     DCL BUFFER[0]
//     DCL CONST[0][0]
//     DCL TEMP[0..9], LOCAL
//     IMM[0] UINT32 {16, 1, 0, 3}
//     IMM[1] UINT32 {7, 5, 100, 2}
//     IMM[2] UINT32 {1103515245, 12345, 65535, 6}
//     UMAD TEMP[0].x, SV[1].xxxx, SV[2].xxxx, SV[0].xxxx
//     UMUL TEMP[0].y, TEMP[0].xxxx, IMM[0].xxxx
//     UADD TEMP[1].x, TEMP[0].xxxx, IMM[0].yyyy
//     MOV TEMP[1].y, IMM[0].zzzz
//     MOV TEMP[1].z, TEMP[1].xxxx
//     BGNLOOP
//       USEQ TEMP[2].x, TEMP[1].xxxx, IMM[0].yyyy
//       UIF TEMP[2].xxxx
//         BRK
//       ENDIF
//       UADD TEMP[1].y, TEMP[1].yyyy, IMM[0].yyyy
//       AND TEMP[2].y, TEMP[1].xxxx, IMM[0].yyyy
//       UIF TEMP[2].yyyy
//         UMAD TEMP[1].x, TEMP[1].xxxx, IMM[0].wwww, IMM[0].yyyy
//       ELSE
//         USHR TEMP[1].x, TEMP[1].xxxx, IMM[0].yyyy
//       ENDIF
//       UMAX TEMP[1].z, TEMP[1].zzzz, TEMP[1].xxxx
//     ENDLOOP
//     MOV TEMP[3].x, IMM[0].zzzz
//     MOV TEMP[3].y, IMM[0].zzzz
//     BGNLOOP
//       USGE TEMP[2].x, TEMP[3].xxxx, IMM[1].xxxx
//       UIF TEMP[2].xxxx
//         BRK
//       ENDIF
//       UADD TEMP[3].x, TEMP[3].xxxx, IMM[0].yyyy
//       UADD TEMP[2].y, TEMP[0].xxxx, TEMP[3].xxxx
//       UMOD TEMP[2].y, TEMP[2].yyyy, CONST[0][0].xxxx
//       UIF TEMP[2].yyyy
//         MOV TEMP[4].x, IMM[0].zzzz
//         BGNLOOP
//           UADD TEMP[4].x, TEMP[4].xxxx, IMM[0].yyyy
//           UMAD TEMP[3].y, TEMP[3].yyyy, IMM[2].xxxx, IMM[2].yyyy
//           AND TEMP[4].y, TEMP[3].yyyy, IMM[1].xxxx
//           USEQ TEMP[4].z, TEMP[4].yyyy, IMM[1].yyyy
//           UIF TEMP[4].zzzz
//             BRK
//           ENDIF
//           USLT TEMP[4].z, TEMP[4].xxxx, IMM[2].wwww
//           UIF TEMP[4].zzzz
//             CONT
//           ENDIF
//           UADD TEMP[3].y, TEMP[3].yyyy, TEMP[0].xxxx
//           BRK
//         ENDLOOP
//       ELSE
//         UADD TEMP[3].y, TEMP[3].yyyy, IMM[1].zzzz
//         AND TEMP[2].z, TEMP[0].xxxx, IMM[1].wwww
//         UIF TEMP[2].zzzz
//           CONT
//         ENDIF
//         XOR TEMP[3].y, TEMP[3].yyyy, IMM[2].zzzz
//       ENDIF
//     ENDLOOP
//     MOV TEMP[5].x, TEMP[1].yyyy
//     MOV TEMP[5].y, TEMP[1].zzzz
//     MOV TEMP[5].z, TEMP[3].yyyy
//     AND TEMP[6].x, TEMP[0].xxxx, IMM[1].xxxx
//     MOV TEMP[5].w, IMM[2].wwww
//     USEQ TEMP[6].y, TEMP[6].xxxx, IMM[0].yyyy
//     UIF TEMP[6].yyyy
//       MOV TEMP[5].w, IMM[1].zzzz
//     ELSE
//       USEQ TEMP[6].y, TEMP[6].xxxx, IMM[0].wwww
//       USEQ TEMP[6].z, TEMP[6].xxxx, IMM[1].yyyy
//       OR TEMP[6].w, TEMP[6].yyyy, TEMP[6].zzzz
//       UIF TEMP[6].wwww
//         UIF TEMP[6].yyyy
//           UADD TEMP[5].w, TEMP[5].wwww, TEMP[0].xxxx
//         ENDIF
//         UADD TEMP[5].w, TEMP[5].wwww, IMM[2].xxxx
//       ELSE
//         NOT TEMP[5].w, TEMP[0].xxxx
//       ENDIF
//     ENDIF
//     STORE BUFFER[0].xyzw, TEMP[0].yyyy, TEMP[5]
//     END

.chip gt200
.grid 2 1
.block 64 1 1
.regs 11
.gspace 0 0x1000 0xffff
.const 0 0x0: 0x00000003
.expect global 0x1000: 0x00000000 0x00000001 0x0c2ba015 0xffffffff 0x00000001 0x00000002 0xae7d8f90 0x00000064 \
    0x00000007 0x00000010 0x8489b259 0xfffffffd 0x00000002 0x00000004 0x99485175 0x41c64e76 \
    0x00000005 0x00000010 0xb69893f3 0xfffffffb 0x00000008 0x00000010 0x7bff3477 0x41c64e73 \
    0x00000010 0x00000034 0xc5572845 0xfffffff9 0x00000003 0x00000008 0x4a468355 0xfffffff8 \
    0x00000013 0x00000034 0x819fb9e4 0xfffffff7 0x00000006 0x00000010 0xcd0ef075 0x00000064 \
    0x0000000e 0x00000034 0x97abfe0d 0xfffffff5 0x00000009 0x00000010 0x9c02d1a6 0x41c64e7e \
    0x00000009 0x00000028 0xde05b815 0xfffffff3 0x00000011 0x00000034 0xc0ca7db4 0x41c64e73 \
    0x00000011 0x000000a0 0xddd122b1 0xfffffff1 0x00000004 0x00000010 0x978e70a5 0xfffffff0 \
    0x0000000c 0x00000034 0x2bc28d67 0xffffffef 0x00000014 0x00000034 0x2a79479b 0x00000064 \
    0x00000014 0x00000058 0x3ab4c75d 0xffffffed 0x00000007 0x00000014 0xedcef91a 0x41c64e86 \
    0x00000007 0x00000040 0x87845db8 0xffffffeb 0x0000000f 0x00000034 0x54eadcf5 0x41c64e73 \
    0x0000000f 0x000000a0 0x80bf75e5 0xffffffe9 0x0000000a 0x00000018 0x19b3a1d1 0xffffffe8 \
    0x00000017 0x00000058 0xe93b30f5 0xffffffe7 0x0000000a 0x00000028 0xe9b10b10 0x00000064 \
    0x0000006f 0x00002410 0x3fce78c9 0xffffffe5 0x00000012 0x00000034 0x69de8705 0x41c64e8e \
    0x00000012 0x00000058 0x3258bc13 0xffffffe3 0x00000012 0x000000a0 0xff321f77 0x41c64e73 \
    0x0000006a 0x00002410 0xedc8e435 0xffffffe1 0x00000005 0x00000020 0xebbb4745 0xffffffe0 \
    0x0000001a 0x00000064 0xf49f8244 0xffffffdf 0x0000000d 0x00000034 0x9a2b50f5 0x00000064 \
    0x0000000d 0x000000a0 0x52f0c47d 0xffffffdd 0x00000015 0x00000034 0x1b743af6 0x41c64e96 \
    0x00000015 0x00000070 0xb3532875 0xffffffdb 0x00000015 0x00000058 0x43fd92b4 0x41c64e73 \
    0x00000022 0x00000130 0x4879ffa1 0xffffffd9 0x00000008 0x00000028 0xf5238395 0xffffffd8 \
    0x0000006d 0x00002410 0x9ec2c507 0xffffffd7 0x00000008 0x00000040 0x65adcc1b 0x00000064 \
    0x0000001d 0x000000c4 0x8f5784cd 0xffffffd5 0x00000010 0x00000034 0x6d40626a 0x41c64e9e \
    0x00000010 0x00000088 0x03443598 0xffffffd3 0x00000010 0x000000a0 0x7c2b3ff5 0x41c64e73 \
    0x00000068 0x00002410 0xeb6852d5 0xffffffd1 0x0000000b 0x00000030 0xbb2865c1 0xffffffd0 \
    0x00000018 0x00000094 0x2970c1d5 0xffffffcf 0x00000018 0x00000058 0x24e48690 0x00000064 \
    0x00000018 0x000000e8 0xfb133f39 0xffffffcd 0x0000000b 0x00000034 0x3a74bc95 0x41c64ea6 \
    0x0000000b 0x000000a0 0xae18e433 0xffffffcb 0x00000070 0x00002410 0x82650a77 0x41c64e73 \
    0x00000070 0x00002410 0x163aa025 0xffffffc9 0x00000013 0x00000038 0x8d300b35 0xffffffc8 \
    0x00000020 0x000000c4 0x679f4aa4 0xffffffc7 0x00000013 0x00000058 0xb755b175 0x00000064 \
    0x00000020 0x00000130 0x0e358aed 0xffffffc5 0x00000013 0x000000a0 0x9ae5a446 0x41c64eae \
    0x00000013 0x000000b8 0x88a098d5 0xffffffc3 0x0000006b 0x00002410 0xc730a7b4 0x41c64e73 \
    0x0000006b 0x00002410 0xb322dc91 0xffffffc1 0x00000006 0x00000040 0x52b89685 0xffffffc0 \
    0x0000001b 0x000000c4 0x11c2fca7 0xffffffbf 0x0000001b 0x00000064 0xa0e0509b 0x00000064 \
    0x0000001b 0x00000130 0xe3fa423d 0xffffffbd 0x0000000e 0x00000044 0xecb1cbba 0x41c64eb6 \
    0x0000000e 0x000000d0 0x7f040d78 0xffffffbb 0x0000000e 0x000000a0 0xa36ba2f5 0x41c64e73 \
    0x00000066 0x00002410 0x56112fc5 0xffffffb9 0x00000016 0x00000048 0x5c9d29b1 0xffffffb8 \
    0x00000073 0x00002410 0x69a652b5 0xffffffb7 0x00000016 0x00000070 0x60180210 0x00000064 \
    0x0000000e 0x00000154 0xb65805a9 0xffffffb5 0x00000016 0x00000058 0x0b0af225 0x41c64ebe \
    0x00000016 0x000000e8 0x29d90c53 0xffffffb3 0x00000023 0x00000130 0x0599f577 0x41c64e73 \
    0x00000023 0x00000328 0x3eac5c15 0xffffffb1 0x00000009 0x00000050 0x2ea4cf25 0xffffffb0 \
    0x00000016 0x000000f4 0xda9f1304 0xffffffaf 0x0000006e 0x00002410 0x847211f5 0x00000064 \
    0x0000006e 0x00002410 0xc97a515d 0xffffffad 0x00000009 0x00000054 0x1a570d96 0x41c64ec6 \
    0x00000009 0x00000100 0x5dee0935 0xffffffab 0x0000001e 0x000000c4 0x4a63bcb4 0x41c64e73 \
    0x0000001e 0x00000250 0x1dcbb981 0xffffffa9 0x00000011 0x00000058 0xb04da975 0xffffffa8 \
    0x0000001e 0x00000130 0x84c33447 0xffffffa7 0x00000011 0x00000088 0xdc14d51b 0x00000064 \
    0x0000005c 0x00002410 0x389cffad 0xffffffa5 0x00000011 0x000000a0 0x6c23350a 0x41c64ece \
    0x00000011 0x00000118 0xfac5e558 0xffffffa3 0x00000069 0x00002410 0xcaac05f5 0x41c64e73 \
    0x00000069 0x00002410 0xc0ba0cb5 0xffffffa1 0x0000000c 0x00000060 0xfe11eda1 0xffffffa0 \
    0x00000076 0x00002410 0xa9dbe395 0xffffff9f 0x00000019 0x00000094 0x9b4b7d90 0x00000064 \
    0x00000019 0x000001c0 0x719ccc19 0xffffff9d 0x00000019 0x00000064 0xdba127b5 0x41c64ed6 \
    0x00000019 0x00000130 0xa5993473 0xffffff9b 0x00000019 0x000000e8 0x88cce077 0x41c64e73 \
    0x00000057 0x00002410 0x671e1805 0xffffff99 0x0000000c 0x00000068 0xd0199315 0xffffff98 \
    0x00000026 0x00000328 0x4da0db64 0xffffff97 0x0000000c 0x000000a0 0xa19c7275 0x00000064 \
    0x00000064 0x00002410 0x84bf17cd 0xffffff95 0x00000071 0x00002410 0x99c876e6 0x41c64ede \
    0x00000071 0x00002410 0xc3b57995 0xffffff93 0x00000071 0x00002410 0xcd96d1b4 0x41c64e73 \
    0x00000045 0x00002410 0x88749671 0xffffff91 0x00000014 0x00000070 0x0de2bc65 0xffffff90 \
    0x0000000c 0x00000154 0xf7c36be7 0xffffff8f 0x00000021 0x000000c4 0x1747599b 0x00000064 \
    0x00000021 0x00000208 0x8d3fbd1d 0xffffff8d 0x00000014 0x00000074 0xeb949e5a 0x41c64ee6 \
    0x00000014 0x00000160 0x7685bd38 0xffffff8b 0x00000021 0x00000130 0xf1ec68f5 0x41c64e73 \
    0x00000021 0x00000328 0x2b62e9a5 0xffffff89 0x00000014 0x000000a0 0x9f86b191 0xffffff88 \
    0x0000005f 0x00002410 0x86eb7475 0xffffff87 0x00000014 0x000000b8 0xd67ef910 0x00000064 \
    0x0000002e 0x00000274 0x2ce19289 0xffffff85 0x0000006c 0x00002410 0xac375d45 0x41c64eee \
    0x0000006c 0x00002410 0x21595c93 0xffffff83 0x0000006c 0x00002410 0x0bffcb77 0x41c64e73 \
    0x0000002e 0x00001114 0x8f8fd3f5 0xffffff81 0x00000007 0x00000080 0x718e5705 0xffffff80

    .word 0xa0004c05 0x04200780 // cvt u32 $r1 u16 s[0xc]
    .word 0xa0004209 0x04200780 // cvt u32 $r2 u16 s[0x2]
    .word 0xd03f0001 0x00000fff // and u32 $r0 $r0 0x0000ffff
    .word 0x4005040c            // mul u32 $r3 u16 $r1l $r2h
    .word 0x6004060c            // mad u32 $r3 u16 $r1h $r2l $r3
    .word 0x3010060d 0xc4100780 // shl u32 $r3 $r3 0x00000010
    .word 0x60040405 0x0000c780 // mad u32 $r1 u16 $r1l $r2l $r3
    .word 0x2000020d 0x04000780 // add u32 $r3 $r1 $r0
    .word 0x30040601 0xc4100780 // shl u32 $r0 $r3 0x00000004
    .word 0x20018605 0x00000003 // add u32 $r1 $r3 0x00000001
    .word 0x1000fe08            // mov u32 $r2 $r63
    .word 0x10008210            // mov u32 $r4 $r1
    .word 0x4001e003 0x00000000 // prebreak BB:3@0xf0
    .word 0x10018015 0x00000003 // mov u32 $r5 0x00000001
    .word 0x300509fd 0x640087c8 // set u8 $c0 eq u32 $r4 $r5
    .word 0x50000003 0x00000280 // ne $c0 break BB:3@0xf0
    .word 0x20018409 0x00000003 // add u32 $r2 $r2 0x00000001
    .word 0xd0010815 0x00000003 // and u32 $r5 $r4 0x00000001
    .word 0xa001b003 0x00000000 // joinat BB:8@0xd8
    .word 0x30057ffd 0x640147c8 // set u8 $c0 neu u32 $r63 $r5
    .word 0x1001a003 0x00000100 // eq $c0 bra BB:7@0xd0
    .word 0x10038015 0x00000003 // mov u32 $r5 0x00000003
    .word 0x10018019 0x00000003 // mov u32 $r6 0x00000001
    .word 0x4003121d 0x00000003 // mul u32 $r7 u16 $r4h 0x00000003
    .word 0x30100e1d 0xc4100780 // shl u32 $r7 $r7 0x00000010
    .word 0x600a1011 0x0001c780 // mad u32 $r4 u16 $r4l $r5l $r7
    .word 0x20000811 0x04018780 // add u32 $r4 $r4 $r6
    .word 0x1001b003 0x00000780 // bra BB:8@0xd8
    .word 0x30010811 0xe4100780 // shr u32 $r4 $r4 0x00000001
    .word 0xf0000001 0xe0000002 // join
    .word 0x30040205 0x84000780 // max u32 $r1 $r1 $r4
    .word 0x1000b003 0x00000780 // bra BB:2@0x58
    .word 0x1000fe24            // mov u32 $r9 $r63
    .word 0x10009210            // mov u32 $r4 $r9
    .word 0x40059003 0x00000000 // prebreak BB:10@0x2c8
    .word 0x10078015 0x00000003 // mov u32 $r5 0x00000007
    .word 0x300509fd 0x640187c8 // set u8 $c0 ge u32 $r4 $r5
    .word 0x50000003 0x00000280 // ne $c0 break BB:10@0x2c8
    .word 0x20018811 0x00000003 // add u32 $r4 $r4 0x00000001
    .word 0x20000615 0x04010780 // add u32 $r5 $r3 $r4
    .word 0x10000019 0x2400c780 // ld u32 $r6 c0[0x0]
    .word 0xa0000a1d 0x44004780 // cvt f32 $r7 u32 $r5
    .word 0xa0000c21 0x44004780 // cvt f32 $r8 u32 $r6
    .word 0x90001021 0x00000780 // rcp f32 $r8 $r8
    .word 0x203e9021 0x0fffffff // add u32 $r8 $r8 0xfffffffe
    .word 0xc0080e1d 0x0000c780 // mul f32 rz $r7 $r7 $r8
    .word 0xa0000e1d 0x84064780 // cvt u32 rz $r7 f32 $r7
    .word 0x400d1c28            // mul u32 $r10 u16 $r7l $r6h
    .word 0x600c1e28            // mad u32 $r10 u16 $r7h $r6l $r10
    .word 0x30101429 0xc4100780 // shl u32 $r10 $r10 0x00000010
    .word 0x600c1c28            // mad u32 $r10 u16 $r7l $r6l $r10
    .word 0x204a8a28            // sub u32 $r10 $r5 $r10
    .word 0xa0001429 0x44004780 // cvt f32 $r10 u32 $r10
    .word 0xc0081421 0x0000c780 // mul f32 rz $r8 $r10 $r8
    .word 0xa0001021 0x84064780 // cvt u32 rz $r8 f32 $r8
    .word 0x20088e1c            // add u32 $r7 $r7 $r8
    .word 0x400d1c20            // mul u32 $r8 u16 $r7l $r6h
    .word 0x600c1e21 0x00020780 // mad u32 $r8 u16 $r7h $r6l $r8
    .word 0x30101021 0xc4100780 // shl u32 $r8 $r8 0x00000010
    .word 0x600c1c20            // mad u32 $r8 u16 $r7l $r6l $r8
    .word 0x20488a20            // sub u32 $r8 $r5 $r8
    .word 0x30061021 0x64018780 // set u32 $r8 ge $r8 $r6
    .word 0x20488e1c            // sub u32 $r7 $r7 $r8
    .word 0x400d1c20            // mul u32 $r8 u16 $r7l $r6h
    .word 0x600c1e21 0x00020780 // mad u32 $r8 u16 $r7h $r6l $r8
    .word 0x30101021 0xc4100780 // shl u32 $r8 $r8 0x00000010
    .word 0x600c1c19 0x00020780 // mad u32 $r6 u16 $r7l $r6l $r8
    .word 0x20400a15 0x04018780 // sub u32 $r5 $r5 $r6
    .word 0xa0057003 0x00000000 // joinat BB:23@0x2b8
    .word 0x30057ffd 0x640147c8 // set u8 $c0 neu u32 $r63 $r5
    .word 0x10052003 0x00000100 // eq $c0 bra BB:20@0x290
    .word 0x10007e15 0x0403c780 // mov u32 $r5 $r63
    .word 0x40057003 0x00000000 // prebreak BB:15@0x2b8
    .word 0x20018a15 0x00000003 // add u32 $r5 $r5 0x00000001
    .word 0x102d8019 0x041c64e7 // mov u32 $r6 0x41c64e6d
    .word 0x1039801d 0x00000303 // mov u32 $r7 0x00003039
    .word 0x40062421 0x0000041f // mul u32 $r8 u16 $r9l 0x000041c6
    .word 0x602d2621 0x000004e7 // mad u32 $r8 u16 $r9h 0x00004e6d $r8
    .word 0x30101021 0xc4100780 // shl u32 $r8 $r8 0x00000010
    .word 0x600c2419 0x00020780 // mad u32 $r6 u16 $r9l $r6l $r8
    .word 0x20000c25 0x0401c780 // add u32 $r9 $r6 $r7
    .word 0xd0071219 0x00000003 // and u32 $r6 $r9 0x00000007
    .word 0x1005801d 0x00000003 // mov u32 $r7 0x00000005
    .word 0x30070dfd 0x640087c8 // set u8 $c0 eq u32 $r6 $r7
    .word 0x50000003 0x00000280 // ne $c0 break BB:15@0x2b8
    .word 0x10068019 0x00000003 // mov u32 $r6 0x00000006
    .word 0x30060bfd 0x640047c8 // set u8 $c0 lt u32 $r5 $r6
    .word 0x10041003 0x00000280 // ne $c0 bra BB:14@0x208
    .word 0x20001225 0x0400c780 // add u32 $r9 $r9 $r3
    .word 0x50000003 0x00000780 // break BB:15@0x2b8
    .word 0x20249225 0x00000007 // add u32 $r9 $r9 0x00000064
    .word 0xd0020615 0x00000003 // and u32 $r5 $r3 0x00000002
    .word 0x30057ffd 0x640147c8 // set u8 $c0 neu u32 $r63 $r5
    .word 0x10020003 0x00000280 // ne $c0 bra BB:9@0x100
    .word 0xd03f9225 0x00000fff // xor u32 $r9 $r9 0x0000ffff
    .word 0xf0000001 0xe0000002 // join
    .word 0x10020003 0x00000780 // bra BB:9@0x100
    .word 0xd0070611 0x00000003 // and u32 $r4 $r3 0x00000007
    .word 0x10068021 0x00000003 // mov u32 $r8 0x00000006
    .word 0x10018015 0x00000003 // mov u32 $r5 0x00000001
    .word 0xa0072003 0x00000000 // joinat BB:31@0x390
    .word 0x300509fd 0x640087c8 // set u8 $c0 eq u32 $r4 $r5
    .word 0x10061003 0x00000100 // eq $c0 bra BB:25@0x308
    .word 0x1024800d 0x00000007 // mov u32 $r3 0x00000064
    .word 0x10072003 0x00000780 // bra BB:31@0x390
    .word 0x10038015 0x00000003 // mov u32 $r5 0x00000003
    .word 0x30050819 0x64008780 // set u32 $r6 eq $r4 $r5
    .word 0x1005801d 0x00000003 // mov u32 $r7 0x00000005
    .word 0x3007081d 0x64008780 // set u32 $r7 eq $r4 $r7
    .word 0xd0070c19 0x04004780 // or u32 $r6 $r6 $r7
    .word 0xa0071003 0x00000000 // joinat BB:30@0x388
    .word 0x30067ffd 0x640147c8 // set u8 $c0 neu u32 $r63 $r6
    .word 0x10070003 0x00000100 // eq $c0 bra BB:29@0x380
    .word 0xa006d003 0x00000000 // joinat BB:28@0x368
    .word 0x300509fd 0x640087c8 // set u8 $c0 eq u32 $r4 $r5
    .word 0x1006d003 0x00000100 // eq $c0 bra BB:28@0x368
    .word 0x20068621 0x00000003 // add u32 $r8 $r3 0x00000006
    .word 0xf0000001 0xe0000002 // join
    .word 0x202d900d 0x041c64e7 // add u32 $r3 $r8 0x41c64e6d
    .word 0x10071003 0x00000780 // bra BB:30@0x388
    .word 0xd003060d 0x0402c780 // not u32 $r3 $r3
    .word 0xf0000001 0xe0000002 // join
    .word 0xf0000001 0xe0000002 // join
    .word 0x10000011 0x0403c780 // mov u32 $r4 $r0
    .word 0xd0000809 0xa0c00780 // st u32 # g0[$r4+0x0] $r2
    .word 0x20048009 0x00000003 // add u32 $r2 $r0 0x00000004
    .word 0xd0000405 0xa0c00780 // st u32 # g0[$r2+0x0] $r1
    .word 0x20088005 0x00000003 // add u32 $r1 $r0 0x00000008
    .word 0xd0000225 0xa0c00780 // st u32 # g0[$r1+0x0] $r9
    .word 0x200c8001 0x00000003 // add u32 $r0 $r0 0x0000000c
    .word 0xd000000d 0xa0c00781 // st u32 # g0[$r0+0x0] $r3 exit
