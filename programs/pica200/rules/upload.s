// Uniforms in the packing of float32: what is too large for float24 is infinite.
.tags short
.attributes v0
.outmap o0
.setreg 0x10 0x80000005
.setreg 0x11 0x3f800000
.setreg 0x11 0x5fc00000
.setreg 0x11 0xbf800000
.setreg 0x11 0x20800000
.expect output 0: 0x010000 -1 inf 1

    mov r0, c5
    mov o0, r0
    end
