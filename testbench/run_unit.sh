#!/bin/sh
# Runs cmocka programs: run_unit.sh plain|sanitizers|valgrind PROGRAM...
# Prints what failed and, last, "N passed, N failed". A program that dies counts as one failure.
kind=$1
shift
passed=0 failed=0
log=build/unit-$kind.log
mkdir -p build
: >"$log"
for program; do
    case $kind in
    valgrind) set_up="env UNIT_UNDER_VALGRIND=1 valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=all" ;;
    *) set_up= ;;
    esac
    ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1 \
        $set_up "$program" >"$log.one" 2>&1
    status=$?
    cat "$log.one" >>"$log"
    good=$(grep -c '^\[       OK \]' "$log.one")
    bad=$(grep '^\[  FAILED  \] [a-zA-Z_0-9]*$' "$log.one" | sort -u | wc -l)
    [ "$status" != 0 ] && [ "$bad" = 0 ] && bad=1
    [ "$status" = 0 ] && [ "$good" = 0 ] && bad=1
    passed=$((passed + good)) failed=$((failed + bad))
    if [ "$bad" != 0 ]; then
        echo "$kind: $program: status $status" >&2
        grep -v -e '^\[ RUN' -e '^\[       OK' "$log.one" >&2
    fi
done
rm -f "$log.one"
echo "unit tests, $kind: $passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
