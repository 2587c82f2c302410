; Each o register is a result of RCP that waits, because the instructions behind it all write outputs, while all three sources of an instruction
; are the r register of the same number, which is 0. Words and values: reference_code.c.
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.runs 24
.desc 0: 0x0d86c36f 0 0x00000004 0x00000aa4 0x00001544 0x00001fe4 0x00000361 0x2a954aa2
.input 0: file "../data/held_registers_in.hex"
.expect output 0: file "../data/held_outputs_out.hex"
.word file "../data/held_outputs_words.hex"
