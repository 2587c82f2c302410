#!/bin/sh
# An ISA and a core from a folder outside the tree: they build, run, pass and fail like those of the
# tree, and the tree stays as it is. test_plugin.sh FOLDER: a plugin, which is copied and given a
# name of its own
. testbench/check.sh
plugin=${1:?"the folder of a plugin is missing"} isa=abacus \
    was=$(sed -n 's/^PLUGIN_ISA := //p' "$1/isa.mk")
outside=$(mktemp -d) dir=build/test-plugin
trap 'rm -rf "$outside"' EXIT
rm -rf "$dir" && mkdir -p "$dir"
cp -r "$plugin/." "$outside/" || exit 1
find "$outside" -type f -exec sed -i "s/$was/$isa/g" {} +
find "$outside" -name "$was*" | while read -r file; do mv "$file" \
    "${file%/*}/$isa${file##*/"$was"}"; done
cp "$outside/rtl/${isa}_core.sv" "$dir/core.sv"
state() { git status --porcelain 2>/dev/null | cksum; }
before=$(state)

# plain make: not the flags, the ISAs and the parameters of the make that called
plain() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make --no-print-directory "$@"; }

plain run ISAS= PLUGIN="$outside" >"$dir/run" 2>"$dir/err"
claim "make run PLUGIN=: $(tail -n 2 "$dir/err")" [ $? = 0 ]
claim "its programs pass" grep -q '^count\.s  *PASS ' "$dir/run"
claim "nothing else ran" \
    [ "$(grep -c ' PASS ' "$dir/run")" = "$(ls "$outside"/programs/*/*.s | wc -l)" ]
tool=$(plain -s tool ISAS= PLUGIN="$outside" 2>/dev/null | tail -n 1)
claim "make tool prints the command" [ -x "$tool" ]
for level in none mild wild burst starve; do
    "$tool" run --isa "$isa" --seed 7 --disturb $level --json "$dir/$level.json" \
        "$outside/programs/rules/count.s" >/dev/null
    claim "it takes seeds and disturbance: $level" [ $? = 0 ]
    cat "$dir/$level.json"
done >"$dir/levels"
claim "levels take other clocks, and retire the same" says "$dir/levels" \
    '(map(.clocks) | unique | length) == 5 and (map(.hash) | unique | length) == 1'
"$tool" random --isa "$isa" --count 20 --dir "$dir/random" >"$dir/out" 2>&1
claim "random programs of it pass: $(tail -n 1 "$dir/out")" grep -qx '20 passed, 0 failed' \
    "$dir/out"
claim "they run" [ "$(sed -n 's/ instructions,.*//p' "$dir/out")" -gt 1000 ]
"$tool" board --isa "$isa" --port "$dir/nothing" "$outside/programs/rules/count.s" >"$dir/out" 2>&1
claim "it may be on a board" grep -q "$dir/nothing: error: cannot open" "$dir/out"
sed -i 's/&testbench_[a-z]*_board,/nullptr,/' "$outside/testbench/${isa}_environment.cpp"
plain tool ISAS= PLUGIN="$outside" >/dev/null 2>&1
refuse "one that is on no board says so" \
    "error: $isa is on no board; docs/board.md says what its environment needs for one" board \
    --isa "$isa" --port "$dir/nothing" \
    "$outside/programs/rules/count.s"
plain run ISAS= PLUGIN="$outside" REGS=8 >"$dir/shape" 2>"$dir/err"
claim "another shape of it builds and runs" grep -q '^count\.s  *PASS ' "$dir/shape"
plain run ISAS= PLUGIN="$outside" REGS=5 >"$dir/out" 2>&1
claim "a shape that it has not is refused" [ $? != 0 ]
claim "the values are named" grep -q "REGS=5: must be one of 4 8 16" "$dir/out"

# a bug in its core is found: the sum is wrong in bit 3
sed -i 's/assign sum     = source + /assign sum     = 32'"'"'h8 ^ source + /' \
    "$outside/rtl/${isa}_core.sv"
plain run ISAS= PLUGIN="$outside" >"$dir/bug" 2>&1
claim "a bug makes the run fail" [ $? != 0 ]
claim "it is a MISMATCH" grep -q '^count\.s  *MISMATCH ' "$dir/bug"
"$tool" random --isa "$isa" --count 5 --dir "$dir/random" >"$dir/out" 2>&1
claim "random programs find it" grep -q '^5 of MISMATCH ' "$dir/out"
# without hooks for it, a source is made smaller by its own lines, words by those of the
# disassembler
for of in "$outside/programs/rules/count.s" "--code $dir/words.hex"; do
    [ "${of#--code}" = "$of" ] || "$tool" asm --isa "$isa" "$outside/programs/rules/count.s" \
        -o "$dir/words.hex"
    # shellcheck disable=SC2086 # an option and its value
    "$tool" shrink --isa "$isa" $of -o "$dir/small.s" >"$dir/out" 2>&1
    claim "shrink ${of%% *}: $(sed -n 2p "$dir/out")" grep -q '^[12] instructions* of ' "$dir/out"
    "$tool" run --isa "$isa" --waves never "$dir/small.s" >"$dir/again" 2>&1
    claim "what comes out fails alike" grep -qF "$(sed -n '1s/^MISMATCH: //p' "$dir/out")" \
        "$dir/again"
done
sed -i '/\.random = /d; /random_programs = /d; /types\[\] = /d' "$outside/model/$isa.c"

# registers without a RAM that a sweep can read: it builds, and what is missed is said
cp "$dir/core.sv" "$outside/rtl/${isa}_core.sv"
sed -i -e '/common_ram #/,/^  );/d' -e '/The registers. TAP 1/c\
  logic [31:0] regs [REGS];\
  always_ff @(posedge clk_i) begin\
    if (write || state_q == Clear) regs[state_q == Clear ? clear_q : word_q[28+:AW]] <= state_q == Clear ? 32'"'"'d0 : sum;\
    if (state_q == Read) source <= regs[word_q[24+:AW]];\
  end' "$outside/rtl/${isa}_core.sv"
plain run ISAS= PLUGIN="$outside" >"$dir/unswept" 2>"$dir/err"
claim "a core without a RAM that can be read builds" grep -q '^count\.s ' "$dir/unswept"
refuse "without hooks there are no random programs, which is said" \
    "error: $isa has no random programs" random --isa "$isa"
claim "it does not pass" grep -q '^count\.s  *NOT_OBSERVED ' "$dir/unswept"

# a core whose retire events have no field: `run` and the table have one rule
sed 's/common_tap_retire u_tap_retire/common_tap_retire #(.FIELDS(0)) u_tap_retire/' \
    "$dir/core.sv" >"$outside/rtl/${isa}_core.sv"
plain run ISAS= PLUGIN="$outside" >"$dir/fields" 2>"$dir/err"
claim "a core without fields does not pass" grep -q '^count\.s  *NOT_OBSERVED ' "$dir/fields"
"$tool" run --isa "$isa" "$outside/programs/rules/count.s" >"$dir/out" 2>&1
claim "in run, its status is that of NOT_OBSERVED" [ $? = 11 ]
claim "in run, the last line says so" \
    grep -q '^warpstep: verdict=NOT_OBSERVED status=11 .* fields=0 ' "$dir/out"
claim "in run, the fields are named" \
    grep -q 'the core did not show pc, words, active, next_pc, trap, done' "$dir/out"

# a core that stays busy when all is done: the report says what its pins show
sed "s/assign busy_o .*/assign busy_o = 1'b1;/" "$dir/core.sv" >"$outside/rtl/${isa}_core.sv"
plain run ISAS= PLUGIN="$outside" >"$dir/busy" 2>"$dir/err"
claim "a core that stays busy hangs" grep -q '^count\.s  *HANG ' "$dir/busy"
claim "what is busy is named" \
    grep -q "every warp is done; the core's busy_o is high, with nothing on any port under way" \
    "$dir/busy"

# two ISAs of one name, none, a folder that is not one
sed -i 's/^PLUGIN_ISA := .*/PLUGIN_ISA := tesla/' "$outside/isa.mk"
plain run PLUGIN="$outside" >"$dir/out" 2>&1
claim "a name that is taken is refused" grep -q "there is an ISA 'tesla' already" "$dir/out"
sed -i '/^PLUGIN_ISA := /d' "$outside/isa.mk"
plain run PLUGIN="$outside" >"$dir/out" 2>&1
claim "a description without a name is refused" grep -q "sets no PLUGIN_ISA" "$dir/out"
plain run PLUGIN="$outside/nowhere" >"$dir/out" 2>&1
claim "a folder without a description is refused" grep -q "there is no $outside/nowhere/isa.mk" \
    "$dir/out"
claim "the tree is as it was" [ "$(state)" = "$before" ]
conclude "a plugin"
