/* The programs of programs/sgx543 on the model: what they expect must come out. */
#include "test_bench.h"

#include "../common/needs.h"
#include "../common/random.h"
#include "../common/test_listing.h"

static void check_end(const struct bench *b, const char *path)
{
    for (size_t i = 0; i < b->program.expects; i++) {
        const struct common_segment *s = &b->program.expect[i];
        size_t size;
        const uint8_t *byte = sgx543_space_bytes(b->model, s->space, s->bank, &size);
        assert_true(s->count > 0);
        for (size_t k = 0; k < s->count; k++) {
            uint32_t word = 0;
            if (s->addr + 4 * k + 4 <= size) memcpy(&word, byte + s->addr + 4 * k, 4);
            if (word != s->word[k])
                fail_msg("%s:%u: word %zu is 0x%08x, not 0x%08x", path, s->line, k, (unsigned)word,
                         (unsigned)s->word[k]);
        }
    }
    uint32_t trap = b->program.expect_trap ? b->program.trap : 0;
    if (b->trap != trap)
        fail_msg("%s: trap 0x%x, not 0x%x", path, (unsigned)b->trap, (unsigned)trap);
}

static void check_file(const char *path)
{
    struct common_error err = {{0}};
    struct bench b;
    char *text = common_file_read(path, NULL, &err);
    if (!text) fail_msg("%s", err.text);
    bench_both_file(&b, path, text);
    assert_true(b.program.expects > 0);
    check_end(&b, path);
    bench_close(&b);
    free(text);
}

static void test_programs_keep_what_they_expect(void **state)
{
    glob_t found;
    (void)state;
    assert_int_equal(glob("programs/sgx543/*/*.s", 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) check_file(found.gl_pathv[i]);
    globfree(&found);
}

static void test_programs_are_text_again(void **state)
{
    (void)state;
    test_listing_sources(&sgx543_isa, "programs/sgx543/*/*.s");
}

static void test_random_programs_are_text_again(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 20; i++) {
        struct common_program p;
        struct common_error err = {{0}};
        const struct common_random_order order = {.isa = &sgx543_isa, .type = i % 2, .seed = i};
        char *text = common_random_make(&order, &err);
        assert_non_null(text);
        if (sgx543_assemble("random.s", text, &p, &err)) fail_msg("%s", err.text);
        test_listing_program(&sgx543_isa, &p);
        common_program_free(&p);
        free(text);
    }
}

static void test_odd_things_are_text_again(void **state)
{
    static const char source[] =
        ".instances 3\n.pa 2\n.o 1\n.outputs sa 3 2\n.globalsize 64\n.start 1\n.end 5\n"
        ".secondary 2 5\n.input 1: 1 0 2\n.uniform 3: 0 9\n.uniform 127: 1\n.answer 2: 7 8\n"
        ".answer 3:\n.global 4: 5\n.expect status 2: 3\n.expect output 1: 4 5\n.expect global 8: 1 "
        "2\n"
        ".expect trap ILLEGAL OOB\n"
        "phas.imm mode0 rate0 wait1 temps0 addr=last\np0 ba.savelink 0x40\nbr +3\n"
        ".word 0x003fffff 0xf8000000\nILLEGAL (sn) .word 0xd020000000000000\nlast: br +9";
    struct common_program p;
    struct common_error err = {{0}};
    (void)state;
    if (sgx543_assemble("odd.s", source, &p, &err)) fail_msg("%s", err.text);
    assert_int_equal(p.code[0] & SGX543_PC_MASK, 5);
    test_listing_program(&sgx543_isa, &p);
    char *text = sgx543_source_text(&p);
    assert_non_null(text);
    static const char *const lines[] = {".start L1\n",
                                        ".end L5\n",
                                        ".secondary L2 L5\n",
                                        " addr=L5\n",
                                        "\nL5:\n",
                                        "    p0 ba.savelink 0x40\n",
                                        "    br L5\n",
                                        "    br +9\n",
                                        "    ILLEGAL (sn) .word 0xd020",
                                        ".uniform 4: 0x9\n",
                                        ".answer 0:\n",
                                        ".answer 2: 0x7 0x8\n",
                                        ".answer 3:\n",
                                        ".expect status 2: 0x3\n",
                                        ".expect output 1: 0x4 0x5\n"};
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (!strstr(text, lines[i])) fail_msg("no '%s' in\n%s", lines[i], text);
    free(text);
    common_program_free(&p);
    if (sgx543_assemble("off.s", ".end 0\nnop", &p, &err)) fail_msg("%s", err.text);
    test_listing_program(&sgx543_isa, &p);
    common_program_free(&p);
}

static void test_its_code_is_what_a_program_needs(void **state)
{
    struct common_parameter code = {"IMEM_INSTR", 16};
    const struct common_machine machine = {&code, 1};
    struct common_program program = {.code_words = 17 * SGX543_WORDS};
    struct common_need need;
    char text[80];
    (void)state;

    assert_true(common_program_lacks(&program, sgx543_isa.parts, &machine, &need));
    common_need_text(&need, &machine, text, sizeof text);
    assert_string_equal(text, "needs instructions 17; this one has 16");
    code.value = 17;
    assert_false(common_program_lacks(&program, sgx543_isa.parts, &machine, &need));
    /* no build has room: no need, an error */
    program.code_words = (SGX543_MAX_CODE + 1) * SGX543_WORDS;
    assert_false(common_program_lacks(&program, sgx543_isa.parts, &machine, &need));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_programs_keep_what_they_expect),
                                       cmocka_unit_test(test_programs_are_text_again),
                                       cmocka_unit_test(test_random_programs_are_text_again),
                                       cmocka_unit_test(test_odd_things_are_text_again),
                                       cmocka_unit_test(test_its_code_is_what_a_program_needs)};
    return cmocka_run_group_tests_name("sgx543_programs", tests, NULL, NULL);
}
