#!/bin/sh
# A core built without 64-bit floating point and textures, with 16 warps, 8 special function lanes,
# arithmetic for a quarter of the lanes, memories that serve one lane at a time, and stacks of 64
# entries, and its model: test_reduced.sh TOOL Instructions that it lacks are illegal on both sides,
# conversions take w1[22] for nothing, all else is as ever.
tool=$1
. testbench/check.sh
dir=build/test-reduced
rm -rf "$dir" && mkdir -p "$dir"

# Lanes leave a loop one by one, each for an entry of the stack, inside a function inside a region
# that joins: 34 entries.
cat >"$dir/stack.s" <<'END'
.param 0x1000
.expect global 0x1000: \
    1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31

    mov b32 $r2 0x0
    joinat done
    set $c0 # l u32 $r0 $r124
    (lg $c0) bra done
    call walk
done:
    join nop
    shl b32 $r3 $r0 0x2
    add b32 $r3 b32 s[0x10] $r3
    exit st b32 g14[$r3] $r2
walk:
    joinat out
again:
    add b32 $r2 $r2 0x1
    set $c0 # l u32 $r2 $r0
    (lg $c0) bra again
out:
    join nop
    ret
END

# expect STATUS TEXT PROGRAM: the run ends so and says so, whatever the disturbance
expect() {
    case $3 in */*) file=$3 ;; *) file=$(echo programs/tesla/*/"$3") ;; esac
    "$tool" run --isa tesla --disturb wild --waves never "$file" >"$dir/out" 2>&1
    status=$?
    claim "$3: $(tail -n 1 "$dir/out")" [ $status = "$1" ]
    claim "$3 says '$2'" grep -q -- "$2" "$dir/out"
}

expect 9 'core and model both trapped: .*ILLEGAL_OPCODE.*: fma rn f64' dot_f64.s
expect 9 'core and model both trapped: .*ILLEGAL_OPCODE.*: fma rn f64' axpy_f64.s
expect 9 'core and model both trapped: .*ILLEGAL_OPCODE' fp64_corners.s
expect 7 'verdict=EXPECT_FAIL' convert_f64.s
expect 0 'verdict=PASS' convert_corners.s
expect 0 'verdict=PASS' matmul_f32.s
expect 0 'verdict=PASS' "$dir/stack.s"
expect 7 'verdict=EXPECT_FAIL' trap_stack_limit.s
expect 0 'verdict=PASS' sfu_sweep.s
expect 0 'verdict=PASS' black_scholes.s
expect 0 'verdict=PASS' mandelbrot.s
expect 9 'core and model both trapped: .*ILLEGAL_OPCODE.*: tex' texture_kinds.s
expect 9 'core and model both trapped: .*ILLEGAL_OPCODE.*: tex' fragment_texture.s
expect 0 'verdict=PASS' vertex_light.s
expect 0 'verdict=PASS' large_block.s
expect 0 'verdict=PASS' wide_block.s

# In a suite, what needs something that this build lacks is skipped, and told; `run` above runs it.
mkdir -p "$dir/tree"
printf '.needs fp64\n' | cat - "$dir/stack.s" >"$dir/tree/needs.s"
cp "$dir/stack.s" "$dir/tree/stack.s"
"$tool" suite --isa tesla --json "$dir/skip.jsonl" "$dir/tree" >"$dir/skip"
claim "a suite with a program that is skipped" [ $? = 0 ]
claim "SKIP has its row" grep -q '^needs.s  *SKIP  *needs fp64$' "$dir/skip"
claim "SKIP is counted" [ "$(tail -n 1 "$dir/skip")" = "1 passed, 0 failed, 1 skipped" ]
claim "SKIP fits the schema" valid "$dir/skip.jsonl"
claim "SKIP is in the record" says "$dir/skip.jsonl" \
    '.[0] | .outcome == "SKIP" and .verdict == null and .message == "needs fp64"'
"$tool" suite --isa tesla "$dir/tree/needs.s" >"$dir/skip"
claim "nothing but SKIP is no success" [ $? = 1 ]
"$tool" run --isa tesla "$dir/tree/needs.s" >"$dir/out"
claim "run runs it" [ $? = 0 ]
claim "run says what is lacked" grep -qx 'note: this program needs fp64' "$dir/out"
conclude "another shape"
