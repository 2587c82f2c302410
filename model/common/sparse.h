/* Large memories of which most is never touched: bytes from calloc(), whose pages the system makes
 * at the first access. An untouched page is zeros, and to say so costs less than to make it. Linux
 * lists the touched pages (/proc/self/pagemap); without it all bytes are read. */
#ifndef COMMON_SPARSE_H
#define COMMON_SPARSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether `a` and `b`, each of it from calloc(), hold the same. */
bool common_sparse_same(const uint8_t *a, const uint8_t *b, size_t size);

/* Copies from one to the other; `to` is as calloc() gave it. */
void common_sparse_copy(uint8_t *to, const uint8_t *from, size_t size);

#endif
