/* A whole run of the bridge's made-up machine, with each kind of comparison in it: fields, two
 * register files, three spaces, sweeps, memories of the end, expectations of a memory and of a
 * trap. Prints the last line, and the message. test_sabotage.sh links it with a checker that it has
 * made blind in one place.
 *
 *   sabotage            the run
 *   sabotage signature  a board that sends a wrong signature in the place of events */
#include <stdlib.h>
#include <string.h>

#include "../bridge/test_isa.h"

#define W TEST_ISA_WORD

enum { HALF = 4 }; /* registers of the first file; the others are of the second */

static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 5),  W(TEST_ISA_SET, 6, 0, 7),
                                W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_NEAR, 6, 0, 4),
                                W(TEST_ISA_OWN, 6, 0, 8),  W(TEST_ISA_HALF, 1, 0, 9),
                                W(TEST_ISA_FLAG, 0, 0, 4), W(TEST_ISA_END, 0, 0, 0)};

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

static void sweep(struct test_core *c, const struct common_isa *isa)
{
    uint32_t lane[COMMON_LANES], near[4 * TEST_ISA_WARPS];
    size_t size;

    bridge_sweep_begin(c->bridge);
    for (uint32_t file = 0; file < isa->nfiles; file++)
        for (uint32_t i = 0; i < HALF; i++) {
            isa->read_register(c->model, 0, file, i, lane);
            bridge_sweep_register(c->bridge, 0, file, i, 0, isa->lanes, lane);
        }
    memcpy(near, isa->space_bytes(c->model, TEST_ISA_NEAR_SPACE, 0, &size), sizeof near);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 0, 4, near);
    bridge_sweep_end(c->bridge);
}

static void run_events(struct test_core *c, const struct common_isa *isa)
{
    test_core_prepare_launch(c, 0, 0);
    for (size_t i = 0; i < sizeof code / sizeof code[0]; i++) {
        split_files(&c->step);
        test_core_send(c);
        sweep(c, isa);
        test_core_prepare(c, 0);
    }
    split_files(&c->step);
    test_core_send(c);
    c->unread = true; /* swept above */
    test_core_finish(c, BRIDGE_END_DONE);
}

static void run_signature(struct test_core *c)
{
    test_core_prepare_launch(c, 0, 0);
    test_core_retire(c);
    bridge_signature(c->bridge, 0, 1, 1234);
    bridge_signature(c->bridge, 0, sizeof code / sizeof code[0], 5678);
    test_core_finish(c, BRIDGE_END_DONE);
}

int main(int argc, char **argv)
{
    struct common_isa isa = test_isa;
    struct test_core *c = calloc(1, sizeof *c);

    (void)argv;
    if (!c) return 1;
    isa.files = files;
    isa.nfiles = 2;
    isa.launch = split_launch;
    isa.step = split_step;
    isa.register_live = split_live;
    isa.read_register = split_read;
    c->isa = argc > 1 ? &test_isa : &isa;
    c->options.signatures = c->options.unswept = argc > 1;
    c->program.expects = 1;
    c->expect = (struct common_segment){.addr = 16, .count = 2};
    memcpy(c->expect_word, (uint32_t[]){5, 6}, 8);
    c->program.expect_trap = true;
    c->program.trap = 4 << 16;
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    if (argc > 1) run_signature(c);
    else run_events(c, &isa);
    printf("%s\n", bridge_result(c->bridge)->message);
    bridge_result_line(bridge_result(c->bridge), stdout);
    test_core_stop(c);
    free(c);
    return 0;
}
