/* The fast path for hosts with AVX-512. */
#include "fast.h"

#ifdef COMMON_X86
#pragma GCC target("avx2,fma,bmi,bmi2,popcnt,avx512f,avx512bw,avx512dq,avx512vl")
enum { COMMON_AT_ONCE = 8 }; /* doubles fill a vector */

#define TESLA_FAST_NAME   "avx512"
#define TESLA_FAST_LEVEL  tesla_fast_avx512
#define TESLA_FAST_USABLE COMMON_HAS_AVX512
#include "fast_run.h"
#endif
