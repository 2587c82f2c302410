/* Four at once against one at a time: f24.h is the plain path. */
#include <fenv.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "f24x4.h"
#include "rng.h"
#include "test_host.h"
#include "test_stride.h"

static void test_every_pattern_comes_back(void **state)
{
    (void)state;
    for (uint32_t x = 0; x < 1u << 24; x += 4) {
        common_u32x4 in = {x, x + 1, x + 2, x + 3};
        common_u32x4 wide = common_f24x4_widen(in);
        if (common_u32x4_any(common_f24x4_narrow(wide) ^ in)) fail_msg("%06x", (unsigned)x);
        for (unsigned i = 0; i < 4; i++)
            if (wide[i] != common_f24_to_f32(in[i])) fail_msg("%06x", (unsigned)(x + i));
    }
}

static void test_every_pattern_as_operand_and_result(void **state)
{
    (void)state;
    for (uint32_t x = 0; x < 1u << 24; x += 4) {
        common_u32x4 in = {x, x + 1, x + 2, x + 3}, wide = common_f24x4_widen(in);
        common_u32x4 operand = common_f24x4_operand(in);
        if (common_u32x4_any(operand ^ common_f24x4_flush(wide, false)))
            fail_msg("%06x", (unsigned)x);
        common_u32x4 rare = {0}, result = common_f24x4_finish(operand, &rare);
        if (common_u32x4_any((common_f24x4_result(result) ^ common_f24x4_narrow(result)) & ~rare))
            fail_msg("%06x as a result", (unsigned)x);
    }
}

/* Numbers that meet: few exponents, fractions with long runs of 0 and 1, and the ends of the
 * range. */
static uint32_t number(struct common_rng *rng, uint32_t near)
{
    static const uint32_t end[] = {0x000000, 0x800000, 0x000001, 0x00ffff, 0x010000, 0x7effff,
                                   0x7f0000, 0xff0000, 0x7f0001, 0x7f8000, 0x3f0000, 0xbf0000};
    uint64_t r = common_rng_next(rng);
    uint32_t fraction = (uint32_t)r & 0xffff, kind = (uint32_t)(r >> 20) & 15;

    if (kind == 0) return end[(r >> 24) % (sizeof end / sizeof end[0])];
    if (kind < 5) fraction &= 0xffffu << (r >> 24 & 15);
    if (kind >= 5 && kind < 9) fraction |= 0xffffu >> (r >> 24 & 15);
    uint32_t exponent = kind & 1 ? (uint32_t)(r >> 32) & 127 : near + ((r >> 32) % 40) - 20;
    return (uint32_t)(r >> 40 & 1) << 23 | (exponent & 127) << 16 | fraction;
}

enum { SUM, PRODUCT, BOTH };

static uint32_t plain(unsigned what, uint32_t a, uint32_t b, uint32_t c)
{
    if (what == SUM) return common_f24_add(a, b);
    return what == PRODUCT ? common_f24_mul(a, b) : common_f24_mad(a, b, c);
}

static common_u32x4 four(unsigned what, common_u32x4 a, common_u32x4 b, common_u32x4 c,
                         common_u32x4 *rare)
{
    common_u32x4 subnormal = common_f24x4_subnormal(a) | common_f24x4_subnormal(b);
    bool clean = !common_u32x4_any(subnormal | common_f24x4_subnormal(c));

    if (what == SUM) return common_f24x4_add(a, b, clean, rare);
    return what == PRODUCT ? common_f24x4_mul(a, b, clean, rare)
                           : common_f24x4_mad(a, b, c, clean, rare);
}

/* A lane is right, or marked; it may be marked only where infinity, NaN or overflow has a part. */
static unsigned check(unsigned what, common_u32x4 a, common_u32x4 b, common_u32x4 c)
{
    common_u32x4 rare = {0};
    common_u32x4 got = common_f24x4_narrow(
        four(what, common_f24x4_widen(a), common_f24x4_widen(b), common_f24x4_widen(c), &rare));
    unsigned marked = 0;

    for (unsigned i = 0; i < 4; i++) {
        uint32_t want = plain(what, a[i], b[i], c[i]);
        bool special = false;
        for (unsigned k = 0; k < 3; k++)
            special |= ((k == 0 ? a[i] : k == 1 ? b[i] : c[i]) & 0x7f0000) == 0x7f0000;
        special |= (plain(PRODUCT, a[i], b[i], 0) & 0x7f0000) == 0x7f0000;
        special |= (want & 0x7f0000) == 0x7f0000;
        if (rare[i] ? !special : got[i] != want)
            fail_msg("%u: %06x %06x %06x gives %06x, not %06x; marked %u", what, (unsigned)a[i],
                     (unsigned)b[i], (unsigned)c[i], (unsigned)got[i], (unsigned)want,
                     rare[i] != 0);
        marked += rare[i] != 0;
    }
    return marked;
}

static void test_arithmetic_of_random_numbers(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(1, 0);
    unsigned marked = 0, rounds = 200000;
    for (unsigned i = 0; i < rounds; i += test_stride()) {
        common_u32x4 x[3];
        uint32_t near = (uint32_t)common_rng_next(&rng) & 127;
        for (unsigned k = 0; k < 3; k++)
            for (unsigned lane = 0; lane < 4; lane++) x[k][lane] = number(&rng, near);
        for (unsigned what = SUM; what <= BOTH; what++) marked += check(what, x[0], x[1], x[2]);
    }
    assert_true(marked > 0 && marked < 12 * rounds / 2);
}

/* Every fraction by one whose product with it meets a boundary from below, from above, or
 * exactly. */
static void test_products_near_boundaries(void **state)
{
    (void)state;
    for (uint32_t f = 0; f < 0x10000; f += test_stride()) {
        uint64_t unit = 0x10000u + f;
        for (uint64_t target = unit << 16; target < unit << 17; target += (unit << 16) / 5) {
            uint64_t other = ((target >> 17) << 17) / unit & 0xffff;
            check(PRODUCT, common_u32x4_all(0x3f0000 | f),
                  (common_u32x4){0x3f0000 | (uint32_t)other, 0x3f0000 | ((other + 1) & 0xffff),
                                 0x3f0000 | ((0u - other) & 0xffff), 0x010000 | (uint32_t)other},
                  common_u32x4_all(0));
        }
    }
}

/* Each distance of exponents, with the smallest and the largest of the smaller one's fractions. */
static void test_sums_at_every_distance(void **state)
{
    (void)state;
    static const uint32_t fraction[] = {0, 1, 2, 0x7fff, 0x8000, 0x8001, 0xfffe, 0xffff};
    for (uint32_t big = 0; big < 127; big++)
        for (uint32_t small = 0; small <= big; small++)
            for (unsigned i = 0; i < 64; i += test_stride()) {
                uint32_t a = big << 16 | fraction[i / 8], b = small << 16 | fraction[i % 8];
                check(SUM, (common_u32x4){a, a, a | 0x800000, a | 0x800000},
                      (common_u32x4){b, b | 0x800000, b, b | 0x800000}, common_u32x4_all(0));
            }
}

static void test_order_of_random_numbers(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(2, 0);

    for (unsigned i = 0; i < 200000; i += test_stride()) {
        common_u32x4 a, b;
        for (unsigned lane = 0; lane < 4; lane++) {
            a[lane] = number(&rng, 63);
            b[lane] = lane ? number(&rng, 63) : a[lane];
        }
        common_u32x4 x = common_f24x4_widen(a), y = common_f24x4_widen(b);
        common_u32x4 less = common_f24x4_less(x, y), equal = common_f24x4_equal(x, y);
        common_u32x4 less_equal = common_f24x4_less_equal(x, y);
        for (unsigned k = 0; k < 4; k++) {
            assert_int_equal(less[k], common_f24_less(a[k], b[k]) ? UINT32_MAX : 0);
            assert_int_equal(equal[k], common_f24_equal(a[k], b[k]) ? UINT32_MAX : 0);
            assert_int_equal(less_equal[k], common_f24_less_equal(a[k], b[k]) ? UINT32_MAX : 0);
        }
    }
}

static void test_subnormal_patterns_are_known(void **state)
{
    (void)state;
    for (uint32_t x = 0; x < 1u << 24; x += 255 * test_stride()) {
        common_u32x4 wide = common_f24x4_widen(common_u32x4_all(x));
        bool want = (x & 0x7f0000) == 0 && (x & 0xffff) != 0;
        assert_int_equal(common_u32x4_any(common_f24x4_subnormal(wide)), want);
    }
}

static void test_usable_only_where_the_host_rounds_to_nearest(void **state)
{
    (void)state;
    assert_true(common_vector_usable());
    static const int other[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    for (int i = 0; i < host_rounding_modes() - 1; i++) {
        assert_int_equal(fesetround(other[i]), 0);
        bool usable = common_vector_usable();
        assert_int_equal(fesetround(FE_TONEAREST), 0);
        assert_false(usable);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_pattern_comes_back),
        cmocka_unit_test(test_every_pattern_as_operand_and_result),
        cmocka_unit_test(test_arithmetic_of_random_numbers),
        cmocka_unit_test(test_products_near_boundaries),
        cmocka_unit_test(test_sums_at_every_distance),
        cmocka_unit_test(test_order_of_random_numbers),
        cmocka_unit_test(test_subnormal_patterns_are_known),
        cmocka_unit_test(test_usable_only_where_the_host_rounds_to_nearest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
