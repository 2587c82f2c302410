/* Tables of vertices, uniforms and outputs: what is taken, what it becomes, what is refused and
 * where. Float24 patterns are typed by hand. Runs from the top of the tree and writes below
 * build/. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../common/test_stride.h"
#include "../common/test_table.h"
#include "isa.h"
#include "pica200.h"
#include "tables.h"

static int start(void **state)
{
    return table_bench_start(state, pica200_program_init);
}

static int vertices(struct table_bench *b, const char *text)
{
    table_bench_put(b, text);
    return pica200_inputs_load(&b->program, b->path, false, true, &b->err);
}

static int uniforms(struct table_bench *b, const char *text)
{
    table_bench_put(b, text);
    return pica200_uniforms_load(&b->program, b->path, &b->err);
}

/* The error is "<path><place>: error: ...<because>..." */
static void check_error(const struct table_bench *b, const char *place, const char *because)
{
    char head[128];
    snprintf(head, sizeof head, "%s%s: error: ", b->path, place);
    if (strncmp(b->err.text, head, strlen(head)) || !strstr(b->err.text, because))
        fail_msg("'%s' is not '%s...%s'", b->err.text, head, because);
}

static void vertices_refused(struct table_bench *b, const char *text, const char *place,
                             const char *because)
{
    assert_int_equal(vertices(b, text), -1);
    check_error(b, place, because);
    assert_int_equal(b->program.inits, 0);
}

static void uniforms_refused(struct table_bench *b, const char *text, const char *place,
                             const char *because)
{
    assert_int_equal(uniforms(b, text), -1);
    check_error(b, place, because);
}

static void check_words(const struct common_segment *s, uint32_t space, uint32_t addr, size_t count,
                        const uint32_t *word)
{
    assert_int_equal(s->space, space);
    assert_int_equal(s->addr, addr);
    assert_int_equal(s->count, count);
    for (size_t i = 0; i < count; i++)
        if (s->word[i] != word[i]) fail_msg("word %zu: %x, not %x", i, s->word[i], word[i]);
}

static void test_vertices_become_records(void **state)
{
    struct table_bench *b = *state;
    const uint32_t expected[] = {
        0x3f0000, 0x400000, 0, 0x3f0000, 0, 0, 0xbe0000, 0x3f0000, /* run 0: v0, v5 */
        0x3b9999, 0,        0, 0x3f0000, 0, 0, 0x7f1234, 0x3f0000};
    assert_int_equal(vertices(b, "v0.x, v0.y ,v5.z\n1,2,-0.5\n0.1,0,0x7f1234\n"), 0);
    assert_int_equal(pica200_launch_of(&b->program)->runs, 2);
    assert_int_equal(pica200_launch_of(&b->program)->stride, 2);
    assert_int_equal(pica200_launch_of(&b->program)->attributes, 2);
    assert_int_equal(pica200_launch_of(&b->program)->map[0], 0);
    assert_int_equal(pica200_launch_of(&b->program)->map[1], 5);
    assert_int_equal(b->program.inits, 1);
    check_words(&b->program.init[0], PICA200_SPACE_INPUT, 0, 16, expected);
}

static void test_numbers_are_truncated_or_raw(void **state)
{
    struct table_bench *b = *state;
    const struct {
        const char *text;
        uint32_t bits;
    } number[] = {{"1", 0x3f0000},
                  {"-2.5e0", 0xc04000},
                  {".5", 0x3e0000},
                  {"+1.0", 0x3f0000},
                  {"inf", 0x7f0000},
                  {"-inf", 0xff0000},
                  {"nan", 0x7f8000},
                  {"0x000001", 1},
                  {"0xffffff", 0xffffff},
                  {"3.14159274", 0x40921f},
                  {"1.8446e19", 0x7efffa},
                  {"1e-30", 0},
                  {"-0", 0},
                  {"0x800000", 0x800000},
                  {"\"4\"", 0x410000}};
    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++) {
        char text[64];
        snprintf(text, sizeof text, "v1.x\n%s\n", number[i].text);
        assert_int_equal(vertices(b, text), 0);
        if (b->program.init[0].word[0] != number[i].bits)
            fail_msg("%s gives %06x", number[i].text, b->program.init[0].word[0]);
    }
}

static void test_comments_empty_lines_and_line_ends_do_not_count(void **state)
{
    struct table_bench *b = *state;
    assert_int_equal(vertices(b, "\xef\xbb\xbf# made by hand\r\n\r\nv0.w\r\n  \r\n2\r\n#3\n4"), 0);
    assert_int_equal(pica200_launch_of(&b->program)->runs, 2);
    assert_int_equal(b->program.init[0].word[3], 0x400000);
    assert_int_equal(b->program.init[0].word[7], 0x410000);
}

static void test_vertices_refused(void **state)
{
    struct table_bench *b = *state;
    vertices_refused(b, "", "", "empty");
    vertices_refused(b, "# nothing\n", "", "empty");
    vertices_refused(b, "v0.x\n", "", "no vertex");
    vertices_refused(b, "v0.x,v16.x\n1,2\n", ":1:6", "v16");
    vertices_refused(b, "v0.x,pos.x\n1,2\n", ":1:6", "pos");
    vertices_refused(b, "v0\n1\n", ":1:1", "v0.x");
    vertices_refused(b, "v0.xy\n1\n", ":1:1", "one component");
    vertices_refused(b, "c0.x\n1\n", ":1:1", "no input");
    vertices_refused(b, "v0.x,v0.x\n1,2\n", ":1:6", "already");
    vertices_refused(b, "v0.x,\n1,2\n", ":1:6", "");
    vertices_refused(b, "v0.x,v0.y\n1\n", ":2:2", "1 cells; the header has 2");
    vertices_refused(b, "v0.x,v0.y\n1,2\n1,2,3\n", ":3:5", "3 cells");
    vertices_refused(b, "v0.x,v0.y\n1, \n", ":2:4", "'' is no number");
    vertices_refused(b, "v0.x,v0.y\n1,two\n", ":2:3", "'two' is no number");
    vertices_refused(b, "v0.x\n1.2.3\n", ":2:1", "no number");
    vertices_refused(b, "v0.x\n1e30\n", ":2:1", "'1e30' is too large; inf, or a number of");
    vertices_refused(b, "v0.x\n0x1000000\n", ":2:1", "0xffffff");
    vertices_refused(b, "v0.x\n0x\n", ":2:1", "raw bits");
    vertices_refused(b, "v0.x\n0x1p3\n", ":2:1", "raw bits");
    vertices_refused(b, "v0.x\n\"1\n", ":2:1", "quote");
    vertices_refused(b, "v0.x\n1;2\n", ":2:1", "no number");
}

static void test_vertices_of_too_many_cells_are_refused(void **state)
{
    struct table_bench *b = *state;
    char text[400] = "v0.x";
    for (int i = 0; i < 80; i++) strcat(text, ",1");
    vertices_refused(b, text, ":1:164", "more than 80 cells");
}

static void test_columns_add_to_what_the_program_says(void **state)
{
    struct table_bench *b = *state;
    pica200_launch_of(&b->program)->attributes = 2;
    pica200_launch_of(&b->program)->map[0] = 3;
    pica200_launch_of(&b->program)->map[1] = 1;
    table_bench_put(b, "v7.x,v1.x\n1,2\n");
    assert_int_equal(pica200_inputs_load(&b->program, b->path, false, false, &b->err), 0);
    const uint32_t expected[] = {0, 0,        0,        0x3f0000, 0x400000, 0,
                                 0, 0x3f0000, 0x3f0000, 0,        0,        0x3f0000};
    assert_int_equal(pica200_launch_of(&b->program)->attributes, 3);
    assert_int_equal(pica200_launch_of(&b->program)->map[2], 7);
    check_words(&b->program.init[0], PICA200_SPACE_INPUT, 0, 12, expected);
    table_bench_put(b, "v8.x\n1\n");
    assert_int_equal(pica200_inputs_load(&b->program, b->path, true, false, &b->err), -1);
    check_error(b, ":1:1", "takes no attribute");
    assert_int_equal(pica200_launch_of(&b->program)->attributes, 3);
}

static void test_vertices_of_variable_primitives(void **state)
{
    struct table_bench *b = *state;
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->input_mode = 1;
    pica200_launch_of(&b->program)->main_count = 2;
    assert_int_equal(vertices(b, "run,v0.x,v1.y\n0,1,2\n0,3,4\n0,5,\n1,6,7\n"), 0);
    assert_int_equal(pica200_launch_of(&b->program)->runs, 2);
    assert_int_equal(pica200_launch_of(&b->program)->stride,
                     6); /* the header, two of two, one of one */
    const uint32_t one = 0x3f0000;
    const uint32_t expected[] = {
        3, 0,        0, 0,   0x3f0000, 0, 0, one, 0, 0x400000, 0, one, 0x408000, 0, 0, one,
        0, 0x410000, 0, one, 0x414000, 0, 0, one, 1, 0,        0, 0,   0x418000, 0, 0, one,
        0, 0x41c000, 0, one, 0,        0, 0, 0,   0, 0,        0, 0,   0,        0, 0, 0};
    check_words(&b->program.init[0], PICA200_SPACE_INPUT, 0, 48, expected);
}

static void test_vertices_of_primitives_refused(void **state)
{
    struct table_bench *b = *state;
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->input_mode = 1;
    vertices_refused(b, "v0.x\n1\n", ":1:1", "'run'");
    vertices_refused(b, "run\n1\n", ":1:4", "no column");
    vertices_refused(b, "run,v0.x\n1,1\n", ":2:1", "from 0 to 0");
    vertices_refused(b, "run,v0.x\n0,1\n2,1\n", ":3:1", "from 0 to 1");
    vertices_refused(b, "run,v0.x\n0,1\n1,1\n0,1\n", ":4:1", "from 1 to 2");
    vertices_refused(b, "run,v0.x,v1.x\n0,1,2\n0,1,2\n", ":3:5", "only attribute 0");
    pica200_launch_of(&b->program)->input_mode = 2;
    pica200_launch_of(&b->program)->fixed_count = 2;
    vertices_refused(b, "run,v0.x\n0,1\n1,1\n", ":3:4", "run 0 has 1 vertices; 2 are needed");
    vertices_refused(b, "run,v0.x\n0,1\n0,2\n0,3\n", ":4:1", "more than 2");
    vertices_refused(b, "run,v0.x\n0,1\n0,1\n1,1\n", ":4:4", "run 1 has 1");
}

static void test_vertices_repeat(void **state)
{
    struct table_bench *b = *state;
    assert_int_equal(vertices(b, "v0.x\n1\n2\n"), 0);
    assert_int_equal(pica200_inputs_repeat(&b->program, 5, &b->err), 0);
    assert_int_equal(pica200_launch_of(&b->program)->runs, 5);
    assert_int_equal(b->program.inits, 1);
    assert_int_equal(b->program.init[0].count, 20);
    for (unsigned run = 0; run < 5; run++)
        assert_int_equal(b->program.init[0].word[4 * run], run % 2 ? 0x400000 : 0x3f0000);
    assert_int_equal(pica200_inputs_repeat(&b->program, 1, &b->err), 0);
    assert_int_equal(b->program.init[0].count, 4);
    assert_int_equal(pica200_inputs_repeat(&b->program, UINT32_MAX, &b->err), -1);
}

static void test_uniforms_become_contents(void **state)
{
    struct table_bench *b = *state;
    const uint32_t c95[] = {0x3f0000, 0x400000, 0, 0x3f0000}, i3[] = {0xfd050302}, b0[] = {1},
                   b15[] = {0x8001};
    assert_int_equal(uniforms(b, "name,x,y,z,w\nc95,1,2\ni3,2,3,5,-3\nb0,1\nb15,true\nb1,0\n"), 0);
    assert_int_equal(b->program.inits, 5);
    check_words(&b->program.init[0], PICA200_SPACE_UNIFORM, 95 * 16, 4, c95);
    check_words(&b->program.init[1], PICA200_SPACE_INT, 12, 1, i3);
    check_words(&b->program.init[2], PICA200_SPACE_BOOL, 0, 1, b0);
    check_words(&b->program.init[3], PICA200_SPACE_BOOL, 0, 1, b15);
    check_words(&b->program.init[4], PICA200_SPACE_BOOL, 0, 1, b15);
}

static void test_uniforms_refused(void **state)
{
    struct table_bench *b = *state;
    uniforms_refused(b, "", "", "empty");
    uniforms_refused(b, "c96,1\n", ":1:1", "c96");
    uniforms_refused(b, "c0,1\nfog,1\n", ":2:1", "fog");
    uniforms_refused(b, "v0,1\n", ":1:1", "no uniform");
    uniforms_refused(b, "c0.x,1\n", ":1:1", "whole register");
    uniforms_refused(b, "c0\n", ":1:3", "no value");
    uniforms_refused(b, "c0,1,2,3,4,5\n", ":1:12", "more values");
    uniforms_refused(b, "c0,1,,2\n", ":1:6", "no number");
    uniforms_refused(b, "i0,256\n", ":1:4", "-128 to 255");
    uniforms_refused(b, "i0,1.5\n", ":1:4", "whole number");
    uniforms_refused(b, "i4,1\n", ":1:1", "i4");
    uniforms_refused(b, "b0,2\n", ":1:4", "0, 1, false or true");
    uniforms_refused(b, "b0,1,1\n", ":1:6", "more values");
}

static void put_word(uint8_t *at, uint32_t word)
{
    for (unsigned i = 0; i < 4; i++) at[i] = (uint8_t)(word >> 8 * i);
}

static void write_outputs(struct table_bench *b, const uint8_t *byte, size_t size)
{
    char note[64];
    assert_int_equal(common_table_write(b->path, &pica200_outputs, &b->program, byte, size, note,
                                        sizeof note, &b->err),
                     0);
    assert_string_equal(note, "");
}

/* As many as the space keeps: what came later is not there, which is said. */
static void test_outputs_that_were_cut_are_noted(void **state)
{
    struct table_bench *b = *state;
    const size_t size = (size_t)PICA200_MAX_PRIMITIVES * PICA200_PRIMITIVE_BYTES;
    uint8_t *byte = calloc(1, size);
    char note[64];
    assert_non_null(byte);
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->outmap = 0;
    assert_int_equal(common_table_write(b->path, &pica200_outputs, &b->program, byte, size, note,
                                        sizeof note, &b->err),
                     0);
    assert_string_equal(note, "ends after 65536 primitives; later ones are not kept");
    free(byte);
}

static void test_outputs_of_vertices(void **state)
{
    struct table_bench *b = *state;
    static uint8_t byte[512];
    pica200_launch_of(&b->program)->runs = 2;
    pica200_launch_of(&b->program)->outmap = 0x8004;
    const uint32_t word[] = {0x3f0000, 0x800000, 0x000001, 0x7f8000,
                             0x7f1234, 0x7f0000, 0xff0000, 0x3b9999};
    for (unsigned i = 0; i < 8; i++) put_word(byte + 256 + 4 * i, word[i]);
    write_outputs(b, byte, sizeof byte);
    table_bench_holds(b, "run,o2.x,o2.y,o2.z,o2.w,o15.x,o15.y,o15.z,o15.w\n0,0,0,0,0,0,0,0,0\n"
                         "1,1,0x800000,0x000001,nan,0x7f1234,inf,-inf,0.0999994278\n");
}

static void test_outputs_of_primitives(void **state)
{
    struct table_bench *b = *state;
    static uint8_t byte[2 * 784];
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->runs = 9;
    pica200_launch_of(&b->program)->outmap = 1;
    put_word(byte + 784, 1);
    put_word(byte + 784 + 4, 7);
    for (unsigned v = 0; v < 3; v++) put_word(byte + 784 + 16 + 256 * v, 0x3f0000 + 0x10000 * v);
    write_outputs(b, byte, sizeof byte);
    table_bench_holds(b, "primitive,run,winding,vertex,o0.x,o0.y,o0.z,o0.w\n"
                         "0,0,0,0,0,0,0,0\n0,0,0,1,0,0,0,0\n0,0,0,2,0,0,0,0\n"
                         "1,7,1,0,1,0,0,0\n1,7,1,1,2,0,0,0\n1,7,1,2,4,0,0,0\n");
}

/* Every pattern of the format reads back as itself. */
static void test_text_of_a_component_reads_back(void **state)
{
    struct common_csv csv = {.path = "t"};
    (void)state;
    for (uint32_t bits = 0; bits < 0x1000000; bits += (bits < 0x20000 ? 1 : 61) * test_stride()) {
        char text[32];
        uint32_t again = ~bits;
        struct common_error err = {""};
        common_csv_text(&pica200_float24, bits, text, sizeof text);
        const struct common_cell cell = {text, 1, 1};
        if (common_csv_number(&csv, &cell, &pica200_float24, &again, &err) || again != bits)
            fail_msg("%06x is written %s, read %06x", bits, text, again);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, start, table_bench_stop)
    const struct CMUnitTest tests[] = {
        TEST(test_vertices_become_records),
        TEST(test_numbers_are_truncated_or_raw),
        TEST(test_comments_empty_lines_and_line_ends_do_not_count),
        TEST(test_vertices_refused),
        TEST(test_vertices_of_too_many_cells_are_refused),
        TEST(test_columns_add_to_what_the_program_says),
        TEST(test_vertices_of_variable_primitives),
        TEST(test_vertices_of_primitives_refused),
        TEST(test_vertices_repeat),
        TEST(test_uniforms_become_contents),
        TEST(test_uniforms_refused),
        TEST(test_outputs_that_were_cut_are_noted),
        TEST(test_outputs_of_vertices),
        TEST(test_outputs_of_primitives),
        cmocka_unit_test(test_text_of_a_component_reads_back),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
