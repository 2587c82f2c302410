/* Coverage points of this ISA in addition to those of its table: common/cover.h. */
#ifndef TESLA_COVER_H
#define TESLA_COVER_H

#include "../common/cover.h"
#include "model.h"

enum tesla_cover_group {
    TESLA_COVER_MAP,
    TESLA_COVER_STACK,
    TESLA_COVER_LAUNCH,
    TESLA_COVER_CONFLICT,
    TESLA_COVER_BEHIND, /* right after an s[] conflict */
    TESLA_COVER_SEGMENTS,
    TESLA_COVER_LOCK,
    TESLA_COVER_CONTENTION, /* of warps for a word */
    TESLA_COVER_DOUBLE      /* numbers of 64 bits */
};

enum { TESLA_TRAPS = 20 };
extern const struct common_trap tesla_traps[TESLA_TRAPS]; /* trap.c */
extern const struct common_cover tesla_cover;

/* cover_memory.c: addresses of lanes. */
unsigned tesla_cover_conflicts(const struct common_machine *machine);
void tesla_cover_conflict_text(const struct common_machine *machine, unsigned point, char *text,
                               size_t size);
unsigned tesla_cover_behinds(const struct common_machine *machine);
void tesla_cover_behind_text(const struct common_machine *machine, unsigned point, char *text,
                             size_t size);
unsigned tesla_cover_segments(const struct common_machine *machine);
void tesla_cover_segment_text(const struct common_machine *machine, unsigned point, char *text,
                              size_t size);
unsigned tesla_cover_locks(const struct common_machine *machine);
void tesla_cover_lock_text(const struct common_machine *machine, unsigned point, char *text,
                           size_t size);

extern const char *const tesla_cover_contention[];

/* An instruction that has executed, with no trap. */
void tesla_cover_memory(const struct common_covered *covered, const struct tesla_insn *insn);

/* cover_double.c: pairs of registers.
 *   lanes    that have executed it */
unsigned tesla_cover_doubles(const struct common_machine *machine);
void tesla_cover_double_text(const struct common_machine *machine, unsigned point, char *text,
                             size_t size);
void tesla_cover_double(const struct common_covered *covered, const struct tesla_insn *insn,
                        uint32_t lanes);

#endif
