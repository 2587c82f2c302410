#!/bin/sh
# A bit of the core's register RAM that turns late in a long run on a Verilated board. A signature
# finds it, and the second run tells which instruction it was. flip.sh WARPSTEP BOARD_SIM ISA
# LONG_RUN INSTRUCTIONS: LONG_RUN prints a program of so many instructions and, in its first line,
# WIDTHxDEPTH:WORD, a RAM and a word that seven tenths of them go before (rtl/board/lift.awk:
# +flip_.._word)
tool=$1 sim=$2 isa=$3
. testbench/check.sh
dir=build/flip
rm -rf "$dir" && mkdir -p "$dir"
. testbench/board/board.sh
longest=1000000
sh "$4" "$5" >"$dir/program.s" || exit
flip=$(sed -n '1s/^[^0-9]*//p' "$dir/program.s")

plug_in "+flip_${flip%:*}_word=${flip#*:}"
begin=$(date +%s)
on_board --port "$port" --signature 1024 "$dir/program.s"
echo "both runs took $(($(date +%s) - begin)) s"
cat "$dir/out"
span=$(sed -n 's/^warp 0, orders \([0-9]*\) to \([0-9]*\): the signature of what they did differs; again, .*/\1 \2/p' "$dir/out")
order=$(sed -n 's/^ .*warp 0 order \([0-9]*\).*/\1/p' "$dir/out" | head -1)
claim "MISMATCH" [ "$status" = 1 ]
claim "a signature differs: orders $span" [ -n "$span" ]
claim "behind more than six tenths of the instructions" [ "${span%% *}" -gt $(($5 * 6 / 10)) ]
claim "an instruction is named, and it is one of them: $order" [ "${order:-0}" -ge "${span%% *}" ]
claim "and no later one" [ "${order:-0}" -le "${span##* }" ]

conclude "flip"
