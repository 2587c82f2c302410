#!/bin/sh
# The core for shorter clocks (DEEP=1), where a thread issues every other clock at most:
# test_reduced.sh TOOL
. testbench/check.sh
. testbench/slower.sh
slower "$1" pica200 hazards.s
conclude "shorter clocks"
