#!/bin/sh
# The record of a run, and its readers: suite, bench and perf. The schema holds for every kind of
# record, a suite gives the same table and records whatever runs at once, and what does not come to
# its end is no success.
# test_results.sh build/bench/warpstep build/warpstep
tool=$1 plain=$2
. testbench/check.sh
dir=build/test-results
rm -rf "$dir" && mkdir -p "$dir"

cat >"$dir/good.s" <<'END'
.regs 2
.expect global 0: 7
    mov b32 $r0 0x7
    mov b32 $r1 0x0
    exit st b32 g14[$r1] $r0
END
sed 's/^.expect.*/.expect global 0: 8/' "$dir/good.s" >"$dir/wrong.s"
printf '    frobnicate $r0 $r1\n' >"$dir/bad.s"
printf '    trap\n' >"$dir/trap.s"
printf 'loop:\n    add b32 $r1 $r1 0x1\n    bra loop\n' >"$dir/endless.s"
for n in 1 2 3 4; do cp "$dir/good.s" "$dir/good$n.s"; done

# the schema, and the check of it
for mode in "" --model-only --rtl-only; do
    # shellcheck disable=SC2086
    "$tool" run --isa tesla $mode --json "$dir/r.json" "$dir/good.s" >/dev/null
    claim "a record is one line $mode" [ "$(wc -l <"$dir/r.json")" = 1 ]
    claim "a record fits the schema $mode" valid "$dir/r.json"
    claim "a record has the shape $mode" \
        says "$dir/r.json" '.[0].shape.LANES > 0 and .[0].seed == "1"'
done
"$tool" run --isa tesla --seed 18446744073709551615 --times --json "$dir/times.json" \
    "$dir/good.s" >/dev/null
claim "a record with times fits the schema" valid "$dir/times.json"
claim "a record with times has them" \
    says "$dir/times.json" '.[0].times | .wall > 0 and .processor > 0 and .wall >= .processor'
claim "a seed of 64 bits is kept" says "$dir/times.json" '.[0].seed == "18446744073709551615"'
for change in '.clocks = "1"' 'del(.hash)' '.hash = "x"' '.surprise = 1' '.outcome = "GOOD"' \
    '.shape.LANES = "8"' '.status = -1' \
    '.difference = {}' '.not_observed = [1]' '.times.wall = null'; do
    jq -c "$change" "$dir/times.json" >"$dir/damaged.json"
    claim "a damaged record is found: $change" \
        sh -c "jq -rn --slurpfile schema docs/result.schema.json \
        -f testbench/result_schema.jq '$dir/damaged.json' | grep -q ."
done

# one command repeats the run, wherever its record went
"$tool" run --isa tesla --json "$dir/r.json" --times "$dir/wrong.s" >/dev/null
claim "the record of a failure fits the schema" valid "$dir/r.json"
claim "a record's command leaves out where it went" \
    says "$dir/r.json" ".[0].repeat == \"$tool run --seed 1 --isa tesla $dir/wrong.s\""

# a suite: the same table and the same records, whatever runs at once
set -- "$dir/good1.s" "$dir/wrong.s" "$dir/good2.s" "$dir/bad.s" "$dir/trap.s" "$dir/good3.s" \
    "$dir/good4.s"
for jobs in 1 2 7; do
    "$tool" suite --isa tesla --jobs $jobs --waves never --json "$dir/$jobs.jsonl" \
        "$@" >"$dir/$jobs.out" 2>"$dir/$jobs.err"
    claim "$jobs at once: status" [ $? = 1 ]
    claim "$jobs at once: nothing but the table" [ ! -s "$dir/$jobs.err" ]
done
claim "one and two at once: table" cmp "$dir/1.out" "$dir/2.out"
claim "one and seven at once: table" cmp "$dir/1.out" "$dir/7.out"
claim "one and two at once: records" cmp "$dir/1.jsonl" "$dir/2.jsonl"
claim "one and seven at once: records" cmp "$dir/1.jsonl" "$dir/7.jsonl"
claim "its records fit the schema" valid "$dir/1.jsonl"
claim "its records are in order" says "$dir/1.jsonl" 'map(.outcome) ==
    ["PASS", "EXPECT_FAIL", "PASS", "BAD_INPUT", "TRAP", "PASS", "PASS"]'
claim "its rows are in order" [ "$(grep -c '^[a-z0-9]*\.s ' "$dir/1.out")" = 7 ]
claim "bad input is named below its row" grep -q "^    $dir/bad.s:1:5: error: " "$dir/1.out"
claim "the counts are the last line" [ "$(tail -n 1 "$dir/1.out")" = "4 passed, 3 failed" ]
claim "each failure has a line after the table" [ "$(grep -c '^failed: ' "$dir/1.out")" = 3 ]
claim "the shortest program first" \
    [ "$(sed -n 's/^failed: \([a-z]*\)\.s .*/\1/p' "$dir/1.out" |
    tr '\n' ' ')" = "bad trap wrong " ]
claim "the groups follow" grep -q '^In groups that one bug is likely to have made: 2$' "$dir/1.out"
claim "one report alone is shown" [ "$(grep -c '^    warpstep: verdict=' "$dir/1.out")" = 1 ]
claim "that of the shortest program" \
    grep -q '^The shortest program that failed, trap.s:$' "$dir/1.out"
claim "a row that failed says why" grep -q '^    .*global\[0x0\]' "$dir/1.out"

# clocks against those of a baseline: one program is recorded with fewer, one with more, one not at
# all
good="$dir/good1.s $dir/good2.s $dir/good3.s $dir/good4.s"
jq -c 'if .program == "good1.s" then .clocks -= 1
    elif .program == "good2.s" then .clocks *= 2 else . end
    | select(.outcome == "PASS" and .program != "good3.s")' "$dir/1.jsonl" >"$dir/recorded.jsonl"
# shellcheck disable=SC2086
"$tool" suite --isa tesla --baseline "$dir/recorded.jsonl" --clocks $good --json \
    "$dir/clocks.jsonl" >"$dir/clocks"
claim "clocks: the status is that of the runs" [ $? = 0 ]
claim "clocks: more" grep -q '^good1.s  *PASS .* +[0-9.]* %$' "$dir/clocks"
claim "clocks: fewer" grep -q '^good2.s  *PASS .* -50.00 %$' "$dir/clocks"
claim "clocks: not recorded" grep -q '^good3.s  *PASS .*  -$' "$dir/clocks"
claim "clocks: the same" grep -q '^good4.s  *PASS .*  =$' "$dir/clocks"
claim "clocks: what differs, the slowest first" \
    [ "$(sed -n 's/^clocks: \([^ ]*\) .*/\1/p' "$dir/clocks" | tr '\n' ' ')" = "good1.s good2.s " ]
claim "clocks: a line counts them" \
    grep -q '^1 of 3 programs take more clocks than recorded, 1 fewer$' "$dir/clocks"
claim "clocks: repeat leaves the options out" \
    says "$dir/clocks.jsonl" 'all(.repeat | contains("clocks") | not)'
refuse "clocks of nothing" "error: --clocks needs --baseline FILE" suite --isa tesla --clocks \
    "$dir/good1.s"
total() { sh testbench/run_total.sh "$@"; }
together=$(total "$dir/1.jsonl" "$dir/clocks.jsonl:$dir/recorded.jsonl")
claim "all ISAs together" [ "$together" = "make run: 11 programs of 2 ISAs: 8 passed, 3 failed, \
0 skipped; 1 of 3 take more clocks than recorded" ]
claim "no baseline" \
    [ "$(total "$dir/1.jsonl")" = "make run: 7 programs of 1 ISA: 4 passed, 3 failed, 0 skipped" ]
command=$(sed -n "s|^failed: trap.s TRAP: ||p" "$dir/1.out")
sh -c "$command" >/dev/null
claim "the command of a failure repeats it: $command" [ $? = 9 ]
"$tool" run --isa tesla --waves never --seed 1 --json "$dir/r.json" "$dir/good1.s" >/dev/null
claim "a suite's record is that of the run" \
    says "$dir/r.json" \
    ".[0] as \$r | $(head -n 1 "$dir/1.jsonl") | del(.repeat) == (\$r | del(.repeat))"

# the longest begins first: with one job, the first record that a killed suite has
printf '{"schema": 1, "isa": "tesla", "program": "good1.s", "clocks": 1, "instructions": 1}
{"schema": 1, "isa": "tesla", "program": "endless.s", "clocks": 9, "instructions": 1}\n' \
    >"$dir/known.jsonl"
refuse "a baseline that is none" \
    "good.s:1:1: error: .*a record of docs/result.schema.json is needed" \
    suite --isa tesla --baseline "$dir/good.s" "$dir/good.s"
refuse "a baseline that is not there" "none.jsonl: error: cannot read" suite --isa \
    tesla --baseline "$dir/none.jsonl" "$dir/good.s"
refuse "a baseline that is written over" "known.jsonl: error: it is read" \
    suite --isa tesla --baseline "$dir/known.jsonl" --json "$dir/known.jsonl" "$dir/good.s"
refuse "no job" "--jobs '0'; a number from 1 to 512" suite --isa tesla --jobs 0 "$dir/good.s"

# random programs: a trap on which core and model agree is passed when it is told so, and only then
"$tool" suite --isa tesla --waves never --agreed-traps --json "$dir/traps.jsonl" "$dir/trap.s" \
    "$dir/good1.s" >"$dir/traps.out"
claim "agreed traps: status" [ $? = 0 ]
claim "agreed traps: counts" [ "$(tail -n 1 "$dir/traps.out")" = "2 passed, 0 failed" ]
claim "agreed traps: the table says TRAP" grep -q '^trap.s  *TRAP ' "$dir/traps.out"
claim "agreed traps: no report" [ "$(wc -l <"$dir/traps.out")" = 4 ]
claim "agreed traps: record" says "$dir/traps.jsonl" 'map(.outcome) == ["TRAP", "PASS"]'
claim "its command leaves the option out" \
    says "$dir/traps.jsonl" \
    ".[0].repeat == \"$tool run --isa tesla --waves never --seed 1 $dir/trap.s\" or
    .[0].repeat == \"$tool run --seed 1 --isa tesla --waves never $dir/trap.s\""
"$tool" suite --isa tesla --waves never --agreed-traps "$dir/trap.s" \
    "$dir/wrong.s" >"$dir/traps.out"
claim "agreed traps: other failures fail" [ $? = 1 ]
claim "agreed traps: and only they" [ "$(tail -n 1 "$dir/traps.out")" = "1 passed, 1 failed" ]
refuse "agreed traps of one program" "--agreed-traps belongs to warpstep suite, not to run" \
    run --isa tesla --agreed-traps "$dir/good.s"

# folders and tags
mkdir -p "$dir/tree/b/c" "$dir/tree/.hidden" "$dir/empty"
cp "$dir/good.s" "$dir/tree/z.s"
{ echo '.tags short'; cat "$dir/good.s"; } >"$dir/tree/a.s"
{ echo '.tags nobench'; cat "$dir/good.s"; } >"$dir/tree/b/x.s"
{ echo '.tags short'; echo '.needs fp64'; cat "$dir/good.s"; } >"$dir/tree/b/c/y.s"
cp "$dir/bad.s" "$dir/tree/.hidden/bad.s"
cp "$dir/bad.s" "$dir/tree/b/notes.txt"
# rows WANTED ARGUMENT...: the programs of a suite, in their order
rows() {
    wanted=$1
    shift
    "$tool" suite --isa tesla --json "$dir/rows.jsonl" "$@" >"$dir/rows"
    claim "suite $*: status" [ $? = 0 ]
    claim "suite $*: $wanted" \
        [ "$(jq -r .file "$dir/rows.jsonl" | sed "s|$dir/||" | tr '\n' ' ')" = "$wanted " ]
}
rows "tree/a.s tree/b/c/y.s tree/b/x.s tree/z.s" "$dir/tree"
rows "tree/b//c/y.s tree/b//x.s good1.s" "$dir/tree/b//" "$dir/good1.s"
rows "tree/a.s tree/b/c/y.s" "$dir/tree" --tags short
rows "tree/z.s" --no-tags=short,nobench "$dir/tree"
rows "tree/z.s tree/b/x.s" "$dir/tree/z.s" "$dir/tree/b" --no-tags short
claim "the command of a run of many leaves out what chose it" says "$dir/rows.jsonl" \
    ".[0].repeat == \"$tool run --seed 1 --isa tesla $dir/tree/z.s\""
refuse "a folder without a program" "empty: error: no program; a folder needs one that ends in .s" \
    suite --isa tesla "$dir/empty"
refuse "an unknown tag" "--tags 'short,fast'; tags of programs" suite --isa tesla --tags \
    short,fast "$dir/good.s"
refuse "an empty tag" "--no-tags ''; tags of programs" suite --isa tesla --no-tags "" "$dir/good.s"
refuse "tags that no program has" "none of the 4 programs has these tags" suite --isa tesla --tags \
    short,nobench "$dir/tree"
refuse "tags of one program" "--tags belongs to warpstep suite, bench, not to run" run --isa \
    tesla --tags short "$dir/good.s"

# signals: what was done is told and kept, the status is the signal's
# interrupted SIGNAL STATUS ARGUMENT...
interrupted() {
    signal=$1 wanted=$2
    shift 2
    # a machine that has run nothing by then gets more time
    for pause in 1 4 16 64 256; do
        rm -f "$dir/killed.jsonl"
        (set -m; "$tool" suite --isa tesla --jobs 1 --json "$dir/killed.jsonl" \
            "$@" >"$dir/killed" 2>"$dir/killed.err" &
            sleep $pause; kill -"$signal" $!; wait $!; exit $?)
        status=$?
        grep -q '^0 passed' "$dir/killed" || break
    done
    claim "SIG$signal: status $status" [ $status = "$wanted" ]
}
interrupted INT 130 "$dir/good1.s" "$dir/endless.s" "$dir/good2.s"
claim "SIGINT is said" \
    [ "$(tail -n 1 "$dir/killed")" = "1 passed, 0 failed, 2 not run: INTERRUPTED" ]
claim "SIGINT keeps the records" says "$dir/killed.jsonl" 'map(.program) == ["good1.s"]'
interrupted TERM 143 "$dir/good1.s" "$dir/endless.s" "$dir/good2.s"
claim "SIGTERM is said" \
    [ "$(tail -n 1 "$dir/killed")" = "1 passed, 0 failed, 2 not run: INTERRUPTED" ]
interrupted INT 130 --baseline "$dir/known.jsonl" "$dir/good1.s" "$dir/endless.s" "$dir/good2.s"
claim "the unknown begins, then the longest" says "$dir/killed.jsonl" 'map(.program) == ["good2.s"]'
no_run() { ! pgrep -f "[s]uite.*$dir/endless.s" >/dev/null; }
await $$ no_run
claim "no run is left" no_run

# a run that dies costs its row
"$tool" suite --isa tesla --jobs 2 --json "$dir/died.jsonl" "$dir/good1.s" \
    "$dir/endless.s" >"$dir/died" 2>&1 &
suite=$!
only_one() { grep -q '^good1.s ' "$dir/died" &&
    [ "$(wc -w <"/proc/$suite/task/$suite/children")" = 1 ]; }
await $suite only_one
kill -SEGV "$(cat /proc/$suite/task/$suite/children)"
wait $suite
claim "a run that dies: status" [ $? = 1 ]
claim "a run that dies: row" grep -q '^endless.s  *INTERNAL ' "$dir/died"
claim "a run that dies: signal" grep -q '^    the run died of signal 11, Segmentation fault$' \
    "$dir/died"
claim "a run that dies: the others" grep -q '^good1.s  *PASS ' "$dir/died"
claim "a run that dies: record" valid "$dir/died.jsonl"
claim "a run that dies: outcome" says "$dir/died.jsonl" 'map(.outcome) == ["PASS", "INTERNAL"]'

# progress: on a terminal only
# on_terminal VARIABLE=VALUE...: stderr is one
on_terminal() {
    command="$tool suite --isa tesla --jobs 1 $dir/good1.s $dir/wrong.s $dir/good2.s --waves never"
    env "$@" script -qec "$command >$dir/table.out" /dev/null \
        >"$dir/terminal" 2>&1 </dev/null
}
escape=$(printf '\033')
on_terminal TERM=xterm
claim "progress is shown" grep -q "\[3/3\] ${escape}.31m1 failing" "$dir/terminal"
claim "a line of progress is cut at a narrow terminal's edge" \
    grep -qF "${escape}[?7l[3/3]" "$dir/terminal"
claim "progress says the time left" grep -q 'failing.*, [0-9]*:[0-9][0-9] left' "$dir/terminal"
claim "progress is not in the table" sh -c "! grep -q -e failing, -e '$escape' '$dir/table.out'"
on_terminal TERM=xterm NO_COLOR=1
claim "NO_COLOR: progress is shown" grep -q "\[3/3\] 1 failing" "$dir/terminal"
claim "NO_COLOR: without color" sh -c "! grep -q '${escape}.31m' '$dir/terminal'"
on_terminal TERM=dumb
claim "a dumb terminal shows none" [ ! -s "$dir/terminal" ]

# perf
head -n 1 "$dir/1.jsonl" >"$dir/now.jsonl"
sed -n 3p "$dir/1.jsonl" >>"$dir/now.jsonl"
"$tool" perf --baseline "$dir/base.jsonl" --update "$dir/now.jsonl" >"$dir/out"
claim "perf writes a baseline" [ $? = 0 ]
claim "and says it" grep -q "^perf: $dir/base.jsonl is written anew" "$dir/out"
"$tool" perf --baseline "$dir/base.jsonl" "$dir/now.jsonl" >"$dir/out"
claim "perf finds nothing" [ $? = 0 ]
claim "and says it" \
    [ "$(cat "$dir/out")" = \
    "perf: 0 of 2 programs differ from the baseline; geometric mean +0.000 %" ]
for change in '.clocks += 1' '.instructions += 1' '.program = "other.s"'; do
    jq -c "if .program == \"good2.s\" then $change else . end" \
        "$dir/now.jsonl" >"$dir/changed.jsonl"
    "$tool" perf --baseline "$dir/base.jsonl" "$dir/changed.jsonl" >"$dir/out"
    claim "perf finds $change" [ $? = 1 ]
    claim "perf names it: $change" grep -q '^tesla *good2.s ' "$dir/out"
done
jq -c '.isa = "none"' "$dir/now.jsonl" | head -n 1 >"$dir/another.jsonl"
"$tool" perf --baseline "$dir/base.jsonl" --update "$dir/another.jsonl" >/dev/null
claim "perf keeps what was not run" says "$dir/base.jsonl" 'map(.isa) == ["tesla", "tesla", "none"]'
# records of some of the programs: the others keep their rows, in their places, unless they are gone
row() { echo \
    "{\"schema\": 1, \"isa\": \"$1\", \"program\": \"$2\", \"clocks\": $3, \"instructions\": 1}"; }
update() { # ARGUMENT...: of a baseline a b c of isa q and a of isa other
    { row q a.s 10; row q b.s 20; row q c.s 30; row other a.s 40; } >"$dir/base.jsonl"
    "$tool" perf --baseline "$dir/base.jsonl" --update "$@" >"$dir/out" 2>"$dir/err"
}
holds() { says "$dir/base.jsonl" "map([.isa, .program, .clocks] | join(\" \")) == [$1]"; }
mkdir -p "$dir/programs" && touch "$dir/programs/a.s" "$dir/programs/b.s" "$dir/programs/n.s"
for program in n.s b.s m.s; do row q $program 7 | jq -c '.outcome = "PASS"'; done >"$dir/some.jsonl"
update "$dir/some.jsonl"
claim "perf --update of some keeps the others: $(cat "$dir/err")" holds \
    '"q a.s 10", "q n.s 7", "q b.s 7", "q c.s 30", "other a.s 40", "q m.s 7"'
claim "it counts them" grep -q 'written anew; programs that were not run keep their clocks: 2$' \
    "$dir/out"
claim "they are no change" grep -q '^q  *c\.s .* not run$' "$dir/out"
update "$dir/some.jsonl" "$dir/programs"
claim "a program that is gone is dropped" holds \
    '"q a.s 10", "q n.s 7", "q b.s 7", "other a.s 40", "q m.s 7"'
claim "it is said" grep -q 'keep their clocks: 1; programs that are gone are dropped: 1$' "$dir/out"
claim "it is named" grep -q '^q  *c\.s .* gone$' "$dir/out"
mkdir -p "$dir/empty"
for none in nowhere empty; do
    update "$dir/some.jsonl" "$dir/$none"
    claim "programs that are $none are refused" [ $? = 2 ]
    claim "it is said: $none" grep -q "$dir/$none: error: " "$dir/err"
    claim "the baseline is as it was: $none" holds \
        '"q a.s 10", "q b.s 20", "q c.s 30", "other a.s 40"'
done
# a baseline does not become slower without a word: a little is written and is the status, more is
# not
slower() { # CLOCKS STATUS PATTERN CLOCKS_THEN ARGUMENT..: of a program that is recorded with 1,000
    { row q a.s 1000; row q b.s 1000; } >"$dir/base.jsonl"
    { row q a.s "$1"; row q b.s 900; } | jq -c '.outcome = "PASS"' >"$dir/slow.jsonl"
    clocks=$1 wanted=$2 pattern=$3 then=$4
    shift 4
    "$tool" perf --baseline "$dir/base.jsonl" --update "$@" \
        "$dir/slow.jsonl" >"$dir/out" 2>"$dir/err"
    claim "a.s with $clocks clocks $*: status" [ $? = "$wanted" ]
    claim "a.s with $clocks clocks $*: $(tail -n 1 "$dir/out")" \
        sh -c 'tail -n 1 "$1" | grep -qx -e "$2"' - "$dir/out" "$pattern"
    claim "a.s with $clocks clocks $*: the baseline" \
        [ "$(jq -r 'select(.program == "a.s").clocks' "$dir/base.jsonl")" = "$then" ]
}
slower 1000 0 "perf: $dir/base.jsonl is written anew" 1000
slower 1050 1 'perf: 1 programs are slower, the most a.s, +5.00 %' 1050
slower 1051 1 \
    "perf: $dir/base.jsonl is not written: a.s takes +5.10 % clocks; up to 5 % are taken, and \
with --accept all" 1000
slower 4330 0 'perf: 1 programs are slower, the most a.s, +333.00 %' 4330 --accept
refuse "--accept of nothing" "error: --accept goes with --update" perf --baseline \
    "$dir/base.jsonl" --accept "$dir/slow.jsonl"
refuse "perf without a baseline" "--baseline FILE is needed" perf "$dir/now.jsonl"
refuse "perf of a baseline that is not there" "none.jsonl: error: cannot read" perf --baseline \
    "$dir/none.jsonl" "$dir/now.jsonl"
refuse "perf of nothing" "no file of records; one is needed" perf --baseline "$dir/base.jsonl"
jq -c '.outcome = "SKIP" | .verdict = null | .program = "skipped.s"' "$dir/1.jsonl" | head -n 1 |
    cat - "$dir/now.jsonl" >"$dir/skipped.jsonl"
"$tool" perf --baseline "$dir/skipped.jsonl" "$dir/now.jsonl" >"$dir/out"
claim "perf passes over what was skipped before" [ $? = 0 ]
"$tool" perf --baseline "$dir/now.jsonl" "$dir/skipped.jsonl" >"$dir/out"
claim "and over what is skipped now" [ $? = 0 ]
refuse "perf of a failure" "wrong.s: error: it ended as 'EXPECT_FAIL'" perf --baseline \
    "$dir/base.jsonl" "$dir/1.jsonl"
refuse "perf with an unknown option" "unknown option '--frob'" perf --frob
refuse "perf over what it reads" "now.jsonl: error: it is read" perf --baseline \
    "$dir/now.jsonl" --update "$dir/now.jsonl"

# bench
"$tool" bench --isa tesla --runs 2 --json "$dir/bench.jsonl" "$dir/good1.s" \
    "$dir/good2.s" >"$dir/out"
claim "bench" [ $? = 0 ]
claim "bench's records fit the schema" valid "$dir/bench.jsonl"
claim "bench's records have figures" \
    says "$dir/bench.jsonl" \
    'length == 2 and all(.bench.ratio > 0 and .bench.wrong == null and .times.processor > 0)'
"$tool" bench --isa tesla --runs 1 --json "$dir/bench.jsonl" "$dir/wrong.s" >"$dir/out"
claim "bench of a failure" [ $? = 1 ]
claim "bench of a failure: record" says "$dir/bench.jsonl" '.[0].bench.wrong == "EXPECT_FAIL"'

# a program that stores the clock gives another value in each build: what differs because of it is
# not compared, and that is said; of another program nothing is left out
"$tool" bench --isa tesla --runs 1 --json "$dir/bench.jsonl" \
    programs/tesla/graphics/fragment_clock.s >"$dir/out"
claim "bench of a program that stores the clock: $(sed -n 2p "$dir/out")" [ $? = 0 ]
claim "it is said" \
    grep -q "^    it reads volatile values, such as the clock: memories and retire streams are \
not compared$" "$dir/out"
claim "the record says it" says "$dir/bench.jsonl" '.[0].volatiles > 0 and .[0].bench.wrong == null'
"$tool" bench --isa tesla --runs 1 --json "$dir/bench.jsonl" "$dir/good1.s" >"$dir/out"
claim "not of another program" [ "$(grep -c volatile "$dir/out")" = 0 ]

# a command in a tree whose sources are newer says which one it does not have; an installed one
# knows of none
tree=$dir/a\ tree
mkdir -p "$tree/build" "$tree/bin" "$tree/model/tesla" "$tree/rtl/tesla" "$tree/rtl/vivante"
touch "$tree/model/isas.mk" "$tree/model/tesla/exec.c" "$tree/rtl/tesla/tesla_alu.sv"
cp "$tool" "$tree/build/warpstep" && cp "$tool" "$tree/bin/warpstep"
newer() { # TEXT: what it says on stderr
    "$tree/build/warpstep" "${how:-run}" --isa tesla --waves never \
        "$dir/good.s" >"$dir/out" 2>"$dir/err"
    claim "a run ends as ever: $1" [ $? = 0 ]
    claim "newer: '$1': $(cat "$dir/err")" [ "$(sed 's/ is newer than .*//' "$dir/err")" = "$1" ]
}
touch -d '1 minute ago' "$tree/model/tesla/exec.c" "$tree/rtl/tesla/tesla_alu.sv"
newer ''
touch -d '1 minute' "$tree/rtl/tesla/test_alu.cpp" "$tree/rtl/vivante/vivante_alu.sv" \
    "$tree/rtl/tesla/notes.md"
newer ''
touch -d '1 minute' "$tree/rtl/tesla/tesla_alu.sv"
newer 'warpstep: warning: rtl/tesla/tesla_alu.sv'
claim "it says how to go on" \
    grep -q \
    "than $tree/build/warpstep, which does not have that change; make tool builds it again$" \
    "$dir/err"
how=suite newer 'warpstep: warning: rtl/tesla/tesla_alu.sv'
touch -d '2 minutes' "$tree/model/tesla/exec.c"
newer 'warpstep: warning: model/tesla/exec.c'
"$tree/bin/warpstep" run "$dir/good.s" >"$dir/out" 2>"$dir/err"
claim "an installed command says nothing: $(cat "$dir/err")" [ $? = 0 -a ! -s "$dir/err" ]
"$tree/build/warpstep" run --waves never "$dir/wrong.s" >"$dir/out" 2>/dev/null
claim "the path of the command is quoted" \
    grep -qF "  repeat: '$tree/build/warpstep' run --isa tesla --seed 1 " "$dir/out"
sh -c "$(sed -n 's/^  repeat: //p' "$dir/out")" >"$dir/again" 2>/dev/null
claim "and runs again" cmp "$dir/out" "$dir/again"

# the command without bare cores says what to build
tool=$plain
refuse "the core alone without a core alone" "no core without taps.*make build/bench/warpstep has" \
    run --isa tesla --rtl-only "$dir/good.s"
refuse "bench without a core alone" "no core without taps.*make build/bench/warpstep has" \
    bench --isa tesla "$dir/good.s"
conclude results
