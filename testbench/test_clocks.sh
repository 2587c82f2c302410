#!/bin/sh
# Programs that ran take the clocks of the baseline, exactly: a bug that only costs time is a bug. A
# change that is meant goes into the baseline with `make perf UPDATE=1`.
# test_clocks.sh build/warpstep ISA BASELINE RECORDS: of programs that all passed
tool=$1 isa=$2 baseline=$3 records=$4
. testbench/check.sh
dir=build/test-clocks-$isa
rm -rf "$dir" && mkdir -p "$dir"

"$tool" perf --baseline "$baseline" "$records" >"$dir/table" 2>"$dir/err"
status=$?
[ $status = 0 ] || cat "$dir/table" "$dir/err"
differ=$(sed -n 's/^perf: \([0-9]*\) of [0-9]* programs differ .*/\1/p' "$dir/table")
all=$(sed -n 's/^perf: [0-9]* of \([0-9]*\) programs differ .*/\1/p' "$dir/table")
missing=$(sed -n 's/^perf: .*; \([0-9]*\) not run; .*/\1/p' "$dir/table")
bad=$((${differ:-0} + ${missing:-0})) # a program without a run is no success
claim "perf compares: $(cat "$dir/err")" [ -n "$differ" ]
claim "its status is whether something differs or is missing" [ "$((bad != 0))" = $status ]
passed=$((passed + ${all:-0} - ${differ:-0})) failed=$((failed + bad))

# the same with one program a clock faster: it must fail and name it
program=$(head -n 1 "$records" | jq -r .program)
jq -c 'if input_line_number == 1 then .clocks -= 1 else . end' "$records" >"$dir/faster.jsonl"
"$tool" perf --baseline "$records" "$dir/faster.jsonl" >"$dir/out"
claim "one clock is found" [ $? = 1 ]
claim "the program is named" grep -q "^$isa  *$program " "$dir/out"
claim "no other is" grep -q '^perf: 1 of ' "$dir/out"
conclude "clocks, $isa"
