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

# the last line of every test, and its status
conclude() {
    echo "$1: $passed passed, $failed failed"
    [ "$failed" = 0 ] && [ "$passed" != 0 ]
}
