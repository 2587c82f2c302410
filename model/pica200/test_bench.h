/* A one-program machine for the model's tests: code words and descriptors in, steps out. Words are
 * put together here from the fields of sheet 2.1 once more, not by the assembler. Each test file
 * includes it once. */
#ifndef PICA200_TEST_BENCH_H
#define PICA200_TEST_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/f24.h"
#include "../common/test_step.h"
#include "model.h"

enum { BENCH_END = 0x88000000u, BENCH_NOP = 0x84000000u, XYZW = 0x1b, R = 0x10, C = 0x20 };

struct bench {
    struct common_program program;
    uint32_t threads;
    struct pica200_model *model;
    struct pica200_thread *thread; /* 0 */
    struct common_step step;
    struct common_error err;
    uint32_t code[PICA200_CODE_WORDS];
    uint32_t desc[PICA200_DESCS];
};

/* ---- words, sheet 2.1 and 2.3. A mask is written as the sheet does: 8 x, 4 y, 2 z, 1 w. */

static inline uint32_t f1(uint32_t op, uint32_t dst, uint32_t idx, uint32_t s1, uint32_t s2,
                          uint32_t desc)
{
    return op << 26 | dst << 21 | idx << 19 | s1 << 12 | s2 << 7 | desc;
}

static inline uint32_t f1i(uint32_t op, uint32_t dst, uint32_t idx, uint32_t s1, uint32_t s2,
                           uint32_t desc)
{
    return op << 26 | dst << 21 | idx << 19 | s1 << 14 | s2 << 7 | desc;
}

static inline uint32_t f1c(uint32_t x, uint32_t y, uint32_t s1, uint32_t s2, uint32_t desc)
{
    return 0xb8000000u | x << 24 | y << 21 | s1 << 12 | s2 << 7 | desc;
}

static inline uint32_t f2(uint32_t op, uint32_t refx, uint32_t refy, uint32_t condop, uint32_t dst,
                          uint32_t num)
{
    return op << 26 | refx << 25 | refy << 24 | condop << 22 | dst << 10 | num;
}

static inline uint32_t f3(uint32_t op, uint32_t id, uint32_t dst, uint32_t num)
{
    return op << 26 | id << 22 | dst << 10 | num;
}

static inline uint32_t f4(uint32_t vertex, uint32_t prim, uint32_t winding)
{
    return 0xac000000u | vertex << 24 | prim << 23 | winding << 22;
}

static inline uint32_t f5(uint32_t dst, uint32_t idx, uint32_t s1, uint32_t s2, uint32_t s3,
                          uint32_t desc)
{
    return 0xe0000000u | dst << 24 | idx << 22 | s1 << 17 | s2 << 10 | s3 << 5 | desc;
}

static inline uint32_t f5i(uint32_t dst, uint32_t idx, uint32_t s1, uint32_t s2, uint32_t s3,
                           uint32_t desc)
{
    return 0xc0000000u | dst << 24 | idx << 22 | s1 << 17 | s2 << 12 | s3 << 5 | desc;
}

static inline uint32_t descriptor(uint32_t mask, uint32_t sel1, uint32_t sel2, uint32_t sel3)
{
    return mask | sel1 << 5 | sel2 << 14 | sel3 << 23;
}

/* ---- the machine. */

/* One run of one attribute in v0, delivering o0; descriptor 0 is all components unswizzled. No code
 * yet. */
static struct bench *bench_new(void)
{
    struct bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    assert_int_equal(pica200_program_init(&b->program, "test"), 0);
    b->desc[0] = descriptor(15, XYZW, XYZW, XYZW);
    b->threads = 4;
    return b;
}

/* Words from `at` on. */
static inline void bench_put(struct bench *b, uint32_t at, uint32_t word)
{
    while (b->program.code_words <= at) b->code[b->program.code_words++] = BENCH_END;
    b->code[at] = word;
}

static inline void bench_emit(struct bench *b, uint32_t word)
{
    bench_put(b, (uint32_t)b->program.code_words, word);
}

static inline void bench_init(struct bench *b, uint32_t space, uint32_t addr, const uint32_t *word,
                              size_t count)
{
    assert_int_equal(
        common_program_add(&b->program, false, space, 0, addr, word, count, 0, &b->err), 0);
}

static inline void bench_init1(struct bench *b, uint32_t space, uint32_t addr, uint32_t word)
{
    bench_init(b, space, addr, &word, 1);
}

static inline void bench_setup(struct bench *b, uint32_t reg, uint32_t data)
{
    assert_int_equal(pica200_program_setreg(&b->program, reg, data, 0, &b->err), 0);
}

/* An integer uniform. */
static inline void bench_int(struct bench *b, uint32_t id, uint32_t x, uint32_t y, uint32_t z)
{
    bench_init1(b, PICA200_SPACE_INT, 4 * id, x | y << 8 | z << 16);
}

/* Hands code and descriptors to the program. */
static inline void bench_fill(struct bench *b)
{
    size_t count = b->program.code_words;
    assert_int_equal(common_program_set_code(&b->program, b->code, NULL, count, &b->err), 0);
    bench_init(b, PICA200_SPACE_DESC, 0, b->desc, PICA200_DESCS);
}

static inline void bench_create(struct bench *b)
{
    bench_fill(b);
    b->model = pica200_create_on(&b->program, b->threads, &b->err);
    assert_string_equal(b->err.text, "");
    assert_non_null(b->model);
    b->thread = &b->model->state->thread[0];
}

/* Makes the message of create() for a program that it must refuse. */
static inline const char *bench_refused(struct bench *b)
{
    bench_fill(b);
    assert_null(pica200_create_on(&b->program, b->threads, &b->err));
    assert_null(strchr(b->err.text, '\n'));
    return b->err.text;
}

static inline void bench_launch(struct bench *b)
{
    struct common_retire event;
    assert_int_equal(pica200_dispatch(b->model, &event), 1);
    if (pica200_launch(b->model, &event, &b->step, &b->err)) fail_msg("%s", b->err.text);
}

/* Creates and launches run 0. */
static inline struct pica200_thread *bench_start(struct bench *b)
{
    bench_create(b);
    bench_launch(b);
    return b->thread;
}

static inline const struct common_retire *bench_step(struct bench *b)
{
    if (pica200_step(b->model, 0, &b->step, &b->err)) fail_msg("%s", b->err.text);
    return &b->step.retire;
}

/* To the end of thread 0's run.
 *   returns how many instructions */
static inline unsigned bench_run(struct bench *b)
{
    unsigned count = 1;
    for (; !bench_step(b)->done; count++) assert_true(count < 100000);
    return count;
}

static inline void bench_free(struct bench *b)
{
    pica200_destroy(b->model);
    common_program_free(&b->program);
    free(b);
}

/* The row that the last step wrote, or NULL; fails if there are two. */
static inline const struct common_reg_write *bench_wrote(const struct bench *b, uint32_t file,
                                                         uint32_t index)
{
    return step_wrote(&b->step, file, index);
}

/* The last word that the last step wrote at an address, or NULL. */
static inline const struct common_mem_write *bench_wrote_word(const struct bench *b, uint32_t space,
                                                              uint32_t addr)
{
    for (uint32_t i = b->step.mems; i-- > 0;)
        if (b->step.mem[i].space == space && b->step.mem[i].addr == addr) return &b->step.mem[i];
    return NULL;
}

static inline void bench_set(uint32_t *row, uint32_t x, uint32_t y, uint32_t z, uint32_t w)
{
    row[0] = x;
    row[1] = y;
    row[2] = z;
    row[3] = w;
}

static inline void assert_row(const uint32_t *row, uint32_t x, uint32_t y, uint32_t z, uint32_t w)
{
    if (row[0] != x || row[1] != y || row[2] != z || row[3] != w)
        fail_msg("%06x %06x %06x %06x, not %06x %06x %06x %06x", (unsigned)row[0], (unsigned)row[1],
                 (unsigned)row[2], (unsigned)row[3], (unsigned)x, (unsigned)y, (unsigned)z,
                 (unsigned)w);
}

/* How many registers of a file are live; they are the first ones. */
static inline uint32_t bench_live(const void *model, uint32_t warp, uint32_t file)
{
    uint32_t live = 0;
    while (live < 64 && pica200_register_live(model, warp, file, live)) live++;
    for (uint32_t i = live; i < 64 + 8; i++)
        assert_false(pica200_register_live(model, warp, file, i));
    return live;
}

#endif
