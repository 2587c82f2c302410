# Sourced by the tests of boards, behind check.sh: a Verilated board that is plugged in, and a
# program on it. They set $tool, $sim, $isa and $dir.
patience=1200 # seconds of silence: a Verilated board on a busy machine is slow
longest=36000 # of a run, for what never ends

# named PID FILE: waits until the process has written its line there
named() {
    await "$1" [ -s "$2" ]
    cat "$2"
}

# plug_in OPTION...: a board, whose port is $port
plug_in() {
    : >"$dir/port" # what it names, and not the one before
    "$sim" "$@" >"$dir/port" 2>/dev/null </dev/zero &
    board=$!
    port=$(named $board "$dir/port")
}
unplug() {
    kill "$board" 2>/dev/null
    wait "$board" 2>/dev/null
}
trap unplug EXIT

# last FILE KEY: a field of the last line
last() { tail -1 "$1" | tr ' ' '\n' | sed -n "s/^$2=//p"; }

# on_board ARGUMENT...: status in $status, text in $dir/out and $dir/err
on_board() {
    timeout $longest "$tool" board --isa "$isa" --timeout "$patience" "$@" >"$dir/out" 2>"$dir/err"
    status=$?
}

# impatient STATUS OPTION... -- ARGUMENT...: a program on a board plugged in anew with these
# options, that ends with the status because the board is silent for two seconds. A busy machine may
# have kept it silent for so long that the run ended otherwise: again, then, with more patience.
impatient() {
    wanted=$1 options=
    shift
    while [ "$1" != -- ]; do options="$options $1" && shift; done
    shift
    for patience in 2 20 200; do
        # shellcheck disable=SC2086
        plug_in $options
        on_board --port "$port" "$@"
        [ "$status" = "$wanted" ] && break
        unplug
    done
    patience=1200
}

# simulated PROGRAM: the same in simulation, in $dir/sim
simulated() { "$tool" run --isa "$isa" --waves never "$1" >"$dir/sim" 2>"$dir/err"; }

# like_simulation TEXT: what on_board ran passed, and did what simulated() did
like_simulation() {
    claim "$1: PASS: $(sed -n 1,2p "$dir/out" | tr '\n' ' ')" [ "$status" = 0 ]
    claim "$1: as many instructions as in simulation" \
        [ "$(last "$dir/out" compared)" = "$(last "$dir/sim" compared)" ]
    claim "$1: the simulation's hash" [ "$(last "$dir/out" hash)" = "$(last "$dir/sim" hash)" ]
}
