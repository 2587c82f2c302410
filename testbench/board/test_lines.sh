#!/bin/sh
# A Verilated board behind lines that lie, and behind a network: what comes through is right, or it
# is a LINK_ERROR. test_lines.sh WARPSTEP BOARD_SIM LYING_LINE ISA PROGRAM: a command and a board of
# one shape, and a short program that passes
tool=$1 sim=$2 line=$3 isa=$4 program=$5
. testbench/check.sh
dir=build/test-board-lines
rm -rf "$dir" && mkdir -p "$dir"
. testbench/board/board.sh
liar=
trap 'kill $liar 2>/dev/null; unplug' EXIT

right() { [ "$status" = 0 ] || [ "$status" = 8 ]; }
simulated "$program"
plug_in
seed=0 passed_through=0
nothing_passes="9000 0 0 0 0"
for line_and_options in "100 0 0 0 0" "0 100 0 0 0" "0 0 100 0 0" "0 0 0 20 0" "0 0 0 0 20" \
    "30 30 30 5 5" "30 30 30 5 5 --signature 4" "$nothing_passes"; do
    hurt=${line_and_options%% -*}
    signatures=${line_and_options#"$hurt"}
    seed=$((seed + 1))
    : >"$dir/line"
    # shellcheck disable=SC2086
    "$line" "$port" $seed $hurt >"$dir/line" 2>"$dir/hurt" </dev/zero &
    liar=$!
    [ "$hurt" = "$nothing_passes" ] && patience=5
    # shellcheck disable=SC2086
    on_board --port "$(named $liar "$dir/line")" $signatures "$program"
    patience=1200
    kill $liar
    wait $liar 2>/dev/null
    claim "$line_and_options: PASS or LINK_ERROR: $(sed -n 1,2p "$dir/out" | tr '\n' ' ')" right
    [ "$status" = 0 ] || continue
    passed_through=$((passed_through + 1))
    like_simulation "$line_and_options"
done
claim "what is hurt one time in a hundred comes through: $passed_through" [ $passed_through = 7 ]
on_board --port "$port" "$program"
like_simulation "the line itself behind all of them"
unplug

for net in udp tcp; do
    plug_in --$net
    claim "a board's $net port" [ "${port%%:*}" = $net ]
    on_board --port "$port" "$program"
    like_simulation "$net"
    on_board --port "$port" --signature 4 "$program"
    like_simulation "$net again"
    unplug
    patience=2
    on_board --port "$port" "$program"
    patience=1200
    claim "LINK_ERROR without a board behind $net" [ "$status" = 8 ]
    claim "and it says so: $(sed -n 2p "$dir/out")" \
        grep -q 'does not answer a greeting\|cannot open: Connection refused' "$dir/out"
done
for name in udp:nothing tcp: udp::5 udp:localhost: tcp:localhost; do
    on_board --port "$name" "$program"
    claim "LINK_ERROR at $name" [ "$status" = 8 ]
    claim "and it says what is needed: $(sed -n 2p "$dir/out")" \
        grep -qF "$name: error: ${name%%:*}:HOST:PORT is needed" "$dir/out"
done
on_board --port udp:no.such.host.invalid:5 "$program"
claim "LINK_ERROR at a host that is not there" [ "$status" = 8 ]
claim "and it says so" grep -q 'udp:no.such.host.invalid:5: error: ' "$dir/out"

conclude "board-lines"
