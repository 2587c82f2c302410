/* A whole run of the bridge's made-up machine, with each kind of comparison in it: fields, two
 * register files, three spaces, sweeps, memories of the end, events from outside, expectations of a
 * memory and of a trap; three warps that take turns, two of them in one clock. Prints the last
 * line, and the message. test_sabotage.sh links it with a checker that it has made blind in one
 * place.
 *
 *   sabotage            the run
 *   sabotage signature  a board that sends signatures in the place of events
 *   sabotage wrong      the same, with wrong ones */
#include <stdlib.h>
#include <string.h>

#include "../bridge/signature.h"
#include "../bridge/test_isa.h"

#define W TEST_ISA_WORD

enum {
    HALF = 4, /* registers of the first file; the others are of the second */
    ROUNDS = 6
};

/* Done ROUNDS times; then comes the end. */
static const uint32_t once[] = {
    W(TEST_ISA_SET, 1, 0, 5),   W(TEST_ISA_SET, 6, 0, 7),    W(TEST_ISA_FAR, 1, 0, 16),
    W(TEST_ISA_NEAR, 6, 0, 4),  W(TEST_ISA_OWN, 6, 0, 8),    W(TEST_ISA_HALF, 1, 0, 9),
    W(TEST_ISA_HALF, 6, 0, 9),  W(TEST_ISA_BYTES, 1, 0, 64), W(TEST_ISA_PILE, 6, 0, 128),
    W(TEST_ISA_TWICE, 2, 0, 3), W(TEST_ISA_CLOCK, 3, 0, 0),  W(TEST_ISA_IN, 5, 0, 0),
    W(TEST_ISA_LOAD, 7, 0, 16)};
static const uint32_t last[] = {W(TEST_ISA_FLAG, 0, 0, 4), W(TEST_ISA_END, 0, 0, 0)};
static const uint32_t board[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_FAR, 1, 0, 16),
                                 W(TEST_ISA_OWN, 1, 0, 8), W(TEST_ISA_HALF, 1, 0, 9),
                                 W(TEST_ISA_END, 0, 0, 0)};

enum {
    ONCE = sizeof once / sizeof once[0],
    LAST = sizeof last / sizeof last[0],
    BOARD = sizeof board / sizeof board[0],
    ALL = ONCE * ROUNDS + LAST
};

static const struct common_file files[] = {
    {.name = "q", .format = "q%u", .count = HALF, .bits = 32},
    {.name = "p", .format = "p%u", .count = HALF, .bits = 32}};

static void split_files(struct common_step *step)
{
    for (uint32_t i = 0; i < step->regs; i++) {
        step->reg[i].file = step->reg[i].index / HALF;
        step->reg[i].index %= HALF;
    }
}

static int split_launch(void *model, const struct common_retire *event, struct common_step *step,
                        struct common_error *err)
{
    int failed = test_isa.launch(model, event, step, err);
    if (!failed) split_files(step);
    return failed;
}

static int split_step(void *model, uint32_t warp, struct common_step *step,
                      struct common_error *err)
{
    int failed = test_isa.step(model, warp, step, err);
    if (!failed) split_files(step);
    return failed;
}

static bool split_live(const void *model, uint32_t warp, uint32_t file, uint32_t index)
{
    return test_isa.register_live(model, warp, 0, file * HALF + index);
}

static void split_read(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                       uint32_t *lane)
{
    test_isa.read_register(model, warp, 0, file * HALF + index, lane);
}

static void split_accept(void *model, uint32_t warp, const struct common_reg_write *write,
                         struct common_step *step)
{
    struct common_reg_write whole = *write;

    whole.index += write->file * HALF;
    test_isa.accept(model, warp, &whole, step);
}

static void sweep(struct test_core *c, const struct common_isa *isa)
{
    uint32_t lane[COMMON_LANES], near[4 * TEST_ISA_WARPS];
    size_t size;

    bridge_sweep_begin(c->bridge);
    for (uint32_t warp = 0; warp < TEST_ISA_WARPS; warp++)
        for (uint32_t file = 0; file < isa->nfiles; file++)
            for (uint32_t i = 0; i < HALF; i++) {
                isa->read_register(c->model, warp, file, i, lane);
                bridge_sweep_register(c->bridge, warp, file, i, 0, isa->lanes, lane);
            }
    memcpy(near, isa->space_bytes(c->model, TEST_ISA_NEAR_SPACE, 0, &size), sizeof near);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 0, 4 * TEST_ISA_WARPS, near);
    bridge_sweep_end(c->bridge);
}

/* The next instruction of a warp, before its clock. */
static void say(struct test_core *c, uint32_t warp, uint32_t at)
{
    if (at < ONCE * ROUNDS && at % ONCE == ONCE - 2)
        test_core_outside(c, warp, TEST_ISA_DEVICE, warp + at);
    test_core_prepare(c, warp);
    split_files(&c->step);
    test_core_writes(c);
    test_core_retire(c);
}

static void run_events(struct test_core *c, const struct common_isa *isa)
{
    for (uint32_t warp = 0; warp < TEST_ISA_WARPS; warp++) {
        test_core_prepare_launch(c, warp, warp);
        split_files(&c->step);
        test_core_send(c);
    }
    for (uint32_t i = 0; i < ALL; i++) {
        for (uint32_t warp = 0; warp < TEST_ISA_WARPS; warp++) {
            say(c, warp, i);
            if (warp) test_core_clock(c); /* of warps 0 and 1 together */
        }
        sweep(c, isa);
    }
    test_core_finish(c, BRIDGE_END_DONE);
}

static uint64_t sum_of(const struct common_step *s)
{
    uint64_t sum = bridge_signature_retire(&s->retire, COMMON_HAS_ALL);

    for (uint32_t i = 0; i < s->regs; i++)
        for (uint32_t lane = 0; lane < test_isa.lanes; lane++)
            if (s->reg[i].mask >> lane & 1)
                sum += bridge_signature_register(0, s->reg[i].index, lane, 32, s->reg[i].be,
                                                 s->reg[i].data[lane]);
    for (uint32_t i = 0; i < s->mems; i++)
        sum += bridge_signature_memory(s->mem[i].space,
                                       s->mem[i].space == TEST_ISA_OWN_SPACE ? s->mem[i].lane : 0,
                                       s->mem[i].addr, 32, s->mem[i].be, s->mem[i].data);
    return sum;
}

/* wrong: added to each signature. */
static void run_signatures(struct test_core *c, uint64_t wrong)
{
    uint64_t chain[TEST_ISA_WARPS] = {0};

    for (uint32_t i = 0; i < BOARD + 1; i++)
        for (uint32_t warp = 0; warp < TEST_ISA_WARPS; warp++) {
            if (i) test_core_prepare(c, warp);
            else test_core_prepare_launch(c, warp, warp);
            chain[warp] = bridge_signature_chain(chain[warp], sum_of(&c->step));
            if (!i) test_core_retire(c);
            else bridge_signature(c->bridge, warp, c->step.retire.order, chain[warp] + wrong);
        }
    test_core_finish(c, BRIDGE_END_DONE);
}

static void start_events(struct test_core *c)
{
    static uint32_t code[ALL];
    static uint32_t line[] = {5, 6, 7, 8}, pile[] = {9};
    static struct common_segment expect[] = {{.addr = 16, .word = line, .count = 4},
                                             {.addr = 128, .word = pile, .count = 1}};

    for (uint32_t i = 0; i < ROUNDS; i++) memcpy(code + i * ONCE, once, sizeof once);
    memcpy(code + ONCE * ROUNDS, last, sizeof last);
    c->program.expect_trap = true;
    c->program.trap = 4 << 16;
    c->program.expects = 2;
    c->options.watchdog = 1000;
    test_core_start(c, code, ALL, TEST_ISA_WARPS);
    c->program.expect = expect;
}

int main(int argc, char **argv)
{
    struct common_isa isa = test_isa;
    struct test_core *c = calloc(1, sizeof *c);

    if (!c) return 1;
    isa.files = files;
    isa.nfiles = 2;
    isa.launch = split_launch;
    isa.step = split_step;
    isa.register_live = split_live;
    isa.read_register = split_read;
    isa.accept = split_accept;
    c->isa = argc > 1 ? &test_isa : &isa;
    c->options.signatures = c->options.unswept = argc > 1;
    if (argc > 1) test_core_start(c, board, BOARD, TEST_ISA_WARPS);
    else start_events(c);
    if (argc > 1) run_signatures(c, !strcmp(argv[1], "wrong"));
    else run_events(c, &isa);
    printf("%s\n", bridge_result(c->bridge)->message);
    bridge_result_line(bridge_result(c->bridge), stdout);
    test_core_stop(c);
    free(c);
    return 0;
}
