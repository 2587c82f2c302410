// Elements that lie across the end of local memory: their bytes go on at its first one (sheet 5.4: address & 0xFFF for each byte), for
// loads and stores of 16 and 32 bits, bursts, and an address whose own sum goes past 2^32. By hand.
.tags short
.outputs r 8 10
.expect output 0: 0x44332211 0x3322 0x4433 0x3322 0xbbaa 0x44bbaa11 0x44bbaa11 0 0x44bbaa 0
    mov.u32 r0, #0x00000ffe
    mov.u32 r1, #0x44332211
    mov.u32 r2, #0x00000fff
    mov.u32 r4, #0xffffffff
    mov.u32 r5, #0x00000ffa
    mov.u32 r6, #0x00000ffb
    mov.u32 r12, #0x0000bbaa
    stl32 [r0 + #0], r1             // 11 and 22 at the end, 33 and 44 at the beginning
    ldl32 r8, [r0 + #0 + #0]
    ldl16 r9, [r2 + #0 + #0]
    ldl32 r10, [r3 + #0 + #0]
    ldl16 r11, [r4 + #0 + #0]
    stl16 [r2 + #0], r12            // aa at the end, bb at the beginning
    ldl32 r13, [r0 + #0 + #0]
    ldl8.fetch4 r14, [r5 + #0 + #0] // a burst begins 4 bytes on
    ldl16.fetch2 r16, [r6 + #0 + #0]
