#!/bin/sh
# Random programs on many cores, in turn, until the time is up: soak.sh DIR HOURS
# ISA:SHAPE:COMMAND... Without a core it only says whether it could begin: the status is 0, or 2.
# DIR keeps, from night to night
#   corpus/ISA-SHAPE/*.s  each program that failed, written when it failed
#   failures.jsonl        its record: verdict, difference, command that repeats it
#   seeds                 a line for each core: ISA-SHAPE, next seed, programs, how many of them
#                         failed
#   coverage              what was ever hit (`warpstep coverage DIR/coverage`)
#   night.txt             what this night has found, in groups (`warpstep triage`); ISA-SHAPE.html
#                         is the page
# A slice of SLICE seconds counts when all of it is there, failures first and its seeds last. So
# after a kill or a full disk the same seeds run again, and fail again. For tests, whose outcome
# must not depend on the machine's speed: SLICE_COUNT=N gives a slice N programs in place of its
# seconds, and ROUNDS=N ends the night after so many rounds of all cores. MUTANTS=N judges N mutants
# of a core in each round, others each time. The status is 0; 1 when something failed this night; 2
# when it could not go on.
dir=$1 hours=$2
shift 2
slice=${SLICE:-300} cores=

# A file that is opened must not become a standard output that is closed.
(: >&1) 2>/dev/null || exec >/dev/null
# print FILE... or the standard input: to the terminal. What cannot be printed changes nothing.
print() { cat "$@" 2>/dev/null || :; }
error() { printf 'soak: error: %s\n' "$*" >&2; }
# whole NAME VALUE
whole() {
    case $2 in *[!0-9]* | ??????????*) ;; *[1-9]*) return ;; esac
    error "$1='$2'; a whole number above 0, of nine digits at most" && exit 2
}

seconds=$(echo "$hours" |
    awk '/^([0-9]+(\.[0-9]+)?|\.[0-9]+)$/ && $1 >= 0.0003 && $1 <= 99999 {
        printf "%d", $1 * 3600
    }')
[ -n "$seconds" ] || {
    error "HOURS='$hours'; a number such as 8 or 0.5, from 0.0003 (a second) to 99999" && exit 2
}
whole SLICE "$slice"
[ -z "$MUTANTS" ] || whole MUTANTS "$MUTANTS"
[ -z "$SLICE_COUNT" ] || whole SLICE_COUNT "$SLICE_COUNT"
[ -z "$ROUNDS" ] || whole ROUNDS "$ROUNDS"
# Commands are repeated word for word, and records looked for by their file.
case $dir in '' | -* | *[!A-Za-z0-9._+,@%=/~^:-]*)
    error "DIR='$dir'; a name of letters, digits and . _ - + , @ % = / ~ ^ : that does not begin \
with -" && exit 2
    ;;
esac
mkdir -p "$dir/corpus" && : >>"$dir/lock" || { error "$dir: cannot write" && exit 2; }
exec 9<"$dir/lock"
flock -n 9 || { error "$dir: another soak is running there" && exit 2; }
# sound FILE PATTERN WHAT: each line of it is WHAT
sound() {
    [ -e "$dir/$1" ] || return 0
    line=$(LC_ALL=C grep -a -n -v -m 1 -E "$2" "$dir/$1" 2>/dev/null)
    case $? in
    0) error "$dir/$1:${line%%:*}: not $3; mend the line, or remove it" && exit 2 ;;
    1) ;;
    *) error "$dir/$1: cannot read" && exit 2 ;;
    esac
}
sound seeds '^[^ ]+( [0-9]+){3}$' 'NAME NUMBER NUMBER NUMBER'
sound failures.jsonl '^\{.*\}$' 'a record, {...}'
[ $# -gt 0 ] || exit 0
for core; do
    rest=${core#*:}
    if "${rest#*:}" random --isa "${core%%:*}" --help | grep -q '^Types of programs: '; then
        cores="$cores $core"
    else
        echo "soak: ${core%%:*} has no random programs" | print
    fi
done
[ -n "$cores" ] || { error "no core to run" && exit 2; }

# ---- what is safe: a file replaces another only when all of it is on the disk
# replace FILE: by the standard input
replace() { cat >"$1.new" && sync "$1.new" && mv "$1.new" "$1"; }
field() { awk -v name="$1" -v f="$2" \
    '$1 == name { value = $f } END { print value + 0 }' <"$dir/seeds"; }
# advance NAME PROGRAMS FAILED
advance() {
    awk -v name="$1" -v n="$2" -v bad="$3" \
        '$1 == name { $2 += n; $3 += n; $4 += bad; seen = 1 } { print }
        END { if (!seen) print name, 1 + n, n, bad }' <"$dir/seeds" >"$dir/seeds.sum" &&
            replace "$dir/seeds" <"$dir/seeds.sum" && rm "$dir/seeds.sum"
}
# say TEXT: to the terminal, and into the night
say() { echo "$*" | print && echo "$*" >>"$dir/night.txt"; }
# why: what the last command said was wrong
why() { grep -m 1 error "$dir/slice.out" || tail -n 1 "$dir/slice.out"; }

touch "$dir/seeds" "$dir/failures.jsonl" && : >"$dir/night.txt" && : >"$dir/night.jsonl" ||
    { error "$dir: cannot write" && exit 2; }
begin=$(date +%s) end=$(($(date +%s) + seconds)) stopped=
trap 'stopped=1' INT TERM
left() { echo $((end - $(date +%s))); }
running() { [ -z "$stopped" ] && [ "$(left)" -gt 0 ]; }
programs=0 failures=0

# ---- what failed in other nights: does it still?
# again COMMAND ISA-SHAPE. No word of a command has a blank, so it needs no quotes.
again() {
    grep -F "\"$dir/corpus/$2/" "$dir/failures.jsonl" |
        sed -n 's/.*"repeat": "[^ "]* \([^"]*\)".*/\1/p' | tr -d "'" >"$dir/repeat"
    while read -r arguments; do
        running || break
        # the words of the command that repeats it
        # shellcheck disable=SC2086
        "$1" $arguments --waves never >"$dir/slice.out" 2>&1 </dev/null
        status=$?
        [ -z "$stopped" ] || break
        verdict=$(sed -n 's/^warpstep: verdict=\([A-Z_]*\) .*/\1/p' "$dir/slice.out")
        case $status:$verdict in
        0:* | 9:*) say "$2: passes now: $1 $arguments" ;;
        130:* | 143:*) ;;
        2:) say "$2: cannot be repeated: $(why): $1 $arguments" ;;
        *) say "$2: still fails, ${verdict:-status $status}: $1 $arguments" ;;
        esac
    done <"$dir/repeat"
}

# random COMMAND ISA SHAPE: one slice.  returns 0; 1 it does not count
random() {
    name=$2-$3 seed=$(field "$2-$3" 2)
    [ "$seed" != 0 ] || seed=1
    time=$(left)
    [ "$time" -le "$slice" ] || time=$slice
    [ "$time" -gt 0 ] || return 0
    rm -f "$dir/slice.jsonl"
    length="--time $time"
    [ -z "$SLICE_COUNT" ] || length="--count $SLICE_COUNT"
    # shellcheck disable=SC2086 # two words
    "$1" random --isa "$2" --seed "$seed" $length --dir "$dir/corpus/$name" --json \
        "$dir/slice.jsonl" \
        --coverage "$dir/coverage" >"$dir/slice.out" 2>&1 9<&-
    case $? in
    0 | 1 | 130 | 143) ;;
    *) return 1 ;;
    esac
    ran=$(wc -l <"$dir/slice.jsonl")
    awk 'match($0, /"outcome": "[A-Z_]*"/) &&
        substr($0, RSTART + 12, RLENGTH - 13) !~ /^(PASS|TRAP)$/' \
        <"$dir/slice.jsonl" >"$dir/slice.bad" || return 1
    bad=$(wc -l <"$dir/slice.bad")
    if [ "$bad" != 0 ]; then
        cat "$dir/failures.jsonl" "$dir/slice.bad" | awk '!seen[$0]++' >"$dir/slice.all" &&
            replace "$dir/failures.jsonl" <"$dir/slice.all" || return 1
        cat "$dir/slice.bad" >>"$dir/night.jsonl" || return 1
        print "$dir/slice.out"
    fi
    advance "$name" "$ran" "$bad" || return 1
    programs=$((programs + ran)) failures=$((failures + bad))
    echo "$name: seeds $seed to $((seed + ran - 1)), $bad failed; $(left) s left" | print
}

# mutants ISA: those of the next draw, as far as the time goes; a draw that is not judged to its end
# goes on the next time
mutants() {
    seed=$(field "mutants-$1" 2)
    [ "$seed" != 0 ] || seed=1
    timeout "$(left)" make --no-print-directory mutants ISA="$1" N="$MUTANTS" \
        SEED="$seed" >"$dir/slice.out" 2>&1 9<&-
    score=$(grep "^$1: .* score " "$dir/slice.out")
    [ -n "$score" ] || { running && say "mutants of $1: $(tail -n 1 "$dir/slice.out")"; return 0; }
    sed -n '/^mutants: /,$p' "$dir/slice.out" >>"$dir/night.txt" || return 1
    echo "$score" | print
    advance "mutants-$1" 1 0
}

for core in $cores; do
    rest=${core#*:}
    again "${rest#*:}" "${core%%:*}-${rest%%:*}"
done
lost=0 round=0
while running && [ "$round" -lt "${ROUNDS:-$((round + 1))}" ]; do
    for core in $cores; do
        running || break
        isa=${core%%:*} rest=${core#*:}
        if random "${rest#*:}" "$isa" "${rest%%:*}"; then lost=0; else
            lost=$((lost + 1))
            error "$isa-${rest%%:*}: the slice from seed $seed does not count and will run again: \
$(why)"
        fi
        if [ "$lost" -ge "$(echo "$cores" | wc -w)" ]; then
            error "$dir: no slice counts any more: is the disk full? What failed is in \
$dir/corpus; the next soak goes on with the same seeds"
            exit 2
        fi
    done
    isas=$(for core in $cores; do echo "${core%%:*}"; done | uniq)
    round=$((round + 1))
    [ -z "$MUTANTS" ] || ! running ||
        mutants "$(echo "$isas" | sed -n "$(((round - 1) % $(echo "$isas" | wc -l) + 1))p")"
done
# page COMMAND ISA-SHAPE: what failed this night, as groups
page() {
    rm -f "$dir/$2.html"
    grep -F "\"$dir/corpus/$2/" "$dir/night.jsonl" | awk '!seen[$0]++' >"$dir/slice.core"
    [ -s "$dir/slice.core" ] || return 0
    "$1" triage "$dir/slice.core" --html "$dir/$2.html" >"$dir/slice.out" 2>&1
    say "$2:" && cat "$dir/slice.out" >>"$dir/night.txt"
    print "$dir/slice.out"
}
for core in $cores; do
    rest=${core#*:}
    page "${rest#*:}" "${core%%:*}-${rest%%:*}"
done
rm -f "$dir"/slice.* "$dir/repeat"
since=$(awk '!/^mutants-/ { n += $3; bad += $4 }
    END { print n + 0 " programs, " bad + 0 " failed" }' <"$dir/seeds")
say "soak: $(($(date +%s) - begin)) s: $programs programs, $failures failed; \
since the first night $since; $dir${stopped:+, INTERRUPTED}"
[ "$failures" = 0 ]
