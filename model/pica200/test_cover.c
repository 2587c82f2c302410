/* Which results an instruction cannot leave, sheet 1.3 and 3.3: they are no holes of coverage. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/f24.h"
#include "../common/test_stride.h"
#include "cover.h"
#include "fields.h"
#include "pica200.h"

enum { NUMBERS = 1 << 24 };

static bool cannot(unsigned op, const struct common_corner *corner)
{
    unsigned row = 0;
    while (pica200_encoding.row[row].op != op) row++;
    bool of_r = pica200_cover.cannot(row, PICA200_FILE_R, corner);
    assert_int_equal(pica200_cover.cannot(row, PICA200_FILE_O, corner), of_r);
    return of_r;
}

static uint32_t litp_x(uint32_t a)
{
    return common_f24_max(a, 0);
}

static uint32_t litp_y(uint32_t a)
{
    return common_f24_max(common_f24_min(a, 0x45fffc), 0xc5fffc);
}

/* Of every operand: a result has a corner of its own, and just those corners that no result has are
 * impossible. */
static void check(unsigned op, uint32_t (*result)(uint32_t), uint32_t (*other)(uint32_t))
{
    const struct common_corner *corner = pica200_cover.corner[PICA200_FILE_R];
    const unsigned stride = test_stride();
    unsigned count[16] = {0};

    for (uint32_t a = 0; a < NUMBERS; a += stride)
        for (unsigned k = 0; k < (other ? 2u : 1u); k++) {
            uint32_t bits = k ? other(a) : result(a);
            unsigned found = 0;
            for (unsigned i = 0; corner[i].name; i++) {
                bool in = common_corner_has(&corner[i], bits);
                count[i] += in;
                found += in;
            }
            assert_int_equal(found, 1);
        }
    for (unsigned i = 0; corner[i].name; i++)
        if (cannot(op, &corner[i]) ? count[i] != 0 : stride == 1 && !count[i])
            fail_msg("%s: %s: %u results", pica200_encoding.op[op].name, corner[i].name, count[i]);
}

static void test_results_of_one_operand(void **state)
{
    (void)state;
    check(PICA200_OP_EX2, common_f24_ex2, NULL);
    check(PICA200_OP_FLR, common_f24_flr, NULL);
    check(PICA200_OP_LG2, common_f24_lg2, NULL);
    check(PICA200_OP_LITP, litp_x, litp_y);
    check(PICA200_OP_RCP, common_f24_rcp, NULL);
    check(PICA200_OP_RSQ, common_f24_rsq, NULL);
}

static bool cannot_be(unsigned op, const char *name)
{
    const struct common_corner *corner = pica200_cover.corner[PICA200_FILE_R];
    while (strcmp(corner->name, name) != 0) corner++;
    return cannot(op, corner);
}

static void test_results_of_others(void **state)
{
    (void)state;
    assert_true(cannot_be(PICA200_OP_SGE, "another positive number"));
    assert_false(cannot_be(PICA200_OP_SGE, "+1.0"));
    assert_true(cannot_be(PICA200_OP_MAD, "-0"));
    assert_false(cannot_be(PICA200_OP_MAD, "NaN"));
    assert_false(cannot_be(PICA200_OP_MOV, "subnormal"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_results_of_one_operand),
        cmocka_unit_test(test_results_of_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
