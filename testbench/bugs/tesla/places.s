// A branch in words, with bits that say nothing and so have no text, over branches that keep it where it is: `warpstep shrink` has to give what it goes to a name.
    mov b32 $r1 0xbc800003
.word 0x10004003 0x00002780
    bra end
    bra end
    sin f32 $r0 $r1
end:
    exit nop
