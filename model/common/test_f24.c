/* f24.c against arithmetic done another way: doubles, which hold every product exactly and every
 * sum with a known error, and integer inequalities. The sheet's own vectors are in
 * model/pica200/test_vectors.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "f24.h"
#include "rng.h"
#include "test_stride.h"

enum { MIN_NORMAL = 0x010000, MAX_FINITE = 0x7effff, SIGN = COMMON_F24_SIGN };

/* Two to a power. */
static double power(int exponent)
{
    double value = 1;
    for (; exponent > 0; exponent--) value *= 2;
    for (; exponent < 0; exponent++) value /= 2;
    return value;
}

/* The value of a finite number as arithmetic sees it. */
static double value_of(uint32_t a)
{
    if ((a >> 16 & 0x7f) == 0) return 0;
    double value = (65536.0 + (a & 0xffff)) * power((int)(a >> 16 & 0x7f) - 63 - 16);
    return a & SIGN ? -value : value;
}

static uint64_t bits_of(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* A double cut to 17 significant bits, in the range of the format. */
static uint32_t truncated(double value)
{
    uint64_t bits = bits_of(value);
    uint32_t sign = bits >> 63 ? SIGN : 0;
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023 + 63;
    if (value == 0 || exponent <= 0) return 0;
    if (exponent >= 127) return sign | COMMON_F24_INF;
    return sign | (uint32_t)exponent << 16 | (uint32_t)(bits >> 36 & 0xffff);
}

/* The exact sum rounded toward zero to 53 bits: the rounding error of a sum of doubles is a double.
 * Source: Knuth, "The Art of Computer Programming", volume 2, 4.2.2, theorem B. */
static double sum_toward_zero(double a, double b)
{
    volatile double sum = a + b, part = sum - a;
    volatile double error = (a - (sum - part)) + (b - part);
    if (error == 0 || (error < 0) == (sum < 0)) return sum;
    uint64_t bits = bits_of(sum) - 1;
    double below;
    memcpy(&below, &bits, sizeof below);
    return below;
}

static uint32_t random_finite(struct common_rng *rng)
{
    uint32_t a = (uint32_t)common_rng_next(rng) & COMMON_F24_MASK;
    return (a & 0x7fffff) > MAX_FINITE ? a & ~0x400000u : a;
}

static void check2(const char *name, uint32_t a, uint32_t b, uint32_t got, uint32_t want)
{
    if (got != want)
        fail_msg("%s(%06x, %06x) is %06x, not %06x", name, (unsigned)a, (unsigned)b, (unsigned)got,
                 (unsigned)want);
}

static void test_mul_is_the_truncated_product(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(1, 24);
    for (int i = 0; i < 500000; i += test_stride()) {
        uint32_t a = random_finite(&rng), b = random_finite(&rng);
        check2("mul", a, b, common_f24_mul(a, b), truncated(value_of(a) * value_of(b)));
    }
}

static void test_add_is_the_truncated_sum(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(2, 24);
    for (int i = 0; i < 500000; i += test_stride()) {
        uint32_t a = random_finite(&rng), b = random_finite(&rng);
        if (i & 1) { /* close together, where cancellation and alignment happen */
            uint32_t exponent = (a >> 16 & 0x7f) + common_rng_below(&rng, 45) - 22;
            b = (b & 0x80ffff) | (exponent <= 126 ? exponent << 16 : 0);
        }
        if (i % 16 == 3) b = (a ^ SIGN) + common_rng_below(&rng, 3) - 1;
        if ((b & 0x7fffff) > MAX_FINITE || b > COMMON_F24_MASK) continue;
        check2("add", a, b, common_f24_add(a, b),
               truncated(sum_toward_zero(value_of(a), value_of(b))));
    }
}

static void test_mad_truncates_twice(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(3, 24);
    for (int i = 0; i < 100000; i += test_stride()) {
        uint32_t a = random_finite(&rng), b = random_finite(&rng), c = random_finite(&rng);
        uint32_t product = truncated(value_of(a) * value_of(b));
        if ((product & 0x7fffff) > MAX_FINITE) continue;
        check2("mad", a, b, common_f24_mad(a, b, c),
               truncated(sum_toward_zero(value_of(product), value_of(c))));
    }
}

/* Every special operand with every other, by the rules in words. */
static const uint32_t special[] = {
    0x000000, 0x800000, 0x000001, 0x80ffff, 0x00ffff, 0x010000, 0x810001, 0x3f0000, 0xbf0000,
    0x3f8000, 0x7effff, 0xfeffff, 0x7f0000, 0xff0000, 0x7f8000, 0xffffff, 0x7f0001,
};
enum { SPECIALS = sizeof special / sizeof special[0] };

static bool nan_of(uint32_t a)
{
    return (a & 0x7fffff) > 0x7f0000;
}
static bool inf_of(uint32_t a)
{
    return (a & 0x7fffff) == 0x7f0000;
}
static bool zero_of(uint32_t a)
{
    return (a & 0x7f0000) == 0;
}

static void test_special_operands(void **state)
{
    (void)state;
    for (unsigned i = 0; i < SPECIALS; i++)
        for (unsigned k = 0; k < SPECIALS; k++) {
            uint32_t a = special[i], b = special[k], sum, product;
            if (nan_of(a) || nan_of(b)) {
                sum = product = 0x7f8000;
            } else {
                if (zero_of(a) || zero_of(b)) product = 0;
                else if (inf_of(a) || inf_of(b)) product = 0x7f0000 | ((a ^ b) & SIGN);
                else product = truncated(value_of(a) * value_of(b));
                if (inf_of(a) && inf_of(b)) sum = a == b ? a : 0x7f8000;
                else if (inf_of(a)) sum = a;
                else if (inf_of(b)) sum = b;
                else sum = truncated(sum_toward_zero(value_of(a), value_of(b)));
            }
            check2("add", a, b, common_f24_add(a, b), sum);
            check2("mul", a, b, common_f24_mul(a, b), product);
        }
}

static void test_compare_orders_raw_bits(void **state)
{
    (void)state;
    /* ascending; what shares a line is equal */
    static const uint32_t order[] = {0xff0000, 0xfeffff, 0xbf0000, 0x810000, 0x80ffff,
                                     0x800001, 0x000000, 0x000001, 0x00ffff, 0x010000,
                                     0x3f0000, 0x7effff, 0x7f0000};
    enum { COUNT = sizeof order / sizeof order[0] };
    for (unsigned i = 0; i < COUNT; i++)
        for (unsigned k = 0; k < COUNT; k++) {
            assert_int_equal(common_f24_less(order[i], order[k]), i < k);
            assert_int_equal(common_f24_less_equal(order[i], order[k]), i <= k);
            assert_int_equal(common_f24_equal(order[i], order[k]), i == k);
            check2("max", order[i], order[k], common_f24_max(order[i], order[k]),
                   order[i > k ? i : k]);
            check2("min", order[i], order[k], common_f24_min(order[i], order[k]),
                   order[i < k ? i : k]);
        }
    assert_true(common_f24_equal(0x000000, 0x800000));
    assert_false(common_f24_less(0x800000, 0x000000));
    for (unsigned i = 0; i < COUNT; i++) {
        assert_false(common_f24_less(order[i], 0x7f8000) || common_f24_less(0xff8000, order[i]));
        assert_false(common_f24_less_equal(order[i], 0x7f8000));
        assert_false(common_f24_equal(0x7f8000, order[i]));
    }
    assert_false(common_f24_equal(0x7f8000, 0x7f8000));
}

static void test_max_and_min_keep_bits(void **state)
{
    (void)state;
    assert_int_equal(common_f24_max(0x3f0000, 0xff1234), 0xff1234); /* unordered: the second */
    assert_int_equal(common_f24_max(0xff1234, 0x3f0000), 0x3f0000);
    assert_int_equal(common_f24_min(0x800000, 0x000000), 0x000000); /* equal: the second */
    assert_int_equal(common_f24_min(0x000000, 0x800000), 0x800000);
}

/* y <= 1 / x < y + one unit in the last place, in integers: x = sx * 2^(ex - 79). */
static void test_rcp_is_exactly_truncated(void **state)
{
    (void)state;
    for (uint32_t a = MIN_NORMAL; a <= MAX_FINITE; a += test_stride()) {
        uint32_t y = common_f24_rcp(a);
        assert_true(common_f24_rcp(a | SIGN) == (y ? y | SIGN : 0));
        if (y == 0) { /* below 2^-62 */
            if (a <= 0x7d0000) fail_msg("rcp(%06x) is 0", (unsigned)a);
            continue;
        }
        uint64_t sx = 0x10000 | (a & 0xffff), sy = 0x10000 | (y & 0xffff);
        uint64_t one = (uint64_t)1 << (158 - (a >> 16) - (y >> 16));
        if (y >> 16 < 1 || y >> 16 > 126 || sx * sy > one || sx * (sy + 1) <= one)
            fail_msg("rcp(%06x) is %06x", (unsigned)a, (unsigned)y);
    }
}

static void test_rsq_is_exactly_truncated(void **state)
{
    (void)state;
    for (uint32_t a = MIN_NORMAL; a <= MAX_FINITE; a += test_stride()) {
        uint32_t y = common_f24_rsq(a);
        uint64_t sx = 0x10000 | (a & 0xffff), sy = 0x10000 | (y & 0xffff);
        uint64_t one = (uint64_t)1 << (237 - (a >> 16) - 2 * (y >> 16));
        if (y >> 16 < 1 || y >> 16 > 126 || sx * sy * sy > one || sx * (sy + 1) * (sy + 1) <= one)
            fail_msg("rsq(%06x) is %06x", (unsigned)a, (unsigned)y);
    }
}

/* 2^x by its series: whole part apart, fraction below 1. */
static double ex2_by_series(double x)
{
    int whole = (int)x - (x < (int)x);
    double t = (x - whole) * 0.693147180559945309417, term = 1, sum = 1;
    for (int n = 1; n < 25; n++) sum += term *= t / n;
    return sum * power(whole);
}

/* log2 of 1 <= m < 2 by the series of the area tangent. */
static double lg2_by_series(double m)
{
    double z = (m - 1) / (m + 1), square = z * z, sum = 0;
    for (int n = 61; n > 0; n -= 2) sum = sum * square + 1.0 / n;
    return 2 * z * sum / 0.693147180559945309417;
}

/* Neighbouring arguments over the whole range in which the result moves, both signs. */
static void test_ex2_is_monotonic(void **state)
{
    (void)state;
    uint32_t last = COMMON_F24_ONE;
    for (uint32_t a = 36 << 16; a <= 70u << 16; a += test_stride()) {
        uint32_t y = common_f24_ex2(a);
        if (y < last)
            fail_msg("ex2(%06x) is %06x, after %06x", (unsigned)a, (unsigned)y, (unsigned)last);
        last = y;
    }
    assert_int_equal(last, COMMON_F24_INF);
    last = COMMON_F24_ONE;
    for (uint32_t a = 36 << 16; a <= 70u << 16; a += test_stride()) {
        uint32_t y = common_f24_ex2(a | SIGN);
        if (y > last)
            fail_msg("ex2(-%06x) is %06x, after %06x", (unsigned)a, (unsigned)y, (unsigned)last);
        last = y;
    }
    assert_int_equal(last, 0);
}

static void test_ex2_is_close_and_never_above(void **state)
{
    (void)state;
    for (uint32_t a = MIN_NORMAL; a < 69u << 16; a += 41 * test_stride())
        for (uint32_t sign = 0; sign <= SIGN; sign += SIGN) {
            double got = value_of(common_f24_ex2(a | sign)),
                   want = ex2_by_series(value_of(a | sign));
            if (want < power(-62)) continue; /* flushed */
            double ulp = power((int)(common_f24_ex2(a | sign) >> 16) - 63 - 16);
            if (got > want * (1 + 1e-13) || want - got > 1.008 * ulp)
                fail_msg("ex2(%06x): %.12g, not %.12g", (unsigned)(a | sign), got, want);
        }
}

static void test_lg2_is_monotonic(void **state)
{
    (void)state;
    int64_t last = common_float_rank(&common_f24_raw, common_f24_lg2(MIN_NORMAL));
    for (uint32_t a = MIN_NORMAL + 1; a <= MAX_FINITE;
         a += ((a >> 16) % 8 == 7 ? 1 : 13) * test_stride()) {
        int64_t y = common_float_rank(&common_f24_raw, common_f24_lg2(a));
        if (y < last) fail_msg("lg2(%06x) falls", (unsigned)a);
        last = y;
    }
}

static void test_lg2_is_close(void **state)
{
    (void)state;
    for (uint32_t a = MIN_NORMAL; a <= MAX_FINITE; a += 29 * test_stride()) {
        uint32_t y = common_f24_lg2(a);
        double want = lg2_by_series(1 + (a & 0xffff) / 65536.0) + (int)(a >> 16) - 63;
        double difference = value_of(y) - want;
        double limit = power(-24) + power((int)(y >> 16 & 0x7f) - 63 - 16) + 1e-13;
        if (difference > limit || difference < -limit)
            fail_msg("lg2(%06x): %.12g, not %.12g", (unsigned)a, value_of(y), want);
    }
}

static void test_flr_is_the_integer_below(void **state)
{
    (void)state;
    for (uint32_t a = 0; a <= MAX_FINITE; a += 7 * test_stride())
        for (uint32_t sign = 0; sign <= SIGN; sign += SIGN) {
            double value = value_of(a | sign);
            double want = value > -1e15 && value < 1e15 ? (double)(int64_t)value : value;
            if (want > value) want -= 1;
            check2("flr", a | sign, 0, common_f24_flr(a | sign), truncated(want));
        }
}

static void test_special_values_of_functions(void **state)
{
    (void)state;
    static const struct {
        uint32_t a, rcp, rsq, ex2, lg2, flr;
    } row[] = {
        {0x000000, 0x7f0000, 0x7f0000, 0x3f0000, 0xff0000, 0x000000},
        {0x800000, 0x7f0000, 0x7f0000, 0x3f0000, 0xff0000, 0x000000},
        {0x00ffff, 0x7f0000, 0x7f0000, 0x3f0000, 0xff0000, 0x000000},
        {0x80ffff, 0x7f0000, 0x7f0000, 0x3f0000, 0xff0000, 0x000000},
        {0x7f0000, 0x000000, 0x000000, 0x7f0000, 0x7f0000, 0x7f0000},
        {0xff0000, 0x000000, 0x7f8000, 0x000000, 0x7f8000, 0xff0000},
        {0x7f0001, 0x7f8000, 0x7f8000, 0x7f8000, 0x7f8000, 0x7f8000},
        {0xffffff, 0x7f8000, 0x7f8000, 0x7f8000, 0x7f8000, 0x7f8000},
        {0xc00000, 0xbe0000, 0x7f8000, 0x3d0000, 0x7f8000, 0xc00000},
    };
    for (unsigned i = 0; i < sizeof row / sizeof row[0]; i++) {
        check2("rcp", row[i].a, 0, common_f24_rcp(row[i].a), row[i].rcp);
        check2("rsq", row[i].a, 0, common_f24_rsq(row[i].a), row[i].rsq);
        check2("ex2", row[i].a, 0, common_f24_ex2(row[i].a), row[i].ex2);
        check2("lg2", row[i].a, 0, common_f24_lg2(row[i].a), row[i].lg2);
        check2("flr", row[i].a, 0, common_f24_flr(row[i].a), row[i].flr);
    }
}

static void test_one_halved_63_times_is_zero(void **state)
{
    (void)state;
    uint32_t a = COMMON_F24_ONE;
    int times = 0;
    for (; a != 0; times++) a = common_f24_mul(a, 0x3e0000);
    assert_int_equal(times, 63);
}

static void test_f32_of_every_number_is_exact(void **state)
{
    (void)state;
    for (uint32_t a = 0; a <= COMMON_F24_MASK; a += test_stride()) {
        uint32_t bits = common_f24_to_f32(a), back = common_f24_from_f32(bits);
        uint32_t want = zero_of(a) ? 0 : nan_of(a) ? 0x7f8000 : a;
        if (back != want)
            fail_msg("%06x goes to %08x and back to %06x", (unsigned)a, (unsigned)bits,
                     (unsigned)back);
        if (zero_of(a) && a % 257 == 0) { /* subnormal patterns: m * 2^-78 */
            float single;
            memcpy(&single, &bits, sizeof single);
            assert_true((double)single == (a & SIGN ? -1 : 1) * (double)(a & 0xffff) * power(-78));
        }
    }
}

/* Source: docs/isa/pica200.md 8.1, "raw f24 to value facts". */
static void test_f32_facts(void **state)
{
    (void)state;
    static const uint32_t fact[][2] = {
        {0x3f0000, 0x3f800000}, {0xbf0000, 0xbf800000}, {0x3e0000, 0x3f000000},
        {0x3d0000, 0x3e800000}, {0x408000, 0x40400000}, {0x010000, 0x20800000},
        {0x7effff, 0x5f7fff80}, {0x000001, 0x18800000}, {0x00ffff, 0x207fff00},
        {0x7f8000, 0x7fc00000}, {0x7f0000, 0x7f800000}, {0x800000, 0x80000000}};
    for (unsigned i = 0; i < sizeof fact / sizeof fact[0]; i++)
        assert_int_equal(common_f24_to_f32(fact[i][0]), fact[i][1]);
}

static void test_from_f32_truncates(void **state)
{
    (void)state;
    assert_int_equal(common_f24_from_f32(0x3f80007f), 0x3f0000);
    assert_int_equal(common_f24_from_f32(0xbfffffff), 0xbfffff);
    assert_int_equal(common_f24_from_f32(0x9fffffff), 0);        /* below the least, negative */
    assert_int_equal(common_f24_from_f32(0xdf800000), 0xff0000); /* 2^64, negative */
    assert_int_equal(common_f24_from_f32(0xff800001), 0x7f8000);
}

static void test_integers(void **state)
{
    (void)state;
    for (uint32_t i = 0; i <= 0x20000; i += test_stride()) {
        uint32_t a = common_f24_from_int(i);
        assert_true(value_of(a) == (double)i);
        assert_int_equal(common_f24_to_int8(a), i <= 127 ? (int32_t)i : 0);
        if (i) assert_int_equal(common_f24_to_int8(a | SIGN), i <= 128 ? -(int32_t)i : 0);
    }
}

static void test_packed_words_are_bytes_of_wzyx(void **state)
{
    (void)state;
    const uint32_t xyzw[4] = {0xabcdef, 0x123456, 0x789abc, 0xfedcba};
    uint32_t word[3], back[4];
    common_f24_pack_words(xyzw, word);
    assert_int_equal(word[0], 0xfedcba78);
    assert_int_equal(word[1], 0x9abc1234);
    assert_int_equal(word[2], 0x56abcdef);
    common_f24_unpack(word, back);
    assert_memory_equal(back, xyzw, sizeof xyzw);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mul_is_the_truncated_product),
        cmocka_unit_test(test_add_is_the_truncated_sum),
        cmocka_unit_test(test_mad_truncates_twice),
        cmocka_unit_test(test_special_operands),
        cmocka_unit_test(test_compare_orders_raw_bits),
        cmocka_unit_test(test_max_and_min_keep_bits),
        cmocka_unit_test(test_rcp_is_exactly_truncated),
        cmocka_unit_test(test_rsq_is_exactly_truncated),
        cmocka_unit_test(test_ex2_is_monotonic),
        cmocka_unit_test(test_ex2_is_close_and_never_above),
        cmocka_unit_test(test_lg2_is_monotonic),
        cmocka_unit_test(test_lg2_is_close),
        cmocka_unit_test(test_flr_is_the_integer_below),
        cmocka_unit_test(test_special_values_of_functions),
        cmocka_unit_test(test_one_halved_63_times_is_zero),
        cmocka_unit_test(test_f32_of_every_number_is_exact),
        cmocka_unit_test(test_f32_facts),
        cmocka_unit_test(test_from_f32_truncates),
        cmocka_unit_test(test_integers),
        cmocka_unit_test(test_packed_words_are_bytes_of_wzyx),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
