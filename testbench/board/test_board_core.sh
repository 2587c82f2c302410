#!/bin/sh
# A core on a Verilated board: with all events and with signatures, verdict and hash are the
# simulation's. test_board_core.sh WARPSTEP BOARD_SIM ISA PROGRAM...: a command and a board of one
# shape, and programs that pass
tool=$1 sim=$2 isa=$3
shift 3
. testbench/check.sh
dir=build/test-board-$isa-$(basename "$sim")
rm -rf "$dir" && mkdir -p "$dir"
. testbench/board/board.sh

claim "no array of the lifted core is written bit by bit" \
    [ "$(grep -cE '\]\[([0-9]+):\1\] <=' "$(dirname "$sim")/core.v")" = 0 ]

plug_in
for program; do
    simulated "$program"
    on_board --port "$port" "$program"
    like_simulation "$program"
    on_board --port "$port" --signature 16 "$program"
    like_simulation "$program, signatures"
done
conclude "board-$isa, $(basename "$sim")"
