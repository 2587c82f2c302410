// A function breaks out of its caller's region: the entry of the call is unwound while the lanes are in the state
// "broke" (sheet 3.14). The warp ends there; the store before stands, the one at the break target does not come.
.expect trap STACK_MISMATCH
.expect global 0x1000: 0x55 0

    mov b32 $r1 0x1000
    mov b32 $r2 0x55
    breakaddr broken
    call function
broken:
    add b32 $r1 $r1 0x4
    exit st b32 g14[$r1] $r2
function:
    st b32 g14[$r1] $r2
    break
