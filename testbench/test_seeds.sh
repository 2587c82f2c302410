#!/bin/sh
# A seed changes when things happen, never what: 20 seeds and five disturbances give one
# retire-stream hash, which is the model's own; one seed twice gives the same records to the byte.
# test_seeds.sh build/warpstep ISA FOLDER: the programs with the tag "seeds"
tool=$1 isa=$2 folder=$3
. testbench/check.sh
dir=build/test-seeds-$isa
rm -rf "$dir" && mkdir -p "$dir"

# suite SEED DISTURB FILE
suite() {
    "$tool" suite --isa "$isa" --tags seeds --seed "$1" --disturb "$2" --waves never --json "$3" \
        "$folder" >"$dir/out" ||
        bad "seed $1: $(grep '^failed: ' "$dir/out")"
}

for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    case $((seed % 5)) in 0) disturb=none ;; 1) disturb=mild ;; 2) disturb=wild ;; 3) \
        disturb=burst ;; 4) disturb=starve ;; esac
    suite $seed $disturb "$dir/$seed.jsonl"
done
for again in "7 wild" "8 burst" "9 starve"; do
    suite $again "$dir/again.jsonl"
    claim "seed $again twice gives the same records" cmp "$dir/${again% *}.jsonl" "$dir/again.jsonl"
done

jq -r .file "$dir/1.jsonl" >"$dir/programs"
while read -r program; do
    "$tool" run --isa "$isa" --model-only --json "$dir/one.json" "$program" >/dev/null
    claim "$program passes on the model" [ $? = 0 ]
    cat "$dir/one.json"
done <"$dir/programs" >"$dir/model.jsonl"
claim "some programs have the tag" [ -s "$dir/programs" ]

# a line for each program and seed: "right" or what is wrong
cat "$dir"/[0-9]*.jsonl >"$dir/all.jsonl"
jq -r --slurpfile model "$dir/model.jsonl" '
    . as $r | ($model[] | select(.file == $r.file) | .hash) as $hash
    | if .outcome == "PASS" and .hash == $hash then "right"
      else "\(.program), seed \(.seed): \(.outcome), hash \(.hash); the model has \($hash)" end' "$dir/all.jsonl" >"$dir/judged"
claim "each program ran with each seed" \
    [ "$(wc -l <"$dir/judged")" = $((20 * $(wc -l <"$dir/programs"))) ]
passed=$((passed + $(grep -cx right "$dir/judged")))
grep -vx right "$dir/judged" >"$dir/wrong"
while read -r line; do bad "$line"; done <"$dir/wrong"
jq -rs 'group_by(.program)[] | "\(.[0].program) \(map(.clocks) | unique | length)"' \
    "$dir/all.jsonl" >"$dir/timings"
while read -r program timings; do claim "$program: seeds change the timing" \
    [ "$timings" -gt 5 ]; done <"$dir/timings"
conclude "seeds, $isa"
