#!/bin/sh
# Bad input to the command: one line that says what was found, status 2, and nothing left behind.
# test_tool.sh build/bench/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool
rm -rf "$dir" && mkdir -p "$dir"

cat >"$dir/good.s" <<'END'
.regs 2
.expect global 0: 7
    mov b32 $r0 0x7
    mov b32 $r1 0x0
    exit st b32 g14[$r1] $r0
END
printf '    mov b32 $r0 0x7\n    frobnicate $r0 $r1\n' >"$dir/bad_mnemonic.s"
printf '00000003\n0x12 # comment\nxyz\n' >"$dir/bad.hex"
printf '# nothing\n' >"$dir/empty.hex"
printf '1\n2\n3\n' >"$dir/three.hex"

refuse "unknown command" "^warpstep: error: unknown command 'walk'; run," walk
refuse "unknown ISA" "unknown ISA 'fermi'; known: tesla" run --isa fermi "$dir/good.s"
refuse "no ISA" "--isa NAME is needed" run --code "$dir/three.hex"
refuse "no program" "one program is needed" run --isa tesla
refuse "two programs" "one argument too many" run --isa tesla "$dir/good.s" "$dir/good.s"
refuse "program and code" "one program is needed" run --isa tesla --code "$dir/three.hex" \
    "$dir/good.s"
refuse "unknown option" "unknown option '--frob'" run --isa tesla --frob "$dir/good.s"
refuse "option without value" "--seed needs a value" run --isa tesla "$dir/good.s" --seed
refuse "negative seed" "--seed '-1'" run --isa tesla --seed -1 "$dir/good.s"
refuse "seed with a tail" "--seed '12x'" run --isa tesla --seed 12x "$dir/good.s"
refuse "seed beyond 64 bits" "--seed '18446744073709551616'" run --isa tesla --seed \
    18446744073709551616 "$dir/good.s"
refuse "empty seed" "--seed ''" run --isa tesla --seed "" "$dir/good.s"
refuse "grid of three numbers" "--grid '4,1,1'" run --isa tesla --grid 4,1,1 "$dir/good.s"
refuse "grid too large" "--grid '65536,1'" run --isa tesla --grid 65536,1 "$dir/good.s"
refuse "empty grid" "grid" run --isa tesla --grid 0,1 "$dir/good.s"
refuse "block of four numbers" "--block '8,8,1,1'" run --isa tesla --block 8,8,1,1 "$dir/good.s"
refuse "block too large" "error:" run --isa tesla --block 512,2,1 "$dir/good.s"
refuse "no registers" "--regs '0'" run --isa tesla --regs 0 "$dir/good.s"
refuse "too many registers" "error:" run --isa tesla --regs 129 "$dir/good.s"
refuse "odd l[] size" "error:" run --isa tesla --local 24 "$dir/good.s"
refuse "shared too large" "error:" run --isa tesla --shared 16385 "$dir/good.s"
refuse "bad parameter" "--param '1,,2'" run --isa tesla --param 1,,2 "$dir/good.s"
refuse "65 parameters" "--param" run --isa tesla --param "$(seq -s, 65)" "$dir/good.s"
refuse "bank 16" "--const '16:x.hex'" run --isa tesla --const 16:x.hex "$dir/good.s"
refuse "const without bank" "--const 'x.hex'" run --isa tesla --const x.hex "$dir/good.s"
refuse "global without address" "--global 'x.hex'" run --isa tesla --global x.hex "$dir/good.s"
refuse "odd global address" "multiple of 4" run --isa tesla --global "$dir/three.hex@2" \
    "$dir/good.s"
refuse "global beyond memory" "error:" run --isa tesla --global \
    "$dir/three.hex@0xffffc" --global-size 0x10000 "$dir/good.s"
refuse "dump without words" "FILE@ADDR:WORDS" run --isa tesla --dump-global "$dir/x.hex@0" \
    "$dir/good.s"
refuse "dump beyond memory" "lies outside" run --isa tesla --dump-global "$dir/x.hex@0xffffc:2" \
    "$dir/good.s"
refuse "both alone" "only one of" run --isa tesla --model-only --rtl-only "$dir/good.s"
refuse "unknown waves" "always" run --isa tesla --waves sometimes "$dir/good.s"
refuse "an empty name" "--json ''; a name is needed" run --isa tesla --json "" "$dir/good.s"
refuse "an option of the core on the model" "--disturb needs the core" run --isa \
    tesla --model-only --disturb wild "$dir/good.s"
refuse "a sweep of the core alone" "--sweep needs core and model" run --isa \
    tesla --rtl-only --sweep 7 "$dir/good.s"
refuse "a plusarg of the simulator's" "--plus 'verilator+seed=1'" run --isa tesla --plus \
    verilator+seed=1 "$dir/good.s"
refuse "a plusarg that the RTL does not read" \
    "error: --plus 'foo=1': the RTL of this build reads none$" run --isa tesla --plus foo=1 \
    "$dir/good.s"
refuse "a planted bug where none is planted" \
    "error: --plus 'bug=39': the RTL of this build reads none$" run --isa tesla --plus bug=39 \
    "$dir/good.s"
refuse "a plusarg of many programs" "error: --plus 'foo=1': the RTL of this build reads none$" \
    suite --isa tesla --plus foo=1 "$dir/good.s" "$dir/good.s"
refuse "a plusarg of random programs" "error: --plus 'foo=1': the RTL of this build reads none$" \
    random --isa tesla --count 2 --plus foo=1 --dir "$dir/none"
claim "random programs with a plusarg that is refused: none are kept" [ ! -e "$dir/none" ]
refuse "plusarg without a value" "--plus 'bug'; NAME=VALUE" run --isa tesla --plus bug "$dir/good.s"
refuse "unknown disturbance" "none|mild|wild|burst|starve" run --isa tesla --disturb hard \
    "$dir/good.s"
refuse "missing program" "no_such.s: error: cannot read" run --isa tesla "$dir/no_such.s"
refuse "missing code" "no_such.hex" run --isa tesla --code "$dir/no_such.hex"
refuse "bad word" "bad.hex:3:1: error:" run --isa tesla --code "$dir/bad.hex"
refuse "no code" "error: no code" run --isa tesla --code "$dir/empty.hex"
refuse "unknown mnemonic" "bad_mnemonic.s:2:5: error:" run --isa tesla "$dir/bad_mnemonic.s"
refuse "entry outside" "error:" run --isa tesla --entry 3 "$dir/good.s"
refuse "trace on run" "--trace belongs to warpstep check, replay, log, not to run" run --isa \
    tesla --trace x "$dir/good.s"
refuse "check without trace" "--trace FILE is needed" check --isa tesla "$dir/good.s"
refuse "record on the model" "--record needs" run --isa tesla --model-only --record x "$dir/good.s"
refuse "asm without output" "-o FILE is needed" asm --isa tesla "$dir/good.s"
refuse "asm of a bad program" "bad_mnemonic.s:2:5: error:" asm --isa tesla \
    "$dir/bad_mnemonic.s" -o "$dir/half.hex"
refuse "asm into a directory that is not" "cannot" asm --isa tesla \
    "$dir/good.s" -o "$dir/none/x.hex"
refuse "dis of a bad file" "bad.hex:3:1: error:" dis --isa tesla "$dir/bad.hex" -o "$dir/half.s"
refuse "json into a directory that is not, before the run" "none/x.json: error: cannot write" \
    run --isa tesla "$dir/good.s" --json "$dir/none/x.json"
refuse "dump over the program" "good.s: error: it is read by this command" \
    run --isa tesla "$dir/good.s" --dump-global "$dir/good.s@0:1"
refuse "trace over the program" "it is read by this command" run --isa tesla \
    "$dir/good.s" --record "$dir/good.s"
refuse "asm over its source" "it is read by this command" asm --isa tesla \
    "$dir/good.s" -o "$dir/good.s"
refuse "dis over its source" "it is read by this command" dis --isa tesla \
    "$dir/three.hex" -o "$dir/three.hex"

# lost STATUS VERDICT PROGRAM: output that cannot be written takes a PASS away, and no other verdict
lost() {
    "$tool" run --isa tesla --waves never --json /dev/full "$3" >"$dir/out" 2>"$dir/err"
    status=$?
    claim "full device, status $1" [ "$status" = "$1" ]
    claim "full device is said" grep -q "^/dev/full: error: cannot write: No space left on device" \
        "$dir/err"
    claim "full device, last line $2" \
        sh -c "tail -n 1 '$dir/out' | grep -q '^warpstep: verdict=$2 status=$1 '"
}
sed 's/0: 7/0: 8/' "$dir/good.s" >"$dir/wrong.s"
lost 2 BAD_INPUT "$dir/good.s"
lost 7 EXPECT_FAIL "$dir/wrong.s"
claim "the full device is still one" [ -c /dev/full ]
"$tool" run --isa tesla --max-clocks 1 --wave-dir "$dir" "$dir/good.s" >"$dir/out" 2>&1
claim "a run that is repeated for its wave leaves devices alone" [ -c /dev/null ]

printf '10008000\n10008000\n\n40000001 # mul with S = 7\ne0000001\n' >"$dir/illegal.hex"
refuse "dis of a word that is no instruction" \
    "illegal.hex:4:1: error: 0x40000001 0xe0000001 at 0x8 is no tesla instruction" \
    dis --isa tesla "$dir/illegal.hex" -o "$dir/half.s"
claim "dis --data lists it" \
    sh -c \
    "'$tool' dis --isa tesla --data '$dir/illegal.hex' | grep -q '[.]word 0x40000001 0xe0000001'"
refuse "dis of nothing" "input file" dis --isa tesla
refuse "suite of nothing" "suite takes one program" suite --isa tesla
refuse "a board without a port" "^warpstep: error: --port DEVICE is needed" board --isa pica200 \
    "$dir/good.s"
refuse "bench with code" \
    "--code belongs to warpstep run, shrink, check, board, replay, log, not to bench" bench --isa \
    tesla --code "$dir/three.hex"
refuse "dis of an empty file" "empty.hex: error: no code" dis --isa tesla "$dir/empty.hex"
refuse "seed on check" "--seed belongs to" check --isa tesla --trace x --seed 1 "$dir/good.s"
refuse "an option twice" "--json is given twice" run --isa tesla --json "$dir/x.json" --json \
    "$dir/y.json" "$dir/good.s"
refuse "an option cut short" "unknown option '--see'" run --isa tesla --see 1 "$dir/good.s"
refuse "an option of asm twice" "-o is given twice" asm --isa tesla \
    "$dir/good.s" -o "$dir/a.hex" -o "$dir/b.hex"
refuse "descriptors without a shader" "--desc does not fit tesla" asm --isa tesla \
    "$dir/good.s" -o "$dir/a.hex" --desc "$dir/b.hex"
refuse "two outputs in one file" "x.json: error: it is written twice" \
    run --isa tesla "$dir/good.s" --json "$dir/x.json" --dump-global "$dir/x.json@0:1"
refuse "two outputs in one file by two paths" "it is written twice" \
    run --isa tesla "$dir/good.s" --json "$dir/x.json" --dump-global "$dir/../test-tool/x.json@0:1"
refuse "words that cannot be written" "none/x.hex: error: cannot write" \
    asm --isa pica200 programs/pica200/kernels/transform.s -o "$dir/none/x.hex" --desc \
    "$dir/half.hex"
refuse "descriptors that cannot be written" "none/x.hex: error: cannot write" \
    asm --isa pica200 programs/pica200/kernels/transform.s -o "$dir/half.hex" --desc \
    "$dir/none/x.hex"
refuse "an output without a name" "error: -o ''; a name is needed" asm --isa tesla \
    "$dir/good.s" -o ""
refuse "an input without a name" "file ''; a name is needed" dis --isa tesla ""
refuse "a program without a name" "program ''; a name is needed" run --isa tesla ""
refuse "a program of many without a name" "program ''; a name is needed" suite --isa tesla \
    "$dir/good.s" ""
refuse "--data twice" "--data is given twice" dis --isa tesla --data --data "$dir/three.hex"
refuse "descriptors over the words, by two paths" "it is written twice" \
    asm --isa pica200 programs/pica200/kernels/transform.s -o "$dir/x.hex" --desc "$dir/./x.hex"
for command in suite bench; do
    refuse "$command: json over a program" "good.s: error: it is read" $command --isa tesla --json \
        "$dir/good.s" "$dir/good.s"
    refuse "$command: json into a directory that is not" "none/x.json: error: cannot write" \
        $command --isa tesla --json "$dir/none/x.json" "$dir/good.s"
done
mkdir -p "$dir/taken/$dir/good.fst"
refuse "a wave in place of a directory" "good.fst: error: cannot write: Is a directory" \
    run --isa tesla --waves always --wave-dir "$dir/taken" "$dir/good.s"
refuse "a name of two lines" "^a?b: error: cannot read" run --isa tesla "a
b"
refuse "endless zeros as a source" "/dev/zero: error: longer than 268435455 bytes" run --isa tesla \
    /dev/zero
refuse "endless zeros as words" "/dev/zero:1:1: error: found a NUL byte" run --isa tesla --code \
    /dev/zero
refuse "endless zeros as a container" "/dev/zero: error: longer than 268435455 bytes" run --isa \
    pica200 /dev/zero
refuse "an option of another ISA" "--uniforms does not fit tesla, which runs blocks of threads" \
    run --isa tesla --uniforms x "$dir/good.s"
refuse "a directory" "^$dir: error: cannot read: Is a directory$" run --isa tesla "$dir"
seq 16385 | sed 's/.*/1/' >"$dir/long.hex"
refuse "too much for a constant bank: the file is named" "^$dir/long.hex: error: 16385 words" \
    run --isa tesla --const "1:$dir/long.hex" "$dir/good.s"
for option in global texels; do
    refuse "--$option of nothing" "^$dir/empty.hex: error: no word" run --isa tesla --$option \
        "$dir/empty.hex@0" "$dir/good.s"
done
refuse "--const of nothing" "^$dir/empty.hex: error: no word" run --isa tesla --const \
    "1:$dir/empty.hex" "$dir/good.s"
refuse "--textures of nothing" "^$dir/empty.hex: error: no word" run --isa tesla --textures \
    "$dir/empty.hex" "$dir/good.s"
refuse "jobs on run" "--jobs belongs to warpstep suite, random, shrink, not to run" run --isa \
    tesla --jobs 2 "$dir/good.s"
claim "nothing written half" [ ! -e "$dir/half.hex" -a ! -e "$dir/half.s" -a ! -e "$dir/x.hex" ]
claim "no temporary left" sh -c "! ls $dir/*.tmp >/dev/null 2>&1"

for command in $("$tool" help | sed -n "s,^  \([a-z]*\)  .*,\1,p"); do
    claim "$command --help" sh -c "'$tool' $command --help | grep -q '^usage: warpstep $command'"
done
"$tool" >/dev/null 2>&1
claim "no command is bad usage" [ $? = 2 ]

# what is good goes through, and says the same in every mode
for mode in "" --model-only --rtl-only; do
    # shellcheck disable=SC2086
    "$tool" run --isa tesla $mode --json "$dir/r.json" --dump-global "$dir/out.hex@0:2" \
        "$dir/good.s" >"$dir/out"
    claim "good program passes $mode" [ $? = 0 ]
    claim "last line $mode" sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=PASS status=0 '"
    claim "json $mode" grep -q '"verdict": "PASS"' "$dir/r.json"
    claim "dump $mode" \
        sh -c "sed 's/#.*//; s/^0x//' $dir/out.hex | tr -d ' \n' | grep -qx 0000000700000000"
done
sed 's/^.expect.*/.expect global 0: 8/' "$dir/good.s" >"$dir/wrong.s"
for mode in "" --model-only --rtl-only; do
    # shellcheck disable=SC2086
    "$tool" run --isa tesla $mode "$dir/wrong.s" >/dev/null
    claim "wrong expectation fails $mode" [ $? = 7 ]
done
sed '/^.expect/d' "$dir/good.s" >"$dir/none.s"
"$tool" run --isa tesla "$dir/none.s" >/dev/null
claim "lockstep needs no expectation" [ $? = 0 ]
for mode in --model-only --rtl-only; do
    "$tool" run --isa tesla $mode "$dir/none.s" >/dev/null
    claim "nothing compared is VACUOUS $mode" [ $? = 6 ]
done

# the model alone computes the hash of lockstep if somebody asks for it
"$tool" run --isa tesla "$dir/good.s" | tail -n 1 | grep -o 'hash=[0-9a-f]*' >"$dir/hash"
"$tool" run --isa tesla --model-only --hash "$dir/good.s" | tail -n 1 |
    grep -o 'hash=[^ ]*' >"$dir/hash2"
claim "--hash on the model" cmp "$dir/hash" "$dir/hash2"
"$tool" run --isa tesla --model-only --json "$dir/r.json" "$dir/good.s" >"$dir/out"
claim "--json has the same" \
    sh -c "jq -r '\"hash=\" + .hash' '$dir/r.json' | cmp - '$dir/hash' &&
        tail -n 1 '$dir/out' | grep -q \"\$(cat '$dir/hash') \""
for mode in --model-only --rtl-only; do
    "$tool" run --isa tesla $mode "$dir/good.s" >"$dir/out"
    claim "nobody asks for it: $mode" sh -c "tail -n 1 '$dir/out' | grep -q ' hash=off seed=1 '"
done
"$tool" run --isa tesla --rtl-only --json "$dir/r.json" "$dir/good.s" >/dev/null
claim "the core alone has none" says "$dir/r.json" '.[0].hash == null'
refuse "the hash of the core alone" "--hash needs the model" run --isa tesla --rtl-only --hash \
    "$dir/good.s"

# text -> words -> text -> words, and the words as a program
"$tool" asm --isa tesla "$dir/good.s" -o "$dir/good.hex"
claim "asm" [ $? = 0 ]
"$tool" dis --isa tesla "$dir/good.hex" -o "$dir/again.s"
claim "dis" [ $? = 0 ]
"$tool" asm --isa tesla "$dir/again.s" -o "$dir/again.hex"
claim "the listing assembles to the same words" cmp "$dir/good.hex" "$dir/again.hex"
"$tool" run --isa tesla --code "$dir/good.hex" --regs 2 >/dev/null
claim "words run" [ $? = 0 ]
# so do words with bits that are ignored, operands that trap, long instructions that could be short,
# or no sense at all
cat programs/tesla/*/*.s | sed -n 's/^ *\.word//p' | tr ' ,' '\n\n' |
    grep -x '0x[0-9a-f]\{8\}' >"$dir/all.hex"
awk 'BEGIN {
    srand(7)
    for (i = 0; i < 4000; i++) printf "%04x%04x\n", rand() * 65536, rand() * 65536
}' >"$dir/random.hex"
printf '10000405\n0403c780\n30000003\n00000780\n' >"$dir/longer.hex"
for words in all random longer; do
    claim "words: $words" [ -s "$dir/$words.hex" ]
    "$tool" dis --isa tesla --data "$dir/$words.hex" -o "$dir/again.s" &&
        "$tool" asm --isa tesla "$dir/again.s" -o "$dir/again.hex"
    sed 's/^0x//' "$dir/$words.hex" >"$dir/plain.hex"
    claim "the listing of $words words assembles to the same" cmp "$dir/plain.hex" "$dir/again.hex"
done
claim "what could be shorter is said to be long" \
    grep -q '^ *long mov b32 [$]r1 [$]r2 ' "$dir/again.s"

# words that NVIDIA's compiler wrote, unchanged: the launch is given on the command line
words=programs/tesla/compiled/ptxas_words.s
printf '0x0000f0f5\n0x89abcdef\n' >"$dir/c1.hex"
printf '16\n' >"$dir/c2.hex"
printf '0x80c1a2f3\n0\n' >"$dir/data.hex"
"$tool" asm --isa tesla $words -o "$dir/words.hex" &&
    "$tool" run --isa tesla --dump-global "$dir/by_source.hex@0x1000:512" $words >/dev/null
claim "the words as a source" [ $? = 0 ]
"$tool" run --isa tesla --code "$dir/words.hex" --grid 2,1 --block 32,1,1 --regs 64 --shared 0x80 \
    --param "$(sed -n 's/^\.param //p' $words | tr ' ' ,)" --const "1:$dir/c1.hex" --const \
    "2:$dir/c2.hex" \
    --global "$dir/data.hex@0x100" --dump-global "$dir/by_code.hex@0x1000:512" >/dev/null
claim "the words through --code" [ $? = 0 ]
claim "both leave the same memory" cmp "$dir/by_source.hex" "$dir/by_code.hex"

# what was executed
for mode in "" --model-only; do
    # shellcheck disable=SC2086
    "$tool" run --isa tesla $mode --executed "$dir/executed$mode" "$dir/good.s" >/dev/null
    claim "executed $mode" [ $? = 0 ]
done
claim "both executed the same" cmp "$dir/executed" "$dir/executed--model-only"
claim "instructions are listed" grep -q -E '^[0-9]+( [0-9a-f]{8})+$' "$dir/executed"
refuse "executed on the core" "--executed needs" run --isa tesla --rtl-only --executed "$dir/x" \
    "$dir/good.s"

# traces
"$tool" run --isa tesla --record "$dir/good.trace" "$dir/good.s" >/dev/null
claim "record" [ $? = 0 ]
"$tool" check --isa tesla --trace "$dir/good.trace" "$dir/good.s" >/dev/null
claim "replay passes" [ $? = 0 ]
refuse "replay of a run that passes, to nowhere" "--at WARP:ORDER names one" replay --isa \
    tesla --trace "$dir/good.trace" "$dir/good.s"
"$tool" replay --isa tesla --trace "$dir/good.trace" --at 0:1 --wave-dir "$dir/replayed" \
    "$dir/good.s" >"$dir/out"
claim "replay of a run that passes, to an instruction of it" \
    [ $? = 0 -a -n "$(ls "$dir/replayed")" ]
"$tool" replay --isa tesla --at 0:1 --wave-dir "$dir/good.s" "$dir/good.s" >"$dir/out" 2>"$dir/err"
claim "replay whose wave cannot be written" \
    [ $? = 2 -a "$(cat "$dir/err")" = "$dir/good.s: error: cannot write there: Not a directory" ]
# reaches STATUS VERDICT TEXT PLACE
reaches() {
    "$tool" replay --isa tesla --at "$4" --wave-dir "$dir/replayed" \
        "$dir/good.s" >"$dir/out" 2>"$dir/err"
    claim "replay to $4: status" [ $? = "$1" ]
    claim "replay to $4: $2" sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=$2 status=$1 '"
    claim "replay to $4: $3" grep -qx "replay: $3" "$dir/out"
}
same='the simulation does there what the model does: what was recorded is not in the RTL'
reaches 0 PASS "$same" 0:1
reaches 6 VACUOUS "a launch is there, and nothing was compared; the next order is an instruction" \
    0:0
reaches 6 VACUOUS "the simulation never came there" 0:99
claim "replay past the end of a warp: its last order" \
    grep -qx "replay: warp 0 ended with order 3: expected --at 0:0 to 0:3" "$dir/out"
reaches 6 VACUOUS "warp 5 had no work" 5:1
claim "replay where nothing was compared: no word of the RTL" \
    sh -c "! grep -q 'not in the RTL' '$dir/out'"
refuse "replay to a warp that does not exist" \
    "^warpstep: error: --at: warp 200; the machine has [0-9]*: 0 to" \
    replay --isa tesla --at 200:1 "$dir/good.s"
head -c 200 "$dir/good.trace" >"$dir/cut.trace"
"$tool" check --isa tesla --trace "$dir/cut.trace" "$dir/good.s" >/dev/null
claim "a trace cut short is LINK_ERROR" [ $? = 8 ]
sed 's/mov b32 $r0 0x7/mov b32 $r0 0x8/; s/^.expect.*//' "$dir/good.s" >"$dir/other.s"
refuse "a trace of another program" "another program" check --isa tesla --trace "$dir/good.trace" \
    "$dir/other.s"
"$tool" check --isa tesla --trace "$dir/good.s" "$dir/good.s" >/dev/null
claim "a trace that is none is LINK_ERROR" [ $? = 8 ]
refuse "no trace" "^$dir/no.trace: error: cannot read: No such file" check --isa tesla --trace \
    "$dir/no.trace" "$dir/good.s"
refuse "a trace that is a folder" "^$dir: error: cannot read: Is a directory" check --isa \
    tesla --trace "$dir" "$dir/good.s"
refuse "a store without a name" "file ''; a name is needed" coverage ""
refuse "a profile without a name" "--profile ''; a name is needed" random --isa tesla --profile ""

# a program behind another one
printf '.then "good.s"\n' | cat - "$dir/other.s" >"$dir/then.s"
"$tool" run --isa tesla "$dir/then.s" --record "$dir/then.trace" --json "$dir/then.json" >"$dir/out"
claim "then: both run" grep -q "2 launches" "$dir/out"
claim "then: its record" valid "$dir/then.json"
"$tool" check --isa tesla --trace "$dir/then.trace" "$dir/then.s" >"$dir/out2"
claim "then: the trace replays" [ "$(tail -1 "$dir/out2")" = "$(tail -1 "$dir/out")" ]
"$tool" run --isa tesla --model-only --hash "$dir/then.s" >"$dir/out2"
claim "then: the model alone" \
    [ "$(tail -1 "$dir/out2" | grep -o 'hash=[^ ]*')" = "$(tail -1 "$dir/out" |
    grep -o 'hash=[^ ]*')" ]
"$tool" run --isa tesla --rtl-only "$dir/then.s" >"$dir/out"
claim "then: the core alone" [ $? = 0 ]
for wrong in "" --model-only --rtl-only; do
    sed 's/0: 7/0: 8/' "$dir/good.s" >"$dir/wrong.s"
    printf '.then "wrong.s"\n' | cat - "$dir/good.s" >"$dir/then_wrong.s"
    printf '.then "good.s"\n' | cat - "$dir/wrong.s" >"$dir/wrong_then.s"
    # shellcheck disable=SC2086
    "$tool" run --isa tesla $wrong "$dir/then_wrong.s" >"$dir/out"
    claim "then $wrong: the second is looked at" [ $? = 7 ]
    claim "then $wrong: and named" grep -q "wrong.s:2: expected global\[0x0\] = 0x00000008" \
        "$dir/out"
    # shellcheck disable=SC2086
    "$tool" run --isa tesla $wrong "$dir/wrong_then.s" >"$dir/out"
    claim "then $wrong: the first is looked at" [ $? = 7 ]
done
printf '.then "ring.s"\n' | cat - "$dir/good.s" >"$dir/ring.s"
refuse "a ring of programs" "ring.s:1:1: error: 17 programs one behind the other; 16 are allowed" \
    run --isa tesla "$dir/ring.s"
printf '.then "no_such.s"\n' | cat - "$dir/good.s" >"$dir/then_nothing.s"
refuse "a program that is not there" \
    "^$dir/then_nothing.s:1:1: error: cannot read '$dir/no_such.s': No such file or directory$" \
    run --isa tesla "$dir/then_nothing.s"
printf '.then "bad_mnemonic.s"\n' | cat - "$dir/good.s" >"$dir/then_bad.s"
refuse "a bad second program" "bad_mnemonic.s:2:" run --isa tesla "$dir/then_bad.s"
printf '.block 512 1 1\n' | cat - "$dir/good.s" >"$dir/large.s"
printf '.then "large.s"\n' | cat - "$dir/good.s" >"$dir/then_large.s"
refuse "a second program too large for the machine" "large.s: error: .*16 warps" run --isa tesla \
    "$dir/then_large.s"
printf '.then good.s\n' | cat - "$dir/good.s" >"$dir/then_bare.s"
refuse "then without quotes" "then_bare.s:1:7: error:" run --isa tesla "$dir/then_bare.s"
printf '.then "good.s"\n.then "good.s"\n' | cat - "$dir/good.s" >"$dir/then_twice.s"
refuse "two thens" "then_twice.s:2:1: error: second '.then'" run --isa tesla "$dir/then_twice.s"

for command in "run" "suite"; do
    "$tool" $command --isa tesla "$dir/good.s" >/dev/full 2>"$dir/err"
    claim "$command: a full disk is not PASS" [ $? = 2 ]
    claim "$command: a full disk is said" grep -q "error: cannot write the output" "$dir/err"
done
# what the caller closed stays closed: no file of ours takes its place
"$tool" run --isa tesla --record "$dir/closed.trace" --json "$dir/closed.json" \
    "$dir/good.s" >&- 2>&- <&-
claim "closed output is not PASS" [ $? = 2 ]
"$tool" check --isa tesla --trace "$dir/closed.trace" "$dir/good.s" >/dev/null
claim "closed output spoils no trace" [ $? = 0 ]
claim "closed output spoils no json" sh -c "jq -e .clocks '$dir/closed.json' >/dev/null"

# the command that repeats a run does, whatever its words
name="$dir/it's -- \"quoted\".s"
cp "$dir/good.s" "$name"
long=$(seq -s/ 9999 | sed 's/[0-9]*/./g' | cut -c1-700)
"$tool" run --isa tesla --max-clocks 30 --wave-dir "$dir/again/$long" --param \
    "$(seq -s, 4000000000 4000000050)" \
    --json "$dir/r.json" -- "$name" >"$dir/out"
claim "a run cut short" [ $? = 3 ]
claim "has its wave" grep -q "^waves: $dir/again/[./]*/$dir/it's -- \"quoted\".fst" "$dir/out"
sed -n "s|^  repeat: ||p" "$dir/out" >"$dir/repeat.sh"
sh "$dir/repeat.sh" >"$dir/out2"
claim "the repeated run is the same" cmp "$dir/out" "$dir/out2"
for command in suite "bench --runs 1"; do
    # shellcheck disable=SC2086
    "$tool" $command --isa tesla --json "$dir/r.json" "$name" >/dev/null
    claim "$command: a name with quotes" [ $? = 0 ]
    claim "$command: is quoted in json" grep -q '"program": "it.s -- \\"quoted\\".s"' "$dir/r.json"
done
"$tool" run --isa tesla --json /dev/full/x "$dir/good.s" >/dev/null 2>&1
claim "json that cannot be written is not PASS" [ $? = 2 ]

# a table's row for what cannot be read says it once
mkdir -p "$dir/folder" && cp "$dir/bad_mnemonic.s" "$dir/folder"
"$tool" bench --isa tesla "$dir/folder" >"$dir/out" 2>"$dir/err"
claim "bench of a directory" [ $? = 1 ]
claim "bench of a directory says it once" [ "$(wc -l <"$dir/err")" = 1 ]

# a signal: INTERRUPTED, where each warp stands, in the last line and in the record
printf 'loop:\n    add b32 $r1 $r1 0x1\n    bra loop\n' >"$dir/endless.s"
# interrupt STATUS SIGNAL... -- ARGUMENT...: the signals come one behind the other when the run has
# begun
interrupt() {
    wanted=$1 signals=
    shift
    while [ "$1" != -- ]; do signals="$signals $1" && shift; done
    shift
    # A background job ignores SIGINT unless its shell controls jobs. A machine on which the program
    # does not run by then, and only the last line was printed, gets more time.
    for pause in 0.5 2 8 32 128; do
        rm -f "$dir/r.json" "$dir/out"
        (set -m; env --default-signal=HUP "$tool" run --isa tesla --json "$dir/r.json" "$@" \
            "$dir/endless.s" >"$dir/out" 2>"$dir/err" &
            sleep $pause; for s in $signals; do kill -"$s" $! 2>/dev/null; done; wait $!; exit $?)
        status=$?
        [ "$(wc -l <"$dir/out")" -gt 1 ] && break
    done
    claim "$signals $*: status $status" [ $status = "$wanted" ]
    claim "$signals $*, last line" \
        sh \
        -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=INTERRUPTED status=$wanted compared='"
    claim "$signals $*, json" says "$dir/r.json" \
        ".[0].verdict == \"INTERRUPTED\" and .[0].status == $wanted and (.[0].repeat | length) > 0"
    claim "$signals $*, schema" valid "$dir/r.json"
}
for mode in "" --model-only --rtl-only; do
    # shellcheck disable=SC2086
    interrupt 130 INT -- $mode
    claim "SIGINT is said $mode" grep -q 'stopped by SIGINT' "$dir/out"
    # shellcheck disable=SC2086
    interrupt 143 TERM -- $mode
    claim "SIGTERM is said $mode" grep -q 'stopped by SIGTERM' "$dir/out"
    # shellcheck disable=SC2086
    interrupt 143 HUP -- $mode
    claim "SIGHUP is said $mode" grep -q 'stopped by SIGHUP' "$dir/out"
    claim "no wave is made $mode" sh -c "! grep -q '^waves:' '$dir/out'"
    [ "$mode" = --rtl-only ] || claim "where the warp stands $mode" \
        grep -Eq '^ +0 +[0-9]+  (000000 .* add b32 \$r1 \$r1 0x1|000008 .* bra 0x0)' "$dir/out"
done
# its recording goes on from nowhere: what came after the signal is not in it
interrupt 130 INT -- --record "$dir/stopped.trace"
for name in check replay; do
    "$tool" $name --isa tesla --trace "$dir/stopped.trace" "$dir/endless.s" >"$dir/out" 2>"$dir/err"
    claim "$name of an interrupted run: LINK_ERROR" [ $? = 8 ]
    claim "$name of an interrupted run: said" \
        grep -q 'the recording was cut short: its run was stopped by a signal' "$dir/out" "$dir/err"
done
interrupt 130 INT -- --waves always --wave-dir "$dir/interrupted"
claim "a wave that was on stays" [ -s "$dir/interrupted/$dir/endless.fst" ]
# what is not in the loop ends at once: here the second signal finds the process stopped
(set -m; "$tool" run --isa tesla --model-only --json "$dir/r.json" "$dir/endless.s" >"$dir/out" & \
    pid=$!
    await $pid handles $pid; kill -STOP $pid; kill -INT $pid; kill -TERM $pid; kill -CONT $pid
        wait $pid; exit $?)
status=$?
claim "two signals: status $status" expr $status : '1[34][03]$' >/dev/null
claim "two signals: last line" \
    sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=INTERRUPTED status=$status '"
claim "two signals: record" says "$dir/r.json" ".[0].status == $status"
mkfifo "$dir/never.s"
(set -m; "$tool" run --isa tesla --json "$dir/r.json" "$dir/never.s" >"$dir/out" &
    await $! handles $!; kill -TERM $!; wait $!; exit $?)
claim "a signal while the program is read" [ $? = 143 ]
claim "its last line" \
    sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=INTERRUPTED status=143 compared=0 '"
rm "$dir/never.s"
mkfifo "$dir/never.s"
(set -m; env --default-signal=HUP "$tool" run --isa tesla --json "$dir/r.json" "$dir/never.s" \
    >"$dir/out" & await $! handles $!; kill -HUP $!; wait $!; exit $?)
claim "a terminal that goes away while the program is read" [ $? = 143 ]
claim "its last line" sh -c \
    "tail -n 1 $dir/out | grep -q '^warpstep: verdict=INTERRUPTED status=143 compared=0 '"
claim "its record" says "$dir/r.json" '.[0].status == 143 and (.[0].message | test("SIGHUP"))'
(set -m; nohup "$tool" run --isa tesla "$dir/never.s" >"$dir/out" 2>/dev/null & pid=$!
    await $pid handles $pid; kill -HUP $pid; kill -TERM $pid; wait $pid; exit $?)
claim "nohup: SIGTERM alone ends it" grep -q 'verdict=INTERRUPTED status=143' "$dir/out"
rm "$dir/never.s"
# a wave's disk is full: a SIGBUS, for it is written through mapped memory
(set -m; "$tool" run --isa tesla --waves always --wave-dir "$dir/full" \
    "$dir/endless.s" >"$dir/out" 2>"$dir/err" &
    await $! [ -e "$dir/full/$dir/endless.fst" ]; kill -BUS $!; wait $!; exit $?)
claim "a full disk of a wave, status" [ $? = 2 ]
claim "is said" grep -qx \
    "$dir/full/$dir/endless.fst: error: cannot write: No space left on device" "$dir/err"
claim "leaves no wave" [ -z "$(find "$dir/full" -type f)" ]

# Shapes that a core does not have, and what is no number: make refuses them before it builds
# anything.
refused() { # REMEDY NAME=VALUE
    env -u MAKELEVEL -u MAKEFLAGS -u MFLAGS make "$2" help >"$dir/out" 2>"$dir/err"
    claim "make $2: status is 2" [ $? = 2 ]
    claim "make $2: $(head -n 1 "$dir/err")" grep -q "${2%=*}=.*: must be $1" "$dir/err"
    claim "make $2: one line" [ "$(cat "$dir/out" "$dir/err" | wc -l)" = 1 ]
}
for shape in LANES=7 LANES= 'LANES=8 16' WARPS=1 WARPS=25 SFU_LANES=3 FP64=2 TEXTURE=x \
    THREADS=9; do refused 'one of' "$shape"; done
for number in N=ten COUNT=-1 SEED= 'SEED=1 2' JOBS=1.5 BYTES=1e9 \
    RUNS=x SLICE=5m MUTANTS=y FUZZ_SECONDS=1s INSTRUCTIONS=1e8; do refused 'a whole number' \
    "$number"; done

# ISA= and ISAS= say the same
made() { env -u MAKELEVEL -u MAKEFLAGS -u MFLAGS make "$@" >"$dir/out" 2>"$dir/err"; }
for goal in parameters '-n tool' '-n bugs'; do
    # shellcheck disable=SC2086 # a goal and its option
    made $goal ISAS=pica200 && sed 's/\[[0-9]*\]//' "$dir/out" >"$dir/isas"
    # shellcheck disable=SC2086
    made $goal ISA=pica200
    claim "make $goal ISA=pica200: $(cat "$dir/err")" [ $? = 0 -a -s "$dir/out" ]
    claim "make $goal: ISA= is ISAS=" \
        [ "$(sed 's/\[[0-9]*\]//' "$dir/out")" = "$(cat "$dir/isas")" ]
done
made parameters ISA='pica200 tesla'
claim "two of them" [ "$(cut -d ' ' -f 1 "$dir/out" | sort -u | tr '\n' ' ')" = "pica200 tesla " ]
for wrong in "ISA=pica2000" "ISA=tesla ISAS=pica200"; do
    # shellcheck disable=SC2086
    made parameters $wrong
    claim "make $wrong: $(cat "$dir/err")" \
        grep -q 'ISA=[a-z0-9]*: must be one of .*pica200' "$dir/err"
done
made mutants ISAS='pica200 tesla'
claim "mutants of two" grep -q 'mutants: ISA=pica200 tesla: must be one of ' "$dir/err"
made build/bugs/warpstep ISAS=pica200
claim "a command of one ISA does not take the place of that of all" grep -q \
    "bugs/warpstep has all ISAs in their default shapes; for 'pica200' make bugs builds \
build/tools/pica200/bugs/warpstep" "$dir/err"
made build/bugs/warpstep THREADS=1
claim "nor does one in another shape" grep -q \
    "make bugs builds build/tools/[a-z0-9_]*pica200-THREADS1[a-z0-9_]*/bugs/warpstep" "$dir/err"

conclude "bad input"
