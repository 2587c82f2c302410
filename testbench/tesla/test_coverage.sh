#!/bin/sh
# What of the opcode map the tests execute, on the model alone and in lockstep: generated programs and those of the
# command line. Writes build/coverage_ISA.md; fails if a cell is empty or a program does not pass.
# test_coverage.sh build/warpstep ISA program ...
tool=$1 isa=$2
shift 2
. testbench/check.sh
dir=build/coverage/$isa
rm -rf "$dir" && mkdir -p "$dir/programs"
claim "an instruction for each cell" "build/$isa/coverage" generate "$dir/programs"
for program in "$dir"/programs/*.s "$@"; do
    name=$(basename "$program" .s)
    type=$(sed -n 's/^\.type  *\([a-z]*\).*/\1/p' "$program")
    type=${type:-compute}
    mkdir -p "$dir/model/$type" "$dir/lockstep/$type"
    "$tool" run --isa "$isa" --waves never --sweep 0 --executed "$dir/lockstep/$type/$name.txt" "$program" >"$dir/$name.log" 2>&1
    status=$?
    if [ $status = 2 ] && grep -q '; make tool [A-Z_]*=[0-9]* builds one that has enough$' "$dir/$name.log"; then
        echo "not run: $(cat "$dir/$name.log")"
        continue
    fi
    claim "$program in lockstep: $(tail -n 1 "$dir/$name.log")" [ $status = 0 ]
    # by itself the model has nothing to be compared with when a program expects nothing: VACUOUS
    "$tool" run --isa "$isa" --model-only --executed "$dir/model/$type/$name.txt" "$program" >"$dir/$name.log" 2>&1
    status=$?
    [ $status = 6 ] && status=0
    claim "$program on the model: $(tail -n 1 "$dir/$name.log")" [ $status = 0 ]
done
claim "no cell is empty" "build/$isa/coverage" table "$dir/model" "$dir/lockstep" >"build/coverage_$isa.md"
tail -n 1 "build/coverage_$isa.md"
# The table must tell when cells are empty: without most of the fragment programs.
cp -r "$dir/lockstep" "$dir/less" && find "$dir/less/fragment" -type f ! -name fragment_control.txt -delete
"build/$isa/coverage" table "$dir/model" "$dir/less" >"$dir/less.md" 2>"$dir/less.log"
status=$?
claim "an empty cell is found" [ $status = 1 ]
claim "an empty cell is named" grep -q '^not covered: fragment INTERP_L (long) - -: lockstep$' "$dir/less.log"
conclude "coverage, $isa"
