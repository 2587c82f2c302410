/* For the tests of graphics programs: from source text to records. Each test file includes it
 * once. */
#ifndef TESLA_TEST_GRAPHICS_H
#define TESLA_TEST_GRAPHICS_H

#include <stdio.h>

#include "test_bench.h"

#include "graphics.h"

static inline struct bench *graphics_new_as(const char *name, const char *text)
{
    struct bench *b = bench_new();
    if (tesla_assemble(name, text, &b->program, &b->err) != 0) fail_msg("%s", b->err.text);
    bench_create(b);
    return b;
}

static inline struct bench *graphics_new(const char *text)
{
    return graphics_new_as("t.s", text);
}

static inline void graphics_free(struct bench *b)
{
    tesla_destroy(b->model);
    common_program_free(&b->program);
    free(b);
}

/* To the end, warp by warp.
 *   returns  traps of all steps, or-ed */
static inline uint32_t graphics_run(struct bench *b)
{
    uint32_t traps = 0;
    uint64_t pc;
    while (!tesla_finished(b->model)) {
        bench_launch(b);
        for (uint32_t w = 0; w < b->machine.warps; w++)
            while (tesla_warp_state(b->model, w, &pc) == COMMON_WARP_READY)
                traps |= bench_step(b, w)->trap;
    }
    return traps;
}

/* The same once more, without events where that is possible, on a new model. No instruction
 * traps. */
static inline void graphics_run_quietly(struct bench *b, const struct tesla_mode *mode)
{
    struct common_run run = {.limit = UINT64_MAX, .step = &b->step};
    tesla_destroy(b->model);
    bench_create(b);
    if (mode) tesla_decode_code(b->model, mode);
    while (!tesla_finished(b->model)) {
        bench_launch(b);
        assert_int_equal(tesla_run(b->model, &run), 0);
    }
    assert_true(run.instructions > 0);
}

static inline uint32_t word_at(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline uint32_t output(const struct bench *b, uint32_t thread, uint32_t record, uint32_t at)
{
    return word_at(b->model->output +
                   tesla_graphics_output(tesla_launch_of(&b->program), thread, record, at));
}

/* Everything that the program expects. */
static inline void check_output(const struct bench *b)
{
    size_t size;
    assert_true(b->program.expects > 0);
    for (size_t i = 0; i < b->program.expects; i++) {
        const struct common_segment *want = &b->program.expect[i];
        const uint8_t *byte = tesla_space_bytes(b->model, want->space, 0, &size);
        assert_non_null(byte);
        for (size_t k = 0; k < want->count; k++) {
            assert_true(want->addr + 4 * k + 4 <= size);
            uint32_t have = word_at(byte + want->addr + 4 * k);
            if (have != want->word[k])
                fail_msg("line %u word %zu: 0x%08x, expected 0x%08x", want->line, k, (unsigned)have,
                         (unsigned)want->word[k]);
        }
    }
}

static inline void run_text(const char *text)
{
    struct bench *b = graphics_new(text);
    assert_int_equal(graphics_run(b), 0);
    check_output(b);
    graphics_run_quietly(b, NULL);
    check_output(b);
    graphics_free(b);
}

#endif
