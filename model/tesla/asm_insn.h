/* Inside of tesla_encode(): one row of insns.def against the words of one line. asm_insn.c goes
 * through the rows, asm_operand.c has the elements of a row, asm_memory.c those that may be in
 * memory, asm_field.c their fields, asm_message.c the messages when none fits. */
#ifndef TESLA_ASM_INSN_H
#define TESLA_ASM_INSN_H

#include "asm.h"
#include "fields.h"

enum { TESLA_NOTES = 320 };

/* The words allowed at the furthest token that a row understood. */
struct tesla_best {
    size_t at;
    size_t where; /* token to be named in the message, if it is a whole one */
    bool reject;  /* text is a whole message, else a list of allowed words */
    /* widest register field of each kind that would be allowed; 0 none */
    uint8_t width[TESLA_KIND_QUAD + 1];
    unsigned banks; /* c[] banks that would be allowed */
    char text[TESLA_NOTES];
};

struct tesla_encoder {
    const struct common_token *token;
    size_t count, at;
    const struct common_symbols *symbols;
    const struct common_row *row;
    const struct tesla_element *element; /* of the row, at hand */
    uint32_t word[2], known[2];          /* known: bits that have been decided */
    uint8_t addop;
    unsigned type; /* of the program */
    bool memory_seen;
    bool graphics;  /* a[], p[] or o[] was seen */
    bool primitive; /* SRC1 is p[]: no other source is memory */
    bool direct;    /* the memory operand at hand has no $a */
    const struct common_token *target;
    struct tesla_best *best;
};

/* Functions that return bool: true if the element is at the current token, which was taken. If
 * not, they have noted the allowed words. */

/* --- asm_message.c --- */

/* Note something that is allowed at the current token: words, a register whose field has `width`
 * bits, c[] of so many banks. Return false, for `return tesla_asm_allow(...)`. */
bool tesla_asm_allow(struct tesla_encoder *e, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool tesla_asm_allow_register(struct tesla_encoder *e, unsigned class, unsigned width);
bool tesla_asm_allow_banks(struct tesla_encoder *e, unsigned banks);

/* The current token is of the right kind but cannot be: a whole message. Returns false. */
bool tesla_asm_reject(struct tesla_encoder *e, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Makes a message of the notes; returns -1. */
int tesla_asm_report(const char *file, const struct common_token *token, size_t count,
                     struct tesla_best *best, struct common_error *err);

/* --- asm_field.c --- */

/* Whether the current token is this word; the same, and takes it; whether token `at` begins with
 * it. None of these notes an error. */
bool tesla_asm_is(const struct tesla_encoder *e, const char *text);
bool tesla_asm_take(struct tesla_encoder *e, const char *text);
bool tesla_asm_starts(const struct tesla_encoder *e, size_t at, const char *text);

/* Sets a field. False if its bits were decided otherwise before. */
bool tesla_asm_put(struct tesla_encoder *e, const struct common_piece *piece, uint32_t value);
bool tesla_asm_put_piece(struct tesla_encoder *e, struct common_piece piece, uint32_t value);
/* Its largest value. */
uint32_t tesla_asm_max(const struct common_piece *piece);

/* A number lo..hi in `text`, which is the current token or a part of it; the token is not taken. */
bool tesla_asm_number(struct tesla_encoder *e, const char *text, size_t length, int64_t lo,
                      int64_t hi, int64_t *value);

/* Whether all of `text` is a float: decimal, with a point or an exponent.
 *   bits     out: the nearest single */
bool tesla_asm_float(const char *text, size_t length, uint32_t *bits);

/* "$r12h": prefix, decimal number, suffix letter.
 *   returns the number, -1 if the current token is not of this shape; nothing is noted or taken */
int tesla_asm_indexed(const struct tesla_encoder *e, const char *prefix, char *suffix);

/* A general register whose field has `width` bits; $a or $c by number. */
bool tesla_asm_register(struct tesla_encoder *e, unsigned class, unsigned width, uint32_t *field);
bool tesla_asm_numbered(struct tesla_encoder *e, const char *prefix, unsigned last,
                        uint32_t *number);

/* --- asm_memory.c --- */

/* The memory operand of a load, store, ...; a source, which may be a register too. */
bool tesla_asm_memory(struct tesla_encoder *e);
bool tesla_asm_source(struct tesla_encoder *e);

/* --- asm_operand.c --- */

/* The element at hand; it may take no token. */
bool tesla_asm_element(struct tesla_encoder *e);

/* A $c into that field. */
bool tesla_asm_cond(struct tesla_encoder *e, const struct common_piece *piece);

#endif
