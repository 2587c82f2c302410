#!/bin/sh
# `warpstep random`: the same programs and report however many run at once; what fails is grouped,
# kept and repeated by its command; what is stopped still reports. test_random_tool.sh
# build/warpstep build/bugs/warpstep "ISA ..."
tool=$1 bugs=$2 isas=$3
. testbench/check.sh
dir=build/test-random
rm -rf "$dir" && mkdir -p "$dir"

for isa in $isas; do
    "$tool" random --isa "$isa" --help >"$dir/help"
    grep -q '^Types of programs: ' "$dir/help" || { echo "$isa has no random programs" &&
        continue; }
    for jobs in 1 5; do
        "$tool" random --isa "$isa" --count 12 --seed 77 --jobs $jobs --dir "$dir/none-$isa" \
            --json "$dir/$jobs.jsonl" >"$dir/$jobs" 2>"$dir/err"
        claim "$isa: random programs pass" [ $? = 0 ]
        claim "$isa: nothing is said on stderr" [ ! -s "$dir/err" ]
    done
    claim "$isa: the report does not depend on --jobs" cmp "$dir/1" "$dir/5"
    claim "$isa: nor do the records" cmp "$dir/1.jsonl" "$dir/5.jsonl"
    claim "$isa: each program has a valid record" valid "$dir/1.jsonl"
    claim "$isa: all types in turn" says "$dir/1.jsonl" \
        "length == 12 and (map(.file | split(\"-\")[-2]) | unique | length) == $(sed -n 's/^Types of programs: //p' "$dir/help" | wc -w)"
    claim "$isa: disturbances are drawn" says "$dir/1.jsonl" '(map(.disturb) | unique | length) > 1'
    claim "$isa: nothing is kept of what passes" [ -z "$(ls "$dir/none-$isa")" ]
    # with --jobs 1 one process has made all of them; nothing of one may be left in the next
    "$tool" random --isa "$isa" --count 12 --seed 77 --dir "$dir/none-$isa" --write-only
    : >"$dir/alone.jsonl"
    jq -r .repeat "$dir/1.jsonl" | while read -r command; do
        sh -c "$command --waves never --json $dir/run.json" >/dev/null </dev/null
        cat "$dir/run.json" >>"$dir/alone.jsonl"
    done
    sed -i 's/ --waves never//' "$dir/alone.jsonl"
    rm -r "$dir/none-$isa"
    claim "$isa: a program by itself gives the same record" cmp "$dir/1.jsonl" "$dir/alone.jsonl"
    type=$(sed -n 's/^Types of programs: \([^ ]*\).*/\1/p' "$dir/help")
    "$tool" random --isa "$isa" --type "$type" --count 2 --seed 77 --dir "$dir/written-$isa" \
        --write-only
    claim "$isa: --write-only" [ "$(ls "$dir/written-$isa" | grep '\.s$' | tr '\n' ' ')" = \
        "$isa-$type-77.s $isa-$type-78.s " ]
    "$tool" random --isa "$isa" --time 1 --dir "$dir/none-$isa" >"$dir/out"
    claim "$isa: --time" [ $? = 0 ]
    refuse "$isa: an unknown type" "error: --type 'x'; " random --isa "$isa" --type x
    refuse "$isa: a program" "error: 'x.s' is one argument too many" random --isa "$isa" x.s
    refuse "$isa: --write-only without an end" 'error: --write-only needs --count' random \
        --isa "$isa" --write-only

    refuse "$isa: a shape that there is not" '^no/such: error: cannot be run: ' random \
        --isa "$isa" --shape no/such
    refuse "$isa: a shape that cannot be run" '^README.md: error: cannot be run: ' random \
        --isa "$isa" --shape README.md
    refuse "$isa: a shape that is no warpstep" "^/bin/false: error: .* names no core of $isa; " \
        random --isa "$isa" --shape /bin/false
    refuse "$isa: a plusarg that no shape reads" \
        "error: --plus 'foo=1': neither the RTL of this build nor that of a --shape reads it; " \
        random --isa "$isa" --count 1 --shape "$tool" --shape "$bugs" --plus foo=1 \
        --dir "$dir/unread" --json "$dir/unread.jsonl"
    claim "$isa: .. before it writes anything" [ ! -e "$dir/unread" ] &&
        [ ! -e "$dir/unread.jsonl" ]
    refuse "$isa: a shape for programs that nobody runs" 'error: --shape is for what runs' random \
        --isa "$isa" --shape "$tool" --write-only --count 1
    for output in --coverage --json --html; do
        refuse "$isa: $output of programs that do not run" \
            "error: $output is for what runs, and --write-only runs none" \
            random --isa "$isa" --count 1 --write-only $output "$dir/none"
    done
    refuse "$isa: times of programs that nobody runs" \
        'error: --times is for what runs, and --write-only runs none' random --isa "$isa" \
        --times --write-only --count 1
    refuse "$isa: weights beside a count" \
        'error: --count is for programs, and --weights makes none' random --isa "$isa" \
        --weights --count 3
    refuse "$isa: weights beside a file" 'error: --json is for programs, and --weights makes none' \
        random --isa "$isa" --json "$dir/w.jsonl" --weights
    claim "$isa: .. is not written" [ ! -e "$dir/w.jsonl" ]
    refuse "$isa: coverage of several shapes" \
        'error: --coverage counts the core of this command alone' random --isa "$isa" \
        --shape "$tool" --coverage "$dir/store"

    # profiles: those of the tree, one of a user's, and what is wrong with one
    "$tool" random --isa "$isa" --profile flow --weights >"$dir/weights" 2>"$dir/err"
    claim "$isa: --weights lists what the profile sets" grep -qx 'odd 200' "$dir/weights"
    for profile in profiles/[a-z]*; do
        "$tool" random --isa "$isa" --count 4 --seed 5 --profile "$(basename "$profile")" \
            --dir "$dir/none-$isa" >"$dir/out" 2>"$dir/err"
        claim "$isa: $profile: $(head -n 1 "$dir/err")" [ $? = 0 ]
    done
    "$tool" random --isa "$isa" --type "$type" --count 1 --seed 77 --dir "$dir/same-$isa" \
        --profile "$dir/weights" --write-only
    "$tool" random --isa "$isa" --type "$type" --count 1 --seed 77 --dir "$dir/flow-$isa" \
        --profile flow --write-only
    claim "$isa: what --weights lists is a profile" diff -r "$dir/same-$isa" "$dir/flow-$isa"
    claim "$isa: a profile changes programs" \
        sh -c "! cmp -s $dir/flow-$isa/$isa-$type-77.s $dir/written-$isa/$isa-$type-77.s"
    printf 'reuse 20\nno.such 5\n' >"$dir/profile"
    refuse "$isa: a weight that there is not" \
        "^$dir/profile:2:1: error: unknown weight 'no.such'; " random --isa "$isa" \
        --profile "$dir/profile"
    refuse "$isa: a profile that there is not" "error: --profile 'no-such' is neither a file" \
        random --isa "$isa" --profile no-such
    printf 'reuse 20\n' >"$dir/profile"
    for output in --json --html; do
        refuse "$isa: $output over the profile" "^$dir/profile: error: it is read by this command" \
            random --isa "$isa" --count 1 --profile "$dir/profile" $output "$dir/profile"
    done
    cp "$tool" "$dir/shape"
    refuse "$isa: --json over a shape" "^$dir/shape: error: it is read by this command" random \
        --isa "$isa" --count 1 --shape "$dir/shape" --json "$dir/shape"
    for folder in /dev/null "$dir/profile"; do
        refuse "$isa: programs into what is no folder" \
            "^$folder: error: cannot write there: Not a directory" random --isa "$isa" --count 1 \
            --dir $folder
    done

    # programs one behind the other: in one process, and from their files
    printf 'then 1000\ntraps 0\nlength 30\n' >"$dir/profile"
    "$tool" random --isa "$isa" --count 4 --seed 9 --profile "$dir/profile" \
        --write-only --dir "$dir/chain-$isa"
    followed=$(ls "$dir/chain-$isa" | grep -c '\.next$')
    if grep -q '^.then "' "$dir/chain-$isa"/*.s; then
        claim "$isa: with this weight two run behind each" [ "$followed" = 8 ]
        "$tool" random --isa "$isa" --count 4 --seed 9 --profile "$dir/profile" \
            --dir "$dir/none-$isa" --json "$dir/chain.jsonl" >"$dir/out"
        claim "$isa: programs behind others pass: $(head -n 3 "$dir/out")" [ $? = 0 ]
        : >"$dir/alone.jsonl"
        jq -r .repeat "$dir/chain.jsonl" | sed "s,$dir/none-,$dir/chain-,; s,^[^ ]* ,," |
            while read -r command; do
            sh -c "$tool $command --waves never --json $dir/run.json" >/dev/null </dev/null
            cat "$dir/run.json" >>"$dir/alone.jsonl"
        done
        claim "$isa: from files they do the same" \
            [ "$(jq -c '[.outcome, .hash, .clocks, .instructions]' "$dir/alone.jsonl")" = \
            "$(jq -c '[.outcome, .hash, .clocks, .instructions]' "$dir/chain.jsonl")" ]
        "$tool" random --isa "$isa" --count 20 --seed 9 --profile "$dir/profile" --shape "$tool" \
            --dir "$dir/none-$isa" >"$dir/out"
        claim "$isa: in another shape they pass, and nothing is left" \
            [ $? = 0 -a -z "$(ls "$dir/none-$isa")" ]
    else
        claim "$isa: none runs behind another one" [ "$followed" = 0 ]
    fi

    # a folder whose name is not ASCII
    mkdir -p "$dir/ünï-$isa" && cp "$dir/chain-$isa"/* "$dir/ünï-$isa/"
    "$tool" run --isa "$isa" --json "$dir/utf8.json" "$(ls "$dir/ünï-$isa"/*.s | head -n 1)" \
        --waves never >/dev/null
    claim "$isa: a name that is not ASCII is told as it is" \
        [ "$(jq -r .file "$dir/utf8.json")" = "$(ls "$dir/ünï-$isa"/*.s | head -n 1)" ]

    # planted bugs: most of the first six fall to twenty programs, and what failed repeats itself
    [ -d "testbench/bugs/$isa" ] || continue
    fallen=0 most=0 armed=1
    for bug in 1 2 3 4 5 6; do
        "$bugs" random --isa "$isa" --count 20 --plus bug=$bug --dir "$dir/$isa-$bug" \
            --json "$dir/bug.jsonl" >"$dir/$isa-$bug.out"
        status=$?
        grep -q ' 0 failed$' "$dir/$isa-$bug.out" && continue
        fallen=$((fallen + 1))
        claim "$isa: status when bug $bug is found" [ $status = 1 ]
        broken=$(jq -s 'map(select(.outcome != "PASS" and .outcome != "TRAP")) | length' "$dir/bug.jsonl")
        [ "$broken" -gt "$most" ] && most=$broken armed=$bug
        claim "$isa: bug $bug: each failure is in a group" \
            [ "$(sed -n 's/^\([0-9]*\) of .*/\1/p' "$dir/$isa-$bug.out" | awk "{ s += \$1 } END { print s }")" \
            = "$broken" ]
        claim "$isa: bug $bug: each failing program is kept" \
            [ "$(ls "$dir/$isa-$bug" | grep -c '\.s$')" = "$broken" ]
        said=$(sed -n 3p "$dir/$isa-$bug.out" | cut -c3-)
        sh -c "$(grep "^  $bugs run " "$dir/$isa-$bug.out" | head -n 1) --waves never --json $dir/again.json" \
            >"$dir/again" 2>&1
        claim "$isa: bug $bug: the command repeats it" \
            [ "$(jq -r .message "$dir/again.json")" = "$said" ]
    done
    claim "$isa: random programs find most bugs" [ $fallen -ge 3 ]

    # a core of another shape: here the one with planted bugs, of which the one that most programs
    # find is armed there alone
    for jobs in 1 5; do
        "$tool" random --isa "$isa" --count 20 --plus bug=$armed --shape "$bugs" --jobs $jobs \
            --dir "$dir/shape-$isa" --json "$dir/shape-$jobs.jsonl" >"$dir/shape-$jobs"
    done
    claim "$isa: which shape runs a program does not depend on --jobs" cmp "$dir/shape-1.jsonl" \
        "$dir/shape-5.jsonl"
    claim "$isa: nor does the report" cmp "$dir/shape-1" "$dir/shape-5"
    claim "$isa: shapes are drawn" says "$dir/shape-1.jsonl" \
        "map(.repeat | startswith(\"$bugs run \")) | unique == [false, true]"
    claim "$isa: what fails does so on that one" says "$dir/shape-1.jsonl" \
        "map(select(.outcome != \"PASS\" and .outcome != \"TRAP\")) | length > 0 and all(.repeat | startswith(\"$bugs run \"))"
    claim "$isa: and is kept alone" \
        [ "$(ls "$dir/shape-$isa" | grep -c '\.s$')" = \
        "$(jq -s 'map(select(.outcome != "PASS" and .outcome != "TRAP")) | length' "$dir/shape-1.jsonl")" ]
    sh -c "$(sed -n "s|^  $bugs run |$bugs run |p" "$dir/shape-1" | head -n 1) --waves never --json $dir/again.json" \
        >"$dir/again" 2>&1
    claim "$isa: the command repeats it on that core" \
        grep -qF "  $(jq -r .message "$dir/again.json")" "$dir/shape-1"
    # bug N arms nothing in the command itself, which reads no plusarg
    "$tool" random --isa "$isa" --count 12 --plus bug=$armed --shape "$tool" --shape "$bugs" \
        --dir "$dir/shape-$isa" --json "$dir/shapes.jsonl" >"$dir/out"
    claim "$isa: a plusarg goes to the shapes that read it: $(tail -n 1 "$dir/out")" \
        says "$dir/shapes.jsonl" 'all(.outcome != "BAD_INPUT") and
            (map(.repeat | contains("--plus bug=")) | unique == [false, true])'
    printf '#!/bin/sh\n[ "$1" = isas ] && exec %s isas\nexit 1\n' "$tool" >"$dir/dies" &&
        chmod +x "$dir/dies"
    "$tool" random --isa "$isa" --count 4 --shape "$dir/dies" --dir "$dir/shape-$isa" >"$dir/out"
    claim "$isa: one that dies fails" grep -q "^  $dir/dies ended with status 1 and no result\$" \
        "$dir/out"
done

# recorded PID: until it has written the record of a run
recorded() { await "$1" [ -s "$dir/stopped.jsonl" ]; }

# stopped: a whole report, the status of the signal
isa=${isas%% *}
for signal in INT:130 TERM:143 HUP:143; do
    rm -f "$dir/stopped.jsonl"
    env --default-signal=HUP "$tool" random --isa "$isa" --count 100000 --dir "$dir/none-$isa" \
        --json "$dir/stopped.jsonl" >"$dir/stopped" &
    pid=$!
    recorded $pid
    kill -"${signal%:*}" $pid
    wait $pid
    claim "SIG${signal%:*}: status" [ $? = "${signal#*:}" ]
    claim "SIG${signal%:*}: the report says it" grep -q '^[0-9]* passed, 0 failed, INTERRUPTED$' \
        "$dir/stopped"
    claim "SIG${signal%:*}: and what ran" \
        [ "$(wc -l <"$dir/stopped.jsonl")" = "$(sed -n 's/ passed.*//p' "$dir/stopped")" ]
done
# the terminal goes away, and nohup says that it may
rm -f "$dir/stopped.jsonl"
nohup "$tool" random --isa "$isa" --count 100000 --dir "$dir/none-$isa" \
    --json "$dir/stopped.jsonl" >"$dir/stopped" 2>&1 &
pid=$!
recorded $pid
claim "nohup: it runs" kill -HUP $pid
before=$(wc -l <"$dir/stopped.jsonl")
more() { [ "$(wc -l <"$dir/stopped.jsonl")" -gt $((before + 20)) ]; }
await $pid more
kill -TERM $pid
wait $pid
claim "nohup: nothing stops" [ $? = 143 ]
claim "nohup: but by another signal" grep -q '^[0-9]* passed, 0 failed, INTERRUPTED$' "$dir/stopped"
# killed: each line of the records is whole
rm -f "$dir/stopped.jsonl"
"$tool" random --isa "$isa" --count 100000 --dir "$dir/none-$isa" --json "$dir/stopped.jsonl" \
    >"$dir/stopped" 2>&1 &
pid=$!
recorded $pid
kill -9 $pid
wait $pid
claim "SIGKILL: what ran is there" [ -s "$dir/stopped.jsonl" ]
claim "SIGKILL: the last record is whole" \
    sh -c "tail -n 1 $dir/stopped.jsonl | jq -e .outcome >/dev/null"
# a process that makes many runs dies: one failure, which says so, and all others as ever
for when in alive killed; do
    "$tool" random --isa "$isa" --count 400 --seed 5 --jobs 2 --dir "$dir/left" \
        --json "$dir/$when.jsonl" >"$dir/$when" &
    pid=$!
    has_children() { pgrep -P $pid >/dev/null; }
    await $pid has_children
    [ $when = alive ] || kill -SEGV "$(pgrep -P $pid | head -n 1)"
    wait $pid
    status=$?
done
claim "a process dies: status" [ $status = 1 ]
claim "a process dies: one failure" grep -q '^399 passed, 1 failed$' "$dir/killed"
claim "a process dies: it is said" grep -q 'INTERNAL .*the run died of signal ' "$dir/killed"
claim "a process dies: the others are as ever" \
    [ "$(diff "$dir/alive.jsonl" "$dir/killed.jsonl" | grep -c '^>')" = 1 ]
conclude "random"
