#!/bin/sh
# A seed changes when things happen, never what: 20 seeds and three disturbances give one retire-stream hash,
# which is the model's own; one seed twice gives the same JSON to the byte.
# test_seeds.sh build/warpstep ISA PROGRAM...
tool=$1 isa=$2
shift 2
. testbench/check.sh
dir=build/test-seeds-$isa
rm -rf "$dir" && mkdir -p "$dir"

value() { sed -n "s/^  \"$1\": \"\{0,1\}\([^\",]*\).*/\1/p" "$2"; }

for program; do
    name=$(basename "$program" .s)
    "$tool" run --isa "$isa" --model-only --json "$dir/$name.model.json" "$program" >/dev/null
    claim "$name passes on the model" [ $? = 0 ]
    hash=$(value hash "$dir/$name.model.json")
    clocks=
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        case $((seed % 3)) in 0) disturb=none ;; 1) disturb=mild ;; 2) disturb=wild ;; esac
        json=$dir/$name.$seed.json
        "$tool" run --isa "$isa" --seed $seed --disturb $disturb --waves never --json "$json" "$program" \
            >"$dir/out" || { bad "$name seed $seed: $(tail -n 1 "$dir/out")"; continue; }
        claim "$name seed $seed: hash $(value hash "$json"), the model's is $hash" \
            [ "$(value hash "$json")" = "$hash" ]
        clocks="$clocks $(value cycles "$json")"
    done
    # shellcheck disable=SC2086
    claim "$name: seeds change the timing" [ "$(printf '%s\n' $clocks | sort -u | wc -l)" -gt 5 ]
    "$tool" run --isa "$isa" --seed 8 --disturb wild --json "$dir/again.json" "$program" >/dev/null
    claim "$name: seed 8 twice is one JSON" cmp "$dir/$name.8.json" "$dir/again.json"
done
conclude "seeds, $isa"
