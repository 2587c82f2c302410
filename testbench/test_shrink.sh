#!/bin/sh
# `warpstep shrink`: known smallest programs of planted bugs, from sources, words and containers;
# the same for any number of jobs; what is no failure, cannot be written or is stopped.
# test_shrink.sh build/bugs/warpstep "ISA ..."
tool=$1 isas=$2
. testbench/check.sh
dir=build/test-shrink
rm -rf "$dir" && mkdir -p "$dir"

# small NAME INSTRUCTIONS OPTION..: the program becomes so small, fails as its first line says, and
# passes on a good core
small() {
    name=$1 most=$2 out=$dir/$1.s
    shift 2
    "$tool" shrink "$@" -o "$out" >"$dir/$name.out" 2>"$dir/$name.err"
    claim "$name: status" [ $? = 0 ]
    claim "$name: nothing is said on stderr" [ ! -s "$dir/$name.err" ]
    claim "$name: $most instructions at most: $(sed -n 2p "$dir/$name.out")" \
        [ "$(sed -n 's/ instructions* of .*//p' "$dir/$name.out")" -le "$most" ]
    command=$(sed -n '2s|^// ||p' "$out")
    sh -c "$command --waves never --json $dir/$name.json" >"$dir/$name.again" 2>&1
    claim "$name: its command fails as its first line says" \
        [ "// $(jq -r '"\(.outcome): \(.message)"' "$dir/$name.json")" = "$(sed -n 1p "$out")" ]
    sh -c "$(echo "$command" | sed 's/bug=[0-9]*/bug=0/') --waves never" >"$dir/$name.good" 2>&1
    claim "$name: it passes on a good core: $(tail -n 1 "$dir/$name.good")" [ $? = 0 ]
}

for isa in $isas; do
    [ -d "testbench/bugs/$isa" ] || continue
    # the field Shrink of the heads: the options of the failing run; asm:FILE is the words of FILE
    python3 testbench/bugs/bugs.py shrinks "testbench/bugs/$isa" >"$dir/rows"
    claim "$isa: there is a bug to shrink" [ -s "$dir/rows" ]
    while read -r number name most options; do
        options="--plus bug=$number $options"
        source=$(echo "$options" | sed -n 's/.*asm:\([^ ]*\).*/\1/p')
        [ -z "$source" ] || "$tool" asm --isa "$isa" "$source" -o "$dir/words.hex"
        # shellcheck disable=SC2046 # words of a command
        small "$isa-$name" "$most" --isa "$isa" \
            $(echo "$options" | sed "s|asm:[^ ]*|$dir/words.hex|") </dev/null
    done <"$dir/rows"

    # the last row again: the same for any number of jobs
    options="--plus bug=$(tail -n 1 "$dir/rows" | cut -f 1) $(tail -n 1 "$dir/rows" | cut -f 4)"
    for jobs in 1 5; do
        # shellcheck disable=SC2086
        "$tool" shrink --isa "$isa" $options --jobs $jobs -o "$dir/jobs.s" >"$dir/jobs-$jobs" 2>&1
        mv "$dir/jobs.s" "$dir/jobs-$jobs.s"
    done
    claim "$isa: the program does not depend on --jobs" cmp "$dir/jobs-1.s" "$dir/jobs-5.s"
    claim "$isa: nor does the report" cmp "$dir/jobs-1" "$dir/jobs-5"

    passes=${options##* }
    refuse "$isa: a program that passes" \
        "$passes: error: the program passes; one that fails is needed" shrink --isa "$isa" \
        --plus bug=0 "$passes"
    refuse "$isa: an output that cannot be written" 'error: ' shrink --isa "$isa" --plus bug=1 \
        "$passes" -o "$dir/no/such/folder/x.s"
    refuse "$isa: no program" 'error: one program is needed' shrink --isa "$isa"
    refuse "$isa: a program that is wrong" 'error: ' shrink --isa "$isa" --plus bug=1 \
        "$dir/jobs-1" -o "$dir/x.s"

    # stopped when a process of it has ended, of which the first one runs the program as it is: the
    # smallest so far, whole. Field 11 of stat counts the page faults of those that it has waited
    # for.
    had_one() { [ "$(sed 's/.*) //' "/proc/$pid/stat" 2>/dev/null | cut -d ' ' -f 9)" -gt 0 ] \
        2>/dev/null; }
    for signal in INT:130 TERM:143; do
        rm -f "$dir/stopped.s"
        # shellcheck disable=SC2086
        "$tool" shrink --isa "$isa" $options --jobs 1 -o "$dir/stopped.s" >"$dir/stopped" 2>&1 &
        pid=$!
        until had_one || ! alive $pid; do :; done
        kill -"${signal%:*}" $pid
        wait $pid
        claim "$isa: SIG${signal%:*}: status" [ $? = "${signal#*:}" ]
        claim "$isa: SIG${signal%:*}: the report says it" grep -q ', INTERRUPTED$' "$dir/stopped"
        sh -c "$(sed -n '2s|^// ||p' "$dir/stopped.s") --waves never" >"$dir/stopped.again" 2>&1
        claim "$isa: SIG${signal%:*}: it does not say what nobody has run" \
            grep -q '^// [A-Z_]*: before it was made smaller, ' "$dir/stopped.s"
        claim "$isa: SIG${signal%:*}: what is written fails alike" \
            grep -q "^$(sed -n '1s|^// \([A-Z_]*\):.*|\1|p' "$dir/stopped.s") " "$dir/stopped.again"
    done
done
conclude "shrink"
