#!/bin/sh
# The mutation score, on the smallest core: mutants are killed, proved equivalent, or survive and can be listed; a judgement that was
# killed or ran into a full disk goes on where it was; and what stands in the lists of equivalents is still in the sources.
# test_mutants.sh PLUGIN
plugin=$1 isa=$(sed -n 's/^PLUGIN_ISA := //p' "$1/isa.mk")
. testbench/check.sh
dir=build/test-mutants
rm -rf "$dir" && mkdir -p "$dir"
draw=build/mutants/$isa/default-40-1

# plain make: not the flags, the ISAs and the parameters of the make that called
plain() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make --no-print-directory "$@"; }
judge() { COUNT=${count:-10} JOBS= sh testbench/mutants/judge.sh "$draw" "$isa" /dev/null "" "${1:-$plugin/programs}" >"$dir/out" 2>&1; }
counts() { grep "^$isa: " "$1" | grep -o '[0-9]* [a-z][a-z ]*' | sed -n "s/ $2\$//p"; }

rm -f "$draw/results"
plain mutants ISA="$isa" PLUGIN="$plugin" N=40 SEED=1 COUNT=10 >"$dir/first" 2>"$dir/err"
claim "make mutants ends with a score: $(tail -n 1 "$dir/first")" grep -q "^$isa: 40 mutants: .*; score [0-9.]* %$" "$dir/first"
cp "$draw/results" "$dir/results" || exit 1
claim "each is judged once" [ "$(cut -f1 "$dir/results" | sort -n | uniq | wc -l) $(wc -l <"$dir/results")" = "40 40" ]
claim "most are killed" [ "$(grep -c KILLED "$dir/results")" -ge 20 ]
claim "random programs kill by a difference" grep -q "KILLED	MISMATCH	random " "$dir/results"
claim "some are proved equivalent" grep -q PROVED "$dir/results"
claim "the report tells each survivor" [ "$(grep -c '^SURVIVED ' "$dir/first")" = "$(grep -c SURVIVED "$dir/results")" ]
claim "with text before and after" [ "$(grep -c '^    before: ..' "$dir/first") $(grep -c '^    after:  ..' "$dir/first")" = "$(for i in 1 2; do grep -c SURVIVED "$dir/results"; done | paste -sd ' ')" ]
for k in $(awk '$2 == "KILLED" { print $1 }' "$dir/results" | head -n 5); do
    sh testbench/mutants/prove.sh "$draw" "$k" "$dir"
    claim "killed mutant $k is not proved equivalent" [ $? != 0 ]
done

# the programs of the folder alone
rm "$draw/results"
count=0 judge
claim "COUNT=0 runs no random program" [ "$(grep -c '	random' "$draw/results") $(wc -l <"$draw/results")" = "0 40" ]
claim "programs of a folder kill most" [ "$(grep -c "KILLED	[A-Z_]*	$plugin/programs/" "$draw/results")" -ge 20 ]
claim "by a difference" grep -q "KILLED	MISMATCH	$plugin/programs/" "$draw/results"

# killed in the middle, by a signal that nobody catches; cut in the middle of a line
same() { sort -n "$draw/results" | cmp -s - "$dir/sorted"; }
sort -n "$dir/results" >"$dir/sorted"
rm "$draw/results"
setsid sh -c "COUNT=10 exec sh testbench/mutants/judge.sh $draw $isa /dev/null '' $plugin/programs" >"$dir/out" 2>&1 &
pid=$!
for wait in $(seq 600); do
    [ "$(cat "$draw/results" 2>/dev/null | wc -l)" -ge 4 ] && break
    sleep 0.1
done
env kill -9 -- -$pid # the group; not every shell's own kill takes one
wait $pid 2>/dev/null
left=$((40 - $(wc -l <"$draw/results")))
printf '40\tKIL' >>"$draw/results"
claim "it was in the middle: $left" [ $left -gt 0 ]
judge
claim "it goes on" grep -q "^mutants: $isa: 40 mutants, $left to judge; " "$dir/out"
claim "and ends as before" same
judge
claim "then nothing is left" grep -q "^mutants: $isa: 40 mutants, 0 to judge; " "$dir/out"

# a disk that is full: the last result that fits is whole
head -n 20 "$dir/results" >"$draw/results"
(ulimit -f 2 && judge)
claim "a full disk is an error" [ $? = 2 ]
judge
claim "what was lost is judged again: $(head -n 1 "$dir/out")" same

# the list of equivalents
list=$dir/equivalents.txt
report() { sh testbench/mutants/report.sh "$draw" "$isa" "$list" >"$dir/out" 2>&1; }
# row K: as in the list, with a reason
row() { awk -F '\t' -v OFS='\t' -v k="$1" '$1 == k { sub(/:[0-9]*$/, "", $2); sub(/.*\//, "", $2); print $2, $3, $4, $5, $6, "because" }' "$draw/mutants"; }
survivor=$(awk '$2 == "SURVIVED" { print $1; exit }' "$dir/results")
killed=$(awk '$2 == "KILLED" { print $1; exit }' "$dir/results")
before=$(counts "$dir/first" survived)
row "$survivor" >"$list"
report
claim "a listed survivor counts as equivalent" [ "$(counts "$dir/out" 'listed as equivalent') $(counts "$dir/out" survived)" = "1 $((before - 1))" ]
row "$survivor" | awk -F '\t' -v OFS='\t' '{ $2 = $3 = $4 = "*"; print }' >"$list"
report
claim "a * stands for anything" [ "$(counts "$dir/out" 'listed as equivalent')" -ge 1 ]
row "$survivor" | sed 's/	[^	]*	because/	other text	because/' >"$list"
report
claim "another text is another mutant" [ "$(counts "$dir/out" survived)" = "$before" ]
row "$killed" >"$list"
report
claim "one that is listed and killed is an error" [ $? = 1 ]
claim "it is named" grep -q "^KILLED $killed, which $list:1 lists as equivalent: " "$dir/out"
echo 'a	b' >"$list"
report
claim "a row that is none is an error" [ $? = 2 ]
claim "it is named" grep -q "^$list:1: error: 2 fields; 6: " "$dir/out"

# a netlist that does not pass without a mutant is not judged with
mkdir -p "$dir/wrong/rules" && echo 'no instruction' >"$dir/wrong/rules/count.s"
judge "$dir/wrong"
claim "a bad core is refused" [ $? = 2 ]
claim "it is said" grep -q '^mutants: error: with no mutant armed ' "$dir/out"
plain mutants >"$dir/out" 2>&1
claim "no ISA is an error" grep -q 'mutants: ISA=: must be one of ' "$dir/out"

# rows whose text has gone from the source
for list in testbench/mutants/*/equivalents.txt; do
    [ -e "$list" ] || continue
    grep -v -e '^#' -e '^$' "$list" >"$dir/rows"
    while IFS='	' read -r file mode place signal source reason; do
        claim "$list: $file: $source: has a reason" [ -n "$reason" ]
        claim "$list: $file still has: $source" grep -qF -e "${source% ..}" rtl/*/"$file"
    done <"$dir/rows"
done
conclude "mutants"
