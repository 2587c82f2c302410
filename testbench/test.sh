#!/bin/sh
# `make test`: runs the checks of a plan one by one, says which one runs and for how long, shows what failed, and adds up
# their "N passed, N failed". A line of the plan is NAME, a tab, COMMAND. A name that begins with & runs beside the others
# and is told at the end.
# test.sh PLAN
plan=$1
dir=build/test
mkdir -p "$dir"
rm -f "$dir"/*.status # what does not run leaves none, and has failed
passed=0 failed=0 ticker=
tab=$(printf '\t')

# run NAME COMMAND: leaves log, status, and seconds taken
run() {
    begin=$(date +%s)
    sh -c "$2" >"$dir/$1.log" 2>&1 </dev/null
    echo "$? $(($(date +%s) - begin))" >"$dir/$1.status"
}

# tick NAME: on a terminal, how long it has been running
tick() {
    [ -t 1 ] || return
    (
        seconds=0
        while sleep 1; do
            seconds=$((seconds + 1))
            printf '\r%-24s running       %5d s' "$1" $seconds
        done
    ) &
    ticker=$!
}

stop_ticking() {
    [ -n "$ticker" ] || return
    kill "$ticker"
    wait "$ticker" 2>/dev/null
    ticker=
    printf '\r'
}

# count NAME: the last line "... N passed, N failed" (", N skipped") of what ran is counted; without one the status is
count() {
    log=$dir/$1.log
    status=1 seconds=0
    [ -e "$dir/$1.status" ] && read -r status seconds <"$dir/$1.status"
    counts=$(sed -n 's/^.*\b\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed\(, [0-9]* skipped\)\{0,1\}$/\1 \2/p' "$log" | tail -n 1)
    if [ -n "$counts" ]; then
        p=${counts% *} f=${counts#* }
        [ "$status" != 0 ] && [ "$f" = 0 ] && f=1
    else
        p=$((status == 0)) f=$((status != 0))
    fi
    passed=$((passed + p)) failed=$((failed + f))
    printf '%6d passed %4d failed %5d s\n' "$p" "$f" "$seconds"
    [ "$f" = 0 ] || grep -v '^\[ \{1,\}\(OK\|RUN\)' "$log" | tail -40
}

[ -s "$plan" ] || { echo "$plan: no plan"; echo "0 passed, 1 failed"; exit 1; }
while IFS=$tab read -r name command; do
    case $name in \&*) run "${name#&}" "$command" & ;; esac
done <"$plan"
while IFS=$tab read -r name command <&3; do
    case $name in \&*) continue ;; esac
    printf '%-24s' "$name"
    tick "$name"
    run "$name" "$command"
    stop_ticking
    [ -t 1 ] && printf '%-24s' "$name"
    count "$name"
done 3<"$plan"
wait
while IFS=$tab read -r name command; do
    case $name in \&*) printf '%-24s' "${name#&}"; count "${name#&}" ;; esac
done <"$plan"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
