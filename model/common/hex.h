/* .hex files: 32-bit words, hexadecimal with or without 0x. After a word comes a blank, a comma or
 * the end of the line; `#` and `//` start a comment. */
#ifndef COMMON_HEX_H
#define COMMON_HEX_H

#include <stddef.h>
#include <stdint.h>

#include "error.h"

/* Reads a whole file.
 *   word, count  *word is allocated, the caller frees it; NULL when count is 0
 *   line         NULL, or like word: the line of each word
 *   returns      0; -1 with err set to "file:line:col: error: ..." and nothing allocated */
int common_hex_read(const char *path, uint32_t **word, unsigned **line, size_t *count,
                    struct common_error *err);

/* Writes a whole file by way of a temporary in its folder, so that a failure leaves no half file.
 *   returns 0; -1 with err */
int common_hex_write(const char *path, const uint32_t *word, size_t count,
                     struct common_error *err);

#endif
