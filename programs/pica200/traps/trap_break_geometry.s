// A geometry run that ends in a fault sets b15 like any other.
.tags short
.shader geometry point
.runs 2
.attributes v0
.outmap o0
.expect trap FAULT_BREAK

    mov r0, v0
    break
    end
