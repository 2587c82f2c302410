/* Signature mode: the board sends a running hash instead of events. The model executes the
 * instructions that a signature covers, as soon as it can, hashes its own events and compares. */
#include "../model/common/isa_call.h"
#include "checker.h"
#include "compare.h"
#include "proof.h"
#include "state.h"
#include "told.h"
#include "signature.h"

#include <string.h>

/* The step that the model has just made. */
void bridge_signature_fold(struct bridge *b, uint32_t warp)
{
    uint64_t sum =
        bridge_signature_retire(&b->step.retire, COMMON_HAS_ALL & ~b->options.unobserved_fields);

    bridge_gather_rows(b);
    for (uint32_t i = 0; i < b->model_rows; i++) {
        const struct bridge_row *row = &b->model_row[i];
        if (row->volatile_mask) b->result.signature.cannot = true;
        for (uint32_t lane = 0; lane < COMMON_LANES; lane++) {
            uint32_t be = bridge_row_be(row, lane);
            if (be)
                sum +=
                    bridge_signature_register(row->file, row->index, lane,
                                              b->isa->files[row->file].bits, be, row->data[lane]);
        }
    }
    b->result.reg_rows += b->model_rows;
    for (uint32_t i = 0; i < b->model_rows; i++) b->result.compared.rows[b->model_row[i].file]++;
    b->told[warp].twice |= bridge_gather_words(b);
    for (uint32_t i = 0; i < b->touched_count; i++) {
        const struct bridge_cell *cell = &b->cell[b->touched[i]];
        sum += bridge_signature_memory(cell->space, cell->lane, cell->addr, 32, cell->be[1],
                                       cell->data[1]);
        b->result.compared.words[cell->space]++;
    }
    b->result.mem_words += b->touched_count;
    if (b->step.retire.kind != COMMON_LAUNCH)
        b->supplied[COMMON_HAS_ALL & ~b->options.unobserved_fields]++;
    b->chain[warp] = bridge_signature_chain(b->chain[warp], sum);
}

bool bridge_signature_right(const struct bridge *b, uint32_t warp, uint64_t signature)
{
    return b->chain[warp] == signature;
}

bool bridge_signature_folds(const struct bridge *b, uint32_t warp, uint32_t order)
{
    const struct bridge_options *o = &b->options;

    return o->signatures &&
           !(o->window && warp == o->window_warp && order - o->window_order < 0x80000000u);
}

/* The run ends here; another one finds out at which instruction. Where a byte was written twice,
 * the core may be right all the same: it told each of the writes, and what they leave is folded
 * here. */
static void differs(struct bridge *b, uint32_t warp, const char *why)
{
    const struct bridge_told *front = &b->told[warp].entry[b->told[warp].first];
    uint32_t from = b->told[warp].good, to = front->order;

    if (b->result.signature.differs) return;
    b->result.signature.differs = true;
    b->result.signature.cannot |= b->told[warp].twice;
    b->result.signature.warp = warp;
    b->result.signature.from = from;
    b->result.signature.to = to;
    bridge_fail(b, BRIDGE_MISMATCH, "warp %u, orders %u to %u: %s", warp, from, to, why);
}

bool bridge_signature_judge(struct bridge *b, uint32_t warp, uint64_t signature)
{
    const bool right = bridge_signature_right(b, warp, signature);

    if (right) b->result.compared.signatures++;
    else differs(b, warp, "the signature of what they did differs");
    return !right;
}

static void drop_front(struct bridge_tolds *told)
{
    told->first = (told->first + 1) % BRIDGE_TOLD;
    told->count--;
}

/* One instruction of what was told of a warp.
 * returns  false: nothing is left, or another warp must go first */
static bool advance(struct bridge *b, uint32_t warp)
{
    struct bridge_tolds *told = &b->told[warp];
    const struct bridge_told *front = &told->entry[told->first];
    uint32_t expected = b->warp[warp].expected;
    uint64_t pc;

    if (!told->count || b->stopped) return false;
    /* once more, where a window begins */
    if (front->order + 1 == expected && !front->launch && front->signature == b->chain[warp]) {
        drop_front(told);
        b->account.signatures--;
        return true;
    }
    if (front->order - expected >= 0x80000000u) {
        differs(b, warp, "they were told of before");
        return false;
    }
    bool last = front->order == expected, launch = last && front->launch;
    struct common_retire next = {.kind = launch ? COMMON_LAUNCH : COMMON_RETIRE,
                                 .warp = warp,
                                 .order = expected,
                                 .fields = COMMON_HAS_ALL & ~b->options.unobserved_fields};
    if (launch) {
        memcpy(next.arg, front->arg, sizeof next.arg);
    } else {
        enum common_warp_state state =
            common_isa_warp_state(b->isa, b->model, warp, &b->seen[warp], &pc);
        if (state == COMMON_WARP_IDLE) differs(b, warp, "in the model the warp has no work");
        if (state != COMMON_WARP_READY) return false;
    }
    bridge_process(b, &next);
    if (b->result.signature.cannot)
        bridge_fail(b, BRIDGE_MISMATCH, "warp %u order %u: no signature tells what it wrote", warp,
                    expected);
    if (b->stopped) {
        differs(b, warp, "");
        return false;
    }
    if (!last) return true;
    if (!launch && bridge_signature_judge(b, warp, front->signature)) return false;
    if (!launch) bridge_prove_signature(b, warp, front->signature);
    if (!launch) told->good = expected + 1; /* a launch has no signature of its own */
    drop_front(told);
    return true;
}

static void tell(struct bridge *b, uint32_t warp, const struct bridge_told *what)
{
    if (warp >= b->warps) {
        bridge_fail(b, BRIDGE_MISMATCH, "a signature of warp %u; the machine has %u warps", warp,
                    b->warps);
        return;
    }
    struct bridge_tolds *told = &b->told[warp];
    if (told->count == BRIDGE_TOLD) {
        differs(b, warp, "in the model the warp waits for others that are far behind");
        return;
    }
    told->entry[(told->first + told->count++) % BRIDGE_TOLD] = *what;
    for (bool progress = true; progress;) {
        progress = false;
        for (uint32_t w = 0; w < b->warps; w++)
            while (advance(b, w)) progress = true;
    }
}

void bridge_signature(struct bridge *b, uint32_t warp, uint32_t order, uint64_t signature)
{
    if (b->stopped) return;
    b->account.signatures++;
    tell(b, warp, &(struct bridge_told){.order = order, .signature = signature});
}

void bridge_signature_launch(struct bridge *b, const struct common_retire *event)
{
    struct bridge_told what = {.order = event->order, .launch = true};

    memcpy(what.arg, event->arg, sizeof what.arg);
    tell(b, event->warp, &what);
}

static void nothing_differs(struct bridge *b)
{
    const struct bridge_options *o = &b->options;

    bridge_fail(b, BRIDGE_MISMATCH,
                "warp %u, orders %u to %u: a signature differed, and nothing does when it is run "
                "again: a bit that flipped; or warps whose "
                "order between two signatures matters, which --signature 1 knows",
                o->window_warp, o->window_order, o->window_to);
}

void bridge_signature_compared(struct bridge *b, uint32_t warp, uint32_t order)
{
    if (b->options.suspect && warp == b->options.window_warp && order == b->options.window_to)
        nothing_differs(b);
}

void bridge_signature_end(struct bridge *b, enum bridge_end end)
{
    for (uint32_t w = 0; w < b->warps && !b->stopped; w++)
        if (b->told[w].count) differs(b, w, "in the model the warp still waits");
    if (b->options.suspect && end == BRIDGE_END_DONE && !b->stopped) nothing_differs(b);
}

uint32_t bridge_signature_width(const struct bridge *b, uint32_t number)
{
    uint32_t space = number - 32;

    if (number < b->isa->nfiles)
        return b->options.unobserved_files >> number & 1 ? 0 : b->isa->files[number].bits;
    if (space >= b->isa->nspaces || b->options.unobserved_spaces >> space & 1) return 0;
    return b->isa->spaces[space].per_lane ? 32 + 64 : 32;
}
