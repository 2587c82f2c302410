/* Random words of every row, at each level and rounding: step() and run() leave the same state, an
 * event has what the state has, and no word leads out of the memories (make unit-san). */
#include "test_bench.h"

#include "../common/fields.h"
#include "../common/rng.h"
#include "fields.h"

enum { INSNS = 48, LIMIT = 1500, PROGRAMS = 150, THREADS = 11 };

static uint32_t next(struct common_rng *rng)
{
    return (uint32_t)common_rng_next(rng);
}

/* Mostly registers that there are, and targets in the program. */
static void make_word(struct common_rng *rng, unsigned row, uint32_t *word)
{
    const struct vivante_places *p = &vivante_places;
    for (unsigned w = 0; w < VIVANTE_WORDS; w++) {
        uint32_t mask = common_mask(&vivante_encoding, row, w);
        word[w] = (next(rng) & ~mask) | vivante_encoding.row[row].match[w];
    }
    if (vivante_encoding.row[row].form == VIVANTE_FLOW)
        common_put(word, p->target, next(rng) % (INSNS + 4));
    if (next(rng) % 16 == 0) return;
    common_put(word, p->dst_reg, next(rng) % 8);
    if (next(rng) % 4) common_put(word, p->dst_amode, 0);
    for (unsigned slot = 0; slot < 3; slot++) {
        if (vivante_encoding.row[row].form == VIVANTE_FLOW && slot == 2) continue;
        if (common_get(word, p->src[slot].group) == VIVANTE_IMMEDIATE) continue;
        if (vivante_encoding.row[row].form == VIVANTE_EXT && slot == 2) continue;
        common_put(word, p->src[slot].reg, next(rng) % 8);
        if (next(rng) % 4) common_put(word, p->src[slot].amode, 0);
    }
}

static uint32_t make_value(struct common_rng *rng)
{
    static const uint32_t special[] = {0, 1, 2, 4, 8, 0x80000000, 0x3f800000, 0x7fc00000, 64, 12};
    uint32_t x = next(rng);
    if (x % 3 == 0) return special[next(rng) % 10];
    return x % 3 == 1 ? next(rng) % 4096 : next(rng);
}

static void add_words(struct common_program *p, struct common_rng *rng, uint32_t space,
                      size_t count)
{
    struct common_error err = {{0}};
    uint32_t word[1024];
    assert_true(count <= 1024);
    for (size_t i = 0; i < count; i++) word[i] = make_value(rng);
    assert_int_equal(common_program_add(p, false, space, 0, 0, word, count, 0, &err), 0);
}

static struct bench *make_program(uint64_t seed, const struct vivante_machine *machine)
{
    struct common_rng rng = common_rng_make(seed, 1);
    struct common_error err = {{0}};
    struct bench *b = calloc(1, sizeof *b);
    uint32_t code[INSNS * VIVANTE_WORDS];
    assert_non_null(b);
    assert_int_equal(vivante_program_init(&b->program, "random"), 0);
    for (unsigned i = 0; i < INSNS; i++)
        make_word(&rng, (unsigned)(seed * INSNS + i) % 128, code + VIVANTE_WORDS * i);
    assert_int_equal(common_program_set_code(&b->program, code, NULL, INSNS * VIVANTE_WORDS, &err),
                     0);
    struct vivante_launch *l = vivante_launch_of(&b->program);
    l->threads = THREADS;
    l->inputs = l->outputs = 8;
    for (uint8_t i = 0; i < 8; i++) l->input[i] = l->output[i] = i;
    l->header = next(&rng) & 1;
    l->rtne = next(&rng) & 1;
    l->fast = next(&rng) & 1;
    l->global_bytes = 4096;
    b->program.chip = (uint32_t)(seed % 3);
    add_words(&b->program, &rng, VIVANTE_SPACE_INPUT,
              (size_t)THREADS * 4 * vivante_input_vectors(l));
    add_words(&b->program, &rng, VIVANTE_SPACE_UNIFORM, 1024);
    add_words(&b->program, &rng, VIVANTE_SPACE_GLOBAL, 1024);
    static const uint32_t sampler[] = {0x80000170, 0x00100010, 0, 64, 1024, 32};
    for (uint32_t i = 0; i < VIVANTE_SAMPLERS; i++)
        assert_int_equal(common_program_add(&b->program, false, VIVANTE_SPACE_SAMPLER, 0, 128 * i,
                                            sampler, 6, 0, &err),
                         0);
    b->model = vivante_create_on(&b->program, machine, &err);
    if (!b->model) fail_msg("%s", err.text);
    return b;
}

/* What an event says was written is there. */
static void check_events(const struct bench *b, uint32_t warp)
{
    uint32_t lane[COMMON_LANES];
    for (uint32_t i = 0; i < b->step.regs; i++) {
        const struct common_reg_write *w = &b->step.reg[i];
        uint32_t mask = 0;
        for (unsigned k = 0; k < 4; k++)
            if (w->be >> k & 1) mask |= UINT32_C(0xff) << 8 * k;
        vivante_read_register(b->model, warp, w->file, w->index, lane);
        for (unsigned k = 0; k < VIVANTE_EVENT_LANES; k++)
            if (w->mask >> k & 1) assert_int_equal(lane[k] & mask, w->data[k]);
    }
}

static void run_steps(struct bench *b)
{
    uint64_t pc;
    while (!vivante_finished(b->model) && b->steps < LIMIT) {
        while (bench_launch(b)) continue;
        for (uint32_t i = 0; i < b->model->machine.groups && b->steps < LIMIT; i++) {
            if (vivante_warp_state(b->model, i, &pc) != COMMON_WARP_READY) continue;
            bench_step(b, i);
            check_events(b, i);
        }
    }
}

static void run_quick(struct bench *b)
{
    struct common_run run = {.limit = LIMIT, .step = &b->step};
    uint64_t pc;
    while (!vivante_finished(b->model) && run.instructions < LIMIT) {
        if (vivante_run(b->model, &run) == 0 || run.instructions == LIMIT) continue;
        uint32_t warp = run.warp;
        run.warp = (warp + 1) % b->model->machine.groups;
        if (vivante_warp_state(b->model, warp, &pc) != COMMON_WARP_READY) continue;
        bench_step(b, warp);
        run.instructions++;
    }
}

/*   returns  instructions that ran */
static unsigned check_program(uint64_t seed, const struct vivante_machine *machine)
{
    struct bench *b = make_program(seed, machine), *quick = make_program(seed, machine);
    run_steps(b);
    run_quick(quick);
    if (memcmp(b->model->state, quick->model->state, vivante_state_size(b->model)) != 0)
        fail_msg("program %u ends in two ways", (unsigned)seed);
    unsigned steps = b->steps;
    bench_free(b);
    bench_free(quick);
    return steps;
}

static void test_both_ways_end_alike(void **state)
{
    unsigned steps = 0;
    (void)state;
    for (unsigned i = 0; i < PROGRAMS; i++) steps += check_program(i, &bench_machine);
    assert_true(steps > 40 * PROGRAMS);
}

static void test_both_ways_end_alike_with_one_lane(void **state)
{
    struct vivante_machine single = bench_machine;
    unsigned steps = 0;
    (void)state;
    single.lanes = 1;
    single.groups = 3;
    for (unsigned i = 0; i < PROGRAMS; i++) steps += check_program(1000 + i, &single);
    assert_true(steps > 40 * PROGRAMS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_both_ways_end_alike),
        cmocka_unit_test(test_both_ways_end_alike_with_one_lane),
    };
    return cmocka_run_group_tests_name("vivante_random", tests, NULL, NULL);
}
