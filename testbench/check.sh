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

# the last line of every test, and its status
conclude() {
    echo "$1: $passed passed, $failed failed"
    [ "$failed" = 0 ] && [ "$passed" != 0 ]
}
