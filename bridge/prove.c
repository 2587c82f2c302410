/* The proof that comparisons can fail. A checker that compares nothing finds what a checker of a
 * good core finds: nothing. So each kind of comparison that a run relies on is given, through the
 * code that compares, copies of what it found equal with one thing changed. What does not report
 * one of them makes the run INTERNAL.
 *
 * What a run relies on is worked out here from what the model did and from what the caller handed
 * over, never from what the comparison says of itself. A kind is proven where it is first met: each
 * field, each register file by how many lanes and bytes are written, each space, of each warp. And
 * at points that lie ever further apart all over the run, what is compared there is proven again.
 * Places in a value are the first, the last, and one that is drawn: warp, write, lane, byte, bit.
 *
 *   prove_step.c   fields, register rows and memory words of one instruction
 *   prove.c        events that must not come: out of order, late, of no warp; the watchdog
 *   prove_sweep.c  registers and memories of a sweep
 *   prove_end.c    what ends a run: memories, expectations, traps, what is left over
 *   account.c      apart from all these: whether as much was compared as there was
 *
 * Example: the first instruction of warp 2 that writes some lanes of the file of predicates, and
 * agrees with the model, is compared ten times more: with a bit of its first lane flipped, of its
 * last one, of another one, a whole lane, a bit of all lanes, a byte enable; with a write more, a
 * write less, a write to a row of another warp; and with its value sent once more and flipped. */
#include "proof.h"
#include "prove.h"
#include "told.h"

#include <string.h>

void bridge_prove_forget(struct bridge *b)
{
    b->decided = b->stopped = false;
    b->scratch.items = b->scratch.items_total = 0;
}

void bridge_prove_begin(struct bridge *b)
{
    struct bridge_kept *kept = &b->kept;

    kept->result = b->result;
    kept->account = b->account;
    kept->overtaken = b->overtaken;
    kept->trace = b->trace;
    kept->interrupt = b->options.interrupt;
    kept->decided = b->decided;
    kept->stopped = b->stopped;
    kept->undated = b->undated;
    kept->rows_same = b->rows_same;
    kept->strayed = b->strayed;
    kept->model_rows = b->model_rows;
    kept->sources = b->sources;
    kept->stray = b->stray;
    kept->sequence = b->sequence;
    kept->queued = b->queued;
    kept->outsides = b->outsides;
    kept->trap_seen = b->trap_seen;
    kept->last_retire = b->last_retire;
    memcpy(kept->supplied, b->supplied, sizeof kept->supplied);
    b->trace = NULL;
    b->options.interrupt = NULL;
    b->proving = true;
    bridge_prove_forget(b);
}

void bridge_prove_stop(struct bridge *b)
{
    const struct bridge_kept *kept = &b->kept;

    bridge_prove_forget(b);
    b->result = kept->result;
    b->account = kept->account;
    b->overtaken = kept->overtaken;
    b->trace = kept->trace;
    b->options.interrupt = kept->interrupt;
    b->decided = kept->decided;
    b->stopped = kept->stopped;
    b->undated = kept->undated;
    b->rows_same = kept->rows_same;
    b->strayed = kept->strayed;
    b->model_rows = kept->model_rows;
    b->sources = kept->sources;
    b->stray = kept->stray;
    b->sequence = kept->sequence;
    b->queued = kept->queued;
    b->outsides = kept->outsides;
    b->trap_seen = kept->trap_seen;
    b->last_retire = kept->last_retire;
    memcpy(b->supplied, kept->supplied, sizeof b->supplied);
    b->proving = false;
}

bool bridge_prove_decided(const struct bridge *b, enum bridge_verdict verdict)
{
    return b->decided && b->result.verdict == verdict && (b->stopped || b->options.keep_going);
}

void bridge_prove_blind(struct bridge *b, const char *format, const char *what)
{
    char text[160];

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    snprintf(text, sizeof text, format, what);
#pragma GCC diagnostic pop
    bridge_fail(b, BRIDGE_INTERNAL,
                "the checker is blind: %s not reported; nothing that this command says of a core "
                "counts",
                text);
}

uint32_t bridge_prove_pick(struct bridge *b, enum bridge_series series, uint32_t n)
{
    uint32_t *at = &b->picked[series];

    if (!*at) *at = (uint32_t)b->options.seed * UINT32_C(0x85ebca6b) + series;
    *at += UINT32_C(0x9e3779b9); /* 2^32 over the golden ratio */
    return (uint32_t)((uint64_t)*at * n >> 32);
}

/* ---- events that must not come. */

/* A retire that no core may send now, through the queue of a clock.
 *   returns  whether it became the verdict */
static bool is_retire_refused(struct bridge *b, uint32_t warp, uint32_t order,
                              enum bridge_verdict verdict)
{
    struct common_retire event = {.warp = warp, .order = order, .fields = COMMON_HAS_ALL};

    bridge_retire(b, &event);
    bridge_clock(b, b->result.cycles);
    return bridge_prove_decided(b, verdict);
}

/* A write of 0 to the first register, or to the first word of the first space. */
static bool is_write_refused(struct bridge *b, uint32_t warp, uint32_t order, bool memory,
                             enum bridge_verdict verdict)
{
    static const uint32_t zero[COMMON_LANES];

    if (memory) bridge_mem_write(b, warp, order, 0, 0, b->isa->spaces[0].base, 15, 0);
    else bridge_reg_write(b, warp, order, warp, 0, 0, 0, 1, 15, zero, COMMON_LANES);
    return bridge_prove_decided(b, verdict);
}

static bool is_outside_refused(struct bridge *b, uint32_t warp, uint32_t order)
{
    const struct common_outside event = {.warp = warp, .order = order};

    bridge_outside(b, &event);
    return bridge_prove_decided(b, BRIDGE_ORDER);
}

static bool is_silence_refused(struct bridge *b)
{
    if (!b->options.watchdog || b->between) return true;
    if (b->options.watchdog >= UINT64_MAX - b->last_retire) return true; /* no clock is so late */
    bridge_clock(b, b->last_retire + b->options.watchdog + 1);
    return bridge_prove_decided(b, BRIDGE_HANG);
}

/* The nth thing that must be refused, of a warp whose next order is `next`.
 *   returns  what was not; NULL: it was, or there is no such thing */
static const char *prove_event(struct bridge *b, uint32_t n, uint32_t warp, uint32_t next)
{
    const bool memory = b->isa->nspaces && !(b->options.unobserved_spaces & 1);

    switch (n) {
    case 0: return is_retire_refused(b, warp, next + 1, BRIDGE_ORDER) ? NULL : "a gap in the order";
    case 1:
        return is_retire_refused(b, warp, next - 1, BRIDGE_ORDER) ? NULL
                                                                  : "a duplicate in the order";
    case 2:
        return is_retire_refused(b, b->warps, 0, BRIDGE_MISMATCH) ? NULL
                                                                  : "a warp that does not exist";
    case 3:
        return is_write_refused(b, warp, next - 1, false, BRIDGE_ORDER)
                   ? NULL
                   : "a register write too late";
    case 4:
        return !memory || is_write_refused(b, warp, next - 1, true, BRIDGE_ORDER)
                   ? NULL
                   : "a memory write too late";
    case 5:
        return is_write_refused(b, warp, next + BRIDGE_RING, false, BRIDGE_ORDER)
                   ? NULL
                   : "a write too far ahead";
    case 6: return is_outside_refused(b, warp, next - 1) ? NULL : "an event from outside too late";
    case 7:
        bridge_reg_write(b, warp, next, warp, b->isa->nfiles, 0, 0, 1, 15, &next, 1);
        return bridge_prove_decided(b, BRIDGE_MISMATCH) ? NULL : "a register that does not exist";
    case 8:
        bridge_mem_write(b, warp, next, 0, 0, 2, 15, 0);
        return bridge_prove_decided(b, BRIDGE_MISMATCH) ? NULL : "an address that does not exist";
    default: return is_silence_refused(b) ? NULL : "a silence as long as the watchdog";
    }
}

enum { EVENTS = 10 };

void bridge_prove_events(struct bridge *b)
{
    const bool first = !b->proven.events;
    const uint32_t warp = b->prove_warp, next = b->warp[warp].expected;
    const char *wrong = NULL;

    b->prove_order = false;
    if (bridge_signature_folds(b, warp, next) || !next) return;
    b->proven.events = true;
    bridge_prove_begin(b);
    const uint32_t n = first ? 0 : bridge_prove_pick(b, BRIDGE_PICK_EVENT, EVENTS);
    for (uint32_t i = 0; i < (first ? EVENTS : 1) && !wrong; i++) {
        wrong = prove_event(b, n + i, warp, next);
        bridge_prove_forget(b);
        b->undated = false;
    }
    bridge_prove_stop(b);
    if (wrong) bridge_prove_blind(b, "%s was", wrong);
}

/* ---- signatures. */

/* Another bit for each: the comparison must say that it is not right. */
void bridge_prove_signature(struct bridge *b, uint32_t warp, uint64_t signature)
{
    const uint64_t bit = UINT64_C(1) << bridge_prove_pick(b, BRIDGE_PICK_BIT, 64);
    const bool whole = !(b->proven.signatures >> (warp & 31) & 1);
    bool caught = true;

    b->proven.signatures |= 1u << (warp & 31);
    if (whole) bridge_prove_begin(b);
    if (whole) caught = bridge_signature_judge(b, warp, signature ^ bit) && b->decided;
    if (whole) bridge_prove_stop(b);
    if (bridge_signature_right(b, warp, signature ^ bit) || !caught)
        bridge_prove_blind(b, "a flipped bit in %s was", "a signature");
}
