// As many words as a thread may deliver, and more threads than nine bits count.
.tags short
.type vertex
.threads 540
.outputs 32
.regs 4
.expect output 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
.expect output 539: 1 539 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1078
    mov b32 o[0x0] $r0
    exit add b32 o[0x7c] $r0 $r0
