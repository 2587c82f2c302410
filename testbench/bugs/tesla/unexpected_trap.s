// Core and model both trap, and the program does not expect it.
    mov b32 $r1 0x1000
    trap
    exit nop
