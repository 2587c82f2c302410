#!/bin/sh
# Judges the mutants of one draw: judge.sh DIR ISA EQUIVALENTS BASELINE PROGRAMS...
#   BASELINE  what the programs take (perf.jsonl), or nothing
# First each mutant by itself meets what is cheap, random programs and programs by turns. Those that
# are left are armed all at once and meet what is dear: the long programs, those that may be
# disturbed at other levels, and COUNT random programs (with COUNT=0 there is no random program at
# all); in a run that differs halves of them are armed until it is one who makes it differ. For
# those that are left then a proof is tried.
#
# What is written to DIR/results stays, so that a judgement that was killed goes on where it was,
# and one of a core that changed in one module keeps what it knows of the others; who survives is
# judged again when a program or a module has changed. JOBS run at once. Ends with the report
# (report.sh), which decides the status.
dir=$1 isa=$2 equivalents=$3 baseline=$4
shift 4
here=testbench/mutants
tool=$dir/warpstep count=${COUNT:-1000} jobs=${JOBS:-$(nproc)}
export tool isa dir

fail() { echo "mutants: error: $*" >&2; exit 2; }

# ---- The core with no mutant armed is a good one, with the clocks of the baseline; those of the runs below are compared with it.
"$tool" suite --isa "$isa" --no-tags long --sweep 100 --waves never --json "$dir/good.jsonl" "$@" \
    >"$dir/good" 2>&1 ||
    fail "with no mutant armed $(grep '^failed: ' "$dir/good" | head -n 1); see $dir/good"
if [ -n "$baseline" ]; then
    # of those that ran and are known
    only() { awk '{ match($0, /"program": "[^"]*"/); name = substr($0, RSTART, RLENGTH) } FILENAME == ARGV[1] { has[name] = 1; next } name in has' \
        "$1" "$2"; }
    only "$dir/good.jsonl" "$baseline" >"$dir/baseline.jsonl" &&
        only "$baseline" "$dir/good.jsonl" >"$dir/known.jsonl"
    "$tool" perf --baseline "$dir/baseline.jsonl" "$dir/known.jsonl" >"$dir/perf" 2>&1 ||
        fail "with no mutant armed the clocks are not those of $baseline; see $dir/perf"
fi
awk -v dir="$dir" '{ match($0, /"file": "[^"]*"/); file = substr($0, RSTART + 9, RLENGTH - 10)
    match($0, /"clocks": [0-9]*/); clocks = substr($0, RSTART + 10, RLENGTH - 10)
    print clocks, file }' "$dir/good.jsonl" | sort -n >"$dir/order"
[ -s "$dir/list" ] ||
    { echo "$isa: as Yosys reads it the core passes every program of its shape, $(grep -c '"outcome": "PASS"' "$dir/good.jsonl") of $(wc -l <"$dir/good.jsonl")${baseline:+ in the clocks of $baseline}" \
        && exit; }
awk '$1 < 700 { sub(/^[0-9]* /, ""); print }' "$dir/order" >"$dir/short"

# ---- What those that are left meet together, the programs that are not short among it: a run in each line of DIR/runs; "clocks" if its clocks count, its
# outcome, clocks and command. runs WHAT RECORDS
runs() { awk -v what="$1" '
    function value(name,    text) { match($0, "\"" name "\": (\"[^\"]*\"|[0-9]+)"); text = substr($0, RSTART, RLENGTH); gsub(/^[^:]*: |"/, "", text); return text }
    FILENAME == ARGV[1] { short[$0] = 1; next }
    what == "-" || !(value("file") in short) { print what "\t" value("outcome") "\t" value("clocks") "\t" value("repeat") }' "$dir/short" "$2" >>"$dir/runs"; }
: >"$dir/runs"
runs clocks "$dir/good.jsonl"
# 0: it has none, or nobody wants them
[ "$count" = 0 ] ||
    count=$((count * $("$tool" random --isa "$isa" --help | grep -c '^Types of programs: ')))
rm -rf "$dir/random"
# some COUNT SEED: random programs
some() {
    "$tool" random --isa "$isa" --count "$1" --seed "$2" --dir "$dir/random" \
        --write-only >"$dir/good" 2>&1 &&
        "$tool" random --isa "$isa" --count "$1" --seed "$2" --dir "$dir/random" \
            --json "$dir/some.jsonl" >"$dir/good" 2>&1 || fail "$(head -n 1 "$dir/good")"
    runs - "$dir/some.jsonl"
}
[ "$count" = 0 ] || some 23 11
# Programs that may be disturbed, as in test_seeds.sh; not every core has some.
for level in 2:wild 3:burst 4:starve; do
    "$tool" suite --isa "$isa" --tags seeds --seed "${level%:*}" --disturb "${level#*:}" \
        --waves never --json "$dir/some.jsonl" "$@" >"$dir/good" 2>&1 && runs - "$dir/some.jsonl"
done
[ "$count" = 0 ] || { some 1 1 && some "$count" 34; }

# ---- What is judged with: a survivor of less is judged again.
stimulus=$({ cut -f4 "$dir/runs" && cut -d' ' -f2- "$dir/order" | xargs cat; cat "$dir"/random/*.s 2>/dev/null; cut -d' ' -f1 "$dir/keys" | sort -u; } | cksum | tr ' ' -)
export stimulus count

# ---- What is left. A line of the results: number, verdict, how, what found it, key. The key says which mutant that is; a number is that of this draw,
# - a mutant of another one. A line that was cut short by a kill or by a full disk is none, nor is a
#   survivor of other programs. What is the same in this core
# as a whole (netlist.sh) need not be in another one.
touch "$dir/results"
[ -z "$(tail -c 1 "$dir/results")" ] || sed -i '$d' "$dir/results"
awk -F '\t' -v OFS='\t' -v stimulus="$stimulus" '
    FILENAME == ARGV[1] { number[$0] = FNR; key[FNR] = $0; next }
    FILENAME == ARGV[2] { print $1, "PROVED", "whole", "-", key[$1]; same[$1] = 1; next }
    NF == 5 && $5 != "" && $3 != "whole" && ($2 != "SURVIVED" || $3 == stimulus) { $1 = ($5 in number) ? number[$5] : "-"; if (!($1 in same)) print }' \
    "$dir/keys" "$dir/same" "$dir/results" >"$dir/results.new" &&
    mv "$dir/results.new" "$dir/results" || fail "$dir/results: cannot write"
seq "$(wc -l <"$dir/list")" >"$dir/left"
# what has a result is not left
left() { awk -F '\t' 'FILENAME == ARGV[1] { done[$1] = 1; next } !($1 in done)' "$dir/results" \
    "$dir/left" >"$dir/left.new" && mv "$dir/left.new" "$dir/left" ||
    fail "$dir/left: cannot write"; }
each() { xargs -r -P "$jobs" "$@" ||
    fail "the judgement was cut short; call it again and it goes on"; }
left
echo "mutants: $isa: $(wc -l <"$dir/list") mutants, $(wc -l <"$dir/left") to judge; $dir"

touch "$dir/met"
awk -v stimulus="$stimulus" \
    'FILENAME == ARGV[1] { if ($2 == stimulus) met[$1] = 1; next } !($1 in met)' "$dir/met" \
    "$dir/left" >"$dir/new"
each -n 1 sh $here/judge_one.sh cheap <"$dir/new"
left

# A set of mutants is one line, commas between them.
all() { paste -s -d , "$dir/left"; }
halves() { awk -F , -v OFS=, \
    '{ for (i = 1; i <= NF; i++) printf "%s%s", $i, i == NF || i == int(NF / 2) ? "\n" : "," }'; }
: >"$dir/differ"
[ ! -s "$dir/left" ] || seq "$(wc -l <"$dir/runs")" |
    each -n 1 sh $here/judge_run.sh "$(all)" >"$dir/differ"
for run in $(cut -f1 "$dir/differ" | sort -n); do
    [ -s "$dir/left" ] || break
    all >"$dir/sets"
    while [ -s "$dir/sets" ]; do
        sed "s/\$/ $run/" "$dir/sets" | each -n 2 sh $here/judge_run.sh >"$dir/fell"
        while IFS='	' read -r _ set how what; do
            case $set in
            *,*) echo "$set" ;;
            *)
                printf '%s\tKILLED\t%s\t%s\t%s\n' "$set" "$how" "$what" \
                    "$(sed -n "${set}p" "$dir/keys")" >>"$dir/results" ||
                    fail "$dir/results: cannot write"
                ;;
            esac
        done <"$dir/fell" | halves >"$dir/sets"
    done
    left
done

each -n 1 sh $here/judge_one.sh proof <"$dir/left"
sh $here/report.sh "$dir" "$isa" "$equivalents"
