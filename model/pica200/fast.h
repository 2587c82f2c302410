/* The fast path of a vertex shader: four threads side by side, without events. It computes the
 * results of step(), with four threads' numbers in one host vector (common/f24x4.h); test_fast.c
 * compares both.
 *
 * Threads of a vertex shader do not see each other, so each may be carried on for many rounds while
 * the others wait. A stretch of rounds is prepared on copies of the threads and written back as a
 * whole:
 *
 *     copy threads --> [ choose a pc, run the lanes there ]* --> all did their rounds: write back
 *                                   |
 *                                   +--> something rare: forget the copies; plain steps do these
 *                                        rounds
 *
 * Not for other folders. */
#ifndef PICA200_FAST_H
#define PICA200_FAST_H

#include "../common/f24x4.h"
#include "exec.h"

enum {
    FAST_LANES = 4, /* threads of a group */
    FAST_SOURCES = 3,
    FAST_UNIFORMS = PICA200_UNIFORMS + 1 /* the last one is for any place beyond: all ones */
};

/* One component of four threads, wide. */
typedef common_u32x4 fast_number;

/* Four threads that stand at one or more pcs. */
struct pica200_group {
    fast_number reg[2 * PICA200_ROWS][PICA200_LANES];
    fast_number out[PICA200_ROWS]
                   [PICA200_LANES]; /* of bank 0; only geometry shaders have another */
    struct pica200_thread *thread;  /* copies; all but their reg, out and cmp are up to date */
    unsigned lanes;                 /* that the group has */
    unsigned cmp[2];                /* the threads' cmp, a bit each: up to date here alone */
    uint64_t left[FAST_LANES];      /* rounds that a lane may still go, .. */
    uint64_t chosen;    /* .. those that the active ones were chosen for not taken off yet */
    fast_number active; /* mask of the lanes that execute */
    unsigned who;       /* the same, a bit each */
    unsigned begun;     /* lanes that have a new run and have not gone on yet */
};

/* A word of code on its way through the fast path. */
struct pica200_work {
    struct pica200_model *model;
    struct pica200_group *group;
    struct common_step *scratch;
    const struct pica200_word *word;
    const struct pica200_micro *micro; /* the word's */
};

/* The same, ready: operands are found once. */
struct pica200_word {
    void (*work[2])(
        struct pica200_work *); /* with subnormal patterns about, and without; control flow: NULL */
    const struct pica200_micro *micro;
    const fast_number *row[FAST_SOURCES]; /* NULL: relative, which one source at most is */
    fast_number *to;
    bool closes; /* a scope may end after it */
};

struct pica200_fast {
    struct pica200_word *word; /* as many as there is code; NULL: not ready */
    fast_number uniform[FAST_UNIFORMS][PICA200_LANES];
    bool clean; /* no subnormal pattern has come in */
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

/* fast_alu.c: the functions of words that are no control flow and stay in the core, as in struct
 * pica200_word. */
extern void (*const pica200_fast_work[PICA200_OP_COUNT][2])(struct pica200_work *);

/* fast_flow.c: where active lanes got to. */
enum pica200_went {
    PICA200_APART, /* to be chosen again; their pcs are set */
    PICA200_ENDED, /* at an END, which is counted */
    PICA200_RARE   /* at something rare; its results are of no use */
};

/* The active lanes go on from pc, until they part, or come to `until`, which is no place after the
 * code.
 *   rounds   how many they may go, at least 1; out: how many are left */
enum pica200_went pica200_fast_go(struct pica200_work *work, uint32_t pc, uint32_t until,
                                  uint64_t *rounds);

/* A row of one lane between the group's vectors and the lane's thread: 24-bit patterns there, wide
 * numbers here. */
void pica200_fast_to_thread(const fast_number row[PICA200_LANES], unsigned lane,
                            uint32_t value[PICA200_LANES]);
void pica200_fast_from_thread(fast_number row[PICA200_LANES], unsigned lane,
                              const uint32_t value[PICA200_LANES]);

#endif
