/* The places of the fields of each form, and the elements in the text column of insns.def. */
#ifndef VIVANTE_FIELDS_H
#define VIVANTE_FIELDS_H

#include "../common/encoding.h"
#include "isa.h"

enum vivante_element {
    VIVANTE_E_ALU,    /* suffixes: sheet 7.1 */
    VIVANTE_E_COND,   /* the same with a condition */
    VIVANTE_E_MEM,    /* of loads and stores */
    VIVANTE_E_TEX,    /* of texture instructions */
    VIVANTE_E_FLOW,   /* condition and type */
    VIVANTE_E_TYPE,   /* type alone */
    VIVANTE_E_EXT,    /* mnemonic of a sub-opcode */
    VIVANTE_E_DST,    /* temporary, index, mask; void */
    VIVANTE_E_ADST,   /* void, for a0 */
    VIVANTE_E_MEMORY, /* mem and mask */
    VIVANTE_E_TID,    /* sampler and swizzle */
    VIVANTE_E_A,      /* sources; void */
    VIVANTE_E_B,
    VIVANTE_E_C,
    VIVANTE_E_TARGET,
    VIVANTE_ELEMENTS
};

extern const struct common_encoding vivante_encoding;
extern const struct common_row vivante_rows[VIVANTE_OP_COUNT]; /* [UNDEF] matches nothing */

/* One place of each field, for decoder and assembler. */
struct vivante_places {
    struct common_piece type[COMMON_PIECES], cond[COMMON_PIECES], sat[COMMON_PIECES],
        dst_use[COMMON_PIECES], dst_amode[COMMON_PIECES], dst_reg[COMMON_PIECES],
        comps[COMMON_PIECES], unk[COMMON_PIECES], rmode[COMMON_PIECES], pmode[COMMON_PIECES],
        skphp[COMMON_PIECES], t0[COMMON_PIECES], t1[COMMON_PIECES], hp[COMMON_PIECES],
        shift[COMMON_PIECES], local[COMMON_PIECES], denorm[COMMON_PIECES], tex_id[COMMON_PIECES],
        tex_amode[COMMON_PIECES], tex_swiz[COMMON_PIECES], target[COMMON_PIECES],
        sub[COMMON_PIECES];
    struct {
        struct common_piece use[COMMON_PIECES], reg[COMMON_PIECES], swiz[COMMON_PIECES],
            neg[COMMON_PIECES], abs[COMMON_PIECES], amode[COMMON_PIECES], group[COMMON_PIECES];
    } src[3];
};
extern const struct vivante_places vivante_places;

/* Names in texts: types and conditions by number; "" and NULL for those that have none. */
extern const char *const vivante_type_names[8];
extern const char *const vivante_cond_names[32];

#endif
