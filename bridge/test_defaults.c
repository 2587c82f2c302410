/* The least ISA: one hart with create, destroy, step and disassemble and nothing else. The checker
 * runs it, finds what it does wrong, and every default does what model/common/isa.h says. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../model/common/isa_call.h"
#include "bridge.h"

/* ---- the ISA: word n adds n to its register and goes on; 0 is the last one; 0xbad traps. */

struct hart {
    const struct common_program *program;
    uint32_t pc, sum;
};

static void *create(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err)
{
    struct hart *h = calloc(1, sizeof *h);
    (void)machine;
    (void)err;
    h->program = program;
    return h;
}

static int step(void *model, uint32_t warp, struct common_step *step, struct common_error *err)
{
    struct hart *h = model;
    if (h->pc >= h->program->code_words) return common_fail(err, "it has ended");
    uint32_t word = h->program->code[h->pc];
    memset(&step->retire, 0, sizeof step->retire);
    h->sum += word;
    step->retire = (struct common_retire){.warp = warp,
                                          .pc = h->pc,
                                          .next_pc = h->pc + 1,
                                          .nwords = 1,
                                          .word = {word},
                                          .active = 1,
                                          .trap = word == 0xbad ? 9 : 0,
                                          .done = word == 0};
    step->regs = 1;
    step->mems = 0;
    step->reg[0] = (struct common_reg_write){.mask = 1, .be = 0xf, .data = {h->sum}};
    h->pc = word ? h->pc + 1 : (uint32_t)h->program->code_words;
    return 0;
}

static unsigned disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                            size_t size)
{
    (void)nwords;
    (void)pc;
    snprintf(text, size, "add %u", *word);
    return 1;
}

static const struct common_file files[] = {{.name = "x", .format = "x%u", .count = 2, .bits = 32}};
static const struct common_isa least = {.name = "least",
                                        .lanes = 1,
                                        .max_words = 1,
                                        .pc_step = 1,
                                        .files = files,
                                        .nfiles = 1,
                                        .create = create,
                                        .destroy = free,
                                        .step = step,
                                        .disassemble = disassemble};

/* ---- a core of it. */

static uint32_t code[] = {3, 4, 5, 0};

struct run {
    struct common_program program;
    struct bridge *bridge;
    void *core;
    struct common_step step;
    uint32_t order;
};

static void start(struct run *r, const struct common_isa *isa, uint64_t watchdog)
{
    const struct common_machine machine = {.parameters = 0};
    const struct bridge_options options = {.watchdog = watchdog};
    struct common_error err = {.text = ""};
    memset(r, 0, sizeof *r);
    r->program.name = (char *)(uintptr_t) "least.hex";
    r->program.code = code;
    r->program.code_words = sizeof code / sizeof code[0];
    r->bridge = bridge_create(isa, &r->program, &machine, &options, &err);
    r->core = create(&r->program, &machine, &err);
    assert_non_null(r->bridge);
}

static void prepare(struct run *r)
{
    struct common_error err = {.text = ""};
    assert_int_equal(step(r->core, 0, &r->step, &err), 0);
    r->step.retire.fields = COMMON_HAS_ALL;
    r->step.retire.order = r->order++;
}

static int send(struct run *r)
{
    bridge_reg_write(r->bridge, 0, r->step.retire.order, 0, 0, 0, 0, 1, 0xf, r->step.reg[0].data,
                     1);
    bridge_retire(r->bridge, &r->step.retire);
    return bridge_clock(r->bridge, r->order);
}

static void steps(struct run *r, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        prepare(r);
        assert_int_equal(send(r), 0);
    }
}

static void ends(struct run *r, enum bridge_end end, enum bridge_verdict verdict,
                 const char *message)
{
    bridge_finish(r->bridge, end, NULL, 0);
    const struct bridge_result *result = bridge_result(r->bridge);
    assert_string_equal(bridge_verdict_name(result->verdict), bridge_verdict_name(verdict));
    if (!strstr(result->message, message)) fail_msg("'%s' lacks '%s'", result->message, message);
    bridge_destroy(r->bridge);
    free(r->core);
}

static void test_a_run_passes(void **state)
{
    struct run r;
    (void)state;
    start(&r, &least, 0);
    steps(&r, 4);
    assert_int_equal(bridge_result(r.bridge)->instructions, 4);
    ends(&r, BRIDGE_END_DONE, BRIDGE_PASS, "");
}

static void test_a_wrong_register_is_a_mismatch(void **state)
{
    struct run r;
    char *text = NULL;
    size_t size = 0;
    (void)state;
    start(&r, &least, 0);
    steps(&r, 2);
    prepare(&r);
    r.step.reg[0].data[0] ^= 8;
    assert_int_not_equal(send(&r), 0);
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_report(r.bridge, out), 0);
    fclose(out);
    assert_non_null(strstr(text, "add 5")); /* no sources: the report does without */
    assert_null(strstr(text, "sources"));
    free(text);
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_MISMATCH, "warp 0 order 2 pc 0x2: x0 differs: add 5");
}

static void test_an_end_before_its_end_is_order(void **state)
{
    struct run r;
    (void)state;
    start(&r, &least, 0);
    steps(&r, 3);
    ends(&r, BRIDGE_END_DONE, BRIDGE_ORDER, "in the model warp 0 is at order 3 pc 0x3");
}

static void test_a_retire_after_the_end_is_a_mismatch(void **state)
{
    struct run r;
    (void)state;
    start(&r, &least, 0);
    steps(&r, 4);
    r.step.retire.order = r.order++;
    assert_int_not_equal(send(&r), 0);
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_MISMATCH, "in the model the warp has no work");
}

static void test_a_hang_names_pc_and_nothing_it_does_not_know(void **state)
{
    struct run r;
    (void)state;
    start(&r, &least, 10);
    steps(&r, 2);
    assert_int_not_equal(bridge_clock(r.bridge, 20), 0);
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_HANG, "oldest: warp 0 order 2 pc 0x2: (no instruction)");
}

static unsigned fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                      uint64_t *next)
{
    if (pc >= program->code_words) return 0;
    *word = program->code[pc];
    *next = pc + 1;
    return 1;
}

static void test_a_hang_names_the_instruction_that_fetch_knows(void **state)
{
    struct run r;
    struct common_isa more = least;
    (void)state;
    more.fetch = fetch;
    start(&r, &more, 10);
    steps(&r, 2);
    assert_int_not_equal(bridge_clock(r.bridge, 20), 0);
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_HANG, "oldest: warp 0 order 2 pc 0x2: add 5");
}

static void test_a_trap_has_its_number(void **state)
{
    struct run r;
    (void)state;
    code[1] = 0xbad;
    start(&r, &least, 0);
    steps(&r, 1);
    prepare(&r);
    assert_int_not_equal(send(&r), 0);
    code[1] = 4;
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_TRAP, "both trapped: 0x9 at warp 0 order 1 pc 0x1");
}

static void test_a_launch_is_refused(void **state)
{
    struct run r;
    const struct common_retire launch = {.kind = COMMON_LAUNCH};
    (void)state;
    start(&r, &least, 0);
    bridge_retire(r.bridge, &launch);
    assert_int_not_equal(bridge_clock(r.bridge, 1), 0);
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_MISMATCH, "least has no launches");
}

/* What cannot be read is not compared, and no sweep of it counts as one. */
static void test_a_sweep_compares_nothing(void **state)
{
    struct run r;
    const uint32_t wrong[1] = {0x999};
    (void)state;
    start(&r, &least, 0);
    steps(&r, 4);
    bridge_sweep_begin(r.bridge);
    bridge_sweep_register(r.bridge, 0, 0, 0, 0, 1, wrong);
    assert_int_equal(bridge_sweep_end(r.bridge), 0);
    assert_int_equal(bridge_result(r.bridge)->swept_words, 0);
    ends(&r, BRIDGE_END_DONE, BRIDGE_PASS, "");
}

static void test_each_default(void **state)
{
    struct common_retire event;
    struct common_error err = {.text = ""};
    struct common_outside outside = {.what = 3, .nwords = 2, .word = {1, 0xff}};
    struct common_seen seen = {.pc = 7};
    uint32_t word[COMMON_WORDS], lane[COMMON_LANES] = {5}, file, index;
    uint64_t pc, bytes;
    size_t size = 1;
    char text[80];
    (void)state;
    assert_int_equal(common_isa_dispatch(&least, NULL, &event), 0);
    assert_int_equal(common_isa_outside(&least, NULL, &outside, &err), -1);
    assert_string_equal(err.text, "least takes nothing from outside");
    common_isa_accept(&least, NULL, 0, NULL, NULL);
    assert_int_equal(common_isa_warp_state(&least, NULL, 0, &seen, &pc), COMMON_WARP_READY);
    assert_int_equal(pc, 7);
    assert_false(common_isa_finished(&least, NULL, 1, &seen));
    seen.over = true;
    assert_int_equal(common_isa_warp_state(&least, NULL, 0, &seen, &pc), COMMON_WARP_IDLE);
    assert_int_equal(pc, 0);
    assert_true(common_isa_finished(&least, NULL, 1, &seen));
    assert_false(common_isa_register_live(&least, NULL, 0, 0, 0));
    common_isa_read_register(&least, NULL, 0, 0, 0, lane);
    assert_int_equal(lane[0], 0);
    assert_null(common_isa_space_bytes(&least, NULL, 0, 0, &size));
    assert_int_equal(size, 0);
    assert_true(common_isa_space_live(&least, NULL, 0, 16, &bytes));
    assert_true(bytes == UINT64_MAX - 16);
    assert_int_equal(common_isa_state_size(&least, NULL), 0);
    assert_int_equal(common_isa_fetch(&least, NULL, 0, word, &pc), 0);
    common_isa_trap_text(&least, 0, text, sizeof text);
    assert_string_equal(text, "none");
    common_isa_outside_text(&least, &outside, text, sizeof text);
    assert_string_equal(text, "outside 3: 0x1 0xff");
    assert_int_equal(common_isa_sources(&least, word, 1, &file, &index, 1), 0);
}

static void read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t *lane)
{
    (void)warp;
    (void)file;
    memset(lane, 0, COMMON_LANES * sizeof lane[0]);
    if (index == 0) lane[0] = ((const struct hart *)model)->sum;
}

/* With read_register and without register_live every register of the file is live. */
static void test_registers_that_can_be_read_are_live(void **state)
{
    struct run r;
    struct common_isa more = least;
    const uint32_t right[1] = {12}, wrong[1] = {13};
    (void)state;
    more.read_register = read_register;
    assert_true(common_isa_register_live(&more, NULL, 0, 0, 1));
    assert_false(common_isa_register_live(&more, NULL, 0, 0, 2)); /* files[0].count */
    assert_false(common_isa_register_live(&more, NULL, 0, 1, 0)); /* nfiles */
    start(&r, &more, 0);
    steps(&r, 4);
    bridge_sweep_begin(r.bridge);
    bridge_sweep_register(r.bridge, 0, 0, 0, 0, 1, right);
    assert_int_equal(bridge_sweep_end(r.bridge), 0);
    bridge_sweep_begin(r.bridge);
    bridge_sweep_register(r.bridge, 0, 0, 0, 0, 1, wrong);
    assert_int_not_equal(bridge_sweep_end(r.bridge), 0);
    ends(&r, BRIDGE_END_STOPPED, BRIDGE_STATE_DIFF, "first w0 x0: core 0xd, model 0xc");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_run_passes),
        cmocka_unit_test(test_a_wrong_register_is_a_mismatch),
        cmocka_unit_test(test_an_end_before_its_end_is_order),
        cmocka_unit_test(test_a_retire_after_the_end_is_a_mismatch),
        cmocka_unit_test(test_a_hang_names_pc_and_nothing_it_does_not_know),
        cmocka_unit_test(test_a_hang_names_the_instruction_that_fetch_knows),
        cmocka_unit_test(test_a_trap_has_its_number),
        cmocka_unit_test(test_a_launch_is_refused),
        cmocka_unit_test(test_a_sweep_compares_nothing),
        cmocka_unit_test(test_each_default),
        cmocka_unit_test(test_registers_that_can_be_read_are_live),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
