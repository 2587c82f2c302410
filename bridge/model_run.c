/* The model alone: its own block scheduler, and one instruction of each warp in turn. The order of
 * warps differs from any core's, which a race-free program does not notice; the retire-stream
 * hash is the same. Where events are not needed, the ISA's run() goes as far as it likes, and
 * step() does what it leaves. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../model/common/isa_call.h"
#include "expect.h"
#include "hash.h"
#include "loop.h"
#include "model_run.h"

enum run_end { RUN_DONE, RUN_STUCK, RUN_LIMIT, RUN_INTERRUPTED, RUN_TRAP, RUN_BROKEN };

struct machine_run {
    const struct bridge_model_run *order;
    const struct common_isa *isa;
    const struct common_program *program;
    void *model;
    uint32_t warps;
    struct bridge_hash *hash; /* NULL: not asked for */
    struct common_step *step;
    uint32_t *next_order;     /* order id of each warp's next event */
    struct common_seen *seen; /* of each warp */
    struct bridge_result *result;
    uint32_t traps_seen;
    bool trapped;   /* by one that the program does not expect; the difference says where */
    bool quick;     /* events are not needed: run() may go on by itself */
    uint64_t plain; /* steps to take before it is asked again */
    uint32_t warp;  /* whose turn it is */
};

static double thread_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Number of the signal that has come; 0: none. */
static int signal_number(const struct machine_run *run)
{
    return run->order->interrupt ? *run->order->interrupt : 0;
}

static void report_step(const struct machine_run *run)
{
    if (run->order->stepped)
        run->order->stepped(run->order->context, run->program, run->model, run->step);
}

static bool launch_all(struct machine_run *run, struct common_error *err)
{
    struct common_retire event;

    memset(&event, 0, sizeof event);
    while (common_isa_dispatch(run->isa, run->model, &event)) {
        if (common_isa_launch(run->isa, run->model, &event, run->step, err)) return false;
        common_seen_retire(&run->seen[event.warp], &run->step->retire);
        run->step->retire.order = run->next_order[event.warp]++;
        if (run->hash) bridge_hash_step(run->hash, run->step);
        report_step(run);
        run->result->launches++;
    }
    return true;
}

/* Fills the difference with the instruction that trapped. */
static void describe_trap(struct machine_run *run, const struct common_retire *retire)
{
    struct bridge_difference *d = &run->result->difference;
    char name[128];

    common_isa_trap_text(run->isa, retire->trap, name, sizeof name);
    d->present = true;
    d->kind = retire->kind;
    d->warp = retire->warp;
    d->order = retire->order;
    d->pc = retire->pc;
    d->active = retire->active;
    d->nwords = retire->nwords;
    memcpy(d->word, retire->word, sizeof d->word);
    common_isa_text(run->isa, run->program, retire->word, retire->nwords, retire->pc, d->text,
                    sizeof d->text);
    snprintf(run->result->message, sizeof run->result->message, "trap %s at pc 0x%" PRIx64 "%s%s",
             name, retire->pc, d->text[0] ? ": " : "", d->text);
}

static enum run_end step_warp(struct machine_run *run, uint32_t warp, struct common_error *err)
{
    struct common_retire *retire = &run->step->retire;

    if (run->isa->step(run->model, warp, run->step, err)) return RUN_BROKEN;
    retire->order = run->next_order[warp]++;
    common_seen_retire(&run->seen[warp], retire);
    if (run->hash) bridge_hash_step(run->hash, run->step);
    run->result->instructions++;
    report_step(run);
    run->result->thread_instructions += (unsigned)__builtin_popcount(retire->active);
    if (!retire->trap || !bridge_trap_unexpected(run->program, retire->trap, &run->traps_seen))
        return RUN_DONE;
    /* Sticky flags: go on, and tell at the end. A fatal trap behind them is what the run is
     * about. */
    bool fatal = retire->trap & 0xffff;
    if (fatal || !run->trapped) describe_trap(run, retire);
    run->trapped = true;
    return fatal ? RUN_TRAP : RUN_DONE;
}

static bool all_finished(const struct machine_run *run)
{
    return common_isa_finished(run->isa, run->model, run->warps, run->seen);
}

enum { STRETCH = 1 << 20 }; /* instructions */

/* Lets the ISA go on by itself, from the turn of run->warp on.
 *   returns  whether it did anything */
static bool run_quick(struct machine_run *run)
{
    struct bridge_result *r = run->result;
    uint64_t limit = r->instructions + STRETCH; /* a signal is looked for now and then */
    struct common_run quick = {
        .warp = run->warp,
        .limit = run->order->limit && run->order->limit < limit ? run->order->limit : limit,
        .instructions = r->instructions,
        .thread_instructions = r->thread_instructions,
        .launches = r->launches,
        .step = run->step};

    run->plain = run->isa->run(run->model, &quick);
    bool moved = quick.instructions != r->instructions;
    run->warp = quick.warp;
    r->instructions = quick.instructions;
    r->thread_instructions = quick.thread_instructions;
    r->launches = quick.launches;
    return moved;
}

/* The turn of one warp. */
static enum run_end take_turn(struct machine_run *run, bool *moved, struct common_error *err)
{
    uint32_t warp = run->warp;
    uint64_t pc;

    run->warp = (warp + 1) % run->warps;
    if (common_isa_warp_state(run->isa, run->model, warp, &run->seen[warp], &pc) !=
        COMMON_WARP_READY)
        return RUN_DONE;
    if (run->order->limit && run->result->instructions >= run->order->limit) return RUN_LIMIT;
    *moved = true;
    if (run->plain) run->plain--;
    return step_warp(run, warp, err);
}

static enum run_end run_all(struct machine_run *run, struct common_error *err)
{
    bool moved = true;

    for (;;) {
        if (signal_number(run)) return RUN_INTERRUPTED;
        if (run->warp == 0) {
            if (all_finished(run)) return RUN_DONE;
            if (!moved) return RUN_STUCK;
            moved = false;
            if (!launch_all(run, err)) return RUN_BROKEN;
        }
        if (run->quick && run->plain == 0) {
            bool did = run_quick(run);
            moved |= did;
            if (run->plain == 0 || (did && run->warp == 0)) continue; /* a new round */
        }
        enum run_end end = take_turn(run, &moved, err);
        if (end != RUN_DONE) return end;
    }
}

static enum bridge_verdict judge(struct machine_run *run, enum run_end end)
{
    struct bridge_result *r = run->result;

    if (end == RUN_STUCK || end == RUN_LIMIT || end == RUN_INTERRUPTED)
        r->difference.present = false; /* not of a flag before */
    switch (end) {
    case RUN_DONE:
        if (run->trapped) return BRIDGE_TRAP;
        if (!bridge_trap_missing(run->program, run->traps_seen)) return BRIDGE_PASS;
        snprintf(r->message, sizeof r->message, "the program did not trap as it expects to");
        return BRIDGE_EXPECT_FAIL;
    case RUN_STUCK:
        snprintf(r->message, sizeof r->message, "every warp that is left waits at a barrier");
        return BRIDGE_HANG;
    case RUN_LIMIT:
        snprintf(r->message, sizeof r->message,
                 "not finished after %llu instructions; --max-clocks sets another limit",
                 (unsigned long long)run->order->limit);
        return BRIDGE_HANG;
    case RUN_INTERRUPTED:
        snprintf(r->message, sizeof r->message, "stopped by %s after %llu instructions",
                 bridge_signal_name(signal_number(run)), (unsigned long long)r->instructions);
        return bridge_signal_verdict(signal_number(run));
    case RUN_TRAP: return BRIDGE_TRAP;
    case RUN_BROKEN: break;
    }
    return BRIDGE_INTERNAL;
}

/* Where each warp with work stands, as the report of a run in lockstep has it.
 *   returns  malloc'ed; NULL: out of memory */
static char *describe_warps(const struct machine_run *run)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fputs("  warps with work\n    warp  order  pc      next instruction\n", out);
    for (uint32_t warp = 0; warp < run->warps; warp++) {
        uint32_t word[COMMON_WORDS] = {0};
        uint64_t pc = 0, next;
        char insn[160] = "waits for other warps", order[16] = "-"; /* run() counts no order ids */
        enum common_warp_state state =
            common_isa_warp_state(run->isa, run->model, warp, &run->seen[warp], &pc);
        if (state == COMMON_WARP_IDLE) continue;
        if (state == COMMON_WARP_READY) {
            unsigned words = common_isa_fetch(run->isa, run->program, pc, word, &next);
            snprintf(insn, sizeof insn, "(no instruction)");
            if (words) common_isa_text(run->isa, run->program, word, words, pc, insn, sizeof insn);
        }
        if (!run->quick) snprintf(order, sizeof order, "%u", (unsigned)run->next_order[warp]);
        fprintf(out, "    %4u %6s  %06" PRIx64 "  %.50s\n", warp, order, pc, insn);
    }
    fclose(out);
    return text;
}

/* Turns to the program behind this one.
 *   returns  false after a verdict */
static bool follow(struct machine_run *run, struct common_error *err)
{
    void *model = run->isa->create(run->program->next, run->order->machine, err);

    if (!model || common_isa_follow(run->isa, model, run->model, err)) {
        if (model) run->isa->destroy(model);
        run->result->verdict = BRIDGE_INTERNAL;
        snprintf(run->result->message, sizeof run->result->message, "%.100s cannot follow: %.300s",
                 run->program->next->name, err->text);
        return false;
    }
    run->isa->destroy(run->model);
    run->model = model;
    run->program = run->program->next;
    run->traps_seen = 0;
    memset(run->seen, 0, run->warps * sizeof run->seen[0]);
    run->warp = 0;
    run->plain = 0;
    if (run->hash) bridge_hash_next(run->hash);
    return true;
}

/* Allocates what a run needs.
 *   returns  0; -1 with err */
static int prepare(struct machine_run *run, struct common_error *err)
{
    const struct bridge_model_run *order = run->order;

    run->quick = run->isa->run && !order->hashed && !order->stepped;
    run->hash = order->hashed ? bridge_hash_create(run->warps) : NULL;
    run->step = malloc(sizeof *run->step);
    run->next_order = calloc(run->warps, sizeof *run->next_order);
    run->seen = calloc(run->warps, sizeof *run->seen);
    if ((order->hashed && !run->hash) || !run->step || !run->next_order || !run->seen)
        return common_fail(err, "warpstep: error: out of memory");
    run->model = run->isa->create(run->program, order->machine, err);
    return run->model ? 0 : -1;
}

static void release(struct machine_run *run)
{
    bridge_hash_destroy(run->hash);
    free(run->step);
    free(run->next_order);
    free(run->seen);
}

/* What is left to say of a run that has ended. */
static void describe_end(struct machine_run *run, enum run_end end, char **standing,
                         const struct common_error *err)
{
    struct bridge_result *result = run->result;

    if (standing && end == RUN_LIMIT)
        bridge_loop(run->isa, run->program, run->model, run->warps, run->seen, result->loop,
                    sizeof result->loop);
    if (standing && (end == RUN_STUCK || end == RUN_LIMIT || end == RUN_INTERRUPTED))
        *standing = describe_warps(run);
    result->hashed = run->hash != NULL;
    if (run->hash) result->hash = bridge_hash_value(run->hash);
    if (end == RUN_BROKEN)
        snprintf(result->message, sizeof result->message, "the model: %.400s", err->text);
}

int bridge_model_run(const struct bridge_model_run *order, struct bridge_result *result,
                     void **model, char **standing, double *seconds, struct common_error *err)
{
    struct machine_run run = {.order = order,
                              .isa = order->isa,
                              .program = order->program,
                              .warps = common_isa_warps(order->isa, order->machine),
                              .result = result};

    if (!prepare(&run, err)) {
        double begin = thread_seconds();
        enum run_end end;
        do {
            end = run_all(&run, err);
            result->verdict = judge(&run, end);
        } while (result->verdict == BRIDGE_PASS && run.program->next &&
                 !order->between(order->context, run.model, run.program->next) &&
                 follow(&run, err));
        *seconds = thread_seconds() - begin;
        describe_end(&run, end, standing, err);
    }
    *model = run.model;
    release(&run);
    return run.model ? 0 : -1;
}
