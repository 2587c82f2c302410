#!/bin/sh
# Runs cmocka programs, as many at once as there are processors: run_unit.sh
# plain|sanitizers|valgrind PROGRAM... Prints what failed and, last, "N passed, N failed". A program
# that dies counts as one failure. What each of them said is in build/unit-KIND/.
kind=$1
shift
dir=build/unit-$kind
rm -rf "$dir" && mkdir -p "$dir" || exit 1
set_up=
[ "$kind" = valgrind ] &&
    set_up="env UNIT_UNDER_VALGRIND=1 valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=all"
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1

# name PROGRAM: of its log and its status
name() { echo "$dir/$(echo "$1" | tr / _)"; }
export dir set_up
printf '%s\n' "$@" | xargs -P "$(nproc)" -n 1 sh -c '
    name=$dir/$(echo "$0" | tr / _)
    $set_up "$0" >"$name.log" 2>&1
    echo $? >"$name.status"'

passed=0 failed=0
for program; do
    log=$(name "$program").log
    status=$(cat "$(name "$program").status")
    good=$(grep -c '^\[       OK \]' "$log")
    bad=$(grep '^\[  FAILED  \] [a-zA-Z_0-9]*$' "$log" | sort -u | wc -l)
    [ "$status" != 0 ] && [ "$bad" = 0 ] && bad=1
    [ "$status" = 0 ] && [ "$good" = 0 ] && bad=1
    passed=$((passed + good)) failed=$((failed + bad))
    if [ "$bad" != 0 ]; then
        echo "$kind: $program: status $status" >&2
        grep -v -e '^\[ RUN' -e '^\[       OK' "$log" >&2
    fi
done
echo "unit tests, $kind: $passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
