/* Launch: what a program may ask for, where blocks may go, and what is reset. Sheet 1.5,
 * 9.1 and 11.3. */
#include "test_bench.h"

#define EXIT_W0 0xf0000001u
#define EXIT_W1 0xe0000001u

static struct bench *exiting(void)
{
    struct bench *b = bench_new();
    bench_emit(b, EXIT_W0, EXIT_W1);
    return b;
}

/* The program of b cannot be made into a model; the message has `text` in it. */
static void check_refused(struct bench *b, const char *text)
{
    assert_null(tesla_create_on(&b->program, &b->machine, &b->err));
    if (!strstr(b->err.text, text)) fail_msg("'%s' does not say '%s'", b->err.text, text);
    assert_non_null(strstr(b->err.text, "test: error: "));
    bench_free(b);
}

#define REFUSED(field, value, text)                                                                \
    do {                                                                                           \
        struct bench *b = exiting();                                                               \
        field = (value);                                                                           \
        check_refused(b, (text));                                                                  \
    } while (0)

static void test_create_checks_the_block(void **state)
{
    (void)state;
    REFUSED(tesla_launch_of(&b->program)->block[0], 0, "block is 0,1,1");
    REFUSED(tesla_launch_of(&b->program)->block[0], 513, "block is 513,1,1");
    REFUSED(tesla_launch_of(&b->program)->block[1], 513, "block is 32,513,1");
    REFUSED(tesla_launch_of(&b->program)->block[2], 65, "block is 32,1,65");
    REFUSED(tesla_launch_of(&b->program)->block[1], 17, "at most 512"); /* 32 * 17 = 544 */
    REFUSED(tesla_launch_of(&b->program)->block[2], 0, "block is 32,1,0");
}

/* Sheet 5: the mode SAT_NAN is bit 4 of the configuration word, and some chips do not have it. */
static void test_create_checks_sat_nan(void **state)
{
    static const uint32_t with[] = {0, 0xa0, 0xa3, 0xa5, 0xa8, 0xaf};
    static const uint32_t without[] = {0x50, 0x84, 0x86, 0x92, 0x94, 0x96, 0x98, 0xaa, 0xac};
    (void)state;
    for (unsigned i = 0; i < sizeof without / sizeof *without; i++) {
        struct bench *b = exiting();
        tesla_launch_of(&b->program)->sat_nan = 1;
        b->program.chip = without[i];
        check_refused(b, "has no SAT_NAN; gt200, gt215, gt216, gt218, mcp89 and all have it");
    }
    for (unsigned i = 0; i < sizeof with / sizeof *with; i++) {
        struct bench *b = exiting();
        b->program.chip = with[i];
        assert_int_equal(tesla_configuration(&b->program) >> 4, 0);
        tesla_launch_of(&b->program)->sat_nan = 1;
        assert_int_equal(tesla_configuration(&b->program) >> 4, 1);
        char *text = tesla_source_text(&b->program);
        assert_non_null(strstr(text, ".satnan\n"));
        free(text);
        bench_start(b);
        assert_true(b->model->insn[0].sat_nan);
        bench_free(b);
    }
}

static void test_create_accepts_the_largest_block(void **state)
{
    (void)state;
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->block[1] = 16;
    b->machine.warps = 16;
    bench_start(b);
    assert_int_equal(b->model->block_warps, 16);
    bench_free(b);
}

static void test_create_checks_registers(void **state)
{
    (void)state;
    REFUSED(tesla_launch_of(&b->program)->regs, 0, "0 registers");
    REFUSED(tesla_launch_of(&b->program)->regs, 129, "129 registers");
    REFUSED(b->machine.registers, 63, "needs 64 register rows");
    REFUSED(tesla_launch_of(&b->program)->block[0], 512, "16 warps; this machine has 8");
}

static void test_create_checks_the_grid(void **state)
{
    (void)state;
    REFUSED(tesla_launch_of(&b->program)->grid[0], 0, "grid is 0,1");
    REFUSED(tesla_launch_of(&b->program)->grid[0], 65536, "grid is 65536,1");
    REFUSED(tesla_launch_of(&b->program)->grid[1], 65536, "grid is 1,65536");
    REFUSED(tesla_launch_of(&b->program)->grid_id, 0x10000, "grid id");
}

static void test_create_checks_shared(void **state)
{
    (void)state;
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->params = 3;
    tesla_launch_of(&b->program)->shared = 27; /* 16 + 12 are needed */
    check_refused(b, "need 28");
    REFUSED(tesla_launch_of(&b->program)->shared, 0x4001, "at most 16384");
    REFUSED(b->machine.shared_bytes, 0x3f, "needs 64 bytes of s[]");
    REFUSED(tesla_launch_of(&b->program)->params, 65, "65 parameters");
}

static void test_create_checks_local_and_global(void **state)
{
    (void)state;
    REFUSED(tesla_launch_of(&b->program)->local, 8, "8 bytes of l[]");
    REFUSED(tesla_launch_of(&b->program)->local, 48, "48 bytes of l[]");
    REFUSED(tesla_launch_of(&b->program)->local, 0x20000, "131072 bytes of l[]");
    REFUSED(tesla_launch_of(&b->program)->global_bytes, 4098, "multiple of 4");
    REFUSED(tesla_launch_of(&b->program)->g_limit[3], BENCH_GLOBAL,
            "window g3 reaches byte 0x1000");
    REFUSED(tesla_launch_of(&b->program)->g_base[15], 16, "window g15 reaches byte 0x100f");
    REFUSED(tesla_launch_of(&b->program)->g_base[1], 0xfffffff0,
            "window g1 reaches byte 0x100000fef");
    REFUSED(tesla_launch_of(&b->program)->g_base[1], 8,
            "window g1 begins at byte 0x8; a multiple of 16");
}

static void test_create_checks_entry(void **state)
{
    (void)state;
    REFUSED(tesla_launch_of(&b->program)->entry, 8, "entry 0x8");
    REFUSED(tesla_launch_of(&b->program)->entry, 2, "entry 0x2");
    struct bench *b = bench_new(); /* no code at all */
    check_refused(b, "entry 0x0");
}

static void test_create_checks_initial_memory(void **state)
{
    (void)state;
    uint32_t word[2] = {0};
    struct bench *b = exiting();
    bench_init(b, TESLA_SPACE_GLOBAL, 0, BENCH_GLOBAL - 4, word, 2);
    check_refused(b, "2 words at 0xffc");
    b = exiting();
    bench_init(b, TESLA_SPACE_CONST, 3, 0x10000, word, 1);
    check_refused(b, "1 words at 0x10000");
    b = exiting();
    bench_init(b, TESLA_SPACE_SHARED, 0, 0, word, 1);
    check_refused(b, "space 1");
    b = exiting();
    bench_init(b, TESLA_SPACE_CONST, 16, 0, word, 1);
    check_refused(b, "bank 16");
    b = exiting();
    bench_init(b, TESLA_SPACE_GLOBAL, 0, 2, word, 1);
    check_refused(b, "1 words at 0x2");
}

/* ---- what a launch resets. */

static uint32_t shared_word(const struct common_step *step, uint32_t addr)
{
    for (uint32_t i = 0; i < step->mems; i++)
        if (step->mem[i].addr == addr) return step->mem[i].data;
    fail_msg("no write at 0x%x", (unsigned)addr);
    return 0;
}

static void launch_next(struct bench *b)
{
    struct common_retire event;
    assert_int_equal(tesla_dispatch(b->model, &event), 1);
    assert_int_equal(tesla_launch(b->model, &event, &b->step, &b->err), 0);
}

static void test_launch_writes_header_and_parameters(void **state)
{
    (void)state;
    struct bench *b = exiting();
    struct tesla_launch *launch = tesla_launch_of(&b->program);
    launch->grid[0] = 3, launch->grid[1] = 2;
    launch->block[0] = 8, launch->block[1] = 4, launch->block[2] = 2;
    launch->grid_id = 0x1234;
    launch->params = 2, launch->param[0] = 0xdeadbeef, launch->param[1] = 7;
    launch->shared = 0x41; /* rounded up to 0x80 */
    launch->regs = 8;
    bench_create(b);
    memset(b->model->shared, 0xff, 0x400);
    for (int i = 0; i < 4 * 2; i++) launch_next(b); /* four blocks of two warps */
    /* That was block 3's second warp: it writes no s[]. Its first one is checked below. */
    assert_int_equal(b->step.mems, 0);
    bench_step(b, 0);
    bench_step(b, 1); /* block 0 is done */
    launch_next(b);   /* block 4 = (1, 1) */
    uint32_t base = b->step.retire.arg[TESLA_ARG_SHARED];
    assert_int_equal(b->step.retire.arg[TESLA_ARG_BLOCK], 4);
    assert_int_equal(base, 0);
    assert_int_equal(b->step.mems, 0x80 / 4);
    static const uint32_t words[] = {0x00081234, 0x00020004, 0x00020003, 0x00010001,
                                     0xdeadbeef, 7,          0};
    for (uint32_t i = 0; i < 7; i++)
        assert_int_equal(shared_word(&b->step, base + 4 * i), words[i]);
    for (uint32_t i = 7; i < 0x20; i++) assert_int_equal(shared_word(&b->step, base + 4 * i), 0);
    assert_int_equal(b->step.mem[5].space, TESLA_SPACE_SHARED);
    assert_int_equal(b->step.mem[5].be, 0xf);
    assert_int_equal(b->step.mem[5].origin, base);
    assert_int_equal(b->model->shared[0x10], 0xef);
    assert_int_equal(b->model->shared[0x7f], 0);
    bench_free(b);
}

static void test_launch_packs_thread_numbers(void **state)
{
    (void)state;
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->block[0] = 5, tesla_launch_of(&b->program)->block[1] = 4,
    tesla_launch_of(&b->program)->block[2] = 2;
    bench_create(b);
    launch_next(b);
    const uint32_t *row = b->model->warp[0].gpr[0];
    assert_int_equal(row[0], 0);
    assert_int_equal(row[4], 4);
    assert_int_equal(row[5], 0x00010000);
    assert_int_equal(row[19], 0x00030004);
    assert_int_equal(row[20], 0x04000000);
    assert_int_equal(row[31], 0x04020001); /* 31 = 20 + 2 * 5 + 1 */
    launch_next(b);                        /* eight threads are left */
    row = b->model->warp[1].gpr[0];
    assert_int_equal(row[0], 0x04020002);
    assert_int_equal(row[7], 0x04030004);
    assert_int_equal(row[8], 0);
    assert_int_equal(b->model->warp[1].flow.active, 0xff);
    assert_int_equal(b->step.retire.arg[TESLA_ARG_WARP], 1);
    bench_free(b);
}

static void test_launch_resets_registers(void **state)
{
    (void)state;
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->grid[0] = 2;
    tesla_launch_of(&b->program)->regs = 10;
    b->machine.blocks = 1;
    struct tesla_warp *warp = bench_start(b);
    memset(warp->gpr, 0xff, 10 * sizeof warp->gpr[0]);
    memset(warp->addr + 1, 0xff, 4 * sizeof warp->addr[0]);
    memset(warp->cond, 0xf, sizeof warp->cond);
    bench_step(b, 0);
    launch_next(b);
    assert_int_equal(b->step.regs, 10 + 4 + 4);
    for (uint32_t i = 0; i < 10; i++) {
        const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_GPR, i);
        assert_int_equal(write->mask, 0xffffffff);
        assert_int_equal(write->be, 0xf);
        assert_int_equal(write->data[3], i == 0 ? 3 : 0);
        assert_int_equal(warp->gpr[i][3], i == 0 ? 3 : 0);
    }
    for (uint32_t i = 1; i <= 4; i++) {
        assert_int_equal(bench_wrote(b, TESLA_FILE_ADDR, i)->be, 3);
        assert_int_equal(warp->addr[i][31], 0);
    }
    for (uint32_t i = 0; i < 4; i++) {
        assert_int_equal(bench_wrote(b, TESLA_FILE_COND, i)->be, 1);
        assert_int_equal(warp->cond[i][31], 0);
    }
    assert_int_equal(b->step.retire.kind, COMMON_LAUNCH);
    bench_free(b);
}

static void test_launch_starts_at_the_entry(void **state)
{
    (void)state;
    struct bench *b = exiting();
    bench_emit(b, EXIT_W0, EXIT_W1);
    tesla_launch_of(&b->program)->entry = 8;
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->pc, 8);
    bench_free(b);
}

/* ---- where it may go. */

static struct common_retire event(uint32_t warp, uint32_t block, uint32_t number, uint32_t slot,
                                  uint32_t base)
{
    return (struct common_retire){
        .kind = COMMON_LAUNCH, .warp = warp, .arg = {block, number, slot, base}};
}

/* A machine with blocks of two warps, the first warp of block 0 launched into slot 3, block slot
 * 1, s[] at 0x80. */
static struct bench *half_launched(void)
{
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->grid[0] = 2;
    tesla_launch_of(&b->program)->block[0] = 64;
    bench_create(b);
    struct common_retire first = event(3, 0, 0, 1, 0x80);
    assert_int_equal(tesla_launch(b->model, &first, &b->step, &b->err), 0);
    return b;
}

static void check_launch(struct bench *b, struct common_retire launch, const char *text)
{
    struct common_error err = {{0}};
    assert_int_equal(tesla_launch(b->model, &launch, &b->step, &err), -1);
    if (!strstr(err.text, text)) fail_msg("'%s' does not say '%s'", err.text, text);
}

static void test_launch_takes_the_cores_placement(void **state)
{
    (void)state;
    struct bench *b = half_launched();
    struct common_retire second = event(6, 0, 1, 1, 0x80), third = event(0, 1, 0, 0, 0);
    assert_int_equal(tesla_launch(b->model, &second, &b->step, &b->err), 0);
    assert_int_equal(tesla_launch(b->model, &third, &b->step, &b->err), 0);
    uint64_t pc;
    assert_int_equal(tesla_warp_state(b->model, 3, &pc), COMMON_WARP_READY);
    assert_int_equal(tesla_warp_state(b->model, 6, &pc), COMMON_WARP_READY);
    assert_int_equal(tesla_warp_state(b->model, 1, &pc), COMMON_WARP_IDLE);
    bench_free(b);
}

static void test_launch_refuses_a_wrong_placement(void **state)
{
    (void)state;
    struct bench *b = half_launched();
    check_launch(b, event(0, 0, 0, 1, 0x80), "the next one is block 0 warp 1");
    check_launch(b, event(0, 1, 0, 0, 0x00), "the next one is block 0 warp 1");
    check_launch(b, event(8, 0, 1, 1, 0x80), "warp slot 8");
    check_launch(b, event(3, 0, 1, 1, 0x80), "still running");
    check_launch(b, event(4, 0, 1, 2, 0x80), "its block is in slot 1");
    check_launch(b, event(4, 0, 1, 1, 0xc0), "s[] at 0x80");
    struct common_retire second = event(6, 0, 1, 1, 0x80);
    assert_int_equal(tesla_launch(b->model, &second, &b->step, &b->err), 0);
    check_launch(b, event(0, 1, 0, 1, 0x00), "still has block 0");
    check_launch(b, event(0, 1, 0, 4, 0x00), "block slot 4");
    check_launch(b, event(0, 1, 0, 0, 0x20), "multiple of 0x40");
    check_launch(b, event(0, 1, 0, 0, 0x80), "not free");
    check_launch(b, event(0, 1, 0, 0, 0x4000), "not free");
    check_launch(b, event(0, 1, 0, 0, 0xffffffc0), "not free");
    struct common_retire retire = {.kind = COMMON_RETIRE};
    check_launch(b, retire, "no launch");
    bench_free(b);
}

static void test_launch_refuses_more_than_the_grid(void **state)
{
    (void)state;
    struct bench *b = exiting();
    bench_start(b);
    check_launch(b, event(1, 1, 0, 1, 0x40), "all 1 blocks");
    bench_free(b);
}

static void test_launch_refuses_too_many_registers(void **state)
{
    (void)state;
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->grid[0] = 3;
    b->machine.registers = 128; /* two warps of 64 */
    bench_start(b);
    uint64_t pc;
    assert_int_equal(tesla_warp_state(b->model, 1, &pc), COMMON_WARP_READY);
    assert_int_equal(tesla_warp_state(b->model, 2, &pc), COMMON_WARP_IDLE);
    check_launch(b, event(2, 2, 0, 2, 0x80), "not enough");
    bench_free(b);
}

/* ---- the model's own scheduler. */

static void test_dispatch_fills_the_lowest_slots_and_recycles(void **state)
{
    (void)state;
    struct bench *b = exiting();
    struct common_retire next;
    tesla_launch_of(&b->program)->grid[0] = 6;
    bench_create(b);
    for (uint32_t i = 0; i < 4; i++) { /* four block slots */
        assert_int_equal(tesla_dispatch(b->model, &next), 1);
        assert_int_equal(next.warp, i);
        assert_int_equal(next.arg[TESLA_ARG_BLOCK], i);
        assert_int_equal(next.arg[TESLA_ARG_SLOT], i);
        assert_int_equal(next.arg[TESLA_ARG_SHARED], 0x40 * i);
        assert_int_equal(tesla_launch(b->model, &next, &b->step, &b->err), 0);
    }
    assert_int_equal(tesla_dispatch(b->model, &next), 0);
    bench_step(b, 2);
    assert_int_equal(tesla_dispatch(b->model, &next), 1);
    assert_int_equal(next.warp, 2);
    assert_int_equal(next.arg[TESLA_ARG_BLOCK], 4);
    assert_int_equal(next.arg[TESLA_ARG_SLOT], 2);
    assert_int_equal(next.arg[TESLA_ARG_SHARED], 0x80);
    bench_free(b);
}

static void test_dispatch_waits_for_shared_memory(void **state)
{
    (void)state;
    struct bench *b = exiting();
    struct common_retire next;
    tesla_launch_of(&b->program)->grid[0] = 3;
    tesla_launch_of(&b->program)->shared = 0x2000; /* two of them fill the machine */
    bench_start(b);
    assert_int_equal(tesla_dispatch(b->model, &next), 0);
    bench_step(b, 0);
    assert_int_equal(tesla_dispatch(b->model, &next), 1);
    assert_int_equal(next.arg[TESLA_ARG_SHARED], 0);
    bench_free(b);
}

static void test_dispatch_runs_the_whole_grid(void **state)
{
    (void)state;
    struct bench *b = exiting();
    tesla_launch_of(&b->program)->grid[0] = 7, tesla_launch_of(&b->program)->grid[1] = 5;
    tesla_launch_of(&b->program)->block[0] = 70; /* three warps, the last one of six threads */
    bench_start(b);
    uint32_t launches = 0, steps = 0;
    uint64_t pc;
    while (!tesla_finished(b->model)) {
        struct common_retire next;
        while (tesla_dispatch(b->model, &next)) {
            assert_int_equal(tesla_launch(b->model, &next, &b->step, &b->err), 0);
            launches++;
        }
        for (uint32_t w = 0; w < b->machine.warps; w++)
            if (tesla_warp_state(b->model, w, &pc) == COMMON_WARP_READY) bench_step(b, w), steps++;
    }
    assert_int_equal(steps, 7 * 5 * 3);
    assert_true(launches > 0);
    bench_free(b);
}

/* ---- a launch after another one, sheet 1.5. */

static void test_follow_keeps_global_and_local_memory(void **state)
{
    (void)state;
    struct bench *before = exiting(), *b = exiting();
    static uint32_t word[] = {0xabcd};
    before->launch.local = b->launch.local = 16;
    before->launch.global_bytes = 2048;
    for (int i = 0; i < 16; i++) before->launch.g_limit[i] = 2047;
    bench_init(b, TESLA_SPACE_GLOBAL, 0, 8, word, 1);
    bench_start(before);
    bench_create(b);
    memset(before->model->global, 0x11, 2048);
    memset(before->model->local, 0x22, 16 * 32 * before->machine.warps);
    before->model->shared[0] = 0x33;
    assert_int_equal(tesla_follow(b->model, before->model, &b->err), 0);
    assert_int_equal(b->model->global[7], 0x11);
    assert_int_equal(b->model->global[8], 0xcd); /* its own words come over it */
    assert_int_equal(b->model->global[9], 0xab);
    assert_int_equal(b->model->global[12], 0x11);
    assert_int_equal(b->model->global[2047], 0x11);
    assert_int_equal(b->model->global[2048], 0); /* there was no memory */
    assert_int_equal(b->model->local[16 * 32 * 8 - 1], 0x22);
    assert_int_equal(b->model->shared[0], 0);
    /* the contents are undefined */
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_GPR), 0);
    bench_free(before);
    bench_free(b);
}

static void test_follow_takes_less_memory(void **state)
{
    (void)state;
    struct bench *before = exiting(), *b = exiting();
    before->launch.local = 32;
    b->launch.global_bytes = 16;
    for (int i = 0; i < 16; i++) b->launch.g_limit[i] = 15;
    bench_start(before);
    bench_create(b);
    memset(before->model->global, 0x44, BENCH_GLOBAL);
    assert_int_equal(tesla_follow(b->model, before->model, &b->err), 0);
    assert_int_equal(b->model->global[15], 0x44);
    bench_free(before);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_create_checks_the_block),
        cmocka_unit_test(test_create_checks_sat_nan),
        cmocka_unit_test(test_create_accepts_the_largest_block),
        cmocka_unit_test(test_create_checks_registers),
        cmocka_unit_test(test_create_checks_the_grid),
        cmocka_unit_test(test_create_checks_shared),
        cmocka_unit_test(test_create_checks_local_and_global),
        cmocka_unit_test(test_create_checks_entry),
        cmocka_unit_test(test_create_checks_initial_memory),
        cmocka_unit_test(test_launch_writes_header_and_parameters),
        cmocka_unit_test(test_launch_packs_thread_numbers),
        cmocka_unit_test(test_launch_resets_registers),
        cmocka_unit_test(test_launch_starts_at_the_entry),
        cmocka_unit_test(test_launch_takes_the_cores_placement),
        cmocka_unit_test(test_launch_refuses_a_wrong_placement),
        cmocka_unit_test(test_launch_refuses_more_than_the_grid),
        cmocka_unit_test(test_launch_refuses_too_many_registers),
        cmocka_unit_test(test_dispatch_fills_the_lowest_slots_and_recycles),
        cmocka_unit_test(test_dispatch_waits_for_shared_memory),
        cmocka_unit_test(test_dispatch_runs_the_whole_grid),
        cmocka_unit_test(test_follow_keeps_global_and_local_memory),
        cmocka_unit_test(test_follow_takes_less_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
