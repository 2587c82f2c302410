// An illegal word that the program does not expect.
    nop
    .word 0x00000000 0xb0000000
