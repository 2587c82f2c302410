// Core and model agree; the program expects something else.
.inputs t0
.outputs t0
.input 0: 1 2 3 4
.expect output 0: 1 2 3 5
    nop void, void, void, void
