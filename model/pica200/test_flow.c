/* Control flow: the traces of flow.csv (sheet 8.3), what they do not reach, and the events that
 * flow gives. */
#include "test_bench.h"

#include <stdio.h>

#ifndef PICA200_FLOW
#define PICA200_FLOW "model/pica200/flow.csv" /* tests run at the top of the tree */
#endif

enum { CALL = 0x24, CALLC, CALLU, IFU, IFC, LOOP, JMPC = 0x2c, JMPU, BREAKC = 0x23 };
enum { ADD_ONE = 0 }; /* r0 = r0 + c0 */

/* ---- traces. */

static void set_up(struct bench *b, char *text)
{
    char *rest, *token = strtok_r(text, " ", &rest);
    for (; token; token = strtok_r(NULL, " ", &rest)) {
        unsigned id, x, y, z;
        if (sscanf(token, "i%u=%u/%u/%u", &id, &x, &y, &z) == 4) bench_int(b, id, x, y, z);
        else if (sscanf(token, "b%u=1", &id) == 1) bench_init1(b, PICA200_SPACE_BOOL, 0, 1u << id);
        else if (strcmp(token, "cmp.x=0") != 0) fail_msg("setup '%s' is not known", token);
    }
}

static void load_words(struct bench *b, char *text)
{
    char *rest, *token = strtok_r(text, " ", &rest);
    for (; token; token = strtok_r(NULL, " ", &rest)) {
        unsigned at, word;
        assert_int_equal(sscanf(token, "%u=%x", &at, &word), 2);
        bench_put(b, at, word);
    }
    bench_put(b, (uint32_t)b->program.code_words + 40, BENCH_END);
}

static void check_trace(struct bench *b, const char *id, char *trace, char *al)
{
    char *rest, *rest_al, *want = strtok_r(trace, " ", &rest),
                          *want_al = strtok_r(al, " ", &rest_al);
    bool single = !strchr(want_al, ' ') && *rest_al == '\0';
    const struct common_retire *retire = &b->step.retire;

    bench_start(b);
    for (retire = NULL; !retire || !retire->done; want = strtok_r(NULL, " ", &rest)) {
        uint32_t before = b->thread->flow.al;
        retire = bench_step(b);
        if (strtoul(want, NULL, 10) != retire->pc)
            fail_msg("%s: pc %u, not %s", id, (unsigned)retire->pc, want);
        if (!want_al || strtoul(want_al, NULL, 10) != before)
            fail_msg("%s: aL %u at pc %s", id, (unsigned)before, want);
        if (!single) want_al = strtok_r(NULL, " ", &rest_al);
    }
    assert_string_equal(want, retire->trap ? "fault" : "end");
    assert_null(strtok_r(NULL, " ", &rest));
    if (!single) assert_null(want_al);
    assert_int_equal(retire->trap, strcmp(want, "fault") == 0);
    assert_int_equal(retire->next_pc, retire->pc);
}

static void test_public_traces(void **state)
{
    (void)state;
    FILE *file = fopen(PICA200_FLOW, "r");
    char text[512];
    unsigned rows = 0;

    assert_non_null(file);
    while (fgets(text, sizeof text, file)) {
        char *field[5], *at = text;
        if (text[0] == '#' || strncmp(text, "id,", 3) == 0) continue;
        text[strcspn(text, "\r\n")] = '\0';
        for (unsigned i = 0; i < 5; i++) {
            assert_non_null(at);
            field[i] = at;
            at = strchr(at, ',');
            if (at) *at++ = '\0';
        }
        assert_null(at);
        struct bench *b = bench_new();
        load_words(b, field[1]);
        set_up(b, field[2]);
        check_trace(b, field[0], field[3], field[4]);
        bench_free(b);
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, 22);
}

/* ---- conditions, sheet 3.2. */

static void test_every_condition(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 64; i++) {
        uint32_t cx = i & 1, cy = i >> 1 & 1, refx = i >> 2 & 1, refy = i >> 3 & 1, op = i >> 4;
        bool x = cx == refx, y = cy == refy;
        bool want = op == 0 ? x || y : op == 1 ? x && y : op == 2 ? x : y;
        struct bench *b = bench_new();
        bench_emit(b, f2(IFC, refx, refy, op, 4, 1));
        bench_emit(b, f2(JMPC, refx, refy, op, 7, 0));
        bench_emit(b, BENCH_END);
        bench_put(b, 4, f2(CALLC, refx, refy, op, 7, 1));
        bench_put(b, 8, BENCH_END);
        bench_start(b);
        b->thread->cmp[0] = cx;
        b->thread->cmp[1] = cy;
        assert_int_equal(bench_step(b)->next_pc, want ? 1 : 4);
        assert_int_equal(b->thread->flow.depth.branch, want);
        assert_int_equal(bench_step(b)->next_pc, want ? 7 : 5);
        assert_int_equal(b->thread->flow.depth.call, 0);
        bench_free(b);
    }
}

static void test_calls_on_condition(void **state)
{
    (void)state;
    for (uint32_t taken = 0; taken < 2; taken++) {
        struct bench *b = bench_new();
        bench_emit(b, f2(CALLC, taken, 0, 2, 9, 2));
        bench_emit(b, f3(CALLU, 14 + taken, 20, 1));
        bench_put(b, 9, BENCH_NOP);
        bench_put(b, 10, BENCH_NOP);
        bench_put(b, 20, BENCH_NOP);
        bench_init1(b, PICA200_SPACE_BOOL, 0, 0x8000);
        bench_start(b)->cmp[0] = true;
        bench_step(b);
        assert_int_equal(b->thread->flow.pc, taken ? 9 : 1);
        if (taken) assert_int_equal((bench_step(b), bench_step(b))->next_pc, 1);
        assert_int_equal(bench_step(b)->next_pc, taken ? 20 : 2);
        if (taken) assert_int_equal(bench_step(b)->next_pc, 2);
        bench_free(b);
    }
}

static void test_jmpu_polarity(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 4; i++) {
        struct bench *b = bench_new();
        bench_emit(b, f3(JMPU, 7, 100, (i & 1) | 0xfe));
        bench_init1(b, PICA200_SPACE_BOOL, 0, i >> 1 ? 0x80 : 0xff7f);
        bench_start(b);
        assert_int_equal(bench_step(b)->next_pc, (i >> 1) == !(i & 1) ? 100 : 1);
        bench_free(b);
    }
}

/* ---- stacks. */

static void test_ignored_bits_of_the_flow_formats(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f2(CALL, 1, 0, 3, 4, 1) | 0x300);  /* condition and bits 9:8 */
    bench_put(b, 4, f3(LOOP, 12 | 1, 5, 0) | 0x3ff); /* id bits 3:2 and NUM */
    bench_int(b, 1, 3, 40, 0);
    bench_start(b);
    assert_int_equal(bench_step(b)->next_pc, 4);
    assert_int_equal(pica200_flow_call(&b->thread->flow, 0)->end, 5);
    bench_step(b);
    assert_int_equal(b->thread->flow.al, 40);
    bench_free(b);
}

/* Sheet 1.1: a push on a full stack discards the oldest entry. */
static void test_fifth_call_discards_the_oldest(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (uint32_t i = 0; i < 5; i++) bench_put(b, 10 * i, f2(CALL, 0, 0, 0, 10 * (i + 1), 2));
    bench_put(b, 50, BENCH_NOP);
    bench_put(b, 51, BENCH_NOP);
    bench_start(b);
    for (uint32_t i = 0; i < 5; i++) {
        bench_step(b);
        assert_int_equal(b->thread->flow.depth.call, i < 4 ? i + 1 : 4);
    }
    uint32_t lane[COMMON_LANES];
    assert_int_equal(bench_live(b->model, 0, PICA200_FILE_CALL), 4);
    for (uint32_t row = 0; row < 4; row++) {
        pica200_read_register(b->model, 0, PICA200_FILE_CALL, row, lane);
        assert_row(lane, 10 * (row + 2) + 2, 10 * (row + 1) + 1, 0, 0);
    }
    assert_null(bench_wrote(b, PICA200_FILE_DEPTH, 0)); /* 4 entries before, 4 after */
    assert_int_equal((bench_step(b), bench_step(b))->next_pc, 41);
    bench_free(b);
}

static void test_ninth_if_discards_the_oldest(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_init1(b, PICA200_SPACE_BOOL, 0, 1);
    for (uint32_t i = 0; i < 9; i++) bench_emit(b, f3(IFU, 0, 40 - i, 1));
    bench_start(b);
    for (uint32_t i = 0; i < 9; i++) bench_step(b);
    assert_int_equal(b->thread->flow.depth.branch, 8);
    assert_int_equal(pica200_flow_if(&b->thread->flow, 0)->other, 39);
    assert_int_equal(pica200_flow_if(&b->thread->flow, 7)->other, 32);
    assert_int_equal(pica200_flow_if(&b->thread->flow, 7)->end, 33);
    bench_free(b);
}

static void test_fifth_loop_discards_the_oldest(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    uint32_t lane[COMMON_LANES];
    for (uint32_t i = 0; i < 4; i++) bench_int(b, i, i, 10 * (i + 1), i + 5);
    for (uint32_t i = 0; i < 5; i++) bench_emit(b, f3(LOOP, i & 3, 40 - i, 0));
    bench_start(b);
    for (uint32_t i = 0; i < 5; i++) bench_step(b);
    assert_int_equal(bench_live(b->model, 0, PICA200_FILE_LOOP), 4);
    pica200_read_register(b->model, 0, PICA200_FILE_LOOP, 0, lane);
    assert_row(lane, 2, 40, 6 << 8 | 1, 10);
    pica200_read_register(b->model, 0, PICA200_FILE_LOOP, 3, lane);
    assert_row(lane, 5, 37, 5 << 8 | 0, 40);
    bench_free(b);
}

/* Sheet 8.1: an inner loop that closes on another word. */
static void test_nested_loops_multiply(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t a = i * 3 + 1, n = i == 3 ? 0 : 5 - i;
        struct bench *b = bench_new();
        bench_emit(b, f3(LOOP, 0, 3, 0));
        bench_emit(b, f3(LOOP, 1, 2, 0));
        bench_emit(b, f1(ADD_ONE, R, 0, C, R, 0));
        bench_emit(b, BENCH_NOP);
        bench_emit(b, BENCH_END);
        bench_int(b, 0, a, 9, 7);
        bench_int(b, 1, n, 200, 30);
        bench_init1(b, PICA200_SPACE_UNIFORM, 0, COMMON_F24_ONE);
        bench_start(b)->reg[R][0] = COMMON_F24_ONE;
        bench_run(b);
        assert_int_equal(b->thread->reg[R][0], common_f24_from_int((a + 1) * (n + 1) + 1));
        assert_int_equal(b->thread->flow.al, (9 + (a + 1) * 7) & 0xff);
        bench_free(b);
    }
}

/* Sheet 8.1: the inner procedure ends with the outer one's last word. */
static void test_call_in_a_one_word_procedure(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f2(CALL, 0, 0, 0, 4, 1));
    bench_emit(b, BENCH_END);
    bench_put(b, 4, f2(CALL, 0, 0, 0, 6, 1));
    bench_put(b, 5, BENCH_END); /* where the return of the inner call would go if it stayed open */
    bench_put(b, 6, f1(0x05, R, 0, C, 0, 0));
    bench_put(b, 7, BENCH_END);
    bench_init1(b, PICA200_SPACE_UNIFORM, 0, COMMON_F24_ONE);
    bench_start(b);
    bench_run(b);
    assert_int_equal(b->thread->reg[R][0], 0x400000);
    bench_free(b);
}

/* Sheet 3.4: the fourth frame is popped too, but its return address is lost. */
static void test_four_frames_close_at_once(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (uint32_t i = 0; i < 4; i++) bench_put(b, 10 * i, f2(CALL, 0, 0, 0, 10 * (i + 1), 1));
    bench_put(b, 40, BENCH_NOP);
    bench_start(b);
    for (uint32_t i = 0; i < 4; i++) bench_step(b);
    assert_int_equal(b->thread->flow.depth.call, 4);
    assert_int_equal(bench_step(b)->next_pc, 11); /* 31, 21, 11, and not 1 */
    assert_int_equal(b->thread->flow.depth.call, 0);
    assert_int_equal(bench_wrote(b, PICA200_FILE_DEPTH, 0)->mask, 1);
    bench_free(b);
}

/* Three scopes that end after one word all close; the loop decides. */
static void test_scopes_of_all_kinds_close_together(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f2(CALL, 0, 0, 0, 10, 4)); /* 10..13 */
    bench_put(b, 10, f3(LOOP, 0, 13, 0));
    bench_put(b, 11, f3(IFU, 0, 14, 6)); /* THEN 12..13, end 20 */
    bench_put(b, 12, BENCH_NOP);
    bench_put(b, 13, BENCH_NOP);
    bench_init1(b, PICA200_SPACE_BOOL, 0, 1);
    bench_start(b);
    for (int i = 0; i < 4; i++) bench_step(b);
    assert_int_equal(bench_step(b)->next_pc, 14); /* after the loop, not 1 and not 20 */
    const struct common_reg_write *depth = bench_wrote(b, PICA200_FILE_DEPTH, 0);
    assert_int_equal(depth->mask, 7);
    assert_row(depth->data, 0, 0, 0, depth->data[3]);
    bench_free(b);
}

static void test_break_leaves_other_scopes_open(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f3(LOOP, 0, 9, 0));
    bench_emit(b, f3(IFU, 0, 20, 0));
    bench_emit(b, f2(CALL, 0, 0, 0, 30, 3));
    bench_put(b, 30, 0x80000000); /* break */
    bench_init1(b, PICA200_SPACE_BOOL, 0, 1);
    bench_int(b, 0, 9, 1, 250);
    bench_start(b);
    for (int i = 0; i < 3; i++) bench_step(b);
    assert_int_equal(bench_step(b)->next_pc, 10);
    assert_int_equal(b->thread->flow.depth.call, 1);
    assert_int_equal(b->thread->flow.depth.branch, 1);
    assert_int_equal(b->thread->flow.depth.loop, 0);
    assert_int_equal(bench_wrote(b, PICA200_FILE_AL, 0)->data[0], 251);
    assert_int_equal(bench_wrote(b, PICA200_FILE_DEPTH, 0)->mask, 4);
    bench_free(b);
}

/* A LOOP whose body ends with itself writes aL twice, and says so once. */
static void test_loop_that_ends_at_once(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_put(b, 5, f3(LOOP, 0, 5, 0));
    bench_int(b, 0, 1, 100, 3);
    pica200_launch_of(&b->program)->entry = 5;
    bench_start(b);
    assert_int_equal(bench_step(b)->next_pc, 6);
    assert_int_equal(bench_wrote(b, PICA200_FILE_AL, 0)->data[0], 103);
    assert_int_equal(b->thread->flow.depth.loop, 1); /* one pass was left */
    bench_free(b);
}

static void test_fault_changes_nothing(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f2(CALL, 0, 0, 0, 2, 1));
    bench_put(b, 2, f2(BREAKC, 0, 0, 2, 0, 0)); /* would return */
    bench_start(b);
    bench_step(b);
    const struct common_retire *retire = bench_step(b);
    assert_int_equal(retire->trap, PICA200_TRAP_FAULT_BREAK);
    assert_int_equal(retire->done, 1);
    assert_int_equal(retire->next_pc, 2);
    assert_int_equal(b->step.regs, 0);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(b->thread->flow.depth.call, 1);
    assert_true(pica200_finished(b->model));
    bench_free(b);
}

/* Sheet 1.1: END stops at once; a loop that would close there does not. */
static void test_end_does_not_look_at_the_stacks(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f3(LOOP, 0, 1, 0));
    bench_emit(b, BENCH_END);
    bench_int(b, 0, 5, 50, 1);
    bench_start(b);
    bench_step(b);
    assert_int_equal(bench_step(b)->done, 1);
    assert_int_equal(b->thread->flow.al, 50);
    assert_int_equal(b->thread->flow.depth.loop, 1);
    assert_null(bench_wrote(b, PICA200_FILE_AL, 0));
    bench_free(b);
}

static void test_pc_wraps(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, BENCH_END);
    bench_put(b, 4095, BENCH_NOP);
    pica200_launch_of(&b->program)->entry = 4095;
    bench_start(b);
    assert_int_equal(bench_step(b)->next_pc, 0);
    assert_int_equal(bench_step(b)->done, 1);
    bench_free(b);
}

static void test_scope_ends_wrap(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, BENCH_NOP);
    bench_put(b, 5, f2(CALL, 0, 0, 0, 4095, 2)); /* words 4095 and 0 */
    bench_put(b, 4095, BENCH_NOP);
    pica200_launch_of(&b->program)->entry = 5;
    bench_start(b);
    bench_step(b);
    assert_int_equal(pica200_flow_call(&b->thread->flow, 0)->end, 1);
    assert_int_equal(bench_step(b)->next_pc, 0);
    assert_int_equal(bench_step(b)->next_pc, 6);
    bench_free(b);
}

/* NUM 0 returns only when pc walks round to the word before DST. */
static void test_call_of_no_words_stays_open(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f2(CALL, 0, 0, 0, 3, 0));
    bench_put(b, 3, BENCH_NOP);
    bench_put(b, 4, f3(JMPU, 0, 2, 1)); /* b0 is 0: back to word 2 */
    bench_put(b, 2, BENCH_NOP);
    bench_start(b);
    bench_step(b);
    assert_int_equal(bench_step(b)->next_pc, 4);
    assert_int_equal(bench_step(b)->next_pc, 2);
    assert_int_equal(bench_step(b)->next_pc, 1);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_public_traces),
        cmocka_unit_test(test_every_condition),
        cmocka_unit_test(test_calls_on_condition),
        cmocka_unit_test(test_jmpu_polarity),
        cmocka_unit_test(test_ignored_bits_of_the_flow_formats),
        cmocka_unit_test(test_fifth_call_discards_the_oldest),
        cmocka_unit_test(test_ninth_if_discards_the_oldest),
        cmocka_unit_test(test_fifth_loop_discards_the_oldest),
        cmocka_unit_test(test_nested_loops_multiply),
        cmocka_unit_test(test_call_in_a_one_word_procedure),
        cmocka_unit_test(test_four_frames_close_at_once),
        cmocka_unit_test(test_scopes_of_all_kinds_close_together),
        cmocka_unit_test(test_break_leaves_other_scopes_open),
        cmocka_unit_test(test_loop_that_ends_at_once),
        cmocka_unit_test(test_fault_changes_nothing),
        cmocka_unit_test(test_end_does_not_look_at_the_stacks),
        cmocka_unit_test(test_pc_wraps),
        cmocka_unit_test(test_scope_ends_wrap),
        cmocka_unit_test(test_call_of_no_words_stays_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
