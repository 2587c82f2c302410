#!/bin/sh
# A seed changes when things happen, never what: 20 seeds and three disturbances give one retire-stream hash,
# which is the model's own; one seed twice gives the same JSON to the byte.
# test_seeds.sh build/warpstep ISA PROGRAM...
tool=$1 isa=$2
shift 2
. testbench/check.sh
dir=build/test-seeds-$isa
rm -rf "$dir" && mkdir -p "$dir"

for program; do
    name=$(basename "$program" .s)
    "$tool" run --isa "$isa" --model-only --json "$dir/$name.model.json" "$program" >/dev/null
    claim "$name passes on the model" [ $? = 0 ]
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        case $((seed % 3)) in 0) disturb=none ;; 1) disturb=mild ;; 2) disturb=wild ;; esac
        "$tool" run --isa "$isa" --seed $seed --disturb $disturb --waves never --json "$dir/$name.$seed.json" "$program" \
            >"$dir/out" || bad "$name seed $seed: $(tail -n 1 "$dir/out")"
    done
    cat "$dir/$name".[0-9]*.json >"$dir/$name.jsonl"
    claim "$name has 20 records" [ "$(wc -l <"$dir/$name.jsonl")" = 20 ]
    jq -r --slurpfile model "$dir/$name.model.json" 'select(.outcome != "PASS" or .hash != $model[0].hash)
        | "seed \(.seed): \(.outcome), hash \(.hash), the model has \($model[0].hash)"' "$dir/$name.jsonl" >"$dir/$name.wrong"
    claim "$name: $(cat "$dir/$name.wrong")" [ ! -s "$dir/$name.wrong" ]
    passed=$((passed + 20 - $(wc -l <"$dir/$name.wrong")))
    claim "$name: seeds change the timing" jq -es 'map(.clocks) | unique | length > 5' "$dir/$name.jsonl" >/dev/null
    "$tool" run --isa "$isa" --seed 8 --disturb wild --json "$dir/again.json" "$program" >/dev/null
    claim "$name: seed 8 twice is one record" cmp "$dir/$name.8.json" "$dir/again.json"
done
conclude "seeds, $isa"
