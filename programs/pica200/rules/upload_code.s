// Code and descriptors written by registers from an index that is not 0, in turns, over what the program has: words 2 and 3 become
// mov o0, c1.wzyx by descriptor 5, and end. Descriptor 69, written behind it, is another one. By hand: the output is c1 from its last component to its first.
.tags short
.attributes v0
.outmap o0
.runs 2
.setreg 0x1b 0x2
.setreg 0x25 0x5
.setreg 0x10 0x2
.setreg 0x1c 0x4c021005
.setreg 0x26 0x00001c8f
.setreg 0x25 0x45
.setreg 0x26 0x0000036f
.setreg 0x11 0x0
.setreg 0x1c 0x88000000
.setf c1 (1, 2, 3, 4)
.input 0: 5 6 7 8
.input 1: 5 6 7 8
.expect output 0: 4 3 2 1
.expect output 1: 4 3 2 1

    nop
    nop
    mov o0, v0
    nop
    mov o0, v0
    end
