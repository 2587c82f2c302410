/* Shows the checker everything that the Tesla MP's register files and s[] hold. */
#ifndef TESTBENCH_TESLA_SWEEP_H
#define TESTBENCH_TESLA_SWEEP_H

#include "../bridge/bridge.h"

/* when     after a bridge_clock()
 * returns  0; nonzero when the run must stop */
int testbench_tesla_sweep(int core, struct bridge *bridge);

#endif
