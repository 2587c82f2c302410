/* A one-program machine for the model's tests: code words in, steps out. Each test file includes
 * it once. */
#ifndef TESLA_TEST_BENCH_H
#define TESLA_TEST_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/test_step.h"
#include "model.h"

enum { BENCH_WORDS = 512, BENCH_GLOBAL = 4096 };

struct bench {
    struct common_program program;
    struct tesla_launch launch;
    struct tesla_machine machine;
    struct common_segment init[4];
    uint32_t code[BENCH_WORDS];
    struct tesla_model *model;
    struct common_step step;
    struct common_error err;
};

/* One block of one full warp, 64 registers, s[] of 0x40 bytes; 4 KiB of global memory. No code
 * yet. */
static struct bench *bench_new(void)
{
    struct bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    b->program.name = (char *)"test";
    b->program.code = b->code;
    b->program.init = b->init;
    b->program.launch = &b->launch;
    b->launch = (struct tesla_launch){
        .grid = {1, 1}, .block = {32, 1, 1}, .regs = 64, .global_bytes = BENCH_GLOBAL};
    for (int i = 0; i < 16; i++) tesla_launch_of(&b->program)->g_limit[i] = BENCH_GLOBAL - 1;
    b->machine =
        (struct tesla_machine){.warps = 8, .blocks = 4, .registers = 1024, .shared_bytes = 0x4000};
    return b;
}

static inline void bench_emit1(struct bench *b, uint32_t w0)
{
    b->code[b->program.code_words++] = w0;
}

/* A two-word instruction; the test keeps it at an even word. */
static inline void bench_emit(struct bench *b, uint32_t w0, uint32_t w1)
{
    bench_emit1(b, w0);
    bench_emit1(b, w1);
}

/* Puts words into global memory (space 0) or a constant bank (space 3) of the program. */
static inline void bench_init(struct bench *b, uint32_t space, uint32_t bank, uint32_t addr,
                              uint32_t *word, size_t count)
{
    b->init[b->program.inits++] = (struct common_segment){
        .space = space, .bank = bank, .addr = addr, .count = count, .word = word};
}

static inline void bench_create(struct bench *b)
{
    b->model = tesla_create_on(&b->program, &b->machine, &b->err);
    assert_string_equal(b->err.text, "");
    assert_non_null(b->model);
}

/* Launches each proposal of the model's own scheduler, until there is none. */
static inline void bench_launch(struct bench *b)
{
    struct common_retire event;
    while (tesla_dispatch(b->model, &event))
        if (tesla_launch(b->model, &event, &b->step, &b->err)) fail_msg("%s", b->err.text);
}

/* Creates and launches. */
static inline struct tesla_warp *bench_start(struct bench *b)
{
    bench_create(b);
    bench_launch(b);
    return &b->model->warp[0];
}

static inline const struct common_retire *bench_step(struct bench *b, uint32_t warp)
{
    if (tesla_step(b->model, warp, &b->step, &b->err)) fail_msg("%s", b->err.text);
    return &b->step.retire;
}

static inline void bench_free(struct bench *b)
{
    tesla_destroy(b->model);
    free(b);
}

/* The row that the last step wrote, or NULL; fails if there are two. */
static inline const struct common_reg_write *bench_wrote(const struct bench *b, uint32_t file,
                                                         uint32_t index)
{
    return step_wrote(&b->step, file, index);
}

static inline void bench_fill(uint32_t *row, uint32_t value)
{
    for (int lane = 0; lane < 32; lane++) row[lane] = value;
}

/* How many registers of a file are live; they are the first ones. */
static inline uint32_t bench_live(const void *model, uint32_t warp, uint32_t file)
{
    uint32_t live = 0;
    while (live < TESLA_GPRS && tesla_register_live(model, warp, file, live)) live++;
    for (uint32_t i = live; i < TESLA_GPRS + 8; i++)
        assert_false(tesla_register_live(model, warp, file, i));
    return live;
}

#endif
