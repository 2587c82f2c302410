/* Runs candidates and takes the first of them that fails like the program that was given; see
 * shrink.h. Several run at once, each on the guess that none before it will be taken; so what is
 * taken is the same for any number of jobs. */
#include <stdlib.h>
#include <string.h>

#include "../bridge/result.h"
#include "child.h"
#include "failure.h"
#include "load.h"
#include "options.h"
#include "pool.h"
#include "record.h"
#include "run.h"
#include "shrink.h"

enum {
    ROOM = 2000 /* clocks and instructions that a candidate may take beyond twice the best one's */
};

/* What is known of a candidate. */
struct shrink_seen {
    uint64_t hash[2]; /* both 0: an empty place */
    bool alike;
    struct shrink_facts facts;
};

/* ---- What was judged already. */

static void mix(uint64_t hash[2], const void *what, size_t size)
{
    const unsigned char *byte = what;

    for (size_t i = 0; i < size; i++) {
        hash[0] = (hash[0] ^ byte[i]) * UINT64_C(0x100000001b3); /* FNV-1a */
        hash[1] = (hash[1] + byte[i]) * UINT64_C(0x9e3779b97f4a7c15);
        hash[1] ^= hash[1] >> 29;
    }
}

static void hash_state(const struct shrink_judge *j, const struct shrink_state *state,
                       uint64_t hash[2])
{
    const uint64_t number[] = {(uint64_t)state->disturb, state->seed, state->sweep, state->watchdog,
                               (uint64_t)j->ends};

    hash[0] = UINT64_C(0xcbf29ce484222325);
    hash[1] = 1;
    mix(hash, number, sizeof number);
    for (size_t i = 0; i < state->lines; i++) /* a line is kept once, at one place */
        mix(hash, &state->line[i].text, sizeof state->line[i].text);
}

static struct shrink_seen *place_of(const struct shrink_judge *j, const uint64_t hash[2])
{
    size_t slot = (size_t)hash[0] & (j->seen_size - 1);

    while ((j->seen[slot].hash[0] | j->seen[slot].hash[1]) &&
           memcmp(j->seen[slot].hash, hash, sizeof j->seen[slot].hash) != 0)
        slot = (slot + 1) & (j->seen_size - 1);
    return &j->seen[slot];
}

static int make_room(struct shrink_judge *j)
{
    struct shrink_judge larger = {.seen_size = j->seen_size ? 2 * j->seen_size : 4096};

    if (2 * (j->seen_used + 1) <= j->seen_size) return 0;
    larger.seen = calloc(larger.seen_size, sizeof *larger.seen);
    if (!larger.seen) return -1;
    for (size_t i = 0; i < j->seen_size; i++)
        if (j->seen[i].hash[0] | j->seen[i].hash[1])
            *place_of(&larger, j->seen[i].hash) = j->seen[i];
    free(j->seen);
    j->seen = larger.seen;
    j->seen_size = larger.seen_size;
    return 0;
}

static int remember(struct shrink_judge *j, const struct shrink_seen *what)
{
    if (make_room(j)) return -1;
    struct shrink_seen *place = place_of(j, what->hash);
    j->seen_used += !(place->hash[0] | place->hash[1]);
    *place = *what;
    return 0;
}

/* ---- One candidate. */

struct candidate {
    struct shrink_state state;
    struct shrink_cursor taken; /* where the pass goes on behind it */
    struct shrink_seen seen;
    char *text; /* while it runs */
    bool judged;
};

static void free_candidate(struct candidate *c)
{
    shrink_state_free(&c->state);
    free(c->text);
    c->text = NULL;
}

/* Which lines are code, from where its words came. */
static void classify(struct shrink_state *state, const struct common_program *program)
{
    for (size_t i = 0; i < state->lines; i++) {
        const char *text = state->line[i].text;
        state->line[i].kind =
            *text && text[strlen(text) - 1] == ':' ? SHRINK_LABEL : SHRINK_DIRECTIVE;
    }
    for (; program; program = program->next)
        for (size_t w = program->line ? program->code_words : 0; w-- > 0;) {
            if (!program->line[w] || program->line[w] > state->lines) continue;
            state->line[program->line[w] - 1].kind = SHRINK_CODE;
            state->line[program->line[w] - 1].word = w;
        }
}

static struct tool_options options_of(const struct shrink_judge *j, const struct candidate *c)
{
    struct tool_options one = *j->options;

    one.text = c->text;
    one.code = NULL;
    if (!one.program) one.program = j->options->code;
    if (one.isa->source) { /* it says all of these */
        one.entry = NULL;
        one.chip = NULL;
        one.settings = 0;
    }
    one.mode = TOOL_LOCKSTEP;
    one.waves = TOOL_WAVES_NEVER;
    one.json = NULL;
    one.disturb = c->state.disturb;
    one.seed = c->state.seed;
    one.sweep = c->state.sweep;
    one.watchdog = c->state.watchdog;
    one.max_clocks = j->clocks;
    return one;
}

/* A program that does not come to its end on the model alone would not do so on a good core
 * either. */
static int run_model(const struct tool_before *before, const struct tool_options *one, FILE *report)
{
    const struct shrink_judge *j = (const struct shrink_judge *)before;
    struct tool_options model = *one;

    model.mode = TOOL_MODEL;
    model.max_clocks = j->model_limit;
    if (j->ends == SHRINK_ANYHOW) return 0;
    int status = tool_run(&model, report, NULL);
    bool traps = status == BRIDGE_TRAP && j->ends == SHRINK_TRAPS;
    return status == BRIDGE_VACUOUS || traps ? BRIDGE_PASS : status;
}

/* What the pool wants: the words of the command are its own to free. */
static int fill(const struct shrink_judge *j, const struct candidate *c, struct pool_run *run)
{
    char **argv = calloc((size_t)j->options->argc + 1, sizeof *argv);

    if (!argv) return -1;
    memcpy(argv, j->options->argv, (size_t)j->options->argc * sizeof *argv);
    run->one = options_of(j, c);
    run->one.argv = argv;
    run->one.before = &j->before;
    run->report = j->sink;
    run->errors = true;
    return 0;
}

unsigned shrink_line_of(const json_t *told)
{
    const char *source = json_string_value(json_object_get(told, "source"));
    const char *colon = source ? strrchr(source, ':') : NULL;

    return colon ? (unsigned)strtoul(colon + 1, NULL, 10) : 0;
}

static int take_record(struct shrink_judge *j, struct candidate *c,
                       const struct tool_record *record)
{
    const json_t *difference = json_object_get(record->json, "difference");
    char *kind = tool_failure_kind(record);

    if (!kind) return -1;
    c->seen.alike = !strcmp(kind, j->kind);
    c->seen.facts = (struct shrink_facts){
        .line = shrink_line_of(difference),
        .warp = (uint32_t)json_integer_value(json_object_get(difference, "warp")),
        .order = (uint32_t)json_integer_value(json_object_get(difference, "order")),
        .clocks = record->clocks,
    };
    c->judged = true;
    free(kind);
    return remember(j, &c->seen);
}

/* A candidate that changes nothing is none. */
static bool same_as_best(const struct shrink_judge *j, const struct shrink_state *state)
{
    const struct shrink_state *best = &j->best;
    bool same = state->lines == best->lines && state->disturb == best->disturb &&
                state->seed == best->seed && state->sweep == best->sweep &&
                state->watchdog == best->watchdog;

    for (size_t i = 0; same && i < state->lines; i++)
        same = state->line[i].text == best->line[i].text;
    return same;
}

/* What can be said without a run.
 *   returns  0, with c->judged if that was all; -1 out of memory */
static int look(struct shrink_judge *j, struct candidate *c)
{
    struct common_program program;
    struct common_error err = {""};

    if (make_room(j)) return -1;
    hash_state(j, &c->state, c->seen.hash);
    c->text = shrink_state_text(&c->state);
    if (!c->text) return -1;
    const struct tool_options one = options_of(j, c);
    const bool wrong = tool_load(&one, &program, &err);
    if (!wrong) classify(&c->state, &program);
    common_program_free(&program);
    const struct shrink_seen *known = place_of(j, c->seen.hash);
    const bool same = same_as_best(j, &c->state) && !j->fresh;
    c->judged = wrong || same || (known->hash[0] | known->hash[1]);
    if (!wrong && !same && c->judged) c->seen = *known;
    return 0;
}

/* ---- Many. */

struct search {
    struct shrink_judge *judge;
    const struct shrink_pass *pass;
    struct shrink_cursor cursor;
    struct candidate *candidate;
    size_t candidates, room;
    bool over; /* no further candidate counts: one is taken, or there is none */
};

static int add(struct search *s)
{
    struct shrink_judge *j = s->judge;

    if (s->candidates == s->room) {
        size_t room = s->room ? 2 * s->room : 64;
        struct candidate *more = realloc(s->candidate, room * sizeof *more);
        if (!more) return -1;
        s->candidate = more;
        s->room = room;
    }
    struct candidate *c = &s->candidate[s->candidates];
    memset(c, 0, sizeof *c);
    int got =
        s->pass->next(s->pass, &j->pool, &j->best, &j->facts, &s->cursor, &c->taken, &c->state);
    if (got > 0) s->candidates++;
    return got;
}

static int start(void *context, struct pool_run *run)
{
    struct search *s = context;
    struct shrink_judge *j = s->judge;

    while (!s->over) {
        int got = add(s);
        if (got < 0) return -1;
        if (!got) break;
        struct candidate *c = &s->candidate[s->candidates - 1];
        if (look(j, c)) return -1;
        if (!c->judged) {
            run->number = s->candidates - 1;
            j->runs++;
            return fill(j, c, run) ? -1 : 1;
        }
        s->over = c->seen.alike;
        if (!s->over) free_candidate(c);
    }
    s->over = true;
    return 0;
}

static int end(void *context, const struct pool_run *run, const struct tool_record *record)
{
    struct search *s = context;
    struct tool_record mine = *record;
    struct candidate *c = &s->candidate[run->number];
    int failed = take_record(s->judge, c, &mine);

    tool_record_free(&mine);
    if (c->seen.alike) s->over = true;
    else free_candidate(c);
    return failed;
}

static void tick(void *context)
{
    const struct search *s = context;

    if (s->judge->tick) s->judge->tick(s->judge);
}

static void take(struct shrink_judge *j, struct candidate *c)
{
    shrink_state_free(&j->best);
    j->best = c->state;
    memset(&c->state, 0, sizeof c->state);
    j->facts = c->seen.facts;
    j->facts.isa = j->options->isa;
    j->facts.sweep = tool_default_sweep(j->facts.isa);
    j->clocks = 2 * j->facts.clocks + ROOM;
}

/* Candidates up to the first that is taken.
 *   returns  1 one was; 0 there is none; -1 */
static int search(struct search *s)
{
    const struct pool_user user = {.context = s, .start = start, .end = end, .tick = tick};
    struct shrink_judge *j = s->judge;
    int stopped, took = 0;

    s->over = false;
    int failed = pool_run_all(&user, j->jobs, &stopped);
    if (stopped && !j->stopped) j->stopped = stopped;
    for (size_t i = 0; i < s->candidates; i++) {
        struct candidate *c = &s->candidate[i];
        if (!failed && !stopped && !took) j->tried++;
        if (!failed && !stopped && !took && c->seen.alike) {
            take(j, c);
            s->cursor = c->taken;
            took = 1;
        }
        free_candidate(c);
    }
    s->candidates = 0;
    return failed ? -1 : took;
}

int shrink_judge_pass(struct shrink_judge *j, const struct shrink_pass *pass)
{
    struct search s = {.judge = j, .pass = pass};
    int got = 1, taken = 0;

    while (got > 0 && !j->stopped) {
        got = search(&s);
        taken += got > 0;
    }
    free(s.candidate);
    return got < 0 ? -1 : taken;
}

/* A pass of one candidate. */
static int only_one(const struct shrink_pass *pass, struct shrink_pool *pool,
                    const struct shrink_state *from, const struct shrink_facts *facts,
                    struct shrink_cursor *cursor, struct shrink_cursor *taken,
                    struct shrink_state *candidate)
{
    (void)pass, (void)pool, (void)facts;
    if (cursor->begun) return 0;
    cursor->begun = true;
    *taken = *cursor;
    return shrink_state_copy(candidate, from) ? -1 : 1;
}

int shrink_judge_best(struct shrink_judge *j)
{
    static const struct shrink_pass once = {.name = "as it is", .next = only_one};

    j->fresh = true;
    int got = shrink_judge_pass(j, &once);
    j->fresh = false;
    return got;
}

/* The best one in one run.
 *   returns  0, and the caller frees the record; -1 */
static int run_best(const struct shrink_judge *j, enum tool_mode mode, uint64_t limit,
                    struct tool_record *record)
{
    struct candidate c = {.state = j->best, .text = shrink_state_text(&j->best)};
    struct tool_options one = options_of(j, &c);
    struct tool_child child;

    one.mode = mode;
    one.max_clocks = limit;
    int failed = !c.text || tool_child_start(&child, &one, j->sink, true);
    while (!failed && tool_child_read(&child)) continue;
    if (!failed) failed = tool_child_end(&child, &one, record);
    free(c.text);
    return failed ? -1 : 0;
}

int shrink_judge_model(struct shrink_judge *j, char *trap, size_t size)
{
    struct tool_record record;

    if (run_best(j, TOOL_MODEL, j->model_limit, &record)) return -1;
    trap[0] = '\0';
    if (!strncmp(record.message, "trap ", 5))
        snprintf(trap, size, "%.*s", (int)strcspn(record.message + 5, " "), record.message + 5);
    j->model_limit = 2 * record.instructions + ROOM;
    tool_record_free(&record);
    return 0;
}

int shrink_judge_way(struct shrink_judge *j)
{
    struct candidate c = {.text = shrink_state_text(&j->best), .state = j->best};
    const struct tool_options one = options_of(j, &c);
    int failed = c.text ? shrink_way(j, &one) : -1;

    free(c.text);
    return failed;
}

int shrink_judge_last(struct shrink_judge *j, struct tool_record *record)
{
    if (run_best(j, TOOL_LOCKSTEP, j->options->max_clocks, record)) return -1;
    char *kind = tool_failure_kind(record);
    int alike = kind ? !strcmp(kind, j->kind) : -1;

    free(kind);
    return alike;
}

int shrink_judge_begin(struct shrink_judge *j, struct common_error *err)
{
    j->before.run = run_model;
    j->sink = fopen("/dev/null", "w");
    return j->sink ? 0 : common_fail(err, "warpstep: error: cannot open /dev/null");
}

void shrink_judge_free(struct shrink_judge *j)
{
    if (j->sink) fclose(j->sink);
    shrink_state_free(&j->best);
    shrink_pool_free(&j->pool);
    free(j->seen);
    free(j->way);
}
