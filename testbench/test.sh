#!/bin/sh
# `make test`: runs every check, shows those that fail, and adds up their "N passed, N failed". What to run
# comes in the environment from testbench/rules.mk; what differs by ISA in variables NAME_<isa>.
# test.sh ISA...
isas=$*
mkdir -p build/test
rm -f build/test/*.status # what does not run leaves none, and has failed
passed=0 failed=0

# run NAME COMMAND...: leaves log, status, and seconds taken
run() {
    name=$1
    shift
    begin=$(date +%s)
    "$@" >"build/test/$name.log" 2>&1
    echo "$? $(($(date +%s) - begin))" >"build/test/$name.status"
}

# count NAME: the last line "... N passed, N failed" of what ran is counted; without one the status is
count() {
    log=build/test/$1.log
    status=1 seconds=0
    [ -e "build/test/$1.status" ] && read -r status seconds <"build/test/$1.status"
    counts=$(sed -n 's/^.*\b\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed$/\1 \2/p' "$log" | tail -n 1)
    if [ -n "$counts" ]; then
        p=${counts% *} f=${counts#* }
        [ "$status" != 0 ] && [ "$f" = 0 ] && f=1
    else
        p=$((status == 0)) f=$((status != 0))
    fi
    passed=$((passed + p)) failed=$((failed + f))
    printf '%-18s %6d passed %4d failed %5d s\n' "$1" "$p" "$f" "$seconds"
    [ "$f" = 0 ] || grep -v '^\[ \{1,\}\(OK\|RUN\)' "$log" | tail -40
}

check() { run "$@" && count "$1"; }

# of VARIABLE ISA: its value for this ISA
of() { eval "printf '%s' \"\$$1_$2\""; }

rtl_units() {
    good=0 bad=0
    for test in $RTL_UNIT_TESTS; do
        isa=${test#build/} isa=${isa#rtl-unit/} isa=${isa%%[_/]*}
        # shellcheck disable=SC2046
        if "$test" $(of BENCH_FILES "$isa"); then good=$((good + 1)); else bad=$((bad + 1)) && echo "$test failed"; fi
    done
    echo "units of the cores: $good passed, $bad failed"
    [ $bad = 0 ]
}

# Of each type in TYPES_<isa>, if there are several.
random_programs() {
    isa=$1
    dir=build/test/random_$isa
    rm -rf "$dir" && mkdir -p "$dir"
    types=$(of TYPES "$isa")
    files= count=0
    for type in ${types:-random}; do
        for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
            file=$dir/$type$seed.s
            "build/$isa/generate" $seed ${types:+"$type"} >"$file" || return 1
            files="$files $file" count=$((count + 1))
        done
    done
    # shellcheck disable=SC2086
    "$TOOL" suite --isa "$isa" --json "$dir/records" --disturb wild --sweep 100 --waves never $files >"$dir/table"
    # a random program may trap; core and model have then agreed on it
    good=$(jq -s 'map(select(.outcome == "PASS" or .outcome == "TRAP")) | length' "$dir/records")
    bad=$((count - good))
    [ $bad = 0 ] || cat "$dir/table"
    echo "random programs: $good passed, $bad failed"
    [ $bad = 0 ]
}

# Yosys takes minutes on one processor: it works beside the rest, and is waited for at the end
for isa in $isas; do
    # shellcheck disable=SC2046
    run "synthesis-$isa" sh -c "$(of SYNTH "$isa")"
done &
check unit sh testbench/run_unit.sh plain $UNIT_TESTS
check sanitizers sh testbench/run_unit.sh sanitizers $UNIT_TESTS_SAN
check valgrind sh testbench/run_unit.sh valgrind $UNIT_TESTS
check generated sh -c "$GEN_CHECK"
check citations sh testbench/test_citations.sh
check setup sh testbench/test_setup.sh
check rtl-units rtl_units
for isa in $isas; do
    check "lint-$isa" sh -c "$(of LINT "$isa")"
done
for isa in $RANDOM_ISAS; do check "random-$isa" random_programs "$isa"; done
for isa in $RUN_ISAS; do
    # shellcheck disable=SC2046
    check "programs-$isa" "$TOOL" suite --isa "$isa" --sweep 100 $(of PROGRAMS "$isa")
    # shellcheck disable=SC2046
    check "seeds-$isa" sh testbench/test_seeds.sh "$TOOL" "$isa" $(of SEED_PROGRAMS "$isa")
done
check coverage sh -c "$COVERAGE"
check bad-input sh testbench/test_tool.sh "$BENCH_TOOL"
check results sh testbench/test_results.sh "$BENCH_TOOL" "$TOOL"
for isa in $isas; do
    for script in $(of TESTS "$isa"); do check "$(basename "$script" .sh)" sh "$script" "$BENCH_TOOL"; done
done
# shellcheck disable=SC2046
for isa in $REDUCED_ISAS; do check "reduced-$isa" sh $(of REDUCED "$isa"); done
for isa in $BUG_ISAS; do
    check "must-fail-$isa" sh testbench/test_bugs.sh "$BUG_TOOL" "$isa"
    check "waves-$isa" sh testbench/test_waves.sh "$TOOL" "$BUG_TOOL" "$isa"
done
wait
for isa in $isas; do count "synthesis-$isa"; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
