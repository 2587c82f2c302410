/* The policies of float.h on a format of 8 bits, small enough to try each pair of operands: what
 * must come is looked up in a list of all numbers as doubles, in which sums and products of them
 * are exact. Then binary32 and binary16 with the rules of machines that stand in no other test;
 * these expected values were typed from their sheets. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "float.h"
#include "rng.h"
#include "test_stride.h"

/* 4 bits of exponent (bias 7), 3 of fraction: 2^-9 is the least number, 240 the largest. */
enum { INF = 0x78, NAN8 = 0x7c, SIGN = 0x80, MIN_NORMAL = 0x08, MODES = 5, LIST = 400 };

static const struct common_float_policy keep = {
    .exponent = 4, .fraction = 3, .nan = COMMON_NAN_ONE, .nan_bits = NAN8};
static const struct common_float_policy flush = {.exponent = 4,
                                                 .fraction = 3,
                                                 .flush_in = true,
                                                 .flush_out = true,
                                                 .nan = COMMON_NAN_ONE,
                                                 .nan_bits = NAN8};
static const struct common_float_policy fused = {
    .exponent = 4, .fraction = 3, .fused = true, .nan = COMMON_NAN_ONE, .nan_bits = NAN8};

static double value_of(unsigned bits)
{
    unsigned e = bits >> 3 & 15, f = bits & 7;
    double magnitude = e ? ldexp(8 + f, (int)e - 10) : ldexp(f, -9);
    if (e == 15) magnitude = f ? NAN : INFINITY;
    return bits & SIGN ? -magnitude : magnitude;
}

/* Magnitudes that rounding may choose from, ascending: the first is 0. Flushed results are chosen
 * from numbers with all their bits below the least normal number too; these have the pattern 0. */
struct list {
    double value[LIST];
    unsigned bits[LIST], count;
};

static void fill(struct list *list, bool flushing)
{
    list->count = 1 + flushing; /* a number has the parity of its place */
    list->value[0] = list->value[1] = 0;
    list->bits[0] = list->bits[1] = 0;
    for (int e = flushing ? -30 : 0; e <= 0 && flushing; e++)
        for (unsigned f = 0; f < 8; f++) {
            list->value[list->count] = ldexp(8 + f, e - 10);
            list->bits[list->count++] = 0;
        }
    for (unsigned bits = flushing ? MIN_NORMAL : 1; bits < INF; bits++) {
        list->value[list->count] = value_of(bits);
        list->bits[list->count++] = bits;
    }
}

/* What rounds to 256, which is beyond the largest number: infinity, or 240 where infinity is not
 * reached. */
static unsigned beyond(double magnitude, enum common_round round)
{
    switch (round) {
    case COMMON_RN: return magnitude >= 248 ? INF : INF - 1;
    case COMMON_RP: return INF;
    case COMMON_RM:
    case COMMON_RZ: return INF - 1;
    case COMMON_CUT: return magnitude >= 256 ? INF : INF - 1;
    }
    return 0;
}

static unsigned rounded(const struct list *list, double exact, enum common_round round)
{
    unsigned sign = signbit(exact) ? SIGN : 0;
    double magnitude = fabs(exact);
    if (sign && round == COMMON_RM) round = COMMON_RP;
    else if (sign && round == COMMON_RP) round = COMMON_RM;
    unsigned low = 0, high = list->count;
    while (high - low > 1) {
        unsigned mid = (low + high) / 2;
        if (list->value[mid] <= magnitude) low = mid;
        else high = mid;
    }
    if (list->value[low] == magnitude) return sign | list->bits[low];
    if (low + 1 == list->count) return sign | beyond(magnitude, round);
    double to_low = magnitude - list->value[low], to_high = list->value[low + 1] - magnitude;
    bool up = round == COMMON_RP;
    if (round == COMMON_RN) up = to_high < to_low || (to_high == to_low && low % 2 == 1);
    return sign | list->bits[low + up];
}

static double operand(const struct common_float_policy *p, unsigned bits)
{
    bool denormal = (bits >> 3 & 15) == 0;
    return p->flush_in && denormal ? copysign(0, value_of(bits)) : value_of(bits);
}

/* A zero sum of numbers that are not both of one sign is -0 when rounding down. */
static double sum_of(double x, double y, enum common_round round)
{
    double sum = x + y;
    if (sum != 0 || signbit(x) == signbit(y)) return sum;
    return round == COMMON_RM ? -0.0 : 0.0;
}

static unsigned expected(const struct list *list, double exact, enum common_round round)
{
    if (isnan(exact)) return NAN8;
    if (isinf(exact)) return exact < 0 ? SIGN | INF : INF;
    return rounded(list, exact, round);
}

static void check_pairs(const struct common_float_policy *p)
{
    static struct list list;
    fill(&list, p->flush_out);
    for (unsigned a = 0; a < 256; a++)
        for (unsigned b = 0; b < 256; b += test_stride())
            for (int r = 0; r < MODES; r++) {
                enum common_round round = (enum common_round)r;
                double x = operand(p, a), y = operand(p, b);
                unsigned sum = expected(&list, sum_of(x, y, round), round);
                unsigned product = expected(&list, x * y, round);
                if (common_float_add(p, a, b, round) != sum)
                    fail_msg("%02x + %02x, mode %d, is not %02x", a, b, r, sum);
                if (common_float_mul(p, a, b, round) != product)
                    fail_msg("%02x * %02x, mode %d, is not %02x", a, b, r, product);
            }
}

static void test_float_sums_and_products_with_denormals(void **state)
{
    (void)state;
    check_pairs(&keep);
}

static void test_float_sums_and_products_flushed(void **state)
{
    (void)state;
    check_pairs(&flush);
}

static void test_float_mad_is_fused_or_not(void **state)
{
    (void)state;
    static struct list list;
    fill(&list, false);
    unsigned differ = 0;
    for (unsigned a = 0; a < 256; a += 3)
        for (unsigned b = 0; b < 256; b++)
            for (unsigned c = 0; c < 256; c += 5 * test_stride())
                for (int r = 0; r < MODES; r++) {
                    enum common_round round = (enum common_round)r;
                    double x = value_of(a), y = value_of(b), z = value_of(c);
                    unsigned once = expected(&list, sum_of(x * y, z, round), round);
                    unsigned product = expected(&list, x * y, round);
                    unsigned twice = expected(&list, sum_of(value_of(product), z, round), round);
                    if (common_float_mad(&fused, a, b, c, round) != once)
                        fail_msg("fused %02x * %02x + %02x is not %02x", a, b, c, once);
                    if (common_float_mad(&keep, a, b, c, round) != twice)
                        fail_msg("%02x * %02x + %02x is not %02x", a, b, c, twice);
                    differ += once != twice;
                }
    assert_true(differ > 1000);
}

static void test_float_order(void **state)
{
    (void)state;
    for (unsigned a = 0; a < 256; a++)
        for (unsigned b = 0; b < 256; b += test_stride()) {
            double x = operand(&flush, a), y = operand(&flush, b);
            unsigned want = x < y ? COMMON_LESS : x > y ? COMMON_GREATER : COMMON_EQUAL;
            if (isnan(x) || isnan(y)) want = COMMON_UNORDERED;
            assert_int_equal(common_float_compare(&flush, a, b), want);
            if (want == COMMON_UNORDERED || (x == 0 && y == 0)) continue;
            assert_true(value_of((unsigned)common_float_pick(&flush, a, b, true)) == fmin(x, y));
            assert_true(value_of((unsigned)common_float_pick(&flush, a, b, false)) == fmax(x, y));
        }
    assert_int_equal(common_float_pick(&keep, 0, SIGN, true), SIGN); /* -0 is below +0 */
    assert_int_equal(common_float_pick(&keep, SIGN, 0, false), 0);
    assert_int_equal(common_float_pick(&keep, 0x7d, 0x31, true), 0x31); /* NaN gives way */
    assert_int_equal(common_float_pick(&keep, 0x31, 0x7d, true), 0x31);
    assert_int_equal(common_float_pick(&keep, 0x7d, 0xff, true), NAN8);
}

static double to_integral(double x, enum common_round round)
{
    double down = floor(x), rest = x - down;
    switch (round) {
    case COMMON_RN: return rest > 0.5 || (rest == 0.5 && fmod(down, 2) != 0) ? down + 1 : down;
    case COMMON_RM: return down;
    case COMMON_RP: return ceil(x);
    case COMMON_RZ:
    case COMMON_CUT: return trunc(x);
    }
    return 0;
}

static void test_float_integers(void **state)
{
    (void)state;
    static struct list list;
    fill(&list, false);
    for (int r = 0; r < MODES; r++) {
        enum common_round round = (enum common_round)r;
        for (unsigned m = 0; m < 1000; m += test_stride())
            assert_int_equal(common_float_from_u64(&keep, m, round), rounded(&list, m, round));
        for (unsigned a = 0; a < 256; a++) {
            double x = value_of(a);
            if (isnan(x) || isinf(x)) continue;
            unsigned integral = (unsigned)common_float_rint(&keep, a, round);
            assert_true(value_of(integral) == to_integral(x, round));
            assert_int_equal(integral & SIGN, a & SIGN);
            if (!(a & SIGN))
                assert_int_equal(common_float_to_u64(&keep, a, round),
                                 (uint64_t)to_integral(x, round));
        }
    }
    assert_true(common_float_to_u64(&keep, INF, COMMON_RN) == UINT64_MAX);
    assert_int_equal(common_float_rint(&keep, SIGN | INF, COMMON_RN), SIGN | INF);
    assert_int_equal(common_float_rint(&keep, 0x7f, COMMON_RN), NAN8);
    assert_int_equal(common_float_from_u64(&keep, UINT64_MAX, COMMON_RZ), INF - 1);
}

/* ---- what is NaN, and zeros without a sign ---- */

static void test_float_nan_policies(void **state)
{
    (void)state;
    struct common_float_policy p = keep;
    assert_int_equal(common_float_add(&p, 0xf9, 0x7a, COMMON_RN), NAN8);
    p.nan = COMMON_NAN_QUIET;
    assert_int_equal(common_float_add(&p, 0xf9, 0x7a, COMMON_RN), 0x7e); /* b's, quiet */
    assert_int_equal(common_float_add(&p, 0xf9, 0x30, COMMON_RN), 0xfd);
    assert_int_equal(common_float_mul(&p, 0x30, 0xf9, COMMON_RN), 0xfd);
    assert_int_equal(common_float_add(&p, INF, SIGN | INF, COMMON_RN), NAN8);
    assert_int_equal(common_float_mul(&p, INF, SIGN, COMMON_RN), NAN8);
    p.fused = true;
    assert_int_equal(common_float_mad(&p, 0x79, 0x30, 0x7a, COMMON_RN), 0x7e); /* c's before a's */
    assert_int_equal(common_float_mad(&p, 0x79, 0x7b, 0x7a, COMMON_RN), 0x7f); /* b's before c's */
    p.nan = COMMON_NAN_KEEP;
    assert_int_equal(common_float_mul(&p, 0x30, 0xf9, COMMON_RN), 0xf9);
}

static void test_float_zeros_without_a_sign(void **state)
{
    (void)state;
    struct common_float_policy p = flush;
    p.no_minus_zero = p.zero_wins = true;
    assert_int_equal(common_float_mul(&p, INF, SIGN, COMMON_CUT), 0);
    assert_int_equal(common_float_mul(&p, 0x01, SIGN | INF, COMMON_CUT), 0);  /* flushed: it is 0 */
    assert_int_equal(common_float_mul(&p, SIGN | 0x08, 0x08, COMMON_CUT), 0); /* underflow */
    assert_int_equal(common_float_add(&p, SIGN, SIGN, COMMON_CUT), 0);
    assert_int_equal(common_float_add(&p, 0x30, SIGN | 0x30, COMMON_RM), 0);
    assert_int_equal(common_float_rint(&p, SIGN | 0x20, COMMON_RZ), 0);
}

/* ---- binary32 of two machines that are to come, binary16 ---- */

/* docs/isa/vivante.md, 4.2 and 4.3; docs/isa/sgx543.md, 4.1, has the same rules, to nearest. */
static const struct common_float_policy f32 = {.exponent = 8,
                                               .fraction = 23,
                                               .flush_in = true,
                                               .flush_out = true,
                                               .nan = COMMON_NAN_ONE,
                                               .nan_bits = 0x7fc00000};
static const struct common_float_policy f16 = {
    .exponent = 5, .fraction = 10, .nan = COMMON_NAN_ONE, .nan_bits = 0x7e00};

static void test_float_binary32_vectors(void **state)
{
    (void)state;
    static const struct {
        uint32_t a, b, cut, nearest;
        bool product;
    } row[] = {
        {0x3f800000, 0xb3000000, 0x3f7fffff, 0x3f800000, false},
        {0x3dcccccd, 0x3e4ccccd, 0x3e999999, 0x3e99999a, false},
        {0x3dcccccd, 0x3dcccccd, 0x3c23d70a, 0x3c23d70b, true},
        {0x7f61b1e6, 0x40000000, 0x7f7fffff, 0x7f800000, true},
        {0x1e3ce508, 0x1e3ce508, 0, 0, true},
        {0x00800000, 0x3f7fffff, 0, 0, true},
        {0x80000001, 0x80000000, 0x80000000, 0x80000000, false},
        {0x7f800000, 0xff800000, 0x7fc00000, 0x7fc00000, false},
        {0x7f800000, 0x00000001, 0x7fc00000, 0x7fc00000, true},
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        for (int nearest = 0; nearest < 2; nearest++) {
            enum common_round round = nearest ? COMMON_RN : COMMON_RZ;
            uint64_t got = row[i].product ? common_float_mul(&f32, row[i].a, row[i].b, round)
                                          : common_float_add(&f32, row[i].a, row[i].b, round);
            assert_int_equal(got, nearest ? row[i].nearest : row[i].cut);
        }
}

static uint64_t narrow(uint32_t x, enum common_round round)
{
    return common_float_convert(&f16, &f32, x, round);
}

static void test_float_binary16_conversions(void **state)
{
    (void)state;
    assert_int_equal(narrow(0x477fefff, COMMON_RN), 0x7bff); /* below 65520 */
    assert_int_equal(narrow(0x477ff000, COMMON_RN), 0x7c00); /* 65520 */
    assert_int_equal(narrow(0x477ff000, COMMON_RZ), 0x7bff);
    assert_int_equal(narrow(0xc7800000, COMMON_RZ), 0xfbff);
    assert_int_equal(narrow(0x33800000, COMMON_RN), 0x0001); /* 2^-24 */
    assert_int_equal(narrow(0x33000000, COMMON_RN), 0x0000); /* half of it: a tie */
    assert_int_equal(narrow(0x33000001, COMMON_RN), 0x0001);
    assert_int_equal(narrow(0x387fe000, COMMON_RN), 0x0400); /* carries out of the denormals */
    assert_int_equal(narrow(0x80000001, COMMON_RN), 0x8000); /* flushed on the way in */
    assert_int_equal(narrow(0xff800001, COMMON_RN), 0x7e00);
    for (uint32_t h = 0; h < 0x10000; h += test_stride()) {
        uint32_t wide = (uint32_t)common_float_convert(&f32, &f16, h, COMMON_RN);
        if ((h & 0x7fff) > 0x7c00) assert_int_equal(wide, 0x7fc00000);
        else assert_int_equal(narrow(wide, COMMON_RZ), h);
    }
    assert_int_equal(common_float_convert(&f32, &f16, 0x0001, COMMON_RN), 0x33800000);
}

static void test_float_conversions_round_once(void **state)
{
    (void)state;
    static struct list list;
    fill(&list, false);
    struct common_rng rng = common_rng_make(1, 0);
    for (int i = 0; i < 200000; i += test_stride()) {
        union {
            float f;
            uint32_t u;
        } x = {.u = ((uint32_t)common_rng_next(&rng) & 0x807fffff) |
                    (114 + (uint32_t)common_rng_below(&rng, 24)) << 23};
        if (i % 4 == 0) x.u &= 0xffe80000; /* ties */
        for (int r = 0; r < MODES; r++) {
            enum common_round round = (enum common_round)r;
            unsigned want = rounded(&list, x.f, round);
            if (common_float_convert(&keep, &f32, x.u, round) != want)
                fail_msg("%08x, mode %d, is not %02x", x.u, r, want);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_float_sums_and_products_with_denormals),
        cmocka_unit_test(test_float_sums_and_products_flushed),
        cmocka_unit_test(test_float_mad_is_fused_or_not),
        cmocka_unit_test(test_float_order),
        cmocka_unit_test(test_float_integers),
        cmocka_unit_test(test_float_nan_policies),
        cmocka_unit_test(test_float_zeros_without_a_sign),
        cmocka_unit_test(test_float_binary32_vectors),
        cmocka_unit_test(test_float_binary16_conversions),
        cmocka_unit_test(test_float_conversions_round_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
