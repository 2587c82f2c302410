/* What coverage counts: the cells of the map, and what runs hit of the ISA's groups. */
#include "test_bench.h"

#include "../common/random.h"
#include "../common/rng.h"
#include "../common/test_cover.h"
#include "../common/test_stride.h"
#include "cover.h"
#include "cover_map.h"
#include "fields.h"

static const struct common_hits hits = {(void *)&sgx543_cover, note};

static void look(uint64_t bits)
{
    const uint32_t word[SGX543_WORDS] = {(uint32_t)bits, (uint32_t)(bits >> 32)};
    seen.count = 0;
    sgx543_cover.word(0, word, false, &hits);
}

/* Each launch and retire of a program is reported to the ISA. */
static void look_at_run(const char *source)
{
    uint32_t memo[COMMON_COVER_MEMO] = {0};
    struct common_error err = {{0}};
    struct common_retire event;
    struct bench b;

    bench_open(&b, source);
    const struct common_covered covered = {.program = &b.program,
                                           .machine = &machine,
                                           .model = b.model,
                                           .step = b.step,
                                           .memo = memo,
                                           .hits = &hits};
    seen.count = 0;
    while (!sgx543_finished(b.model)) {
        while (sgx543_dispatch(b.model, &event)) {
            assert_int_equal(sgx543_launch(b.model, &event, b.step, &err), 0);
            sgx543_cover.covered(&covered);
        }
        for (uint32_t slot = 0; slot < b.model->slots; slot++) {
            if (!b.model->core->slot[slot].busy) continue;
            assert_int_equal(sgx543_step(b.model, slot, b.step, &err), 0);
            sgx543_cover.covered(&covered);
        }
    }
    bench_close(&b);
}

static void test_words(void **state)
{
    (void)state;
    look(UINT64_C(0x04809284f0000083)); /* mad.f16 r0, pa0, sa4, sa6 */
    must("forms: MAD2: fmt 1: dest: r");
    must("forms: MAD2: fmt 1: s0: pa");
    must("forms: MAD2: fmt 1: s1: sa");
    must("forms: MAD2: fmt 1: s2: sa");
    must_not("forms: MAD2: fmt 0: dest: r");
    assert_int_equal(seen.count, 4);
    look(UINT64_C(0x40800d7ea0198002)); /* pack.f16.f32 pa0, {pa0,pa2} */
    must("forms: PCK: sfmt 6, dfmt 5: dest: pa");
    must("forms: PCK: sfmt 6, dfmt 5, scale 0");
    look(UINT64_C(0xf804014000000000)); /* nop .end */
    must("forms: NOP: end 1");
    assert_int_equal(seen.count, 1);
    look(UINT64_C(0xd020000000000000)); /* ILLEGAL (sn) */
    must("illegal words: sn");
    assert_int_equal(seen.count, 1);
}

static void test_runs(void **state)
{
    (void)state;
    look_at_run("smlsi d+1 s0+1 s1-2 s2+1\nsmbo d8 s0+0 s1+0 s2+0\nor.u32.rpt3 o0, pa6, #0x0");
    must("steps: iterations: 3");
    must("steps: s1: below 0");
    must("steps: dest: with a base");
    must("ends: by prog_end");
    must("launch shapes: instances: one");
    must_not("steps: s1: by a table");
    look_at_run(
        ".instances 5\n.outputs sa 0 128\n.pa 128\nphas.imm mode0 rate0 wait1 temps0 addr=0x2\n"
        "nop .end\ndepthf pa0 .end");
    must("ends: another phase: by the end bit");
    must("ends: by the end bit");
    must("ends: with a depth");
    must("launch shapes: outputs of sa");
    must("launch shapes: pa: all 128");
    must("launch shapes: instances: more than slots");
    look_at_run(
        ".globalsize 64\nlda16.fetch1 r0, [pa0 + #0 + #3]\nsta32.fetch1 [pa0 + #100], r0\nkill");
    must("accesses: global: load: bytes 3");
    must("accesses: global: load: bytes 0");
    must("accesses: global: beyond its end: store");
    must("ends: by KILL");
}

/* Every cell has a text of its own and belongs to the row that its text begins with. */
static void test_texts(void **state)
{
    char text[TEST_COVER_TEXT], before[TEST_COVER_TEXT] = "";
    (void)state;
    assert_true(sgx543_map_cells() > 5000);
    for (unsigned cell = 0; cell < sgx543_map_cells(); cell++) {
        const char *row = sgx543_encoding.row[sgx543_map_row(cell)].name;
        sgx543_map_text(cell, text, sizeof text);
        if (strncmp(text, row, strlen(row)) != 0 || text[strlen(row)] != ':')
            fail_msg("%s: of row %s", text, row);
        assert_string_not_equal(text, before);
        memcpy(before, text, sizeof before);
    }
}

/* Words of random programs, and any words, are in cells that there are: note() checks it. */
static void test_random_words(void **state)
{
    struct common_rng rng = common_rng_make(1, 1);
    (void)state;
    for (unsigned i = 0; i < 200000; i += test_stride()) look(common_rng_next(&rng));
    for (unsigned i = 0; i < 30; i += test_stride()) {
        struct common_program program;
        struct common_error err = {{0}};
        const struct common_random_order order = {.isa = &sgx543_isa, .type = i % 2, .seed = i};
        char *text = common_random_make(&order, &err);
        assert_non_null(text);
        assert_int_equal(sgx543_assemble("random.s", text, &program, &err), 0);
        for (size_t k = 0; k < program.code_words; k += SGX543_WORDS)
            look(program.code[k] | (uint64_t)program.code[k + 1] << 32);
        common_program_free(&program);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_runs),
        cmocka_unit_test(test_texts),
        cmocka_unit_test(test_random_words),
    };
    return cmocka_run_group_tests_name("sgx543_cover", tests, NULL, NULL);
}
