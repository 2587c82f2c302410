/* Coverage: an ISA's points in addition to those that follow from its instruction table and the
 * events of a run. All of them may be left out; tools/cover.h lists the points of every ISA. */
#ifndef COMMON_COVER_H
#define COMMON_COVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "event.h"
#include "isa.h"
#include "trap.h"

/* Values of a register worth telling apart: those for which (value & mask) is first..last, and not
 * `without`. */
struct common_corner {
    const char *name; /* "NaN"; NULL ends a list */
    uint32_t mask, first, last;
    uint32_t without; /* of first..last, a corner of its own; 0: none */
};

static inline bool common_corner_has(const struct common_corner *corner, uint32_t value)
{
    uint32_t bits = value & corner->mask;

    return bits >= corner->first && bits <= corner->last &&
           (!corner->without || bits != corner->without);
}

/* Points of the ISA's own, numbered from 0. */
struct common_cover_group {
    const char *name; /* "control stack"; NULL ends the groups */
    unsigned (*points)(const struct common_machine *machine);
    /* A point in words, levels separated by ": ". */
    void (*text)(const struct common_machine *machine, unsigned point, char *text, size_t size);
    const char *
        /* of random programs that makes more of its points: weights.h; NULL: none is known */
        weight;
    unsigned (*row)(unsigned point); /* of the table, that a point is of; NULL: they are of none */
    /* the texts of all points, on any machine, NULL after them; in place of the first two */
    const char *const *fixed;
};

/* How many points a group has on a machine, and one of them in words. */
unsigned common_cover_points(const struct common_cover_group *group,
                             const struct common_machine *machine);
void common_cover_text(const struct common_cover_group *group, const struct common_machine *machine,
                       unsigned point, char *text, size_t size);

/* Where an ISA reports hits. */
struct common_hits {
    void *context;
    void (*hit)(void *context, unsigned group, unsigned point);
};

/* How long ago another warp wrote a word that an instruction of this one writes, in instructions of
 * all warps. */
enum common_contended {
    COMMON_ALONE, /* no other warp did, or this warp has written it since */
    COMMON_RIGHT_BEHIND,
    COMMON_SOON,  /* 2 to 8 */
    COMMON_LATER, /* 9 to 64 */
    COMMON_CONTENDEDS
};

/* An instruction or a launch that core and model agree on. */
struct common_covered {
    const struct common_program *program;
    const struct common_machine *machine;
    const void *model;              /* has performed it */
    const struct common_step *step; /* valid during the call */
    const uint32_t *const *before;  /* lanes of a register as they were before it: .. */
    const uint32_t *first_of_file;  /* .. before[first_of_file[file] + index] */
    uint32_t *
        /* of the warp: words that the ISA keeps from one instruction to the next, 0 at first */
        memo;
    enum common_contended contended;
    const struct common_hits *hits;
};

enum { COMMON_COVER_MEMO = 4 };

struct common_cover {
    /* Corners of each file, by its number; NULL instead of a list: those of whole numbers. NULL: of
     * all files so. */
    const struct common_corner *const *corner;
    /* Whether no instruction of a row can leave a value of this corner in this file, as the sheet
     * says. Such a point is not reported, unless it is hit. NULL: all can be hit. */
    bool (*cannot)(unsigned row, unsigned file, const struct common_corner *corner);
    const struct common_trap *trap; /* those that a program can meet; .. */
    unsigned traps;                 /* .. so many */
    bool masks; /* lanes of a warp are switched off and on: shapes of masks count */
    /* Bits of next_pc for each bit of `active`, where threads of a warp go their own ways; 0: there
     * is one pc. */
    uint8_t pc_bits;
    uint8_t
        /* event lanes of each bit of `active`, where a register has several of a thread; 0: one */
        parts;
    const struct common_cover_group *group; /* NULL: none */

    /* The points of the ISA's groups that an instruction hits by its words alone. The call comes
     * once for each distinct instruction in each kind of program.
     *   kind     NULL: all programs are of one kind, 0
     *   trapped  it ended its warp by a trap
     *   NULL     nothing */
    unsigned (*kind)(const struct common_program *program);
    void (*word)(unsigned kind, const uint32_t *word, bool trapped, const struct common_hits *hits);
    /* The points that it hits by its effects; also of launches.
     *   NULL     nothing */
    void (*covered)(const struct common_covered *covered);
};

#endif
