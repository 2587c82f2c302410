# A core of one instruction, from a folder outside of warpstep's: the smallest ISA that can be run in lockstep.
# Build it with `make run ISAS= PLUGIN=examples/tally`, or beside the others without `ISAS=`. docs/own-core.md walks through it.
PLUGIN_ISA := tally

tally.title := tally: one hart, one instruction
tally.model := tally.c
tally.hot   := tally.c
tally.rtl   := tally_pkg.sv tally_core.sv
tally.top   := tally_core

tally.parameters := REGS
tally.REGS.default := 16
tally.REGS.values  := 4 8 16
tally.REGS.help    := registers

tally.lint := REGS=4 REGS=16
tally.pins        := tally_verilated.cpp
tally.board       := board.txt
tally.environment := tally_environment.cpp
