/* Inside of the assembler: one instruction. Not for other folders; see isa.h. */
#ifndef TESLA_ASM_H
#define TESLA_ASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/program.h"
#include "../common/symbols.h"
#include "../common/text.h"

/* Blanks, comments and words of the language. */
extern const struct common_syntax tesla_syntax;

/* Both ways to write one instruction. */
struct tesla_code {
    bool has_short, has_long;
    uint32_t short_word;
    uint32_t long_word[2];
    const struct common_token *target; /* label to be put into long_word, or NULL */
};

/* Rows of insns.def by the word that they begin with: what tesla_encode() has looked up once. Zeroed at first; what a
 * word that is not in it begins is searched for. */
enum { TESLA_MNEMONICS = 512 };
struct tesla_mnemonics {
    struct tesla_mnemonic {
        char text[16]; /* "": free */
        uint16_t *row; /* ascending, so many; owned */
        uint16_t rows;
    } slot[TESLA_MNEMONICS];
    unsigned used;
};
void tesla_mnemonics_free(struct tesla_mnemonics *mnemonics);

/* Encodes one instruction.
 *   program  its name, type and chip are read
 *   token    with any `short`, `long`, exit, join and predicate; count >= 1
 *   returns  0; -1 with err */
int tesla_encode(const struct common_program *program, const struct common_token *token,
                 size_t count, const struct common_symbols *symbols,
                 struct tesla_mnemonics *mnemonics, struct tesla_code *code,
                 struct common_error *err);

/* Puts the address of a label into a branch. */
void tesla_encode_target(uint32_t *word, uint32_t address);

#endif
