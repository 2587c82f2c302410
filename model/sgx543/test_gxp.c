/* GXP containers: the worked example of docs/isa/sgx543_gxp.md, 8, , and what the writer makes.
 * Rules: test_gxp_rules.c. */
#include <stdio.h>

#include "../common/container.h"
#include "gxp.h"
#include "names.h"
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

/* ---- the writer */

static const char vertex_source[] =
    ".stage vertex\n.pa 8\n.parameter attribute aPosition f32 4 0\n.parameter attribute aColour "
    "f32 3 4\n"
    ".parameter uniform uMatrix f32 4 0 4\n.parameter uniform uTint f16 3 16\n.parameter sampler "
    "sTexture 2 20\n"
    ".uniform 24: 1.5 2.5\n.outputs o 0 11\n"
    "phas.imm mode0 rate0 wait7 temps0 addr=0x0\nmov.f32 i0.xyzw, pa0.xyzw\n"
    "dot4.f32.rpt4.ext o0.x, sa0.xyzw, i0.xyzw\nba over\nnop\nover:\nemit tgt1 ctl1 .end\n";

static size_t store(const char *source, uint8_t **byte)
{
    struct common_program program;
    struct common_error err = {{0}};
    size_t size;
    if (sgx543_assemble("t.s", source, &program, &err) != 0) fail_msg("%s", err.text);
    if (sgx543_gxp_store(&program, 1, byte, &size, &err) != 0) fail_msg("%s", err.text);
    common_program_free(&program);
    return size;
}

static void test_a_source_becomes_a_container(void **state)
{
    struct common_program program;
    struct common_error err = {{0}};
    uint32_t sa[SGX543_BANK] = {0};
    uint8_t *byte;
    char *text = NULL;
    (void)state;
    size_t size = store(vertex_source, &byte);
    assert_int_equal(sgx543_containers[0]->list("t.gxp", byte, size, &text, &err), 0);
    assert_non_null(
        strstr(text, "vertex program 1.5: 6 instructions, secondary 0, registers pa 8 "));
    assert_non_null(
        strstr(text, "\n  container 14: sa0, 18 words\n  container 19: sa18, 8 words\n"));
    assert_non_null(strstr(text, "\n  attribute aColour: f32x3[1], container 0, resource 4\n"));
    assert_non_null(strstr(text, "\n  sampler sTexture: f32x0[1], container 0, resource 2\n"));
    free(text);
    if (sgx543_gxp_load("t.gxp", byte, size, &program, &err) != 0) fail_msg("%s", err.text);
    const struct sgx543_launch *l = sgx543_launch_of(&program);
    assert_int_equal(l->end, 6);
    assert_int_equal(l->pa_count, 8);
    assert_int_equal(l->out_count, 11);
    assert_int_equal(program.code[2 * 3] & SGX543_PC_MASK, 5); /* ba over */
    for (size_t i = 0; i < program.inits; i++)
        memcpy((uint8_t *)sa + program.init[i].addr, program.init[i].word,
               4 * program.init[i].count);
    assert_int_equal(sa[20], 2); /* unit */
    assert_int_equal(sa[24], 0x3fc00000);
    assert_int_equal(sa[25], 0x40200000);
    const struct sgx543_parameter *p = sgx543_names_find(&program, SGX543_UNIFORM, "uTint", 5);
    assert_non_null(p);
    assert_true(p->has_reg);
    assert_int_equal(p->reg, 16);
    common_program_free(&program);
    free(byte);
}

static void test_what_no_container_says_is_refused(void **state)
{
    static const char *const rows[][2] = {
        {"nop", ".stage vertex or .stage fragment is needed"},
        {".stage vertex\n.outputs o 0 4\nnop", "does not begin with phas.imm"},
        {".stage vertex\n.outputs o 0 4\nphas.imm mode0 rate0 wait1 temps0 addr=0x7\nnop",
         "a phase behind which"},
        {".stage vertex\n.outputs o 0 4\n.end 0\nphas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "without an end"},
        {".stage vertex\n.outputs o 0 3\nphas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "o0 to o3 for its place"},
        {".stage vertex\n.outputs o 0 5\nphas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "o0 to o3 for its place"},
        {".stage fragment\n.outputs pa 0 5\nphas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "a pixel gives"},
        {".stage fragment\n.pa 44\n.outputs pa 0 4\nphas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "a pixel gives"},
        {".stage fragment\n.outputs pa 0 4\n.secondary 0 1\nphas.imm mode0 rate0 wait7 temps0 "
         "addr=0x0",
         "inside of the primary one"},
        {".stage fragment\n.outputs pa 0 4\n.parameter uniform u f32 4 126\nphas.imm mode0 rate0 "
         "wait7 temps0 addr=0x0",
         "a uniform that is not in sa"},
        {".stage fragment\n.outputs pa 0 4\n.parameter uniform u f32 4 0\n.parameter sampler t 0 "
         "2\n"
         "phas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "among the uniforms"},
        {".stage fragment\n.outputs pa 0 4\n.parameter sampler s 0 4\n.parameter sampler t 1 6\n"
         "phas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "over another one's"},
        {".stage fragment\n.outputs pa 0 4\n.uniform 5: 1\n.parameter sampler s 0 4\n"
         "phas.imm mode0 rate0 wait7 temps0 addr=0x0",
         "in the place of a sampler's state"}};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_program program;
        struct common_error err = {{0}};
        uint8_t *byte;
        size_t size;
        if (sgx543_assemble("t.s", rows[i][0], &program, &err) != 0) fail_msg("%s", err.text);
        assert_int_equal(sgx543_gxp_store(&program, 1, &byte, &size, &err), -1);
        if (strstr(err.text, rows[i][1]) == NULL) fail_msg("%s\n%s", rows[i][0], err.text);
        common_program_free(&program);
    }
}

/* --- objects */

static void put_number(uint8_t *byte, unsigned bytes, uint64_t value)
{
    for (unsigned i = 0; i < bytes; i++) byte[i] = (uint8_t)(value >> 8 * i);
}

/* An object with a section of strings, one without contents, and one of code: four other bytes,
 * then `copies` copies of the example. */
static size_t make_object(uint8_t *byte, bool wide, unsigned copies)
{
    enum { DATA = 0x100, TABLE = 0x80, ENTRY = 0x28 };
    const unsigned word = wide ? 8 : 4, entry = wide ? 0x40 : ENTRY;
    uint8_t example_byte[512];
    size_t each = bytes_of(example_byte), table = DATA + 4 + copies * each;
    static const uint8_t types[] = {0, 3, 8, 1};
    memset(byte, 0, 4096);
    memcpy(byte, "\177ELF", 4);
    byte[4] = wide ? 2 : 1;
    byte[5] = 1;
    put_number(byte + (wide ? 0x28 : 0x20), word, table);
    put_number(byte + (wide ? 0x3a : 0x2e), 2, entry);
    put_number(byte + (wide ? 0x3c : 0x30), 2, 4);
    memcpy(byte + DATA, "text", 4);
    for (unsigned i = 0; i < copies; i++) memcpy(byte + DATA + 4 + i * each, example_byte, each);
    for (unsigned i = 0; i < 4; i++) {
        uint8_t *section = byte + table + i * entry;
        put_number(section + 4, 4, types[i]);
        put_number(section + (wide ? 0x18 : 0x10), word, types[i] == 1 ? DATA : 0);
        put_number(section + (wide ? 0x20 : 0x14), word, types[i] == 1 ? table - DATA : 16);
    }
    return table + 4 * entry;
}

static void test_an_object_is_the_gxp_that_it_holds(void **state)
{
    (void)state;
    const struct common_container *c = sgx543_containers[0];
    uint8_t byte[4096];
    for (int wide = 0; wide < 2; wide++) {
        size_t size = make_object(byte, wide, 1);
        struct common_program program;
        struct common_error err = {""};
        char *text = NULL;
        assert_true(c->recognise(byte, size));
        if (c->load("tint_gxp.o", byte, size, NULL, NULL, &program, &err)) fail_msg("%s", err.text);
        assert_int_equal(program.code_words, 2 * (2 + 2));
        common_program_free(&program);
        assert_int_equal(c->list("tint_gxp.o", byte, size, &text, &err), 0);
        assert_non_null(strstr(text, "fragment program 1.5"));
        free(text);
    }
}

static void test_an_object_without_a_gxp_or_with_several_is_none(void **state)
{
    (void)state;
    const struct common_container *c = sgx543_containers[0];
    uint8_t byte[4096];
    struct common_program program;
    struct common_error err = {""};
    assert_false(c->recognise(byte, make_object(byte, false, 0)));
    size_t size = make_object(byte, true, 3);
    assert_true(c->recognise(byte, size));
    assert_int_equal(c->load("three.o", byte, size, NULL, NULL, &program, &err), -1);
    assert_string_equal(err.text, "three.o: error: the object holds 3 GXPs; expected one");
    for (size_t cut = 0; cut < size; cut++) { /* whatever is missing, nothing outside is read */
        uint8_t *copy = malloc(cut + 1);
        memcpy(copy, byte, cut);
        c->recognise(copy, cut);
        free(copy);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_example_runs),
        cmocka_unit_test(test_what_the_example_holds),
        cmocka_unit_test(test_a_cut_file_is_refused),
        cmocka_unit_test(test_a_source_becomes_a_container),
        cmocka_unit_test(test_what_no_container_says_is_refused),
        cmocka_unit_test(test_an_object_is_the_gxp_that_it_holds),
        cmocka_unit_test(test_an_object_without_a_gxp_or_with_several_is_none),
    };
    return cmocka_run_group_tests_name("sgx543_gxp", tests, NULL, NULL);
}
