#!/bin/sh
# `make soak`: seeds move on from night to night; what fails is kept, run again the next night, and
# lost neither by a kill -9 in the middle nor by a full disk. test_soak.sh build/warpstep
# build/bugs/warpstep ISA
tool=$1 bugs=$2 isa=$3
. testbench/check.sh
dir=build/test-soak
rm -rf "$dir" && mkdir -p "$dir"
# a command with a bug in its core
printf '#!/bin/sh\ncase $1 in triage) exec %s "$@" ;; esac\nexec %s "$@" --plus bug=6\n' "$bugs" \
    "$bugs" >"$dir/bugged" && chmod +x "$dir/bugged"
# the same core without its bug: a command that is repeated still names the plusarg
cat >"$dir/mended" <<END
#!/bin/sh
for word; do shift; [ "\$word" = bug=6 ] && word=bug=0; set -- "\$@" "\$word"; done
exec $bugs "\$@"
END
chmod +x "$dir/mended"
# nights of so many programs on each core, however long they take
SLICE_COUNT=40 ROUNDS=1
export SLICE_COUNT ROUNDS
long=100 # hours
soak() { sh testbench/soak.sh "$@" >"$dir/out" 2>"$dir/err"; }
seed() { awk -v name="$isa-$2" '$1 == name { print $2 }' "$dir/$1/seeds"; }

soak "$dir/a" $long "$isa:one:$tool" "$isa:two:$tool"
claim "nothing fails in a good core: $(cat "$dir/out" "$dir/err")" [ $? = 0 ]
first=$(seed a one)
claim "each core has had programs" [ "${first:-0}" -gt 1 -a "$(seed a two)" -gt 1 ]
claim "coverage is kept" \
    [ "$(sed -n 's/^runs //p' "$dir/a/coverage")" = "$(awk '{ n += $3 } END { print n }' \
    "$dir/a/seeds")" ]
soak "$dir/a" $long "$isa:one:$tool"
claim "the next night goes on behind the last seed" grep -q "^$isa-one: seeds $first to " "$dir/out"
claim "and covers more" \
    [ "$(sed -n 's/^runs //p' "$dir/a/coverage")" = "$(awk '{ n += $3 } END { print n }' \
    "$dir/a/seeds")" ]

# what fails: program, record, and again in the next night
soak "$dir/b" $long "$isa:one:$dir/bugged"
claim "a failure is told by the status" [ $? = 1 ]
claim "each is kept: program and record" \
    [ "$(ls "$dir/b/corpus/$isa-one" | grep -c '\.s$')" = "$(wc -l <"$dir/b/failures.jsonl")" ]
claim "there are some" [ -s "$dir/b/failures.jsonl" ]
claim "the night has the report" grep -q '^[0-9]* of ' "$dir/b/night.txt"
claim "and the page" grep -q '<html' "$dir/b/$isa-one.html"
soak "$dir/b" $long "$isa:one:$dir/mended"
claim "the next night tells that they pass in a mended core" \
    [ "$(grep -c ': passes now: ' "$dir/b/night.txt")" -ge 1 ]
soak "$dir/b" $long "$isa:one:$dir/bugged"
claim "or still fail" grep -q ': still fails, [A-Z_]*: ' "$dir/b/night.txt"

# what cannot be told of: a program that is gone, a run that was stopped
mkdir -p "$dir/g" && cp "$dir/b/failures.jsonl" "$dir/g/whole" &&
    sed "s#$dir/b/#$dir/g/#g" "$dir/g/whole" | head -n 2 >"$dir/g/failures.jsonl"
again() { # COMMAND of the shell, in place of the tool
    printf '#!/bin/sh\n[ $1 != random ] || exec %s "$@"\n%s\n' "$tool" "$1" >"$dir/again" &&
        chmod +x "$dir/again"
    soak "$dir/g" $long "$isa:one:$dir/again"
}
again "exec $tool \"\$@\""
claim "a program that is gone cannot be repeated" \
    grep -q "^$isa-one: cannot be repeated: .*\.s: error: cannot read: " "$dir/g/night.txt"
claim "and is not said to fail" [ "$(grep -c 'still fails' "$dir/g/night.txt")" = 0 ]
again 'exit 139'
claim "one that ends the command still fails" grep -q 'still fails, status 139: ' "$dir/g/night.txt"
for stop in 'exit 130' 'exit 143' 'kill -TERM $PPID; exit 1'; do
    again "touch $dir/ran; $stop"
    claim "it was repeated: $stop" rm "$dir/ran"
    claim "a run that was stopped is not told: $stop" \
        [ "$(grep -c ': .*: ' "$dir/g/night.txt")" = "$(grep -c '^soak: ' "$dir/g/night.txt")" ]
done

# nobody reads what it prints
sh testbench/soak.sh "$dir/h" $long "$isa:one:$tool" >&- 2>"$dir/err"
claim "standard output closed: $(cat "$dir/err")" [ $? = 0 -a ! -s "$dir/err" ]
first=$(seed h one)
claim "its slices count" [ "${first:-0}" -gt 1 ]
sh testbench/soak.sh "$dir/h" $long "$isa:one:$dir/bugged" >/dev/full 2>"$dir/err"
claim "standard output full: $(cat "$dir/err")" [ $? = 1 -a ! -s "$dir/err" ]
claim "slices with failures count as well" [ "$(seed h one)" -gt "$first" ]
claim "the night has its report" grep -q '^[0-9]* of ' "$dir/h/night.txt"

# killed in the middle of a slice, by a signal that nobody catches
SLICE_COUNT=1000000 setsid sh testbench/soak.sh "$dir/c" $long \
    "$isa:one:$dir/bugged" >"$dir/out" 2>&1 &
pid=$!
one_kept() { ls "$dir/c/corpus/$isa-one" | grep -q '\.s$'; }
await $pid one_kept
env kill -9 -- -$pid # the group; not every shell's own kill takes one
wait $pid 2>/dev/null
claim "what failed before the kill is there" [ -n "$(ls "$dir/c/corpus/$isa-one")" ]
ls "$dir/c/corpus/$isa-one" | grep '\.s$' | head -n 1 >"$dir/before"
# the lock goes when the last of them has gone
free() { flock -n "$dir/c/lock" true; }
await $$ free
soak "$dir/c" $long "$isa:one:$dir/bugged"
claim "the same seeds run again" grep -q "^$isa-one: seeds 1 to " "$dir/out"
claim "and each that failed has a record" \
    [ "$(while read -r name; do grep -c "/$name\"" "$dir/c/failures.jsonl"; done <"$dir/before" |
    grep -vc '^0')" = "$(wc -l <"$dir/before")" ]

# a full disk: nothing counts, and it ends; with room it goes on with the same seeds
(ulimit -f 8 && ROUNDS='' sh testbench/soak.sh "$dir/d" $long \
    "$isa:one:$dir/bugged" >"$dir/out" 2>"$dir/err")
claim "a full disk is an error: $(cat "$dir/err")" [ $? = 2 ]
claim "it says that the slice will run again" \
    grep -q "the slice from seed 1 does not count and will run again" "$dir/err"
claim "no seed has moved" [ -z "$(seed d one)" ]
soak "$dir/d" $long "$isa:one:$dir/bugged"
claim "with room the same seeds run again" grep -q "^$isa-one: seeds 1 to " "$dir/out"
claim "and fail" [ -s "$dir/d/failures.jsonl" ]

# mutants in each round, another draw each time; their make is not this test's matter
mkdir "$dir/bin"
cat >"$dir/bin/make" <<'END'
#!/bin/sh
for word; do case $word in ISA=*) isa=${word#ISA=} ;; N=* | SEED=*) draw="$draw $word" ;; esac; done
printf '  [1/1] link\nmutants: %s: told\nSURVIVED 3\n    before: a\n' "$isa"
printf '%s: 5 mutants: 5 killed;%s; score 100.0 %%\n' "$isa" "$draw"
END
chmod +x "$dir/bin/make"
PATH=$PWD/$dir/bin:$PATH MUTANTS=5 ROUNDS=2 \
    sh testbench/soak.sh "$dir/f" $long "$isa:one:$tool" >"$dir/out" 2>&1
claim "a draw of mutants in each round" grep -q "^$isa: .* N=5 SEED=1; score" "$dir/out"
claim "and another in the next" grep -q "^$isa: .* N=5 SEED=2; score" "$dir/out"
claim "the night has the survivors" grep -q '^    before: a$' "$dir/f/night.txt"

# two at once, and what is no time
SLICE_COUNT=1000000 setsid sh testbench/soak.sh "$dir/a" $long "$isa:one:$tool" >"$dir/first" 2>&1 &
first=$!
taken() { ! flock -n "$dir/a/lock" true; }
await $first taken
soak "$dir/a" $long "$isa:one:$tool"
claim "two in one folder: the second is refused" [ $? = 2 ]
claim "it says why" grep -q 'another soak is running there' "$dir/err"
env kill -- -$first # the group, as ^C does; the slice ends with it
wait
claim "it says that it was stopped" grep -q 'INTERRUPTED$' "$dir/first"
printf '#!/bin/sh\n' >"$dir/none" && chmod +x "$dir/none"
soak "$dir/e" 1 "$isa:one:$dir/none"
claim "an ISA without random programs is left out" \
    grep -q "^soak: $isa has no random programs$" "$dir/out"
claim "no other is an error" grep -q "error: no core to run" "$dir/err"

# wrong WHAT PATTERN: the last command has ended with status 2 and one line that matches
wrong() {
    [ $? = 2 ] && [ "$(wc -l <"$dir/err")" = 1 ] && grep -q -e "$2" "$dir/err" &&
        [ ! -s "$dir/out" ]
    claim "$1 is refused: $(cat "$dir/err")" [ $? = 0 ]
}
for hours in 0 x -1 '' 0.0001 1e3 100000; do
    soak "$dir/e" "$hours" "$isa:one:$tool"
    wrong "HOURS='$hours'" "^soak: error: HOURS='$hours'; a number such as 8 or 0.5, from 0.0003 "
done
SLICE_COUNT='' ROUNDS='' soak "$dir/e" 0.0003
claim "the least that it names is taken: $(cat "$dir/err")" [ $? = 0 ]
for count in 0 -1 abc 1.5 '2 3' 1000000000; do
    for name in SLICE MUTANTS SLICE_COUNT ROUNDS; do
        env $name="$count" sh testbench/soak.sh "$dir/e" 1 "$isa:one:$tool" >"$dir/out" 2>"$dir/err"
        wrong "$name=$count" "^soak: error: $name='$count'; a whole number above 0"
    done
done
# by its clock, as a night is: it ends by itself
SLICE_COUNT='' ROUNDS='' SLICE=1 soak "$dir/t" 0.0006 "$isa:one:$tool"
claim "two seconds of programs: $(cat "$dir/err")" [ $? = 0 ]
claim "and they count" grep -q "^$isa-one: seeds 1 to " "$dir/out"
for name in '' -x "$dir/a b" "$dir/q'x" "$dir/q\"x" "$dir/a*" "$dir/ü" "$dir/a\\b" "$dir/\$x"; do
    soak "$name" 1 "$isa:one:$tool"
    wrong "DIR=$name" \
        '; a name of letters, digits and \. _ - + , @ % = / ~ ^ : that does not begin with -$'
    claim "DIR=$name is told as it is" grep -qF "soak: error: DIR='$name'; " "$dir/err"
done
claim "nothing is written there" [ ! -e /corpus -a "$(ls "$dir" | grep -c '[^a-z-]')" = 0 ]
odd=$dir/a=b+c,@%~^:._-
soak "$odd" $long "$isa:one:$dir/bugged"
soak "$odd" $long "$isa:one:$dir/bugged"
claim "every sign that a name may have is carried" \
    [ "$(grep -c 'still fails, MISMATCH' "$odd/night.txt")" -ge 1 -a "$(grep -c 'cannot be' \
    "$odd/night.txt")" = 0 ]

# files that someone else has written into
mkdir "$dir/i"
for line in "$isa-one 5 4" "$isa-one 5 4 x" '' 'a 1 2 3 4' '<<<<'; do
    printf '%s\n' "$isa-two 5 4 0" "$line" >"$dir/i/seeds"
    soak "$dir/i" 1 "$isa:one:$tool"
    wrong "seeds with '$line'" \
        "^soak: error: $dir/i/seeds:2: not NAME NUMBER NUMBER NUMBER; mend the line, or remove it$"
done
rm "$dir/i/seeds"
for line in '{"schema": 1' 'x' ''; do
    printf '%s\n' '{}' '{}' "$line" >"$dir/i/failures.jsonl"
    soak "$dir/i" 1 "$isa:one:$tool"
    wrong "failures.jsonl with '$line'" \
        "^soak: error: $dir/i/failures.jsonl:3: not a record, {...}; mend the line, or remove it$"
done
rm "$dir/i/failures.jsonl" && mkdir "$dir/i/seeds"
soak "$dir/i" 1
wrong "seeds that is a folder" "^soak: error: $dir/i/seeds: cannot read$"

# make: all of this before it builds a core
made() { # GOAL NAME=VALUE...
    env -u MAKELEVEL -u MAKEFLAGS -u MFLAGS timeout 3600 make --no-print-directory ISAS="$isa" \
        "$@" >"$dir/out" 2>"$dir/err"
}
for name in 'a b' "q'x"; do
    made soak HOURS=1 DIR="$dir/$name"
    claim "make soak DIR='$name': $(cat "$dir/err")" [ $? = 2 ]
    claim "make gives DIR='$name' as it is" grep -qF "soak: error: DIR='$dir/$name'; " "$dir/err"
done
for word in HOURS='1 h' HOURS=0.0001 SLICE=0 MUTANTS=0; do
    made soak DIR="$dir/e" HOURS=1 "$word"
    claim "make soak $word: $(cat "$dir/err")" \
        grep -q "^soak: error: ${word%%=*}='${word#*=}'; " "$dir/err"
done
for goal in soak random; do
    made "$goal" HOURS=1 DIR="$dir/e" SHAPES=NONE=1
    wrong "make $goal with a shape that no core has" \
        "SHAPES: no core of '$isa' has NONE=1; there are: all default [^ ]*="
    for shapes in all default; do
        made -n "$goal" HOURS=1 SHAPES=$shapes
        claim "make $goal SHAPES=$shapes: $(cat "$dir/err")" [ $? = 0 ]
    done
done
conclude "soak"
