#!/bin/sh
# Brings a core's taps to its surface: lift.sh OUT TOP PORTS PARAMETERS SOURCE...
#   OUT         directory; gets core.v, the core in this shape with every port of every tap as a
#               port of its own; board_taps.sv, the same core with its taps as words of the trace
#               format, for board_events; and board_dut.sv, with its ports likewise
#   PORTS       the core's board.txt
#   PARAMETERS  "THREADS=1 ..", may be empty
# A tap is an empty module deep inside the core (rtl/common/common_tap_*.sv). Synthesis has no bind,
# so Yosys moves the taps out; the core's own sources stay as they are. Arrays must not be written
# bit by bit, a port for each: RAMs stay what they are, and of the others opt_reduce makes the
# enables of all bits one.
out=$1 top=$2 ports=$3 parameters=$4
shift 4
here=$(dirname "$0")
mkdir -p "$out" || exit 1
for p in $parameters; do set_parameters="$set_parameters -set ${p%%=*} ${p#*=}"; done
yosys -q -p "
    read_verilog -sv -noblackbox -DSYNTHESIS $*
    ${set_parameters:+chparam$set_parameters $top}
    hierarchy -check -top $top
    rename -top $top
    tee -q -o $out/ports.dump dump -n $top/x:*
    setattr -set keep 1 t:*common_tap_*
    setattr -mod -set keep_hierarchy 1 *common_tap_* *common_ram
    tee -q -o $out/taps.dump dump *common_tap_* *common_ram
    proc
    flatten
    opt_reduce
    opt_clean
    tee -q -o $out/cells.dump dump t:*common_tap_*
    expose -evert t:*common_tap_*
    opt_clean
    select $top
    write_verilog -noattr -selected $out/core.v.new" >"$out/lift.log" 2>&1 || {
    echo "lift: $top: Yosys failed; see $out/lift.log" >&2
    exit 1
}
awk -v top="$top" -v rams="$out/rams.v" -f "$here/lift.awk" "$out/ports.dump" "$out/taps.dump" \
    "$out/cells.dump" >"$out/board_taps.sv.new" || {
    echo "lift: $top: $out/cells.dump is not understood" >&2
    exit 1
}
awk -v way=rtl -f "$here/ports.awk" "$out/ports.dump" "$ports" >"$out/board_dut.sv" || exit 1
cat "$out/rams.v" >>"$out/core.v.new" && mv "$out/core.v.new" "$out/core.v" &&
    mv "$out/board_taps.sv.new" "$out/board_taps.sv"
