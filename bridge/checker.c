/* The checker: orders the events of a clock, steps the model once per retire, and decides. */
#include "../model/common/isa_call.h"
#include "expect.h"
#include "hash.h"
#include "account.h"
#include "checker.h"
#include "compare.h"
#include "finish.h"
#include "history.h"
#include "livelock.h"
#include "outside.h"
#include "pending.h"
#include "proof.h"
#include "state.h"
#include "told.h"
#include "trace_writer.h"
#include "verdict.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- making one. */

static int create_tables(struct bridge *b)
{
    const struct common_isa *isa = b->isa;

    b->file_base = calloc(isa->nfiles + 1, sizeof b->file_base[0]);
    b->file_bits = calloc(isa->nfiles + 1, sizeof b->file_bits[0]);
    b->file_be = calloc(isa->nfiles + 1, sizeof b->file_be[0]);
    if (!b->file_base || !b->file_bits || !b->file_be) return -1;
    for (uint32_t f = 0; f < isa->nfiles; f++) {
        b->file_base[f] = b->flat;
        b->file_bits[f] = isa->files[f].bits >= 32 ? 0xffffffffu : (1u << isa->files[f].bits) - 1;
        if (!(b->options.unobserved_files >> f & 1))
            b->file_be[f] = (1u << (isa->files[f].bits + 7) / 8) - 1;
        b->flat += isa->files[f].count;
    }

    b->warp = calloc(b->warps, sizeof b->warp[0]);
    b->seen = calloc(b->warps, sizeof b->seen[0]);
    b->chain = calloc(b->warps, sizeof b->chain[0]);
    b->told = calloc(b->warps, sizeof b->told[0]);
    b->writer = calloc((size_t)b->warps * b->flat + 1, sizeof b->writer[0]);
    b->value = calloc((size_t)b->warps * b->flat * b->isa->lanes + 4, sizeof b->value[0]);
    b->stamp = calloc(b->flat + 1, sizeof b->stamp[0]);
    b->stamp_row = calloc(b->flat + 1, sizeof b->stamp_row[0]);
    b->hash = bridge_hash_create(b->warps);
    if (!b->warp || !b->seen || !b->chain || !b->told || !b->writer || !b->value || !b->stamp ||
        !b->stamp_row || !b->hash)
        return -1;
    if (b->options.repeat) {
        b->repeat = malloc(strlen(b->options.repeat) + 1);
        if (!b->repeat) return -1;
        strcpy(b->repeat, b->options.repeat);
    }
    b->options.repeat = b->repeat;
    return bridge_pending_create(b);
}

static bool program_expects(const struct common_program *program)
{
    for (; program; program = program->next)
        if (program->expects != 0 || program->expect_trap) return true;
    return false;
}

/* A model of the first program; the others are made when their turn comes, and can be. */
static void *create_models(const struct common_isa *isa, const struct common_program *program,
                           const struct common_machine *machine, struct common_error *err)
{
    void *first = isa->create(program, machine, err);

    for (program = program->next; first && program; program = program->next) {
        void *model = isa->create(program, machine, err);
        if (model) {
            isa->destroy(model);
        } else {
            isa->destroy(first);
            first = NULL;
        }
    }
    return first;
}

struct bridge *bridge_create(const struct common_isa *isa, const struct common_program *program,
                             const struct common_machine *machine,
                             const struct bridge_options *options, struct common_error *err)
{
    uint32_t warps = common_isa_warps(isa, machine);

    if (!warps || isa->lanes > COMMON_LANES || isa->nfiles > 32 || isa->nspaces > COMMON_SPACES) {
        common_fail(
            err,
            "%s: error: a machine of %u warps of %u lanes, %u files, %u spaces cannot be checked",
            isa->name, warps, isa->lanes, isa->nfiles, isa->nspaces);
        return NULL;
    }
    for (uint32_t s = 0; s < isa->nspaces; s++)
        if (isa->spaces[s].swept && isa->spaces[s].per_lane) {
            common_fail(err,
                        "%s: error: space %s is swept and per lane; a sweep has no lanes of memory",
                        isa->name, isa->spaces[s].name);
            return NULL;
        }
    struct bridge *b = calloc(1, sizeof *b);
    if (!b) {
        common_fail(err, "bridge: error: out of memory");
        return NULL;
    }
    b->isa = isa;
    b->program = program;
    b->machine = *machine;
    b->warps = warps;
    if (options) b->options = *options;
    b->fields = COMMON_HAS_ALL;
    b->result = (struct bridge_result){.verdict = BRIDGE_INTERNAL,
                                       .mode = "lockstep",
                                       .isa = isa->name,
                                       .kinds = isa,
                                       .program = program->name,
                                       .seed = b->options.seed,
                                       .expects = program_expects(program)};
    snprintf(b->result.message, sizeof b->result.message, "the run was not finished");
    if (create_tables(b)) {
        common_fail(err, "bridge: error: out of memory for %u warps", warps);
        bridge_destroy(b);
        return NULL;
    }
    b->model = create_models(isa, program, machine, err);
    if (!b->model) {
        bridge_destroy(b);
        return NULL;
    }
    return b;
}

void bridge_destroy(struct bridge *b)
{
    if (!b) return;
    if (b->trace) bridge_trace_abandon(b);
    if (b->model) b->isa->destroy(b->model);
    bridge_pending_destroy(b);
    bridge_hash_destroy(b->hash);
    free(b->file_base);
    free(b->file_bits);
    free(b->file_be);
    free(b->warp);
    free(b->seen);
    free(b->chain);
    free(b->told);
    free(b->writer);
    free(b->value);
    free(b->stamp);
    free(b->stamp_row);
    free(b->repeat);
    free(b);
}

void *bridge_model(struct bridge *b)
{
    return b->model;
}

const struct bridge_result *bridge_result(const struct bridge *b)
{
    return &b->result;
}

/* ---- one retire. */

/* The first lane written, or the first that differs. */
static void remember_row(struct bridge *b, const struct bridge_token *token, struct bridge_past *p)
{
    static const struct bridge_row nothing;
    bool found = false;

    if (b->rows_same) {
        const struct common_reg_write *w = b->step.reg;
        while (!bridge_observed(b, w)) w++;
        p->file = w->file;
        p->index = w->index;
        p->lane = (uint32_t)__builtin_ctz(w->mask);
        p->reg_model = p->reg_core = w->data[p->lane] & bridge_bytes(w->be) & b->file_bits[w->file];
        return;
    }
    for (uint32_t i = 0; i < (p->differs ? b->model_rows : 1); i++) {
        const struct bridge_row *model = &b->model_row[i];
        const struct bridge_row *core = model; /* equal, as was found out */
        if (p->differs) core = bridge_pending_nth(b, token, model->file, model->index, model->nth);
        if (!core) core = &nothing;
        for (uint32_t lane = 0; lane < COMMON_LANES; lane++) {
            uint32_t be = bridge_row_be(model, lane);
            bool differs = bridge_row_be(core, lane) != be || core->data[lane] != model->data[lane];
            if (!differs && (found || !be)) continue;
            found = true;
            p->file = model->file;
            p->index = model->index;
            p->lane = lane;
            p->reg_model = model->data[lane];
            p->reg_core = core->data[lane];
            if (differs || !p->differs) return;
        }
    }
}

static void remember(struct bridge *b, const struct common_retire *core,
                     const struct bridge_token *token, bool differs)
{
    struct bridge_past *p = bridge_past_next(b, core->warp);
    const struct common_retire *model = &b->step.retire;

    p->kind = core->kind;
    p->warp = core->warp;
    p->order = core->order;
    p->pc = model->pc;
    p->active = model->active;
    p->trap = model->trap;
    p->nwords = model->nwords;
    memcpy(p->word, model->word, sizeof p->word);
    p->rows = b->model_rows;
    p->words = b->step.mems;
    p->differs = differs;
    if (b->model_rows) remember_row(b, token, p);
    if (b->step.mems) {
        const struct common_mem_write *w = &b->step.mem[0];
        int32_t c = token->first_chunk;
        p->space = w->space;
        p->addr = w->addr;
        p->mem_model = w->data & bridge_bytes(w->be);
        p->mem_core = c == BRIDGE_NONE ? 0 : b->chunk[c].word[0].data;
    }
}

static void note_writers(struct bridge *b, const struct common_retire *core, bool folds)
{
    struct bridge_writer *writer = &b->writer[(size_t)core->warp * b->flat];
    for (uint32_t i = 0; i < b->step.regs; i++) {
        const struct common_reg_write *w = &b->step.reg[i];
        if (!bridge_observed(b, w)) continue;
        uint32_t flat = b->file_base[w->file] + w->index;
        bool again = writer[flat].kind && writer[flat].order == core->order;
        if (!again || b->isa->each_write >> w->file & 1) {
            b->account.rows[w->file]++;
            b->account.folded_rows[w->file] += folds;
        }
        bridge_lay(b->value + ((size_t)core->warp * b->flat + flat) * b->isa->lanes, w->data,
                   w->mask, bridge_bytes(w->be) & b->file_bits[w->file]);
        writer[flat] = (struct bridge_writer){.order = core->order,
                                              .pc = b->step.retire.pc,
                                              .kind = core->kind == COMMON_LAUNCH ? 2 : 1};
    }
}

void bridge_note_trap(struct bridge *b)
{
    const struct common_retire *model = &b->step.retire;
    char name[160];

    b->account.noted += model->trap != 0;
    if (!model->trap || !bridge_trap_unexpected(b->program, model->trap, &b->trap_seen)) return;
    bool fatal = model->trap & 0xffff, first = !b->trapped;
    if (first || (fatal && !(b->trap_code & 0xffff))) { /* a fatal one goes before sticky flags */
        b->trapped = true;
        b->trap_code = model->trap;
        memset(&b->trap_at, 0, sizeof b->trap_at);
        bridge_difference_at(b, model, &b->trap_at);
    }
    if (!fatal || b->options.keep_going) return; /* sticky flags: go on, tell at the end */
    common_isa_trap_text(b->isa, model->trap, name, sizeof name);
    bridge_fail_at(b, BRIDGE_TRAP, model,
                   "core and model both trapped: %s at warp %u order %u pc 0x%" PRIx64 ": %s", name,
                   model->warp, model->order, model->pc, b->trap_at.text);
}

/* Of a warp that cannot step. */
static const char *idle_or_waits(const struct bridge *b, uint32_t warp)
{
    uint64_t pc;
    enum common_warp_state state =
        common_isa_warp_state(b->isa, b->model, warp, &b->seen[warp], &pc);
    return state == COMMON_WARP_IDLE ? "has no work" : "still waits";
}

/* The model can do nothing with this event. */
static void impossible(struct bridge *b, const struct common_retire *core, const char *why)
{
    uint64_t pc = 0;
    enum common_warp_state state =
        common_isa_warp_state(b->isa, b->model, core->warp, &b->seen[core->warp], &pc);

    b->result.differences++;
    if (core->kind == COMMON_LAUNCH)
        bridge_fail_at(b, BRIDGE_MISMATCH, core,
                       "warp %u order %u: the core launches what the model cannot: %s", core->warp,
                       core->order, why);
    else if (state == COMMON_WARP_READY)
        bridge_fail_at(b, BRIDGE_INTERNAL, core,
                       "warp %u order %u pc 0x%" PRIx64 ": the model cannot step: %s", core->warp,
                       core->order, pc, why);
    else
        bridge_fail_at(b, BRIDGE_MISMATCH, core,
                       "warp %u order %u pc 0x%" PRIx64
                       " retires, but in the model the warp %s: %s",
                       core->warp, core->order, core->pc, idle_or_waits(b, core->warp), why);
}

/* The step differs; what does is in scratch. */
static void mismatch(struct bridge *b) __attribute__((cold, noinline));
static void mismatch(struct bridge *b)
{
    const struct common_retire *model = &b->step.retire;
    char stray[60] = "";

    bridge_difference_at(b, model, &b->scratch);
    if (b->stray != COMMON_NO_WARP)
        snprintf(stray, sizeof stray, "it wrote a row of warp %u, and ", b->stray);
    bridge_differ(b, BRIDGE_MISMATCH, "warp %u order %u pc 0x%" PRIx64 ": %s%s differs: %s",
                  model->warp, model->order, model->pc, stray, b->scratch.item[0].where,
                  b->scratch.text);
}

bool bridge_judge(struct bridge *b, const struct common_retire *core)
{
    if (!bridge_compare(b, core)) return false;
    mismatch(b);
    return true;
}

void bridge_process(struct bridge *b, const struct common_retire *core)
{
    struct bridge_warp *warp = &b->warp[core->warp];
    const struct bridge_token *token = &warp->token[core->order % BRIDGE_RING];
    struct common_error err;
    struct common_step *step = &b->step;
    bool launch = core->kind == COMMON_LAUNCH;
    bool folds = bridge_signature_folds(b, core->warp, core->order);

    if (b->outsides && bridge_outside_tell(b, core->warp, core->order)) return;
    err.text[0] = 0;
    step->regs = step->mems = 0;
    if (launch ? common_isa_launch(b->isa, b->model, core, step, &err)
               : b->isa->step(b->model, core->warp, step, &err)) {
        impossible(b, core, err.text);
        return;
    }
    step->retire.kind = core->kind;
    step->retire.warp = core->warp;
    step->retire.order = core->order;
    if (launch) {
        memcpy(warp->arg, core->arg, sizeof warp->arg);
        memcpy(step->retire.arg, core->arg, sizeof warp->arg);
        warp->launched = true;
    }

    bool differs = false;
    if (folds) {
        b->rows_same = false;
        bridge_signature_fold(b, core->warp);
    } else {
        if (!launch) b->fields &= core->fields;
        differs = bridge_judge(b, core);
        if (!differs && !b->proving && bridge_is_unproven(b, core)) bridge_prove_step(b, core);
    }
    bridge_hash_step(b->hash, step);
    if (launch) b->result.launches++;
    else {
        if (!b->result.instructions++) b->result.first_cycle = b->result.cycles;
        b->result.thread_instructions += bridge_count_bits(step->retire.active);
    }

    if (b->options.stepped)
        b->options.stepped(b->options.context, b->program, step, b->result.cycles, differs);
    remember(b, core, token, differs);
    if (!differs && !launch) bridge_note_trap(b);
    bridge_signature_compared(b, core->warp, core->order);
    note_writers(b, core, folds);
    bridge_account_step(b, core->fields, folds);
    /* else the token is of one in the window */
    if (!folds) bridge_pending_release(b, core->warp, core->order);
    warp->expected++;
    common_seen_retire(&b->seen[core->warp], &step->retire);
    warp->last_cycle = b->result.cycles;
    b->last_retire = b->result.cycles;
    b->since_sweep++;
    if (b->result.instructions - b->before >= b->look_at && !launch) bridge_look_for_livelock(b);
}

/* ---- one clock. */

void bridge_answer(struct bridge *b, const char *from, uint64_t addr, const uint32_t *word,
                   uint32_t count)
{
    if (!b->stopped && b->trace) bridge_trace_answer(b, from, addr, word, count);
}

void bridge_enough(struct bridge *b)
{
    const struct bridge_result *r = &b->result;

    b->enough = true;
    if (!r->instructions)
        bridge_fail(b, BRIDGE_VACUOUS,
                    "nothing was compared: the run ended with a launch, before "
                    "the first instruction");
    b->stopped = true;
    if (b->decided) return;
    b->decided = true;
    b->result.verdict = BRIDGE_PASS;
    b->result.message[0] = 0;
}

void bridge_retire(struct bridge *b, const struct common_retire *event)
{
    if (b->stopped) return;
    if (b->trace) bridge_trace_retire(b, event);
    if (event->warp >= b->warps || event->kind > COMMON_LAUNCH || event->nwords > COMMON_WORDS) {
        bridge_fail_at(
            b, BRIDGE_MISMATCH, event,
            "retire event of kind %u with %u words for warp %u; the machine has %u warps",
            event->kind, event->nwords, event->warp, b->warps);
        return;
    }
    if (event->kind == COMMON_LAUNCH && bridge_signature_folds(b, event->warp, event->order)) {
        bridge_signature_launch(b, event);
        return;
    }
    if (b->queued == BRIDGE_QUEUE) {
        bridge_fail_at(b, BRIDGE_INTERNAL, event, "more than %u retires in one clock",
                       (unsigned)BRIDGE_QUEUE);
        return;
    }
    b->account.came_retires += event->kind != COMMON_LAUNCH;
    b->queue[b->queued++] = *event;
}

/* Whether writes of an instruction wait for its retire. */
static bool wrote(const struct bridge *b, uint32_t warp, uint32_t order)
{
    const struct bridge_token *token = &b->warp[warp].token[order % BRIDGE_RING];
    return token->rows != BRIDGE_NONE || token->first_chunk != BRIDGE_NONE;
}

/* An order id that is not the next one. Of a gap the instruction is named that did not come. */
static void out_of_order(struct bridge *b, const struct common_retire *event)
{
    uint32_t expected = b->warp[event->warp].expected;
    bool gap = event->order - expected < 0x80000000u;

    struct common_retire lost;
    char came[80], text[160];

    snprintf(came, sizeof came, "warp %u retires order %u at pc 0x%" PRIx64, event->warp,
             event->order, event->pc);
    if (!gap) {
        bridge_fail_at(b, BRIDGE_ORDER, event, "duplicate: %s, the next is %u", came, expected);
    } else if (bridge_peek(b, event->warp, &lost)) {
        bridge_instruction_text(b, lost.word, lost.nwords, lost.pc, text, sizeof text);
        bridge_fail_at(b, BRIDGE_ORDER, &lost,
                       "gap: %s; order %u pc 0x%" PRIx64 " did not come%s: %s", came, expected,
                       lost.pc, wrote(b, event->warp, expected) ? ", its writes did" : "", text);
    } else { /* a launch, or what another warp must allow first */
        bridge_fail_at(b, BRIDGE_ORDER, event,
                       "gap: %s; order %u did not come, and in the model the warp %s", came,
                       expected, idle_or_waits(b, event->warp));
    }
}

/* The queue is a set: each warp's events are taken by order id, launches after retires. Not part of
 * bridge_clock(), which is called in every clock and mostly has nothing to do. */
static void process_queue(struct bridge *b) __attribute__((noinline));
static void process_queue(struct bridge *b)
{
    const struct common_retire *only = &b->queue[0];
    if (b->queued == 1 && only->order == b->warp[only->warp].expected) { /* the usual case */
        bridge_process(b, only);
        b->queued = 0;
        return;
    }

    uint64_t left = b->queued < 64 ? (UINT64_C(1) << b->queued) - 1 : UINT64_MAX;

    for (bool progress = true; left && progress;) {
        progress = false;
        for (uint32_t kind = COMMON_RETIRE; kind <= COMMON_LAUNCH; kind++)
            for (uint64_t rest = left; rest && !b->stopped; rest &= rest - 1) {
                const struct common_retire *event = &b->queue[__builtin_ctzll(rest)];
                if (event->kind != kind || event->order != b->warp[event->warp].expected) continue;
                bridge_process(b, event);
                left &= ~(rest & -rest);
                progress = true;
            }
    }
    for (; left && !b->stopped; left &= left - 1) out_of_order(b, &b->queue[__builtin_ctzll(left)]);
    b->queued = 0;
}

static void no_retire(struct bridge *b) __attribute__((cold, noinline));
static void no_retire(struct bridge *b)
{
    char why[80];

    snprintf(why, sizeof why, "no retire for %llu clocks",
             (unsigned long long)(b->result.cycles - b->last_retire));
    bridge_unfinished(b, BRIDGE_HANG, why);
}

static void interrupted(struct bridge *b) __attribute__((cold, noinline));
static void interrupted(struct bridge *b)
{
    int number = *b->options.interrupt;
    char why[80];

    snprintf(why, sizeof why, "stopped by %s in clock %" PRIu64, bridge_signal_name(number),
             b->result.cycles);
    bridge_unfinished(b, bridge_signal_verdict(number), why);
}

int bridge_clock(struct bridge *b, uint64_t cycle)
{
    if (b->finished) return 1;
    b->result.cycles = cycle;
    if (b->trace) bridge_trace_clock(b, cycle);
    if (b->undated) b->result.difference.cycle = cycle;
    b->undated = false;
    if (b->queued && !b->stopped) {
        process_queue(b);
        b->undated = false;
        if (b->prove_order && !b->stopped && !b->proving) bridge_prove_events(b);
    } else if (b->options.watchdog && !b->between && cycle - b->last_retire > b->options.watchdog &&
               !b->stopped) {
        no_retire(b);
    }
    if (b->options.interrupt && *b->options.interrupt && !b->stopped) interrupted(b);
    return b->stopped;
}
