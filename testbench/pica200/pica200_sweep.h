/* Shows the checker everything that the PICA200 core's register files, stacks and memories hold. */
#ifndef TESTBENCH_PICA200_SWEEP_H
#define TESTBENCH_PICA200_SWEEP_H

#include <stdint.h>

#include "../../bridge/bridge.h"

/* when     after a bridge_clock()
 *   core     number of the core on the taps
 *   settled  bit t: the stacks of thread t are those of its last retired instruction
 *   returns  0; nonzero when the run must stop */
int testbench_pica200_sweep(int core, uint32_t settled, struct bridge *bridge);

#endif
