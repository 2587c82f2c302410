/* The host's arithmetic of vector.c against that of number.h: pairs of special values, and random
 * ones near each other and far apart. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../common/rng.h"
#include "../common/test_stride.h"
#include "../common/vector.h"
#include "exec.h"

static const struct {
    vivante_alu *plain;
    const char *name;
} operations[] = {{vivante_do_add, "add"}, {vivante_do_mul, "mul"}, {vivante_do_mad, "mad"},
                  {vivante_do_dp2, "dp2"}, {vivante_do_dp3, "dp3"}, {vivante_do_dp4, "dp4"}};

enum { OPERATIONS = sizeof operations / sizeof operations[0] };

static void check(const uint32_t (*v)[4])
{
    for (unsigned i = 0; i < OPERATIONS; i++)
        for (unsigned mode = 0; mode < 4; mode++) {
            struct vivante_micro m = {.round = mode & 1 ? COMMON_RN : COMMON_RZ};
            if (mode & 2 && !vivante_vector_wide()) continue;
            uint32_t a[4], b[4];
            operations[i].plain(&m, v, a);
            vivante_vector_on(operations[i].plain, mode & 2)(&m, v, b);
            for (unsigned k = 0; k < 4; k++)
                if (a[k] != b[k])
                    fail_msg("%s %u: %08x %08x %08x: %08x, not %08x", operations[i].name, mode,
                             (unsigned)v[0][k], (unsigned)v[1][k], (unsigned)v[2][k],
                             (unsigned)b[k], (unsigned)a[k]);
        }
}

static void test_special_values(void **state)
{
    static const uint32_t magnitudes[] = {
        0,          1,          0x007fffff, 0x00800000, 0x00800001, 0x00ffffff, 0x01000000,
        0x0c800000, 0x1e3ce508, 0x20000000, 0x33000000, 0x337fffff, 0x33800000, 0x33800001,
        0x34000000, 0x3effffff, 0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fffffff,
        0x40000000, 0x4b7fffff, 0x4b800000, 0x4c000000, 0x5f000000, 0x7e800000, 0x7effffff,
        0x7f000000, 0x7f61b1e6, 0x7f7ffffe, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000};
    enum { COUNT = 2 * sizeof magnitudes / sizeof magnitudes[0] };
    (void)state;
    if (!common_vector_usable()) skip();
    for (unsigned i = 0; i < COUNT * COUNT; i += 4) {
        uint32_t v[3][4];
        for (unsigned k = 0; k < 4; k++) {
            unsigned a = (i + k) / COUNT % COUNT, b = (i + k) % COUNT;
            v[0][k] = magnitudes[a / 2] | (uint32_t)(a & 1) << 31;
            v[1][k] = v[2][k] = magnitudes[b / 2] | (uint32_t)(b & 1) << 31;
        }
        check((const uint32_t(*)[4])v);
    }
}

/* Exponents within `spread` of each other; few bits of the fractions, now and then. */
static void check_random(uint64_t seed, unsigned spread, unsigned count)
{
    struct common_rng rng = common_rng_make(seed, 1);
    for (unsigned i = 0; i < count; i += test_stride()) {
        uint32_t v[3][4], middle = (uint32_t)common_rng_next(&rng) % 256;
        for (unsigned k = 0; k < 12; k++) {
            uint32_t x = (uint32_t)common_rng_next(&rng);
            uint32_t e = (middle + (uint32_t)common_rng_next(&rng) % spread) % 256;
            uint32_t fraction = x & 0x7fffff;
            if (common_rng_next(&rng) % 4 == 0) fraction &= 0x7fffffu << (x >> 23) % 23;
            v[k / 4][k % 4] = (x & 0x80000000) | e << 23 | (fraction & 0x7fffff);
        }
        check((const uint32_t(*)[4])v);
    }
}

static void test_random_values(void **state)
{
    (void)state;
    if (!common_vector_usable()) skip();
    check_random(1, 3, 20000);
    check_random(2, 30, 20000);
    check_random(3, 70, 20000);
    check_random(4, 256, 20000);
}

static void test_the_host_is_used(void **state)
{
    (void)state;
    if (!common_vector_usable()) skip();
    for (unsigned i = 0; i < OPERATIONS; i++)
        assert_true(vivante_vector_of(operations[i].plain) != operations[i].plain);
    assert_true(vivante_vector_of(vivante_do_frc) == vivante_do_frc);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_special_values),
        cmocka_unit_test(test_random_values),
        cmocka_unit_test(test_the_host_is_used),
    };
    return cmocka_run_group_tests_name("vivante_vector", tests, NULL, NULL);
}
