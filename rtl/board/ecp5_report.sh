#!/bin/sh
# What a report of nextpnr-ecp5 says, on one line: ecp5_report.sh REPORT TOP CLOCK. Status 1 if a clock is slower than CLOCK hertz.
awk -v top="$2" -v clock="$3" '
    # { "fmax": { "name": { "achieved": MHz, .. } }, "utilization": { "CELL": { "available": n, "used": n } } }
    { gsub(/[",:]/, " ") }
    $1 == "achieved" { clocks++; if (slowest == "" || $2 < slowest) slowest = $2; next }
    $2 == "{" { cell = $1; next }
    $1 == "used" { used[cell] = $2 }
    $1 == "available" { available[cell] = $2 }
    function part(cell) { return used[cell] + 0 " of " available[cell] + 0 }
    END {
        if (!clocks || !available["TRELLIS_COMB"]) {
            print "bitstream: " top ": " FILENAME " says no clock, or no LUTs" >"/dev/stderr"
            exit 1
        }
        printf "bitstream: %s: %s LUTs, %s registers, %s block RAMs, %s multipliers, %.1f MHz\n", top, part("TRELLIS_COMB"), \
            part("TRELLIS_FF"), part("DP16KD"), part("MULT18X18D"), slowest
        if (slowest * 1e6 >= clock) exit 0
        printf "bitstream: %s: misses %.1f MHz: ask for fewer with MHZ=, or try another SEED=\n", top, clock / 1e6 >"/dev/stderr"
        exit 1
    }' "$1"
