; Each r register is used as all three sources of an instruction, 1 to 5 instructions behind the one that writes it, by a thread that is alone. What it had
; before is something else in each run. Words and values: reference_code.c.
.gsh point
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.runs 20
.uniform c0: file "../data/late_registers_c.hex"
.desc 0: 0x0d86c36f 0x0015436f
.input 0: file "../data/late_registers_in.hex"
.expect primitive 0: file "../data/late_registers_out.hex"
.word file "../data/late_registers_words.hex"
