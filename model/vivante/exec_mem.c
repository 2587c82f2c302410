/* Loads, stores, atomics, images: sheet 6.1, 6.2. A memory event is one element, in the order of
 * lanes and components. */
#include <string.h>

#include "exec.h"

#define ACTION(name) void vivante_do_##name(struct vivante_work *w)

/* ---- elements */

/* A memory as one lane sees it. */
struct window {
    uint8_t *byte;
    size_t size;
    uint32_t space;
    uint64_t origin; /* of its first byte in the space */
    bool keeps;      /* a store outside keeps its event */
};

static struct window global_of(const struct vivante_work *w)
{
    return (struct window){.byte = w->model->global,
                           .size = w->model->global_bytes,
                           .space = VIVANTE_SPACE_GLOBAL,
                           .keeps = true};
}

static struct window local_of(const struct vivante_work *w)
{
    const struct vivante_model *model = w->model;
    size_t size = model->machine.local_bytes;
    size_t origin = size * (size_t)(w->group - model->state->group);
    return (struct window){model->local + origin, size, VIVANTE_SPACE_LOCAL, origin, false};
}

/*   size  1, 2, 4; addr is a multiple of it */
static uint32_t read_element(const struct window *m, uint32_t addr, unsigned size)
{
    uint32_t value = 0;
    if (addr >= m->size || m->size - addr < size) return 0;
    for (unsigned i = 0; i < size; i++) value |= (uint32_t)m->byte[addr + i] << 8 * i;
    return value;
}

static void write_element(struct vivante_work *w, const struct window *m, uint32_t addr,
                          unsigned size, uint32_t value)
{
    bool inside = addr < m->size && m->size - addr >= size;
    unsigned shift = 8 * (addr & 3);
    uint32_t low = size == 4 ? value : value & ((1u << 8 * size) - 1);

    for (unsigned i = 0; i < size && inside; i++) m->byte[addr + i] = (uint8_t)(value >> 8 * i);
    if (w->step && (inside || m->keeps))
        vivante_put_word(w->step, m->space, m->origin + (addr & ~3u), m->origin,
                         ((1u << size) - 1) << (addr & 3), low << shift);
}

static uint32_t extend(unsigned type, uint32_t value)
{
    if (type == VIVANTE_S8) return (uint32_t)(int8_t)value;
    return type == VIVANTE_S16 ? (uint32_t)(int16_t)value : value;
}

/* ---- who may */

static bool helper_skips(const struct vivante_work *w, unsigned lane)
{
    return w->micro->insn.skphp && w->group->helper >> lane & 1;
}

static bool may_write(const struct vivante_work *w, unsigned lane)
{
    return !(w->group->killed >> lane & 1) && !helper_skips(w, lane);
}

/* ---- linear memory */

static struct window window_of(const struct vivante_work *w)
{
    return w->micro->insn.local ? local_of(w) : global_of(w);
}

static uint32_t address(const struct vivante_work *w, unsigned lane)
{
    return w->v[lane][0][0] + (w->v[lane][1][0] << w->micro->insn.shift);
}

/* Where the j-th element is: low bits of an address do not count. */
static uint32_t element(uint32_t addr, unsigned j, unsigned size)
{
    return (addr + j * size) & ~(size - 1);
}

ACTION(load)
{
    const struct vivante_insn *insn = &w->micro->insn;
    const struct window m = window_of(w);
    unsigned size = vivante_bytes(insn->type);

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t r[4] = {0};
        if (helper_skips(w, lane)) continue;
        for (unsigned k = 0, j = 0; k < 4; k++)
            if (insn->comps >> k & 1)
                r[k] = extend(insn->type,
                              read_element(&m, element(address(w, lane), j++, size), size));
        vivante_write(w, lane, r);
    }
}

ACTION(store)
{
    const struct vivante_insn *insn = &w->micro->insn;
    const struct window m = window_of(w);
    unsigned size = vivante_bytes(insn->type);

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        if (!may_write(w, lane)) continue;
        for (unsigned k = 0, j = 0; k < 4; k++)
            if (insn->comps >> k & 1)
                write_element(w, &m, element(address(w, lane), j++, size), size, w->v[lane][2][k]);
    }
}

/* ---- atomics */

static uint32_t pick(unsigned type, uint32_t a, uint32_t b, bool smaller)
{
    bool less = vivante_is_signed(type) ? (int32_t)a < (int32_t)b : a < b;
    return less == smaller ? a : b;
}

static uint32_t combine(const struct vivante_insn *insn, uint32_t old, const uint32_t *c)
{
    switch (insn->op) {
    case VIVANTE_OP_ATOMIC_ADD: return old + c[0];
    case VIVANTE_OP_ATOMIC_MIN: return pick(insn->type, old, c[0], true);
    case VIVANTE_OP_ATOMIC_MAX: return pick(insn->type, old, c[0], false);
    case VIVANTE_OP_ATOMIC_OR: return old | c[0];
    case VIVANTE_OP_ATOMIC_AND: return old & c[0];
    case VIVANTE_OP_ATOMIC_XOR: return old ^ c[0];
    case VIVANTE_OP_ATOMIC_CMP_XCHG: return c[1];
    default: return c[0];
    }
}

ACTION(atomic)
{
    const struct vivante_insn *insn = &w->micro->insn;
    const struct window m = global_of(w);

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        const uint32_t *c = w->v[lane][2];
        uint32_t addr = (w->v[lane][0][0] + w->v[lane][1][0]) & ~3u;
        if (!may_write(w, lane)) continue;
        uint32_t old = read_element(&m, addr, 4);
        const uint32_t r[4] = {old, old, old, old};
        if (insn->op != VIVANTE_OP_ATOMIC_CMP_XCHG || old == c[0])
            write_element(w, &m, addr, 4, combine(insn, old, c));
        vivante_write(w, lane, r);
    }
}

/* ---- images */

/* Where a texel begins.
 *   returns  false: it is outside of the image */
static bool texel(const struct vivante_work *w, unsigned lane, uint32_t *addr)
{
    const uint32_t *a = w->v[lane][0], *b = w->v[lane][1];
    unsigned op = w->micro->insn.op, size = vivante_bytes(w->micro->insn.type);
    bool deep = op == VIVANTE_OP_IMG_LOAD_3D || op == VIVANTE_OP_IMG_STORE_3D;

    *addr = a[0] + (deep ? b[2] : 0) + b[1] * a[1] + b[0] * 4 * size;
    return b[0] < (a[2] & 0xffff) && b[1] < a[2] >> 16; /* negative ones are large */
}

ACTION(img_load)
{
    const struct vivante_insn *insn = &w->micro->insn;
    const struct window m = global_of(w);
    unsigned size = vivante_bytes(insn->type);

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t r[4] = {0}, addr;
        if (helper_skips(w, lane)) continue;
        bool inside = texel(w, lane, &addr);
        for (unsigned k = 0; k < 4 && inside; k++)
            if (insn->comps >> k & 1)
                r[k] = extend(insn->type, read_element(&m, element(addr, k, size), size));
        vivante_write(w, lane, r);
    }
}

ACTION(img_store)
{
    const struct vivante_insn *insn = &w->micro->insn;
    const struct window m = global_of(w);
    unsigned size = vivante_bytes(insn->type);

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t addr;
        if (!may_write(w, lane) || !texel(w, lane, &addr)) continue;
        for (unsigned k = 0; k < 4; k++)
            if (insn->comps >> k & 1)
                write_element(w, &m, element(addr, k, size), size, w->v[lane][2][k]);
    }
}
