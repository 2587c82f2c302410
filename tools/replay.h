/* A simulation up to the instruction at which a recorded run went wrong. */
#ifndef TOOLS_REPLAY_H
#define TOOLS_REPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct bridge_result;
struct common_retire;
struct tool_replay;

/* Takes an instruction or a launch of the simulation.
 *   cycle     clock of its retirement
 *   returns   whether it is the place */
bool tool_replay_step(struct tool_replay *replay, const struct common_retire *retire,
                      uint64_t cycle);

/* A memory answers: if the recorded run read the same words, its answer replaces this one.
 *   from      name of the memory
 *   addr      in bytes
 *   word      `words` of them, changed */
void tool_replay_answer(struct tool_replay *replay, const char *from, uint64_t addr, uint32_t *word,
                        size_t words);

/* The clock of the place; 0: the simulation has not come there. */
uint64_t tool_replay_cycle(const struct tool_replay *replay);

/* Prints whether the simulation shows what was recorded. */
void tool_replay_report(const struct tool_replay *replay, const struct bridge_result *result,
                        FILE *out);

#endif
