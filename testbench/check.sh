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

# refuse TEXT PATTERN ARGUMENT...: $tool ends with status 2, nothing on stdout, one line on stderr that matches; its output
# goes to $dir
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

# valid FILE: each record in it is what docs/result.schema.json says, and there is one
valid() {
    jq -rn --slurpfile schema docs/result.schema.json -f testbench/result_schema.jq "$1" >"$dir/schema.out" 2>&1 &&
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
