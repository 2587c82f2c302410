// bra c[] goes where the word of the lowest active lane says, whichever lane that is (sheet 3.14): each lane has it for itself once, and
// once together with all lanes above it. The words of all other lanes lead elsewhere. By hand.
.tags short
.block 32 1 1
.regs 8
.param 0x1000
.const 0 0x0: 1 32 5
.const 2 0x0: bad bad bad bad bad bad bad bad bad bad bad bad bad bad bad bad
.const 2 0x40: bad bad bad bad bad bad bad bad bad bad bad bad bad bad bad bad
.const 2 0x80: good
.expect global 0x1000: \
    0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18 0x19 0x1a 0x1b 0x1c 0x1d 0x1e 0x1f 0x20 \
    0x21 0x22 0x23 0x24 0x25 0x26 0x27 0x28 0x29 0x2a 0x2b 0x2c 0x2d 0x2e 0x2f 0x30

    mov b32 $r1 0x0                         // the lane
    mov b32 $r2 0x0
    mov b32 $r3 0x10
    mov b32 $r4 0x1
    bra next
bad:
    mov b32 $r2 0x1000
good:
    add b32 $r2 $r2 $r3                     // 0x10 when alone, 1 when not
    ret
next:
    set $c0 # e u32 $r0 $r1
    set $c1 # ge u32 $r0 $r1
    sub b32 $r5 $r0 $r1
    shl b32 $r5 $r5 0x2
    mov b32 $r6 0x80
    sub b32 $r5 $r6 $r5                     // good for this lane, bad for those above it
    shl $a1 $r5 0x0
    joinat one
    (e $c0) bra one
    call jump
one:
    join nop
    mov b32 $r7 $r3
    mov b32 $r3 $r4
    joinat some
    (e $c1) bra some
    call jump
some:
    join nop
    mov b32 $r3 $r7
    add b32 $r1 $r1 c0[0x0]
    set $c0 # l u32 $r1 c0[0x4]
    (lg $c0) bra next
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r2
jump:
    bra c2[$a1]
