/* test_f32_lanes.c with vectors of eight numbers, on a host that has them. */
#include "vector.h"

#ifdef COMMON_X86
#pragma GCC target("avx2,fma,bmi,bmi2,popcnt,avx512f,avx512bw,avx512dq,avx512vl")
#define USABLE COMMON_HAS_AVX512
enum { COMMON_AT_ONCE = 8 };
#endif
#include "test_f32_lanes.c"
