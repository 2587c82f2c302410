/* Writes that wait for their retire. pending.c */
#ifndef BRIDGE_PENDING_H
#define BRIDGE_PENDING_H

#include "state.h"

/* Makes the pools; the destroy function frees them.
 *   returns  0; -1: out of memory */
int bridge_pending_create(struct bridge *bridge);
void bridge_pending_destroy(struct bridge *bridge);
/* Gives back all that a token holds: its instruction has retired. */
void bridge_pending_release(struct bridge *bridge, uint32_t warp, uint32_t order);

/* The row of a register that a token has, of several the last one; NULL if it wrote none. */
struct bridge_row *bridge_pending_search(struct bridge *bridge, const struct bridge_token *token,
                                         uint32_t file, uint32_t index);

static inline struct bridge_row *bridge_pending_row(struct bridge *b,
                                                    const struct bridge_token *token, uint32_t file,
                                                    uint32_t index)
{
    if (token->rows == BRIDGE_NONE) return NULL;
    struct bridge_row *newest = &b->row[token->rows]; /* the usual case: one row in beats */
    if (newest->file == file && newest->index == index) return newest;
    return bridge_pending_search(b, token, file, index);
}

/* The row of a token's nth write to a register; NULL: there is none. */
struct bridge_row *bridge_pending_nth(struct bridge *bridge, const struct bridge_token *token,
                                      uint32_t file, uint32_t index, uint32_t nth);

/* Where the list of a register's rows begins: one for each token that waits with it, of any warp;
 * they are few.
 *   file  see bridge_row_key() */
static inline int32_t *bridge_rows_of(const struct bridge *b, uint32_t file, uint32_t index)
{
    return &b->row_at[b->file_base[file & 0xff] + index];
}

/* Empties a row of `file` and `index`. */
void bridge_row_clear(const struct bridge *bridge, struct bridge_row *row, uint32_t file,
                      uint32_t index);

/* Merges a write into a row: bytes `be` of the lanes in `mask`. */
void bridge_row_put(const struct bridge *bridge, struct bridge_row *row, uint32_t mask, uint32_t be,
                    const uint32_t *data);

/* Whether another row, another word of a token, can be kept; takes the newest one back. */
bool bridge_pending_has_row(const struct bridge *bridge);
void bridge_pending_forget_row(struct bridge *bridge, uint32_t warp, struct bridge_token *token);
bool bridge_pending_has_word(const struct bridge *bridge, const struct bridge_token *token);
void bridge_pending_forget_word(struct bridge *bridge, uint32_t warp, struct bridge_token *token);

/* The table that merges byte writes: empties it; finds the place of a word.
 *   make     makes a place that is not there
 *   returns  NULL: it is not there */
void bridge_cells_clear(struct bridge *bridge);
struct bridge_cell *bridge_cell_find(struct bridge *bridge, uint32_t space, uint32_t lane,
                                     uint64_t addr, bool make);

/* Merges bytes `be` of a word into the table.
 *   side     0 the core, 1 the model
 *   returns  those of these bytes that were there before */
uint32_t bridge_cell_put(struct bridge *bridge, unsigned side, uint32_t space, uint32_t lane,
                         uint64_t addr, uint32_t be, uint32_t data);

#endif
