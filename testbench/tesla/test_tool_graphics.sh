#!/bin/sh
# The command with graphics programs and textures of the Tesla MP: source and words with tables say
# the same in every mode; what is bad gets one line that says what was found, status 2, and nothing
# is left behind. test_tool_graphics.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-tool-graphics
rm -rf "$dir" && mkdir -p "$dir"

modes="--model-only --waves=never --rtl-only"

# run MODE ARGUMENT...: --waves=never stands for lockstep. Alone there is nothing to compare:
# VACUOUS is fine
run() {
    mode=$1
    shift
    "$tool" run --isa tesla $(echo "$mode" | tr = ' ') "$@" >"$dir/out" 2>&1
    status=$?
    [ $status = 0 ] || { [ $status = 6 ] && [ "$mode" != --waves=never ]; }
}

cat >"$dir/vertex.s" <<'END'
.type vertex
.threads 3
.inputs 2
.outputs 2
.regs 4
.attribute 0: 0x3f800000 0x40000000
.attribute 1: 0x40400000 0xbf800000
.attribute 2: 0x00000000 0x7f800000
.expect output 0: 1 0x40400000 0x3f800000
    mov b32 $r1 a[0x4]
    add f32 o[0x0] a[0x0] $r1
    exit mov b32 o[0x4] a[0x0]
END
printf 'a0,a1\n1,2\n3,-1\n0,inf\n' >"$dir/vertex.csv"
printf 'thread,record,strip,o0,o1\n0,0,1,3,1\n1,0,1,2,3\n2,0,1,inf,0\n' >"$dir/vertex.out"

cat >"$dir/geometry.s" <<'END'
.type geometry
.threads 2
.inputs 2
.outputs 1
.vertices 2
.primitives 8
.regs 4
.attribute 0: 0 4
.attribute 1: 8 12
.primitive 0 0: 0x3f800000 0x40000000 0x40400000 0x40800000
    mov b32 $r2 a[0x4]
    shl $a1 $r2 0x0
    mov b32 $r1 p[$a1]
    long mov b32 o[0x0] $r1
    emit
    restart
    add f32 o[0x0] $r1 $r1
    emit
    exit nop
END
printf 'p0.0,p1.0\n1,2\n3,4\n' >"$dir/geometry.csv"
printf 'thread,record,strip,o0\n0,0,1,2\n0,1,2,4\n1,0,1,4\n1,1,2,8\n' >"$dir/geometry.out"

# a pixel looks up texture 1 through sampler 0 where v[0] says; the fourth one is not visible
cat >"$dir/fragment.s" <<'END'
.type fragment
.threads 4
.inputs 3
.outputs 4
.regs 8
.attribute 0: 0x3e000000 0x3e000000 0x3e000000
.attribute 1: 0x3ec00000 0x3ec00000 0x3ec00000
.attribute 2: 0x3f200000 0x3f200000 0x3f200000
.attribute 3: 0x3f600000 0x3f600000 0x3f600000
.invisible 3
.texels 0x10: 0xff0000ff 0x00ff00ff 0x0000ff00 0x00000000
.texture 1 1d rgba8 4 1 1 1 0x10
.sampler 0 0x1
    interp lin $r0 v[0x0] $r0
    texauto all $r0:$r1:$r2:$r3 $t1 $s0 $r0
    exit nop
END
printf 'visible,v0\n1,0.125\n1,0.375\n1,0.625\n0,0.875\n' >"$dir/fragment.csv"
printf 'thread,record,strip,o0,o1,o2,o3\n0,0,1,1,0,0,1\n1,0,1,1,0,1,0\n2,0,1,0,1,0,0\n' \
    >"$dir/fragment.out"
printf '0xff0000ff\n0x00ff00ff\n0x0000ff00\n0\n' >"$dir/texels.hex"
printf '0\n0\n0\n0\n0\n0\n0\n0\n# $t1: 1D, RGBA8\n1\n4\n1\n1\n0x10\n' >"$dir/textures.hex"
printf '1\n' >"$dir/samplers.hex"

cat >"$dir/kernel.s" <<'END'
    exit nop
END
for name in vertex geometry fragment kernel; do
    "$tool" asm --isa tesla "$dir/$name.s" -o "$dir/$name.hex"
    claim "asm $name" [ $? = 0 ]
done
textures="--texels $dir/texels.hex@0x10 --textures $dir/textures.hex --samplers $dir/samplers.hex"
words_vertex="--type vertex --output-words 2 --regs 4"
words_geometry="--type geometry --output-words 1 --max-vertices 2 --regs 4"
words_fragment="--type fragment --output-words 4 --regs 8 $textures"

# the source with its own inputs, with a table, and its words: one table of outputs
for mode in $modes; do
    for name in vertex geometry fragment; do
        words=$(eval "echo \$words_$name")
        run $mode "$dir/$name.s" --outputs "$dir/$name.csv1" --json "$dir/$name.json"
        claim "$name: $mode: $(tail -n 1 "$dir/out")" [ $? = 0 ]
        claim "$name: its outputs: $mode" cmp "$dir/$name.out" "$dir/$name.csv1"
        run $mode "$dir/$name.s" --inputs "$dir/$name.csv" --outputs "$dir/$name.csv2"
        claim "$name with a table: $mode: $(tail -n 1 "$dir/out")" [ $? = 0 ]
        claim "$name with a table: its outputs: $mode" cmp "$dir/$name.out" "$dir/$name.csv2"
        # shellcheck disable=SC2086
        run $mode --code "$dir/$name.hex" $words --inputs "$dir/$name.csv" \
            --outputs "$dir/$name.csv3"
        claim "words of $name: $mode: $(tail -n 1 "$dir/out")" [ $? = 0 ]
        claim "words of $name: their outputs: $mode" cmp "$dir/$name.out" "$dir/$name.csv3"
    done
done

# the texture tables are taken, each of them
for table in texels textures samplers; do
    printf '0\n' >"$dir/zero.hex"
    case $table in
    texels)
        other="--texels $dir/zero.hex@0x10 --textures $dir/textures.hex --samplers $dir/samplers.hex"
        ;;
    textures)
        other="--texels $dir/texels.hex@0x10 --textures $dir/zero.hex --samplers $dir/samplers.hex"
        ;;
    samplers) # wraps instead of clamping: seen beyond the last texel
        printf 'visible,v0\n1,1.125\n1,0.375\n1,0.625\n0,0.875\n' >"$dir/beyond.csv"
        other="--texels $dir/texels.hex@0x10 --textures $dir/textures.hex --samplers $dir/zero.hex --inputs $dir/beyond.csv" ;;
    esac
    case $other in *--inputs*) ;; *) other="$other --inputs $dir/fragment.csv" ;; esac
    # shellcheck disable=SC2086
    run --model-only --code "$dir/fragment.hex" --type fragment --output-words 4 --regs 8 $other \
        --outputs "$dir/other.csv"
    claim "other $table: $(tail -n 1 "$dir/out")" [ $? = 0 ]
    if [ $table = samplers ]; then claim "the sampler wraps" cmp -s "$dir/fragment.out" \
        "$dir/other.csv"
    else claim "other $table are seen" sh -c "! cmp -s '$dir/fragment.out' '$dir/other.csv'"; fi
done

# text names the operands that the type has: listings, logs, reports
printf '10000001\n0423c789\n' >"$dir/mov.hex"
"$tool" dis --isa tesla "$dir/mov.hex" >"$dir/out"
claim "words of a kernel read s[]" \
    grep -q 'exit mov b32 o\[0x0\] u8 s\[0x0\] .*// 0000: 10000001 0423c789$' "$dir/out"
for type in vertex geometry; do
    "$tool" dis --isa tesla --type $type "$dir/mov.hex" >"$dir/out"
    claim "words of a $type program read a[]" \
        grep -q 'exit mov b32 o\[0x0\] a\[0x0\]  .*// 0000: 10000001 0423c789$' "$dir/out"
    "$tool" asm --isa tesla "$dir/out" -o "$dir/back.hex"
    claim "and that text has the same words" cmp -s "$dir/mov.hex" "$dir/back.hex"
done
printf 'a0\n1\n' >"$dir/one.csv"
mov="--code $dir/mov.hex --type vertex --inputs $dir/one.csv"
for command in "log --model-only" "log" "log --json -"; do
    # shellcheck disable=SC2086
    "$tool" $command --isa tesla $mov >"$dir/out" 2>&1
    claim "$command: reads a[]" grep -q 'exit mov b32 o\[0x0\] a\[0x0\]' "$dir/out"
    claim "$command: nothing reads s[]" sh -c "! grep -q 's\[0x0\]' '$dir/out'"
done
printf '.type vertex\n.threads 1\n.inputs 1\n.expect output 0: 1 0x1\nexit mov b32 o[0x0] a[0x0]\n' \
    >"$dir/report.s"
run --waves=never "$dir/report.s"
claim "a report reads a[]" grep -q 'exit mov b32 o\[0x0\] a\[0x0\]' "$dir/out"
refuse "a type of no program" "--type 'pixel'; compute, vertex, geometry or fragment is needed" \
    dis --isa tesla --type pixel "$dir/mov.hex"

# what a run recorded is checked again, with the same words and tables
for name in vertex geometry fragment; do
    words=$(eval "echo \$words_$name")
    # shellcheck disable=SC2086
    run --waves=never --code "$dir/$name.hex" $words --inputs "$dir/$name.csv" \
        --record "$dir/$name.trace"
    claim "record $name: $(tail -n 1 "$dir/out")" [ $? = 0 ]
    # shellcheck disable=SC2086
    "$tool" check --isa tesla --code "$dir/$name.hex" $words --inputs "$dir/$name.csv" \
        --trace "$dir/$name.trace" >"$dir/out"
    claim "replay $name: $(tail -n 1 "$dir/out")" [ $? = 0 ]
    sed '2s/,[0-9.]*/,9/' "$dir/$name.csv" >"$dir/changed.csv"
    # shellcheck disable=SC2086
    "$tool" check --isa tesla --code "$dir/$name.hex" $words --inputs "$dir/changed.csv" \
        --trace "$dir/$name.trace" >"$dir/out"
    claim "replay $name with other inputs differs: $(tail -n 1 "$dir/out")" [ $? = 1 ]
done
sed 's/^\.expect output 0: 1 0x40400000/.expect output 0: 1 0x40400001/' "$dir/vertex.s" \
    >"$dir/wrong.s"
for mode in $modes; do
    run $mode "$dir/wrong.s"
    claim "a wrong output fails: $mode" [ $status = 7 ]
    claim "and is named: $mode" \
        grep -q "wrong.s:9: expected output\[0x80\] = 0x40400001, found 0x40400000" "$dir/out"
done

# bad input
code="--isa tesla --code $dir/vertex.hex"
refuse "a type of a source" "go with --code FILE; a source says them itself" run --isa tesla \
    "$dir/vertex.s" --type vertex
refuse "output words of a source" "go with --code FILE" run --isa tesla "$dir/vertex.s" \
    --output-words 2
refuse "vertices of a source" "go with --code FILE" run --isa tesla "$dir/geometry.s" \
    --max-vertices 2
# shellcheck disable=SC2086
{
refuse "an unknown type" "--type 'pixel'; compute, vertex, geometry or fragment is needed" run \
    $code --type pixel
refuse "a type without inputs" "--type vertex goes with --inputs FILE" run $code --type vertex \
    --model-only
refuse "output words of a kernel" "vertex.hex is a compute program" run $code --output-words 2
refuse "vertices of a kernel" "vertex.hex is a compute program" run $code --type compute \
    --max-vertices 2
refuse "inputs of a kernel's words" "vertex.hex is a compute program" run $code \
    --inputs "$dir/vertex.csv"
refuse "no output" "--output-words '0'" run $code --type vertex --inputs "$dir/vertex.csv" \
    --output-words 0
refuse "33 outputs" "33 words of output per thread; 1 to 32 are possible" \
    run $code --model-only --type vertex --inputs "$dir/vertex.csv" --output-words 33
refuse "65 vertices" "delivers 65 records; 1 to 64 are possible" \
    run $code --model-only --type geometry --inputs "$dir/geometry.csv" --max-vertices 65
refuse "vertices of a vertex program" "delivers 2 records; 1 to 1 are possible" \
    run $code --model-only --type vertex --inputs "$dir/vertex.csv" --max-vertices 2
refuse "a grid of vertices" "are for compute programs; .* is a vertex program" \
    run $code --model-only --type vertex --inputs "$dir/vertex.csv" --grid 1,1
refuse "inputs that are not there" "none.csv: error: cannot read" run $code \
    --model-only --type vertex --inputs "$dir/none.csv"
printf 'a0,a1\n1,2\n3\n' >"$dir/short.csv"
refuse "a row too short" "short.csv:3:2: error: a row of 1 cells; the header has 2" \
    run $code --model-only --type vertex --inputs "$dir/short.csv"
printf 'a0,a1\n' >"$dir/short.csv"
refuse "no row" "short.csv:1:6: error: no row behind the header" run $code \
    --model-only --type vertex --inputs "$dir/short.csv"
printf 'a0,a128\n1,2\n' >"$dir/wide.csv"
refuse "a column that does not exist" "wide.csv:1:4: error: 'a128' is no column" run $code \
    --model-only --type vertex --inputs "$dir/wide.csv"
printf 'visible,a0\n1,2\n' >"$dir/wide.csv"
refuse "a column of another type" "wide.csv:1:1: error: 'visible' is no column" run $code \
    --model-only --type vertex --inputs "$dir/wide.csv"
printf 'p0.0,p31.127\n1,2\n' >"$dir/wide.csv"
refuse "inputs that do not fit into s\[\]" "0x4000 are possible" run $code \
    --model-only --type geometry --inputs "$dir/wide.csv"
refuse "outputs over the inputs" "vertex.csv: error: it is read by this command" \
    run $code --model-only --type vertex --inputs "$dir/vertex.csv" --outputs "$dir/vertex.csv"
refuse "outputs over the textures" "textures.hex: error: it is read by this command" \
    run $code --model-only --type vertex --inputs "$dir/vertex.csv" --textures "$dir/textures.hex" \
    --outputs "$dir/textures.hex"
}
refuse "a grid of vertices, source" "are for compute programs; .* is a vertex program" \
    run --isa tesla --model-only --grid 1,1 "$dir/vertex.s"
refuse "inputs of a kernel" "is a compute program; vertex, .* take inputs" run --isa tesla \
    --inputs x "$dir/kernel.s"
refuse "outputs of a kernel" "is a compute program; vertex, .* give outputs" \
    run --isa tesla --outputs "$dir/half.csv" "$dir/kernel.s"
refuse "texels without an address" "--texels 'x.hex'; FILE@ADDR is needed" run --isa tesla \
    --texels x.hex "$dir/kernel.s"
refuse "texels at an odd address" "--texels 'x.hex@2'; the address is a multiple of 4" run \
    --isa tesla --texels x.hex@2 "$dir/kernel.s"
refuse "texels that are not there" "none.hex: error: cannot read" run --isa tesla \
    --texels "$dir/none.hex@0" "$dir/kernel.s"
refuse "texels beyond their memory" \
    "texels.hex: error: 4 words at 0x3fffff4; the memory has 0x4000000 bytes" \
    run --isa tesla --texels "$dir/texels.hex@0x3fffff4" "$dir/kernel.s"
seq 2049 >"$dir/long.hex"
refuse "257 textures" "long.hex: error: 2049 words at 0x0; the memory has 0x2000 bytes" run \
    --isa tesla --textures "$dir/long.hex" "$dir/kernel.s"
seq 257 >"$dir/long.hex"
refuse "33 samplers" "long.hex: error: 257 words at 0x0; the memory has 0x400 bytes" run \
    --isa tesla --samplers "$dir/long.hex" "$dir/kernel.s"
printf 'zzz\n' >"$dir/bad.hex"
refuse "a texture that is no word" "bad.hex:1:1: error:" run --isa tesla --textures "$dir/bad.hex" \
    "$dir/kernel.s"
refuse "textures twice" "--textures is given twice" \
    run --isa tesla --textures "$dir/textures.hex" --textures "$dir/textures.hex" "$dir/kernel.s"
for option in texels textures samplers type; do
    refuse "--$option of a shader" "--$option does not fit pica200\|unknown ISA 'pica200'" \
        run --isa pica200 --$option x@0 "$dir/kernel.s"
done
refuse "a type of many" \
    "--type belongs to warpstep run, shrink, check, board, replay, log, dis, not to suite" suite \
    --isa tesla --type vertex "$dir/kernel.s"
claim "nothing written half" [ ! -e "$dir/half.csv" ]
claim "no temporary left" sh -c "! ls $dir/*.tmp >/dev/null 2>&1"
claim "--help has the columns" \
    sh -c "'$tool' run --isa tesla --help | grep -q 'thread,record,strip'"

conclude "graphics programs"
