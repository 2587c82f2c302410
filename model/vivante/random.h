/* The parts of random shaders: random.c has control flow, random_insn.c operands, random_launch.c
 * all text around the code. */
#ifndef VIVANTE_RANDOM_H
#define VIVANTE_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/random.h"
#include "isa.h"

enum { VIVANTE_RANDOM_VERTEX, VIVANTE_RANDOM_FRAGMENT, VIVANTE_RANDOM_COMPUTE };

enum {
    VIVANTE_RANDOM_FUNCTIONS = 24,
    VIVANTE_RANDOM_GLOBAL = 0x1000, /* bytes that addresses of programs are in, mostly */
    VIVANTE_RANDOM_LOCAL = 1024,    /* .. of local memory: the smallest there is */
    VIVANTE_RANDOM_TEXTURES = 8,    /* samplers that are named most often */

    /* Temporaries whose numbers make sense somewhere; a plain instruction does not name them as its
     * destination, but an index may lead there. */
    VIVANTE_RANDOM_ADDRESS = 12, /* t12: addresses of global memory */
    VIVANTE_RANDOM_COUNT,        /* t13: small whole numbers */
    VIVANTE_RANDOM_PLACE,        /* t14: places in a texture */
    VIVANTE_RANDOM_NEAR,         /* t15: addresses of local memory */
    VIVANTE_RANDOM_LOW,          /* temporaries that every machine has */

    /* Uniforms, so many of a kind from there on. After them is anything. */
    VIVANTE_RANDOM_KIND = 8,
    VIVANTE_RANDOM_U_ENDS = 0, /* least and greatest integers of 32 bits; then those of 8 and 16 */
    VIVANTE_RANDOM_U_HARD = 2, /* fewer than of the other kinds */
    VIVANTE_RANDOM_U_COUNT = 8,
    VIVANTE_RANDOM_U_SMALL = 16,
    VIVANTE_RANDOM_U_ADDRESS = 24,
    VIVANTE_RANDOM_U_IMAGE = 32, /* base, stride, height and width */
    VIVANTE_RANDOM_U_ANY = 40,
    VIVANTE_RANDOM_UNIFORMS = 128 /* that every machine has */
};

/* Facts of a shader in addition to its code. */
struct vivante_random {
    const char *chip;
    unsigned halti;
    bool deep;  /* much nesting */
    bool quick; /* few instructions that a group waits for */
    bool crowd; /* very many threads of a few words */
    /* many threads of a few words, of which some end with an access, others with a branch */
    bool mixed;
    char *launch;         /* text of all but the code */
    uint32_t first, body; /* where the main program begins, and ends */
    uint32_t pool;        /* place where the next function goes */
    struct {
        uint32_t at;
        uint16_t level, loops; /* calls and loops around it, where it was first called */
        uint32_t passes;
    } function[VIVANTE_RANDOM_FUNCTIONS];
    unsigned functions;
};

static inline struct vivante_random *vivante_random_of(const struct common_draft *draft)
{
    return draft->own;
}

/* ---- random_insn.c */

/* A word on which floating point goes wrong; 0 to 7; an address of global memory, at its
 * end now and then; whichever of these. */
uint32_t vivante_random_hard(struct common_draft *draft);
uint32_t vivante_random_count(struct common_draft *draft);
uint32_t vivante_random_address(struct common_draft *draft);
uint32_t vivante_random_any(struct common_draft *draft);

/* Makes slot a, b or c (0, 1, 2) of an instruction a register without index and modifiers; an
 * immediate of a value that fits into 20 bits, where the level has them; nothing. */
void vivante_random_register(uint32_t *word, unsigned slot, unsigned group, uint32_t reg,
                             uint32_t swiz);
void vivante_random_immediate(uint32_t *word, unsigned slot, unsigned kind, uint32_t imm20);
void vivante_random_nothing(uint32_t *word, unsigned slot);

/* Hooks: struct common_random. */
uint32_t vivante_random_weight(const struct common_draft *draft, unsigned row);
bool vivante_random_field(struct common_draft *draft, unsigned row,
                          const struct common_bitfield *field, const uint32_t *word,
                          uint32_t *value);
bool vivante_random_accept(struct common_draft *draft, uint32_t at, unsigned row, uint32_t *word);
bool vivante_random_reserved(const struct common_draft *draft, unsigned file, unsigned index);

/* ---- random_launch.c: struct common_random.begin, .end and .print. */
int vivante_random_begin(struct common_draft *draft);
void vivante_random_end(struct common_draft *draft);
char *vivante_random_print(const struct common_draft *draft);
void vivante_random_lines(const struct common_draft *draft, unsigned *line);

extern const struct common_random vivante_random;

#endif
