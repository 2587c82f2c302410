/* The common part of the two directions of the text; and an instruction from text. */
#ifndef VIVANTE_TEXT_H
#define VIVANTE_TEXT_H

#include "../common/text.h"
#include "isa.h"

extern const char vivante_components[5]; /* x y z w */

/* A decoded instruction to its words: fields that its form does not have, and slots that are not
 * used, are 0. */
void vivante_encode(const struct vivante_insn *insn, uint32_t *word);

/* Reads an instruction: the cursor is at its mnemonic, and is left at the end of its line.
 *   target   out: a label that is the target, which is 0 so far; length 0: there is none
 *   returns  0; -1 with text->err */
int vivante_read_insn(struct common_text *text, struct vivante_insn *insn,
                      struct common_token *target);

/* Part of a word, for messages and comparisons: like the token. */
static inline struct common_token vivante_part(const struct common_token *t, size_t from,
                                               size_t length)
{
    return (struct common_token){t->text + from, length, t->line, t->col + (unsigned)from};
}

#endif
