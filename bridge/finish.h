/* The end of a run, and what a warp would do next. finish.c */
#ifndef BRIDGE_FINISH_H
#define BRIDGE_FINISH_H

#include "state.h"

enum { BRIDGE_FLIPPED = 8 }; /* expected words that are proven together */

/* Compares what core and model have in a memory at the end, of the same size.
 *   returns  true after a verdict: they differ */
bool bridge_compare_end(struct bridge *bridge, const struct bridge_memory *core,
                        const uint8_t *model);

/* Checks what the program expects of memories, and of traps; in the memories of the core, or of the
 * model where there are none.
 *   returns  true after a verdict: it is not met */
bool bridge_compare_expected(struct bridge *bridge, const struct bridge_memory *memory,
                             size_t count);
bool bridge_compare_traps(struct bridge *bridge);

/* A program like this one, that expects word `at` of a segment, and some before it, alone; with a
 * bit of that word flipped, or a value that no tolerance lets pass. */
struct bridge_flipped {
    struct common_program program;
    struct common_segment segment;
    uint32_t word[BRIDGE_FLIPPED];
};
void bridge_expect_flip(const struct common_program *program, size_t segment, size_t at,
                        uint32_t bit, struct bridge_flipped *flipped);

/* Whether something is left over, or the run is cut short; what was not observed, in a PASS.
 *   returns  true after a verdict */
bool bridge_has_leftovers(struct bridge *bridge, enum bridge_end end);
void bridge_judge_observed(struct bridge *bridge);

/* What the warp would do next: fills event and returns true; false if it cannot step. The model
 * is as before. Of an ISA without save() or restore() only pc and words are known. */
bool bridge_peek(struct bridge *bridge, uint32_t warp, struct common_retire *event);

/* The instruction of a token as far as it is known: the model's next one, or one of the last that
 * retired. */
void bridge_instruction_of(struct bridge *bridge, uint32_t warp, uint32_t order,
                           struct common_retire *event);

/* Ends the run with a verdict that names the oldest unretired instruction.
 *   verdict  HANG, or one of those that a signal gives */
void bridge_unfinished(struct bridge *bridge, enum bridge_verdict verdict, const char *why);

/* Checks everything that the end of a launch consists of; PASS if nothing is wrong. */
void bridge_end_launch(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

#endif
