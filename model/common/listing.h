/* The text of a program whose source has lines as statements.h reads them. It assembles to the same
 * program: the common part of common_isa.source for ISAs with instructions of one length. */
#ifndef COMMON_LISTING_H
#define COMMON_LISTING_H

#include <stdio.h>

#include "isa.h"

/* ---- data */

/* "DIRECTIVE KEY: 0x1 0x2 .." */
void common_listing_words(FILE *out, const char *directive, uint32_t key, const uint32_t *word,
                          size_t count);

/* Words of a memory after their byte addresses, a few on a line. */
void common_listing_memory(FILE *out, const char *directive, const struct common_segment *segment);

/* A memory as it begins, from its first word to the last one that the program says.
 *   returns  `words` of them, which the caller frees; NULL: out of memory */
uint32_t *common_listing_image(const struct common_program *program, uint32_t space, size_t *words);

/* Whether one of them is not 0. */
bool common_listing_any(const uint32_t *word, size_t count);

/* The line .expect trap, if there is one. */
void common_listing_traps(FILE *out, const struct common_isa *isa,
                          const struct common_program *program);

/* ---- code, with a label wherever flow goes */

/* Where an instruction says that it goes. */
struct common_listing_target {
    uint32_t place;    /* number of an instruction */
    size_t at, length; /* of the target in its text */
};

/*   insn_words  of each instruction
 *   target      of instruction number `insn`, with its text
 *               returns  false: it has none */
struct common_listing_isa {
    const struct common_isa *isa;
    unsigned insn_words;
    bool (*target)(const uint32_t *word, uint32_t insn, const char *text,
                   struct common_listing_target *target);
};

struct common_listing {
    FILE *out;
    const struct common_program *program;
    const struct common_listing_isa *isa;
    size_t insns;
    bool *named; /* a flag for each instruction, and for the end of the code */
};

/* Finds the places that instructions go to.
 *   returns  0; -1 out of memory */
int common_listing_begin(struct common_listing *listing, FILE *out,
                         const struct common_program *program,
                         const struct common_listing_isa *isa);
/* A place that a directive will name. */
void common_listing_name(struct common_listing *listing, uint32_t place);
/* "DIRECTIVE PLACE ..", on a line: labels, or numbers beyond the code.
 *   count  of them */
void common_listing_places(const struct common_listing *listing, const char *directive,
                           const uint32_t *place, unsigned count);
/* All instructions; frees the listing's memory. */
void common_listing_end(struct common_listing *listing);

/* ---- the whole */

/*   put      writes it; returns 0, or -1 out of memory
 *   returns  malloc'ed; NULL out of memory */
char *common_listing_text(const struct common_program *program,
                          int (*put)(FILE *out, const struct common_program *program));

#endif
