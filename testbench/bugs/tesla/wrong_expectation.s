// Core and model agree; the program's own expectation is wrong.
.expect global 0x1000: 0x12345679

    mov b32 $r1 0x1000
    mov b32 $r2 0x12345678
    exit st b32 g14[$r1] $r2
