/* The host's floating point as a reference for tests. */
#ifndef COMMON_TEST_HOST_H
#define COMMON_TEST_HOST_H

#include <fenv.h>
#include <stdlib.h>

/* Rounding modes that the host can be asked for, nearest first: 4, but 1 under valgrind, which
 * rounds to nearest whatever fesetround() requested. testbench/run_unit.sh says when that is so;
 * else it is a failure. */
static inline int host_rounding_modes(void)
{
    volatile float one = 1, tiny = 0x1p-30f;
    fesetround(FE_UPWARD);
    volatile float sum = one + tiny;
    fesetround(FE_TONEAREST);
    if (sum > one) return 4;
    assert_non_null(getenv("UNIT_UNDER_VALGRIND"));
    return 1;
}

#endif
