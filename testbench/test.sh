#!/bin/sh
# `make test`: runs the checks of a plan in its order, which has the long ones first, as many at
# once as there are processors, eight at most, since many of them keep several processors busy.
# Those whose names begin with ! run when all others have ended, one by one: they read what another
# leaves. Tells of each as it ends, with its seconds and those of the processors, and shows what
# failed; adds up "N passed, N failed", and at the end names each check that failed with its
# command. A line of the plan is NAME, a tab, COMMAND. test.sh PLAN [DIR]: logs go to DIR/NAME.log,
# build/test by default
plan=$1
dir=${2:-build/test}
mkdir -p "$dir"
rm -f "$dir"/*.status # what does not run leaves none, and has failed
terminal=
[ -t 1 ] && terminal=yes

# begin NAME, end NAME, tick: what happens, as it happens
checks() {
    [ -z "$terminal" ] || while sleep 1 && echo tick; do :; done &
    ticker=$!
    jobs=$(nproc)
    cut -f 1 "$plan" | grep -v '^!' | xargs -P $((jobs < 8 ? jobs : 8)) -n 1 sh \
        testbench/run_check.sh "$plan" "$dir"
    cut -f 1 "$plan" | grep '^!' | xargs -r -n 1 sh testbench/run_check.sh "$plan" "$dir"
    kill $ticker 2>/dev/null
}

# count NAME: the last line "... N passed, N failed" (", N skipped") of what ran is counted; without
# one the status is
count() {
    log=$dir/$1.log
    read -r status seconds processor <"$dir/$1.status"
    counts=$(sed -n 's/^.*\b\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed\(, [0-9]* skipped\)\{0,1\}$/\1 \2/p' "$log" | tail -n 1)
    if [ -n "$counts" ]; then
        p=${counts% *} f=${counts#* }
        [ "$status" != 0 ] && [ "$f" = 0 ] && f=1
    else
        p=$((status == 0)) f=$((status != 0))
    fi
    passed=$((passed + p)) failed=$((failed + f)) number=$((number + 1))
    [ "$f" = 0 ] || failures="$failures $1"
    printf '[%*d/%d] %-26s %6d passed %4d failed %5d s %5d s of processor\n' ${#all} $number \
        "$all" "$1" "$p" "$f" "$seconds" "$processor"
    [ "$f" = 0 ] || grep -v '^\[ \{1,\}\(OK\|RUN\)' "$log" | tail -40
}

# tell: reads what happens; ends with the sums
tell() {
    passed=0 failed=0 number=0 failures='' running='' begin=$(date +%s)
    while read -r what name; do
        [ -z "$terminal" ] || printf '\r%79s\r' ''
        case $what in
        begin) running="$running $name" ;;
        end)
            running=$(for one in $running; do [ "$one" = "$name" ] || printf ' %s' "$one"; done)
            count "$name"
            ;;
        esac
        [ -z "$terminal" ] ||
            printf '%.79s' "[$number/$all] $(($(date +%s) - begin)) s; running:$running"
    done
    [ -z "$terminal" ] || printf '\r%79s\r' ''
    for name in $failures; do echo "failed: $name: $(sed -n "s/^!\{0,1\}$name	//p" "$plan")"; done
    for name in $(cut -f 1 "$plan"); do
        [ -e "$dir/${name#!}.status" ] || echo "failed: ${name#!}: did not come to its end"
    done
    echo "$passed passed, $((failed + all - number)) failed"
    [ "$failed" = 0 ] && [ "$passed" != 0 ] && [ "$number" = "$all" ]
}

[ -s "$plan" ] || { echo "$plan: no plan"; echo "0 passed, 1 failed"; exit 1; }
all=$(wc -l <"$plan")
checks | tell
