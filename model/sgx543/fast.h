/* The fast path: iterations that are made ready when an instruction is translated, and run when no
 * events are needed. fast.c, fast_colour.c, fast_mad.c. */
#ifndef SGX543_FAST_H
#define SGX543_FAST_H

#include <stdbool.h>
#include <stdint.h>

struct sgx543_micro;
struct sgx543_place;
struct sgx543_state;
struct sgx543_work;

/* A source that is ready: words of the state's reg[], or halves of them, one for each lane. */
struct sgx543_ready {
    uint16_t at[4]; /* word; half: 2 * word + 1 for the high one; ten bits: 4 * word + place */
    bool half, ten; /* of F16, of C10 */
    bool row;       /* four words, or halves, from at[0] on */
    uint8_t index;  /* 1, 2: at[] is without the offset of idx1, idx2 */
    uint32_t keep, flip;
};

struct sgx543_quick;
/* Does an iteration without events.
 *   returns  false: its numbers are rare; nothing is done, and the action must do it */
typedef bool sgx543_quickly(uint32_t *reg, const struct sgx543_quick *quick);

/* A colour operation: fast_colour.c. Complements are bits that are flipped. */
struct sgx543_blend {
    uint8_t rgb[3], alpha[3]; /* the kinds of the factors */
    uint8_t op[2];            /* of colour, of alpha */
    bool fixed, minus, clamped;
    uint32_t first, flip[3], result;
    uint32_t keep; /* bits of the destination that stay */
};

enum { SGX543_QUICK = 8 };
struct sgx543_quick {
    sgx543_quickly *run;
    struct sgx543_ready s[3];
    uint16_t to; /* first word of the result */
    uint8_t mask;
    bool half, ten;
    uint32_t literal;
    uint32_t constant[3]; /* of sources that are integers: what is no register */
    struct sgx543_blend blend;
};

/* ---- fast.c */

/* The words after the registers. */
void sgx543_fast_begin(struct sgx543_state *state);
/* Fills quick[] as the MOE of a state has it, whose idx must be 0; no register may be out of
 * bounds.
 *   returns  false: it is none of the common instructions */
bool sgx543_fast_prepare(struct sgx543_micro *micro, struct sgx543_state *state);

/* Source i, an integer in a register or a number, which is repeated as `each` says.
 *   returns  false: it cannot be ready */
bool sgx543_fast_word(struct sgx543_quick *quick, unsigned i, const struct sgx543_place *place,
                      uint32_t each);

/* ---- fast_colour.c, fast_mad.c
 *   returns  false: iteration j cannot be ready */
bool sgx543_fast_colour(struct sgx543_work *w, struct sgx543_quick *quick, unsigned j);
bool sgx543_fast_mad(struct sgx543_work *w, struct sgx543_quick *quick, unsigned j);
/* The function for four iterations at once that sgx543_fast_colour() prepared; NULL: they go one by
 * one. */
sgx543_quickly *sgx543_join_colours(struct sgx543_quick *quick);

#endif
