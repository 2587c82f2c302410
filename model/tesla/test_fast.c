/* The fast path against step(): random words of each row of the instruction table, on random state,
 * one instruction each time, on each level that this host can run. The testbench's compare_paths
 * does it with whole programs. */
#include "../common/fields.h"
#include "../common/rng.h"
#include "../common/test_stride.h"
#include "fast.h"
#include "fields.h"
#include "test_bench.h"

enum {
    TRIALS = 150,
    /* of each row */ WORDS = 4000 /* to find them */,
    REGS = 100,
    SHARED = 0x100,
    CONSTANTS = 64
};

struct counts {
    unsigned kind[TESLA_FAST_KINDS]; /* instructions that run() performed */
    unsigned all;
};

/* Numbers that meet: small ones, addresses, floats of few exponents, the ends of the range. */
static uint32_t number(struct common_rng *rng, unsigned sort)
{
    static const uint32_t end[] = {0,          1,          0x7fffffff, 0x80000000, 0xffffffff,
                                   0x7f800000, 0xff800000, 0x7fc00001, 0x00800000, 0x807fffff,
                                   0x3f800000, 0x7ff00000, 0xfff80000, 0x0000ffff, 0x00ff0000};
    uint64_t r = common_rng_next(rng);

    if ((r & 15) == 0) return end[(r >> 8) % (sizeof end / sizeof end[0])];
    switch (sort) {
    case 0: return (uint32_t)(r >> 32);
    case 1: return (uint32_t)(r >> 32) & 0xff0;
    case 2: return (uint32_t)(r >> 32) & 0xfff;
    default:
        return (uint32_t)(r >> 63) << 31 | (uint32_t)(120 + (r >> 8) % 16) << 23 |
               ((uint32_t)(r >> 32) & 0x7fffff);
    }
}

static void fill_words(struct common_rng *rng, uint8_t *byte, size_t size)
{
    for (size_t i = 0; i < size; i++) byte[i] = (uint8_t)common_rng_next(rng);
}

static void fill(struct common_rng *rng, struct tesla_model *model)
{
    struct tesla_warp *warp = &model->warp[0];
    uint64_t r = common_rng_next(rng);
    uint32_t lanes = r & 1 ? UINT32_MAX : r & 2 ? (uint32_t)(r >> 32) | 1 : 1u << (r >> 32) % 32;

    for (unsigned i = 0; i < REGS; i++) {
        unsigned sort = (unsigned)common_rng_below(rng, 5);
        uint32_t first = number(rng, 1);
        for (unsigned lane = 0; lane < 32; lane++)
            warp->gpr[i][lane] = sort == 4 ? first + 4 * lane : number(rng, sort);
    }
    for (unsigned i = 1; i <= 4; i++) {
        uint32_t line = common_rng_below(rng, 3), first = common_rng_below(rng, 64);
        for (unsigned lane = 0; lane < 32; lane++)
            warp->addr[i][lane] =
                line ? first + 4 * lane : number(rng, common_rng_below(rng, 4)) & 0xffff;
    }
    for (unsigned i = 0; i < 4; i++)
        for (unsigned lane = 0; lane < 32; lane++)
            warp->cond[i][lane] = (uint8_t)common_rng_below(rng, 16);
    fill_words(rng, model->shared, SHARED);
    fill_words(rng, model->global, BENCH_GLOBAL);
    warp->flow.active = lanes;
    warp->flow.exited = ~lanes;
}

/* What run() and, where it does nothing, step() leave.
 *   returns  whether run() did it */
static bool go(struct bench *b, const struct tesla_fast_level *level, const uint8_t *before)
{
    struct common_run run = {.limit = 1, .step = &b->step};

    tesla_restore(b->model, before);
    uint32_t lanes = b->model->warp[0].flow.active;
    b->model->level = level;
    tesla_run(b->model, &run);
    for (uint32_t lane = 0; lane < 32; lane++)
        run.thread_instructions -= run.instructions && (lanes >> lane & 1);
    assert_int_equal(run.thread_instructions, 0);
    if (run.instructions == 0) bench_step(b, 0);
    return run.instructions != 0;
}

static void try_words(struct common_rng *rng, struct bench *b, uint8_t *before, uint8_t *plain,
                      struct counts *counts)
{
    struct tesla_model *model = b->model;
    size_t size = tesla_state_size(model);
    unsigned kind = model->fast[0].kind;
    bool done = false;

    fill(rng, model);
    tesla_save(model, before);
    bench_step(b, 0);
    tesla_save(model, plain);
    for (unsigned i = 0; tesla_fast_levels[i]; i++) {
        if (!tesla_fast_levels[i]->usable()) continue;
        done = go(b, tesla_fast_levels[i], before);
        if (memcmp(model->state, plain, size) != 0) {
            char text[128];
            tesla_disassemble(b->code, 2, 0, text, sizeof text);
            fail_msg("%08x %08x: %s: kind %u on %s differs from step()", (unsigned)b->code[0],
                     (unsigned)b->code[1], text, kind, tesla_fast_levels[i]->name);
        }
    }
    counts->kind[kind] += done;
    counts->all += done;
    tesla_restore(model, before);
}

static void try_row(struct common_rng *rng, unsigned row, struct counts *counts)
{
    const struct common_row *r = &tesla_encoding.row[row];
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES};
    const unsigned trials = test_stride() > 1 ? TRIALS / 4 : TRIALS;
    uint32_t word[CONSTANTS];
    struct bench *b = bench_new();
    uint8_t *before, *plain;

    b->machine.warps = b->machine.blocks = 1;
    b->launch.regs = REGS;
    b->launch.shared = SHARED;
    b->program.code_words = 2;
    for (unsigned i = 0; i < CONSTANTS; i++) word[i] = number(rng, i % 4);
    bench_init(b, TESLA_SPACE_CONST, 1, 0, word, CONSTANTS);
    bench_init(b, TESLA_SPACE_CONST, 0, 0, word, CONSTANTS);
    bench_start(b);
    before = malloc(tesla_state_size(b->model));
    plain = malloc(tesla_state_size(b->model));
    assert_true(before && plain);
    tesla_save(b->model, before);
    for (unsigned i = 0, tried = 0; i < WORDS && tried < trials; i++) {
        for (unsigned w = 0; w < 2; w++) {
            uint32_t mask = common_mask(&tesla_encoding, row, w);
            b->code[w] = ((uint32_t)common_rng_next(rng) & ~mask) | (r->match[w] & mask);
        }
        tesla_decode_code(b->model, &mode);
        if (b->model->insn[0].row != row || b->model->insn[0].trap) continue;
        if (b->model->insn[0].predicated && i % 2) /* else most would do nothing */
            b->model->insn[0].predicated = false;
        tesla_fast_prepare(b->model);
        tried++;
        tesla_restore(b->model, before);
        try_words(rng, b, before, plain, counts);
    }
    free(before);
    free(plain);
    bench_free(b);
}

static void test_every_kind_is_what_step_does(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(1, 0);
    struct counts counts = {{0}, 0};

    for (unsigned row = 0; row < tesla_encoding.rows; row++) try_row(&rng, row, &counts);
    for (unsigned kind = TESLA_FAST_NONE + 1; kind < TESLA_FAST_KINDS; kind++)
        if (counts.kind[kind] < (test_stride() > 1 ? 1 : 10))
            fail_msg("kind %u: %u times", kind, counts.kind[kind]);
    assert_true(counts.all > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_is_what_step_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
