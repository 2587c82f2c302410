/* Sources and destinations of the fast path, 32 lanes at a time. Part of each level's file, which
 * says for what host it is compiled. */
#ifndef TESLA_FAST_OPERAND_H
#define TESLA_FAST_OPERAND_H

#include <string.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "../common/vector.h"
#include "fast.h"

/* 32 lanes, as vectors want them. */
struct tesla_fast_row {
    _Alignas(64) uint32_t lane[TESLA_WARP_LANES];
};

/* One instruction under way. */
struct tesla_fast {
    struct tesla_exec x;
    const struct tesla_fast_insn *insn;
};

/* The plain function. */
static void fast_other(const struct tesla_fast *f)
{
    struct tesla_exec x = f->x;
    tesla_work(&x);
}

COMMON_ALWAYS uint32_t get32(const uint8_t *byte)
{
    return byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
}

COMMON_ALWAYS uint8_t *shared_of(const struct tesla_fast *f)
{
    return f->x.model->shared + f->x.model->block[f->x.warp->block].base;
}

/* Consecutive words of a memory. */
COMMON_ALWAYS void get_line(uint32_t *r, const uint8_t *byte)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(r, byte, TESLA_ROW_BYTES);
#else
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r[lane] = get32(byte + 4 * lane);
#endif
}

/* Whether lane 1 has the word after that of lane 0, and so on. */
COMMON_ALWAYS bool is_line(const uint32_t *addr)
{
    uint32_t differ = 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        differ |= addr[lane] ^ (addr[0] + 4 * lane);
    return differ == 0;
}

/* Addresses of words through $a.
 *   returns  the highest of them */
COMMON_ALWAYS uint32_t indirect_addresses(const struct tesla_fast *f, uint32_t offset,
                                          uint32_t *addr)
{
    const uint32_t *base = f->x.warp->addr[f->x.insn->areg];
    uint32_t highest = 0;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        addr[lane] = (base[lane] + offset) & 0xfffc;
        highest = addr[lane] > highest ? addr[lane] : highest;
    }
    return highest;
}

/* A part of a word, extended. */
COMMON_ALWAYS uint32_t part_of(uint32_t word, uint32_t shift, uint32_t mask, uint32_t sign)
{
    return ((word >> shift & mask) ^ sign) - sign;
}

COMMON_ALWAYS uint32_t part_mask(const struct tesla_fast_source *s)
{
    return (1u << 8 * s->bytes) - 1;
}

/* Parts of words that were fetched through $a. */
COMMON_ALWAYS void take_parts(const struct tesla_fast *f, const struct tesla_fast_source *s,
                              uint32_t *r)
{
    const uint32_t *base = f->x.warp->addr[f->x.insn->areg];
    uint32_t at = s->at, low = 4u - s->bytes, mask = part_mask(s), sign = s->sign;

    COMMON_APART
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = part_of(r[lane], 8 * ((base[lane] + at) & low), mask, sign);
}

/* Words of s[] through $a; beyond its end 0. */
static void gather_shared(const struct tesla_fast *f, uint32_t offset, uint32_t *r)
{
    struct tesla_fast_row addr;
    const uint8_t *memory = shared_of(f);
    uint32_t size = f->x.model->shared_size, highest = indirect_addresses(f, offset, addr.lane);

    if (highest >= size) {
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = addr.lane[lane] < size ? get32(memory + addr.lane[lane]) : 0;
    } else if (is_line(addr.lane)) {
        get_line(r, memory + addr.lane[0]);
    } else {
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = get32(memory + addr.lane[lane]);
    }
}

/* Words of a bank of c[] through $a. */
static void gather_const(const struct tesla_fast *f, const struct tesla_fast_source *s, uint32_t *r)
{
    struct tesla_fast_row addr;
    const uint8_t *memory = f->x.model->bank[s->bank];

    indirect_addresses(f, s->at, addr.lane);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = get32(memory + addr.lane[lane]);
}

/* A source in all lanes, without modifiers.
 *   returns  buffer, or a register row */
COMMON_ALWAYS const uint32_t *fetch_bits(const struct tesla_fast *f, unsigned n,
                                         struct tesla_fast_row *buffer)
{
    const struct tesla_fast_source *s = &f->insn->src[n];
    uint32_t value = s->at;

    switch ((enum tesla_fast_where)s->where) {
    case TESLA_FAST_ROW: return f->x.warp->gpr[s->at];
    case TESLA_FAST_HALF:
        COMMON_APART
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            buffer->lane[lane] = f->x.warp->gpr[s->at][lane] >> s->shift & 0xffff;
        return buffer->lane;
    case TESLA_FAST_GATHER:
        gather_shared(f, s->at, buffer->lane);
        if (s->bytes < 4) take_parts(f, s, buffer->lane);
        return buffer->lane;
    case TESLA_FAST_GATHER_CONST:
        gather_const(f, s, buffer->lane);
        if (s->bytes < 4) take_parts(f, s, buffer->lane);
        return buffer->lane;
    case TESLA_FAST_READ: return tesla_read(&f->x, s->operand, buffer->lane);
    case TESLA_FAST_WORD: break;
    case TESLA_FAST_SHARED: value = get32(shared_of(f) + s->at); break;
    case TESLA_FAST_CONST: value = get32(f->x.model->bank[s->bank] + s->at); break;
    }
    if (s->where != TESLA_FAST_WORD && s->bytes < 4)
        value = part_of(value, s->shift, part_mask(s), s->sign);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) buffer->lane[lane] = value;
    return buffer->lane;
}

/* A source with its modifiers. */
COMMON_ALWAYS const uint32_t *fetch(const struct tesla_fast *f, unsigned n,
                                    struct tesla_fast_row *buffer)
{
    const struct tesla_fast_source *s = &f->insn->src[n];
    const uint32_t *row = fetch_bits(f, n, buffer);

    if (s->keep == UINT32_MAX && s->flip == 0) return row;
    COMMON_APART
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        buffer->lane[lane] = (row[lane] & s->keep) ^ s->flip;
    return buffer->lane;
}

/* Into the given lanes of a row. */
COMMON_ALWAYS void put_row(uint32_t *row, const uint32_t *r, uint32_t lanes)
{
    if (lanes == UINT32_MAX) {
        memcpy(row, r, TESLA_ROW_BYTES);
        return;
    }
#ifdef __AVX512F__ /* whose registers of masks the compiler does not find by itself */
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane += 16)
        _mm512_mask_storeu_epi32(row + lane, (__mmask16)(lanes >> lane),
                                 _mm512_loadu_si512(r + lane));
#else
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        row[lane] = lanes >> lane & 1 ? r[lane] : row[lane];
#endif
}

/* A result into the destination. */
COMMON_ALWAYS void put(const struct tesla_fast *f, const uint32_t *r)
{
    if (f->insn->dst != TESLA_FAST_NOWHERE)
        put_row(f->x.warp->gpr[f->insn->dst], r, f->x.lanes & f->insn->lanes);
}

/* Four bits for each lane into $c. */
COMMON_ALWAYS void put_flags(const struct tesla_fast *f, const uint32_t *flags)
{
    uint8_t *row = f->x.warp->cond[f->x.insn->cdst & 3];
    uint32_t lanes = f->x.lanes;

#ifdef __AVX512F__
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane += 16)
        _mm512_mask_cvtepi32_storeu_epi8(row + lane, (__mmask16)(lanes >> lane),
                                         _mm512_loadu_si512(flags + lane));
#else
    uint8_t nibble[TESLA_WARP_LANES];

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) nibble[lane] = (uint8_t)flags[lane];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        row[lane] = lanes >> lane & 1 ? nibble[lane] : row[lane];
#endif
}

#endif
