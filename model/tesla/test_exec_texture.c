/* The instructions that ask the texture unit. */
#include <stdio.h>

#include "test_bench.h"

#include "graphics.h"

enum { ONE = 0x3f800000, TWO = 0x40000000, THREE = 0x40400000 };

static const char Source[] = ".regs 8\n"
                             ".texels 0: 0 0x3f800000 0x40000000 0x40400000\n"
                             ".texture 3 2d r32f 2 2 1 1 0\n"
                             ".sampler 2 0\n";

static struct bench *texture_new(const char *head, const char *insns)
{
    char text[512];
    struct bench *b = bench_new();
    snprintf(text, sizeof text, "%s%s%s\nexit nop\n", head, Source, insns);
    if (tesla_assemble("t.s", text, &b->program, &b->err) != 0) fail_msg("%s", b->err.text);
    bench_create(b);
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                                    .type = tesla_launch_of(&b->program)->type};
    tesla_decode_code(b->model, &mode);
    bench_launch(b);
    return b;
}

static void texture_free(struct bench *b)
{
    tesla_destroy(b->model);
    common_program_free(&b->program);
    free(b);
}

static void test_instruction_asks_and_writes(void **state)
{
    (void)state;
    struct bench *b = texture_new("", "long texfetch all $r0:#:#:$r1 $t3 $s2 $r0:$r1 0x1 -0x1 0x0");
    struct tesla_warp *warp = &b->model->warp[0];
    uint32_t all = 0;
    for (uint32_t i = 0; i < 32; i++) {
        warp->gpr[0][i] = i & 1 ? 0 : 0xffffffff; /* x: 1 and 0 with the offset */
        warp->gpr[1][i] = 2;                      /* y: 1 */
    }
    assert_int_equal(bench_step(b, 0)->trap, 0);
    assert_int_equal(b->step.mems, 8 * (2 + 4 * 2));
    assert_int_equal(b->step.regs, 2);
    for (uint32_t i = 0; i < b->step.mems; i++) {
        const struct common_mem_write *w = &b->step.mem[i];
        assert_int_equal(w->space, TESLA_SPACE_REQUEST);
        if (w->addr < 8) assert_int_equal(w->lane % 4, 0);
        if (w->addr == 0)
            assert_int_equal(w->data, 3 | 2 << 8 | 1 << 13 | 1 << 17 | 9 << 19 | 15u << 28);
        if (w->addr == 4) assert_int_equal(w->data, 1 | 15 << 4);
        if (w->addr == 8) assert_int_equal(w->data, w->lane & 1 ? 0 : 0xffffffff);
        if (w->addr == 12) assert_int_equal(w->data, 2);
        all |= w->addr >= 8 ? 1u << w->lane : 0;
    }
    assert_int_equal(all, 0xffffffff);
    for (uint32_t i = 0; i < 32; i++) {
        assert_int_equal(warp->gpr[0][i], i & 1 ? THREE : TWO);
        assert_int_equal(warp->gpr[1][i], ONE);
    }
    texture_free(b);
}

/* Quads without an executing lane do not ask; registers that are not there are 0 and drop. */
static void test_instruction_of_some_lanes(void **state)
{
    (void)state;
    struct bench *b =
        texture_new(".block 6 1 1\n", "texfetch all $r6:$r7:$r8:$r9 $t3 $s2 $r6:$r7:$r8");
    struct tesla_warp *warp = &b->model->warp[0];
    for (uint32_t i = 0; i < 8; i++) {
        warp->gpr[6][i] = 1;
        warp->gpr[7][i] = i == 7;
    }
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 2 * (2 + 4 * 3));
    assert_int_equal(b->step.mem[0].data >> 28, 0xf);
    assert_int_equal(b->step.mem[14].data >> 28, 0x3);
    assert_int_equal(b->step.mem[14].lane, 4);
    assert_int_equal(b->step.mem[27].data, 0); /* lane 7, $r8 */
    assert_int_equal(b->step.mem[26].data, 1); /* its $r7 is sent, though it does not execute */
    assert_int_equal(b->step.regs, 2);
    assert_int_equal(b->step.reg[0].mask, 0x3f);
    assert_int_equal(warp->gpr[6][5], ONE);
    assert_int_equal(warp->gpr[6][7], 1);
    texture_free(b);
}

/* live leaves out invisible lanes, in fragment programs only; derivatives are on there. */
static void test_live_and_derivatives(void **state)
{
    (void)state;
    static const struct {
        const char *head, *insn;
        uint32_t lanes, derivatives;
    } cases[] = {
        {".type fragment\n.threads 4\n.invisible 0 2\n", "texauto live", 0xa, 1},
        {".type fragment\n.threads 4\n.invisible 0 2\n", "texauto all", 0xf, 1},
        {".type vertex\n.threads 4\n", "texauto live", 0xf, 0},
        {".block 4 1 1\n", "texauto live", 0xf, 0},
        {".block 4 1 1\n", "texauto deriv live", 0xf, 1},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char insn[96];
        bool is_long = strstr(cases[i].insn, "deriv") != NULL;
        snprintf(insn, sizeof insn, "%s $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1%s", cases[i].insn,
                 is_long ? " 0x0 0x0 0x0" : "");
        struct bench *b = texture_new(cases[i].head, insn);
        assert_int_equal(bench_step(b, 0)->trap, 0);
        assert_int_equal(b->step.mem[0].data >> 28, cases[i].lanes);
        assert_int_equal(b->step.mem[0].data >> 24 & 1, cases[i].derivatives);
        assert_int_equal(b->step.reg[0].mask, cases[i].lanes);
        texture_free(b);
    }
    /* no lane left: no request, no write */
    struct bench *b = texture_new(".type fragment\n.threads 2\n.invisible 0 1\n",
                                  "texauto live $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1");
    bench_step(b, 0);
    assert_int_equal(b->step.mems + b->step.regs, 0);
    texture_free(b);
}

/* Each operation says its number. */
static void test_operations(void **state)
{
    (void)state;
    static const struct {
        const char *insn;
        uint32_t op, sources, cube;
    } cases[] = {
        {"texauto all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1:$r2:$r3", 0, 4, 0},
        {"texauto all cube $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1:$r2", 0, 3, 1},
        {"texfetch all $r0:$r1:$r2:$r3 $t3 $s2 $r0", 1, 1, 0},
        {"texbias all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1:$r2 0x0 0x0 0x0", 2, 3, 0},
        {"texlod all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1:$r2 0x0 0x0 0x0", 3, 3, 0},
        {"texsize all $r0:$r1:$r2:$r3 $t3 $s2 $r0", 4, 1, 0},
        {"texprep cube all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1:$r2", 5, 3, 0},
        {"texquerylod all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1", 6, 2, 0},
        {"texcsaa all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1:$r2 0x0 0x0 0x0", 7, 3, 0},
        {"texgather all $r0:$r1:$r2:$r3 $t3 $s2 $r0:$r1 0x0 0x0 0x0", 8, 2, 0},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct bench *b = texture_new("", cases[i].insn);
        assert_int_equal(bench_step(b, 0)->trap, 0);
        uint32_t head = b->step.mem[0].data;
        assert_int_equal(head >> 13 & 15, cases[i].op);
        assert_int_equal((head >> 17 & 3) + 1, cases[i].sources);
        if (cases[i].cube) assert_int_equal(head >> 23 & 1, 1);
        assert_int_equal(b->step.mems, 8 * (2 + 4 * cases[i].sources));
        texture_free(b);
    }
}

/* Another unit may answer, and a core without one makes the instructions illegal. */
static void fixed_answer(void *context, const struct tesla_texture_request *request,
                         struct tesla_texture_response *response)
{
    memset(response, 0, sizeof *response);
    ++*(int *)context;
    for (unsigned lane = 0; lane < 4; lane++)
        response->word[lane][0] = request->source[lane][0] + lane;
}

static void test_units_can_be_replaced(void **state)
{
    (void)state;
    int calls = 0;
    struct bench *b = texture_new("", "texauto all $r0:$r1:$r2:$r3 $t3 $s2 $r0");
    b->model->texture = (struct tesla_texture_unit){fixed_answer, &calls};
    bench_step(b, 0);
    assert_int_equal(calls, 8);
    assert_int_equal(b->model->warp[0].gpr[0][31], 34);
    texture_free(b);

    const uint32_t word[2] = {0xf6440411, 0x0000c784}; /* texauto */
    struct tesla_mode mode = {.features = TESLA_ALL_FEATURES};
    struct tesla_insn insn;
    tesla_decode_as(&mode, word, 2, 0, &insn);
    assert_int_equal(insn.trap, 0);
    mode.no_texture = true;
    tesla_decode_as(&mode, word, 2, 0, &insn);
    assert_int_equal(insn.trap, TESLA_TRAP_ILLEGAL_OPCODE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_instruction_asks_and_writes),
        cmocka_unit_test(test_instruction_of_some_lanes),
        cmocka_unit_test(test_live_and_derivatives),
        cmocka_unit_test(test_operations),
        cmocka_unit_test(test_units_can_be_replaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
