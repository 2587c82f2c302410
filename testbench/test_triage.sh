#!/bin/sh
# `warpstep triage` and the groups of `warpstep random`: one bug is one line, two are two.
# test_triage.sh build/warpstep build/bugs/warpstep "ISA ..."
tool=$1 bugs=$2 isas=$3
. testbench/check.sh
dir=build/test-triage
rm -rf "$dir" && mkdir -p "$dir"

# finds ISA BUG COUNT: records and report of random programs on a core with this bug
finds() {
    "$bugs" random --isa "$1" --count "$3" --plus bug="$2" --dir "$dir/kept" \
        --json "$dir/$1-$2.jsonl" --html "$dir/$1-$2.html" >"$dir/$1-$2"
    claim "$1, bug $2: status" [ $? = 1 ]
}
# lines FILE: how many groups it prints
lines() { grep -c '^[0-9]* of ' "$1"; }
# groups WANTED NAME...: triage of records of these names
groups() {
    wanted=$1 all=
    shift
    for name; do all="$all $dir/$name.jsonl"; done
    "$tool" triage --json "$dir/triage.json" --html "$dir/triage.html" $all >"$dir/triage"
    claim "$*: status of triage" [ $? = 1 ]
    claim "$*: $wanted groups" [ "$(lines "$dir/triage")" = "$wanted" ]
    claim "$*: as many in JSON" [ "$(jq '.groups | length' "$dir/triage.json")" = "$wanted" ]
    claim "$*: as many in HTML" [ "$(grep -c '^<tr><td' "$dir/triage.html")" = "$wanted" ]
    claim "$*: no failure is lost" jq -e '(.groups | map(.count) | add) == .failed' \
        "$dir/triage.json" >/dev/null
    claim "$*: operations add up" \
        jq -e 'all(.groups[]; .operations == [] or (.operations | map(.count) | add) == .count)' \
        "$dir/triage.json" >/dev/null
}

# the bugs whose heads have the field Triage: how many random programs, and how the line begins
every=
for isa in $isas; do
    [ -d "testbench/bugs/$isa" ] || { echo "$isa has no planted bugs" && continue; }
    python3 testbench/bugs/bugs.py triages "testbench/bugs/$isa" >"$dir/rows"
    names=
    while read -r bug count title; do
        name=$isa-$bug
        finds "$isa" "$bug" "$count" </dev/null
        groups 1 "$name"
        claim "$name: it begins with $title" [ "$(grep -c "^[0-9]* of $title" "$dir/triage")" = 1 ]
        claim "$name: random says the same" \
            [ "$(grep -v '^[0-9]* programs, ' "$dir/triage")" = \
            "$(grep '^[0-9]* of \|^  ' "$dir/$name")" ]
        claim "$name: and its page" [ "$(grep -c '^<tr><td' "$dir/$name.html")" = 1 ]
        names="$names $name"
    done <"$dir/rows"
    groups "$(echo "$names" | wc -w)" $names
    every="$every $names"
done
claim "there is a bug to begin with" [ -n "$every" ]
groups "$(echo "$every" | wc -w)" $every
cp "$dir/triage.json" "$dir/forth.json"
groups "$(echo "$every" | wc -w)" $(for name in $every; do echo "$name"; done | sort -r)
claim "records in another order give the same page" cmp "$dir/forth.json" "$dir/triage.json"

# what a group says
first=$(echo $every | cut -d " " -f 1)
groups 1 "$first"
outcome=$(jq -r .groups[0].verdict "$dir/triage.json")
claim "the smallest" \
    [ "$(jq .groups[0].smallest.instructions "$dir/triage.json")" = \
    "$(jq -s 'map(select(.outcome == $o).instructions) | min' --arg o "$outcome" "$dir/$first.jsonl")" ]
sh -c "$(jq -r '.groups[0].smallest.repeat' "$dir/triage.json")" >"$dir/again"
claim "its command repeats it" \
    grep -qF "$(jq -r '.groups[0].smallest.message' "$dir/triage.json" | cut -c1-30)" "$dir/again"
view=$(sed -n 's/^  gtkwave \([^ ]*\) .*/\1/p' "$dir/triage")
claim "and writes the wave that is named" grep -q "open it with: gtkwave $view\$" "$dir/again"
claim "which is there" [ -s "$view" ]
claim "the page says when, of which build and command" \
    [ "$(grep -c '<th>\(date\|commit\|command\)</th>' "$dir/triage.html")" = 3 ]
claim "and of which shape" grep -q '<th>core</th>' "$dir/triage.html"
claim "the page loads nothing" [ "$(grep -c 'src=\|href=\|url(' "$dir/triage.html")" = 0 ]

# many failures of one bug
grep "\"outcome\": \"$outcome\"" "$dir/$first.jsonl" >"$dir/failing"
for _ in $(seq 1000); do cat "$dir/failing"; done | head -n 1000 >"$dir/thousand.jsonl"
groups 1 thousand
claim "a thousand failures of one bug are one line" grep -q "^1000 of $outcome " "$dir/triage"

# a run that died, an ISA of which this build knows nothing, and nothing at all
head -n 1 "$dir/failing" | jq -c '.isa = "made-up"' >"$dir/strange.jsonl"
groups 1 strange
claim "an unknown ISA: no unit is known" jq -e '.groups[0] | .units == [] and .isa == "made-up"' \
    "$dir/triage.json" >/dev/null
jq -c 'select(.outcome == "PASS")' "$dir/$first.jsonl" >"$dir/good.jsonl"
"$tool" triage "$dir/good.jsonl" >"$dir/triage"
claim "nothing failed: status" [ $? = 0 ]
claim "nothing failed: it is said" grep -q ' programs, 0 failed, in 0 groups$' "$dir/triage"
refuse "no records" 'error: triage takes one file of records or more' triage
refuse "a file that is not there" 'none.jsonl: error: ' triage "$dir/none.jsonl"
echo '{"schema": 1}' >"$dir/bad.jsonl"
refuse "no record" 'bad.jsonl:1:.*error: .*; a record of docs/result.schema.json is needed' triage \
    "$dir/bad.jsonl"
# --shrink: a small program of each group, behind the report
name=$(echo $every | cut -d " " -f 1)
bug=${name##*-} name=${name%-*}
for jobs in 1 3; do
    "$bugs" random --isa "$name" --count 40 --plus bug="$bug" --jobs $jobs \
        --shrink --dir "$dir/shrunk" >"$dir/shrunk-$jobs" 2>&1
    claim "--shrink: status" [ $? = 1 ]
done
claim "--shrink: the same for any number of jobs" cmp "$dir/shrunk-1" "$dir/shrunk-3"
claim "--shrink: one for each group" \
    [ "$(grep -c '^[0-9]* instructions* of [0-9]*, after ' "$dir/shrunk-1")" = \
    "$(lines "$dir/shrunk-1")" ]
tail -n 1 "$dir/shrunk-1" >"$dir/command"
claim "--shrink: its last line is a command" grep -q -e '-small\.s$' "$dir/command"
sh "$dir/command" >"$dir/again" 2>&1
claim "--shrink: which fails" [ $? != 0 ]
claim "--shrink: with what the report says" \
    grep -q -F "$(tail -n 3 "$dir/shrunk-1" | head -n 1 | cut -d ' ' -f 2-8)" "$dir/again"
"$tool" random --isa "$name" --count 5 --shrink --dir "$dir/shrunk-none" >"$dir/out" 2>&1
claim "--shrink: nothing failed, nothing is shrunk" [ $? = 0 ]
claim "--shrink: and nothing is written" [ "$(ls "$dir/shrunk-none")" = "" ]
refuse "--shrink with --write-only" \
    "error: --shrink is for what fails, and --write-only runs none" random --isa "$name" --count 1 \
    --shrink --write-only

conclude "triage"
