#!/bin/sh
# The command with cubins: what they bring reaches the launch, in lockstep and on the model alone; what is bad gets one
# line that says what was found, and status 2.
# test_tool_cubin.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-cubin
corpus=model/tesla/corpus
rm -rf "$dir" && mkdir -p "$dir"

# run ARGUMENT...: agrees
run() { "$tool" run --isa tesla --waves never "$@" >"$dir/out" 2>&1 || { cat "$dir/out" >&2; return 1; }; }
hash() { sed -n 's/.*hash=\([0-9a-f]*\).*/\1/p' "$dir/out"; }
words() { tr '\n' ' ' <"$dir/words.hex"; }

claim "text cubin" run --cubin $corpus/two_kernels.cubin --kernel _Z5scalePj --param 0x1000 --dump-global "$dir/words.hex@0x1000:4"
claim "its c0[] and c1[] and the thread's number" [ "$(words)" = "00000120 00000121 00000122 00000123 " ]
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
printf '0\n100\n' >"$dir/c0.hex"
claim "the same as words" run --code "$dir/scale.hex" --chip gt200 --const 0:"$dir/c0.hex" --const 1:"$dir/c1.hex" --param 0x1000
claim "retires the same" [ "$(hash)" = "$first" ]
claim "second kernel, with s[], l[] and a barrier" run $corpus/two_kernels.cubin --kernel _Z6mirrorPjj --param 0x1000,5 --dump-global "$dir/words.hex@0x1070:4"
claim "its numbers" [ "$(words)" = "00000021 00000022 00000023 00000024 " ]
for bits in 32 64; do
    claim "ELF of $bits bits" run --cubin $corpus/elf$bits.cubin --kernel _Z5scalePj --param 0x1000,0 --dump-global "$dir/words.hex@0x1000:4"
    claim "its numbers, $bits" [ "$(words)" = "00000120 00000121 00000122 00000123 " ]
done
claim "listing" sh -c "'$tool' dis --isa tesla $corpus/two_kernels.cubin --kernel _Z5scalePj | grep -q 'ld .r3 b32 c0.0x4. .*// 0008: 1000020d 2400c780'"
claim "parts" sh -c "'$tool' dis --isa tesla $corpus/elf64.cubin --parts | grep -q '^fill: sm_13, 4 words, 2 registers'"

refuse "no kernel said" "2 kernels; --kernel NAME is needed: _Z5scalePj, _Z6mirrorPjj" run --isa tesla --cubin $corpus/two_kernels.cubin
refuse "another kernel" "no kernel 'scale'; there is _Z5scalePj" run --isa tesla --cubin $corpus/two_kernels.cubin --kernel scale
refuse "no cubin" "no container; --cubin takes one" run --isa tesla --cubin programs/tesla/kernels/saxpy.s
refuse "Fermi" "found sm_20; sm_10 to sm_13 are allowed" run --isa tesla --cubin $corpus/elf_sm_20.cubin --kernel fill
refuse "relocations" "relocates .text._Z5scalePj" run --isa tesla --cubin $corpus/elf_relocated.cubin --kernel fill
refuse "too few parameters" "takes 8 bytes of parameters; --param gives 4" run --isa tesla --cubin $corpus/elf32.cubin --kernel _Z5scalePj --param 1
refuse "too few registers" "code names .r3 (.*), --regs 2; 4 at least are needed" run --isa tesla --code "$dir/scale.hex" --regs 2
refuse "s[] too small" "20 bytes of s\[\] per block; header and 2 parameters need 24" run --isa tesla --cubin $corpus/two_kernels.cubin --kernel _Z5scalePj --param 1,2

conclude
