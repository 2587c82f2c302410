/* Operands: where sources come from and where results go. ISA sheet 1.1, 2.3, 2.5, 2.6. */
#include <string.h>

#include "exec.h"

static uint32_t tesla_word(const uint8_t *byte)
{
    return byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
}

uint32_t tesla_access_bytes(enum tesla_type access)
{
    switch (access) {
    case TESLA_B8:
    case TESLA_U8:
    case TESLA_S8: return 1;
    case TESLA_B16:
    case TESLA_U16:
    case TESLA_S16:
    case TESLA_F16: return 2;
    case TESLA_B64:
    case TESLA_U64:
    case TESLA_S64:
    case TESLA_F64: return 8;
    case TESLA_B128: return 16;
    case TESLA_TYPE_NONE:
    case TESLA_B32:
    case TESLA_U24:
    case TESLA_U32:
    case TESLA_S24:
    case TESLA_S32:
    case TESLA_F32: break;
    }
    return 4;
}

uint32_t tesla_extend(enum tesla_type access, uint32_t value)
{
    uint32_t bytes = tesla_access_bytes(access);
    if (bytes >= 4) return value;
    uint32_t mask = bytes == 1 ? 0xffu : 0xffffu, sign = bytes == 1 ? 0x80u : 0x8000u;
    bool is_signed = access == TESLA_S8 || access == TESLA_S16;
    value &= mask;
    return is_signed && (value & sign) ? value | ~mask : value;
}

/* addr is aligned to the access, so that the word that holds it holds all of it. */
static uint32_t tesla_pick(const uint8_t *memory, enum tesla_type access, uint32_t addr)
{
    return tesla_extend(access, tesla_word(memory + (addr & ~3u)) >> 8 * (addr & 3));
}

uint32_t tesla_shared_value(const struct tesla_exec *x, enum tesla_type access, uint32_t addr)
{
    addr &= ~(tesla_access_bytes(access) - 1);
    if (addr >= x->model->shared_size) return 0;
    return tesla_pick(x->model->shared + x->model->block[x->warp->block].base, access, addr);
}

uint32_t tesla_const_value(const struct tesla_exec *x, uint32_t bank, enum tesla_type access,
                           uint32_t addr)
{
    addr &= ~(tesla_access_bytes(access) - 1);
    if (!x->model->bank[bank]) return 0;
    return tesla_pick(x->model->bank[bank], access, addr & (TESLA_BANK_BYTES - 1));
}

static void tesla_splat(uint32_t *buffer, uint32_t value)
{
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) buffer[lane] = value;
}

void tesla_address(const struct tesla_exec *x, const struct tesla_operand *operand, uint32_t *addr)
{
    if (!operand->indirect) {
        tesla_splat(addr, operand->offset);
        return;
    }
    const uint32_t *base = x->warp->addr[x->insn->areg];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        addr[lane] = (base[lane] + operand->offset) & 0xffff;
}

static void tesla_read_shared(const struct tesla_exec *x, const struct tesla_operand *operand,
                              uint32_t *buffer)
{
    if (!operand->indirect) {
        tesla_splat(buffer, tesla_shared_value(x, operand->access, operand->offset));
        return;
    }
    tesla_address(x, operand, buffer);
    if (operand->access == TESLA_B32) { /* most are */
        const uint8_t *memory = x->model->shared + x->model->block[x->warp->block].base;
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
            uint32_t addr = buffer[lane] & ~3u;
            buffer[lane] = addr < x->model->shared_size ? tesla_word(memory + addr) : 0;
        }
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        buffer[lane] = tesla_shared_value(x, operand->access, buffer[lane]);
}

static void tesla_read_const(const struct tesla_exec *x, const struct tesla_operand *operand,
                             uint32_t *buffer)
{
    if (!operand->indirect) {
        tesla_splat(buffer, tesla_const_value(x, operand->bank, operand->access, operand->offset));
        return;
    }
    tesla_address(x, operand, buffer);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        buffer[lane] = tesla_const_value(x, operand->bank, operand->access, buffer[lane]);
}

const uint32_t *tesla_read(const struct tesla_exec *x, const struct tesla_operand *operand,
                           uint32_t *buffer)
{
    const uint32_t *row = x->warp->gpr[operand->reg % TESLA_GPRS];
    unsigned shift = operand->high ? 16 : 0;

    switch ((enum tesla_kind)operand->kind) {
    case TESLA_KIND_GPR: return row;
    case TESLA_KIND_HALF:
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            buffer[lane] = row[lane] >> shift & 0xffff;
        return buffer;
    case TESLA_KIND_IMM: tesla_splat(buffer, operand->imm); return buffer;
    case TESLA_KIND_SHARED: tesla_read_shared(x, operand, buffer); return buffer;
    case TESLA_KIND_CONST: tesla_read_const(x, operand, buffer); return buffer;
    case TESLA_KIND_ATTR:
    case TESLA_KIND_PRIM:
    case TESLA_KIND_VARY: tesla_read_input(x, operand, buffer); return buffer;
    case TESLA_KIND_NONE: /* the rest are no sources of one word */
    case TESLA_KIND_PAIR:
    case TESLA_KIND_QUAD:
    case TESLA_KIND_BUCKET:
    case TESLA_KIND_LOCAL:
    case TESLA_KIND_GLOBAL:
    case TESLA_KIND_OUT:
    case TESLA_KIND_VECTOR: break;
    }
    tesla_splat(buffer, 0);
    return buffer;
}

void tesla_read_pair(const struct tesla_exec *x, const struct tesla_operand *operand,
                     uint64_t *value)
{
    const uint32_t *low = x->warp->gpr[operand->reg % TESLA_GPRS];
    const uint32_t *high = x->warp->gpr[(operand->reg + 1) % TESLA_GPRS];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        value[lane] = low[lane] | (uint64_t)high[lane] << 32;
}

/* Sheet 2.3: bit i is the result for the nibble i = Z | S<<1 | C<<2 | O<<3. */
static const uint16_t tesla_pred_table[32] = {
    0x0000, 0xbb44, 0x2222, 0x3366,
    0x4411, 0x5555, 0xcc33, 0x7777, /* never l e le g lg ge lge */
    0x8888, 0x33cc, 0xaaaa, 0xbbee,
    0xcc99, 0xdddd, 0x44bb, 0xffff, /* u lu eu leu gu lgu geu always */
    0xff00, 0xf0f0, 0x5050, 0xcccc,
    0x0000, 0x0000, 0x0000, 0x0000, /* o c a s */
    0x0000, 0x0000, 0x0000, 0x0000,
    0x3333, 0xafaf, 0x0f0f, 0x00ff, /* ns na nc no */
};

bool tesla_predicate_holds(unsigned pred, unsigned cond)
{
    return tesla_pred_table[pred & 31] >> (cond & 15) & 1;
}

uint32_t tesla_predicate(const struct tesla_warp *warp, unsigned pred, unsigned index)
{
    uint32_t table = tesla_pred_table[pred & 31], lanes = 0;
    const uint8_t *cond = warp->cond[index & 3];
    uint64_t part[TESLA_WARP_LANES / 8];
    if (table == 0xffff) return 0xffffffffu;
    memcpy(part, cond, sizeof part); /* often all lanes agree */
    if (part[0] == part[1] && part[0] == part[2] && part[0] == part[3] &&
        part[0] == cond[0] * UINT64_C(0x0101010101010101))
        return 0u - (table >> (cond[0] & 15) & 1);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        lanes |= (table >> (cond[lane] & 15) & 1) << lane;
    return lanes;
}

/* ---- destinations. */

static struct common_reg_write *tesla_event(const struct tesla_exec *x, uint32_t file,
                                            uint32_t index, uint32_t be)
{
    struct common_reg_write *write = &x->step->reg[x->step->regs++];
    write->file = file;
    write->index = index;
    write->mask = x->lanes;
    write->be = be;
    write->is_volatile = 0;
    return write;
}

/* All ones in the lanes of a mask. */
static void tesla_spread(uint32_t lanes, uint32_t mask[TESLA_WARP_LANES])
{
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        mask[lane] = lanes & 1u << lane ? 0xffffffffu : 0;
}

/* Takes data into the lanes' bits that `keep` leaves free. */
static void tesla_merge(uint32_t *row, const uint32_t *data, uint32_t lanes, uint32_t keep)
{
    uint32_t mask[TESLA_WARP_LANES];

    if (lanes == 0xffffffffu) {
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            row[lane] = (row[lane] & keep) | data[lane];
        return;
    }
    tesla_spread(lanes, mask);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        row[lane] = (row[lane] & (keep | ~mask[lane])) | (data[lane] & mask[lane]);
}

void tesla_write_out(const struct tesla_exec *x, uint32_t row, const uint32_t *value)
{
    if (row >= x->model->outputs || x->lanes == 0) return;
    if (!x->step) {
        tesla_merge(x->warp->out[row], value, x->lanes, 0);
        return;
    }
    struct common_reg_write *write = tesla_event(x, TESLA_FILE_OUT, row, 0xf);
    memcpy(write->data, value, sizeof write->data);
    tesla_merge(x->warp->out[row], write->data, x->lanes, 0);
}

void tesla_write_word(const struct tesla_exec *x, uint32_t reg, const uint32_t *value)
{
    if (reg >= x->model->regs || x->lanes == 0) return;
    if (!x->step) {
        tesla_merge(x->warp->gpr[reg], value, x->lanes, 0);
        return;
    }
    struct common_reg_write *write = tesla_event(x, TESLA_FILE_GPR, reg, 0xf);
    memcpy(write->data, value, sizeof write->data);
    tesla_merge(x->warp->gpr[reg], write->data, x->lanes, 0);
}

static void tesla_write_half(const struct tesla_exec *x, uint32_t reg, bool high,
                             const uint32_t *value)
{
    if (reg >= x->model->regs || x->lanes == 0) return;
    unsigned shift = high ? 16 : 0;
    uint32_t quiet[TESLA_WARP_LANES], *data = quiet;
    if (x->step) data = tesla_event(x, TESLA_FILE_GPR, reg, high ? 0xc : 0x3)->data;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        data[lane] = (value[lane] & 0xffff) << shift;
    tesla_merge(x->warp->gpr[reg], data, x->lanes, 0xffff0000u >> shift);
}

void tesla_write(const struct tesla_exec *x, const struct tesla_operand *dst, const uint32_t *value)
{
    if (dst->kind == TESLA_KIND_GPR) tesla_write_word(x, dst->reg, value);
    if (dst->kind == TESLA_KIND_HALF) tesla_write_half(x, dst->reg, dst->high, value);
    if (dst->kind == TESLA_KIND_OUT && !dst->high) tesla_write_out(x, dst->reg, value);
    if (dst->kind == TESLA_KIND_OUT && dst->high) {
        uint32_t both[TESLA_WARP_LANES];
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            both[lane] = (value[lane] & 0xffff) * 0x10001u;
        tesla_write_out(x, dst->reg, both);
    }
}

void tesla_write_pair(const struct tesla_exec *x, const struct tesla_operand *dst,
                      const uint64_t *value)
{
    uint32_t word[TESLA_WARP_LANES];
    if (dst->kind != TESLA_KIND_PAIR) return;
    for (unsigned half = 0; half < 2; half++) {
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            word[lane] = (uint32_t)(value[lane] >> 32 * half);
        tesla_write_word(x, dst->reg + half, word);
    }
}

void tesla_write_addr(const struct tesla_exec *x, uint32_t index, const uint32_t *value)
{
    if (index < 1 || index > 4 || x->lanes == 0) return;
    uint32_t quiet[TESLA_WARP_LANES], *data = quiet;
    if (x->step) data = tesla_event(x, TESLA_FILE_ADDR, index, 0x3)->data;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) data[lane] = value[lane] & 0xffff;
    tesla_merge(x->warp->addr[index], data, x->lanes, 0);
}

void tesla_write_flags(const struct tesla_exec *x, const uint32_t *flags)
{
    if (!x->insn->cwrite || x->lanes == 0) return;
    uint32_t quiet[TESLA_WARP_LANES], mask[TESLA_WARP_LANES], *data = quiet;
    uint8_t *row = x->warp->cond[x->insn->cdst & 3];
    if (x->step) data = tesla_event(x, TESLA_FILE_COND, x->insn->cdst & 3, 0x1)->data;
    tesla_spread(x->lanes, mask);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) data[lane] = flags[lane] & 15;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        row[lane] = (uint8_t)((row[lane] & ~mask[lane]) | (data[lane] & mask[lane]));
}
