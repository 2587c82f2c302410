/* What one token wrote: rows of registers and words of memories, and how lanes and bytes of them
 * are merged. */
#ifndef BRIDGE_ROW_H
#define BRIDGE_ROW_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "../model/common/event.h"
#include "../model/common/vector.h"

enum {
    BRIDGE_CHUNK = 16,                      /* memory words of one pool element */
    BRIDGE_MAX_WORDS = 2 * COMMON_MAX_MEMS, /* memory words of one token */
    BRIDGE_NONE = -1
};

/* The bytes that one token wrote to one register. Bytes it did not write are 0 on both sides, so
 * that two rows are equal when their lanes[] and data[] are. */
struct bridge_row {
    const struct bridge_token *token; /* NULL: of no instruction */
    int32_t next;                     /* in the token's list or the free list */
    int32_t older;                    /* another row of the same register; row_at begins */
    bool matched;
    uint32_t file, index; /* file: see bridge_row_key() */
    uint32_t nth;         /* of the register's writes by the token, from 0; common_isa.each_write */
    uint32_t volatile_mask; /* model side only */
    uint32_t lanes[4];      /* byte k of lane l was written: bit l of lanes[k] */
    uint32_t data[COMMON_LANES];
};

struct bridge_word {
    uint64_t addr;
    uint32_t space, lane, be, data;
    uint32_t sequence; /* arrival, over the whole core */
};

struct bridge_chunk {
    int32_t next;
    uint32_t count;
    struct bridge_word word[BRIDGE_CHUNK];
};

/* Writes seen for one instruction that has not retired. */
struct bridge_token {
    int32_t rows;                    /* list of rows, newest first */
    int32_t first_chunk, last_chunk; /* list of chunks, oldest first */
    uint32_t row_count, words;
};

/* A place in the table that merges byte writes: side 0 the core, side 1 the model. */
struct bridge_cell {
    uint64_t addr;
    uint32_t space, lane;
    uint32_t be[2], data[2];
};

/* What a row has as its file: the file, and in the bits above which warp's row it is if it is
 * another than the instruction's. So a stray row is never taken for one that the instruction may
 * write. */
static inline uint32_t bridge_row_key(uint32_t file, uint32_t warp, uint32_t row_warp)
{
    return row_warp == warp ? file : file | (row_warp + 1) << 8;
}

static inline uint32_t bridge_row_file(const struct bridge_row *row)
{
    return row->file & 0xff;
}

/* COMMON_NO_WARP: the instruction's own. */
static inline uint32_t bridge_row_stray(const struct bridge_row *row)
{
    return (row->file >> 8) - 1;
}

/* Bits set in a mask. Without an instruction for it the compiler would call a shared library. */
static inline uint32_t bridge_count_bits(uint32_t mask)
{
    mask -= mask >> 1 & 0x55555555u;
    mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
    return ((mask + (mask >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

/* 4 byte enables as 32 bits. */
static inline uint32_t bridge_bytes(uint32_t be)
{
    static const uint32_t bytes[16] = {0x00000000, 0x000000ff, 0x0000ff00, 0x0000ffff,
                                       0x00ff0000, 0x00ff00ff, 0x00ffff00, 0x00ffffff,
                                       0xff000000, 0xff0000ff, 0xff00ff00, 0xff00ffff,
                                       0xffff0000, 0xffff00ff, 0xffffff00, 0xffffffff};
    return bytes[be & 15];
}

/* Four lanes of a mask as a mask of their words. */
static inline common_u32x4 bridge_four(uint32_t mask)
{
    const common_u32x4 bit = {1, 2, 4, 8};
    return (common_u32x4)((common_u32x4_all(mask) & bit) == bit);
}

static inline common_u32x4 bridge_load(const uint32_t *from)
{
    common_u32x4 x;
    memcpy(&x, from, sizeof x);
    return x;
}

/* lanes[] of a row with byte enables `be` in the lanes of `mask`. */
static inline common_u32x4 bridge_row_lanes(uint32_t be, uint32_t mask)
{
    return bridge_four(be) & mask;
}

/* Lays the bits `bits` of the lanes in `mask` over those that are there, four lanes at once: as
 * many as the mask reaches, rounded up, are read on both sides. */
static inline void bridge_lay(uint32_t *to, const uint32_t *from, uint32_t mask, uint32_t bits)
{
    for (; mask; mask >>= 4, to += 4, from += 4) {
        common_u32x4 x =
            common_u32x4_pick(bridge_four(mask) & bits, bridge_load(from), bridge_load(to));
        memcpy(to, &x, sizeof x);
    }
}

/* Byte enables of one lane of a row. */
static inline uint32_t bridge_row_be(const struct bridge_row *row, uint32_t lane)
{
    return (row->lanes[0] >> lane & 1) | (row->lanes[1] >> lane & 1) << 1 |
           (row->lanes[2] >> lane & 1) << 2 | (row->lanes[3] >> lane & 1) << 3;
}

#endif
