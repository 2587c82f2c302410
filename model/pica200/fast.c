/* See fast.h: which lanes execute what, and the way in and out. */
#include "fast.h"

#include <stdlib.h>

enum {
    STRETCH = 8192, /* rounds that are prepared at once: copying is 1 % of them */
    LEAST = 16      /* rounds below which copying does not pay */
};

struct pica200_fast *pica200_fast_create(void)
{
    /* Vectors of 16 bytes: calloc gives that on every host that the model knows. */
    return calloc(1, sizeof(struct pica200_fast));
}

void pica200_fast_destroy(struct pica200_fast *fast)
{
    if (fast) free(fast->word);
    free(fast);
}

/* ---- between the rows of four threads and the numbers of four lanes. */

COMMON_ALWAYS void transpose(const fast_number in[4], fast_number out[4])
{
    fast_number a = __builtin_shufflevector(in[0], in[1], 0, 4, 1, 5);
    fast_number b = __builtin_shufflevector(in[2], in[3], 0, 4, 1, 5);
    fast_number c = __builtin_shufflevector(in[0], in[1], 2, 6, 3, 7);
    fast_number d = __builtin_shufflevector(in[2], in[3], 2, 6, 3, 7);
    out[0] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
    out[1] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
    out[2] = __builtin_shufflevector(c, d, 0, 1, 4, 5);
    out[3] = __builtin_shufflevector(c, d, 2, 3, 6, 7);
}

/* Data that come in. */
COMMON_ALWAYS fast_number widen(struct pica200_fast *fast, fast_number x)
{
    fast_number wide = common_f24x4_widen(x & (uint32_t)COMMON_F24_MASK);
    fast->clean &= !common_u32x4_any(common_f24x4_subnormal(wide));
    return wide;
}

/* A row of each lane, 24-bit patterns in the low bits of words, to numbers. */
static void widen_rows(struct pica200_fast *fast, const uint32_t *const row[FAST_LANES],
                       fast_number out[PICA200_LANES])
{
    fast_number in[FAST_LANES];

    for (unsigned lane = 0; lane < FAST_LANES; lane++) {
        memcpy(&in[lane], row[lane], sizeof in[lane]);
        in[lane] = widen(fast, in[lane]);
    }
    transpose(in, out);
}

static void narrow_rows(const fast_number in[PICA200_LANES], fast_number row[FAST_LANES])
{
    transpose(in, row);
    for (unsigned lane = 0; lane < FAST_LANES; lane++) row[lane] = common_f24x4_narrow(row[lane]);
}

/* Lanes that a group does not have are copies of its first. */
static struct pica200_thread *thread_of(struct pica200_group *g, unsigned lane)
{
    return &g->thread[lane < g->lanes ? lane : 0];
}

static void copy_in(struct pica200_fast *fast, struct pica200_group *g)
{
    const uint32_t *row[FAST_LANES];

    for (unsigned i = 0; i < 2; i++) {
        g->cmp[i] = 0;
        for (unsigned lane = 0; lane < g->lanes; lane++)
            g->cmp[i] |= (unsigned)g->thread[lane].cmp[i] << lane;
    }
    for (unsigned r = 0; r < 2 * PICA200_ROWS; r++) {
        for (unsigned lane = 0; lane < FAST_LANES; lane++) row[lane] = thread_of(g, lane)->reg[r];
        widen_rows(fast, row, g->reg[r]);
    }
    for (unsigned r = 0; r < PICA200_ROWS; r++) {
        for (unsigned lane = 0; lane < FAST_LANES; lane++)
            row[lane] = thread_of(g, lane)->out[0][r];
        widen_rows(fast, row, g->out[r]);
    }
}

static void copy_out(struct pica200_group *g)
{
    fast_number row[FAST_LANES];

    for (unsigned i = 0; i < 2; i++)
        for (unsigned lane = 0; lane < g->lanes; lane++)
            g->thread[lane].cmp[i] = g->cmp[i] >> lane & 1;
    for (unsigned r = 0; r < 2 * PICA200_ROWS; r++) {
        narrow_rows(g->reg[r], row);
        for (unsigned lane = 0; lane < g->lanes; lane++)
            memcpy(g->thread[lane].reg[r], &row[lane], sizeof row[lane]);
    }
    for (unsigned r = 0; r < PICA200_ROWS; r++) {
        narrow_rows(g->out[r], row);
        for (unsigned lane = 0; lane < g->lanes; lane++)
            memcpy(g->thread[lane].out[0][r], &row[lane], sizeof row[lane]);
    }
}

/* ---- what does not change in a run. */

static void mark_end(struct pica200_fast *fast, uint32_t code, uint32_t pc)
{
    uint32_t last = (pc - 1) % PICA200_CODE_WORDS;
    if (last < code) fast->word[last].closes = true;
}

/* The words after which flow_close() may have something to do: the ends that instructions put on
 * the stacks. */
static void mark_scopes(struct pica200_fast *fast, struct pica200_model *model)
{
    const uint32_t code = model->state->config.code_words;

    for (uint32_t pc = 0; pc < code; pc++) {
        const struct pica200_insn *insn = &pica200_micro_at(model, pc)->insn;
        switch ((enum pica200_op)insn->op) {
        case PICA200_OP_CALL:
        case PICA200_OP_CALLC:
        case PICA200_OP_CALLU: mark_end(fast, code, (uint32_t)insn->target + insn->num); break;
        case PICA200_OP_IFC:
        case PICA200_OP_IFU: mark_end(fast, code, insn->target); break;
        case PICA200_OP_LOOP: mark_end(fast, code, insn->target + 1u); break;
        default: break;
        }
    }
    mark_end(fast, code, 0); /* the one after it is 0 */
}

static void prepare_word(struct pica200_fast *fast, const struct pica200_micro *micro,
                         struct pica200_word *word)
{
    const struct pica200_insn *insn = &micro->insn;

    memcpy(word->work, pica200_fast_work[insn->op], sizeof word->work);
    word->micro = micro;
    word->to = insn->dst < PICA200_REG_R ? fast->group.out[insn->dst] : fast->group.reg[insn->dst];
    for (unsigned k = 0; k < insn->nsrc; k++) {
        uint32_t number = insn->src[k];
        if (number < PICA200_REG_C) word->row[k] = fast->group.reg[number];
        else if (insn->idx == PICA200_IDX_NONE)
            word->row[k] = fast->uniform[number - PICA200_REG_C];
    }
}

/*   returns  false: there is no memory */
static bool prepare(struct pica200_model *model)
{
    struct pica200_fast *fast = model->fast;
    const uint32_t code = model->state->config.code_words;

    fast->word = calloc(code, sizeof *fast->word);
    if (!fast->word) return false;
    fast->clean = true;
    for (unsigned i = 0; i < PICA200_LANES; i++) {
        for (unsigned r = 0; r < PICA200_UNIFORMS; r++)
            fast->uniform[r][i] = widen(fast, common_u32x4_all(model->state->config.uniform[r][i]));
        fast->uniform[PICA200_UNIFORMS][i] = common_u32x4_all(COMMON_WIDE_ONE);
    }
    for (uint32_t pc = 0; pc < code; pc++)
        prepare_word(fast, pica200_micro_at(model, pc), &fast->word[pc]);
    mark_scopes(fast, model);
    return true;
}

/* ---- runs begin and end. */

/* New runs in the lanes of `who`, all of which have one. */
static void begin_runs(const struct pica200_model *model, struct pica200_group *g, unsigned who)
{
    const struct pica200_config *config = &model->state->config;
    const uint32_t *record[FAST_LANES], *row[FAST_LANES];
    fast_number mask = {0}, value[PICA200_LANES];

    for (unsigned lane = 0; lane < FAST_LANES; lane++) {
        record[lane] = (const uint32_t *)model->input; /* of no use, but there */
        if (!(who >> lane & 1)) continue;
        record[lane] = (const uint32_t *)pica200_begin_run(model, &g->thread[lane]);
        mask[lane] = UINT32_MAX;
    }
    for (uint32_t i = 0; i < config->attributes; i++) {
        fast_number *to = g->reg[config->map[i]];
        for (unsigned lane = 0; lane < FAST_LANES; lane++) row[lane] = record[lane] + 4 * i;
        widen_rows(model->fast, row, value);
        for (unsigned k = 0; k < PICA200_LANES; k++)
            to[k] = common_u32x4_pick(mask, value[k], to[k]);
    }
}

/* END in the active lanes: outputs leave, and the next runs begin. */
static void end_runs(const struct pica200_model *model, struct pica200_group *g)
{
    const struct pica200_config *config = &model->state->config;
    fast_number row[FAST_LANES];
    unsigned again = 0, slot = 0;

    for (uint32_t rest = config->outmap; rest; rest &= rest - 1, slot++) {
        narrow_rows(g->out[__builtin_ctz(rest)], row);
        for (unsigned lane = 0; lane < g->lanes; lane++) {
            size_t at = ((size_t)g->thread[lane].run * PICA200_VERTEX_BYTES +
                         (size_t)slot * PICA200_VECTOR_BYTES) /
                        4;
            if (g->who >> lane & 1) memcpy(&model->state->output[at], &row[lane], sizeof row[lane]);
        }
    }
    for (unsigned lane = 0; lane < g->lanes; lane++) {
        if (!(g->who >> lane & 1)) continue;
        g->thread[lane].busy = false;
        /* A launch belongs to the round after this one. */
        if (g->left[lane] > 0 && g->thread[lane].next < config->runs) again |= 1u << lane;
    }
    g->begun |= again;
    if (again) begin_runs(model, g, again);
}

/* ---- execution. */

/* Lanes that may become active. One that has begun a new run waits for others that are in theirs,
 * so that they begin together; but if one of those is in a loop, it may catch up with it there. */
static unsigned candidates(const struct pica200_group *g)
{
    unsigned busy = 0, loops = 0;

    for (unsigned lane = 0; lane < g->lanes; lane++) {
        const struct pica200_thread *thread = &g->thread[lane];
        if (!thread->busy || g->left[lane] == 0) continue;
        busy |= 1u << lane;
        loops |= (unsigned)(thread->flow.depth.loop != 0) << lane;
    }
    unsigned under_way = busy & ~g->begun;
    return under_way && !(loops & under_way) ? under_way : busy;
}

/* The lanes at the lowest pc become active: lanes that went different ways meet again
 * after an IF or a loop.
 *   code     words of it
 *   rounds   out: how far they may go
 *   until    out: the pc where others wait, or `code`
 *   returns  that pc; PICA200_CODE_WORDS: no lane has anything left to do */
static uint32_t choose(struct pica200_group *g, uint32_t code, uint64_t *rounds, uint32_t *until)
{
    uint32_t lowest = PICA200_CODE_WORDS;

    g->who = 0;
    *until = code;
    PICA200_EACH(lane, candidates(g))
    {
        uint32_t pc = g->thread[lane].flow.pc;
        if (pc > lowest) *until = pc < *until ? pc : *until;
        if (pc < lowest) {
            if (lowest < *until) *until = lowest;
            lowest = pc, g->who = 0;
        }
        if (pc == lowest) g->who |= 1u << lane;
    }
    g->begun &= ~g->who;
    *rounds = UINT64_MAX;
    for (unsigned lane = 0; lane < FAST_LANES; lane++) {
        bool in = g->who >> lane & 1;
        g->active[lane] = in ? UINT32_MAX : 0;
        if (in && g->left[lane] < *rounds) *rounds = g->left[lane];
    }
    g->chosen = *rounds;
    return lowest;
}

/* Takes from the active lanes what they did since they were chosen.
 *   rounds   that are left for them */
static void settle(struct pica200_group *g, uint64_t rounds)
{
    PICA200_EACH(lane, g->who)
    {
        g->left[lane] -= g->chosen - rounds;
    }
    g->chosen = rounds;
}

/* All lanes do their rounds, or have no run left.
 *   returns  false: something rare */
static bool run_group(struct pica200_model *model, struct pica200_group *g,
                      struct common_step *scratch)
{
    const uint32_t code = model->state->config.code_words;
    struct pica200_work work = {.model = model, .group = g, .scratch = scratch};
    uint64_t rounds;
    uint32_t until, pc;

    while ((pc = choose(g, code, &rounds, &until)) != PICA200_CODE_WORDS) {
        enum pica200_went went =
            pc < code ? pica200_fast_go(&work, pc, until, &rounds) : PICA200_RARE;
        if (went == PICA200_RARE) return false;
        settle(g, rounds);
        if (went == PICA200_ENDED) end_runs(model, g);
    }
    return true;
}

/* ---- a stretch. */

/* The outputs of runs that ended on the copies alone: they are 0 again, for each run ends once. */
static void forget(const struct pica200_model *model)
{
    for (uint32_t i = 0; i < model->threads; i++) {
        const struct pica200_thread *copy = &model->fast->thread[i],
                                    *thread = &model->state->thread[i];
        for (uint32_t run = thread->run; thread->busy && run < copy->next; run += model->threads)
            memset((uint8_t *)model->state->output + (size_t)run * PICA200_VERTEX_BYTES, 0,
                   PICA200_VERTEX_BYTES);
    }
}

static void write_back(struct pica200_model *model, struct common_run *run)
{
    struct pica200_state *state = model->state;

    state->busy = 0;
    for (uint32_t i = 0; i < model->threads; i++) {
        const struct pica200_thread *copy = &model->fast->thread[i];
        uint32_t launches = (copy->next - state->thread[i].next) / model->threads;
        state->launched += launches;
        state->busy += copy->busy;
        run->launches += launches;
        state->thread[i] = *copy;
    }
}

/* All threads for so many rounds.
 *   returns  false: nothing has happened */
static bool stretch(struct pica200_model *model, uint64_t rounds, struct common_run *run)
{
    struct pica200_fast *fast = model->fast;
    struct pica200_group *g = &fast->group;
    uint64_t done = 0;

    for (uint32_t i = 0; i < model->threads; i++) fast->thread[i] = model->state->thread[i];
    for (uint32_t first = 0; first < model->threads; first += FAST_LANES) {
        uint32_t rest = model->threads - first;
        g->lanes = rest < FAST_LANES ? rest : FAST_LANES;
        g->thread = &fast->thread[first];
        g->begun = 0;
        for (unsigned lane = 0; lane < g->lanes; lane++) g->left[lane] = rounds;
        copy_in(fast, g);
        if (!run_group(model, g, run->step)) {
            forget(model);
            return false;
        }
        copy_out(g);
        for (unsigned lane = 0; lane < g->lanes; lane++) done += rounds - g->left[lane];
    }
    write_back(model, run);
    run->instructions += done;
    run->thread_instructions += PICA200_LANES * done;
    return true;
}

/* Geometry shaders have one thread and two banks of outputs; a launch after one finds the other
 * bank chosen. */
static bool can_run(const struct pica200_model *model)
{
    if (model->state->config.geometry || !common_vector_usable()) return false;
    for (uint32_t i = 0; i < model->threads; i++)
        if (model->state->thread[i].bank != 0) return false;
    return true;
}

uint64_t pica200_run(void *opaque, struct common_run *run)
{
    struct pica200_model *model = opaque;
    uint64_t rounds = (run->limit - run->instructions) / model->threads;

    if (run->warp != 0) return 1;
    if (rounds > STRETCH) rounds = STRETCH;
    if (rounds < LEAST || !can_run(model)) return UINT64_MAX;
    if (!model->fast->word && !prepare(model)) return UINT64_MAX;
    return stretch(model, rounds, run) ? 0 : rounds * model->threads;
}
