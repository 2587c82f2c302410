/* What coverage counts: the cells of the map, and what runs hit of the ISA's groups. */
#include "test_bench.h"

#include "../common/test_cover.h"
#include "cover.h"
#include "cover_map.h"
#include "fields.h"

static const struct common_hits hits = {(void *)&vivante_cover, note};

/* What words hit at a level. */
static void look(unsigned level, uint32_t w0, uint32_t w1, uint32_t w2, uint32_t w3)
{
    const uint32_t word[VIVANTE_WORDS] = {w0, w1, w2, w3};
    seen.count = 0;
    vivante_cover.word(level, word, false, &hits);
}

/* Each launch and retire of a program is reported to the ISA. */
static void look_at_run(const char *source)
{
    struct bench *b = bench_new(source, &bench_machine);
    uint32_t memo[COMMON_COVER_MEMO] = {0};
    const struct common_covered covered = {.program = &b->program,
                                           .machine = &machine,
                                           .model = b->model,
                                           .step = &b->step,
                                           .memo = memo,
                                           .hits = &hits};
    uint64_t pc;

    seen.count = 0;
    while (!vivante_finished(b->model)) {
        while (bench_launch(b)) vivante_cover.covered(&covered);
        for (uint32_t i = 0; i < b->model->machine.groups; i++) {
            if (vivante_warp_state(b->model, i, &pc) != COMMON_WARP_READY) continue;
            bench_step(b, i);
            vivante_cover.covered(&covered);
        }
    }
    bench_free(b);
}

/* ---- the map. */

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void test_every_point_has_its_own_text(void **state)
{
    (void)state;
    for (const struct common_cover_group *g = vivante_cover.group; g->name; g++) {
        unsigned points = common_cover_points(g, &machine);
        char(*text)[TEST_COVER_TEXT] = calloc(points, TEST_COVER_TEXT);
        assert_non_null(text);
        for (unsigned i = 0; i < points; i++)
            common_cover_text(g, &machine, i, text[i], TEST_COVER_TEXT);
        qsort(text, points, TEST_COVER_TEXT, by_text);
        for (unsigned i = 1; i < points; i++)
            if (!strcmp(text[i - 1], text[i])) fail_msg("%s: %s: twice", g->name, text[i]);
        free(text);
    }
}

static void test_cells_are_of_their_rows(void **state)
{
    char text[TEST_COVER_TEXT];
    (void)state;
    for (unsigned cell = 0; cell < vivante_map_cells(); cell++) {
        const char *name = vivante_encoding.row[vivante_map_row(cell)].name;
        vivante_map_text(cell, text, sizeof text);
        if (strncmp(text, name, strlen(name)) != 0 || text[strlen(name)] != ':')
            fail_msg("cell %u of %s: %s", cell, name, text);
    }
}

/* mad.rtz t0, t2.xyzw, t1.xyzw, t3.xyzw: sheet 7.2 */
static void test_an_instruction_hits_its_values_at_its_level(void **state)
{
    (void)state;
    look(1, 0x07801002, 0x39002805, 0x01c800c0, 0x00390038);
    must("levels: MAD: HALTI 2: executed");
    must("levels: MAD: HALTI 2, rmode: 1");
    must("levels: MAD: HALTI 2, type: f32");
    must("levels: MAD: HALTI 2, comps: 15");
    must("levels: MAD: HALTI 2, c_use: 1");
    must_not("levels: MAD: HALTI 2, rmode: 0");
    must_not("levels: MAD: HALTI 0: executed");
    look(2, 0x07801002, 0x39002805, 0x01c800c0, 0x00390038);
    must("levels: MAD: HALTI 5, rmode: 1");
}

/* set.ge.pack t0.x___, t0.xxxx, u0.xxxx, void; mov.pack ..: COND is not looked at, nor is slot a:
 * sheet 7.2 */
static void test_what_a_row_ignores_is_no_cell(void **state)
{
    (void)state;
    look(0, 0x008010d0, 0x00000800, 0x00000040, 0x00000002);
    must("levels: SET: HALTI 0, cond: ge");
    must("levels: SET: HALTI 0, b_group: 2");
    look(0, 0x07811009, 0, 0, 0x20390008);
    must("levels: MOV: HALTI 0, c_group: 2");
    for (unsigned i = 0; i < seen.count; i++)
        if (strstr(seen.text[i], "cond") || strstr(seen.text[i], "a_use"))
            fail_msg("%s: hit", seen.text[i]);
}

static void test_reserved_rows_are_one_cell_of_a_level(void **state)
{
    (void)state;
    look(2, 0x00000028, 0, 0, 0); /* ADDLO */
    must("levels: ADDLO: HALTI 5: traps");
    assert_int_equal(seen.count, 1);
}

static void test_uniforms_immediates_and_indices(void **state)
{
    (void)state;
    /* add.u32 t0, u1.xyzw, void, t3, with slot b, which is not read, as u2:
     * programs/vivante/rules/one_uniform.s */
    look(1, 0x07801001, 0x39201804, 0x81c80150, 0x0039003a);
    must("operands: uniforms: HALTI 2: two");
    must("operands: uniforms: HALTI 2: the last is not read");
    must_not("operands: uniforms: HALTI 2: three");
    look(1, 0x07891802, 0x39008806, 0x0c000040,
         0x28390fff); /* mad .., -2.0:f20, u255[a.w]: sheet 7.3 */
    must("operands: immediates: HALTI 2: slot b: f20");
    must("operands: indices: slot c: a.w");
    look(1, 0x00825009, 0, 0, 0x00154028); /* mov.pack t2[a.y].x___ */
    must("operands: indices: the destination: a.y");
    must_not("operands: indices: slot c: a.y");
}

/* ---- runs. */

static void test_stacks(void **state)
{
    (void)state;
    look_at_run("        rep.s32 void, 2:s20, void, out\n"
                "        loop.s32 void, 1:s20, void, over\n"
                "        call void, void, void, f\n"
                "        endloop void, void, void, void\n"
                "over:   endrep void, void, void, void\n"
                "out:    ret void, void, void, void\n"
                "f:      ret void, void, void, void\n");
    must("stacks: calls: 0");
    must("stacks: calls: 1");
    must("stacks: loops: 1, the last by REP");
    must("stacks: loops: 2, the last by LOOP");
    must("stacks: calls and loops together");
    must("stacks: RET on an empty stack");
    must_not("stacks: loops: 1, the last by LOOP");
    must_not("stacks: lanes at different depths");
}

static void test_faults(void **state)
{
    static const struct {
        const char *source, *text;
    } rows[] = {
        {"a: call void, void, void, a\n", "stacks: CALL on a full stack"},
        {"a: rep.s32 void, 1:s20, void, b\n branch void, void, void, a\n b: nop void, void, void, "
         "void\n",
         "stacks: REP on a full stack"},
        {"a: loop.s32 void, 1:s20, void, b\n branch void, void, void, a\n b: nop void, void, void, "
         "void\n",
         "stacks: LOOP on a full stack"},
        {"endrep void, void, void, void\n", "stacks: ENDREP on an empty stack"},
        {"endloop void, void, void, void\n", "stacks: ENDLOOP on an empty stack"},
        {"loop.s32 void, 1:s20, void, b\n b: endrep void, void, void, void\n",
         "stacks: ENDREP of a LOOP"},
        {"rep.s32 void, 1:s20, void, b\n b: endloop void, void, void, void\n",
         "stacks: ENDLOOP of a REP"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        look_at_run(rows[i].source);
        for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++)
            if (k == i) must(rows[k].text);
            else must_not(rows[k].text);
    }
}

static void test_lanes_apart(void **state)
{
    (void)state;
    look_at_run(".threads 2\n.inputs t0\n.input 0: 0 0 0 0  1 0 0 0\n"
                "        call.nz.u32 void, t0.xxxx, void, f\n"
                "        ret void, void, void, void\n"
                "f:      ret void, void, void, void\n");
    must("stacks: lanes at different depths");
}

static void test_launches(void **state)
{
    (void)state;
    look_at_run(".chip gc7000\n.fast\n.threads 6\n.header\n.helper 4 5\n.inputs t0 t0\n"
                "nop void, void, void, void\n");
    must("launch shapes: threads: a part of a group");
    must("launch shapes: threads: fewer than slots");
    must("launch shapes: inputs: two for one temporary");
    must("launch shapes: outputs: none");
    must("launch shapes: helpers: a whole group");
    must("launch shapes: level: HALTI 5");
    must("launch shapes: transcendentals: fast");
    must("launch shapes: rounding: toward 0");
    must_not("launch shapes: threads: whole groups");
    must_not("launch shapes: helpers: some of a group");
}

static void test_stores(void **state)
{
    (void)state;
    look_at_run(".globalsize 16\n.threads 2\n"
                "store.u8 mem.xy__, 5:u20, void, 1:u20\n"
                "store.local.u16 mem.x___, 2:u20, void, 1:u20\n"
                "store mem.x___, 16:u20, void, 1:u20\n"
                "texkill void, void, void, void\n"
                "store mem.x___, 0:u20, void, 1:u20\n");
    must("stores: global: byte 1");
    must("stores: global: byte 2");
    must("stores: local: half 1");
    must("stores: global: word");
    must("stores: global: beyond its end");
    must("stores: two lanes: one word");
    must("stores: a lane that is killed stores nothing");
    must_not("stores: global: byte 0");
    must_not("stores: local: half 0");
    must_not("stores: local: word");
}

/* ---- results that nothing can have. */

static bool can(unsigned op, const char *corner)
{
    const struct common_corner *c = vivante_cover.corner[VIVANTE_FILE_TEMP];
    while (strcmp(c->name, corner) != 0) c++;
    return !vivante_cover.cannot(op - 1, VIVANTE_FILE_TEMP, c);
}

static void test_results_that_cannot_be(void **state)
{
    (void)state;
    assert_true(can(VIVANTE_OP_DP4, "the sign alone"));
    assert_true(can(VIVANTE_OP_DP4, "the NaN of arithmetic"));
    assert_false(can(VIVANTE_OP_DP4, "another quiet NaN"));
    assert_false(can(VIVANTE_OP_DP4, "a signalling NaN"));
    assert_false(can(VIVANTE_OP_DP4, "the same with a sign"));
    assert_false(can(VIVANTE_OP_DP4, "another subnormal"));
    assert_true(can(VIVANTE_OP_MOV, "another quiet NaN"));
    assert_true(can(VIVANTE_OP_CLAMP0_MAX, "another quiet NaN"));
    assert_false(can(VIVANTE_OP_FRC, "another negative number"));
    assert_false(can(VIVANTE_OP_POPCOUNT, "+1.0"));
    assert_true(can(VIVANTE_OP_EXT, "all bits"));
    assert_true(can(VIVANTE_OP_RSQ, "+infinity"));
    assert_false(can(VIVANTE_OP_RSQ, "the sign alone"));
    assert_false(can(VIVANTE_OP_RSQ, "-1.0"));
    assert_false(can(VIVANTE_OP_RSQ, "-infinity"));
    assert_false(can(VIVANTE_OP_RSQ, "another negative number"));
    assert_false(can(VIVANTE_OP_RSQ, "the greatest finite"));
    assert_true(can(VIVANTE_OP_NORM_DP3, "the greatest finite"));
    assert_false(can(VIVANTE_OP_NORM_DP3, "-1.0"));
    assert_true(can(VIVANTE_OP_RCP, "another negative number"));
}

static unsigned possible(unsigned op)
{
    const struct common_corner *c = vivante_cover.corner[VIVANTE_FILE_TEMP];
    unsigned count = 0;
    for (; c->name; c++) count += can(op, c->name);
    return count;
}

static void test_truths_and_signs_are_few_numbers(void **state)
{
    static const struct common_corner flag[] = {{"0", 0xffffffff, 0, 0, 0},
                                                {"not 0", 0xffffffff, 1, 0xffffffff, 0}};
    (void)state;
    assert_int_equal(possible(VIVANTE_OP_SET), 4);
    assert_true(can(VIVANTE_OP_SET, "1") && can(VIVANTE_OP_SET, "+1.0"));
    assert_true(can(VIVANTE_OP_SET, "a half, or a whole number of 16 bits"));
    assert_int_equal(possible(VIVANTE_OP_SIGN), 6);
    assert_true(can(VIVANTE_OP_SIGN, "all bits") && can(VIVANTE_OP_SIGN, "-1.0"));
    assert_true(vivante_cover.cannot(VIVANTE_OP_TEXKILL - 1, VIVANTE_FILE_KILLED, &flag[0]));
    assert_false(vivante_cover.cannot(VIVANTE_OP_TEXKILL - 1, VIVANTE_FILE_KILLED, &flag[1]));
}

/* A number that has a corner of its own is in no other one. */
static void test_one_is_no_other_number(void **state)
{
    static const uint32_t number[] = {0,          1,          0x3f800000, 0xbf800000,
                                      0x40000000, 0x7f7fffff, 0x7fc00000};
    (void)state;
    for (unsigned i = 0; i < sizeof number / sizeof number[0]; i++) {
        unsigned count = 0;
        for (const struct common_corner *c = vivante_cover.corner[VIVANTE_FILE_TEMP]; c->name; c++)
            count += common_corner_has(c, number[i]);
        assert_int_equal(count, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_point_has_its_own_text),
        cmocka_unit_test(test_cells_are_of_their_rows),
        cmocka_unit_test(test_an_instruction_hits_its_values_at_its_level),
        cmocka_unit_test(test_what_a_row_ignores_is_no_cell),
        cmocka_unit_test(test_reserved_rows_are_one_cell_of_a_level),
        cmocka_unit_test(test_uniforms_immediates_and_indices),
        cmocka_unit_test(test_stacks),
        cmocka_unit_test(test_faults),
        cmocka_unit_test(test_lanes_apart),
        cmocka_unit_test(test_launches),
        cmocka_unit_test(test_stores),
        cmocka_unit_test(test_results_that_cannot_be),
        cmocka_unit_test(test_truths_and_signs_are_few_numbers),
        cmocka_unit_test(test_one_is_no_other_number),
    };
    return cmocka_run_group_tests_name("vivante_cover", tests, NULL, NULL);
}
