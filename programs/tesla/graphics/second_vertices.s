// Records of a vertex program are counted from the start of each launch, and inputs belong to it: 70 threads, then 40 of
// second_vertices.next on the same core.
.then "second_vertices.next"
.tags short
.type vertex
.threads 70
.inputs 1
.outputs 2
.regs 4
.attribute 0: 7
.attribute 69: 8
.expect output 0: 1 7 1
.expect output 69: 1 8 1
    long mov b32 $r1 a[0x0]
    mov b32 $r2 0x1
    mov b32 o[0x0] $r1
    mov b32 o[0x4] $r2
    exit nop
