#!/bin/sh
# The reading of the sheet in testbench/vivante/reading against the model, retire by retire: the
# tree's programs, and random ones. test_reading.sh TOOL [COUNT]: so many random programs; 100 take
# half a minute
tool=$1 count=${2:-100} isa=vivante dir=build/test-reading
. testbench/check.sh
. testbench/reading/check.sh
need_python
rm -rf "$dir" && mkdir -p "$dir/code" "$dir/random"

claim "the tables are those of the sheet" python3 "$reading/check_tables.py" docs/isa/vivante.md
# shellcheck disable=SC2046 # names without blanks
compare_programs $(grep -L "^\.then" programs/vivante/*/*.s)
compare_random "$count"

# a log in which one thing is wrong, and a reading with one wrong rule
program=programs/vivante/graphics/phong.s
planted '7s/0x3f800000/0x3f800001/'
fires "a register" "$dir/planted" "mul.*: registers: reading .*0x3f800000.*0x3f800001"
planted '7s/"bytes": 15/"bytes": 7/'
fires "bytes of a register" "$dir/planted" ": registers: "
planted 's/"active": "0x0000000f"/"active": "0x00000007"/'
fires "lanes" "$dir/planted" "order 1 .*: active: "
planted '3s/0x2000200020002/0x2000200020003/'
fires "next_pc" "$dir/planted" "order 2 .*: next_pc: "
planted '4s/"trap": null/"trap": "RSV"/'
fires "a trap" "$dir/planted" "order 3 .*: trap: "
planted 's/"output", "lane": null, "address": "0x4c"/"output", "lane": null, "address": "0x48"/'
fires "memory" "$dir/planted" "order 13 .*: memory: "
planted '1s/0x00000000", "0x0000000f/0x00000000", "0x00000007/'
fires "a launch" "$dir/planted" "launch: launch: "
planted '$d'
fires "an end that is missing" "$dir/planted" "the log ends before the threads do"
planted d
fires "an empty log" "$dir/planted" "the log ends before the threads do"
mkdir "$dir/wrong" && cp "$reading"/*.py "$dir/wrong" &&
    sed -i 's/row = lane.index & 2/row = 0/' "$dir/wrong/machine.py"
fires "a wrong DSX" "$tool" "dsx .*: registers: " "$dir/wrong"

# what is not compared, and says so
printf '#!/bin/sh\nexec "%s" "$@" | sed "s/LANES 4/LANES 1/"\n' "$tool" >"$dir/other" &&
    chmod +x "$dir/other"
refuses "another shape" 3 "^no comparison: LANES is 1, of the reading 4$" "$dir/other" "$program"
{ echo '.then "phong.s"' && cat "$program"; } >"$dir/then.s"
cp "$program" "$dir"
refuses "a program behind it" 1 "then.s: .*\.then" "$tool" "$dir/then.s"
fails_without_python "$0"
conclude "reading"
