/* Write events on their way to a retire: one token per instruction, rows and words out of fixed
 * pools. Also the table that merges byte writes of one address. Nothing here allocates after
 * creation. */
#include "finish.h"
#include "pending.h"
#include "state.h"
#include "told.h"
#include "trace_writer.h"
#include "verdict.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

int bridge_pending_create(struct bridge *b)
{
    uint32_t warps = b->warps;
    uint32_t launch = b->flat < COMMON_MAX_REGS ? b->flat : COMMON_MAX_REGS;

    /* Room for one launch per warp, of every register at most, and four rows per token; for 8
     * chunks (a 128-bit store of every lane) in each of 16 instructions per warp, and for three
     * steps of the most words. Untouched pages cost nothing. */
    b->rows = warps * (launch + 4 * BRIDGE_RING);
    b->chunks = warps * 128 + 3 * COMMON_MAX_MEMS / BRIDGE_CHUNK;
    b->cells = 4 * COMMON_MAX_MEMS;
    while (b->cells < 2 * b->chunks * BRIDGE_CHUNK) b->cells *= 2;

    b->row = malloc(b->rows * sizeof b->row[0]); /* zeroed as they are first taken: few are */
    b->chunk = malloc(b->chunks * sizeof b->chunk[0]);
    b->cell = malloc(b->cells * sizeof b->cell[0]);
    b->cell_used = calloc(b->cells, sizeof b->cell_used[0]);
    b->touched = malloc(b->cells * sizeof b->touched[0]);
    b->row_at = malloc((b->flat + 1) * sizeof b->row_at[0]);
    if (!b->row || !b->chunk || !b->cell || !b->cell_used || !b->touched || !b->row_at) return -1;
    for (uint32_t i = 0; i <= b->flat; i++) b->row_at[i] = BRIDGE_NONE;

    b->free_row = b->free_chunk = BRIDGE_NONE;
    for (uint32_t w = 0; w < warps; w++)
        for (uint32_t i = 0; i < BRIDGE_RING; i++)
            b->warp[w].token[i] =
                (struct bridge_token){BRIDGE_NONE, BRIDGE_NONE, BRIDGE_NONE, 0, 0};
    return 0;
}

void bridge_pending_destroy(struct bridge *b)
{
    free(b->row);
    free(b->chunk);
    free(b->cell);
    free(b->cell_used);
    free(b->touched);
    free(b->row_at);
}

static bool token_used(const struct bridge_token *token)
{
    return token->rows != BRIDGE_NONE || token->first_chunk != BRIDGE_NONE;
}

static void forget_row(struct bridge *b, int32_t i)
{
    int32_t *at = bridge_rows_of(b, b->row[i].file, b->row[i].index);
    while (*at != i) at = &b->row[*at].older;
    *at = b->row[i].older;
}

void bridge_pending_release(struct bridge *b, uint32_t warp, uint32_t order)
{
    struct bridge_token *token = &b->warp[warp].token[order % BRIDGE_RING];
    if (!token_used(token)) return;
    for (int32_t i = token->rows; i != BRIDGE_NONE;) {
        int32_t next = b->row[i].next;
        forget_row(b, i);
        b->row[i].token = NULL;
        b->row[i].next = b->free_row;
        b->free_row = i;
        i = next;
    }
    if (token->last_chunk != BRIDGE_NONE) {
        b->chunk[token->last_chunk].next = b->free_chunk;
        b->free_chunk = token->first_chunk;
    }
    *token = (struct bridge_token){BRIDGE_NONE, BRIDGE_NONE, BRIDGE_NONE, 0, 0};
    b->warp[warp].pending--;
}

struct bridge_row *bridge_pending_search(struct bridge *b, const struct bridge_token *token,
                                         uint32_t file, uint32_t index)
{
    for (int32_t i = *bridge_rows_of(b, file, index); i != BRIDGE_NONE; i = b->row[i].older)
        if (b->row[i].token == token && b->row[i].file == file) return &b->row[i];
    return NULL;
}

struct bridge_row *bridge_pending_nth(struct bridge *b, const struct bridge_token *token,
                                      uint32_t file, uint32_t index, uint32_t nth)
{
    struct bridge_row *row = bridge_pending_row(b, token, file, index);
    if (!row || row->nth == nth) return row;
    for (int32_t i = row->older; i != BRIDGE_NONE; i = b->row[i].older) {
        row = &b->row[i];
        if (row->token == token && row->file == file && row->nth == nth) return row;
    }
    return NULL;
}

void bridge_row_clear(const struct bridge *b, struct bridge_row *row, uint32_t file, uint32_t index)
{
    row->matched = false;
    row->file = file;
    row->index = index;
    row->nth = 0;
    row->volatile_mask = 0;
    memset(row->lanes, 0, sizeof row->lanes);
    for (uint32_t i = 0; i < b->isa->lanes; i += 4) /* the rest stays 0 for ever */
        memset(row->data + i, 0, 4 * sizeof row->data[0]);
}

/* `count` words of data are there. */
static inline void put(struct bridge_row *row, uint32_t bits, uint32_t lane_base, uint32_t mask,
                       uint32_t be, const uint32_t *data, uint32_t count)
{
    uint32_t bytes = bridge_bytes(be) & bits, *to = row->data + lane_base;
    common_u32x4 lanes = bridge_load(row->lanes) | bridge_row_lanes(be, mask << lane_base);

    memcpy(row->lanes, &lanes, sizeof lanes);
    if (((lane_base | count) & 3) == 0) { /* a beat, as most are */
        bridge_lay(to, data, mask, bytes);
        return;
    }
    for (; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(mask);
        to[i] = (to[i] & ~bytes) | (data[i] & bytes);
    }
}

void bridge_row_put(const struct bridge *b, struct bridge_row *row, uint32_t mask, uint32_t be,
                    const uint32_t *data)
{
    put(row, b->file_bits[bridge_row_file(row)], 0, mask, be, data, COMMON_LANES);
}

/* A verdict about the instruction that a write event names, with what is known of it. */
static void fail_write(struct bridge *b, enum bridge_verdict verdict, uint32_t warp, uint32_t order,
                       const char *format, ...) __attribute__((cold, format(printf, 5, 6)));
static void fail_write(struct bridge *b, enum bridge_verdict verdict, uint32_t warp, uint32_t order,
                       const char *format, ...)
{
    struct common_retire where = {.warp = warp, .order = order};
    char text[sizeof b->result.message];
    va_list args;

    if (warp < b->warps) bridge_instruction_of(b, warp, order, &where);
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (where.nwords) {
        char insn[160];
        size_t used = strlen(text);
        bridge_instruction_text(b, where.word, where.nwords, where.pc, insn, sizeof insn);
        snprintf(text + used, sizeof text - used, ": pc 0x%" PRIx64 " %s", where.pc, insn);
    }
    bridge_fail_at(b, verdict, &where, "%s", text);
}

/* The next instruction of a warp whose writes are sent. Where a window begins they may come before
 * the signature of all that was before it. */
static inline uint32_t first_with_writes(const struct bridge *b, uint32_t warp)
{
    uint32_t expected = b->warp[warp].expected;
    bool later = b->options.window && warp == b->options.window_warp &&
                 bridge_signature_folds(b, warp, expected);
    return later ? b->options.window_order : expected;
}

static void fail_token(struct bridge *b, uint32_t warp, uint32_t order, const char *what)
    __attribute__((cold, noinline));
static void fail_token(struct bridge *b, uint32_t warp, uint32_t order, const char *what)
{
    if (warp >= b->warps) {
        fail_write(b, BRIDGE_MISMATCH, warp, order, "%s write of warp %u; the machine has %u warps",
                   what, warp, b->warps);
        return;
    }
    uint32_t ahead = order - first_with_writes(b, warp);
    if (ahead >= 0x80000000u)
        fail_write(b, BRIDGE_ORDER, warp, order,
                   "late data: %s write of warp %u order %u, which has retired", what, warp, order);
    else
        fail_write(b, BRIDGE_ORDER, warp, order,
                   "%s write of warp %u order %u is %u ahead of its retires; %u at most", what,
                   warp, order, ahead, (unsigned)BRIDGE_RING - 1);
}

/* The token that a write event belongs to; NULL after a verdict when there is none. */
static inline struct bridge_token *find_token(struct bridge *b, uint32_t warp, uint32_t order,
                                              const char *what)
{
    if (warp < b->warps && order - first_with_writes(b, warp) < BRIDGE_RING)
        return &b->warp[warp].token[order % BRIDGE_RING];
    fail_token(b, warp, order, what);
    return NULL;
}

/* The index of a free row or chunk; BRIDGE_NONE when there is none. */
static int32_t take_row(struct bridge *b)
{
    int32_t i = b->free_row;
    if (i != BRIDGE_NONE) {
        b->free_row = b->row[i].next;
    } else if (b->fresh_row < b->rows) {
        i = (int32_t)b->fresh_row++;
        memset(&b->row[i], 0, sizeof b->row[i]);
    }
    return i;
}

static int32_t take_chunk(struct bridge *b)
{
    int32_t i = b->free_chunk;
    if (i != BRIDGE_NONE) b->free_chunk = b->chunk[i].next;
    else if (b->fresh_chunk < b->chunks) i = (int32_t)b->fresh_chunk++;
    return i;
}

static struct bridge_row *make_row(struct bridge *b, struct bridge_token *token, uint32_t warp,
                                   uint32_t order, uint32_t file, uint32_t index)
{
    int32_t i = take_row(b);
    if (i == BRIDGE_NONE) {
        fail_write(b, BRIDGE_ORDER, warp, order, "%u register rows wait for their retire events",
                   b->rows);
        return NULL;
    }
    if (!token_used(token)) b->warp[warp].pending++;
    struct bridge_row *row = &b->row[i];
    bridge_row_clear(b, row, file, index);
    row->token = token;
    row->next = token->rows;
    token->rows = i;
    token->row_count++;
    b->account.came_rows[file & 0xff]++;
    int32_t *newest = bridge_rows_of(b, file, index);
    row->older = *newest;
    *newest = i;
    return row;
}

bool bridge_pending_has_row(const struct bridge *b)
{
    return b->free_row != BRIDGE_NONE || b->fresh_row < b->rows;
}

void bridge_pending_forget_row(struct bridge *b, uint32_t warp, struct bridge_token *token)
{
    int32_t i = token->rows;

    forget_row(b, i);
    token->rows = b->row[i].next;
    token->row_count--;
    b->row[i].token = NULL;
    b->row[i].next = b->free_row;
    b->free_row = i;
    if (!token_used(token)) b->warp[warp].pending--;
}

bool bridge_pending_has_word(const struct bridge *b, const struct bridge_token *token)
{
    if (token->words == BRIDGE_MAX_WORDS) return false;
    if (b->free_chunk != BRIDGE_NONE || b->fresh_chunk < b->chunks) return true;
    return token->last_chunk != BRIDGE_NONE && b->chunk[token->last_chunk].count < BRIDGE_CHUNK;
}

void bridge_pending_forget_word(struct bridge *b, uint32_t warp, struct bridge_token *token)
{
    int32_t last = token->last_chunk, before = token->first_chunk;

    token->words--;
    if (--b->chunk[last].count) return;
    if (last == before) {
        token->first_chunk = token->last_chunk = BRIDGE_NONE;
    } else {
        while (b->chunk[before].next != last) before = b->chunk[before].next;
        b->chunk[before].next = BRIDGE_NONE;
        token->last_chunk = before;
    }
    b->chunk[last].next = b->free_chunk;
    b->free_chunk = last;
    if (!token_used(token)) b->warp[warp].pending--;
}

/* Whether a row belongs to an instruction of this warp that is younger than `order`. */
static bool is_younger(const struct bridge *b, const struct bridge_row *row, uint32_t warp,
                       uint32_t order, uint32_t *younger)
{
    const struct bridge_token *first = b->warp[warp].token;
    const uint32_t expected = b->warp[warp].expected;

    if (row->token < first || row->token >= first + BRIDGE_RING) return false;
    *younger = expected + ((uint32_t)(row->token - first) - expected) % BRIDGE_RING;
    return *younger - expected > order - expected;
}

/* A younger instruction has written these bytes of the register already. That alone is no
 * difference, but it explains one: report.c. */
static void note_overtaken(struct bridge *b, const struct bridge_row *row, uint32_t warp,
                           uint32_t order)
{
    for (int32_t i = row->older; i != BRIDGE_NONE; i = b->row[i].older) {
        const struct bridge_row *other = &b->row[i];
        uint32_t younger, both = 0;
        for (unsigned k = 0; k < 4; k++) both |= row->lanes[k] & other->lanes[k];
        if (both && other->file == row->file && other->index == row->index &&
            is_younger(b, other, warp, order, &younger))
            b->overtaken =
                (struct bridge_overtaken){true, warp, row->file, row->index, order, younger};
    }
}

void bridge_reg_write(struct bridge *b, uint32_t warp, uint32_t order, uint32_t row_warp,
                      uint32_t file, uint32_t index, uint32_t lane_base, uint32_t mask, uint32_t be,
                      const uint32_t *data, uint32_t count)
{
    if (b->stopped) return;
    if (b->trace)
        bridge_trace_reg(b, warp, order, row_warp, file, index, lane_base, mask, be, data, count);

    struct bridge_token *token = find_token(b, warp, order, "register");
    if (!token) return;
    if (file >= b->isa->nfiles || index >= b->isa->files[file].count) {
        fail_write(b, BRIDGE_MISMATCH, warp, order,
                   "warp %u order %u wrote register %u of file %u, which does not exist", warp,
                   order, index, file);
        return;
    }
    if (row_warp >= b->warps) {
        fail_write(b, BRIDGE_MISMATCH, warp, order,
                   "warp %u order %u wrote a row of warp %u; the machine has %u warps", warp, order,
                   row_warp, b->warps);
        return;
    }
    uint64_t lanes = lane_base < COMMON_LANES ? (uint64_t)mask << lane_base : UINT64_MAX;
    if (lanes >> b->isa->lanes || (count < 32 && mask >> count) || be > 15) {
        fail_write(b, BRIDGE_MISMATCH, warp, order,
                   "warp %u order %u wrote lanes 0x%x from lane %u, bytes 0x%x; the warp has %u "
                   "lanes of 4",
                   warp, order, mask, lane_base, be, b->isa->lanes);
        return;
    }
    be &= b->file_be[file];
    if (!mask || !be) return;

    uint32_t key = bridge_row_key(file, warp, row_warp);
    b->strayed |= key != file;
    struct bridge_row *row = bridge_pending_row(b, token, key, index);
    if (!row) {
        row = make_row(b, token, warp, order, key, index);
    } else if (b->isa->each_write >> file & 1) {
        uint32_t nth = row->nth + 1;
        row = make_row(b, token, warp, order, key, index);
        if (row) row->nth = nth;
    }
    if (row) put(row, b->file_bits[file], lane_base, mask, be, data, count);
    if (row && row->older != BRIDGE_NONE) note_overtaken(b, row, warp, order);
}

void bridge_mem_write(struct bridge *b, uint32_t warp, uint32_t order, uint32_t space,
                      uint32_t lane, uint64_t addr, uint32_t be, uint32_t data)
{
    if (b->stopped) return;
    if (b->trace) bridge_trace_mem(b, warp, order, space, lane, addr, be, data);

    struct bridge_token *token = find_token(b, warp, order, "memory");
    if (!token) return;
    if (space >= b->isa->nspaces || (addr & 3) || be > 15 ||
        (b->isa->spaces[space].per_lane && lane >= b->isa->lanes)) {
        fail_write(b, BRIDGE_MISMATCH, warp, order,
                   "warp %u order %u wrote space %u lane %u address 0x%" PRIx64
                   " bytes 0x%x, which does not exist",
                   warp, order, space, lane, addr, be);
        return;
    }
    if (!be || (b->options.unobserved_spaces >> space & 1)) return;

    int32_t last = token->last_chunk;
    if (last == BRIDGE_NONE || b->chunk[last].count == BRIDGE_CHUNK) {
        int32_t i = token->words < BRIDGE_MAX_WORDS ? take_chunk(b) : BRIDGE_NONE;
        if (i == BRIDGE_NONE) {
            fail_write(b, BRIDGE_ORDER, warp, order,
                       "warp %u order %u: %u memory words wait for their retire event", warp, order,
                       token->words);
            return;
        }
        if (!token_used(token)) b->warp[warp].pending++;
        b->chunk[i].next = BRIDGE_NONE;
        b->chunk[i].count = 0;
        if (last == BRIDGE_NONE) token->first_chunk = i;
        else b->chunk[last].next = i;
        token->last_chunk = last = i;
    }
    struct bridge_chunk *chunk = &b->chunk[last];
    chunk->word[chunk->count++] =
        (struct bridge_word){.space = space,
                             .lane = b->isa->spaces[space].per_lane ? lane : 0,
                             .addr = addr,
                             .be = be,
                             .data = data & bridge_bytes(be),
                             .sequence = b->sequence++};
    token->words++;
    b->account.came_words[space]++;
}

void bridge_cells_clear(struct bridge *b)
{
    b->touched_count = 0;
    if (++b->cell_generation) return;
    memset(b->cell_used, 0,
           b->cells * sizeof b->cell_used[0]); /* generations begin again after 2^32 steps */
    b->cell_generation = 1;
}

struct bridge_cell *bridge_cell_find(struct bridge *b, uint32_t space, uint32_t lane, uint64_t addr,
                                     bool make)
{
    /* Words of one lane lie beside each other, so that a step touches few cache lines; different
     * lanes begin far apart, and so do pages of 4 GiB. */
    uint32_t far = (uint32_t)(addr >> 32) * 0x9e3779b1u;
    uint32_t i = (uint32_t)addr / 4 + ((lane * 0x85ebca6bu ^ space * 0xc2b2ae35u ^ far) >> 13);
    for (i &= b->cells - 1;; i = (i + 1) & (b->cells - 1)) {
        struct bridge_cell *cell = &b->cell[i];
        if (b->cell_used[i] != b->cell_generation) {
            if (!make) return NULL;
            b->cell_used[i] = b->cell_generation;
            *cell = (struct bridge_cell){.space = space, .lane = lane, .addr = addr};
            b->touched[b->touched_count++] = i;
            return cell;
        }
        if (cell->addr == addr && cell->lane == lane && cell->space == space) return cell;
    }
}

uint32_t bridge_cell_put(struct bridge *b, unsigned side, uint32_t space, uint32_t lane,
                         uint64_t addr, uint32_t be, uint32_t data)
{
    struct bridge_cell *cell = bridge_cell_find(b, space, lane, addr, true);
    uint32_t mask = bridge_bytes(be), before = cell->be[side] & be;
    cell->be[side] |= be;
    cell->data[side] = (cell->data[side] & ~mask) | (data & mask);
    return before;
}
