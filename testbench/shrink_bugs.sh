#!/bin/sh
# How small and how fast `warpstep shrink` makes what random programs find: for each planted bug of
# a core the first random program that fails, shrunk. shrink_bugs.sh build/bugs/warpstep ISA [BUGS
# [PROGRAMS]]: a row for each bug, then the medians and the worst. On a busy machine processor
# seconds say more than seconds: as many processors as there are share them.
#
# BUGS bugs at most, spread over all numbers; PROGRAMS random programs are tried for each. A bug
# that none of them meets is left out.
tool=$1 isa=$2 bugs=${3:-80} programs=${4:-60}
dir=build/shrink-bugs/$isa
rm -rf "$dir" && mkdir -p "$dir"

numbers=$(python3 testbench/bugs/bugs.py rows "testbench/bugs/$isa" | cut -f 1 | uniq)
step=$(echo "$numbers" | awk -v bugs="$bugs" 'END { print (NR > bugs ? NR / bugs : 1) }')
echo "   bug  instructions    of  seconds  processor  what"
for bug in $(echo "$numbers" | awk -v step="$step" 'NR >= next_one { print; next_one += step }'); do
    "$tool" random --isa "$isa" --count "$programs" --plus "bug=$bug" --dir "$dir" \
        --json "$dir/$bug.jsonl" >/dev/null 2>&1
    repeat=$(jq -r 'select(.outcome != "PASS" and .outcome != "TRAP") | .repeat' "$dir/$bug.jsonl" | head -n 1)
    [ -n "$repeat" ] || continue
    begin=$(date +%s%N)
    times >"$dir/before" # of all that has run here, in the second line
    # shellcheck disable=SC2086 # the words of the command; no name here has blanks
    if "$tool" shrink ${repeat#* run } -o "$dir/bug-$bug.s" >"$dir/out" 2>&1; then
        times >"$dir/after"
        used=$(sed -s -n 2p "$dir/before" "$dir/after" | tr ms '  ' | awk '{ t = $1 * 60 + $2 + $3 * 60 + $4 - t } END { print t }')
        awk -v bug="$bug" -v ms=$((($(date +%s%N) - begin) / 1000000)) -v used="$used" '
            NR == 1 { what = $0 } / instructions? of / { left = $1; all = $4 }
            END { printf "%6d  %12d  %4d  %7.1f  %9.1f  %s\n", bug, left, all + 0, ms / 1000, used, substr(what, 1, 90) }' "$dir/out"
    else
        echo "$bug  failed: $(tail -n 1 "$dir/out")"
    fi
done | tee "$dir/rows"

# median and worst of a column
of_column() {
    grep -v failed "$dir/rows" | awk -v c="$1" '{ print $c }' | sort -n |
        awk '{ v[NR] = $1 } END { if (NR) print v[int((NR + 1) / 2)], v[NR] }'
}
echo "$isa: $(grep -vc failed "$dir/rows") bugs shrunk, $(grep -c failed "$dir/rows") not; median and worst: instructions $(of_column 2), seconds $(of_column 4), processor seconds $(of_column 5)"
