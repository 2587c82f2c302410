// A barrier that was raised for more than one then is content with: the counter is beyond what the last one asks for, and it opens.
// Two warps; the counts are of the sheet, 1.6.
.tags short
.block 64 1 1
.regs 8
.shared 0x40
.param 0x1000
.expect global 0x1000: 7
.expect global 0x10fc: 7

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    bar inc 0x5 0x9
    bar inc 0x5 0x9
    bar inc wait 0x5 0x1
    mov b32 $r3 0x7
    bar inc wait 0x0 0xfff
    exit st b32 g14[$r1] $r3
