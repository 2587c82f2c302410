// A warp of pixels ends with an instruction that reads the clock into what it delivers: what is delivered is the core's
// clock, and so is what is left in the register. Only odd pixels read it, the others deliver what stood there.
.type fragment
.threads 64
.outputs 2
.regs 4
.const 1 0x0: 1

    and b32 $c0 # $r0 c1[0x0]       // zero: even pixels
    mov b32 $r1 0x11
    exit (lg $c0) mov $r1 $clock

.expect output 0: 1 0 0x11
.expect output 2: 1 2 0x11
.expect output 62: 1 62 0x11
