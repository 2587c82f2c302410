/* GXP containers: the worked example of docs/isa/sgx543_gxp.md, 8, and each of its mutations. */
#include <stdio.h>

#include "gxp.h"
#include "test_bench.h"

/* Bytes in file order. */
static const char example[] =
    "47585000 01055003 11010000 00000000 00000000 01101800 00000010 00000000 "
    "00000000 01000000 d4000000 70000000 04000a00 00000000 00000100 02000000 "
    "94000000 02000000 78000000 84000000 00000000 00000000 00000000 01000000 "
    "00000000 04000000 84000000 00000000 01000000 70000000 00000000 80000000 "
    "00000000 68000000 00000000 60000000 02000000 58000000 00000000 00000000 "
    "00000000 00000004 01000000 04000000 0fa0d00e 00000000 30000000 00000000 "
    "0210c4b0 8607a408 00000000 400104f8 00000000 00000000 000744fa 030004b0 "
    "8647a408 00000000 0000003f 0e000000 00000400 13000000 04000100 10000000 "
    "01e40000 01000000 00000000 74696e74 00000000 ";

static size_t bytes_of(uint8_t *byte)
{
    size_t count = 0;
    unsigned value;
    for (const char *p = example; *p; p++) {
        if (*p == ' ') continue;
        assert_int_equal(sscanf(p, "%2x", &value), 1);
        byte[count++] = (uint8_t)value;
        p++;
    }
    return count;
}

static void test_the_example_runs(void **state)
{
    static const uint32_t tint[4] = {0x3f000000, 0x3e800000, 0, 0x3f800000};
    static const uint32_t color[4] = {0x3f800000, 0x3f800000, 0x3f800000, 0x3f800000};
    static const uint32_t want[6] = {1, 0, 0x3f800000, 0x3f400000, 0x3f000000, 0x3fc00000};
    const struct common_machine machine = {NULL, 0};
    struct common_error err = {{0}};
    struct bench b = {.count = 0};
    uint8_t byte[512];
    size_t size = bytes_of(byte);
    (void)state;
    assert_int_equal(size, 276);
    if (sgx543_gxp_load("tint.gxp", byte, size, &b.program, &err) != 0) fail_msg("%s", err.text);
    assert_int_equal(
        common_program_add(&b.program, false, SGX543_SPACE_UNIFORM, 0, 0, tint, 4, 0, &err), 0);
    assert_int_equal(
        common_program_add(&b.program, false, SGX543_SPACE_INPUT, 0, 0, color, 4, 0, &err), 0);
    b.model = sgx543_create(&b.program, &machine, &err);
    if (b.model == NULL) fail_msg("%s", err.text);
    b.step = malloc(sizeof *b.step);
    bench_run(&b);
    assert_memory_equal(b.model->output, want, sizeof want);
    assert_memory_equal(b.model->core->slot[0].reg + SGX543_SA * SGX543_BANK + 6, want + 2, 16);
    bench_close(&b);
}

static void test_what_the_example_holds(void **state)
{
    struct common_error err = {{0}};
    uint8_t byte[512];
    size_t size = bytes_of(byte);
    char *text = NULL;
    (void)state;
    assert_true(sgx543_containers[0]->recognise(byte, size));
    assert_int_equal(sgx543_containers[0]->list("tint.gxp", byte, size, &text, &err), 0);
    assert_string_equal(text, "fragment program 1.5: 2 instructions, secondary 2, registers pa 4 "
                              "sa 10 r 0\n  phase 0 at 0\n"
                              "  container 14: sa0, 4 words\n  container 19: sa4, 1 words\n"
                              "  uniform tint: f32x4[1], container 14, resource 0\n");
    free(text);
}

/* One byte each: the first rule that it breaks. */
static void test_each_mutation_breaks_its_rule(void **state)
{
    static const struct {
        unsigned at, value, rule;
    } rows[] = {{0x000, 0x00, 2},  {0x005, 0x03, 3},  {0x008, 0x00, 4},  {0x113, 0x01, 5},
                {0x03c, 0x00, 6},  {0x042, 0x01, 7},  {0x040, 0x96, 8},  {0x094, 0x60, 9},
                {0x044, 0x01, 10}, {0x0d0, 0x01, 11}, {0x0d9, 0x01, 12}, {0x058, 0x01, 13},
                {0x031, 0x01, 14}, {0x0f4, 0x14, 15}, {0x032, 0x04, 16}, {0x05c, 0x02, 17},
                {0x064, 0x03, 18}, {0x0e4, 0x01, 19}, {0x02c, 0x00, 23}, {0x0a7, 0x05, 24},
                {0x0aa, 0x01, 25}, {0x0b1, 0xf0, 26}, {0x030, 0x03, 27}, {0x100, 0x05, 30},
                {0x0fc, 0xf0, 31}, {0x108, 0x01, 32}, {0x09b, 0x01, 33}};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_error err = {{0}};
        struct common_program program;
        uint8_t byte[512];
        char rule[16];
        size_t size = bytes_of(byte);
        byte[rows[i].at] = (uint8_t)rows[i].value;
        snprintf(rule, sizeof rule, "rule G%u ", rows[i].rule);
        if (sgx543_gxp_load("t.gxp", byte, size, &program, &err) == 0)
            fail_msg("%03x is taken", rows[i].at);
        if (strstr(err.text, rule) == NULL) fail_msg("%03x: %s", rows[i].at, err.text);
    }
}

static void test_a_cut_file_is_refused(void **state)
{
    uint8_t byte[512];
    size_t size = bytes_of(byte);
    (void)state;
    for (size_t cut = 0; cut < size; cut++) {
        if (cut == 273) continue; /* without padding it is whole */
        struct common_error err = {{0}};
        struct common_program program;
        uint8_t *copy = malloc(cut + 1); /* of this size, for the sanitizers */
        memcpy(copy, byte, cut);
        copy[cut] = 0;
        assert_int_not_equal(sgx543_gxp_load("t.gxp", copy, cut, &program, &err), 0);
        if (cut < 0x98) assert_non_null(strstr(err.text, "rule G1 "));
        free(copy);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_example_runs),
        cmocka_unit_test(test_what_the_example_holds),
        cmocka_unit_test(test_each_mutation_breaks_its_rule),
        cmocka_unit_test(test_a_cut_file_is_refused),
    };
    return cmocka_run_group_tests_name("sgx543_gxp", tests, NULL, NULL);
}
