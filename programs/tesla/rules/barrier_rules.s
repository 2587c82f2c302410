// Barriers that nobody has counted for: count 0, "all" by w1[14], waiting without arriving, warps
// that end while the others wait, arrivals out of both arms of a branch (sheet 1.6). Who passes too
// early reads 0; who does not pass hangs. By hand.
.tags short
.grid 2 1
.block 128 1 1
.regs 8
.shared 0x40
.set OUT 0x10
.set FIRST 0x20
.set SECOND 0x24
.set THIRD 0x28
.param 0x1000
.const 1 0x0: 1 16
.const 2 0x0: warp_0 warp_1 warp_2 warp_3
.expect global 0x1000: 0 0x22 0x33 0x7  0x11 0x22 0x33 0x7  0x11 0x22 0x33 0x7  0 0 0 0 \
                       0 0x22 0x33 0x7  0x11 0x22 0x33 0x7  0x11 0x22 0x33 0x7  0 0 0 0

    // $r1 = &out[4 * (4 * block + warp)]
    mov b32 $r7 $r0
    shr u32 $r2 $r0 0x5
    shl $a1 $r2 0x2
    cvt u32 $r3 u16 u16 s[0xc]
    shl b32 $r3 $r3 0x2
    add b32 $r1 $r3 $r2
    shl b32 $r1 $r1 0x4
    add b32 $r1 b32 s[OUT] $r1
    bra c2[$a1]

warp_0:
    bar inc 0x2 0x2
    bar inc wait 0x0 0xfff
    mov b32 $r5 0x100
    call delay
    mov b32 $r6 0x11
    st b32 s[FIRST] $r6
    bar inc 0x2 0x2
    bra second
warp_1:
warp_2:
    bar inc wait 0x0 0xfff
    bar wait 0x2 0x2                        // barrier 2 has one arrival and gets its second from warp 0
    ld $r6 b32 s[FIRST]
    st b32 g14[$r1] $r6
second:
    bar inc wait 0x3 all
    ld $r6 b32 s[SECOND]
    add b32 $r1 $r1 0x4
    st b32 g14[$r1] $r6

    bar inc wait 0x4 all                    // warp 3 ends
    ld $r6 b32 s[THIRD]
    add b32 $r1 $r1 0x4
    st b32 g14[$r1] $r6
    bar inc wait 0x5 0xfff                  // three warps are all now

    // three arrivals of warp 0, two of them by a half of it each
    mov b32 $r6 0x7
    shr u32 $r2 $r7 0x5
    and b32 $c1 # $r2 $r2
    (lg $c1) bra done
    and b32 $r2 $r7 0x1f
    set $c0 # l u32 $r2 c1[0x4]
    joinat arrived
    (lg $c0) bra half
    bar inc 0x6 0x3
    bra arrived
half:
    bar inc 0x6 0x3
arrived:
    join nop
    bar inc 0x6 0x3
    bar wait 0x6 0x3
done:
    add b32 $r1 $r1 0x4
    exit st b32 g14[$r1] $r6

warp_3:
    bar inc wait 0x7 0x0                    // one arrival is enough
    bar inc wait 0x0 0xfff
    mov b32 $r5 0x180
    call delay
    mov b32 $r6 0x22
    st b32 s[SECOND] $r6
    bar inc wait 0x3 all
    mov b32 $r5 0x180
    call delay
    mov b32 $r6 0x33
    st b32 s[THIRD] $r6
    exit nop

delay:
    sub b32 $c0 $r5 $r5 c1[0x0]
    (lg $c0) bra delay
    ret
