// No program: the second instruction names a register that the machine does not have.
    mov b32 $r1 0x1000
    mov b32 $r128 0x1
    exit nop
