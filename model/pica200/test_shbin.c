/* .shbin containers: the sample of sheet section 5, which picasso assembled, each of the rejection
 * rules by a change of one field, files that are cut or damaged, and what is written and read
 * back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/container.h"
#include "../common/rng.h"
#include "isa.h"
#include "names.h"
#include "pica200.h"
#include "shbin.h"

/* clang-format off */
static const uint8_t sample[] = {
    0x44, 0x56, 0x4c, 0x42, 0x01, 0x00, 0x00, 0x00, 0x4c, 0x00, 0x00, 0x00,
    0x44, 0x56, 0x4c, 0x50, 0x00, 0x00, 0x00, 0x00, 0x28, 0x00, 0x00, 0x00,
    0x04, 0x00, 0x00, 0x00, 0x38, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00,
    0x40, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0xc0, 0xa4, 0x00, 0xf0, 0x07, 0x20,
    0x00, 0x08, 0x02, 0x02, 0x00, 0x00, 0x00, 0x88, 0x6f, 0xc3, 0x06, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x44, 0x56, 0x4c, 0x45, 0x02, 0x10, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00,
    0x7c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x7c, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x84, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00,
    0x94, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x02, 0x00, 0x5f, 0x00,
    0x00, 0x00, 0x3f, 0x00, 0x00, 0x00, 0x40, 0x00, 0x00, 0x80, 0x40, 0x00,
    0x00, 0x00, 0x41, 0x00, 0x01, 0x00, 0x03, 0x00, 0x02, 0x05, 0x03, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x04, 0x00, 0x00, 0x00, 0x10, 0x00, 0x10, 0x00, 0x70, 0x6f, 0x73, 0x00,
    0x6d, 0x00, 0x00, 0x00,
};
/* clang-format on */

enum {
    SIZE = sizeof sample,
    DVLP = 0x0c,
    CODE = 0x34,
    DVLE = 0x4c,
    CONSTANTS = DVLE + 0x40,
    OUTPUTS = DVLE + 0x7c,
    UNIFORMS = DVLE + 0x84,
    SYMBOLS = DVLE + 0x94,
    ROOM = 0x6000 /* for tests that make the file longer */
};

struct image {
    uint8_t byte[ROOM];
    size_t size;
};

static struct image make(void)
{
    struct image image = {.size = SIZE};
    memcpy(image.byte, sample, SIZE);
    return image;
}

static void put(struct image *image, size_t at, unsigned bytes, uint32_t value)
{
    for (unsigned i = 0; i < bytes; i++) image->byte[at + i] = (uint8_t)(value >> 8 * i);
}

/* In memory of exactly the size, so that AddressSanitizer sees a read past its end. */
static int load(const struct image *image, const char *entry, struct common_program *program,
                struct pica200_names *names, struct common_error *err)
{
    uint8_t *byte = malloc(image->size > 0 ? image->size : 1);
    assert_non_null(byte);
    memcpy(byte, image->byte, image->size);
    err->text[0] = '\0';
    int status = pica200_shbin_load("x.shbin", byte, image->size, NULL, entry, program, names, err);
    free(byte);
    return status;
}

static void expect_error(const struct image *image, const char *text)
{
    struct common_program program;
    struct pica200_names names;
    struct common_error err;
    assert_int_equal(load(image, NULL, &program, &names, &err), -1);
    if (strncmp(err.text, text, strlen(text)) != 0)
        fail_msg("'%s' does not begin with '%s'", err.text, text);
    assert_null(strchr(err.text, '\n'));
}

static void expect_load(const struct image *image)
{
    struct common_program program;
    struct pica200_names names;
    struct common_error err;
    if (load(image, NULL, &program, &names, &err) != 0) fail_msg("%s", err.text);
    common_program_free(&program);
    pica200_names_free(&names);
}

static const struct common_segment *segment(const struct common_program *program, uint32_t space)
{
    for (size_t i = 0; i < program->inits; i++)
        if (program->init[i].space == space) return &program->init[i];
    fail_msg("no segment of space %u", (unsigned)space);
    return NULL;
}

static void test_shbin_loads_the_sample(void **state)
{
    static const uint32_t code[] = {0xa4c00800, 0x2007f000, 0x02020800, 0x88000000};
    static const uint32_t k[] = {0x3f0000, 0x400000, 0x408000, 0x410000};
    struct common_program program;
    struct pica200_names names;
    struct common_error err;
    struct image image = make();
    (void)state;
    assert_int_equal(load(&image, NULL, &program, &names, &err), 0);
    assert_int_equal(program.code_words, 4);
    assert_memory_equal(program.code, code, sizeof code);
    const struct common_segment *s = segment(&program, PICA200_SPACE_DESC);
    assert_int_equal(s->count, 1);
    assert_int_equal(s->word[0], 0x0006c36f);
    s = segment(&program, PICA200_SPACE_UNIFORM);
    assert_int_equal(s->addr, 95 * 16);
    assert_memory_equal(s->word, k, sizeof k);
    s = segment(&program, PICA200_SPACE_INT);
    assert_int_equal(s->addr, 12);
    assert_int_equal(s->word[0], 0x00030502);
    assert_int_equal(segment(&program, PICA200_SPACE_BOOL)->word[0], 1 << 3);
    assert_false(pica200_launch_of(&program)->geometry);
    assert_int_equal(pica200_launch_of(&program)->entry, 0);
    assert_int_equal(pica200_launch_of(&program)->attributes, 1);
    assert_int_equal(pica200_launch_of(&program)->map[0], 0);
    assert_int_equal(pica200_launch_of(&program)->outmap, 1);
    assert_int_equal(names.names, 2);
    assert_int_equal(names.outputs, 1);
    assert_int_equal(names.output[0].semantic, 0);
    assert_int_equal(names.output[0].mask, 15);
    common_program_free(&program);
    pica200_names_free(&names);
}

static void test_shbin_names_lead_to_registers(void **state)
{
    struct common_program program;
    struct pica200_names names;
    struct pica200_place place;
    struct common_error err;
    struct image image = make();
    (void)state;
    put(&image, UNIFORMS + 8 + 6, 2, 0x13); /* m is c0 to c3 */
    assert_int_equal(load(&image, NULL, &program, &names, &err), 0);
    assert_int_equal(pica200_names_find(&names, "pos.y", &place, &err), 0);
    assert_int_equal(place.class, 'v');
    assert_int_equal(place.first, 0);
    assert_int_equal(place.ncomponent, 1);
    assert_int_equal(place.component[0], 1);
    assert_int_equal(pica200_names_find(&names, "m[2]", &place, &err), 0);
    assert_int_equal(place.class, 'c');
    assert_int_equal(place.first, 2);
    assert_int_equal(place.count, 1);
    assert_int_equal(pica200_names_find(&names, "m", &place, &err), 0);
    assert_int_equal(place.count, 4);
    assert_int_equal(pica200_names_find(&names, "position.x", &place, &err), 0);
    assert_int_equal(place.class, 'o');
    assert_int_equal(pica200_names_find(&names, "b15", &place, &err), 0);
    assert_int_equal(place.first, 15);
    static const char *const wrong[] = {"m[4]", "m[",  "m[]",  "pos.q", "pos.", "nobody",
                                        "c96",  "v16", "b1.x", "c01",   "",     "m[1]x"};
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        err.text[0] = '\0';
        assert_int_equal(pica200_names_find(&names, wrong[i], &place, &err), -1);
        assert_string_not_equal(err.text, "");
    }
    common_program_free(&program);
    pica200_names_free(&names);
}

/* --- the rules --- */

static void change(size_t at, unsigned bytes, uint32_t value, const char *error)
{
    struct image image = make();
    put(&image, at, bytes, value);
    if (error != NULL) expect_error(&image, error);
    else expect_load(&image);
}

static void test_shbin_rejects_e1_no_dvlb(void **state)
{
    (void)state;
    change(0, 1, 'd', "x.shbin:0x0000: error: E1: ");
    struct image image = make();
    for (image.size = 0; image.size < 8; image.size++)
        expect_error(&image, "x.shbin:0x0000: error: E1: ");
}

static void test_shbin_rejects_e2_number_of_dvles(void **state)
{
    (void)state;
    change(4, 4, 0, "x.shbin:0x0004: error: E2: ");
    change(4, 4, 257, "x.shbin:0x0004: error: E2: ");
    change(4, 4, 0xffffffff, "x.shbin:0x0004: error: E2: ");
    change(4, 4, 47, "x.shbin:0x0004: error: E2: "); /* 8 + 4 * 47 + 40 > 232 */
    change(4, 4, 46, "x.shbin:0x00c0: error: E3: "); /* just fits */
}

static void test_shbin_rejects_e3_no_dvlp(void **state)
{
    (void)state;
    change(DVLP + 3, 1, 'E', "x.shbin:0x000c: error: E3: ");
}

static void test_shbin_rejects_e4_code_range(void **state)
{
    (void)state;
    change(DVLP + 0xc, 4, 0, "x.shbin:0x0018: error: E4: ");
    change(DVLP + 0xc, 4, 4097, "x.shbin:0x0018: error: E4: ");
    change(DVLP + 0xc, 4, 0x40000000, "x.shbin:0x0018: error: E4: ");
    change(DVLP + 0xc, 4, 4096, "x.shbin:0x0014: error: E4: ");
    change(DVLP + 8, 4, 0x2a, "x.shbin:0x0014: error: E4: ");
    change(DVLP + 8, 4, 0xfffffffc, "x.shbin:0x0014: error: E4: ");
    change(DVLP + 8, 4, SIZE - DVLP - 12, "x.shbin:0x0014: error: E4: ");
    change(DVLP + 8, 4, SIZE - DVLP - 16, NULL); /* the last 16 bytes */
}

static void test_shbin_rejects_e5_descriptors(void **state)
{
    (void)state;
    change(DVLP + 0x14, 4, 129, "x.shbin:0x0020: error: E5: ");
    change(DVLP + 0x14, 4, 0x20000001, "x.shbin:0x0020: error: E5: ");
    change(DVLP + 0x10, 4, 0x39, "x.shbin:0x001c: error: E5: ");
    change(DVLP + 0x10, 4, SIZE - DVLP - 4, "x.shbin:0x001c: error: E5: ");
    change(DVLP + 0x10, 4, 0xfffffffc, "x.shbin:0x001c: error: E5: ");
    change(DVLP + 0x14, 4, 128, "x.shbin:0x001c: error: E5: ");
    change(DVLP + 0x14, 4, 0, NULL);
}

static void test_shbin_rejects_e6_place_of_dvle(void **state)
{
    (void)state;
    change(8, 4, DVLE + 2, "x.shbin:0x0008: error: E6: ");
    change(8, 4, SIZE - 60, "x.shbin:0x0008: error: E6: ");
    change(8, 4, 0xfffffffc, "x.shbin:0x0008: error: E6: ");
}

static void test_shbin_rejects_e7_no_dvle(void **state)
{
    (void)state;
    change(DVLE, 4, 0, "x.shbin:0x004c: error: E7: ");
    change(8, 4, 0, "x.shbin:0x0000: error: E7: ");
}

static void test_shbin_rejects_e8_type_and_mode(void **state)
{
    (void)state;
    change(DVLE + 6, 1, 2, "x.shbin:0x0052: error: E8: ");
    change(DVLE + 0x14, 1, 3, "x.shbin:0x0060: error: E8: ");
    change(DVLE + 6, 1, 1, NULL);
}

static void test_shbin_rejects_e9_entry_and_end(void **state)
{
    (void)state;
    change(DVLE + 8, 4, 4, "x.shbin:0x0054: error: E9: ");
    change(DVLE + 0xc, 4, 5, "x.shbin:0x0058: error: E9: ");
    change(DVLE + 8, 4, 0xffffffff, "x.shbin:0x0054: error: E9: ");
    struct image image = make();
    put(&image, DVLE + 8, 4, 3);
    put(&image, DVLE + 0xc, 4, 2);
    expect_error(&image, "x.shbin:0x0058: error: E9: ");
    put(&image, DVLE + 0xc, 4, 3);
    expect_load(&image);
}

/* A file of 600 words whose code comes after everything else. */
static struct image make_long(void)
{
    struct image image = make();
    put(&image, DVLP + 8, 4, SIZE - DVLP);
    put(&image, DVLP + 0xc, 4, 600);
    image.size = SIZE + 4 * 600;
    return image;
}

static void test_shbin_rejects_e10_long_vertex_shader(void **state)
{
    struct image image = make_long();
    (void)state;
    expect_load(&image); /* it ends at word 4 */
    put(&image, DVLE + 0xc, 4, 512);
    expect_load(&image);
    put(&image, DVLE + 0xc, 4, 513);
    expect_error(&image, "x.shbin:0x0058: error: E10: ");
    put(&image, DVLE + 8, 4, 513);
    expect_error(&image, "x.shbin:0x0054: error: E10: ");
    put(&image, DVLE + 6, 1, 1); /* a geometry shader may */
    expect_load(&image);
}

static void test_shbin_rejects_e11_table_ranges(void **state)
{
    static const struct {
        unsigned field, bytes;
    } tables[] = {{0x18, 20}, {0x20, 16}, {0x28, 8}, {0x30, 8}};
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        unsigned field = DVLE + tables[i].field;
        char text[64];
        snprintf(text, sizeof text, "x.shbin:0x%04x: error: E11: ", field);
        change(field, 4, 0x7e, text); /* not aligned */
        change(field, 4, 0xfffffffc, text);
        change(field + 4, 4, 0xffffffff, text);
        change(field + 4, 4, (uint32_t)(0x100000000 / tables[i].bytes),
               text); /* wraps in 32 bits */
        change(field + 4, 4, SIZE / tables[i].bytes, text);
    }
    change(DVLE + 0x3c, 4, 9, "x.shbin:0x0084: error: E11: ");
    change(DVLE + 0x38, 4, 0xffffffff, "x.shbin:0x0084: error: E11: ");
    struct image image = make(); /* symbols may stand anywhere */
    put(&image, DVLE + 0x38, 4, 0x95);
    put(&image, DVLE + 0x3c, 4, 5);
    put(&image, UNIFORMS + 8, 4, 3);
    expect_load(&image);
}

static void test_shbin_rejects_e12_constants(void **state)
{
    (void)state;
    change(CONSTANTS, 2, 3, "x.shbin:0x008c: error: E12: ");
    change(CONSTANTS + 2, 2, 96, "x.shbin:0x008e: error: E12: ");
    change(CONSTANTS + 2, 2, 0x100, "x.shbin:0x008e: error: E12: ");
    change(CONSTANTS + 16, 4, 0x1000000, "x.shbin:0x009c: error: E12: ");
    change(CONSTANTS + 20 + 2, 2, 4, "x.shbin:0x00a2: error: E12: ");
    change(CONSTANTS + 40 + 2, 2, 16, "x.shbin:0x00b6: error: E12: ");
    change(CONSTANTS + 4, 4, 0xffffff, NULL);
}

static void test_shbin_rejects_e13_outputs(void **state)
{
    static const uint8_t legal[] = {0, 1, 2, 3, 4, 5, 6, 8, 9};
    (void)state;
    change(OUTPUTS + 2, 2, 16, "x.shbin:0x00ca: error: E13: ");
    change(OUTPUTS + 4, 2, 0, "x.shbin:0x00cc: error: E13: ");
    change(OUTPUTS + 4, 2, 16, "x.shbin:0x00cc: error: E13: ");
    for (unsigned semantic = 0; semantic < 300; semantic++)
        change(OUTPUTS, 2, semantic,
               semantic < 16 && memchr(legal, (int)semantic, sizeof legal) != NULL
                   ? NULL
                   : "x.shbin:0x00c8: error: E13: ");
}

static void test_shbin_rejects_e14_uniforms(void **state)
{
    static const struct {
        uint32_t first, last;
        bool legal;
    } ranges[] = {
        {0x00, 0x0f, true},  {0x10, 0x6f, true},   {0x70, 0x73, true},  {0x78, 0x87, true},
        {0x0f, 0x10, false}, {0x6f, 0x70, false},  {0x73, 0x74, false}, {0x74, 0x74, false},
        {0x77, 0x78, false}, {0x87, 0x88, false},  {0x88, 0x88, false}, {0x11, 0x10, false},
        {0x70, 0x78, false}, {0x10, 0x110, false},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        change(UNIFORMS + 4, 4, ranges[i].first | ranges[i].last << 16,
               ranges[i].legal ? NULL : "x.shbin:0x00d4: error: E14: ");
}

static void test_shbin_rejects_e15_names(void **state)
{
    (void)state;
    change(UNIFORMS, 4, 6, "x.shbin:0x00d0: error: E15: ");
    change(UNIFORMS + 8, 4, 0xffffffff, "x.shbin:0x00d8: error: E15: ");
    change(SYMBOLS + 5, 1, 'x', "x.shbin:0x00d8: error: E15: ");
    struct image image = make(); /* a label too */
    put(&image, DVLE + 0x20, 4, SIZE - DVLE);
    put(&image, DVLE + 0x24, 4, 1);
    image.size = SIZE + 16;
    expect_load(&image);
    put(&image, SIZE + 12, 4, 6);
    expect_error(&image, "x.shbin:0x00f4: error: E15: ");
}

static void test_shbin_reports_the_first_rule_that_fails(void **state)
{
    struct image image = make();
    (void)state;
    put(&image, UNIFORMS, 4, 6);     /* E15 */
    put(&image, OUTPUTS + 2, 2, 16); /* E13 */
    expect_error(&image, "x.shbin:0x00ca: error: E13: ");
    put(&image, DVLE + 6, 1, 2); /* E8 */
    expect_error(&image, "x.shbin:0x0052: error: E8: ");
    put(&image, DVLP + 0x14, 4, 129); /* E5 */
    expect_error(&image, "x.shbin:0x0020: error: E5: ");
}

static void test_shbin_accepts_versions_and_padding(void **state)
{
    (void)state;
    change(DVLP + 4, 4, 0xdeadbeef, NULL);
    change(DVLP + 0x18, 4, 0xffffffff, NULL);
    change(DVLP + 0x1c, 4, 0xffffffff, NULL);
    change(DVLE + 4, 2, 0x7777, NULL);
    change(DVLE + 7, 1, 0xff, NULL);
    change(OUTPUTS + 6, 2, 0xffff, NULL);
    change(0x48, 4, 0xffffffff, NULL); /* after the descriptor */
}

/* --- entry --- */

static int load_entry(const struct image *image, const char *entry, uint32_t *pc,
                      struct common_error *err)
{
    struct common_program program;
    struct pica200_names names;
    int status = load(image, entry, &program, &names, err);
    if (status != 0) return status;
    *pc = pica200_launch_of(&program)->entry;
    common_program_free(&program);
    pica200_names_free(&names);
    return 0;
}

static void test_shbin_starts_at_a_label_or_a_word(void **state)
{
    struct image image = make();
    struct common_error err;
    uint32_t pc;
    (void)state;
    assert_int_equal(load_entry(&image, "main", &pc, &err), 0); /* it has no labels at all */
    assert_int_equal(pc, 0);
    assert_int_equal(load_entry(&image, "3", &pc, &err), 0);
    assert_int_equal(pc, 3);
    assert_int_equal(load_entry(&image, "4", &pc, &err), -1);
    assert_int_equal(load_entry(&image, "other", &pc, &err), -1);
    assert_non_null(strstr(err.text, "'other'"));
    put(&image, DVLE + 0x20, 4, SIZE - DVLE); /* a label 'm' at word 2 */
    put(&image, DVLE + 0x24, 4, 1);
    put(&image, SIZE + 4, 4, 2);
    put(&image, SIZE + 12, 4, 4);
    image.size = SIZE + 16;
    assert_int_equal(load_entry(&image, "m", &pc, &err), 0);
    assert_int_equal(pc, 2);
    put(&image, SIZE + 4, 4, 4);
    assert_int_equal(load_entry(&image, "m", &pc, &err), -1);
}

static void test_shbin_entry_selects_its_dvle(void **state)
{
    struct image image = {.size = SIZE + 4 + 64 + 16};
    struct common_program program;
    struct pica200_names names;
    struct common_error err;
    (void)state;
    memcpy(image.byte, sample, 8); /* room for a second offset in the DVLB */
    memcpy(image.byte + 12, sample + 8, SIZE - 8);
    size_t second = SIZE + 4;
    put(&image, 4, 4, 2);
    put(&image, 8, 4, DVLE + 4);
    put(&image, 12, 4, (uint32_t)second);
    memcpy(image.byte + second, sample + DVLE, 64);
    put(&image, second + 6, 1, 1);                       /* a geometry shader */
    put(&image, second + 0x14, 4, 2 | 7 << 8 | 3 << 24); /* fixed, c7, 3 vertices */
    for (unsigned field = 0x1c; field < 0x40; field += 8) put(&image, second + field, 4, 0);
    for (unsigned field = 0x18; field < 0x40; field += 8) put(&image, second + field, 4, 0);
    put(&image, second + 0x20, 4, 64); /* label "geo" at word 1; symbols in its first word */
    put(&image, second + 0x24, 4, 1);
    put(&image, second + 64, 4, 0x006f6567);
    put(&image, second + 68, 4, 1);
    put(&image, second + 0x38, 4, 64);
    put(&image, second + 0x3c, 4, 4);
    if (load(&image, "geo", &program, &names, &err) != 0) fail_msg("%s", err.text);
    assert_true(pica200_launch_of(&program)->geometry);
    assert_int_equal(pica200_launch_of(&program)->entry, 1);
    assert_int_equal(pica200_launch_of(&program)->input_mode, 2);
    assert_int_equal(pica200_launch_of(&program)->start, 7);
    assert_int_equal(pica200_launch_of(&program)->fixed_count, 3);
    common_program_free(&program);
    pica200_names_free(&names);
    assert_int_equal(load(&image, NULL, &program, &names, &err), 0);
    assert_false(pica200_launch_of(&program)->geometry);
    common_program_free(&program);
    pica200_names_free(&names);
}

/* --- damage --- */

static void test_shbin_survives_truncation_at_every_byte(void **state)
{
    struct image image = make();
    (void)state;
    for (image.size = 0; image.size < SIZE - 2; image.size++) expect_error(&image, "x.shbin:0x");
    image.size = SIZE - 2; /* the last two are padding */
    expect_load(&image);
}

static void test_shbin_survives_random_damage(void **state)
{
    struct common_rng rng = common_rng_make(1, 0);
    (void)state;
    for (unsigned round = 0; round < 30000; round++) {
        struct image image = {.size = SIZE};
        struct common_program program;
        struct pica200_names names;
        struct common_error err;
        memcpy(image.byte, sample, SIZE);
        for (unsigned n = 1 + common_rng_below(&rng, 4); n > 0; n--)
            image.byte[common_rng_below(&rng, SIZE)] ^= (uint8_t)(1u << common_rng_below(&rng, 8));
        if (load(&image, NULL, &program, &names, &err) == 0) {
            char *text = pica200_listing(&program);
            assert_non_null(text);
            free(text);
            common_program_free(&program);
            pica200_names_free(&names);
        } else {
            assert_int_equal(strncmp(err.text, "x.shbin:0x", 10), 0);
        }
    }
}

/* --- writing --- */

static void test_shbin_store_and_load_give_the_same(void **state)
{
    static const char text[] = ".gsh fixed c0, c4, 3\n"
                               ".fvec m[4], n\n.ivec count\n.bool flag\n"
                               ".constf one(1, -2, 0.5, inf)\n.consti i(1, 2, 3, 4)\n"
                               ".in pos v2\n.in clr\n"
                               ".out op position\n.out oc color.xyz\n"
                               ".setb b9 true\n"
                               ".proc helper\n mul r0, one, pos\n.end\n"
                               ".proc main\n call helper\n mad op.xy, r0, m[1].wzyx, -clr\n"
                               " mov oc, r0\n end\n.end\n";
    struct common_program program, again;
    struct pica200_names names, names2;
    struct pica200_place place;
    struct common_error err = {""};
    struct image image;
    uint8_t *byte;
    (void)state;
    if (pica200_assemble_names("t.s", text, &program, &names, &err) != 0) fail_msg("%s", err.text);
    program.names = &names;
    int stored = pica200_shbin_store(&program, 1, &byte, &image.size, &err);
    program.names = NULL;
    assert_int_equal(stored, 0);
    memcpy(image.byte, byte, image.size);
    if (load(&image, "main", &again, &names2, &err) != 0) fail_msg("%s", err.text);
    char *one = pica200_listing(&program), *two = pica200_listing(&again);
    assert_string_equal(one, two);
    assert_int_equal(names2.names, names.names);
    assert_int_equal(names2.labels, 2);
    assert_int_equal(names2.outputs, 2);
    assert_int_equal(names2.output[1].mask, 7);
    assert_int_equal(pica200_names_find(&names2, "m[3]", &place, &err), 0);
    assert_int_equal(place.first, 3);
    assert_int_equal(pica200_names_find(&names2, "flag", &place, &err), 0);
    assert_int_equal(place.class, 'b');
    free(one);
    free(two);
    free(byte);
    common_program_free(&program);
    common_program_free(&again);
    pica200_names_free(&names);
    pica200_names_free(&names2);
}

static void test_shbin_store_refuses_what_has_no_place(void **state)
{
    static const char *const texts[] = {".attributes v1 v0\n mov o0, v0\n end\n",
                                        ".setreg 0x0d 1\n end\n"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct common_program program;
        struct common_error err = {""};
        uint8_t *byte = NULL;
        size_t size;
        assert_int_equal(pica200_assemble("t.s", texts[i], &program, &err), 0);
        assert_int_equal(pica200_shbin_store(&program, 1, &byte, &size, &err), -1);
        assert_string_not_equal(err.text, "");
        common_program_free(&program);
    }
}

/* --- as the tools see it --- */

static const struct common_container *container_of(void)
{
    assert_null(pica200_isa.containers[1]);
    return pica200_isa.containers[0];
}

static void test_shbin_is_recognised_by_its_bytes(void **state)
{
    (void)state;
    assert_true(container_of()->recognise(sample, SIZE));
    assert_false(container_of()->recognise(sample, 3));
    assert_false(container_of()->recognise((const uint8_t *)"main: end\n", 10));
    assert_string_equal(container_of()->suffix, ".shbin");
}

static void test_shbin_is_loaded_with_its_names(void **state)
{
    static const char text[] = "first: nop\nmain: end\n";
    struct common_program program;
    struct common_error err = {""};
    (void)state;
    assert_int_equal(container_of()->load("any", sample, SIZE, NULL, "main", &program, &err), 0);
    assert_int_equal(program.code_words, 4);
    assert_non_null(program.names);
    common_program_free(&program);
    assert_int_equal(container_of()->load("t.shbin", (const uint8_t *)text, sizeof text - 1, NULL,
                                          NULL, &program, &err),
                     -1);
    assert_non_null(strstr(err.text, "E1"));
}

static void test_text_is_entered_at_a_label_or_a_word(void **state)
{
    static const char text[] = "first: nop\nmain: end\n";
    struct common_program program;
    struct common_error err = {""};
    (void)state;
    assert_int_equal(pica200_isa.assemble("t.s", text, &program, &err), 0);
    assert_int_equal(pica200_isa.enter(&program, "first", &err), 0);
    assert_int_equal(pica200_launch_of(&program)->entry, 0);
    assert_int_equal(pica200_isa.enter(&program, "1", &err), 0);
    assert_int_equal(pica200_launch_of(&program)->entry, 1);
    assert_int_equal(pica200_isa.enter(&program, "second", &err), -1);
    assert_string_equal(
        err.text, "t.s: error: no label 'second'; one of the program or a word index is needed");
    err.text[0] = '\0';
    assert_int_equal(pica200_isa.enter(&program, "2", &err), -1);
    assert_string_equal(err.text, "t.s: error: entry '2'; word 0 to 1 is needed");
    common_program_free(&program);
}

static void test_words_are_entered_at_a_word(void **state)
{
    struct common_program program;
    struct common_error err = {""};
    (void)state;
    assert_int_equal(pica200_program_init(&program, "w.hex"), 0);
    assert_int_equal(pica200_isa.enter(&program, "0xfff", &err), 0);
    assert_int_equal(pica200_launch_of(&program)->entry, 4095);
    assert_int_equal(pica200_isa.enter(&program, "4096", &err), -1);
    assert_string_equal(err.text,
                        "warpstep: error: --entry '4096'; a number from 0 to 4095 is needed");
    common_program_free(&program);
}

static void test_shbin_lists_its_parts(void **state)
{
    struct common_program program;
    struct common_error err = {""};
    uint8_t *byte;
    size_t size;
    char *text;
    (void)state;
    assert_int_equal(pica200_isa.assemble("t.s", "first: nop\nmain: end\n", &program, &err), 0);
    assert_int_equal(container_of()->store(&program, 1, &byte, &size, &err), 0);
    assert_int_equal(container_of()->list("t.shbin", byte, size, &text, &err), 0);
    assert_string_equal(text, "part 0: vertex shader, entry 1, first at 0, main at 1\n");
    free(text);
    assert_int_equal(container_of()->list("t.shbin", byte, 8, &text, &err), -1);
    assert_non_null(strstr(err.text, "t.shbin:0x"));
    free(byte);
    common_program_free(&program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shbin_loads_the_sample),
        cmocka_unit_test(test_shbin_names_lead_to_registers),
        cmocka_unit_test(test_shbin_rejects_e1_no_dvlb),
        cmocka_unit_test(test_shbin_rejects_e2_number_of_dvles),
        cmocka_unit_test(test_shbin_rejects_e3_no_dvlp),
        cmocka_unit_test(test_shbin_rejects_e4_code_range),
        cmocka_unit_test(test_shbin_rejects_e5_descriptors),
        cmocka_unit_test(test_shbin_rejects_e6_place_of_dvle),
        cmocka_unit_test(test_shbin_rejects_e7_no_dvle),
        cmocka_unit_test(test_shbin_rejects_e8_type_and_mode),
        cmocka_unit_test(test_shbin_rejects_e9_entry_and_end),
        cmocka_unit_test(test_shbin_rejects_e10_long_vertex_shader),
        cmocka_unit_test(test_shbin_rejects_e11_table_ranges),
        cmocka_unit_test(test_shbin_rejects_e12_constants),
        cmocka_unit_test(test_shbin_rejects_e13_outputs),
        cmocka_unit_test(test_shbin_rejects_e14_uniforms),
        cmocka_unit_test(test_shbin_rejects_e15_names),
        cmocka_unit_test(test_shbin_reports_the_first_rule_that_fails),
        cmocka_unit_test(test_shbin_accepts_versions_and_padding),
        cmocka_unit_test(test_shbin_starts_at_a_label_or_a_word),
        cmocka_unit_test(test_shbin_entry_selects_its_dvle),
        cmocka_unit_test(test_shbin_survives_truncation_at_every_byte),
        cmocka_unit_test(test_shbin_survives_random_damage),
        cmocka_unit_test(test_shbin_store_and_load_give_the_same),
        cmocka_unit_test(test_shbin_store_refuses_what_has_no_place),
        cmocka_unit_test(test_shbin_is_recognised_by_its_bytes),
        cmocka_unit_test(test_shbin_is_loaded_with_its_names),
        cmocka_unit_test(test_text_is_entered_at_a_label_or_a_word),
        cmocka_unit_test(test_words_are_entered_at_a_word),
        cmocka_unit_test(test_shbin_lists_its_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
