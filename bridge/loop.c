/* The loop in which a run without end goes round: found by letting the model go on, so that it
 * costs nothing before. */
#include "../model/common/isa_call.h"
#include "bridge.h"
#include "loop.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 16384, SHOWN = 12 };

static int by_pc(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* What steps a model on. */
struct walk {
    const struct common_isa *isa;
    void *model;
    uint32_t warps;
    struct common_seen *seen; /* of each warp */
    struct common_step *step;
    uint64_t *pc;    /* the way of each warp, STEPS of them, .. */
    unsigned *steps; /* .. so long until now */
};

static bool is_ready(const struct walk *w, uint32_t warp)
{
    uint64_t pc;
    return common_isa_warp_state(w->isa, w->model, warp, &w->seen[warp], &pc) == COMMON_WARP_READY;
}

/* One instruction of each warp, for one may wait for another at a barrier.
 *   returns  whether any went on; *found: one that has gone STEPS, if any */
static bool step_all(struct walk *w, uint32_t *found)
{
    struct common_error err = {""};
    bool moved = false;
    for (uint32_t i = 0; i < w->warps; i++) {
        if (!is_ready(w, i)) continue;
        if (w->isa->step(w->model, i, w->step, &err)) return false;
        common_seen_retire(&w->seen[i], &w->step->retire);
        moved = true;
        w->pc[(size_t)i * STEPS + w->steps[i]] = w->step->retire.pc;
        if (++w->steps[i] < STEPS) continue;
        *found = i;
        break;
    }
    return moved;
}

/* The first warp that goes on for STEPS.
 *   returns  w->warps: none does */
static uint32_t find(struct walk *w)
{
    uint32_t found = w->warps;
    while (found == w->warps && step_all(w, &found)) continue;
    return found;
}

/* match[k]: how many of the last pcs are those k before them, one by one from the last one back.
 * The "Z array" of the path read backwards, in time that grows as its length. */
static void match_shifted(const uint64_t *pc, uint32_t *match)
{
    uint32_t from = 0, to = 0; /* the stretch that reaches furthest */

    match[0] = STEPS;
    for (uint32_t k = 1; k < STEPS; k++) {
        uint32_t n = k < to ? (match[k - from] < to - k ? match[k - from] : to - k) : 0;
        while (k + n < STEPS && pc[STEPS - 1 - n] == pc[STEPS - 1 - n - k]) n++;
        match[k] = n;
        if (k + n > to) from = k, to = k + n;
    }
}

/* The smallest number of instructions after which a path repeats itself: all of the second half of
 * it, and two times at least. What repeats for a shorter while is a loop inside.
 *   returns  0: none */
static uint32_t find_period(const uint64_t *pc)
{
    uint32_t *match = malloc(STEPS * sizeof *match), period = 0;

    if (!match) return 0;
    match_shifted(pc, match);
    for (uint32_t k = 1; k <= STEPS / 2 && !period; k++)
        if (match[k] >= k && match[k] + k >= STEPS / 2) period = k;
    free(match);
    return period;
}

/* Distinct ones of the last `period`, ascending, at the front. */
static unsigned distinct(uint64_t *pc, uint32_t period)
{
    unsigned count = 0;

    memmove(pc, pc + STEPS - period, period * sizeof *pc);
    qsort(pc, period, sizeof *pc, by_pc);
    for (uint32_t i = 0; i < period; i++)
        if (i == 0 || pc[i] != pc[count - 1]) pc[count++] = pc[i];
    return count;
}

static void describe(const struct common_isa *isa, const struct common_program *program,
                     uint32_t warp, uint64_t *pc, char *text, size_t size)
{
    const uint32_t period = find_period(pc);

    if (!period) {
        snprintf(text, size,
                 "  warp %u goes on; its next %u instructions are no loop of %u or less\n",
                 (unsigned)warp, (unsigned)STEPS, (unsigned)STEPS / 2);
        return;
    }
    const unsigned count = distinct(pc, period);
    snprintf(text, size,
             "  warp %u goes round in %u instructions, pc 0x%" PRIx64 " to 0x%" PRIx64 "\n",
             (unsigned)warp, (unsigned)period, pc[0], pc[count - 1]);
    for (unsigned i = 0; i < count; i++) {
        uint32_t word[COMMON_WORDS];
        uint64_t next;
        size_t used = strlen(text);
        char line[160] = "(no instruction)";
        if (count > SHOWN && i == SHOWN / 2) {
            snprintf(text + used, size - used, "    ... %u more\n", count - SHOWN);
            i += count - SHOWN - 1;
            continue;
        }
        unsigned words = common_isa_fetch(isa, program, pc[i], word, &next);
        if (words) common_isa_text(isa, program, word, words, pc[i], line, sizeof line);
        snprintf(text + used, size - used, "    %06" PRIx64 "  %.60s\n", pc[i], line);
    }
}

void bridge_loop(const struct common_isa *isa, const struct common_program *program, void *model,
                 uint32_t warps, const struct common_seen *seen, char *text, size_t size)
{
    size_t bytes = common_isa_state_size(isa, model);
    void *state = malloc(bytes ? bytes : 1);
    struct walk w = {.isa = isa,
                     .model = model,
                     .warps = warps,
                     .seen = calloc(warps, sizeof *seen),
                     .step = malloc(sizeof *w.step),
                     .pc = malloc((size_t)warps * STEPS * sizeof *w.pc),
                     .steps = calloc(warps, sizeof *w.steps)};
    text[0] = '\0';
    if (bytes && state && w.seen && w.step && w.pc && w.steps) {
        isa->save(model, state);
        memcpy(w.seen, seen, warps * sizeof *seen);
        uint32_t warp = find(&w);
        isa->restore(model, state);
        if (warp < warps) describe(isa, program, warp, w.pc + (size_t)warp * STEPS, text, size);
        else snprintf(text, size, "  no warp goes round in a loop\n");
    }
    free(state);
    free(w.seen);
    free(w.step);
    free(w.pc);
    free(w.steps);
}
