/* The proof that a sweep's comparison can fail: of registers and of words of memories that are
 * swept. Their rows come once more, as the checker must find them, with a bit flipped. */
#include "../model/common/isa_call.h"
#include "proof.h"
#include "prove.h"
#include "sweep.h"

enum { AROUND = 8 }; /* words of a memory that come together with the flipped one */

/* The first time in a proof, whether it becomes the verdict, too. */
static bool is_reported(struct bridge *b)
{
    bool reported = b->scratch.items_total != 0;

    if (reported && !b->proven.sweep) {
        bridge_sweep_end(b);
        b->proven.sweep = reported = bridge_prove_decided(b, BRIDGE_STATE_DIFF);
    }
    bridge_prove_forget(b);
    return reported;
}

/* ---- registers. */

/* The next register of a file that is defined now, of all warps, from number `from` on, or back.
 *   returns  its number; their count: none is defined */
static uint32_t find_register(const struct bridge *b, uint32_t file, uint32_t from, bool back)
{
    const uint32_t count = b->isa->files[file].count, all = b->warps * count;

    for (uint32_t k = 0; k < all; k++) {
        const uint32_t at = (back ? from + all - k : from + k) % all;
        if (common_isa_register_live(b->isa, b->model, at / count, file, at % count)) return at;
    }
    return all;
}

/* As a whole row, and as one lane alone. */
static bool is_register_caught(struct bridge *b, uint32_t file, uint32_t at, uint32_t l,
                               uint32_t bit)
{
    const uint32_t warp = at / b->isa->files[file].count, index = at % b->isa->files[file].count;
    uint32_t lane[COMMON_LANES];

    bridge_sweep_wanted(b, warp, file, index, lane);
    lane[l] ^= 1u << bit;
    bridge_sweep_register(b, warp, file, index, 0, b->isa->lanes, lane);
    if (!is_reported(b)) return false;
    bridge_sweep_register(b, warp, file, index, l, 1, &lane[l]);
    return is_reported(b);
}

static const char *prove_file(struct bridge *b, uint32_t file)
{
    const uint32_t lanes = b->isa->lanes, bits = b->isa->files[file].bits,
                   all = b->warps * b->isa->files[file].count,
                   at = find_register(b, file, bridge_prove_pick(b, BRIDGE_PICK_WARP, all), false);

    if (at == all) return NULL; /* no sweep compares any */
    if (!is_register_caught(b, file, at, bridge_prove_pick(b, BRIDGE_PICK_LANE, lanes),
                            bridge_prove_pick(b, BRIDGE_PICK_BIT, bits)))
        return b->isa->files[file].name;
    if (b->proven.swept_files >> file & 1) return NULL;
    if (!is_register_caught(b, file, find_register(b, file, 0, false), 0, 0) ||
        !is_register_caught(b, file, find_register(b, file, all - 1, true), lanes - 1, bits - 1))
        return b->isa->files[file].name;
    b->proven.swept_files |= 1u << file;
    return NULL;
}

/* ---- memories. */

/* A word that has a defined byte, the first one from byte `from` of a memory on.
 *   returns  its defined bytes; 0: there is none */
static uint32_t find_word(const struct bridge *b, uint32_t space, size_t size, size_t from,
                          size_t *at)
{
    const uint64_t base = b->isa->spaces[space].base;
    struct bridge_life life = {false, 0};

    for (*at = from; *at + 4 <= size; *at += 4) {
        const uint64_t addr = base + *at;
        uint32_t be = bridge_sweep_live(b, space, addr, &life);
        if (be) return be;
        if (life.until <= addr + 8) continue;
        if (life.until - addr >= size - *at) break; /* undefined up to its end */
        *at += (life.until - addr) / 4 * 4 - 4;
    }
    return 0;
}

/* The words around one of a memory, with a bit of it flipped: as the first, or the last of them. */
static bool is_word_caught(struct bridge *b, uint32_t space, uint32_t bank, size_t at, uint32_t bit,
                           bool last)
{
    const struct common_space *s = &b->isa->spaces[space];
    size_t size;
    const uint8_t *byte = common_isa_space_bytes(b->isa, b->model, space, bank, &size);
    const size_t behind = last ? at : size - 4, most = 4 * (AROUND - 1),
                 from = last ? at - (at < most ? at : most) : at,
                 to = behind - from < most ? behind : from + most;
    uint32_t word[AROUND];

    for (size_t i = from; i <= to; i += 4)
        word[(i - from) / 4] = bridge_sweep_wanted_word(b, space, s->base + i, byte + i);
    word[(at - from) / 4] ^= bit;
    bridge_sweep_memory(b, space, bank, s->base + from, (uint32_t)((to - from) / 4 + 1), word);
    return is_reported(b);
}

/* Lowest or highest bit, or one that is drawn, of the bytes in `be`. */
static uint32_t bit_of(struct bridge *b, uint32_t be, unsigned which)
{
    const uint32_t low = (uint32_t)__builtin_ctz(be), high = 31 - (uint32_t)__builtin_clz(be);
    const uint32_t drawn = bridge_prove_pick(b, BRIDGE_PICK_BIT, 8);

    return UINT32_C(1) << (which == 0 ? 8 * low : which == 1 ? 8 * high + 7 : 8 * high + drawn);
}

static const char *prove_space(struct bridge *b, uint32_t space)
{
    const struct common_space *s = &b->isa->spaces[space];
    const uint32_t bank = bridge_prove_pick(b, BRIDGE_PICK_WARP, s->banks ? s->banks : 1);
    size_t size, at;

    if (!common_isa_space_bytes(b->isa, b->model, space, bank, &size) || size < 4) return NULL;
    const size_t from[3] = {
        4 * (size_t)bridge_prove_pick(b, BRIDGE_PICK_WORD, (uint32_t)(size / 4)), 0,
        size < 4 * AROUND ? 0 : (size & ~(size_t)3) - 4 * AROUND};
    for (unsigned i = 0; i < (b->proven.swept_spaces >> space & 1 ? 1 : 3); i++) {
        const uint32_t be = find_word(b, space, size, from[i], &at);
        if (!be) continue;
        if (!is_word_caught(b, space, bank, at, bit_of(b, be, i), false) ||
            !is_word_caught(b, space, bank, at, bit_of(b, be, 2), true))
            return s->name;
        if (i == 2) b->proven.swept_spaces |= 1u << space;
    }
    return NULL;
}

void bridge_prove_sweep(struct bridge *b)
{
    uint32_t files = b->swept_files, spaces = b->swept_spaces;
    const char *wrong = NULL;

    bridge_prove_begin(b);
    b->proven.sweep = false;
    for (; files && !wrong; files &= files - 1)
        wrong = prove_file(b, (uint32_t)__builtin_ctz(files));
    for (; spaces && !wrong; spaces &= spaces - 1)
        wrong = prove_space(b, (uint32_t)__builtin_ctz(spaces));
    bridge_prove_stop(b);
    if (wrong) bridge_prove_blind(b, "a flipped bit in a sweep of %s was", wrong);
}
