// Slots whose lanes were killed in the group before, and helpers, of whom some are killed. By hand.
.tags seeds
.threads 64
.header
.inputs t0
.outputs t0
.input 0:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 4:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 8:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 12:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 16:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 20:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 24:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 28:  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.input 32:  32 0 0 0  32 0 0 0  32 0 0 0  32 0 0 0
.input 36:  36 0 0 0  36 0 0 0  36 0 0 0  36 0 0 0
.input 40:  40 0 0 0  40 0 0 0  40 0 0 0  40 0 0 0
.input 44:  44 0 0 0  44 0 0 0  44 0 0 0  44 0 0 0
.input 48:  48 0 0 0  48 0 0 0  48 0 0 0  48 0 0 0
.input 52:  52 0 0 0  52 0 0 0  52 0 0 0  52 0 0 0
.input 56:  56 0 0 0  56 0 0 0  56 0 0 0  56 0 0 0
.input 60:  60 0 0 0  60 0 0 0  60 0 0 0  60 0 0 0
.helper 3 6 9 12 35 38 41 44
.expect status 0: 1 1 0 0  1 1 0 0  1 1 0 0  1 1 1 0
.expect status 4: 1 1 0 0  1 1 0 0  1 1 1 0  1 1 0 0
.expect status 8: 1 1 0 0  1 1 1 0  1 1 0 0  1 1 0 0
.expect status 12: 1 1 1 0  1 1 0 0  1 1 0 0  1 1 0 0
.expect status 16: 1 1 0 0  1 1 0 0  1 1 0 0  1 1 0 0
.expect status 20: 1 1 0 0  1 1 0 0  1 1 0 0  1 1 0 0
.expect status 24: 1 1 0 0  1 1 0 0  1 1 0 0  1 1 0 0
.expect status 28: 1 1 0 0  1 1 0 0  1 1 0 0  1 1 0 0
.expect status 32: 1 0 0 0  1 0 0 0  1 0 0 0  1 0 1 0
.expect status 36: 1 0 0 0  1 0 0 0  1 0 1 0  1 0 0 0
.expect status 40: 1 0 0 0  1 0 1 0  1 0 0 0  1 0 0 0
.expect status 44: 1 0 1 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect status 48: 1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect status 52: 1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect status 56: 1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect status 60: 1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect output 36: 36 0 0 0
.expect output 63: 60 0 0 0

        texkill.eq.u32 void, t0.xxxx, 1:u20, void
        nop void, void, void, void
