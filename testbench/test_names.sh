#!/bin/sh
# What all ISAs share names none of them, and uses no word that belongs to one: the common library,
# the bridge, the shared testbench, the command, the makefiles. test_names.sh Exceptions stand in
# testbench/names_allowed.txt, with the reason; one that is no longer needed is a failure too.
. testbench/check.sh
dir=build/test-names
rm -rf "$dir" && mkdir -p "$dir"
isas=$(ls model/*/isa.mk | cut -d/ -f2 | paste -sd '|')
names="($isas|vivante|sgx543|usse|pica|nvidia|g80|gt200)"
words='\b(verte(x|ices)|geometry|fragments?|texels?|textures?|shaders?|primitives?|ctaid|ntid|shbin|dvle|lanes? *= *32)|\$r[0-9]'
allowed=testbench/names_allowed.txt

# find FOLDER: file:line: text
find_names() {
    (cd "$1" && grep -rnIiE "$names|$words" model/common bridge testbench/common testbench/*.sh \
        testbench/setup tools rtl/common rtl/synth.sh \
        Makefile model/*.mk rtl/*.mk testbench/*.mk 2>/dev/null) | \
        grep -v '^Makefile:[0-9]*:ISAS += [a-z0-9]*$' |
        # a sheet may be cited
        sed -E 's#docs/isa/[a-z0-9_]+\.md##g' | grep -iE "^[^:]*:[0-9]*:.*($names|$words)"
}

# a row of names_allowed.txt: FILE PATTERN REASON, separated by tabs
find_names . >"$dir/found"
grep -v -e '^#' -e '^$' "$allowed" >"$dir/rows"
cp "$dir/found" "$dir/left"
while IFS='	' read -r file pattern reason; do
    claim "$allowed: $file $pattern has a reason" [ -n "$reason" ]
    grep -E "^$file:[0-9]+:.*($pattern)" "$dir/left" >"$dir/hit"
    claim "$allowed: $file $pattern is still needed" [ -s "$dir/hit" ]
    grep -vE "^$file:[0-9]+:.*($pattern)" "$dir/left" >"$dir/rest"
    mv "$dir/rest" "$dir/left"
done <"$dir/rows"
while read -r line; do bad "$line"; done <"$dir/left"
good

# it must find one that is planted
mkdir -p "$dir/tree/model/common" "$dir/tree/tools"
for word in $(ls model/*/isa.mk | cut -d/ -f2) vertex '$r5'; do
    echo "/* $word */" >"$dir/tree/tools/planted.c"
    claim "$word is found" [ "$(find_names "$dir/tree" | wc -l)" = 1 ]
done
conclude "names"
