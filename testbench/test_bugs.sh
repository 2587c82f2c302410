#!/bin/sh
# Must-fail tests: each patch of testbench/bugs/<isa> is a bug that must be found, with the verdict
# and the first differing instruction that its head says. One build of the core has all of them;
# +bug=N arms one. test_bugs.sh build/bugs/warpstep ISA
#
# What Options of a head finds, the lower levels of --disturb must not find with the same seed. The
# verdict CLOCKS: the run passes and retires the same, but `perf` must say that its clocks differ.
tool=$1 isa=$2
. testbench/check.sh
bugs=testbench/bugs/$isa
planted="python3 testbench/bugs/bugs.py"
dir=build/test-bugs-$isa
rm -rf "$dir" && mkdir -p "$dir"

claim "the heads, programs and patches of $bugs are right" $planted check "$bugs" >"$dir/checked"
# as many claims as it says: each patch applies without fuzz, and the program of each run is there
for count in $(sed 's/^.*: \([0-9]*\) bugs, \([0-9]*\) runs$/\1 \2/' "$dir/checked"); do
    passed=$((passed + count))
done
$planted rows "$bugs" >"$dir/rows"
$planted plan "$bugs" >"$dir/runs"
claim "each bug has a run" [ -s "$dir/rows" ]

# no bug armed: the patched core is a good one
cut -f 3 "$dir/rows" | sort -u | xargs "$tool" suite --isa "$isa" --plus bug=0 --waves never \
    --json "$dir/good.jsonl" >"$dir/good"
status=$?
claim "no bug armed: the programs pass: $(grep '^failed: ' "$dir/good")" [ $status = 0 ]
passed=$((passed + $(jq -s 'map(select(.outcome == "PASS")) | length' "$dir/good.jsonl")))

xargs -P "$(nproc)" -n 5 sh -c '
    echo "{}" >"$3/$4.json" # no record: wrong below
    "$1" run --isa "$2" --plus bug="$5" --waves never --max-clocks 500000 --json "$3/$4.json" \
        --disturb "$7" --seed "$8" "$6" >"$3/$4.out" 2>&1' sh "$tool" "$isa" "$dir" <"$dir/runs"

# what the heads say of verdicts, instructions and reports, and that a lower level does not find it
$planted judge "$bugs" "$dir" >"$dir/judged"
claim "the runs are judged" [ $? = 0 ]
passed=$((passed + $(tail -n 1 "$dir/judged" | grep -x '[0-9]*' || echo 0)))
sed '$d' "$dir/judged" >"$dir/wrong"
while read -r line; do bad "$line"; done <"$dir/wrong"

# what only costs clocks: perf finds it; and without a bug the clocks are the tree's own
for row in $(awk -F '\t' '$5 == "CLOCKS" { print NR }' "$dir/rows"); do
    program=$(jq -r .program "$dir/$row.json")
    jq -c --arg p "$program" 'select(.program == $p)' "$dir/good.jsonl" >"$dir/was.jsonl"
    "$tool" perf --baseline "$dir/was.jsonl" "$dir/$row.json" >"$dir/out"
    claim "$program: perf finds the clocks of row $row" [ $? = 1 ]
    claim "$program: perf names it" grep -q "^$isa  *$program .* %$" "$dir/out"
done
jq -c --slurpfile ran "$dir/good.jsonl" \
    '. as $b | select(any($ran[]; .program == $b.program))' \
    "testbench/$isa/perf.jsonl" >"$dir/base.jsonl"
jq -c --slurpfile base "$dir/base.jsonl" \
    '. as $r | select(any($base[]; .program == $r.program))' \
    "$dir/good.jsonl" >"$dir/known.jsonl"
"$tool" perf --baseline "$dir/base.jsonl" "$dir/known.jsonl" >"$dir/out" 2>&1
claim "no bug armed: the clocks of the baseline: $(cat "$dir/out")" [ $? = 0 ]

# Verdicts that need no bug in the core.
# ends STATUS VERDICT ARGUMENT...: with that exit status, and that verdict in the last line
ends() {
    wanted_status=$1 wanted=$2
    shift 2
    "$tool" "$@" >"$dir/out" 2>"$dir/err"
    status=$?
    said=$(tail -n 1 "$dir/out")
    if [ $status = "$wanted_status" ] &&
        echo "$said" | grep -q "^warpstep: verdict=$wanted status=$status "; then
        good
    else
        bad "$*: expected $wanted, found status $status: $said $(head -n 1 "$dir/err")"
    fi
}

ends 7 EXPECT_FAIL run --isa "$isa" --waves never "$bugs/wrong_expectation.s"
ends 9 TRAP run --isa "$isa" --waves never "$bugs/unexpected_trap.s"
"$tool" run --isa "$isa" "$bugs/bad_input.s" >"$dir/out" 2>"$dir/err"
status=$?
claim "bad input is BAD_INPUT" [ $status = 2 ]
claim "bad input is named" grep -q "^$bugs/bad_input.s:3:13: error: " "$dir/err"

# A recorded trace: as it is, cut short anywhere, with a byte changed anywhere.
program=programs/$isa/rules/hazards.s trace=$dir/good.trace
ends 0 PASS run --isa "$isa" --record "$trace" "$program"
ends 0 PASS check --isa "$isa" --trace "$trace" "$program"
size=$(wc -c <"$trace") step=$((size / 20))
for at in 0 1 7 $(seq $step $step $((size - 1))) $((size - 1)); do
    head -c "$at" "$trace" >"$dir/cut.trace"
    ends 8 LINK_ERROR check --isa "$isa" --trace "$dir/cut.trace" "$program"
    byte=$(od -An -tu1 -j "$at" -N 1 "$trace")
    {
        head -c "$at" "$trace"
        printf "\\$(printf '%03o' $((byte ^ 16)))"
        tail -c +$((at + 2)) "$trace"
    } >"$dir/changed.trace"
    ends 8 LINK_ERROR check --isa "$isa" --trace "$dir/changed.trace" "$program"
done
conclude "must-fail, $isa"
