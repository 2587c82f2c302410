#!/bin/sh
# A core on a Verilated board behind a pseudo terminal: verdict and hash are the simulation's, and whatever is wrong with the line is said.
# test_board.sh WARPSTEP BOARD_SIM OTHER ISA FLIP PROGRAM...: a command and a board of one shape, and a command of another; WIDTHxDEPTH:N of a RAM of registers; and
# programs that pass, the first of which makes write N of that RAM and reads it
tool=$1 sim=$2 other=$3 isa=$4 flip=$5
shift 5
. testbench/check.sh
dir=build/test-board-$isa
rm -rf "$dir" && mkdir -p "$dir"

# plug_in OPTION...: a board on a new terminal, whose name is $port
plug_in() {
    : >"$dir/port" # what it names, and not the one before
    "$sim" "$@" >"$dir/port" 2>/dev/null </dev/zero &
    board=$!
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        [ -s "$dir/port" ] && break
        sleep 0.5
    done
    port=$(cat "$dir/port")
}
unplug() {
    kill "$board" 2>/dev/null
    wait "$board" 2>/dev/null
}
trap unplug EXIT

# last FILE KEY: a field of the last line
last() { tail -1 "$1" | tr ' ' '\n' | sed -n "s/^$2=//p"; }

# on_board ARGUMENT...: status in $status, text in $dir/out and $dir/err. A Verilated board on a busy machine is slow.
on_board() {
    "$tool" board --isa "$isa" --timeout "$patience" "$@" >"$dir/out" 2>"$dir/err"
    status=$?
}
patience=120

plug_in
"$tool" run --isa "$isa" --waves never "$1" >"$dir/first" 2>"$dir/err"
for program; do
    "$tool" run --isa "$isa" --waves never "$program" >"$dir/sim" 2>"$dir/err"
    on_board --port "$port" "$program"
    claim "$program: PASS on the board" [ "$status" = 0 ]
    claim "$program: as many instructions as in simulation" [ "$(last "$dir/out" compared)" = "$(last "$dir/sim" compared)" ]
    claim "$program: the simulation's hash" [ "$(last "$dir/out" hash)" = "$(last "$dir/sim" hash)" ]
done
program=$1
for signatures in "--signature 1" "--signature 16" "--signature 1073741824" "--window 0:5"; do
    # shellcheck disable=SC2086
    on_board --port "$port" $signatures "$program"
    claim "$signatures: PASS" [ "$status" = 0 ]
    claim "$signatures: as many instructions as in simulation" [ "$(last "$dir/out" compared)" = "$(last "$dir/first" compared)" ]
    claim "$signatures: the simulation's hash" [ "$(last "$dir/out" hash)" = "$(last "$dir/first" hash)" ]
done
on_board --port "$port" --signature 16 --record "$dir/trace" "$program"
claim "signatures are no trace" [ "$status" = 2 ]
on_board --port "$port" --record "$dir/trace" "$program"
claim "a run on the board is recorded" [ "$status" = 0 ]
"$tool" check --isa "$isa" --trace "$dir/trace" "$program" >"$dir/out" 2>&1
claim "and judged later" [ $? = 0 ]

"$other" board --isa "$isa" --port "$port" --timeout "$patience" "$program" >"$dir/out" 2>"$dir/err"
claim "LINK_ERROR when the board is of another shape" [ $? = 8 ]
claim "and it says so: $(sed -n 2p "$dir/out")" grep -q "the board's bitstream is [0-9a-f]*, and this command is for [0-9a-f]*: another core" "$dir/out"

# A host that is killed leaves nothing behind that the next one sees.
"$tool" board --isa "$isa" --port "$port" "$program" >/dev/null 2>&1 &
host=$!
sleep 0.2
kill -9 $host
wait $host 2>/dev/null
on_board --port "$port" "$program"
claim "behind a host that was killed" [ "$status" = 0 ]

# The cable: the terminal goes while the host waits.
"$tool" board --isa "$isa" --port "$port" --timeout 5 "$program" >"$dir/pulled" 2>"$dir/err" &
host=$!
kill -STOP "$board"
sleep 1
kill -9 "$board"
wait $host
claim "LINK_ERROR when the cable is pulled" [ $? = 8 ]
claim "and it says so" grep -q 'the line to the board is gone\|does not answer' "$dir/pulled"
wait "$board" 2>/dev/null

plug_in --baud 3000000
patience=2
on_board --port "$port" "$program"
claim "LINK_ERROR at a wrong rate" [ "$status" = 8 ]
claim "and it says so" grep -q 'does not answer a greeting' "$dir/out"
unplug
patience=120

# A RAM in which a bit turns: in each run the same one, or once.
plug_in "+flip_${flip%:*}_stuck=1"
on_board --port "$port" "$program"
claim "MISMATCH when a RAM goes wrong" [ "$status" = 1 ]
wrong=$(sed -n '2p' "$dir/out")
unplug
plug_in "+flip_${flip%:*}_stuck=1"
on_board --port "$port" --signature 8 "$program"
claim "MISMATCH by signatures" [ "$status" = 1 ]
claim "which are told of" grep -q 'the signature of what they did differs; again, with all events of that warp' "$dir/out"
claim "and the same instruction" grep -qF "$wrong" "$dir/out"
unplug
plug_in "+flip_${flip%:*}=${flip#*:}"
on_board --port "$port" --signature 8 "$program"
claim "MISMATCH when a bit turns once" [ "$status" = 1 ]
claim "and it says between which instructions" grep -q 'a signature differed, and nothing does when it is run again' "$dir/out"
unplug

# A core that does nothing more, on a link that is well: in the middle of a program, and behind its reset.
for said in 30 0; do
    plug_in "+silent=$said"
    patience=5
    on_board --port "$port" "$program"
    patience=120
    claim "HANG when the core is silent: $said" [ "$status" = 3 ]
    claim "and it says so: $(sed -n 2p "$dir/out")" grep -q 'the core has told nothing for 5 s, and the link is well' "$dir/out"
    retires=$(sed -n 's/ retires; frames to the host: .*//p' "$dir/err")
    claim "how many retires there were: $retires" [ $((retires > 0)) = $((said > 0)) ]
    claim "and which" [ "$(grep -c '^warp 0 order [0-9]* pc 0x[0-9a-f]*$' "$dir/err")" = "$retires" ]
    unplug
done
claim "where no warp stands" [ "$(grep -c ' was its last$' "$dir/err")" = 0 ]

on_board --port "$dir/nothing" "$program"
claim "LINK_ERROR without a port" [ "$status" = 8 ]
claim "and it says so" grep -q "$dir/nothing: error: cannot open" "$dir/out"
: >"$dir/file"
on_board --port "$dir/file" "$program"
claim "LINK_ERROR at a file" [ "$status" = 8 ]
claim "and it says so" grep -q "$dir/file: error: this is no serial port" "$dir/out"
on_board "$program"
claim "BAD_INPUT when no port is given" [ "$status" = 2 ]
claim "and it says so" grep -q '^warpstep: error: --port DEVICE is needed' "$dir/err"
on_board --port "$dir/nothing" --baud 12 "$program"
claim "BAD_INPUT at an impossible rate" [ "$status" = 2 ]

conclude "board-$isa"
