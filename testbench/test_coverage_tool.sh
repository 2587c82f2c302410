#!/bin/sh
# `--coverage` and `warpstep coverage`: a hole is named, and no longer when it was hit; counts do
# not depend on --jobs, nor on the order in which stores are merged; a damaged store is one error
# line. test_coverage_tool.sh build/warpstep "ISA ..."
tool=$1 isas=$2
. testbench/check.sh
dir=build/test-coverage
rm -rf "$dir" && mkdir -p "$dir"

for isa in $isas; do
    "$tool" random --isa "$isa" --help | grep -q '^Types of programs: ' ||
        { echo "$isa has no random programs" && continue; }
    for jobs in 1 5; do
        "$tool" random --isa "$isa" --count 12 --seed 90 --jobs $jobs --dir "$dir/none" \
            --coverage "$dir/$isa-$jobs" >"$dir/out" 2>&1
        claim "$isa: random programs with coverage" [ $? = 0 ]
    done
    claim "$isa: counts do not depend on --jobs" cmp "$dir/$isa-1" "$dir/$isa-5"
    "$tool" random --isa "$isa" --count 6 --seed 90 --dir "$dir/none" --coverage "$dir/$isa-a" \
        >"$dir/out"
    "$tool" random --isa "$isa" --count 6 --seed 96 --dir "$dir/none" --coverage "$dir/$isa-b" \
        >"$dir/out"
    "$tool" coverage "$dir/$isa-a" "$dir/$isa-b" -o "$dir/$isa-ab" >"$dir/ab"
    "$tool" coverage "$dir/$isa-b" "$dir/$isa-a" -o "$dir/$isa-ba" >"$dir/ba"
    claim "$isa: a merge is the same in both orders" cmp "$dir/$isa-ab" "$dir/$isa-ba"
    claim "$isa: and so is what is said of it" cmp "$dir/ab" "$dir/ba"
    "$tool" random --isa "$isa" --count 6 --seed 96 --dir "$dir/none" --coverage "$dir/$isa-a" \
        >"$dir/out"
    claim "$isa: a second command adds to the store" cmp "$dir/$isa-a" "$dir/$isa-ab"
    claim "$isa: runs are counted" [ "$(sed -n 2p "$dir/$isa-ab")" = "runs 12" ]

    # weights follow from the counts alone
    "$tool" random --isa "$isa" --count 50 --seed 90 --steer --jobs 1 --dir "$dir/none" \
        --coverage "$dir/steer-1" >"$dir/out" 2>"$dir/err"
    status=$?
    claim "$isa: programs of moved weights pass" [ $status = 0 ]
    "$tool" random --isa "$isa" --count 50 --seed 90 --steer --jobs 5 --dir "$dir/none" \
        --coverage "$dir/steer-5" >"$dir/out"
    "$tool" random --isa "$isa" --count 50 --seed 90 --dir "$dir/none" --coverage "$dir/plain" \
        >"$dir/out"
    claim "$isa: moved weights do not depend on --jobs" cmp "$dir/steer-1" "$dir/steer-5"
    claim "$isa: moved weights make other programs" sh -c '! cmp -s "$1" "$2"' - "$dir/steer-1" \
        "$dir/plain"
    rm -f "$dir"/steer-* "$dir/plain"

    # a hole: of a row that no program executed, then one did
    rm -f "$dir/hole"
    "$tool" random --isa "$isa" --count 1 --seed 90 --dir "$dir/none" --coverage "$dir/hole" \
        >"$dir/out"
    "$tool" coverage "$dir/hole" --isa "$isa" --group rows >"$dir/out"
    claim "$isa: holes are no failure unless asked for" [ $? = 0 ]
    "$tool" coverage "$dir/hole" --isa "$isa" --group rows --complete >"$dir/out"
    claim "$isa: --complete" [ $? = 1 ]
    row=$(sed -n 's/^  \([^:]*\): never ([0-9]* points)$/\1/p' "$dir/out" | head -n 1)
    claim "$isa: a row that was never executed is named" [ -n "$row" ]
    claim "$isa: by the store as well" grep -q "^0 $row: executed$" "$dir/hole"
    "$tool" coverage "$dir/hole" --isa "$isa" --html "$dir/page.html" >"$dir/out"
    claim "$isa: the page has it" grep -q "title=\"$row: executed: never\"" "$dir/page.html"
    claim "$isa: in words, too" grep -q "^$row: executed: never" "$dir/page.html"
    claim "$isa: the page has the totals" grep -q "points were hit" "$dir/page.html"
    claim "$isa: the page says when, of which build and command" \
        [ "$(grep -c '<th>\(date\|commit\|command\)</th>' "$dir/page.html")" = 3 ]
    claim "$isa: and of which shape" grep -q "<th>core</th><td>$isa " "$dir/page.html"
    "$tool" coverage "$dir/$isa-1" --baseline "$dir/hole" >"$dir/out"
    claim "$isa: the difference to another night" \
        grep -q '^[0-9]* no longer hit, [0-9]* hit now, 0 new points, 0 points gone$' "$dir/out"
    "$tool" coverage "$dir/hole" --baseline "$dir/$isa-1" --group rows >"$dir/out"
    claim "$isa: what is no longer hit is status 1" [ $? = 1 ]
    "$tool" coverage "$dir/hole" --baseline "$dir/hole" >"$dir/out"
    claim "$isa: a store beside itself" [ $? = 0 ]
    "$tool" coverage "$dir/hole" --baseline "$dir/hole" --complete >"$dir/out"
    claim "$isa: --complete beside --baseline" [ $? = 1 ]
    claim "$isa: which names the holes, too" grep -q "^  $row: never ([0-9]* points)$" "$dir/out"
done

# two ISAs in one store
isa=${isas%% *} \
    other=$(echo "$isas" | tr ' ' '\n' | while read -r name; do [ -e "$dir/$name-a" ] && echo "$name"; done | tail -n 1)
if [ "$other" != "$isa" ]; then
    "$tool" coverage "$dir/$isa-1" "$dir/$other-1" -o "$dir/two" >"$dir/out"
    claim "runs of both" grep -q 'points were hit in 24 runs, ' "$dir/out"
    "$tool" coverage "$dir/two" --isa "$isa" >"$dir/out"
    claim "of one, no number is told that is of both" \
        grep -q '^[0-9]* of [0-9]* points were hit, [0-9]* never$' "$dir/out"
    "$tool" coverage "$dir/$isa-1" --isa "$isa" >"$dir/out"
    claim "a store of one has its runs" grep -q 'points were hit in 12 runs, ' "$dir/out"
    "$tool" coverage "$dir/$isa-1" --baseline "$dir/two" >"$dir/out"
    claim "an ISA that is gone is no longer hit" [ $? = 1 ]
    claim "and named" grep -q "^$other, rows$" "$dir/out"
    "$tool" coverage "$dir/$isa-1" --baseline "$dir/two" --isa "$isa" >"$dir/out"
    claim "not where it was not asked for" [ $? = 0 ]
fi

# a command that is killed leaves what it had covered, and one that saved meanwhile has counted
# everything once
isa=${isas%% *}
setsid "$tool" random --isa "$isa" --count 1000000 --jobs 2 --dir "$dir/none" \
    --coverage "$dir/killed" >"$dir/out" 2>&1 &
pid=$!
await $pid [ -e "$dir/killed" ]
env kill -9 -- -$pid # the group; not every shell's own kill takes one
wait $pid 2>"$dir/err"
"$tool" coverage "$dir/killed" >"$dir/out" 2>"$dir/err"
status=$?
claim "a random that was killed has saved what it covered: $(cat "$dir/err")" [ $status = 0 ]
runs=$(sed -n 's/^runs //p' "$dir/killed")
claim "which is something: $runs runs" [ "${runs:-0}" -gt 0 ]
# so many programs that it was seen to save before its end
for half in 60 240 960 3840; do
    rm -f "$dir/whole"
    "$tool" random --isa "$isa" --count $((2 * half)) --seed 90 --jobs 1 --dir "$dir/none" \
        --coverage "$dir/whole" >"$dir/out" &
    pid=$!
    until [ -e "$dir/whole" ] || ! alive $pid; do :; done
    meanwhile=no
    alive $pid && meanwhile=yes
    wait $pid
    [ $meanwhile = yes ] && break
done
claim "it saves before its end" [ $meanwhile = yes ]
# types come in turn: a half has as many of each, whether there are two, three or four
for seed in 90 $((90 + half)); do
    "$tool" random --isa "$isa" --count $half --seed $seed --dir "$dir/none" \
        --coverage "$dir/halves" >"$dir/out"
done
claim "it counts each run once" cmp "$dir/whole" "$dir/halves"

# damage
store=$dir/${isas%% *}-1
cp "$store" "$dir/good"
head -n 20 "$store" >"$dir/cut"
sed '10s/^[0-9]*/77/' "$store" >"$dir/changed"
sed '1s/1$/9/' "$store" >"$dir/newer"
echo hello >"$dir/text"
refuse "a store that was cut" "cut:21:1: error: damaged coverage store: it ends too early" \
    coverage "$dir/cut"
refuse "a count that was changed" \
    "error: damaged coverage store: its lines are not those that were written" coverage \
    "$dir/changed"
refuse "another version" \
    "newer:1:19: error: coverage store of version 9; this build reads version 1" coverage \
    "$dir/newer"
refuse "no store at all" "text:1:1: error: not a coverage store" coverage "$dir/text"
refuse "a good one and a bad one" "cut:21:1: error: damaged" coverage "$dir/good" "$dir/cut"
refuse "as a baseline" "cut:21:1: error: damaged" coverage "$dir/good" --baseline "$dir/cut"
refuse "before a run" "cut:21:1: error: damaged" random --isa "${isas%% *}" --count 1 \
    --dir "$dir/none" --coverage "$dir/cut"
refuse "--steer without a store" "error: --steer needs --coverage FILE" random --isa "${isas%% *}" \
    --count 1 --steer
refuse "no store" "error: coverage takes one store or more" coverage
refuse "a group that there is not" "error: --group 'x'; no store has such points" coverage \
    "$dir/good" --group x
refuse "the merged store as one of them" "error: " coverage "$dir/good" -o "$dir/good"
refuse "the standard output as a store" "error: --coverage '-'; the name of a store is needed" \
    random --isa "${isas%% *}" --count 1 --coverage -
claim "a bad merge leaves the store as it was" cmp "$store" "$dir/good"
conclude "coverage stores"
