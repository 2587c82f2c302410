// Bursts of 10 to 16 words that have their top bit set. They begin 4 bytes on. By hand, from docs/isa/sgx543.md, 5.4.
.pa 4
.outputs r 0 16
.global 0x4: 0xffffffff 0xfffffffe 0xfffffffd 0xfffffffc 0xfffffffb 0xfffffffa 0xfffffff9 0xfffffff8 0x87654321 0x80000009 0x8000000a \
    0x8000000b 0x8000000c 0x8000000d 0x8000000e 0x8000000f
.globalsize 256
.input 0: 0 0 0 0
.expect output 0: 0xffffffff 0xfffffffe 0xfffffffd 0xfffffffc 0xfffffffb 0xfffffffa 0xfffffff9 0xfffffff8 0x87654321 0x80000009 0x8000000a \
    0x8000000b 0x8000000c 0x8000000d 0x8000000e 0x8000000f
    lda32.fetch10 r0, [pa0 + #0 + #0]
    lda32.fetch11 r0, [pa0 + #0 + #0]
    lda32.fetch12 r0, [pa0 + #0 + #0]
    lda32.fetch13 r0, [pa0 + #0 + #0]
    lda32.fetch14 r0, [pa0 + #0 + #0]
    lda32.fetch15 r0, [pa0 + #0 + #0]
    lda32.fetch16 r0, [pa0 + #0 + #0]
