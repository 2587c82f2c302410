/* How far a loop over many numbers goes on in one step: 1; under valgrind, which is forty times
 * slower and looks at memory and not at values, a prime, so that each path of the loop's body is
 * still met. testbench/run_unit.sh says when that is so. */
#ifndef COMMON_TEST_STRIDE_H
#define COMMON_TEST_STRIDE_H

#include <stdlib.h>

static inline unsigned test_stride(void)
{
    return getenv("UNIT_UNDER_VALGRIND") ? 17 : 1;
}

#endif
