// Core and model agree; the program expects something else.
.attributes v0
.outmap o0
.input 0: 1 2 3 4
.expect output 0: 1 2 3 5
    mov o0, v0
    end
