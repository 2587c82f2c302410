#!/bin/sh
# A blind checker says so: test_sabotage.sh LIB CC FLAGS... Each record of testbench/sabotages.txt
# makes a copy of one file of the checker blind in one place. A whole run with it must be INTERNAL,
# and name what is not compared; with the checker as it is the same run passes.
. testbench/check.sh
lib=$1
shift
dir=build/test-sabotage
rm -rf "$dir" && mkdir -p "$dir"

run=$dir/run.o
"$@" -c -o "$run" testbench/sabotage.c || exit 2
"$@" -o "$dir/sound" "$run" "$lib" -lz -lm && "$dir/sound" >"$dir/out"
claim "the sound checker passes" grep -q '^warpstep: verdict=PASS status=0 ' "$dir/out"
for kind in fields=pc: registers=q: ,p: memory=far: swept_registers=q: swept_memory=near: end=far: \
    ,own: expected=6; do
    claim "it says how much it compared: $kind" sh -c "tail -n 1 $dir/out | grep -q '$kind'"
done
"$dir/sound" signature >"$dir/out"
claim "the sound checker passes signatures" grep -q '^warpstep: verdict=PASS status=0 ' "$dir/out"
"$dir/sound" wrong >"$dir/out"
claim "the sound checker finds a wrong one" grep -q '^warpstep: verdict=MISMATCH status=1 ' \
    "$dir/out"

# a folder for each record, with a file for each part of it
awk -v dir="$dir" '
    /^#/ { next }
    /^$/ { line = 0; next }
    !line++ { number++; system("mkdir -p " dir "/" number) }
    line == 1 { print > (dir "/" number "/what") }
    line == 2 { split($0, part, " [|] "); print part[1] > (dir "/" number "/file")
                print part[2] > (dir "/" number "/named") }
    line > 2 { print > (dir "/" number "/change.sed") }
    END { print number > (dir "/count") }' testbench/sabotages.txt

number=0
while [ -e "$dir/$((number + 1))/change.sed" ]; do
    number=$((number + 1))
    here=$dir/$number
    read -r what <"$here/what"
    read -r file argument <"$here/file"
    read -r named <"$here/named"
    sed -f "$here/change.sed" "bridge/$file" >"$here/$file"
    claim "blind: $what: there is such a line in bridge/$file" \
        sh -c "! cmp -s bridge/$file $here/$file"
    claim "blind: $what: it builds" \
        "$@" -w -Ibridge -o "$here/run" "$here/$file" "$run" "$lib" -lz -lm
    "$here/run" $argument >"$here/out" 2>&1
    said=$(tail -n 2 "$here/out" | cut -c 1-120)
    claim "blind: $what: $said" grep -q '^warpstep: verdict=INTERNAL status=10 ' "$here/out"
    claim "blind: $what: it is named" grep -q "^the checker is blind: .*$named" "$here/out"
done
claim "all records were tried" [ "$number" = "$(cat "$dir/count")" ]
conclude "blind checkers"
