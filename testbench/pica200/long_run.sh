#!/bin/sh
# A program of about so many instructions, which hands values on from register to register, each
# five instructions behind its write, when nothing forwards it any more: long_run.sh INSTRUCTIONS
# Its first line is for testbench/board/flip.sh: the RAM of the registers, and a word that is
# written there behind seven tenths of the instructions and nowhere else.
set -e
passes=$(($1 / 2051))
rounds=$(((passes + 255) / 256))
if [ $passes -lt 1 ] || [ $rounds -gt 256 ]; then
    echo "long_run.sh: error: $1 instructions: must be 2051 to 134414336" >&2
    exit 2
fi
each=$((passes / rounds)) at=$((passes * 7 / 10 + 1)) power=0
while [ $((at >> (power + 1))) -gt 0 ]; do power=$((power + 1)); done
number=$(printf '%06x' $(((63 + power) << 16 | (at << 16 >> power) & 0xffff)))
cat <<EOF
// 96x32:$number$number$number$number
.shader vertex
.attributes v0
.outmap o0
.entry main
.seti i0 ($((rounds - 1)), 0, 1, 0)
.seti i1 ($((each - 1)), 0, 1, 0)
.seti i2 (255, 0, 1, 0)
.setf c0 (1, 1, 1, 1)
.input 0: 0 0 0 0

.proc main
    mov r8, v0
    for i0
        for i1
            add r8, c0, r8
            mov r4, r8
            for i2
                mov r0, r3
                mov r1, r4
                mov r2, r5
                mov r3, r6
                mov r4, r7
                mov r5, r0
                mov r6, r1
                mov r7, r2
            .end
        .end
    .end
    mov o0, r0
    end
.end
EOF
