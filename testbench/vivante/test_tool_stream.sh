#!/bin/sh
# The command with recorded driver command streams: flat ones, ones that are followed through
# memory, and code that lies in memory. test_tool_stream.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-stream
corpus=model/vivante/corpus
rm -rf "$dir" && mkdir -p "$dir"

# mine ARGUMENT...: core and model
mine() {
    "$tool" run --isa vivante "$@" >"$dir/out" 2>"$dir/err"
}

# docs/isa/vivante_cmdstream.md, 6: what both shaders give
cat >"$dir/vertex.csv" <<'END'
thread,killed,helper,t0.x,t0.y,t0.z,t0.w,t1.x,t1.y,t1.z,t1.w
0,0,0,0,0,0,0,1,0,0,1
END
cat >"$dir/pixel.csv" <<'END'
thread,killed,helper,t1.x,t1.y,t1.z,t1.w
0,0,0,0.25,0.5,0.75,1
END
mine "$corpus/example.cmdstream" --outputs "$dir/o.csv"
claim "the example passes" [ $? = 0 ]
claim "its vertex shader" cmp "$dir/o.csv" "$dir/vertex.csv"
mine "$corpus/example.cmdstream" --stage 0:ps --outputs "$dir/o.csv"
claim "its pixel shader" cmp "$dir/o.csv" "$dir/pixel.csv"

# a ring: LINK to a buffer at 0x4000, 40000002 00004000
printf '\002\000\000\100\000\100\000\000' >"$dir/ring.cmdstream"
image=":follow=0x1000:image=$corpus/example.cmdstream@0x4000"
mine "$dir/ring.cmdstream" --stage "ps$image" --outputs "$dir/o.csv"
claim "a stream that is followed passes" [ $? = 0 ]
claim "its pixel shader is that of the buffer" cmp "$dir/o.csv" "$dir/pixel.csv"
"$tool" dis --isa vivante "$dir/ring.cmdstream" --stage "ps$image" >"$dir/dis" 2>"$dir/err"
claim "dis of it" grep -q "mov.pack t1, void, void, u0.xyzw" "$dir/dis"
"$tool" dis --isa vivante --parts "$dir/ring.cmdstream" >"$dir/parts" 2>"$dir/err"
claim "dis --parts tells where it leads" grep -q "LINK at word 0 leads out of it" "$dir/parts"

# code in memory: mov and nop, 07811009 00000000 00000000 20390008 and four times 00000000
{
    printf '\011\020\201\007\000\000\000\000\000\000\000\000\010\000\071\040'
    head -c 16 /dev/zero
} >"$dir/code.bin"
mine "$corpus/gc7000.cmdstream" --stage "vs:image=$dir/code.bin@0"
claim "code of an image passes" [ $? = 0 ]

refuse "LINK in a flat recording" "ring.cmdstream:0x0: error: word 0: .*(C7)" run --isa vivante \
    "$dir/ring.cmdstream"
refuse "LINK into nothing" "the target is outside of the memory that was given (C7)" \
    run --isa vivante "$dir/ring.cmdstream" --stage vs:follow=0x1000
refuse "code of which there is no image" "(C14)" run --isa vivante "$corpus/gc7000.cmdstream"
refuse "an image without a place" "stage 'vs:image=x'" run --isa vivante \
    "$corpus/gc7000.cmdstream" --stage vs:image=x
refuse "an image that is not there" "no_such.bin: error: cannot read" \
    run --isa vivante "$corpus/gc7000.cmdstream" --stage "vs:image=$dir/no_such.bin@0"
refuse "half a command" "error: " run --isa vivante "$dir/ring.cmdstream" \
    --stage "vs:follow=0x1000:image=$dir/dis@0x4000"

conclude "tool-stream"
