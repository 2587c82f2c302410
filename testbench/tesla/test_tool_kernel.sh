#!/bin/sh
# The command with kernels from elsewhere: what cubins bring reaches the launch, in lockstep and on
# the model alone; expectations and contents from files; kernels without end; what a listing says of
# odd words. What is bad gets one line that says what was found, and status 2. test_tool_kernel.sh
# build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-kernel
corpus=model/tesla/corpus
rm -rf "$dir" && mkdir -p "$dir"

# run ARGUMENT...: agrees
run() { "$tool" run --isa tesla --waves never "$@" >"$dir/out" 2>&1 ||
    { cat "$dir/out" >&2; return 1; }; }
hash() { sed -n 's/.*hash=\([0-9a-f]*\).*/\1/p' "$dir/out"; }
words() { tr '\n' ' ' <"$dir/words.hex"; }

claim "text cubin" run --cubin $corpus/two_kernels.cubin --kernel _Z5scalePj --param 0x1000 \
    --dump-global "$dir/words.hex@0x1000:4"
claim "a cubin says that it is one" \
    sh -c "'$tool' run --waves never --cubin $corpus/two_kernels.cubin --kernel _Z5scalePj --param 0x1000 >'$dir/out'"
claim "its c0[] and c1[] and the thread's number" \
    [ "$(words)" = "00000120 00000121 00000122 00000123 " ]
first=$(hash)
"$tool" asm --isa tesla -o "$dir/scale.hex" /dev/stdin <<'END' 2>"$dir/err" || bad "assembles: $(cat "$dir/err")"
    ld $r2 b32 c1[0x0]
    ld $r3 b32 c0[0x4]
    long add b32 $r2 $r2 $r3
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    add b32 $r2 $r2 $r0
    exit st b32 g14[$r1] $r2
END
echo 20 >"$dir/c1.hex"
echo '.regs 3' >"$dir/extra.txt"
printf '0\n100\n' >"$dir/c0.hex"
claim "the same as words" run --code "$dir/scale.hex" --chip gt200 --const 0:"$dir/c0.hex" \
    --const 1:"$dir/c1.hex" --param 0x1000
claim "retires the same" [ "$(hash)" = "$first" ]
claim "second kernel, with s[], l[] and a barrier" run $corpus/two_kernels.cubin \
    --kernel _Z6mirrorPjj --param 0x1000,5 --dump-global "$dir/words.hex@0x1070:4"
claim "its numbers" [ "$(words)" = "00000021 00000022 00000023 00000024 " ]
for bits in 32 64; do
    claim "ELF of $bits bits" run --cubin $corpus/elf$bits.cubin --kernel _Z5scalePj \
        --param 0x1000,0 --dump-global "$dir/words.hex@0x1000:4"
    claim "its numbers, $bits" [ "$(words)" = "00000120 00000121 00000122 00000123 " ]
done
claim "listing" \
    sh -c "'$tool' dis --isa tesla $corpus/two_kernels.cubin --kernel _Z5scalePj | grep -q 'ld .r3 b32 c0.0x4. .*// 0008: 1000020d 2400c780'"
claim "parts" \
    sh -c "'$tool' dis --isa tesla $corpus/elf64.cubin --parts | grep -q '^fill: sm_13, 4 words, 2 registers'"

refuse "no kernel said" "2 kernels; --kernel NAME is needed: _Z5scalePj, _Z6mirrorPjj" run \
    --isa tesla --cubin $corpus/two_kernels.cubin
refuse "another kernel" "no kernel 'scale'; there is _Z5scalePj" run --isa tesla \
    --cubin $corpus/two_kernels.cubin --kernel scale
printf '.block 26 3 2\n.regs 33\n    mov b32 $r32 $r0\n    ret\n' >"$dir/wide.s"
refuse "a block that the core has no registers for" \
    "5 warps with 33 registers; .*: 4 warps at most" run --isa tesla "$dir/wide.s"
sed 's/26 3 2/26 4 1/' "$dir/wide.s" >"$dir/fits.s"
claim "four warps have room" run "$dir/fits.s"
refuse "no cubin" "no container; --cubin takes one" run --isa tesla \
    --cubin programs/tesla/kernels/saxpy.s
refuse "parts of no cubin of ours" "found sm_20; sm_10 to sm_13 are allowed" dis --isa tesla \
    --parts $corpus/elf_sm_20.cubin
refuse "Fermi" "found sm_20; sm_10 to sm_13 are allowed" run --isa tesla \
    --cubin $corpus/elf_sm_20.cubin --kernel fill
refuse "relocations" "relocates .text._Z5scalePj" run --isa tesla \
    --cubin $corpus/elf_relocated.cubin --kernel fill
refuse "too few parameters" "takes 8 bytes of parameters; --param gives 4" run --isa tesla \
    --cubin $corpus/elf32.cubin --kernel _Z5scalePj --param 1
refuse "too few registers" "code names .r3 (.*), --regs 2; 4 at least are needed" run --isa tesla \
    --code "$dir/scale.hex" --regs 2
refuse "too few registers for a source" "code names .r10 (.*), --regs 2; 11 at least are needed" \
    run programs/tesla/kernels/saxpy.s --regs 2
refuse "s[] too small" "20 bytes of s\[\] per block; header and 2 parameters need 24" run \
    --isa tesla --cubin $corpus/two_kernels.cubin --kernel _Z5scalePj --param 1,2

# Contents, expectations and dumps, in all forms
cubin="--cubin $corpus/two_kernels.cubin --kernel _Z5scalePj --param 0x1000"
"$tool" run --isa tesla --model-only $cubin >"$dir/out" 2>&1
claim "nothing expected on the model alone is VACUOUS" [ $? = 6 ]
printf '120\n121\n122\n' >"$dir/want.hex"
claim "--expect-global on the model alone" run --model-only $cubin \
    --expect-global "$dir/want.hex@0x1000"
claim "--expect-global in lockstep" run $cubin --expect-global "$dir/want.hex@0x1000" \
    --expect-global "$dir/want.hex@0x1000:0"
printf '120\n121\n124\n' >"$dir/other.hex"
"$tool" run --isa tesla --model-only $cubin --expect-global "$dir/other.hex@0x1000" >"$dir/out" 2>&1
claim "another word is EXPECT_FAIL" [ $? = 7 ]
claim "which names file, place and both" \
    grep -q "$dir/other.hex: expected global\[0x1008\] = 0x00000124, found 0x00000122" "$dir/out"
claim "which two units beside are not" run --model-only $cubin \
    --expect-global "$dir/other.hex@0x1000:2"
"$tool" run --isa tesla --model-only $cubin --expect-global "$dir/other.hex@0x1000:1" \
    >"$dir/out" 2>&1
claim "one unit is too few" [ $? = 7 ]
printf '.set N 0x122\n.expect global 0x1000: 0x120 0x121 N\n' >"$dir/expect.txt"
claim "--expect" run --model-only $cubin --expect "$dir/expect.txt"
echo '.expect global 0x1000: 1' >"$dir/wrong.txt"
"$tool" run --isa tesla --waves never $cubin --expect "$dir/wrong.txt" >"$dir/out" 2>&1
claim "--expect fails in lockstep" [ $? = 7 ]
claim "with file and line" \
    grep -q "$dir/wrong.txt:1: expected global\[0x1000\] = 0x00000001, found 0x00000120" "$dir/out"
cat >"$dir/copy.s" <<'END'
    shl b32 $r1 $r0 0x2
    add b32 $r2 b32 s[0x10] $r1
    ld b32 $r3 g14[$r2]
    add b32 $r2 b32 s[0x14] $r1
    exit st b32 g14[$r2] $r3
END
claim "assembles" "$tool" asm --isa tesla "$dir/copy.s" -o "$dir/copy.hex"
printf '1, 2.5,-inf\n0x7fc12345\n' >"$dir/in.csv"
for form in csv f32 bin hex; do
    claim "from .csv to .$form" run --code "$dir/copy.hex" --block 4,1,1 --param 0x100,0x200 \
        --global "$dir/in.csv@0x100" \
        --dump-global "$dir/copied.$form@0x200:4"
    claim "and back" run --model-only --code "$dir/copy.hex" --block 4,1,1 --param 0x100,0x200 \
        --global "$dir/copied.$form@0x100" \
        --expect-global "$dir/in.csv@0x200" --dump-global "$dir/again.csv@0x200:4"
    claim "is the same, $form" [ "$(cat "$dir/again.csv")" = "1,2.5,-inf,0x7fc12345" ]
done
printf abcde >"$dir/five.bin"
refuse "bytes that are no words" "five.bin:0x4: error: 5 bytes; a multiple of 4 is allowed" run \
    --isa tesla --code "$dir/copy.hex" --global "$dir/five.bin@0"
refuse "another directive" "extra.txt:1:1: error: found '.regs'; .expect or .set is allowed here" \
    run --isa tesla --code "$dir/copy.hex" --expect "$dir/extra.txt"
refuse "an ULP that is none" "FILE@ADDR or FILE@ADDR:ULP, up to 16777216, is needed" run \
    --isa tesla --code "$dir/copy.hex" --expect-global "$dir/in.csv@0:x"

# Kernels without end
cat >"$dir/endless.s" <<'END'
    mov b32 $r1 0x0
again:
    add b32 $r1 $r1 0x1
    add b32 $r2 $r1 $r1
    bra again
END
for mode in --model-only --waves=never; do
    "$tool" run --isa tesla $mode --max-clocks 20000 "$dir/endless.s" >"$dir/out" 2>"$dir/err"
    claim "no end is a HANG, $mode" [ $? = 3 ]
    claim "its loop, $mode" grep -q '^  warp 0 goes round in 3 instructions, pc 0x8 to 0x18$' \
        "$dir/out"
    claim "instructions of it, $mode" grep -q '^    000018  bra 0x8$' "$dir/out"
    claim "nothing on a pipe, $mode" [ ! -s "$dir/err" ]
done
"$tool" run --isa tesla --model-only "$dir/endless.s" >"$dir/out"
claim "the model alone has a limit by itself" [ $? = 3 ]
claim "which the message tells" \
    grep -q 'not finished after 20065536 instructions; --max-clocks sets another limit' "$dir/out"
claim "a terminal shows how far it is" sh -c "TERM=xterm script -qec \"'$tool' run --isa tesla --model-only --hash --max-clocks 40000000 '$dir/endless.s'\" /dev/null |
    grep -q '  [0-9]* instructions, 1 launches; the limit is 40000000'"
printf '.block 64 1 1\nagain:\n    bar inc wait 0x0 all\n    bra again\n' >"$dir/barrier.s"
"$tool" run --isa tesla --model-only --max-clocks 20000 "$dir/barrier.s" >"$dir/out"
claim "a loop with a barrier" grep -q '^  warp 0 goes round in 2 instructions, pc 0x0 to 0x8$' \
    "$dir/out"
# lane 0 would set what the others wait for, when all have left the loop: found long before any
# limit
cat >"$dir/deadlock.s" <<'END'
.block 32 1 1
.global 0x0: 0 0 0 0
    mov b32 $r1 0x0
    joinat out
loop:
    ld b32 $r2 g14[$r1]
    add b32 $r3 $r0 $r2
    set $c0 # lg u32 $r3 $r124
    (lg $c0) bra loop
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
out:
    join nop
    exit nop
END
"$tool" run --isa tesla --waves never --json "$dir/deadlock.json" "$dir/deadlock.s" >"$dir/out"
claim "a deadlock of lanes is a HANG" [ $? = 3 ]
claim "it is a livelock" \
    grep -q 'livelock: the whole state repeats after 4 instructions of each warp, and nothing from outside' \
    "$dir/out"
claim "its loop" grep -q '^  warp 0 goes round in 4 instructions, pc 0x10 to 0x28$' "$dir/out"
claim "it is found soon" says "$dir/deadlock.json" '.[0].instructions < 20000'
claim "--waves never without a core" run --model-only programs/tesla/kernels/saxpy.s
refuse "--waves always without a core" "waves needs the core" run --isa tesla \
    --model-only --waves always programs/tesla/kernels/saxpy.s
printf '.block 512 1 1\n    exit nop\n' >"$dir/wide.s"
refuse "a block of 16 warps" \
    "has 16 warps; this machine has 8 warp slots; make tool WARPS=16 builds one" run --isa tesla \
    "$dir/wide.s"

# Addresses in g[] that are not aligned to the access
printf '.block 4 1 1\n    mov b32 $r1 0x101\n    ld b32 $r2 g14[$r1]\n    ld u8 $r2 g14[$r1]\n    exit st u16 g14[$r1] $r2\n' \
    >"$dir/odd_address.s"
for mode in --model-only --waves=never; do
    "$tool" run --isa tesla $mode "$dir/odd_address.s" >"$dir/out"
    claim "misaligned accesses are counted, $mode" \
        grep -q '^note: 8 accesses of lanes to g\[\] were not aligned to their size, the first at pc 0x8; ' \
        "$dir/out"
done
claim "aligned ones are not mentioned" \
    sh -c "! '$tool' run --isa tesla --model-only programs/tesla/kernels/saxpy.s | grep -q aligned"

# What a listing says of words that text alone does not bring back
cat >"$dir/odd.hex" <<'END'
a0000821
c8404780
d0000000
10008200
20000401
04004500
END
"$tool" dis --isa tesla --data "$dir/odd.hex" -o "$dir/odd.s"
claim "ignored bits" \
    grep -q 'word 0xa0000821 0xc8404780 .*: cvt rn f32 .r8 f64 .r4d; it has ignored bits set: 00000000 08000000$' \
    "$dir/odd.s"
claim "no instruction" grep -q 'word 0xd0000000 .* 0008: d0000000: no instruction$' "$dir/odd.s"
claim "comes back" \
    sh -c "'$tool' asm --isa tesla '$dir/odd.s' -o '$dir/odd2.hex' && grep -v '#' '$dir/odd2.hex' | cmp -s - '$dir/odd.hex'"
printf '10008200\n20000401\n04004500\na0004005\n04208780\n' >"$dir/unaligned.hex"
"$tool" dis --isa tesla --data "$dir/unaligned.hex" -o "$dir/unaligned.s"
claim "unaligned" grep \
    -q 'word 0x20000401 0x04004500 .*: (eu .c0) add b32 .r0 .r2 .r1; unaligned$' "$dir/unaligned.s"
printf 'a0004005\n04208780\n' >"$dir/field.hex"
"$tool" dis --isa tesla --data "$dir/field.hex" -o "$dir/field.s"
claim "a field that cannot be" \
    grep -q 'word 0xa0004005 0x04208780 .*; these operands raise ILLEGAL_MEMORY_BYTE' "$dir/field.s"

# the mode SAT_NAN by its option: as .satnan says it, and not on each chip
sed '/^\.satnan/d' programs/tesla/rules/sat_nan.s >"$dir/sat.s"
"$tool" run --isa tesla --waves never "$dir/sat.s" >"$dir/out" 2>&1
claim "without the mode a NaN stays" [ $? = 7 ]
"$tool" run --isa tesla --waves never --sat-nan "$dir/sat.s" >"$dir/out" 2>&1
claim "--sat-nan: $(tail -n 1 "$dir/out")" [ $? = 0 ]
refuse "a chip without the mode" \
    "sat.s: error: chip g92 has no SAT_NAN; gt200, gt215, gt216, gt218, mcp89 and all have it" \
    run --isa tesla --sat-nan --chip g92 "$dir/sat.s"

conclude "kernels from elsewhere"
