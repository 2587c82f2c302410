# Sourced by the tests of the readings: $tool, $isa, $dir are set, testbench/check.sh is there.
reading=testbench/$isa/reading
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=testbench/reading

# without python3 there is no reading
need_python() {
    command -v python3 >/dev/null && return
    bad "python3 is there (testbench/setup test)"
    conclude "reading"
    exit 1
}

# compared LOG: what compare.py counted
compared() {
    tail -n 2 "$1"
    passed=$((passed + $(sed -n 's/^\([0-9]*\) passed, .*/\1/p' "$1")))
}

# compare_programs PROGRAM...: the tree's. The command of another shape: nothing else is the test's
# matter
compare_programs() {
    python3 "$reading/compare.py" "$tool" "$dir/code" "$@" >"$dir/programs.log"
    status=$?
    [ $status = 3 ] && { cat "$dir/programs.log" && conclude "reading" && exit; }
    claim "programs: $(head -n 3 "$dir/programs.log")" [ $status = 0 ]
    compared "$dir/programs.log"
}

# compare_random COUNT: of so many those that name no other one (.then)
compare_random() {
    "$tool" random --isa "$isa" --write-only --count "$1" --dir "$dir/random" >"$dir/write.log" 2>&1
    claim "random programs are written: $(tail -n 1 "$dir/write.log")" [ $? = 0 ]
    # shellcheck disable=SC2046 # names without blanks
    python3 "$reading/compare.py" "$tool" "$dir/code" $(grep -L "^\.then" "$dir"/random/*.s) \
        >"$dir/random.log"
    claim "random programs: $(head -n 3 "$dir/random.log")" [ $? = 0 ]
    compared "$dir/random.log"
}

# fires TEXT TOOL PATTERN [READING]: the comparison of $program fails and says so
fires() {
    python3 "${4:-$reading}/compare.py" "$2" "$dir/code" "$program" >"$dir/fires.log"
    claim "$1: it fails" [ $? = 1 ]
    claim "$1: says: $(head -n 1 "$dir/fires.log")" grep -q -- "$3" "$dir/fires.log"
}

# planted SCRIPT: a command whose log is changed so
planted() {
    echo "$1" >"$dir/planted.sed"
    printf '#!/bin/sh\nif [ "$1" = log ]; then "%s" "$@" | sed -f "%s"; else exec "%s" "$@"; fi\n' \
        "$tool" "$dir/planted.sed" "$tool" >"$dir/planted"
    chmod +x "$dir/planted"
}

# refuses TEXT STATUS PATTERN TOOL PROGRAM: not compared, and says so
refuses() {
    python3 "$reading/compare.py" "$4" "$dir/code" "$5" >"$dir/refused.log"
    claim "$1: the status" [ $? = "$2" ]
    claim "$1: says: $(head -n 1 "$dir/refused.log")" grep -q -- "$3" "$dir/refused.log"
}

# fails_without_python TEST
fails_without_python() {
    shell=$(command -v sh)
    claim "without python3 it fails" [ "$(PATH=/nowhere "$shell" "$1" "$tool" 2>&1; echo $?)" = "failed: python3 is there (testbench/setup test)
reading: 0 passed, 1 failed
1" ]
}
