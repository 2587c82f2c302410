/* The common part of the tests of execution: a source with its expectations, run both ways. */
#ifndef VIVANTE_TEST_BENCH_H
#define VIVANTE_TEST_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "model.h"

static const struct vivante_machine bench_machine = {.groups = 2,
                                                     .lanes = 4,
                                                     .temps = 64,
                                                     .uniforms = 256,
                                                     .code = 512,
                                                     .local_bytes = 256,
                                                     .calls = 8,
                                                     .loops = 4};

struct bench {
    struct common_program program;
    struct vivante_model *model;
    struct common_step step;
    uint32_t traps;
    unsigned steps;
};

static inline struct bench *bench_new(const char *source, const struct vivante_machine *machine)
{
    struct common_error err = {{0}};
    struct bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    if (vivante_assemble("t.s", source, &b->program, &err) != 0) fail_msg("%s", err.text);
    b->model = vivante_create_on(&b->program, machine, &err);
    if (!b->model) fail_msg("%s", err.text);
    return b;
}

static inline void bench_free(struct bench *b)
{
    vivante_destroy(b->model);
    common_program_free(&b->program);
    free(b);
}

/* One launch if there is one to be made. */
static inline bool bench_launch(struct bench *b)
{
    struct common_error err = {{0}};
    struct common_retire event;
    if (!vivante_dispatch(b->model, &event)) return false;
    if (vivante_launch(b->model, &event, &b->step, &err) != 0) fail_msg("%s", err.text);
    return true;
}

static inline void bench_step(struct bench *b, uint32_t warp)
{
    struct common_error err = {{0}};
    if (vivante_step(b->model, warp, &b->step, &err) != 0) fail_msg("%s", err.text);
    b->traps |= b->step.retire.trap;
    b->steps++;
}

static inline void bench_run(struct bench *b)
{
    uint64_t pc;
    while (!vivante_finished(b->model)) {
        while (bench_launch(b)) continue;
        for (uint32_t i = 0; i < b->model->machine.groups; i++)
            if (vivante_warp_state(b->model, i, &pc) == COMMON_WARP_READY) bench_step(b, i);
        assert_true(b->steps < 100000);
    }
}

/* The same without events, as the command does it. */
static inline void bench_run_quick(struct bench *b)
{
    struct common_run run = {.limit = 200000, .step = &b->step};
    while (!vivante_finished(b->model)) {
        uint64_t plain = vivante_run(b->model, &run);
        uint64_t pc;
        assert_true(run.instructions < run.limit);
        while (plain-- > 0) {
            uint32_t warp = run.warp;
            run.warp = (warp + 1) % b->model->machine.groups;
            if (vivante_warp_state(b->model, warp, &pc) == COMMON_WARP_READY) bench_step(b, warp);
        }
    }
}

static inline void bench_check(const struct bench *b, const char *source)
{
    for (size_t i = 0; i < b->program.expects; i++) {
        const struct common_segment *s = &b->program.expect[i];
        size_t size;
        const uint8_t *byte = vivante_space_bytes(b->model, s->space, s->bank, &size);
        for (size_t k = 0; k < s->count; k++) {
            uint32_t word = 0;
            if (s->addr + 4 * k + 4 <= size) memcpy(&word, byte + s->addr + 4 * k, 4);
            if (word != s->word[k])
                fail_msg("%s\nline %u: word %zu is 0x%08x, not 0x%08x", source, s->line, k,
                         (unsigned)word, (unsigned)s->word[k]);
        }
    }
    uint32_t want = b->program.expect_trap ? b->program.trap : 0;
    if (b->traps != want) fail_msg("%s\ntraps 0x%x", source, (unsigned)b->traps);
}

/* A source must meet its expectations on this machine, both ways, with the same final state. */
static inline void bench_source_on(const char *source, const struct vivante_machine *machine)
{
    struct bench *b = bench_new(source, machine), *quick = bench_new(source, machine);
    bench_run(b);
    bench_check(b, source);
    bench_run_quick(quick);
    quick->traps = b->traps;
    bench_check(quick, source);
    assert_memory_equal(b->model->state, quick->model->state, vivante_state_size(b->model));
    bench_free(b);
    bench_free(quick);
}

static inline void bench_source(const char *source)
{
    bench_source_on(source, &bench_machine);
}

#endif
