/* Registers: where an operand is in an iteration, how lanes are packed, and the effect of a write.
 * Sheet 1.1 to 1.3, 2.3 to 2.7. */
#include "model.h"
#include "number.h"

/* ---- places */

int32_t sgx543_offset(const struct sgx543_state *state, enum sgx543_step which, unsigned mult,
                      unsigned j)
{
    const struct sgx543_moe *m = &state->moe[which];
    int32_t step = m->mode ? m->inc >> 2 * (j & 3) & 3 : (int32_t)j * (int8_t)m->inc;
    return (int32_t)mult * (step + m->base);
}

struct sgx543_place sgx543_place_at(const struct sgx543_work *w, const struct sgx543_operand *o,
                                    int32_t offset, int32_t steps)
{
    struct sgx543_place place = {o->from, o->bank, o->index, o->number};
    switch ((enum sgx543_from)o->from) {
    case SGX543_FROM_INTERNAL: place.number = (o->number + steps) & 3; break;
    case SGX543_FROM_IMMEDIATE: break;
    case SGX543_FROM_BANK:
        if (o->index) place.number += (int32_t)w->state->reg[SGX543_WORD_AHEAD + o->index];
        if (w->state->secondary) place.bank = SGX543_SA;
        /* fall through */
    case SGX543_FROM_SPECIAL:
    case SGX543_FROM_INDEX: place.number += offset; break;
    }
    return place;
}

struct sgx543_place sgx543_place_of(const struct sgx543_work *w, const struct sgx543_operand *o,
                                    enum sgx543_step which, unsigned j)
{
    int32_t steps = sgx543_offset(w->state, which, 1, j);
    return sgx543_place_at(w, o, steps * o->mult, steps);
}

/* ---- reading */

uint32_t sgx543_register(struct sgx543_work *w, const struct sgx543_place *place, int32_t k)
{
    uint32_t number = (uint32_t)(place->number + k);
    if (number < SGX543_BANK) return w->state->reg[place->bank * SGX543_BANK + number];
    w->trap |= SGX543_TRAP_OOB;
    return 0;
}

/* Low and high word of a constant. */
static const uint32_t *constant(struct sgx543_work *w, const struct sgx543_place *place)
{
    static const uint32_t nothing[2];
    uint32_t number = (uint32_t)place->number;
    if (number >= SGX543_BANK) w->trap |= SGX543_TRAP_OOB;
    return number < 64 ? sgx543_constants[number] : nothing;
}

static uint32_t constant_lane(const uint32_t *c, unsigned format, unsigned k)
{
    switch (format) {
    case SGX543_U8:
    case SGX543_S8:
    case SGX543_O8: return c[0] >> 8 * (k & 3) & 0xff;
    case SGX543_U16:
    case SGX543_S16:
    case SGX543_F16: return c[k >> 1 & 1] >> 16 * (k & 1) & 0xffff;
    case SGX543_C10: return (k & 3) == 3 ? c[1] & 0x3ff : c[0] >> 10 * (k & 3) & 0x3ff;
    default: return (k & 3) == 1 ? c[1] : c[0];
    }
}

/* Lane k of a vector of registers. */
static uint32_t register_lane(struct sgx543_work *w, const struct sgx543_place *place,
                              unsigned format, unsigned k)
{
    switch (format) {
    case SGX543_U8:
    case SGX543_S8:
    case SGX543_O8: return sgx543_register(w, place, (int32_t)k >> 2) >> 8 * (k & 3) & 0xff;
    case SGX543_U16:
    case SGX543_S16:
    case SGX543_F16: return sgx543_register(w, place, (int32_t)k >> 1) >> 16 * (k & 1) & 0xffff;
    case SGX543_C10:
        return k == 3 ? sgx543_register(w, place, 1) & 0x3ff
                      : sgx543_register(w, place, 0) >> 10 * k & 0x3ff;
    default: return sgx543_register(w, place, (int32_t)k);
    }
}

uint32_t sgx543_bits(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                     unsigned k)
{
    switch ((enum sgx543_from)place->from) {
    case SGX543_FROM_BANK: return register_lane(w, place, format, k);
    case SGX543_FROM_SPECIAL: return constant_lane(constant(w, place), format, k);
    case SGX543_FROM_INTERNAL: return w->state->reg[4 * SGX543_BANK + 4 * place->number + (k & 3)];
    case SGX543_FROM_IMMEDIATE: return (uint32_t)place->number;
    case SGX543_FROM_INDEX: break;
    }
    return 0;
}

/* Bits of a format as a value. */
static uint32_t value_of(unsigned format, uint32_t bits)
{
    switch (format) {
    case SGX543_U8:
    case SGX543_O8: return bits & 0xff;
    case SGX543_S8: return (uint32_t)(int8_t)bits;
    case SGX543_U16: return bits & 0xffff;
    case SGX543_S16: return (uint32_t)(int16_t)bits;
    case SGX543_F16: return sgx543_from_f16(bits);
    case SGX543_C10: return sgx543_from_c10(bits);
    default: return bits;
    }
}

uint32_t sgx543_lane(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                     unsigned k)
{
    uint32_t bits = sgx543_bits(w, place, format, k);
    if (!sgx543_is_float(format)) return value_of(format, bits);
    if (place->from == SGX543_FROM_INTERNAL) return bits;
    if (place->from == SGX543_FROM_IMMEDIATE) return sgx543_from_integer((int32_t)bits);
    return value_of(format, bits);
}

uint32_t sgx543_float(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                      unsigned channel, unsigned modifiers)
{
    static const uint32_t constants[4] = {0, 0x3f800000, 0x40000000, 0x3f000000};
    uint32_t x = channel < SGX543_CHANNEL_CONSTANT ? sgx543_lane(w, place, format, channel)
                                                   : constants[channel & 3];
    if (modifiers & 2) x &= ~(uint32_t)SGX543_SIGN;
    if (modifiers & 1) x ^= SGX543_SIGN;
    return x;
}

/* ---- writing */

void sgx543_operation(struct sgx543_work *w)
{
    if (w->step) w->first = w->step->regs;
}

static void record(struct sgx543_work *w, uint32_t file, uint32_t index, uint32_t value)
{
    struct common_step *step = w->step;
    struct common_reg_write *last = step->regs > w->first ? &step->reg[step->regs - 1] : NULL;
    if (last == NULL || last->file != file || last->index != index) {
        last = &step->reg[step->regs++];
        *last = (struct common_reg_write){.file = file, .index = index, .mask = 1, .be = 15};
    }
    last->data[0] = value;
}

/* Some bits of a register of a bank. */
static void put_register(struct sgx543_work *w, const struct sgx543_place *place, int32_t k,
                         uint32_t mask, uint32_t bits)
{
    uint32_t number = (uint32_t)(place->number + k);
    if (place->from == SGX543_FROM_INDEX) {
        if (number != 1 && number != 2) return;
        uint32_t old = w->state->reg[SGX543_WORD_INDEX + number - 1];
        uint32_t idx = (old & ~mask) | (bits & mask);
        sgx543_set_index(w->state->reg, number - 1, idx);
        if (w->step) record(w, SGX543_IDX, number - 1, idx);
        return;
    }
    if (place->from != SGX543_FROM_BANK) return; /* constants stay */
    if (number >= SGX543_BANK) {
        w->trap |= SGX543_TRAP_OOB;
        return;
    }
    uint32_t *reg = &w->state->reg[place->bank * SGX543_BANK + number];
    *reg = (*reg & ~mask) | (bits & mask);
    if (w->step) record(w, place->bank, number, *reg);
}

void sgx543_put_bits(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                     unsigned k, uint32_t bits)
{
    switch (format) {
    case SGX543_U8:
    case SGX543_S8:
    case SGX543_O8:
        put_register(w, place, (int32_t)k >> 2, 0xffu << 8 * (k & 3), bits << 8 * (k & 3));
        break;
    case SGX543_U16:
    case SGX543_S16:
    case SGX543_F16:
        put_register(w, place, (int32_t)k >> 1, 0xffffu << 16 * (k & 1), bits << 16 * (k & 1));
        break;
    case SGX543_C10:
        if (k == 3) put_register(w, place, 1, 0x3ff, bits);
        else put_register(w, place, 0, 0x3ffu << 10 * k, bits << 10 * k);
        break;
    default: put_register(w, place, (int32_t)k, UINT32_MAX, bits); break;
    }
}

void sgx543_put(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                unsigned k, uint32_t value)
{
    if (place->from == SGX543_FROM_INTERNAL) {
        uint32_t at = 4 * (uint32_t)place->number + k;
        if (!sgx543_is_float(format)) value = value_of(format, value);
        w->state->reg[4 * SGX543_BANK + at] = value;
        if (w->step) record(w, SGX543_I, at, value);
        return;
    }
    if (format == SGX543_F16) value = sgx543_to_f16(value);
    if (format == SGX543_C10) value = sgx543_to_c10(value);
    sgx543_put_bits(w, place, format, k, value);
}

void sgx543_put_lanes(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                      unsigned mask, const uint32_t *value)
{
    for (unsigned k = 0; k < 4; k++)
        if (mask >> k & 1) sgx543_put(w, place, format, k, value[k]);
}

/* ---- other files */

uint32_t sgx543_row(const struct sgx543_state *s, uint32_t file, uint32_t index)
{
    switch ((enum sgx543_file)file) {
    case SGX543_R:
    case SGX543_O:
    case SGX543_PA:
    case SGX543_SA:
    case SGX543_I: return s->reg[file * SGX543_BANK + index];
    case SGX543_P: return s->p >> index & 1;
    case SGX543_IDX: return s->reg[SGX543_WORD_INDEX + index];
    case SGX543_LINK: return s->link;
    case SGX543_MOE:
        if (index == SGX543_STEPS) return s->limits;
        return (uint32_t)s->moe[index].mode << 20 | (uint32_t)s->moe[index].inc << 12 |
               s->moe[index].base;
    case SGX543_PHASE: return index ? s->phase_addr : s->phase;
    case SGX543_FILES: break;
    }
    return 0;
}

void sgx543_report(struct sgx543_work *w, uint32_t file, uint32_t index)
{
    if (!w->step) return;
    sgx543_operation(w);
    record(w, file, index, sgx543_row(w->state, file, index));
}

void sgx543_set_predicate(struct sgx543_work *w, unsigned number, bool value)
{
    w->state->p = (w->state->p & ~(1u << number)) | (uint32_t)value << number;
    sgx543_report(w, SGX543_P, number);
}

void sgx543_mem(struct common_step *step, uint32_t space, uint64_t addr, uint32_t be, uint32_t data)
{
    step->mem[step->mems++] =
        (struct common_mem_write){.space = space, .addr = addr, .be = be, .data = data};
}

void sgx543_port(struct sgx543_work *w, uint32_t addr, uint32_t data)
{
    if (w->step) sgx543_mem(w->step, SGX543_SPACE_PORT, addr, 15, data);
}
