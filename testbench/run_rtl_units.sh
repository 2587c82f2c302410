#!/bin/sh
# Unit benches of a core: run_rtl_units.sh ISA BENCH ... -- [FILE ...]; each bench is given the
# files.
isa=$1
shift
benches=
while [ $# != 0 ] && [ "$1" != -- ]; do benches="$benches $1"; shift; done
[ "${1:-}" = -- ] && shift
good=0 bad=0
for bench in $benches; do
    if "$bench" "$@"; then good=$((good + 1)); else bad=$((bad + 1)) && echo "$bench failed"; fi
done
echo "units of $isa: $good passed, $bad failed"
[ $bad = 0 ] && [ $good != 0 ]
