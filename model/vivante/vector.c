/* Sums and products of four components with the host's arithmetic, bit for bit those of number.h;
 * test_vector.c proves it.
 *
 * Operands are flushed first. A product of two floats is exact in a double: converting it rounds
 * to nearest, cutting its low 29 bits first rounds to zero. A sum is rounded to a double; its
 * error, which Knuth's two-sum gives exactly, says whether the true sum lies below that in
 * magnitude: then the double before it is cut instead. What is not a normal number well inside of
 * the range is left to number.h, but for sums below it, which are exact, and products with a
 * zero. The host must round to nearest (common_vector_usable). */
#include "../common/vector.h"

#include <string.h>

#include "exec.h"
#include "number.h"

enum { LEAST = 0x00800000, HIGHEST = 0x7f7fffff };

/* The bits that a double has and a float does not. */
#define BELOW UINT64_C(0x1fffffff)
#define TOP   UINT64_C(0x8000000000000000)

COMMON_ALWAYS common_u32x4 load(const uint32_t *from)
{
    common_u32x4 x;
    memcpy(&x, from, sizeof x);
    return x;
}

COMMON_ALWAYS common_u32x4 flush(common_u32x4 x)
{
    return x & (common_u32x4_from(x, LEAST) | VIVANTE_SIGN);
}

/* No functions: doubles of this width are no arguments on every host. */
#define WIDEN(x)  __builtin_convertvector((common_f32x4)flush(x), common_f64x4)
#define NARROW(x) ((common_u32x4) __builtin_convertvector(x, common_f32x4))

COMMON_ALWAYS common_u32x4 multiply(common_u32x4 a, common_u32x4 b, bool nearest)
{
    common_f64x4 product = WIDEN(a) * WIDEN(b);
    common_u32x4 zero = __builtin_convertvector((common_u64x4)(product == 0.0), common_u32x4);
    if (!nearest) product = (common_f64x4)((common_u64x4)product & ~BELOW);
    common_u32x4 r = NARROW(product);
    common_u32x4 good = (common_u32x4_from(r, LEAST + 1) & ~common_u32x4_from(r, HIGHEST)) | zero;
    if (__builtin_expect(common_u32x4_any(~good), 0))
        for (unsigned k = 0; k < 4; k++)
            r[k] = vivante_mul(a[k], b[k], nearest ? COMMON_RN : COMMON_RZ);
    return r;
}

COMMON_ALWAYS common_u32x4 sum_to_zero(common_u32x4 a, common_u32x4 b)
{
    common_f64x4 x = WIDEN(a), y = WIDEN(b), sum = x + y, part = sum - x;
    common_f64x4 error = (x - (sum - part)) + (y - part);
    common_u64x4 opposite = ((common_u64x4)error ^ (common_u64x4)sum) & TOP;
    common_u64x4 less = (opposite >> 63) & (common_u64x4)(error != 0.0);
    return flush(NARROW((common_f64x4)(((common_u64x4)sum - less) & ~BELOW)));
}

COMMON_ALWAYS common_u32x4 add(common_u32x4 a, common_u32x4 b, bool nearest)
{
    common_u32x4 r = nearest
                         ? flush((common_u32x4)((common_f32x4)flush(a) + (common_f32x4)flush(b)))
                         : sum_to_zero(a, b);
    if (__builtin_expect(common_u32x4_any(common_u32x4_from(r, HIGHEST)), 0))
        for (unsigned k = 0; k < 4; k++)
            r[k] = vivante_add(a[k], b[k], nearest ? COMMON_RN : COMMON_RZ);
    return r;
}

/* One function for both modes: the compiler makes two of each; and another for hosts with wider vectors. */
#define BODY(expression)                                                                           \
    {                                                                                              \
        common_u32x4 result;                                                                       \
        if (m->round == COMMON_RN) {                                                               \
            const bool nearest = true;                                                             \
            result = expression;                                                                   \
        } else {                                                                                   \
            const bool nearest = false;                                                            \
            result = expression;                                                                   \
        }                                                                                          \
        memcpy(r, &result, sizeof result);                                                         \
    }
#define ALU(name)                                                                                  \
    static void name(const struct vivante_micro *m, const uint32_t(*v)[4], uint32_t *r)
#ifdef COMMON_X86
#define BOTH(name, expression)                                                                     \
    ALU(vector_##name)                                                                             \
    BODY(expression) __attribute__((target("avx2"))) ALU(wide_##name) BODY(expression)
#define WIDE COMMON_HAS_AVX2
#else
#define BOTH(name, expression) ALU(vector_##name) BODY(expression)
#define WIDE                   false
#define wide_add               vector_add
#define wide_mul               vector_mul
#define wide_mad               vector_mad
#define wide_dp2               vector_dp2
#define wide_dp3               vector_dp3
#define wide_dp4               vector_dp4
#endif

COMMON_ALWAYS common_u32x4 dot(common_u32x4 a, common_u32x4 b, unsigned terms, bool nearest)
{
    common_u32x4 p = multiply(a, b, nearest);
    common_u32x4 even = {p[0], p[2], p[0], p[2]}, odd = {p[1], p[3], p[1], p[3]};
    common_u32x4 pairs = add(even, odd, nearest); /* p0 + p1, p2 + p3 */
    common_u32x4 first = common_u32x4_all(pairs[0]);
    if (terms == 2) return first;
    return add(first, common_u32x4_all(terms == 3 ? p[2] : pairs[1]), nearest);
}

BOTH(add, add(load(v[0]), load(v[2]), nearest))
BOTH(mul, multiply(load(v[0]), load(v[1]), nearest))
BOTH(mad, add(multiply(load(v[0]), load(v[1]), nearest), load(v[2]), nearest))
BOTH(dp2, dot(load(v[0]), load(v[1]), 2, nearest))
BOTH(dp3, dot(load(v[0]), load(v[1]), 3, nearest))
BOTH(dp4, dot(load(v[0]), load(v[1]), 4, nearest))

vivante_alu *vivante_vector_on(vivante_alu *plain, bool wide)
{
    static const struct {
        vivante_alu *plain, *vector, *wide;
    } rows[] = {{vivante_do_add, vector_add, wide_add}, {vivante_do_mul, vector_mul, wide_mul},
                {vivante_do_mad, vector_mad, wide_mad}, {vivante_do_dp2, vector_dp2, wide_dp2},
                {vivante_do_dp3, vector_dp3, wide_dp3}, {vivante_do_dp4, vector_dp4, wide_dp4}};

    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].plain == plain) return wide ? rows[i].wide : rows[i].vector;
    return plain;
}

bool vivante_vector_wide(void)
{
    return WIDE;
}

vivante_alu *vivante_vector_of(vivante_alu *plain)
{
    return common_vector_usable() ? vivante_vector_on(plain, vivante_vector_wide()) : plain;
}
