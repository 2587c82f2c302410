#!/bin/sh
# What nextpnr-ecp5 says, on one line: ecp5_report.sh REPORT LOG SDF TOP CLOCK DIVIDE. Status 1 if
# it is too slow: the link has CLOCK hertz, the core a clock in DIVIDE of them. What goes from the
# one to the other has all of these. LUTs that are only in the way (ecp5_spread.awk) do not count.
# The enable of the core's gate has half a clock of the link; nextpnr judges no path that ends
# there, so its delays are added up here.
awk -v top="$4" -v clock="$5" -v divide="$6" '
    # { "fmax": { "name": { "achieved": MHz, .. } }, "utilization": { "CELL": { "available": n,
    # "used": n } } }
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
    # Info: Max delay posedge FROM -> posedge TO: 1.23 ns; the last ones are those of the routed
    # design
    part == 2 && /Info: Max delay posedge .* -> posedge / {
        sub(/.*Max delay posedge */, ""); sub(/:/, " ")
        if ($1 ~ /core_clk$/ && $4 !~ /core_clk$/) from_core = $5
        if ($1 !~ /core_clk$/ && $4 ~ /core_clk$/) to_core = $5
    }
    # (INTERCONNECT CELL/PIN CELL/PIN (ps:ps:ps) (ps:ps:ps)), and of each cell (INSTANCE CELL) and
    # (IOPATH PIN PIN (ps:ps:ps) (ps:ps:ps))
    part == 3 && ($1 == "(INTERCONNECT" || $1 == "(IOPATH") { split($4, ps, /[:)]/) }
    part == 3 && $1 == "(INTERCONNECT" && $3 !~ /CLK$/ {
        driver[$3] = $2
        wire[$3] = ps[3]
        if ($3 ~ /u_stream\.u_gate\.u_gate\/CE$/) gate = $3
    }
    part == 3 && $1 == "(INSTANCE" { cell = substr($2, 1, length($2) - 1) }
    part == 3 && $1 == "(INSTANCE" && $2 ~ /^\\?[$]spread\\?[$]/ { used["TRELLIS_COMB"]-- }
    part == 3 && $1 == "(IOPATH" { paths[cell "/" $3] = paths[cell "/" $3] " " $2 " " ps[3] }
    # When a pin has its value, in ps behind the edge.
    function arrival(pin,    from, at, n, i, path, cell, t, latest) {
        if (!(pin in driver)) return 0
        from = driver[pin]
        n = split(paths[from], path, " ")
        cell = from
        sub(/\/[^\/]*$/, "", cell)
        for (i = 1; i < n; i += 2) {
            t = path[i + 1] + (path[i] ~ /CLK/ ? 0 : arrival(cell "/" path[i]))
            if (t > latest) latest = t
        }
        return wire[pin] + latest
    }
    function share(cell) { return used[cell] + 0 " of " available[cell] + 0 }
    function fits(clocks, ns) { return clocks * 1e9 >= ns * clock }
    END {
        if (!of[0] || !of[1] || !from_core || !to_core || !available["TRELLIS_COMB"] || !gate || !(to_gate = arrival(gate) / 1e3)) {
            print "bitstream: " top ": " ARGV[1] ", " ARGV[2] " and " ARGV[3] " do not say how fast both clocks and the gate are, or how many LUTs there are" >"/dev/stderr"
            exit 1
        }
        printf "bitstream: %s: %s LUTs, %s registers, %s block RAMs, %s multipliers; link %.1f MHz, core %.1f MHz, %.1f ns to it, %.1f ns from it, %.1f ns to its gate\n", \
            top, share("TRELLIS_COMB"), share("TRELLIS_FF"), share("DP16KD"), share("MULT18X18D"), of[0], of[1], to_core, from_core, to_gate
        if (fits(1, 1e3 / of[0]) && fits(divide, 1e3 / of[1]) && fits(divide, to_core) && fits(divide, from_core) && fits(0.5, to_gate)) exit 0
        printf "bitstream: %s: misses %.1f MHz with %d clocks for one of the core: ask for fewer with MHZ= or for more with DIVIDE=, or try another SEED=\n", \
            top, clock / 1e6, divide >"/dev/stderr"
        exit 1
    }' "$1" "$2" "$3"
