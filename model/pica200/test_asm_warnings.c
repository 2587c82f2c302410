/* Warnings of the assembler: code that can run past its last word, hazards of consoles (sheet
 * 6.2). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "test_source.h"

static void check(const char *source, const char *warnings)
{
    struct common_program program = make(source);
    if (warnings == NULL && program.warnings != NULL) fail_msg("%s: %s", source, program.warnings);
    if (warnings != NULL && program.warnings == NULL) fail_msg("%s: no warning", source);
    if (warnings != NULL) assert_string_equal(program.warnings, warnings);
    common_program_free(&program);
}

#define PAST(line)                                                                                 \
    "t.s:" #line ":1: warning: the code can run past its last word from here; end is missing\n"

/* A nop follows a call that ends a procedure: line 6 of one case. */
static void test_code_without_an_end(void **state)
{
    (void)state;
    check("mov o0, v0", PAST(1));
    check("mov o0, v0\nend", NULL);
    check(".proc main\nmov o0, v0\nend\n.end\n.proc f\nmov r0, v0\n.end", NULL);
    check(".proc f\nmov r0, v0\n.end\n.proc main\ncall f\nend\n.end\n.entry main", NULL);
    check(".proc f\nmov r0, v0\n.end\n.proc main\ncall f\n.end\n.entry main", PAST(6));
    check("ifu b0\nend\n.end\nnop", PAST(4));
    check("ifu b0\nnop\n.else\nend\n.end\nend", NULL);
    check("for i0\nmov r0, v0\n.end\nend", NULL);
    check("here: jmpu !b0, here", PAST(1));
    check("end\nnop", NULL);
}

static void test_two_inputs_in_one_instruction(void **state)
{
    (void)state;
    check(
        "add r0, v0, v1\nend",
        "t.s:1:1: warning: v0 and v1 are sources of one instruction, which gives wrong results on "
        "a console\n");
    check(
        "mad r0, v2, r1, v3\nend",
        "t.s:1:1: warning: v2 and v3 are sources of one instruction, which gives wrong results on "
        "a console\n");
    check("mad r0, v2, r1, v2\nend", NULL);
    check("add r0, v0, r1\nadd r0, c0, v1\nend", NULL);
}

static void test_two_mova_in_a_row(void **state)
{
    (void)state;
    check("mova a0.x, r0\nmova a0.y, r0\nend",
          "t.s:2:1: warning: a second mova in a row, which freezes a console\n");
    check("mova a0.x, r0\nnop\nmova a0.y, r0\nend", NULL);
    check("nop\nmova a0.xy, r0\nend", NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_code_without_an_end),
        cmocka_unit_test(test_two_inputs_in_one_instruction),
        cmocka_unit_test(test_two_mova_in_a_row),
    };
    return cmocka_run_group_tests_name("pica200_asm_warnings", tests, NULL, NULL);
}
