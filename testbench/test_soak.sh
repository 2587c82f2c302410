#!/bin/sh
# `make soak`: seeds move on from night to night; what fails is kept, run again the next night, and lost neither by a kill -9 in the
# middle nor by a full disk. test_soak.sh build/warpstep build/bugs/warpstep ISA
tool=$1 bugs=$2 isa=$3
. testbench/check.sh
dir=build/test-soak
rm -rf "$dir" && mkdir -p "$dir"
# a command with a bug in its core
printf '#!/bin/sh\ncase $1 in triage) exec %s "$@" ;; esac\nexec %s "$@" --plus bug=6\n' "$bugs" "$bugs" >"$dir/bugged" && chmod +x "$dir/bugged"
short=0.0012 # hours: 4 s
soak() { SLICE=2 sh testbench/soak.sh "$@" >"$dir/out" 2>"$dir/err"; }
seed() { awk -v name="$isa-$2" '$1 == name { print $2 }' "$dir/$1/seeds"; }

soak "$dir/a" $short "$isa:one:$tool" "$isa:two:$tool"
claim "nothing fails in a good core: $(cat "$dir/out" "$dir/err")" [ $? = 0 ]
first=$(seed a one)
claim "each core has had programs" [ "${first:-0}" -gt 1 -a "$(seed a two)" -gt 1 ]
claim "coverage is kept" [ "$(sed -n 's/^runs //p' "$dir/a/coverage")" = "$(awk '{ n += $3 } END { print n }' "$dir/a/seeds")" ]
soak "$dir/a" $short "$isa:one:$tool"
claim "the next night goes on behind the last seed" grep -q "^$isa-one: seeds $first to " "$dir/out"
claim "and covers more" [ "$(sed -n 's/^runs //p' "$dir/a/coverage")" = "$(awk '{ n += $3 } END { print n }' "$dir/a/seeds")" ]

# what fails: program, record, and again in the next night
soak "$dir/b" $short "$isa:one:$dir/bugged"
claim "a failure is told by the status" [ $? = 1 ]
claim "each is kept: program and record" [ "$(ls "$dir/b/corpus/$isa-one" | grep -c '\.s$')" = "$(wc -l <"$dir/b/failures.jsonl")" ]
claim "there are some" [ -s "$dir/b/failures.jsonl" ]
claim "the night has the report" grep -q '^[0-9]* of ' "$dir/b/night.txt"
claim "and the page" grep -q '<html' "$dir/b/$isa-one.html"
soak "$dir/b" $short "$isa:one:$tool"
claim "the next night tells that they pass in a mended core" [ "$(grep -c ': passes now: ' "$dir/b/night.txt")" -ge 1 ]
soak "$dir/b" $short "$isa:one:$dir/bugged"
claim "or still fail" grep -q ': still fails, [A-Z_]*: ' "$dir/b/night.txt"

# killed in the middle of a slice, by a signal that nobody catches
SLICE=60 setsid sh testbench/soak.sh "$dir/c" 1 "$isa:one:$dir/bugged" >"$dir/out" 2>&1 &
pid=$!
for wait in $(seq 600); do
    [ -n "$(ls "$dir/c/corpus/$isa-one" 2>/dev/null)" ] && break
    sleep 0.1
done
env kill -9 -- -$pid # the group; not every shell's own kill takes one
wait $pid 2>/dev/null
claim "what failed before the kill is there" [ -n "$(ls "$dir/c/corpus/$isa-one")" ]
ls "$dir/c/corpus/$isa-one" | grep '\.s$' >"$dir/before"
sleep 1
soak "$dir/c" 0.003 "$isa:one:$dir/bugged"
claim "the same seeds run again" grep -q "^$isa-one: seeds 1 to " "$dir/out"
claim "and each that failed has a record" [ "$(while read -r name; do grep -c "/$name\"" "$dir/c/failures.jsonl"; done <"$dir/before" | grep -vc '^0')" = "$(wc -l <"$dir/before")" ]

# a full disk: nothing counts, and it ends; with room it goes on with the same seeds
(ulimit -f 8 && SLICE=2 sh testbench/soak.sh "$dir/d" 0.01 "$isa:one:$dir/bugged" >"$dir/out" 2>"$dir/err")
claim "a full disk is an error: $(cat "$dir/err")" [ $? = 2 ]
claim "it says that the slice will run again" grep -q "the slice from seed 1 does not count and will run again" "$dir/err"
claim "no seed has moved" [ -z "$(seed d one)" ]
soak "$dir/d" 0.003 "$isa:one:$dir/bugged"
claim "with room the same seeds run again" grep -q "^$isa-one: seeds 1 to " "$dir/out"
claim "and fail" [ -s "$dir/d/failures.jsonl" ]

# mutants in each round, another draw each time; their make is not this test's matter
mkdir "$dir/bin"
cat >"$dir/bin/make" <<'END'
#!/bin/sh
for word; do case $word in ISA=*) isa=${word#ISA=} ;; N=* | SEED=*) draw="$draw $word" ;; esac; done
printf '  [1/1] link\nmutants: %s: told\nSURVIVED 3\n    before: a\n%s: 5 mutants: 5 killed;%s; score 100.0 %%\n' "$isa" "$isa" "$draw"
END
chmod +x "$dir/bin/make"
PATH=$PWD/$dir/bin:$PATH MUTANTS=5 SLICE=1 sh testbench/soak.sh "$dir/f" 0.003 "$isa:one:$tool" >"$dir/out" 2>&1
claim "a draw of mutants in each round" grep -q "^$isa: .* N=5 SEED=1; score" "$dir/out"
claim "and another in the next" grep -q "^$isa: .* N=5 SEED=2; score" "$dir/out"
claim "the night has the survivors" grep -q '^    before: a$' "$dir/f/night.txt"

# two at once, and what is no time
SLICE=2 sh testbench/soak.sh "$dir/a" 0.002 "$isa:one:$tool" >"$dir/first" 2>&1 &
sleep 1
soak "$dir/a" $short "$isa:one:$tool"
claim "two in one folder: the second is refused" [ $? = 2 ]
claim "it says why" grep -q 'another soak is running there' "$dir/err"
wait
printf '#!/bin/sh\n' >"$dir/none" && chmod +x "$dir/none"
soak "$dir/e" 1 "$isa:one:$dir/none"
claim "an ISA without random programs is left out" grep -q "^soak: $isa has no random programs$" "$dir/out"
claim "no other is an error" grep -q "error: no core to run" "$dir/err"
for hours in 0 x -1 ''; do
    soak "$dir/e" "$hours" "$isa:one:$tool"
    claim "HOURS='$hours' is refused" [ $? = 2 ]
done
conclude "soak"
