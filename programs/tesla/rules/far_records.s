// Records of 66 blocks, 2,112 rows of the output memory each: the number of a row, and the
// address of its bytes, have carries into high bits. Each thread emits one vertex of 32 words. By
// hand from the sheet (9.5): strip 1, and in the last word one more than the thread.
.tags short
.type geometry
.threads 2081
.outputs 32
.vertices 64
.regs 4
.const 0 0x0: 1
.expect vertex 0 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
.expect vertex 31 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 32
.expect vertex 224 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 225
.expect vertex 255 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 256
.expect vertex 256 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 257
.expect vertex 1023 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1024
.expect vertex 1024 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1025
.expect vertex 2047 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2048
.expect vertex 2048 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2049
.expect vertex 2080 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2081

    add b32 $r1 $r0 c0[0x0]
    mov b32 o[0x7c] $r1
    emit
    exit nop
