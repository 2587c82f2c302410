// START_PC and END_PC with each bit set and each clear; places that no word fills are 0, which is NOP, and the last one is the last instruction
// of all lanes. By hand: what comes in goes out.
.tags short
.needs instructions 512
.threads 16
.inputs t0
.outputs t0
.start 341
.end 343
.input 0: 1 2 3 4
.input 15: 5 6 7 8
.expect output 0: 1 2 3 4
.expect output 15: 5 6 7 8
.then "start_places_b.next"

        mov.u32 t0, void, void, 9:u20           // nobody comes here
