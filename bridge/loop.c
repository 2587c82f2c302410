/* The loop in which a run without end goes round: found by letting the model go on, so that it costs nothing before. */
#include "bridge.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 4096, SHOWN = 12 };

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

/* Distinct ones of the second half, ascending. */
static unsigned distinct(uint64_t *pc)
{
    unsigned count = 0;
    qsort(pc + STEPS / 2, STEPS / 2, sizeof *pc, by_pc);
    for (unsigned i = STEPS / 2; i < STEPS; i++)
        if (i == STEPS / 2 || pc[i] != pc[i - 1]) pc[count++] = pc[i];
    return count;
}

static void describe(const struct common_isa *isa, const struct common_program *program,
                     uint32_t warp, const uint64_t *pc, unsigned count, char *text, size_t size)
{
    snprintf(text, size,
             "  warp %u goes round in %u instructions, pc 0x%" PRIx64 " to 0x%" PRIx64 "\n",
             (unsigned)warp, count, pc[0], pc[count - 1]);
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
        uint64_t *pc = w.pc + (size_t)warp * STEPS;
        if (warp < warps) describe(isa, program, warp, pc, distinct(pc), text, size);
        else snprintf(text, size, "  no warp goes round in a loop\n");
    }
    free(state);
    free(w.seen);
    free(w.step);
    free(w.pc);
    free(w.steps);
}
