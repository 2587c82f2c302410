#!/bin/sh
# The reading of the sheet in testbench/vivante/reading against the model, retire by retire: the tree's programs, and random ones.
# test_reading.sh TOOL [COUNT]: so many random programs; 100 take half a minute
tool=$1 count=${2:-100}
. testbench/check.sh
command -v python3 >/dev/null || { bad "python3 is there (testbench/setup test)"; conclude "reading"; exit 1; }
dir=build/test-reading
rm -rf "$dir" && mkdir -p "$dir/code" "$dir/random"
reading=testbench/vivante/reading
export PYTHONDONTWRITEBYTECODE=1

# compared LOG: what compare.py counted
compared() {
    tail -n 2 "$1"
    passed=$((passed + $(sed -n 's/^\([0-9]*\) passed, .*/\1/p' "$1")))
}

claim "the tables are those of the sheet" python3 "$reading/check_tables.py" docs/isa/vivante.md
python3 "$reading/compare.py" "$tool" "$dir/code" programs/vivante/*/*.s >"$dir/programs.log"
status=$?
# the command of another shape: nothing else is this test's matter
[ $status = 3 ] && { cat "$dir/programs.log" && conclude "reading" && exit; }
claim "programs: $(head -n 3 "$dir/programs.log")" [ $status = 0 ]
compared "$dir/programs.log"
"$tool" random --isa vivante --write-only --count "$count" --dir "$dir/random" >"$dir/write.log" 2>&1
claim "random programs are written: $(tail -n 1 "$dir/write.log")" [ $? = 0 ]
python3 "$reading/compare.py" "$tool" "$dir/code" "$dir"/random/*.s >"$dir/random.log"
claim "random programs: $(head -n 3 "$dir/random.log")" [ $? = 0 ]
compared "$dir/random.log"

# a log in which one thing is wrong, and a reading with one wrong rule
program=programs/vivante/graphics/phong.s
# fires TEXT TOOL PATTERN [READING]: the comparison fails and says so
fires() {
    python3 "${4:-$reading}/compare.py" "$2" "$dir/code" "$program" >"$dir/fires.log"
    claim "$1: it fails" [ $? = 1 ]
    claim "$1: says: $(head -n 1 "$dir/fires.log")" grep -q -- "$3" "$dir/fires.log"
}
# planted SCRIPT: a command whose log is changed so
planted() {
    echo "$1" >"$dir/planted.sed"
    printf '#!/bin/sh\nif [ "$1" = log ]; then "%s" "$@" | sed -f "%s"; else exec "%s" "$@"; fi\n' "$tool" "$dir/planted.sed" "$tool" >"$dir/planted"
    chmod +x "$dir/planted"
}
planted '5s/0x3f800000/0x3f800001/'
fires "a register" "$dir/planted" "mul.*: registers: reading .*0x3f800000.*0x3f800001"
planted '5s/"bytes": 15/"bytes": 7/'
fires "bytes of a register" "$dir/planted" ": registers: "
planted 's/"active": "0x0000000f"/"active": "0x00000007"/'
fires "lanes" "$dir/planted" "order 1 .*: active: "
planted '3s/0x2000200020002/0x2000200020003/'
fires "next_pc" "$dir/planted" "order 2 .*: next_pc: "
planted '4s/"trap": null/"trap": "RSV"/'
fires "a trap" "$dir/planted" "order 3 .*: trap: "
planted 's/"output", "lane": null, "address": "0x4c"/"output", "lane": null, "address": "0x48"/'
fires "memory" "$dir/planted" "order 11 .*: memory: "
planted '1s/0x00000000", "0x0000000f/0x00000000", "0x00000007/'
fires "a launch" "$dir/planted" "launch: launch: "
planted '$d'
fires "an end that is missing" "$dir/planted" "the log ends before the threads do"
planted d
fires "an empty log" "$dir/planted" "the log ends before the threads do"
mkdir "$dir/wrong" && cp "$reading"/*.py "$dir/wrong" && sed -i 's/row = lane.index & 2/row = 0/' "$dir/wrong/machine.py"
fires "a wrong DSX" "$tool" "dsx .*: registers: " "$dir/wrong"

# what is not compared, and says so
# refuses TEXT STATUS PATTERN TOOL PROGRAM
refuses() {
    python3 "$reading/compare.py" "$4" "$dir/code" "$5" >"$dir/refused.log"
    claim "$1: the status" [ $? = "$2" ]
    claim "$1: says: $(head -n 1 "$dir/refused.log")" grep -q -- "$3" "$dir/refused.log"
}
printf '#!/bin/sh\nexec "%s" "$@" | sed "s/LANES 4/LANES 1/"\n' "$tool" >"$dir/other" && chmod +x "$dir/other"
refuses "another shape" 3 "^no comparison: LANES is 1, of the reading 4$" "$dir/other" "$program"
{ echo '.then "phong.s"' && cat "$program"; } >"$dir/then.s"
cp "$program" "$dir"
refuses "a program behind it" 1 "then.s: .*\.then" "$tool" "$dir/then.s"
shell=$(command -v sh)
claim "without python3 it fails" [ "$(PATH=/nowhere "$shell" "$0" "$tool" 2>&1; echo $?)" = "failed: python3 is there (testbench/setup test)
reading: 0 passed, 1 failed
1" ]
conclude "reading"
