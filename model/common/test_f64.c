/* Binary64 against the host's IEEE arithmetic in all four rounding modes, and by hand where the
 * rules are this machine's own: NaNs, docs/isa/tesla.md 4.8. */
#include <fenv.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "f64.h"
#include "rng.h"
#include "test_host.h"

#define ONE      UINT64_C(0x3ff0000000000000)
#define INF      COMMON_F64_INF
#define MINUS(x) ((x) | COMMON_F64_SIGN)
#define NAN_A    UINT64_C(0x7ff0000000000001) /* signaling */
#define NAN_B    UINT64_C(0xfff4000000000002)
#define NAN_C    UINT64_C(0x7ff8000000000003)
#define QUIET(x) ((x) | COMMON_F64_QUIET)

static const int host[4] = {FE_TONEAREST, FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO};

static double number(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static uint64_t bits_of(double d)
{
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return bits;
}

/* Often close exponents, few bits, denormals, the largest numbers; never NaN or infinity. */
static uint64_t random_f64(struct common_rng *rng)
{
    uint64_t r = common_rng_next(rng), kind = common_rng_next(rng), e = r >> 52 & 0x7ff;
    if (kind >> 8 & 1) r &= ~UINT64_C(0) << (kind >> 16 & 63);
    switch (kind & 7) {
    case 0: break;
    case 1: e = kind >> 24 & 3; break;
    case 2: e = 0x7fe - (kind >> 24 & 3); break;
    default: e = 1000 + (kind >> 24 & 63); break;
    }
    if (e == 0x7ff) e = 0;
    return (r & UINT64_C(0x800fffffffffffff)) | e << 52;
}

static void test_f64_agrees_with_ieee(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(3, 0);
    int modes = host_rounding_modes();
    for (int i = 0; i < 100000; i++) {
        uint64_t a = random_f64(&rng), b = random_f64(&rng), c = random_f64(&rng);
        volatile double x = number(a), y = number(b), z = number(c);
        for (int round = 0; round < modes; round++) {
            enum common_round r = (enum common_round)round;
            fesetround(host[round]);
            if (i % 4 == 0) z = -x * y; /* cancels but for the product's lower half */
            volatile double sum = x + y, product = x * y, fused = fma(x, y, z),
                            whole = nearbyint(x);
            volatile float narrow = (float)x;
            volatile double from = (double)a;
            fesetround(FE_TONEAREST);
            c = bits_of(z);
            if (common_f64_add(a, b, r) != bits_of(sum)) fail_msg("%a + %a, %d", x, y, round);
            if (common_f64_mul(a, b, r) != bits_of(product)) fail_msg("%a * %a, %d", x, y, round);
            /* valgrind's fma rounds twice */
            if (modes > 1 && !isinf(z) && common_f64_fma(a, b, c, r) != bits_of(fused))
                fail_msg("%a * %a + %a, %d", x, y, z, round);
            assert_true(common_f64_rint(a, r) == bits_of(whole));
            uint32_t narrow_bits;
            memcpy(&narrow_bits, (const void *)&narrow, 4);
            assert_int_equal(common_f64_to_f32(a, r), narrow_bits);
            assert_true(common_f64_from_u64(a, r) == bits_of(from));
            if (fabs(whole) < 0x1p63 && !(a >> 63))
                assert_true(common_f64_to_u64(a, r) == (uint64_t)whole);
        }
        unsigned relation = x < y ? COMMON_LESS : x > y ? COMMON_GREATER : COMMON_EQUAL;
        assert_int_equal(common_f64_compare(a, b), relation);
        if (x != y) {
            assert_true(common_f64_min(a, b) == bits_of(fmin(x, y)));
            assert_true(common_f64_max(a, b) == bits_of(fmax(x, y)));
        }
    }
}

static void test_f64_widens_every_f32_exponent(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(4, 0);
    for (uint32_t i = 0; i < 100000; i++) {
        uint32_t x = (uint32_t)common_rng_next(&rng) & (i & 1 ? 0xffffffff : 0x80ffffff);
        float f;
        memcpy(&f, &x, sizeof f);
        if (common_f32_is_nan(x)) continue;
        assert_true(common_f64_from_f32(x) == bits_of((double)f));
        assert_int_equal(common_f64_to_f32(common_f64_from_f32(x), COMMON_RZ), x);
    }
}

static void test_f64_nan_operands_have_an_order(void **state)
{
    (void)state;
    assert_true(common_f64_fma(NAN_A, NAN_B, NAN_C, COMMON_RN) == QUIET(NAN_B));
    assert_true(common_f64_fma(NAN_A, ONE, NAN_C, COMMON_RN) == NAN_C);
    assert_true(common_f64_fma(NAN_A, ONE, ONE, COMMON_RN) == QUIET(NAN_A));
    assert_true(common_f64_fma(INF, 0, NAN_A, COMMON_RN) == QUIET(NAN_A)); /* wins over 0 * Inf */
    assert_true(common_f64_add(NAN_A, NAN_B, COMMON_RN) == QUIET(NAN_B));
    assert_true(common_f64_mul(NAN_A, ONE, COMMON_RN) == QUIET(NAN_A));
    assert_true(common_f64_mul(NAN_A, NAN_B, COMMON_RN) == QUIET(NAN_B));
    assert_true(common_f64_min(NAN_A, NAN_B) == QUIET(NAN_B));
    assert_true(common_f64_min(NAN_A, ONE) == ONE);
    assert_true(common_f64_max(ONE, NAN_B) == ONE);
    assert_int_equal(common_f64_compare(NAN_A, ONE), COMMON_UNORDERED);
}

static void test_f64_invalid_operations_give_the_negative_nan(void **state)
{
    (void)state;
    assert_true(common_f64_add(INF, MINUS(INF), COMMON_RN) == COMMON_F64_NAN);
    assert_true(common_f64_mul(MINUS(INF), 0, COMMON_RN) == COMMON_F64_NAN);
    assert_true(common_f64_fma(INF, 0, ONE, COMMON_RN) == COMMON_F64_NAN);
    assert_true(common_f64_fma(INF, ONE, MINUS(INF), COMMON_RN) == COMMON_F64_NAN);
    assert_true(common_f64_fma(INF, ONE, ONE, COMMON_RN) == INF);
    assert_true(common_f64_fma(ONE, ONE, MINUS(INF), COMMON_RN) == MINUS(INF));
}

static void test_f64_zero_sums(void **state)
{
    (void)state;
    for (int round = 0; round < 4; round++) {
        enum common_round r = (enum common_round)round;
        uint64_t mixed = r == COMMON_RM ? COMMON_F64_SIGN : 0;
        assert_true(common_f64_add(ONE, MINUS(ONE), r) == mixed);
        assert_true(common_f64_add(0, COMMON_F64_SIGN, r) == mixed);
        assert_true(common_f64_add(COMMON_F64_SIGN, COMMON_F64_SIGN, r) == COMMON_F64_SIGN);
        assert_true(common_f64_fma(ONE, ONE, MINUS(ONE), r) == mixed);
        assert_true(common_f64_mul(0, MINUS(ONE), r) == COMMON_F64_SIGN);
    }
    assert_true(common_f64_max(COMMON_F64_SIGN, 0) == 0);
    assert_true(common_f64_min(0, COMMON_F64_SIGN) == COMMON_F64_SIGN);
    assert_int_equal(common_f64_compare(0, COMMON_F64_SIGN), COMMON_EQUAL);
}

static void test_f64_nan_between_the_formats(void **state)
{
    (void)state;
    assert_true(common_f64_from_f32(0xff800001) == UINT64_C(0xfff8000020000000));
    assert_int_equal(common_f64_to_f32(UINT64_C(0xfff0000020000000), COMMON_RN), 0xffc00001);
    assert_int_equal(common_f64_to_f32(UINT64_C(0x7ff0000000000001), COMMON_RN), 0x7fc00000);
}

static void test_f64_integers_saturate(void **state)
{
    (void)state;
    assert_true(common_f64_to_u64(INF, COMMON_RN) == UINT64_MAX);
    assert_true(common_f64_to_u64(UINT64_C(0x43f0000000000000), COMMON_RN) ==
                UINT64_MAX); /* 2^64 */
    assert_true(common_f64_to_u64(UINT64_C(0x43efffffffffffff), COMMON_RN) == UINT64_MAX - 2047);
    assert_true(common_f64_to_u64(1, COMMON_RP) == 1);
    assert_true(common_f64_to_u64(UINT64_C(0x3fe0000000000000), COMMON_RN) == 0); /* a half */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_f64_agrees_with_ieee),
        cmocka_unit_test(test_f64_widens_every_f32_exponent),
        cmocka_unit_test(test_f64_nan_operands_have_an_order),
        cmocka_unit_test(test_f64_invalid_operations_give_the_negative_nan),
        cmocka_unit_test(test_f64_zero_sums),
        cmocka_unit_test(test_f64_nan_between_the_formats),
        cmocka_unit_test(test_f64_integers_saturate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
