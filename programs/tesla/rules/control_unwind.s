// Which lanes go on where: joins away from their target, returns and breaks through regions and
// calls, exits, quadon, bra c[] (sheet 3.14). By hand: each test leaves a word for each of 12
// lanes, made of the places it passed.
.tags short
.block 12 1 1
.regs 64
.set OUT 0x10
.param 0x1000
.const 0 0x0: 2 4 5 6 7
.const 3 0x0: bad bad bad bad bad 0xff00000b bad bad bad bad bad bad
.expect global 0x1000: \
    0x0a 0x0a 0x0a 0x0a  0x0c 0x0c 0x0c 0x0c  0x0c 0x0c 0x0c 0x0c \
    0x04 0x04 0x06 0x06  0x07 0x07 0x07 0x07  0x07 0x07 0x07 0x07 \
    0x04 0x04 0x04 0x04  0x0f 0x0f 0x0f 0x0f  0x0f 0x0f 0x0f 0x0f \
    0x08 0x08 0x08 0x08  0x0e 0x0e 0x0f 0x0f  0x0f 0x0f 0x0f 0x0f \
    0x01 0x01 0x01 0x01  0x01 0x01 0x01 0x01  0x00 0x00 0x00 0x00 \
    0x02 0x02 0x02 0x02  0x02 0x03 0x03 0x03  0x03 0x03 0x03 0x03 \
    0x01 0x01 0x01 0x01  0x01 0x01 0x01 0x00  0x01 0x01 0x01 0x01

    bra main
    add b32 $r10 $r10 0x1                   // 0x8: where c3[] leads
    bra called
bad:
    add b32 $r10 $r10 0x100
    bra called

put:
    st b32 g14[$r60] $r10
    add b32 $r60 $r60 0x30
    mov b32 $r10 0x0
    ret

main:
    shl b32 $r60 $r0 0x2
    add b32 $r60 b32 s[OUT] $r60
    set $c0 # l u32 $r0 c0[0x4]             // lanes 0-3
    mov b32 $r10 0x0

    // joins that stand elsewhere go on behind themselves; a predicate that no lane meets does not matter to them
    joinat far
    (lg $c0) bra taken
    add b32 $r10 $r10 0x4
    long join (e $c3) add b32 $r10 $r10 $r60
    add b32 $r10 $r10 0x8
    bra joined
taken:
    add b32 $r10 $r10 0x2
    long join (e $c3) add b32 $r10 $r10 $r60
far:
    add b32 $r10 $r10 0x10
joined:
    call put

    // a break wakes who broke, not who returned
    call breaks
    add b32 $r10 $r10 0x4
    call put

    // a return wakes who is of this call
    call returns
    add b32 $r10 $r10 0x4
    call put

    // a break wakes who broke out of this region or one inside it
    set $c1 # l u32 $r0 c0[0xc]             // lanes 0-5
    breakaddr outer
    joinat inside
    (lg $c0) break
    breakaddr inner
    (lg $c1) break
    add b32 $r10 $r10 0x1
    break
inner:
    add b32 $r10 $r10 0x2
inside:
    join nop
    add b32 $r10 $r10 0x4
    break
outer:
    add b32 $r10 $r10 0x8
    call put

    // quadon wakes the quads that have an active lane
    set $c2 # l u32 $r0 c0[0x8]             // lanes 0-4
    joinat quads
    (e $c2) bra quads
    quadon
    add b32 $r10 $r10 0x1
    quadpop
quads:
    join nop
    call put

    // bra c[] goes where the lowest active lane's word says: bits 23:2 of it
    shl $a1 $r0 0x2
    joinat all
    (lg $c2) bra all
    bra c3[$a1]
called:
all:
    join nop
    add b32 $r10 $r10 0x2
    call put

    // w1[1:0] of long control is no exit and no join
    .word 0xb0000003 0x00000781 0xb0000003 0x00000782 0xb0000003 0x00000783 0x80000003 0x00000001

    // exited lanes stay where they are: lane 7
    set $c3 # e u32 $r0 c0[0x10]
    mov b32 $r10 0x1
    breakaddr end
    joinat late
    (lg $c3) bra leave
late:
    join nop
    break
leave:
    exit nop
end:
    exit st b32 g14[$r60] $r10

breaks:
    set $c1 # l u32 $r0 c0[0x0]             // lanes 0-1
    breakaddr broken
    (lg $c1) ret
    (lg $c0) break
    add b32 $r10 $r10 0x1
    break
broken:
    add b32 $r10 $r10 0x2
    ret

returns:
    joinat region
    (lg $c0) ret
    call leaf
    add b32 $r10 $r10 0x1
region:
    join nop
    add b32 $r10 $r10 0x8
    ret
leaf:
    add b32 $r10 $r10 0x2
    ret
