#!/bin/sh
# Random programs in lockstep: 100 of each type that the ISA has, or COUNT. Their seeds come from
# the commit, so that each commit tries other ones; SEED_BASE=N in the environment tries those of
# another commit again. Outside of a checkout N is 0. test_random.sh build/warpstep ISA [COUNT
# NAME]; NAME: of the folder of its files, build/test/random_NAME
tool=$1 isa=$2
programs=${3:-100}
dir=build/test/random_${4:-$isa}
rm -rf "$dir" && mkdir -p "$dir"
if [ -n "$SEED_BASE" ]; then
    case $SEED_BASE in
    *[!0-9]* | 0?* | \
        ??????????????????*) echo \
        "SEED_BASE=$SEED_BASE: must be a decimal number of at most 17 digits" >&2 && exit 2 ;;
    esac
    base=$SEED_BASE origin="as asked for"
elif [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$(pwd -P)" ] &&
    commit=$(git rev-parse --verify -q HEAD); then
    base=$((0x$(printf %.8s "$commit"))) origin="from the commit"
else
    base=0 origin="this is no git checkout"
fi
help=$("$tool" random --isa "$isa" --help) || exit 1
types=$(echo "$help" | sed -n 's/^Types of programs: //p')
[ -n "$types" ] || { echo "$isa has no random programs" && exit; }
count=0 status=0
for type in $types; do
    "$tool" random --isa "$isa" --type "$type" --count $programs --seed $((base + 1)) --dir "$dir" \
        --json "$dir/$type.jsonl" >"$dir/out" || {
        status=1
        cat "$dir/out"
    }
    count=$((count + programs))
done
# a random program may trap; core and model have then agreed on it
good=$(cat "$dir"/*.jsonl | jq -s 'map(select(.outcome == "PASS" or .outcome == "TRAP")) | length')
echo "seeds $((base + 1)) to $((base + programs)) ($origin): SEED_BASE=$base"
echo "random programs, $isa: $good passed, $((count - good)) failed"
[ $status = 0 ] && [ "$good" = "$count" ]
