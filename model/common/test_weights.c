/* Profiles: what they set, and each error. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "isa.h"
#include "random.h"
#include "weights.h"

/* An ISA of two rows. */
static const struct common_form forms[] = {{.name = "one word", .words = 1}};
static const struct common_op ops[] = {
    {.name = "NONE"}, {.name = "ADD"}, {.name = "LD", .memory = COMMON_LOAD}};
static const char *const units[] = {"alu"};
static const struct common_row rows[] = {
    {.name = "ADD_A", .text = "add", .op = 1, .match = {0}, .mask = {1}},
    {.name = "LD_A", .text = "ld", .op = 2, .match = {1}, .mask = {1}},
};
static struct common_cache cache;
static const struct common_encoding encoding = {.name = "small",
                                                .words = 1,
                                                .pattern_words = 1,
                                                .form = forms,
                                                .forms = 1,
                                                .row = rows,
                                                .rows = 2,
                                                .op = ops,
                                                .ops = 3,
                                                .unit = units,
                                                .units = 1,
                                                .cache = &cache};
static const struct common_statement statements[] = {{"jump", 10, 0, NULL}, {.name = NULL}};
static const struct common_random hooks = {.statements = statements};
static const struct common_isa isa = {.name = "small", .encoding = &encoding, .random = &hooks};

static struct common_weights weights;

static int setup(void **state)
{
    (void)state;
    return common_weights_begin(&weights, &isa);
}

static int teardown(void **state)
{
    (void)state;
    common_weights_free(&weights);
    return 0;
}

static uint32_t percent(const char *name)
{
    const struct common_weight *weight = common_weights_find(&weights, name, strlen(name));
    assert_non_null(weight);
    return weight->percent;
}

static int read_text(const char *text, struct common_error *err)
{
    *err = (struct common_error){""};
    return common_weights_read(&weights, "p", text, err);
}

static void test_everything_has_a_name(void **state)
{
    static const char *const names[] = {
        "length",  "reuse", "corners",     "plain",    "traps",         "odd",   "illegal",
        "hostile", "jump",  "memory.load", "unit.alu", "form.one_word", "op.LD", "row.ADD_A"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_int_equal(percent(names[i]), 100);
    assert_null(common_weights_find(&weights, "jum", 3));
}

static void test_profile_sets_weights(void **state)
{
    struct common_error err;
    (void)state;
    assert_int_equal(read_text("# twice as many\njump 200 # jumps\n\n?branch 5\nrow.LD_A 0", &err),
                     0);
    assert_int_equal(percent("jump"), 200);
    assert_int_equal(percent("row.LD_A"), 0);
    assert_int_equal(percent("reuse"), 100);
}

static void refused(const char *text, const char *message)
{
    struct common_error err;
    assert_int_equal(read_text(text, &err), -1);
    assert_string_equal(err.text, message);
}

static void test_bad_lines_are_named(void **state)
{
    (void)state;
    refused("jump 1\nbranch 5\n",
            "p:2:1: error: unknown weight 'branch'; 'warpstep random --isa NAME --weights' lists "
            "all; ? before a name passes over it where an ISA does not have it");
    refused("jump 10001",
            "p:1:6: error: out of range: '10001'; a number from 0 to 10000 is allowed");
    refused("?branch 10001",
            "p:1:9: error: out of range: '10001'; a number from 0 to 10000 is allowed");
    refused("jump", "p:1:5: error: found the end of the line; a number from 0 to 10000 is allowed");
    refused("jump 1 2", "p:1:8: error: found '2'; the end of the line is allowed here");
    refused("7 7", "p:1:1: error: found '7'; NAME PERCENT is needed");
}

static void test_rows_weigh_the_product(void **state)
{
    struct common_error err;
    (void)state;
    uint32_t add = common_weights_row(&weights, &isa, 0, 100),
             ld = common_weights_row(&weights, &isa, 1, 100);
    assert_int_equal(add, ld);
    assert_int_equal(read_text("memory.load 300\nop.LD 200\nunit.alu 50\nrow.ADD_A 10", &err), 0);
    assert_int_equal(common_weights_row(&weights, &isa, 1, 100), 3 * ld);
    assert_int_equal(common_weights_row(&weights, &isa, 0, 100), add / 20);
    assert_int_equal(common_weights_row(&weights, &isa, 0, 0), 0);
}

static void test_multiplying_keeps_the_limits(void **state)
{
    struct common_weight weight = {"x", 100};
    (void)state;
    common_weight_multiply(&weight, 250);
    assert_int_equal(weight.percent, 250);
    common_weight_multiply(&weight, 100000);
    assert_int_equal(weight.percent, COMMON_WEIGHT_MOST);
    weight.percent = 1;
    common_weight_multiply(&weight, 10);
    assert_int_equal(weight.percent, 1);
    common_weight_multiply(&weight, 0);
    assert_int_equal(weight.percent, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_everything_has_a_name, setup, teardown),
        cmocka_unit_test_setup_teardown(test_profile_sets_weights, setup, teardown),
        cmocka_unit_test_setup_teardown(test_bad_lines_are_named, setup, teardown),
        cmocka_unit_test_setup_teardown(test_rows_weigh_the_product, setup, teardown),
        cmocka_unit_test(test_multiplying_keeps_the_limits),
    };
    return cmocka_run_group_tests_name("weights", tests, NULL, NULL);
}
