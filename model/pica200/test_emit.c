/* What leaves the core: vertices at END, primitives at EMIT, the two output banks. Sheet 4.1, 4.2,
 * 11.3. */
#include "test_bench.h"

enum { MOV = 0x13, EMIT = 0xa8000000u };

static struct bench *geometry_new(uint32_t outmap)
{
    struct bench *b = bench_new();
    pica200_launch_of(&b->program)->geometry = true;
    pica200_launch_of(&b->program)->outmap = outmap;
    return b;
}

static uint32_t output_word(const struct bench *b, uint32_t addr)
{
    size_t size;
    const uint8_t *p = pica200_space_bytes(b->model, PICA200_SPACE_OUTPUT, 0, &size);
    assert_true(addr + 4 <= size);
    return p[addr] | (uint32_t)p[addr + 1] << 8 | (uint32_t)p[addr + 2] << 16 |
           (uint32_t)p[addr + 3] << 24;
}

static void check_output(const struct bench *b, uint32_t addr, uint32_t x, uint32_t y, uint32_t z,
                         uint32_t w)
{
    uint32_t value[4];
    for (uint32_t i = 0; i < 4; i++) {
        const struct common_mem_write *write =
            bench_wrote_word(b, PICA200_SPACE_OUTPUT, addr + 4 * i);
        value[i] = output_word(b, addr + 4 * i);
        assert_non_null(write);
        assert_int_equal(write->data, value[i]);
        assert_int_equal(write->be, 0xf);
    }
    assert_row(value, x, y, z, w);
}

/* ---- vertices. */

static void test_end_delivers_the_mapped_outputs(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, BENCH_END);
    pica200_launch_of(&b->program)->outmap = 0x8024; /* o2, o5, o15 */
    pica200_launch_of(&b->program)->runs = 2;
    bench_create(b);
    bench_launch(b);
    bench_launch(b); /* run 1 in thread 1 */
    struct pica200_thread *thread = &b->model->state->thread[1];
    thread->bank = 1;
    bench_set(thread->out[1][2], 1, 2, 3, 4);
    bench_set(thread->out[1][5], 5, 6, 7, 8);
    bench_set(thread->out[1][15], 9, 10, 11, 12);
    bench_set(thread->out[0][2], 99, 99, 99, 99);
    assert_int_equal(pica200_step(b->model, 1, &b->step, &b->err), 0);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->step.mems, 12);
    assert_int_equal(b->step.regs, 0);
    check_output(b, 256, 1, 2, 3, 4);
    check_output(b, 272, 5, 6, 7, 8);
    check_output(b, 288, 9, 10, 11, 12);
    assert_int_equal(output_word(b, 304), 0);
    bench_free(b);
}

static void test_output_is_256_bytes_a_run(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    size_t size;
    bench_emit(b, BENCH_END);
    pica200_launch_of(&b->program)->runs = 5;
    bench_create(b);
    pica200_space_bytes(b->model, PICA200_SPACE_OUTPUT, 0, &size);
    assert_int_equal(size, 5 * 256);
    bench_free(b);
}

static void test_a_fault_delivers_nothing(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x80000000);
    bench_start(b);
    bench_set(b->thread->out[0][0], 1, 2, 3, 4);
    assert_int_equal(bench_step(b)->trap, 1);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(output_word(b, 0), 0);
    bench_free(b);
}

/* ---- primitives. */

static void test_setemit_takes_every_value(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 16; i++) {
        struct bench *b = geometry_new(1);
        bench_emit(b, f4(i & 3, i >> 2 & 1, i >> 3) | 0x3fffff);
        bench_start(b);
        assert_int_equal(bench_step(b)->trap, 0);
        const struct common_reg_write *write = bench_wrote(b, PICA200_FILE_EMIT, 0);
        uint32_t lane[COMMON_LANES];
        assert_int_equal(write->mask, 7);
        assert_int_equal(write->data[0], i & 3);
        assert_int_equal(write->data[1], i >> 2 & 1);
        assert_int_equal(write->data[2], i >> 3);
        pica200_read_register(b->model, 0, PICA200_FILE_EMIT, 0, lane);
        assert_row(lane, i & 3, i >> 2 & 1, i >> 3, 0);
        bench_free(b);
    }
}

/* Three vertices, then the first one again with the winding bit: a strip. */
static void test_primitives_come_from_the_vertex_buffer(void **state)
{
    (void)state;
    struct bench *b = geometry_new(0x12); /* o1, o4 */
    for (uint32_t i = 0; i < 4; i++) {
        bench_emit(b, f1(MOV, 1, 0, C + i, 0, 0));
        bench_emit(b, f1(MOV, 4, 0, C + 10 + i, 0, 0));
        bench_emit(b, f4(i % 3, i >= 2, i == 3));
        bench_emit(b, EMIT);
    }
    bench_emit(b, BENCH_END);
    for (uint32_t i = 0; i < 20; i++)
        bench_init(b, PICA200_SPACE_UNIFORM, 16 * i, (uint32_t[]){i, i + 100, i + 200, i + 300}, 4);
    pica200_launch_of(&b->program)->runs = 2;
    bench_start(b);
    bench_run(b);
    bench_launch(b);
    for (int i = 0; i < 12; i++) bench_step(b);
    assert_int_equal(b->step.mems,
                     4 + 3 * 2 * 4); /* the third primitive: run 1 has another start */
    for (uint32_t vertex = 0; vertex < 3; vertex++)
        for (uint32_t slot = 0; slot < 2; slot++) {
            uint32_t c = vertex + 10 * slot;
            check_output(b, 2 * 784 + 16 + vertex * 256 + slot * 16, c, c + 100, c + 200, c + 300);
        }
    check_output(b, 2 * 784, 0, 1, 0, 0);
    for (int i = 0; i < 4; i++) bench_step(b);
    check_output(b, 3 * 784, 1, 1, 0, 0);
    check_output(b, 3 * 784 + 16, 3, 103, 203, 303); /* vertex 0 was replaced */
    check_output(b, 3 * 784 + 32, 13, 113, 213, 313);
    check_output(b, 3 * 784 + 16 + 256, 1, 101, 201, 301);
    assert_int_equal(output_word(b, 4), 0); /* of run 0 */
    size_t size;
    pica200_space_bytes(b->model, PICA200_SPACE_OUTPUT, 0, &size);
    assert_int_equal(size, 4 * 784);
    bench_free(b);
}

static void test_emit_events(void **state)
{
    (void)state;
    struct bench *b = geometry_new(0x8001);
    bench_emit(b, f4(1, 0, 0));
    bench_emit(b, EMIT);
    bench_start(b);
    bench_set(b->thread->out[0][0], 1, 2, 3, 4);
    bench_set(b->thread->out[0][15], 5, 6, 7, 8);
    bench_step(b);
    bench_step(b);
    assert_int_equal(b->step.regs, 3);
    assert_int_equal(b->step.mems, 0);
    assert_row(bench_wrote(b, PICA200_FILE_VBUF, 16)->data, 1, 2, 3, 4);
    assert_row(bench_wrote(b, PICA200_FILE_VBUF, 17)->data, 5, 6, 7, 8);
    assert_int_equal(bench_wrote(b, PICA200_FILE_VBUF, 17)->mask, 15);
    assert_int_equal(bench_wrote(b, PICA200_FILE_EMIT, 0)->mask, 8);
    assert_int_equal(bench_wrote(b, PICA200_FILE_EMIT, 0)->data[3], 1);
    bench_free(b);
}

static void test_vertex_id_3_stores_nothing(void **state)
{
    (void)state;
    struct bench *b = geometry_new(1);
    bench_emit(b, f4(3, 1, 0));
    bench_emit(b, EMIT);
    bench_start(b);
    bench_set(b->thread->out[0][0], 1, 2, 3, 4);
    bench_step(b);
    bench_step(b);
    assert_int_equal(b->step.regs, 1); /* the bank */
    assert_int_equal(b->step.mems, 4 + 12);
    assert_int_equal(b->thread->bank, 1);
    bench_free(b);
}

/* Sheet 4.2: what is not written again shows the values of two EMITs ago. */
static void test_two_banks(void **state)
{
    (void)state;
    struct bench *b = geometry_new(1);
    bench_emit(b, f1(MOV, 0, 0, C, 0, 0)); /* bank 0 */
    bench_emit(b, EMIT);
    bench_emit(b, f1(MOV, 0, 0, C + 1, 0, 0)); /* bank 1 */
    bench_emit(b, EMIT);
    bench_emit(b, f1(MOV, 0, 0, C + 2, 0, 1)); /* bank 0, x only */
    bench_emit(b, EMIT);
    bench_emit(b, BENCH_END);
    b->desc[1] = descriptor(8, XYZW, 0, 0);
    for (uint32_t i = 0; i < 3; i++)
        bench_init(b, PICA200_SPACE_UNIFORM, 16 * i, (uint32_t[]){i + 1, i + 1, i + 1, i + 1}, 4);
    pica200_launch_of(&b->program)->runs = 2;
    bench_start(b);
    for (int i = 0; i < 6; i++) bench_step(b);
    assert_row(bench_wrote(b, PICA200_FILE_VBUF, 0)->data, 3, 1, 1, 1);
    assert_int_equal(b->thread->bank, 1);
    bench_run(b);
    bench_launch(b); /* the bank persists */
    bench_step(b);
    assert_int_equal(b->step.reg[0].index, 16);
    bench_free(b);
}

static void test_emit_state_persists(void **state)
{
    (void)state;
    struct bench *b = geometry_new(1);
    bench_emit(b, f4(2, 1, 1));
    bench_emit(b, BENCH_END);
    pica200_launch_of(&b->program)->runs = 2;
    bench_start(b);
    bench_run(b);
    bench_launch(b);
    assert_int_equal(b->thread->vertex, 2);
    assert_true(b->thread->prim && b->thread->winding);
    bench_free(b);
}

static void test_b15_is_set_after_a_geometry_run(void **state)
{
    (void)state;
    static const uint32_t last[] = {BENCH_END, 0x80000000}; /* a fault ends a run too */
    for (unsigned i = 0; i < 2; i++) {
        struct bench *b = geometry_new(1);
        size_t size;
        bench_emit(b, last[i]);
        bench_init1(b, PICA200_SPACE_BOOL, 0, 0x1234);
        bench_start(b);
        bench_step(b);
        const struct common_mem_write *write = bench_wrote_word(b, PICA200_SPACE_BOOL, 0);
        assert_int_equal(b->step.mems, 1);
        assert_int_equal(write->be, 2);
        assert_int_equal(write->data, 0x9200);
        const uint8_t *byte = pica200_space_bytes(b->model, PICA200_SPACE_BOOL, 0, &size);
        assert_int_equal(size, 4);
        assert_int_equal(byte[0], 0x34);
        assert_int_equal(byte[1], 0x92);
        bench_free(b);
    }
}

static void test_primitives_past_the_room_are_events_only(void **state)
{
    (void)state;
    struct bench *b = geometry_new(1);
    size_t size;
    bench_emit(b, f4(0, 1, 0));
    bench_emit(b, EMIT);
    bench_start(b);
    b->model->state->primitives = 65535;
    bench_set(b->thread->out[0][0], 7, 7, 7, 7);
    bench_step(b);
    bench_step(b);
    check_output(b, 65535 * 784 + 16, 7, 7, 7, 7);
    b->thread->flow.pc = 1;
    bench_set(b->thread->out[1][0], 8, 8, 8, 8);
    bench_step(b);
    assert_int_equal(bench_wrote_word(b, PICA200_SPACE_OUTPUT, 65536 * 784 + 16)->data, 8);
    pica200_space_bytes(b->model, PICA200_SPACE_OUTPUT, 0, &size);
    assert_int_equal(size, 65536 * 784);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_end_delivers_the_mapped_outputs),
        cmocka_unit_test(test_output_is_256_bytes_a_run),
        cmocka_unit_test(test_a_fault_delivers_nothing),
        cmocka_unit_test(test_setemit_takes_every_value),
        cmocka_unit_test(test_primitives_come_from_the_vertex_buffer),
        cmocka_unit_test(test_emit_events),
        cmocka_unit_test(test_vertex_id_3_stores_nothing),
        cmocka_unit_test(test_two_banks),
        cmocka_unit_test(test_emit_state_persists),
        cmocka_unit_test(test_b15_is_set_after_a_geometry_run),
        cmocka_unit_test(test_primitives_past_the_room_are_events_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
