#!/bin/sh
# Random programs in lockstep: 20 of each type that the generator knows.
# test_random.sh build/warpstep ISA GENERATOR [TYPE ...]
tool=$1 isa=$2 generator=$3
shift 3
dir=build/test/random_$isa
rm -rf "$dir" && mkdir -p "$dir"
count=0
for type in "${@:-}"; do
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        "$generator" $seed ${type:+"$type"} >"$dir/${type:-random}$seed.s" || exit 1
        count=$((count + 1))
    done
done
"$tool" suite --isa "$isa" --json "$dir/records" --disturb wild --sweep 100 --waves never "$dir" >"$dir/table"
# a random program may trap; core and model have then agreed on it
good=$(jq -s 'map(select(.outcome == "PASS" or .outcome == "TRAP")) | length' "$dir/records")
[ "$good" = "$count" ] || cat "$dir/table"
echo "random programs, $isa: $good passed, $((count - good)) failed"
[ "$good" = "$count" ]
