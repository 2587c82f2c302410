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

static enum sgx543_status perform(struct sgx543_work *w)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_state *s = w->state;
    bool quick = w->step == NULL && m->ready;

    w->next = (s->pc + 1) & SGX543_PC_MASK;
    for (unsigned j = 0; j < m->count; j++) {
        if (!enabled(m, s, j)) continue;
        if (quick && m->quick[j].run(s->reg, &m->quick[j])) continue;
        sgx543_operation(w);
        m->action(w, j);
    }
    if (w->killed) return SGX543_KILLED;
    if (m->end || (s->prog_end != 0 && w->next == s->prog_end)) return end_of_phase(w);
    return SGX543_RUN;
}

/* One instruction; afterwards the state knows where the next one is. */
static enum sgx543_status one(struct sgx543_work *w)
{
    struct sgx543_state *s = w->state;
    enum sgx543_status status = SGX543_ILLEGAL;

    w->micro = s->pc < w->model->imem ? &w->model->micro[s->pc] : NULL;
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

/* ---- nobody listens */

/* Takes the registers that an operand names into what the instruction may name, by the index that is added. */
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
    const uint32_t idx[2] = {s->idx[0], s->idx[1]};

    m->tuned = true;
    m->secondary = s->secondary;
    memcpy(m->moe, s->moe, sizeof m->moe);
    for (unsigned i = 0; i < 3; i++) { /* no operand: everything is there */
        m->low[i] = INT16_MAX * 4;
        m->high[i] = INT16_MIN * 4;
    }
    reach_for(w, m, &m->d, SGX543_DST);
    reach_for(w, m, &m->s0, SGX543_S0);
    reach_for(w, m, &m->s1, SGX543_S1);
    reach_for(w, m, &m->s2, SGX543_S2);
    m->inside = are_there(m, 0, 0);
    s->idx[0] = s->idx[1] = 0;
    m->ready = m->inside && sgx543_fast_prepare(m, s);
    memcpy(s->idx, idx, sizeof idx);
}

/* Whether a flag may come up, which only step() shows. */
static bool may_trap(struct sgx543_work *w)
{
    const struct sgx543_state *s = w->state;
    struct sgx543_micro *m = s->pc < w->model->imem ? &w->model->micro[s->pc] : NULL;
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
    return !are_there(m, 1, 2 * (int16_t)s->idx[0]) || !are_there(m, 2, 2 * (int16_t)s->idx[1]);
}

/* Launches what can be launched, in the order of dispatch().
 *   returns  how many */
static uint32_t begin_all(struct sgx543_model *model)
{
    struct common_retire event;
    uint32_t count = 0;

    for (; sgx543_dispatch(model, &event); count++)
        sgx543_begin(model, &model->core->slot[event.warp]);
    return count;
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
            run->launches += begin_all(model);
        }
        if (!round_of(model, run)) return 1;
    }
    return 1;
}
