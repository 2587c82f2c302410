/* Configuration registers as a driver writes them, sheet 4.5. */
#include "test_bench.h"

enum { BOOLS = 0x00, INTS = 0x01, INPUT = 0x09, ENTRY = 0x0a, MAP = 0x0b, OUTMAP = 0x0d };
enum {
    UNIFORM = 0x10,
    UNIFORM_DATA = 0x11,
    CODE = 0x1b,
    CODE_DATA = 0x1c,
    DESC = 0x25,
    DESC_DATA = 0x26
};

static struct pica200_config *config_new(void)
{
    struct pica200_config *config = malloc(sizeof *config);
    assert_non_null(config);
    pica200_config_reset(config);
    return config;
}

static void write_all(struct pica200_config *config, uint32_t reg, const uint32_t *word,
                      unsigned count)
{
    for (unsigned i = 0; i < count; i++) pica200_config_write(config, reg, word[i]);
}

static const uint32_t packed[] = {0x11223344, 0x55667788, 0x99aabbcc}; /* one vector */

static void test_f24_uniforms(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    pica200_config_write(config, UNIFORM, 5);
    write_all(config, UNIFORM_DATA, packed, 3);
    write_all(config, UNIFORM_DATA + 7, packed, 3); /* each of the eight is the same FIFO */
    assert_row(config->uniform[5], 0xaabbcc, 0x778899, 0x445566, 0x112233);
    assert_row(config->uniform[6], 0xaabbcc, 0x778899, 0x445566, 0x112233);
    assert_row(config->uniform[7], 0, 0, 0, 0);
    free(config);
}

static void test_f32_uniforms(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    static const uint32_t word[] = {0x40800000, 0x40400000, 0xc0000000, 0x3dcccccd}; /* w z y x */
    pica200_config_write(config, UNIFORM, 0x80000000 | 95);
    write_all(config, UNIFORM_DATA + 3, word, 4);
    assert_row(config->uniform[95], 0x3b9999, 0xc00000, 0x408000, 0x410000);
    free(config);
}

static void test_a_register_changes_with_its_last_word(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    pica200_config_write(config, UNIFORM, 0);
    write_all(config, UNIFORM_DATA, packed, 2);
    assert_row(config->uniform[0], 0, 0, 0, 0);
    pica200_config_write(config, OUTMAP, 3); /* something else in between */
    write_all(config, UNIFORM_DATA + 2, packed + 2, 1);
    assert_row(config->uniform[0], 0xaabbcc, 0x778899, 0x445566, 0x112233);
    free(config);
}

static void test_a_new_index_drops_a_partial_vector(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    pica200_config_write(config, UNIFORM, 0);
    write_all(config, UNIFORM_DATA, packed, 2);
    pica200_config_write(config, UNIFORM, 1);
    write_all(config, UNIFORM_DATA, packed, 3);
    assert_row(config->uniform[0], 0, 0, 0, 0);
    assert_row(config->uniform[1], 0xaabbcc, 0x778899, 0x445566, 0x112233);
    free(config);
}

static void test_uniforms_beyond_95_are_dropped(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    struct pica200_config *before = malloc(sizeof *before);
    for (uint32_t index = 96; index < 128; index++) {
        pica200_config_write(config, UNIFORM, index);
        memcpy(before, config, sizeof *before);
        for (unsigned i = 0; i < 40; i++) write_all(config, UNIFORM_DATA, packed, 3);
        assert_int_equal(config->uniform_at, index); /* no increment, so no wrap to 0 */
        assert_memory_equal(config->uniform, before->uniform, sizeof config->uniform);
    }
    pica200_config_write(config, UNIFORM, 94);
    for (unsigned i = 0; i < 9; i++) write_all(config, UNIFORM_DATA, packed, 3);
    assert_int_equal(config->uniform[95][0], 0xaabbcc);
    assert_int_equal(config->uniform_at, 96);
    assert_int_equal(config->uniform[0][0], 0);
    free(before);
    free(config);
}

static void test_code_and_descriptors(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    static const uint32_t word[] = {1, 2, 0xffffffff};
    pica200_config_write(config, CODE, 4094);
    write_all(config, CODE_DATA + 5, word, 3);
    assert_int_equal(config->code[4094], 1);
    assert_int_equal(config->code[4095], 2);
    assert_int_equal(config->code[0], 0xffffffff); /* the offset wraps */
    pica200_config_write(config, DESC, 127);
    write_all(config, DESC_DATA, word, 2);
    write_all(config, DESC_DATA + 7, word + 2, 1);
    assert_int_equal(config->desc[127], 1);
    assert_int_equal(config->desc[0], 2);
    assert_int_equal(config->desc[1], 0x7fffffff); /* 31 bits */
    free(config);
}

static void test_bools_and_ints(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    pica200_config_write(config, BOOLS, 0xffff8001);
    for (uint32_t i = 0; i < 4; i++) pica200_config_write(config, INTS + i, 0x04030201 + i);
    assert_int_equal(config->boolean[0], 0x8001);
    for (uint32_t i = 0; i < 4; i++) assert_int_equal(config->integer[i], 0x04030201 + i);
    free(config);
}

static void test_input_and_output_maps(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    pica200_config_write(config, INPUT, 0x0800ff0e);
    assert_true(config->geometry);
    assert_int_equal(config->attributes, 15);
    pica200_config_write(config, INPUT, 0xa0000000);
    assert_false(config->geometry);
    assert_int_equal(config->attributes, 1);
    pica200_config_write(config, MAP, 0x76543210);
    pica200_config_write(config, MAP + 1, 0x01234567);
    for (uint32_t i = 0; i < 16; i++) assert_int_equal(config->map[i], i < 8 ? i : 15 - i);
    pica200_config_write(config, OUTMAP, 0x7000ffff);
    assert_int_equal(config->outmap, 0xffff);
    pica200_config_write(config, ENTRY, 0x7fff0123);
    assert_int_equal(config->entry, 0x123);
    free(config);
}

static void test_registers_of_our_own(void **state)
{
    (void)state;
    struct pica200_config *config = config_new();
    pica200_config_write(config, 0x40, 77);
    pica200_config_write(config, 0x41, 5);
    pica200_config_write(config, 0x42, 0xff5ff302);
    pica200_config_write(config, 0x43, 0xfffffff7);
    assert_int_equal(config->runs, 77);
    assert_int_equal(config->stride, 5);
    assert_int_equal(config->input_mode, 2);
    assert_int_equal(config->fixed_count, 4);
    assert_int_equal(config->start, 0x5f);
    assert_int_equal(config->main_count, 8);
    free(config);
}

static void test_other_registers_do_nothing(void **state)
{
    (void)state;
    static const uint32_t known[][2] = {{0x00, 0x04}, {0x09, 0x0d}, {0x10, 0x18},
                                        {0x1b, 0x23}, {0x25, 0x2d}, {0x40, 0x43}};
    struct pica200_config *config = config_new(), *before = config_new();
    for (uint32_t reg = 0; reg < 0x400; reg++) {
        bool is_known = false;
        for (unsigned i = 0; i < 6; i++) is_known |= reg >= known[i][0] && reg <= known[i][1];
        if (is_known) continue;
        pica200_config_write(config, reg, 0xffffffff);
        assert_memory_equal(config, before, sizeof *config);
    }
    free(before);
    free(config);
}

/* The same from a program: registers are written after everything else. */
static void test_setup_comes_last(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    size_t size;
    bench_emit(b, f1(0x13, 0x10, 0, 0x20 + 3, 0, 7));
    bench_emit(b, BENCH_END);
    bench_init1(b, PICA200_SPACE_UNIFORM, 48, 0x3f0000);
    bench_init1(b, PICA200_SPACE_BOOL, 0, 0xffff);
    bench_setup(b, CODE, 9);
    bench_setup(b, CODE_DATA, BENCH_END);
    bench_setup(b, ENTRY, 9);
    bench_setup(b, DESC, 7);
    bench_setup(b, DESC_DATA, descriptor(15, XYZW, 0, 0));
    bench_setup(b, UNIFORM, 3);
    for (unsigned i = 0; i < 3; i++) bench_setup(b, UNIFORM_DATA, packed[i]);
    bench_setup(b, BOOLS, 2);
    bench_setup(b, 0x40, 3);
    bench_start(b);
    assert_int_equal(bench_step(b)->pc, 9);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->model->state->config.runs, 3);
    assert_int_equal(b->model->state->config.boolean[0], 2);
    assert_int_equal(((const uint32_t *)(const void *)pica200_space_bytes(
                         b->model, PICA200_SPACE_UNIFORM, 0, &size))[12],
                     0xaabbcc);
    bench_launch(b);
    struct pica200_thread *thread = &b->model->state->thread[1];
    thread->flow.pc = 0;
    assert_int_equal(pica200_step(b->model, 1, &b->step, &b->err), 0);
    assert_row(thread->reg[R], 0xaabbcc, 0x778899, 0x445566, 0x112233);
    assert_int_equal(b->step.retire.word[1], descriptor(15, XYZW, 0, 0));
    bench_free(b);
}

/* Data registers go on after the program's own words. */
static void test_data_go_on_behind_the_program(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    const struct pica200_config *config;
    bench_emit(b, BENCH_END);
    bench_emit(b, BENCH_END);
    bench_init1(b, PICA200_SPACE_DESC, 4 * 127, 0x11);
    bench_init1(b, PICA200_SPACE_DESC, 4 * 3, 0x22);
    bench_init1(b, PICA200_SPACE_UNIFORM, 16 * 9, 0x3f0000);
    bench_init1(b, PICA200_SPACE_UNIFORM, 16 * 5 + 12, 0x3f0000);
    bench_setup(b, CODE_DATA + 7, 0x12345678);
    bench_setup(b, DESC_DATA, 0x33);
    for (unsigned i = 0; i < 3; i++) bench_setup(b, UNIFORM_DATA, packed[i]);
    bench_start(b);
    config = &b->model->state->config;
    assert_int_equal(config->code[0], BENCH_END);
    assert_int_equal(config->code[2], 0x12345678);
    assert_int_equal(config->desc[0], 0x33); /* after 127 */
    assert_int_equal(config->desc[4], 0);
    assert_row(config->uniform[10], 0xaabbcc, 0x778899, 0x445566, 0x112233);
    assert_int_equal(config->uniform[6][0], 0);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_f24_uniforms),
        cmocka_unit_test(test_f32_uniforms),
        cmocka_unit_test(test_a_register_changes_with_its_last_word),
        cmocka_unit_test(test_a_new_index_drops_a_partial_vector),
        cmocka_unit_test(test_uniforms_beyond_95_are_dropped),
        cmocka_unit_test(test_code_and_descriptors),
        cmocka_unit_test(test_bools_and_ints),
        cmocka_unit_test(test_input_and_output_maps),
        cmocka_unit_test(test_registers_of_our_own),
        cmocka_unit_test(test_other_registers_do_nothing),
        cmocka_unit_test(test_setup_comes_last),
        cmocka_unit_test(test_data_go_on_behind_the_program),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
