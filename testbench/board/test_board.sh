#!/bin/sh
# A core on a Verilated board behind a pseudo terminal: verdict and hash are the simulation's, and
# whatever goes wrong is said. test_board.sh WARPSTEP BOARD_SIM RAW OTHER ISA FLIP PROGRAM...: a
# command and a board of one shape, the same board without signatures, and a command of another
# shape; WIDTHxDEPTH:N:WORD of a RAM of registers; and programs that pass, the first of which makes
# write N of that RAM and reads it, and writes and reads WORD, in hexadecimal, behind its eighth
# instruction
tool=$1 sim=$2 raw=$3 other=$4 isa=$5 ram=${6%%:*} once=${6#*:}
word=${once#*:} once=${once%:*}
shift 6
. testbench/check.sh
dir=build/test-board-faults
rm -rf "$dir" && mkdir -p "$dir"
. testbench/board/board.sh

plug_in
for program; do
    simulated "$program"
    on_board --port "$port" "$program"
    like_simulation "$program"
done
simulated "$1"
program=$1
for signatures in "--signature 1" "--signature 16" "--signature 1073741824" "--window 0:5" \
    "--signature 8 --window 0:12"; do
    # shellcheck disable=SC2086
    on_board --port "$port" $signatures "$program"
    like_simulation "$signatures"
done
on_board --port "$port" --signature 16 --record "$dir/trace" "$program"
claim "signatures are no trace" [ "$status" = 2 ]
on_board --port "$port" --record "$dir/trace" "$program"
claim "a run on the board is recorded" [ "$status" = 0 ]
"$tool" check --isa "$isa" --trace "$dir/trace" "$program" >"$dir/out" 2>&1
claim "and judged later" [ $? = 0 ]

"$other" board --isa "$isa" --port "$port" --timeout "$patience" "$program" >"$dir/out" 2>"$dir/err"
claim "LINK_ERROR when the board is of another shape" [ $? = 8 ]
claim "and it says so: $(sed -n 2p "$dir/out")" \
    grep -q "the board's bitstream is [0-9a-f]*, and this command is for [0-9a-f]*: another core" \
    "$dir/out"

# A host that is killed leaves nothing behind that the next one sees. The same program so many times
# that it is not over when the first of it is recorded.
for _ in $(seq 600); do grep -v '\.last\|^//' "$program"; done >"$dir/long.s"
grep '\.last' "$program" >>"$dir/long.s"
"$tool" board --isa "$isa" --port "$port" --timeout $patience --record "$dir/long.trace" \
    "$dir/long.s" >"$dir/out" 2>&1 &
host=$!
await $host [ -s "$dir/long.trace" ]
claim "a host is killed while it runs" kill -9 $host
wait $host 2>/dev/null
on_board --port "$port" "$program"
claim "behind a host that was killed" [ "$status" = 0 ]

# The board's button in the middle of a run: that session is over, and the next one needs no more
# than to begin.
unplug
impatient 8 --press 3000 -- "$program"
claim "LINK_ERROR when the board is reset while it runs: $(sed -n 2p "$dir/out")" [ "$status" = 8 ]
claim "and it says so" grep -q 'the board has begun anew in the middle of a run' "$dir/out"
on_board --port "$port" "$program"
claim "behind a board that was reset" [ "$status" = 0 ]

# The cable: the terminal goes while the host waits.
kill -STOP "$board"
"$tool" board --isa "$isa" --port "$port" --timeout $patience "$program" \
    >"$dir/pulled" 2>"$dir/err" &
host=$!
opened() { ls -l "/proc/$host/fd" | grep -q -e "-> $port\$"; }
await $host opened
kill -9 "$board"
wait $host
claim "LINK_ERROR when the cable is pulled" [ $? = 8 ]
claim "and it says so" grep -q 'the line to the board is gone' "$dir/pulled"
wait "$board" 2>/dev/null

impatient 8 --baud 3000000 -- "$program"
claim "LINK_ERROR at a wrong rate" [ "$status" = 8 ]
claim "and it says so" grep -q 'does not answer a greeting' "$dir/out"
unplug

# A RAM in which a bit turns: of the same word in each run, or once. In a simulation of what was
# recorded nothing is wrong there, and the wave is of that place.
replay() { # ARGUMENT...: as the board's report said it, with more
    timeout $longest "$tool" replay --isa "$isa" --wave-dir "$dir/waves" "$@" \
        >"$dir/replay" 2>"$dir/err"
    status=$?
}
sought() { # TEXT: a replay that came there
    claim "$1: the simulation does what the model does: $(cat "$dir/err")" [ "$status" = 0 ]
    claim "$1: which is said" grep -q '^replay: the simulation does there what the model does' \
        "$dir/replay"
    claim "$1: a wave" \
        [ -s "$(sed -n 's/^waves: \(.*\.fst\), open it with: .*/\1/p' "$dir/replay")" ]
}
plug_in "+flip_${ram}_word=$word"
on_board --port "$port" --record "$dir/trace" "$program"
claim "MISMATCH when a RAM goes wrong" [ "$status" = 1 ]
wrong=$(sed -n '2p' "$dir/out")
claim "the command that goes on is told" \
    grep -qF "  replay: $tool replay --seed 1 --trace $dir/trace --isa $isa $program" "$dir/out"
unplug
replay --trace "$dir/trace" "$program"
sought "from the recording"
claim "what was recorded is told: $(sed -n 1p "$dir/replay")" \
    [ "$(sed -n 1p "$dir/replay")" = "$dir/trace: MISMATCH: ${wrong#  }" ]
claim "memories answer what they answered" grep \
    -q '^replay: [1-9][0-9]* of [1-9][0-9]* recorded answers of memories were given$' "$dir/replay"
at=$(printf '%s\n' "$wrong" | sed -n 's/.*warp \([0-9]*\) order \([0-9]*\).*/\1:\2/p')
replay --at "$at" "$program"
sought "by its name"
replay --at 0:100000 "$program"
claim "a place that is not there is told: $status" \
    grep -q '^replay: the simulation never came there$' "$dir/replay"
claim "which is VACUOUS: $status" [ "$status" = 6 ]
# recordings of something else, and what is left of one
refuse_replay() { # STATUS PATTERN ARGUMENT...
    want=$1 pattern=$2
    shift 2
    replay "$@"
    claim "replay $*: status $status" [ "$status" = "$want" ]
    claim "replay $*: says '$pattern': $(cat "$dir/err")" grep -q "$pattern" "$dir/err"
    claim "replay $*: in one line, and nothing else" [ "$(wc -l <"$dir/err")" = 1 ]
    claim "replay $*: runs nothing" [ ! -s "$dir/replay" ]
}
head -c 700 "$dir/trace" >"$dir/cut"
refuse_replay 8 "^$dir/cut: error: trace damaged at byte [0-9]*: cut short" --trace "$dir/cut" \
    "$program"
{ cat "$program"; echo; cat "$program"; } >"$dir/another.s"
refuse_replay 2 "^$dir/trace: error: the trace is of another program than" --trace "$dir/trace" \
    "$dir/another.s"
refuse_replay 2 "^$dir/nothing: error: cannot read" --trace "$dir/nothing" "$program"
"$tool" board --isa "$isa" --port "$dir/nowhere" --record "$dir/unopened" "$program" \
    >"$dir/out" 2>&1
refuse_replay 2 "^$dir/unopened: error: nothing was recorded: no instruction retired" \
    --trace "$dir/unopened" "$program"
"$other" replay --isa "$isa" --trace "$dir/trace" "$program" >"$dir/replay" 2>"$dir/err"
claim "replay on another shape" [ $? = 2 ]
claim "and it says so: $(cat "$dir/err")" grep -q 'error: the trace is of a machine of' "$dir/err"
"$tool" run --isa "$isa" --record "$dir/passed" "$program" >/dev/null 2>&1
refuse_replay 2 \
    'error: the recorded run is a PASS without an instruction that differs; --at WARP:ORDER names one$' \
    --trace "$dir/passed" "$program"

plug_in "+flip_${ram}_word=$word"
on_board --port "$port" --signature 8 "$program"
claim "MISMATCH by signatures" [ "$status" = 1 ]
claim "which are told of" \
    grep -q 'the signature of what they did differs; again, with all events of that warp' "$dir/out"
claim "and the same instruction" grep -qF "$wrong" "$dir/out"
claim "and the command that goes on" \
    grep -qF "  replay: $tool replay --seed 1 --at $at --isa $isa $program" "$dir/out"
unplug
plug_in "+flip_$ram=$once"
on_board --port "$port" --signature 8 "$program"
claim "MISMATCH when a bit turns once" [ "$status" = 1 ]
claim "and it says between which instructions" \
    grep -q 'a signature differed, and nothing does when it is run again' "$dir/out"
unplug

# A core that does nothing more, on a link that is well: in the middle of a program, and behind its
# reset.
for said in 30 0; do
    impatient 3 "+silent=$said" -- --record "$dir/hung" "$program"
    claim "HANG when the core is silent: $said" [ "$status" = 3 ]
    claim "and it says so: $(sed -n 2p "$dir/out")" \
        grep -q 'the core has told nothing for 20* s, and the link is well' "$dir/out"
    retires=$(sed -n 's/ retires; frames to the host: .*//p' "$dir/err")
    claim "how many retires there were: $retires" [ $((retires > 0)) = $((said > 0)) ]
    claim "and which" \
        [ "$(grep -c '^warp 0 order [0-9]* pc 0x[0-9a-f]*$' "$dir/err")" = "$retires" ]
    unplug
done
claim "where no warp stands" [ "$(grep -c ' was its last$' "$dir/err")" = 0 ]

# A board whose bitstream has no signatures: all events are told, and what else is asked for is
# refused.
with_signatures=$sim sim=$raw
plug_in
simulated "$program"
on_board --port "$port" "$program"
like_simulation "a board without signatures"
for signatures in "--signature 16" "--window 0:5"; do
    # shellcheck disable=SC2086
    on_board --port "$port" $signatures "$program"
    claim "LINK_ERROR when a board without signatures shall tell them: $signatures" \
        [ "$status" = 8 ]
    claim "and it says so: $(sed -n 2p "$dir/out")" \
        grep -q 'the board tells no signatures: its bitstream was made with SIGNATURE=0' "$dir/out"
done
unplug
impatient 3 +silent=30 -- "$program"
claim "HANG of a board that cannot tell more" [ "$status" = 3 ]
claim "and it says so: $(sed -n 2p "$dir/out")" \
    grep -q 'the core has told nothing for 20* s, and the link is well; where it stands a bitstream with SIGNATURE=0 does not tell' \
    "$dir/out"
unplug
sim=$with_signatures

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

conclude "board-faults"
