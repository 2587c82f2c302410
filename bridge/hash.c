/* Retire-stream hash: a 64-bit multiply-xor chain per warp, finished warps are summed up, so
 * that neither the slot a warp ran in nor the order of warps changes it. Not cryptographic. */
#include "hash.h"
#include "state.h"

#include <stdlib.h>

struct warp_hash {
    uint64_t chain;
    bool live;
};

struct bridge_hash {
    uint32_t warps;
    uint64_t sum; /* of warps that are done */
    struct warp_hash warp[];
};

static uint64_t mix(uint64_t chain, uint64_t value)
{
    chain = (chain ^ value) * 0x9e3779b97f4a7c15u; /* 2^64 / golden ratio */
    return chain ^ chain >> 32;
}

static uint64_t pair(uint32_t low, uint32_t high)
{
    return low | (uint64_t)high << 32;
}

/* The last rounds spread a difference in the last value over all bits before chains are added. */
static uint64_t final(uint64_t chain)
{
    return mix(mix(chain, 0xd6e8feb86659fd93u), chain >> 29);
}

struct bridge_hash *bridge_hash_create(uint32_t warps)
{
    struct bridge_hash *hash = calloc(1, sizeof *hash + warps * sizeof hash->warp[0]);
    if (hash) hash->warps = warps;
    return hash;
}

void bridge_hash_destroy(struct bridge_hash *hash)
{
    free(hash);
}

/* Upper halves of pcs and addresses, which only machines of 64 bits have: a run in which all of
 * them are 0 hashes as if they did not exist. The constant keeps them apart from the words behind
 * them. */
static uint64_t mix_high(uint64_t chain, uint64_t high)
{
    return mix(chain ^ 0xa0761d6478bd642fu, high);
}

static uint64_t mix_row(uint64_t chain, const struct common_reg_write *w)
{
    uint32_t kept = bridge_bytes(w->be);

    chain = mix(chain,
                pair(w->mask, w->file << 24 | w->index << 8 | w->be << 4 | (w->is_volatile != 0)));
    if (w->is_volatile) return chain;
    if (w->mask == 0xffffffffu) {
        uint64_t part[4] = {chain, chain + 1, chain + 2,
                            chain + 3}; /* four at once: mix() is all latency */
        for (unsigned i = 0; i < COMMON_LANES; i += 8)
            for (unsigned k = 0; k < 4; k++)
                part[k] = mix(part[k],
                              pair(w->data[i + 2 * k], w->data[i + 2 * k + 1]) & pair(kept, kept));
        return mix(mix(mix(part[0], part[1]), part[2]), part[3]);
    }
    const uint32_t *data = w->data;
    for (uint32_t rest = w->mask; rest; rest >>= 4, data += 4) { /* pairs, up to the last lane */
        common_u32x4 x = bridge_load(data) & kept & bridge_four(rest);
        chain = mix(chain, pair(x[0], x[1]));
        if (rest >> 2) chain = mix(chain, pair(x[2], x[3]));
    }
    return chain;
}

void bridge_hash_step(struct bridge_hash *hash, const struct common_step *step)
{
    const struct common_retire *r = &step->retire;
    if (r->warp >= hash->warps) return;
    struct warp_hash *warp = &hash->warp[r->warp];

    if (r->kind == COMMON_LAUNCH) {
        if (warp->live) hash->sum += final(warp->chain);
        warp->chain = mix(0, pair(r->arg[0], r->arg[1]));
        warp->live = true;
    } else {
        if (!warp->live) warp->chain = 0;
        warp->live = true;
        uint64_t chain = mix(warp->chain, pair((uint32_t)r->pc, r->active));
        chain = mix(chain, pair(r->trap, r->nwords << 1 | r->done));
        chain = mix(chain, pair(r->word[0], r->word[1]));
        chain = mix(chain, pair(r->word[2], r->word[3]));
        uint64_t next = r->done ? 0 : r->next_pc;
        chain = mix(chain, next & 0xffffffffu);
        if ((r->pc | next) >> 32)
            chain = mix_high(chain, pair((uint32_t)(r->pc >> 32), (uint32_t)(next >> 32)));
        warp->chain = chain;
    }

    uint64_t chain = mix(warp->chain, pair(step->regs, step->mems));
    for (uint32_t i = 0; i < step->regs; i++) chain = mix_row(chain, &step->reg[i]);
    for (uint32_t i = 0; i < step->mems; i++) {
        const struct common_mem_write *w = &step->mem[i];
        uint64_t at = w->addr - w->origin;
        chain = mix(chain, pair((uint32_t)at, w->space << 16 | w->lane << 8 | w->be));
        if (at >> 32) chain = mix_high(chain, at >> 32);
        chain = mix(chain, w->data & bridge_bytes(w->be));
    }
    warp->chain = chain;
    if (r->kind == COMMON_RETIRE && r->done) {
        hash->sum += final(chain);
        warp->live = false;
    }
}

void bridge_hash_next(struct bridge_hash *hash)
{
    hash->sum = final(mix(bridge_hash_value(hash), 0x8ebc6af09c88c6e3u));
    for (uint32_t i = 0; i < hash->warps; i++) hash->warp[i].live = false;
}

void bridge_hash_outside(struct bridge_hash *hash, const struct common_outside *event)
{
    bool whole = event->warp >= hash->warps;
    struct warp_hash *warp = whole ? NULL : &hash->warp[event->warp];
    uint64_t chain = whole || !warp->live ? 0 : warp->chain;

    chain = mix(chain ^ 0xe7037ed1a0b428dbu, pair(event->what, event->nwords));
    chain = mix(chain, pair(event->word[0], event->word[1]));
    chain = mix(chain, pair(event->word[2], event->word[3]));
    if (whole) hash->sum += final(chain); /* at no place in the order of any warp */
    else *warp = (struct warp_hash){.chain = chain, .live = true};
}

uint64_t bridge_hash_value(const struct bridge_hash *hash)
{
    uint64_t sum = hash->sum;
    for (uint32_t i = 0; i < hash->warps; i++)
        if (hash->warp[i].live) sum += final(hash->warp[i].chain);
    return sum;
}
