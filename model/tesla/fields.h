/* The elements that the text column of insns.def names: where the bits of each modifier and
 * operand are and how they are written. One description, used by decoder, disassembler and
 * assembler alike. */
#ifndef TESLA_FIELDS_H
#define TESLA_FIELDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/encoding.h"
#include "isa.h"

enum tesla_element_kind {
    TESLA_E_CHOICE,   /* one of several words; *target := value */
    TESLA_E_ROUND,    /* one of several words; value is enum tesla_round, or-ed with TESLA_RINT */
    TESLA_E_TYPE,     /* one of several words; value is an enum tesla_type */
    TESLA_E_PREFIX,   /* neg, abs or not: belongs to the next source */
    TESLA_E_NUMBER,   /* a number: text before it, *target := number */
    TESLA_E_SIGNED,   /* the same, two's complement */
    TESLA_E_DST,      /* general register, destination; long: true if it may be the bit bucket */
    TESLA_E_SRC,      /* source through the muxes of sheet 2.5, by place */
    TESLA_E_SAME,     /* source that is the destination register of a short or immediate form */
    TESLA_E_DATA,     /* store data in the destination field */
    TESLA_E_IMM,      /* immediate of 16 or 32 bits */
    TESLA_E_CONSTANT, /* small number as a source */
    TESLA_E_COND_DST, /* $c destination that w1[6] enables */
    TESLA_E_COND_SET, /* $c destination, always written */
    TESLA_E_COND_SRC, /* $c as a source */
    TESLA_E_CARRY,    /* $c of addc, written only for addc; no pieces: $c0 */
    TESLA_E_ADDR_DST, /* $a destination */
    TESLA_E_ADDR_SRC, /* $a source */
    TESLA_E_MEMORY,   /* memory operand of a load, store, ..., by place */
    TESLA_E_LANES,    /* lane mask of a long mov */
    TESLA_E_TARGET,   /* branch target */
    TESLA_E_COUNT,    /* count of a barrier, or "all" */
    TESLA_E_TEX_DST,  /* four registers by a component mask */
    TESLA_E_TEX_SRC   /* consecutive registers */
};

/* Where a source comes from, sheet 2.5; and which memory a memory operand names. */
enum tesla_place {
    TESLA_P_SHORT1,
    TESLA_P_SHORT2,
    TESLA_P_LONG1,
    TESLA_P_LONG2,
    TESLA_P_LONG3,
    TESLA_P_COUNT,
    TESLA_P_C = TESLA_P_COUNT,
    TESLA_P_CJUMP,
    TESLA_P_S,
    TESLA_P_S8,
    TESLA_P_S16,
    TESLA_P_S32,
    TESLA_P_L,
    TESLA_P_G,
    TESLA_P_GATOM,
    TESLA_P_A,
    TESLA_P_O,
    TESLA_P_V
};

enum { TESLA_RINT = 4 };

/* Bits: the first field of its list is the value of the element itself. */
struct tesla_element {
    struct common_element base; /* kind: enum tesla_element_kind */
    uint8_t class;              /* enum tesla_kind of a register operand: GPR, HALF, PAIR, QUAD */
    uint8_t place;              /* enum tesla_place */
    bool memory;                /* SRC: may be s[] or c[] */
    bool bucket;                /* DST: w1[3] is looked at */
    bool optional;              /* ROUND: may be left out, which means rn */
    uint16_t target;            /* offset in struct tesla_insn */
    const char *text;           /* NUMBER: the text before it */
};

/* A source place: fields of the register and of the memory operand. */
struct tesla_mux {
    uint8_t select;                 /* 0 s[] by sel; 1 c[] by sel and not other */
    struct common_piece sel, other; /* other.width 0: none */
    struct common_piece reg, mode, offset, bank;
};

/* All tables. */
extern const struct common_encoding tesla_encoding;

extern const struct common_row tesla_rows[TESLA_ROW_COUNT];
extern const struct tesla_mux tesla_muxes[TESLA_P_COUNT];
extern const struct common_choice tesla_preds[32];
extern const struct common_piece
    tesla_long_areg[COMMON_PIECES]; /* $a select; short forms have piece 0 only */
extern const struct common_piece tesla_postinc;

/* Whether programs of this type have an operation; enum tesla_type_of_program. */
bool tesla_op_of_type(unsigned op, unsigned type);

/* Its trap there if they have not, whatever its operands are; enum tesla_trap. */
uint32_t tesla_op_trap(unsigned op, unsigned type);

/* Features without which a chip does not have it; enum tesla_feature. */
uint32_t tesla_op_needs(unsigned op);

/* The element that a word of a row's text names; NULL: it is a literal. */
static inline const struct tesla_element *tesla_element(const struct common_word *word)
{
    return (const struct tesla_element *)word->element;
}

/* Effect of a literal word of a row's text on the decoded instruction: types, sat, high, ... */
struct tesla_literal {
    const char *text;
    uint8_t kind; /* TESLA_E_TYPE or TESLA_E_CHOICE */
    uint16_t target;
    uint8_t value;
};
const struct tesla_literal *tesla_find_literal(const char *word, size_t length);

/* Bits that a type takes: 8..128, 0 for none. "u16" for TESLA_U16. */
unsigned tesla_type_bits(unsigned type);
const char *tesla_type_text(unsigned type);

/* Offset field of a memory operand whose access is of this type. */
struct common_piece tesla_offset_piece(unsigned place, unsigned access);
unsigned tesla_offset_scale(unsigned place, unsigned access);

#endif
