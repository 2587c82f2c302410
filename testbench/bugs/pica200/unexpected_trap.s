// break with no loop: a trap that the program does not expect.
    nop
    break
    end
