/* The reader below every assembler: words, places, numbers, strings, messages. A source is read in
 * place through a cursor; nothing is copied. A struct common_syntax describes an ISA's
 * language.
 *
 * Functions that return int return 0, or -1 with the message in text->err: "FILE:LINE:COL: error:
 * what was found; what is allowed". Take, need, name, number and string first go over blanks; they
 * move the cursor past the text they read, and leave it where it is if they fail. */
#ifndef COMMON_TEXT_H
#define COMMON_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"

/* A word of the source. `text` points into it and is not terminated. */
struct common_token {
    const char *text;
    size_t length;
    unsigned line, col; /* from 1 */
};

/* The syntax of an ISA's language. */
struct common_syntax {
    const char *blank;      /* characters between words; a '\' at the end of a line counts as one */
    const char *comment[3]; /* starts of a comment, no letter and no digit; NULL ends the list */
    bool dots;              /* a name may have '.', also as its first character */
    const char *letters;    /* other characters of names, where letters may stand; NULL: none */
    /* words of the language may be written in capitals; names of the source are as they are */
    bool any_case;
    /* a word goes up to the next blank or parenthesis, and over both inside of []; a ':' and a '-'
     * belong to the word. Else words are names, numbers, single characters */
    bool brackets;
    const char *filler; /* characters that mean nothing in a list of data */
    const char *number; /* message where a number is missing; NULL: the range that is allowed */
    const char *file;   /* .. where a "NAME" is missing */
    const char *data;   /* .. where a list of data is empty */
};

/* The usual one: '//' before comments, blanks or commas between words, which are up to the next
 * blank. */
extern const struct common_syntax common_syntax_words;

struct common_symbols;

/* Where lines of a source come from that a preprocessor wrote. Zero it before use. */
struct common_lines {
    struct common_line {
        unsigned from, line; /* line `from` of the source, and those after it, is this one .. */
        const char *file;    /* .. of this file; in the source, not terminated */
        int length;
    } * list;
    size_t count, room;
};

/* The cursor. p may be moved by hand inside of a line. */
struct common_text {
    const char *file;
    struct common_error *err;
    const struct common_syntax *syntax;
    const struct common_symbols *symbols; /* names that are usable as numbers; NULL: none */
    const struct common_lines *lines; /* for places in messages; NULL: those of the source itself */
    const char *p, *start;            /* start: of this line */
    unsigned line;
    const char *skipped;        /* blanks before here were skipped .. */
    unsigned end_line, end_col; /* .. from there on: after the last word */
};

/* A cursor at the beginning of `source`, which must outlive it. Without symbols. */
struct common_text common_text_begin(const char *file, const char *source,
                                     const struct common_syntax *syntax, struct common_error *err);

/* The same text from another place on: at the token, after it. */
struct common_text common_text_at(const struct common_text *text, const struct common_token *token);
struct common_text common_text_behind(const struct common_text *text,
                                      const struct common_token *token);

/* --- messages --- */

bool common_token_is(const struct common_token *token, const char *text);
/* The same of a word of the language. */
bool common_text_says(const struct common_syntax *syntax, const struct common_token *token,
                      const char *word);

/* "'text'" for a message: cut, with unprintable bytes replaced. size >= 8 */
const char *common_token_quote(const struct common_token *token, char *buffer, size_t size);

/* "what 'token'; allowed" at the token; "found 'word'; allowed" at the cursor; the same
 * at the end of the line, which came too early; out of memory. Return -1. */
int common_text_fail(const struct common_text *text, const struct common_token *token,
                     const char *what, const char *allowed);
int common_text_fail_here(struct common_text *text, const char *allowed);
int common_text_fail_memory(const struct common_text *text);

/* The place of a line of the source, for messages. */
struct common_place {
    const char *file;
    int length; /* of its name */
    unsigned line;
};
struct common_place common_text_place(const struct common_text *text, unsigned line);

/* Fails at a place: "FILE:LINE:COL: error: MESSAGE". Returns -1. */
__attribute__((format(printf, 4, 5))) int common_text_error(const struct common_text *text,
                                                            unsigned line, unsigned col,
                                                            const char *format, ...);

/* A line marker, as a preprocessor leaves them: `# NUMBER "FILE"` says that the next line is that
 * one of that file; more numbers after it mean nothing.
 *   when     at the beginning of a line
 *   returns  1 it was one, and the cursor is at the end of its line; 0 there is none; -1 with
 *            err */
int common_lines_read(struct common_lines *lines, struct common_text *text);
void common_lines_free(struct common_lines *lines);

/* For text that may occur once: the second time it is an error at the token. */
int common_text_once(const struct common_text *text, const struct common_token *token, bool *seen);

/* --- words --- */

/* Over blanks, continued lines and, at the end of a line, its comment. */
void common_text_blank(struct common_text *text);
/* True after the last word of a line. */
bool common_text_at_end(struct common_text *text);
/* Nothing may follow. */
int common_text_end_line(struct common_text *text);
/* To the beginning of the next line.
 *   when     at the end of one
 *   returns  false: there is none */
bool common_text_next_line(struct common_text *text);

/* The word here; its length is 0 at the end of a line. The cursor goes over blanks only. */
struct common_token common_text_here(struct common_text *text);
/* The word here, taken.
 *   returns  false at the end of the line */
bool common_text_word(struct common_text *text, struct common_token *token);
/* The rest of the line's words. A string that is not closed is an error.
 *   token    room for as many as the line has characters
 *   count    out */
int common_text_words_of_line(struct common_text *text, struct common_token *token, size_t *count);

/* Takes the text if it is at the cursor and words end where it ends. */
bool common_text_take(struct common_text *text, const char *what);
/* Needs it. */
int common_text_need(struct common_text *text, const char *what, const char *allowed);

/* True for [A-Za-z_][A-Za-z0-9_]*, also with '.' if the syntax has dots. */
bool common_text_is_name(const struct common_syntax *syntax, const char *text, size_t length);
/* Something must follow; or "found the end of the line; allowed". */
int common_text_more(struct common_text *text, const char *allowed);

/* The word here is one of these.
 *   returns  its number; -1 with err */
int common_text_choice(struct common_text *text, const char *const *word, unsigned words,
                       const char *allowed);

/* The name here.
 *   returns  false if there is none */
bool common_text_name(struct common_text *text, struct common_token *token);

/* "TEXT"; token is the text between the quotes. */
int common_text_string(struct common_text *text, struct common_token *token);
/* The same as a path relative to the source.
 *   path     out: malloc'ed, the caller frees it */
int common_text_path(struct common_text *text, char **path);
/* Fails at the name where the file that it names cannot be read. */
int common_text_readable(const struct common_text *text, const struct common_token *name,
                         const char *path);

/* --- numbers --- */

/* Decimal, 0x hexadecimal, with '-' before it; or the name of a constant.
 *   returns  0; -1 it is no number; -2 it is too large: -2^31 .. 2^32 - 1 are allowed */
int common_number(const struct common_syntax *syntax, const struct common_symbols *symbols,
                  const char *text, size_t length, int64_t *value);

/* A number in the word at hand, which the caller takes; the number here. Negative ones as two's
 * complement. */
int common_text_number_in(const struct common_text *text, const struct common_token *token,
                          int64_t lo, int64_t hi, uint32_t *value);
int common_text_number(struct common_text *text, int64_t lo, int64_t hi, uint32_t *value);

/* `count` numbers and the end of the line. */
int common_text_numbers(struct common_text *text, unsigned count, int64_t lo, int64_t hi,
                        uint32_t *value);

/* A floating-point format for common_text_value(). */
struct common_value_format {
    uint32_t mask, sign, inf, nan;            /* all bits, and three values */
    uint32_t (*from_single)(uint32_t single); /* from the bits of an IEEE single */
    const char *allowed;                      /* for the message */
};

/* The floating-point number at the cursor, as C writes it: 1.5, 1.5f, 1e-3, 0x1.8p3.
 *   value, single  out: of it in double precision, or NULL; the bits of it in single precision
 *   returns        its characters, which the caller takes; 0: there is none; SIZE_MAX: out of
 *                  memory */
size_t common_text_real(const struct common_text *text, double *value, uint32_t *single);

/* After "too large:", for a number that would be infinity in the format. */
#define COMMON_TEXT_NOT_INF "inf, or a number of the format is allowed"

/* Such a number, inf, nan, or 0x and the bits. A number that would be infinity is an error. */
int common_text_value(struct common_text *text, const struct common_value_format *format,
                      uint32_t *bits);

/* --- expressions: text_expression.c --- */

/* A whole number, or an expression of such: 32*2, -(7%4).
 *   lo, hi   the allowed range */
int common_text_integer(struct common_text *text, int64_t lo, int64_t hi, int64_t *value);

/* A product of whole numbers, which + and - may join with others. */
int common_text_product(struct common_text *text, int64_t *value);

/* As common_text_value(), or an expression of such numbers: 1/3.0, -sqrt(2)*0.5. In double
 * precision, rounded once. A result that would be infinity is an error. */
int common_text_computed(struct common_text *text, const struct common_value_format *format,
                         uint32_t *bits);

/* --- lists --- */

/* Makes room for one more element.
 *   list     address of a malloc'ed pointer or of NULL
 *   room     elements that it has room for; doubled */
int common_text_grow(const struct common_text *text, void *list, size_t count, size_t *room,
                     size_t size);

#endif
