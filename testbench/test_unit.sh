#!/bin/sh
# What run_unit.sh makes of programs that pass, fail, die and say nothing, and that they run side by
# side.
. testbench/check.sh
dir=build/test-unit
rm -rf "$dir" && mkdir -p "$dir"

# program NAME LINE...: a program
program() {
    name=$1
    shift
    { echo '#!/bin/sh'; printf '%s\n' "$@"; } >"$dir/$name" && chmod +x "$dir/$name"
}
# counts TEXT STATUS PASSED FAILED PROGRAM...
counts() {
    what=$1 wanted=$2 counted="unit tests, made-up: $3 passed, $4 failed"
    shift 4
    sh testbench/run_unit.sh made-up "$@" >"$dir/out" 2>"$dir/err"
    claim "$what: status" [ $? = "$wanted" ]
    claim "$what: $(tail -n 1 "$dir/out")" [ "$(tail -n 1 "$dir/out")" = "$counted" ]
}
ok='echo "[       OK ] test_a"'
program good "$ok" "$ok"
program bad "$ok" 'echo "it is wrong"' 'echo "[  FAILED  ] test_b"' 'echo "[  FAILED  ] test_b"' \
    'exit 1'
program dead "$ok" 'kill -9 $$'
program silent 'exit 0'
counts "programs that pass" 0 4 0 "$dir/good" "$dir/../test-unit/good"
counts "one that fails" 1 3 1 "$dir/good" "$dir/bad"
claim "its words are shown" grep -q '^it is wrong' "$dir/err"
claim "it is named" grep -q "^made-up: $dir/bad: status 1" "$dir/err"
counts "one that dies" 1 1 1 "$dir/dead"
counts "one that tests nothing" 1 2 1 "$dir/silent" "$dir/good"
counts "one that is not there" 1 0 1 "$dir/none"
counts "no program" 1 0 0
# each of two ends when the other has begun; the limit of an hour is for one that never begins
if [ "$(nproc)" -gt 1 ]; then
    wait_for() {
        program "$1" "touch $dir/$1.begun" "for i in \$(seq 36000); do" \
            "[ -e $dir/$2.begun ] && $ok && exit; sleep 0.1; done" 'exit 1'
    }
    wait_for one two
    wait_for two one
    counts "programs side by side" 0 2 0 "$dir/one" "$dir/two"
fi
rm -rf build/unit-made-up
conclude "unit tests run"
