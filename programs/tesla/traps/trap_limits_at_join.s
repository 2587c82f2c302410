// An access beyond its limit whose join finds no entry on the stack: both are reported, the flag
// of the limit and the trap of the join. Block b runs case b; it leaves 1, and nothing that
// follows runs. By hand from the sheet: 1.8, 3.14, 11.2.
.tags short
.grid 6 1
.block 1 1 1
.regs 8
.local 16
.gspace 3 0x2000 0xff
.param 0x1000
.const 0 0x0: read write local_read local_write red atom
.expect global 0x1000: 1 1 1 1 1 1
.expect trap STACK_UNDERFLOW GLOBAL_LIMIT_READ GLOBAL_LIMIT_WRITE LOCAL_LIMIT_READ \
    LOCAL_LIMIT_WRITE GLOBAL_LIMIT_RED GLOBAL_LIMIT_ATOM

    shl $a1 u16 s[0xc] 0x2
    mov b32 $r1 b32 s[0x10]
    mov $r2 $a1
    add b32 $r1 $r1 $r2
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    mov b32 $r3 0x100
    add $a2 0x0 0x20
    bra c0[$a1]
read:
    join ld b32 $r4 g3[$r3]
    bra after
write:
    join st b32 g3[$r3] $r2
    bra after
local_read:
    join ld b32 $r4 l[$a2]
    bra after
local_write:
    join st b32 l[$a2] $r2
    bra after
red:
    join red add u32 g3[$r3] $r2
    bra after
atom:
    join ld add u32 $r4 g3[$r3] $r2
    bra after
after:
    exit st b32 g14[$r1] $r2
