#!/bin/sh
# A chip implies its features: what --chip, .chip and their absence make of the same two words.
# test_tool_chip.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-chip
rm -rf "$dir" && mkdir -p "$dir"

# log2(8) by the two numbers of newer chips, and their product: docs/isa/vivante.md, 4.6
printf '%s\n' 01841012 00000001 00000000 00390028 07841003 00004800 00aa0240 00000000 \
    >"$dir/log.hex"
printf 't2.x\n8.0\n' >"$dir/in.csv"

# gives NUMBER ARGUMENT...: what the words leave in t4.x, on core and model
gives() {
    wanted=$1
    shift
    "$tool" run --isa vivante --code "$dir/log.hex" --inputs "$dir/in.csv" --out-temps 4 \
        --outputs "$dir/out.csv" "$@" >"$dir/out" 2>"$dir/err"
    claim "$*: the run passes" [ $? = 0 ]
    got=$(sed -n '2s/.*,//p' "$dir/out.csv")
    claim "$*: found $got, expected $wanted" [ "$got" = "$wanted" ]
}
gives 3
gives 3 --chip gc3000
gives 3 --chip gc7000
gives 9 --chip gc2000
gives 3 --chip gc2000 --fast-trans
gives 9 --chip gc3000 --plain-trans
gives 9 --plain-trans

# one that is not named is gc3000 in every bit
"$tool" run --isa vivante --code "$dir/log.hex" --inputs "$dir/in.csv" >"$dir/default" 2>"$dir/err"
"$tool" run --isa vivante --code "$dir/log.hex" --inputs "$dir/in.csv" --chip gc3000 \
    >"$dir/named" 2>"$dir/err"
claim "the default chip is gc3000" cmp "$dir/default" "$dir/named"

# a program's own word, and the command's over it
program=programs/vivante/rules/chip_log_gc2000.s
"$tool" run --isa vivante "$program" --chip gc3000 >"$dir/out" 2>"$dir/err"
claim "--chip in place of .chip: another value" [ $? = 7 ]
"$tool" run --isa vivante "$program" --chip gc3000 --plain-trans >"$dir/out" 2>"$dir/err"
claim "the plain ones on that chip: the value again" [ $? = 0 ]
sed 's/^\.chip.*/.plain/' "$program" >"$dir/plain.s"
"$tool" run --isa vivante "$dir/plain.s" >"$dir/out" 2>"$dir/err"
claim ".plain on the default chip: the value again" [ $? = 0 ]
"$tool" run --isa vivante "$dir/plain.s" --fast-trans >"$dir/out" 2>"$dir/err"
claim "--fast-trans in place of .plain: another value" [ $? = 7 ]

refuse "both switches" "found --fast-trans and --plain-trans; expected one of the two" \
    run --isa vivante "$program" --plain-trans --fast-trans

conclude "tool-chip"
