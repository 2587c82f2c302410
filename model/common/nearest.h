/* "did you mean": words are offered one by one, and the one that differs least from the given word
 * is kept. */
#ifndef COMMON_NEAREST_H
#define COMMON_NEAREST_H

#include <stddef.h>

#include "encoding.h"
#include "error.h"
#include "text.h"

struct common_nearest {
    const char *word;  /* that was given; NULL or "": nothing is near */
    const char *found; /* NULL: nothing is near */
    unsigned distance;
    char copy[64]; /* the text of `found` */
};

void common_nearest_offer(struct common_nearest *nearest, const char *known, size_t length);
/* Adds "; did you mean <before><found><after>?" to the message, if something is near. Returns
 * -1. */
int common_nearest_say(const struct common_nearest *nearest, const char *before, const char *after,
                       struct common_error *err);

/* A word is used as a mnemonic and is none: "'mvo' is no instruction; did you mean mov?". Offered
 * are the words with which rows begin, and names of the same in other languages: inc is an add.
 *   token    the mnemonic, without suffixes
 *   other    more mnemonics, ended by NULL; or NULL
 *   allowed  is said where nothing is near
 *   returns  -1 */
int common_mnemonic_fail(const struct common_text *text, const struct common_token *token,
                         const struct common_encoding *encoding, const char *const *other,
                         const char *allowed);

#endif
