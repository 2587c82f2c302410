; All 4,096 words of the code memory, uploaded in one go and executed once each, from 0x6b5 up and past 0xfff to 0x6b4. Each adds a component
; of a uniform to one of a register; the last eleven deliver the sums. Words and sums: reference_code.c (whole sums, exact).
.tags seeds
.gsh point
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7
.entry @0x6b5
.uniform c0: file "../data/whole_code_c.hex"
.desc 0: 0x0006c368 0x0006c364 0x0006c362 0x0006c361 0x0000036f
.input 0: 0 0 0 0
.expect primitive 0 run 0: file "../data/whole_code_out.hex"
.word file "../data/whole_code_words.hex"
