/* The fast path of a vertex shader: four threads side by side, nobody listening. It computes what step() computes, with
 * four threads' numbers in one host vector (common/f24x4.h); test_fast.c holds both against each other.
 *
 * Threads of a vertex shader do not see each other, so each may be carried on for many rounds while the others wait. A
 * stretch of rounds is prepared on copies of the threads and written back as a whole:
 *
 *     copy threads --> [ choose a pc, run the lanes that stand there ]* --> all did their rounds: write back
 *                                      |
 *                                      +--> something rare: forget the copies; plain steps do these rounds
 *
 * Not for other folders. */
#ifndef PICA200_FAST_H
#define PICA200_FAST_H

#include "../common/f24x4.h"
#include "exec.h"

enum {
    FAST_LANES = 4, /* threads of a group */
    FAST_SOURCES = 3,
    FAST_UNIFORMS = PICA200_UNIFORMS + 1 /* the last one holds what lies beyond: all ones */
};

/* One component of four threads, wide. */
typedef common_u32x4 fast_number;

/* Four threads that stand at one or more pcs. */
struct pica200_group {
    fast_number reg[2 * PICA200_ROWS][PICA200_LANES];
    fast_number out[PICA200_ROWS]
                   [PICA200_LANES]; /* of bank 0; only geometry shaders have another */
    struct pica200_thread *thread;  /* copies; all but their reg and out are up to date */
    unsigned lanes;                 /* that the group has */
    uint64_t left[FAST_LANES];      /* rounds that a lane may still go, .. */
    uint64_t chosen;    /* .. those that the active ones were chosen for not taken off yet */
    fast_number active; /* mask of the lanes that execute */
    unsigned who;       /* the same, a bit each */
};

struct pica200_fast {
    bool ready;
    fast_number uniform[FAST_UNIFORMS][PICA200_LANES];
    bool closes[PICA200_CODE_WORDS]; /* a scope may end behind this word */
    bool clean;                      /* no subnormal pattern has come in */
    struct pica200_group group;
    struct pica200_thread thread[PICA200_MAX_THREADS];
};

/* The lanes of a mask, one after the other: often there is one. */
#define PICA200_EACH(lane, mask)                                                                   \
    for (unsigned rest_ = (mask), lane; rest_ && (lane = (unsigned)__builtin_ctz(rest_), true);    \
         rest_ &= rest_ - 1)

/* Memory for it, nothing prepared; NULL: there is none. */
struct pica200_fast *pica200_fast_create(void);
void pica200_fast_destroy(struct pica200_fast *fast);

/* fast_alu.c: whether an instruction is no control flow and stays in the core. */
bool pica200_fast_is_alu(const struct pica200_micro *micro);

/* Such instructions, for the active lanes, from pc on: to the first that is none of them, or behind one where a scope may
 * end, or to `until`.
 *   rounds   how many at most; out: how many are left
 *   returns  the pc behind the last one */
uint32_t pica200_fast_straight(struct pica200_model *model, struct pica200_group *group,
                               uint32_t pc, uint32_t until, uint64_t *rounds,
                               struct common_step *scratch);

/* A row of one lane between the group's vectors and the lane's thread: 24-bit patterns there, wide numbers here. */
void pica200_fast_to_thread(const fast_number row[PICA200_LANES], unsigned lane,
                            uint32_t value[PICA200_LANES]);
void pica200_fast_from_thread(fast_number row[PICA200_LANES], unsigned lane,
                              const uint32_t value[PICA200_LANES]);

#endif
