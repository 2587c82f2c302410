/* Where the fields of each format are, and how the elements that the text column of insns.def names
 * map to them. One description, used by decoder, disassembler and assembler alike. */
#ifndef PICA200_FIELDS_H
#define PICA200_FIELDS_H

#include <stddef.h>
#include <stdint.h>

#include "isa.h"

struct pica200_field {
    uint8_t lsb, width; /* width 0: the format has no such field */
};

struct pica200_layout {
    uint8_t nsrc, wide; /* wide: which source has 7 bits */
    struct pica200_field dst, idx, src[3], desc;
};

enum pica200_element_kind {
    PICA200_E_DST,    /* register with its mask */
    PICA200_E_A0,     /* a0 with its mask */
    PICA200_E_SRC,    /* source `number`, with index, selector and sign */
    PICA200_E_CMP,    /* comparison */
    PICA200_E_COND,   /* cmp.x, !cmp.y, cmp.x && !cmp.y */
    PICA200_E_BOOL,   /* b<id> */
    PICA200_E_NBOOL,  /* b<id> or !b<id> by bit 0 of NUM */
    PICA200_E_INT,    /* i<id> */
    PICA200_E_RANGE,  /* @DST+NUM */
    PICA200_E_ELSE,   /* else@DST */
    PICA200_E_END,    /* end@(DST + NUM) */
    PICA200_E_LAST,   /* last@DST */
    PICA200_E_TARGET, /* @DST */
    PICA200_E_VERTEX,
    PICA200_E_FLAGS /* prim, inv */
};

struct pica200_element {
    const char *name; /* without the % */
    uint8_t kind;     /* enum pica200_element_kind */
    uint8_t number;   /* SRC: 0..2; CMP: 0 x, 1 y */
    uint32_t bits;    /* that it claims; 0 where the layout tells */
};

struct pica200_row {
    const char *name, *text;
    uint8_t format;
    uint32_t mask, match;
};

extern const struct pica200_row pica200_rows[PICA200_OP_COUNT]; /* [UNDEF] matches nothing */
extern const struct pica200_layout pica200_layouts[PICA200_FORMATS];

/* Fields of the flow, compare and emit formats. */
extern const struct pica200_field pica200_field_condop, pica200_field_refx, pica200_field_refy,
    pica200_field_bool, pica200_field_int, pica200_field_target, pica200_field_num,
    pica200_field_cmp[2], pica200_field_vertex, pica200_field_prim, pica200_field_winding;

uint32_t pica200_get(uint32_t word, struct pica200_field field);
uint32_t pica200_put(uint32_t value, struct pica200_field field);

/* Next element of a row's text.
 *   cursor   behind the mnemonic at first (NULL starts); advanced behind the element
 *   returns  NULL at the end */
const struct pica200_element *pica200_next_element(const struct pica200_row *row,
                                                   const char **cursor);

/* Bits of the word that its operation ignores, and what the assembler writes there: 0, but 1 in
 * the reference of a flag that the condition does not look at. */
uint32_t pica200_ignored(const struct pica200_insn *insn, uint32_t *normal);

/* Bits of its descriptor that the text of an operation shows: mask, signs and selectors of its
 * sources. Descriptors that agree in these can be shared. */
uint32_t pica200_desc_bits(unsigned op);

#endif
