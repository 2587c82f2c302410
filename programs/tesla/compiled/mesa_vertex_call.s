// Words that the NV50 code generator of Mesa 22.3.6 (nouveau_compiler -a a0) wrote for the TGSI program below,
// unchanged; beside them its listing, in which $a0 is $a1. Expected: the TGSI program by its definition, evaluated
// outside of model and core; the numbers are such that every step is exact.
// As released, that compiler crashes here: its isShortRegOp was given a test for a value that no instruction defines.
//
//     VERT
//     DCL IN[0]
//     DCL OUT[0], POSITION
//     DCL CONST[0][0..3]
//     DCL TEMP[0..1]
//     IMM[0] FLT32 {1.0, 0.0, 2.0, 8.0}
//       0: ADD TEMP[0], IN[0], CONST[0][0]
//       1: CAL :6
//       2: ADD TEMP[0].x, TEMP[0].xxxx, IMM[0].zzzz
//       3: CAL :6
//       4: MOV OUT[0], TEMP[0]
//       5: END
//       6: BGNSUB
//       7: MUL TEMP[0].x, TEMP[0].xxxx, TEMP[0].xxxx
//       8: ADD TEMP[0].y, TEMP[0].yyyy, TEMP[0].xxxx
//       9: RET
//      10: ENDSUB

.type vertex
.chip gt200
.regs 2
.inputs 4
.outputs 4
.const 0 0x0: 0xc0800000 0xbf000000 0xc1000000 0x3f000000
.threads 5
.attribute 0: 0xbf800000 0xc0900000 0x00000000 0x41100000
.attribute 1: 0xbf800000 0xc0c00000 0xc0400000 0x40e00000
.attribute 2: 0x00000000 0x3fa00000 0x40e00000 0x40000000
.attribute 3: 0x3f000000 0xbf000000 0x3fa00000 0x40100000
.attribute 4: 0xbf800000 0xc0900000 0x00000000 0xc0000000
.expect output 0: 1 0x44364000 0x443b4000 0xc1000000 0x41180000
.expect output 1: 1 0x44364000 0x443ae000 0xc1300000 0x40f00000
.expect output 2: 1 0x43a20000 0x43aa6000 0xbf800000 0x40200000
.expect output 3: 1 0x434b1000 0x43565000 0xc0d80000 0x40300000
.expect output 4: 1 0x44364000 0x443b4000 0xc1000000 0xbfc00000

    .word 0xb1000001 0x00200780 // add f32 $r0 a[0x0] c0[0x0]
    .word 0xb1000205 0x00204780 // add f32 $r1 a[0x4] c0[0x4]
    .word 0xb1000409 0x00208788 // add f32 o[0x8] a[0x8] c0[0x8]
    .word 0xb100060d 0x0020c788 // add f32 o[0xc] a[0xc] c0[0xc]
    .word 0x20009003 0x00000000 // call SUB:6@0x48 { $r0 $r1 } $r0 $r1
    .word 0xb0000001 0x04000003 // add f32 $r0 $r0 0x40000000
    .word 0x20009003 0x00000000 // call SUB:6@0x48 { $r0 $r1 } $r0 $r1
    .word 0x00000001 0x80c00780 // export u32 # o[0x0] $r0
    .word 0x00000201 0x80c04781 // export u32 # o[0x4] $r1 exit
    .word 0xc0000000            // mul f32 $r0 $r0 $r0
    .word 0xb0000204            // add f32 $r1 $r1 $r0
    .word 0x30000003 0x00000780 // ret
