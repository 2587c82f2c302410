/* Words of a memory in files, in the form that the file's name says:
 *
 *     .bin   bytes, little-endian; a multiple of 4
 *     .f32   numbers, one a line      as in tables (csv.h): a decimal, or 0x and its bits
 *     .csv   numbers, in rows         as in .f32
 *     other  hexadecimal words (hex.h)
 *
 * Code is bytes in .bin and hexadecimal words in any other file. */
#ifndef COMMON_WORDS_H
#define COMMON_WORDS_H

#include <stddef.h>
#include <stdint.h>

#include "csv.h"
#include "error.h"

/* Reads a whole file.
 *   format       of decimals; no word is wider than its bits. NULL: it is code
 *   word, count  *word is allocated, the caller frees it; NULL when count is 0
 *   returns      0; -1 with err and nothing allocated */
int common_words_read(const char *path, const struct common_format *format, uint32_t **word,
                      size_t *count, struct common_error *err);
/* Code.
 *   line         like word: the line of each word; NULL: the file has bytes */
int common_code_read(const char *path, uint32_t **word, unsigned **line, size_t *count,
                     struct common_error *err);

/* Writes a whole file, or nothing. It reads back as the same words.
 *   returns  0; -1 with err */
int common_words_write(const char *path, const uint32_t *word, size_t count,
                       struct common_error *err);
int common_code_write(const char *path, const uint32_t *word, size_t count,
                      struct common_error *err);

#endif
