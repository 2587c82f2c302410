/* Vectors of four numbers for fast paths, as GCC and clang have them in plain C: every vector unit
 * can do them. */
#ifndef COMMON_VECTOR_H
#define COMMON_VECTOR_H

#include "float.h"

typedef uint32_t common_u32x4 __attribute__((vector_size(16)));
typedef int32_t common_i32x4 __attribute__((vector_size(16)));
typedef float common_f32x4 __attribute__((vector_size(16)));
typedef uint16_t common_u16x4 __attribute__((vector_size(8)));
typedef uint16_t common_u16x8 __attribute__((vector_size(16)));
typedef uint64_t common_u64x2 __attribute__((vector_size(16)));
typedef uint64_t common_u64x4 __attribute__((vector_size(32)));
typedef int64_t common_i64x4 __attribute__((vector_size(32)));
typedef double common_f64x4 __attribute__((vector_size(32)));

/* Whether the host's arithmetic suits the fast paths: it rounds to nearest now, as its sums
 * show; fegetround() would need libm. */
static inline bool common_vector_usable(void)
{
    volatile float one = 1, half = 0x1p-24f,
                   more = 0x1.8p-24f; /* of the last bit of 1, and above half */

    return one + half == 1 && -one - half == -1 && one + more == 0x1.000002p0f;
}

/* Hosts on which a file may be compiled for wider vectors than the others are, with #pragma GCC
 * target; it is called where the processor has them. */
#if defined __x86_64__ && defined __GNUC__ && !defined __clang__
#define COMMON_X86
/* avx2,fma,bmi,bmi2,popcnt */
#define COMMON_HAS_AVX2                                                                            \
    (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&                            \
     __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&                            \
     __builtin_cpu_supports("popcnt"))
/* the same and avx512f,avx512bw,avx512dq,avx512vl */
#define COMMON_HAS_AVX512                                                                          \
    (COMMON_HAS_AVX2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && \
     __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
#endif

/* Before a loop over lanes whose sources and result are the same memory or none in common, which
 * the compiler cannot know. */
#ifdef __clang__
#define COMMON_APART _Pragma("clang loop vectorize(assume_safety)")
#else
#define COMMON_APART _Pragma("GCC ivdep")
#endif

COMMON_ALWAYS common_u32x4 common_u32x4_all(uint32_t x)
{
    return (common_u32x4){x, x, x, x};
}

/* Whether any bit is set. */
COMMON_ALWAYS bool common_u32x4_any(common_u32x4 x)
{
    common_u64x2 half = (common_u64x2)x;
    return (half[0] | half[1]) != 0;
}

/* A bit for each lane whose mask is set. */
COMMON_ALWAYS unsigned common_u32x4_bits(common_u32x4 mask)
{
    common_u64x2 half = (common_u64x2)(mask & (common_u32x4){1, 2, 4, 8});
    uint64_t both = half[0] | half[1];
    return (unsigned)(both | both >> 32);
}

/* a where the mask is set, else b. */
COMMON_ALWAYS common_u32x4 common_u32x4_pick(common_u32x4 mask, common_u32x4 a, common_u32x4 b)
{
    return (a & mask) | (b & ~mask);
}

/* Lanes whose low 31 bits are at least `least`. */
COMMON_ALWAYS common_u32x4 common_u32x4_from(common_u32x4 x, int32_t least)
{
    return (common_u32x4)((common_i32x4)(x & 0x7fffffffu) > least - 1);
}

#endif
