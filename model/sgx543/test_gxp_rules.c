/* The strict loader of GXP containers, rule by rule: docs/isa/sgx543_gxp.md, 7. Each row breaks one
 * condition of one rule, in the sheet's worked example or in a file that the writer made; other
 * needs of the row (a table more, a phase more) are appended. */
#include <stdio.h>

#include "../common/container.h"
#include "../common/file.h"
#include "gxp.h"
#include "names.h"
#include "test_bench.h"

enum { ROOM = 1 << 16, EDITS = 5 };

struct image {
    uint8_t *byte; /* ROOM */
    size_t size;
};

static uint32_t get(const struct image *f, size_t at)
{
    uint32_t value;
    memcpy(&value, f->byte + at, sizeof value);
    return value;
}

static void put(struct image *f, size_t at, uint32_t value, unsigned bytes)
{
    assert_true(at + bytes <= ROOM);
    memcpy(f->byte + at, &value, bytes);
}

static uint32_t led(const struct image *f, uint32_t field)
{
    return field + get(f, field);
}

/* More at the end, where an offset field leads then. */
static uint32_t append(struct image *f, uint32_t field, const uint32_t *word, unsigned words)
{
    uint32_t at = (uint32_t)f->size;
    assert_true(f->size + 4 * words <= ROOM);
    memcpy(f->byte + at, word, 4 * words);
    f->size += 4 * words;
    put(f, 8, (uint32_t)f->size, 4);
    if (field) put(f, field, at - field, 4);
    return at;
}

/* ---- images */

static void example(struct image *f)
{
    struct common_error err = {{0}};
    size_t size;
    char *byte = common_file_read("programs/sgx543/graphics/tint.gxp", &size, &err);
    if (byte == NULL) fail_msg("%s", err.text);
    f->byte = calloc(1, ROOM);
    assert_non_null(f->byte);
    memcpy(f->byte, byte, size);
    f->size = size;
    free(byte);
}

static void stored(struct image *f, const char *source)
{
    struct common_program program;
    struct common_error err = {{0}};
    uint8_t *byte;
    size_t size;
    if (sgx543_assemble("t.s", source, &program, &err) != 0) fail_msg("%s", err.text);
    if (sgx543_gxp_store(&program, 1, &byte, &size, &err) != 0) fail_msg("%s", err.text);
    f->byte = calloc(1, ROOM);
    assert_non_null(f->byte);
    memcpy(f->byte, byte, size);
    f->size = size;
    free(byte);
    common_program_free(&program);
}

/* 16 sa registers of uniforms, then a texture's state and two literals; an attribute, two outputs
 * more than the place. */
static void vertex(struct image *f)
{
    stored(
        f,
        ".stage vertex\n.pa 8\n.parameter attribute place f32 4 0\n.parameter uniform matrix "
        "f32 4 0 4\n.parameter sampler texmap 2 16\n.uniform 20: 1.5 2.5\n.outputs o 0 6\n"
        "phas.imm mode0 rate0 wait7 temps0 addr=0x0\nmov.f32 o0.xy, pa0.xy\nemit tgt1 ctl1 .end\n");
}

static void phases(struct image *f)
{
    stored(f,
           ".stage fragment\n.pa 4\n.outputs pa 0 4\nphas.imm mode0 rate0 wait1 temps0 addr=last\n"
           "nop .end\nlast: phas.imm mode0 rate0 wait7 temps0 addr=0x0\nnop .end\n");
}

/* The example with an input descriptor that samples unit 3 besides; the last word is free. */
static void prefetch(struct image *f)
{
    static const uint32_t descriptor[] = {0x0ed0a00f, 0, 0x30, 0, 0x0000f900, 3, 0, 0};
    example(f);
    uint32_t at = append(f, 0, descriptor, 8), block = led(f, 0x2c);
    put(f, block + 0xc, 2, 2), put(f, block + 0xe, 1, 2);
    put(f, block + 0x10, at - (block + 0x10), 4);
    put(f, 0x30, 5, 2);
    put(f, 0x14, get(f, 0x14) | 1 << 11, 4);
    put(f, 0x1c, 1 << 12, 4);
}

/* The vertex program with a buffer in memory. */
static void buffer(struct image *f)
{
    static const uint32_t info[] = {14 | 6 << 16, 12};
    vertex(f);
    put(f, led(f, 0x94) + 14, 7, 2); /* container 19 has a word more */
    put(f, 0x5c, 7, 4), put(f, 0x32, 23, 2);
    put(f, 0x78, 1, 4);
    append(f, 0x7c, info, 2);
    put(f, 0x18, 3u << 28, 4);
}

/* ---- what is said */

static void load(const struct image *f, size_t size, struct common_program *program,
                 struct common_error *err)
{
    uint8_t *copy = malloc(size + 1); /* of this size, for the sanitizers */
    assert_non_null(copy);
    memcpy(copy, f->byte, size);
    *err = (struct common_error){{0}};
    if (sgx543_gxp_load("t.gxp", copy, size, program, err) == 0) {
        const struct common_load last = {.isa = &sgx543_isa, .program = program};
        if (sgx543_isa.finish(&last, err) != 0) common_program_free(program);
    }
    free(copy);
}

static void accepted(const struct image *f, const char *what)
{
    struct common_program program;
    struct common_error err;
    load(f, f->size, &program, &err);
    if (err.text[0]) fail_msg("%s: %s", what, err.text);
    common_program_free(&program);
}

static void rejected(const struct image *f, size_t size, unsigned rule, const char *what)
{
    struct common_program program;
    struct common_error err;
    char text[16];
    snprintf(text, sizeof text, "rule G%u ", rule);
    load(f, size, &program, &err);
    if (!err.text[0]) {
        common_program_free(&program);
        fail_msg("G%u, %s: it is taken", rule, what);
    }
    if (strstr(err.text, text) == NULL) fail_msg("G%u, %s: %s", rule, what, err.text);
}

static void test_images_are_good(void **state)
{
    void (*const images[])(struct image *) = {example, vertex, phases, prefetch, buffer};
    (void)state;
    for (unsigned i = 0; i < sizeof images / sizeof images[0]; i++) {
        struct image f;
        images[i](&f);
        accepted(&f, "an image");
        free(f.byte);
    }
}

/* ---- rows: places are of the file, or + an offset from the target of a field or the varyings */

#define AT(field, offset) (0x80000000u | (uint32_t)(field) << 16 | (offset))
#define END               0xffffffffu /* the word after the file, which grows by it */

struct edit {
    uint32_t at, value;
    unsigned bytes; /* 0: there is none */
};

static const struct row {
    unsigned rule;
    void (*image)(struct image *);
    const char *what;
    struct edit edit[EDITS];
} rows[] = {
    {2, example, "magic", {{0, 'g', 1}}},
    {3, example, "major", {{4, 2, 1}}},
    {3, example, "minor 3", {{5, 3, 1}}},
    {3, example, "minor 6", {{5, 6, 1}}},
    {4, example, "size below the header", {{8, 0x9b, 4}}},
    {4, example, "size beyond the file", {{8, 0x115, 4}}},
    {4, example, "four bytes behind it", {{8, 0x10f, 4}}},
    {5, example, "padding", {{0x113, 1, 1}}},
    {6, example, "no instruction", {{0x3c, 0, 4}}},
    {6, example, "65537 instructions", {{0x3c, 65537, 4}}},
    {6, example, "65537 of the secondary program", {{0x44, 65537, 4}}},
    {6, example, "4097 parameters", {{0x24, 4097, 4}}},
    {6, example, "21 containers", {{0x90, 21, 4}}},
    {6, example, "129 literals", {{0x70, 129, 4}}},
    {6, example, "65 sampler words", {{0x80, 65, 4}}},
    {6, example, "21 buffers", {{0x78, 21, 4}}},
    {7, example, "parameters in the header", {{0x28, 4, 4}}},
    {7, example, "parameters beyond the file", {{0x24, 2, 4}}},
    {7, example, "primary program", {{0x40, 0x10000, 4}}},
    {7, example, "secondary program", {{0x48, 0xfffffff0, 4}}},
    {7, example, "literals", {{0x74, 0x1000, 4}}},
    {7, example, "buffers", {{0x78, 1, 4}, {0x7c, 0x1000, 4}}},
    {7, example, "sampler words", {{0x80, 1, 4}, {0x84, 0, 4}}},
    {7, example, "texture buffer samplers", {{0x88, 1, 4}, {0x8c, 0x1000, 4}}},
    {7, example, "containers", {{0x94, 0x1000, 4}}},
    {8, example, "a table", {{0x40, 0x96, 1}}},
    {8, example, "varyings", {{0x2c, 0x71, 4}}},
    {8, example, "descriptors", {{0xac, 5, 4}}},
    {9, example, "two tables", {{0x94, 0x60, 1}}},
    {9, vertex, "varyings in the header", {{0x2c, 0x6c, 4}}},
    {9, example, "descriptors in the code", {{0xac, 0x14, 4}}},
    {9, example, "query info over code", {{0x98, 0x28, 4}}},
    {9, example, "a name in the header", {{0xfc, 0xffffff10, 4}}},
    {9, example, "a name in the literals", {{0xfc, 0xffffffe8, 4}}},
    {10, example, "end of the secondary program", {{0x44, 1, 4}}},
    {10, example, "the phase table elsewhere", {{0x4c, 0x1000, 4}}},
    {11, example, "no phase", {{0x3a, 0, 2}}},
    {11, phases, "a table behind the file", {{0x48, END, 0}, {0x4c, END, 0}}},
    {11, example, "the first phase", {{0xd0, 1, 4}}},
    {11, phases, "not rising", {{AT(0x4c, 4), 0, 4}}},
    {11, phases, "the last one behind the program", {{AT(0x4c, 4), 4, 4}}},
    {12, example, "no PHAS", {{0xd8, 0xf8040100, 4}}},
    {12, example, "imm 0", {{0xd8, 0xfa400700, 4}}},
    {12, example, "a last phase that waits", {{0xd8, 0xfa440100, 4}}},
    {12, phases, "a first phase that does not", {{AT(0x40, 4), 0xfa440700, 4}}},
    {12, phases, "a PHAS that is illegal", {{AT(0x40, 4), 0xfa440300, 4}}},
    {13, example, "scratch buffer", {{0x50, 1, 4}}},
    {13, example, "thread buffer", {{0x54, 1, 4}}},
    {13, example, "literal buffer", {{0x58, 1, 4}}},
    {13, example, "texture buffer", {{0x60, 1, 4}}},
    {13, example, "texture buffer samplers", {{0x88, 1, 4}, {0x8c, 0x88, 4}, {END, 0, 4}}},
    {13, example, "container 15", {{0xf4, 15, 1}}},
    {13, example, "container 18", {{0xf4, 18, 1}}},
    {13, example, "auxiliary surface", {{0x100, 3, 1}}},
    {14, example, "129 pa", {{0x30, 129, 2}}},
    {14, example, "129 sa", {{0x32, 129, 2}}},
    {14, example, "125 r", {{0x34, 125, 4}}},
    {14, example, "125 r of the other phase", {{0x38, 125, 2}}},
    {15, example, "container 20", {{0xf4, 20, 1}}},
    {15, example, "a container twice", {{0xf4, 14, 1}}},
    {15, example, "unknown field", {{0xee, 1, 1}}},
    {15, example, "no word", {{0xfa, 0, 2}}},
    {16, example, "beyond sa", {{0x32, 4, 1}}},
    {16, example, "two containers overlap", {{0xf8, 3, 1}}},
    {17, example, "data buffer", {{0x5c, 2, 1}}},
    {17, phases, "data buffer without container 19", {{0x5c, 1, 1}}},
    {18, example, "default buffer", {{0x64, 3, 1}}},
    {19, example, "a literal", {{0xe4, 1, 4}}},
    {19,
     phases,
     "a literal without a container",
     {{0x70, 1, 4}, {END, 0, 4}, {END, 0, 4}, {0x74, END, 0}}},
    {19, vertex, "a sampler word", {{AT(0x84, 2), 6, 2}}},
    {19, buffer, "a buffer", {{AT(0x7c, 2), 7, 2}}},
    {19, example, "a literal, and rule G23", {{0xe4, 1, 4}, {0x2c, 0, 4}}},
    {20, vertex, "two literals", {{AT(0x74, 8), 4, 1}}},
    {20, vertex, "two sampler words", {{AT(0x84, 6), 0, 2}}},
    {20, vertex, "a literal and a sampler word", {{AT(0x74, 0), 3, 1}}},
    {20, buffer, "a buffer and a literal", {{AT(0x7c, 2), 5, 2}}},
    {21, vertex, "sampler 64", {{AT(0x84, 0), 64, 2}}},
    {22, buffer, "buffer 15", {{AT(0x7c, 0), 15, 2}}},
    {22, buffer, "no multiple of 4", {{AT(0x7c, 4), 10, 4}}},
    {23, example, "none", {{0x2c, 0, 4}}},
    {23, example, "beyond the file", {{0x2c, 0xd8, 4}}},
    {24, example, "type 9", {{0xa6, 9, 1}}},
    {24, example, "5 components", {{0xa7, 5, 1}}},
    {25, example, "65 descriptors", {{0xa8, 65, 2}}},
    {25, example, "descriptors beyond the file", {{0xac, 0x1000, 4}}},
    {25, example, "one texture", {{0xaa, 1, 2}}},
    {25, prefetch, "no texture", {{0xaa, 0, 2}}},
    {26, example, "neither part", {{0xb1, 0xf0, 1}}},
    {26, example, "source E", {{0xb1, 0xe0, 1}}},
    {26, example, "F16 and C10", {{0xb3, 0x3e, 1}}},
    {26, prefetch, "coordinate 10", {{0x124, 0x0000f90a, 4}}},
    {26, prefetch, "no form of coordinates", {{0x124, 0x0000f800, 4}}},
    {26, prefetch, "unit 16", {{0x128, 16, 4}}},
    {27, example, "pa registers", {{0x30, 3, 1}}},
    {27, prefetch, "pa registers of a texture", {{0x12c, 0x40, 4}}},
    {28, vertex, "texcoord code 2", {{AT(0x2c, 0x14), 2, 1}}},
    {28, vertex, "texcoord code 5", {{AT(0x2c, 0x14), 5, 1}}},
    {28, vertex, "outputs", {{AT(0x2c, 0x13), 7, 1}}},
    {28, vertex, "a clip plane has no room", {{AT(0x2c, 0x10), 1, 1}}},
    {29, vertex, "attribute pa8", {{AT(0x2c, 1), 1, 1}}},
    {29, vertex, "attribute pa63", {{AT(0x2c, 7), 0x80, 1}}},
    {30, example, "category 5", {{0x100, 5, 1}}},
    {30, example, "type 9", {{0x100, 0x91, 1}}},
    {30, example, "array of none", {{0x104, 0, 4}}},
    {31, example, "name in the header", {{0xfc, 0xffffff00, 4}, {0x2c, 0x70, 4}}},
    {31, example, "name beyond the file", {{0xfc, 0x15, 4}}},
    {31, example, "name before the file", {{0xfc, 0x80000000, 4}}},
    {31, example, "name without an end", {{0x110, 'x', 1}, {8, 0x111, 4}}},
    {32, example, "attribute of a pixel", {{0x100, 0, 1}}},
    {32, vertex, "no component", {{AT(0x28, 5), 0, 1}}},
    {32, vertex, "5 components", {{AT(0x28, 5), 5, 1}}},
    {32, vertex, "attribute in pa8", {{AT(0x28, 12), 8, 4}}},
    {32, example, "5 components of a uniform", {{0x101, 0xe5, 1}}},
    {32, example, "a uniform behind its buffer", {{0x108, 1, 4}}},
    {32, example, "a large array", {{0x104, 0xffffffff, 4}}},
    {32, vertex, "sampler of unit 16", {{AT(0x28, 44), 16, 4}}},
    {32, example, "buffer 14", {{0x100, 4, 1}, {0x108, 14, 4}}},
    {33, example, "query info", {{0x98, 0x5c, 4}}},
};

static uint32_t place_of(struct image *f, uint32_t at)
{
    static const uint32_t zero = 0;
    if (at == END) return append(f, 0, &zero, 1);
    return at & 0x80000000 ? led(f, at >> 16 & 0xff) + (at & 0xffff) : at;
}

static void test_each_condition_breaks_its_rule(void **state)
{
    bool seen[34] = {false};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct image f;
        rows[i].image(&f);
        uint32_t end = (uint32_t)f.size;
        for (unsigned k = 0; k < EDITS; k++) {
            const struct edit *e = &rows[i].edit[k];
            if (e->bytes) put(&f, place_of(&f, e->at), e->value, e->bytes);
            else if (e->value == END)
                put(&f, e->at, end - e->at, 4); /* the table that was appended */
        }
        rejected(&f, f.size, rows[i].rule, rows[i].what);
        seen[rows[i].rule] = true;
        free(f.byte);
    }
    for (unsigned rule = 2; rule <= 33; rule++)
        if (!seen[rule]) fail_msg("no row breaks G%u", rule);
}

static void test_a_header_must_be_whole(void **state)
{
    struct image f;
    (void)state;
    example(&f);
    for (size_t size = 0; size < 0x9c; size++) rejected(&f, size, 1, "a cut header");
    put(&f, 5, 4, 1);
    rejected(&f, 0x97, 1, "a cut header of 1.4");
    rejected(&f, 0x98, 4, "a header of 1.4");
    free(f.byte);
}

/* Every one of them could be right. */
static void test_there_are_eight_phases_at_most(void **state)
{
    static const uint32_t starts[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    struct image f;
    uint32_t code[2 * 9];
    (void)state;
    for (unsigned count = 8; count <= 9; count++) {
        phases(&f);
        for (unsigned i = 0; i < count; i++) {
            code[2 * i] = 0;
            code[2 * i + 1] = i + 1 == count ? 0xfa440700 : 0xfa440100;
        }
        append(&f, 0x40, code, 2 * count), put(&f, 0x3c, count, 4);
        uint32_t at = append(&f, 0x4c, starts, count);
        put(&f, 0x48, at - 0x48, 4), put(&f, 0x3a, count, 2);
        if (count == 8) accepted(&f, "eight phases");
        else rejected(&f, f.size, 11, "nine phases");
        free(f.byte);
    }
}

/* What the rules leave free. */
static void test_what_is_allowed(void **state)
{
    static const uint32_t query[8] = {0};
    struct image f;
    (void)state;
    example(&f);
    rejected(&f, 275, 4, "a padding that is cut");
    f.size = 273;
    accepted(&f, "no padding");
    put(&f, 0x98, 0, 4);
    f.size = 276;
    append(&f, 0x98, query, 8);
    accepted(&f, "query info");
    put(&f, 0x24, 2, 4); /* two parameters of one name */
    uint32_t parameter[8];
    memcpy(parameter, f.byte + 0xfc, 16), memcpy(parameter + 4, f.byte + 0xfc, 16);
    uint32_t at = append(&f, 0x28, parameter, 8);
    put(&f, at, 0x10c - at, 4), put(&f, at + 16, 0x10e - (at + 16), 4);
    accepted(&f, "names that share bytes");
    put(&f, 0xa8 - 0xa8 + 0xa4, 125, 1); /* output_start */
    struct common_program program;
    struct common_error err;
    load(&f, f.size, &program, &err);
    assert_non_null(strstr(err.text, "a colour of 4 registers from pa125 on; there are 128"));
    free(f.byte);
}

/* ---- warnings */

static void warns(const struct image *f, const char *text, const char *what)
{
    struct common_error err = {{0}};
    char *list = NULL;
    if (sgx543_containers[0]->list("t.gxp", f->byte, f->size, &list, &err) != 0)
        fail_msg("%s: %s", what, err.text);
    if (text ? strstr(list, text) == NULL : strstr(list, "warning") != NULL)
        fail_msg("%s: %s", what, list);
    free(list);
}

static const struct {
    void (*image)(struct image *);
    const char *text;
    struct edit edit[2];
} odd[] = {
    {example, NULL, {{0, 'G', 1}}},
    {vertex, NULL, {{0, 'G', 1}}},
    {phases, NULL, {{0, 'G', 1}}},
    {prefetch,
     "  1 warning:\n    19 bytes belong to no part of the file\n",
     {{0, 'G', 1}}}, /* the old descriptor and padding */
    {buffer, NULL, {{0, 'G', 1}}},
    {example, "  1 warning:\n    program_flags above 20 are set\n", {{0x16, 0x38, 1}}},
    {example, "program_flags 11 and 12 are", {{0x15, 0, 1}}},
    {example, "program_flags 11 and 12 are", {{0x15, 0x18, 1}}},
    {example, "texunit_flags of unit 9 are", {{0x20, 0x10, 1}}},
    {prefetch, "texunit_flags of unit 3 are", {{0x1d, 0x30, 1}}},
    {vertex, "texunit_flags of unit 2 are", {{0x1d, 0, 1}}},
    {example, "buffer_flags of buffer 14 are", {{0x1b, 0, 1}}},
    {example, "buffer_flags of buffer 14 are", {{0x1b, 0x30, 1}}},
    {buffer, "buffer_flags of buffer 14 are", {{0x1b, 0x10, 1}}},
    {example, "  1 warning:\n    the secondary program has no end\n", {{0xcc, 0xf8000140, 4}}},
    {example, "the input descriptors have 4 registers, and 5 are allocated", {{0x30, 5, 1}}},
    {example, "  1 warning:\n    7 bytes belong to no part of the file\n", {{END, 0, 4}}},
    {example, "    1 literals have no place in their container (G19)", {{0xe4, 1, 4}}},
};

static void test_each_warning(void **state)
{
    (void)state;
    for (unsigned i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        struct image f;
        odd[i].image(&f);
        for (unsigned k = 0; k < 2 && odd[i].edit[k].bytes; k++)
            put(&f, place_of(&f, odd[i].edit[k].at), odd[i].edit[k].value, odd[i].edit[k].bytes);
        warns(&f, odd[i].text, odd[i].text ? odd[i].text : "nothing");
        free(f.byte);
    }
}

static void test_a_literal_is_dropped_on_demand(void **state)
{
    static const struct common_option lenient = {.name = "lenient"};
    const struct common_setting setting = {.option = &lenient};
    struct common_program program;
    struct common_error err = {{0}};
    struct image f;
    (void)state;
    example(&f);
    put(&f, 0xe4, 0xa0200000, 4); /* as in the sheet's three files */
    assert_int_equal(sgx543_gxp_load("t.gxp", f.byte, f.size, &program, &err), 0);
    const struct common_load strict = {.isa = &sgx543_isa, .program = &program},
                             given = {.isa = &sgx543_isa,
                                      .program = &program,
                                      .setting = &setting,
                                      .settings = 1};
    assert_int_equal(sgx543_isa.finish(&strict, &err), -1);
    assert_non_null(strstr(err.text, "rule G19 of docs/isa/sgx543_gxp.md, 7; --lenient drops it"));
    assert_int_equal(sgx543_isa.finish(&given, &err), 0);
    for (size_t i = 0; i < program.inits; i++)
        for (size_t k = 0; k < program.init[i].count; k++)
            assert_int_equal(program.init[i].word[k], 0);
    common_program_free(&program);
    err = (struct common_error){{0}};
    assert_int_equal(sgx543_assemble("t.s", "nop", &program, &err), 0);
    assert_int_equal(sgx543_isa.finish(&given, &err), -1);
    assert_string_equal(err.text, "t.s: error: no GXP; --lenient takes one");
    common_program_free(&program);
    free(f.byte);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_images_are_good),
        cmocka_unit_test(test_each_condition_breaks_its_rule),
        cmocka_unit_test(test_a_header_must_be_whole),
        cmocka_unit_test(test_there_are_eight_phases_at_most),
        cmocka_unit_test(test_what_is_allowed),
        cmocka_unit_test(test_each_warning),
        cmocka_unit_test(test_a_literal_is_dropped_on_demand),
    };
    return cmocka_run_group_tests_name("sgx543_gxp_rules", tests, NULL, NULL);
}
