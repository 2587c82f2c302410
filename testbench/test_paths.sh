#!/bin/sh
# The two ways of a model, step by step and many instructions at once with nobody listening, must
# end alike: all programs of an ISA, and COUNT random ones of each type (seeds 1 to COUNT).
# test_paths.sh COMPARE ISA COUNT FOLDER
compare=$1 isa=$2 count=$3 folder=$4
. testbench/check.sh
case $count in
'' | *[!0-9]* | 0*) echo "PATHS=$count: must be a number of random programs, at least 1" >&2 &&
    exit 2 ;;
esac
dir=build/test/paths_$isa
rm -rf "$dir" && mkdir -p "$dir"

# all OPTION..: compare_paths with all programs; its lines go to $dir/out
all() { find "$folder" -name '*.s' | sort | xargs "$compare" "$@" "$isa" >"$dir/out"; }
all
claim "$isa: all programs end alike both ways" [ $? = 0 ]
tail -n 5 "$dir/out"
# run() takes part in it, or this would prove nothing
claim "$isa: run() did something" grep -q 'run() did [1-9]' "$dir/out"
all --spoil
claim "$isa: a run() that goes too far is found" [ $? != 0 ]
claim "$isa: and it is said where" grep -q 'step by step, .* side by side' "$dir/out"
"$compare" --random "$isa" "$count" >"$dir/out"
claim "$isa: random programs end alike both ways" [ $? = 0 ]
tail -n 5 "$dir/out"
conclude "paths, $isa"
