// An undefined opcode, which only sets a flag, and then a break with no loop, which ends the thread: the report is of
// the break.
    .word 0x40000000
    nop
    break
    end
