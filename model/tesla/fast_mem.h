/* Loads and stores of the fast path: exec_mem.c says what they are. Accesses to g[] that reach
 * beyond the window or are not aligned are left to the plain way. */
#ifndef TESLA_FAST_MEM_H
#define TESLA_FAST_MEM_H

#include "atom.h"
#include "fast_operand.h"

COMMON_ALWAYS void put32(uint8_t *byte, uint32_t value)
{
    byte[0] = (uint8_t)value;
    byte[1] = (uint8_t)(value >> 8);
    byte[2] = (uint8_t)(value >> 16);
    byte[3] = (uint8_t)(value >> 24);
}

COMMON_ALWAYS void put_line(uint8_t *byte, const uint32_t *r)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(byte, r, TESLA_ROW_BYTES);
#else
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) put32(byte + 4 * lane, r[lane]);
#endif
}

/* Of stores to one place that of the last lane stays. */
COMMON_ALWAYS void put_words(uint8_t *memory, const uint32_t *addr, const uint32_t *r,
                             uint32_t lanes)
{
    for (; lanes; lanes &= lanes - 1) {
        unsigned lane = (unsigned)__builtin_ctz(lanes);
        put32(memory + addr[lane], r[lane]);
    }
}

/* A word into s[]; bytes beyond its end are not stored. src[0]: the data; k: the address before
 * $a. */
static void fast_st_s(const struct tesla_fast *f)
{
    struct tesla_fast_row addr, buffer;
    const uint32_t *r = fetch_bits(f, 0, &buffer);
    uint32_t highest = indirect_addresses(f, f->insn->k, addr.lane), lanes = f->x.lanes;

    if (highest >= f->x.model->shared_size)
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            if (addr.lane[lane] >= f->x.model->shared_size) lanes &= ~(1u << lane);
    if (lanes == UINT32_MAX && is_line(addr.lane)) put_line(shared_of(f) + addr.lane[0], r);
    else put_words(shared_of(f), addr.lane, r, lanes);
}

/* Where executing lanes access g[]; the others get the address of one that does.
 *   returns  where address 0 is; NULL: not all of it is within the window and aligned */
COMMON_ALWAYS uint8_t *global_addresses(const struct tesla_fast *f, uint32_t *addr)
{
    const struct tesla_launch *launch = tesla_launch_of(f->x.model->program);
    const struct tesla_operand *mem = &f->x.insn->mem;
    const uint32_t *row = f->x.warp->gpr[mem->reg % TESLA_GPRS];
    uint32_t below = f->insn->k - 1, limit = launch->g_limit[mem->bank % TESLA_BANKS];
    uint32_t lanes = f->x.lanes, some = row[__builtin_ctz(lanes)], bad = 0;

    if (limit < below) return NULL;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        addr[lane] = lanes >> lane & 1 ? row[lane] : some;
        bad |= (addr[lane] & below) | (addr[lane] > limit - below ? 1 : 0);
    }
    return bad ? NULL : f->x.model->global + launch->g_base[mem->bank % TESLA_BANKS];
}

/* One word of each lane. */
COMMON_ALWAYS void get_words(const uint8_t *memory, const uint32_t *addr, bool line, uint32_t *r)
{
    if (line) get_line(r, memory + addr[0]);
    else
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = get32(memory + addr[lane]);
}

static bool fast_ld_g(const struct tesla_fast *f)
{
    struct tesla_fast_row addr, r;
    const uint8_t *memory = global_addresses(f, addr.lane);
    uint32_t bytes = f->insn->k, sign = f->insn->src[0].flip;

    if (!memory) return false;
    if (bytes >= 4) {
        bool line = bytes == 4 && is_line(addr.lane);
        for (uint32_t i = 0; i < bytes / 4; i++) {
            get_words(memory + 4 * i, addr.lane, line, r.lane);
            if (f->insn->dst + i < f->x.model->regs)
                put_row(f->x.warp->gpr[f->insn->dst + i], r.lane, f->x.lanes);
        }
        return true;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        const uint8_t *byte = memory + addr.lane[lane];
        uint32_t value = bytes == 1 ? byte[0] : byte[0] | (uint32_t)byte[1] << 8;
        r.lane[lane] = (value ^ sign) - sign;
    }
    put(f, r.lane);
    return true;
}

/* src[0]: the first register of the data. */
static bool fast_st_g(const struct tesla_fast *f)
{
    struct tesla_fast_row addr;
    uint8_t *memory = global_addresses(f, addr.lane);
    uint32_t bytes = f->insn->k, reg = f->insn->src[0].at, lanes = f->x.lanes;

    if (!memory) return false;
    if (bytes == 4 && lanes == UINT32_MAX && is_line(addr.lane)) {
        put_line(memory + addr.lane[0], f->x.warp->gpr[reg]);
        return true;
    }
    for (; lanes; lanes &= lanes - 1) {
        unsigned lane = (unsigned)__builtin_ctz(lanes);
        uint8_t *byte = memory + addr.lane[lane];
        uint32_t value = f->x.warp->gpr[reg][lane];
        if (bytes < 4) byte[0] = (uint8_t)value;
        if (bytes == 2) byte[1] = (uint8_t)(value >> 8);
        for (uint32_t i = 0; i < bytes / 4; i++)
            put32(byte + 4 * i, f->x.warp->gpr[(reg + i) % TESLA_GPRS][lane]);
    }
    return true;
}

/* Lane by lane: several may name one word. */
static bool fast_atom(const struct tesla_fast *f)
{
    struct tesla_fast_row addr, r = {{0}};
    uint8_t *memory = global_addresses(f, addr.lane);
    const uint32_t *data = f->x.warp->gpr[f->insn->src[0].at];
    const uint32_t *swap = f->x.warp->gpr[f->insn->src[f->x.insn->nsrc - 1].at];

    if (!memory) return false;
    for (uint32_t lanes = f->x.lanes; lanes; lanes &= lanes - 1) {
        unsigned lane = (unsigned)__builtin_ctz(lanes);
        uint8_t *byte = memory + addr.lane[lane];
        uint32_t old = get32(byte), after = old;
        if (tesla_atom_32(f->x.insn, old, data[lane], swap[lane], &after)) put32(byte, after);
        r.lane[lane] = old;
    }
    put(f, r.lane);
    return true;
}

#endif
