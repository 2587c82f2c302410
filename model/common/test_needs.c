/* .needs, .tags and .then: what they accept, what they refuse and where, and what a machine
 * lacks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "needs.h"

static uint32_t has_unit(const struct common_machine *machine)
{
    return common_machine_value(machine, "UNIT", 1);
}

static uint32_t has_depth(const struct common_machine *machine)
{
    return common_machine_value(machine, "DEPTH", 0);
}

static uint32_t has_warps(const struct common_machine *machine)
{
    return common_machine_value(machine, "WARPS", 0);
}

static uint32_t wants_warps(const struct common_program *program)
{
    return (uint32_t)program->code_words;
}

static const struct common_part parts[] = {
    {.name = "unit", .has = has_unit},
    {.name = "depth", .least = 1, .most = 64, .has = has_depth},
    {.name = "warps", .least = 1, .most = 8, .has = has_warps, .wants = wants_warps},
    {.name = NULL},
};
static const struct common_parameter parameters[] = {{"WARPS", 4}, {"DEPTH", 32}};
static const struct common_machine machine = {parameters, 2};
static const struct common_syntax syntax = {.blank = " \t,", .comment = {"//"}, .brackets = true};

struct reading {
    struct common_program program;
    struct common_error err;
    int status;
};

static void read_line(struct reading *r, const char *line, bool needs)
{
    memset(r, 0, sizeof *r);
    assert_int_equal(common_program_init(&r->program, "t.s", NULL, 0), 0);
    struct common_text text = common_text_begin("t.s", line, &syntax, &r->err);
    r->status =
        needs ? common_needs_read(&text, parts, &r->program) : common_tags_read(&text, &r->program);
    if (r->status == 0) assert_true(common_text_at_end(&text));
    assert_ptr_equal(text.syntax, &syntax);
}

static void refuse(const char *line, bool needs, const char *message)
{
    struct reading r;
    read_line(&r, line, needs);
    assert_int_equal(r.status, -1);
    assert_string_equal(r.err.text, message);
    common_program_free(&r.program);
}

/* The sentence about what is missing; "" if nothing is. */
static void lack(const char *line, const struct common_machine *m, const char *sentence)
{
    struct reading r;
    struct common_need need;
    char text[80] = "";
    read_line(&r, line, true);
    assert_int_equal(r.status, 0);
    if (common_program_lacks(&r.program, parts, m, &need))
        common_need_text(&need, m, text, sizeof text);
    assert_string_equal(text, sentence);
    common_program_free(&r.program);
}

static void test_needs_are_read_with_and_without_a_value(void **state)
{
    (void)state;
    struct reading r;
    read_line(&r, "unit depth = 0x20, warps 4 // all", true);
    assert_int_equal(r.status, 0);
    assert_int_equal(r.program.needs, 3);
    assert_ptr_equal(r.program.need[0].part, &parts[0]);
    assert_true(r.program.need[1].exact);
    assert_int_equal(r.program.need[1].value, 32);
    assert_false(r.program.need[2].exact);
    assert_int_equal(r.program.need[2].value, 4);
    assert_int_equal(r.program.need[2].line, 1);
    common_program_free(&r.program);
}

static void test_needs_go_on_over_a_continued_line(void **state)
{
    (void)state;
    struct reading r;
    read_line(&r, "unit \\\n  depth=3", true);
    assert_int_equal(r.status, 0);
    assert_int_equal(r.program.need[1].line, 2);
    assert_true(r.program.need[1].exact);
    common_program_free(&r.program);
}

static void test_needs_refuse_what_is_no_part(void **state)
{
    (void)state;
    refuse("unit dept 3", true,
           "t.s:1:6: error: need 'dept'; unit, depth NUMBER, warps NUMBER is allowed here");
    refuse("", true,
           "t.s:1:1: error: found the end of the line; unit, depth NUMBER, warps NUMBER is "
           "allowed here");
    refuse("unit = 1", true,
           "t.s:1:6: error: need '='; unit, depth NUMBER, warps NUMBER is allowed here");
    refuse("depth 3 depth 4", true, "t.s:1:9: error: second 'depth'; one is allowed");
}

static void test_needs_refuse_wrong_values(void **state)
{
    (void)state;
    refuse("depth", true,
           "t.s:1:6: error: found the end of the line; a number from 1 to 64 is allowed");
    refuse("depth = unit", true, "t.s:1:9: error: found 'unit'; a number from 1 to 64 is allowed");
    refuse("depth 65", true,
           "t.s:1:7: error: out of range: '65'; a number from 1 to 64 is allowed");
    refuse("depth 0", true, "t.s:1:7: error: out of range: '0'; a number from 1 to 64 is allowed");
}

static void test_lacks_compares_parts_and_sizes(void **state)
{
    (void)state;
    const struct common_parameter without[] = {{"WARPS", 4}, {"DEPTH", 32}, {"UNIT", 0}};
    const struct common_machine poor = {without, 3};
    lack("unit", &machine, "");
    lack("unit", &poor, "needs unit");
    lack("depth 32", &machine, "");
    lack("depth 33", &machine, "needs depth 33; this one has 32");
    lack("depth 31", &machine, "");
    lack("depth = 32", &machine, "");
    lack("depth = 31", &machine, "needs depth = 31; this one has 32");
    lack("warps 4 depth 33 unit", &poor, "needs depth 33; this one has 32");
}

static void test_lacks_asks_what_the_program_itself_wants(void **state)
{
    (void)state;
    struct common_program program;
    struct common_need need;
    struct common_error err = {""};
    const uint32_t word[5] = {0};
    assert_int_equal(common_program_init(&program, "t.s", NULL, 0), 0);
    assert_int_equal(common_program_set_code(&program, word, NULL, 4, &err), 0);
    assert_false(common_program_lacks(&program, parts, &machine, &need));
    assert_int_equal(common_program_set_code(&program, word, NULL, 5, &err), 0);
    assert_true(common_program_lacks(&program, parts, &machine, &need));
    assert_ptr_equal(need.part, &parts[2]);
    assert_int_equal(need.value, 5);
    assert_false(common_program_lacks(&program, NULL, &machine, &need)); /* an ISA without parts */
    common_program_free(&program);
}

static void test_tags_are_bits(void **state)
{
    (void)state;
    struct reading r;
    read_line(&r, "long", false);
    assert_int_equal(common_program_tags(&r.program), COMMON_TAG_LONG);
    common_program_free(&r.program);
    read_line(&r, "short seeds", false);
    assert_int_equal(r.status, 0);
    assert_int_equal(common_program_tags(&r.program), COMMON_TAG_SHORT | COMMON_TAG_SEEDS);
    r.program.expect_trap = true;
    assert_int_equal(common_program_tags(&r.program),
                     COMMON_TAG_SHORT | COMMON_TAG_SEEDS | COMMON_TAG_TRAP);
    common_program_free(&r.program);
}

static void test_tags_are_a_closed_list(void **state)
{
    (void)state;
    refuse("short slow", false,
           "t.s:1:7: error: tag 'slow'; short, nobench, seeds or long is allowed here");
    refuse("trap", false,
           "t.s:1:1: error: tag 'trap'; .expect trap says it; short, nobench, seeds or long is "
           "allowed here");
    refuse("seeds seeds", false, "t.s:1:7: error: second 'seeds'; one is allowed");
    refuse(
        " ", false,
        "t.s:1:1: error: found the end of the line; short, nobench, seeds or long is allowed here");
    assert_int_equal(common_tag_parse("nobench", 7), COMMON_TAG_NOBENCH);
    assert_int_equal(common_tag_parse("nobench", 6), 0);
}

static void read_then(const char *source, struct common_program *program, struct common_error *err)
{
    assert_int_equal(common_program_init(program, "dir/t.s", NULL, 0), 0);
    struct common_text text = common_text_begin("dir/t.s", source, &syntax, err);
    if (common_then_read(&text, program) == 0) common_text_end_line(&text);
}

static void test_then_is_a_path_beside_the_source(void **state)
{
    (void)state;
    struct common_program program;
    struct common_error err = {""};
    read_then("\"other/b.s\"", &program, &err);
    assert_string_equal(err.text, "");
    assert_string_equal(program.then, "dir/other/b.s");
    assert_int_equal(program.then_line, 1);
    assert_null(program.next); /* the command reads it */
    common_program_free(&program);
}

static void test_then_is_one_path(void **state)
{
    (void)state;
    struct common_program program;
    struct common_error err = {""};
    read_then("b.s", &program, &err);
    assert_string_not_equal(err.text, "");
    common_program_free(&program);
    err.text[0] = 0;
    read_then("\"b.s\" \"c.s\"", &program, &err);
    assert_string_not_equal(err.text, "");
    common_program_free(&program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_needs_are_read_with_and_without_a_value),
        cmocka_unit_test(test_needs_go_on_over_a_continued_line),
        cmocka_unit_test(test_needs_refuse_what_is_no_part),
        cmocka_unit_test(test_needs_refuse_wrong_values),
        cmocka_unit_test(test_lacks_compares_parts_and_sizes),
        cmocka_unit_test(test_lacks_asks_what_the_program_itself_wants),
        cmocka_unit_test(test_tags_are_bits),
        cmocka_unit_test(test_tags_are_a_closed_list),
        cmocka_unit_test(test_then_is_a_path_beside_the_source),
        cmocka_unit_test(test_then_is_one_path),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
