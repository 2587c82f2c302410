// Running sums of eight words, which come and go as bursts of eight. Values from programs/sgx543/oracle.
.tags seeds
.instances 16
.pa 1
.globalsize 1024
.global 0: file "../data/prefix_sum_memory.hex"
.input 0: 0
.input 1: 32
.input 2: 64
.input 3: 96
.input 4: 128
.input 5: 160
.input 6: 192
.input 7: 224
.input 8: 256
.input 9: 288
.input 10: 320
.input 11: 352
.input 12: 384
.input 13: 416
.input 14: 448
.input 15: 480
.expect global 512: file "../data/prefix_sum_out.hex"
    mov.u32 r0, #0xfffffffc              // a burst begins 4 bytes on
    mad.u32.s0 r0, pa0, #1, r0
    mov.u32 r1, #0x000101fc
    lda32.fetch8 r8, [r0 + #0 + #0]
    or.u32 r16, r8, #0x0
    mad.u32.s0.rpt7 r17, r9, #1, r16     // each sum is the next one's third source; an immediate does not step
    sta32.fetch8 [pa0 + r1], r16
