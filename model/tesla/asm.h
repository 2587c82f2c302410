/* Inside of the assembler: tokens, names, one instruction. Not for other folders; see isa.h. */
#ifndef TESLA_ASM_H
#define TESLA_ASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "../common/text.h"

/* A word of the source; text points into it and is not terminated. Parentheses are tokens of
 * their own. */
struct tesla_token {
    const char *text;
    size_t length;
    unsigned line, col; /* from 1 */
};

struct tesla_symbol {
    struct tesla_token name;
    bool label;     /* else .set */
    uint32_t value; /* label: byte address, valid after layout */
};

struct tesla_symbols {
    struct tesla_symbol *list;
    size_t count;
};

/* Both ways to write one instruction. */
struct tesla_code {
    bool has_short, has_long;
    uint32_t short_word;
    uint32_t long_word[2];
    const struct tesla_token *target; /* label to be put into long_word, or NULL */
};

/* Blanks, comments and words of the language. */
extern const struct common_syntax tesla_syntax;

/* Splits one logical line, which a `\` at the end of a line continues.
 *   cursor, line  advanced behind it
 *   token         array of at least strlen(*cursor) + 1 (no line has more words than characters)
 *   returns       tokens found; -1 with err */
int tesla_lex(const char *file, const char **cursor, unsigned *line, struct tesla_token *token,
              struct common_error *err);

bool tesla_token_is(const struct tesla_token *token, const char *text);

/* "'text'" for a message: cut, with unprintable bytes replaced. size >= 8 */
const char *tesla_token_quote(const struct tesla_token *token, char *buffer, size_t size);

const struct tesla_symbol *tesla_find_symbol(const struct tesla_symbols *symbols, const char *text,
                                             size_t length);

/* Decimal, 0x hexadecimal, with '-' before it; or the name of a .set.
 *   returns 0; -1 it is no number; -2 it is too large: -2^31 .. 2^32 - 1 are allowed */
int tesla_number(const struct tesla_symbols *symbols, const char *text, size_t length,
                 int64_t *value);

/* True for [A-Za-z_.][A-Za-z0-9_.]* */
bool tesla_is_name(const char *text, size_t length);

/* Encodes one instruction.
 *   token    with any `short`, `long`, exit, join and predicate; count >= 1
 *   type     of the program, enum tesla_type_of_program
 *   returns  0; -1 with err */
int tesla_encode(const char *file, const struct tesla_token *token, size_t count,
                 const struct tesla_symbols *symbols, unsigned type, struct tesla_code *code,
                 struct common_error *err);

/* Puts the address of a label into a branch. */
void tesla_encode_target(uint32_t *word, uint32_t address);

#endif
