#!/bin/sh
# Two vec4 pipelines, each with two units for the integers of a lane, and arithmetic for shorter
# clocks (BEATS=2 PARTS=2 DEEP=1): test_reduced.sh TOOL
. testbench/check.sh
. testbench/slower.sh
slower "$1" vivante lit_vertices.s
conclude "shorter clocks"
