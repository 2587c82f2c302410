#!/bin/sh
# Judges mutant K by itself with what judge.sh exports, and adds a line to the results, which ends
# with its key: K, KILLED, verdict, what found it; K, PROVED, equivalent, -; or K, SURVIVED, the
# checksum of what did not find it, -. A status of 255 ends xargs. judge_one.sh cheap|proof K: with
# random programs and programs that take little time, and who is left stands in DIR/met; by a proof,
# when nothing has found it.
stage=$1 k=$2
scratch=$dir/scratch.$k
mkdir -p "$scratch" || exit 255
trap 'rm -rf "$scratch"' EXIT

result() {
    printf '%s\t%s\t%s\t%s\t%s\n' "$k" "$1" "$2" "$3" "$(sed -n "${k}p" "$dir/keys")" \
        >>"$dir/results" || exit 255
    exit 0
}

# attempt COMMAND...: runs many; who did not pass first is what kills
attempt() {
    : >"$scratch/records"
    timeout -k 5 1800 "$tool" "$@" --isa "$isa" --plus mutant="$k" --jobs 1 \
        --json "$scratch/records" >"$scratch/out" 2>&1
    status=$?
    case $status in
    0) return ;;
    1) killed=$(awk 'match($0, /"outcome": "[A-Z_]*"/) { outcome = substr($0, RSTART + 12, RLENGTH - 13)
            if (outcome != "PASS" && outcome != "SKIP" && !(random && outcome == "TRAP")) {
                match($0, /"file": "[^"]*"/); file = substr($0, RSTART + 9, RLENGTH - 10)
                if (random) sub(/.*\//, "random ", file)
                print outcome, file; exit } }' random=$([ "$1" = random ] && echo 1) "$scratch/records")
        # a run that never began says nothing of the mutant
        case $killed in BAD_INPUT*) echo "mutants: error: mutant $k: ${killed#* } is bad input" \
            >&2 && exit 255 ;; esac
        result KILLED "${killed%% *}" "${killed#* }" ;;
    124 | 137) result KILLED TIMEOUT "$1" ;;
    *)
        echo "mutants: error: mutant $k: $1 ended with status $status: $(head -n 1 "$scratch/out")" \
            >&2 && exit 255
        ;;
    esac
}

# some COUNT SEED: random programs, if there are any
some() { [ "$count" = 0 ] || attempt random --count "$1" --seed "$2" --dir "$scratch/random"; }

# those of the programs that take little time; they retire the same, but do they take other clocks?
programs() {
    [ -s "$dir/short" ] || return
    attempt suite --sweep 100 --waves never $(cat "$dir/short")
    slower=$(awk '{ match($0, /"file": "[^"]*"/); file = substr($0, RSTART, RLENGTH); match($0, /"clocks": [0-9]*/); clocks = substr($0, RSTART, RLENGTH) }
        FILENAME == ARGV[1] { was[file] = clocks; next }
        was[file] != clocks { sub(/"file": "/, "", file); sub(/"$/, "", file); print file; exit }' "$dir/good.jsonl" "$scratch/records")
    [ -z "$slower" ] || result KILLED CLOCKS "$slower"
}

if [ "$stage" = proof ]; then
    sh testbench/mutants/prove.sh "$dir" "$k" "$scratch" && result PROVED equivalent -
    result SURVIVED "$stimulus" -
fi
# What kills most for its time goes first. Random programs come in steps, for a random run goes on
# behind a failure, and each HANG takes as long as dozens of programs.
some 1 2
some 2 3
programs
some 6 5
echo "$k $stimulus" >>"$dir/met" || exit 255
