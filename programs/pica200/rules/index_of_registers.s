// IDX with a register in the wide field is ignored (docs/isa/pica200.md, 1.6): neither is r1 another one, nor does the instruction wait for a0,
// which the one before it writes. That it does not wait shows in the clocks of the baseline. By hand; the words are those of add with IDX 1 and 2.
.tags short
.attributes v0
.outmap o0
.desc 0: 0x0006c36f
.input 0: 1 2 3 4
.expect output 0: 5 10 15 20
.entry main

main:
    mov r1, v0
    mova a0.x, v0.x
.word 0x02491000                        // add r2, r1, v0
    mova a0.y, v0.y
.word 0x02911000                        // add r4, r1, v0
    add r3, r2, r4
    add o0, r3, v0
    end
