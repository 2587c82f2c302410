/* Runs: what create() refuses, which thread a run goes to, what a launch loads, what persists.
 * Sheet 11. */
#include "test_bench.h"

/* ---- programs that cannot run. */

static void check_refused(struct bench *b, const char *text)
{
    assert_string_equal(bench_refused(b), text);
    bench_free(b);
}

static struct bench *with_end(void)
{
    struct bench *b = bench_new();
    bench_emit(b, BENCH_END);
    return b;
}

#define REFUSES(change, text)                                                                      \
    do {                                                                                           \
        struct bench *b = with_end();                                                              \
        change;                                                                                    \
        check_refused(b, text);                                                                    \
    } while (0)

static void test_bad_shaders_are_refused(void **state)
{
    (void)state;
    REFUSES(pica200_launch_of(&b->program)->entry = 4096,
            "test: error: the entry point is 4096; 0 to 4095 are possible");
    REFUSES(bench_setup(b, 0x0a, 0x1000),
            "test: error: the entry point is 4096; 0 to 4095 are possible");
    REFUSES(pica200_launch_of(&b->program)->runs = 0,
            "test: error: the number of runs is 0; 1 to 1048576 are possible");
    REFUSES(bench_setup(b, 0x40, 0xffffffff),
            "test: error: the number of runs is 4294967295; 1 to 1048576 are possible");
    REFUSES(pica200_launch_of(&b->program)->attributes = 0,
            "test: error: the number of attributes is 0; 1 to 16 are possible");
    REFUSES(pica200_launch_of(&b->program)->attributes = 17,
            "test: error: the number of attributes is 17; 1 to 16 are possible");
    REFUSES(pica200_launch_of(&b->program)->map[0] = 16,
            "test: error: the register of an attribute is 16; 0 to 15 are possible");
    REFUSES(pica200_launch_of(&b->program)->outmap = 0x10000,
            "test: error: the output mask is 65536; 0 to 65535 are possible");
    REFUSES(pica200_launch_of(&b->program)->stride = 0,
            "test: error: run 0 takes 1 vectors of input; its record has 0");
    REFUSES(pica200_launch_of(&b->program)->attributes = 3,
            "test: error: run 0 takes 3 vectors of input; its record has 1");
    REFUSES((pica200_launch_of(&b->program)->runs = 1u << 20,
             pica200_launch_of(&b->program)->stride = 17),
            "test: error: 1048576 runs of 17 vectors are 285212672 bytes of input; at most "
            "268435456 are possible");
    REFUSES(bench_setup(b, 0x41, 0xffffffff),
            "test: error: 1 runs of 4294967295 vectors are 68719476720 bytes of input; at most "
            "268435456 are possible");
    REFUSES(b->threads = 0, "test: error: the machine has 0 threads; 1 to 8 are possible");
    REFUSES(b->threads = 9, "test: error: the machine has 9 threads; 1 to 8 are possible");
}

static void test_bad_geometry_is_refused(void **state)
{
    (void)state;
    REFUSES((pica200_launch_of(&b->program)->geometry = true,
             pica200_launch_of(&b->program)->input_mode = 3),
            "test: error: the geometry input mode is 3; 0 to 2 are possible");
    REFUSES((pica200_launch_of(&b->program)->geometry = true, bench_setup(b, 0x42, 9)),
            "test: error: the geometry input mode is 9; 0 to 2 are possible");
    REFUSES((pica200_launch_of(&b->program)->geometry = true,
             pica200_launch_of(&b->program)->input_mode = 1,
             pica200_launch_of(&b->program)->main_count = 17),
            "test: error: the number of full vertices is 17; 1 to 16 are possible");
    REFUSES((pica200_launch_of(&b->program)->geometry = true,
             pica200_launch_of(&b->program)->input_mode = 2,
             pica200_launch_of(&b->program)->fixed_count = 0),
            "test: error: the number of fixed vertices is 0; 1 to 16 are possible");
    REFUSES((pica200_launch_of(&b->program)->geometry = true,
             pica200_launch_of(&b->program)->input_mode = 2,
             pica200_launch_of(&b->program)->start = 96),
            "test: error: the first uniform is 96; 0 to 95 are possible");
    REFUSES((pica200_launch_of(&b->program)->geometry = true,
             pica200_launch_of(&b->program)->input_mode = 2,
             pica200_launch_of(&b->program)->fixed_count = 2),
            "test: error: run 0 takes 2 vectors of input; its record has 1");
    /* the second record says that it has 3 vertices */
    REFUSES((pica200_launch_of(&b->program)->geometry = true,
             pica200_launch_of(&b->program)->input_mode = 1,
             pica200_launch_of(&b->program)->runs = 2, pica200_launch_of(&b->program)->stride = 3,
             bench_init1(b, PICA200_SPACE_INPUT, 48, 3)),
            "test: error: run 1 takes 4 vectors of input; its record has 3");
}

static void test_bad_code_and_memories_are_refused(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    check_refused(b, "test: error: there is no code; at least one word is needed");
    b = bench_new();
    uint32_t *code = calloc(4097, sizeof *code);
    assert_int_equal(common_program_set_code(&b->program, code, NULL, 4097, &b->err), 0);
    assert_null(pica200_create_on(&b->program, b->threads, &b->err));
    assert_string_equal(b->err.text, "test: error: 4097 code words; the core has 4096");
    free(code);
    bench_free(b);
    REFUSES(bench_init1(b, PICA200_SPACE_UNIFORM, 96 * 16, 0),
            "test: error: 1 words at byte 0x600 of space uniform; it has 0x600 bytes, in words");
    REFUSES(bench_init1(b, PICA200_SPACE_UNIFORM, 0, 0x1000000),
            "test: error: word 0x01000000 for a float24; 0xffffff is the most");
    REFUSES(bench_init1(b, PICA200_SPACE_BOOL, 0, 0x10000),
            "test: error: word 0x00010000 for the 16 bool uniforms; 0xffff is the most");
    REFUSES(bench_init1(b, PICA200_SPACE_BOOL, 4, 0),
            "test: error: 1 words at byte 0x4 of space bool; it has 0x4 bytes, in words");
    REFUSES(bench_init1(b, PICA200_SPACE_INT, 2, 0),
            "test: error: 1 words at byte 0x2 of space int; it has 0x10 bytes, in words");
    REFUSES(bench_init1(b, PICA200_SPACE_DESC, 0xfffffffc, 0),
            "test: error: 1 words at byte 0xfffffffc of space desc; it has 0x200 bytes, in words");
    REFUSES(bench_init1(b, PICA200_SPACE_INPUT, 16, 0),
            "test: error: 1 words at byte 0x10 of space input; it has 0x10 bytes, in words");
    REFUSES(bench_init1(b, PICA200_SPACE_OUTPUT, 0, 0),
            "test: error: space 1 cannot be initialised; input, uniform, int, bool and desc can");
    REFUSES(bench_init1(b, PICA200_SPACE_CODE, 0, 0),
            "test: error: space 5 cannot be initialised; input, uniform, int, bool and desc can");
    REFUSES(bench_init1(b, 99, 0, 0),
            "test: error: space 99 cannot be initialised; input, uniform, int, bool and desc can");
}

static void test_a_segment_names_its_line(void **state)
{
    (void)state;
    struct bench *b = with_end();
    bench_init1(b, PICA200_SPACE_BOOL, 0, 0x10000);
    b->program.init[0].line = 12;
    check_refused(b,
                  "test:12:1: error: word 0x00010000 for the 16 bool uniforms; 0xffff is the most");
    b = with_end();
    bench_init1(b, PICA200_SPACE_BOOL, 0, 0x10000);
    b->program.init[0].file = "u.csv";
    check_refused(b, "u.csv: error: word 0x00010000 for the 16 bool uniforms; 0xffff is the most");
}

/* ---- which run where. */

static int try_launch(struct bench *b, uint32_t warp, uint32_t run, uint32_t entry)
{
    struct common_retire event = {.kind = COMMON_LAUNCH, .warp = warp, .arg = {run, entry}};
    b->err.text[0] = '\0';
    return pica200_launch(b->model, &event, &b->step, &b->err);
}

static void end_thread(struct bench *b, uint32_t thread)
{
    assert_int_equal(pica200_step(b->model, thread, &b->step, &b->err), 0);
    assert_int_equal(b->step.retire.done, 1);
}

static void test_run_k_goes_to_thread_k_mod_threads(void **state)
{
    (void)state;
    struct bench *b = with_end();
    struct common_retire event;
    uint64_t pc;
    pica200_launch_of(&b->program)->runs = 10;
    b->threads = 3;
    bench_create(b);
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(pica200_dispatch(b->model, &event), 1);
        assert_int_equal(event.warp, i);
        assert_int_equal(event.arg[0], i);
        assert_int_equal(event.arg[1], 0);
        assert_int_equal(pica200_dispatch(b->model, &event), 1); /* proposing changes nothing */
        assert_int_equal(event.arg[0], i);
        assert_int_equal(pica200_launch(b->model, &event, &b->step, &b->err), 0);
    }
    assert_int_equal(pica200_dispatch(b->model, &event), 0);
    end_thread(b, 1);
    assert_int_equal(pica200_warp_state(b->model, 1, &pc), COMMON_WARP_IDLE);
    assert_int_equal(pica200_warp_state(b->model, 2, &pc), COMMON_WARP_READY);
    assert_int_equal(pica200_dispatch(b->model, &event), 1);
    assert_int_equal(event.warp, 1);
    assert_int_equal(event.arg[0], 4);
    for (uint32_t run = 4; run < 10; run += 3) {
        assert_int_equal(try_launch(b, 1, run, 0), 0);
        end_thread(b, 1);
    }
    assert_int_equal(pica200_dispatch(b->model, &event),
                     0); /* threads 0 and 2 are busy, 1 has none left */
    assert_false(pica200_finished(b->model));
    end_thread(b, 0);
    end_thread(b, 2);
    for (uint32_t run = 3; run < 9; run++) {
        if (run % 3 == 1) continue;
        assert_false(pica200_finished(b->model));
        assert_int_equal(try_launch(b, run % 3, run, 0), 0);
        end_thread(b, run % 3);
    }
    assert_false(pica200_finished(b->model));
    assert_int_equal(try_launch(b, 0, 9, 0), 0);
    assert_false(pica200_finished(b->model));
    end_thread(b, 0);
    assert_true(pica200_finished(b->model));
    assert_int_equal(pica200_dispatch(b->model, &event), 0);
    bench_free(b);
}

static void test_impossible_launches(void **state)
{
    (void)state;
    struct bench *b = with_end();
    pica200_launch_of(&b->program)->runs = 6;
    bench_create(b);
    static const struct {
        uint32_t warp, run, entry;
        const char *text;
    } row[] = {
        {4, 0, 0, "launch into thread 4; the machine has 4"},
        {0, 6, 0, "launch of run 6; there are 6"},
        {0, 1, 0, "launch of run 1 in thread 0; its next one is 0"},
        {1, 5, 0, "launch of run 5 in thread 1; its next one is 1"},
        {0, 0, 1, "launch at pc 0x1; the entry point is 0x0"},
    };
    for (unsigned i = 0; i < sizeof row / sizeof row[0]; i++) {
        assert_int_equal(try_launch(b, row[i].warp, row[i].run, row[i].entry), -1);
        assert_string_equal(b->err.text, row[i].text);
    }
    assert_int_equal(try_launch(b, 0, 0, 0), 0);
    assert_int_equal(try_launch(b, 0, 4, 0), -1);
    assert_string_equal(b->err.text, "launch into thread 0, which still has run 0");
    assert_int_equal(try_launch(b, 3, 3, 0), 0);
    end_thread(b, 3);
    assert_int_equal(try_launch(b, 3, 3, 0), -1);
    assert_string_equal(b->err.text, "launch of run 3 in thread 3, which has none left");
    struct common_retire event = {.kind = COMMON_RETIRE};
    b->err.text[0] = '\0';
    assert_int_equal(pica200_launch(b->model, &event, &b->step, &b->err), -1);
    assert_string_equal(b->err.text, "event kind 0 is no launch");
    bench_free(b);
}

static void test_geometry_runs_are_all_thread_0s(void **state)
{
    (void)state;
    struct bench *b = with_end();
    struct common_retire event;
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->runs = 3;
    bench_create(b);
    for (uint32_t run = 0; run < 3; run++) {
        assert_int_equal(pica200_dispatch(b->model, &event), 1);
        assert_int_equal(event.warp, 0);
        assert_int_equal(event.arg[0], run);
        assert_int_equal(try_launch(b, 1, run, 0), -1);
        assert_int_equal(try_launch(b, 0, run, 0), 0);
        assert_int_equal(pica200_dispatch(b->model, &event), 0);
        end_thread(b, 0);
    }
    assert_true(pica200_finished(b->model));
    bench_free(b);
}

/* ---- input. */

/* Input word i is i + 1, but with bits that are no part of a float24 set. */
static void fill_input(struct bench *b, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        bench_init1(b, PICA200_SPACE_INPUT, 4 * i, (i + 1) | 0xab000000);
}

static void test_attributes_go_through_the_map(void **state)
{
    (void)state;
    struct bench *b = with_end();
    pica200_launch_of(&b->program)->runs = 3;
    pica200_launch_of(&b->program)->stride = 4;
    pica200_launch_of(&b->program)->attributes = 3;
    pica200_launch_of(&b->program)->map[0] = 9;
    pica200_launch_of(&b->program)->map[1] = 2;
    pica200_launch_of(&b->program)->map[2] = 9; /* the later one wins */
    pica200_launch_of(&b->program)->entry = 7;
    bench_put(b, 7, BENCH_END);
    fill_input(b, 48);
    bench_create(b);
    assert_int_equal(try_launch(b, 2, 2, 7), 0);
    const struct pica200_thread *thread = &b->model->state->thread[2];
    assert_row(thread->reg[2], 32 + 5, 32 + 6, 32 + 7, 32 + 8);
    assert_row(thread->reg[9], 32 + 9, 32 + 10, 32 + 11, 32 + 12);
    assert_int_equal(b->step.retire.kind, COMMON_LAUNCH);
    assert_int_equal(b->step.retire.warp, 2);
    assert_int_equal(b->step.retire.arg[0], 2);
    assert_int_equal(b->step.retire.arg[1], 7);
    assert_int_equal(b->step.regs, 4);
    assert_int_equal(b->step.mems, 0);
    assert_row(bench_wrote(b, PICA200_FILE_V, 2)->data, 37, 38, 39, 40);
    assert_int_equal(bench_wrote(b, PICA200_FILE_V, 2)->mask, 15);
    const struct common_reg_write *depth = bench_wrote(b, PICA200_FILE_DEPTH, 0);
    assert_int_equal(depth->mask, 7);
    assert_row(depth->data, 0, 0, 0, depth->data[3]);
    uint64_t pc;
    assert_int_equal(pica200_warp_state(b->model, 2, &pc), COMMON_WARP_READY);
    assert_int_equal(pc, 7);
    bench_free(b);
}

static struct bench *geometry(uint32_t mode, uint32_t stride, uint32_t attributes)
{
    struct bench *b = with_end();
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->input_mode = mode;
    pica200_launch_of(&b->program)->stride = stride;
    pica200_launch_of(&b->program)->attributes = attributes;
    return b;
}

static void test_point_mode(void **state)
{
    (void)state;
    struct bench *b = geometry(PICA200_INPUT_POINT, 2, 2);
    fill_input(b, 8);
    bench_start(b);
    assert_row(b->thread->reg[0], 1, 2, 3, 4);
    assert_row(b->thread->reg[1], 5, 6, 7, 8);
    assert_int_equal(b->step.mems, 0);
    bench_free(b);
}

/* 5 vertices, 2 of them with all 3 attributes: c0 = 5, then 6 + 3 vectors. */
static void test_variable_mode(void **state)
{
    (void)state;
    struct bench *b = geometry(PICA200_INPUT_VARIABLE, 12, 3);
    pica200_launch_of(&b->program)->main_count = 2;
    fill_input(b, 48);
    bench_init1(b, PICA200_SPACE_INPUT, 0, 0xff05); /* bits 7:0 */
    bench_init1(b, PICA200_SPACE_UNIFORM, 16 * 10, 0x777777);
    bench_start(b);
    const struct pica200_config *config = &b->model->state->config;
    assert_row(config->uniform[0], 0x414000, 0x414000, 0x414000, 0x414000);
    for (uint32_t i = 1; i <= 9; i++) {
        assert_row(config->uniform[i], 4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4);
        for (uint32_t k = 0; k < 4; k++)
            assert_int_equal(bench_wrote_word(b, PICA200_SPACE_UNIFORM, 16 * i + 4 * k)->data,
                             4 * i + k + 1);
    }
    assert_int_equal(config->uniform[10][0], 0x777777);
    assert_int_equal(b->step.mems, 40);
    assert_int_equal(b->step.regs, 1);
    bench_free(b);
}

static void test_variable_mode_without_vertices(void **state)
{
    (void)state;
    struct bench *b = geometry(PICA200_INPUT_VARIABLE, 1, 16);
    bench_start(b);
    assert_int_equal(b->step.mems, 4);
    assert_int_equal(b->step.mem[0].data, 0);
    bench_free(b);
}

static void test_fixed_mode_drops_what_is_beyond_c95(void **state)
{
    (void)state;
    struct bench *b = geometry(PICA200_INPUT_FIXED, 6, 2);
    pica200_launch_of(&b->program)->fixed_count = 3;
    pica200_launch_of(&b->program)->start = 92;
    fill_input(b, 24);
    bench_start(b);
    const struct pica200_config *config = &b->model->state->config;
    for (uint32_t i = 0; i < 4; i++)
        assert_row(config->uniform[92 + i], 4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4);
    assert_int_equal(b->step.mems, 16);
    bench_free(b);
}

/* ---- what persists from run to run, sheet 1.1. */

static void test_only_pc_stacks_and_inputs_change_between_runs(void **state)
{
    (void)state;
    struct bench *b = with_end();
    b->threads = 1;
    pica200_launch_of(&b->program)->runs = 2;
    fill_input(b, 4);
    bench_init1(b, PICA200_SPACE_INPUT, 16, 0);
    bench_start(b);
    memset(b->thread->reg, 1, sizeof b->thread->reg);
    memset(b->thread->out, 2, sizeof b->thread->out);
    memset(b->thread->vbuf, 3, sizeof b->thread->vbuf);
    b->thread->a0[0] = b->thread->a0[1] = 9;
    b->thread->cmp[0] = b->thread->cmp[1] = true;
    b->thread->bank = 1;
    b->thread->vertex = 2;
    b->thread->flow.al = 77;
    pica200_flow_push_call(&b->thread->flow, 1, 2);
    pica200_flow_push_if(&b->thread->flow, 1, 2);
    pica200_flow_push_loop(&b->thread->flow, 1, 2, 3, 4);
    struct pica200_thread before = *b->thread;
    end_thread(b, 0);
    assert_int_equal(bench_live(b->model, 0, PICA200_FILE_LOOP), 1); /* END empties nothing */
    bench_launch(b);
    assert_row(b->thread->reg[0], 0, 0, 0, 0);
    assert_memory_equal(b->thread->reg[1], before.reg[1], sizeof before.reg - sizeof before.reg[0]);
    assert_memory_equal(b->thread->out, before.out, sizeof before.out);
    assert_memory_equal(b->thread->vbuf, before.vbuf, sizeof before.vbuf);
    assert_int_equal(b->thread->a0[1], 9);
    assert_true(b->thread->cmp[1]);
    assert_int_equal(b->thread->bank, 1);
    assert_int_equal(b->thread->vertex, 2);
    assert_int_equal(b->thread->flow.al, 77);
    for (uint32_t file = PICA200_FILE_CALL; file <= PICA200_FILE_LOOP; file++)
        assert_int_equal(bench_live(b->model, 0, file), 0);
    bench_free(b);
}

static void test_the_machine_has_threads_only(void **state)
{
    (void)state;
    const struct common_parameter three[] = {{"THREADS", 3}}, odd[] = {{"LANES", 3}};
    const struct common_machine good = {three, 1}, bad = {odd, 1}, none = {NULL, 0};
    struct bench *b = with_end();
    bench_fill(b);
    assert_int_equal(pica200_isa.warps(&good), 3);
    assert_int_equal(pica200_isa.warps(&none), 4);
    b->model = pica200_isa.create(&b->program, &good, &b->err);
    assert_non_null(b->model);
    assert_int_equal(b->model->threads, 3);
    assert_null(pica200_isa.create(&b->program, &bad, &b->err));
    assert_string_equal(b->err.text,
                        "pica200: error: the machine has a parameter LANES, which is unknown");
    bench_free(b);
}

/* Of input as far as it is read, of output as much as comes at most. */
static void test_sizes_follow_the_registers(void **state)
{
    (void)state;
    const struct common_machine none = {NULL, 0};
    struct bench *b = with_end();
    pica200_launch_of(&b->program)->runs = 5;
    pica200_launch_of(&b->program)->stride = 3;
    bench_fill(b);
    assert_int_equal(pica200_isa.space_size(&b->program, &none, PICA200_SPACE_INPUT), 5 * 3 * 16);
    assert_int_equal(pica200_isa.space_size(&b->program, &none, PICA200_SPACE_OUTPUT), 5 * 256);
    assert_int_equal(pica200_isa.space_size(&b->program, &none, PICA200_SPACE_CODE), 0);
    bench_setup(b, PICA200_REG_RUNS, 7);
    assert_int_equal(pica200_isa.space_size(&b->program, &none, PICA200_SPACE_INPUT), 7 * 3 * 16);
    pica200_launch_of(&b->program)->geometry = true;
    assert_int_equal(pica200_isa.space_size(&b->program, &none, PICA200_SPACE_OUTPUT),
                     PICA200_MAX_PRIMITIVES * PICA200_PRIMITIVE_BYTES);
    bench_free(b);
}

static void test_register_writes_name_a_register(void **state)
{
    (void)state;
    struct bench *b = with_end();
    assert_int_equal(pica200_program_setreg(&b->program, 0xff, 1, 0, &b->err), 0);
    assert_int_equal(pica200_program_setreg(&b->program, 0x100, 1, 0, &b->err), -1);
    assert_string_equal(b->err.text, "test: error: register 0x100; 0x0 to 0xff are possible");
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bad_shaders_are_refused),
        cmocka_unit_test(test_bad_geometry_is_refused),
        cmocka_unit_test(test_bad_code_and_memories_are_refused),
        cmocka_unit_test(test_a_segment_names_its_line),
        cmocka_unit_test(test_run_k_goes_to_thread_k_mod_threads),
        cmocka_unit_test(test_impossible_launches),
        cmocka_unit_test(test_geometry_runs_are_all_thread_0s),
        cmocka_unit_test(test_attributes_go_through_the_map),
        cmocka_unit_test(test_point_mode),
        cmocka_unit_test(test_variable_mode),
        cmocka_unit_test(test_variable_mode_without_vertices),
        cmocka_unit_test(test_fixed_mode_drops_what_is_beyond_c95),
        cmocka_unit_test(test_only_pc_stacks_and_inputs_change_between_runs),
        cmocka_unit_test(test_the_machine_has_threads_only),
        cmocka_unit_test(test_sizes_follow_the_registers),
        cmocka_unit_test(test_register_writes_name_a_register),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
