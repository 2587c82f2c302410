// Forty pixels, three of them invisible, one beyond its l[]; slopes; a function in which some are discarded.
.tags short
.type fragment
.threads 40
.inputs 6
.outputs 1
.regs 8
.local 16
.invisible 5 6 33
.const 0 0x0: 5 7 3
.attribute 0: 0x3f800000 0x40000000 0x40400000 0x3f000000 0x3f000001 0x3f000002
.attribute 1: 0x40800000 0x40a00000 0x40c00000 0x3f000003 0x3f000004 0x3f000005
.attribute 2: 0x41000000 0x41100000 0x41200000 0x3f000006 0x3f000007 0x3f000008
.attribute 3: 0x41300000 0x41400000 0x41500000 0x3f000009 0x3f00000a 0x3f00000b
.attribute 32: 0x42000000 0x42100000 0x42200000 0xbf000000 0xbf000000 0xbf000000
.expect output 0: 1 0xbf000000
.expect output 3: 0
.expect output 5: 0
.expect output 32: 1 0x41800000
    interp lin $r1 v[0x0] $r0
    interp mul $r2 v[0x4] neg $r1
    quadop f32 sub sub sub sub $r3 dy $r1 $r1
    add $a1 0x0 0x4
    short interp mul $r4 v[$a1] $r1
    short mov b32 $r7 $r7
    set $c1 # e u32 $r0 c0[0x0]
    (lg $c1) add $a2 0x0 0x10
    ld b32 $r5 l[$a2]
    call leave
    mov b32 $r0 $r2
    exit nop
leave:
    and b32 $r6 $r0 c0[0x8]
    set $c0 # e u32 $r6 c0[0x8]
    (lg $c0) discard
    ret
