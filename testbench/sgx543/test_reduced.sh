#!/bin/sh
# The core of one instance that reads operands one after the other (READERS=1): test_reduced.sh TOOL
. testbench/check.sh
. testbench/slower.sh
slower "$1" sgx543 blend_tiles.s
conclude "operands one after the other"
