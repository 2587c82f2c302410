/* A run that can never end, found long before a limit of clocks: the state of the whole machine
 * comes back, and nothing from outside can change what follows. The model is let go on alone for a
 * while, now and then, and put back; each time for twice as long as before, so that it costs a run
 * a few percent of what its model costs.
 *
 * The state of all warps and of all memories must be what it was N rounds before, a round being one
 * instruction of each warp that is ready. That alone does not say that the core does the same,
 * whose order of warps is its own. So in those rounds no memory is written (or one warp alone has
 * work): each warp then goes its own circle, in whatever order they run; nothing is read that only
 * the core knows, such as a clock; no launch is possible, and the ISA takes nothing from outside.
 *
 * Example: `here: bra here` comes back in each round. A warp that polls a flag in memory comes
 * back, too; if another one, which counts before it sets the flag, is ready, its counter does not.
 */
#include "../model/common/isa_call.h"
#include "finish.h"
#include "livelock.h"
#include "state.h"
#include "loop.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
    FIRST_LOOK = 8192, /* instructions of a run before the first look */
    SHARE = 8,         /* a look steps the model by this part of all instructions up to now */
    COMPARED = 256,    /* bytes of state that a look may compare for each of those instructions */
};

/* The model on its way. */
struct walk {
    const struct common_isa *isa;
    void *model;
    uint32_t warps;
    size_t bytes; /* of the state */
    uint8_t *begin, *then, *now;
    struct common_seen *seen;
    struct common_step *step;
    uint64_t *pc;  /* of each warp when `then` was saved; UINT64_MAX: it was not ready */
    uint64_t left; /* steps */
    bool wrote;    /* since then */
};

static bool is_at(const struct walk *w, uint32_t warp, uint64_t *pc)
{
    if (common_isa_warp_state(w->isa, w->model, warp, &w->seen[warp], pc) == COMMON_WARP_READY)
        return true;
    *pc = UINT64_MAX;
    return false;
}

static void remember(struct walk *w)
{
    w->isa->save(w->model, w->then);
    for (uint32_t i = 0; i < w->warps; i++) is_at(w, i, &w->pc[i]);
    w->wrote = false;
}

/* One instruction of each warp that is ready.
 *   returns  false: there is none, or what follows depends on more than the state */
static bool step_round(struct walk *w)
{
    struct common_retire launch;
    struct common_error err = {""};
    uint64_t pc;
    bool moved = false;

    if (common_isa_dispatch(w->isa, w->model, &launch)) return false;
    for (uint32_t i = 0; i < w->warps; i++) {
        if (!is_at(w, i, &pc)) continue;
        if (!w->left-- || w->isa->step(w->model, i, w->step, &err)) return false;
        common_seen_retire(&w->seen[i], &w->step->retire);
        w->wrote |= w->step->mems != 0;
        for (uint32_t k = 0; k < w->step->regs; k++)
            if (w->step->reg[k].is_volatile) return false;
        moved = true;
    }
    return moved && w->left;
}

static unsigned count_working(const struct walk *w)
{
    unsigned working = 0;
    uint64_t pc;

    for (uint32_t i = 0; i < w->warps; i++)
        working += common_isa_warp_state(w->isa, w->model, i, &w->seen[i], &pc) != COMMON_WARP_IDLE;
    return working;
}

/* Whether the state is what it was then. Where the pcs differ, nothing else is looked at. */
static bool is_back(struct walk *w, uint64_t *compared)
{
    for (uint32_t i = 0; i < w->warps; i++) {
        uint64_t pc;
        is_at(w, i, &pc);
        if (pc != w->pc[i]) return false;
    }
    *compared += w->bytes;
    w->isa->save(w->model, w->now);
    return !memcmp(w->now, w->then, w->bytes) && (!w->wrote || count_working(w) == 1);
}

/* Rounds after which the state is what it was; 0: none are known. Brent's search: the state that is
 * remembered is replaced after 1, 2, 4, .. rounds, so that what leads into the circle does not
 * matter. */
static uint64_t find_circle(struct walk *w, uint64_t most_compared)
{
    uint64_t rounds = 0, renew = 1, compared = 0;

    remember(w);
    while (compared <= most_compared && step_round(w)) {
        rounds++;
        if (is_back(w, &compared)) return rounds;
        if (rounds != renew) continue;
        remember(w);
        renew *= 2;
        rounds = 0;
    }
    return 0;
}

static uint64_t search(struct bridge *b)
{
    const uint64_t done = b->result.instructions - b->before;
    struct walk w = {.isa = b->isa,
                     .model = b->model,
                     .warps = b->warps,
                     .bytes = common_isa_state_size(b->isa, b->model),
                     .left = done / SHARE};
    uint64_t rounds = 0;

    if (!w.bytes || b->isa->outside) return 0;
    w.begin = calloc(3, w.bytes);
    w.seen = calloc(b->warps, sizeof *w.seen);
    w.step = malloc(sizeof *w.step);
    w.pc = calloc(b->warps, sizeof *w.pc);
    if (w.begin && w.seen && w.step && w.pc) {
        w.then = w.begin + w.bytes;
        w.now = w.then + w.bytes;
        b->isa->save(b->model, w.begin);
        memcpy(w.seen, b->seen, b->warps * sizeof *w.seen);
        rounds = find_circle(&w, done * COMPARED);
        b->isa->restore(b->model, w.begin);
    }
    free(w.begin);
    free(w.seen);
    free(w.step);
    free(w.pc);
    return rounds;
}

void bridge_look_for_livelock(struct bridge *b)
{
    char why[160];

    b->look_at = 2 * (b->look_at ? b->look_at : FIRST_LOOK / 2);
    if (b->result.instructions - b->before < FIRST_LOOK || b->stopped) return;
    uint64_t rounds = search(b);
    if (!rounds) return;
    snprintf(why, sizeof why,
             "livelock: the whole state repeats after %" PRIu64
             " instruction%s of each warp, and nothing from outside can change it",
             rounds, rounds == 1 ? "" : "s");
    bridge_unfinished(b, BRIDGE_HANG, why);
    bridge_loop(b->isa, b->program, b->model, b->warps, b->seen, b->result.loop,
                sizeof b->result.loop);
}
