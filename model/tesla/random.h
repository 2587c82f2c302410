/* The parts of random programs: random.c has the statements, random_insn.c single instructions, random_launch.c
 * everything that stands around the code. */
#ifndef TESLA_RANDOM_H
#define TESLA_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "../common/rng.h"
#include "isa.h"
#include "tesla.h"
#include "../common/random.h"

enum {
    MAX_WORDS = 8192,
    REG_ADDRESS = 20, /* of the next g[] access; $r20 .. $r23 are the generator's own */
    REG_LOOP = 21,    /* 21, 22, 23: counters of nested loops */
    REG_FREE = 24,    /* those from here on, as far as allocated, are as good as 0 .. 19 */
    COND_LOOP = 3,
    FUNCTIONS = 3,
    TEXTURES = 6, /* $t0 .. $t5 and, for the sake of its high bits, $t255 */
    SAMPLERS = 8
};

struct generator {
    struct common_rng rng;
    struct tesla_mode mode; /* type of the program, features of its chip */
    const char *chip;
    unsigned special, textures; /* how many of some 20 statements use global memory, or inputs and
                                   outputs; and textures */
    unsigned length;            /* most statements, not counting those inside of others */
    uint32_t regs, inputs, outputs, vertices, primitives, threads;
    uint32_t word[MAX_WORDS];
    size_t words;
    uint32_t function[FUNCTIONS]; /* byte addresses, known when calls are patched */
    struct {
        size_t at;
        unsigned function;
    } call[256];
    size_t calls;
    unsigned risk; /* 1 in risk instructions may be anything; 0 never */
    FILE *out;
};

/* A number below n; n is not 0. */
uint32_t tesla_random_below(struct generator *g, uint32_t n);

/* A word on which floating point goes wrong; an f32 in -4 .. 4; whichever of these, or a small
 * integer. */
uint32_t tesla_random_hard(struct generator *g);
uint32_t tesla_random_small(struct generator *g);
uint32_t tesla_random_any(struct generator *g);

/* Appends to the code: a word; an instruction of two, which stands at an even one. */
void tesla_random_word(struct generator *g, uint32_t word);
void tesla_random_long(struct generator *g, uint32_t w0, uint32_t w1);

/* An instruction with an immediate of 32 bits: `op` is word 0 without its operands. */
void tesla_random_immediate(struct generator *g, uint32_t op, uint32_t dst, uint32_t src, uint32_t imm);

/* Appends a random instruction of the table, of one of the operations first .. last; not of those
 * that need something before them: control, global memory. `w1` is set in its second word, which
 * it has then. */
void tesla_random_row(struct generator *g, enum tesla_op first, enum tesla_op last, uint32_t w1);

/* A random access to global memory, its address before it; texture access, with coordinates; $a
 * that is small. */
void tesla_random_global(struct generator *g);
void tesla_random_texture(struct generator *g);
void tesla_random_address(struct generator *g);

/* Draws the launch: type is in g->mode. */
void tesla_random_launch(struct generator *g);

/* Writes the program to g->out. */
void tesla_random_print(struct generator *g, uint64_t seed);

#endif
