#!/bin/sh
# The two ways of a model, step by step and many instructions at once with nobody listening, must end alike: all programs of an ISA,
# and COUNT random ones of each type that the generator knows (seeds 1 to COUNT).
# test_paths.sh COMPARE ISA COUNT FOLDER [GENERATOR [TYPE ...]]
compare=$1 isa=$2 count=$3 folder=$4 generator=$5
[ $# -gt 4 ] && shift 5 || shift 4
. testbench/check.sh
case $count in
'' | *[!0-9]* | 0*) echo "PATHS=$count: must be a number of random programs, at least 1" >&2 && exit 2 ;;
esac
dir=build/test/paths_$isa
rm -rf "$dir" && mkdir -p "$dir"

# several LIST OPTION..: compare_paths with the files of a list; its lines go to $dir/out
several() {
    list=$1
    shift
    xargs "$compare" "$@" "$isa" <"$list" >"$dir/out"
}
find "$folder" -name '*.s' | sort >"$dir/programs"
several "$dir/programs"
claim "$isa: all programs end alike both ways" [ $? = 0 ]
tail -n 5 "$dir/out"
# run() takes part in it, or an ISA without one would prove nothing
claim "$isa: run() did something" sh -c "grep -q 'run() did [1-9]' '$dir/out'"
several "$dir/programs" --spoil
claim "$isa: a run() that goes too far is found" [ $? != 0 ]
claim "$isa: and it is said where" grep -q 'step by step, .* side by side' "$dir/out"
if [ -n "$generator" ]; then
    for type in "${@:-}"; do
        for seed in $(seq "$count"); do
            "$generator" "$seed" ${type:+"$type"} >"$dir/${type:-random}$seed.s" || exit 1
        done
    done
    find "$dir" -name '*.s' | sort >"$dir/random"
    several "$dir/random"
    claim "$isa: random programs end alike both ways" [ $? = 0 ]
    tail -n 5 "$dir/out"
fi
conclude "paths, $isa"
