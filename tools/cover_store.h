/* A coverage store: for each point how often it was hit, and by how many runs in all. It is text,
 * so that two of them can be compared with any tool, and it names each point in words, so that
 * stores of other builds, shapes and machines merge:
 *
 *     warpstep coverage 1
 *     runs 40
 *     isa NAME
 *     group rows
 *     0 ADD: executed
 *     end POINTS HASH
 *
 * Sections and points are in the order of their bytes, so a store that holds the same counts is the
 * same file. A point that was never hit stands there with 0: who reads a store needs no instruction
 * set. */
#ifndef TOOLS_COVER_STORE_H
#define TOOLS_COVER_STORE_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/error.h"

enum { COVER_STORE_VERSION = 1, COVER_TEXT = 200 /* most bytes of a point */ };

struct cover_entry {
    const char *isa, *group,
        *text;      /* the point in words: levels separated by ": ", the largest first */
    uint64_t count; /* UINT64_MAX: that often or more */
};

/* All zero is an empty one. */
struct cover_store {
    struct cover_entry *entry;
    size_t entries, room;
    uint64_t runs;
    struct cover_block *block; /* what the strings are in */
};

/* Adds a point at the end. cover_store_sort() before anything else is done with the store.
 *   strings  are not copied
 *   returns  0; -1 out of memory */
int cover_store_add(struct cover_store *store, const char *isa, const char *group, const char *text,
                    uint64_t count);
/* Puts the points in order; those of one name become one, with the sum. */
void cover_store_sort(struct cover_store *store);

/* How often a point was hit; 0 also for one that the store does not have. */
uint64_t cover_store_count(const struct cover_store *store, const char *isa, const char *group,
                           const char *text);

/* Reads a store.
 *   returns  0; -1 with err "file:line:col: error: ..": it is damaged, or of another version; the
 *            store is empty */
int cover_store_read(struct cover_store *store, const char *path, struct common_error *err);
/* Writes it, whole or not at all. Returns 0; -1 with err. */
int cover_store_write(const struct cover_store *store, const char *path, struct common_error *err);

/* Adds all counts of another one, which is empty then.
 *   returns  0; -1 out of memory, and both are as they were */
int cover_store_merge(struct cover_store *store, struct cover_store *other);

/* Adds the counts to the file of this path, which is made if it is not there. Several processes may
 * do that at once.
 *   other    is empty then
 *   returns  0; -1 with err */
int cover_store_update(const char *path, struct cover_store *other, struct common_error *err);

void cover_store_free(struct cover_store *store);

#endif
