#!/bin/sh
# A failing run writes its own wave: the window before the difference, a save file that names
# signals that are in it, and a marker; GTKWave shows them, started anywhere. test_waves.sh
# build/warpstep build/bugs/warpstep ISA
tool=$1 bug_tool=$2 isa=$3
. testbench/check.sh
dir=build/test-waves-$isa
passing=programs/$isa/rules/hazards.s
rm -rf "$dir" && mkdir -p "$dir"

# the first bug that is a MISMATCH
row=$(python3 testbench/bugs/bugs.py rows "testbench/bugs/$isa" |
    awk -F '\t' '$5 == "MISMATCH" && !found++ { print $1, $3 }')
number=${row% *} program=${row#* }
name=$(basename "$program" .s)

"$tool" run --isa "$isa" --waves always --wave-dir "$dir/always" "$passing" >"$dir/out"
always=$dir/always/${passing%.s}
claim "--waves always writes a wave" [ -s "$always.fst" ]
claim "and says where" grep -qx "waves: $always.fst, open it with: gtkwave $always.gtkw" "$dir/out"
claim "and marks the first instruction" grep -q "^\*[-0-9.]* [1-9][0-9]*000 " "$always.gtkw"
claim "and writes nothing else" [ "$(ls "${always%/*}" | tr '\n' ' ')" = \
    "hazards.code hazards.fst hazards.gtkw " ]
"$tool" run --isa "$isa" --wave-dir "$dir/expect" "testbench/bugs/$isa/wrong_expectation.s" \
    >"$dir/out"
claim "a program whose expectation is not met has none" [ ! -e "$dir/expect" ]
claim "and says why" grep -q "^waves: none, for core and model agree; --waves always writes " \
    "$dir/out"
"$tool" run --isa "$isa" --waves always --wave-dir "$dir/expect" \
    "testbench/bugs/$isa/wrong_expectation.s" >"$dir/out"
wrong=$dir/expect/testbench/bugs/$isa/wrong_expectation
claim "--waves always writes it, and says where" \
    grep -qx "waves: $wrong.fst, open it with: gtkwave $wrong.gtkw" "$dir/out"
claim "and it is there" [ -s "$wrong.fst" ]
"$tool" run --isa "$isa" --wave-dir "$dir/none" "$passing" >/dev/null
claim "a passing run writes none" [ ! -e "$dir/none" ]
"$bug_tool" run --isa "$isa" --plus bug="$number" --waves never --wave-dir "$dir/never" "$program" \
    >/dev/null
claim "--waves never writes none" [ ! -e "$dir/never" ]

"$bug_tool" run --isa "$isa" --plus bug="$number" --wave-dir "$dir/fail" --json "$dir/r.json" \
    "$program" >"$dir/out"
claim "the bug is a MISMATCH" [ $? = 1 ]
made=$dir/fail/$(dirname "$program")
wave=$made/$name.fst
save=$made/$name.gtkw
claim "a failing run writes a wave" [ -s "$wave" ]
claim "the report says where" grep -q "^waves: $wave, open it with: gtkwave $save" "$dir/out"
claim "the last line is the verdict" \
    sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=MISMATCH'"

# what is in the wave, by GTKWave's own reader
fst2vcd -f "$wave" -o "$dir/wave.vcd" 2>/dev/null
cycle=$(jq .difference.cycle "$dir/r.json")
times=$(sed -n 's/^#\([0-9]*\)$/\1/p' "$dir/wave.vcd" | sed -n '1p;$p' | tr '\n' ' ')
first=${times%% *}
last=$(echo "$times" | awk '{ print $2 }')
claim "the wave holds the cycle of the difference ($first..$last ps, cycle $cycle)" \
    [ "$first" -le $((cycle * 1000)) -a "$last" -ge $((cycle * 1000)) ]
claim "the window is short" [ $((last - first)) -le 600000 ]
claim "the marker is on it" grep -q "^\*[-0-9.]* $((cycle * 1000)) " "$save"
claim "the view begins before it" \
    grep -qx "\[timestart\] $(((cycle > 20 ? cycle - 20 : 0) * 1000))" "$save"
pc=$(jq -r .difference.pc "$dir/r.json") text=$(jq -r .difference.text "$dir/r.json") \
    line=$(jq -r .difference.source "$dir/r.json")
claim "pcs are shown as instructions: $pc is $text of $line" \
    grep -qxF "$(printf %08X "$pc") $text   :${line#*:}" "$made/$name.code"

# every signal of the view must be in the wave; names are joined with '.', ranges as [7:0]
awk '/^\$scope/ { path = path $3 "."; depth++; at[depth] = path }
     /^\$upscope/ { depth--; path = depth ? at[depth] : "" }
     /^\$var/ { name = $5; if ($6 != "$end") name = name $6; print path name }' "$dir/wave.vcd" | sort -u >"$dir/signals"
grep -v -e '^[[@*^-]' -e '^$' "$save" | sed 's/^+{[^}]*} //' | sort -u >"$dir/wanted"
claim "the view names signals" [ "$(wc -l <"$dir/wanted")" -gt 20 ]
comm -23 "$dir/wanted" "$dir/signals" >"$dir/unknown"
claim "signals of the view that are not in the wave: $(tr '\n' ' ' <"$dir/unknown")" \
    [ ! -s "$dir/unknown" ]

# A picture of GTKWave, started in another folder, as a report says. Traces are green, the marker is
# red, text is white.
for command in gtkwave xvfb-run xauth import convert; do
    claim "$command is there (testbench/setup test)" command -v $command >/dev/null
done
top=$(pwd)
# pixels PNG COLOUR: how many have it
pixels() { convert "$1" -fill black +opaque "$2" -fill white -opaque "$2" \
    -format '%[fx:int(mean*w*h+0.5)]' info:; }
# picture SAVE PNG: the waves alone, when two pictures are alike and show something; else when
# GTKWave has ended
picture() {
    (cd / && HOME=$top/$dir exec timeout 3600 xvfb-run -a -s '-screen 0 1600x1000x24' sh -c '
        gtkwave "$1" >"$2.log" 2>&1 &
        last=
        for second in $(seq 1200); do
            sleep 1
            import -window root "$2.all.png" && convert "$2.all.png" -crop 960x860+600+135 +repage "$2" || continue
            now=$(convert "$2" -fill black +opaque "#00ff00" -format "%[fx:mean] %#" info:)
            [ "$now" = "$last" ] && [ "${now%% *}" != 0 ] && break
            last=$now
            kill -0 $! || break
        done 2>"$2.err"
        kill $! 2>/dev/null || true' sh "$1" "$2")
}
picture "$top/$save" "$top/$dir/fail.png"
claim "GTKWave shows traces" [ "$(pixels "$dir/fail.png" '#00ff00')" -gt 10000 ]
claim "and the marker, over the whole height" [ "$(pixels "$dir/fail.png" '#ff8080')" -gt 700 ]
edges=$(convert "$dir/fail.png" -crop 960x40+0+0 +repage txt:- | awk -F '[,: ]' '/#00FF00/ { if ($2 == y && $1 != x + 1) n[y]++; x = $1; y = $2 }
    END { for (y in n) if (n[y] > most) most = n[y]; print most + 0 }')
claim "and 28 to 52 clocks: $edges rising edges" [ "$edges" -ge 28 -a "$edges" -le 52 ]

# the same without its instructions, and without its dump
mkdir "$dir/bare" && cp "$made/"* "$dir/bare" && : >"$dir/bare/$name.code"
sed "s|$made/|$dir/bare/|" "$save" >"$dir/bare/$name.gtkw"
picture "$top/$dir/bare/$name.gtkw" "$top/$dir/bare.png"
claim "instructions are shown as text" \
    [ "$(pixels "$dir/fail.png" '#ffffff')" -gt "$(pixels "$dir/bare.png" '#ffffff')" ]
rm "$dir/bare/$name.fst"
picture "$top/$dir/bare/$name.gtkw" "$top/$dir/none.png"
claim "a picture without a wave has no trace" [ "$(pixels "$dir/none.png" '#00ff00')" = 0 ]
claim "for GTKWave has ended, and said why" grep -q "Could not initialize .*$name.fst.*, exiting" \
    "$dir/none.png.log"
conclude "waves, $isa"
