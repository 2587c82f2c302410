#!/bin/sh
# The command with SGX543 programs: words, tables and containers go through and say the same as a
# source; what is bad gets one line that says what was found, status 2, and nothing is left behind.
# test_tool_instances.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-instances
rm -rf "$dir" && mkdir -p "$dir"

# mine ARGUMENT...: run on the model alone; nothing is expected, so that nothing is compared
mine() {
    "$tool" run --isa sgx543 --model-only "$@" >"$dir/out" 2>"$dir/err"
}
# wrong TEXT PATTERN ARGUMENT...: such a run is refused
wrong() {
    text=$1 pattern=$2
    shift 2
    refuse "$text" "$pattern" run --isa sgx543 --model-only "$@"
}
# table NAME TEXT: writes a table, says its path
table() {
    printf "$2" >"$dir/$1"
    echo "$dir/$1"
}

# Twice pa0 plus sa2, which the secondary program has made of sa0; o0 comes in; a texture answers.
cat >"$dir/good.s" <<'END'
.pa 2
.o 1
.outputs o 0 4
.start main
.secondary before main
before:
    add.f32 sa2.x, sa0.x, c3.x
main:
    mad.f32 i0.x, pa0.x, c4.x, sa2.x
    mov.f32 o0.xy, i0.xx
    tex1D r4, pa0.f32, sa4 drc0
    or.u32 o2, pa1, #0x0
    or.u32 o3, r4, #0x0
END
"$tool" asm --isa sgx543 "$dir/good.s" -o "$dir/good.hex" 2>"$dir/err"
claim "asm: $(cat "$dir/err")" [ -s "$dir/good.hex" ]
printf 'pa0,pa1\n1,2\n0.5,-0\n3,0x7f800001\n' >"$dir/in.csv"
printf '# uniforms\nsa0,10\nsa4,0x1,0\n' >"$dir/uniforms.csv"
{ echo 1; echo 3f800000; for i in 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do echo 0; done; } \
    >"$dir/answers.hex"
{ echo 2; echo 40000000; for i in 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do echo 0; done; } \
    >>"$dir/answers.hex"
cat >"$dir/expected.csv" <<'END'
instance,status,depth,o0,o1,o2,o3
0,1,0,13,13,2,2
1,1,0,12,12,-0,2
2,1,0,17,17,0x7f800001,2
END
mine "$dir/good.s" --inputs "$dir/in.csv" --uniforms "$dir/uniforms.csv" \
    --answers "$dir/answers.hex" --outputs "$dir/o.csv"
claim "a program that expects nothing is VACUOUS on the model alone: $(cat "$dir/err")" [ $? = 6 ]
claim "source: outputs" cmp "$dir/o.csv" "$dir/expected.csv"
mine --code "$dir/good.hex" --primary 1,6 --secondary 0,1 --out-regs o0:4 --inputs "$dir/in.csv" \
    --uniforms "$dir/uniforms.csv" --answers "$dir/answers.hex" --outputs "$dir/o2.csv"
claim "words: outputs: $(cat "$dir/err")" cmp "$dir/o2.csv" "$dir/expected.csv"
mine "$dir/good.s" --inputs "$dir/in.csv" --uniforms "$dir/uniforms.csv" \
    --answers "$dir/answers.hex" --instances 5 --outputs "$dir/o3.csv"
claim "records begin again" [ "$(sed -n 6p "$dir/o3.csv")" = "4,1,0,12,12,-0,2" ]
mine "$dir/good.s" --inputs "$dir/in.csv" --instances 2 --outputs "$dir/o3.csv"
claim "fewer instances than records" [ "$(wc -l <"$dir/o3.csv")" = 3 ]

printf 'sta32.fetch2 [r0 + #1], pa0\nnop\n' >"$dir/store.s"
printf 'pa0,pa1\n1,2\n' >"$dir/one.csv"
printf '3f800000\n40000000\n' >"$dir/sum.hex"
mine "$dir/store.s" --inputs "$dir/one.csv" --global "$dir/answers.hex@0" \
    --dump-global "$dir/d.hex@8:2" --expect-global "$dir/sum.hex@8"
claim "global memory: $(cat "$dir/err")" [ $? = 0 ]
claim "a dump" [ "$(grep -v '^#' "$dir/d.hex" | tr -d '\n ' | tr A-F a-f)" = 3f80000040000000 ]

# ---- containers: a source becomes one, and runs as the source does, with names
cat >"$dir/tint.s" <<'END'
.stage fragment
.pa 4
.uniform 4: 0.5
.parameter uniform tint f32 4 0
.start first
.secondary before first
.outputs pa 0 4
before:
    add.f32 pa6.xyzw, pa0.xyzw, sa4.xxxx
    nop .end
first:
    phas.imm mode0 rate0 wait1 temps0 addr=0x5
    mul.f32 pa0.xyzw, pa0.xyzw, sa6.xyzw
    nop .end
    phas.imm mode0 rate0 wait7 temps0 addr=0x0
END
printf 'pa0,pa1,pa2,pa3\n1,1,1,1\n2,2,2,2\n' >"$dir/pixels.csv"
printf 'tint,0.5,0.25,0,1\n' >"$dir/tint.csv"
printf 'instance,status,depth,pa0,pa1,pa2,pa3\n0,1,0,1,0.75,0.5,1.5\n1,1,0,2,1.5,1,3\n' \
    >"$dir/tinted.csv"
"$tool" asm --isa sgx543 "$dir/tint.s" -o "$dir/tint.gxp" 2>"$dir/err"
claim "asm to a container: $(cat "$dir/err")" [ -s "$dir/tint.gxp" ]
for file in tint.s tint.gxp; do
    mine "$dir/$file" --inputs "$dir/pixels.csv" --uniforms "$dir/tint.csv" --outputs "$dir/o5.csv"
    claim "$file: outputs: $(cat "$dir/err")" cmp "$dir/o5.csv" "$dir/tinted.csv"
done
"$tool" dis --isa sgx543 --parts "$dir/tint.gxp" >"$dir/out" 2>"$dir/err"
claim "parts: the stage" \
    grep -q '^fragment program 1.5: 4 instructions, secondary 2, registers pa 4 ' "$dir/out"
claim "parts: phases" [ "$(grep -c '^  phase ' "$dir/out")" = 2 ]
claim "parts: parameters" grep -q '^  uniform tint: f32x4\[1\], container 14, resource 0$' \
    "$dir/out"
printf '.stage vertex\n.pa 8\n.parameter attribute place f32 3 4\n.outputs o 0 4\n    phas.imm mode0 rate0 wait7 temps0 addr=0x0\n    mul.f32 o0.xyzw, pa4.xyz1, c4.xxxx\n' \
    >"$dir/place.s"
"$tool" asm --isa sgx543 "$dir/place.s" -o "$dir/place.gxp" 2>"$dir/err"
printf 'place.x,place.z\n1,3\n' >"$dir/places.csv"
mine "$dir/place.gxp" --inputs "$dir/places.csv" --outputs "$dir/o6.csv"
claim "an attribute by its name: $(cat "$dir/err")" \
    [ "$(sed -n 2p "$dir/o6.csv")" = "0,1,0,2,0,6,2" ]

# ---- uniforms by name: types, elements of arrays, a name like a register's, those in memory
cat >"$dir/typed.s" <<'END'
.stage fragment
.pa 1
.parameter uniform half f16 3 0
.parameter uniform bytes u8 4 2
.parameter uniform short s16 2 3
.parameter uniform many f32 3 4 2
.parameter uniform whole u32 1 12
.parameter uniform sa0 f32 1 13
.parameter uniform colour c10 4 14
.parameter uniform halves f16 1 16 3
.outputs sa 0 20
    nop
END
printf 'pa0\n0\n' >"$dir/none.csv"
# typed ROWS: what sa0 to sa19 are then
typed() {
    rm -f "$dir/typed.out"
    mine "$dir/typed.s" --inputs "$dir/none.csv" --uniforms "$(table typed.csv "$1")" \
        --outputs "$dir/typed.out"
    sed -n 2p "$dir/typed.out" | cut -d, -f4-
}
# alike TEXT ROWS REGISTERS: both give the same, and not zeros
alike() {
    one=$(typed "$2") other=$(typed "$3")
    claim "$1: $one" [ "$one" = "$other" ]
    claim "$1: something" [ -n "$(echo "$one" | tr -d '0,')" ]
}
alike "halves, low half first" 'half,1,0.5,-2\n' 'sa0,0x38003c00,0xc000\n'
alike "the ends of halves" 'half,-65504,6e-8,inf\n' 'sa0,0x0001fbff,0x7c00\n'
alike "zeros of halves" 'half,0e9,-0.0,1\n' 'sa0,0x80000000,0x3c00\n'
alike "a raw single" 'many,0x3f800000\n' 'sa4,1\n'
alike "bytes" 'bytes,1,255,128\n' 'sa2,0x80ff01\n'
alike "signed halves" 'short,-1,32767\n' 'sa3,0x7fffffff\n'
alike "a whole number" 'whole,7\n' 'sa12,0x7\n'
alike "elements, each at its place" 'many,1,2,3,4,5,6\n' 'sa4,1,2,3\nsa8,4,5,6\n'
alike "one element" 'many[1],4,5\n' 'sa8,4,5\n'
alike "elements of halves" 'halves[1],1,2\n' 'sa17,0x3c00,0x4000\n'
alike "sa0[0] is the uniform" 'sa0[0],3\n' 'sa13,3\n'
claim "sa0 is the register" [ "$(typed 'sa0,3\n' | cut -d, -f1)" = 3 ]
# refused TEXT ROW PATTERN: such a row of uniforms is refused
refused() {
    wrong "$1" "$3" "$dir/typed.s" --uniforms "$(table t1.csv "$2\n")"
}
raw() {
    echo "t1.csv:1:$3: error: '$1' is a raw word, and a component of $2 bits; a number, or a row sa$4 with whole words, is needed"
}
refused "a raw half" half,1,2,0x3c00 "$(raw 0x3c00 'f16 has 16' 10 1)"
refused "a word for a half" half,0x3c003c00 "$(raw 0x3c003c00 'f16 has 16' 6 0)"
refused "a raw byte" bytes,1,0X80 "$(raw 0X80 'u8 has 8' 9 2)"
refused "a raw short" short,0x1 "$(raw 0x1 's16 has 16' 7 3)"
large='is too large for f16; -65504 to 65504 is needed'
small='is too small for f16; 0, or 5.9604645e-08 and more is needed'
refused "a half beyond infinity" half,70000 "t1.csv:1:6: error: '70000' $large"
refused "a half of 1e9" half,1,-1e9 "t1.csv:1:8: error: '-1e9' $large"
refused "the first half that rounds to infinity" half,65520 "'65520' $large"
refused "a half beyond a single" half,1e99 "'1e99' $large"
refused "a half that is 0" half,1e-9 "t1.csv:1:6: error: '1e-9' $small"
refused "a half below a single" half,-1e-99 "'-1e-99' $small"
refused "a single of 1e39" many,1e39 "'1e39' is too large for f32; -3.40282347e+38 to"
refused "a single of 1e-46" many,-.1e-45 \
    "'-.1e-45' is too small for f32; 0, or 1.4012985e-45 and more"
wrong "too many components" "4 numbers; 1 to 3 are needed" "$dir/typed.s" \
    --uniforms "$(table t2.csv 'half,1,2,3,4\n')"
wrong "an element that is none" "'many\[2\]'; many has the elements 0 to 1" "$dir/typed.s" \
    --uniforms "$(table t3.csv 'many[2],1\n')"
wrong "no number of an element" "'many\[x\]'; sa0 to sa127" "$dir/typed.s" \
    --uniforms "$(table t4.csv 'many[x],1\n')"
wrong "a byte of 256" "256" "$dir/typed.s" --uniforms "$(table t5.csv 'bytes,256\n')"
wrong "half an integer" "1.5" "$dir/typed.s" --uniforms "$(table t6.csv 'whole,1.5\n')"
wrong "fixed point" "'colour' is c10, which has no decimals; a row sa14 has raw words" \
    "$dir/typed.s" --uniforms "$(table t7.csv 'colour,1\n')"

# ---- the sheet's own container: strict, with warnings, lenient
tint=programs/sgx543/graphics/tint.gxp
mine "$tint" --inputs "$dir/pixels.csv" --uniforms "$dir/tint.csv" --outputs "$dir/o7.csv"
claim "the sheet's container: outputs: $(cat "$dir/err")" cmp "$dir/o7.csv" "$dir/tinted.csv"
# changed NAME OFFSET BYTES: the sheet's container with other bytes
changed() {
    cp "$tint" "$dir/$1" && printf "$3" | dd of="$dir/$1" bs=1 seek="$2" conv=notrunc 2>/dev/null
    echo "$dir/$1"
}
lost=$(changed lost.gxp 228 '\001') # the literal's place
wrong "a literal without a place" \
    "lost.gxp: error: a literal, sampler word or buffer has no place in its container; rule G19 of docs/isa/sgx543_gxp.md, 7; --lenient drops it" \
    "$lost"
mine "$lost" --lenient --inputs "$dir/pixels.csv" --uniforms "$dir/tint.csv" --outputs "$dir/o8.csv"
claim "lenient: it is dropped" [ "$(sed -n 2p "$dir/o8.csv")" = "0,1,0,0.5,0.25,0,1" ]
claim "lenient: that is said" grep -q '1 literals of the container have no place and are dropped' \
    "$dir/out"
wrong "another rule, lenient" "rule G15 of docs/isa/sgx543_gxp.md, 7" \
    "$(changed twice.gxp 244 '\016')" --lenient
wrong "lenient with a source" "tint.s: error: no GXP; --lenient takes one" "$dir/tint.s" --lenient
"$tool" dis --isa sgx543 --parts "$(changed odd.gxp 27 '\000')" >"$dir/out" 2>"$dir/err"
claim "a warning" grep -q '^    buffer_flags of buffer 14 are not how it is used$' "$dir/out"
# word 64 of a default uniform buffer of 128, of which 4 are in registers
far=$(changed far.gxp 264 '\100')
printf '\200' | dd of="$far" bs=1 seek=100 conv=notrunc 2>/dev/null
wrong "a uniform in memory" "'tint' is in memory, at 0xf0100; --global FILE@0xf0100 brings it" \
    "$far" --uniforms "$dir/tint.csv"

# ---- what is bad
wrong "a name that is none" \
    "'hint'; sa0 to sa127, a uniform's name, or NAME\[ELEMENT\] of an array is needed" \
    "$dir/tint.gxp" --uniforms "$(table u4.csv 'hint,1\n')"
wrong "more than a uniform has" "5 numbers; 1 to 4 are needed" "$dir/tint.gxp" \
    --uniforms "$(table u5.csv 'tint,1,2,3,4,5\n')"
wrong "a component that is none" "'place.w' is no input here" "$dir/place.gxp" \
    --inputs "$(table in8.csv 'place.w\n1\n')"
wrong "an entry of a container" "a GXP says itself where it starts" "$dir/tint.gxp" --entry main
refuse "a source without a stage" \
    "no GXP can say this: what it is for; .stage vertex or .stage fragment is needed" \
    asm --isa sgx543 "$dir/good.s" -o "$dir/none.gxp"
claim "nothing is written" [ ! -e "$dir/none.gxp" ]
head -c 200 "$dir/tint.gxp" >"$dir/cut.gxp"
wrong "a container that is cut" "rule G4 of docs/isa/sgx543_gxp.md, 7" "$dir/cut.gxp"
wrong "a column that is none" \
    "in2.csv:1:5: error: 'pa128' is no input here; pa0 to pa127 or o0 to o127 is needed" \
    "$dir/store.s" --inputs "$(table in2.csv 'pa0,pa128\n1,2\n')"
wrong "a column beyond the record" "'pa2' is no input here; a register of .pa or .o is needed" \
    "$dir/good.s" --inputs "$(table in3.csv 'pa2\n1\n')"
wrong "a column twice" "'o0' is a column already" "$dir/good.s" \
    --inputs "$(table in4.csv 'o0,o0\n1,1\n')"
wrong "no row" "no instance; a row for each is needed" "$dir/good.s" \
    --inputs "$(table in5.csv 'pa0\n')"
wrong "no header" "empty; a header of columns is needed" "$dir/good.s" \
    --inputs "$(table in6.csv '')"
wrong "no number" "in7.csv:2:1: error:" "$dir/good.s" --inputs "$(table in7.csv 'pa0\nx\n')"
wrong "no uniform" \
    "'u0'; sa0 to sa127, a uniform's name, or NAME\[ELEMENT\] of an array is needed" "$dir/good.s" \
    --uniforms "$(table u2.csv 'u0,1\n')"
wrong "too many uniforms" "2 numbers; 1 to 1 are needed" "$dir/good.s" \
    --uniforms "$(table u3.csv 'sa127,1,2\n')"
wrong "no registers" "BANK and first register" "$dir/good.s" --out-regs i0:4
wrong "registers beyond the bank" "BANK and first register" "$dir/good.s" --out-regs o126:3
wrong "one number of two" "two numbers of instructions are needed: START,END" "$dir/good.s" \
    --primary 3
wrong "a start beyond the code" "start 9 and end 9; the code has 6 instructions" "$dir/good.s" \
    --primary 9,9
wrong "a secondary program beyond the code" \
    "secondary program from 0 to 7; the code has 6 instructions" "$dir/good.s" --secondary 0,7
wrong "an answer of 17 words" "has 17 words; 0 to 16 are possible" \
    "$dir/good.s" --answers "$(table a2.hex 11)"
mine "$dir/good.s" --out-regs o0:78 --outputs "$dir/o4.csv"
claim "outputs that no table has" grep -q "error: --outputs has room for 77 registers; it has 78" \
    "$dir/err"
claim "nothing is left of it" [ ! -e "$dir/o4.csv" ]
conclude "instances"
