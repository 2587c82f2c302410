// Blocks that start while the warps of others write $c all the time, with as few registers as there can be: what a launch clears
// is clear before it, and what the last owner of a slot left is seen by nobody.
.tags short
.grid 40 1
.block 64 1 1
.regs 1
.globalsize 0x1000
    mov $r0 $c0
    mov $r0 $c1
    mov $r0 $c2
    mov $r0 $c3
    mov $r0 $a1
    mov $r0 $a2
    mov $r0 $a3
    mov $r0 $a4
    ld $r0 u16 s[0xc]
    add $a1 0x0 0x5a5a
    add $a2 0x0 0x1234
    add $a3 0x0 0x4321
    add $a4 0x0 0xffff
    add b32 sat $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    add b32 sat $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    add b32 sat $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    add b32 sat $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    add b32 sat $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    add b32 sat $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    add b32 sat $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    add b32 sat $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    add b32 sat $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    add b32 sat $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    add b32 sat $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    add b32 sat $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    add b32 sat $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    add b32 sat $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    add b32 sat $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    add b32 sat $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    add b32 sat $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    add b32 sat $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    add b32 sat $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    sub b32 $c0 # $r0 $r0
    add b32 sat $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    sub b32 $c3 # $r0 $r0
    add b32 sat $c0 # $r0 $r0
    sub b32 $c1 # $r0 $r0
    sub b32 $c2 # $r0 $r0
    add b32 sat $c3 # $r0 $r0
    and b32 $c0 # $r0 $r0
    (lg $c0) mov $c3 $r0
    exit mov $c2 $r0
