/* What people and machines read: exact texts, so that a change of them is seen. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../model/common/isa_call.h"
#include "test_isa.h"

#define W TEST_ISA_WORD

static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 5),  W(TEST_ISA_SET, 2, 0, 7),
                                W(TEST_ISA_ADD, 1, 2, 0),  W(TEST_ISA_FAR, 1, 0, 16),
                                W(TEST_ISA_WAIT, 0, 0, 0), W(TEST_ISA_END, 0, 0, 0)};

static struct test_core *start(uint32_t blocks)
{
    struct test_core *c = calloc(1, sizeof *c);
    c->options.seed = 7;
    c->options.repeat = "warpstep run --seed 7 dir/sample.s";
    test_core_start(c, code, sizeof code / sizeof code[0], blocks);
    return c;
}

static void finish(struct test_core *c)
{
    test_core_stop(c);
    free(c);
}

static char *report(struct test_core *c)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_report(c->bridge, out), 0);
    fclose(out);
    return text;
}

static char *json(const struct bridge_result *result, const struct bridge_run *run)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_result_json(result, run, out), 0);
    fclose(out);
    return text;
}

/* Warp 1 adds wrongly in lane 3, with warp 0 beside it. */
static struct test_core *mismatch(void)
{
    struct test_core *c = start(2);
    test_core_launch(c, 0, 0);
    test_core_launch(c, 1, 1);
    for (uint32_t i = 0; i < 4; i++) test_core_step(c, i & 1);
    test_core_prepare(c, 1);
    c->step.reg[0].data[3] ^= 0x100;
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_MISMATCH);
    return c;
}

static const char *const mismatch_text[] = {
    "MISMATCH  quark sample.s  cycle 7  seed 7",
    "  warp 1 order 3 pc 0x2: q1 differs: add q1 q2 0",
    "",
    "  pc 0x0002  00002102  add q1 q2 0",
    "  warp 1  order 3  cycle 7  active 0x0000000f  block 1  slot 1",
    "",
    "  differs: core, model, xor; a byte that was not written is ..",
    "    q1",
    "      l3  00000112 00000012 00000100",
    "",
    "  sources, last written by, value before",
    "    q1       order 1 pc 0x0000       l0 00000005  l1 00000006  l2 00000007  l3 00000008",
    "    q2       order 2 pc 0x0001       l0 00000007  l1 00000008  l2 00000009  l3 0000000a",
    "",
    "  last of warp 1",
    "     order  pc      instruction                          writes: core | model",
    "         0  000000  launch                               q0.0 0 | 0 +7",
    "         1  000000  set q1 q0 5                          q1.0 5 | 5",
    "         2  000001  set q2 q0 7                          q2.0 7 | 7",
    "   >     3  000002  add q1 q2 0                          q1.3 112 | 12",
    "",
    "  last of the core",
    "    w0       0  000000  launch                               q0.0 0 | 0 +7",
    "    w1       0  000000  launch                               q0.0 0 | 0 +7",
    "    w0       1  000000  set q1 q0 5                          q1.0 5 | 5",
    "    w1       1  000000  set q1 q0 5                          q1.0 5 | 5",
    "    w0       2  000001  set q2 q0 7                          q2.0 7 | 7",
    "    w1       2  000001  set q2 q0 7                          q2.0 7 | 7",
    "   >w1       3  000002  add q1 q2 0                          q1.3 112 | 12",
    "",
    "  5 instructions, 20 thread instructions, 2 launches; 21 register rows, 8 memory words; "
    "0 sweeps",
    "  not observed: sweep:q, sweep:near, end:far, end:own",
    "  the program expects nothing of its end",
    "  repeat: warpstep run --seed 7 dir/sample.s",
};

static void test_report_of_a_mismatch(void **state)
{
    (void)state;
    struct test_core *c = mismatch();
    char *text = report(c), *save = text;
    for (size_t i = 0; i < sizeof mismatch_text / sizeof mismatch_text[0]; i++) {
        char *end = strchr(save, '\n');
        assert_non_null(end);
        *end = 0;
        assert_string_equal(save, mismatch_text[i]);
        save = end + 1;
    }
    assert_string_equal(save, "");
    free(text);
    finish(c);
}

static void assert_has(struct test_core *c, const char *line)
{
    char *text = report(c);
    if (!strstr(text, line)) fail_msg("'%s' is not in:\n%s", line, text);
    free(text);
}

/* With a source: the place of the instruction, and a column in the histories. */
static void test_report_shows_source_lines(void **state)
{
    (void)state;
    static unsigned lines[] = {12, 13, 13, 20, 0, 22};
    struct test_core *c = start(1);
    c->program.line = lines;
    test_core_launch(c, 0, 0);
    for (uint32_t i = 0; i < 3; i++) test_core_step(c, 0);
    test_core_prepare(c, 0);
    c->step.mem[1].data ^= 1;
    assert_int_not_equal(test_core_send(c), 0);
    test_core_finish(c, BRIDGE_END_STOPPED);
    assert_string_equal(bridge_result(c->bridge)->difference.source, "sample.s:20");
    assert_has(c,
               "\n  sample.s:20  warp 0  order 4  cycle 5  active 0x0000000f  block 0  slot 0\n");
    assert_has(c,
               "\n     order  pc      line  instruction                    writes: core | model\n"
               "         0  000000        launch                         q0.0 0 | 0 +7\n"
               "         1  000000    12  set q1 q0 5                    q1.0 5 | 5\n");
    assert_has(c, "\n   >w0       4  000003    20  far q1 q0 16                   far[0x10] ");
    char *text = json(bridge_result(c->bridge), NULL);
    assert_non_null(strstr(text, ", \"text\": \"far q1 q0 16\", \"source\": \"sample.s:20\", "));
    free(text);
    c->program.words = true; /* lines of a file of words are no source */
    struct bridge_difference none = {.present = false};
    assert_int_equal(common_isa_source(&test_isa, &c->program, 3, none.source, sizeof none.source),
                     0);
    assert_string_equal(none.source, "");
    finish(c);
}

/* Values are those before the instruction, whatever it wrote itself. */
static void test_report_shows_values_before_the_instruction(void **state)
{
    (void)state;
    static const uint32_t itself[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_HALF, 1, 0, 9),
                                      W(TEST_ISA_CLOCK, 2, 0, 0), W(TEST_ISA_ADD, 1, 2, 0),
                                      W(TEST_ISA_ADD, 6, 5, 0)};
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, itself, 5, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_step(c, 0);
    test_core_prepare(c, 0);
    for (uint32_t l = 0; l < 4; l++) c->step.reg[0].data[l] = 0x40 + l; /* the core's clock */
    assert_int_equal(test_core_send(c), 0);
    test_core_prepare(c, 0);
    c->step.reg[0].data[0] = 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_has(c, "\n    q1       order 2 pc 0x0001       l0 00000005  l1 00000009  l2 00000007  "
                  "l3 00000009\n"
                  "    q2       order 3 pc 0x0002       l0 00000040  l1 00000041  l2 00000042  l3 "
                  "00000043\n");
    finish(c);
}

static void test_report_shows_values_that_a_launch_left(void **state)
{
    (void)state;
    static const uint32_t add[] = {W(TEST_ISA_ADD, 6, 5, 0)};
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, add, 1, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.reg[0].data[2] = 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_has(c, "\n    q6       launch (order 0)        l0 00000000  l1 00000000  l2 00000000  "
                  "l3 00000000\n");
    finish(c);
}

/* Registers that an instruction delivers are the ISA's names of the words that it writes. */
static const struct common_format *word_text(const struct common_program *program, uint32_t space,
                                             uint64_t addr, char *text, size_t size)
{
    (void)program;
    if (space == TEST_ISA_FAR_SPACE) snprintf(text, size, "run 0, q%u.x", (unsigned)addr / 16);
    return NULL;
}

static void test_report_names_the_writer_of_what_is_delivered(void **state)
{
    (void)state;
    static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_NOP, 0, 0, 0),
                                    W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_END, 0, 0, 0)};
    struct common_isa isa = test_isa;
    struct test_core *c = calloc(1, sizeof *c);
    isa.word_text = word_text;
    c->isa = &isa;
    test_core_start(c, code, 4, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_step(c, 0);
    test_core_prepare(c, 0);
    c->step.mem[0].data ^= 1;
    test_core_send(c);
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    assert_non_null(strstr(text, "far[0x10] differs: far q1 q0 16"));
    assert_non_null(strstr(text, "  sources, last written by, value before\n"
                                 "    q1       order 1 pc 0x0000 "));
    free(text);
    finish(c);
}

/* Two instructions write q1, and the core stores the older value last. The next one reads it. */
static void test_report_names_a_race_of_two_writers(void **state)
{
    (void)state;
    static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_SET, 1, 0, 6),
                                    W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_END, 0, 0, 0)};
    const uint32_t older[4] = {5, 6, 7, 8}, younger[4] = {6, 7, 8, 9};
    struct common_isa isa = test_isa;
    struct test_core *c = calloc(1, sizeof *c);
    isa.word_text = word_text;
    c->isa = &isa;
    test_core_start(c, code, 4, 1);
    test_core_launch(c, 0, 0);
    bridge_reg_write(c->bridge, 0, 2, 0, 0, 1, 0, 15, 15, younger, 4);
    bridge_reg_write(c->bridge, 0, 1, 0, 0, 1, 0, 15, 15, older, 4);
    for (int i = 0; i < 2; i++) {
        test_core_prepare(c, 0);
        test_core_retire(c);
        test_core_clock(c);
    }
    test_core_prepare(c, 0);
    c->step.mem[0].data = 5;
    test_core_send(c);
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    assert_non_null(strstr(text, "    q1       order 1 wrote it after order 2 did: the core holds "
                                 "the older value\n"));
    free(text);
    finish(c);
}

/* A flag is reported at the end, when its sources may have changed: they are not shown. */
static void test_report_shows_no_sources_of_the_past(void **state)
{
    (void)state;
    static const uint32_t flag[] = {W(TEST_ISA_FLAG, 1, 2, 4), W(TEST_ISA_SET, 1, 0, 5),
                                    W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, flag, 3, 1);
    assert_int_equal(test_core_run(c), BRIDGE_TRAP);
    char *text = report(c);
    assert_null(strstr(text, "sources"));
    free(text);
    finish(c);
}

static void test_report_of_a_pass_is_short(void **state)
{
    (void)state;
    static const uint32_t end[] = {W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, end, 1, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    char *text = report(c);
    assert_string_equal(
        text,
        "PASS  quark sample.s  cycle 2  seed 0\n"
        "  1 instructions, 4 thread instructions, 1 launches; 8 register rows, 4 memory words; "
        "1 sweeps\n"
        "  the program expects nothing of its end\n");
    free(text);
    finish(c);
}

static void test_report_of_a_hang_lists_every_warp(void **state)
{
    (void)state;
    struct test_core *c = start(2);
    test_core_launch(c, 0, 0);
    test_core_launch(c, 2, 1);
    for (int i = 0; i < 5; i++) test_core_step(c, 0);
    test_core_prepare(c, 2);
    test_core_writes(c);
    test_core_clock(c);
    test_core_finish(c, BRIDGE_END_LIMIT);
    char *text = report(c);
    assert_non_null(strstr(text, "HANG  quark sample.s"));
    assert_non_null(strstr(
        text, "  the clock limit was reached; oldest: warp 2 order 1 pc 0x0: set q1 q0 5\n"));
    assert_non_null(strstr(text, "       0      6  000005           7  waits for other warps\n"));
    assert_non_null(
        strstr(text, "       2      1  000000           2  set q1 q0 5  (its writes were seen)\n"));
    free(text);
    finish(c);
}

static void test_report_fits_one_screen(void **state)
{
    (void)state;
    struct test_core *c = start(3);
    for (uint32_t w = 0; w < 3; w++) test_core_launch(c, w, w);
    for (uint32_t i = 0; i < 9; i++) test_core_step(c, i % 3);
    test_core_prepare(c, 1);
    const uint32_t data[4] = {0x11111111, 0x22222222, 0x33333333, 0x44444444};
    for (uint32_t r = 0; r < 8; r++) bridge_reg_write(c->bridge, 1, 4, 1, 0, r, 0, 15, 15, data, 4);
    for (uint32_t a = 0; a < 256; a += 4)
        bridge_mem_write(c->bridge, 1, 4, TEST_ISA_FAR_SPACE, 0, a, 15, a);
    test_core_retire(c);
    test_core_clock(c);
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    size_t lines = 0, column = 0;
    for (const char *p = text; *p; p++) {
        column = *p == '\n' ? 0 : column + 1;
        lines += *p == '\n';
        assert_true(column <= 100);
    }
    assert_true(lines >= 30 && lines <= 50);
    assert_non_null(strstr(text, "    q7\n      l0  11111111 ........ 11111111  l1  22222222 "
                                 "........ 22222222  l2  33333333 "
                                 "........ 33333333\n      l3  44444444 ........ 44444444\n"));
    assert_non_null(strstr(text, "and 77 more\n")); /* of 8 * 4 register lanes and 64 words */
    free(text);
    finish(c);
}

static void test_report_of_a_launch_that_is_impossible(void **state)
{
    (void)state;
    struct test_core *c = start(2);
    const struct common_retire event = {.kind = COMMON_LAUNCH, .warp = 0, .arg = {1, 0, 2, 0}};
    bridge_retire(c->bridge, &event);
    test_core_clock(c);
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    assert_non_null(
        strstr(text, "the core launches what the model cannot: block 1 is not the next"));
    assert_non_null(strstr(text, "block 1  slot 2"));
    free(text);
    finish(c);
}

static void test_report_says_when_it_cannot_be_written(void **state)
{
    (void)state;
    FILE *out = fopen("/dev/full", "w");
    if (!out) skip();
    struct test_core *c = mismatch();
    assert_int_equal(bridge_report(c->bridge, out), -1);
    assert_int_equal(bridge_result_line(bridge_result(c->bridge), out), -1);
    assert_int_equal(bridge_result_json(bridge_result(c->bridge), NULL, out), -1);
    fclose(out);
    finish(c);
}

static void test_result_line_is_exact(void **state)
{
    (void)state;
    const struct bridge_result r = {.verdict = BRIDGE_STATE_DIFF,
                                    .mode = "lockstep",
                                    .instructions = 1234,
                                    .expected = 7,
                                    .seed = 1,
                                    .hashed = true,
                                    .hash = 0x123456789abcdef};
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_result_line(&r, out), 0);
    fclose(out);
    assert_string_equal(
        text, "warpstep: verdict=STATE_DIFF status=4 compared=1234 hash=0123456789abcdef seed=1 "
              "expected=7\n");
    free(text);
}

/* Kinds of which nothing was compared are left out; so is what only boards have. */
static void test_result_line_says_how_much_of_each_kind(void **state)
{
    (void)state;
    const struct bridge_result r = {.mode = "lockstep",
                                    .kinds = &test_isa,
                                    .compared = {.field = {3, 3, 0, 2, 3, 3},
                                                 .rows = {9},
                                                 .words = {4, 5, 6},
                                                 .swept_words = {0, 12},
                                                 .end_words = {64, 0, 48},
                                                 .expected = 2,
                                                 .signatures = 1}};
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_result_line(&r, out), 0);
    fclose(out);
    assert_string_equal(text, "warpstep: verdict=PASS status=0 compared=0 hash=off seed=0 "
                              "fields=pc:3,words:3,next_pc:2,trap:3,done:3 registers=q:9 "
                              "memory=far:4,near:5,own:6 swept_registers=0 swept_memory=near:12 "
                              "end=far:64,own:48 expected=2 signatures=1\n");
    free(text);
}

static void test_result_names_follow_the_exit_status(void **state)
{
    (void)state;
    static const char *const name[] = {"PASS",       "MISMATCH", "BAD_INPUT", "HANG",
                                       "STATE_DIFF", "ORDER",    "VACUOUS",   "EXPECT_FAIL",
                                       "LINK_ERROR", "TRAP",     "INTERNAL",  "NOT_OBSERVED"};
    for (int i = 0; i <= 11; i++)
        assert_string_equal(bridge_verdict_name((enum bridge_verdict)i), name[i]);
}

static void test_json_is_exact(void **state)
{
    (void)state;
    struct test_core *c = mismatch();
    const struct common_parameter parameters[] = {{"LANES", 4}, {"WARPS", 2}};
    const struct common_machine machine = {parameters, 2};
    const struct bridge_run run = {.machine = &machine,
                                   .disturb = "mild",
                                   .repeat = "warpstep run x.s",
                                   .clocks = 8,
                                   .memory_hash = 0xabc};
    char *text = json(bridge_result(c->bridge), &run);
    const char *hash = strstr(text, "\"hash\": \"");
    assert_non_null(hash);
    memset(text + (hash - text) + 9, '#',
           16); /* any change of the hash is the hash tests' matter */
    assert_string_equal(
        text,
        "{\"schema\": 1, \"outcome\": \"MISMATCH\", \"verdict\": \"MISMATCH\", \"status\": 1, "
        "\"message\": \"warp 1 order 3 pc 0x2: q1 differs: add q1 q2 0\", "
        "\"mode\": \"lockstep\", \"isa\": \"quark\", \"program\": \"sample.s\", "
        "\"file\": \"dir/sample.s\", \"shape\": {\"LANES\": 4, \"WARPS\": 2}, \"seed\": \"7\", "
        "\"disturb\": \"mild\", \"clocks\": 8, \"instructions\": 5, \"thread_instructions\": 20, "
        "\"launches\": 2, \"outside\": 0, \"volatiles\": 0, \"register_rows\": 21, "
        "\"memory_words\": 8, \"sweeps\": "
        "0, "
        "\"swept_words\": 0, \"differences\": 1, "
        "\"compared\": {\"fields\": {\"pc\": 5, \"words\": 5, \"active\": 5, \"next_pc\": 5, "
        "\"trap\": 5, \"done\": 5}, \"registers\": {\"q\": 21}, "
        "\"memory\": {\"far\": 0, \"near\": 8, \"own\": 0}, \"swept_registers\": {\"q\": 0}, "
        "\"swept_memory\": {\"far\": 0, \"near\": 0, \"own\": 0}, "
        "\"end\": {\"far\": 0, \"near\": 0, \"own\": 0}, \"expected\": 0, \"signatures\": 0}, "
        "\"hash\": \"################\", "
        "\"memory_hash\": \"0000000000000abc\", \"expects\": false, "
        "\"not_observed\": [\"sweep:q\", \"sweep:near\", \"end:far\", \"end:own\"], \"missed\": 4, "
        "\"repeat\": \"warpstep run x.s\", "
        "\"difference\": {\"kind\": \"retire\", \"cycle\": 7, \"warp\": 1, \"order\": 3, "
        "\"pc\": \"0x2\", \"active\": \"0x0000000f\", \"text\": \"add q1 q2 0\", \"source\": null, "
        "\"words\": [\"0x00002102\"], "
        "\"launch_args\": [\"0x00000001\", \"0x00000000\", \"0x00000001\", \"0x00000000\"], "
        "\"differing_values\": 1, \"values\": [{\"where\": \"q1\", \"lane\": 3, "
        "\"core\": \"0x00000112\", \"core_bytes\": 15, \"model\": \"0x00000012\", "
        "\"model_bytes\": 15}]}}\n");
    free(text);
    finish(c);
}

/* What is no UTF-8 (a byte that begins nothing, a long form, a half of a pair, one cut short) is
 * told byte by byte. */
static void test_json_has_names_beyond_ascii(void **state)
{
    static const char *const cases[][2] = {
        {"\xc3\xbc", "\"\xc3\xbc\""},
        {"\xe2\x82\xac \xf0\x9f\x98\x80", "\"\xe2\x82\xac \xf0\x9f\x98\x80\""},
        {"\xff", "\"\\u00ff\""},
        {"\xc0\xaf", "\"\\u00c0\\u00af\""},
        {"\xed\xa0\x80", "\"\\u00ed\\u00a0\\u0080\""},
        {"\xe2\x82", "\"\\u00e2\\u0082\""},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char *text = NULL;
        size_t size = 0;
        FILE *out = open_memstream(&text, &size);
        bridge_json_string(out, cases[i][0]);
        fclose(out);
        assert_string_equal(text, cases[i][1]);
        free(text);
    }
}

static void test_json_of_equal_runs_is_equal(void **state)
{
    (void)state;
    struct test_core *a = mismatch(), *b = mismatch();
    char *first = json(bridge_result(a->bridge), NULL),
         *second = json(bridge_result(b->bridge), NULL);
    assert_string_equal(first, second);
    free(first);
    free(second);
    finish(a);
    finish(b);
}

static void test_json_escapes_and_times_when_asked(void **state)
{
    (void)state;
    const struct bridge_result r = {
        .verdict = BRIDGE_BAD_INPUT, .message = "a \"b\" \\ \n\x80", .program = "x"};
    const struct bridge_run run = {
        .timed = true, .wall = 1.5, .processor = 0.25, .reset = 0.125, .whole = 1.25};
    char *text = json(&r, &run);
    assert_non_null(strstr(text, ", \"message\": \"a \\\"b\\\" \\\\ \\u000a\\u0080\", "));
    assert_non_null(strstr(text, ", \"shape\": {}, "));
    assert_non_null(strstr(text, ", \"repeat\": null, \"difference\": null, "
                                 "\"times\": {\"wall\": 1.500000, \"processor\": 0.250000, "
                                 "\"reset\": 0.125000, \"whole\": 1.250000}}\n"));
    assert_ptr_equal(strchr(text, '\n'), text + strlen(text) - 1);
    free(text);
}

/* A program without a difference on a core whose sweeps and memories of the end were not looked
 * at. */
static void test_outcome_of_what_was_not_observed_is_no_pass(void **state)
{
    (void)state;
    static const uint32_t end[] = {W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, end, 1, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    assert_int_equal(bridge_finish(c->bridge, BRIDGE_END_DONE, NULL, 0), BRIDGE_UNOBSERVED);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_int_equal(r->missed, r->not_observed_count); /* two sweeps, two memories of the end */
    assert_true(r->missed >= 3);
    assert_string_equal(bridge_outcome(r, NULL), "NOT_OBSERVED");
    char *text = json(r, NULL);
    assert_non_null(strstr(
        text, "\"outcome\": \"NOT_OBSERVED\", \"verdict\": \"NOT_OBSERVED\", \"status\": 11, "));
    free(text);
    finish(c);
}

static void test_outcome_of_each_kind(void **state)
{
    (void)state;
    const struct bridge_run skipped = {.skipped = "needs fp64"};
    struct bridge_result r = {.verdict = BRIDGE_PASS, .mode = "lockstep"};
    assert_string_equal(bridge_outcome(&r, NULL), "PASS");
    r.not_observed_count = 1; /* declared */
    assert_string_equal(bridge_outcome(&r, NULL), "PASS");
    r.not_observed_count = 2;
    r.missed = 1; /* bridge_finish() has looked at it, but of a trap */
    r.verdict = BRIDGE_TRAP;
    assert_string_equal(bridge_outcome(&r, NULL), "NOT_OBSERVED");
    r.verdict = BRIDGE_HANG;
    assert_string_equal(bridge_outcome(&r, NULL), "HANG");
    char *text = json(&r, &skipped);
    assert_non_null(strstr(text, "{\"schema\": 1, \"outcome\": \"SKIP\", \"verdict\": null, "
                                 "\"status\": null, \"message\": \"needs fp64\", "));
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_report_of_a_mismatch),
        cmocka_unit_test(test_report_shows_source_lines),
        cmocka_unit_test(test_report_shows_values_before_the_instruction),
        cmocka_unit_test(test_report_shows_values_that_a_launch_left),
        cmocka_unit_test(test_report_shows_no_sources_of_the_past),
        cmocka_unit_test(test_report_names_the_writer_of_what_is_delivered),
        cmocka_unit_test(test_report_names_a_race_of_two_writers),
        cmocka_unit_test(test_report_of_a_pass_is_short),
        cmocka_unit_test(test_report_of_a_hang_lists_every_warp),
        cmocka_unit_test(test_report_fits_one_screen),
        cmocka_unit_test(test_report_of_a_launch_that_is_impossible),
        cmocka_unit_test(test_report_says_when_it_cannot_be_written),
        cmocka_unit_test(test_result_line_is_exact),
        cmocka_unit_test(test_result_line_says_how_much_of_each_kind),
        cmocka_unit_test(test_result_names_follow_the_exit_status),
        cmocka_unit_test(test_json_is_exact),
        cmocka_unit_test(test_json_has_names_beyond_ascii),
        cmocka_unit_test(test_json_of_equal_runs_is_equal),
        cmocka_unit_test(test_json_escapes_and_times_when_asked),
        cmocka_unit_test(test_outcome_of_what_was_not_observed_is_no_pass),
        cmocka_unit_test(test_outcome_of_each_kind),
    };
    return cmocka_run_group_tests_name("bridge report", tests, NULL, NULL);
}
