#!/bin/sh
# Verilator's lint: warnings are errors. "SOURCES" begin with the waivers.
# lint.sh core ISA TOP "SHAPES" "SOURCES" "BOUND": a core in each shape (P=V,Q=W), and in its
#     default shape with the modules that are bound to it
# lint.sh units ISA FOLDER "SOURCES" UNIT...: units of a core that is not complete
# lint.sh board "SOURCES" TOP...: the link, and each board around a core for tests

# Newer Verilators report on the standard output; errors and warnings go to the other one.
lint() { verilator --lint-only -Wall --assert "$@" >/dev/null || exit 1; }

what=$1
shift
# shellcheck disable=SC2086 # lists of words
case $what in
core)
    isa=$1 top=$2 shapes=$3 sources=$4 bound=$5
    for shape in $shapes; do
        lint --top "$top" $(echo "-G$shape" | sed 's/,/ -G/g') $sources
    done
    lint --top "$top" $sources $bound
    echo "lint: $isa: ${shapes:-the only shape} and what is bound are clean"
    ;;
units)
    isa=$1 folder=$2 sources=$3 clean=
    shift 3
    for unit; do
        top=$unit around=$folder/test_${unit}_top.sv clean='; its units are clean'
        if [ -e "$around" ]; then top=test_${unit}_top; else around=; fi
        lint --top "$top" -Wno-UNUSEDPARAM $sources $around # packages hold more than units use
    done
    echo "lint: $isa has no core yet$clean"
    ;;
board)
    sources=$1
    shift
    core=rtl/board/test_board_link_top.sv
    lint --top test_board_link_top -Wno-DECLFILENAME $core $sources
    for top; do lint --top "$top" -Wno-DECLFILENAME $core $sources "rtl/board/$top.sv"; done
    echo "lint: board: the link and $* are clean"
    ;;
esac
