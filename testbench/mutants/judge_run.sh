#!/bin/sh
# Runs line RUN of DIR/runs with all mutants of SET armed; what judge.sh exports is used. If it is
# not as with none, a line says RUN, SET, how, and with which program: judge_run.sh SET RUN. A
# status of 255 ends xargs.
set=$1 run=$2
scratch=$dir/scratch.$$
mkdir -p "$scratch" && sed -n "${run}p" "$dir/runs" >"$scratch/run" &&
    IFS='	' read -r what good clocks command <"$scratch/run" || exit 255
trap 'rm -rf "$scratch"' EXIT

# shellcheck disable=SC2086 # the words of the command; no name here has blanks
timeout -k 5 1800 "$tool" ${command#* } --plus mutant="$set" --json "$scratch/record" \
    >"$scratch/out" 2>&1
status=$?
said() { sed -n "s/.*\"$1\": \"\{0,1\}\([^\",]*\)[\",].*/\1/p" "$scratch/record" 2>/dev/null; }
outcome=$(said outcome)
case $status:$outcome in
124:* | 137:*) outcome=TIMEOUT ;;
*:"$good") [ "$what" = clocks ] && [ "$(said clocks)" != "$clocks" ] || exit 0; outcome=CLOCKS ;;
*:)
    echo "mutants: error: mutants $set: '$command' ended with status $status: $(head -n 1 "$scratch/out")" \
        >&2 && exit 255
    ;;
esac
program=${command##* }
case $program in "$dir"/random/*) program="random ${program##*/}" ;; esac
printf '%s\t%s\t%s\t%s\n' "$run" "$set" "$outcome" "$program"
