#!/bin/sh
# Files that the command writes: open descriptors in place of a file, limits of size, what is kept
# of a file that is replaced.
# test_files.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-files
rm -rf "$dir" && mkdir -p "$dir"
cat >"$dir/good.s" <<'END_OF_PROGRAM'
.isa tesla
.regs 2
.expect global 0: 7
    mov b32 $r0 0x7
    mov b32 $r1 0x0
    exit st b32 g14[$r1] $r0
END_OF_PROGRAM
"$tool" asm "$dir/good.s" -o "$dir/good.hex"
run="$tool run --waves never"
shbin=programs/pica200/kernels/transform.shbin
tables="--inputs programs/pica200/kernels/vertices.csv
    --uniforms programs/pica200/kernels/uniforms.csv"

# ---- open descriptors: what is in the file stays, and what is written follows it
# appends TEXT OUTPUT COMMAND..: OUTPUT and COMMAND with its option last; descriptors 1, 2 and 7
# are the file
appends() {
    what=$1 output=$2
    shift 2
    for at in $output; do
        echo old >"$dir/log"
        case $at in
        *err* | */2) "$@" "$at" >/dev/null 2>>"$dir/log" ;;
        *7) "$@" "$at" >/dev/null 2>&1 7>>"$dir/log" ;;
        *) "$@" "$at" >>"$dir/log" 2>/dev/null ;;
        esac
        status=$?
        claim "$what $at: status $status" [ $status = 0 ]
        claim "$what $at: the old line stays" [ "$(head -n 1 "$dir/log")" = old ]
        claim "$what $at: lines follow it" [ "$(wc -l <"$dir/log")" -ge 2 ]
    done
}
"$tool" suite "$dir/good.s" --json "$dir/suite.json" --coverage "$dir/store" >/dev/null
every="/dev/stdout /dev/fd/1 /proc/self/fd/1 /dev/stderr /dev/fd/2
    /proc/self/fd/2 /dev/fd/7 /proc/self/fd/7"
ln -s /dev/stdout "$dir/link"
ln -s link "$dir/link_of_link"
# what a command writes into one file and then says on the same stream is not told apart here
# shellcheck disable=SC2086
{
    appends "run --json" "$every $dir/link $dir/link_of_link" $run "$dir/good.s" --json
    appends "run --executed" "$every" $run "$dir/good.s" --executed
    appends "run --outputs" "$every" $run "$shbin" --entry main $tables --outputs
    appends "run --record" "$every" $run "$dir/good.s" --record
    appends "asm -o" "$every" "$tool" asm "$dir/good.s" -o
    appends "dis -o" "$every" "$tool" dis --isa tesla "$dir/good.hex" -o
    appends "suite --json" "$every" "$tool" suite "$dir/good.s" --json
    appends "random --json" "$every" "$tool" random --isa tesla --count 1 --dir "$dir/random" --json
    appends "triage --json" "$every" "$tool" triage "$dir/suite.json" --json
    appends "triage --html" "$every" "$tool" triage "$dir/suite.json" --html
    appends "coverage -o" "$every" "$tool" coverage "$dir/store" -o
    appends "coverage --html" "$every" "$tool" coverage "$dir/store" --html
    appends "shrink -o" "$every" "$tool" shrink --max-clocks 30 "$dir/good.s" -o
    appends "asm --desc" "$every" "$tool" asm programs/pica200/kernels/transform.s -o \
        "$dir/x.hex" --desc
    appends "log --json" "$every" "$tool" log "$dir/good.s" --json
}
$run "$dir/good.s" --json "$dir/r.json" >/dev/null
for at in /dev/stdout /dev/fd/1 /proc/self/fd/1 "$dir/link"; do
    $run "$dir/good.s" --json "$at" >"$dir/out" 2>/dev/null
    claim "$at stands alone, as - does" cmp -s "$dir/out" "$dir/r.json"
done
# shellcheck disable=SC2015
$run "$dir/good.s" --dump-global /dev/stdout@0:1 2>/dev/null >"$dir/out" && claim \
    "an address after it" grep -qx 00000007 "$dir/out" ||
    bad "--dump-global /dev/stdout"
for pair in "/dev/stdout -" "- /dev/fd/1" "/dev/fd/7 /proc/self/fd/7" "/dev/stderr /dev/fd/2" \
    "$dir/link /dev/stdout"; do
    # shellcheck disable=SC2086
    set -- $pair
    refuse "$pair" "error: it is written twice by this command" run --json "$1" --dump-global \
        "$2@0:1" "$dir/good.s" 7>&2
done
refuse "a descriptor that is not open" "^/dev/fd/9: error: cannot write: Bad file descriptor$" \
    run --json /dev/fd/9 "$dir/good.s" 9>&-
refuse "one that can only be read" "^/dev/fd/8: error: cannot write: Bad file descriptor$" run \
    --json /dev/fd/8 "$dir/good.s" 8<"$dir/good.s"
"$tool" asm "$dir/good.s" -o - 2>"$dir/err" >&-
claim "a standard output that is closed: $(cat "$dir/err")" grep -qx \
    "/dev/stdout: error: cannot write: Bad file descriptor" "$dir/err"
"$tool" asm "$dir/good.s" -o - >/dev/full 2>"$dir/err"
claim "a standard output that is full: $(cat "$dir/err")" grep -qx \
    "/dev/stdout: error: cannot write: No space left on device" "$dir/err"
# of another process: this shell
echo old >"$dir/log"
exec 7>>"$dir/log"
for at in "/proc/$$/fd/7" "/proc/$$/task/$$/fd/7"; do
    number=$(stat -c %i "$dir/log")
    $run "$dir/good.s" --json "$at" >/dev/null
    claim "$at: status" [ $? = 0 ]
    claim "$at: the same file" [ "$(stat -c %i "$dir/log")" = "$number" ]
done
exec 7>&-
claim "of another process: what is there stays" [ "$(head -n 1 "$dir/log")" = old ]
claim "of another process: both follow" [ "$(wc -l <"$dir/log")" = 3 ]
# of its own: the process number is the one that exec keeps
echo old >"$dir/log"
sh -c "exec $run --json /proc/\$\$/task/\$\$/fd/7 '$dir/good.s'" 7>>"$dir/log" >/dev/null
claim "of its own task: it follows" [ "$(wc -l <"$dir/log")" = 2 ]
printf 'loop:\n    add b32 $r1 $r1 0x1\n    bra loop\n' >"$dir/endless.s"
echo old >"$dir/log"
mkfifo "$dir/never.s"
(set -m; "$tool" run --isa tesla --json /dev/fd/7 "$dir/never.s" >/dev/null 2>&1 7>>"$dir/log" & \
    exec 5>"$dir/never.s"; kill -TERM $!; wait $!)
claim "a run that is ended writes there, too" sh -c \
    "head -n 1 '$dir/log' | grep -qx old && grep -q INTERRUPTED '$dir/log'"

# ---- a limit of size is a full disk: one line, no verdict that it is good, nothing left
# limited STATUS TEXT PATTERN COMMAND..: files of 4096 bytes at most
limited() {
    wanted=$1 what=$2 pattern=$3
    shift 3
    (ulimit -f 8 && exec "$@" >"$dir/out" 2>&1)
    status=$?
    claim "$what: status $status" [ $status = "$wanted" ]
    claim "$what: $(head -n 2 "$dir/out")" grep -q "$pattern" "$dir/out"
}
mkdir "$dir/limit"
large="$dir/limit/large.hex"
# shellcheck disable=SC2086
{
    limited 2 "a memory" "^$large: error: cannot write: File too large$" $run --dump-global \
        "$large@0:20000" "$dir/good.s"
    limited 8 "a trace" "the trace file could not be written completely" $run --record "$large" \
        programs/tesla/kernels/vector_add.s
    rm -f "$large" # a trace is a stream: what it has is there
    limited 2 "random --json" "^$large: error: .*File too large$" "$tool" random --isa tesla \
        --count 200 --dir "$dir/random" --json "$large"
    rm -f "$large"
    mkdir "$dir/programs"
    { (ulimit -f 1 && exec "$tool" random --isa tesla --count 5 --max-clocks 1 --dir \
        "$dir/programs" 2>&1); echo "status $?"; } | cat >"$dir/out"
    claim "random --dir: status" grep -qx "status 2" "$dir/out"
    claim "random --dir: $(cat "$dir/out")" grep -q \
        "^$dir/programs/tesla-.*: error: cannot write: File too large$" "$dir/out"
    claim "random --dir: one line" [ "$(grep -c 'error:' "$dir/out")" = 1 ]
    claim "random --dir: its end" grep -q ' failed, BAD_INPUT$' "$dir/out"
    claim "random --dir: nothing is left" [ -z "$(ls "$dir/programs")" ]
    seq 4000 | sed 's/.*/10008000/' >"$dir/many.hex"
    limited 2 "dis" "^$large: error: cannot write: File too large$" "$tool" dis --isa tesla \
        "$dir/many.hex" -o "$large"
}
claim "nothing is left: $(ls "$dir/limit")" [ -z "$(ls "$dir/limit")" ]
limited 2 "a wave" "[.]fst: error: cannot write: File too large$" "$tool" run --waves always \
    --wave-dir "$dir/limit" \
    programs/tesla/kernels/vector_add.s
claim "no wave is left" [ -z "$(find "$dir/limit" -type f)" ]

# ---- the last line and the record say what the status says
# lost OPTION FILE [ARGUMENT..]: the option's file is longer than the limit
lost() {
    option=$1 file=$2
    shift 2
    rm -f "$dir/r.json"
    (ulimit -f 4 && exec "$tool" run --waves never "$option" "$file" --json "$dir/r.json" "$@" \
        >"$dir/out" 2>"$dir/err")
    status=$?
    claim "$option is lost: status $status" [ $status = 2 ]
    claim "$option is lost: $(cat "$dir/err")" grep -qx \
        "${file%@*}: error: cannot write: File too large" "$dir/err"
    claim "$option is lost: one line" [ "$(wc -l <"$dir/err")" = 1 ]
    claim "$option is lost: $(tail -n 1 "$dir/out")" sh -c \
        "tail -n 1 '$dir/out' | grep -q '^warpstep: verdict=BAD_INPUT status=2 '"
    claim "$option is lost: record" says "$dir/r.json" '.[0].status == 2'
}
kernel=programs/tesla/kernels/vector_add.s
# the record itself has 1,300 bytes; a store that is there is kept
lost --coverage "$dir/limit/c.store" $kernel
lost --dump-global "$dir/limit/d.hex@0:20000" $kernel
seq 4000 | sed 's/.*/    mov b32 $r0 &/' >"$dir/long.s"
echo "    exit mov b32 \$r0 \$r1" >>"$dir/long.s"
lost --executed "$dir/limit/e.txt" --isa tesla "$dir/long.s"
# many_lost WHAT FILE COMMAND..: of many runs; the file is longer than $blocks
many_lost() {
    what=$1 file=$2
    shift 2
    (ulimit -f $blocks && exec "$tool" "$@" >"$dir/out" 2>"$dir/err")
    claim "$what is lost: status" [ $? = 2 ]
    claim "$what is lost: $(cat "$dir/err")" grep -qx \
        "$file: error: .*File too large" "$dir/err"
    claim "$what is lost: one line" [ "$(wc -l <"$dir/err")" = 1 ]
    claim "$what is lost: $(tail -n 1 "$dir/out")" sh -c \
        "tail -n 1 '$dir/out' | grep -Eq '^[0-9]+ passed, 0 failed, BAD_INPUT$'"
}
for option in --json --coverage --html; do
    file=$dir/limit/lost.x blocks=2
    [ $option = --html ] && blocks=1
    many_lost "random $option" "$file" random --isa tesla --count 20 --dir "$dir/random" \
        $option "$file"
    rm -f "$file" # records are a stream: what it has is there
    [ $option = --html ] || many_lost "suite $option" "$file" suite $kernel $kernel $kernel \
        $option "$file"
done
mkdir "$dir/none"
(ulimit -f 0 && exec "$tool" run --json "$dir/none/r.json" $kernel 2>&1) | cat >"$dir/out"
claim "--json is lost: $(tail -n 1 "$dir/out")" sh -c \
    "tail -n 1 '$dir/out' | grep -q '^warpstep: verdict=BAD_INPUT status=2 '"
claim "nothing of it is left" [ -z "$(find "$dir/none" "$dir/limit" -type f)" ]
"$tool" run --json "$dir/r.json" $kernel >/dev/full 2>"$dir/err"
claim "the report is lost: status" [ $? = 2 ]
claim "the report is lost" grep -qx "warpstep: error: cannot write the output" "$dir/err"
claim "the report is lost: record" says "$dir/r.json" '.[0].status == 2'
"$tool" log $kernel >/dev/full 2>"$dir/err"
claim "the log is lost: status" [ $? = 2 ]
claim "the log is lost: once" [ "$(grep -c 'error: cannot write the output' "$dir/err")" = 1 ]
claim "the log is lost: $(tail -n 1 "$dir/err")" sh -c \
    "tail -n 1 '$dir/err' | grep -q '^warpstep: verdict=BAD_INPUT status=2 '"

# ---- programs of one name in several folders: each has its wave, by run and by suite
mkdir -p "$dir/A a" "$dir/B"
cp "$dir/good.s" "$dir/A a/x.s"
sed 's/0x7/0x8/; s/^.expect.*//' "$dir/good.s" >"$dir/B/x.s"
waves=$dir/waves
for program in "$dir/A a/x.s" "$dir/B/x.s" "$PWD/$dir/B/x.s" "$dir/../test-files/./B//x.s"; do
    rm -rf "$waves/run"
    "$tool" run --waves always --wave-dir "$waves/run" "$program" >"$dir/out"
    view=$(sed -n 's/^waves: .*, open it with: gtkwave //p' "$dir/out")
    # a shell takes the word as it is printed
    eval "set -- $view"
    claim "the view can be copied: $view" [ $# = 1 -a -s "$1" ]
    case $program in *A*) folder="A a" ;; *) folder=B ;; esac
    claim "$program: its place" [ "$1" = "$waves/run/$dir/$folder/x.gtkw" ]
done
"$tool" suite --waves always --wave-dir "$waves/suite" "$dir/A a/x.s" "$dir/B/x.s" >"$dir/out"
for folder in "A a" B; do
    claim "suite: the wave of $folder" [ -s "$waves/suite/$dir/$folder/x.fst" ]
    claim "suite: its instructions" grep -q \
        "mov b32 .*0x$([ "$folder" = B ] && echo 8 || echo 7) " \
        "$waves/suite/$dir/$folder/x.code"
done
cp "$dir/good.hex" "$dir/B/x.hex"
"$tool" run --isa tesla --code "$dir/B/x.hex" --regs 2 --waves always --wave-dir "$waves/suite" \
    >"$dir/out"
claim "words of that name: another wave" [ -s "$waves/suite/$dir/B/x.hex.fst" ]
mkdir "$dir/C"
long=$(printf '%0251d' 0)
for name in x x.s x.hex x.hex.s "$long.s" "$long" "a
b.s"; do
    cp "$dir/good.s" "$dir/C/$name"
    "$tool" run --isa tesla --waves always --wave-dir "$waves/C" "$dir/C/$name" >"$dir/out"
    claim "a wave of $name: status" [ $? = 0 ]
    claim "a wave of $name: its line" [ "$(grep -c '^waves: .*[.]gtkw' "$dir/out")" = 1 ]
done
claim "a newline is quoted" grep -q \
    "^waves: \$'.*a.012b[.]fst', open it with: gtkwave \$'.*a.012b[.]gtkw'$" "$dir/out"
claim "each has its own" [ "$(find "$waves/C" -name '*.fst' -print0 | tr -dc '\0' | wc -c)" = 7 ]
claim "the name of a source stays" [ -s "$waves/C/$dir/C/x.fst" ]
mkdir -p "$waves/D/$dir/C/x.gtkw"
"$tool" run --waves always --wave-dir "$waves/D" "$dir/C/x.s" >"$dir/out" 2>"$dir/err"
claim "a view that cannot be written: status" [ $? = 2 ]
claim "a view that cannot be written" grep -q "x.gtkw: error: cannot write: Is a directory" \
    "$dir/err"
outside=$(mktemp -d)
cp "$dir/good.s" "$outside/x.s"
"$tool" run --waves always --wave-dir "$waves/run" "$outside/x.s" >"$dir/out"
claim "a program outside" [ -s "$waves/run/root$outside/x.fst" ]
rm -r "$outside"

# ---- commands to copy take a shell's words as they are printed
"$tool" shrink --max-clocks 30 "$dir/A a/x.s" -o "$dir/A a/small.s" >"$dir/out" 2>&1
command=$(sed -n '2s,^// ,,p' "$dir/A a/small.s")
eval "$command --waves never" >"$dir/out" 2>&1
claim "the command of a small program: $command" [ $? = 3 ]
claim "runs that program" grep -q "^HANG  tesla small.s " "$dir/out"

conclude "files that are written"
