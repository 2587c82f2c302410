#!/bin/sh
# The last line of `make run`: all programs of all ISAs together. run_total.sh
# RECORDS[:BASELINE]..., what each suite has written and, where its clocks are compared, the records
# of before.
for each; do
    records=${each%%:*} baseline=${each#"$records"}
    [ -s "$records" ] || continue
    awk '
        function value(name) {
            if (!match($0, "\"" name "\": *(\"[^\"]*\"|[0-9]+)")) return ""
            text = substr($0, RSTART, RLENGTH)
            gsub(/^[^:]*: *|"/, "", text)
            return text
        }
        FILENAME != ARGV[ARGC - 1] { was[value("program")] = value("clocks"); next }
        { outcome = value("outcome"); programs++ }
        outcome == "SKIP" { skipped++; next }
        outcome != "PASS" { failed++; next }
        {
            passed++
            program = value("program")
            if (!(program in was)) next
            compared++
            more += value("clocks") + 0 > was[program] + 0
        }
        END { print programs + 0, passed + 0, failed + 0, skipped + 0, compared + 0, more + 0 }
    ' ${baseline:+"${baseline#:}"} "$records"
done | awk '
    { isas++; programs += $1; passed += $2; failed += $3; skipped += $4; compared += $5; more += $6 }
    END {
        if (!isas) exit
        printf "make run: %d programs of %d ISA%s: ", programs, isas, isas == 1 ? "" : "s"
        printf "%d passed, %d failed, %d skipped", passed, failed, skipped
        if (compared) printf "; %d of %d take more clocks than recorded", more, compared
        printf "\n"
    }'
