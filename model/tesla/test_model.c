/* The model as common/isa.h shows it: traps, state, save and restore, several models at once. */
#include "../common/isa_call.h"
#include "fields.h"
#include "test_bench.h"

/* ---- what is illegal. One instruction alone, its registers and memory
 * untouched. */

static void check_trap(uint32_t w0, uint32_t w1, uint32_t trap)
{
    struct bench *b = bench_new();
    bench_emit(b, w0, w1);
    bench_emit(b, 0xf0000001, 0xe0000001);
    bench_start(b);
    bench_step(b, 0);
    if (b->step.retire.trap != trap)
        fail_msg("%08x %08x traps 0x%x, not 0x%x", (unsigned)w0, (unsigned)w1,
                 (unsigned)b->step.retire.trap, (unsigned)trap);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->step.regs, 0);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(b->step.retire.active, 0xffffffff);
    assert_true(tesla_finished(b->model));
    bench_free(b);
}

static void test_decode_errors_trap(void **state)
{
    (void)state;
    check_trap(0x90000003, 0, 0x0100);          /* trap */
    check_trap(0x90000002, 0, 0x0100);          /* trap, short */
    check_trap(0x40000001, 0x20000780, 0x0101); /* P4 S1 */
    check_trap(0x00000003, 0x00000780, 0x0101); /* discard */
    check_trap(0x02000015, 0x40000780, 0x0109); /* mov $r5 $a0++ */
    check_trap(0x00000009, 0x04200780, 0x010a); /* ld a[] */
    check_trap(0x80000001, 0x00000780, 0x010e); /* interp */
    check_trap(0xf0000201, 0xc0000780, 0x010f); /* emit */
    check_trap(0x30008201, 0x60200780, 0x0118); /* set u16 from s16 s[0x2] */
    check_trap(0x3000c201, 0x60200780, 0x0119); /* set u16 from b32 s[0x4] */
    check_trap(0xa0004005, 0x04208780, 0x0117); /* cvt u8 from u16 s[] */
}

static void test_fetch_outside_the_program_is_illegal(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0x10000200); /* falls off the end */
    bench_start(b);
    bench_step(b, 0);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0x0101);
    assert_int_equal(b->step.retire.pc, 4);
    assert_int_equal(b->step.retire.nwords, 0);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
}

static void test_jump_far_outside_the_program_is_illegal(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x17fff803, 0x000fc780); /* bra 0xfffffc */
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->next_pc, 0xfffffc);
    assert_int_equal(bench_step(b, 0)->trap, 0x0101);
    bench_free(b);
}

static void test_half_a_long_instruction_is_illegal(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0xf0000001);
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0x0101);
    assert_int_equal(b->step.retire.nwords, 1);
    assert_int_equal(b->step.retire.word[0], 0xf0000001);
    bench_free(b);
}

static void test_unaligned_long_instruction(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0x10000200);
    bench_emit(b, 0xf0000001, 0xe0000001);
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(bench_step(b, 0)->trap, 0x0108);
    bench_free(b);
}

static void test_stack_traps_kill_the_warp(void **state)
{
    (void)state;
    check_trap(0x50000003, 0x00000780, 0x0200); /* break without breakaddr */
    check_trap(0xf0000001, 0xe0000002, 0x0200); /* join on an empty stack */
    struct bench *b = bench_new();
    bench_emit(b, 0x20000003, 0x00000000); /* call 0x0, for ever */
    bench_start(b);
    for (int i = 0; i < 32; i++) assert_int_equal(bench_step(b, 0)->trap, 0);
    assert_int_equal(bench_step(b, 0)->trap, 0x0300);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
    b = bench_new();
    bench_emit(b, 0x20001003, 0x00000000); /* call 0x8 */
    bench_emit(b, 0xf0000001, 0xe0000002); /* join: finds the call */
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(bench_step(b, 0)->trap, 0x0201);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
}

/* What a step of `word` raises in a warp whose stack holds one QUADON entry. */
static uint32_t trap_in_quad(uint32_t w0, uint32_t w1)
{
    struct bench *b = bench_new();
    bench_emit(b, 0x60000003, 0x00000000); /* quadon */
    bench_emit1(b, w0);
    if (w0 & 1) bench_emit1(b, w1);
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->trap, 0);
    uint32_t trap = bench_step(b, 0)->trap;
    assert_int_equal(b->step.retire.done, trap != 0);
    bench_free(b);
    return trap;
}

static void test_quadon_forbids_control_flow(void **state)
{
    (void)state;
    static const uint32_t words[][2] = {
        {0x10000003, 0x00000780}, /* bra */
        {0x10000003, 0x00000000}, /* (never) bra */
        {0x20000003, 0x00000000}, /* call */
        {0x30000003, 0x00000780}, /* ret */
        {0x40000003, 0x00000000}, /* breakaddr */
        {0x50000003, 0x00000000}, /* (never) break */
        {0x60000003, 0x00000000}, /* quadon */
        {0x861ffe03, 0x00000000}, /* bar */
        {0xa0000003, 0x00000000}, /* joinat */
        {0xb0000003, 0x00000780}, /* brkpt */
        {0xb0000002, 0},          /* brkpt, short */
        {0xc0000003, 0x00000780}, /* bra c[] */
        {0xd0000003, 0x00000000}, /* preret */
        {0xf0000001, 0xe0000001}, /* exit nop */
        {0xf0000001, 0xe0000002}, /* join nop */
    };
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (trap_in_quad(words[i][0], words[i][1]) != 0x0202)
            fail_msg("%08x %08x", (unsigned)words[i][0], (unsigned)words[i][1]);
    assert_int_equal(trap_in_quad(0x70000003, 0), 0);               /* quadpop */
    assert_int_equal(trap_in_quad(0xf0000001, 0xe0000780), 0);      /* nop */
    assert_int_equal(trap_in_quad(0x90000003, 0x00000780), 0x0100); /* trap: decoded first */
}

static void test_exit_that_quadon_forbids_lets_its_instruction_finish(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x60000003, 0x00000000); /* quadon */
    bench_emit(b, 0x10000c09, 0x0403c781); /* exit mov b32 $r2 $r6 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[2], 5);
    bench_step(b, 0);
    assert_int_equal(bench_step(b, 0)->trap, 0x0202);
    assert_non_null(bench_wrote(b, TESLA_FILE_GPR, 2));
    bench_free(b);
}

static void test_quad_traps_kill_the_warp(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x70000003, 0x00000000); /* quadpop on an empty stack */
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->trap, 0x0200);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
}

static void test_quadon_lets_unused_lanes_write(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->block[0] = 1;
    bench_emit(b, 0x60000003, 0x00000000); /* quadon */
    bench_emit(b, 0x10018009, 0x00000003); /* mov b32 $r2 0x1 */
    bench_emit(b, 0x70000003, 0x00000000); /* quadpop */
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->active, 0x1);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.active, 0xf);
    assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 2)->mask, 0xf);
    bench_step(b, 0);
    assert_int_equal(b->model->warp[0].flow.active, 0x1);
    bench_free(b);
}

/* ---- chips. */

static void test_chip_decides_what_is_legal(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        uint32_t features;
    } chips[] = {{"all", 15},  {"g80", 0},   {"g84", 1},    {"g98", 1},
                 {"gt200", 7}, {"mcp77", 3}, {"gt215", 11}, {"mcp89", 11}};
    for (unsigned i = 0; i < sizeof chips / sizeof chips[0]; i++) {
        struct bench *b = bench_new();
        uint32_t features = 99;
        b->program.chip = common_chip_find(&tesla_isa, chips[i].name)->number;
        assert_int_equal(tesla_chip_features(b->program.chip, &features), 0);
        assert_int_equal(features, chips[i].features);
        bench_emit(b, 0x10000201, 0x60000780); /* vote any $c0: SM12 */
        bench_start(b);
        assert_int_equal(bench_step(b, 0)->trap, features & 2 ? 0 : 0x0101);
        bench_free(b);
    }
    assert_null(common_chip_find(&tesla_isa, "g81"));
    assert_null(common_chip_find(&tesla_isa, ""));
}

static void test_core_without_an_option_decides_too(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    b->machine.lacks = TESLA_FP64;
    bench_emit(b, 0xe0080c11, 0x40c28780); /* fma f64 */
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->trap, 0x0101);
    bench_free(b);
}

static void test_machine_says_how_deep_the_stack_is(void **state)
{
    (void)state;
    static const struct {
        uint32_t machine, calls;
    } depths[] = {{0, 32}, {16, 16}, {128, 128}};
    for (size_t i = 0; i < sizeof depths / sizeof depths[0]; i++) {
        struct bench *b = bench_new();
        b->machine.stack_depth = depths[i].machine;
        bench_emit(b, 0x20000003, 0x00000000); /* call 0x0 */
        bench_start(b);
        for (uint32_t k = 0; k < depths[i].calls; k++) assert_int_equal(bench_step(b, 0)->trap, 0);
        assert_int_equal(bench_step(b, 0)->trap, TESLA_TRAP_STACK_LIMIT);
        bench_free(b);
    }
    struct bench *b = bench_new();
    b->machine.stack_depth = 129;
    bench_emit(b, 0xf0000001, 0xe0000001);
    assert_null(tesla_create_on(&b->program, &b->machine, &b->err));
    assert_string_equal(b->err.text, "test: error: a machine of 129 stack entries; 128 at most");
    bench_free(b);
}

static void test_unknown_chip_is_no_launch(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    b->program.chip = 0x51;
    bench_emit(b, 0xf0000001, 0xe0000001);
    assert_null(tesla_create_on(&b->program, &b->machine, &b->err));
    assert_string_equal(b->err.text,
                        "test: error: chip is 0x51; 0x50 (g80), 0x84 (g84), 0xa0 (gt200), 0xa3 "
                        "(gt215) and others of sheet 5 are known");
    bench_free(b);
}

/* Whatever decodes without a trap in some type of program has a function: no step can fall into
 * nothing. What always traps has none. */
static void test_every_operation_traps_or_is_built(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        enum tesla_op op;
    } ops[] = {
#define TESLA_OP(id, ...) {#id, TESLA_OP_##id},
#include "insns.def"
    };
    unsigned built = 0;
    for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++) {
        bool legal = false;
        for (unsigned type = TESLA_COMPUTE; type <= TESLA_FRAGMENT; type++)
            legal |= tesla_op_of_type(ops[i].op, type);
        if (legal != tesla_op_built(ops[i].op)) fail_msg("%s", ops[i].name);
        built += tesla_op_built(ops[i].op);
    }
    assert_int_equal(built, 39 + 10 + 8 + 9 + 2 + 2 + 3 + 6 + 9);
    assert_false(tesla_op_built(TESLA_OP_ILLEGAL));
}

/* ---- looking at a model. */

static void test_idle_warp_shows_nothing(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xf0000001, 0xe0000001);
    bench_start(b);
    uint64_t pc = 1;
    assert_int_equal(tesla_warp_state(b->model, 1, &pc), COMMON_WARP_IDLE);
    assert_int_equal(bench_live(b->model, 1, TESLA_FILE_GPR), 0);
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_GPR), 64);
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_ADDR), 5);
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_COND), 4);
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_OUT), 0);
    assert_int_equal(bench_live(b->model, 99, TESLA_FILE_GPR), 0);
    assert_int_equal(tesla_step(b->model, 1, &b->step, &b->err), -1);
    assert_string_equal(b->err.text, "warp slot 1 is idle");
    bench_free(b);
}

static uint32_t read_lane(const struct bench *b, uint32_t file, uint32_t index, uint32_t lane)
{
    uint32_t row[COMMON_LANES];
    memset(row, 0xee, sizeof row);
    tesla_read_register(b->model, 0, file, index, row);
    return row[lane];
}

static void test_read_register_gives_a_row_of_a_file(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xf0000001, 0xe0000001);
    struct tesla_warp *warp = bench_start(b);
    warp->gpr[63][31] = 0x1234;
    warp->addr[4][2] = 0x77;
    warp->cond[3][1] = 9;
    assert_int_equal(read_lane(b, TESLA_FILE_GPR, 63, 31), 0x1234);
    assert_int_equal(read_lane(b, TESLA_FILE_GPR, 63, 30), 0);
    assert_int_equal(read_lane(b, TESLA_FILE_ADDR, 4, 2), 0x77);
    assert_int_equal(read_lane(b, TESLA_FILE_ADDR, 0, 2), 0);
    assert_int_equal(read_lane(b, TESLA_FILE_COND, 3, 1), 9);
    assert_int_equal(read_lane(b, TESLA_FILE_GPR, 64, 0), 0);
    bench_free(b);
}

static void test_spaces_and_what_of_them_lives(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    uint32_t word[2] = {0x01020304, 0x05060708};
    bench_emit(b, 0xf0000001, 0xe0000001);
    bench_init(b, TESLA_SPACE_GLOBAL, 0, 0x20, word, 2);
    bench_init(b, TESLA_SPACE_CONST, 9, 0xfffc, word, 1);
    bench_start(b);
    size_t size;
    const uint8_t *global = tesla_space_bytes(b->model, TESLA_SPACE_GLOBAL, 0, &size);
    assert_int_equal(size, BENCH_GLOBAL);
    assert_int_equal(global[0x24], 8);
    assert_int_equal(tesla_space_bytes(b->model, TESLA_SPACE_CONST, 9, &size)[0xffff], 1);
    assert_int_equal(size, 0x10000);
    assert_non_null(tesla_space_bytes(b->model, TESLA_SPACE_SHARED, 0, &size));
    assert_int_equal(size, 0x4000);
    assert_null(tesla_space_bytes(b->model, TESLA_SPACE_LOCAL, 0, &size));
    assert_null(tesla_space_bytes(b->model, 4, 0, &size));
    uint64_t bytes;
    assert_true(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0x3f, &bytes));
    assert_int_equal(bytes, 1);
    assert_false(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0x40, &bytes));
    assert_true(bytes >= 0x4000 - 0x40);
    bench_step(b, 0);
    assert_true(tesla_finished(b->model));
    assert_true(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0x3f, &bytes));
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_GPR), 64); /* for the sweep at the end */
    bench_free(b);
}

static void test_space_live_ends_where_a_block_begins(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xf0000001, 0xe0000001);
    bench_start(b);
    uint64_t bytes;
    b->model->block[0].base = 0x100; /* 0x40 bytes each */
    b->model->block[1] = b->model->block[0];
    b->model->block[1].base = 0x80;
    assert_false(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0x04, &bytes));
    assert_int_equal(bytes, 0x7c);
    assert_true(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0x84, &bytes));
    assert_int_equal(bytes, 0x3c);
    assert_false(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0xc0, &bytes));
    assert_int_equal(bytes, 0x40);
    assert_true(tesla_space_live(b->model, TESLA_SPACE_SHARED, 0x100, &bytes));
    assert_int_equal(bytes, 0x40);
    bench_free(b);
}

/* ---- save, restore, several models. A loop that stores its counter: r1 += 1; g14[r1 * 4] = r1.
 * */

static struct bench *counting(uint32_t block)
{
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->block[0] = block;
    bench_emit(b, 0x20018205, 0x00000003); /* 00 add b32 $r1 $r1 0x1 */
    bench_emit(b, 0x30020209, 0xc4100780); /* 08 shl b32 $r2 $r1 0x2 */
    bench_emit(b, 0xd00e0405, 0xa0c00780); /* 10 st b32 g14[$r2] $r1 */
    bench_emit(b, 0x861ffe03, 0x00000000); /* 18 bar inc wait 0x0 0xfff */
    bench_emit(b, 0x10000003, 0x00000780); /* 20 bra 0x0 */
    bench_start(b);
    return b;
}

/* Steps every ready warp in turn and folds what came out into a number. */
static uint64_t run(struct bench *b, unsigned rounds)
{
    uint64_t hash = 0;
    uint64_t pc;
    while (rounds--)
        for (uint32_t w = 0; w < b->machine.warps; w++) {
            if (tesla_warp_state(b->model, w, &pc) != COMMON_WARP_READY) continue;
            bench_step(b, w);
            hash = hash * 31 + b->step.retire.pc + 7 * b->step.mems + 13 * b->step.regs + 17 * w;
            if (b->step.mems) hash = hash * 31 + b->step.mem[0].addr + b->step.mem[0].data;
        }
    return hash;
}

static void test_restore_brings_everything_back(void **state)
{
    (void)state;
    struct bench *b = counting(64);
    size_t size = tesla_state_size(b->model);
    uint8_t *saved = malloc(size), *end = malloc(size), *again = malloc(size);
    run(b, 4); /* one warp waits at the barrier or has passed it */
    tesla_save(b->model, saved);
    uint64_t first = run(b, 50);
    tesla_save(b->model, end);
    assert_memory_not_equal(saved, end, size);
    tesla_restore(b->model, saved);
    assert_true(run(b, 50) == first);
    tesla_save(b->model, again);
    assert_memory_equal(end, again, size);
    /* Into another model of the same program, too. */
    struct bench *other = counting(64);
    tesla_restore(other->model, saved);
    assert_true(run(other, 50) == first);
    free(saved), free(end), free(again);
    bench_free(other);
    bench_free(b);
}

static void test_two_models_do_not_meet(void **state)
{
    (void)state;
    struct bench *alone = counting(64), *a = counting(64), *c = counting(32);
    uint64_t expected = 0, got = 0;
    for (int i = 0; i < 20; i++) expected = expected * 5 + run(alone, 1);
    for (int i = 0; i < 20; i++) {
        got = got * 5 + run(a, 1);
        run(c, 3);
    }
    assert_true(got == expected);
    bench_free(alone);
    bench_free(a);
    bench_free(c);
}

static void test_fetch_gives_the_words_of_an_instruction(void **state)
{
    (void)state;
    uint32_t code[] = {0x10008000, 0x10000001, 0x0403c780,
                       0x30010211}; /* short, long, half a long */
    struct common_program program = {.code = code, .code_words = 4};
    uint32_t word[COMMON_WORDS];
    uint64_t next = 0;
    assert_int_equal(tesla_isa.fetch(&program, 0, word, &next), 1);
    assert_int_equal(word[0], 0x10008000);
    assert_int_equal(next, 4);
    assert_int_equal(tesla_isa.fetch(&program, 4, word, &next), 2);
    assert_int_equal(word[0], 0x10000001);
    assert_int_equal(word[1], 0x0403c780);
    assert_int_equal(next, 12);
    assert_int_equal(tesla_isa.fetch(&program, 12, word, &next), 1);
    assert_int_equal(next, 16);
    assert_int_equal(tesla_isa.fetch(&program, 16, word, &next), 0);
    assert_int_equal(tesla_isa.fetch(&program, 2, word, &next), 0);
}

static void test_machine_is_read_from_its_parameters(void **state)
{
    (void)state;
    const struct common_parameter all[] = {
        {"LANES", 8},         {"WARPS", 3},     {"BLOCKS", 2},
        {"GPR_ROWS", 96},     {"SFU_LANES", 1}, {"STACK_DEPTH", 16},
        {"SHARED_BYTES", 64}, {"FP64", 0},      {"TEXTURE", 0}};
    const struct common_parameter odd[] = {{"THREADS", 3}};
    const struct common_machine given = {all, 9}, none = {NULL, 0}, bad = {odd, 1};
    struct common_error err = {""};
    struct tesla_machine m;
    assert_int_equal(tesla_machine_of(&given, &m, &err), 0);
    assert_int_equal(m.warps, 3);
    assert_int_equal(m.blocks, 2);
    assert_int_equal(m.registers, 96);
    assert_int_equal(m.shared_bytes, 64);
    assert_int_equal(m.stack_depth, 16);
    assert_int_equal(m.lacks, TESLA_FP64 | TESLA_LACKS_TEXTURE);
    assert_int_equal(tesla_machine_of(&none, &m, &err), 0);
    assert_int_equal(m.warps, 8);
    assert_int_equal(m.registers, 256);
    assert_int_equal(m.shared_bytes, 0x4000);
    assert_int_equal(m.lacks, 0);
    assert_int_equal(tesla_machine_of(&bad, &m, &err), -1);
    assert_string_equal(err.text,
                        "tesla: error: the machine has a parameter THREADS, which is unknown");
}

static void test_sizes_of_spaces(void **state)
{
    (void)state;
    const struct common_parameter warps[] = {{"WARPS", 3}};
    const struct common_machine machine = {warps, 1};
    struct bench *b = bench_new();
    b->launch.local = 64;
    const struct common_program *p = &b->program;
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_GLOBAL), BENCH_GLOBAL);
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_LOCAL), 64 * 32 * 3);
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_CONST), 0x10000);
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_OUTPUT), 0);
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_SHARED), 0);
    b->launch.type = TESLA_VERTEX;
    b->launch.grid[0] = 2;
    b->launch.outputs = b->launch.vertices = 1;
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_ATTRIBUTE), 2 * (8 + 0x40));
    assert_int_equal(tesla_isa.space_size(p, &machine, TESLA_SPACE_OUTPUT), 2 * 2 * 128);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_decode_errors_trap),
        cmocka_unit_test(test_fetch_outside_the_program_is_illegal),
        cmocka_unit_test(test_jump_far_outside_the_program_is_illegal),
        cmocka_unit_test(test_half_a_long_instruction_is_illegal),
        cmocka_unit_test(test_unaligned_long_instruction),
        cmocka_unit_test(test_stack_traps_kill_the_warp),
        cmocka_unit_test(test_quadon_forbids_control_flow),
        cmocka_unit_test(test_exit_that_quadon_forbids_lets_its_instruction_finish),
        cmocka_unit_test(test_quad_traps_kill_the_warp),
        cmocka_unit_test(test_quadon_lets_unused_lanes_write),
        cmocka_unit_test(test_chip_decides_what_is_legal),
        cmocka_unit_test(test_core_without_an_option_decides_too),
        cmocka_unit_test(test_machine_says_how_deep_the_stack_is),
        cmocka_unit_test(test_unknown_chip_is_no_launch),
        cmocka_unit_test(test_every_operation_traps_or_is_built),
        cmocka_unit_test(test_idle_warp_shows_nothing),
        cmocka_unit_test(test_read_register_gives_a_row_of_a_file),
        cmocka_unit_test(test_spaces_and_what_of_them_lives),
        cmocka_unit_test(test_space_live_ends_where_a_block_begins),
        cmocka_unit_test(test_restore_brings_everything_back),
        cmocka_unit_test(test_two_models_do_not_meet),
        cmocka_unit_test(test_fetch_gives_the_words_of_an_instruction),
        cmocka_unit_test(test_machine_is_read_from_its_parameters),
        cmocka_unit_test(test_sizes_of_spaces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
