/* Loads, stores, locks and atomics, ISA sheet 1.4, 1.7, 2.6, 3.2, 3.3. Lanes go in ascending order:
 * of colliding stores the last wins. */
#include "atom.h"
#include "exec.h"

/* One lane's store to bytes of ours.
 *   at     the space's bytes; addr indexes them
 *   key    what the event says of the place: space, lane, address of `at[0]` in the space, origin
 *   data   `bytes` of it, low word first; alignment is done */
struct tesla_key {
    uint32_t space, lane, base, origin;
};

static void tesla_store_word(struct common_step *step, uint8_t *at, const struct tesla_key *key,
                             uint32_t addr, uint32_t be, uint32_t data)
{
    if (step) {
        struct common_mem_write *write = &step->mem[step->mems++];
        write->space = key->space;
        write->lane = key->lane;
        write->addr = key->base + addr;
        write->origin = key->origin;
        write->be = be;
        write->data = data;
    }
    for (unsigned i = 0; i < 4; i++)
        if (be >> i & 1) at[addr + i] = (uint8_t)(data >> 8 * i);
}

static void tesla_store(struct common_step *step, uint8_t *at, const struct tesla_key *key,
                        uint32_t addr, uint32_t bytes, uint32_t data)
{
    unsigned shift = 8 * (addr & 3);
    uint32_t be = (bytes >= 4 ? 0xfu : (1u << bytes) - 1) << (addr & 3);
    if (bytes < 4) data = (data & ((1u << 8 * bytes) - 1)) << shift;
    tesla_store_word(step, at, key, addr & ~3u, be, data);
}

static uint32_t tesla_load(const uint8_t *at, enum tesla_type access, uint32_t addr)
{
    const uint8_t *p = at + (addr & ~3u);
    uint32_t word = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    return tesla_extend(access, word >> 8 * (addr & 3));
}

/* The rows of a data operand: one, two or four. */
static unsigned tesla_words(uint32_t bytes)
{
    return bytes <= 4 ? 1 : bytes / 4;
}

/* ---- c[] and s[]. */

void tesla_exec_ld_c(struct tesla_exec *x)
{
    uint32_t r[TESLA_WARP_LANES];
    tesla_write(x, &x->insn->dst, tesla_read(x, &x->insn->mem, r));
}

void tesla_exec_ld_s(struct tesla_exec *x)
{
    uint32_t r[TESLA_WARP_LANES];
    tesla_write(x, &x->insn->dst, tesla_read(x, &x->insn->mem, r));
}

void tesla_exec_st_s(struct tesla_exec *x)
{
    uint32_t addr[TESLA_WARP_LANES], buffer[TESLA_WARP_LANES];
    const struct tesla_operand *mem = &x->insn->mem, *src = &x->insn->src[0];
    uint32_t bytes = tesla_access_bytes((enum tesla_type)mem->access);
    uint32_t base = x->model->block[x->warp->block].base;
    const struct tesla_key key = {TESLA_SPACE_SHARED, 0, base, base};

    if (src->reg >= x->model->regs) return;
    const uint32_t *data = tesla_read(x, src, buffer);
    tesla_address(x, mem, addr);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t at = addr[lane] & ~(bytes - 1);
        if ((x->lanes >> lane & 1) && at < x->model->shared_size)
            tesla_store(x->step, x->model->shared + base, &key, at, bytes, data[lane]);
    }
}

/* ---- locks on words of s[], sheet 1.7. */

static bool tesla_locked_by_other(const struct tesla_exec *x, uint32_t addr)
{
    for (uint32_t i = 0; i < x->model->machine.warps; i++) {
        const struct tesla_warp *other = &x->model->warp[i];
        if (other != x->warp && other->busy && other->block == x->warp->block &&
            other->lock.valid && other->lock.addr == addr)
            return true;
    }
    return false;
}

/* One lane tries. */
static bool tesla_lock(struct tesla_exec *x, uint32_t lane, uint32_t addr)
{
    struct tesla_lock *lock = &x->warp->lock;
    if (lock->valid) return lock->lane == lane && lock->addr == addr;
    if (tesla_locked_by_other(x, addr)) return false;
    *lock = (struct tesla_lock){true, lane, addr};
    return true;
}

/* Lanes that fail keep the destination's old value. */
void tesla_exec_ld_lock(struct tesla_exec *x)
{
    uint32_t addr[TESLA_WARP_LANES], r[TESLA_WARP_LANES] = {0}, flags[TESLA_WARP_LANES] = {0};
    struct tesla_exec winners = *x;
    tesla_address(x, &x->insn->mem, addr);
    winners.lanes = 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(x->lanes >> lane & 1)) continue;
        bool success = tesla_lock(x, lane, addr[lane] & ~3u);
        flags[lane] = success ? 2 : 1;
        if (!success) continue;
        winners.lanes |= 1u << lane;
        r[lane] = tesla_shared_value(x, TESLA_B32, addr[lane]);
    }
    tesla_write(&winners, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

void tesla_exec_st_unlock(struct tesla_exec *x)
{
    uint32_t addr[TESLA_WARP_LANES];
    struct tesla_lock *lock = &x->warp->lock;
    if (x->insn->src[0].reg >= x->model->regs) return;
    tesla_exec_st_s(x);
    tesla_address(x, &x->insn->mem, addr);
    if (lock->valid && (x->lanes >> lock->lane & 1) && (addr[lock->lane] & ~3u) == lock->addr)
        lock->valid = false;
}

/* ---- l[] and g[] differ in where an address leads. */

struct tesla_window {
    uint8_t *byte; /* where address 0 is */
    bool ok;       /* the whole access lies inside */
};

static struct tesla_window tesla_local_window(const struct tesla_exec *x, unsigned lane,
                                              uint32_t addr, uint32_t bytes)
{
    struct tesla_window window = {x->model->local, false};
    size_t thread = (size_t)x->slot * TESLA_WARP_LANES + lane;
    window.byte += thread * x->model->local_size;
    window.ok = addr < x->model->local_size && x->model->local_size - addr >= bytes;
    return window;
}

static struct tesla_window tesla_global_window(const struct tesla_exec *x, uint32_t addr,
                                               uint32_t bytes)
{
    const struct tesla_launch *launch = tesla_launch_of(x->model->program);
    uint32_t space = x->insn->mem.bank % TESLA_BANKS;
    struct tesla_window window = {x->model->global + launch->g_base[space], false};
    window.ok = (uint64_t)addr + bytes - 1 <= launch->g_limit[space];
    return window;
}

/* Counts executing lanes whose address in g[] has bits below the size of the access. */
static void tesla_count_misaligned(const struct tesla_exec *x, const uint32_t *row, uint32_t below)
{
    struct tesla_grid *grid = x->model->grid;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(x->lanes >> lane & 1) || !(row[lane] & below)) continue;
        if (grid->misaligned++ == 0) grid->misaligned_pc = x->insn->pc;
    }
}

static void tesla_addresses(const struct tesla_exec *x, uint32_t bytes, uint32_t *addr)
{
    const struct tesla_operand *mem = &x->insn->mem;
    if (mem->kind == TESLA_KIND_GLOBAL) {
        const uint32_t *row = x->warp->gpr[mem->reg % TESLA_GPRS];
        uint32_t any = 0;
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
            any |= row[lane];
            addr[lane] = row[lane] & ~(bytes - 1);
        }
        if (any & (bytes - 1)) tesla_count_misaligned(x, row, bytes - 1);
    } else {
        tesla_address(x, mem, addr);
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) addr[lane] &= ~(bytes - 1);
    }
}

static struct tesla_window tesla_window(const struct tesla_exec *x, unsigned lane, uint32_t addr,
                                        uint32_t bytes)
{
    if (x->insn->mem.kind == TESLA_KIND_GLOBAL) return tesla_global_window(x, addr, bytes);
    return tesla_local_window(x, lane, addr, bytes);
}

/* Loads into one, two or four rows.
 *   returns  `limit` if some visible lane was out of range; it gets 0 */
static uint32_t tesla_load_lanes(const struct tesla_exec *x, uint32_t limit)
{
    uint32_t addr[TESLA_WARP_LANES], r[4][TESLA_WARP_LANES] = {{0}}, flags = 0;
    enum tesla_type access = (enum tesla_type)x->insn->mem.access;
    uint32_t bytes = tesla_access_bytes(access);
    unsigned words = tesla_words(bytes);

    tesla_addresses(x, bytes, addr);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(x->lanes >> lane & 1)) continue;
        struct tesla_window window = tesla_window(x, lane, addr[lane], bytes);
        if (!window.ok) flags |= x->warp->visible >> lane & 1 ? limit : 0;
        else
            for (unsigned i = 0; i < words; i++)
                r[i][lane] = tesla_load(window.byte, access, addr[lane] + 4 * i);
    }
    if (flags && !x->step)
        return flags; /* nothing has happened yet: tesla_run() leaves it to step() */
    if (words == 1) tesla_write(x, &x->insn->dst, r[0]);
    else
        for (unsigned i = 0; i < words; i++) tesla_write_word(x, x->insn->dst.reg + i, r[i]);
    return flags;
}

/* Stores from one, two or four rows; those beyond the allocation hold 0. Storing once more changes
 * nothing. */
static uint32_t tesla_store_lanes(const struct tesla_exec *x, uint32_t limit)
{
    uint32_t addr[TESLA_WARP_LANES], flags = 0;
    const struct tesla_operand *src = &x->insn->src[0];
    uint32_t bytes = tesla_access_bytes((enum tesla_type)x->insn->mem.access);
    unsigned words = tesla_words(bytes);
    bool global = x->insn->mem.kind == TESLA_KIND_GLOBAL;
    uint32_t base =
        global ? tesla_launch_of(x->model->program)->g_base[x->insn->mem.bank % TESLA_BANKS] : 0;

    if (src->reg >= x->model->regs) return 0;
    tesla_addresses(x, bytes, addr);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!((x->lanes & x->warp->visible) >> lane & 1)) continue;
        const struct tesla_key key = {global ? TESLA_SPACE_GLOBAL : TESLA_SPACE_LOCAL,
                                      global ? 0 : lane, base, 0};
        struct tesla_window window = tesla_window(x, lane, addr[lane], bytes);
        if (!window.ok) flags = limit;
        else
            for (unsigned i = 0; i < words; i++)
                tesla_store(x->step, window.byte, &key, addr[lane] + 4 * i, bytes,
                            x->warp->gpr[(src->reg + i) % TESLA_GPRS][lane]);
    }
    return flags;
}

uint32_t tesla_exec_ld_l(struct tesla_exec *x)
{
    return tesla_load_lanes(x, TESLA_TRAP_LOCAL_LIMIT_READ);
}

uint32_t tesla_exec_st_l(struct tesla_exec *x)
{
    return tesla_store_lanes(x, TESLA_TRAP_LOCAL_LIMIT_WRITE);
}

uint32_t tesla_exec_ld_g(struct tesla_exec *x)
{
    return tesla_load_lanes(x, TESLA_TRAP_GLOBAL_LIMIT_READ);
}

uint32_t tesla_exec_st_g(struct tesla_exec *x)
{
    return tesla_store_lanes(x, TESLA_TRAP_GLOBAL_LIMIT_WRITE);
}

/* ---- atomics, sheet 3.3. */

static bool tesla_atom_64(const struct tesla_insn *insn, uint64_t old, uint64_t data, uint64_t swap,
                          uint64_t *after)
{
    if (insn->atom == TESLA_ATOM_ADD) *after = old + data;
    else if (insn->atom == TESLA_ATOM_EXCH) *after = data;
    else if (insn->atom == TESLA_ATOM_CAS) *after = old == data ? swap : old;
    else return false;
    return true;
}

/* One lane.
 *   returns  what was there, extended as the size says */
static uint64_t tesla_atom_lane(const struct tesla_exec *x, uint8_t *byte, uint32_t addr,
                                uint64_t data, uint64_t swap)
{
    const struct tesla_insn *insn = x->insn;
    enum tesla_type access = (enum tesla_type)insn->mem.access;
    uint32_t base = tesla_launch_of(x->model->program)->g_base[insn->mem.bank % TESLA_BANKS];
    const struct tesla_key key = {TESLA_SPACE_GLOBAL, 0, base, 0};
    uint32_t bytes = tesla_access_bytes(access), after;
    uint64_t old = tesla_load(byte, access, addr), wide;

    if (bytes == 4 && tesla_atom_32(insn, (uint32_t)old, (uint32_t)data, (uint32_t)swap, &after))
        tesla_store(x->step, byte, &key, addr, 4, after);
    if (bytes != 8) return old;
    old |= (uint64_t)tesla_load(byte, access, addr + 4) << 32;
    if (tesla_atom_64(insn, old, data, swap, &wide)) {
        tesla_store(x->step, byte, &key, addr, 4, (uint32_t)wide);
        tesla_store(x->step, byte, &key, addr + 4, 4, (uint32_t)(wide >> 32));
    }
    return old;
}

static void tesla_atom_operand(const struct tesla_exec *x, const struct tesla_operand *operand,
                               uint64_t *value)
{
    tesla_read_pair(x, operand, value);
    if (operand->kind == TESLA_KIND_PAIR) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) value[lane] &= 0xffffffff;
}

/* Whether an executing lane is out of range. */
static bool tesla_atomic_fails(const struct tesla_exec *x, const uint32_t *addr, uint32_t bytes)
{
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        if ((x->lanes >> lane & 1) && !tesla_global_window(x, addr[lane], bytes).ok) return true;
    return false;
}

/* Without its data register nothing happens at all, sheet 1.1. */
static uint32_t tesla_atomic(struct tesla_exec *x, uint32_t limit)
{
    uint64_t data[TESLA_WARP_LANES], swap[TESLA_WARP_LANES] = {0}, r[TESLA_WARP_LANES] = {0};
    uint32_t addr[TESLA_WARP_LANES], word[TESLA_WARP_LANES], flags = 0;
    uint32_t bytes = tesla_access_bytes((enum tesla_type)x->insn->mem.access);

    if (x->insn->src[0].reg >= x->model->regs) return 0;
    tesla_atom_operand(x, &x->insn->src[0], data);
    if (x->insn->nsrc > 1) tesla_atom_operand(x, &x->insn->src[1], swap);
    tesla_addresses(x, bytes, addr);
    /* without events step() does it, from the beginning */
    if (!x->step && tesla_atomic_fails(x, addr, bytes)) return limit;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(x->lanes >> lane & 1)) continue;
        struct tesla_window window = tesla_global_window(x, addr[lane], bytes);
        if (!window.ok) flags = limit;
        else r[lane] = tesla_atom_lane(x, window.byte, addr[lane], data[lane], swap[lane]);
    }
    if (x->insn->op == TESLA_OP_RED) return flags;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) word[lane] = (uint32_t)r[lane];
    tesla_write(x, &x->insn->dst, word);
    tesla_write_pair(x, &x->insn->dst, r);
    return flags;
}

uint32_t tesla_exec_red(struct tesla_exec *x)
{
    return tesla_atomic(x, TESLA_TRAP_GLOBAL_LIMIT_RED);
}

uint32_t tesla_exec_atom(struct tesla_exec *x)
{
    return tesla_atomic(x, TESLA_TRAP_GLOBAL_LIMIT_ATOM);
}
