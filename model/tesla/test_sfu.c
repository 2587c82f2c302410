/* The coefficient tables against their own other columns and the sheet's geometry; and how far from
 * the true function the results are. The bits themselves are in vectors.csv. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sfu.h"

/* Rows, and the widths of c1 and c2; 1: the field's sign is implied to be negative. */
struct table {
    const char *path;
    unsigned rows, c1_bits, c2_bits, c1_negative, c2_negative;
};

static const struct table tables[] = {
    {"model/tesla/sfu_rom_rcp.csv", 128, 16, 10, 1, 0},
    {"model/tesla/sfu_rom_rsqrt.csv", 128, 16, 10, 1, 0},
    {"model/tesla/sfu_rom_lg2.csv", 64, 16, 10, 0, 1},
    {"model/tesla/sfu_rom_ex2.csv", 64, 16, 10, 0, 0},
    {"model/tesla/sfu_rom_sin.csv", 64, 15, 11, 0, 1},
};

static void test_sfu_tables_agree_with_their_fields(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        const struct table *t = &tables[i];
        FILE *file = fopen(t->path, "r");
        char line[256];
        unsigned rows = 0;
        assert_non_null(file);
        while (fgets(line, sizeof line, file)) {
            unsigned index, c0_field, c1_field, c2_field;
            int c0, c1, c2;
            if (line[0] == '#' || strncmp(line, "index", 5) == 0) continue;
            assert_int_equal(sscanf(line, "%u,%d,%d,%d,%x,%x,%x", &index, &c0, &c1, &c2, &c0_field,
                                    &c1_field, &c2_field),
                             7);
            assert_int_equal(index, rows++);
            assert_int_equal(c0, c0_field);
            assert_true(c0_field >> 26 == 0 && c1_field >> t->c1_bits == 0);
            assert_true(c2_field >> t->c2_bits == 0);
            assert_int_equal(c1, (int)c1_field - (t->c1_negative ? 1 << t->c1_bits : 0));
            assert_int_equal(c2, (int)c2_field - (t->c2_negative ? 1 << t->c2_bits : 0));
        }
        fclose(file);
        assert_int_equal(rows, t->rows);
    }
}

static double number(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t bits_of(double x)
{
    float f = (float)x;
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* A wrong row of a table would be off by far more than the interpolation is. */
static void check(double got, double expected, double error, const char *name, double x)
{
    if (fabs(got - expected) > error) fail_msg("%s(%.9g) = %.9g", name, x, got);
}

static void test_sfu_follows_the_functions(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4096; i++) {
        double x = number(0x3f800000 + i * 2048 + 777); /* 1 to 2 */
        double ulp = 1.2e-7;
        check(number(tesla_sfu_rcp(bits_of(x))), 1 / x, ulp, "rcp", x);
        check(number(tesla_sfu_rcp(bits_of(-x))), -1 / x, ulp, "rcp", -x);
        check(number(tesla_sfu_rsqrt(bits_of(x))), 1 / sqrt(x), ulp, "rsqrt", x);
        check(number(tesla_sfu_rsqrt(bits_of(2 * x))), 1 / sqrt(2 * x), ulp, "rsqrt", 2 * x);
        check(number(tesla_sfu_lg2(bits_of(x))), log2(x), 2 * ulp, "lg2", x);
        check(number(tesla_sfu_lg2(bits_of(x / 4))), log2(x / 4), 4 * ulp, "lg2", x / 4);
        check(number(tesla_sfu_ex2(tesla_sfu_preex2(bits_of(x)))), exp2(x), 6 * ulp, "ex2", x);
        check(number(tesla_sfu_ex2(tesla_sfu_preex2(bits_of(-x)))), exp2(-x), 2 * ulp, "ex2", -x);
        for (int q = -4; q < 4; q++) {
            double angle = number(bits_of(x + 1.5 * q));
            uint32_t word = tesla_sfu_presin(bits_of(angle));
            check(number(tesla_sfu_sin(word)), sin(angle), 5 * ulp, "sin", angle);
            check(number(tesla_sfu_cos(word)), cos(angle), 5 * ulp, "cos", angle);
        }
    }
}

/* Operands whose result another rounding constant would change: the first of each pair if it were
 * one less, the second if it were one more. Computed from the sheet's formulas by a separate
 * script. */
static void test_sfu_rounding_constants(void **state)
{
    (void)state;
    assert_int_equal(tesla_sfu_rcp(0x3f905944), 0x3f630181);
    assert_int_equal(tesla_sfu_rcp(0x3fab4f11), 0x3f3f47be);
    assert_int_equal(tesla_sfu_rsqrt(0x4038e6cd), 0x3f169cae);
    assert_int_equal(tesla_sfu_rsqrt(0x3fc40000), 0x3f4ee115);
    assert_int_equal(tesla_sfu_ex2(0x829a9b37), 0x3cdda659);
    assert_int_equal(tesla_sfu_ex2(0x8110be74), 0x3e69cf26);
    assert_int_equal(tesla_sfu_lg2(0x3f839569), 0x3d232b78);
    assert_int_equal(tesla_sfu_lg2(0x3f815069), 0x3c716edc);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sfu_tables_agree_with_their_fields),
        cmocka_unit_test(test_sfu_follows_the_functions),
        cmocka_unit_test(test_sfu_rounding_constants),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
