/* The parts of random programs: random.c has control flow, random_insn.c operands and short
 * sequences, random_launch.c all text around the code. */
#ifndef TESLA_RANDOM_H
#define TESLA_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/random.h"
#include "isa.h"
#include "tesla.h"

enum {
    TESLA_RANDOM_ADDRESS = 20, /* register for addresses */
    TESLA_RANDOM_LOOP = 21,    /* 21, 22, 23: counters of nested loops; nothing else writes them */
    TESLA_RANDOM_LOW = 24,     /* registers that all programs have */
    TESLA_RANDOM_COND = 3,     /* $c of loops */
    TESLA_RANDOM_FUNCTIONS = 24,
    TESLA_RANDOM_TEXTURES = 6, /* $t0 .. $t5 and, for the sake of its high bits, $t255 */
    TESLA_RANDOM_SAMPLERS = 8,
    TESLA_RANDOM_JUMPS = 64,            /* places that constants name, for bra c[]; .. */
    TESLA_RANDOM_TABLE = 0x400,         /* .. from this byte of c0[] on */
    TESLA_RANDOM_SHORT_NOP = 0x10008000 /* mov b32 $r0 $r0 */
};

/* Facts of a program in addition to its code. */
struct tesla_random {
    struct tesla_mode mode;     /* type of the program, features of its chip */
    const char *chip;           /* NULL: the default */
    unsigned special, textures; /* how many of some 20 statements use global memory, or inputs and
                                   outputs; and textures */
    uint32_t regs, inputs, outputs, vertices, primitives, threads;
    uint32_t shared, local; /* bytes of s[] and l[] */
    uint32_t base, limit;   /* first byte of g3[] in memory, far up now and then; its last byte */
    uint32_t threads_most;  /* of a block */
    uint32_t bank[3];       /* constant buffers besides c0[] and c1[] */
    uint32_t barrier;       /* bits in which the numbers of barriers are others */
    char *launch;           /* text of all but the code */
    uint32_t body;          /* words of the main program */
    uint32_t pool;          /* place where the next function goes */
    uint32_t function[TESLA_RANDOM_FUNCTIONS];
    unsigned functions;
    uint32_t jump[TESLA_RANDOM_JUMPS];
};

static inline struct tesla_random *tesla_random_of(const struct common_draft *draft)
{
    return draft->own;
}

/* ---- random_insn.c */

/* A word on which floating point goes wrong; an f32 in -4 .. 4; whichever of these, or a small
 * integer. */
uint32_t tesla_random_hard(struct common_draft *draft);
uint32_t tesla_random_small(struct common_draft *draft);
uint32_t tesla_random_any(struct common_draft *draft);

/* Where a statement writes. It begins at an even place: instructions of two words do. */
struct tesla_random_place {
    struct common_draft *draft;
    uint32_t at;
};

/* Whether `words` fit from a place on, which may be odd; where they begin. */
bool tesla_random_start(struct common_draft *draft, uint32_t at, uint32_t room, uint32_t words,
                        struct tesla_random_place *place);

/* An instruction of two words; one with an immediate of 32 bits: `op` is word 0 without its
 * operands. */
void tesla_random_long(struct tesla_random_place *place, uint32_t w0, uint32_t w1);
void tesla_random_immediate(struct tesla_random_place *place, uint32_t op, uint32_t dst,
                            uint32_t src, uint32_t imm);

/* Hooks: struct common_random. */
uint32_t tesla_random_weight(const struct common_draft *draft, unsigned row);
bool tesla_random_field(struct common_draft *draft, unsigned row,
                        const struct common_bitfield *field, const uint32_t *word, uint32_t *value);
bool tesla_random_accept(struct common_draft *draft, uint32_t at, unsigned row, uint32_t *word);
bool tesla_random_reserved(const struct common_draft *draft, unsigned file, unsigned index);

/* Statements: data that is hard; an access to global memory, its address before it; an exchange
 * that finds what it compares with; texture access, with coordinates; $a that is small; numbers of
 * each kind that are hard together, with an operation; words of s[] that are locked; records. */
bool tesla_random_refresh(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_global(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_texture(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_exchange(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_address(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_double(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_single(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_integer(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_lock(struct common_draft *draft, uint32_t at, uint32_t room);
bool tesla_random_emit(struct common_draft *draft, uint32_t at, uint32_t room);

/* ---- random_launch.c: struct common_random.begin, .end and .print. */
int tesla_random_begin(struct common_draft *draft);
void tesla_random_end(struct common_draft *draft);
char *tesla_random_print(const struct common_draft *draft);
void tesla_random_lines(const struct common_draft *draft, unsigned *line);

#endif
