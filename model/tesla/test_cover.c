/* Which results an instruction cannot leave, sheet 3.10, 3.11 and 4.1: they are no holes of coverage. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "cover.h"
#include "fields.h"
#include "isa.h"
#include "tables.h"

/* Of the first row of an operation. */
static bool cannot(unsigned op, unsigned file, const char *name)
{
    unsigned row = 0;
    while (tesla_rows[row].op != op) row++;
    const struct common_corner *corner = tesla_cover.corner[file];
    for (; corner->name != NULL; corner++)
        if (strcmp(corner->name, name) == 0) return tesla_cover.cannot(row, file, corner);
    fail_msg("no corner '%s'", name);
    return false;
}

static void test_float_results_are_never_denormal(void **state)
{
    (void)state;
    static const unsigned file[] = {TESLA_FILE_GPR, TESLA_FILE_OUT};
    for (unsigned i = 0; i < 2; i++) {
        assert_true(cannot(TESLA_OP_FADD, file[i], "subnormal"));
        assert_true(cannot(TESLA_OP_FMUL, file[i], "1"));
        assert_false(cannot(TESLA_OP_FMAD, file[i], "the least normal"));
        assert_false(cannot(TESLA_OP_RCP, file[i], "-0, the lowest number"));
    }
}

static void test_float_results_have_one_nan(void **state)
{
    (void)state;
    assert_true(cannot(TESLA_OP_FMAX, TESLA_FILE_GPR, "signalling NaN"));
    assert_true(cannot(TESLA_OP_SIN, TESLA_FILE_GPR, "-1, all bits"));
    assert_false(cannot(TESLA_OP_FADD, TESLA_FILE_GPR, "quiet NaN"));
    assert_false(cannot(TESLA_OP_FADD, TESLA_FILE_GPR, "the highest number"));
}

static void test_comparisons_leave_all_bits_or_none(void **state)
{
    (void)state;
    assert_false(cannot(TESLA_OP_FSET, TESLA_FILE_GPR, "+0"));
    assert_false(cannot(TESLA_OP_DSET, TESLA_FILE_GPR, "-1, all bits"));
    assert_true(cannot(TESLA_OP_FSET, TESLA_FILE_GPR, "+1.0"));
    assert_true(cannot(TESLA_OP_DSET, TESLA_FILE_GPR, "another number"));
}

static void test_other_results_and_flags_can_be_anything(void **state)
{
    (void)state;
    assert_false(cannot(TESLA_OP_MOV, TESLA_FILE_GPR, "subnormal"));
    assert_false(cannot(TESLA_OP_F2F, TESLA_FILE_GPR, "subnormal"));
    assert_false(cannot(TESLA_OP_FADD, TESLA_FILE_COND, "O"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_float_results_are_never_denormal),
        cmocka_unit_test(test_float_results_have_one_nan),
        cmocka_unit_test(test_comparisons_leave_all_bits_or_none),
        cmocka_unit_test(test_other_results_and_flags_can_be_anything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
