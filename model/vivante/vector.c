/* Sums and products of four components of one thread with the host's arithmetic: four.h. What is
 * rare there is done by the plain function. */
#include "exec.h"
#include "four.h"

/* One function for both modes: the compiler makes two of each; and another for hosts with wider
 * vectors. */
#define BODY(name, expression)                                                                     \
    {                                                                                              \
        common_u32x4 result, rare = {0};                                                           \
        if (m->round == COMMON_RN) {                                                               \
            const bool nearest = true;                                                             \
            result = expression;                                                                   \
        } else {                                                                                   \
            const bool nearest = false;                                                            \
            result = expression;                                                                   \
        }                                                                                          \
        if (__builtin_expect(common_u32x4_any(rare), 0)) vivante_do_##name(m, v, r);               \
        else memcpy(r, &result, sizeof result);                                                    \
    }
#define ALU(name)                                                                                  \
    static void name(const struct vivante_micro *m, const uint32_t(*v)[4], uint32_t *r)
#ifdef COMMON_X86
#define BOTH(name, expression)                                                                     \
    ALU(vector_##name)                                                                             \
    BODY(name, expression) __attribute__((target("avx2"))) ALU(wide_##name) BODY(name, expression)
#define WIDE COMMON_HAS_AVX2
#else
#define BOTH(name, expression) ALU(vector_##name) BODY(name, expression)
#define WIDE                   false
#define wide_add               vector_add
#define wide_mul               vector_mul
#define wide_mad               vector_mad
#define wide_dp2               vector_dp2
#define wide_dp3               vector_dp3
#define wide_dp4               vector_dp4
#endif

#define V(i) common_four_load(v[i])
BOTH(add, common_four_add(V(0), V(2), nearest, &rare))
BOTH(mul, common_four_multiply(V(0), V(1), nearest, &rare))
BOTH(mad, common_four_add(common_four_multiply(V(0), V(1), nearest, &rare), V(2), nearest, &rare))
BOTH(dp2, four_dot(V(0), V(1), 2, nearest, &rare))
BOTH(dp3, four_dot(V(0), V(1), 3, nearest, &rare))
BOTH(dp4, four_dot(V(0), V(1), 4, nearest, &rare))
#undef V

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
