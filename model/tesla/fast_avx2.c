/* The fast path for hosts with AVX2. */
#include "fast.h"

#ifdef COMMON_X86
#pragma GCC target("avx2,fma,bmi,bmi2,popcnt")
enum { COMMON_AT_ONCE = 4 }; /* doubles fill a vector */

#define TESLA_FAST_NAME   "avx2"
#define TESLA_FAST_LEVEL  tesla_fast_avx2
#define TESLA_FAST_USABLE COMMON_HAS_AVX2
#include "fast_run.h"
#endif
