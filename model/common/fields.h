/* An instruction by its table (encoding.h): its row, the values of its fields, the registers that
 * they name; and the text that is written from it. */
#ifndef COMMON_FIELDS_H
#define COMMON_FIELDS_H

#include "encoding.h"

/* ---- fields */

/* Value of a field, an unsigned number, and its bits in all.
 *   word     as many as the pieces name */
uint32_t common_get(const uint32_t *word, const struct common_piece *piece);
unsigned common_width(const struct common_piece *piece);

/* Sets the field to the low bits of value. */
void common_put(uint32_t *word, const struct common_piece *piece, uint32_t value);

/* Or-s the bits of the field into mask[]. */
void common_bits(const struct common_piece *piece, uint32_t *mask);

/* Whether the conditions of a field hold in an instruction. */
bool common_active(const struct common_bitfield *field, const uint32_t *word);

/* Whether it may have this value: a reserved choice, a register that there is not, .. are not
 * legal. */
bool common_legal(const struct common_bitfield *field, uint32_t value);

/* ---- rows */

/* The row that an instruction is.
 *   word     encoding->pattern_words; bits that no row looks at may be anything
 *   returns  its index; encoding->rows if there is none */
unsigned common_find(const struct common_encoding *encoding, const uint32_t *word);

/* The bits that choose a row: those of the row and of its form. */
uint32_t common_mask(const struct common_encoding *encoding, unsigned row, unsigned word);

/* Fields of a row: its form's, those of its template, its own; each bits-and-condition once.
 *   field    out: list, valid for ever
 *   returns  how many */
unsigned common_fields(const struct common_encoding *encoding, unsigned row,
                       const struct common_bitfield *const **field);

/* Its template, in order. */
unsigned common_template(const struct common_encoding *encoding, unsigned row,
                         const struct common_word **token);

/* Bits of an instruction that mean something: those that choose the row, and the fields whose
 * conditions hold. The others are ignored, or an error, as encoding->ignored says.
 *   claimed  out: encoding->words
 *   idle     out, or NULL: the value of the others from an assembler */
void common_claimed(const struct common_encoding *encoding, unsigned row, const uint32_t *word,
                    uint32_t *claimed, uint32_t *idle);

/* Whether bits are set that no mask and no field claims, in an encoding that does not ignore them.
 *   bits     out: which; encoding->words */
bool common_reserved(const struct common_encoding *encoding, unsigned row, const uint32_t *word,
                     uint32_t *bits);

/* Values of all fields of a row, in the order of common_fields(), to an instruction and back.
 * Decoding gives 0 for a field whose conditions do not hold, and encoding does not look at its
 * value.
 *   returns  0; -1 with err: a value does not fit or is not legal, or two fields need other bits in
 *            the same place */
void common_decode_fields(const struct common_encoding *encoding, unsigned row,
                          const uint32_t *word, uint32_t *value);
int common_encode_fields(const struct common_encoding *encoding, unsigned row,
                         const uint32_t *value, uint32_t *word, struct common_error *err);

/* Registers that an instruction reads and writes, as its fields say: at most these. Each once.
 *   access   room for COMMON_ROW_ACCESSES
 *   returns  how many */
struct common_access {
    uint8_t file, access; /* COMMON_READ, COMMON_WRITE */
    uint16_t index;
};
unsigned common_accesses(const struct common_encoding *encoding, unsigned row, const uint32_t *word,
                         struct common_access *access);

/* The flow, unit and memory of an operation: encoding->op[row->op]. */
const struct common_op *common_op(const struct common_encoding *encoding, unsigned row);

/* Name of a class of flow: "branch". */
const char *common_flow_text(unsigned flow);

/* ---- text */

/* Where text is written. `blank`: one comes before the next piece of text, if that is not first. */
struct common_writer {
    char *text; /* always ended by 0 */
    size_t size, used;
    bool blank;
};

/* Appends text, cut at the end of the buffer. */
void common_write(struct common_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
