/* The parts of random shaders: random.c has the statements, random_launch.c the text around the
 * code. */
#ifndef PICA200_RANDOM_H
#define PICA200_RANDOM_H

#include "../common/random.h"
#include "pica200.h"
#include "isa.h"

enum { PICA200_RANDOM_FUNCTIONS = 64 };

/* Facts of a shader in addition to its code. */
struct pica200_random {
    bool placed;    /* its code comes by registers, for which the text of a program has no form */
    bool odd;       /* scopes may be off by some words */
    bool deep;      /* much nesting */
    bool many;      /* primitives of up to 255 vertices */
    uint32_t entry; /* word of the first instruction */
    uint32_t body;  /* words of the main program */
    uint32_t pool;  /* place where the next function goes */
    uint8_t integer[PICA200_INTS]; /* counts of i0 .. i3 */
    uint32_t boolean;              /* b0 .. b15 */
    struct {
        uint32_t at, words;
    } function[PICA200_RANDOM_FUNCTIONS];
    unsigned functions;
};

static inline struct pica200_random *pica200_random_of(const struct common_draft *draft)
{
    return draft->own;
}

/* random_launch.c: struct common_random.begin and .print. */
int pica200_random_begin(struct common_draft *draft);
int pica200_random_seal(struct common_draft *draft);
char *pica200_random_print(const struct common_draft *draft);
void pica200_random_lines(const struct common_draft *draft, unsigned *line);

#endif
