/* Which results an instruction cannot leave, sheet 3.10, 3.11 and 4.1: they are no holes of
 * coverage. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/fields.h"
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

/* 1.0 is a corner of its own, and no other number. */
static void test_one_is_no_other_number(void **state)
{
    (void)state;
    static const uint32_t number[] = {0x3f800000, 0xbf800000, 0x40000000};
    for (unsigned i = 0; i < 3; i++) {
        unsigned count = 0;
        for (const struct common_corner *c = tesla_cover.corner[TESLA_FILE_GPR]; c->name; c++)
            count += common_corner_has(c, number[i]);
        assert_int_equal(count, 1);
    }
}

/* prebrk only says where lanes will go that break. */
static void test_a_break_target_is_no_loop(void **state)
{
    (void)state;
    unsigned row = 0;
    while (tesla_rows[row].op != TESLA_OP_PREBRK) row++;
    assert_int_equal(common_op(&tesla_encoding, row)->flow, COMMON_SCOPE);
}

static uint32_t seen[16]; /* points of one group, a bit each */

static void note(void *context, unsigned group, unsigned point)
{
    (void)context;
    assert_int_equal(group, TESLA_COVER_DOUBLE);
    assert_true(point < tesla_cover_doubles(NULL));
    seen[point / 32] |= 1u << point % 32;
}

/* How many points are hit, of which this is one. */
static unsigned doubles_with(const char *text)
{
    unsigned count = 0;
    bool found = false;
    for (unsigned point = 0; point < tesla_cover_doubles(NULL); point++) {
        char own[80];
        if (!(seen[point / 32] >> point % 32 & 1)) continue;
        tesla_cover_double_text(NULL, point, own, sizeof own);
        found |= strcmp(own, text) == 0;
        count++;
    }
    if (!found) fail_msg("not hit: %s", text);
    return count;
}

/* dadd d$r4 d$r0 d$r2 of three lanes, of which two are active. */
static void test_doubles_of_active_lanes_are_told_apart(void **state)
{
    static uint32_t row[TESLA_GPRS][TESLA_WARP_LANES];
    static const uint32_t *before[TESLA_GPRS];
    static struct tesla_warp warp;
    const uint32_t first_of_file[TESLA_FILES] = {[TESLA_FILE_GPR] = 0};
    const struct common_hits hits = {NULL, note};
    struct tesla_model *model = calloc(1, sizeof *model);
    struct common_step *step = calloc(1, sizeof *step);
    const struct common_covered covered = {.model = model,
                                           .step = step,
                                           .before = before,
                                           .first_of_file = first_of_file,
                                           .hits = &hits};
    struct tesla_insn insn = {.op = TESLA_OP_DADD, .nsrc = 2};
    (void)state;
    assert_non_null(model);
    assert_non_null(step);
    model->warp = &warp;
    for (unsigned i = 0; i < TESLA_GPRS; i++) before[i] = row[i];
    insn.dst = (struct tesla_operand){.kind = TESLA_KIND_PAIR, .reg = 4};
    insn.src[0] = (struct tesla_operand){.kind = TESLA_KIND_PAIR, .reg = 0};
    insn.src[1] = (struct tesla_operand){.kind = TESLA_KIND_PAIR, .reg = 2};
    row[1][0] = 0x3ff00000;                          /* 1.0 */
    row[1][1] = 0x80000000;                          /* -0 */
    row[1][2] = 0x7ff00000;                          /* of a lane that is not active */
    row[2][0] = 1, row[3][0] = 0x7ff00000;           /* a signalling NaN */
    row[2][1] = 1, row[3][1] = 0x80100000;           /* just above the least normal */
    warp.gpr[4][0] = 1, warp.gpr[5][0] = 0x7ff80000; /* quiet */
    warp.gpr[5][1] = 0xffefffff, warp.gpr[4][1] = 0xffffffff;
    tesla_cover_double(&covered, &insn, 3);
    doubles_with("dadd: source 1: +1.0");
    doubles_with("dadd: source 1: -0");
    doubles_with("dadd: source 2: +signalling NaN");
    doubles_with("dadd: source 2: -a number below 1");
    doubles_with("dadd: result: +quiet NaN");
    assert_int_equal(doubles_with("dadd: result: -the greatest finite"), 6);
    free(model);
    free(step);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_float_results_are_never_denormal),
        cmocka_unit_test(test_float_results_have_one_nan),
        cmocka_unit_test(test_comparisons_leave_all_bits_or_none),
        cmocka_unit_test(test_other_results_and_flags_can_be_anything),
        cmocka_unit_test(test_one_is_no_other_number),
        cmocka_unit_test(test_a_break_target_is_no_loop),
        cmocka_unit_test(test_doubles_of_active_lanes_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
