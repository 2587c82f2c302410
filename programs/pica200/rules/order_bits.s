; 131,207 instructions in each of four threads, and then another run in each: the number that counts the instructions and launches of a thread goes beyond 17
; bits, and no bit of it is lost by an instruction or by a launch. By hand: what comes out is what came in; the four with 1 in x take 64 x 64 passes of 32.
.attributes v0
.outmap o0
.runs 8
.seti i0(63, 0, 0, 0)
.seti i1(63, 0, 0, 0)
.input 0: 1 0 0 0
.input 1: 1 0 0 0
.input 2: 1 0 0 0
.input 3: 1 0 0 0
.expect output 0: 1 0 0 0
.expect output 1: 1 0 0 0
.expect output 2: 1 0 0 0
.expect output 3: 1 0 0 0
.expect output 4: 0 0 0 0
.expect output 5: 0 0 0 0
.expect output 6: 0 0 0 0
.expect output 7: 0 0 0 0

.entry main

main:
    mov o0, v0
    mov r0, v0
    cmp c0.xx, ne, ne, r0.xx            ; c0 is 0
    ifc cmp.x
        for i0
            for i1
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
                nop
            .end
            nop
        .end
        nop
    .end
    end
