// ENDREP without a REP: a stack fault that the program does not expect.
    nop void, void, void, void
    endrep void, void, void, void
