#!/bin/sh
# What nextpnr-ecp5 says, on one line: ecp5_report.sh REPORT LOG TOP CLOCK DIVIDE. Status 1 if it is too slow: the link has CLOCK hertz,
# the core a clock in DIVIDE of them. What goes from the one to the other has all of these.
awk -v top="$3" -v clock="$4" -v divide="$5" '
    # { "fmax": { "name": { "achieved": MHz, .. } }, "utilization": { "CELL": { "available": n, "used": n } } }
    FNR == 1 { part++ }
    # on one line, or on many: a name by itself is that of what follows
    part == 1 {
        pieces = split($0, piece, /[{},]/)
        for (i = 1; i <= pieces; i++) {
            gsub(/[":]/, " ", piece[i])
            words = split(piece[i], field, " ")
            if (words == 1) cell = field[1]
            else if (field[1] == "achieved") of[cell ~ /core_clk$/] = field[2]
            else if (field[1] == "used") used[cell] = field[2]
            else if (field[1] == "available") available[cell] = field[2]
        }
    }
    # Info: Max delay posedge FROM -> posedge TO: 1.23 ns; the last ones are those of the routed design
    part == 2 && /Info: Max delay posedge .* -> posedge / {
        sub(/.*Max delay posedge */, ""); sub(/:/, " ")
        if ($1 ~ /core_clk$/ && $4 !~ /core_clk$/) from_core = $5
        if ($1 !~ /core_clk$/ && $4 ~ /core_clk$/) to_core = $5
    }
    function share(cell) { return used[cell] + 0 " of " available[cell] + 0 }
    function fits(clocks, ns) { return clocks * 1e9 >= ns * clock }
    END {
        if (!of[0] || !of[1] || !from_core || !to_core || !available["TRELLIS_COMB"]) {
            print "bitstream: " top ": " ARGV[1] " and " ARGV[2] " do not say how fast both clocks are, or how many LUTs there are" >"/dev/stderr"
            exit 1
        }
        printf "bitstream: %s: %s LUTs, %s registers, %s block RAMs, %s multipliers; link %.1f MHz, core %.1f MHz, %.1f ns to it, %.1f ns from it\n", \
            top, share("TRELLIS_COMB"), share("TRELLIS_FF"), share("DP16KD"), share("MULT18X18D"), of[0], of[1], to_core, from_core
        if (fits(1, 1e3 / of[0]) && fits(divide, 1e3 / of[1]) && fits(divide, to_core) && fits(divide, from_core)) exit 0
        printf "bitstream: %s: misses %.1f MHz with %d clocks for one of the core: ask for fewer with MHZ= or for more with DIVIDE=, or try another SEED=\n", \
            top, clock / 1e6, divide >"/dev/stderr"
        exit 1
    }' "$1" "$2"
