#!/bin/sh
# Must-fail tests: each row of testbench/bugs/<isa>/expect.txt is a bug that must be found, with the verdict and the first
# differing instruction it must give. The bugs sit in one build of the core; +bug=N arms one.
# test_bugs.sh build/bugs/warpstep ISA
#
#   number  patch  program  verdict  pc or -  instruction or -      (a line that starts with # is a comment)
#
# PROGRAM,LEVEL,SEED instead of a program: the environment disturbs the core so; none and mild, and wild if it is another level, must not find the bug with that seed. The
# verdict CLOCKS: the run passes and retires the same, but `perf` must say that its clocks are others.
tool=$1 isa=$2
. testbench/check.sh
bugs=testbench/bugs/$isa
table=$bugs/expect.txt
dir=build/test-bugs-$isa
rm -rf "$dir" && mkdir -p "$dir"

grep -v -e '^#' -e '^[[:space:]]*$' "$table" >"$dir/rows"

# no bug armed: the patched core is a good one
awk '{ sub(/,.*/, "", $3); print $3 }' "$dir/rows" | sort -u | xargs "$tool" suite --isa "$isa" --plus bug=0 --waves never --json "$dir/good.jsonl" >"$dir/good"
status=$?
claim "no bug armed: the programs pass: $(grep '^failed: ' "$dir/good")" [ $status = 0 ]
passed=$((passed + $(jq -s 'map(select(.outcome == "PASS")) | length' "$dir/good.jsonl")))

while read -r number patch rest; do claim "bug $number: $bugs/$patch exists" [ -e "$bugs/$patch" ]; done <"$dir/rows"
# a bug may have several rows: the files are named by row
awk '{ split($3, p, ","); print NR, $1, p[1], p[2] == "" ? "mild" : p[2], p[3] == "" ? 1 : p[3] }
    $3 ~ /,/ { split($3, p, ","); for (k = 1; k <= (p[2] == "wild" ? 2 : 3); k++) print NR "-" k, $1, p[1], k == 1 ? "none" : k == 2 ? "mild" : "wild", p[3] }' "$dir/rows" >"$dir/runs"
xargs -P "$(nproc)" -n 5 sh -c '
    echo "{}" >"$3/$4.json" # no record: wrong below
    "$1" run --isa "$2" --plus bug="$5" --waves never --max-clocks 500000 --json "$3/$4.json" --disturb "$7" --seed "$8" "$6" >"$3/$4.out" 2>&1' \
    sh "$tool" "$isa" "$dir" <"$dir/runs"

# Each row with what its record says: "right" or what is wrong. A row's instruction is all words from the sixth on.
for row in $(seq "$(wc -l <"$dir/rows")"); do cat "$dir/$row.json"; done >"$dir/records"
jq -rs --rawfile rows "$dir/rows" --slurpfile good "$dir/good.jsonl" '($rows | split("\n") | map([splits("[ \t]+")] | map(select(. != "")))) as $all
    | range(length) as $i | .[$i] as $record | $record.difference as $d | $all[$i] as [$number, $patch, $program, $verdict, $pc]
    | ($all[$i][5:] | join(" ")) as $text
    | if $verdict == "CLOCKS" then ($good[] | select(.file == $record.file)) as $was
        | if $record.outcome == "PASS" and $record.hash == $was.hash and $record.clocks != $was.clocks then "right"
          else "bug \($number) (\($patch), \($program)): \($record.outcome), \($record.clocks) clocks; must be CLOCKS, \($was.clocks) without it" end
      elif $record.outcome == $verdict and ($pc == "-" or $d.pc == $pc) and ($text == "" or $text == "-" or $d.text == $text) then "right"
      else "bug \($number) (\($patch), \($program)): \($record.outcome) at \($d.pc) \($d.text); must be \($verdict) at \($pc) \($text)" end' \
    "$dir/records" >"$dir/judged"
claim "each bug is judged" [ "$(wc -l <"$dir/judged")" = "$(wc -l <"$dir/rows")" ]
passed=$((passed + $(grep -cx right "$dir/judged")))
grep -vx right "$dir/judged" >"$dir/wrong"
while read -r line; do bad "$line"; done <"$dir/wrong"

# What reports must say beside that: a number and a text in each row.
grep -v -e '^#' -e '^[[:space:]]*$' "$bugs/reports.txt" >"$dir/texts"
claim "$bugs/reports.txt has rows" [ -s "$dir/texts" ]
while read -r number text; do
    row=$(awk -v number="$number" '$1 == number { print NR; exit }' "$dir/rows")
    claim "the report of bug $number says: $text" grep -qF -e "$text" "$dir/$row.out"
done <"$dir/texts"

# what only the levels with windows find
while read -r run number program level seed; do
    case $run in *-*) ;; *) continue ;; esac
    outcome=$(jq -r .outcome "$dir/$run.json")
    claim "bug $number: $program, --disturb $level --seed $seed must pass, but is $outcome" [ "$outcome" = PASS ]
done <"$dir/runs"

# what only costs clocks: perf finds it; and without a bug the clocks are the tree's own
for row in $(awk '$4 == "CLOCKS" { print NR }' "$dir/rows"); do
    program=$(jq -r .program "$dir/$row.json")
    jq -c --arg p "$program" 'select(.program == $p)' "$dir/good.jsonl" >"$dir/was.jsonl"
    "$tool" perf --baseline "$dir/was.jsonl" "$dir/$row.json" >"$dir/out"
    claim "$program: perf finds the clocks of row $row" [ $? = 1 ]
    claim "$program: perf names it" grep -q "^$isa  *$program .* %$" "$dir/out"
done
jq -c --slurpfile ran "$dir/good.jsonl" '. as $b | select(any($ran[]; .program == $b.program))' "testbench/$isa/perf.jsonl" >"$dir/base.jsonl"
jq -c --slurpfile base "$dir/base.jsonl" '. as $r | select(any($base[]; .program == $r.program))' "$dir/good.jsonl" >"$dir/known.jsonl"
"$tool" perf --baseline "$dir/base.jsonl" "$dir/known.jsonl" >"$dir/out" 2>&1
claim "no bug armed: the clocks of the baseline: $(cat "$dir/out")" [ $? = 0 ]

for patch in "$bugs"/*/*.patch; do
    claim "$patch stands in the table" grep -q "[[:space:]]${patch#"$bugs"/}[[:space:]]" "$dir/rows"
done

# Verdicts that need no bug in the core.
# ends STATUS VERDICT ARGUMENT...: with that exit status, and that verdict in the last line
ends() {
    wanted_status=$1 wanted=$2
    shift 2
    "$tool" "$@" >"$dir/out" 2>"$dir/err"
    status=$?
    if [ $status = "$wanted_status" ] && tail -n 1 "$dir/out" | grep -q "^warpstep: verdict=$wanted status=$status "; then
        good
    else
        bad "$*: status $status, said: $(tail -n 1 "$dir/out") $(head -n 1 "$dir/err"); must be $wanted"
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
    { head -c "$at" "$trace"; printf "\\$(printf '%03o' $((byte ^ 16)))"; tail -c +$((at + 2)) "$trace"; } >"$dir/changed.trace"
    ends 8 LINK_ERROR check --isa "$isa" --trace "$dir/changed.trace" "$program"
done
conclude "must-fail, $isa"
