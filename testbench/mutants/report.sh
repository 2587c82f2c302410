#!/bin/sh
# Tells what became of the mutants of one draw: report.sh DIR ISA EQUIVALENTS The status is 0 if at
# least 97 % of those that are not equivalent were killed, and none that is listed as equivalent.
dir=$1 isa=$2 equivalents=$3
[ -e "$dir/mutants" ] && [ "$dir/mutants" -nt "$dir/list" ] ||
    awk -f testbench/mutants/describe.awk "$dir/base.il" "$dir/list" >"$dir/mutants"
[ -e "$equivalents" ] || equivalents=/dev/null
awk -F '\t' -v isa="$isa" -v list="$equivalents" '
    function glob(text) { gsub(/[][\\.^$+?(){}|]/, "\\\\&", text); gsub(/\*/, ".*", text); return "^" text "$" }
    function listed(file, mode, place, signal, text,    r) {
        for (r = 1; r <= rows; r++)
            if (file == row_file[r] && text == row_text[r] && mode ~ row_mode[r] && place ~ row_place[r] && signal ~ row_signal[r]) { hits[r]++; return r }
        return 0
    }
    FILENAME == list {
        if (/^#/ || /^$/) next
        if (NF != 6) { print list ":" FNR ": error: " NF " fields; 6: file, mode, cell and port, signal, text, reason"; broken = 1; next }
        row_file[++rows] = $1; row_mode[rows] = glob($2); row_place[rows] = glob($3); row_signal[rows] = glob($4); row_text[rows] = $5; reason[rows] = $6
        line[rows] = FNR
        next
    }
    FILENAME == ARGV[2] { state[$1] = $2; how[$1] = $3; by[$1] = $4; next }
    {
        all++
        file = $2; sub(/:[0-9]*$/, "", file); sub(/.*\//, "", file)
        r = listed(file, $3, $4, $5, $6)
        module_all[file]++
        if (state[$1] == "KILLED") {
            killed++; module_killed[file]++; verdict[how[$1]]++; finder[by[$1]]++
            if (r) { wrong++; printf "KILLED %s, which %s:%d lists as equivalent: %s: %s\n", $1, list, line[r], $2, $6 }
        } else if (state[$1] == "") open++
        else if (state[$1] == "PROVED") { equal++; module_all[file]-- }
        else if (r) { known++; module_all[file]-- }
        else {
            survived++
            printf "SURVIVED %s  %s  %s, %s, signal %s\n    before: %s\n    after:  %s\n", $1, $2, $3, $4, $5, $6, $7
        }
    }
    END {
        if (broken) exit 2
        for (f in module_all) if (module_all[f]) printf "%-28s %5d of %5d killed\n", f, module_killed[f], module_all[f] | "sort"
        close("sort")
        text = ""; for (v in verdict) text = text ", " verdict[v] " " v
        real = all - equal - known
        score = real ? 100 * killed / real : 0
        printf "%s: %d mutants: %d killed (%s), %d proved equivalent, %d listed as equivalent, %d survived", isa, all, killed, substr(text, 3), equal, known, survived
        if (open) printf ", %d not judged", open
        printf "; score %.1f %%\n", score
        exit score < 97 || wrong || open
    }' "$equivalents" "$dir/results" "$dir/mutants"
