// CRC-32 of eight words in memory: two loops, the polynomial under a predicate. Values from programs/sgx543/oracle.
.instances 8
.pa 1
.outputs o 0 1
.global 0: file "../data/crc_memory.hex"
.input 0: 0
.input 1: 32
.input 2: 64
.input 3: 96
.input 4: 128
.input 5: 160
.input 6: 192
.input 7: 224
.expect output 0: file "../data/crc_out.hex"
    mov.u32 r0, #0xffffffff
    mov.u32 r2, #0xedb88320
    mov.u32 r3, #0x00000000
word:
    lda32 r4, [pa0 + #0 + r5]
    wdf (reserved, no effect)
    xor.u32 r0, r0, r4
    mov.u32 r6, #0x00000000
bit:
    test(T&nzero).and.u32.x p0, r0, #1
    shr.u32 r0, r0, #0x1
    p0 xor.u32 r0, r0, r2
    mad.u32.s0 r6, r6, #1, #1
    test(neg&nzero).sub.u32.x p1, r6, #32
    p1 br bit
    mad.u32.s0 r5, r5, #1, #4
    test(neg&nzero).sub.u32.x p2, r5, #32
    p2 br word
    xor.u32 o0, r0, ~#0x0
