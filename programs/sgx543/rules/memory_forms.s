// Loads and stores: sizes, bursts, repeats, offsets as numbers and registers, subtracted ones, addresses that are no multiple of the
// size, local memory and its end, tiled memory, sources that are no registers, what lies outside: sheet 5.4. Values from
// programs/sgx543/oracle.
.tags seeds
.instances 4
.pa 12
.outputs r 8 40
.globalsize 2048
.global 0: file "../data/memory_forms_before.hex"
.input 0: file "../data/memory_forms_in.hex"
.expect output 0: file "../data/memory_forms_out.hex"
.expect global 0: file "../data/memory_forms_after.hex"
    // pa0: place in global memory, pa1: in local memory; r0 to r7, r48 and on: offsets
    mov.u32 r0, #0x00000005
    mov.u32 r1, #0x00000009
    mov.u32 r2, #0x00000002
    mov.u32 r3, #0x0000007f
    mov.u32 r4, #0x00010014
    mov.u32 r5, #0x0000fffc
    mov.u32 r6, #0x00010028
    mad.u32.s0 r48, pa0, #1, #64
    mad.u32.s0 r49, pa0, #1, #1
    mov.u32 r50, #0x7fffff00
    mov.u32 r51, #0x000007fa
    mov.u32 r52, #0x000100dc
    mov.u32 r53, #0x000100e8
    mov.u32 r54, #0x000100e4
    mov.u32 r55, #0x00003000
    mad.u32.s0 r55, pa1, #1, r55
    mov.f32 i0.xyzw, pa4.xyzw
    mov.f32 i1.xyzw, pa8.xyzw

    lda32.fetch1 r8, [pa0 + #3 + #0]     // a burst begins 4 bytes on
    lda32.fetch4 r10, [pa0 + #0 + #8]
    lda16 r14, [pa0 + #3 + #1]           // no burst; it crosses a word
    lda16.fetch5 r16, [pa0 + #1 + #0]
    lda8.fetch7 r20, [pa0 + #5 + #3]
    smlsi d+1 s0+0 s1+1 s2+1
    lda32.rpt3 r24, [pa0 + r4 + #4]
    lda8.rpt4 r28, [pa0 + #1 + r0]
    smlsi d+1 s0+1 s1+1 s2+1
    lda32.fetch1 r32, [r48 - #2 + #0]
    lda32 r33, [r48 - r4 + #0]
    ldt32.fetch2 r34, [pa0 + #10 + #0]
    stl32.fetch4 [pa1 + #1], r10
    ldl16.fetch3 r36, [pa1 + #5 + #0]
    ldl32.fetch1 r38, [r55 + #1 + #0]    // bits 11:0 of an address count
    ldl8 r39, [pa1 + #9 + #2]
    lda32.fetch1 r40, [r50 + #0 + #0]    // outside
    lda32.fetch1 r41, [r51 + #0 + #0]    // its last two bytes are inside
    sta8.fetch6 [pa0 + #77], r10
    sta16.fetch3 [pa0 + #60], r10
    sta16.fetch3 [r49 + #64], r12
    sta32.fetch2 [r49 + #40], r10
    stt32 [pa0 + #50], r13
    smlsi d+1 s0+0 s1+0 s2+1
    sta32.rpt3 [pa0 + r52], r10          // the offset steps as a destination
    sta32.fetch2 [pa0 + #60], #37
    sta32.fetch4 [pa0 + #64], c22
    sta32.fetch6 [pa0 + #70], i0
    sta16.fetch4 [pa0 + #120], i1
    sta32 [r50 + #0], r10                // outside: dropped
    lda32.fetch6 r42, [pa0 + #70 + #0]
