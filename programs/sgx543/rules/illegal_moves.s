// Moves of type 3, of which there are none, with each value of bits 54 to 52: the test, the swizzle of the first source, and sync, which
// say nothing of what a word is. Each is in an instance of its own: the start is a computed jump, and behind each word stands an end that
// must not be reached. By hand, from docs/isa/sgx543.md, 3.7 and 5.1.
.tags short
.instances 8
.pa 1
.outputs o 0 1
.expect trap ILLEGAL
.input 0: 3
.input 1: 5
.input 2: 7
.input 3: 9
.input 4: 11
.input 5: 13
.input 6: 15
.input 7: 17
.expect status 0: 2 0
.expect status 1: 2 0
.expect status 2: 2 0
.expect status 3: 2 0
.expect status 4: 2 0
.expect status 5: 2 0
.expect status 6: 2 0
.expect status 7: 2 0
.expect output 0: 7
.expect output 1: 7
.expect output 2: 7
.expect output 3: 7
.expect output 4: 7
.expect output 5: 7
.expect output 6: 7
.expect output 7: 7
    mov.u32 o0, #0x00000007
    mov link, pa0
    mov pc, link
    .word 0x00000000 0x3800c000 // VMOV: type 3, test ==0
    nop .end
    .word 0x00000000 0x3810c000 // VMOV: type 3, test ==0, sync
    nop .end
    .word 0x00000000 0x3820c000 // VMOV: type 3, test ==0, s0csel
    nop .end
    .word 0x00000000 0x3830c000 // VMOV: type 3, test ==0, s0csel, sync
    nop .end
    .word 0x00000000 0x3840c000 // VMOV: type 3, test <0
    nop .end
    .word 0x00000000 0x3850c000 // VMOV: type 3, test <0, sync
    nop .end
    .word 0x00000000 0x3860c000 // VMOV: type 3, test <0, s0csel
    nop .end
    .word 0x00000000 0x3870c000 // VMOV: type 3, test <0, s0csel, sync
    nop .end
