/* The parts of random shaders: random.c has control flow, random_insn.c operands, random_launch.c
 * all text around the code. */
#ifndef SGX543_RANDOM_H
#define SGX543_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/random.h"
#include "isa.h"

enum { SGX543_RANDOM_VERTEX, SGX543_RANDOM_FRAGMENT };

enum {
    SGX543_RANDOM_FUNCTIONS = 8,
    SGX543_RANDOM_GLOBAL = 0x800, /* bytes that addresses of programs are in, mostly */
    SGX543_RANDOM_ANSWERS = 6,    /* of the texture unit, at most */

    /* sa registers whose values make sense somewhere. Plain instructions write below them, but MOE
     * and an index may lead there. */
    SGX543_RANDOM_KEPT = 104,
    SGX543_RANDOM_KIND = 4,      /* of each */
    SGX543_RANDOM_ADDRESS = 104, /* addresses of global memory */
    SGX543_RANDOM_OFFSET = 108,  /* offset of a load: sheet 5.4 has 0x10000 in it */
    SGX543_RANDOM_COUNT = 112,   /* small whole numbers */
    SGX543_RANDOM_STATE = 116,   /* states of textures, four words each */
    SGX543_RANDOM_COUNTERS = 120 /* of loops, one for each depth */
};

/* Facts of a shader in addition to its code. */
struct sgx543_random {
    char *launch;   /* text of all but the code */
    uint32_t first; /* place of the main program, after the secondary one or unused code */
    bool secondary;
    uint32_t end;  /* prog_end; 0: it is off */
    uint32_t body; /* after its last statement */
    uint32_t last; /* place of a phase after it; 0: there is none */
    uint32_t pool; /* place where the next function goes */
    uint32_t function[SGX543_RANDOM_FUNCTIONS];
    unsigned functions;
    bool ends;  /* plain instructions may have the end bit */
    bool crowd; /* very many instances of a few words */
};

static inline struct sgx543_random *sgx543_random_of(const struct common_draft *draft)
{
    return draft->own;
}

/* ---- random_insn.c */

/* A word on which arithmetic goes wrong; two halves or other small fields; 0 to 7; an
 * address of global memory; whichever of these. */
uint32_t sgx543_random_hard(struct common_draft *draft);
uint32_t sgx543_random_fields(struct common_draft *draft);
uint32_t sgx543_random_count(struct common_draft *draft);
uint32_t sgx543_random_address(struct common_draft *draft);
uint32_t sgx543_random_any(struct common_draft *draft);

/* Hooks: struct common_random. */
uint32_t sgx543_random_weight(const struct common_draft *draft, unsigned row);
bool sgx543_random_field(struct common_draft *draft, unsigned row,
                         const struct common_bitfield *field, const uint32_t *word,
                         uint32_t *value);
bool sgx543_random_accept(struct common_draft *draft, uint32_t at, unsigned row, uint32_t *word);

/* ---- random_launch.c: struct common_random.begin, .end and .print. */
int sgx543_random_begin(struct common_draft *draft);
void sgx543_random_end(struct common_draft *draft);
char *sgx543_random_print(const struct common_draft *draft);
void sgx543_random_lines(const struct common_draft *draft, unsigned *line);

extern const struct common_random sgx543_random;

#endif
