#!/bin/sh
# A core built without 64-bit floating point and textures, with 8 special function lanes, and its model: test_reduced.sh TOOL
# Instructions that it lacks are illegal on both sides, conversions take w1[22] for nothing, all else is as ever.
tool=$1
. testbench/check.sh
dir=build/test-reduced
rm -rf "$dir" && mkdir -p "$dir"

# expect STATUS TEXT PROGRAM: the run ends so and says so, whatever the disturbance
expect() {
    "$tool" run --isa tesla --disturb wild --waves never "programs/tesla/$3" >"$dir/out" 2>&1
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
expect 0 'verdict=PASS' sfu_sweep.s
expect 0 'verdict=PASS' black_scholes.s
expect 0 'verdict=PASS' mandelbrot.s
expect 9 'core and model both trapped: .*ILLEGAL_OPCODE.*: tex' texture_kinds.s
expect 9 'core and model both trapped: .*ILLEGAL_OPCODE.*: tex' fragment_texture.s
expect 0 'verdict=PASS' vertex_light.s
conclude "another shape"
