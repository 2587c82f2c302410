/* Random programs of all ISAs in this command: one seed gives one program, which assembles and ends
 * by itself; weights change what they are made of. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../model/common/fields.h"
#include "../model/common/isa_call.h"
#include "../model/common/random.h"
#include "../model/common/test_stride.h"
#include "../model/common/weights.h"
#include "registry.h"

enum { PROGRAMS = 20, MOST_STEPS = 2000000 };

static const struct common_machine machine = {NULL, 0};

/* What became of a program on the model alone. */
struct past {
    unsigned programs, steps, fatal;
    unsigned back; /* steps to a lower pc */
    unsigned flow[COMMON_FLOWS];
};

static void step_all(const struct common_isa *isa, void *model, struct common_seen *seen,
                     struct past *past)
{
    uint32_t warps = common_isa_warps(isa, &machine);
    struct common_step *step = malloc(sizeof *step);
    struct common_error err = {""};
    struct common_retire event;
    uint64_t pc;

    while (!common_isa_finished(isa, model, warps, seen) && past->steps < MOST_STEPS) {
        while (common_isa_dispatch(isa, model, &event)) {
            assert_int_equal(common_isa_launch(isa, model, &event, step, &err), 0);
            common_seen_retire(&seen[event.warp], &step->retire);
        }
        for (uint32_t warp = 0; warp < warps; warp++) {
            if (common_isa_warp_state(isa, model, warp, &seen[warp], &pc) != COMMON_WARP_READY)
                continue;
            assert_int_equal(isa->step(model, warp, step, &err), 0);
            common_seen_retire(&seen[warp], &step->retire);
            past->steps++;
            past->back += !step->retire.done && step->retire.next_pc < step->retire.pc;
            past->fatal += step->retire.trap &&
                           (step->retire.done || (step->retire.trap & isa->random->avoided));
            past->flow[common_op(isa->encoding, common_find(isa->encoding, step->retire.word))
                           ->flow]++;
        }
    }
    free(step);
}

/* Assembles a program and runs it to its end. */
static void run_text(const struct common_isa *isa, const char *text, struct past *past)
{
    struct common_program program;
    struct common_error err = {""};
    const struct common_load load = {.isa = isa, .program = &program};

    if (isa->assemble("random.s", text, &program, &err)) fail_msg("%s: %s", isa->name, err.text);
    if (isa->finish && isa->finish(&load, &err)) fail_msg("%s: %s", isa->name, err.text);
    void *model = isa->create(&program, &machine, &err);
    if (!model) fail_msg("%s: %s", isa->name, err.text);
    struct common_seen *seen = calloc(common_isa_warps(isa, &machine), sizeof *seen);
    step_all(isa, model, seen, past);
    assert_true(common_isa_finished(isa, model, common_isa_warps(isa, &machine), seen));
    free(seen);
    isa->destroy(model);
    common_program_free(&program);
}

static void run_many(const struct common_isa *isa, unsigned type, const char *profile,
                     struct past *past)
{
    struct common_weights weights;
    struct common_error err = {""};

    memset(past, 0, sizeof *past);
    assert_int_equal(common_weights_begin(&weights, isa), 0);
    assert_int_equal(common_weights_read(&weights, "profile", profile, &err), 0);
    past->programs = test_stride() > 1 ? 3 : PROGRAMS;
    for (uint64_t seed = 1; seed <= past->programs; seed++) {
        const struct common_random_order order = {
            .isa = isa, .type = type, .seed = seed, .weights = &weights};
        char *text = common_random_make(&order, &err);
        assert_non_null(text);
        run_text(isa, text, past);
        free(text);
    }
    common_weights_free(&weights);
}

#define EACH_TYPE(isa, type)                                                                       \
    for (const struct common_isa *const *isa = common_isas; *isa != NULL; isa++)                   \
        for (unsigned type = 0; (*isa)->random && (*isa)->random->types[type]; type++)

static void test_programs_end(void **state)
{
    unsigned types = 0;
    (void)state;
    EACH_TYPE(isa, type)
    {
        struct past past;
        run_many(*isa, type, "", &past);
        assert_true(past.steps > past.programs * 20);
        types++;
    }
    assert_true(types > 0);
}

static void test_one_seed_gives_one_program(void **state)
{
    (void)state;
    EACH_TYPE(isa, type)
    {
        struct common_random_order order = {.isa = *isa, .type = type, .seed = 5};
        struct common_error err;
        char *first = common_random_make(&order, &err), *again = common_random_make(&order, &err);
        order.seed = 6;
        char *other = common_random_make(&order, &err);
        assert_string_equal(first, again);
        assert_string_not_equal(first, other);
        free(first);
        free(again);
        free(other);
    }
}

static void test_nothing_dies_without_traps(void **state)
{
    static const char *const profiles[] = {
        "traps 0\nodd 0\n", "traps 0\nodd 0\n?steps 2000\n?again 2000\n?address 2000\n"};
    (void)state;
    EACH_TYPE(isa, type)
    {
        for (unsigned i = 0; i < 2; i++) {
            struct past past;
            run_many(*isa, type, profiles[i], &past);
            if (past.fatal) fail_msg("%s: %u died", (*isa)->name, past.fatal);
        }
    }
}

/* Whether the table has an instruction that is a loop's; else a loop is a branch backwards. */
static bool has_loops(const struct common_isa *isa)
{
    for (unsigned row = 0; row < isa->encoding->rows; row++)
        if (common_op(isa->encoding, row)->flow == COMMON_LOOP) return true;
    return false;
}

/* No control flow but for loops, as far as an ISA has such statements. */
#define STRAIGHT                                                                                   \
    "traps 0\nodd 0\n?break 0\n?call 0\n?return 0\n?deep 0\n?branch 0\n?jump 0\n?phase 0\n?exit "  \
    "0\n"

static void test_weights_decide(void **state)
{
    (void)state;
    EACH_TYPE(isa, type)
    {
        struct past none, many;
        run_many(*isa, type, STRAIGHT "?loop 0\n", &none);
        run_many(*isa, type, STRAIGHT "?loop 1000\n", &many);
        assert_true(none.flow[COMMON_LOOP] == 0 && none.flow[COMMON_CALL] == 0);
        if (has_loops(*isa)) assert_true(many.flow[COMMON_LOOP] > 0);
        else if (many.back <= none.back)
            fail_msg("%s: %u steps back with loops, %u without", (*isa)->name, many.back,
                     none.back);
    }
}

/* Programs of a chain.
 *   first  the program that stands before all of them */
static unsigned count_chain(const char *text, const char *first)
{
    static const char line[] = "\n" COMMON_THEN "\n";
    const size_t length = strlen(first);
    unsigned programs = 1;

    assert_int_equal(strncmp(text, first, length), 0);
    assert_true(!text[length] || !strncmp(text + length - 1, line, sizeof line - 1));
    for (const char *p = text; (p = strstr(p, line)) != NULL; p++) programs++;
    return programs;
}

/* Word n of a space, counted in the order in which they are put there.
 *   returns  its segment; NULL: there are no more */
static const struct common_segment *word_of(const struct common_program *p, uint32_t space,
                                            size_t *n)
{
    for (size_t i = 0; i < p->inits; i++) {
        if (p->init[i].space != space) continue;
        if (*n < p->init[i].count) return &p->init[i];
        *n -= p->init[i].count;
    }
    return NULL;
}

/* The same words at the same places of each space in the same order, in however many segments. */
static void assert_same_words(const struct common_program *a, const struct common_program *b)
{
    for (uint32_t space = 0; space < COMMON_SPACES; space++) {
        for (size_t n = 0;; n++) {
            size_t i = n, k = n;
            const struct common_segment *x = word_of(a, space, &i), *y = word_of(b, space, &k);
            assert_true(!x == !y);
            if (!x) break;
            assert_int_equal(x->bank, y->bank);
            assert_int_equal(x->addr + 4 * i, y->addr + 4 * k);
            assert_int_equal(x->word[i], y->word[k]);
        }
    }
}

static void assert_same_program(const struct common_program *a, const struct common_program *b)
{
    assert_int_equal(a->code_words, b->code_words);
    assert_memory_equal(a->code, b->code, a->code_words * sizeof *a->code);
    assert_memory_equal(a->line, b->line, a->code_words * sizeof *a->line);
    assert_int_equal(a->launch_bytes, b->launch_bytes);
    if (a->launch_bytes) assert_memory_equal(a->launch, b->launch, a->launch_bytes);
    assert_int_equal(a->chip, b->chip);
    assert_same_words(a, b);
    assert_int_equal(a->expects, b->expects);
    assert_int_equal(a->needs, b->needs);
    assert_int_equal(a->tags, b->tags);
    assert_int_equal(a->expect_trap, b->expect_trap);
}

/* Programs that were not read are those of the text, in as many parts. */
static void assert_text_says(const struct common_isa *isa, char *text,
                             const struct common_random_order *order)
{
    struct common_program all, read;
    struct common_error err = {""};

    assert_int_equal(common_random_programs(order, &all, &err), 0);
    for (const struct common_program *p = &all; p; p = p->next) {
        char *end = strstr(text, "\n" COMMON_THEN "\n");
        assert_true(!end == !p->next);
        if (end) end[1] = '\0';
        if (isa->assemble("random.s", text, &read, &err)) fail_msg("%s", err.text);
        assert_same_program(p, &read);
        common_program_free(&read);
        if (end) text = end + 1 + sizeof COMMON_THEN;
    }
    common_program_free(&all);
}

static void test_programs_follow(void **state)
{
    const uint64_t seeds = test_stride() > 1 ? 3 : PROGRAMS;
    struct common_weights weights;
    struct common_error err = {""};
    (void)state;

    EACH_TYPE(isa, type)
    {
        struct common_random_order order = {.isa = *isa, .type = type, .weights = &weights};
        unsigned behind = 0;
        assert_int_equal(common_weights_begin(&weights, *isa), 0);
        assert_int_equal(common_weights_read(&weights, "profile", "then 1000\ntraps 0\n", &err), 0);
        for (uint64_t seed = 1; seed <= seeds; seed++) {
            order.seed = seed;
            char *first = common_random_make(&order, &err);
            char *all = common_random_chain(&order, &err);
            char *again = common_random_chain(&order, &err);
            assert_string_equal(all, again);
            behind += count_chain(all, first) - 1;
            assert_text_says(*isa, again, &order);
            free(first);
            free(all);
            free(again);
        }
        assert_int_equal(behind, (*isa)->random->follows ? 2 * seeds : 0);
        assert_int_equal(common_weights_read(&weights, "profile", "then 0\n", &err), 0);
        order.seed = 1;
        char *first = common_random_make(&order, &err);
        char *all = common_random_chain(&order, &err);
        assert_string_equal(all, first);
        free(first);
        free(all);
        common_weights_free(&weights);
    }
}

/* Also with what is illegal, and with launches at their ends. */
static void test_text_says_what_is_handed_over(void **state)
{
    const uint64_t seeds = test_stride() > 1 ? 3 : PROGRAMS;
    struct common_error err;
    (void)state;

    EACH_TYPE(isa, type)
    {
        for (uint64_t seed = 1; seed <= seeds; seed++) {
            const struct common_random_order order = {.isa = *isa, .type = type, .seed = seed};
            char *text = common_random_chain(&order, &err);
            assert_non_null(text);
            assert_text_says(*isa, text, &order);
            free(text);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_programs_end),
        cmocka_unit_test(test_one_seed_gives_one_program),
        cmocka_unit_test(test_nothing_dies_without_traps),
        cmocka_unit_test(test_weights_decide),
        cmocka_unit_test(test_programs_follow),
        cmocka_unit_test(test_text_says_what_is_handed_over),
    };
    return cmocka_run_group_tests_name("random programs", tests, NULL, NULL);
}
