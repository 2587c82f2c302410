/* Where the fields of each format are, and how the elements that the text column of insns.def names
 * map to them. One description, used by decoder, disassembler and assembler alike. */
#ifndef PICA200_FIELDS_H
#define PICA200_FIELDS_H

#include <stddef.h>
#include <stdint.h>

#include "../common/encoding.h"
#include "../common/fields.h"
#include "isa.h"

/* Where the operands of a format are. A field that it does not have has no bits. */
struct pica200_layout {
    uint8_t nsrc, wide; /* wide: which source has 7 bits */
    const struct common_bitfield *dst, *idx, *src[3], *desc;
};

enum pica200_element_kind {
    PICA200_E_DST,    /* register with its mask */
    PICA200_E_A0,     /* a0 with its mask */
    PICA200_E_SRC1,   /* source, with index, selector and sign */
    PICA200_E_SRC2,   /* the same */
    PICA200_E_SRC3,   /* the same */
    PICA200_E_CMPX,   /* comparison of x */
    PICA200_E_CMPY,   /* of y */
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

/* All tables. Word 0 of an instruction is its own, word 1 the descriptor that it names. */
extern const struct common_encoding pica200_encoding;

extern const struct common_row pica200_rows[PICA200_OP_COUNT]; /* [UNDEF] matches nothing */
extern const struct pica200_layout pica200_layouts[PICA200_FORMATS];

/* Fields of the flow, compare and emit formats. */
extern const struct common_bitfield *const pica200_field_condop,
    *const pica200_field_refx, *const pica200_field_refy,
                                   *const pica200_field_bool,
                                       *const pica200_field_polarity,
                                           *const pica200_field_int,
                                               *const pica200_field_target,
                                                   *const pica200_field_num,
                                                       *const pica200_field_cmp[2],
                                                           *const pica200_field_vertex,
                                                               *const pica200_field_prim,
                                                                   *const pica200_field_winding;

static inline uint32_t pica200_get(uint32_t word, const struct common_bitfield *field)
{
    return common_get(&word, field->piece);
}

/* The field with this value; other bits are 0. */
static inline uint32_t pica200_put(uint32_t value, const struct common_bitfield *field)
{
    uint32_t word = 0;
    common_put(&word, field->piece, value);
    return word;
}

/* Words of a row's text. None for UNDEF. */
unsigned pica200_template(unsigned op, const struct common_word **token);

/* Bits of the word that its operation ignores, and their value from the assembler: 0, but 1 in
 * the reference of a flag that the condition does not look at. */
uint32_t pica200_ignored(const struct pica200_insn *insn, uint32_t *normal);

/* Bits of its descriptor that the text of an operation shows: mask, signs and selectors of its
 * sources. Descriptors that agree in these can be shared. */
uint32_t pica200_desc_bits(unsigned op);

#endif
