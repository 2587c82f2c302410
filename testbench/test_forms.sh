#!/bin/sh
# Forms in which words come: several of a line, bytes, numbers, objects; what is none of them is
# said with its place. And what
# a message names: the file that is missing, the link that goes round. test_forms.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-forms
rm -rf "$dir" && mkdir -p "$dir"

# ---- words of code: lines, commas, 0x, comments, bytes
"$tool" asm --isa tesla programs/tesla/kernels/saxpy.s -o "$dir/good.hex"
tr '\n' ' ' <"$dir/good.hex" >"$dir/blanks.hex"
sed 's/^/0x/; s/$/,/' "$dir/good.hex" | paste -d ' ' - - - - >"$dir/commas.hex"
sed 's,$, // a comment,' "$dir/good.hex" >"$dir/comments.hex"
"$tool" asm --isa tesla programs/tesla/kernels/saxpy.s -o "$dir/bytes.bin"
claim "asm writes bytes" [ "$(wc -c <"$dir/bytes.bin")" = $((4 * $(wc -l <"$dir/good.hex"))) ]
claim "of words, the lowest first" [ "$(od -An -tx4 -v -w4 "$dir/bytes.bin" | tr -d ' ')" = \
    "$(cat "$dir/good.hex")" ]
"$tool" dis --isa tesla "$dir/good.hex" >"$dir/good.txt"
for form in blanks.hex commas.hex comments.hex bytes.bin; do
    "$tool" dis --isa tesla "$dir/$form" >"$dir/out"
    claim "dis of $form" cmp -s "$dir/out" "$dir/good.txt"
done
printf '0x10008000,, 0x10008000\n' >"$dir/bad.hex"
refuse "two commas" "bad.hex:1:12: error: found ','; expected hexadecimal words" dis --isa tesla \
    "$dir/bad.hex"
printf '1234567' >"$dir/bad.bin"
refuse "bytes that are no words" "bad.bin:0x4: error: 7 bytes; a multiple of 4" dis --isa tesla \
    "$dir/bad.bin"
refuse "bytes without their name" ":1:[0-9]*: error: found .*; expected " dis --isa tesla "$tool"
"$tool" asm --isa pica200 programs/pica200/kernels/transform.s -o "$dir/t.bin" --desc "$dir/d.bin"
"$tool" asm --isa pica200 programs/pica200/kernels/transform.s -o "$dir/t.hex" --desc "$dir/d.hex"
"$tool" dis --isa pica200 "$dir/t.hex" --desc "$dir/d.hex" >"$dir/good.txt"
"$tool" dis --isa pica200 "$dir/t.bin" --desc "$dir/d.bin" >"$dir/out"
claim "bytes of descriptors" cmp -s "$dir/out" "$dir/good.txt"

# ---- an instruction that is cut
printf '04001035 29000804 01ff0040 00000000\n07811000 39001804\n' >"$dir/cut4.hex"
printf '00000001 00000002\n00000003\n' >"$dir/cut2.hex"
printf '10000405\n0403c780\n10000405\n' >"$dir/cut1.hex"
for row in "vivante cut4 2:1 0x1 2" "sgx543 cut2 2:1 0x1 1"; do
    # shellcheck disable=SC2086
    set -- $row
    refuse "$1: an instruction that is cut" \
        "$2.hex:$3: error: the last instruction, at $4, is not complete: $5 of [24] words" \
        dis --isa "$1" "$dir/$2.hex"
    "$tool" dis --isa "$1" --data "$dir/$2.hex" >"$dir/out"
    claim "$1: --data lists its words" [ "$(grep -c 'not a whole instruction' "$dir/out")" = "$5" ]
done
refuse "tesla: an instruction that is cut" "cut1.hex:3:1: error: 0x10000405 at 0x8 is no" \
    dis --isa tesla "$dir/cut1.hex"
printf '\1\0\0\0\2\0\0\0\3\0\0\0' >"$dir/cut.bin"
refuse "bytes: an instruction that is cut" "cut.bin: error: the last instruction, at 0x1, is not" \
    dis --isa sgx543 "$dir/cut.bin"

# ---- a number that would become infinity; inf says that
large="'1e99' is too large; inf, or a number of the format is needed"
printf 'pa0\n1e99\n' >"$dir/inputs.csv"
printf 'sa0,1e99\n' >"$dir/uniforms.csv"
for table in inputs uniforms; do
    refuse "too large for $table" "$table.csv:[12]:[15]: error: $large" run --isa sgx543 \
        --$table "$dir/$table.csv" programs/sgx543/kernels/bit_tricks.s
done
printf 't0.x\n1e99\n' >"$dir/inputs.csv"
refuse "too large for a temporary" "inputs.csv:2:1: error: $large" run --isa vivante \
    --inputs "$dir/inputs.csv" programs/vivante/rules/all_vectors.s

# in data of sources
printf '.isa vivante\n.threads 1\n.inputs t0\n.outputs t0\n.input 0: 1e99\nmov t0, void, void, t0\n' \
    >"$dir/large.s"
refuse "too large for .input" "large.s:5:11: error: too large: '1e99'; inf, " run "$dir/large.s"
printf '.isa tesla\n.global 0x0: 2 -1e39\nexit nop\n' >"$dir/large.s"
refuse "too large for .global" "large.s:2:16: error: too large: '-1e39'; inf, " run "$dir/large.s"

# ---- numbers of a launch
launch="--code $dir/good.hex --regs 16 --shared 44 --model-only --hash"
# shellcheck disable=SC2086
{
    "$tool" run --isa tesla $launch --grid 2,1 --block 33,1,1 | tail -n 1 >"$dir/whole"
    "$tool" run --isa tesla $launch --grid 2 --block 33 | tail -n 1 >"$dir/short"
    "$tool" run --isa tesla $launch --grid 2 --block 34 | tail -n 1 >"$dir/other"
}
for form in '2 33' '2,1 33,1' '2,1 33,1,1'; do
    # shellcheck disable=SC2086 # two lists
    printf '.grid %s\n.block %s\n    exit nop\n' $form | tr ',' ' ' >"$dir/form.s"
    "$tool" run --model-only --hash --isa tesla "$dir/form.s" | tail -n 1 >>"$dir/forms" 2>&1
done
claim "numbers of a source: $(cat "$dir/forms")" [ "$(sort -u "$dir/forms" | wc -l)" = 1 ]
claim "they ran" grep -q ' hash=[0-9a-f]' "$dir/forms"
claim "--grid 2 --block 33 is a grid of a row" cmp -s "$dir/whole" "$dir/short"
claim "and not another" sh -c "! cmp -s '$dir/whole' '$dir/other'"
refuse "a grid of three" "--grid '1,2,3'; expected X or X,Y" run --isa tesla --grid 1,2,3 x.s
refuse "a block of nothing" "--block ''; expected X, X,Y or X,Y,Z" run --isa tesla --block '' x.s

# ---- an object that holds a container
gxp=model/sgx543/corpus/tint.gxp
objcopy -I binary -O elf32-little --rename-section .data=.rodata "$gxp" "$dir/tint_gxp.o"
"$tool" dis "$gxp" >"$dir/good.txt"
"$tool" dis "$dir/tint_gxp.o" >"$dir/out"
claim "dis of an object" cmp -s "$dir/out" "$dir/good.txt"
"$tool" dis --parts "$dir/tint_gxp.o" >"$dir/out"
claim "its parts" grep -q '^fragment program 1.5' "$dir/out"
cat "$gxp" "$gxp" >"$dir/two"
objcopy -I binary -O elf64-little "$dir/two" "$dir/two.o"
refuse "an object that holds two" "two.o: error: the object holds 2 GXPs; expected one" dis \
    "$dir/two.o"
objcopy -I binary -O elf64-little "$dir/good.hex" "$dir/none.o"
refuse "an object that holds none" "none.o: error: --isa NAME is needed" run "$dir/none.o"

# ---- numbers and files of data in sources of every ISA
printf '2.0\n-0.5\n' >"$dir/two.f32"
printf '40000000, bf000000 // two words\n' >"$dir/two.hex"
printf '\0\0\0\100\0\0\0\277' >"$dir/two.bin"
printf '2.0,-0.5\n' >"$dir/two.csv"
cat "$dir/two.f32" "$dir/two.f32" >"$dir/four.f32"
# data ISA CODE: two words of global memory in each form
data() {
    for form in '2.0 -0.5' '0x40000000 0xbf000000' 'file "two.hex"' 'file "two.f32"' \
        'file "two.bin"' \
        'file "two.csv"'; do
        printf '.global 0x40: %s\n.expect global 0x40: 2.0 -0.5\n%s\n' "$form" "$2" >"$dir/data.s"
        "$tool" run --isa "$1" --model-only "$dir/data.s" >"$dir/out" 2>&1
        claim "$1: $form: $(head -n 1 "$dir/out")" grep -q 'verdict=PASS' "$dir/out"
        printf '.global 0x40: 2.0 -0.5\n.expect global 0x40: %s\n%s\n' "$form" "$2" >"$dir/data.s"
        "$tool" run --isa "$1" --model-only "$dir/data.s" >"$dir/out" 2>&1
        claim "$1: expected, $form: $(head -n 1 "$dir/out")" grep -q 'verdict=PASS' "$dir/out"
    done
    printf '.global 0x40: 2.0 0.5\n.expect global 0x40: 2.0 -0.5\n%s\n' "$2" >"$dir/data.s"
    "$tool" run --isa "$1" --model-only "$dir/data.s" >"$dir/out" 2>&1
    claim "$1: another number is found" grep -q 'verdict=EXPECT_FAIL' "$dir/out"
}
data tesla '    exit nop'
data vivante '    nop void, void, void, void'
data sgx543 '    nop'
# a machine whose numbers have 24 bits
for form in '.input 0: (2.0, -0.5, 2.0, -0.5)' '.memory input 0: 2.0 -0.5 2.0 -0.5' \
    '.memory input 0: 0x400000 0xbe0000 2.0 -5e-1' '.input 0: file "four.f32"' \
    '.memory input 0: file "four.f32"'; do
    printf '%s\n' .shader\ vertex "$form" '.expect output 0: (2.0, -0.5, 2.0, -0.5)' \
        '    mov o0, v0' \
        '    end' >"$dir/data.s"
    "$tool" run --isa pica200 --model-only "$dir/data.s" >"$dir/out" 2>&1
    claim "pica200: $form: $(head -n 1 "$dir/out")" grep -q 'verdict=PASS' "$dir/out"
done
# of a launch: parameters
{ printf '%s\n' '.param 2.0' '.param -0.5' '.shared 24' '.regs 4' '.expect global 0: 2.0 -0.5' \
    '    mov b32 $r0 b32 s[0x10]' \
    '    mov b32 $r1 b32 s[0x14]' '    mov b32 $r2 0x0' '    mov b32 $r3 0x4' \
        '    st b32 g14[$r2] $r0' \
    '    exit st b32 g14[$r3] $r1'; } >"$dir/param.s"
"$tool" run --isa tesla --model-only "$dir/param.s" >"$dir/out" 2>&1
claim "parameters: $(head -n 1 "$dir/out")" grep -q 'verdict=PASS' "$dir/out"

# ---- what a message names
sed 's/vector_add_a/nothing/' programs/tesla/kernels/vector_add.s >"$dir/missing.s"
line=$(grep -n nothing "$dir/missing.s" | cut -d: -f1)
refuse "a missing file of data, without --isa" "^$dir/missing.s:$line:[0-9]*: error: \
cannot read '$dir/../data/nothing.hex': No such file or directory$" run "$dir/missing.s"
for isa in tesla pica200 vivante; do
    program=programs/$isa/rules/hazards.s
    refuse "dis of a source" "^$program: error: it is a source; dis takes words or a container" \
        dis "$program"
    cp "$program" "$dir/source"
    refuse "dis of a source without its name" "^$dir/source: error: it is a source; " \
        dis --isa "$isa" "$dir/source"
done
mkdir -p "$dir/folder/deep"
cp programs/tesla/rules/hazards.s "$dir/folder/a.s"
ln -s a_loop.s "$dir/folder/a_loop.s"
ln -s .. "$dir/folder/deep/up"
ln -s missing.s "$dir/folder/b.s"
ln -s round "$dir/folder/round"
timeout 100 "$tool" suite "$dir/folder" --waves never >"$dir/out" 2>&1
claim "loops of links: $(tail -n 1 "$dir/out")" [ "$(tail -n 1 "$dir/out")" = "1 passed, 4 failed" ]
for row in "a_loop.s: error: cannot read: Too many levels" "b.s: error: cannot read: No such file" \
    "deep/up: error: cannot read: the link leads back to a folder above it" \
    "round: error: cannot read: Too many levels"; do
    claim "a row: $row" grep -q "^ *$dir/folder/$row" "$dir/out"
done

conclude "forms of words and messages"
