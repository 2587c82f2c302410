#!/bin/sh
# Random programs in lockstep: 100 of each type that the generator knows, with wild, burst and starve in turn; each must retire what the model
# alone does, unless its text matches ORDER (an extended regular expression in the environment): such a program sees where or in which order
# warps run. Their seeds come from the commit, so that each commit tries
# other ones; SEED_BASE=N in the environment tries those of another commit again. Outside of a checkout N is 0.
# test_random.sh build/warpstep ISA GENERATOR [TYPE ...]
tool=$1 isa=$2 generator=$3
shift 3
programs=100
dir=build/test/random_$isa
rm -rf "$dir" && mkdir -p "$dir/wild" "$dir/burst" "$dir/starve"
if [ -n "$SEED_BASE" ]; then
    case $SEED_BASE in
    *[!0-9]* | 0?* | ??????????????????*) echo "SEED_BASE=$SEED_BASE: must be a decimal number of at most 17 digits" >&2 && exit 2 ;;
    esac
    base=$SEED_BASE origin="as asked for"
elif [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$(pwd -P)" ] && commit=$(git rev-parse --verify -q HEAD); then
    base=$((0x$(printf %.8s "$commit"))) origin="from the commit"
else
    base=0 origin="this is no git checkout"
fi
count=0
for type in "${@:-}"; do
    for k in $(seq $programs); do
        seed=$((base + k))
        case $((k % 3)) in 0) level=wild ;; 1) level=burst ;; 2) level=starve ;; esac
        "$generator" $seed ${type:+"$type"} >"$dir/$level/${type:-random}$seed.s" || exit 1
        count=$((count + 1))
    done
done
for level in wild burst starve; do
    "$tool" suite --isa "$isa" --json "$dir/$level.jsonl" --disturb $level --sweep 100 --waves never --agreed-traps "$dir/$level" >"$dir/$level.table" ||
        grep '^failed: ' "$dir/$level.table"
done
for program in "$dir"/*/*.s; do
    "$tool" run --isa "$isa" --model-only --json "$dir/one.json" "$program" >/dev/null
    sees=false
    [ -n "$ORDER" ] && grep -qE -e "$ORDER" "$program" && sees=true
    jq -c --argjson sees $sees '. + {sees: $sees}' "$dir/one.json"
done >"$dir/model"
# A random program may trap; core and model have then agreed on it, but what its other warps had retired differs. A line for each program:
# "right" or what is wrong.
cat "$dir"/*.jsonl | jq -r --slurpfile model "$dir/model" '(reduce $model[] as $m ({}; .[$m.file] = $m.hash)) as $hash
    | (reduce $model[] as $m ({}; .[$m.file] = $m.sees)) as $sees
    | if .outcome == "TRAP" or (.outcome == "PASS" and ($sees[.file] or .hash == $hash[.file])) then "right"
      else "\(.file), --disturb \(.disturb): \(.outcome), hash \(.hash); the model has \($hash[.file])" end' >"$dir/judged"
good=$(grep -cx right "$dir/judged")
grep -vx right "$dir/judged"
echo "seeds $((base + 1)) to $((base + programs)) ($origin): SEED_BASE=$base"
echo "random programs, $isa: $good passed, $((count - good)) failed"
[ "$good" = "$count" ]
