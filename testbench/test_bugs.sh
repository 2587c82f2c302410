#!/bin/sh
# Must-fail tests: each row of testbench/bugs/expect.txt is a bug that must be found, with the verdict and the first
# differing instruction it must give. The bugs sit in one build of the core; +bug=N arms one.
# test_bugs.sh build/bugs/warpstep
#
#   number  patch  program  verdict  pc or -  instruction or -      (a line that starts with # is a comment)
tool=$1
. testbench/check.sh
table=testbench/bugs/expect.txt
dir=build/test-bugs
rm -rf "$dir" && mkdir -p "$dir"

# member FILE NAME: a string member of the JSON, the first one of that name
member() { sed -n "s/^ *\"$2\": \"\(.*\)\",\{0,1\}\$/\1/p" "$1" | head -n 1; }

grep -v -e '^#' -e '^[[:space:]]*$' $table >"$dir/rows"

# no bug armed: the patched core is a good one
for program in $(awk '{ print $3 }' "$dir/rows" | sort -u); do
    "$tool" run --isa tesla --plus bug=0 --waves never "$program" >"$dir/out" 2>&1
    claim "bug 0: $program passes: $(tail -n 1 "$dir/out")" [ $? = 0 ]
done

while read -r number patch program verdict pc wanted; do
    json=$dir/$number.json
    claim "bug $number: testbench/bugs/$patch exists" [ -e "testbench/bugs/$patch" ]
    "$tool" run --isa tesla --plus bug="$number" --waves never --max-clocks 400000 --json "$json" "$program" \
        >"$dir/$number.out" 2>&1
    got=$(member "$json" verdict) at=$(member "$json" pc) insn=$(member "$json" text)
    if [ "$got" = "$verdict" ] && { [ "$pc" = - ] || [ "$at" = "$pc" ]; } &&
        { [ "${wanted:--}" = - ] || [ "$insn" = "$wanted" ]; }; then
        good
    else
        bad "bug $number ($patch, $program): $got at ${at:--} ${insn:--}; must be $verdict at $pc ${wanted:--}"
    fi
done <"$dir/rows"

for patch in testbench/bugs/*.patch; do
    claim "$patch stands in the table" grep -q "[[:space:]]$(basename "$patch")[[:space:]]" "$dir/rows"
done
conclude "must-fail"
