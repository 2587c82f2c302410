# Sourced by the shell tests: counts claims and prints the ones that do not hold.
passed=0 failed=0

good() { passed=$((passed + 1)); }
bad() { failed=$((failed + 1)); echo "failed: $*" >&2; }

# claim TEXT COMMAND...: the command must succeed
claim() {
    text=$1
    shift
    if "$@"; then good; else bad "$text"; fi
}

# refuse TEXT PATTERN ARGUMENT...: $tool ends with status 2, nothing on stdout, one line on stderr
# that matches; its output goes to $dir
refuse() {
    text=$1 pattern=$2
    shift 2
    "$tool" "$@" >"$dir/out" 2>"$dir/err"
    status=$?
    if [ "$status" = 2 ] && [ ! -s "$dir/out" ] && [ "$(wc -l <"$dir/err")" = 1 ] &&
        grep -q -e "$pattern" "$dir/err"; then
        good
    else
        bad "$text: status $status, said: $(head -3 "$dir/err") $(head -2 "$dir/out")"
    fi
}

# alive PID: a process that runs, and not one that has ended and is not waited for yet
alive() { [ -e "/proc/$1" ] && ! grep -q '^State:.Z' "/proc/$1/status" 2>/dev/null; }

# await PID COMMAND...: waits until the command succeeds, or the process has ended. No test
# sleeps for a time in which a fast and idle machine would have got there. The limit of an hour is
# for what never comes.
await() {
    awaited=$1
    shift
    for _ in $(seq 36000); do
        "$@" 2>/dev/null && return
        alive "$awaited" || break
        sleep 0.1
    done
    "$@"
}

# handles PID: it catches SIGINT and SIGTERM (bits 1 and 14 of the mask)
handles() {
    caught=$(sed -n 's/^SigCgt:.*\(....\)$/\1/p' "/proc/$1/status")
    [ $((0x${caught:-0} & 0x4002)) = $((0x4002)) ]
}

# valid FILE: each record in it is what docs/result.schema.json says, and there is one
valid() {
    jq -rn --slurpfile schema docs/result.schema.json -f testbench/result_schema.jq "$1" \
        >"$dir/schema.out" 2>&1 &&
        [ ! -s "$dir/schema.out" ] && [ -s "$1" ] && return
    head -5 "$dir/schema.out" >&2
    return 1
}
# says FILE FILTER: jq finds it true of all its records together
says() { jq -es "$2" "$1" >/dev/null; }

# the last line of every test, and its status
conclude() {
    echo "$1: $passed passed, $failed failed"
    [ "$failed" = 0 ] && [ "$passed" != 0 ]
}
