#!/bin/sh
# Judges mutant K with what judge.sh exports, and adds a line to the results, which ends with its key: K, KILLED, verdict, what found it;
# K, PROVED, equivalent, -; or K, SURVIVED, the checksum of what did not find it, -. A status of 255 ends
# xargs. judge_one.sh cheap|dear|last K: with some random programs and what takes little time; with a proof, which takes less than what takes long, and
# that; with all else. The first two give no line if nothing comes out.
stage=$1 k=$2
scratch=$dir/scratch.$k
mkdir -p "$scratch" || exit 255
trap 'rm -rf "$scratch"' EXIT

result() {
    printf '%s\t%s\t%s\t%s\t%s\n' "$k" "$1" "$2" "$3" "$(sed -n "${k}p" "$dir/keys")" >>"$dir/results" || exit 255
    exit 0
}

# attempt COMMAND...: runs many; who did not pass first is what kills
attempt() {
    : >"$scratch/records"
    timeout -k 5 1800 "$tool" "$@" --isa "$isa" --plus mutant="$k" --jobs 1 --json "$scratch/records" >"$scratch/out" 2>&1
    status=$?
    case $status in
    0) return ;;
    1) killed=$(awk 'match($0, /"outcome": "[A-Z_]*"/) { outcome = substr($0, RSTART + 12, RLENGTH - 13)
            if (outcome != "PASS" && !(random && outcome == "TRAP")) {
                match($0, /"file": "[^"]*"/); file = substr($0, RSTART + 9, RLENGTH - 10)
                if (random) sub(/.*\//, "random ", file)
                print outcome, file; exit } }' random=$([ "$1" = random ] && echo 1) "$scratch/records")
        result KILLED "${killed%% *}" "${killed#* }" ;;
    124 | 137) result KILLED TIMEOUT "$1" ;;
    *) echo "mutants: error: mutant $k: $1 ended with status $status: $(head -n 1 "$scratch/out")" >&2 && exit 255 ;;
    esac
}

# some COUNT SEED: random programs, if there are any
some() { [ "$random" = 0 ] || attempt random --count "$1" --seed "$2" --dir "$scratch/random"; }

# programs PART: those of the order whose time has come; they retire the same, but do they take other clocks?
programs() {
    [ -e "$dir/part.$1" ] || return
    attempt suite --sweep 100 --waves never $(cat "$dir/part.$1")
    slower=$(awk '{ match($0, /"file": "[^"]*"/); file = substr($0, RSTART, RLENGTH); match($0, /"clocks": [0-9]*/); clocks = substr($0, RSTART, RLENGTH) }
        FILENAME == ARGV[1] { was[file] = clocks; next }
        was[file] != clocks { sub(/"file": "/, "", file); sub(/"$/, "", file); print file; exit }' "$dir/good.jsonl" "$scratch/records")
    [ -z "$slower" ] || result KILLED CLOCKS "$slower"
}

# What kills most for its time goes first. Random programs come in steps, for a random run goes on behind a failure, and each HANG takes as long
# as dozens of programs; seed 1 comes late, since under starve a program may take as long as all the others of a step.
case $stage in
cheap)
    some 1 2
    some 2 3
    programs 1
    some 6 5
    programs 2
    exit 0
    ;;
dear)
    sh testbench/mutants/prove.sh "$dir" "$k" "$scratch" && result PROVED equivalent -
    programs 3
    some 23 11
    programs 4
    exit 0
    ;;
esac
for level in $levels; do
    attempt suite --tags seeds --seed "${level%:*}" --disturb "${level#*:}" --waves never $folders
done
some 1 1
some "$count" 34
result SURVIVED "$stimulus" -
