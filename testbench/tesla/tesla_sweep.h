/* Shows the checker everything that the Tesla MP's register files and s[] hold. */
#ifndef TESTBENCH_TESLA_SWEEP_H
#define TESTBENCH_TESLA_SWEEP_H

#include <stdint.h>

#include "../../bridge/bridge.h"
#include "../../model/tesla/launch.h"

/* when     after a bridge_clock()
 *   core     number of the core on the taps
 *   launch   fixes how warps share the register file's rows
 *   returns  0; nonzero when the run must stop */
int testbench_tesla_sweep(int core, const struct tesla_launch *launch, struct bridge *bridge);

#endif
