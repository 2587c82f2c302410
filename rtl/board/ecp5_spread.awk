# Leaves every n-th row of an ECP5's slices empty, so that a design that wants more wires than there
# are where it is densest is spread over the chip: nextpnr's placers know how many slices there are,
# not how many wires. awk -v n=4 -v part="--85k ..." -f ecp5_spread.awk NETLIST.json What is in the
# way are LUTs without a wire, placed beforehand. Where slices are: the database of nextpnr-ecp5
# 0.11 (ctx.getBels); rows of block RAM and multipliers lie between, every twelfth from the first
# on.
function block(x, y,    s, k) {
    for (s = 0; s < 4; s++) for (k = 0; k < 2; k++)
        printf "        \"$spread$%d$%d$%d\": {\"hide_name\": 1, \"type\": \"LUT4\", \"parameters\": {\"INIT\": \"0000000000000000\"}, " \
            "\"attributes\": {\"keep\": \"1\", \"BEL\": \"X%d/Y%d/SLICE%s.K%d\"}, \"port_directions\": {}, \"connections\": {}},\n", \
            x, y, 2 * s + k, x, y, substr("ABCD", s + 1, 1), k
}
BEGIN {
    if (part ~ /85k/) { right = 124; top = 93; ram = 10 } else if (part ~ /45k/) { right = 88; top = 69; ram = 10 } else { right = 70; top = 48; ram = 13 }
}
{ print }
/^        "top": / { inside = 1 }
inside && /^      "cells": \{$/ {
    inside = 0
    for (y = 2; y <= top; y++) if (y % n == 0 && y % 12 != ram % 12) for (x = 2; x <= right; x++) block(x, y)
}
