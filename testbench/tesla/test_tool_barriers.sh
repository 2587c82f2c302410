#!/bin/sh
# Random programs full of barriers end, however far one warp is ahead of another:
# test_tool_barriers.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-barriers
rm -rf "$dir" && mkdir -p "$dir"

echo 'barrier 2000' >"$dir/profile"
"$tool" random --isa tesla --type compute --count 150 --seed 1 --disturb starve \
    --profile "$dir/profile" --dir "$dir/failed" >"$dir/out" 2>&1
claim "no warp waits for ever: $(sed -n 2,3p "$dir/out")" [ $? = 0 ]
claim "they were all run" grep -qx '150 passed, 0 failed' "$dir/out"
"$tool" random --isa tesla --type compute --count 150 --seed 1 \
    --write-only --profile "$dir/profile" --dir "$dir/all" >"$dir/out" 2>&1
for what in 'bar inc 0x' 'bar wait 0x' 'bar inc wait 0x'; do
    claim "some of them have $what" grep -q "$what" "$dir/all"/*.s
done
conclude "barriers"
