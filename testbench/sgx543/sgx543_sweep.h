/* Shows the checker everything that the SGX543 core's register files and memories hold. */
#ifndef TESTBENCH_SGX543_SWEEP_H
#define TESTBENCH_SGX543_SWEEP_H

#include "../../bridge/bridge.h"

/* when     after a bridge_clock()
 *   core     number of the core on the taps
 *   returns  0; nonzero when the run must stop */
int testbench_sgx543_sweep(int core, struct bridge *bridge);

#endif
