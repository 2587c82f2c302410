/* Vertex, geometry and fragment programs, from source text to records. Every expected number is
 * worked out from sheet 9, by hand. */
#include "test_graphics.h"

/* The one step of a program of one long instruction: its trap. */
static uint32_t trap_of(const char *type, const char *insn)
{
    char text[256];
    snprintf(text, sizeof text, ".type %s\n%s\nexit nop\n", type, insn);
    struct bench *b = graphics_new(text);
    bench_launch(b);
    uint32_t trap = bench_step(b, 0)->trap;
    graphics_free(b);
    return trap;
}

/* ---- launch. */

static void test_launch_fills_inputs_and_registers(void **state)
{
    (void)state;
    struct bench *b = graphics_new(".type vertex\n.threads 33\n.inputs 2\n.outputs 3\n.regs 4\n"
                                   ".attribute 1: 0x11 0x22\n.attribute 32: 0x33\n"
                                   "exit nop\n");
    const struct tesla_launch *launch = tesla_launch_of(&b->program);
    assert_int_equal(launch->grid[0], 2);
    assert_int_equal(launch->shared, 2 * 128);
    bench_launch(b);
    /* the second block was launched last: one lane, thread 32 */
    assert_int_equal(b->model->warp[0].flow.active, 0xffffffff);
    assert_int_equal(b->model->warp[1].flow.active, 1);
    assert_int_equal(b->model->warp[0].gpr[0][5], 5);
    assert_int_equal(b->model->warp[1].gpr[0][0], 32);
    assert_int_equal(b->model->warp[1].gpr[0][1], 0); /* that one does not start */
    assert_int_equal(b->step.retire.kind, COMMON_LAUNCH);
    assert_int_equal(b->step.retire.arg[TESLA_ARG_BLOCK], 1);
    assert_int_equal(b->step.regs, 4 + 4 + 4 + 3);
    assert_int_equal(b->step.reg[12].file, TESLA_FILE_OUT);
    assert_int_equal(b->step.mems, 64);
    assert_int_equal(b->step.mem[0].data, 0x33);
    assert_int_equal(b->step.mem[1].data, 0);
    const uint8_t *s = b->model->shared + b->model->block[0].base;
    assert_int_equal(word_at(s + 4), 0x11);
    assert_int_equal(word_at(s + 128 + 4), 0x22);
    assert_int_equal(bench_live(b->model, 0, TESLA_FILE_OUT), 3);
    graphics_free(b);
}

/* o[] takes register rows: no more warps run at once than find theirs. */
static void test_launch_counts_rows_of_o(void **state)
{
    (void)state;
    static const struct {
        const char *type;
        uint32_t warps;
    } cases[] = {{"vertex", 2}, {"geometry", 2}, {"fragment", 4}};
    for (size_t i = 0; i < 3; i++) {
        char text[128];
        snprintf(text, sizeof text, ".type %s\n.threads 256\n.outputs 32\n.regs 32\nexit nop\n",
                 cases[i].type);
        struct bench *b = bench_new();
        assert_int_equal(tesla_assemble("t.s", text, &b->program, &b->err), 0);
        b->machine.registers = 128;
        bench_create(b);
        bench_launch(b);
        uint32_t busy = 0;
        for (uint32_t w = 0; w < b->machine.warps; w++) busy += b->model->warp[w].busy;
        assert_int_equal(busy, cases[i].warps);
        graphics_free(b);
    }
}

static void check_refused(void (*change)(struct tesla_launch *), const char *message)
{
    struct bench *b = bench_new();
    assert_int_equal(tesla_assemble("t", ".type vertex\nexit nop\n", &b->program, &b->err), 0);
    change(tesla_launch_of(&b->program));
    assert_null(tesla_create_on(&b->program, &b->machine, &b->err));
    if (!strstr(b->err.text, message)) fail_msg("%s", b->err.text);
    common_program_free(&b->program);
    free(b);
}

static void make_type_4(struct tesla_launch *l)
{
    l->type = 4;
}
static void make_block_64(struct tesla_launch *l)
{
    l->block[0] = 64;
}
static void make_param(struct tesla_launch *l)
{
    l->params = 1;
}
static void make_inputs_129(struct tesla_launch *l)
{
    l->inputs = 129;
}
static void make_inputs_1(struct tesla_launch *l)
{
    l->inputs = 1;
}
static void make_outputs_33(struct tesla_launch *l)
{
    l->outputs = 33;
}
static void make_outputs_0(struct tesla_launch *l)
{
    l->outputs = 0;
}
static void make_vertices_2(struct tesla_launch *l)
{
    l->vertices = 2;
}
static void make_blocks_2(struct tesla_launch *l)
{
    l->grid[0] = 2;
}

static void make_vertices_65(struct tesla_launch *l)
{
    l->type = TESLA_GEOMETRY;
    l->vertices = 65;
}

static void make_huge(struct tesla_launch *l)
{
    l->type = TESLA_GEOMETRY;
    l->vertices = 64;
    l->outputs = 32;
    l->grid[0] = 65535;
}

static void test_launch_refuses_what_cannot_be(void **state)
{
    (void)state;
    check_refused(make_type_4, "t: error: program type is 4; 0 to 3 are known");
    check_refused(make_block_64, "in blocks of 32,1,1 threads");
    check_refused(make_param, "without parameters");
    check_refused(make_inputs_129, "129 words of input per thread; at most 128");
    check_refused(make_inputs_1, "1 words of input per thread need 0x80");
    check_refused(make_outputs_33, "33 words of output per thread; 1 to 32");
    check_refused(make_outputs_0, "0 words of output per thread; 1 to 32");
    check_refused(make_vertices_2, "a thread delivers 2 records; 1 to 1");
    check_refused(make_vertices_65, "a thread delivers 65 records; 1 to 64");
    check_refused(make_huge, "bytes of output; at most 0x40000000");
    check_refused(make_blocks_2, "block 1 starts lanes 0x0 and shows 0x0");
}

/* ---- which program has what. */

static void test_types_decide_what_is_legal(void **state)
{
    (void)state;
    static const struct {
        const char *insn;
        uint32_t trap[4]; /* compute, vertex, geometry, fragment */
    } cases[] = {
        {"ld b32 $r1 a[0x0]", {0x10a, 0, 0, 0x10a}},
        {"st b32 o[0x0] $r1", {0x10a, 0, 0, 0x10a}},
        {"mov b32 o[0x0] $r1", {0x10a, 0, 0, 0x10a}},
        {"emit", {0x10f, 0x10f, 0, 0x10f}},
        {"restart", {0x10f, 0x10f, 0, 0x10f}},
        {"long interp lin $r1 v[0x0] $r0", {0x10e, 0x10e, 0x10e, 0}},
        {"short interp flat $r1 v[0x0] $r0", {0x10e, 0x10e, 0x10e, 0}},
        {"discard", {0x101, 0x101, 0x101, 0}},
        {"ld $r1 b32 s[0x10]", {0, 0x101, 0x101, 0x101}},
        {"ld lock $c0 $r1 b32 s[0x10]", {0, 0x101, 0x101, 0x101}},
        {"st b32 s[0x10] $r1", {0, 0x101, 0x101, 0x101}},
        {"st unlock b32 s[0x10] $r1", {0, 0x101, 0x101, 0x101}},
        {"ld b32 $r1 g0[$r0]", {0, 0x101, 0x101, 0x101}},
        {"st b32 g0[$r0] $r1", {0, 0x101, 0x101, 0x101}},
        {"red add u32 g0[$r0] $r1", {0, 0x101, 0x101, 0x101}},
        {"ld add u32 $r1 g0[$r0] $r1", {0, 0x101, 0x101, 0x101}},
        {"bar inc wait 0x0 all", {0, 0x101, 0x101, 0x101}},
        {"long mov b32 $r1 a[0x4]", {0, 0, 0, 0x101}},
        {"short mov b32 $r1 a[0x4]", {0, 0, 0, 0x101}},
        {"long mov b32 $r1 $r0", {0, 0, 0, 0}},
        {"trap", {0x100, 0x100, 0x100, 0x100}},
    };
    static const char *const types[] = {"compute", "vertex", "geometry", "fragment"};
    uint32_t raised = 0;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (unsigned type = 0; type < 4; type++) {
            uint32_t want = cases[i].trap[type], have = trap_of(types[type], cases[i].insn);
            if (have != want)
                fail_msg("%s: %s: 0x%x, expected 0x%x", types[type], cases[i].insn, (unsigned)have,
                         (unsigned)want);
            if (have >= 0x100 && have < 0x120) raised |= 1u << (have - 0x100);
        }
    assert_int_equal(raised, 1u << 0 | 1u << 1 | 1u << 10 | 1u << 14 | 1u << 15);
}

/* Both selectors of c[] are p[] in geometry programs only. */
static void test_decode_of_p(void **state)
{
    (void)state;
    static const struct {
        uint32_t word[2];
        uint32_t trap[4];
        uint8_t src0, src1; /* kinds in a geometry program */
    } cases[] = {
        /* add b32 short; SRC1 field 5 */
        {{0x21808a04, 0}, {0x101, 0x101, 0, 0x101}, TESLA_KIND_PRIM, TESLA_KIND_GPR},
        {{0x21008a04, 0}, {0, 0, 0, 0x101}, TESLA_KIND_ATTR, TESLA_KIND_GPR},
        {{0x20808a04, 0}, {0, 0, 0, 0}, TESLA_KIND_GPR, TESLA_KIND_CONST},
        /* add b32 long, SRC3 */
        {{0x21800a05, 0x04200780}, {0, 0, 0, 0x101}, TESLA_KIND_PRIM, TESLA_KIND_GPR},
        {{0x21000a05, 0x04200780}, {0, 0, 0, 0x101}, TESLA_KIND_ATTR, TESLA_KIND_CONST},
        {{0x21800a05, 0x04000780}, {0, 0, 0, 0}, TESLA_KIND_GPR, TESLA_KIND_GPR},
        /* add b32 immediate: w0[24] alone */
        {{0x21808a05, 0x00000003}, {0, 0, 0, 0x101}, TESLA_KIND_PRIM, TESLA_KIND_IMM},
        {{0x21008a05, 0x00000003}, {0, 0, 0, 0x101}, TESLA_KIND_PRIM, TESLA_KIND_IMM},
        {{0x20808a05, 0x00000003}, {0, 0, 0, 0}, TESLA_KIND_GPR, TESLA_KIND_IMM},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (unsigned type = 0; type < 4; type++) {
            const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES, .type = type};
            struct tesla_insn insn;
            tesla_decode_as(&mode, cases[i].word, 2, 0, &insn);
            if (insn.trap != cases[i].trap[type])
                fail_msg("case %zu type %u: 0x%x", i, type, (unsigned)insn.trap);
            if (type != TESLA_GEOMETRY) continue;
            assert_int_equal(insn.src[0].kind, cases[i].src0);
            assert_int_equal(insn.src[1].kind, cases[i].src1);
            if (insn.src[0].kind == TESLA_KIND_ATTR) assert_int_equal(insn.src[0].offset, 0x14);
            if (insn.src[0].kind == TESLA_KIND_PRIM) assert_int_equal(insn.src[0].offset, 5 * 0x20);
        }
}

/* The field of a[] counts words and has no modes: the same bits are a wrong access of s[]. */
static void test_a_has_no_modes(void **state)
{
    (void)state;
    /* mov b16 long, SRC1 field 0x7f: s[] mode 3 */
    const uint32_t word[2] = {0x1000fe05, 0x0023c780};
    struct tesla_mode mode = {.features = TESLA_ALL_FEATURES};
    struct tesla_insn insn;
    tesla_decode_as(&mode, word, 2, 0, &insn);
    assert_int_equal(insn.trap, TESLA_TRAP_ILLEGAL_MEMORY_SIZE);
    mode.type = TESLA_VERTEX;
    tesla_decode_as(&mode, word, 2, 0, &insn);
    assert_int_equal(insn.trap, 0);
    assert_int_equal(insn.src[0].offset, 0x1fc);
    assert_int_equal(insn.src[0].access, TESLA_B16);
}

/* $a and post-increment belong to c[], not to a[]; without c[] they are unused. The first two words
 * are Mesa's. */
static void test_a_operands_are_direct(void **state)
{
    (void)state;
    static const struct {
        uint32_t word[2];
        uint32_t trap;
        uint16_t a;           /* offset of a[] */
        uint8_t source, areg; /* which source is c[], 0 none; $a that it uses */
        int32_t step;         /* of post-increment, 0 none */
    } cases[] = {
        {{0xb5000201, 0x00240780}, 0, 0x4, 1, 1, 0},    /* add f32 $r0 a[0x4] c0[$a1+0x40] */
        {{0xe4880201, 0x00200788}, 0, 0x4, 1, 1, 0},    /* mad f32 o[0] a[0x4] c0[$a1+0x20] $r0 */
        {{0xb7000201, 0x00240780}, 0, 0x4, 1, 1, 64},   /* c0[$a1++0x40] */
        {{0xb7000201, 0x00340780}, 0, 0x4, 1, 1, -192}, /* c0[$a1++-0xc0] */
        {{0xb7000201, 0x00240784}, TESLA_TRAP_ILLEGAL_POSTINCR, 0x4, 1, 5, 64},
        {{0xb3000201, 0x00240780}, TESLA_TRAP_ILLEGAL_POSTINCR, 0x4, 1, 0, 0}, /* no $a */
        {{0x16000205, 0x0423c780}, 0, 0x4, 0, 0, 0}, /* mov b32 $r1 a[0x4] with all these bits */
        {{0x12000205, 0x0423c784}, 0, 0x4, 0, 0, 0},
        {{0x17008204, 0}, 0, 0x4, 0, 0, 0}, /* short */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (unsigned type = TESLA_VERTEX; type <= TESLA_GEOMETRY; type++) {
            const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES, .type = type};
            struct tesla_insn insn;
            tesla_decode_as(&mode, cases[i].word, 2, 0, &insn);
            if (insn.trap != cases[i].trap) fail_msg("case %zu: 0x%x", i, (unsigned)insn.trap);
            assert_int_equal(insn.src[0].kind, TESLA_KIND_ATTR);
            assert_int_equal(insn.src[0].offset, cases[i].a);
            assert_false(insn.src[0].indirect);
            assert_int_equal(insn.areg, cases[i].areg);
            assert_int_equal(insn.step, cases[i].step);
            assert_int_equal(insn.postinc, cases[i].step != 0);
            if (cases[i].source == 0) continue;
            assert_int_equal(insn.src[cases[i].source].kind, TESLA_KIND_CONST);
            assert_int_equal(insn.src[cases[i].source].indirect, cases[i].areg != 0);
        }
}

/* ---- vertex programs. */

static void test_vertex_reads_a_and_delivers_o(void **state)
{
    (void)state;
    run_text(".type vertex\n.threads 34\n.inputs 3\n.outputs 2\n"
             ".attribute 0: 0x10 0x20 0x12345678\n"
             ".attribute 33: 7 8 0xffff8001\n"
             "ld b32 $r1 a[0x0]\n"
             "add b32 $r2 a[0x4] $r1\n" /* short: a[] as an operand */
             "add $a1 0x0 0x4\n"
             "ld b32 $r3 a[$a1+0x4]\n" /* the third word */
             "cvt s32 $r4 s16 $r3l\n"
             "cvt s32 $r5 s16 a[0x8]\n" /* bits 15:0 of it */
             "sub b32 $r6 $r4 $r5\n"
             "add b32 $r6 a[0xc] $r6\n" /* beyond: 0 */
             "mov b32 o[0x0] $r2\n"
             "exit add b32 o[0x4] $r4 $r6\n"
             ".expect output 0: 1 0x30 0x5678\n"
             ".expect output 33: 1 15 0xffff8001\n"
             ".expect output 1: 1 0 0\n");
}

/* Constants by a number of the vertex, next to an attribute; the address moves on. */
static void test_vertex_indexes_constants(void **state)
{
    (void)state;
    run_text(".type vertex\n.threads 3\n.inputs 2\n.outputs 3\n.const 1 0x0: 1 2 3 4 5 6 7 8\n"
             ".attribute 0: 0 100\n.attribute 1: 1 200\n.attribute 2: 4 300\n"
             "shl $a2 a[0x0] 0x2\n"
             "add b32 o[0x0] a[0x4] c1[$a2+0x4]\n"
             "add b32 o[0x4] a[0x4] c1[$a2++0x8]\n"
             "add $r1 (mul u16 a[0x4] $r0l) c1[$a2]\n"
             "exit mov b32 o[0x8] $r1\n"
             ".expect output 0: 1 102 101 3\n"
             ".expect output 1: 1 203 202 204\n"
             ".expect output 2: 1 306 305 607\n");
}

/* Rows that a lane mask, a predicate, $a or a half leave alone. */
static void test_vertex_writes_o(void **state)
{
    (void)state;
    struct bench *b = graphics_new(".type vertex\n.threads 8\n.outputs 4\n.regs 8\n"
                                   "mov b32 $r1 0x11112222\n"
                                   "(l13) mov b32 o[0x0] $r1\n"
                                   "mov b16 o[0x4] $r1h\n"
                                   "shl $a1 $r0 0x2\n"
                                   "st b32 o[$a1] $r1\n"
                                   "st b32 o[$a1++0x8] $r1\n"
                                   "mov $r2 $a1\n"
                                   "mov b32 o[0x10] $r1\n"
                                   "st b32 o[0x8] $r120\n"
                                   "exit nop\n");
    bench_launch(b);
    bench_step(b, 0);
    bench_step(b, 0); /* lanes 1 and 3 of each quad */
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(b->step.reg[0].file, TESLA_FILE_OUT);
    assert_int_equal(b->step.reg[0].index, 0);
    assert_int_equal(b->step.reg[0].mask, 0xaa);
    assert_int_equal(b->step.reg[0].be, 0xf);
    bench_step(b, 0); /* a half in both halves */
    assert_int_equal(b->step.reg[0].index, 1);
    assert_int_equal(b->step.reg[0].data[0], 0x11111111);
    bench_step(b, 0);
    bench_step(b, 0); /* one row for each of the lanes 0 to 3; the others are beyond */
    assert_int_equal(b->step.regs, 4);
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(b->step.reg[i].index, i);
        assert_int_equal(b->step.reg[i].mask, 1u << i);
    }
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 5); /* and $a */
    bench_step(b, 0);
    assert_int_equal(b->model->warp[0].gpr[2][3], 20);
    bench_step(b, 0); /* o[4] is not there */
    assert_int_equal(b->step.regs, 0);
    bench_step(b, 0); /* its data is not there */
    assert_int_equal(b->step.regs, 0);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->step.mems, 8 * 5);
    assert_int_equal(b->step.mem[0].space, TESLA_SPACE_OUTPUT);
    assert_int_equal(b->step.mem[1].addr, 128);
    assert_int_equal(output(b, 3, 0, 0), 1);
    assert_int_equal(output(b, 3, 0, 1), 0x11112222);
    assert_int_equal(output(b, 3, 0, 4), 0x11112222);
    assert_int_equal(output(b, 8, 0, 0), 0); /* did not start */
    graphics_free(b);
}

/* A fatal trap delivers nothing, and lanes that end early wait for the others. */
static void test_vertex_delivers_once_at_the_end(void **state)
{
    (void)state;
    struct bench *b = graphics_new(".type vertex\n.threads 32\n.outputs 1\n"
                                   "set $c0 # e u32 $r0 $r1\n"
                                   "mov b32 o[0x0] $r0\n"
                                   "(lg $c0) ret\n"
                                   "mov b32 o[0x0] $r1\n"
                                   "exit nop\n");
    bench_launch(b);
    for (int i = 0; i < 4; i++) {
        bench_step(b, 0);
        assert_int_equal(b->step.mems, 0);
    }
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 64);
    graphics_free(b);
    b = graphics_new(".type vertex\ntrap\n");
    assert_int_equal(graphics_run(b), TESLA_TRAP_TRAP_INSTRUCTION);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(output(b, 0, 0, 0), 0);
    graphics_free(b);
}

/* ---- geometry programs. */

/* One primitive of two vertices for each thread; its vertices are in p[] a group of eight apart. */
static void test_geometry_reads_p_and_emits(void **state)
{
    (void)state;
    run_text(".type geometry\n.threads 2\n.inputs 2\n.outputs 2\n.vertices 3\n.primitives 16\n"
             ".attribute 0: 0x0 0x4\n" /* addresses of the vertices */
             ".attribute 1: 0x8 0x0\n"
             ".primitive 0 0: 100 101 102\n" /* their first words */
             ".primitive 0 8: 200 201 202\n" /* $vstride further: the second ones */
             "mov $r5 $vstride\n"
             "shl $a1 a[0x0] 0x0\n"
             "long mov b32 $r1 p[$a1]\n"
             "add b32 $r2 p[$a1+0x4] $r1\n"
             "mov b32 o[0x0] $r1\n"
             "mov b32 o[0x4] $r2\n"
             "emit\n"
             "restart\n"
             "restart\n" /* no strip between these two */
             "ld b32 $r1 a[0x4]\n"
             "shl $a1 $r1 0x0\n"
             "add b32 $r1 p[$a1++0x4] $r5\n"
             "mov b32 o[0x4] $r1\n"
             "emit\n"
             "mov b32 $r3 p[$a1]\n"
             "mov b32 o[0x0] $r3\n"
             "emit\n"
             "emit\n" /* one too many */
             "exit mov b32 o[0x0] $r3\n"
             ".expect vertex 0 0: 1 100 300\n"
             ".expect vertex 0 1: 2 0 133\n" /* emit has cleared o[0] */
             ".expect vertex 0 2: 2 201 0\n"
             ".expect vertex 1 0: 1 102 304\n"
             ".expect vertex 1 1: 2 0 132\n"
             ".expect vertex 1 2: 2 200 0\n");
}

static void test_geometry_lanes_emit_on_their_own(void **state)
{
    (void)state;
    struct bench *b = graphics_new(".type geometry\n.threads 3\n.outputs 1\n.vertices 2\n"
                                   "mov b32 $r1 0x1\n"
                                   "set $c0 # e u32 $r0 $r1\n"
                                   "mov b32 o[0x0] $r0\n"
                                   "(lg $c0) emit\n" /* lane 1: set gives flags 2 when true */
                                   "(lg $c0) restart\n"
                                   "mov b32 o[0x0] $r0\n"
                                   "emit\n"
                                   "exit nop\n");
    bench_launch(b);
    for (int i = 0; i < 4; i++) bench_step(b, 0);
    assert_int_equal(b->step.mems, 2);
    assert_int_equal(b->step.mem[0].addr, 4);
    assert_int_equal(b->step.regs, 1); /* o[] is cleared in that lane */
    assert_int_equal(b->step.reg[0].mask, 2);
    assert_int_equal(b->step.reg[0].data[1], 0);
    graphics_run(b);
    assert_int_equal(output(b, 0, 0, 0), 1);
    assert_int_equal(output(b, 1, 0, 0), 1);
    assert_int_equal(output(b, 1, 1, 0), 2); /* in its second strip */
    assert_int_equal(output(b, 1, 1, 1), 1);
    assert_int_equal(output(b, 2, 1, 0), 0);
    graphics_free(b);
}

/* ---- fragment programs. */

/* v[]: three samples of each word, and a product. 0x40000000 is 2.0, 0x40400000 3.0, 0x40800000
 * 4.0 */
static void test_fragment_interpolates(void **state)
{
    (void)state;
    run_text(".type fragment\n.threads 4\n.inputs 6\n.outputs 8\n"
             ".attribute 0: 0x40000000 0x40400000 0x7f800001 0x00000001 5 6\n"
             "mov b32 $r8 0x40800000\n"
             "interp lin $r0 v[0x0] $r8\n"
             "interp cent $r1 v[0x0] $r8\n"
             "interp flat $r2 v[0x0] $r8\n" /* bits as they are: a NaN with a payload */
             "interp mul $r3 v[0x0] $r8\n"
             "long interp centmul $r4 v[0x0] neg $r8\n"
             "interp flatmul $r5 v[0x0] $r8\n" /* FMUL32 makes NaNs alike */
             "add $a1 0x0 0x4\n"
             "long interp mul $r6 v[$a1] $r8\n" /* denormal: 0 */
             "exit interp flat $r7 v[0x8] $r8\n"
             ".expect output 0: 1 0x40000000 0x40400000 0x7f800001 0x41000000 0xc1400000 "
             "0x7fffffff 0 0\n");
}

/* Invisible lanes run, and change only registers. */
static void test_fragment_invisible_and_discarded(void **state)
{
    (void)state;
    struct bench *b = graphics_new(".type fragment\n.threads 8\n.outputs 1\n.regs 4\n.local 16\n"
                                   ".invisible 1 6\n"
                                   "mov b32 $r3 0x2\n"
                                   "st b32 l[0x0] $r0\n"
                                   "set $c0 # e u32 $r0 $r3\n"
                                   "(lg $c0) discard\n"
                                   "exit mov b32 $r2 $r0\n");
    const struct tesla_warp *warp = &b->model->warp[0];
    bench_launch(b);
    assert_int_equal(warp->visible, 0xbd);
    bench_step(b, 0);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 6);
    for (uint32_t i = 0; i < 6; i++)
        assert_true(b->step.mem[i].lane != 1 && b->step.mem[i].lane != 6);
    assert_int_equal(b->step.retire.active, 0xff);
    bench_step(b, 0);
    bench_step(b, 0); /* pixel 2 is gone */
    assert_int_equal(warp->flow.active, 0xfb);
    assert_int_equal(warp->visible, 0xb9);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->step.mems, 5 * 2);
    for (uint32_t i = 0; i < 8; i++)
        assert_int_equal(output(b, i, 0, 0), i == 1 || i == 2 || i == 6 ? 0 : 1);
    assert_int_equal(output(b, 5, 0, 1), 5);
    graphics_free(b);
}

/* The last lane is discarded, and a warp that has nothing left is done. */
/* What an invisible lane would have trapped at raises nothing, whether it loads or stores. */
static void test_limits_of_invisible_lanes(void **state)
{
    (void)state;
    static const struct {
        const char *type, *insn;
        uint32_t trap;
    } cases[] = {
        {".invisible 1\n", "ld b32 $r2 l[$a1]", 0},
        {".invisible 1\n", "st b32 l[$a1] $r0", 0},
        {".invisible 0\n", "ld b32 $r2 l[$a1]", TESLA_TRAP_LOCAL_LIMIT_READ},
        {".invisible 0\n", "st b32 l[$a1] $r0", TESLA_TRAP_LOCAL_LIMIT_WRITE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[160];
        snprintf(text, sizeof text,
                 ".type fragment\n.threads 2\n.local 16\n%sshl $a1 $r0 0x4\n"
                 "%s\nexit nop\n",
                 cases[i].type, cases[i].insn);
        struct bench *b = graphics_new(text);
        assert_int_equal(graphics_run(b), cases[i].trap);
        assert_int_equal(b->model->warp[0].gpr[2][1], 0); /* l[0x10] of lane 1 is beyond */
        graphics_free(b);
    }
}

static void test_fragment_all_discarded(void **state)
{
    (void)state;
    struct bench *b = graphics_new(".type fragment\n.threads 4\ndiscard\nexit nop\n");
    bench_launch(b);
    assert_int_equal(bench_step(b, 0)->done, 1);
    assert_int_equal(b->step.mems, 0);
    graphics_free(b);
    b = graphics_new(".type fragment\n.threads 4\n(never) discard\nexit nop\n");
    bench_launch(b);
    assert_int_equal(bench_step(b, 0)->done, 0);
    assert_int_equal(b->model->warp[0].visible, 0xf);
    graphics_free(b);
    b = graphics_new(".type fragment\n.threads 4\nquadon\ndiscard\nexit nop\n");
    bench_launch(b);
    bench_step(b, 0);
    assert_int_equal(bench_step(b, 0)->trap, TESLA_TRAP_QUADON_ACTIVE);
    graphics_free(b);
}

/* quadop with dx and dy takes the neighbour; lane k holds 2^k as a float here. */
static void test_fragment_derivatives(void **state)
{
    (void)state;
    static const uint32_t value[4] = {0x3f800000, 0x40000000, 0x40800000, 0x41000000};
    static const uint32_t dx[4] = {0x3f800000, 0xbf800000, 0x40800000, 0xc0800000};
    static const uint32_t dy[4] = {0x40400000, 0x40c00000, 0xc0400000, 0xc0c00000};
    static const char *const code[2] = {"dx", "dy"};
    for (unsigned along = 0; along < 2; along++) {
        char text[160];
        snprintf(text, sizeof text,
                 ".type fragment\n.threads 4\n"
                 "quadop f32 sub sub sub sub $r2 %s $r1 $r1\nexit nop\n",
                 code[along]);
        struct bench *b = graphics_new(text);
        bench_launch(b);
        memcpy(b->model->warp[0].gpr[1], value, sizeof value);
        assert_int_equal(bench_step(b, 0)->trap, 0);
        assert_memory_equal(b->model->warp[0].gpr[2], along ? dy : dx, sizeof dx);
        graphics_free(b);
    }
}

/* $r beyond the allocation is delivered as 0. */
static void test_fragment_delivers_registers(void **state)
{
    (void)state;
    run_text(".type fragment\n.threads 2\n.regs 2\n.outputs 3\n"
             "mov b32 $r1 0x5\n"
             "exit nop\n"
             ".expect output 1: 1 1 5 0\n"
             ".expect output 0: 1 0 5 0\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_launch_fills_inputs_and_registers),
        cmocka_unit_test(test_launch_counts_rows_of_o),
        cmocka_unit_test(test_launch_refuses_what_cannot_be),
        cmocka_unit_test(test_types_decide_what_is_legal),
        cmocka_unit_test(test_decode_of_p),
        cmocka_unit_test(test_a_has_no_modes),
        cmocka_unit_test(test_a_operands_are_direct),
        cmocka_unit_test(test_vertex_reads_a_and_delivers_o),
        cmocka_unit_test(test_vertex_indexes_constants),
        cmocka_unit_test(test_vertex_writes_o),
        cmocka_unit_test(test_vertex_delivers_once_at_the_end),
        cmocka_unit_test(test_geometry_reads_p_and_emits),
        cmocka_unit_test(test_geometry_lanes_emit_on_their_own),
        cmocka_unit_test(test_fragment_interpolates),
        cmocka_unit_test(test_fragment_invisible_and_discarded),
        cmocka_unit_test(test_limits_of_invisible_lanes),
        cmocka_unit_test(test_fragment_all_discarded),
        cmocka_unit_test(test_fragment_derivatives),
        cmocka_unit_test(test_fragment_delivers_registers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
