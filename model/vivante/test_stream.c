/* The worked example of the stream sheet, section 6, its mutations, and the same shaders on other
 * chips. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/container.h"
#include "../common/test_folder.h"
#include "cmdstream.h"
#include "sampler.h"

static const uint32_t example[] = {
    0x08010200, 0x00000002, 0x08030201, 0x00000002, 0x00000101, 0x00000002, 0x08010204, 0x00000100,
    0x08010208, 0x00000000, 0x0801020e, 0x00000000, 0x08081000, 0x07811009, 0x00000000, 0x00000000,
    0x20390008, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x08041400, 0x3f800000,
    0x00000000, 0x00000000, 0x3f800000, 0x00000000, 0x08050400, 0x00000001, 0x00000001, 0x00001f02,
    0x00000002, 0x00000002, 0x08010406, 0x00000000, 0x08041800, 0x07811009, 0x00000000, 0x00000000,
    0x20390008, 0x00000000, 0x08041c00, 0x3e800000, 0x3f000000, 0x3f400000, 0x3f800000, 0x00000000,
    0x0c020280, 0x02800000, 0xfe700000, 0x00000000, 0x28000000, 0x00000004, 0x00000000, 0x00000001,
    0x08010e02, 0x00000701, 0x48000000, 0x00000701, 0x10000000, 0x00000000};

enum { WORDS = sizeof example / sizeof example[0], ROOM = 256 };

struct bench {
    uint32_t word[ROOM];
    size_t words;
    struct vivante_stream_ask ask;
    struct vivante_stream_report report;
    struct common_program program;
    struct common_error err;
};

static struct bench *start(void)
{
    struct bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    memcpy(b->word, example, sizeof example);
    b->words = WORDS;
    return b;
}

static int load(struct bench *b, enum vivante_stage stage)
{
    uint8_t byte[4 * ROOM + 4];
    for (size_t i = 0; i < b->words; i++)
        for (unsigned k = 0; k < 4; k++) byte[4 * i + k] = (uint8_t)(b->word[i] >> 8 * k);
    b->ask.stage = stage;
    b->err.text[0] = '\0';
    return vivante_stream_load("s", byte, 4 * b->words, &b->ask, &b->program, &b->report, &b->err);
}

static const struct common_segment *contents(const struct bench *b, uint32_t space)
{
    for (size_t i = 0; i < b->program.inits; i++)
        if (b->program.init[i].space == space) return &b->program.init[i];
    return NULL;
}

/* The shaders of the example, whatever chip they came from. */
static void check_shaders(struct bench *b)
{
    static const uint32_t vertex[] = {0x3f800000, 0, 0, 0x3f800000};
    static const uint32_t pixel[] = {0x3e800000, 0x3f000000, 0x3f400000, 0x3f800000};
    for (unsigned stage = 0; stage < 2; stage++) {
        if (load(b, (enum vivante_stage)stage) != 0) fail_msg("%s", b->err.text);
        const struct vivante_launch *l = vivante_launch_of(&b->program);
        const struct common_segment *u = contents(b, VIVANTE_SPACE_UNIFORM);
        assert_int_equal(b->program.code_words, stage ? 4 : 8);
        assert_memory_equal(b->program.code, example + 13, 16);
        assert_int_equal(l->start, 0);
        assert_int_equal(l->end, stage ? 1 : 2);
        assert_non_null(u);
        assert_int_equal(u->count, 4);
        assert_memory_equal(u->word, stage ? pixel : vertex, 16);
        assert_int_equal(l->inputs, stage ? 2 : 1);
        assert_int_equal(l->outputs, stage ? 1 : 2);
        assert_int_equal(l->output[0], stage ? 1 : 0);
        common_program_free(&b->program);
    }
}

static void test_the_example_gives_both_stages(void **state)
{
    struct bench *b = start();
    (void)state;
    check_shaders(b);
    assert_int_equal(b->report.launches, 1);
    assert_int_equal(b->report.warnings, 0);
    assert_int_equal(b->report.unknown, 0);
    free(b);
}

/* One word is another: the rule that finds it, and the stage that is asked for. */
static void test_mutations_meet_their_rules(void **state)
{
    static const struct {
        unsigned at;
        uint32_t value;
        const char *rule;
        enum vivante_stage stage;
    } rows[] = {
        {0, 0x00000000, "(C2)", VIVANTE_VS},   {0, 0x08000200, "(C3)", VIVANTE_VS},
        {2, 0x0803fffe, "(C4)", VIVANTE_VS},   {52, 0x28000001, "(C5)", VIVANTE_VS},
        {0, 0x0c010200, "(C6)", VIVANTE_VS},   {58, 0x40000001, "(C7)", VIVANTE_VS},
        {53, 0, "(C8)", VIVANTE_VS},           {53, 9, "(C8)", VIVANTE_VS},
        {53, 0x104, "(C8)", VIVANTE_VS},       {0, 0x08010240, "(C9)", VIVANTE_VS},
        {1, 0, "(C10)", VIVANTE_VS},           {1, 600, "(C11)", VIVANTE_VS},
        {1, 300, "(C12)", VIVANTE_VS},         {1, 3, "(C15)", VIVANTE_VS},
        {31, 0x00011f02, "(C16)", VIVANTE_PS}, {3, 0x11, "(C17)", VIVANTE_VS},
        {5, 1, "(C20)", VIVANTE_VS},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct bench *b = start();
        b->word[rows[i].at] = rows[i].value;
        assert_int_equal(load(b, rows[i].stage), -1);
        if (strstr(b->err.text, rows[i].rule) == NULL || strchr(b->err.text, '\n') != NULL)
            fail_msg("%s: %s", rows[i].rule, b->err.text);
        if (rows[i].rule[2] == '1' || strstr("(C9)", rows[i].rule)) { /* the other stage is there */
            assert_int_equal(load(b, rows[i].stage == VIVANTE_VS ? VIVANTE_PS : VIVANTE_VS), 0);
            common_program_free(&b->program);
        }
        free(b);
    }
}

static void test_lengths_meet_their_rules(void **state)
{
    struct bench *b = start();
    (void)state;
    b->words = WORDS - 1;
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "s:0x0: error: word 0: 244 bytes"));
    b->words = 0;
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "(C1)"));
    b->words = 38;
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "s:0x90: error: word 36: "));
    assert_non_null(strstr(b->err.text, "(C3)"));
    free(b);
}

/* Puts words in front of the draw, with what stood there before. */
static void insert(struct bench *b, const uint32_t *word, size_t count, size_t at)
{
    memmove(b->word + at + count, b->word + at, (b->words - at) * sizeof *word);
    memcpy(b->word + at, word, count * sizeof *word);
    b->words += count;
    assert_true(b->words <= ROOM);
}

/* Takes the code, ranges and uniforms of the oldest chips out: NOPs stand there. */
static struct bench *start_without_code(void)
{
    struct bench *b = start();
    static const struct {
        unsigned first, count;
    } spans[] = {{0, 2}, {10, 18}, {34, 14}};
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 0; k < spans[i].count; k++)
            b->word[spans[i].first + k] = k % 2 ? 0 : 0x18000000;
    b->word[28] = 0x08040401; /* from 1004: without END_PC */
    memmove(b->word + 29, b->word + 30, 4 * sizeof *b->word);
    return b;
}

#define MOV  0x07811009, 0, 0, 0x20390008
#define NOP_ 0, 0, 0, 0
#define VS_U 0x3f800000, 0, 0, 0x3f800000
#define PS_U 0x3e800000, 0x3f000000, 0x3f400000, 0x3f800000

static void test_the_example_on_gc3000(void **state)
{
    static const uint32_t newest[] = {
        0x0801021a, 0x00000030, 0x0802021d, 0,          1,   0,          0x0802021f,
        2,          2,          0,          0x08083000, MOV, NOP_,       0,
        0x08042008, MOV,        0,          0x08010219, 0,   0x08010409, 1,
        0x08010218, 0x00000001, 0x0804c000, VS_U,       0,   0x08010218, 0x00000011,
        0x0804c000, PS_U,       0};
    static const uint32_t older[] = {0x08010217, 0x00010000, 0x08010407, 0x01000100, 0x08083000,
                                     MOV,        NOP_,       0,          0x08042400, MOV,
                                     0,          0x08010409, 0x000000a8, 0x08010218, 0x00000001,
                                     0x0804c000, VS_U,       0,          0x08010218, 0x00000011,
                                     0x0804c2a0, PS_U,       0};
    (void)state;
    struct bench *b = start_without_code();
    insert(b, newest, sizeof newest / 4, 52);
    check_shaders(b);
    assert_int_equal(b->report.warnings, 0);
    assert_int_equal(load(b, VIVANTE_PS), 0);
    assert_true(vivante_is_fast(&b->program)); /* by the chip */
    common_program_free(&b->program);
    free(b);
    b = start_without_code();
    insert(b, older, sizeof older / 4, 52);
    check_shaders(b);
    free(b);
}

/* Rule 1 of 3.4: nothing was steered to the pixel stage. */
static void test_uniforms_of_one_window(void **state)
{
    static const uint32_t shared[] = {
        0x08010217, 0x00010000, 0x08010407, 0x01000100, 0x08083000, MOV,  NOP_, 0, 0x08042400,
        MOV,        0,          0x08010409, 1,          0x0808c000, VS_U, PS_U, 0};
    (void)state;
    struct bench *b = start_without_code();
    insert(b, shared, sizeof shared / 4, 52);
    check_shaders(b);
    free(b);
}

static void test_the_example_on_gc7000(void **state)
{
    static const uint32_t words[] = {0x0801021d, 0,          0x0801022f, 2, 0x0801021b, 0x1000,
                                     0x0801021f, 0,          0x08010424, 1, 0x0801040a, 0x1100,
                                     0x08015580, 2,          0x0801021a, 1, 0x0804d000, VS_U,
                                     0,          0x0804d800, PS_U,       0, 0x08010230, 0,
                                     0x08010238, 0x00000100, 0x0801021c, 2};
    uint8_t image[0x200] = {0};
    static const uint32_t mov[] = {MOV};
    (void)state;
    for (unsigned i = 0; i < 16; i++)
        image[i] = image[0x100 + i] = (uint8_t)(mov[i / 4] >> 8 * (i % 4));
    struct bench *b = start_without_code();
    insert(b, words, sizeof words / 4, 52);
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "(C14)"));
    b->ask.image = (struct vivante_memory){"image", image, sizeof image, 0x1000};
    check_shaders(b);
    assert_int_equal(load(b, VIVANTE_VS), 0);
    assert_int_equal(b->program.chip, VIVANTE_GC7000);
    assert_true(vivante_is_fast(&b->program));
    assert_true(vivante_launch_of(&b->program)->rtne);
    common_program_free(&b->program);
    b->word[52 + 5] = 0x1010;
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "(C13)"));
    b->word[52 + 13] = 6; /* dual-16 */
    assert_int_equal(load(b, VIVANTE_PS), -1);
    assert_non_null(strstr(b->err.text, "(C16)"));
    free(b);
}

static void test_other_rules_of_a_launch(void **state)
{
    static const uint32_t far_uniform[] = {0x0801c400, 1};    /* word 1024 of 30000 */
    static const uint32_t range[] = {0x08010217, 0x00000001}; /* 1 .. 0 */
    (void)state;
    struct bench *b = start();
    insert(b, far_uniform, 2, 52);
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "(C18)"));
    free(b);
    b = start();
    insert(b, range, 2, 52);
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "(C10)"));
    free(b);
    b = start();
    b->ask.launch = 1;
    assert_int_equal(load(b, VIVANTE_VS), -1);
    assert_non_null(strstr(b->err.text, "launch 1; the stream has 1"));
    free(b);
    b = start();
    b->word[33] = 3; /* the pixel stage is bypassed */
    assert_int_equal(load(b, VIVANTE_PS), -1);
    assert_non_null(strstr(b->err.text, "bypassed"));
    free(b);
}

static void test_a_kicker_launches_one_stage(void **state)
{
    static const uint32_t kick[] = {0x08010248, 1};
    (void)state;
    struct bench *b = start();
    memset(b->word + 52, 0, 4 * sizeof *b->word); /* no draw */
    b->word[52] = b->word[54] = 0x18000000;
    insert(b, kick, 2, 56);
    assert_int_equal(load(b, VIVANTE_VS), 0);
    common_program_free(&b->program);
    assert_int_equal(b->report.launches, 1);
    assert_int_equal(load(b, VIVANTE_PS), -1);
    assert_non_null(strstr(b->err.text, "compute launch of the vertex stage"));
    free(b);
}

static void test_warnings_are_counted(void **state)
{
    static const uint32_t odd[] = {0x0801ffff, 7,          0x08010e00, 1,
                                   0x48000000, 0x00000101, 0x08013000, 1};
    (void)state;
    struct bench *b = start();
    insert(b, odd, sizeof odd / 4, 52);
    b->word[52 + 8 + 3] = 0;          /* no primitive */
    b->word[b->words++] = 0xdeadbeef; /* after END */
    b->word[b->words++] = 0;
    assert_int_equal(load(b, VIVANTE_VS), 0);
    common_program_free(&b->program);
    assert_int_equal(b->report.warnings, 4); /* stall, pipe, count, words after END */
    assert_int_equal(b->report.behind, 2);
    assert_int_equal(b->report.unknown, 0); /* 3FFFC is a dummy target */
    free(b);
}

/* FIXP: the samples of the stream sheet, 1.1. They go to 2000 and on, where a sampler's words can
 * be seen. */
static void test_samplers_become_those_of_the_reference(void **state)
{
    static const uint32_t words[] = {
        0x08010800 + 3,
        2 | 2 << 3 | 2 << 5 | 2 << 9 | 2 << 11 | 9 << 13 | 3 << 20, /* CONFIG0 of 3 */
        0x08010810 + 3,
        0x00040008,
        0x08010830 + 3,
        1 << 6, /* 8 x 4; levels 0 and 1 */
        0x08010900 + 3,
        0x1000,
        0x08010910 + 3,
        0x2000,
        0x08010b00 + 3,
        64,
        0x08010800 + 5,
        2 | 9 << 13}; /* tiled */
    static const uint32_t want[] = {0x80000000 | 0x70 | 2 << 8, 0x00040008, 0x1000, 64, 0x2000, 16};
    (void)state;
    struct bench *b = start();
    insert(b, words, sizeof words / 4, 52);
    assert_int_equal(load(b, VIVANTE_VS), 0);
    const struct common_segment *s = contents(b, VIVANTE_SPACE_SAMPLER);
    assert_non_null(s);
    assert_int_equal(s->addr, 3 * 128);
    assert_memory_equal(s->word, want, sizeof want);
    assert_int_equal(vivante_launch_of(&b->program)->unsupported, 1 << 5);
    common_program_free(&b->program);
    b->ask.linear_ok = true;
    b->word[52 + 8] = b->word[52 + 8]; /* still without a size: unsupported */
    assert_int_equal(load(b, VIVANTE_VS), 0);
    assert_int_equal(vivante_launch_of(&b->program)->unsupported, 1 << 5);
    common_program_free(&b->program);
    free(b);
}

/* States of two generations, a semaphore without units, an unknown state. */
static void test_mixed_states_are_warned_of(void **state)
{
    static const uint32_t mixed[] = {0x08010217, 0x00010000, 0x0801022f, 2,          0x08010407,
                                     0,          0x08010424, 1,          0x08014000, 0,
                                     0x08010e02, 0,          0x08010800, 0};
    (void)state;
    struct bench *b = start();
    insert(b, mixed, sizeof mixed / 4, 52);
    assert_int_equal(load(b, VIVANTE_VS), -1); /* memory without an image */
    assert_int_equal(b->report.warnings,
                     4); /* both ranges twice, both kinds of samplers, semaphore */
    free(b);
}

/* ---- streams that are followed: the ring at 1000, buffers in an image at 4000. */

enum { RING = 0x1000, IMAGE = 0x4000, IMAGE_WORDS = 128 };
#define WAIT_          0x38000010, 0
#define LINK_(a)       0x40000002, (a)
#define CALL_(a, back) 0x50000002, (a), 0, (back)
#define RETURN_        0x58000000, 0
#define END_           0x10000000, 0

struct ring {
    struct bench *b;
    uint8_t image[4 * IMAGE_WORDS];
};

static void put_words(uint8_t *byte, size_t at, const uint32_t *word, size_t count)
{
    for (size_t i = 0; i < 4 * count; i++) byte[4 * at + i] = (uint8_t)(word[i / 4] >> 8 * (i % 4));
}

/* The example without its END is the buffer; `behind` is the words after it. */
static struct ring start_ring(const uint32_t *word, size_t words, const uint32_t *behind,
                              size_t count)
{
    struct ring r = {.b = calloc(1, sizeof *r.b)};
    assert_non_null(r.b);
    memcpy(r.b->word, word, words * sizeof *word);
    r.b->words = words;
    r.b->ask.follow = true;
    r.b->ask.base = RING;
    memset(r.image, 0xff, sizeof r.image); /* no command */
    put_words(r.image, 0, example, WORDS - 2);
    put_words(r.image, WORDS - 2, behind, count);
    return r;
}

static int load_ring(struct ring *r)
{
    r->b->ask.image = (struct vivante_memory){"buffer", r->image, sizeof r->image, IMAGE};
    return load(r->b, VIVANTE_VS);
}

static void test_links_are_followed(void **state)
{
    static const uint32_t ring[] = {LINK_(IMAGE), 0xffffffff, 0, WAIT_, LINK_(RING + 16)};
    static const uint32_t back[] = {LINK_(RING + 16)};
    (void)state;
    struct ring r = start_ring(ring, sizeof ring / 4, back, 2);
    if (load_ring(&r) != 0) fail_msg("%s", r.b->err.text);
    common_program_free(&r.b->program);
    r.b->ask.image.byte = r.image;
    check_shaders(r.b);
    assert_int_equal(r.b->report.launches, 1);
    assert_int_equal(r.b->report.commands, 15 + 4);
    assert_int_equal(r.b->report.behind, 0);
    r.b->ask.follow = false;
    assert_int_equal(load_ring(&r), -1);
    assert_non_null(strstr(r.b->err.text, "s:0x0: error: word 0: a flat recording"));
    free(r.b);
}

static void test_calls_return(void **state)
{
    static const uint32_t ring[] = {CALL_(IMAGE, RING + 24), 0xffffffff, 0, END_, 0xffffffff, 0};
    static const uint32_t back[] = {RETURN_};
    (void)state;
    struct ring r = start_ring(ring, sizeof ring / 4, back, 2);
    if (load_ring(&r) != 0) fail_msg("%s", r.b->err.text);
    common_program_free(&r.b->program);
    assert_int_equal(r.b->report.launches, 1);
    assert_int_equal(r.b->report.behind, 0);
    free(r.b);
}

/* C7, and C3 in the image: what is said, and where. */
static void test_targets_that_cannot_be(void **state)
{
    static const struct {
        uint32_t ring[4], behind[4];
        const char *want;
    } rows[] = {
        {{LINK_(IMAGE + 4), END_},
         {0},
         "s:0x0: error: word 0: the target is no multiple of 8 (C7)"},
        {{LINK_(IMAGE - 8), END_}, {0}, "s:0x0: error: word 0: the target is outside"},
        {{LINK_(IMAGE + 4 * IMAGE_WORDS), END_}, {0}, "the target is outside"},
        {{LINK_(RING - 8), END_}, {0}, "the target is outside"},
        {{RETURN_, END_}, {0}, "s:0x0: error: word 0: RETURN without CALL (C7)"},
        {{CALL_(IMAGE, RING)},
         {CALL_(IMAGE, RING)},
         "buffer:0xf0: error: word 60: CALL in what was called (C7)"},
        {{CALL_(IMAGE, RING + 2)},
         {RETURN_},
         "buffer:0xf0: error: word 60: the target is no multiple of 8"},
        {{CALL_(IMAGE, 0)}, {RETURN_}, "buffer:0xf0: error: word 60: the target is outside"},
        {{LINK_(RING), END_}, {0}, "s:0x0: error: word 0: more than 2^20 commands"},
        {{LINK_(IMAGE), END_}, {0}, "buffer:0xf0: error: word 60: there is no such command (C2)"},
        {{LINK_(IMAGE + 4 * IMAGE_WORDS - 8), END_}, {0}, "buffer:0x1f8: error: word 126: "},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct ring r = start_ring(rows[i].ring, 4, rows[i].behind, 4);
        assert_int_equal(load_ring(&r), -1);
        if (!strstr(r.b->err.text, rows[i].want)) fail_msg("%s: %s", rows[i].want, r.b->err.text);
        free(r.b);
    }
}

/* Code that INST_ADDR finds in the ring's own memory. */
static void test_code_lies_in_the_stream(void **state)
{
    static const uint32_t words[] = {0x0801021d, 0, 0x0801022f, 1,    0x0801021b, RING + 0x100,
                                     0x0801021a, 1, 0x0804d000, VS_U, 0};
    static const uint32_t mov[] = {MOV};
    (void)state;
    struct bench *b = start_without_code();
    insert(b, words, sizeof words / 4, 52);
    while (b->words < 64) b->word[b->words++] = 0;
    b->word[0] = 0x40000000; /* over the code, which is no command */
    b->word[1] = RING + 4 * 68;
    memmove(b->word + 68, b->word + 2, (b->words - 2) * sizeof *b->word);
    b->words += 66;
    memcpy(b->word + 64, mov, sizeof mov);
    b->ask.base = RING;
    b->ask.follow = true;
    if (load(b, VIVANTE_VS) != 0) fail_msg("%s", b->err.text);
    assert_int_equal(b->program.code_words, 4);
    assert_memory_equal(b->program.code, mov, sizeof mov);
    common_program_free(&b->program);
    b->word[0] = 0x18000000; /* flat: the code is in memory of which nothing is known */
    b->ask.follow = false;
    assert_int_equal(load(b, VIVANTE_VS), -1);
    free(b);
}

static void check_list(const uint32_t *word, size_t words, const char *want)
{
    uint8_t byte[4 * ROOM + 4] = {0};
    struct common_error err = {""};
    char *text = NULL;

    put_words(byte, 0, word, words);
    if (vivante_containers[0]->list("s", byte, 4 * words, &text, &err)) fail_msg("%s", err.text);
    assert_string_equal(text, want);
    free(text);
}

static void test_a_list_tells_what_is_not_known(void **state)
{
    static const uint32_t unknown[] = {0x08020100, 1, 2, 0, 0x08010101, 3, END_},
                          ring[] = {WAIT_, CALL_(IMAGE, RING), END_};
    (void)state;
    check_list(unknown, sizeof unknown / 4,
               "command stream of 3 commands and 0 launches\n"
               "  no launch: the stages are those of the state at the end\n"
               "  --stage vs  there is no code: no range and no END_PC was written (C9)\n"
               "  --stage ps  there is no code: no range and no END_PC was written (C9)\n"
               "  0 warnings, 3 words to unknown states, 0 words after END\n"
               "  unknown states: 0x00400..0x00404\n");
    check_list(ring, sizeof ring / 4,
               "command stream of 2 commands and 0 launches\n"
               "  no launch: the stages are those of the state at the end\n"
               "  --stage vs  there is no code: no range and no END_PC was written (C9)\n"
               "  --stage ps  there is no code: no range and no END_PC was written (C9)\n"
               "  CALL at word 2 leads out of it: --stage vs:follow=ADDR goes there\n"
               "  0 warnings, 0 words to unknown states, 0 words after END\n");
}

/* Stages first; states that a driver writes and a shader does not need are one line of many. */
static void test_a_list_begins_with_the_stages(void **state)
{
    struct bench *b = start();
    uint32_t other[2 * 40];
    (void)state;
    check_list(b->word, b->words,
               "command stream of 16 commands and 1 launch\n"
               "  --stage 0:vs  2 instructions, inputs t0, outputs t0 t1, 1 uniform, 0 samplers, "
               "gc2000\n"
               "  --stage 0:ps  1 instruction, inputs t0 t1, outputs t1, 1 uniform, 0 samplers, "
               "gc2000\n"
               "  0 warnings, 0 words to unknown states, 0 words after END\n");
    for (unsigned i = 0; i < 40; i++) { /* every other state from 0x400 on */
        other[2 * i] = 0x08010100 + 2 * i;
        other[2 * i + 1] = 1;
    }
    insert(b, other, sizeof other / 4, 0);
    uint8_t byte[4 * ROOM + 4] = {0};
    struct common_error err = {""};
    char *text = NULL;
    put_words(byte, 0, b->word, b->words);
    if (vivante_stream_list("s", byte, 4 * b->words, &text, &err)) fail_msg("%s", err.text);
    assert_non_null(strstr(text, " 56 commands and 1 launch\n  --stage 0:vs  2 instructions"));
    assert_non_null(strstr(text, "\n  0 warnings, 40 words to unknown states, 0 words after END\n"
                                 "  unknown states: 0x00400 0x00408 0x00410 "));
    unsigned lines = 0;
    for (const char *p = text; (p = strchr(p, '\n')); p++) lines++;
    assert_int_equal(lines, 4 + 4);
    free(text);
    free(b);
}

/* The text after the stage. */
static void test_the_stage_names_memory(void **state)
{
    static const char *const bad[] = {"vs:follow",
                                      "vs:follow=",
                                      "vs:follow=4",
                                      "vs:follow=8x",
                                      "vs:linear2",
                                      "vs:image=x",
                                      "vs:image=@8",
                                      "vs:image=x@4",
                                      "vs:image=x@8:",
                                      "vsx",
                                      "vs:follow=0x100000000",
                                      "-1:vs",
                                      "vs:follow=0x0000000000000000000000008"};
    const struct common_container *c = vivante_containers[0];
    static const uint32_t ring[] = {LINK_(IMAGE), END_};
    char folder[TEST_FOLDER], path[TEST_FOLDER + 8];
    struct common_program program;
    struct common_error err = {""};
    uint8_t byte[sizeof ring + 1] = {0};
    char part[128];
    (void)state;
    put_words(byte, 0, ring, 4);
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        err.text[0] = '\0';
        assert_int_equal(c->load("s", byte, sizeof ring, bad[i], NULL, &program, &err), -1);
        if (!strstr(err.text, "--stage")) fail_msg("%s: %s", bad[i], err.text);
    }
    struct ring r = start_ring(ring, 4, (const uint32_t[]){END_}, 2);
    assert_int_equal(test_folder_make(folder), 0);
    snprintf(path, sizeof path, "%s/image", folder);
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(r.image, 1, sizeof r.image, out), sizeof r.image);
    assert_int_equal(fclose(out), 0);
    snprintf(part, sizeof part, "0:ps:linear:follow=0x1000:image=%s@0x4000", path);
    err.text[0] = '\0';
    if (c->load("s", byte, sizeof ring, part, NULL, &program, &err)) fail_msg("%s", err.text);
    assert_int_equal(program.code_words, 4);
    common_program_free(&program);
    snprintf(part, sizeof part, "vs:image=%s@0xfffffff8", path);
    assert_int_equal(c->load("s", byte, sizeof ring, part, NULL, &program, &err), -1);
    assert_non_null(strstr(err.text, "ends below 2^32"));
    err.text[0] = '\0';
    assert_int_equal(c->load("s", byte, sizeof ring, "vs:image=none@8", NULL, &program, &err), -1);
    assert_non_null(strstr(err.text, "none: error: "));
    remove(path);
    assert_int_equal(test_folder_remove(folder), 0);
    free(r.b);
}

static void test_the_container_takes_stage_and_launch(void **state)
{
    const struct common_container *c = vivante_containers[0];
    struct common_program program;
    struct common_error err = {{0}};
    uint8_t byte[4 * WORDS];
    char *text;
    (void)state;
    for (size_t i = 0; i < sizeof byte; i++) byte[i] = (uint8_t)(example[i / 4] >> 8 * (i % 4));
    assert_false(c->recognise(byte, sizeof byte));
    assert_int_equal(c->load("s", byte, sizeof byte, "0:ps", NULL, &program, &err), 0);
    assert_int_equal(program.code_words, 4);
    common_program_free(&program);
    assert_int_equal(c->load("s", byte, sizeof byte, NULL, NULL, &program, &err), 0);
    assert_int_equal(program.code_words, 8);
    common_program_free(&program);
    assert_int_equal(c->load("s", byte, sizeof byte, "gs", NULL, &program, &err), -1);
    assert_non_null(strstr(err.text, "--stage 'gs'"));
    assert_int_equal(c->load("s", byte, sizeof byte, NULL, "x", &program, &err), -1);
    assert_int_equal(c->list("s", byte, sizeof byte, &text, &err), 0);
    assert_non_null(strstr(text, "1 launch\n"));
    free(text);
    assert_int_equal(c->list("s", byte, 12, &text, &err), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_example_gives_both_stages),
        cmocka_unit_test(test_mutations_meet_their_rules),
        cmocka_unit_test(test_lengths_meet_their_rules),
        cmocka_unit_test(test_the_example_on_gc3000),
        cmocka_unit_test(test_uniforms_of_one_window),
        cmocka_unit_test(test_the_example_on_gc7000),
        cmocka_unit_test(test_other_rules_of_a_launch),
        cmocka_unit_test(test_a_kicker_launches_one_stage),
        cmocka_unit_test(test_warnings_are_counted),
        cmocka_unit_test(test_samplers_become_those_of_the_reference),
        cmocka_unit_test(test_mixed_states_are_warned_of),
        cmocka_unit_test(test_links_are_followed),
        cmocka_unit_test(test_calls_return),
        cmocka_unit_test(test_targets_that_cannot_be),
        cmocka_unit_test(test_code_lies_in_the_stream),
        cmocka_unit_test(test_a_list_tells_what_is_not_known),
        cmocka_unit_test(test_a_list_begins_with_the_stages),
        cmocka_unit_test(test_the_stage_names_memory),
        cmocka_unit_test(test_the_container_takes_stage_and_launch),
    };
    return cmocka_run_group_tests_name("vivante_stream", tests, NULL, NULL);
}
