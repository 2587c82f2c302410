// Core and model agree; the program expects something else.
.pa 4
.outputs pa 0 4
.input 0: 1 2 3 4
.expect output 0: 1 2 3 5
    nop
