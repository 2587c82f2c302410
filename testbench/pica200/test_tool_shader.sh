#!/bin/sh
# The command with shaders: files of every kind go through and say the same; what is bad gets one
# line that says what was found, status 2, and nothing is left behind. test_tool_shader.sh
# build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-shader
rm -rf "$dir" && mkdir -p "$dir"

# mine ARGUMENT...: run on the model alone; nothing is expected, so that nothing is compared
mine() {
    "$tool" run --isa pica200 --model-only "$@" >"$dir/out" 2>"$dir/err"
}

cat >"$dir/good.s" <<'END'
.in position v0
.in shade v3
.fvec scale[2]
.ivec steps
.bool flag
.out spot position
.out tint color
.proc main
    mul spot, scale[1], position
    add tint, scale[0], shade
    end
.end
.proc other
    mov spot, position
    end
.end
END
printf '.proc main\n    frobnicate o0, v0\n    end\n.end\n' >"$dir/bad.s"
cat >"$dir/v.csv" <<'END'
position.x,position.y,shade.x
1,2,3
0.1,-0,inf
0x7f1234,0x800000,0x000001
END
cat >"$dir/raw.csv" <<'END'
v0.x,v0.y,v3.x
1,2,3
0.1,-0,inf
0x7f1234,0x800000,0x000001
END
printf 'scale[1],2,2,2,2\nscale[0],0,0,0,0\nflag,1\nsteps,1,2,-1\n' >"$dir/u.csv"
cat >"$dir/expected.csv" <<'END'
run,o0.x,o0.y,o0.z,o0.w,o1.x,o1.y,o1.z,o1.w
0,2,4,0,2,3,0,0,1
1,0.199998856,0,0,2,inf,0,0,1
2,nan,0,0,2,0,0,0,1
END

mine "$dir/good.s" --inputs "$dir/v.csv" --uniforms "$dir/u.csv" --outputs "$dir/o.csv"
claim "a program that expects nothing is VACUOUS on the model alone" [ $? = 6 ]
claim "source: outputs" cmp "$dir/o.csv" "$dir/expected.csv"

"$tool" asm --isa pica200 "$dir/good.s" -o "$dir/good.shbin"
claim "asm to a container" [ $? = 0 ]
mine "$dir/good.shbin" --entry main --inputs "$dir/v.csv" --uniforms "$dir/u.csv" \
    --outputs "$dir/o2.csv"
claim "container: outputs" cmp "$dir/o2.csv" "$dir/expected.csv"

"$tool" asm --isa pica200 "$dir/good.s" -o "$dir/good.hex" --desc "$dir/desc.hex"
claim "asm to words" [ $? = 0 ]
sed 's/^scale\[\([01]\)\]/c\1/; /^flag\|^steps/d' "$dir/u.csv" >"$dir/raw_u.csv"
mine --code "$dir/good.hex" --desc "$dir/desc.hex" --inputs "$dir/raw.csv" \
    --uniforms "$dir/raw_u.csv" --outmap 3 \
    --outputs "$dir/o3.csv"
claim "words: outputs" cmp "$dir/o3.csv" "$dir/expected.csv"

mine "$dir/good.s" --entry other --inputs "$dir/v.csv" --outputs "$dir/o4.csv" --outmap 1 \
    --vertices 4
claim "entry at a label, vertices begin again" [ "$(sed -n 's/^3,//p' "$dir/o4.csv")" = 1,2,0,1 ]
claim "raw bits pass a move" [ "$(sed -n 's/^2,//p' "$dir/o4.csv")" = 0x7f1234,0x800000,0,1 ]
mine "$dir/good.shbin" --entry 3 --inputs "$dir/v.csv" --outputs "$dir/o5.csv" --outmap 1 \
    --vertices 4
claim "entry at a word" cmp "$dir/o4.csv" "$dir/o5.csv"
mine "$dir/good.s" --inputs "$dir/v.csv" --setreg 0x10=0x80000000 --setreg 0x11=0 --setreg 0x12=0 \
    --setreg 0x13=0 --setreg 0x14=0x40800000 --outputs "$dir/o6.csv" --setreg 13=2
claim "registers are written before the start" [ "$(cat "$dir/o6.csv")" = "run,o1.x,o1.y,o1.z,o1.w
0,7,0,0,1
1,inf,0,0,1
2,4,0,0,1" ]

"$tool" asm --isa pica200 programs/pica200/kernels/transform.s -o "$dir/transform.shbin"
claim "a program's container is what is made of its source" cmp "$dir/transform.shbin" \
    programs/pica200/kernels/transform.shbin

# core and model together, and the core alone, say the same
"$tool" run --isa pica200 "$dir/good.shbin" --inputs "$dir/v.csv" --uniforms "$dir/u.csv" \
    --outputs "$dir/o7.csv" \
    --record "$dir/good.trace" >"$dir/out"
claim "lockstep passes" [ $? = 0 ]
claim "lockstep: outputs" cmp "$dir/o7.csv" "$dir/expected.csv"
claim "lockstep, last line" \
    sh -c "tail -n 1 $dir/out | grep -q '^warpstep: verdict=PASS status=0 compared=9 '"
"$tool" run --isa pica200 --rtl-only "$dir/good.s" --inputs "$dir/v.csv" --uniforms "$dir/u.csv" \
    --outputs "$dir/o8.csv" >"$dir/out"
claim "the core alone compares nothing" [ $? = 6 ]
claim "the core alone: outputs" cmp "$dir/o8.csv" "$dir/expected.csv"
"$tool" check --isa pica200 "$dir/good.s" --inputs "$dir/v.csv" --uniforms "$dir/u.csv" \
    --trace "$dir/good.trace" >"$dir/out"
claim "replay passes" [ $? = 0 ]
"$tool" check --isa pica200 "$dir/good.s" --inputs "$dir/v.csv" --trace "$dir/good.trace" \
    >"$dir/out"
claim "replay with other uniforms does not" [ $? = 1 ]
"$tool" bench --isa pica200 "$dir/good.s" "$dir/good.shbin" --runs 1 --json "$dir/bench.json" \
    >"$dir/out"
claim "bench" [ $? = 0 ]
claim "bench says the model's speed" grep -q '"model_instructions_per_second": [1-9]' \
    "$dir/bench.json"

# geometry: two points to two primitives; a primitive of three vertices, the third short
cat >"$dir/geometry.s" <<'END'
.proc main
    setemit 0
    mov o0, v0
    mov o1, c2
    emit
    setemit 1
    mov o0, c0
    mov o1, c3
    emit
    setemit 2, prim inv
    mov o0, c1
    emit
    end
.end
END
printf 'v0.x,v0.y\n1,2\n3,4\n' >"$dir/points.csv"
"$tool" run --isa pica200 "$dir/geometry.s" --geometry --inputs "$dir/points.csv" --outmap 1 \
    --outputs "$dir/p.csv" >"$dir/out"
claim "geometry of points" [ $? = 0 ]
claim "geometry of points: outputs" [ "$(cat "$dir/p.csv")" = "primitive,run,winding,vertex,o0.x,o0.y,o0.z,o0.w
0,0,1,0,1,2,0,1
0,0,1,1,0,0,0,0
0,0,1,2,0,0,0,0
1,1,1,0,3,4,0,1
1,1,1,1,0,0,0,0
1,1,1,2,0,0,0,0" ]
printf 'run,v0.x,v1.x\n0,1,2\n0,3,4\n0,5,\n' >"$dir/variable.csv"
"$tool" run --isa pica200 "$dir/geometry.s" --geometry --input-mode variable --main-count 2 \
    --inputs "$dir/variable.csv" \
    --outmap 3 --outputs "$dir/p.csv" >"$dir/out"
claim "geometry of variable primitives" [ $? = 0 ]
claim "geometry of variable primitives: outputs" \
    [ "$(cut -d, -f5- "$dir/p.csv")" = "o0.x,o0.y,o0.z,o0.w,o1.x,o1.y,o1.z,o1.w
0,0,0,0,2,0,0,1
3,3,3,3,3,0,0,1
1,0,0,1,2,0,0,1" ]
printf 'run,v0.x,v1.x\n0,1,2\n0,3,4\n' >"$dir/fixed.csv"
"$tool" run --isa pica200 "$dir/geometry.s" --geometry --input-mode fixed --fixed-count 2 \
    --start 0 --inputs "$dir/fixed.csv" \
    --outmap 3 --outputs "$dir/p.csv" >"$dir/out"
claim "geometry of fixed primitives" [ $? = 0 ]
claim "geometry of fixed primitives: outputs" \
    [ "$(cut -d, -f5- "$dir/p.csv")" = "o0.x,o0.y,o0.z,o0.w,o1.x,o1.y,o1.z,o1.w
0,0,0,0,3,0,0,1
1,0,0,1,4,0,0,1
2,0,0,1,3,0,0,1" ]

# a container of two shaders, from several sources, and both behind each other
compiled=programs/pica200/compiled
sources="$compiled/geoshader.lib.pica $compiled/geoshader.v.pica $compiled/geoshader.g.pica"
# shellcheck disable=SC2086
"$tool" asm --isa pica200 $sources -o "$dir/geoshader.shbin"
claim "several sources make one container" cmp "$dir/geoshader.shbin" "$compiled/geoshader.shbin"
"$tool" dis --isa pica200 "$dir/geoshader.shbin" >"$dir/first.s"
claim "dis lists all shaders" \
    [ "$(sed -n 's,^// ,,p' "$dir/first.s")" = \
    "$("$tool" dis --isa pica200 --parts "$dir/geoshader.shbin")" ]
claim "dis lists both kinds" [ "$(grep -c '^// part' "$dir/first.s")" = 2 ]
claim "dis shows the first" grep -q '^.shader vertex' "$dir/first.s"
"$tool" dis --isa pica200 "$dir/geoshader.shbin" --dvle 1 >"$dir/second.s"
claim "dis --dvle shows another" grep -q '^.shader geometry point' "$dir/second.s"
"$tool" asm --isa pica200 "$dir/second.s" -o "$dir/second.shbin"
claim "which assembles to the same shader" \
    [ "$("$tool" dis --isa pica200 "$dir/second.shbin" | sed '/^\/\//d')" = \
    "$(sed '/^\/\//d' "$dir/second.s")" ]
refuse "sources to words" "words of one program alone; 3 sources make a container" \
    asm --isa pica200 $sources -o "$dir/half.hex" --desc "$dir/half1.hex"
refuse "a source without a shader" "no shader beside 'nodvle'" asm --isa pica200 \
    "$compiled/geoshader.lib.pica" -o "$dir/half.shbin"
printf 'nop\n    frobnicate o0, v0\n' >"$dir/bad_too.s"
refuse "an error in the second source" "$dir/bad_too.s:2:5: error:" asm --isa pica200 \
    "$dir/good.s" "$dir/bad_too.s" -o "$dir/half.shbin"
refuse "a procedure of two sources" "bad.s:1:7: error: second definition of 'main'; $dir/good.s did" \
    asm --isa pica200 "$dir/good.s" "$dir/bad.s" -o "$dir/half.shbin"

printf 'v0.x,v0.y,v0.z,v1.x,v1.y,v1.z,v1.w\n1,2,4,0.5,0.5,0.25,1\n-3,0.5,2,-0.5,0.5,0.25,1\n0,-1,8,1,1,2,0.5\n' \
    >"$dir/corners.csv"
printf 'c0,2,0,0,1\nc1,0,4,0,0\nc2,0,0,-1,0.5\nc3,0,0,1,0\nb0,1\n' >"$dir/projection.csv"
for mode in --model-only --waves=never --rtl-only; do
    rm -f "$dir/pipeline.csv"
    "$tool" run --isa pica200 ${mode%%=*} $(echo "$mode" | sed -n 's/.*=//p') \
        "$dir/geoshader.shbin" --pipeline \
        --inputs "$dir/corners.csv" --uniforms "$dir/projection.csv" --outputs "$dir/pipeline.csv" \
        >"$dir/out" 2>&1
    claim "pipeline: $mode" [ $? = "$([ $mode = --waves=never ] && echo 0 || echo 6)" ]
    claim "pipeline, outputs: $mode" [ "$(cut -d, -f1-12 "$dir/pipeline.csv" | tail -n +2)" = "0,0,0,0,0,1,-10,11,-1,-1,16,0.0625
0,0,0,1,-1,5,-2.5,3,-0.5,0.5,-0.25,-1
0,0,0,2,3,8,-3.5,4,-0.0625,-0.0625,0.00390625,1
1,0,1,0,0,1,-10,11,-1,-1,16,0.0625
1,0,1,1,-1,5,-2.5,3,-0.5,0.5,-0.25,-1
1,0,1,2,1,-5,2.5,-3,-0.0625,-0.0625,0.00390625,1" ]
done
"$tool" run --isa pica200 "$dir/geoshader.shbin" --pipeline --inputs "$dir/corners.csv" \
    --vertices 4 --waves never >"$dir/out" 2>"$dir/err"
claim "vertices that are left over" \
    grep -q "4 vertices, of which a run takes 3; a whole number of runs is needed" "$dir/err"
"$tool" run --isa pica200 --model-only "$dir/geoshader.shbin" --entry gmain --vertices 1 \
    --outputs "$dir/alone.csv" >"$dir/out"
claim "--entry picks the shader that has it" grep -q '^primitive,' "$dir/alone.csv"
"$tool" run --isa pica200 --model-only "$dir/geoshader.shbin" --dvle 0 --vertices 1 \
    --outputs "$dir/alone.csv" >"$dir/out"
claim "--dvle picks a shader" grep -q '^run,' "$dir/alone.csv"
refuse "a shader that is none" "part '2'; 0 to 1 is allowed" run --isa pica200 \
    "$dir/geoshader.shbin" --dvle 2
refuse "a shader of a source" "no container, of which --dvle could pick a part" run --isa pica200 \
    "$dir/good.s" --dvle 0
refuse "a pipeline of a source" "no container, of which --pipeline could run the parts" run \
    --isa pica200 "$dir/good.s" --pipeline
refuse "a pipeline of one shader" "no geometry shader in it; a pipeline needs both" run \
    --isa pica200 "$dir/good.shbin" --pipeline
refuse "a pipeline from an entry" "no --entry is needed" run --isa pica200 "$dir/geoshader.shbin" \
    --pipeline --entry main
refuse "a pipeline of one part" "no --dvle is needed" run --isa pica200 "$dir/geoshader.shbin" \
    --pipeline --dvle 0
refuse "a pipeline as geometry" "has a geometry shader behind this one" run --isa pica200 \
    "$dir/geoshader.shbin" --pipeline --geometry
refuse "primitives of points" "--primitives is for primitives of variable size" \
    run --isa pica200 "$dir/geoshader.shbin" --pipeline --primitives 3
refuse "primitives without a pipeline" "--primitives is for the geometry shader of --pipeline" run \
    --isa pica200 "$dir/good.s" --primitives 3
refuse "a primitive of nothing" "a primitive has 1 to 255 vertices" run --isa pica200 \
    "$dir/geoshader.shbin" --pipeline --primitives 3,0
refuse "uniforms of no geometry shader" \
    "--geometry-uniforms is for the geometry shader of --pipeline" \
    run --isa pica200 "$dir/good.s" --geometry-uniforms "$dir/u.csv"
"$tool" asm --isa pica200 programs/pica200/graphics/pipeline_fan.s -o "$dir/fan_v.shbin"
printf '.out place position\n.in pos v0\nmov place, pos\nend\n' >"$dir/fan_v.s"
printf '.gsh variable c90 2\n.entry gmain\n.fvec tint\n.out place position\ngmain: mov place, c2\nsetemit 0\nemit\nmov place, c0\nsetemit 1\nemit\nmov place, tint\nsetemit 2, prim\nemit\nend\n' \
    >"$dir/fan_g.s"
"$tool" asm --isa pica200 "$dir/fan_v.s" "$dir/fan_g.s" -o "$dir/fan.shbin"
printf 'pos.x\n1\n2\n3\n4\n5\n' >"$dir/five.csv"
printf 'tint,7,7,7,7\n' >"$dir/tint.csv"
"$tool" run --isa pica200 "$dir/fan.shbin" --pipeline --inputs "$dir/five.csv" --primitives 3,2 \
    --geometry-uniforms "$dir/tint.csv" \
    --outputs "$dir/fan.csv" >"$dir/out"
claim "pipeline of variable primitives" \
    [ "$(cut -d, -f2,4,5 "$dir/fan.csv" | tail -n +2 | tr '\n' ' ')" = \
    "0,0,2 0,1,3 0,2,7 1,0,5 1,1,2 1,2,7 " ]

for file in good.shbin "good.hex --desc $dir/desc.hex"; do
    # shellcheck disable=SC2086
    "$tool" dis --isa pica200 "$dir/"$file -o "$dir/again.s"
    claim "dis $file" [ $? = 0 ]
    "$tool" asm --isa pica200 "$dir/again.s" -o "$dir/again.hex" --desc "$dir/again_desc.hex"
    claim "the listing of $file assembles to the same words" cmp "$dir/again.hex" "$dir/good.hex"
    claim "the listing of $file assembles to the same descriptors" cmp "$dir/again_desc.hex" \
        "$dir/desc.hex"
done

refuse "unknown mnemonic" "bad.s:2:5: error:" run --isa pica200 "$dir/bad.s"
# in a build of this ISA alone, no ISA has it
refuse "an option of another ISA" \
    "--grid does not fit pica200, which runs vertices\|unknown option '--grid'" \
    run --isa pica200 --grid 1,1 "$dir/good.s"
refuse "missing program" "^$dir/no.shbin: error: cannot read" run --isa pica200 "$dir/no.shbin"
refuse "a directory" "^$dir: error: cannot read: Is a directory" run --isa pica200 "$dir"
refuse "unknown entry" "frob" run --isa pica200 "$dir/good.s" --entry frob
refuse "entry behind the code" "77" run --isa pica200 "$dir/good.s" --entry 77
refuse "entry behind the code of a container" "77" run --isa pica200 "$dir/good.shbin" --entry 77
refuse "entry of words that is no number" "--entry 'main'" run --isa pica200 \
    --code "$dir/good.hex" --entry main
refuse "entry behind words" "--entry 77" run --isa pica200 --code "$dir/good.hex" --entry 77
refuse "descriptors of a source" "--desc goes with --code" run --isa pica200 "$dir/good.s" \
    --desc "$dir/desc.hex"
seq 129 | sed 's/.*/1/' >"$dir/long.hex"
refuse "too many descriptors" "long.hex: error: 129 words; 128 at most" \
    run --isa pica200 --code "$dir/good.hex" --desc "$dir/long.hex"
seq 513 | sed 's/.*/84000000/' >"$dir/long.hex"
refuse "too long for a vertex shader" \
    "long.hex: error: 513 words of code; a vertex shader has 512 at most" \
    run --isa pica200 --code "$dir/long.hex"
seq 4097 | sed 's/.*/84000000/' >"$dir/long.hex"
refuse "too long for any" "4097 words of code; 4096 at most" run --isa pica200 \
    --geometry --code "$dir/long.hex"
: >"$dir/empty.hex"
refuse "no code" "empty.hex: error: no code" run --isa pica200 --code "$dir/empty.hex"
refuse "geometry options of a vertex shader" "are for geometry shaders" run --isa pica200 \
    "$dir/good.s" --main-count 3
refuse "missing inputs" "^$dir/no.csv: error: cannot read" run --isa pica200 "$dir/good.s" \
    --inputs "$dir/no.csv"
printf 'position.x,position.q\n1,2\n' >"$dir/bad.csv"
refuse "unknown column" "bad.csv:1:12: error:" run --isa pica200 "$dir/good.s" \
    --inputs "$dir/bad.csv"
printf 'position.x\n1\nfour\n' >"$dir/bad.csv"
refuse "no number" "bad.csv:3:1: error: 'four' is no number" \
    run --isa pica200 "$dir/good.s" --inputs "$dir/bad.csv" --outputs "$dir/half.csv"
printf 'position.x\n1\n\0\n' >"$dir/bad.csv"
refuse "a zero byte" "bad.csv: error: holds a zero byte" run --isa pica200 "$dir/good.s" \
    --inputs "$dir/bad.csv"
printf 'scale,1\n' >"$dir/bad.csv"
refuse "an array as a whole" "bad.csv:1:1: error: 'scale' is 2 registers" run --isa pica200 \
    "$dir/good.s" --uniforms "$dir/bad.csv"
printf 'scale[2],1\n' >"$dir/bad.csv"
refuse "behind an array" "bad.csv:1:1: error:" run --isa pica200 "$dir/good.s" \
    --uniforms "$dir/bad.csv"
printf 'scale[1],1\nc1,2\n' >"$dir/bad.csv"
refuse "a uniform twice" "bad.csv:2:1: error: 'c1' has its values already" run --isa pica200 \
    "$dir/good.s" --uniforms "$dir/bad.csv"
printf 'o1,1\n' >"$dir/bad.csv"
refuse "an output as a uniform" "bad.csv:1:1: error: 'o1' is no uniform" run --isa pica200 \
    "$dir/good.s" --uniforms "$dir/bad.csv"
refuse "too many vertices" "error:" run --isa pica200 "$dir/good.s" --vertices 16777216
refuse "outputs over the inputs" "it is read by this command" \
    run --isa pica200 "$dir/good.s" --inputs "$dir/v.csv" --outputs "$dir/v.csv"
refuse "outputs over the uniforms" "it is read by this command" \
    run --isa pica200 "$dir/good.s" --uniforms "$dir/u.csv" --outputs "$dir/u.csv"
refuse "outputs over the descriptors" "it is read by this command" \
    run --isa pica200 --code "$dir/good.hex" --desc "$dir/desc.hex" --outputs "$dir/desc.hex"
refuse "outputs into a directory that is not" "cannot write" run --isa pica200 "$dir/good.s" \
    --outputs "$dir/none/o.csv"
refuse "outputs of many" "--outputs belongs to warpstep run, not to suite" suite --isa pica200 \
    "$dir/good.s" --outputs "$dir/half.csv"
refuse "words without their descriptors" "--desc FILE" asm --isa pica200 "$dir/good.s" \
    -o "$dir/half.hex"
refuse "a container with descriptors beside it" "--desc goes with words" \
    asm --isa pica200 "$dir/good.s" -o "$dir/half.shbin" --desc "$dir/half.hex"
refuse "dis of a container with descriptors beside it" "--desc goes with words" \
    dis --isa pica200 "$dir/good.shbin" --desc "$dir/desc.hex"
"$tool" dis --isa pica200 --parts "$dir/good.shbin" >"$dir/parts"
claim "dis --parts" [ "$(cat "$dir/parts")" = "part 0: vertex shader, entry 0, main at 0, other at 3
    inputs    position v0, shade v3
    uniforms  scale c0-c1, steps i0, flag b0
    outputs   position o0.xyzw, color o1.xyzw" ]
"$tool" dis --isa pica200 --parts "$dir/good.shbin" -o "$dir/parts_too"
claim "dis --parts into a file" cmp "$dir/parts" "$dir/parts_too"
refuse "parts of words" "good.hex: error: no container with parts" dis --isa pica200 \
    --parts "$dir/good.hex"
refuse "parts twice" "error: --parts is given twice" dis --isa pica200 \
    --parts --parts "$dir/good.shbin"
refuse "descriptors twice" "error: --desc is given twice" \
    asm --isa pica200 "$dir/good.s" -o "$dir/half.hex" --desc "$dir/half1.hex" \
    --desc "$dir/half2.hex"
refuse "descriptors without a name" "error: --desc ''; a name is needed" asm --isa pica200 \
    "$dir/good.s" -o "$dir/half.hex" --desc=
refuse "a register that is none" "register 0x100; 0x0 to 0xff are possible" run --isa pica200 \
    "$dir/good.s" --setreg 0x100=1
refuse "asm of a bad program" "bad.s:2:5: error:" asm --isa pica200 "$dir/bad.s" \
    -o "$dir/half.shbin"

# an undefined opcode is told, and what comes behind it is executed all the same
printf '40000000\n4c000000\n88000000\n' >"$dir/undefined.hex"
printf '0000036f\n' >"$dir/one.hex"
printf 'v0.x\n7\n' >"$dir/seven.csv"
for mode in --model-only --waves=never; do
    "$tool" run --isa pica200 ${mode%%=*} $(echo "$mode" | sed -n 's/.*=//p') \
        --code "$dir/undefined.hex" --desc "$dir/one.hex" \
        --inputs "$dir/seven.csv" --outmap 1 --outputs "$dir/undefined.csv" >"$dir/out" 2>&1
    claim "an undefined opcode is a TRAP: $mode" [ $? = 9 ]
    claim "and names it: $mode" grep -q "trap.*UNDEF at .*pc 0x0" "$dir/out"
    claim "and the shader goes on: $mode" grep -q '^0,7,0,0,1$' "$dir/undefined.csv"
done

# a flag, and then a trap that ends the thread: the report is of that one
for mode in --model-only --waves=never; do
    "$tool" run --isa pica200 $(echo "$mode" | tr = ' ') --json "$dir/fatal.json" \
        testbench/bugs/pica200/flag_before_trap.s >"$dir/out" 2>&1
    claim "a break with no loop behind an undefined opcode is a TRAP: $mode" [ $? = 9 ]
    claim "and the break is named: $mode" grep -q "trap.*FAULT_BREAK at .*pc 0x2: break" "$dir/out"
    claim "and recorded: $mode" says "$dir/fatal.json" \
        '.[0].difference | .pc == "0x2" and .text == "break"'
done

# an expectation that is not met names run, register and number; the report the source line
for mode in --model-only --waves=never; do
    "$tool" run --isa pica200 $(echo "$mode" | tr = ' ') \
        testbench/bugs/pica200/wrong_expectation.s >"$dir/out" 2>&1
    claim "another output is an EXPECT_FAIL: $mode" [ $? = 7 ]
    claim "with run, register and number: $mode" \
        grep -q 'wrong_expectation.s:5: expected output\[0xc\] = 0x[0-9a-f]*, found 0x[0-9a-f]*: run 0, o0.w is 4 and must be 5$' \
        "$dir/out"
done

# a shader that never ends
printf 'again:\n    jmpu !b0, again\n    end\n' >"$dir/endless.s"
"$tool" run --isa pica200 --model-only "$dir/endless.s" >"$dir/out" 2>&1
claim "a shader without end is a HANG" [ $? = 3 ]
claim "that says when" grep -q "not finished after 16065536 instructions" "$dir/out"

# a container cut anywhere
size=$(wc -c <"$dir/good.shbin")
for length in 0 1 7 8 15 40 60 100 $((size - 4)); do
    head -c "$length" "$dir/good.shbin" >"$dir/cut.shbin"
    refuse "a container of $length bytes" "^$dir/cut.shbin:0x[0-9a-f]*: error: E[0-9]*: " run \
        --isa pica200 --model-only "$dir/cut.shbin"
    refuse "dis of a container of $length bytes" "error: E[0-9]*: " dis --isa pica200 \
        "$dir/cut.shbin"
done
printf '40000000\n' >"$dir/illegal.hex"
refuse "dis of a word that is no instruction" \
    "illegal.hex:1:1: error: 0x40000000 at 0x0 is no pica200 instruction" \
    dis --isa pica200 "$dir/illegal.hex"
"$tool" dis --isa pica200 "$dir/good.shbin" -o "$dir/by_name.s"
cat "$dir/good.shbin" | "$tool" dis --isa pica200 /dev/stdin >"$dir/by_pipe.s"
claim "a container from a pipe is listed as by its name" cmp "$dir/by_name.s" "$dir/by_pipe.s"
claim "dis --data lists it" \
    sh -c "'$tool' dis --isa pica200 --data '$dir/illegal.hex' | grep -q '[.]word 0x40000000'"
claim "nothing written half" [ -z "$(ls "$dir" | grep -E '^half|tmp$')" ]
for command in run suite check bench; do
    claim "$command --help of this ISA" \
        sh -c "'$tool' $command --isa pica200 --help | grep -q -e '--inputs FILE'"
    claim "$command --help leaves out what is another's" \
        sh -c "! '$tool' $command --isa pica200 --help | grep -q -e '--grid'"
done

# a profile may ask for more than a vertex shader holds: the program is as long as one that fits
echo 'length 1000' >"$dir/long"
"$tool" random --isa pica200 --type vertex --seed 114 --count 4 --profile "$dir/long" \
    --dir "$dir/random" >"$dir/out" 2>"$dir/err"
status=$?
claim "long random shaders fit: $(head -n 2 "$dir/out" | tail -n 1)" [ $status = 0 ]
"$tool" random --isa pica200 --type vertex --seed 117 --count 1 --profile "$dir/long" \
    --write-only --dir "$dir/random"
claim "one of them is as long as can be" \
    [ "$(grep -c '^\.word' "$dir/random/pica200-vertex-117.s")" = 512 ]

# shaders without an end, found long before the limit of clocks: one instruction, and an empty
# shader, which goes through all 4,096 words
printf '.outmap o0\n.input 0: 1 2 3 4\n    mov o0, v0\nhere: jmpu !b0, here\n    end\n' \
    >"$dir/here.s"
printf '.entry main\n.outmap o0\n.input 0: 1 2 3 4\n.proc main\n.end\n' >"$dir/empty.s"
for case in here:1 empty:4096; do
    name=${case%:*} count=${case#*:}
    "$tool" run --isa pica200 --waves never --json "$dir/$name.json" "$dir/$name.s" \
        >"$dir/out" 2>"$dir/err"
    status=$?
    claim "$name never ends: $(tail -n 1 "$dir/out")" [ $status = 3 ]
    claim "$name: it is a livelock" \
        grep -q "livelock: the whole state repeats after $count instruction" "$dir/out"
    claim "$name: its loop" grep -q "^  warp 0 goes round in $count instructions" "$dir/out"
    claim "$name: it is found soon" says "$dir/$name.json" '.[0].instructions < 100000'
done

# A fault inside an IF, with runs left: before it retires, the next run takes the thread and empties
# its stacks. Only a core without a RAM of the IF stack misses its sweep.
cat >"$dir/fault.s" <<'END'
.runs 5
.memory input 0: 0 0 0 0
.entry @0
ifc !cmp.x, done, done
rcp r0, v0
breakc !cmp.x
done:
end
END
printf '.shader geometry point\n' | cat - "$dir/fault.s" >"$dir/fault_geometry.s"
for name in fault fault_geometry; do
    "$tool" run --isa pica200 --disturb none --waves never --json "$dir/$name.json" "$dir/$name.s" \
        >"$dir/out" 2>"$dir/err"
    claim "$name: a TRAP: $(cat "$dir/err")" [ $? = 9 ]
    claim "$name: with all observed: $(grep 'not observed' "$dir/out")" \
        says "$dir/$name.json" '.[0] | .outcome == "TRAP" and .missed == 0'
done
conclude "shaders"
