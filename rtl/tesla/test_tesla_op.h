// The operations, numbered as tesla_pkg::op_e.
#ifndef TESTBENCH_TEST_TESLA_OP_H
#define TESTBENCH_TEST_TESLA_OP_H

enum Op : unsigned {
    OP_ILLEGAL = 0,
#define TESLA_OP(id, ...) OP_##id,
#include "../../model/tesla/insns.def"
};

#endif
