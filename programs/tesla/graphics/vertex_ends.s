// Vertex warps that end in every way, l[] under way; one in four is killed and delivers nothing.
.tags short
.type vertex
.threads 300
.inputs 2
.outputs 9
.regs 6
.local 64
.expect trap TRAP_INSTRUCTION
.attribute 0: 0x3f800000 0x40000000
.attribute 200: 0x1 0x2

        shl b32 $r1 $r0 0x2
        and b32 $r1 $r1 0x3c
        shl $a1 $r1 0x0
        mov b32 o[0x0] $r0
        mov b32 o[0x4] a[0x0]
        mov b32 o[0x8] a[0x4]
        st b32 l[$a1] $r0
        st b32 l[0x4] $r1
        shr u32 $r2 $r0 0x5
        and b32 $r2 $r2 0x3
        set $c0 # e u32 $r2 $r124
        (e $c0) bra two
        exit add b32 o[0x20] $r1 $r2
two:
        mov b32 $r4 0x2
        set $c0 # l u32 $r2 $r4
        (e $c0) bra three
        and b32 $r5 $r0 0x1
        set $c1 # e u32 $r5 $r124
        (lg $c1) ret
        mov b32 o[0xc] $r1
        ld b32 $r3 l[0x4]
        mov b32 o[0x10] $r3
        ret
three:
        set $c0 # e u32 $r2 $r4
        (e $c0) bra four
        st b32 l[0x8] $r1
        st b32 l[$a1] $r1
        ld b32 $r3 l[$a1]
        exit st b32 l[0xc] $r3
four:
        st b32 l[0xc] $r2
        trap
