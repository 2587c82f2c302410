/* Numbers: vectors of the sheet, tables against their definition, conversions against the host. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../common/rng.h"
#include "number.h"

static float single_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

struct pair {
    uint32_t in, out;
};

static void check_pairs(const char *what, uint32_t (*f)(uint32_t), const struct pair *pair,
                        size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (f(pair[i].in) != pair[i].out)
            fail_msg("%s %08x: %08x, not %08x", what, (unsigned)pair[i].in, (unsigned)f(pair[i].in),
                     (unsigned)pair[i].out);
}

#define CHECK(name, ...)                                                                           \
    {                                                                                              \
        static const struct pair pairs[] = {__VA_ARGS__};                                          \
        check_pairs(#name, sgx543_##name, pairs, sizeof pairs / sizeof pairs[0]);                  \
    }

/* The test vectors of sheet 4.6. */
static void test_functions_give_the_vectors_of_the_sheet(void **state)
{
    (void)state;
    CHECK(rcp, {0x3f800000, 0x3f800000}, {0x40000000, 0x3f000000}, {0x40400000, 0x3eaaaaab},
          {0x3f800001, 0x3f7ffffe}, {0x3fffffff, 0x3f000000}, {0xc2c80000, 0xbc23d70a},
          {0x00800000, 0x7e800000}, {0x7e800000, 0x00800000}, {0x7effffff, 0x00000000},
          {0x80000000, 0xff800000}, {0x7f800000, 0x00000000}, {0x00000001, 0x7f800000},
          {0x7fc00001, 0x7fc00000})
    CHECK(rsq, {0x3f800000, 0x3f800000}, {0x40000000, 0x3f3504f3}, {0x40800000, 0x3f000000},
          {0x40400000, 0x3f13cd3a}, {0x3f800001, 0x3f7fffff}, {0x3e22f983, 0x40206c99},
          {0x00800000, 0x5f000000}, {0x7f7fffff, 0x1f800000}, {0x00000000, 0x7f800000},
          {0x80000000, 0x7f800000}, {0xbf800000, 0x7fc00000}, {0x7f800000, 0x00000000})
    CHECK(exp, {0x00000000, 0x3f800000}, {0x3f800000, 0x40000000}, {0xbf800000, 0x3f000000},
          {0x3f000000, 0x3fb504f3}, {0x3e22f983, 0x3f8eedd3}, {0x42fe0000, 0x7f000000},
          {0x42ffffff, 0x7f7fffa7}, {0x43000000, 0x7f800000}, {0xc2fc0000, 0x00800000},
          {0xc2fc0001, 0x00000000}, {0xb0000000, 0x3f800000}, {0x30000000, 0x3f800000},
          {0xff800000, 0x00000000})
    CHECK(log, {0x3f800000, 0x00000000}, {0x40000000, 0x3f800000}, {0x3f000000, 0xbf800000},
          {0x40400000, 0x3fcae00d}, {0x3f800001, 0x34380000}, {0x3f7fffff, 0xb3c00000},
          {0x7f7fffff, 0x43000000}, {0x00800000, 0xc2fc0000}, {0x00000000, 0xff800000},
          {0xbf800000, 0x7fc00000}, {0x7f800000, 0x7f800000})
}

/* The entries are floor(value * scale + 1/2): sheet 4.6, with the host's long doubles, whose error
 * is far below the distance of any entry from a half. */
static void test_samples_are_what_the_sheet_defines(void **state)
{
    (void)state;
    for (unsigned k = 0; k < SGX543_SAMPLES; k++) {
        long double x = (256 + (long double)k) / 256, half = 0.5L;
        assert_int_equal(sgx543_samples_RCP[k], (((UINT64_C(1) << 36) * 2 / (256 + k)) + 1) / 2);
        assert_int_equal(sgx543_samples_RSQE[k], (uint64_t)floorl(0x1p28L / sqrtl(x) + half));
        assert_int_equal(sgx543_samples_RSQO[k], (uint64_t)floorl(0x1p28L / sqrtl(2 * x) + half));
        assert_int_equal(sgx543_samples_EX2[k],
                         (uint64_t)floorl(0x1p27L * exp2l((long double)k / 256) + half));
        assert_int_equal(sgx543_samples_LG2[k], (uint64_t)floorl(0x1p28L * log2l(x) + half));
    }
}

/* Errors that the sheet measured: rcp 0.88 ulp, rsq 0.64, exp 0.67; log 3.5e-8 in [1, 2). */
static void test_functions_are_as_exact_as_the_sheet_says(void **state)
{
    struct common_rng rng = common_rng_make(1, 2);
    (void)state;
    for (unsigned i = 0; i < 100000; i++) {
        uint32_t x = 0x3f800000u + ((uint32_t)common_rng_next(&rng) & 0xffffff);
        double v = (double)single_of(x), unit;
        double rcp = (double)single_of(sgx543_rcp(x)), rsq = (double)single_of(sgx543_rsq(x));
        unit = ldexp(1, ilogb(1 / v) - 23);
        assert_true(fabs(rcp - 1 / v) <= 0.89 * unit);
        unit = ldexp(1, ilogb(1 / sqrt(v)) - 23);
        assert_true(fabs(rsq - 1 / sqrt(v)) <= 0.65 * unit);
        double e = (double)single_of(sgx543_exp(x));
        assert_true(fabs(e - exp2(v)) <= 0.68 * ldexp(1, ilogb(exp2(v)) - 23));
        if (v < 2) assert_true(fabs((double)single_of(sgx543_log(x)) - log2(v)) <= 3.6e-8);
    }
}

/* Sheet 4.1 without the host's arithmetic: the shared soft floats are tested by themselves. */
static const struct common_float_policy f32 = {.exponent = 8,
                                               .fraction = 23,
                                               .flush_in = true,
                                               .flush_out = true,
                                               .nan = COMMON_NAN_ONE,
                                               .nan_bits = SGX543_NAN};

static uint32_t odd_number(struct common_rng *rng)
{
    static const uint32_t edges[] = {0,          0x80000000, 0x3f800000, 0x7f800000, 0xff800000,
                                     0x7fc00001, 0xffffffff, 0x00800000, 0x807fffff, 0x7f7fffff};
    uint64_t x = common_rng_next(rng);
    switch (x >> 60) {
    case 0: return edges[(x >> 32) % 10];
    case 1: return (uint32_t)x & 0x80ffffff;
    case 2: return ((uint32_t)x & 0x807fffff) | 0x3f800000;
    case 3: return ((uint32_t)x & 0x81ffffff) | 0x20000000;
    default: return (uint32_t)x;
    }
}

static void test_sums_and_products_round_as_the_sheet_says(void **state)
{
    struct common_rng rng = common_rng_make(3, 4);
    (void)state;
    for (unsigned i = 0; i < 1000000; i++) {
        uint32_t a = odd_number(&rng), b = odd_number(&rng);
        assert_int_equal(sgx543_add(a, b), common_float_add(&f32, a, b, COMMON_RN));
        assert_int_equal(sgx543_mul(a, b), common_float_mul(&f32, a, b, COMMON_RN));
    }
    assert_int_equal(sgx543_add(0x7f800000, 0xff800000), SGX543_NAN);
    assert_int_equal(sgx543_mul(0x7f800000, 0x00000001), SGX543_NAN); /* a subnormal is a zero */
    assert_int_equal(sgx543_mul(0x00800001, 0x3f7ffffe), 0x00800000); /* rounds up to 2^-126 */
    assert_int_equal(sgx543_mul(0x80fffffd, 0x3f000000), 0x80000000);
    assert_int_equal(sgx543_mad(0x3f800001, 0x3f800001, 0xbf800002), 0); /* two roundings */
    assert_int_equal(sgx543_add(0x3f800000, 0xffc12345), SGX543_NAN);
}

static void test_min_max_floor_frc(void **state)
{
    (void)state;
    assert_int_equal(sgx543_min(0x80000000, 0), 0x80000000);
    assert_int_equal(sgx543_min(0, 0x80000000), 0x80000000);
    assert_int_equal(sgx543_max(0x80000000, 0), 0);
    assert_int_equal(sgx543_max(0, 0x80000000), 0);
    assert_int_equal(sgx543_min(0x7fc00000, 0x40000000), 0x40000000);
    assert_int_equal(sgx543_max(0x40000000, 0xffc00001), 0x40000000);
    assert_int_equal(sgx543_min(0x7f800001, 0xff800001), SGX543_NAN);
    assert_int_equal(sgx543_max(0x80000001, 0x80000000), 0x80000000);
    assert_int_equal(sgx543_floor(0xbf000000), 0xbf800000);
    assert_int_equal(sgx543_floor(0x80000000), 0x80000000);
    assert_int_equal(sgx543_floor(0x3fffffff), 0x3f800000);
    assert_int_equal(sgx543_floor(0xff800000), 0xff800000);
    assert_int_equal(sgx543_floor(0xffc00001), SGX543_NAN);
    assert_int_equal(sgx543_frc(0x40200000, 0x40200000), 0x3f000000); /* 2.5 */
    assert_int_equal(sgx543_frc(0xc0000000, 0xc0000000), 0);
    assert_int_equal(sgx543_frc(0x7f800000, 0x7f800000), SGX543_NAN);
}

static void test_halves_are_exact_and_round_to_nearest(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 0x10000; h++) {
        uint32_t x = sgx543_from_f16(h);
        bool nan = (h & 0x7fff) > 0x7c00;
        assert_int_equal(sgx543_to_f16(x), nan ? 0x7e00 : h);
        if (nan) assert_int_equal(x, SGX543_NAN);
    }
    assert_int_equal(sgx543_from_f16(1), 0x33800000);    /* 2^-24 */
    assert_int_equal(sgx543_to_f16(0x477fefff), 0x7bff); /* below 65520 */
    assert_int_equal(sgx543_to_f16(0x477ff000), 0x7c00); /* 65520 */
    assert_int_equal(sgx543_to_f16(0x33000000), 0);      /* half of the least: to even */
    assert_int_equal(sgx543_to_f16(0xb3000001), 0x8001);
    assert_int_equal(sgx543_to_f16(0x807fffff), 0x8000);
}

static void test_c10_is_in_steps_of_a_256th(void **state)
{
    (void)state;
    for (uint32_t raw = 0; raw < 1024; raw++) {
        int v = raw < 512 ? (int)raw : (int)raw - 1024;
        assert_int_equal(sgx543_from_c10(raw), bits_of((float)v / 256));
        assert_int_equal(sgx543_to_c10(bits_of((float)v / 256)), raw);
    }
    assert_int_equal(sgx543_to_c10(bits_of(2.0f)), 511);
    assert_int_equal(sgx543_to_c10(bits_of(-2.5f)), 512);
    assert_int_equal(sgx543_to_c10(bits_of(0.5f / 256)), 0); /* ties to even */
    assert_int_equal(sgx543_to_c10(bits_of(1.5f / 256)), 2);
    assert_int_equal(sgx543_to_c10(0x7f800000), 511);
    assert_int_equal(sgx543_to_c10(0xff800000), 512);
    assert_int_equal(sgx543_to_c10(SGX543_NAN), 0);
}

/* Sheet 4.5: every integer survives int -> float -> int; N * K is 1.0. */
static void test_normalised_integers_come_back(void **state)
{
    static const struct {
        int32_t least, most;
        uint32_t n;
        bool is_signed;
    } rows[] = {{0, 255, 255, false},
                {-127, 127, 127, true},
                {0, 65535, 65535, false},
                {-32767, 32767, 32767, true}};
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        for (int32_t v = rows[i].least; v <= rows[i].most; v++) {
            uint32_t x = sgx543_from_normalised(v, rows[i].n, rows[i].is_signed);
            assert_int_equal(sgx543_to_normalised(x, rows[i].n, rows[i].is_signed), v);
        }
        assert_int_equal(sgx543_from_normalised(rows[i].most, rows[i].n, rows[i].is_signed),
                         SGX543_ONE);
    }
    assert_int_equal(sgx543_from_normalised(-128, 127, true), 0xbf800000);
    assert_int_equal(sgx543_to_normalised(0xc0000000, 127, true), -127);
    assert_int_equal(sgx543_to_normalised(0xc0000000, 255, false), 0);
    assert_int_equal(sgx543_to_normalised(SGX543_NAN, 255, false), 0);
    assert_int_equal(sgx543_to_normalised(0x7f800000, 255, false), 255);
    assert_int_equal(sgx543_to_normalised(0x3f000000, 255, false), 128); /* 127.5 */
    assert_int_equal(sgx543_to_integer(bits_of(-1.9f), -128, 127), -1);
    assert_int_equal(sgx543_to_integer(0xff800000, -128, 127), -128);
    assert_int_equal(sgx543_to_integer(0x7f7fffff, 0, 65535), 65535);
    assert_int_equal(sgx543_to_integer(0xffc00000, 0, 255), 0);
    assert_int_equal(sgx543_from_integer(-128), 0xc3000000);
}

static void test_products_of_bytes_round_half_up(void **state)
{
    (void)state;
    for (uint32_t a = 0; a < 256; a++)
        for (uint32_t b = 0; b < 256; b++)
            assert_int_equal(sgx543_mul8(a, b), (2 * a * b + 255) / 510);
    for (uint32_t t = 0; t <= 65025; t++) assert_int_equal(sgx543_div255(t), (2 * t + 255) / 510);
}

static void test_constants(void **state)
{
    (void)state;
    assert_int_equal(sgx543_constants[3][1], 0x3f800000);
    assert_int_equal(sgx543_constants[22][0], 0x40490fdb); /* pi */
    assert_int_equal(sgx543_constants[48][1], 0x19550c44); /* a Taylor term */
    assert_int_equal(sgx543_constants[60][0], 0x7fff7fff);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_functions_give_the_vectors_of_the_sheet),
        cmocka_unit_test(test_samples_are_what_the_sheet_defines),
        cmocka_unit_test(test_functions_are_as_exact_as_the_sheet_says),
        cmocka_unit_test(test_sums_and_products_round_as_the_sheet_says),
        cmocka_unit_test(test_min_max_floor_frc),
        cmocka_unit_test(test_halves_are_exact_and_round_to_nearest),
        cmocka_unit_test(test_c10_is_in_steps_of_a_256th),
        cmocka_unit_test(test_normalised_integers_come_back),
        cmocka_unit_test(test_products_of_bytes_round_half_up),
        cmocka_unit_test(test_constants),
    };
    return cmocka_run_group_tests_name("sgx543_number", tests, NULL, NULL);
}
