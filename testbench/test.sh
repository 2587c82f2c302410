#!/bin/sh
# `make test`: runs the checks of a plan one by one, says which one of how many runs and for how long, shows what failed, adds up
# their "N passed, N failed", and at the end names each check that failed with its command. A line of the plan is NAME, a tab,
# COMMAND. Those whose names begin with & begin first and run beside the others, as many at once as there are processors; they are
# told at the end.
# test.sh PLAN
plan=$1
dir=build/test
mkdir -p "$dir"
rm -f "$dir"/*.status # what does not run leaves none, and has failed
passed=0 failed=0 ticker= number=0
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
            printf '\r'
            title "$1"
            printf 'running       %5d s' $seconds
        done
    ) &
    ticker=$!
}

# title NAME: the beginning of its line
title() { printf '[%*d/%d] %-24s' ${#all} $number "$all" "$1"; }

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
    [ "$f" = 0 ] || echo "$1" >>"$dir/failures"
    printf '%6d passed %4d failed %5d s\n' "$p" "$f" "$seconds"
    [ "$f" = 0 ] || grep -v '^\[ \{1,\}\(OK\|RUN\)' "$log" | tail -40
}

[ -s "$plan" ] || { echo "$plan: no plan"; echo "0 passed, 1 failed"; exit 1; }
all=$(wc -l <"$plan")
: >"$dir/failures"
# every lane takes the next one that nobody has
beside() {
    while IFS=$tab read -r name command; do
        case $name in \&*) mkdir "$dir/taken/${name#&}" 2>/dev/null && run "${name#&}" "$command" ;; esac
    done <"$plan"
}
rm -rf "$dir/taken" && mkdir "$dir/taken"
lanes=
for lane in $(seq "$(nproc)"); do
    beside &
    lanes="$lanes $!"
done
sed -n "s/^&\([^$tab]*\)$tab.*/beside the others: \1/p" "$plan"
while IFS=$tab read -r name command <&3; do
    case $name in \&*) continue ;; esac
    number=$((number + 1))
    title "$name"
    tick "$name"
    run "$name" "$command"
    stop_ticking
    [ -t 1 ] && title "$name"
    count "$name"
done 3<"$plan"
while IFS=$tab read -r name command <&3; do
    case $name in \&*) ;; *) continue ;; esac
    number=$((number + 1))
    title "${name#&}"
    tick "${name#&}"
    # shellcheck disable=SC2086
    [ -e "$dir/${name#&}.status" ] || wait $lanes
    stop_ticking
    [ -t 1 ] && title "${name#&}"
    count "${name#&}"
done 3<"$plan"
while read -r name; do
    echo "failed: $name: $(sed -n "s/^&\{0,1\}$name$tab//p" "$plan")"
done <"$dir/failures"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
