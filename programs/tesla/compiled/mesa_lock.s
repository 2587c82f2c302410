// Words that the NV50 code generator of Mesa 22.3.6 (nouveau_compiler -a a0) wrote for the TGSI program below,
// unchanged; beside them its listing, in which $a0 is $a1. Expected: the TGSI program by its definition, evaluated
// outside of model and core; whole numbers, whose end state knows no order.
//
//     COMP
//     PROPERTY CS_FIXED_BLOCK_WIDTH 64
//     PROPERTY CS_FIXED_BLOCK_HEIGHT 1
//     PROPERTY CS_FIXED_BLOCK_DEPTH 1
//     DCL SV[0], THREAD_ID
//     DCL BUFFER[0]
//     DCL BUFFER[1]
//     DCL MEMORY[0], SHARED
//     DCL TEMP[0..5], LOCAL
//     IMM[0] UINT32 {4, 8, 64, 64}
//     IMM[1] UINT32 {7, 28, 0, 1}
//     IMM[2] UINT32 {32, 100, 104, 108}
//     IMM[3] UINT32 {112, 116, 120, 124}
//     IMM[4] UINT32 {288, 3, 5, 16384}
//     IMM[5] UINT32 {16, 96, 0, 0}
//     UMUL TEMP[0].x, SV[0].xxxx, IMM[0].xxxx
//     LOAD TEMP[1].x, BUFFER[0].xxxx, TEMP[0].xxxx
//     UMAD TEMP[0].y, SV[0].xxxx, IMM[0].xxxx, IMM[0].wwww
//     USLT TEMP[0].z, SV[0].xxxx, IMM[5].xxxx
//     UIF TEMP[0].zzzz
//       STORE MEMORY[0].x, TEMP[0].yyyy, IMM[1].zzzz
//     ENDIF
//     BARRIER
//     AND TEMP[2].x, TEMP[1].xxxx, IMM[1].xxxx
//     UMAD TEMP[2].x, TEMP[2].xxxx, IMM[0].xxxx, IMM[0].wwww
//     ATOMUADD TEMP[3].x, MEMORY[0], TEMP[2].xxxx, IMM[1].wwww
//     ATOMUADD TEMP[3].x, MEMORY[0], IMM[5].yyyy, TEMP[1].xxxx
//     ATOMOR TEMP[3].x, MEMORY[0], IMM[2].yyyy, TEMP[1].xxxx
//     ATOMXOR TEMP[3].x, MEMORY[0], IMM[2].zzzz, TEMP[1].xxxx
//     ATOMUMAX TEMP[3].x, MEMORY[0], IMM[2].wwww, TEMP[1].xxxx
//     ATOMIMIN TEMP[3].x, MEMORY[0], IMM[3].xxxx, TEMP[1].xxxx
//     ATOMIMAX TEMP[3].x, MEMORY[0], IMM[3].yyyy, TEMP[1].xxxx
//     ATOMUMIN TEMP[3].x, MEMORY[0], IMM[3].zzzz, TEMP[1].xxxx
//     UADD TEMP[3].y, SV[0].xxxx, IMM[1].wwww
//     ATOMCAS TEMP[3].x, MEMORY[0], IMM[3].wwww, IMM[1].zzzz, IMM[4].yyyy
//     BARRIER
//     UIF TEMP[0].zzzz
//       LOAD TEMP[4].x, MEMORY[0].xxxx, TEMP[0].yyyy
//       STORE BUFFER[1].x, TEMP[0].xxxx, TEMP[4].xxxx
//     ENDIF
//     END
.tags nobench

.chip gt200
.grid 1 1
.block 64 1 1
.regs 7
.shared 0x80
.gspace 0 0x1000 0xffff
.gspace 1 0x8000 0xffff
.global 0x1000: 0xe58376fb 0x9d106a37 0x4665ea19 0xe7b227e9 0xd0cce893 0x74d6d11f 0x24c1276c 0x4110b8bc \
    0x80915aaf 0xf6de2fbe 0xeb7f1414 0x7ae85484 0x3554ada8 0x9785f4f8 0x434b4b94 0x9da968f2 \
    0x8189ac45 0x3cc63141 0x51af1074 0x5f4ce302 0x096de421 0x32eddf6f 0x2e9dde73 0x67498314 \
    0x29465388 0xa2f65e36 0xefb82825 0x4737fed1 0xadff8165 0x53ec4b93 0xe539cb16 0x6078a406 \
    0x2b32ada9 0xcac8a61c 0xc8ed3213 0x43abd7ad 0x1d75cc23 0xc4ad1006 0x87dd58d9 0x0c6f2fcc \
    0xa2e5c7d7 0xdbb8d36b 0x5c1a7c01 0xf755edba 0xdf79c9ee 0x73fa5648 0x8e2048dc 0x857de96d \
    0x947dbe2d 0xb050864e 0xe1edcf3e 0xe566e133 0x1ac7a46c 0x40852477 0xfe3245fe 0x8923b7f6 \
    0xa1390385 0xdb4a18fc 0x64edfce5 0xbce88796 0xcc342416 0x5f186904 0x43c6ed1e 0x60307b75
.expect global 0x8000: 0x00000004 0x00000008 0x00000003 0x00000008 0x0000000d 0x00000009 0x0000000d 0x00000006 \
    0x82aa4e4f 0xffffffff 0x48b26f05 0xfe3245fe 0x80915aaf 0x7ae85484 0x00000000 0x00000003

    .word 0xd03f0001 0x00000fff // and u32 $r0 $r0 0x0000ffff
    .word 0x30020011 0xc4100780 // shl u32 $r4 $r0 0x00000002
    .word 0x10000805 0x0403c780 // mov u32 $r1 $r4
    .word 0xd0000205 0x80c00780 // ld u32 $r1 g0[$r1+0x0]
    .word 0x20008815 0x00000007 // add u32 $r5 $r4 0x00000040
    .word 0x10108009 0x00000003 // mov u32 $r2 0x00000010
    .word 0xa000c003 0x00000000 // joinat BB:3@0x60
    .word 0x300201fd 0x640047c8 // set u8 $c0 lt u32 $r0 $r2
    .word 0x1000c003 0x00000100 // eq $c0 bra BB:3@0x60
    .word 0x1000fe0c            // mov u32 $r3 $r63
    .word 0x10008a18            // mov u32 $r6 $r5
    .word 0x00000c05 0xc0000780 // shl u32 $a0 $r6 0x00000000
    .word 0x04000001 0xe420c780 // st u32 # s[$a0+0x0] $r3
    .word 0xf0000001 0xe0000002 // join
    .word 0x86000003 0x00004000 // bar sync u32 # 0x00000000 0x00000000
    .word 0xd007020d 0x00000003 // and u32 $r3 $r1 0x00000007
    .word 0x3002060d 0xc4100780 // shl u32 $r3 $r3 0x00000002
    .word 0x2000860d 0x00000007 // add u32 $r3 $r3 0x00000040
    .word 0x00000605 0xc0000780 // shl u32 $a0 $r3 0x00000000
    .word 0xa0019003 0x00000000 // joinat BB:7@0xc8
    .word 0x1400000d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[$a0+0x0]
    .word 0x10016003 0x00000080 // lt $c0 bra BB:8@0xb0
    .word 0x10018003 0x00000780 // bra BB:9@0xc0
    .word 0x2001860d 0x00000003 // add u32 $r3 $r3 0x00000001
    .word 0x04000001 0xe4a0c780 // st unlock u32 # s[$a0+0x0] $r3
    .word 0x10013003 0x00000700 // geu $c0 bra BB:6@0x98
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0021003 0x00000000 // joinat BB:11@0x108
    .word 0x1000300d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x60]
    .word 0x1001e003 0x00000080 // lt $c0 bra BB:12@0xf0
    .word 0x10020003 0x00000780 // bra BB:13@0x100
    .word 0x2000060d 0x04004780 // add u32 $r3 $r3 $r1
    .word 0x00003001 0xe4a0c780 // st unlock u32 # s[0x60] $r3
    .word 0x1001b003 0x00000700 // geu $c0 bra BB:10@0xd8
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0029003 0x00000000 // joinat BB:15@0x148
    .word 0x1000320d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x64]
    .word 0x10026003 0x00000080 // lt $c0 bra BB:16@0x130
    .word 0x10028003 0x00000780 // bra BB:17@0x140
    .word 0xd001060d 0x04004780 // or u32 $r3 $r3 $r1
    .word 0x00003201 0xe4a0c780 // st unlock u32 # s[0x64] $r3
    .word 0x10023003 0x00000700 // geu $c0 bra BB:14@0x118
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0031003 0x00000000 // joinat BB:19@0x188
    .word 0x1000340d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x68]
    .word 0x1002e003 0x00000080 // lt $c0 bra BB:20@0x170
    .word 0x10030003 0x00000780 // bra BB:21@0x180
    .word 0xd001060d 0x04008780 // xor u32 $r3 $r3 $r1
    .word 0x00003401 0xe4a0c780 // st unlock u32 # s[0x68] $r3
    .word 0x1002b003 0x00000700 // geu $c0 bra BB:18@0x158
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0039003 0x00000000 // joinat BB:23@0x1c8
    .word 0x1000360d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x6c]
    .word 0x10036003 0x00000080 // lt $c0 bra BB:24@0x1b0
    .word 0x10038003 0x00000780 // bra BB:25@0x1c0
    .word 0x3001060d 0x84000780 // max u32 $r3 $r3 $r1
    .word 0x00003601 0xe4a0c780 // st unlock u32 # s[0x6c] $r3
    .word 0x10033003 0x00000700 // geu $c0 bra BB:22@0x198
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0041003 0x00000000 // joinat BB:27@0x208
    .word 0x1000380d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x70]
    .word 0x1003e003 0x00000080 // lt $c0 bra BB:28@0x1f0
    .word 0x10040003 0x00000780 // bra BB:29@0x200
    .word 0x3001060d 0xac000780 // min s32 $r3 $r3 $r1
    .word 0x00003801 0xe4a0c780 // st unlock u32 # s[0x70] $r3
    .word 0x1003b003 0x00000700 // geu $c0 bra BB:26@0x1d8
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0049003 0x00000000 // joinat BB:31@0x248
    .word 0x10003a0d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x74]
    .word 0x10046003 0x00000080 // lt $c0 bra BB:32@0x230
    .word 0x10048003 0x00000780 // bra BB:33@0x240
    .word 0x3001060d 0x8c000780 // max s32 $r3 $r3 $r1
    .word 0x00003a01 0xe4a0c780 // st unlock u32 # s[0x74] $r3
    .word 0x10043003 0x00000700 // geu $c0 bra BB:30@0x218
    .word 0xf0000001 0xe0000002 // join
    .word 0xa0051003 0x00000000 // joinat BB:35@0x288
    .word 0x10003c0d 0x4480c7c0 // ld lock u32 { $r3 $c0 } s[0x78]
    .word 0x1004e003 0x00000080 // lt $c0 bra BB:36@0x270
    .word 0x10050003 0x00000780 // bra BB:37@0x280
    .word 0x30010605 0xa4000780 // min u32 $r1 $r3 $r1
    .word 0x00003c01 0xe4a04780 // st unlock u32 # s[0x78] $r1
    .word 0x1004b003 0x00000700 // geu $c0 bra BB:34@0x258
    .word 0xf0000001 0xe0000002 // join
    .word 0x1003800d 0x00000003 // mov u32 $r3 0x00000003
    .word 0xa005b003 0x00000000 // joinat BB:39@0x2d8
    .word 0x10003e05 0x4480c7c0 // ld lock u32 { $r1 $c0 } s[0x7c]
    .word 0x10057003 0x00000080 // lt $c0 bra BB:40@0x2b8
    .word 0x1005a003 0x00000780 // bra BB:41@0x2d0
    .word 0x303f03fd 0x640087d8 // set u8 $c1 eq u32 $r1 $r63
    .word 0x1000020d 0x0403d100 // eq $c1 mov u32 $r3 $r1
    .word 0x00003e01 0xe4a0c780 // st unlock u32 # s[0x7c] $r3
    .word 0x10054003 0x00000700 // geu $c0 bra BB:38@0x2a0
    .word 0xf0000001 0xe0000002 // join
    .word 0x86000003 0x00004000 // bar sync u32 # 0x00000000 0x00000000
    .word 0xa0063003 0x00000000 // joinat BB:5@0x318
    .word 0x300201fd 0x640047c8 // set u8 $c0 lt u32 $r0 $r2
    .word 0x10063003 0x00000100 // eq $c0 bra BB:5@0x318
    .word 0x00000a05 0xc0000780 // shl u32 $a0 $r5 0x00000000
    .word 0x14000001 0x4400c780 // ld u32 $r0 s[$a0+0x0]
    .word 0xd0010801 0xa0c00780 // st u32 # g1[$r4+0x0] $r0
    .word 0xf0000001 0xe0000001 // exit - # exit
