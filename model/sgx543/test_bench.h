/* A program run both ways: step by step with records, and without events. Both must leave the
 * same state. */
#ifndef SGX543_TEST_BENCH_H
#define SGX543_TEST_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "model.h"
#include "text.h"

struct bench {
    struct common_program program;
    struct sgx543_model *model;
    struct common_step *step;
    uint32_t trap;  /* all flags that retires had */
    uint64_t count; /* retires */
};

/*   name  of the source's file: the files that it names are in its folder */
static inline void bench_open_file(struct bench *b, const char *name, const char *source)
{
    const struct common_machine machine = {NULL, 0};
    struct common_error err = {{0}};
    memset(b, 0, sizeof *b);
    if (sgx543_assemble(name, source, &b->program, &err) != 0) fail_msg("%s\n%s", err.text, source);
    b->model = sgx543_create(&b->program, &machine, &err);
    if (b->model == NULL) fail_msg("%s", err.text);
    b->step = malloc(sizeof *b->step);
    assert_non_null(b->step);
}

static inline void bench_open(struct bench *b, const char *source)
{
    bench_open_file(b, "t.s", source);
}

static inline void bench_close(struct bench *b)
{
    sgx543_destroy(b->model);
    common_program_free(&b->program);
    free(b->step);
}

/* One more launch, or a step of each slot.
 *   returns  false: the program is over */
static inline bool bench_step(struct bench *b)
{
    struct common_error err = {{0}};
    struct common_retire event;
    if (sgx543_dispatch(b->model, &event)) {
        if (sgx543_launch(b->model, &event, b->step, &err) != 0) fail_msg("%s", err.text);
        return true;
    }
    if (sgx543_finished(b->model)) return false;
    for (uint32_t slot = 0; slot < b->model->slots; slot++) {
        if (!b->model->core->slot[slot].busy) continue;
        if (sgx543_step(b->model, slot, b->step, &err) != 0) fail_msg("%s", err.text);
        b->trap |= b->step->retire.trap;
        b->count++;
    }
    return true;
}

static inline void bench_run(struct bench *b)
{
    while (b->count < 100000 && bench_step(b)) continue;
    assert_true(b->count < 100000);
}

/* The same with run(), which leaves to step() what it likes. */
static inline void bench_quick(struct bench *b)
{
    struct common_run run = {.limit = 100000};
    while (!sgx543_finished(b->model)) {
        assert_true(run.instructions < run.limit);
        if (sgx543_run(b->model, &run) == 0) break;
        struct common_error err = {{0}};
        assert_int_equal(sgx543_step(b->model, run.warp, b->step, &err), 0);
        b->trap |= b->step->retire.trap;
        run.instructions++;
        run.warp = (run.warp + 1) % b->model->slots;
    }
}

/* Runs it both ways; `b` has the one that went step by step. */
static inline void bench_both_file(struct bench *b, const char *name, const char *source)
{
    struct bench quick;
    bench_open_file(b, name, source);
    bench_run(b);
    bench_open_file(&quick, name, source);
    bench_quick(&quick);
    if (memcmp(b->model->core, quick.model->core, sgx543_state_size(b->model)) != 0 ||
        b->trap != quick.trap)
        fail_msg("run() leaves another state: %s", source);
    bench_close(&quick);
}

static inline void bench_both(struct bench *b, const char *source)
{
    bench_both_file(b, "t.s", source);
}

static inline uint32_t bench_row(const struct bench *b, uint32_t file, uint32_t index)
{
    return sgx543_row(&b->model->core->slot[0], file, index);
}

#endif
