// Bitwise operations on halves of a register and on whole ones: shifts beyond their width, rotation and inversion of the second source,
// rlp through a predicate; the upper half stays. By hand, from docs/isa/sgx543.md, 3.10.
.tags short seeds
.pa 3
.o 16
.outputs o 0 16
.input 0: 0x12348765 0xffff0014 0xabcd5a3c \
    0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000 0x11110000
.expect output 0: 0x11112800 0x11110876 0x1111f876 0x11117658 0x11110876 0x11110224 0x1111a7e7 0x111124a0 \
    0x1111bd39 0x11118060 0x76512348 0xfabcd5a3 0x11110eca 0x24690ecb 0x1111b478 0xefdf7ebf
    shl.u16 o0, pa0, #0x1b
    shr.u16 o1, pa0, #0x4
    asr.u16 o2, pa0, #0x4
    rol.u16 o3, pa0, #0x4
    shr.u16 o4, pa0, pa1
    and.u16 o5, pa0, pa2
    or.u16 o6, pa0, ~pa2
    xor.u16 o7, pa0, rotl(pa2,4)
    xor.u16 o8, pa0, ~rotl(pa2,12)
    and.u16 o9, pa0, #0xf0f0
    rol.u32 o10, pa0, pa1
    asr.u32 o11, pa2, #0x4
    rlp.u16 o12, pa0, p0
    rlp.u32 o13, pa0, p0
    rlp.u16 o14, pa2, p0
    or.u32 o15, pa2, rotl(pa2,8)
