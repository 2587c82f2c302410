#!/bin/sh
# The core for shorter clocks (DEEP=1), where a thread issues every other clock at most: test_reduced.sh TOOL
# Every program in lockstep, undisturbed and in bursts, with the state swept, and random ones: the same is retired, later.
tool=$1
. testbench/check.sh
dir=build/test-reduced-pica200
rm -rf "$dir" && mkdir -p "$dir"

for level in none burst; do
    "$tool" suite --isa pica200 --disturb $level --waves never --sweep 100 --json "$dir/$level.jsonl" programs/pica200 >"$dir/$level"
    status=$?
    claim "$level: $(tail -n 1 "$dir/$level")" [ $status = 0 ]
    claim "$level: there are programs" [ "$(wc -l <"$dir/$level.jsonl")" -gt 90 ]
done
"$tool" random --isa pica200 --count 20 --seed 1 --disturb wild >"$dir/random" 2>&1
status=$?
claim "random: $(tail -n 1 "$dir/random")" [ $status = 0 ]

# It is another core: what a thread does alone takes longer.
clocks() { jq -s "map(select(.program == \"$1\")) | .[0].clocks" "$2"; }
was=$(clocks hazards.s testbench/pica200/perf.jsonl) is=$(clocks hazards.s "$dir/none.jsonl")
claim "hazards.s took $was clocks, and $is here" [ "$is" -gt "$was" ]
conclude "shorter clocks"
