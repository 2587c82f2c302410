/* Inside of the assembler: one instruction. Not for other folders; see isa.h. */
#ifndef TESLA_ASM_H
#define TESLA_ASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/program.h"
#include "../common/symbols.h"
#include "../common/text.h"

/* Both ways to write one instruction. */
struct tesla_code {
    bool has_short, has_long;
    uint32_t short_word;
    uint32_t long_word[2];
    const struct common_token *target; /* label to be put into long_word, or NULL */
};

/* Rows of insns.def by the word that they begin with: results of earlier tesla_encode() calls.
 * Zeroed at first. */
struct tesla_mnemonics {
    struct common_symbols
        words;     /* the value of each: its first row in the list, which ends at the next one's */
    uint16_t *row; /* of each word, ascending */
    size_t rows, room;
};
void tesla_mnemonics_free(struct tesla_mnemonics *mnemonics);

/* Encodes one instruction.
 *   program  its type and chip are read
 *   at       the source that the words are of: its name, symbols and err
 *   token    with any `short`, `long`, exit, join and predicate; count >= 1
 *   returns  0; -1 with err */
int tesla_encode(const struct common_program *program, const struct common_text *at,
                 const struct common_token *token, size_t count, struct tesla_mnemonics *mnemonics,
                 struct tesla_code *code);

/* Puts the address of a label into a branch. */
void tesla_encode_target(uint32_t *word, uint32_t address);

#endif
