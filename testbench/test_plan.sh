#!/bin/sh
# What test.sh makes of a plan: checks that pass, fail, are killed or say nothing; that they run
# side by side, one with ! when the others have ended; and that nothing runs on when it is stopped.
. testbench/check.sh
dir=build/test-plan
rm -rf "$dir" && mkdir -p "$dir"
# row NAME COMMAND: a check of the next plan
row() { printf '%s\t%s\n' "$1" "$2" >>"$dir/plan"; }
# sums TEXT STATUS PASSED FAILED: of the plan, which is then empty again
sums() {
    sh testbench/test.sh "$dir/plan" "$dir/logs" >"$dir/out" 2>"$dir/err"
    claim "$1: status" [ $? = "$2" ]
    claim "$1: $(tail -n 1 "$dir/out")" [ "$(tail -n 1 "$dir/out")" = "$3 passed, $4 failed" ]
    rm -f "$dir/plan"
}
# told PATTERN...: a line of the last plan has it
told() { for pattern; do claim "told: $pattern" grep -q -e "$pattern" "$dir/out"; done; }

row counts 'echo "it: 3 passed, 0 failed"'
row status 'echo nothing'
row pause 'sleep 2'
# a second of processor, on any machine: `times` begins with the shell's own minutes and seconds
row work "until times >$dir/times && read -r used _ <$dir/times && [ \${used#0m0} = \$used ]; do i=0; while [ \$i -lt 10000 ]; do i=\$((i + 1)); done; done"
sums "checks that pass" 0 6 0
told '^\[[1-4]/4\] counts  *3 passed  *0 failed ' '^\[[1-4]/4\] status  *1 passed  *0 failed '
claim "a pause takes no processor" \
    grep -q ' pause .* \([2-9]\|[0-9]*[0-9][0-9]\) s *0 s of processor$' "$dir/out"
claim "work does" grep -q ' work .* [1-9][0-9]* s of processor$' "$dir/out"

row counts 'echo "it is wrong"; echo "it: 3 passed, 2 failed"; exit 1'
row status 'echo "it is wrong too"; exit 9'
row both 'echo "it: 3 passed, 0 failed"; exit 1'
row killed 'kill -9 $$'
row good true
sums "checks that fail" 1 7 5
told ' counts  *3 passed  *2 failed ' '^it is wrong$' '^it is wrong too$' \
    '^failed: counts: echo "it is wrong"; ' '^failed: status: ' '^failed: both: ' \
    '^failed: killed: kill '

row good true
row lost 'kill -9 $PPID' # the shell that would have said how it ended
sums "one that does not come to its end" 1 1 1
told '^failed: lost: did not come to its end$'

row '!last' "[ -e $dir/logs/first.status ] && [ -e $dir/logs/second.status ] && [ ! -e $dir/logs/later.status ]"
row '!later' "[ -e $dir/logs/last.status ]"
row first 'sleep 1'
row second true
sums "what reads what others leave" 0 4 0
: >"$dir/plan"
sums "no plan" 1 0 1

# each of two ends when the other has begun; the limit of an hour is for one that never begins
if [ "$(nproc)" -gt 1 ]; then
    wait_for() {
        row "$1" "touch $dir/$1.begun; for i in \$(seq 36000); do [ -e $dir/$2.begun ] && exit; sleep 0.1; done; exit 1"
    }
    wait_for one two
    wait_for two one
    sums "side by side" 0 2 0
fi

# stopped as by a terminal, which sends it to all of the group
row long "echo \$\$ >$dir/long.pid; exec sleep 100000"
setsid env --default-signal=INT sh testbench/test.sh "$dir/plan" "$dir/logs" >"$dir/out" 2>&1 &
pid=$!
await $pid [ -s "$dir/long.pid" ]
env kill -INT -- -$pid # the group; not every shell's own kill takes one
wait $pid
claim "stopped: status" [ $? = 130 ]
ended() { ! alive "$(cat "$dir/long.pid")"; }
await $$ ended
claim "stopped: nothing runs on" ended
conclude "a plan"
