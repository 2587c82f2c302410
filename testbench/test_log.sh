#!/bin/sh
# `warpstep log`: what it tells of a run and of a trace, its filters, and what it refuses. Runs
# programs of both kinds of machine that are in the tree. test_log.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-log
rm -rf "$dir" && mkdir -p "$dir"

# instructions FILE: how many a text log tells; launches are not counted
instructions() { grep -c '^w[0-9]* *[0-9]*  [0-9a-f]\{6\}' "$1"; }
# counted ISA PROGRAM: as many instructions as the run itself counts, alone and in lockstep, as text
# and as JSON
counted() {
    isa=$1 program=$2 name=$(basename "$2" .s)
    "$tool" log --isa "$isa" --model-only "$program" >"$dir/$name.model" 2>"$dir/err"
    claim "$name: the model's log: $(head -1 "$dir/err")" [ $? = 0 ]
    "$tool" log --isa "$isa" "$program" >"$dir/$name.text" 2>"$dir/err"
    claim "$name: the log of lockstep: $(head -1 "$dir/err")" [ $? = 0 ]
    compared=$(sed -n 's/.*verdict=PASS.* compared=\([0-9]*\) .*/\1/p' "$dir/err")
    claim "$name: the report goes to the error output" [ -n "$compared" ]
    claim "$name: each instruction is told: $compared" \
        [ "$(instructions "$dir/$name.text")" = "$compared" ]
    claim "$name: by the model too" [ "$(instructions "$dir/$name.model")" = "$compared" ]
    "$tool" log --isa "$isa" --json-lines "$program" >"$dir/$name.jsonl" 2>/dev/null
    claim "$name: as JSON too" \
        [ "$(jq -s 'map(select(.kind == "retire")) | length' "$dir/$name.jsonl")" = "$compared" ]
    claim "$name: orders have no gap in any warp" \
        jq -es 'group_by(.warp) | all(.[]; map(.order) == [range(length)])' "$dir/$name.jsonl" \
        >/dev/null
    claim "$name: clocks rise" jq -es 'map(.clock) | . == sort and .[0] > 0' "$dir/$name.jsonl" \
        >/dev/null
    claim "$name: each names its source line" jq -es --arg name "$name.s:" \
        'all(.[] | select(.kind == "retire"); .source | startswith($name))' "$dir/$name.jsonl" \
        >/dev/null
    # a run and its trace tell the same
    "$tool" run --isa "$isa" --record "$dir/$name.trace" "$program" >/dev/null
    "$tool" log --isa "$isa" --trace "$dir/$name.trace" "$program" \
        >"$dir/$name.replayed" 2>/dev/null
    claim "$name: the log of the trace" cmp -s "$dir/$name.text" "$dir/$name.replayed"
}
programs() { find programs -path "*/rules/$1.s" | sort; }
for program in $(programs hazards); do counted "$(echo "$program" | cut -d/ -f2)" "$program"; done

# what lines hold, to the byte
isa=pica200
cat >"$dir/tell.s" <<'END'
.attributes v0
.outmap o0
.input 0: 1 2 3 -4
    add r1.xy, v0, v0
    mov o0, r1
    end
END
"$tool" log --isa $isa --model-only "$dir/tell.s" >"$dir/out" 2>/dev/null
cat >"$dir/want" <<'END'
w0        0  launch  run 0  entry 0
      v0       0:3f0000 1:400000 2:408000 3:c10000
w0        1  000000  add r1.xy, v0.xyzw, v0.xyzw                   active 0000000f  tell.s:4
      r1       0:400000 1:410000
w0        2  000001  mov o0.xyzw, r1.xyzw                          active 0000000f  tell.s:5
      o[0]     0:400000 1:410000 2:000000 3:000000
w0        3  000002  end                                           active 0000000f  tell.s:6  done
      output[0x0] 00400000
      output[0x4] 00410000
      output[0x8] 00000000
      output[0xc] 00000000
END
grep -v '^      \(a0\|aL\|cmp\|depth\|emit\)' "$dir/out" >"$dir/plain" # what else a launch clears
claim "the text: $(diff "$dir/want" "$dir/plain" | head -4)" cmp -s "$dir/want" "$dir/plain"
"$tool" log --isa $isa --model-only --json-lines --pc 0 "$dir/tell.s" >"$dir/out" 2>/dev/null
cat >"$dir/want" <<'END'
{"kind": "retire", "warp": 0, "order": 1, "clock": null, "pc": "0x0", "words": ["0x02200000", "0x0000036c"], "text": "add r1.xy, v0.xyzw, v0.xyzw", "source": "tell.s:4", "active": "0x0000000f", "next_pc": "0x1", "trap": null, "done": false, "registers": [{"name": "r1", "mask": "0x00000003", "bytes": 7, "values": ["0x00400000", "0x00410000"]}], "memory": []}
END
jq -c 'del(.words, .registers[0].bytes)' "$dir/want" >"$dir/want.json"
jq -c 'del(.words, .registers[0].bytes)' "$dir/out" >"$dir/out.json"
claim "the JSON: $(cat "$dir/out.json")" cmp -s "$dir/want.json" "$dir/out.json"
claim "one line of it" [ "$(wc -l <"$dir/out")" = 1 ]
# log ARGUMENT...: the orders of the instructions that it tells
log() { "$tool" log --isa $isa --model-only --json-lines "$@" "$dir/tell.s" 2>/dev/null |
    jq -r .order | tr '\n' ' '; }
claim "a register: who writes and who reads it" [ "$(log --register r1)" = "1 2 " ]
claim "a register that a launch sets" [ "$(log --register v0)" = "0 1 " ]
# narrowed ARGUMENT...: registers and addresses that launches list
narrowed() {
    "$tool" log --isa $isa --model-only --json-lines "$@" "$dir/tell.s" 2>/dev/null |
        jq -r 'select(.kind == "launch") | .registers[].name, .memory[].address' | tr '\n' ' '
}
claim "a launch lists that register alone" [ "$(narrowed --register v0)" = "v0 " ]
claim "and all without a filter" [ "$(narrowed | wc -w)" -gt 1 ]
claim "a launch that does not touch it is none" [ -z "$(narrowed --register r1)" ]
claim "the text has no more" [ \
    "$("$tool" log --isa $isa --model-only --register v0 "$dir/tell.s" 2>/dev/null |
    sed -n '/ launch/,/^w0 *1 /p' | grep -c '^      [a-z]')" = 1 ]
claim "an address" [ "$(log --address 0x4)" = "3 " ]
claim "a byte in a word" [ "$(log --address output:7)" = "3 " ]
claim "addresses" [ "$(log --address output:0x2-0x3)" = "3 " ]
claim "an address that nothing writes" [ "$(log --address 0x10-0x20)" = "" ]
claim "pcs" [ "$(log --pc 1-2)" = "2 3 " ]
claim "both" [ "$(log --pc 0x1-0x2 --register r1)" = "2 " ]
claim "a warp" [ "$(log --warp 0)" = "0 1 2 3 " ]
claim "another warp" [ "$(log --warp 1)" = "" ]

# the status is the run's, and an instruction that differs is told too
"$tool" log --isa $isa testbench/bugs/$isa/wrong_expectation.s >"$dir/out" 2>"$dir/err"
claim "the status of the run" [ $? = 7 ]
claim "with its log" [ "$(instructions "$dir/out")" = 2 ]
claim "and its report" grep -q '^warpstep: verdict=EXPECT_FAIL' "$dir/err"
claim "and no wave" sh -c "! grep -q '^waves: ' '$dir/err'"

# a trace that is cut short: what came before, and LINK_ERROR
program=programs/$isa/rules/hazards.s trace=$dir/hazards.trace
"$tool" run --isa $isa --record "$trace" "$program" >/dev/null
"$tool" log --isa $isa --trace "$trace" "$program" >"$dir/whole" 2>/dev/null
head -c 5000 "$trace" >"$dir/cut.trace"
"$tool" log --isa $isa --trace "$dir/cut.trace" "$program" >"$dir/cut" 2>"$dir/err"
claim "a trace cut short is a LINK_ERROR" [ $? = 8 ]
claim "what came before is told" [ "$(wc -l <"$dir/cut")" -gt 5 \
    -a "$(wc -l <"$dir/cut")" -lt "$(wc -l <"$dir/whole")" ]
claim "as in the whole one" sh -c "head -n $(wc -l <"$dir/cut") '$dir/whole' | cmp -s - '$dir/cut'"

# a signal ends it as it ends a run: the report says where each warp stands, and the log ends in a
# whole instruction
printf 'loop: add r0.x, c0, r0\n    jmpu !b0, loop\n    end\n.setf c0 (1, 1, 1, 1)\n' \
    >"$dir/endless.s"
for mode in '' --model-only; do
    rm -f "$dir/out"
    # shellcheck disable=SC2086
    (set -m; "$tool" log --isa $isa $mode "$dir/endless.s" >"$dir/out" 2>"$dir/err" & pid=$!
        await $pid [ -s "$dir/out" ]; kill -INT $pid; wait $pid; exit $?)
    claim "SIGINT $mode" [ $? = 130 ]
    claim "is reported, $mode" grep -q '^warpstep: verdict=INTERRUPTED status=130 ' "$dir/err"
    claim "where the warp stands, $mode" grep -q '^ *0 .* 00000[01]  ' "$dir/err"
    claim "and the log is whole, $mode" \
        sh -c "tail -n 2 '$dir/out' | grep -q '^w0 .*endless.s:[12]$'"
done

# what is refused
refuse "no such register" "error: --register 'r99'; the last ones of $isa are " log --isa $isa \
    "$dir/tell.s" --register r99
refuse "no such warp" "error: --warp 64; the machine has [0-9]*: 0 to [0-9]*" log --isa $isa \
    "$dir/tell.s" --warp 64
refuse "a warp that is none" "error: --warp 'x'; " log --isa $isa "$dir/tell.s" --warp x
refuse "a pc that is none" "error: --pc 'add'; a pc, or two as in 0x10-0x3f, is needed" log \
    --isa $isa "$dir/tell.s" --pc add
refuse "pcs the wrong way" "error: --pc '9-3'; " log --isa $isa "$dir/tell.s" --pc 9-3
refuse "half a range" "error: --pc '3-'; " log --isa $isa "$dir/tell.s" --pc 3-
# a filter that matches nothing says so, in one line
for mode in "" --model-only; do
    # shellcheck disable=SC2086
    "$tool" log --isa $isa $mode "$program" --pc 0xfff0 >"$dir/out" 2>"$dir/err"
    claim "nothing matches $mode: status" [ $? = 0 ]
    claim "nothing matches $mode: no line" [ ! -s "$dir/out" ]
    claim "nothing matches $mode: which is said" \
        grep -q '^note: the log is empty: none of [1-9][0-9]* instructions matches its filter$' \
        "$dir/err"
    # shellcheck disable=SC2086
    "$tool" log --isa $isa $mode "$program" >"$dir/out" 2>"$dir/err"
    claim "all match $mode: nothing is said of it" sh -c "! grep -q 'the log is empty' '$dir/err'"
done
refuse "no such memory" "error: --address 'ram:0'; memories of $isa are " log --isa $isa \
    "$dir/tell.s" --address ram:0
refuse "an address that is none" "error: --address 'output:'; an address, " log --isa $isa \
    "$dir/tell.s" --address output:
refuse "a filter twice" "error: --pc is given twice" log --isa $isa "$dir/tell.s" --pc 1 --pc 2
refuse "a seed for a trace" "error: --seed does not go with --trace" log --isa $isa "$dir/tell.s" \
    --trace "$trace" --seed 2
refuse "the model for a trace" "error: --" log --isa $isa "$dir/tell.s" --trace "$trace" \
    --model-only
refuse "a filter for a run" "error: --pc belongs to warpstep log, not to run" run --isa $isa \
    "$dir/tell.s" --pc 1
refuse "a wave" "error: --waves belongs to " log --isa $isa "$dir/tell.s" --waves always
refuse "no program" "error: one program is needed" log --isa $isa
"$tool" log --isa $isa --model-only "$program" >/dev/full 2>"$dir/err"
claim "a full disk is told" [ $? = 2 ]
claim "on a line" grep -q "error: cannot write the output" "$dir/err"
conclude "log"
