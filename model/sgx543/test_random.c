/* Random shaders: both ways of the model leave the same, programs come out the same from the same
 * seed, and they hold what they are to hold. */
#include "test_bench.h"

#include "../common/random.h"
#include "../common/test_stride.h"
#include "fields.h"

enum { PROGRAMS = 120, TYPES = 2 };

static char *make(unsigned type, uint64_t seed, const struct common_weights *weights)
{
    const struct common_random_order order = {
        .isa = &sgx543_isa, .type = type, .seed = seed, .weights = weights};
    struct common_error err;
    char *text = common_random_make(&order, &err);
    assert_non_null(text);
    return text;
}

static void test_both_ways_end_alike(void **state)
{
    uint64_t count = 0;
    unsigned programs = 0;
    uint32_t trap = 0;
    (void)state;
    for (unsigned i = 0; i < PROGRAMS; i += test_stride()) {
        struct bench b;
        char *text = make(i % TYPES, 7000 + i, NULL);
        bench_both(&b, text);
        count += b.count;
        trap |= b.trap;
        programs++;
        bench_close(&b);
        free(text);
    }
    assert_true(count > 100 * programs);
    if (test_stride() == 1)
        assert_int_equal(trap, SGX543_TRAP_ILLEGAL | SGX543_TRAP_OOB | SGX543_TRAP_BEXCEPTION);
}

static void test_one_seed_gives_one_program(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        char *one = make(i % TYPES, i, NULL), *again = make(i % TYPES, i, NULL);
        char *other = make(i % TYPES, i + 1, NULL);
        assert_string_equal(one, again);
        assert_string_not_equal(one, other);
        free(one);
        free(again);
        free(other);
    }
}

/* What words of a program are: rows of the table, or none. */
static void count_rows(const char *text, unsigned *rows, unsigned *fields)
{
    struct common_program program;
    struct common_error err = {{0}};
    struct sgx543_insn insn;

    if (sgx543_assemble("random.s", text, &program, &err) != 0) fail_msg("%s", err.text);
    for (size_t i = 0; i < program.code_words; i += SGX543_WORDS) {
        sgx543_decode(program.code + i, &insn);
        rows[insn.op]++;
        *fields += insn.op != SGX543_OP_ILLEGAL && insn.illegal != NULL;
    }
    common_program_free(&program);
}

static void test_every_row_comes_up_and_illegal_words_if_wanted(void **state)
{
    static const char profile[] = "traps 10000\nillegal 10000\n";
    unsigned rows[SGX543_OP_COUNT] = {0}, fields = 0;
    struct common_weights weights;
    struct common_error err = {{0}};
    (void)state;

    assert_int_equal(common_weights_begin(&weights, &sgx543_isa), 0);
    assert_int_equal(common_weights_read(&weights, "profile", profile, &err), 0);
    for (unsigned i = 0; i < 40; i++) {
        char *text = make(i % TYPES, i, &weights);
        count_rows(text, rows, &fields);
        free(text);
    }
    assert_true(rows[SGX543_OP_ILLEGAL] > 40); /* both words are random, or a row would match */
    assert_true(fields > 40);
    common_weights_free(&weights);
    memset(rows, 0, sizeof rows);
    for (unsigned i = 0; i < 400; i += test_stride()) {
        char *text = make(i % TYPES, 100 + i, NULL);
        count_rows(text, rows, &fields);
        free(text);
    }
    for (unsigned op = 1; op < SGX543_OP_COUNT && test_stride() == 1; op++)
        if (rows[op] == 0) fail_msg("no program has %s", sgx543_rows[op].name);
}

static void test_code_is_far_behind_now_and_then(void **state)
{
    unsigned beyond = 0, up_to_the_end = 0;
    (void)state;

    for (unsigned i = 0; i < 200; i++) {
        struct common_program program;
        struct common_error err = {{0}};
        char *text = make(i % TYPES, 9000 + i, NULL);
        if (sgx543_assemble("random.s", text, &program, &err) != 0) fail_msg("%s", err.text);
        unsigned count = (unsigned)(program.code_words / SGX543_WORDS);
        beyond += count > 512;
        up_to_the_end += count == 1024;
        common_program_free(&program);
        free(text);
    }
    assert_true(beyond > 4);
    assert_true(up_to_the_end > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_both_ways_end_alike),
        cmocka_unit_test(test_one_seed_gives_one_program),
        cmocka_unit_test(test_every_row_comes_up_and_illegal_words_if_wanted),
        cmocka_unit_test(test_code_is_far_behind_now_and_then),
    };
    return cmocka_run_group_tests_name("sgx543_random", tests, NULL, NULL);
}
