/* Many at once against one at a time: f32.h is the plain path. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "f32.h"
#include "rng.h"
#include "vector.h"

enum { MANY = 32 };

/* test_f32_lanes_avx512.c has them wider. What is compiled for such a host ends with many(), which
 * is called there alone. */
#if defined WIDE && defined COMMON_X86
#pragma GCC push_options
#pragma GCC target("avx2,fma,bmi,bmi2,popcnt,avx512f,avx512bw,avx512dq,avx512vl")
#define USABLE COMMON_HAS_AVX512
enum { COMMON_AT_ONCE = 8 };
#else
#define USABLE true
enum { COMMON_AT_ONCE = 4 };
#endif
#include "f32_lanes.h"

struct results {
    uint32_t sum[MANY], product[MANY], both[MANY], holds[16][MANY];
};

static __attribute__((noinline)) void many(const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                           struct results *r)
{
    common_f32_lanes_add(a, b, r->sum, MANY);
    common_f32_lanes_mul(a, b, r->product, MANY);
    common_f32_lanes_mad(a, b, c, r->both, MANY);
    for (unsigned i = 0; i < 16; i++) common_f32_lanes_compare(a, b, i, r->holds[i], MANY);
}
#if defined WIDE && defined COMMON_X86
#pragma GCC pop_options
#endif

/* Numbers that meet: few exponents, fractions with long runs of 0 and 1, the ends of the range,
 * denormals. */
static uint32_t number(struct common_rng *rng, uint32_t near)
{
    static const uint32_t end[] = {0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000,
                                   0x80800001, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7f800001,
                                   0x7fffffff, 0xffc00000, 0x3f800000, 0xbf800000};
    uint64_t r = common_rng_next(rng);
    uint32_t fraction = (uint32_t)r & 0x7fffff, kind = (uint32_t)(r >> 24) & 15;

    if (kind == 0) return end[(r >> 32) % (sizeof end / sizeof end[0])];
    if (kind < 5) fraction &= 0x7fffffu << (r >> 28) % 23;
    if (kind >= 5 && kind < 9) fraction |= 0x7fffffu >> (r >> 28) % 23;
    uint32_t exponent = kind & 1 ? (uint32_t)(r >> 40) & 255 : near + (r >> 40) % 56 - 28;
    return (uint32_t)(r >> 60 & 1) << 31 | (exponent & 255) << 23 | (fraction & 0x7fffff);
}

static void check(const uint32_t *a, const uint32_t *b, const uint32_t *c)
{
    struct results r;

    if (!USABLE) skip();
    many(a, b, c, &r);
    for (unsigned i = 0; i < MANY; i++) {
        if (r.sum[i] != common_f32_add(a[i], b[i], false) ||
            r.product[i] != common_f32_mul(a[i], b[i], false) ||
            r.both[i] != common_f32_mad(a[i], b[i], c[i]))
            fail_msg("%08x %08x %08x: %08x %08x %08x, not %08x %08x %08x", (unsigned)a[i],
                     (unsigned)b[i], (unsigned)c[i], (unsigned)r.sum[i], (unsigned)r.product[i],
                     (unsigned)r.both[i], (unsigned)common_f32_add(a[i], b[i], false),
                     (unsigned)common_f32_mul(a[i], b[i], false),
                     (unsigned)common_f32_mad(a[i], b[i], c[i]));
        for (unsigned k = 0; k < 16; k++)
            if (r.holds[k][i] != (common_f32_compare(a[i], b[i]) & k ? UINT32_MAX : 0))
                fail_msg("%08x %08x: relations %u", (unsigned)a[i], (unsigned)b[i], k);
    }
}

static void test_vectors_are_as_wide_as_said(void **state)
{
    (void)state;
    assert_int_equal(sizeof(common_u32v), 4 * COMMON_AT_ONCE);
    assert_int_equal(sizeof(common_f64v), 8 * COMMON_AT_ONCE);
    assert_int_equal(MANY % COMMON_AT_ONCE, 0);
}

static void test_random_numbers(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(1, 0);

    for (unsigned i = 0; i < 10000; i++) {
        uint32_t x[3][MANY], near = (uint32_t)common_rng_next(&rng) & 255;
        for (unsigned k = 0; k < 3; k++)
            for (unsigned lane = 0; lane < MANY; lane++) x[k][lane] = number(&rng, near);
        check(x[0], x[1], x[2]);
    }
}

/* Products and sums next to 2^-126, where the host rounds as a denormal. */
static void test_results_near_the_least_number(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(2, 0);

    for (unsigned i = 0; i < 5000; i++) {
        uint32_t x[3][MANY];
        for (unsigned lane = 0; lane < MANY; lane++) {
            uint64_t r = common_rng_next(&rng);
            uint32_t e = 20 + (r & 63);
            x[0][lane] = e << 23 | ((uint32_t)(r >> 8) & 0x7fffff);
            x[1][lane] = (127 - 1 - e + (r >> 6 & 3)) << 23 | (r >> 63 ? 0x7ffff0u : 0) |
                         ((uint32_t)(r >> 32) & (r >> 62 & 1 ? 0xf : 0x7fffff));
            x[2][lane] = (uint32_t)(r >> 40 & 1) << 31 | (r >> 41 & 3) << 23 |
                         ((uint32_t)(r >> 43) & 0x7ffff);
        }
        check(x[0], x[1], x[2]);
    }
}

/* A product and a third operand whose sum is half between two numbers, or as close to it as can
 * be. */
static void test_sums_half_between_two_numbers(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(3, 0);

    for (unsigned i = 0; i < 5000; i++) {
        uint32_t x[3][MANY];
        for (unsigned lane = 0; lane < MANY; lane++) {
            uint64_t r = common_rng_next(&rng);
            uint32_t far = 20 + (r & 31) * 2, sign = (uint32_t)(r >> 5 & 1) << 31;
            x[0][lane] = 127u << 23 | (r >> 6 & 1 ? 0x7fffffu : (uint32_t)(r >> 7) & 0x7fffff);
            x[1][lane] = (127 - (r >> 30 & 3)) << 23 | 1u << (r >> 32) % 23;
            x[2][lane] = sign | (127 + far - 40) << 23 | 1u << (r >> 40) % 23 | (r >> 50 & 1);
        }
        check(x[0], x[1], x[2]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_vectors_are_as_wide_as_said),
        cmocka_unit_test(test_random_numbers),
        cmocka_unit_test(test_results_near_the_least_number),
        cmocka_unit_test(test_sums_half_between_two_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
