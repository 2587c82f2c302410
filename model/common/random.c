/* See random.h: a program grows under the model's feet. Drawing of single instructions is in
 * random_row.c. */
#include "fields.h"
#include "isa_call.h"
#include "random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_row.h"

enum {
    SCOPES = 4096,
    HEALS = 32,   /* instructions that are taken back, at most */
    STREAM = 300, /* of the seed */
    STATEMENT_TRIES = 4,
    PLAIN = 1000, /* the weight of plain instructions relative to statements */
    STEPS = 20000,
    REFUSALS = 64,  /* launches that the machine does not take, one after the other */
    KNOWN = 256,    /* instructions whose accesses are kept, by a byte of their hash */
    CHAIN = 3,      /* programs one after the other, at most .. */
    FOLLOWED = 12,  /* .. percent that have one after them */
    BEHIND = 100000 /* their streams of the seed */
};

/* Contents of a place. */
enum { BLANK, STATEMENT_WORD, PLAIN_WORD, PLAIN_MORE };

static const struct common_machine usual_machine = {NULL, 0};

/* ---- For hooks. */

uint32_t common_draft_below(struct common_draft *d, uint32_t n)
{
    return common_rng_below(&d->rng, n);
}

bool common_draft_chance(struct common_draft *d, uint32_t n)
{
    return n && common_rng_below(&d->rng, n) == 0;
}

uint32_t common_draft_word(struct common_draft *d)
{
    return (uint32_t)common_rng_next(&d->rng);
}

bool common_draft_knob(struct common_draft *d, enum common_knob knob, uint32_t percent)
{
    uint64_t often = (uint64_t)percent * d->weights->entry[knob].percent;

    return common_rng_below(&d->rng, 100 * COMMON_WEIGHT_USUAL) < often;
}

/* Words of code that one step of a pc is for. */
static uint32_t pc_words(const struct common_draft *d)
{
    return d->isa->pc_words ? d->isa->pc_words : 1;
}

uint64_t common_draft_pc(const struct common_draft *d, uint32_t at)
{
    uint64_t pc = d->base + (uint64_t)at / pc_words(d) * d->isa->pc_step;
    return d->wrap ? pc % d->wrap : pc;
}

/* The place of a pc; d->words: it is outside. */
static uint32_t place_of(const struct common_draft *d, uint64_t pc)
{
    uint64_t distance = d->wrap ? (pc + d->wrap - d->base) % d->wrap : pc - d->base;
    uint64_t at = distance / d->isa->pc_step * pc_words(d);
    return at < d->words ? (uint32_t)at : d->words;
}

static void put(struct common_draft *d, uint32_t at, const uint32_t *word, unsigned words, int kind)
{
    if (at >= d->words || words > d->words - at) return;
    memcpy(d->code + at, word, words * sizeof *word);
    memset(d->written + at, kind, words);
    if (kind == PLAIN_WORD && words > 1) memset(d->written + at + 1, PLAIN_MORE, words - 1);
    if (d->mirror) memcpy(d->program.code + at, word, words * sizeof *word);
    void *model = d->model ? d->model : d->left;
    for (unsigned i = 0; model && d->isa->random->place && i < words; i += pc_words(d))
        d->isa->random->place(model, common_draft_pc(d, at + i), word + i, pc_words(d));
}

void common_draft_put(struct common_draft *d, uint32_t at, const uint32_t *word, unsigned words)
{
    put(d, at, word, words, STATEMENT_WORD);
}

void common_draft_put_plain(struct common_draft *d, uint32_t at, const uint32_t *word,
                            unsigned words)
{
    put(d, at, word, words, PLAIN_WORD);
}

const struct common_scope *common_draft_scope_of(const struct common_draft *d, uint32_t at)
{
    return &d->scope[d->scope_of[at]];
}

uint32_t common_draft_room(const struct common_draft *d, uint32_t at)
{
    uint32_t end = at < d->words ? common_draft_scope_of(d, at)->end : 0, to = at;

    while (to < end && d->written[to] == BLANK) to++;
    return to - at;
}

struct common_scope *common_draft_scope(struct common_draft *d, uint32_t from, uint32_t to)
{
    if (d->scopes == SCOPES || from >= to || to > d->words) return NULL;
    struct common_scope *scope = &d->scope[d->scopes];
    *scope = *common_draft_scope_of(d, from);
    scope->end = to;
    scope->depth++;
    for (uint32_t at = from; at < to; at++) d->scope_of[at] = (uint16_t)d->scopes;
    d->scopes++;
    return scope;
}

unsigned common_draft_plain(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    unsigned words = random_plain(d, at, room, word);

    if (words) put(d, at, word, words, PLAIN_WORD);
    return words;
}

int common_draft_program(struct common_draft *d, const char *code,
                         void (*write)(struct common_draft *, FILE *), char **launch)
{
    struct common_error err = {""};
    size_t size;
    FILE *out = open_memstream(launch, &size);

    if (!out) return -1;
    write(d, out);
    fputs(code, out);
    if (fclose(out) || d->isa->assemble("random", *launch, &d->program, &err)) return -1;
    (*launch)[size - strlen(code)] = '\0';
    d->program.code_words = 0;
    return 0;
}

/* ---- A blank word that a warp came to. */

static const struct common_statement *draw_statement(struct common_draft *d)
{
    const struct common_statement *statement = d->isa->random->statements;
    const struct common_weight *weight = d->weights->entry + d->weights->statements;
    uint64_t sum = PLAIN * (uint64_t)d->weights->entry[COMMON_KNOB_PLAIN].percent, pick;

    if (!statement) return NULL;
    for (unsigned i = 0; statement[i].name; i++)
        if (!statement[i].types || statement[i].types >> d->type & 1)
            sum += (uint64_t)statement[i].weight * weight[i].percent;
    if (!sum) return NULL;
    pick = common_rng_next(&d->rng) % sum;
    for (unsigned i = 0; statement[i].name; i++) {
        if (statement[i].types && !(statement[i].types >> d->type & 1)) continue;
        uint64_t own = (uint64_t)statement[i].weight * weight[i].percent;
        if (pick < own) return &statement[i];
        pick -= own;
    }
    return NULL;
}

static void fill(struct common_draft *d, uint32_t at)
{
    uint32_t room = common_draft_room(d, at);

    bool plain = room && common_draft_scope_of(d, at)->plain;

    for (unsigned i = 0; room && !plain && i < STATEMENT_TRIES; i++) {
        const struct common_statement *statement = draw_statement(d);
        if (!statement) break;
        if (statement->write(d, at, room) && d->written[at] != BLANK) return;
    }
    if (common_draft_plain(d, at, room ? room : 1)) return;
    put(d, at, d->code + at, 1, STATEMENT_WORD); /* nothing fits: it stays blank code */
}

/* ---- The run. */

static void push_recent(struct common_warp_past *past, struct common_access access)
{
    unsigned i = 0, most = past->recents < COMMON_RECENT ? past->recents : COMMON_RECENT - 1;

    while (i < most &&
           (past->recent[i].file != access.file || past->recent[i].index != access.index))
        i++;
    if (i == past->recents) past->recents++;
    memmove(past->recent + 1, past->recent, i * sizeof *past->recent);
    past->recent[0] = access;
}

static const struct common_known *accesses_of(const struct common_draft *d, const uint32_t *word)
{
    struct common_access access[COMMON_ROW_ACCESSES];
    const struct common_encoding *e = d->isa->encoding;
    uint32_t hash = 0;

    for (unsigned i = 0; i < e->words; i++) hash = (hash ^ word[i]) * 0x9e3779b1u;
    struct common_known *known = &d->known[hash >> 24];
    if (known->there && !memcmp(known->word, word, e->words * sizeof *word)) return known;
    unsigned row = common_find(e, word);
    unsigned count = row == e->rows ? 0 : common_accesses(e, row, word, access);
    if (count > COMMON_RECENT) count = 0; /* many at once: nothing that an operand names */
    memcpy(known->word, word, e->words * sizeof *word);
    memcpy(known->access, access, count * sizeof *access);
    known->count = count;
    known->there = true;
    return known;
}

/* The reads of an instruction come after its writes. */
static void note_accesses(struct common_draft *d, const struct common_retire *retire)
{
    if (!d->isa->encoding || !retire->nwords) return;
    const struct common_known *known = accesses_of(d, retire->word);
    for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned i = 0; i < known->count; i++)
            if (!(known->access[i].access & COMMON_WRITE) == !pass)
                push_recent(&d->past[retire->warp], known->access[i]);
}

/* Takes back the instruction that killed a warp, or raised a trap that is avoided.
 *   returns  whether it did */
static bool heal(struct common_draft *d, const struct common_retire *retire)
{
    uint32_t at = place_of(d, retire->pc);

    if (!retire->trap || d->mortal || at == d->words) return false;
    if (!retire->done && !(retire->trap & d->isa->random->avoided)) return false;
    if (d->written[at] != PLAIN_WORD) return false;
    if (++d->heals == HEALS) {
        d->mortal = true;
        return false;
    }
    do d->written[at++] = BLANK;
    while (at < d->words && d->written[at] == PLAIN_MORE);
    return true;
}

enum outcome { ENDED, TOO_LONG, HEALED, REFUSED, FAILED };

/* One instruction of a warp. */
static enum outcome step_one(struct common_draft *d, uint32_t warp, struct common_seen *seen,
                             struct common_step *step)
{
    struct common_error err;
    uint64_t pc;

    if (common_isa_warp_state(d->isa, d->model, warp, &seen[warp], &pc) != COMMON_WARP_READY)
        return TOO_LONG;
    uint32_t at = place_of(d, pc);
    d->warp = warp;
    if (at < d->words && d->written[at] == BLANK) fill(d, at);
    if (d->isa->step(d->model, warp, step, &err)) return FAILED;
    common_seen_retire(&seen[warp], &step->retire);
    note_accesses(d, &step->retire);
    return heal(d, &step->retire) ? HEALED : ENDED;
}

static enum outcome run_model(struct common_draft *d, struct common_seen *seen,
                              struct common_step *step, uint32_t warps)
{
    struct common_error err;
    struct common_retire event;

    for (uint32_t steps = 0; !common_isa_finished(d->isa, d->model, warps, seen);) {
        uint32_t before = steps;
        while (common_isa_dispatch(d->isa, d->model, &event)) {
            if (common_isa_launch(d->isa, d->model, &event, step, &err)) return FAILED;
            common_seen_retire(&seen[event.warp], &step->retire);
        }
        for (uint32_t warp = 0; warp < warps; warp++) {
            enum outcome outcome = step_one(d, warp, seen, step);
            if (outcome == HEALED || outcome == FAILED) return outcome;
            steps += outcome == ENDED;
        }
        if (steps == before || steps > d->steps) return TOO_LONG;
    }
    return ENDED;
}

static enum outcome run_once(struct common_draft *d, struct common_step *step, uint32_t warps,
                             struct common_error *err)
{
    struct common_seen *seen = calloc(warps, sizeof *seen);
    enum outcome outcome = seen ? REFUSED : FAILED;

    memset(d->past, 0, warps * sizeof *d->past);
    d->model = seen ? d->isa->create(&d->program, d->machine, err) : NULL;
    if (d->model && (!d->before || !common_isa_follow(d->isa, d->model, d->before->left, err))) {
        for (uint32_t at = 0; d->isa->random->place && !d->mirror && at < d->words;
             at += pc_words(d))
            if (d->written[at] != BLANK)
                d->isa->random->place(d->model, common_draft_pc(d, at), d->code + at, pc_words(d));
        outcome = run_model(d, seen, step, warps);
    }
    if (outcome == ENDED) d->left = d->model;
    else if (d->model) d->isa->destroy(d->model);
    d->model = NULL;
    free(seen);
    return outcome;
}

static enum outcome run(struct common_draft *d, struct common_error *err)
{
    uint32_t warps = common_isa_warps(d->isa, d->machine);
    struct common_step *step = malloc(sizeof *step);
    enum outcome outcome = FAILED;

    d->past = calloc(warps, sizeof *d->past);
    d->known = calloc(KNOWN, sizeof *d->known);
    if (step && d->past && d->known) do
            outcome = run_once(d, step, warps, err);
        while (outcome == HEALED);
    free(d->past);
    free(d->known);
    free(step);
    d->past = NULL;
    d->known = NULL;
    return outcome;
}

/* ---- The whole. */

static int begin_default(struct common_draft *d)
{
    const struct common_isa *isa = d->isa;
    uint32_t most = 380 * d->weights->entry[COMMON_KNOB_LENGTH].percent / 100 >> d->attempt / 4;

    d->words = 2 + common_draft_below(d, 20 + most);
    d->steps = STEPS;
    return common_program_init(&d->program, "random", isa->launch_default, isa->launch_bytes);
}

static int finish_default(struct common_draft *d)
{
    const struct common_encoding *e = d->isa->encoding;
    uint32_t word[COMMON_CODE_WORDS];

    for (unsigned row = 0; e && row < e->rows; row++) {
        if (common_op(e, row)->flow != COMMON_EXIT) continue;
        unsigned words = common_draft_row(d, row, 0, word);
        common_draft_put(d, d->words - words, word, words);
        break;
    }
    return 0;
}

static int allocate(struct common_draft *d)
{
    struct common_error err;

    d->code = calloc(d->words, sizeof *d->code);
    d->written = calloc(d->words, sizeof *d->written);
    d->scope_of = calloc(d->words, sizeof *d->scope_of);
    d->scope = calloc(SCOPES, sizeof *d->scope);
    if (!d->code || !d->written || !d->scope_of || !d->scope || random_weigh(d)) return -1;
    d->scope[0] = (struct common_scope){.end = d->words, .uniform = true, .passes = 1};
    d->scopes = 1;
    d->mirror = d->program.code_words == 0;
    return d->mirror ? common_program_set_code(&d->program, d->code, NULL, d->words, &err) : 0;
}

static void release(struct common_draft *d)
{
    if (d->left) d->isa->destroy(d->left);
    if (d->isa->random->end) d->isa->random->end(d);
    common_program_free(&d->program);
    free(d->code);
    free(d->written);
    free(d->scope_of);
    free(d->scope);
    free(d->row_weight);
    free(d->own);
}

/* Places that no warp reached. */
static void fill_blank(struct common_draft *d)
{
    for (uint32_t at = 0; at < d->words; at++)
        if (d->written[at] == BLANK) common_draft_plain(d, at, common_draft_room(d, at));
}

static char *print_default(const struct common_draft *d)
{
    char *text = NULL, line[256];
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fprintf(out, "// Random program, seed %llu.\n", (unsigned long long)d->seed);
    for (uint32_t at = 0; at < d->words;) {
        at += common_isa_text(d->isa, &d->program, d->code + at, d->words - at,
                              common_draft_pc(d, at), line, sizeof line);
        fprintf(out, "    %s\n", line);
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

/* One try. */
static enum outcome try(struct common_draft *d, struct common_error *err)
{
    const struct common_random *hooks = d->isa->random;
    enum outcome outcome = FAILED;

    d->mortal = common_draft_knob(d, COMMON_KNOB_TRAPS, 25);
    if (!(hooks->begin ? hooks->begin : begin_default)(d) && !allocate(d) &&
        !(hooks->finish ? hooks->finish : finish_default)(d))
        outcome = run(d, err);
    if (outcome == ENDED) fill_blank(d);
    if (outcome == ENDED && hooks->seal && hooks->seal(d)) return FAILED;
    return outcome;
}

/* Programs that run one after the other. */
struct chain {
    struct common_weights usual;
    struct common_draft draft[CHAIN];
    unsigned n;
};

static void release_chain(struct chain *c)
{
    while (c->n) release(&c->draft[--c->n]);
    common_weights_free(&c->usual);
}

/* The next one.
 *   returns  0; -1 with err */
static int make(struct chain *c, const struct common_draft *kind, struct common_error *err)
{
    struct common_draft *draft = &c->draft[c->n];
    enum outcome outcome = TOO_LONG;
    unsigned refusals = 0;

    for (unsigned tries = 0; outcome == TOO_LONG || (outcome == REFUSED && refusals < REFUSALS);
         tries++) {
        *draft = *kind;
        draft->attempt = tries - refusals;
        draft->rng = common_rng_make(kind->seed, STREAM + 1000 * (uint64_t)kind->type + tries +
                                                     BEHIND * (uint64_t)c->n);
        err->text[0] = '\0';
        outcome = try(draft, err);
        refusals += outcome == REFUSED;
        if (outcome != ENDED) release(draft);
    }
    /* if nothing else was wrong */
    if (outcome != ENDED) return common_fail(err, "warpstep: error: out of memory");
    c->n++;
    return 0;
}

/* Whether another program is to run after one, which then does not end in a trap. */
static bool has_next(struct common_draft *d)
{
    return d->isa->random->follows && !d->mortal &&
           common_draft_knob(d, COMMON_KNOB_THEN, FOLLOWED);
}

/* As many programs as come one after the other, `most` of them.
 *   c        release_chain() it, also after an error
 *   returns  0; -1 with err */
static int make_chain(struct chain *c, const struct common_random_order *order, unsigned most,
                      struct common_error *err)
{
    unsigned types = 0;

    *c = (struct chain){.n = 0};
    err->text[0] = '\0';
    if (!order->weights && common_weights_begin(&c->usual, order->isa))
        return common_fail(err, "warpstep: error: out of memory");
    struct common_draft kind = {.isa = order->isa,
                                .machine = order->machine ? order->machine : &usual_machine,
                                .weights = order->weights ? order->weights : &c->usual,
                                .seed = order->seed,
                                .type = order->type};
    while (order->isa->random->types[types]) types++;
    for (bool more = true; more;) {
        if (make(c, &kind, err)) return -1;
        struct common_draft *last = &c->draft[c->n - 1];
        kind.before = last;
        more = c->n < most && has_next(last);
        if (more) kind.type = common_draft_below(last, types);
    }
    return 0;
}

/* Its text; NULL out of memory. */
static char *print(const struct common_draft *d)
{
    return (d->isa->random->print ? d->isa->random->print : print_default)(d);
}

static char *make_text(const struct common_random_order *order, unsigned most,
                       struct common_error *err)
{
    struct chain chain;
    char *text = NULL;
    size_t size;
    int failed = make_chain(&chain, order, most, err);
    FILE *out = failed ? NULL : open_memstream(&text, &size);

    for (unsigned i = 0; out && i < chain.n; i++) {
        char *one = print(&chain.draft[i]);
        if (one) fprintf(out, "%s%s", i ? COMMON_THEN "\n" : "", one);
        failed |= !one;
        free(one);
    }
    release_chain(&chain);
    if (out && !fclose(out) && !failed) return text;
    free(text);
    common_fail(err, "warpstep: error: out of memory");
    return NULL;
}

char *common_random_make(const struct common_random_order *order, struct common_error *err)
{
    return make_text(order, 1, err);
}

char *common_random_chain(const struct common_random_order *order, struct common_error *err)
{
    return make_text(order, CHAIN, err);
}

static void lines_default(const struct common_draft *d, unsigned *line)
{
    char text[256];

    for (uint32_t at = 0, now = 2, behind = 0; at < d->words; at++) {
        if (at == behind)
            behind += common_isa_text(d->isa, &d->program, d->code + at, d->words - at,
                                      common_draft_pc(d, at), text, sizeof text);
        line[at] = now;
        now += at + 1 == behind;
    }
}

/* Makes the program of the finished draft.
 *   returns  0; -1 with err */
static int take_program(struct common_draft *d, struct common_program *program,
                        struct common_error *err)
{
    unsigned *line = calloc(d->program.code_words, sizeof *line);

    if (!line) return common_fail(err, "warpstep: error: out of memory");
    (d->isa->random->lines ? d->isa->random->lines : lines_default)(d, line);
    d->isa->destroy(d->left);
    d->left = NULL;
    *program = d->program;
    program->line = line;
    memset(&d->program, 0, sizeof d->program);
    return 0;
}

int common_random_programs(const struct common_random_order *order, struct common_program *program,
                           struct common_error *err)
{
    struct chain chain;
    int failed = make_chain(&chain, order, CHAIN, err);

    memset(program, 0, sizeof *program);
    for (unsigned i = 0; i < chain.n && !failed; i++) {
        if (i) program = program->next = calloc(1, sizeof *program);
        failed = program ? take_program(&chain.draft[i], program, err)
                         : common_fail(err, "warpstep: error: out of memory");
    }
    release_chain(&chain);
    return failed;
}
