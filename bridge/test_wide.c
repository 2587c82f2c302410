/* A machine whose code lies at 0xffffff8000000000 and whose memories lie above 4 GiB: nothing on
 * the way from an event to the report may lose the upper half of a pc or an address. */
#define _POSIX_C_SOURCE 200809L /* open_memstream, mkstemp */

#include "hash.h"
#include "test_bench.h"

#include "trace.h"

#define HIGH (UINT64_C(1) << 32)

static void start_high(struct test_core *c)
{
    c->isa = &test_isa_high;
    START(c, simple, 1);
}

/* The model has made `steps` steps; the next one is prepared and not sent. */
static void prepare_high(struct test_core *c, unsigned steps)
{
    start_high(c);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    while (steps--) assert_int_equal(test_core_step(c, 0), 0);
    test_core_prepare(c, 0);
}

static char *report(struct test_core *c)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_report(c->bridge, out), 0);
    fclose(out);
    return text;
}

static void assert_says(const char *text, const char *what)
{
    if (!strstr(text, what)) fail_msg("'%s' is not in:\n%s", what, text);
}

static void test_a_whole_run_passes(void **state)
{
    struct test_core *c = *state;
    c->expect = (struct common_segment){
        .space = TEST_ISA_OWN_SPACE, .addr = 8, .count = 1, .word = c->expect_word};
    c->expect_word[0] = 7;
    c->program.expects = 1;
    start_high(c);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    assert_true(bridge_result(c->bridge)->swept_words > 0);
    assert_true(bridge_result(c->bridge)->mem_words > 0);
}

static void test_upper_half_of_pc_is_compared(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 0);
    c->step.retire.pc ^= HIGH;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "warp 0 order 1 pc 0xffffff8000000000: pc differs");
    assert_int_equal(difference(c)->items, 1);
    assert_true(difference(c)->pc == TEST_ISA_CODE_BASE);
    assert_true(difference(c)->item[0].core == (TEST_ISA_CODE_BASE ^ HIGH));
    assert_true(difference(c)->item[0].model == TEST_ISA_CODE_BASE);
}

static void test_upper_half_of_next_pc_is_compared(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 0);
    c->step.retire.next_pc = (uint32_t)c->step.retire.next_pc;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "next_pc differs");
    assert_true(difference(c)->item[0].core == 1);
    assert_true(difference(c)->item[0].model == TEST_ISA_CODE_BASE + 1);
}

static void test_upper_half_of_an_address_is_compared(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 3);
    c->step.mem[0].addr -= HIGH;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "pc 0xffffff8000000003: far[0x2000000010] differs");
    assert_int_equal(difference(c)->items, 2); /* one is missing, one in excess */
    assert_string_equal(difference(c)->item[1].where, "far[0x1f00000010]");
}

/* Equal low halves are other words: each keeps its own bytes when writes of bytes are merged. */
static void test_words_4_gib_apart_are_not_merged(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 7); /* "bytes": one word told byte by byte */
    assert_int_equal(c->step.mems, 4);
    c->step.mem[2].addr += 3 * HIGH;
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_equal(difference(c)->items, 2);
    assert_string_equal(difference(c)->item[0].where, "far[0x2000000040]");
    assert_int_equal(difference(c)->item[0].core_be, 0xb);
    assert_string_equal(difference(c)->item[1].where, "far[0x2300000040]");
    assert_int_equal(difference(c)->item[1].core_be, 0x4);
}

static void test_sweep_reads_memory_from_its_base_on(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 4);
    assert_int_equal(test_core_send(c), 0);
    assert_int_equal(test_core_sweep(c), 0);
    test_core_memory(c, TEST_ISA_NEAR_SPACE)[5] ^= 1;
    assert_int_not_equal(test_core_sweep(c), 0);
    assert_verdict(c, BRIDGE_STATE_DIFF, "first near[0x880000004]: core 0x107, model 0x7");
}

/* A write that the RAM has seen and the model has not lies over its own word alone. */
static void test_sweep_lays_waiting_writes_over_high_words(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 4);
    test_core_writes(c);
    assert_int_equal(test_core_clock(c), 0);
    assert_int_equal(test_core_sweep(c), 0);
}

static void test_memory_outside_its_base_is_not_swept(void **state)
{
    struct test_core *c = *state;
    const uint32_t wrong[4] = {1, 2, 3, 4};
    prepare_high(c, 4);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 0, 4, wrong);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, TEST_ISA_NEAR_BASE - HIGH, 4, wrong);
    assert_int_equal(bridge_sweep_end(c->bridge), 0);
    assert_int_equal(bridge_result(c->bridge)->swept_words, 0);
}

static void test_end_memory_names_the_whole_address(void **state)
{
    struct test_core *c = *state;
    start_high(c);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    for (int i = 0; i < 9; i++) assert_int_equal(test_core_step(c, 0), 0);
    test_core_memory(c, TEST_ISA_FAR_SPACE)[0x20] ^= 4;
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_STATE_DIFF);
    assert_verdict(c, BRIDGE_STATE_DIFF, "first far[0x2000000020]: core 0x4, model 0x0");
}

static void test_hang_names_the_whole_pc(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 1);
    assert_int_equal(test_core_finish(c, BRIDGE_END_LIMIT), BRIDGE_HANG);
    assert_verdict(c, BRIDGE_HANG, "oldest: warp 0 order 2 pc 0xffffff8000000001: set q2 q0 7");
    char *text = report(c);
    assert_says(text, "ffffff8000000001");
    free(text);
}

static void test_gap_names_the_whole_pc(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 0);
    c->step.retire.order = 9;
    test_core_retire(c);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "gap: warp 0 retires order 9 at pc 0xffffff8000000000");
}

static const char *const report_lines[] = {
    "  pc 0xffffff8000000002  00002102  add q1 q2 0\n",
    "    next_pc              ffffff8100000003 ffffff8000000003 0000000100000000\n",
    "    q1       order 1 pc 0xffffff8000000000  l0 00000005  l1 00000006  l2 00000007  l3 "
    "00000008\n",
    "     order  pc                instruction                writes: core | model\n",
    "         1  ffffff8000000000  set q1 q0 5                q1.0 5 | 5\n",
    "   >     3  ffffff8000000002  add q1 q2 0                q1.0 c | c\n",
    "    w0       1  ffffff8000000000  set q1 q0 5                q1.0 5 | 5\n"};

static void test_report_shows_whole_pcs_within_100_columns(void **state)
{
    struct test_core *c = *state;
    prepare_high(c, 2);
    c->step.retire.next_pc += HIGH;
    assert_int_not_equal(test_core_send(c), 0);
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    for (size_t i = 0; i < sizeof report_lines / sizeof report_lines[0]; i++)
        assert_says(text, report_lines[i]);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        assert_true(strlen(line) <= 100);
    free(text);
}

static void test_json_has_whole_pcs(void **state)
{
    struct test_core *c = *state;
    char *text = NULL;
    size_t size = 0;
    prepare_high(c, 2);
    c->step.retire.next_pc += HIGH;
    assert_int_not_equal(test_core_send(c), 0);
    test_core_finish(c, BRIDGE_END_STOPPED);
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_result_json(bridge_result(c->bridge), NULL, out), 0);
    fclose(out);
    assert_says(text, "\"pc\": \"0xffffff8000000002\"");
    assert_says(text, "\"core\": \"0xffffff8100000003\", \"core_bytes\": 15, \"model\": "
                      "\"0xffffff8000000003\"");
    free(text);
}

/* What was recorded of a wrong address is found again, and a pass stays a pass. */
static void replays(int wrong, enum bridge_verdict verdict, const char *message)
{
    struct test_core c[2];
    struct common_error err = {.text = ""};
    char path[] = "/tmp/warpstep_wide_XXXXXX";
    int fd = mkstemp(path);

    assert_true(fd >= 0);
    fclose(fdopen(fd, "rb"));
    memset(c, 0, sizeof c);
    start_high(&c[0]);
    start_high(&c[1]);
    assert_int_equal(bridge_trace_start(c[0].bridge, path, &err), 0);
    int stop = test_core_launch(&c[0], 0, 0);
    for (int i = 0; i < 9 && !stop; i++) {
        test_core_prepare(&c[0], 0);
        if (i == wrong) c[0].step.mem[1].addr += HIGH;
        stop = test_core_send(&c[0]) || test_core_sweep(&c[0]);
    }
    assert_int_equal(test_core_finish(&c[0], stop ? BRIDGE_END_STOPPED : BRIDGE_END_DONE), verdict);
    assert_int_equal(bridge_trace_replay(c[1].bridge, path), verdict);
    const struct bridge_result *was = bridge_result(c[0].bridge), *is = bridge_result(c[1].bridge);
    assert_says(is->message, message);
    assert_string_equal(was->message, is->message);
    assert_true(was->hash == is->hash && was->swept_words == is->swept_words);
    assert_memory_equal(&was->difference, &is->difference, sizeof was->difference);
    remove(path);
    for (int i = 0; i < 2; i++) test_core_stop(&c[i]);
}

static void test_trace_replays_a_pass(void **state)
{
    (void)state;
    replays(-1, BRIDGE_PASS, "");
}

static void test_trace_replays_a_wrong_address(void **state)
{
    (void)state;
    replays(3, BRIDGE_MISMATCH, "far[0x2000000014] differs");
}

static uint64_t hash_of(uint64_t pc, uint64_t next_pc, uint64_t addr, uint64_t origin, bool done)
{
    static struct common_step step;
    struct bridge_hash *hash = bridge_hash_create(1);
    step = (struct common_step){.retire = {.pc = pc, .nwords = 1, .next_pc = next_pc, .done = done},
                                .mems = 1,
                                .mem = {{.addr = addr, .origin = origin, .be = 0xf, .data = 9}}};
    bridge_hash_step(hash, &step);
    uint64_t value = bridge_hash_value(hash);
    bridge_hash_destroy(hash);
    return value;
}

static void test_hash_takes_upper_halves(void **state)
{
    (void)state;
    uint64_t low = hash_of(4, 8, 0x40, 0, false);
    assert_true(low != hash_of(4 + HIGH, 8, 0x40, 0, false));
    assert_true(low != hash_of(4, 8 + HIGH, 0x40, 0, false));
    assert_true(low != hash_of(4, 8, 0x40 + HIGH, 0, false));
    assert_true(hash_of(4 + HIGH, 8, 0x40, 0, false) != hash_of(4, 8 + HIGH, 0x40, 0, false));
    assert_true(hash_of(4 + HIGH, 8, 0x40, 0, false) != hash_of(4 + 2 * HIGH, 8, 0x40, 0, false));
}

static void test_hash_does_not_take_placement_or_a_next_pc_that_does_not_count(void **state)
{
    (void)state;
    assert_true(hash_of(4, 8, 0x40, 0, false) == hash_of(4, 8, 0x40 + 7 * HIGH, 7 * HIGH, false));
    assert_true(hash_of(4, 8, 0x40, 0, true) == hash_of(4, 8 + HIGH, 0x40, 0, true));
}

int main(void)
{
    const struct CMUnitTest machine[] = {
        cmocka_unit_test_setup_teardown(test_a_whole_run_passes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_upper_half_of_pc_is_compared, setup, teardown),
        cmocka_unit_test_setup_teardown(test_upper_half_of_next_pc_is_compared, setup, teardown),
        cmocka_unit_test_setup_teardown(test_upper_half_of_an_address_is_compared, setup, teardown),
        cmocka_unit_test_setup_teardown(test_words_4_gib_apart_are_not_merged, setup, teardown),
        cmocka_unit_test_setup_teardown(test_sweep_reads_memory_from_its_base_on, setup, teardown),
        cmocka_unit_test_setup_teardown(test_sweep_lays_waiting_writes_over_high_words, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(test_memory_outside_its_base_is_not_swept, setup, teardown),
        cmocka_unit_test_setup_teardown(test_end_memory_names_the_whole_address, setup, teardown),
        cmocka_unit_test_setup_teardown(test_hang_names_the_whole_pc, setup, teardown),
        cmocka_unit_test_setup_teardown(test_gap_names_the_whole_pc, setup, teardown),
        cmocka_unit_test_setup_teardown(test_report_shows_whole_pcs_within_100_columns, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(test_json_has_whole_pcs, setup, teardown),
        cmocka_unit_test(test_trace_replays_a_pass),
        cmocka_unit_test(test_trace_replays_a_wrong_address),
        cmocka_unit_test(test_hash_takes_upper_halves),
        cmocka_unit_test(test_hash_does_not_take_placement_or_a_next_pc_that_does_not_count),
    };
    return cmocka_run_group_tests(machine, NULL, NULL);
}
