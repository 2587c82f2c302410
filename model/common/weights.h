/* Weights of the parts of random programs: a named number for each thing that can be drawn, in
 * percent of the ISA's own weight. A profile is a text file that sets some of them; coverage
 * moves them while programs are made.
 *
 *   length, reuse, ..  how programs are made: enum common_knob
 *   branch, loop, ..   statements of the ISA: struct common_statement
 *   unit.alu           all rows of a unit; the same with memory.load, form.F1
 *   op.ADD, row.ADD    all rows of an operation; one row
 *
 * The weight of a row is the product of all that apply to it. */
#ifndef COMMON_WEIGHTS_H
#define COMMON_WEIGHTS_H

#include <stddef.h>
#include <stdint.h>

#include "error.h"

struct common_isa;

enum { COMMON_WEIGHT_USUAL = 100, COMMON_WEIGHT_MOST = 10000, COMMON_WEIGHT_NAME = 40 };

/* The first entries, the same for every ISA. */
enum common_knob {
    COMMON_KNOB_LENGTH,  /* instructions of a program */
    COMMON_KNOB_REUSE,   /* operands that were just written or read */
    COMMON_KNOB_CORNERS, /* numbers at the ends of their range, data that is hard on arithmetic */
    COMMON_KNOB_PLAIN,   /* instructions that go on to the next one, against statements */
    COMMON_KNOB_TRAPS,   /* programs in which an instruction may trap */
    COMMON_KNOB_ODD,     /* places that are off by some words, stacks that overflow */
    COMMON_KNOB_ILLEGAL, /* words that are no instruction */
    COMMON_KNOB_HOSTILE, /* launches at the limits of a launch */
    COMMON_KNOB_THEN,    /* another program after it, without a reset */
    COMMON_KNOBS
};

struct common_weight {
    char name[COMMON_WEIGHT_NAME];
    uint32_t percent; /* 0: never; COMMON_WEIGHT_MOST at most */
};

struct common_weights {
    struct common_weight *entry; /* [COMMON_KNOB_..], then statements, then those of the table */
    unsigned count;
    unsigned statements, rows; /* where the statements begin; rows, in the order of the table */
};

/* All weights of an ISA, each COMMON_WEIGHT_USUAL. common_weights_free() undoes it.
 *   returns  0, -1 out of memory */
int common_weights_begin(struct common_weights *weights, const struct common_isa *isa);
void common_weights_free(struct common_weights *weights);

/* The entry of a name; NULL: there is none. */
struct common_weight *common_weights_find(const struct common_weights *weights, const char *name,
                                          size_t length);

/* Makes an entry `percent` percent of its value, COMMON_WEIGHT_MOST at most. A value above 0
 * stays above 0 unless percent is 0. */
void common_weight_multiply(struct common_weight *weight, uint32_t percent);

/* Reads a profile: a line `NAME PERCENT` for each weight that it sets, `#` begins a comment. With a
 * `?` before it, a name that the ISA does not have is passed over; without, it is an error.
 *   returns  0; -1 with err "file:line:col: error: ..." */
int common_weights_read(struct common_weights *weights, const char *file, const char *text,
                        struct common_error *err);

/* The weight of a row of the table: the product of its own entry and those of its unit, operation,
 * form and memory.
 *   base     the ISA's weight for it
 *   returns  0: never */
uint32_t common_weights_row(const struct common_weights *weights, const struct common_isa *isa,
                            unsigned row, uint32_t base);

#endif
