/* The fast path against the plain one: what it leaves to step(), and that both leave the same. The
 * testbench's compare_paths does it with whole programs. */
#include <fenv.h>

#include "test_bench.h"
#include "../common/test_host.h"

enum { MOV = 0x13, ADD = 0x00, RUNS = 37 };

/* RUNS runs of two attributes each, of changing numbers. */
static struct bench *with_runs(uint32_t threads)
{
    struct bench *b = bench_new();
    uint32_t word[RUNS * 8];

    for (uint32_t i = 0; i < RUNS * 8; i++) word[i] = 0x3e0000 + i * 0x4321 % 0x30000;
    b->threads = threads;
    bench_init(b, PICA200_SPACE_INPUT, 0, word, RUNS * 8);
    pica200_launch_of(&b->program)->attributes = 2;
    pica200_launch_of(&b->program)->stride = 2;
    pica200_launch_of(&b->program)->runs = RUNS;
    return b;
}

static void launch_all(struct bench *b)
{
    struct common_retire event;
    while (pica200_dispatch(b->model, &event))
        assert_int_equal(pica200_launch(b->model, &event, &b->step, &b->err), 0);
}

/* One round of turns.
 *   returns  the instructions */
static uint64_t plain_round(struct bench *b)
{
    uint64_t pc, count = 0;

    launch_all(b);
    for (uint32_t t = 0; t < b->threads; t++) {
        if (pica200_warp_state(b->model, t, &pc) != COMMON_WARP_READY) continue;
        assert_int_equal(pica200_step(b->model, t, &b->step, &b->err), 0);
        count++;
    }
    return count;
}

static void assert_same(const struct bench *a, const struct bench *b)
{
    const struct pica200_state *x = a->model->state, *y = b->model->state;

    assert_int_equal(x->busy, y->busy);
    assert_int_equal(x->launched, y->launched);
    assert_memory_equal(x->output, y->output, a->model->output_bytes);
    for (uint32_t t = 0; t < a->threads; t++)
        for (uint32_t file = 0; file < PICA200_FILES; file++)
            for (uint32_t i = 0; i < pica200_files[file].count; i++) {
                uint32_t p[COMMON_LANES], q[COMMON_LANES];
                pica200_read_register(a->model, t, file, i, p);
                pica200_read_register(b->model, t, file, i, q);
                assert_memory_equal(p, q, sizeof p);
            }
}

/* All of both programs, which are the same: the first step by step, the second by run(). */
static void check_both_ways(struct bench *a, struct bench *b)
{
    struct common_run run = {.limit = UINT64_MAX, .step = &b->step};
    uint64_t count = 0;

    bench_create(a);
    bench_create(b);
    while (!pica200_finished(a->model)) count += plain_round(a);
    while (!pica200_finished(b->model)) {
        launch_all(b);
        assert_int_equal(pica200_run(b->model, &run), 0);
    }
    assert_true(run.instructions == count);
    assert_true(run.thread_instructions == 4 * count);
    assert_same(a, b);
    bench_free(a);
    bench_free(b);
}

/* Each run goes round a loop as often as its number says, and then through one of two branches. */
static void put_divergent(struct bench *b)
{
    bench_int(b, 0, 20, 0, 1);
    bench_emit(b, f1(MOV, R, 0, 1, 0, 0));                   /* 0 */
    bench_emit(b, f3(0x29, 0, 4, 0));                        /* 1: for i0, to 4 */
    bench_emit(b, f1(ADD, R, 0, 0, R, 0));                   /* 2 */
    bench_emit(b, f1c(PICA200_GT, PICA200_GT, R, R + 1, 0)); /* 3 */
    bench_emit(b, f2(0x23, 1, 0, PICA200_COND_X, 0, 0));     /* 4: breakc */
    bench_emit(b, f1c(PICA200_LT, PICA200_GE, 0, R, 0));     /* 5 */
    bench_emit(b, f2(0x28, 1, 1, PICA200_COND_AND, 9, 2));   /* 6: ifc, else 9, end 11 */
    bench_emit(b, f5(R + 2, 0, 0, R, 1, 0));                 /* 7 */
    bench_emit(b, f1(0x08, R + 3, 0, R + 2, R, 0));          /* 8 */
    bench_emit(b, f1(0x02, R + 3, 0, R + 2, R, 0));          /* 9 */
    bench_emit(b, f1(0x0f, R + 4, 0, R + 3, 0, 0));          /* 10 */
    bench_emit(b, f1(MOV, 0, 0, R + 3, 0, 0));               /* 11 */
    bench_emit(b, BENCH_END);
}

static void test_every_number_of_threads(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= PICA200_MAX_THREADS; threads++) {
        struct bench *a = with_runs(threads), *b = with_runs(threads);
        put_divergent(a);
        put_divergent(b);
        check_both_ways(a, b);
    }
}

/* Data that arithmetic takes for 0, or that have no number as a result. */
static void test_subnormal_and_special_data(void **state)
{
    (void)state;
    static const uint32_t special[] = {0x000001, 0x80ffff, 0x7f0000, 0xff0000, 0x7f8000,
                                       0xff1234, 0x7effff, 0x010000, 0x800000, 0x00ffff};
    for (unsigned k = 0; k < sizeof special / sizeof special[0]; k++) {
        struct bench *two[2];
        for (unsigned i = 0; i < 2; i++) {
            struct bench *b = two[i] = with_runs(4);
            bench_init1(b, PICA200_SPACE_INPUT, 32 * 5 + 4 * (k % 8), special[k]);
            bench_init1(b, PICA200_SPACE_UNIFORM, 16 * 3 + 4 * (k % 4), special[k]);
            bench_emit(b, f1(ADD, 0, 0, C + 3, 0, 0));
            bench_emit(b, f1(0x08, R, 0, 0, 1, 0));
            bench_emit(b, f5(R + 1, 0, 1, C + 3, 0, 0));
            bench_emit(b, f1(0x02, R + 2, 0, C + 3, 1, 0));
            bench_emit(b, f1(0x07, R + 3, 0, 0, 0, 0)); /* litp */
            bench_emit(b, f1(0x04, R + 4, 0, 0, 1, 0)); /* dst */
            bench_emit(b, f1(0x0b, R + 5, 0, 1, 0, 0)); /* flr */
            bench_emit(b, BENCH_END);
        }
        check_both_ways(two[0], two[1]);
    }
}

/* ---- what is left to step(). */

/* Steps that run() asks for, after which nothing may have changed. */
static uint64_t left_alone(struct bench *b, struct common_run run)
{
    size_t size = pica200_state_size(b->model);
    uint8_t *before = calloc(1, size), *after = calloc(1, size);

    pica200_save(b->model, before);
    run.step = &b->step;
    uint64_t steps = pica200_run(b->model, &run);
    pica200_save(b->model, after);
    assert_memory_equal(before, after, size);
    assert_true(run.instructions == 0 && run.launches == 0);
    free(before);
    free(after);
    return steps;
}

static void test_a_trap_undoes_everything(void **state)
{
    (void)state;
    /* an undefined word, BREAK outside of a loop, EMIT in a vertex shader: after two whole runs of
     * each thread */
    static const uint32_t word[] = {0x54000000, 0x80000000, 0xa8000000, 0xac000000};
    for (unsigned i = 0; i < 4; i++) {
        struct bench *b = with_runs(4);
        bench_emit(b, f1(MOV, 0, 0, 0, 0, 0));
        bench_emit(b, f1c(PICA200_EQ, PICA200_EQ, C, 0, 0));
        bench_emit(b, f2(0x2c, 0, 0, PICA200_COND_X, 4, 0)); /* jmpc over it */
        bench_emit(b, word[i]);
        bench_emit(b, BENCH_END);
        bench_init1(b, PICA200_SPACE_UNIFORM, 0,
                    0x3e0000 + 8 * 9 * 0x4321 % 0x30000); /* x of run 9 */
        bench_create(b);
        launch_all(b);
        assert_true(left_alone(b, (struct common_run){.limit = 4 * 1000}) == 4 * 1000);
        bench_free(b);
    }
}

static void test_words_behind_the_code_are_left_to_step(void **state)
{
    (void)state;
    struct bench *b = with_runs(4);
    bench_emit(b, f3(0x2d, 0, 4000, 1)); /* jmpu !b0 */
    bench_emit(b, BENCH_END);
    bench_create(b);
    launch_all(b);
    assert_true(left_alone(b, (struct common_run){.limit = 4 * 1000}) == 4 * 1000);
    bench_free(b);
}

static void test_what_run_refuses(void **state)
{
    (void)state;
    struct bench *b = with_runs(4);
    put_divergent(b);
    bench_create(b);
    launch_all(b);
    assert_true(left_alone(b, (struct common_run){.limit = 1000, .warp = 1}) == 1);
    assert_true(left_alone(b, (struct common_run){.limit = 40}) == UINT64_MAX);
    if (host_rounding_modes() > 1) {
        assert_int_equal(fesetround(FE_TOWARDZERO), 0);
        uint64_t steps = left_alone(b, (struct common_run){.limit = 1000});
        assert_int_equal(fesetround(FE_TONEAREST), 0);
        assert_true(steps == UINT64_MAX);
    }
    b->model->state->thread[2].bank = 1; /* a geometry shader was here before */
    assert_true(left_alone(b, (struct common_run){.limit = 1000}) == UINT64_MAX);
    b->model->state->thread[2].bank = 0;
    b->model->state->config.geometry = true;
    assert_true(left_alone(b, (struct common_run){.limit = 1000}) == UINT64_MAX);
    bench_free(b);
}

/* Wherever the limit is: so many rounds of each thread are done as fit. */
static void test_limit_stops_between_rounds(void **state)
{
    (void)state;
    for (uint64_t limit = 64; limit < 90; limit++) {
        struct bench *a = with_runs(4), *b = with_runs(4);
        struct common_run run = {.limit = limit, .step = &b->step};
        uint64_t count = 0;
        put_divergent(a);
        put_divergent(b);
        bench_create(a);
        bench_create(b);
        launch_all(b);
        assert_int_equal(pica200_run(b->model, &run), 0);
        assert_true(run.instructions == limit / 4 * 4);
        while (count < run.instructions) count += plain_round(a);
        assert_same(a, b);
        bench_free(a);
        bench_free(b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_number_of_threads),
        cmocka_unit_test(test_subnormal_and_special_data),
        cmocka_unit_test(test_a_trap_undoes_everything),
        cmocka_unit_test(test_words_behind_the_code_are_left_to_step),
        cmocka_unit_test(test_what_run_refuses),
        cmocka_unit_test(test_limit_stops_between_rounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
