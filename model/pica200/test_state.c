/* The model as common/isa.h shows it: registers and memories, save and restore, several models,
 * names of traps. */
#include "test_bench.h"

/* A machine in the middle of random work: code, descriptors, registers and uniforms are any
 * bits. */
static struct bench *random_machine(uint64_t seed, bool geometry)
{
    struct bench *b = bench_new();
    uint32_t word[PICA200_UNIFORMS * 4];
    uint64_t bits = seed * 0x9e3779b97f4a7c15u + 1;

    for (uint32_t i = 0; i < 64; i++) {
        bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
        uint32_t op =
            (uint32_t)(bits >> 40) % 52; /* END, BREAK, BREAKC and jumps far away left out */
        if (op >= 0x20 && op != 0x2a && op != 0x2b) op += 0x0c;
        bench_emit(b, op << 26 | (uint32_t)(bits & 0x3ffffff));
    }
    bench_emit(b, BENCH_END);
    for (uint32_t i = 0; i < PICA200_DESCS; i++) {
        bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
        b->desc[i] = (uint32_t)(bits >> 20);
    }
    for (uint32_t i = 0; i < PICA200_UNIFORMS * 4; i++) {
        bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
        word[i] = (uint32_t)(bits >> 30) & 0xffffff;
    }
    bench_init(b, PICA200_SPACE_UNIFORM, 0, word, PICA200_UNIFORMS * 4);
    bench_init(b, PICA200_SPACE_INPUT, 0, word, 4 * 6);
    pica200_launch_of(&b->program)->geometry = geometry;
    pica200_launch_of(&b->program)->runs = 6;
    pica200_launch_of(&b->program)->outmap = 0x00ff;
    bench_create(b);
    return b;
}

/* One step of everything; launches what can be.
 *   returns whether something moved */
static bool round_of(struct bench *b, struct common_step *step)
{
    struct common_retire event;
    bool moved = false;
    while (pica200_dispatch(b->model, &event)) {
        if (pica200_launch(b->model, &event, step, &b->err)) fail_msg("%s", b->err.text);
        moved = true;
    }
    for (uint32_t i = 0; i < 4; i++) {
        uint64_t pc;
        if (pica200_warp_state(b->model, i, &pc) != COMMON_WARP_READY) continue;
        assert_int_equal(pica200_step(b->model, i, step, &b->err), 0);
        moved = true;
    }
    return moved;
}

/* What can be seen of a model, as one number. */
static uint64_t digest(const struct pica200_model *model)
{
    uint64_t sum = pica200_finished(model);
    uint32_t lane[COMMON_LANES];
    uint64_t pc;
    for (uint32_t warp = 0; warp < model->threads; warp++) {
        sum = sum * 31 + pica200_warp_state(model, warp, &pc);
        sum = sum * 31 + pc;
        for (uint32_t file = 0; file < PICA200_FILES; file++)
            for (uint32_t i = 0; pica200_register_live(model, warp, file, i); i++) {
                pica200_read_register(model, warp, file, i, lane);
                for (uint32_t k = 0; k < 4; k++) sum = (sum ^ lane[k]) * 0x100000001b3u;
            }
    }
    for (uint32_t space = 0; space < PICA200_SPACES; space++) {
        size_t size;
        const uint8_t *byte = pica200_space_bytes(model, space, 0, &size);
        for (size_t i = 0; i < size; i++) sum = (sum ^ byte[i]) * 0x100000001b3u;
    }
    return sum;
}

static void test_restore_takes_a_run_back(void **state)
{
    (void)state;
    struct common_step *step = malloc(sizeof *step);
    for (uint64_t seed = 0; seed < 6; seed++) {
        struct bench *b = random_machine(seed, seed & 1), *other = random_machine(seed, seed & 1);
        uint64_t later[40];
        for (int i = 0; i < 30; i++) round_of(b, step);
        uint8_t *saved = malloc(pica200_state_size(b->model));
        pica200_save(b->model, saved);
        uint64_t at = digest(b->model);
        for (int i = 0; i < 40; i++) {
            round_of(b, step);
            later[i] = digest(b->model);
        }
        assert_true(later[39] != at);
        struct bench *both[] = {b, other}; /* into the same model and into another one */
        for (int k = 0; k < 2; k++) {
            pica200_restore(both[k]->model, saved);
            assert_true(digest(both[k]->model) == at);
            for (int i = 0; i < 40; i++) {
                round_of(both[k], step);
                assert_true(digest(both[k]->model) == later[i]);
            }
        }
        free(saved);
        bench_free(b);
        bench_free(other);
    }
    free(step);
}

static void check_output_saved(bool geometry)
{
    struct bench *b = bench_new();
    size_t size;
    bench_emit(b, f4(0, 1, 0));
    bench_emit(b, 0xa8000000); /* emit */
    bench_emit(b, BENCH_END);
    pica200_launch_of(&b->program)->geometry = geometry;
    bench_start(b);
    memset(b->thread->out, 5, sizeof b->thread->out);
    bench_run(b);
    uint64_t at = digest(b->model);
    uint8_t *saved = malloc(pica200_state_size(b->model));
    pica200_save(b->model, saved);
    pica200_destroy(b->model);
    b->model = pica200_create_on(&b->program, b->threads, &b->err);
    assert_true(digest(b->model) != at);
    pica200_restore(b->model, saved);
    assert_true(digest(b->model) == at);
    const uint8_t *byte = pica200_space_bytes(b->model, PICA200_SPACE_OUTPUT, 0, &size);
    assert_int_equal(size, geometry ? 784 : 256);
    assert_int_equal(byte[geometry ? 16 : 0], 5);
    free(saved);
    bench_free(b);
}

static void test_save_takes_the_output_along(void **state)
{
    (void)state;
    check_output_saved(false);
    check_output_saved(true);
}

/* Writes of the step events, applied to a copy of the registers, are all that changes. */
static void test_events_tell_every_change(void **state)
{
    (void)state;
    static uint32_t shadow[PICA200_FILE_DEPTH + 1][48][4];
    for (uint64_t seed = 10; seed < 40; seed++) {
        struct bench *b = random_machine(seed, seed & 1);
        uint32_t lane[COMMON_LANES];
        struct common_retire event;
        memset(shadow, 0, sizeof shadow);
        for (int i = 0; i < 200; i++) {
            uint64_t pc;
            if (pica200_warp_state(b->model, 0, &pc) == COMMON_WARP_READY) {
                bench_step(b);
            } else {
                if (!pica200_dispatch(b->model, &event) || event.warp != 0) break;
                assert_int_equal(pica200_launch(b->model, &event, &b->step, &b->err), 0);
            }
            for (uint32_t w = 0; w < b->step.regs; w++)
                for (uint32_t k = 0; k < 4; k++)
                    if (b->step.reg[w].mask >> k & 1)
                        shadow[b->step.reg[w].file][b->step.reg[w].index][k] =
                            b->step.reg[w].data[k];
            for (uint32_t file = 0; file <= PICA200_FILE_DEPTH; file++)
                for (uint32_t row = 0; pica200_register_live(b->model, 0, file, row); row++) {
                    pica200_read_register(b->model, 0, file, row, lane);
                    if (memcmp(lane, shadow[file][row], sizeof shadow[file][row]) != 0)
                        fail_msg("seed %u: file %u row %u changed without an event", (unsigned)seed,
                                 (unsigned)file, (unsigned)row);
                    uint32_t bits = pica200_files[file].bits;
                    for (uint32_t k = 0; k < 4; k++) assert_int_equal(lane[k] >> bits, 0);
                }
        }
        bench_free(b);
    }
}

static void test_registers_before_and_after_a_run(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    static const uint32_t count[PICA200_FILES] = {16, 32, 16, 1, 1, 1, 1, 48, 1, 0, 0, 0};
    bench_emit(b, BENCH_END);
    bench_create(b);
    for (uint32_t file = 0; file < PICA200_FILES; file++)
        assert_int_equal(bench_live(b->model, 0, file), 0);
    bench_launch(b);
    bench_step(b);
    for (uint32_t file = 0; file < PICA200_FILES; file++) {
        assert_int_equal(bench_live(b->model, 0, file), count[file]);
        assert_int_equal(bench_live(b->model, 1, file), 0);
    }
    assert_int_equal(bench_live(b->model, 0, PICA200_FILES), 0);
    assert_int_equal(bench_live(b->model, 4, 0), 0);
    bench_free(b);
}

static void test_read_outside_gives_zeros(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    uint32_t lane[COMMON_LANES], zero[COMMON_LANES] = {0};
    bench_emit(b, BENCH_END);
    bench_start(b);
    memset(lane, 0xff, sizeof lane);
    pica200_read_register(b->model, 0, PICA200_FILE_R, 16, lane);
    assert_memory_equal(lane, zero, sizeof lane);
    memset(lane, 0xff, sizeof lane);
    pica200_read_register(b->model, 7, PICA200_FILES, 0, lane);
    assert_memory_equal(lane, zero, sizeof lane);
    bench_free(b);
}

static void test_spaces(void **state)
{
    (void)state;
    static const size_t want[PICA200_SPACE_CONFIG] = {3 * 2 * 16, 3 * 256,  96 * 16, 16,
                                                      4,          4096 * 4, 128 * 4};
    struct bench *b = bench_new();
    size_t size;
    bench_emit(b, 0x12345678);
    pica200_launch_of(&b->program)->runs = 3;
    pica200_launch_of(&b->program)->stride = 2;
    bench_init1(b, PICA200_SPACE_INPUT, 92, 0xdeadbeef);
    bench_create(b);
    for (uint32_t space = 0; space < PICA200_SPACE_CONFIG; space++) {
        assert_non_null(pica200_space_bytes(b->model, space, 0, &size));
        assert_int_equal(size, want[space]);
        assert_null(pica200_space_bytes(b->model, space, 1, &size));
    }
    assert_null(pica200_space_bytes(b->model, PICA200_SPACE_CONFIG, 0, &size)); /* the host's */
    assert_null(pica200_space_bytes(b->model, PICA200_SPACES, 0, &size));
    assert_int_equal(pica200_space_bytes(b->model, PICA200_SPACE_INPUT, 0, &size)[95], 0xde);
    assert_int_equal(pica200_space_bytes(b->model, PICA200_SPACE_CODE, 0, &size)[0], 0x78);
    bench_free(b);
}

/* Sheet 1.1: memories are 0, and word 0 is an addition that writes by descriptor 0. */
static void test_words_beyond_the_program_are_zero(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, BENCH_NOP);
    bench_start(b);
    bench_set(b->thread->reg[0], 0x3f0000, 0x400000, 0x408000, 0x410000);
    bench_step(b);
    assert_int_equal(bench_step(b)->word[0], 0);
    assert_int_equal(b->step.retire.nwords, 2);
    assert_row(b->thread->out[0][0], 0x400000, 0x410000, 0x418000, 0x420000);
    bench_free(b);
}

static void test_trap_names(void **state)
{
    (void)state;
    static const struct {
        uint32_t trap;
        const char *text;
    } row[] = {{0, "none"}, {1, "FAULT_BREAK"}, {0x10000, "UNDEF"}, {0x10001, "FAULT_BREAK+UNDEF"}};
    char text[64];
    uint32_t trap;
    for (unsigned i = 0; i < 4; i++) {
        pica200_trap_text(row[i].trap, text, sizeof text);
        assert_string_equal(text, row[i].text);
        assert_int_equal(pica200_trap_parse(row[i].text, &trap), 0);
        assert_int_equal(trap, row[i].trap);
    }
    pica200_trap_text(0x20001, text, sizeof text);
    assert_string_equal(text, "FAULT_BREAK+0x20000");
    assert_int_equal(pica200_trap_parse("BREAK", &trap), -1);
    assert_int_equal(pica200_trap_parse("UNDEF+", &trap), -1);
    assert_int_equal(pica200_trap_parse("", &trap), -1);
    pica200_trap_text(0x10001, text, 6);
    assert_string_equal(text, "FAULT");
}

static void test_the_descriptor_is_complete(void **state)
{
    (void)state;
    const struct common_isa *isa = &pica200_isa;
    assert_string_equal(isa->name, "pica200");
    assert_int_equal(isa->lanes, 4);
    assert_int_equal(isa->max_words, 2);
    assert_int_equal(isa->pc_step, 1);
    assert_int_equal(isa->nfiles, 12);
    assert_int_equal(isa->nspaces, 8);
    assert_null(isa->volatiles);
    for (uint32_t i = 0; i < isa->nfiles; i++) {
        assert_non_null(isa->files[i].name);
        assert_non_null(isa->files[i].format);
        assert_true(isa->files[i].count > 0 && isa->files[i].bits > 0);
    }
    for (uint32_t i = 0; i < isa->nspaces; i++) assert_int_equal(isa->spaces[i].external, i < 2);
    assert_true(isa->create && isa->destroy && isa->dispatch && isa->launch && isa->step);
    assert_true(isa->warp_state && isa->finished && isa->register_live && isa->read_register);
    assert_true(isa->space_bytes && isa->state_size && isa->save && isa->restore);
    assert_true(isa->fetch && isa->disassemble && isa->trap_text && isa->sources && isa->assemble);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_restore_takes_a_run_back),
        cmocka_unit_test(test_save_takes_the_output_along),
        cmocka_unit_test(test_events_tell_every_change),
        cmocka_unit_test(test_registers_before_and_after_a_run),
        cmocka_unit_test(test_read_outside_gives_zeros),
        cmocka_unit_test(test_spaces),
        cmocka_unit_test(test_words_beyond_the_program_are_zero),
        cmocka_unit_test(test_trap_names),
        cmocka_unit_test(test_the_descriptor_is_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
