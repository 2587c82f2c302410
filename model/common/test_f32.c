/* Binary32 and binary16: the edges by hand, and add, mul and the conversions against the host's
 * IEEE arithmetic, from which they differ in denormals and NaNs only. */
#include <fenv.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "f32.h"
#include "rng.h"
#include "test_host.h"
#include "test_stride.h"

enum { ONE = 0x3f800000, MIN = 0x00800000, MAX = 0x7f7fffff, INF = 0x7f800000, QNAN = 0x7fffffff };
#define MINUS(x) ((x) | 0x80000000u)

static float number(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t bits_of(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* Exponents near each other often, all bits sometimes. */
static uint32_t random_f32(struct common_rng *rng)
{
    uint32_t r = (uint32_t)common_rng_next(rng), kind = (uint32_t)common_rng_next(rng);
    if (kind % 8 == 0) return r;
    if (kind % 8 == 1) return (r & 0x807fffff) | (kind >> 8 & 1 ? 0x7f000000 : 0x00800000);
    return (r & 0x807fffff) | (120 + (kind >> 8) % 30) << 23;
}

/* What IEEE gives, with this machine's zeros and NaN. */
static uint32_t tidy(float f)
{
    uint32_t bits = bits_of(f);
    return common_f32_is_nan(bits) ? QNAN : common_f32_flush(bits);
}

static void test_f32_add_and_mul_agree_with_ieee(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(1, 0);
    int modes = host_rounding_modes();
    for (int i = 0; i < 200000; i += test_stride()) {
        uint32_t a = random_f32(&rng), b = random_f32(&rng);
        volatile float x = number(common_f32_flush(a)), y = number(common_f32_flush(b));
        for (int rz = 0; rz < (modes > 1 ? 2 : 1); rz++) {
            fesetround(rz ? FE_TOWARDZERO : FE_TONEAREST);
            volatile float sum = x + y, product = x * y;
            fesetround(FE_TONEAREST);
            if (common_f32_add(a, b, rz) != tidy(sum)) fail_msg("%08x + %08x", a, b);
            uint32_t p = common_f32_mul(a, b, rz);
            /* the host rounds a tiny product as a denormal: only what is surely below counts */
            bool tiny = fabsf(product) <= number(MIN);
            if (p != tidy(product) && !tiny) fail_msg("%08x * %08x", a, b);
        }
    }
}

static void test_f32_add_edges(void **state)
{
    (void)state;
    assert_int_equal(common_f32_add(0x80000000, 0x80000000, false), 0x80000000);
    assert_int_equal(common_f32_add(0x80000000, 0, false), 0);
    assert_int_equal(common_f32_add(ONE, MINUS(ONE), true), 0);
    assert_int_equal(common_f32_add(0x807fffff, 0x80000001, false), 0x80000000); /* flushed */
    assert_int_equal(common_f32_add(0x00c00000, MINUS(MIN), false), 0);          /* 2^-127 */
    assert_int_equal(common_f32_add(MINUS(0x00c00000), MIN, false), 0x80000000);
    assert_int_equal(common_f32_add(MAX, MAX, false), INF);
    assert_int_equal(common_f32_add(MAX, MAX, true), MAX);
    assert_int_equal(common_f32_add(MINUS(MAX), MINUS(MAX), true), MINUS(MAX));
    assert_int_equal(common_f32_add(INF, MINUS(INF), false), QNAN);
    assert_int_equal(common_f32_add(INF, 0x7f800001, false), QNAN);
    assert_int_equal(common_f32_add(ONE, MINUS(INF), true), MINUS(INF));
}

static void test_f32_mul_edges(void **state)
{
    (void)state;
    assert_int_equal(common_f32_mul(INF, 0x007fffff, false), QNAN); /* a denormal is 0 */
    assert_int_equal(common_f32_mul(MINUS(INF), ONE, false), MINUS(INF));
    assert_int_equal(common_f32_mul(MINUS(ONE), 0, false), 0x80000000);
    assert_int_equal(common_f32_mul(MIN, 0x3f7fffff, false), 0);        /* just below 2^-126 */
    assert_int_equal(common_f32_mul(0x00ffffff, 0x3f000000, false), 0); /* 0 again: no denormal */
    /* 0xea531a * 0x8bd717 = 2^47 - 635562: 2^-126 to nearest, below it to zero */
    assert_int_equal(common_f32_mul(0x00ea531a, 0x3f0bd717, false), MIN);
    assert_int_equal(common_f32_mul(0x00ea531a, 0x3f0bd717, true), 0);
    assert_int_equal(common_f32_mul(0x7f000000, 0x40000000, true), MAX);
}

/* 4.5, worked out by hand. */
static void test_f32_mad_is_not_fused(void **state)
{
    (void)state;
    /* (1 + 2^-23)^2 = 1 + 2^-22 + 2^-46: the product loses 2^-46 before -1 is added */
    assert_int_equal(common_f32_mad(0x3f800001, 0x3f800001, MINUS(ONE)), 0x34800000);
    /* (1 + 2^-23) * 1.5 = 1.5 + 1.5 * 2^-23: cut to 1.5 + 2^-23 where mul rounds up */
    assert_int_equal(common_f32_mul(0x3f800001, 0x3fc00000, false), 0x3fc00002);
    assert_int_equal(common_f32_mad(0x3f800001, 0x3fc00000, MINUS(0x3fc00000)), 0x34000000);
    assert_int_equal(common_f32_mad(0x3f800001, 0x3fc00000, 0), 0x3fc00002); /* c is 0: rounded */
    assert_int_equal(common_f32_mad(0x3f800001, 0x3fc00000, 1), 0x3fc00002); /* so is a denormal */
}

static void test_f32_mad_edges(void **state)
{
    (void)state;
    assert_int_equal(common_f32_mad(INF, 0, QNAN), QNAN);
    assert_int_equal(common_f32_mad(INF, 0x00000001, ONE), QNAN);
    assert_int_equal(common_f32_mad(INF, MINUS(ONE), INF), QNAN);
    assert_int_equal(common_f32_mad(INF, MINUS(ONE), MINUS(INF)), MINUS(INF));
    assert_int_equal(common_f32_mad(MAX, MAX, MINUS(INF)), MINUS(INF));
    assert_int_equal(common_f32_mad(MAX, MAX, MINUS(MAX)), INF);
    assert_int_equal(common_f32_mad(MAX, 0x40000000, MINUS(MAX)), MAX); /* 2 MAX has an exponent */
    assert_int_equal(common_f32_mad(ONE, ONE, MINUS(ONE)), 0);
    assert_int_equal(common_f32_mad(MINUS(ONE), 0, 0x80000000), 0x80000000);
}

/* 4.5, step 5: 2^-126 less a product that only its unbounded exponent makes possible. */
static void test_f32_mad_rounds_up_to_the_smallest_number(void **state)
{
    (void)state;
    enum { E75 = 0x1a000000, E74 = 0x1a800000, E76 = 0x19800000 }; /* 2^-75, .. */
    assert_int_equal(common_f32_mad(E75, MINUS(E76), MIN), MIN);   /* 2^-126 - 2^-151 */
    assert_int_equal(common_f32_mad(E75, MINUS(E75), MIN), MIN);   /* 2^-150: 24 ones, a tie */
    assert_int_equal(common_f32_mad(E75, MINUS(E74), MIN), 0);     /* 2^-149: 23 ones, flushed */
    assert_int_equal(common_f32_mad(E75, E75, MINUS(MIN)), MINUS(MIN));
    assert_int_equal(common_f32_mad(E75, E74, MINUS(MIN)), 0x80000000);
    assert_int_equal(common_f32_mul(0x00ffffff, 0x3f000000, false), 0); /* 24 ones: mul flushes */
}

static void test_f32_min_max_and_compare(void **state)
{
    (void)state;
    assert_int_equal(common_f32_max(0x80000000, 0), 0);
    assert_int_equal(common_f32_min(0, 0x80000000), 0x80000000);
    assert_int_equal(common_f32_max(QNAN, MINUS(ONE)), MINUS(ONE));
    assert_int_equal(common_f32_min(0x80000001, 0x7f800001), 0x80000000);
    assert_int_equal(common_f32_min(0xffffffff, 0x7f800001), QNAN);
    assert_int_equal(common_f32_min(MINUS(ONE), MINUS(0x40000000)), MINUS(0x40000000));
    assert_int_equal(common_f32_compare(0x80000000, 0x00000001), COMMON_EQUAL);
    assert_int_equal(common_f32_compare(MINUS(ONE), 0), COMMON_LESS);
    assert_int_equal(common_f32_compare(INF, MAX), COMMON_GREATER);
    assert_int_equal(common_f32_compare(QNAN, QNAN), COMMON_UNORDERED);
}

static void test_f32_sat(void **state)
{
    (void)state;
    assert_int_equal(common_f32_sat(0x80000000), 0);
    assert_int_equal(common_f32_sat(MINUS(INF)), 0);
    assert_int_equal(common_f32_sat(INF), ONE);
    assert_int_equal(common_f32_sat(0x3f7fffff), 0x3f7fffff);
    assert_int_equal(common_f32_sat(0xffffffff), QNAN);
}

static void test_f32_integers_agree_with_the_host(void **state)
{
    (void)state;
    static const int host[4] = {FE_TONEAREST, FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO};
    struct common_rng rng = common_rng_make(2, 0);
    int modes = host_rounding_modes();
    for (int i = 0; i < 100000; i += test_stride()) {
        uint32_t m = (uint32_t)common_rng_next(&rng) >> (i & 31),
                 x = random_f32(&rng) & ~0x80000000u;
        for (int round = 0; round < modes; round++) {
            fesetround(host[round]);
            volatile float f = (float)(uint64_t)m;
            volatile float whole = nearbyintf(number(x));
            fesetround(FE_TONEAREST);
            assert_int_equal(common_f32_from_u32(m, (enum common_round)round), bits_of(f));
            if (common_f32_is_nan(x) || x < MIN) continue;
            assert_int_equal(common_f32_rint(x, (enum common_round)round), bits_of(whole));
            uint32_t integer = whole >= 4294967296.0f ? 0xffffffff : (uint32_t)whole;
            assert_int_equal(common_f32_to_u32(x, (enum common_round)round), integer);
        }
    }
    assert_int_equal(common_f32_to_u32(QNAN, COMMON_RN), 0);
    assert_int_equal(common_f32_to_u32(0x007fffff, COMMON_RP), 0);
    assert_int_equal(common_f32_rint(0x807fffff, COMMON_RM), 0x80000000);
    assert_int_equal(common_f32_rint(MINUS(0x3f000000), COMMON_RP), 0x80000000);
}

static void test_f16_there_and_back(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 0x10000; h += test_stride()) {
        uint32_t x = common_f32_from_f16(h);
        bool nan = (h & 0x7fff) > 0x7c00;
        assert_int_equal(x == QNAN, nan);
        for (int round = 0; round < 4; round++)
            assert_int_equal(common_f32_to_f16(x, (enum common_round)round, false),
                             nan ? 0x7fff : h);
    }
    assert_int_equal(common_f32_from_f16(0x0001), 0x33800000); /* 2^-24 */
    assert_int_equal(common_f32_from_f16(0x3c00), ONE);
}

static void test_f16_rounds_and_overflows(void **state)
{
    (void)state;
    assert_int_equal(common_f32_to_f16(0x477ff000, COMMON_RN, false), 0x7c00); /* 65520 */
    assert_int_equal(common_f32_to_f16(0x477fefff, COMMON_RN, false), 0x7bff);
    assert_int_equal(common_f32_to_f16(MAX, COMMON_RZ, false), 0x7bff);
    assert_int_equal(common_f32_to_f16(MAX, COMMON_RM, false), 0x7bff);
    assert_int_equal(common_f32_to_f16(MAX, COMMON_RP, false), 0x7c00);
    assert_int_equal(common_f32_to_f16(MINUS(MAX), COMMON_RP, false), 0xfbff);
    assert_int_equal(common_f32_to_f16(MINUS(MAX), COMMON_RM, true), 0xfc00);
    assert_int_equal(common_f32_to_f16(0x33000001, COMMON_RN, false), 1); /* above 2^-25 */
    assert_int_equal(common_f32_to_f16(0x33000000, COMMON_RN, false), 0);
    assert_int_equal(common_f32_to_f16(0x2f000000, COMMON_RP, false), 1); /* 2^-33 */
    assert_int_equal(common_f32_to_f16(0x2effffff, COMMON_RP, false), 0); /* below: 0 in any mode */
    assert_int_equal(common_f32_to_f16(0x3f801fff, COMMON_RP, true), 0x3c00); /* rint cuts */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_f32_add_and_mul_agree_with_ieee),
        cmocka_unit_test(test_f32_add_edges),
        cmocka_unit_test(test_f32_mul_edges),
        cmocka_unit_test(test_f32_mad_is_not_fused),
        cmocka_unit_test(test_f32_mad_edges),
        cmocka_unit_test(test_f32_mad_rounds_up_to_the_smallest_number),
        cmocka_unit_test(test_f32_min_max_and_compare),
        cmocka_unit_test(test_f32_sat),
        cmocka_unit_test(test_f32_integers_agree_with_the_host),
        cmocka_unit_test(test_f16_there_and_back),
        cmocka_unit_test(test_f16_rounds_and_overflows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
