#!/bin/sh
# What of the opcode map the tests execute, on the model alone and in lockstep: generated programs
# and those of the command line. Fails if a point of it was not hit on either side, or a program
# does not pass. test_coverage.sh build/warpstep ISA program ...
tool=$1 isa=$2
shift 2
. testbench/check.sh
dir=build/coverage/$isa
rm -rf "$dir" && mkdir -p "$dir/programs"
claim "an instruction for each cell" "build/$isa/coverage" "$dir/programs"
"$tool" suite --isa "$isa" --sweep 0 --coverage "$dir/lockstep.cov" --json "$dir/suite.jsonl" \
    "$dir/programs" "$@" >"$dir/suite.log" 2>&1
claim "all programs pass in lockstep: $(tail -n 3 "$dir/suite.log")" [ $? = 0 ]
claim "they were all run" \
    [ "$(wc -l <"$dir/suite.jsonl")" = "$(($(ls "$dir/programs" | wc -l) + $#))" ]
jq -r 'select(.outcome == "SKIP") | .program' "$dir/suite.jsonl" >"$dir/skipped"
for program in "$dir"/programs/*.s "$@"; do
    grep -qx "$(basename "$program")" "$dir/skipped" && continue
    # by itself the model has nothing to be compared with when a program expects nothing: VACUOUS
    "$tool" run --isa "$isa" --model-only --coverage "$dir/model.cov" "$program" >"$dir/log" 2>&1
    status=$?
    [ $status = 6 ] && status=0
    claim "$program on the model: $(tail -n 1 "$dir/log")" [ $status = 0 ]
done
for side in model lockstep; do
    claim "every point of the opcode map is hit: $side" \
        "$tool" coverage --group "opcode map" --complete --html "$dir/$side.html" "$dir/$side.cov" \
        >"$dir/$side.txt"
    tail -n 1 "$dir/$side.txt"
done
# A hole must be found, and named: the generated programs without most of the fragment ones.
find "$dir/programs" -name '*.s' ! -name 'fragment_[!c]*' ! -name 'fragment_cells*' |
    sort >"$dir/less"
xargs "$tool" suite --isa "$isa" --sweep 0 --coverage "$dir/less.cov" <"$dir/less" \
    >"$dir/suite.log" 2>&1
"$tool" coverage --group "opcode map" --complete "$dir/less.cov" >"$dir/less.txt"
claim "a hole is found" [ $? = 1 ]
claim "a hole is named" grep -q '^  fragment: INTERP_L: never' "$dir/less.txt"
# In words: what came right behind two lanes that wanted one bank of s[].
"$tool" run --isa "$isa" --coverage "$dir/banks.cov" \
    "$(dirname "$1" | sed 's#/[a-z]*$##')/rules/bank_conflicts.s" >"$dir/log"
"$tool" coverage --group "behind s[] conflicts" "$dir/banks.cov" >"$dir/behind.txt"
claim "an add with saturation behind a conflict is a hole" \
    grep -q '^  IADD_L32: sat27: sat (1): never$' "$dir/behind.txt"
claim "an add without is none" grep -q '^[1-9][0-9]* IADD_L32: sat27: nothing written (0)$' \
    "$dir/banks.cov"
claim "stores of all lanes to one bank" grep -q '^[1-9][0-9]* a store: 8 clocks a beat$' \
    "$dir/banks.cov"
conclude "coverage, $isa"
