/* One description of the text for both directions: each function writes what the fields say, or
 * takes the same from the source and sets them. All return false when reading fails; the codec has
 * the place and the error. */
#ifndef SGX543_CODEC_H
#define SGX543_CODEC_H

#include "../common/encoding.h"
#include "../common/fields.h"
#include "isa.h"
#include "tables.h"

struct sgx543_codec {
    struct sgx543_insn *insn;
    bool reading;
    bool bare;                /* reading: an operand without letters has each lane in its place */
    struct common_writer out; /* writing */
    const char *p, *end;      /* reading */
    const char *furthest;     /* where reading failed last .. */
    char wanted[80];          /* .. and the text that was expected */
    const char
        *operand;       /* the register that is read, if one is: what is wrong is the whole of it */
    const char *target; /* a label instead of a number */
    size_t target_length;
    char letters[8][4]; /* that swizzles must show, by field: enum sgx543_slot; 0: any */
};

/* Swizzles that several operands share, or that are in several fields. */
enum sgx543_slot { SGX543_SLOT_0, SGX543_SLOT_1, SGX543_SLOT_2, SGX543_SLOT_U };

#define V(name) (c->insn->f[SGX543_##name])

/* Exactly this. */
bool sgx543_text(struct sgx543_codec *c, const char *text);
/* Whether this comes: writing, `there`; reading, whether it is at the cursor. Then it is taken. */
bool sgx543_maybe(struct sgx543_codec *c, bool there, const char *text);
/* A flag that is written as a word, or not at all. */
void sgx543_flag(struct sgx543_codec *c, unsigned field, const char *text);
/* A field that is one of these; NULL has none. "" is no text. */
bool sgx543_word(struct sgx543_codec *c, unsigned field, const char *const *words, unsigned count);
/* A number up to `most`, as the format writes it: decimal, or hexadecimal after 0x. */
bool sgx543_number(struct sgx543_codec *c, uint32_t *value, const char *format, uint32_t most);
bool sgx543_fail(struct sgx543_codec *c, const char *wanted, ...)
    __attribute__((format(printf, 2, 3)));

/* ---- operands */

enum sgx543_kind { SGX543_KIND_DEST, SGX543_KIND_SRC0, SGX543_KIND_SRC };

/* Where the fields of an operand are. */
struct sgx543_fields {
    uint8_t kind, bank, ext, number; /* ext: SGX543_FIELDS if there is none */
    uint8_t bits;
    bool doubled;
};

bool sgx543_register_text(struct sgx543_codec *c, const struct sgx543_fields *fields);
/* Letters of a mask, after a '.', or nothing if it is empty. Reading: they must be ascending. */
bool sgx543_mask_text(struct sgx543_codec *c, uint32_t *mask);
/* Letters of a swizzle for `lanes`, after a '.'. Reading: added to the slot's required letters. */
bool sgx543_letters_text(struct sgx543_codec *c, unsigned slot, const char *letters,
                         unsigned lanes);
/* Reading: the first code of a table that shows the slot's required letters.
 *   returns  false: none does */
bool sgx543_find_swizzle(struct sgx543_codec *c, unsigned slot, const char (*table)[5],
                         unsigned count, uint32_t *code);

/* ---- codec_insn.c: an instruction between its predicate and its hints. */
bool sgx543_codec_body(struct sgx543_codec *c);
/* The whole of it. */
bool sgx543_codec_insn(struct sgx543_codec *c);

#endif
