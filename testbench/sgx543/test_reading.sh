#!/bin/sh
# The reading of the sheet in testbench/sgx543/reading against the model, retire by retire: the
# tree's programs, and random ones. test_reading.sh TOOL [COUNT]: so many random programs; 100 take
# half a minute
tool=$1 count=${2:-100} isa=sgx543 dir=build/test-reading-sgx543
. testbench/check.sh
. testbench/reading/check.sh
need_python
rm -rf "$dir" && mkdir -p "$dir/code" "$dir/random"

claim "the figures are those of the sheet" python3 "$reading/check_sheet.py"
# shellcheck disable=SC2046 # names without blanks
compare_programs $(grep -L "^\.then" programs/sgx543/*/*.s)
compare_random "$count"

# a log in which one thing is wrong, a reading with one wrong rule, a sheet with one wrong figure
program=programs/sgx543/rules/phases.s
planted '2s/0x3f400000/0x3f400001/'
fires "a register" "$dir/planted" "add.f32 .*: registers: reading .*0x3f400000.*0x3f400001"
planted '2s/"sa6"/"sa9"/'
fires "the order of registers" "$dir/planted" ": registers: "
planted '2s/"next_pc": "0x1"/"next_pc": "0x2"/'
fires "next_pc" "$dir/planted" "order 1 .*: next_pc: "
planted '2s/"trap": null/"trap": "OOB"/'
fires "a trap" "$dir/planted" "order 1 .*: trap: "
planted '3s/"done": true/"done": false/'
fires "the end" "$dir/planted" "order 2 .*: done: "
planted 's/"output", "lane": null, "address": "0x4"/"output", "lane": null, "address": "0x8"/'
fires "memory" "$dir/planted" ": memory: "
planted '1s/"0x00000000", "0x00000000", "0x00000001"/"0x00000000", "0x00000000", "0x00000000"/'
fires "a launch" "$dir/planted" "launch: launch: "
planted '1s/"name": "pa7", "mask": "0x00000001", "bytes": 15, "values": \["0x00000000"\]/"name": "pa7", "mask": "0x00000001", "bytes": 15, "values": ["0x00000001"]/'
fires "a register of a launch" "$dir/planted" "launch: registers of the launch: "
planted '$d'
fires "an end that is missing" "$dir/planted" "the log ends before the instances do"
planted d
fires "an empty log" "$dir/planted" "the log ends before the instances do"
mkdir "$dir/wrong" && cp "$reading"/*.py "$dir/wrong" && cp docs/isa/sgx543.md "$dir"
export SHEET="$dir/sgx543.md"
program=programs/sgx543/kernels/matrix.s
sed -i 's/total = add(total, mul(x, y))/total = mul(x, y)/' "$dir/wrong/number.py"
fires "a wrong dot product" "$tool" "dot4.*: registers: " "$dir/wrong"
sed -i 's/^rcp: 3f800000->3f800000/rcp: 3f800000->3f800001/' "$SHEET"
claim "another sheet is noticed" \
    [ "$(python3 "$reading/check_sheet.py")" = \
    "rcp(3f800000) is 3f800000, the sheet says 3f800001" ]
unset SHEET

# what is not compared, and says so
printf '#!/bin/sh\n"%s" "$@" | sed "s/^sgx543 .*/sgx543  INSTANCES 8, IMEM_INSTR 1024/"\n' "$tool" \
    >"$dir/other" && chmod +x "$dir/other"
refuses "another shape" 3 "^no comparison: INSTANCES is 8, of the reading 4$" "$dir/other" \
    "$program"
{ echo '.then "matrix.s"' && cat "$program"; } >"$dir/then.s"
refuses "a program behind it" 1 "then.s: .*\.then" "$tool" "$dir/then.s"
fails_without_python "$0"
conclude "reading"
