#!/bin/sh
# A failing run writes its own wave: the window before the difference, a save file that names signals that are in it,
# and a marker. test_waves.sh build/warpstep build/bugs/warpstep ISA
tool=$1 bug_tool=$2 isa=$3
. testbench/check.sh
dir=build/test-waves-$isa
passing=programs/$isa/rules/hazards.s
rm -rf "$dir" && mkdir -p "$dir"

# the first bug of the table that is a MISMATCH
row=$(sed 's/[[:space:]]*#.*//' "testbench/bugs/$isa/expect.txt" | awk '$4 == "MISMATCH" { print $1, $3; exit }')
number=${row% *} program=${row#* }
name=$(basename "$program" .s)

"$tool" run --isa "$isa" --waves always --wave-dir "$dir/always" "$passing" >/dev/null
claim "--waves always writes a wave" [ -s "$dir/always/hazards.fst" ]
"$tool" run --isa "$isa" --wave-dir "$dir/none" "$passing" >/dev/null
claim "a passing run writes none" [ ! -e "$dir/none" ]
"$bug_tool" run --isa "$isa" --plus bug="$number" --waves never --wave-dir "$dir/never" "$program" >/dev/null
claim "--waves never writes none" [ ! -e "$dir/never" ]

"$bug_tool" run --isa "$isa" --plus bug="$number" --wave-dir "$dir/fail" --json "$dir/r.json" "$program" >"$dir/out"
claim "the bug is a MISMATCH" [ $? = 1 ]
wave=$dir/fail/$name.fst
save=$dir/fail/$name.gtkw
claim "a failing run writes a wave" [ -s "$wave" ]
claim "the report says where" grep -q "^waves: $wave, open it with: gtkwave $save" "$dir/out"
claim "the last line is the verdict" sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=MISMATCH'"

# what is in the wave, by GTKWave's own reader
fst2vcd -f "$wave" -o "$dir/wave.vcd" 2>/dev/null
cycle=$(jq .difference.cycle "$dir/r.json")
times=$(sed -n 's/^#\([0-9]*\)$/\1/p' "$dir/wave.vcd" | sed -n '1p;$p' | tr '\n' ' ')
first=${times%% *}
last=$(echo "$times" | awk '{ print $2 }')
claim "the wave holds the cycle of the difference ($first..$last ns, cycle $cycle)" \
    [ "$first" -le $((cycle * 10)) -a "$last" -ge $((cycle * 10)) ]
claim "the window is short" [ $((last - first)) -le 6000 ]
claim "the marker is on it" grep -q "^\*[-0-9.]* $((cycle * 10)) " "$save"

# every signal of the view must be in the wave; names are joined with '.', ranges as [7:0]
awk '/^\$scope/ { path = path $3 "."; depth++; at[depth] = path }
     /^\$upscope/ { depth--; path = depth ? at[depth] : "" }
     /^\$var/ { name = $5; if ($6 != "$end") name = name $6; print path name }' "$dir/wave.vcd" | sort -u >"$dir/signals"
grep -v -e '^[[@*-]' -e '^$' "$save" | sort -u >"$dir/wanted"
claim "the view names signals" [ "$(wc -l <"$dir/wanted")" -gt 20 ]
comm -23 "$dir/wanted" "$dir/signals" >"$dir/unknown"
claim "signals of the view that are not in the wave: $(tr '\n' ' ' <"$dir/unknown")" [ ! -s "$dir/unknown" ]
conclude "waves, $isa"
