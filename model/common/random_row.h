/* Single instructions of random programs: between random.c and random_row.c. */
#ifndef COMMON_RANDOM_ROW_H
#define COMMON_RANDOM_ROW_H

#include "fields.h"
#include "random.h"

/* Reads and writes of an instruction, from common_accesses(): most are executed more than once. */
struct common_known {
    uint32_t word[COMMON_CODE_WORDS];
    bool there;
    unsigned count; /* 0: none that counts */
    struct common_access access[COMMON_RECENT];
};

/* The last accesses of a warp, the latest first. */
struct common_warp_past {
    struct common_access recent[COMMON_RECENT];
    unsigned recents;
};

/* Computes the weights of the rows.
 *   returns  0, -1 out of memory */
int random_weigh(struct common_draft *draft);

/* A plain instruction for a place.
 *   word     out: COMMON_CODE_WORDS
 *   returns  its words; 0: none fits */
unsigned random_plain(struct common_draft *draft, uint32_t at, uint32_t room, uint32_t *word);

#endif
