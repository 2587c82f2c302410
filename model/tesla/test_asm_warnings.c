/* Warnings of the assembler: code that can run past its last word, registers that are missing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "isa.h"

static void check(const char *source, const char *warnings)
{
    struct common_error err = {""};
    struct common_program program;
    tesla_assemble("t.s", source, &program, &err);
    assert_string_equal(err.text, "");
    if (warnings == NULL && program.warnings != NULL) fail_msg("%s: %s", source, program.warnings);
    if (warnings != NULL && program.warnings == NULL) fail_msg("%s: no warning", source);
    if (warnings != NULL) assert_string_equal(program.warnings, warnings);
    common_program_free(&program);
}

#define PAST(line)                                                                                 \
    "t.s:" #line ":1: warning: the code can run past its last word from here; exit, ret or a "     \
    "branch is missing\n"

static void test_code_that_runs_past_its_last_word(void **state)
{
    (void)state;
    check("nop", PAST(1));
    check("mov b32 $r1 $r2\nnop\n", PAST(2));
    check("exit nop", NULL);
    check("ret", NULL);
    check("(lg $c0) ret", PAST(1));
    check("here: bra here", NULL);
    check("bra over\nover: (e $c0) bra over", PAST(2));
    check("exit nop\nnop", NULL); /* the nop is never reached */
    check(".entry main\nexit nop\nmain: nop", PAST(3));
    check("call f\nexit nop\nf: ret", NULL);
    check("call f\nf: ret", NULL);
    check("call f\nexit nop\nf: nop", PAST(3));
    check("joinat there\n(e $c0) bra there\nnop\nthere: join nop\n", PAST(4));
    check("bra c1[0x0]", NULL); /* its target is unknown */
    check("trap", NULL);
    check("exit (e $c0) nop\nnop", NULL); /* exit has no predicate */
    check("bra over\n.word 0 0\nover: exit nop\n.word 1 2 3", NULL);
}

static void test_writes_to_registers_that_are_not_there(void **state)
{
    (void)state;
    check(".regs 4\nmov b32 $r3 $r9\nexit nop", NULL); /* reads are zeros, as compilers use them */
    check(
        ".regs 4\nmov b32 $r1 $r2\nmov b32 $r4 $r2\nmov b32 $r9 $r2\nexit nop",
        "t.s:3:1: warning: $r4 is written, and .regs 4 has registers up to $r3; what goes there is "
        "lost\n");
    check(
        "mov b16 $r16h $r2l\nexit nop",
        "t.s:1:1: warning: $r16 is written, and .regs 16 has registers up to $r15; what goes there "
        "is lost\n");
    check(
        ".regs 3\nld b64 $r2d g14[$r0]\nexit nop",
        "t.s:2:1: warning: $r3 is written, and .regs 3 has registers up to $r2; what goes there is "
        "lost\n");
    check("nop\nmov b32 $r20 $r2",
          PAST(2) "t.s:2:1: warning: $r20 is written, and .regs 16 has registers up to $r15; what "
                  "goes there is lost\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_code_that_runs_past_its_last_word),
        cmocka_unit_test(test_writes_to_registers_that_are_not_there),
    };
    return cmocka_run_group_tests_name("tesla_asm_warnings", tests, NULL, NULL);
}
