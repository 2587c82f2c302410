#!/bin/sh
# Judges the mutants of one draw: judge.sh DIR ISA EQUIVALENTS BASELINE PROGRAMS...
#   BASELINE  what the programs take (perf.jsonl), or nothing
# Each mutant runs until something finds it: random programs and programs by turns, from the cheapest to the dearest, those that may be
# disturbed once more at other levels, then COUNT random programs; with COUNT=0 no random program at all. What is written to DIR/results stays, so that a judgement that was killed goes on where it was, and one
# of a core that changed in one module keeps what it knows of the others; who survives is judged again when a program or a module has
# changed. JOBS run at once. Ends with the report (report.sh), which decides the status.
dir=$1 isa=$2 equivalents=$3 baseline=$4
shift 4
here=testbench/mutants
tool=$dir/warpstep
export tool isa dir count="${COUNT:-200}"

fail() { echo "mutants: error: $*" >&2; exit 2; }

# ---- The core with no mutant armed is a good one, with the clocks of the baseline; those of the runs below are compared with it.
"$tool" suite --isa "$isa" --no-tags long --sweep 100 --waves never --json "$dir/good.jsonl" "$@" >"$dir/good" 2>&1 ||
    fail "with no mutant armed $(grep '^failed: ' "$dir/good" | head -n 1); see $dir/good"
if [ -n "$baseline" ]; then
    # of those that ran and are known
    only() { awk '{ match($0, /"program": "[^"]*"/); name = substr($0, RSTART, RLENGTH) } FILENAME == ARGV[1] { has[name] = 1; next } name in has' "$1" "$2"; }
    only "$dir/good.jsonl" "$baseline" >"$dir/baseline.jsonl" && only "$baseline" "$dir/good.jsonl" >"$dir/known.jsonl"
    "$tool" perf --baseline "$dir/baseline.jsonl" "$dir/known.jsonl" >"$dir/perf" 2>&1 ||
        fail "with no mutant armed the clocks are not those of $baseline; see $dir/perf"
fi
awk -v dir="$dir" '{ match($0, /"file": "[^"]*"/); file = substr($0, RSTART + 9, RLENGTH - 10)
    match($0, /"clocks": [0-9]*/); clocks = substr($0, RSTART + 10, RLENGTH - 10)
    print clocks, file }' "$dir/good.jsonl" | sort -n >"$dir/order"
[ -s "$dir/list" ] || { echo "$isa: as Yosys reads it the core passes every program of its shape, $(grep -c '"outcome": "PASS"' "$dir/good.jsonl") of $(wc -l <"$dir/good.jsonl")${baseline:+ in the clocks of $baseline}" && exit; }
rm -f "$dir"/part.*
awk -v dir="$dir" '{ part = $1 < 700 ? 1 : $1 < 5000 ? 2 : $1 < 30000 ? 3 : 4; sub(/^[0-9]* /, ""); print >(dir "/part." part) }' "$dir/order"

# Programs that may be disturbed, as in test_seeds.sh; not every core has some.
levels=
for level in 2:wild 3:burst 4:starve; do
    "$tool" suite --isa "$isa" --tags seeds --seed "${level%:*}" --disturb "${level#*:}" --waves never "$@" >"$dir/good" 2>&1 && levels="$levels $level"
done

# ---- What is judged with: a survivor of less is judged again.
rm -rf "$dir/sample" && mkdir "$dir/sample"
random=0 # 0: it has none, or nobody wants them
[ "$count" = 0 ] || random=$("$tool" random --isa "$isa" --help | grep -c '^Types of programs: ')
[ "$random" = 0 ] || "$tool" random --isa "$isa" --count 20 --write-only --dir "$dir/sample" >"$dir/good" 2>&1 || fail "$(head -n 1 "$dir/good")"
stimulus=$({ cut -d' ' -f2- "$dir/order" | xargs cat; cat "$dir"/sample/*.s 2>/dev/null; cut -d' ' -f1 "$dir/keys" | sort -u; echo "$count$levels"; } | cksum | tr ' ' -)
export stimulus random levels folders="$*"

# ---- What is left. A line of the results: number, verdict, how, what found it, key. The key says which mutant that is; a number is that of this draw,
# - a mutant of another one. A line that was cut short by a kill or by a full disk is none, nor is a survivor of other programs. What is the same in this core
# as a whole (netlist.sh) need not be in another one.
touch "$dir/results"
[ -z "$(tail -c 1 "$dir/results")" ] || sed -i '$d' "$dir/results"
awk -F '\t' -v OFS='\t' -v stimulus="$stimulus" '
    FILENAME == ARGV[1] { number[$0] = FNR; key[FNR] = $0; next }
    FILENAME == ARGV[2] { print $1, "PROVED", "whole", "-", key[$1]; same[$1] = 1; next }
    NF == 5 && $5 != "" && $3 != "whole" && ($2 != "SURVIVED" || $3 == stimulus) { $1 = ($5 in number) ? number[$5] : "-"; if (!($1 in same)) print }' \
    "$dir/keys" "$dir/same" "$dir/results" >"$dir/results.new" && mv "$dir/results.new" "$dir/results" || fail "$dir/results: cannot write"
# left FILE: of its numbers those that have no result
left() { awk -F '\t' 'FILENAME == ARGV[1] { done[$1] = 1; next } !($1 in done)' "$dir/results" "$1" >"$dir/left.new" && mv "$dir/left.new" "$dir/left"; }
seq "$(wc -l <"$dir/list")" >"$dir/all"
left "$dir/all"
echo "mutants: $isa: $(wc -l <"$dir/list") mutants, $(wc -l <"$dir/left") to judge; $dir"
# All meet what is cheap first, so that a judgement that is cut short has most of those that fall.
one_by_one() {
    xargs -r -P "${JOBS:-$(nproc)}" -n 1 sh $here/judge_one.sh "$1" <"$dir/left" || fail "the judgement was cut short; call it again and it goes on"
    left "$dir/left"
}
for stage in cheap dear last; do one_by_one $stage; done
sh $here/report.sh "$dir" "$isa" "$equivalents"
