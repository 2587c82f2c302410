# Sourced by the tests of boards, behind check.sh: a Verilated board that is plugged in, and a program on it. They set $tool, $sim, $isa and $dir.
patience=120 # seconds of silence: a Verilated board on a busy machine is slow
longest=900  # of a run, whatever happens

# named FILE: waits until a process has written its line there
named() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
        [ -s "$1" ] && break
        sleep 0.5
    done
    cat "$1"
}

# plug_in OPTION...: a board, whose port is $port
plug_in() {
    : >"$dir/port" # what it names, and not the one before
    "$sim" "$@" >"$dir/port" 2>/dev/null </dev/zero &
    board=$!
    port=$(named "$dir/port")
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

# simulated PROGRAM: the same in simulation, in $dir/sim
simulated() { "$tool" run --isa "$isa" --waves never "$1" >"$dir/sim" 2>"$dir/err"; }

# like_simulation TEXT: what on_board ran passed, and did what simulated() did
like_simulation() {
    claim "$1: PASS: $(sed -n 1,2p "$dir/out" | tr '\n' ' ')" [ "$status" = 0 ]
    claim "$1: as many instructions as in simulation" [ "$(last "$dir/out" compared)" = "$(last "$dir/sim" compared)" ]
    claim "$1: the simulation's hash" [ "$(last "$dir/out" hash)" = "$(last "$dir/sim" hash)" ]
}
