/* Coverage of a command's runs. Points are counted from
 *   the instruction table   rows        each row, each value of its fields
 *   register values         corners     of each operand and each result
 *   the order of a warp     distances   register dependences (RAW, WAR, WAW) by distance
 *                           behind      each row right behind each unit that it waits for
 *   flow, lanes, traps      flow, masks, traps
 *   launches                launches
 *   the ISA                 its groups: model/common/cover.h
 *   the core                what modules bound beside it count: bridge/cover.h
 * The universe is known before the first run, so a point that is never hit has a name. */
#ifndef TOOLS_COVER_H
#define TOOLS_COVER_H

#include <stdbool.h>
#include <stdint.h>

#include "../model/common/error.h"
#include "../model/common/event.h"
#include "../model/common/isa.h"

struct common_weights;
struct cover;
struct cover_points;

/* Makes the points of an ISA, and memory for their counts that processes which are forked later
 * share.
 *   machine  its parameters must live as long
 *   store    where the counts will go: what is there is looked at now, so that damage is known
 *            before a long run
 *   returns  NULL with err */
struct cover *cover_open(const struct common_isa *isa, const struct common_machine *machine,
                         const char *store, struct common_error *err);

/* A program begins, in the process that runs it. Returns 0; -1 out of memory. */
int cover_begin(struct cover *cover);
/* An instruction or a launch that core and model agree on.
 *   model    has performed it */
void cover_step(struct cover *cover, const struct common_program *program, const void *model,
                const struct common_step *step);
/* The run is over: its counts go to those of the command. */
void cover_end(struct cover *cover);

/* How often a point was hit: in runs that are over, and as the store says that was there at
 * first. */
uint64_t cover_count(const struct cover *cover, unsigned point);
const struct cover_points *cover_points_of(const struct cover *cover);
/* Weights of random programs moved toward what was never hit: cover_steer.c.
 *   base     as the profile has them
 *   weights  of the same ISA; filled */
void cover_steer(const struct cover *cover, const struct common_weights *base,
                 struct common_weights *weights);
/* A copy of weights in memory that processes which are forked later share; cover_steer_end() undoes
 * it.
 *   returns  0; -1 with err */
int cover_steer_begin(const struct common_weights *base, struct common_weights *weights,
                      struct common_error *err);
void cover_steer_end(struct common_weights *weights);

/* Adds what the runs counted to the store, all at once. Counting may go on, in other processes,
 * too.
 *   returns  0; -1 with err: the store is as it was, and nothing that was counted is lost */
int cover_save(struct cover *cover, struct common_error *err);
void cover_close(struct cover *cover);

#endif
