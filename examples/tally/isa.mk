# A core of one instruction, from a folder outside of warpstep's: the smallest ISA that can be run
# in lockstep. Build it with `make run ISAS= PLUGIN=examples/tally`, or with the others without
# `ISAS=`. docs/own-core.md walks through it.
PLUGIN_ISA := tally

tally.title := tally: one hart, one instruction
tally.hot   := tally.c
tally.top   := tally_core
$(call parameter,tally.REGS,16,4 8 16,registers)
tally.lint  := REGS=4 REGS=16
