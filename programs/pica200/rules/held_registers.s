; Each r register is a result of RCP that waits, because the instructions behind it all write registers, until all three sources of an instruction
; want it. Words and values: reference_code.c.
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.runs 24
.desc 0: 0x0d86c36f 0 0x00000004 0x00000aa4 0x00001544 0x00001fe4 0x00000361
.input 0: file "../data/held_registers_in.hex"
.expect output 0: file "../data/held_registers_out.hex"
.word file "../data/held_registers_words.hex"
