/* Tables in place of a program's own inputs: docs/formats.md. */
#include "tables.h"
#include "test_graphics.h"
#include "../common/test_table.h"

#include <stdio.h>
#include <unistd.h>

/* A program, its inputs replaced by a table of `columns` names and the words of `rows`. */
static int table_load(struct common_program *program, const char *text, const char *const *name,
                      unsigned columns, const uint32_t *word, uint32_t rows, unsigned *wrong,
                      struct common_error *err)
{
    if (tesla_assemble("t.s", text, program, err) != 0) fail_msg("%s", err->text);
    return tesla_table_load(program, name, columns, word, rows, wrong, err);
}

static struct bench *table_run(const char *text, const char *const *name, unsigned columns,
                               const uint32_t *word, uint32_t rows)
{
    unsigned wrong;
    struct bench *b = bench_new();
    if (table_load(&b->program, text, name, columns, word, rows, &wrong, &b->err) != 0)
        fail_msg("%s", b->err.text);
    bench_create(b);
    assert_int_equal(graphics_run(b), 0);
    return b;
}

static void check_record(const struct bench *b, uint32_t thread, uint32_t number, uint32_t mark,
                         uint32_t o0, uint32_t o1)
{
    uint32_t word[TESLA_OUTPUTS] = {0};
    size_t size;
    const uint8_t *byte = tesla_space_bytes(b->model, TESLA_SPACE_OUTPUT, 0, &size);
    assert_int_equal(tesla_record(&b->program, byte, size, thread, number, word), mark);
    if (mark == 0) return;
    assert_int_equal(word[0], o0);
    assert_int_equal(word[1], o1);
}

static void test_table_of_vertices(void **state)
{
    (void)state;
    static const char *const name[] = {"a2", "a0"};
    uint32_t word[40][2];
    for (uint32_t i = 0; i < 40; i++) {
        word[i][0] = 100 + i;
        word[i][1] = 200 + i;
    }
    /* what the source said is gone */
    struct bench *b = table_run(".type vertex\n.inputs 1\n.outputs 2\n.attribute 0: 7\n"
                                "mov b32 o[0x0] a[0x0]\n"
                                "add b32 o[0x4] a[0x8] $r1\n"
                                "exit nop\n",
                                name, 2, word[0], 40);
    assert_int_equal(tesla_launch_of(&b->program)->inputs, 3);
    check_record(b, 0, 0, 1, 200, 100);
    check_record(b, 39, 0, 1, 239, 139);
    check_record(b, 40, 0, 0, 0, 0);
    check_record(b, 64, 0, 0, 0, 0); /* beyond the memory */
    graphics_free(b);
}

static void test_table_of_pixels(void **state)
{
    (void)state;
    static const char *const name[] = {"v0", "v1.flat", "visible", "v1"};
    static const uint32_t word[2][4] = {{1, 2, 1, 3}, {4, 5, 0, 6}};
    struct bench *b = table_run(".type fragment\n.outputs 2\n"
                                "interp flat $r0 v[0x0] $r0\n"
                                "long interp flat $r1 v[0x4] $r0\n"
                                "interp cent $r2 v[0x4] $r0\n"
                                "exit add b32 $r1 $r1 $r2\n",
                                name, 4, word[0], 2);
    assert_int_equal(tesla_launch_of(&b->program)->inputs, 6);
    check_record(b, 0, 0, 1, 1, 2 + 3);
    check_record(b, 1, 0, 0, 0, 0);
    graphics_free(b);
}

/* Three vertices of two words for each of 32 primitives: twelve groups of eight in p[]. */
static void test_table_of_primitives(void **state)
{
    (void)state;
    static const char *const name[] = {"p0.0", "p0.1", "p1.0", "p1.1", "p2.0", "p2.1", "a3"};
    uint32_t word[33][7];
    for (uint32_t i = 0; i < 33; i++)
        for (uint32_t k = 0; k < 7; k++) word[i][k] = i * 16 + k;
    struct bench *b = table_run(".type geometry\n.outputs 2\n.vertices 3\n"
                                "shl $a1 a[0x0] 0x0\n"
                                "mov b32 o[0x0] p[$a1]\n"
                                "mov b32 o[0x4] p[$a1+0x4]\n"
                                "emit\n"
                                "shl $a1 a[0x8] 0x0\n"
                                "mov b32 o[0x0] p[$a1]\n"
                                "mov b32 o[0x4] p[$a1+0x4]\n"
                                "emit\n"
                                "mov b32 o[0x0] a[0xc]\n"
                                "emit\n"
                                "exit nop\n",
                                name, 7, word[0], 33);
    assert_int_equal(tesla_launch_of(&b->program)->inputs, 4);
    assert_int_equal(tesla_launch_of(&b->program)->shared, 4 * 128 + 12 * 2 * 8 * 4);
    for (uint32_t i = 0; i < 33; i++) {
        check_record(b, i, 0, 1, i * 16, i * 16 + 1);
        check_record(b, i, 1, 1, i * 16 + 4, i * 16 + 5);
        check_record(b, i, 2, 1, i * 16 + 6, 0);
    }
    graphics_free(b);
}

static void test_tables_that_are_wrong(void **state)
{
    (void)state;
    static const struct {
        const char *type, *name[2];
        unsigned wrong;
        const char *message;
    } cases[] = {
        {"vertex", {"a0", "v0"}, 1, "'v0' is no column; there are a0 and the like"},
        {"vertex", {"a0", "p0.0"}, 1, "'p0.0' is no column"},
        {"vertex", {"a128", "a0"}, 0, "'a128' is no column"},
        {"vertex", {"a", "a0"}, 0, "'a' is no column"},
        {"vertex", {"a0x", "a0"}, 0, "'a0x' is no column"},
        {"vertex", {"a1", "a01"}, 1, "'a01' is a column already"},
        {"geometry", {"p0", "a0"}, 0, "'p0' is no column; there are a0, p0.0 and the like"},
        {"geometry", {"p32.0", "a0"}, 0, "'p32.0' is no column"},
        {"geometry", {"p1.0", "a1"}, 1, "'a1': the first 2 words of a[] are the vertices'"},
        {"fragment", {"v0", "v0.mid"}, 1, "'v0.mid' is no column; there are v0, v0.cent"},
        {"fragment", {"v42", "v0"}, 0, "'v42' is no column"},
        {"fragment", {"visible", "visible"}, 1, "'visible' is a column already"},
        {"geometry", {"p31.7", "a40"}, 2, "t.s: error: 32 threads of 41 words of input, and 8192"},
    };
    static const uint32_t word[2] = {0};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[64];
        struct common_program program;
        struct common_error err = {""};
        unsigned wrong;
        snprintf(text, sizeof text, ".type %s\nexit nop\n", cases[i].type);
        assert_int_equal(table_load(&program, text, cases[i].name, 2, word, 1, &wrong, &err), -1);
        if (!strstr(err.text, cases[i].message)) fail_msg("case %zu: %s", i, err.text);
        assert_int_equal(wrong, cases[i].wrong);
        common_program_free(&program);
    }
}

static int start(void **state)
{
    return table_bench_start(state, tesla_program_init);
}

/* ---- from files and to files. */

static const char Vertex[] = ".type vertex\n.outputs 2\nexit nop\n";

static int graphics(struct table_bench *b, const char *source, const char *text)
{
    table_bench_put(b, text);
    common_program_free(&b->program);
    if (tesla_isa.assemble("g.s", source, &b->program, &b->err)) fail_msg("%s", b->err.text);
    return tesla_inputs_load(&b->program, b->path, &b->err);
}

static void test_inputs_become_attributes(void **state)
{
    struct table_bench *b = *state;
    assert_int_equal(graphics(b, Vertex, "# a comment\na0 , a2\n1.5,0x7fc00001\n\n-2,inf\n"), 0);
    assert_int_equal(tesla_launch_of(&b->program)->inputs, 3);
    assert_int_equal(b->program.inits, 1);
    const struct common_segment *s = &b->program.init[0];
    assert_int_equal(s->space, TESLA_SPACE_ATTRIBUTE);
    assert_int_equal(s->word[0], 3); /* lanes */
    assert_int_equal(s->word[1], 3); /* visible */
    assert_int_equal(s->word[2], 0x3fc00000);
    assert_int_equal(s->word[3], 0xc0000000);
    assert_int_equal(s->word[2 + 64], 0x7fc00001);
    assert_int_equal(s->word[3 + 64], 0x7f800000);
}

static void test_inputs_refused(void **state)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"", ":1:1: error: no header"},
        {"a0\n", ":1:3: error: no row behind the header"},
        {"a0,b0\n1,2\n", ":1:4: error: 'b0' is no column; there are a0 and the like"},
        {"a0,a1\n1\n", ":2:2: error: a row of 1 cells; the header has 2"},
        {"a0,a1\n1,2,3\n", ":2:5: error: a row of 3 cells; the header has 2"},
        {"a0\nx\n", ":2:1: error: 'x' is no number"},
    };
    struct table_bench *b = *state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(graphics(b, Vertex, cases[i].text), -1);
        if (!strstr(b->err.text, cases[i].message)) fail_msg("case %zu: %s", i, b->err.text);
    }
}

/* Two of three threads have delivered. */
static void test_outputs_of_graphics(void **state)
{
    struct table_bench *b = *state;
    assert_int_equal(graphics(b, Vertex, "a0\n1\n1\n1\n"), 0);
    const struct tesla_launch *launch = tesla_launch_of(&b->program);
    enum { BYTES = 3 * 128 };
    uint8_t byte[BYTES] = {0};
    static const uint32_t word[2][3] = {{1, 0x3f800000, 0x7fc00001}, {1, 0xc0200000, 0}};
    for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < 3; i++)
            memcpy(byte + tesla_graphics_output(launch, 2 * k, 0, i), &word[k][i], 4);
    char note[8];
    assert_int_equal(common_table_write(b->path, &tesla_outputs, &b->program, byte, BYTES, note,
                                        sizeof note, &b->err),
                     0);
    table_bench_holds(b, "thread,record,strip,o0,o1\n0,0,1,1,0x7fc00001\n2,0,1,-2.5,0\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_of_vertices),
        cmocka_unit_test(test_table_of_pixels),
        cmocka_unit_test(test_table_of_primitives),
        cmocka_unit_test(test_tables_that_are_wrong),
        cmocka_unit_test_setup_teardown(test_inputs_become_attributes, start, table_bench_stop),
        cmocka_unit_test_setup_teardown(test_inputs_refused, start, table_bench_stop),
        cmocka_unit_test_setup_teardown(test_outputs_of_graphics, start, table_bench_stop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
