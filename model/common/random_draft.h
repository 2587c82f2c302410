/* A random program that is being made, and the operations on it for the hooks of an ISA. random.h
 * has the engine. */
#ifndef COMMON_RANDOM_DRAFT_H
#define COMMON_RANDOM_DRAFT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "event.h"
#include "isa.h"
#include "program.h"
#include "rng.h"
#include "weights.h"

enum { COMMON_RECENT = 12 };

/* A stretch of code that is entered at its beginning and left at its end. */
struct common_scope {
    uint32_t end;      /* place after it */
    uint16_t depth;    /* scopes around it */
    uint16_t loops;    /* loops around it */
    uint16_t function; /* 0: the main program */
    bool uniform;      /* reached by all lanes of all warps together */
    bool plain;        /* no statements in it */
    uint32_t passes;   /* how often its outer loops run it, about */
};

/* A program that is being made. Places count code words from the first one. */
struct common_draft {
    const struct common_isa *isa;
    const struct common_machine *machine; /* that it is for */
    const struct common_weights *weights;
    struct common_rng rng;
    uint64_t seed;
    unsigned type, attempt; /* tries before this one that did not end in time */

    struct common_program program;
    uint32_t *code; /* its words */
    uint32_t words; /* places */
    uint64_t base;  /* pc of place 0 .. */
    uint64_t
        wrap; /* .. and the pc after the last one there is, where it goes on with 0; 0: never */
    uint32_t steps; /* instructions of all warps, at most; more: another attempt */
    bool mortal;    /* instructions may trap */
    void *own;      /* the ISA's, from malloc() or NULL; freed with the draft */

    const struct common_draft *before; /* the program that it runs after; NULL: none */

    void *model;   /* NULL before it runs, and when blank code is filled at the end */
    uint32_t warp; /* that came to the blank word */

    /* The engine's. */
    void *left;  /* the model as the program left it; NULL before that */
    bool mirror; /* program.code is kept the same as code */
    unsigned heals;
    uint8_t *written;   /* of each place: enum in random.c */
    uint16_t *scope_of; /* of each place */
    struct common_scope *scope;
    unsigned scopes;
    uint32_t *row_weight; /* of each row, and the sum */
    uint32_t row_total;
    struct common_warp_past *past; /* of each warp */
    struct common_known *known;    /* accesses of executed instructions */
};

/* A number below n; n > 0. Whether one of n comes up: never for 0. A random word. */
uint32_t common_draft_below(struct common_draft *draft, uint32_t n);
bool common_draft_chance(struct common_draft *draft, uint32_t n);
uint32_t common_draft_word(struct common_draft *draft);

/* A word on which arithmetic of binary32 goes wrong: one of an ISA's own, any bits, an exponent
 * at one of its ends, numbers that cancel, long runs of ones or zeros. The bits of a number in -8
 * .. 8. */
uint32_t common_draft_single(struct common_draft *draft, const uint32_t *special, unsigned count);

/* The least or greatest integer of 8, 16, 24 or 32 bits, with or without a sign, in one or all of
 * its places in a word; 0, 1 or 2. */
uint32_t common_draft_extreme(struct common_draft *draft);
uint32_t common_draft_near_one(struct common_draft *draft);

/* Whether something that comes `percent` times in a hundred comes now, its weight applied: knob
 * `traps` of 300 makes 10 percent 30. */
bool common_draft_knob(struct common_draft *draft, enum common_knob knob, uint32_t percent);

/* Overwrites the words at a place. */
void common_draft_put(struct common_draft *draft, uint32_t at, const uint32_t *word,
                      unsigned words);
/* The same for an instruction of a statement that another one may take the place of, if it traps.
 * */
void common_draft_put_plain(struct common_draft *draft, uint32_t at, const uint32_t *word,
                            unsigned words);

/* Blank words from a place on, no further than its scope. */
uint32_t common_draft_room(const struct common_draft *draft, uint32_t at);

/* The scope of a place. */
const struct common_scope *common_draft_scope_of(const struct common_draft *draft, uint32_t at);

/* Makes places a scope of its own inside of that of the first one.
 *   returns  it, a copy of the outer one but for end and depth; its other members may be changed.
 *            NULL: there are too many, and it stays part of the outer one */
struct common_scope *common_draft_scope(struct common_draft *draft, uint32_t from, uint32_t to);

/* A row with random fields in word[], for a place where it is put later. It is drawn until the
 * ISA accepts it; a row that the ISA never accepts gives the last draw.
 *   returns  its words */
unsigned common_draft_row(struct common_draft *draft, unsigned row, uint32_t at, uint32_t *word);

/* The first of `length` instructions that lie far after the start of a code memory of `room`:
 * across a multiple of 256, or up to its end. 0 where they do not fit. */
uint32_t common_draft_far(struct common_draft *draft, uint32_t length, uint32_t room);

/* The row of an operation, one of them if there are several. */
unsigned common_draft_row_of(struct common_draft *draft, unsigned op);

/* A plain instruction, put at the place.
 *   room     words that there are
 *   returns  its words; 0: none fits */
unsigned common_draft_plain(struct common_draft *draft, uint32_t at, uint32_t room);

/* For print(): the launch as it is, then a .word for each instruction, its pc and text after it.
 *   insn_words  words of each instruction
 *   returns     malloc'ed; NULL out of memory */
char *common_draft_words(const struct common_draft *draft, const char *launch, unsigned insn_words);
/* The line after a text that ends with one. */
unsigned common_draft_line_behind(const char *text);

/* The lines of that text. */
void common_draft_lines(const struct common_draft *draft, const char *launch, unsigned insn_words,
                        unsigned *line);

/* Makes the program out of source text: for `begin`.
 *   write    writes all but the code
 *   code     text of some instructions, in place of those that come later
 *   launch   out: malloc'ed, what `write` wrote
 *   returns  0; -1 out of memory, or it does not assemble */
int common_draft_program(struct common_draft *draft, const char *code,
                         void (*write)(struct common_draft *draft, FILE *out), char **launch);

/* pc of a place. */
uint64_t common_draft_pc(const struct common_draft *draft, uint32_t at);

#endif
