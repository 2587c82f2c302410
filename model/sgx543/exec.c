/* The step of sheet 5.1: legality, iterations, end of phase. */
#include "exec.h"

/* Sheet 2.2: Pn is p[j mod 4]. */
static inline bool enabled(const struct sgx543_micro *m, const struct sgx543_state *s, unsigned j)
{
    unsigned p = m->predicate;
    if (__builtin_expect(p == SGX543_ALWAYS, 1)) return true;
    if (p <= SGX543_IF_P3) return s->p >> (p - SGX543_IF_P0) & 1;
    if (p <= SGX543_UNLESS_P3) return !(s->p >> (p - SGX543_UNLESS_P0) & 1);
    return s->p >> (m->one_pn ? 0 : j & 3) & 1;
}

/* Sheet 5.2. */
static enum sgx543_status end_of_phase(struct sgx543_work *w)
{
    struct sgx543_state *s = w->state;
    unsigned wait = s->phase >> 8 & 7;
    if (!(s->phase & SGX543_PHASE_VALID) || wait == 7) return SGX543_ENDED;
    w->next = s->phase_addr;
    s->phase &= ~(uint32_t)SGX543_PHASE_VALID;
    sgx543_reset_moe(s);
    sgx543_report(w, SGX543_PHASE, 0);
    sgx543_report_moe(w, SGX543_STEPS + 1);
    return SGX543_RUN;
}

/* Iterations that can go four at a time, as long as no number is rare.
 *   returns  how many are done */
static unsigned fours(uint32_t *reg, const struct sgx543_micro *m) __attribute__((noinline));
static unsigned fours(uint32_t *reg, const struct sgx543_micro *m)
{
    unsigned j = 0;

    while (j < m->joined && m->four(reg, &m->quick[j])) j += 4;
    return j;
}

/* All iterations of an instruction. */
static inline void iterate(struct sgx543_work *w)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_state *s = w->state;
    bool quick = w->step == NULL && m->ready;

    for (unsigned j = quick && m->joined ? fours(s->reg, m) : 0; j < m->count; j++) {
        if (!enabled(m, s, j)) continue;
        if (quick && m->quick[j].run(s->reg, &m->quick[j])) continue;
        sgx543_operation(w);
        m->action(w, j);
    }
}

static enum sgx543_status perform(struct sgx543_work *w)
{
    const struct sgx543_micro *m = w->micro;
    const struct sgx543_state *s = w->state;

    w->next = (s->pc + 1) & SGX543_PC_MASK;
    iterate(w);
    if (w->killed) return SGX543_KILLED;
    if (m->end || (s->prog_end != 0 && w->next == s->prog_end)) return end_of_phase(w);
    return SGX543_RUN;
}

/* One instruction; afterwards the state knows where the next one is. */
static enum sgx543_status one(struct sgx543_work *w)
{
    struct sgx543_state *s = w->state;
    enum sgx543_status status = SGX543_ILLEGAL;

    w->micro = s->pc < w->model->imem ? sgx543_micro_at(w->model, s->pc) : NULL;
    w->trap = 0;
    w->first = 0;
    w->killed = false;
    if (__builtin_expect(w->micro != NULL && w->micro->action != NULL, 1)) {
        status = perform(w);
    } else {
        w->trap = SGX543_TRAP_ILLEGAL;
        w->next = s->pc;
    }
    if (__builtin_expect(status != SGX543_RUN, 0)) sgx543_finish(w, status);
    return status;
}

int sgx543_step(void *opaque, uint32_t warp, struct common_step *step, struct common_error *err)
{
    struct sgx543_model *model = opaque;
    struct sgx543_work w = {.model = model, .step = step};
    struct common_retire *retire = &step->retire;

    if (warp >= model->slots || !model->core->slot[warp].busy)
        return common_fail(err, "slot %u is idle", (unsigned)warp);
    w.state = &model->core->slot[warp];
    sgx543_soil(model);
    step->regs = step->mems = 0;
    memset(retire, 0, sizeof *retire);
    retire->warp = warp;
    retire->pc = w.state->pc;
    enum sgx543_status status = one(&w);
    retire->kind = COMMON_RETIRE;
    retire->fields = COMMON_HAS_ALL;
    retire->next_pc = w.next;
    retire->nwords = w.micro ? SGX543_WORDS : 0;
    if (w.micro) memcpy(retire->word, w.micro->insn.word, sizeof w.micro->insn.word);
    retire->active = 1;
    retire->trap = w.trap;
    retire->done = status != SGX543_RUN;
    w.state->pc = w.next;
    return 0;
}

/* ---- without events */

/* Takes the registers that an operand names into what the instruction may name, by the index that
 * is added. */
static void reach_for(const struct sgx543_work *w, struct sgx543_micro *m,
                      const struct sgx543_operand *o, unsigned which)
{
    bool matrix = m->insn.form == SGX543_FORM_VMAD || m->insn.form == SGX543_FORM_VDP;
    unsigned mult = matrix ? 4 : o->mult;
    int32_t behind = o->number + (o->from == SGX543_FROM_SPECIAL ? 1 : m->reach);
    int32_t *low = &m->low[o->index], *high = &m->high[o->index];
    if (o->from != SGX543_FROM_BANK && o->from != SGX543_FROM_SPECIAL) return;
    for (unsigned j = 0; j < m->count; j++) {
        int32_t own = sgx543_offset(w->state, which, mult, j),
                dst = sgx543_offset(w->state, SGX543_DST, mult, j);
        int32_t most = own > dst ? own : dst, least = own < dst ? own : dst;
        if (matrix && most < 4 * (int32_t)j) most = 4 * (int32_t)j;
        if (most < 0) most = 0;
        if (least > 0) least = 0;
        if (o->number + least < *low) *low = o->number + least;
        if (behind + most > *high) *high = behind + most;
    }
}

static inline bool is_tuned(const struct sgx543_micro *m, const struct sgx543_state *s)
{
    return m->tuned && m->secondary == s->secondary && !memcmp(m->moe, s->moe, sizeof m->moe);
}

/* Whether registers are there. */
static inline bool are_there(const struct sgx543_micro *m, unsigned index, int32_t ahead)
{
    return m->low[index] + ahead >= 0 && m->high[index] + ahead <= SGX543_BANK;
}

static void tune(const struct sgx543_work *w, struct sgx543_micro *m) __attribute__((noinline));
static void tune(const struct sgx543_work *w, struct sgx543_micro *m)
{
    struct sgx543_state *s = w->state;
    const uint32_t idx[2] = {s->reg[SGX543_WORD_INDEX], s->reg[SGX543_WORD_INDEX + 1]};

    m->tuned = true;
    m->secondary = s->secondary;
    memcpy(m->moe, s->moe, sizeof m->moe);
    for (unsigned i = 0; i < 3; i++) { /* no operand: everything is there */
        m->low[i] = INT16_MAX * 4;
        m->high[i] = INT16_MIN * 4;
    }
    reach_for(w, m, &m->d, SGX543_DST);
    uint32_t *dirty = &w->model->dirty[m->d.bank];
    if (m->high[0] > (int32_t)*dirty) *dirty = (uint32_t)m->high[0];
    reach_for(w, m, &m->s0, SGX543_S0);
    reach_for(w, m, &m->s1, SGX543_S1);
    reach_for(w, m, &m->s2, SGX543_S2);
    m->inside = are_there(m, 0, 0);
    if (!m->inside || m->d.index) sgx543_soil(w->model);
    for (unsigned n = 0; n < 2; n++) sgx543_set_index(s->reg, n, 0);
    m->ready = m->inside && sgx543_fast_prepare(m, s);
    for (unsigned n = 0; n < 2; n++) sgx543_set_index(s->reg, n, idx[n]);
}

/* Whether a flag may come up, which only step() shows. */
static bool may_trap(struct sgx543_work *w)
{
    const struct sgx543_state *s = w->state;
    struct sgx543_micro *m = s->pc < w->model->imem ? sgx543_micro_at(w->model, s->pc) : NULL;
    if (m == NULL || m->action == NULL) return true;
    if (m->action == sgx543_do_branch && m->insn.f[SGX543_exc]) return true;
    if (__builtin_expect(!is_tuned(m, s), 0)) {
        w->micro = m;
        tune(w, m);
    }
    if (!m->inside) return true;
    if (!m->indexed) return false;
    /* the next iteration may have another index */
    if (m->count > 1 && m->d.from == SGX543_FROM_INDEX) return true;
    const uint32_t *ahead = s->reg + SGX543_WORD_AHEAD;
    return !are_there(m, 1, (int32_t)ahead[1]) || !are_there(m, 2, (int32_t)ahead[2]);
}

/* Batches one slot's instructions while no other slot can observe the order. A batch is: a first
 * instruction of any kind; then instructions that are alone and raise no flag, with the MOE that
 * they find when a new instance's MOE is there at first; the last one may jump. */
enum { ROW_MOST = 64 };

static inline bool is_usual(const struct sgx543_state *s)
{
    return !s->secondary && !memcmp(s->moe, sgx543_usual_moe, sizeof s->moe);
}

/* MOE as an instruction leaves it. */
static void set_steps(const struct sgx543_work *w, const struct sgx543_micro *m)
{
    struct sgx543_work work = {.state = w->state, .micro = m};

    if (m->action == sgx543_do_phas) sgx543_reset_moe(w->state);
    else m->action(&work, 0);
}

/* How many can follow from `pc` on, with the usual MOE. It is set here as they would, and
 * restored. After one that sets it, nothing is known of slots that begin there. */
static unsigned ahead(const struct sgx543_work *w, uint32_t pc)
{
    struct sgx543_micro *micro = w->model->micro, *first;
    const uint32_t limits = w->state->limits;
    uint32_t end = pc, known = pc;
    bool more = true;

    if (pc >= w->model->imem) return 0;
    first = sgx543_micro_at(w->model, pc);
    if (__builtin_expect(first->surveyed, 1)) return first->ahead;
    while (more && end < w->model->imem && end - pc < ROW_MOST) {
        struct sgx543_micro *m = sgx543_micro_at(w->model, end);
        if (m->alone && !is_tuned(m, w->state)) tune(w, m);
        more = m->alone && m->inside;
        if (known == end && is_usual(w->state)) known = end + more;
        end += more;
        more = more && m->goes_on;
        if (more && m->steps) set_steps(w, m);
    }
    sgx543_reset_moe(w->state);
    w->state->limits = limits;
    first->surveyed = true;
    for (uint32_t at = pc; at < known; at++) {
        micro[at].surveyed = true;
        micro[at].ahead = (uint8_t)(end - at);
    }
    return first->ahead;
}

/* How many the slot can do in a row, prog_end being after the last one at most.
 *   returns  0: step() must do the first one */
static uint32_t row_of(struct sgx543_work *w)
{
    const struct sgx543_state *s = w->state;
    uint32_t count = 1;

    if (may_trap(w)) return 0;
    const struct sgx543_micro *m = sgx543_micro_at(w->model, s->pc);
    if (is_usual(s) && m->alone) count = ahead(w, s->pc);
    else if (is_usual(s) && m->goes_on) count += ahead(w, s->pc + 1);
    if (s->prog_end > s->pc && count > s->prog_end - s->pc) count = s->prog_end - s->pc;
    return count;
}

static void do_row(struct sgx543_work *w, uint32_t count)
{
    struct sgx543_state *s = w->state;

    for (; count > 0; count--) {
        struct sgx543_micro *m = sgx543_micro_at(w->model, s->pc);
        if (__builtin_expect(!is_tuned(m, s), 0)) tune(w, m);
        if (count == 1) break;
        w->micro = m;
        iterate(w);
        s->pc++;
    }
    one(w);
    s->pc = w->next;
}

/* A row of each slot that has an instance, a round or several.
 *   returns  false: nothing is done, for one of them has no such row, or the limit is near */
static bool rows(struct sgx543_model *model, struct common_run *run)
{
    struct sgx543_work w = {.model = model};
    struct sgx543_state *const slot = model->core->slot;
    uint32_t count = ROW_MOST, busy = model->core->busy;

    for (uint32_t i = 0; i < model->slots; i++) {
        if (!slot[i].busy) continue;
        w.state = &slot[i];
        uint32_t own = row_of(&w);
        if (own < count) count = own;
    }
    if (count == 0 || busy == 0 || (run->limit - run->instructions) / busy < count) return false;
    for (uint32_t i = 0; i < model->slots; i++) {
        if (!slot[i].busy) continue;
        w.state = &slot[i];
        do_row(&w, count);
    }
    run->instructions += (uint64_t)count * busy;
    run->thread_instructions += (uint64_t)count * busy;
    return true;
}

/* One instruction of each slot in turn, as step() would do it.
 *   returns  false: step() must do this one */
static bool round_of(struct sgx543_model *model, struct common_run *run)
{
    struct sgx543_work w = {.model = model};

    for (uint32_t i = run->warp; i < model->slots && run->instructions < run->limit; i++) {
        w.state = &model->core->slot[i];
        run->warp = i;
        if (w.state->busy) {
            if (may_trap(&w)) return false;
            one(&w);
            w.state->pc = w.next;
            run->instructions++;
            run->thread_instructions++;
        }
        run->warp = (i + 1) % model->slots;
    }
    return true;
}

uint64_t sgx543_run(void *opaque, struct common_run *run)
{
    struct sgx543_model *model = opaque;

    while (run->instructions < run->limit) {
        if (run->warp == 0) {
            if (sgx543_finished(model)) return 0;
            run->launches += sgx543_begin_all(model);
            if (rows(model, run)) continue;
        }
        if (!round_of(model, run)) return 1;
    }
    return 1;
}
