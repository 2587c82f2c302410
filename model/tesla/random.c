/* Random programs for lockstep.
 *
 * Arithmetic is random rows of the instruction table with random bits in every field, ignored
 * ones too; control flow is structured (if, loop, call, preret, quadon), so that a program ends.
 * A few instructions may trap or leave a limit: model and core must then agree on that. Memory,
 * constants and registers begin with words that are hard on floating point; a type that has
 * inputs and outputs, and texture, also get addresses and coordinates that hit them. One seed
 * gives one program of each type, always. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"

enum { MAX_DEPTH = 3 };

static uint32_t below(struct generator *g, uint32_t n)
{
    return tesla_random_below(g, n);
}

static uint32_t here(struct generator *g)
{
    if (g->words & 1) tesla_random_word(g, 0x10008000u); /* short nop */
    return (uint32_t)g->words * 4;
}

/* Long control instruction; pred is w1[13:7]. Sheet 2.2 and 3.14. */
static size_t control(struct generator *g, unsigned primary, uint32_t target, uint32_t w1)
{
    tesla_random_long(g, primary << 28 | (target >> 2 & 0xffff) << 11 | 3u,
                  (target >> 18 & 0x3f) << 14 | w1);
    return g->words - 2;
}

static void patch(struct generator *g, size_t at, uint32_t target)
{
    g->word[at] = (g->word[at] & ~(0xffffu << 11)) | (target >> 2 & 0xffff) << 11;
    g->word[at + 1] = (g->word[at + 1] & ~(0x3fu << 14)) | (target >> 18 & 0x3f) << 14;
}

static void body(struct generator *g, unsigned depth, unsigned loops, bool in_function);

/* Anything without memory and control; w1: 1 exit, 2 join, 0 either form. */
static void arithmetic(struct generator *g, uint32_t w1)
{
    tesla_random_row(g, 0, TESLA_OP_COUNT, w1);
}

static uint32_t random_predicate(struct generator *g)
{
    return below(g, 32) << 7 | below(g, 4) << 12;
}

/* exit nop, or an instruction that does something with an exit. */
static void leave(struct generator *g)
{
    if (below(g, 2)) arithmetic(g, 1);
    else tesla_random_long(g, 0xf0000001u, 0xe0000781u);
}

static void branch(struct generator *g, unsigned depth, unsigned loops, bool in_function)
{
    size_t joinat = control(g, 0xa, 0, 0);
    size_t taken = control(g, 0x1, 0, random_predicate(g));
    body(g, depth + 1, loops, in_function);
    if (below(g, 16) == 0) leave(g); /* some lanes end here */
    size_t over = control(g, 0x1, 0, 0x780);
    patch(g, taken, here(g));
    body(g, depth + 1, loops, in_function);
    uint32_t end = here(g);
    patch(g, joinat, end);
    patch(g, over, end);
    if (below(g, 2)) arithmetic(g, 2);
    else tesla_random_long(g, 0xf0000001u, 0xe0000002u); /* join nop */
}

static void loop(struct generator *g, unsigned depth, unsigned loops, bool in_function)
{
    uint32_t counter = REG_LOOP + loops;
    /* and b32 counter $rN 3: lanes leave at different times */
    tesla_random_immediate(g, 0xd0000000u, counter, below(g, REG_FREE), 3);
    size_t prebrk = control(g, 0x4, 0, 0);
    uint32_t top = here(g);
    /* add b32 counter counter -1, then flags of it: and b32 $c3 # counter counter */
    tesla_random_immediate(g, 0x20008000u, counter, counter, 0xffffffffu);
    tesla_random_long(g, 0xd0000001u | 127u << 2 | counter << 9 | counter << 16,
                  0x040007c8u | COND_LOOP << 4);
    control(g, 0x5, 0, 0x13u << 7 | COND_LOOP << 12); /* brk when negative */
    body(g, depth + 1, loops + 1, in_function);
    control(g, 0x1, top, 0x780);
    patch(g, prebrk, here(g));
}

/* Whole quads awake; nothing that leaves or branches in between. */
static void quad(struct generator *g)
{
    control(g, 0x6, 0, 0);
    for (unsigned n = below(g, 6); n--;) {
        if (g->mode.type == TESLA_COMPUTE && below(g, 4) == 0) tesla_random_global(g);
        else arithmetic(g, 0);
    }
    if (g->risk && below(g, g->risk / 20) == 0)
        control(g, 1 + below(g, 13), 0, random_predicate(g));
    control(g, 0x7, 0, 0);
}

/* A register anew: most results are soon all sign or all ones. */
static void refresh(struct generator *g)
{
    tesla_random_immediate(g, 0x10008000u, 1 + below(g, REG_ADDRESS - 1), 0, tesla_random_hard(g));
}

static void preret(struct generator *g, unsigned depth, unsigned loops)
{
    size_t at = control(g, 0xd, 0, 0);
    body(g, depth + 1, loops, true);
    if (below(g, 2)) control(g, 0x3, 0, random_predicate(g));
    body(g, depth + 1, loops, true);
    control(g, 0x3, 0, 0x780);
    patch(g, at, here(g));
}

/* Mostly of few lanes, else little would be left of a program. */
static void discard(struct generator *g)
{
    if (below(g, 4) == 0) {
        control(g, 0x0, 0, random_predicate(g));
        return;
    }
    /* mov $r20 $physid, and b32 $r20 $r20 bits, and b32 $c1 # $r20 $r20, (e $c1) discard */
    tesla_random_long(g, 0x00000001u | REG_ADDRESS << 2, 0x60000780u);
    tesla_random_immediate(g, 0xd0000000u, REG_ADDRESS, REG_ADDRESS, 1 + below(g, 31));
    tesla_random_long(g, 0xd0000001u | 127u << 2 | REG_ADDRESS << 9 | REG_ADDRESS << 16, 0x040007d8u);
    control(g, 0x0, 0, 0x2u << 7 | 1u << 12);
}

/* What only this type of program has. */
static void special(struct generator *g)
{
    if (g->mode.type != TESLA_COMPUTE && below(g, 5) == 0) {
        tesla_random_row(g, TESLA_OP_LD_L, TESLA_OP_ST_L, 0);
        return;
    }
    switch (g->mode.type) {
    case TESLA_COMPUTE: tesla_random_global(g); return;
    case TESLA_FRAGMENT:
        if (below(g, 8) == 0) discard(g);
        else if (below(g, 4) == 0) tesla_random_address(g);
        else tesla_random_row(g, TESLA_OP_INTERP, TESLA_OP_INTERP, 0);
        return;
    case TESLA_GEOMETRY:
        if (below(g, 2)) {
            for (unsigned n = below(g, 6); n--;) /* mov b32 o[] $rN */
                tesla_random_long(g, 0x10000001u | below(g, g->outputs) << 2 | below(g, REG_FREE) << 9,
                              0x0403c788u);
            tesla_random_row(g, TESLA_OP_EMIT, TESLA_OP_RESTART, 0);
            return;
        }
    }
    if (below(g, 4) == 0) tesla_random_address(g);
    else tesla_random_row(g, TESLA_OP_LD_A, TESLA_OP_ST_O, 0);
}

static void bar(struct generator *g)
{
    size_t at = control(g, 0x8, 0, 0);
    g->word[at] |= 3u << 25 | below(g, 16) << 21 | (below(g, 2) ? 0xfffu << 9 : 0);
    if (!(g->word[at] >> 9 & 1)) g->word[at + 1] |= 1u << 14;
}

static void body(struct generator *g, unsigned depth, unsigned loops, bool in_function)
{
    unsigned count = 1 + below(g, depth == 0 ? g->length : 8);
    bool compute = g->mode.type == TESLA_COMPUTE;
    for (unsigned i = 0; i < count && g->words < MAX_WORDS / 2; i++) {
        unsigned kind = below(g, depth == 0 ? 24 : 32);
        if (kind == 0 && depth < MAX_DEPTH) {
            branch(g, depth, loops, in_function);
        } else if (kind == 1 && depth < MAX_DEPTH && loops < 3) {
            loop(g, depth, loops, in_function);
        } else if (kind == 2 && !in_function && g->calls < 256) {
            g->call[g->calls].function = below(g, FUNCTIONS);
            g->call[g->calls++].at = control(g, 0x2, 0, below(g, 2) << 6);
        } else if (kind == 3 && depth < MAX_DEPTH && g->mode.features & TESLA_D10_1) {
            preret(g, depth, loops);
        } else if (kind == 4 && compute && depth == 0 && !in_function) {
            bar(g);
        } else if (kind == 5 && below(g, 2)) {
            quad(g);
        } else if (kind == 6 && compute && g->mode.features & TESLA_SM12) {
            tesla_random_row(g, TESLA_OP_LD_LOCK, TESLA_OP_ST_UNLOCK, 0); /* rare among all rows */
        } else if (kind == 7) {
            refresh(g);
        } else if (kind >= 8 && kind < 8 + g->special) {
            special(g);
        } else if (kind >= 8 && kind < 8 + g->special + g->textures) {
            tesla_random_texture(g);
        } else {
            arithmetic(g, 0);
        }
    }
}

static void program(struct generator *g)
{
    unsigned known = g->length < 100 ? 4 : REG_ADDRESS;
    for (unsigned reg = 1; reg < known; reg++) /* shl b32 $rN $r0 N, then random constants */
        if (below(g, 2)) tesla_random_long(g, 0x30000001u | reg << 2 | reg << 16, 0xc4100780u);
        else tesla_random_immediate(g, 0x10008000u, reg, 0, tesla_random_hard(g));
    body(g, 0, 0, false);
    leave(g);
    tesla_random_long(g, 0xf0000001u, 0xe0000781u);
    for (unsigned i = 0; i < FUNCTIONS; i++) {
        g->function[i] = here(g);
        body(g, 1, 2, true);
        if (below(g, 2)) control(g, 0x3, 0, random_predicate(g));
        body(g, 1, 2, true);
        control(g, 0x3, 0, 0x780);
    }
    for (size_t i = 0; i < g->calls; i++) patch(g, g->call[i].at, g->function[g->call[i].function]);
    here(g);
}

static char *make(unsigned type, uint64_t seed)
{
    struct generator *g = calloc(1, sizeof *g);
    char *text = NULL;
    size_t size;

    if (!g || !(g->out = open_memstream(&text, &size))) {
        free(g);
        return NULL;
    }
    g->mode.type = type;
    g->rng = common_rng_make(seed, 7 + type);
    tesla_random_launch(g);
    g->risk = below(g, 4) ? 0 : g->mode.type == TESLA_COMPUTE ? 2000 : 300;
    program(g);
    tesla_random_print(g, seed);
    bool failed = fclose(g->out) != 0;
    free(g);
    if (!failed) return text;
    free(text);
    return NULL;
}

/* In the order of enum tesla_type. */
static const char *const types[] = {"compute", "vertex", "geometry", "fragment", NULL};
const struct common_random tesla_random = {.types = types, .make = make};
