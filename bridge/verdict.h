/* Differences: their text, and the verdict that they make. verdict.c */
#ifndef BRIDGE_VERDICT_H
#define BRIDGE_VERDICT_H

#include "state.h"

/* The instruction's text, or that there is none. Texts are cut at `size` bytes. */
void bridge_instruction_text(const struct bridge *bridge, const uint32_t *word, uint32_t nwords,
                             uint64_t pc, char *text, size_t size);
/* Adds a value that differs.
 *   lane     -1: not per lane
 *   xxx_be   bytes of it that this side wrote */
void bridge_item_add(struct bridge_difference *difference, const char *where, int lane,
                     uint64_t core, uint32_t core_be, uint64_t model, uint32_t model_be)
    __attribute__((cold));
/* Names of a register, a row and a word of memory in a difference: "r5", "global[0x1000]". */
void bridge_register_name(const struct bridge *bridge, uint32_t file, uint32_t index, char *text,
                          size_t size);

/* "q1"; "q1 write 2", the second one of an instruction; "w2 q1" where it is a row of another
 * warp. */
void bridge_row_name(const struct bridge *bridge, const struct bridge_row *row, char *text,
                     size_t size);
void bridge_word_name(const struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                      char *text, size_t size);

/* Fills everything but items and cycle from an event. */
void bridge_difference_at(const struct bridge *bridge, const struct common_retire *event,
                          struct bridge_difference *difference);

/* Counts the difference in scratch; the first one decides the verdict, and stops unless
 * keep_going. */
void bridge_differ(struct bridge *bridge, enum bridge_verdict verdict, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));

/* Like bridge_fail, with the instruction that it is about; its warp need not exist. */
void bridge_fail_at(struct bridge *bridge, enum bridge_verdict verdict,
                    const struct common_retire *where, const char *format, ...)
    __attribute__((cold, format(printf, 4, 5)));

#endif
