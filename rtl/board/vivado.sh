#!/bin/sh
# A bitstream with Vivado: vivado.sh OUT TOP PART PINS CLOCK DIVIDE BUILD SOURCE...
if ! command -v vivado >/dev/null; then
    echo "bitstream: vivado is not there: source the settings64.sh of its installation" >&2
    exit 1
fi
mkdir -p "$1" && vivado -mode batch -log "$1/vivado.log" \
    -nojournal -source "$(dirname "$0")/vivado.tcl" -tclargs "$@"
