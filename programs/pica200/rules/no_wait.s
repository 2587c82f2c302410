// Instructions that have nothing to wait for, which shows in the clocks of the baseline: MAD and MADI with IDX and a register in the wide field right behind a
// write of a0, MOV and RCP whose unused second field names a register under way, and ADD of an r register while RCP makes the output of its number, in every
// thread, and once more where no other thread is at work. By hand; the words are those of the instructions behind them.
.tags short
.attributes v0
.outmap o0 o1 o2
.runs 5
.desc 0: 0x0d86c36f
.seti i0(7, 0, 0, 0)
.input 0: 1 2 3 4
.input 1: 2 2 3 4
.input 2: 4 2 3 4
.input 3: 8 2 3 4
.input 4: 16 2 3 4
.expect output 0: 5 14 27 44, 1 1 1 1, 5 10 15 20
.expect output 1: 14 14 27 44, 0.5 0.5 0.5 0.5, 10 10 15 20
.expect output 2: 44 14 27 44, 0.25 0.25 0.25 0.25, 20 10 15 20
.expect output 3: 152 14 27 44, 0.125 0.125 0.125 0.125, 40 10 15 20
.expect output 4: 560 14 27 44, 0.0625 0.0625 0.0625 0.0625, 80 10 15 20
.entry main

main:
    mov r1, v0
    mov r0, v0
    mov r3, v0
    mov r4, v0
    for i0
        mova a0.x, v0.x
.word 0xf2404400                        // mad r2, v0, r1, v0: IDX 1
        mova a0.y, v0.y
.word 0xd3800220                        // madi r3, v0, v0, r1: IDX 2
        add r5, r2, r3
.word 0x4ec00a80                        // mov r6, v0: the second field is r5
        add r5, r5, r6
.word 0x38200a80                        // rcp o1, v0: the second field is r5
        add r4, r1, r0
        add r4, r4, r0
        add r4, r4, r0
        add r4, r4, r0
    .end
    mov o0, r5
    mov o2, r4
    end
