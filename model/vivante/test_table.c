/* The table unit and the float rules against the vectors and checksums of sheet 4.3 and 4.5. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>
#include <zlib.h>

#include "number.h"
#include "table.h"

typedef uint32_t function(uint32_t x);

static uint32_t sin_of(uint32_t x)
{
    return vivante_sin(x, false);
}

static uint32_t cos_of(uint32_t x)
{
    return vivante_cos(x, false);
}

static uint32_t next(uint32_t *state)
{
    return *state = UINT32_C(1664525) * *state + UINT32_C(1013904223);
}

/* The exponent map of line B. */
static uint32_t map(uint32_t s)
{
    return (s & 0x807fffff) | (120 + (s >> 23 & 15)) << 23;
}

static uint32_t crc_word(uint32_t crc, uint32_t word)
{
    uint8_t byte[4] = {(uint8_t)word, (uint8_t)(word >> 8), (uint8_t)(word >> 16),
                       (uint8_t)(word >> 24)};
    return (uint32_t)crc32(crc, byte, sizeof byte);
}

static void test_tables_have_the_checksums_of_the_sheet(void **state)
{
    static const uint32_t crc[VIVANTE_TABLES] = {0x6e04ea7a, 0xe8b78fc7, 0xa74d17eb, 0x097b604c,
                                                 0x243ec3d4, 0x85418a63, 0x346f9a88, 0x91b2be1e};
    (void)state;
    for (unsigned t = 0; t < VIVANTE_TABLES; t++) {
        uint32_t sum = 0;
        for (unsigned i = 0; i < VIVANTE_TABLE_ROWS; i++) {
            const struct vivante_coefficients *c = &vivante_tables[t][i];
            sum = crc_word(crc_word(crc_word(sum, (uint32_t)c->c0), (uint32_t)c->c1),
                           (uint32_t)c->c2);
        }
        assert_int_equal(sum, crc[t]);
    }
}

static void test_functions_give_the_vectors_of_the_sheet(void **state)
{
    static const struct {
        function *of;
        uint32_t in, out;
    } rows[] = {
        {vivante_rcp, 0x3f800000, 0x3f800000},  {vivante_rcp, 0x40000000, 0x3f000000},
        {vivante_rcp, 0x40400000, 0x3eaaaaab},  {vivante_rcp, 0xc0e00000, 0xbe124925},
        {vivante_rcp, 0x3dcccccd, 0x41200000},  {vivante_rcp, 0x3fffffff, 0x3f000000},
        {vivante_rsq, 0x3f800000, 0x3f800000},  {vivante_rsq, 0x40000000, 0x3f3504f3},
        {vivante_rsq, 0x40400000, 0x3f13cd3a},  {vivante_rsq, 0x40800000, 0x3f000000},
        {vivante_rsq, 0x3f000000, 0x3fb504f3},  {vivante_rsq, 0x41200000, 0x3ea1e89b},
        {vivante_sqrt, 0x40000000, 0x3fb504f3}, {vivante_sqrt, 0x40400000, 0x3fddb3d7},
        {vivante_sqrt, 0x40800000, 0x40000000}, {vivante_sqrt, 0x3f000000, 0x3f3504f3},
        {vivante_sqrt, 0x41200000, 0x404a62c2}, {vivante_exp, 0x00000000, 0x3f800000},
        {vivante_exp, 0x3f000000, 0x3fb504f3},  {vivante_exp, 0x3f800000, 0x40000000},
        {vivante_exp, 0xbfc00000, 0x3eb504f3},  {vivante_exp, 0x4121999a, 0x44892fe2},
        {vivante_exp, 0xc2fc0000, 0x00800000},  {vivante_log, 0x3f800000, 0x00000000},
        {vivante_log, 0x40000000, 0x3f800000},  {vivante_log, 0x40400000, 0x3fcae00d},
        {vivante_log, 0x3f400000, 0xbed47fcc},  {vivante_log, 0x41200000, 0x40549a78},
        {vivante_log, 0x0da24260, 0xc2c750d1},  {sin_of, 0x3eaaaaab, 0x3f000001},
        {sin_of, 0x3f000000, 0x3f3504f3},       {sin_of, 0x3f800000, 0x3f800000},
        {sin_of, 0x3fc00000, 0x3f3504f3},       {sin_of, 0xbe800000, 0xbec3ef15},
        {sin_of, 0x40000000, 0x00000000},       {sin_of, 0x42c8999a, 0x3ee87201},
        {cos_of, 0x00000000, 0x3f800000},       {cos_of, 0x3eaaaaab, 0x3f5db3d7},
        {cos_of, 0x3f000000, 0x3f3504f3},       {cos_of, 0x3f800000, 0x00000000},
        {cos_of, 0x3fc00000, 0xbf3504f3},       {cos_of, 0xbe800000, 0x3f6c835f},
        {cos_of, 0x40000000, 0xbf800000},       {cos_of, 0x42c8999a, 0x3f6418dc},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].of(rows[i].in) != rows[i].out)
            fail_msg("row %u: %08x", i, (unsigned)rows[i].of(rows[i].in));
}

static void test_functions_have_the_checksums_of_the_sheet(void **state)
{
    static const struct {
        function *of;
        uint32_t a, b;
    } rows[] = {{vivante_rcp, 0x559cdb42, 0x5c414edc},  {vivante_rsq, 0xa61713ba, 0xce0be7d5},
                {vivante_sqrt, 0xd0b215f0, 0x77078a79}, {vivante_exp, 0x829bc9b4, 0x5f1efb00},
                {vivante_log, 0x8c098733, 0x30fddaea},  {sin_of, 0x681cfcb0, 0xedb8b355},
                {cos_of, 0x38d76fea, 0x3f4a0c67}};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint32_t a = 0, b = 0, s = 0x12345678;
        for (unsigned n = 0; n < 65536; n++) {
            next(&s);
            a = crc_word(a, rows[i].of(s));
            b = crc_word(b, rows[i].of(map(s)));
        }
        assert_int_equal(a, rows[i].a);
        assert_int_equal(b, rows[i].b);
    }
}

static void test_arithmetic_gives_the_vectors_of_the_sheet(void **state)
{
    (void)state;
    assert_int_equal(vivante_add(0x3f800000, 0xb3000000, COMMON_RZ), 0x3f7fffff);
    assert_int_equal(vivante_add(0x3f800000, 0xb3000000, COMMON_RN), 0x3f800000);
    assert_int_equal(vivante_add(0x3dcccccd, 0x3e4ccccd, COMMON_RZ), 0x3e999999);
    assert_int_equal(vivante_add(0x3dcccccd, 0x3e4ccccd, COMMON_RN), 0x3e99999a);
    assert_int_equal(vivante_mul(0x3dcccccd, 0x3dcccccd, COMMON_RZ), 0x3c23d70a);
    assert_int_equal(vivante_mul(0x3dcccccd, 0x3dcccccd, COMMON_RN), 0x3c23d70b);
    assert_int_equal(vivante_mul(0x7f61b1e6, 0x40000000, COMMON_RZ), 0x7f7fffff);
    assert_int_equal(vivante_mul(0x7f61b1e6, 0x40000000, COMMON_RN), 0x7f800000);
    assert_int_equal(vivante_mul(0x1e3ce508, 0x1e3ce508, COMMON_RN), 0);
    assert_int_equal(vivante_mul(0x00800000, 0x3f7fffff, COMMON_RZ), 0);
    assert_int_equal(vivante_mul(0x00800000, 0x3f7fffff, COMMON_RN), 0);
}

static uint32_t dp4(const uint32_t *v, enum common_round round)
{
    uint32_t p[4];
    for (unsigned k = 0; k < 4; k++) p[k] = vivante_mul(v[k], v[4 + k], round);
    return vivante_add(vivante_add(p[0], p[1], round), vivante_add(p[2], p[3], round), round);
}

static void test_arithmetic_has_the_checksums_of_the_sheet(void **state)
{
    static const uint32_t crc[2][4] = {{0x9a0e9e0f, 0x3394e676, 0xf6869cc4, 0xf97b8e42},
                                       {0x5f52bbf5, 0x022ab1a2, 0xd025330c, 0x850437c3}};
    (void)state;
    for (unsigned r = 0; r < 2; r++) {
        enum common_round round = r ? COMMON_RN : COMMON_RZ;
        uint32_t sum[4] = {0}, s = 0x12345678, t = s;
        for (unsigned n = 0; n < 20000; n++) {
            uint32_t v[8];
            for (unsigned i = 0; i < 3; i++) v[i] = map(next(&s));
            uint32_t product = vivante_mul(v[0], v[1], round);
            sum[0] = crc_word(sum[0], vivante_add(v[0], v[1], round));
            sum[1] = crc_word(sum[1], product);
            sum[2] = crc_word(sum[2], vivante_add(product, v[2], round));
            for (unsigned i = 0; i < 8; i++) v[i] = map(next(&t));
            sum[3] = crc_word(sum[3], dp4(v, round));
        }
        assert_memory_equal(sum, crc[r], sizeof sum);
    }
}

static void test_floors_by_hand(void **state)
{
    (void)state;
    assert_int_equal(vivante_floor(0xbf000000), 0xbf800000); /* -0.5 */
    assert_int_equal(vivante_floor(0x3f000000), 0);
    assert_int_equal(vivante_ceil(0xbf000000), 0x80000000);
    assert_int_equal(vivante_ceil(0x3f000000), 0x3f800000);
    assert_int_equal(vivante_floor(0x80000001), 0x80000000);
    assert_int_equal(vivante_floor(0xffc12345), VIVANTE_NAN);
    assert_int_equal(vivante_floor(0xff800000), 0xff800000);
    assert_int_equal(vivante_frc(0xaedbe6ff), 0x3f7fffff); /* -1e-10 */
    assert_int_equal(vivante_frc(0xbdcccccd), 0x3f666666); /* -0.1: 0.9 */
    assert_int_equal(vivante_frc(0x7f800000), VIVANTE_NAN);
    assert_int_equal(vivante_frc(0xc0000000), 0);
    assert_int_equal(vivante_frc(0x80000000), 0);
    assert_int_equal(vivante_clamp0_max(0x7fc00000, 0x3f800000), 0);
    assert_int_equal(vivante_clamp0_max(0x40000000, 0x7fc00000), 0x40000000);
    assert_int_equal(vivante_clamp0_max(0x40000000, 0x3f800000), 0x3f800000);
    assert_int_equal(vivante_clamp0_max(0x40000000, 0x80000001), 0x80000000);
}

static void test_conversions_by_hand(void **state)
{
    (void)state;
    assert_int_equal(vivante_from_half(0x3c00), 0x3f800000);
    assert_int_equal(vivante_from_half(0x0001), 0x33800000);
    assert_int_equal(vivante_from_half(0xfc00), 0xff800000);
    assert_int_equal(vivante_from_half(0xfe01), VIVANTE_NAN);
    assert_int_equal(vivante_to_half(0x477fe000, COMMON_RN), 0x7bff);
    assert_int_equal(vivante_to_half(0x47800000, COMMON_RN), 0x7c00);
    assert_int_equal(vivante_to_half(0x47800000, COMMON_RZ), 0x7bff);
    assert_int_equal(vivante_to_half(0xb3800000, COMMON_RN), 0x8001);
    assert_int_equal(vivante_to_half(0x33000000, COMMON_RN), 0);
    assert_int_equal(vivante_to_half(0xffffffff, COMMON_RN), 0x7e00);
    assert_int_equal(vivante_from_int(0x80000000, true, COMMON_RN), 0xcf000000);
    assert_int_equal(vivante_from_int(0xffffffff, false, COMMON_RZ), 0x4f7fffff);
    assert_int_equal(vivante_from_int(0xffffffff, false, COMMON_RN), 0x4f800000);
    assert_int_equal(vivante_to_int(0xc0200000, true, 32, COMMON_RZ), 0xfffffffe);
    assert_int_equal(vivante_to_int(0xc0200000, true, 32, COMMON_RN), 0xfffffffe);
    assert_int_equal(vivante_to_int(0xc0600000, true, 32, COMMON_RN), 0xfffffffc);
    assert_int_equal(vivante_to_int(0xc0200000, true, 32, COMMON_RM), 0xfffffffd);
    assert_int_equal(vivante_to_int(0xc3800000, true, 8, COMMON_RZ), 0xffffff80);
    assert_int_equal(vivante_to_int(0x43800000, true, 8, COMMON_RZ), 127);
    assert_int_equal(vivante_to_int(0x43800000, false, 8, COMMON_RZ), 255);
    assert_int_equal(vivante_to_int(0xbf800000, false, 16, COMMON_RZ), 0);
    assert_int_equal(vivante_to_int(0xff800000, true, 32, COMMON_RZ), 0x80000000);
    assert_int_equal(vivante_to_int(0x7f800000, false, 32, COMMON_RZ), 0xffffffff);
}

static void test_sat_by_hand(void **state)
{
    (void)state;
    assert_int_equal(vivante_sat(VIVANTE_NAN), 0);
    assert_int_equal(vivante_sat(0x80000000), 0);
    assert_int_equal(vivante_sat(0x00400000), 0);
    assert_int_equal(vivante_sat(0x3f000000), 0x3f000000);
    assert_int_equal(vivante_sat(0x7f800000), 0x3f800000);
    assert_int_equal(vivante_sat(0xff800000), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables_have_the_checksums_of_the_sheet),
        cmocka_unit_test(test_functions_give_the_vectors_of_the_sheet),
        cmocka_unit_test(test_functions_have_the_checksums_of_the_sheet),
        cmocka_unit_test(test_arithmetic_gives_the_vectors_of_the_sheet),
        cmocka_unit_test(test_arithmetic_has_the_checksums_of_the_sheet),
        cmocka_unit_test(test_floors_by_hand),
        cmocka_unit_test(test_conversions_by_hand),
        cmocka_unit_test(test_sat_by_hand),
    };
    return cmocka_run_group_tests_name("vivante_table", tests, NULL, NULL);
}
