/* Coverage: stores and their damage, points of every ISA, what a store is said to lack. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../bridge/cover.h"
#include "../model/common/file.h"
#include "../model/common/weights.h"
#include "cover.h"
#include "cover_points.h"
#include "cover_report.h"

static char path[] = "/tmp/test_cover.XXXXXX";

static void write_file(const char *text, size_t size)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* The bytes that a store is written as. */
static char *text_of(const struct cover_store *store)
{
    struct common_error err = {""};

    assert_int_equal(cover_store_write(store, path, &err), 0);
    char *text = common_file_read(path, NULL, &err);
    assert_non_null(text);
    return text;
}

static void add(struct cover_store *store, const char *isa, const char *group, const char *text,
                uint64_t count)
{
    assert_int_equal(cover_store_add(store, isa, group, text, count), 0);
}

static struct cover_store sample(void)
{
    struct cover_store store = {.runs = 2};

    add(&store, "quark", "rows", "MUL: executed", 0);
    add(&store, "quark", "rows", "ADD: s1: r0", 3);
    add(&store, "quark", "rows", "ADD: executed", 18446744073709551615u);
    add(&store, "gluon", "traps", "HALT", 7);
    cover_store_sort(&store);
    return store;
}

static void test_store_text_is_as_described(void **state)
{
    (void)state;
    struct cover_store store = sample();
    char *text = text_of(&store);

    assert_int_equal(
        strncmp(text,
                "warpstep coverage 1\nruns 2\nisa gluon\ngroup traps\n7 HALT\nisa quark\n"
                "group rows\n18446744073709551615 ADD: executed\n3 ADD: s1: r0\n"
                "0 MUL: executed\nend 4 ",
                strlen("warpstep coverage 1\nruns 2\nisa gluon\ngroup traps\n7 HALT\nisa quark\n"
                       "group rows\n18446744073709551615 ADD: executed\n3 ADD: s1: r0\n"
                       "0 MUL: executed\nend 4 ")),
        0);
    free(text);
    cover_store_free(&store);
}

static void test_store_is_read_as_it_was_written(void **state)
{
    (void)state;
    struct cover_store store = sample(), again;
    struct common_error err = {""};
    char *text = text_of(&store);

    assert_int_equal(cover_store_read(&again, path, &err), 0);
    char *second = text_of(&again);
    assert_string_equal(text, second);
    free(text);
    free(second);
    cover_store_free(&store);
    cover_store_free(&again);
}

static void test_merge_is_commutative_and_saturates(void **state)
{
    (void)state;
    char *text[2];

    for (int turn = 0; turn < 2; turn++) {
        struct cover_store one = sample(), other = {.runs = 5};
        add(&other, "quark", "rows", "ADD: executed", 1);
        add(&other, "quark", "rows", "MUL: executed", 4);
        add(&other, "quark", "masks", "alu: one lane", 1);
        cover_store_sort(&other);
        struct cover_store *to = turn ? &other : &one, *from = turn ? &one : &other;
        assert_int_equal(cover_store_merge(to, from), 0);
        assert_int_equal(from->entries, 0);
        text[turn] = text_of(to);
        cover_store_free(to);
    }
    assert_string_equal(text[0], text[1]);
    assert_non_null(strstr(text[0], "runs 7\n"));
    assert_non_null(strstr(text[0], "\n18446744073709551615 ADD: executed\n"));
    assert_non_null(strstr(text[0], "\n4 MUL: executed\n"));
    free(text[0]);
    free(text[1]);
}

static void test_update_adds_to_what_is_there(void **state)
{
    (void)state;
    struct common_error err = {""};

    unlink(path);
    for (int i = 0; i < 2; i++) {
        struct cover_store one = sample();
        assert_int_equal(cover_store_update(path, &one, &err), 0);
        assert_int_equal(one.entries, 0);
    }
    struct cover_store store;
    assert_int_equal(cover_store_read(&store, path, &err), 0);
    assert_int_equal(store.runs, 4);
    assert_string_equal(store.entry[0].text, "HALT");
    assert_int_equal(store.entry[0].count, 14);
    cover_store_free(&store);
}

static void refused(const char *text, size_t size, const char *message)
{
    struct cover_store store;
    struct common_error err = {""};
    char where[64];

    write_file(text, size);
    assert_int_equal(cover_store_read(&store, path, &err), -1);
    snprintf(where, sizeof where, "%s:", path);
    assert_int_equal(strncmp(err.text, where, strlen(where)), 0);
    if (!strstr(err.text, message)) fail_msg("'%s' does not say '%s'", err.text, message);
    assert_null(strchr(err.text, '\n'));
    assert_null(store.entry);
}

static void test_damage_is_refused_with_its_line(void **state)
{
    (void)state;
    refused("", 0, ":1:1: error: damaged coverage store: it ends too early");
    refused("{}\n", 3, ":1:1: error: not a coverage store");
    refused("warpstep coverage 2\n", 20,
            ":1:19: error: coverage store of version 2; this build reads version 1");
    refused("warpstep coverage 01\n", 21, ":1:19: error: damaged");
    refused("warpstep coverage 1\nruns x\n", 27, ":2:6: error: damaged");
    refused("warpstep coverage 1\nruns 1\n1 A\n", 31, ":3:1: error: damaged");
    refused("warpstep coverage 1\nruns 1\nisa a\n1 A\n", 37, ":4:1: error: damaged");
    refused("warpstep coverage 1\nruns 1\nisa a\ngroup b\n-1 A\n", 46, ":5:1: error: damaged");
    refused("warpstep coverage 1\nruns 1\nisa a\ngroup b\n1 B\n1 A\n", 49, ":6:1: error: damaged");
    refused("warpstep coverage 1\nruns 1\nisa a\ngroup b\n1 A\n1 A\n", 49, ":6:1: error: damaged");
}

/* A store that lacks any of its bytes, or has another one in place of it, is found to be
 * damaged. */
static void test_every_damaged_byte_is_found(void **state)
{
    (void)state;
    struct cover_store store = sample(), read;
    struct common_error err;
    char *text = text_of(&store);
    size_t size = strlen(text);

    for (size_t i = 0; i < size; i++) {
        err.text[0] = '\0';
        write_file(text, i);
        assert_int_equal(cover_store_read(&read, path, &err), -1);
        err.text[0] = '\0';
        text[i] ^= 1;
        write_file(text, size);
        assert_int_equal(cover_store_read(&read, path, &err), -1);
        text[i] ^= 1;
    }
    write_file(text, size);
    err.text[0] = '\0';
    assert_int_equal(cover_store_read(&read, path, &err), 0);
    cover_store_free(&read);
    cover_store_free(&store);
    free(text);
}

static char *report_part(const struct cover_store *old, const struct cover_store *store,
                         const struct cover_store *whole, size_t *holes)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    assert_non_null(out);
    *holes =
        old ? cover_report_compare(old, store, whole, out) : cover_report_print(store, whole, out);
    fclose(out);
    return text;
}

static char *report(const struct cover_store *old, const struct cover_store *store, size_t *holes)
{
    return report_part(old, store, store, holes);
}

static void test_holes_are_named_and_folded(void **state)
{
    (void)state;
    struct cover_store store = {.runs = 1};
    size_t holes;

    add(&store, "quark", "rows", "ADD: executed", 1);
    add(&store, "quark", "rows", "ADD: s1: r0", 0);
    add(&store, "quark", "rows", "ADD: s1: r1", 1);
    add(&store, "quark", "rows", "ADD: s1: r2", 0);
    add(&store, "quark", "rows", "MUL: executed", 0);
    add(&store, "quark", "rows", "MUL: s1: r0", 0);
    add(&store, "quark", "traps", "HALT", 1);
    cover_store_sort(&store);
    char *text = report(NULL, &store, &holes);
    assert_int_equal(holes, 4);
    assert_non_null(
        strstr(text, "\nquark, rows\n  ADD: s1: r0; r2: never\n  MUL: never (2 points)\n"));
    assert_null(strstr(text, "quark, traps\n"));
    assert_non_null(strstr(text, "\n3 of 7 points were hit in 1 runs, 4 never\n"));
    free(text);
    cover_store_free(&store);
}

/* What was executed is not said to be never, though all of a group's points are; whether it was,
 * the whole store says. */
static void test_rows_that_were_executed_are_told_apart(void **state)
{
    (void)state;
    struct cover_store whole = {.runs = 1}, part = {NULL};
    size_t holes;

    add(&whole, "quark", "corners", "ADD: s: -0, the lowest", 0);
    add(&whole, "quark", "corners", "ADD: s: 1", 0);
    add(&whole, "quark", "corners", "MUL: s: 0", 0);
    add(&whole, "quark", "corners", "MUL: s: 1", 0);
    add(&whole, "quark", "map", "compute: ADD: sat: 0", 0);
    add(&whole, "quark", "map", "compute: ADD: sat: 1", 0);
    add(&whole, "quark", "map", "compute: MUL: executed", 1);
    add(&whole, "quark", "rows", "ADD: executed", 1);
    add(&whole, "quark", "rows", "MUL: executed", 0);
    cover_store_sort(&whole);
    for (size_t i = 0; i < whole.entries; i++)
        if (strcmp(whole.entry[i].group, "rows") != 0)
            add(&part, whole.entry[i].isa, whole.entry[i].group, whole.entry[i].text,
                whole.entry[i].count);
    char *text = report_part(NULL, &part, &whole, &holes);
    assert_int_equal(holes, 6);
    assert_non_null(strstr(text, "  ADD: none of 2 points\n  MUL: never (2 points)\n"));
    assert_non_null(strstr(text, "  compute: ADD: none of 2 points\n"));
    assert_non_null(strstr(text, "\n1 of 7 points were hit, 6 never\n")); /* runs 0: unknown */
    free(text);
    whole.entry[1].count = 1; /* ADD: s: 1; a list is not split at the comma of an item */
    whole.entry[4].count = 1;
    add(&whole, "quark", "corners", "ADD: s: 2", 0);
    cover_store_sort(&whole);
    text = report(NULL, &whole, &holes);
    assert_non_null(strstr(text, "  ADD: s: -0, the lowest; 2: never\n"));
    free(text);
    cover_store_free(&whole);
    cover_store_free(&part);
}

/* Points of an ISA that is gone were hit and are no longer; of one that is still there they are no
 * points any more. */
static void test_an_isa_that_is_gone_is_no_longer_hit(void **state)
{
    (void)state;
    struct cover_store old = {.runs = 1}, now = {.runs = 1}, part = {NULL};
    size_t lost;

    add(&old, "gluon", "rows", "ADD: executed", 1);
    add(&old, "gluon", "rows", "MUL: executed", 0);
    add(&old, "quark", "core", "full", 1);
    add(&now, "quark", "rows", "ADD: executed", 1);
    char *text = report_part(&old, &part, &now, &lost);
    assert_int_equal(lost, 1);
    assert_non_null(strstr(text, "gluon, rows\n  ADD: executed: no longer hit\n"));
    assert_non_null(strstr(text, "  MUL: executed: no longer a point\n"));
    assert_non_null(strstr(text, "  full: no longer a point\n"));
    assert_non_null(strstr(text, "1 no longer hit, 0 hit now, 0 new points, 2 points gone\n"));
    free(text);
    cover_store_free(&old);
    cover_store_free(&now);
}

static void test_changes_are_told(void **state)
{
    (void)state;
    struct cover_store old = {.runs = 1}, now = {.runs = 1};
    size_t lost;

    add(&old, "quark", "rows", "ADD: executed", 1);
    add(&old, "quark", "rows", "MUL: executed", 0);
    add(&old, "quark", "rows", "OLD: executed", 1);
    add(&now, "quark", "rows", "ADD: executed", 0);
    add(&now, "quark", "rows", "MUL: executed", 9);
    add(&now, "quark", "rows", "NEW: executed", 1);
    char *text = report(&old, &now, &lost);
    assert_int_equal(lost, 1);
    assert_non_null(strstr(text, "  ADD: executed: no longer hit\n"));
    assert_non_null(strstr(text, "  MUL: executed: hit now\n"));
    assert_non_null(strstr(text, "  NEW: executed: a new point\n"));
    assert_non_null(strstr(text, "  OLD: executed: no longer a point\n"));
    assert_non_null(strstr(text, "\n1 no longer hit, 1 hit now, 1 new points, 1 points gone\n"));
    free(text);
    cover_store_free(&old);
    cover_store_free(&now);
}

static void test_page_is_whole_and_escaped(void **state)
{
    (void)state;
    struct cover_store store = {.runs = 1};
    struct common_error err = {""};

    add(&store, "quark", "rows", "A<B: \"x\" & y", 1234);
    add(&store, "quark", "rows", "C: z", 0);
    assert_int_equal(
        cover_html_write(&store, &store, &(struct page_facts){.commit = "0123"}, path, &err), 0);
    char *text = common_file_read(path, NULL, &err);
    assert_non_null(
        strstr(text, "<i class=\"h4\" title=\"A&lt;B: &quot;x&quot; &amp; y: 1234\"></i>"));
    assert_non_null(strstr(text, "<i class=\"h0\" title=\"C: z: never\"></i>"));
    assert_non_null(strstr(text, "</html>\n"));
    assert_null(strstr(text, "http"));
    free(text);
    cover_store_free(&store);
}

/* Each has a name of its own, in words that a store can keep. */
static void test_points_of_every_isa_are_distinct(void **state)
{
    (void)state;
    for (size_t i = 0; common_isas[i]; i++) {
        const struct common_machine machine = {NULL, 0};
        struct cover_points *points = cover_points_make(common_isas[i], &machine);
        struct cover_store store = {NULL};
        assert_non_null(points);
        for (unsigned k = 0; k < points->points; k++) {
            assert_true(strlen(points->text[k]) < COVER_TEXT);
            assert_null(strchr(points->text[k], '\n'));
            add(&store, common_isas[i]->name, points->group[k], points->text[k], k);
        }
        cover_store_sort(&store);
        assert_int_equal(store.entries, points->points);
        cover_store_free(&store);
        cover_points_free(points);
    }
}

static void test_shapes_of_masks(void **state)
{
    (void)state;
    static const struct {
        uint32_t mask;
        enum cover_shape shape;
    } known[] = {{0xff, COVER_ALL_LANES},   {0, COVER_NO_LANE},       {0x10, COVER_ONE_LANE},
                 {0x0f, COVER_FIRST_LANES}, {0xfc, COVER_LAST_LANES}, {0x55, COVER_EVERY_OTHER},
                 {0xaa, COVER_EVERY_OTHER}, {0xef, COVER_ONE_GAP},    {0x3c, COVER_SCATTERED}};

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        assert_int_equal(cover_shape(known[i].mask, 0xff), known[i].shape);
}

/* What bound modules count; a model that is made again finds its points. */
static void test_core_points_have_places(void **state)
{
    (void)state;
    int first = bridge_cover_open("core.top.u_memory.u_lsu.u_heads.u_cover.u_points", "empty|full");
    int top = bridge_cover_open("core.top.u_cover.u_points", "port stalls");

    assert_string_equal(bridge_cover_name((unsigned)first), "memory.lsu.heads: empty");
    assert_string_equal(bridge_cover_name((unsigned)first + 1), "memory.lsu.heads: full");
    assert_string_equal(bridge_cover_name((unsigned)top), "top: port stalls");
    assert_int_equal(
        bridge_cover_open("core.top.u_memory.u_lsu.u_heads.u_cover.u_points", "empty|full"), first);
    assert_int_equal(bridge_cover_count(), 3);
    bridge_cover_hit(first + 1, 5);
    bridge_cover_hit(first + 1, 4);
    assert_int_equal(bridge_cover_take((unsigned)first + 1), 9);
    assert_int_equal(bridge_cover_take((unsigned)first + 1), 0);
    assert_int_equal(bridge_cover_take((unsigned)first), 0);
}

/* What nothing can hit is left out of a store, and nothing else is. */
static void test_what_cannot_be_hit_is_not_told(void **state)
{
    (void)state;
    for (size_t i = 0; common_isas[i]; i++) {
        const struct common_isa *isa = common_isas[i];
        const struct common_machine machine = {NULL, 0};
        struct common_error err = {""};
        struct cover_store store;
        unlink(path);
        struct cover *cover = cover_open(isa, &machine, path, &err);
        assert_non_null(cover);
        assert_int_equal(cover_save(cover, &err), 0);
        assert_int_equal(cover_store_read(&store, path, &err), 0);
        const struct cover_points *points = cover_points_of(cover);
        size_t told = 0;
        for (unsigned k = 0; k < points->points; k++) told += !points->cannot[k];
        assert_int_equal(store.entries, told);
        assert_true(told == points->points || (isa->cover && isa->cover->cannot));
        cover_store_free(&store);
        cover_close(cover);
    }
}

/* A row of which everything was hit weighs less than the others; before anything was hit, all are
 * as they were. */
static void test_weights_move_toward_holes(void **state)
{
    (void)state;
    const struct common_isa *isa = common_isas[0];
    const struct common_machine machine = {NULL, 0};
    const char *name = isa->encoding->row[0].name;
    struct common_error err = {""};
    struct common_weights base, moved;
    struct cover_store store = {.runs = 1};

    assert_int_equal(common_weights_begin(&base, isa), 0);
    assert_int_equal(cover_steer_begin(&base, &moved, &err), 0);
    unlink(path);
    struct cover *cover = cover_open(isa, &machine, path, &err);
    assert_non_null(cover);
    cover_steer(cover, &base, &moved);
    for (unsigned i = 0; i < moved.count; i++)
        assert_int_equal(moved.entry[i].percent, base.entry[i].percent);
    const struct cover_points *points = cover_points_of(cover);
    for (unsigned i = 0; i < points->points; i++) {
        bool of_row =
            !strncmp(points->text[i], name, strlen(name)) && points->text[i][strlen(name)] == ':';
        add(&store, isa->name, points->group[i], points->text[i], of_row);
    }
    cover_store_sort(&store);
    assert_int_equal(cover_store_update(path, &store, &err), 0);
    cover_close(cover);
    cover = cover_open(isa, &machine, path, &err);
    assert_non_null(cover);
    cover_steer(cover, &base, &moved);
    assert_true(moved.entry[moved.rows].percent <= base.entry[base.rows].percent / 2);
    assert_true(moved.entry[moved.rows + 1].percent >= base.entry[base.rows + 1].percent);
    cover_close(cover);
    cover_steer_end(&moved);
    common_weights_free(&base);
}

/* --- an ISA made up for it: four words an instruction, eight event lanes --- */

enum { QUARK_ADD, QUARK_BR, QUARK_END, QUARK_KILL, QUARK_ROWS, QUARK_OWN = 8 };

/* clang-format off */
static const struct common_bitfield quark_fields[] = {
    {.name = "d", .piece = {{0, 8, 2}}, .domain = COMMON_REGISTER, .access = COMMON_WRITE,
     .reach = {{0, 4, 0, 0}}},
    {.name = "s", .piece = {{0, 10, 2}}, .domain = COMMON_REGISTER, .access = COMMON_READ,
     .reach = {{0, 4, 0, 0}}},
    {.name = NULL}};
static const struct common_form quark_forms[] = {{.name = "only", .words = 4, .mask = {0xff}}};
static const struct common_op quark_ops[] = {
    {.name = "NONE"}, {.name = "ADD"}, {.name = "BR", .flow = COMMON_BRANCH},
    {.name = "END", .flow = COMMON_EXIT, .always = true}, {.name = "KILL", .flow = COMMON_EXIT}};
static const char *const quark_units[] = {"alu"};
static const struct common_row quark_rows[QUARK_ROWS] = {
    [QUARK_ADD] = {.name = "ADD", .text = "add", .op = 1, .match = {1}, .field = quark_fields},
    [QUARK_BR] = {.name = "BR", .text = "br", .op = 2, .match = {2}},
    [QUARK_END] = {.name = "END", .text = "end", .op = 3, .match = {3}},
    [QUARK_KILL] = {.name = "KILL", .text = "kill", .op = 4, .match = {4}}};
static const struct common_file quark_files[] = {{"r", "r%u", 4, 32}};
/* clang-format on */
static struct common_cache quark_cache;
static const struct common_encoding quark_encoding = {.name = "quark",
                                                      .words = 4,
                                                      .pattern_words = 1,
                                                      .key = {{0, 0, 8}},
                                                      .form = quark_forms,
                                                      .forms = 1,
                                                      .row = quark_rows,
                                                      .rows = QUARK_ROWS,
                                                      .op = quark_ops,
                                                      .ops = 5,
                                                      .unit = quark_units,
                                                      .units = 1,
                                                      .cache = &quark_cache};

static unsigned own_points(const struct common_machine *machine)
{
    (void)machine;
    return QUARK_OWN;
}

static void own_text(const struct common_machine *machine, unsigned point, char *text, size_t size)
{
    (void)machine;
    snprintf(text, size, "cell %u", point);
}

static unsigned own_row(unsigned point)
{
    (void)point;
    return QUARK_ADD;
}

static const struct common_machine quark_machine = {NULL, 0};

static struct common_isa quark(const struct common_cover *cover)
{
    return (struct common_isa){.name = "quark",
                               .lanes = 8,
                               .max_words = 4,
                               .pc_step = 1,
                               .pc_words = 4,
                               .files = quark_files,
                               .nfiles = 1,
                               .encoding = &quark_encoding,
                               .cover = cover};
}

/* One that has run these instructions. */
static struct cover *quark_run(const struct common_isa *isa, const struct common_retire *retire,
                               unsigned retires)
{
    static struct common_step step; /* its lanes are in r1 from the first instruction on */
    struct common_error err = {""};

    unlink(path);
    struct cover *cover = cover_open(isa, &quark_machine, path, &err);
    assert_non_null(cover);
    assert_int_equal(cover_begin(cover), 0);
    for (unsigned i = 0; i < retires; i++) {
        step.retire = retire[i];
        step.retire.nwords = 4;
        step.regs = i == 0;
        step.reg[0] = (struct common_reg_write){
            .index = 1,
            .mask = 0xff,
            .be = 15,
            .data = {0, 1, UINT32_MAX, 0x80000000, 0x7fffffff, 0x7fffffff, 0x7fffffff, 0x7fffffff}};
        cover_step(cover, NULL, NULL, &step);
    }
    cover_end(cover);
    return cover;
}

static uint64_t quark_hits(const struct cover *cover, const char *text)
{
    const struct cover_points *points = cover_points_of(cover);

    for (unsigned i = 0; i < points->points; i++)
        if (!strcmp(points->text[i], text)) return cover_count(cover, i);
    fail_msg("there is no point '%s'", text);
    return 0;
}

/* What the ISA is told of other warps' writes. */
static void note_contended(const struct common_covered *c)
{
    c->hits->hit(c->hits->context, 0, c->contended);
}

static uint32_t three_warps(const struct common_machine *machine)
{
    (void)machine;
    return 3;
}

static void write_word(struct cover *cover, uint32_t warp, uint32_t space, uint64_t addr)
{
    static struct common_step step;

    step.retire = (struct common_retire){.warp = warp, .nwords = 4, .word = {2}, .active = 1};
    step.mems = addr != 0;
    step.mem[0] = (struct common_mem_write){.space = space, .addr = addr, .be = 15};
    cover_step(cover, NULL, NULL, &step);
}

static void test_contention_is_with_another_warp(void **state)
{
    static const char *const how[] = {"alone", "right behind", "soon", "later", NULL};
    static const struct common_cover_group groups[] = {{.name = "contention", .fixed = how},
                                                       {.name = NULL}};
    const struct common_cover contention = {.group = groups, .covered = note_contended};
    struct common_isa isa = quark(&contention);
    struct common_error err = {""};
    (void)state;

    isa.warps = three_warps;
    unlink(path);
    struct cover *cover = cover_open(&isa, &quark_machine, path, &err);
    assert_non_null(cover);
    assert_int_equal(cover_begin(cover), 0);
    write_word(cover, 0, 0, 0x40);
    write_word(cover, 0, 0, 0x40);                               /* its own */
    write_word(cover, 1, 1, 0x40);                               /* of another space */
    write_word(cover, 1, 0, 0x40);                               /* 2 behind warp 0 */
    write_word(cover, 2, 0, 0x40);                               /* right behind warp 1 */
    for (unsigned i = 0; i < 8; i++) write_word(cover, 0, 0, 0); /* no word */
    write_word(cover, 1, 0, 0x40);                               /* 9 behind warp 2 */
    for (unsigned i = 0; i < 64; i++) write_word(cover, 0, 0, 0);
    write_word(cover, 2, 0, 0x40);                 /* 65 behind warp 1 */
    write_word(cover, 0, 0, 0x40 + 4 * (1 << 12)); /* takes its place */
    write_word(cover, 1, 0, 0x40);
    cover_end(cover);
    assert_int_equal(quark_hits(cover, "right behind"), 1);
    assert_int_equal(quark_hits(cover, "soon"), 1);
    assert_int_equal(quark_hits(cover, "later"), 1);
    assert_int_equal(quark_hits(cover, "alone"), 3 + 8 + 64 + 3);
    cover_close(cover);
}

/* Thread 1 of four that have two event lanes each has lanes 2 and 3; a mask of threads has a bit
 * for each. */
static void test_threads_have_event_lanes(void **state)
{
    (void)state;
    const struct common_cover threads = {.masks = true, .parts = 2}, lanes = {.masks = true};
    const struct common_isa isa[] = {quark(&threads), quark(&lanes)};
    const struct common_retire run[] = {{.word = {2}, .active = 15},
                                        {.word = {0x401}, .active = 2}};
    struct cover *cover[2];

    for (unsigned i = 0; i < 2; i++) cover[i] = quark_run(&isa[i], run, 2);
    assert_int_equal(quark_hits(cover[0], "ADD: s from r: 0"), 0);
    assert_int_equal(quark_hits(cover[0], "ADD: s from r: 1"), 0);
    assert_int_equal(quark_hits(cover[0], "ADD: s from r: all bits"), 1);
    assert_int_equal(quark_hits(cover[0], "ADD: s from r: the sign alone"), 1);
    assert_int_equal(quark_hits(cover[0], "ADD: s from r: all but the sign"), 0);
    assert_int_equal(quark_hits(cover[1], "ADD: s from r: 1"), 1);
    assert_int_equal(quark_hits(cover[1], "ADD: s from r: all bits"), 0);
    assert_int_equal(quark_hits(cover[0], "alu: all lanes"), 1);
    assert_int_equal(quark_hits(cover[0], "alu: one lane"), 1);
    assert_int_equal(quark_hits(cover[1], "alu: all lanes"), 0);
    assert_int_equal(quark_hits(cover[1], "alu: the first lanes"), 1);
    for (unsigned i = 0; i < 2; i++) cover_close(cover[i]);
}

/* Each thread that executes has 16 bits of next_pc; a way that several take counts once. */
static void test_threads_go_their_own_ways(void **state)
{
    (void)state;
    const struct common_cover threads = {.pc_bits = 16}, one_pc = {.masks = false};
    const struct common_isa isa[] = {quark(&threads), quark(&one_pc)};
    const struct common_retire run[] = {
        {.word = {2}, .pc = 5, .active = 7, .next_pc = UINT64_C(0x0009000300030006)},
        {.word = {2}, .pc = 5, .active = 8, .next_pc = UINT64_C(0x0005000000000000)},
        {.word = {2}, .pc = 5, .active = 12, .next_pc = UINT64_C(0x0007000600000000)}};
    struct cover *cover = quark_run(&isa[0], run, 3);

    assert_int_equal(quark_hits(cover, "BR: executed"), 3);
    assert_int_equal(quark_hits(cover, "BR: goes on"), 2);
    assert_int_equal(quark_hits(cover, "BR: goes back"), 1);
    assert_int_equal(quark_hits(cover, "BR: goes to itself"), 1);
    assert_int_equal(quark_hits(cover, "BR: goes ahead"), 1);
    cover_close(cover);
    cover = quark_run(&isa[1], run, 3);
    assert_int_equal(quark_hits(cover, "BR: goes ahead"), 3);
    assert_int_equal(quark_hits(cover, "BR: goes on"), 0);
    cover_close(cover);
}

static bool has_point(const struct cover *cover, const char *text)
{
    const struct cover_points *points = cover_points_of(cover);

    for (unsigned i = 0; i < points->points; i++)
        if (!strcmp(points->text[i], text)) return true;
    return false;
}

/* An exit that depends on nothing does not go on. */
static void test_what_always_ends_does_not_go_on(void **state)
{
    (void)state;
    const struct common_isa isa = quark(NULL);
    const struct common_retire run[] = {{.word = {4}, .active = 1, .next_pc = 1},
                                        {.word = {3}, .pc = 1, .active = 1, .done = true}};
    struct cover *cover = quark_run(&isa, run, 2);

    assert_int_equal(quark_hits(cover, "KILL: goes on"), 1);
    assert_int_equal(quark_hits(cover, "END: ends the warp"), 1);
    assert_false(has_point(cover, "END: goes on"));
    cover_close(cover);
}

/* A number with a corner of its own hits no range around it. */
static void test_a_range_goes_without_a_number(void **state)
{
    (void)state;
    static const struct common_corner list[] = {{"all bits", UINT32_MAX, UINT32_MAX, UINT32_MAX, 0},
                                                {"low", UINT32_MAX, 0, 1, 1},
                                                {"one", UINT32_MAX, 1, 1, 0},
                                                {NULL, 0, 0, 0, 0}};
    static const struct common_corner *const corner[] = {list};
    const struct common_cover corners = {.corner = corner};
    const struct common_isa isa = quark(&corners);
    const struct common_retire run[] = {
        {.word = {2}, .active = 0xff}, /* r1 is 0, 1, all bits, .. */
        {.word = {0x401}, .active = 2},
        {.word = {0x401}, .active = 2},
        {.word = {0x401}, .active = 1}};
    struct cover *cover = quark_run(&isa, run, 4);

    assert_int_equal(quark_hits(cover, "ADD: s from r: one"), 2);
    assert_int_equal(quark_hits(cover, "ADD: s from r: low"), 1);
    assert_int_equal(quark_hits(cover, "ADD: s from r: all bits"), 0);
    cover_close(cover);
}

/* What ends the warp by where it goes has gone there; what a trap ends has not. */
static void test_a_branch_may_be_the_last(void **state)
{
    (void)state;
    const struct common_isa isa = quark(NULL);
    const struct common_retire run[] = {
        {.word = {2}, .pc = 5, .active = 1, .next_pc = 5, .done = true},
        {.word = {2}, .pc = 5, .active = 1, .next_pc = 5, .done = true, .trap = 1},
        {.word = {2}, .pc = 5, .active = 1, .next_pc = 9, .done = true}};
    struct cover *cover = quark_run(&isa, run, 3);

    assert_int_equal(quark_hits(cover, "BR: goes to itself"), 1);
    assert_int_equal(quark_hits(cover, "BR: goes ahead"), 1);
    cover_close(cover);
}

/* Holes of an ISA's group are those of the rows that it names; of none where it names none. */
static void test_points_of_rows_move_their_weight(void **state)
{
    (void)state;
    for (unsigned named = 0; named < 2; named++) {
        const struct common_cover_group groups[] = {{.name = "cells",
                                                     .points = own_points,
                                                     .text = own_text,
                                                     .row = named ? own_row : NULL},
                                                    {.name = NULL}};
        const struct common_cover own = {.group = groups};
        const struct common_isa isa = quark(&own);
        struct common_error err = {""};
        struct common_weights base, moved;
        struct cover_store store = {.runs = 1};
        struct cover *cover = quark_run(&isa, NULL, 0);
        const struct cover_points *points = cover_points_of(cover);

        for (unsigned i = 0; i < points->points; i++)
            add(&store, isa.name, points->group[i], points->text[i],
                strcmp(points->group[i], "cells") != 0);
        cover_store_sort(&store);
        assert_int_equal(cover_store_update(path, &store, &err), 0);
        cover_close(cover);
        cover = cover_open(&isa, &quark_machine, path, &err);
        assert_non_null(cover);
        assert_int_equal(common_weights_begin(&base, &isa), 0);
        assert_int_equal(cover_steer_begin(&base, &moved, &err), 0);
        cover_steer(cover, &base, &moved);
        uint32_t was = base.entry[base.rows].percent, add_row = moved.entry[moved.rows].percent,
                 br_row = moved.entry[moved.rows + 1].percent;
        assert_int_equal(base.entry[base.rows + 1].percent, was);
        if (named) assert_true(add_row > was && br_row < was);
        else assert_true(add_row == was && br_row == was);
        cover_close(cover);
        cover_steer_end(&moved);
        common_weights_free(&base);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_store_text_is_as_described),
        cmocka_unit_test(test_store_is_read_as_it_was_written),
        cmocka_unit_test(test_merge_is_commutative_and_saturates),
        cmocka_unit_test(test_update_adds_to_what_is_there),
        cmocka_unit_test(test_damage_is_refused_with_its_line),
        cmocka_unit_test(test_every_damaged_byte_is_found),
        cmocka_unit_test(test_holes_are_named_and_folded),
        cmocka_unit_test(test_rows_that_were_executed_are_told_apart),
        cmocka_unit_test(test_an_isa_that_is_gone_is_no_longer_hit),
        cmocka_unit_test(test_changes_are_told),
        cmocka_unit_test(test_page_is_whole_and_escaped),
        cmocka_unit_test(test_points_of_every_isa_are_distinct),
        cmocka_unit_test(test_shapes_of_masks),
        cmocka_unit_test(test_core_points_have_places),
        cmocka_unit_test(test_what_cannot_be_hit_is_not_told),
        cmocka_unit_test(test_weights_move_toward_holes),
        cmocka_unit_test(test_threads_have_event_lanes),
        cmocka_unit_test(test_contention_is_with_another_warp),
        cmocka_unit_test(test_threads_go_their_own_ways),
        cmocka_unit_test(test_a_branch_may_be_the_last),
        cmocka_unit_test(test_what_always_ends_does_not_go_on),
        cmocka_unit_test(test_a_range_goes_without_a_number),
        cmocka_unit_test(test_points_of_rows_move_their_weight),
    };
    int file = mkstemp(path);

    if (file < 0) return 1;
    close(file);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    unlink(path);
    return failed;
}
