/* Program image, memory and error message: small, but everything uses them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "isa.h"
#include "isa_call.h"
#include "memory.h"
#include "program.h"

static void test_program_init_copies_the_default_launch(void **state)
{
    (void)state;
    struct common_program program;
    uint32_t launch[2] = {7, 8};
    assert_int_equal(common_program_init(&program, "a.s", launch, sizeof launch), 0);
    launch[1] = 9;
    assert_string_equal(program.name, "a.s");
    assert_int_equal(program.launch_bytes, 8);
    assert_int_equal(((uint32_t *)program.launch)[0], 7);
    assert_int_equal(((uint32_t *)program.launch)[1], 8);
    assert_int_equal(program.chip, 0);
    assert_int_equal(program.code_words + program.inits + program.expects, 0);
    common_program_free(&program);
}

/* A plain processor starts at reset, without a launch. */
static void test_program_may_have_no_launch(void **state)
{
    (void)state;
    struct common_program program;
    assert_int_equal(common_program_init(&program, "a.s", NULL, 0), 0);
    assert_int_equal(program.launch_bytes, 0);
    common_program_free(&program);
    assert_null(program.launch);
}

static const struct common_parameter parameters[] = {{"WARPS", 8}, {"FP64", 0}};
static const struct common_machine machine = {parameters, 2}, none = {NULL, 0};

static void test_machine_says_its_parameters(void **state)
{
    (void)state;
    char text[32];
    assert_int_equal(common_machine_value(&machine, "WARPS", 1), 8);
    assert_int_equal(common_machine_value(&machine, "FP64", 1), 0);
    assert_int_equal(common_machine_value(&machine, "LANES", 4), 4);
    assert_int_equal(common_machine_value(&none, "WARPS", 3), 3);
    common_machine_text(&machine, text, sizeof text);
    assert_string_equal(text, "WARPS 8, FP64 0");
    common_machine_text(&none, text, sizeof text);
    assert_string_equal(text, "no parameters");
    common_machine_text(&machine, text, 8); /* as much as there is room for */
    assert_string_equal(text, "WARPS 8");
}

static void test_machine_has_known_parameters_once(void **state)
{
    (void)state;
    static const char *const both[] = {"FP64", "WARPS", NULL}, *const one[] = {"WARPS", NULL};
    const struct common_parameter twice[] = {{"WARPS", 8}, {"WARPS", 8}};
    const struct common_machine odd = {twice, 2};
    struct common_error err = {""};
    assert_int_equal(common_machine_check(&machine, "x", both, &err), 0);
    assert_int_equal(common_machine_check(&none, "x", one, &err), 0);
    assert_int_equal(common_machine_check(&machine, "x", one, &err), -1);
    assert_string_equal(err.text, "x: error: the machine has a parameter FP64, which is unknown");
    err.text[0] = '\0';
    assert_int_equal(common_machine_check(&odd, "x", one, &err), -1);
    assert_string_equal(err.text, "x: error: the machine has the parameter WARPS twice");
}

static void test_isa_without_warps_has_one(void **state)
{
    (void)state;
    static const struct common_isa plain = {.name = "plain"};
    assert_int_equal(common_isa_warps(&plain, &machine), 1);
}

static void test_program_copies_segments_and_code(void **state)
{
    (void)state;
    struct common_program program;
    struct common_error err = {""};
    uint32_t word[3] = {1, 2, 3};
    unsigned line[3] = {7, 8, 9};
    assert_int_equal(common_program_init(&program, "a.s", NULL, 0), 0);
    assert_int_equal(common_program_add(&program, false, 3, 5, 0x40, word, 3, 11, &err), 0);
    assert_int_equal(common_program_add(&program, false, 0, 0, 0x80, word, 0, 12, &err), 0);
    assert_int_equal(common_program_add(&program, true, 0, 0, 0xc0, word, 1, 13, &err), 0);
    assert_int_equal(common_program_set_code(&program, word, line, 3, &err), 0);
    word[0] = 99;
    line[0] = 99;
    assert_int_equal(program.inits, 2);
    assert_int_equal(program.init[0].space, 3);
    assert_int_equal(program.init[0].bank, 5);
    assert_int_equal(program.init[0].addr, 0x40);
    assert_int_equal(program.init[0].count, 3);
    assert_int_equal(program.init[0].word[0], 1);
    assert_int_equal(program.init[0].line, 11);
    assert_int_equal(program.init[1].count, 0);
    assert_int_equal(program.expects, 1);
    assert_int_equal(program.expect[0].addr, 0xc0);
    assert_int_equal(program.code[0], 1);
    assert_int_equal(program.line[0], 7);
    common_program_free(&program);
}

static void test_program_set_code_replaces_code_and_lines(void **state)
{
    (void)state;
    struct common_program program;
    struct common_error err = {""};
    const uint32_t word[2] = {1, 2};
    const unsigned line[2] = {3, 4};
    assert_int_equal(common_program_init(&program, "a.s", NULL, 0), 0);
    assert_int_equal(common_program_set_code(&program, word, line, 2, &err), 0);
    assert_int_equal(common_program_set_code(&program, word + 1, NULL, 1, &err), 0);
    assert_int_equal(program.code_words, 1);
    assert_int_equal(program.code[0], 2);
    assert_null(program.line);
    common_program_free(&program);
}

static void test_program_says_the_source_line(void **state)
{
    (void)state;
    struct common_program program;
    const uint32_t code[3] = {1, 2, 3};
    const unsigned line[3] = {7, 0, 9};
    char text[40], tiny[5];
    assert_int_equal(common_program_init(&program, "dir/a.s", NULL, 0), 0);
    assert_int_equal(common_program_source(&program, 0, text, sizeof text), 0); /* no code */
    assert_int_equal(common_program_set_code(&program, code, line, 3, NULL), 0);
    assert_int_equal(common_program_source(&program, 2, text, sizeof text), 9);
    assert_string_equal(text, "a.s:9");
    assert_int_equal(common_program_source(&program, 2, tiny, sizeof tiny), 9);
    assert_string_equal(tiny, "a.s:");
    assert_int_equal(common_program_source(&program, 1, text, sizeof text), 0); /* of no line */
    assert_string_equal(text, "");
    assert_int_equal(common_program_source(&program, 3, text, sizeof text), 0); /* after it */
    assert_int_equal(common_program_source(&program, UINT64_MAX, text, sizeof text), 0);
    program.words = true; /* lines of a file of words */
    assert_int_equal(common_program_source(&program, 2, text, sizeof text), 0);
    common_program_free(&program);
}

static void test_program_free_is_harmless_twice_and_on_a_zeroed_one(void **state)
{
    (void)state;
    struct common_program program;
    memset(&program, 0, sizeof program);
    common_program_free(&program);
    assert_int_equal(common_program_init(&program, "a.s", NULL, 0), 0);
    common_program_free(&program);
    common_program_free(&program);
    assert_null(program.name);
}

static void test_program_fills_a_memory_or_says_what_is_beyond(void **state)
{
    (void)state;
    static const uint32_t words[2] = {11, 12};
    struct common_program program;
    struct common_error err = {""};
    uint32_t memory[4] = {1, 2, 3, 4};

    assert_int_equal(common_program_init(&program, "p.s", NULL, 0), 0);
    assert_int_equal(common_program_extent(&program, 1), 0);
    assert_int_equal(common_program_add(&program, false, 1, 0, 4, words, 2, 0, &err), 0);
    assert_int_equal(common_program_add(&program, false, 2, 0, 0, words, 1, 0, &err), 0);
    assert_int_equal(common_program_add(&program, true, 1, 0, 16, words, 2, 0, &err), 0);
    assert_int_equal(common_program_extent(&program, 1), 24);
    assert_int_equal(common_program_fill(&program, 1, "global", memory, 12, &err), 0);
    assert_int_equal(memory[0], 1);
    assert_int_equal(memory[1], 11);
    assert_int_equal(memory[2], 12);
    assert_int_equal(memory[3], 4);
    assert_int_equal(common_program_fill(&program, 1, "global", memory, 8, &err), -1);
    assert_string_equal(err.text,
                        "p.s: error: contents of space global at 0x4 of 2 words; it has 0x8 bytes");
    common_program_free(&program);
}

static void test_memory_is_zero_and_little_endian(void **state)
{
    (void)state;
    struct common_memory memory;
    assert_int_equal(common_memory_init(&memory, 8), 0);
    assert_int_equal(common_memory_read(&memory, 4), 0);
    common_memory_write(&memory, 4, 0xf, 0x04030201);
    assert_int_equal(memory.byte[4], 1);
    assert_int_equal(memory.byte[7], 4);
    assert_int_equal(common_memory_read(&memory, 7),
                     0x04030201); /* low bits of the address do not count */
    common_memory_free(&memory);
}

static void test_memory_writes_only_enabled_bytes_and_nothing_outside(void **state)
{
    (void)state;
    struct common_memory memory;
    assert_int_equal(common_memory_init(&memory, 8), 0);
    common_memory_write(&memory, 0, 0xf, 0xaabbccdd);
    common_memory_write(&memory, 0, 0x5, 0x11223344);
    assert_int_equal(common_memory_read(&memory, 0), 0xaa22cc44);
    common_memory_write(&memory, 8, 0xf, 0xffffffff);
    common_memory_write(&memory, 0xfffffffc, 0xf, 0xffffffff);
    assert_int_equal(common_memory_read(&memory, 4), 0);
    assert_int_equal(common_memory_read(&memory, 8), 0);
    common_memory_free(&memory);
    assert_int_equal(common_memory_init(&memory, 0), 0);
    assert_int_equal(common_memory_read(&memory, 0), 0);
    common_memory_free(&memory);
    common_memory_free(&memory);
}

static void test_error_keeps_the_first_message_and_cuts_a_long_one(void **state)
{
    (void)state;
    struct common_error err = {""};
    char big[1000];
    memset(big, 'x', sizeof big - 1);
    big[sizeof big - 1] = '\0';
    assert_int_equal(common_fail(&err, "%s:%d", "a", 1), -1);
    assert_int_equal(common_fail(&err, "second"), -1);
    assert_string_equal(err.text, "a:1");
    assert_int_equal(common_fail(NULL, "no place for it"), -1);
    err.text[0] = '\0';
    common_fail(&err, "%s", big);
    assert_int_equal(strlen(err.text), 511);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_program_init_copies_the_default_launch),
        cmocka_unit_test(test_program_may_have_no_launch),
        cmocka_unit_test(test_machine_says_its_parameters),
        cmocka_unit_test(test_machine_has_known_parameters_once),
        cmocka_unit_test(test_isa_without_warps_has_one),
        cmocka_unit_test(test_program_copies_segments_and_code),
        cmocka_unit_test(test_program_set_code_replaces_code_and_lines),
        cmocka_unit_test(test_program_says_the_source_line),
        cmocka_unit_test(test_program_free_is_harmless_twice_and_on_a_zeroed_one),
        cmocka_unit_test(test_program_fills_a_memory_or_says_what_is_beyond),
        cmocka_unit_test(test_memory_is_zero_and_little_endian),
        cmocka_unit_test(test_memory_writes_only_enabled_bytes_and_nothing_outside),
        cmocka_unit_test(test_error_keeps_the_first_message_and_cuts_a_long_one),
    };
    return cmocka_run_group_tests_name("common_program", tests, NULL, NULL);
}
