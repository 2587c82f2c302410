/* Texture requests, memory, and the special group: sheet 3.18 to 3.20, 5.2 to 5.6. */
#include "exec.h"
#include "number.h"

/* ---- SMP: sheet 3.18, 5.5 */

static const uint8_t types[3] = {SGX543_F32, SGX543_F16, SGX543_C10};

/* Six lanes of gradients of a cube: three, then three from the next pair of registers on. */
static void cube_gradients(struct sgx543_work *w, struct sgx543_place s2, unsigned format,
                           uint32_t *aux)
{
    for (unsigned i = 0; i < 3; i++) aux[i] = sgx543_lane(w, &s2, format, i);
    if (s2.from == SGX543_FROM_INTERNAL) s2.number = (s2.number + 1) & 3;
    if (s2.from == SGX543_FROM_BANK) s2.number += format == SGX543_F32 ? 4 : 2;
    for (unsigned i = 0; i < 3; i++) aux[3 + i] = sgx543_lane(w, &s2, format, i);
}

enum { REQUEST_WORDS = 15, COORD = 1, STATE = 5, AUX = 9 };

static void request(struct sgx543_work *w, uint32_t *q)
{
    const struct sgx543_micro *m = w->micro;
    unsigned format = types[F(s0type)], dim = F(dim);
    struct sgx543_place s0 = sgx543_place_at(w, &m->s0, 0, 0),
                        s1 = sgx543_place_at(w, &m->s1, 0, 0);
    struct sgx543_place s2 = sgx543_place_at(w, &m->s2, 0, 0);
    q[0] = dim | F(lod) << 2 | F(sbmode) << 4 | F(fconv) << 6 | F(minp) << 8 | F(s0type) << 9 |
           F(drc) << 11 | F(mcount) << 13 | F(dpa) << 15 | F(dest) << 16;
    for (unsigned k = 0; k <= dim; k++) q[COORD + k] = sgx543_lane(w, &s0, format, k);
    for (unsigned k = 0; k < 4; k++) q[STATE + k] = sgx543_lane(w, &s1, SGX543_I32, k);
    if (F(lod) == 1 || F(lod) == 2) q[AUX] = sgx543_lane(w, &s2, format, 0);
    if (F(lod) != 3) return;
    if (dim == 2) cube_gradients(w, s2, format, q + AUX);
    else
        for (unsigned k = 0; k < 2 * (dim + 1); k++) q[AUX + k] = sgx543_lane(w, &s2, format, k);
}

/* The answer of the texture unit: machine.md, "Spaces".
 *   state  first word of the texture's state */
static unsigned answer(const struct sgx543_model *model, uint32_t state, const uint32_t **word)
{
    static const uint32_t zeros[4];
    *word = zeros;
    if (model->textures == 0) return 4;
    *word = model->texture + (size_t)SGX543_ANSWER_WORDS * (state % model->textures) + 1;
    return (*word)[-1];
}

/* So many words of registers in a row, without events; NULL: one by one. */
static uint32_t *registers_at(const struct sgx543_work *w, const struct sgx543_place *place,
                              unsigned words)
{
    bool inside = place->from == SGX543_FROM_BANK && place->number >= 0 &&
                  (uint32_t)place->number + words <= SGX543_BANK;
    return w->step || !inside ? NULL : &w->state->reg[place->bank * SGX543_BANK + place->number];
}

void sgx543_do_smp(struct sgx543_work *w, unsigned j)
{
    struct sgx543_place d = sgx543_place_at(w, &w->micro->d, 0, 0),
                        s1 = sgx543_place_at(w, &w->micro->s1, 0, 0);
    uint32_t q[REQUEST_WORDS] = {0};
    const uint32_t *word;
    (void)j;
    if (w->step) request(w, q);
    for (unsigned i = 0; i < REQUEST_WORDS && w->step; i++)
        sgx543_port(w, SGX543_PORT_TEX + 4 * i, q[i]);
    unsigned count = answer(w->model, sgx543_lane(w, &s1, SGX543_I32, 0), &word);
    uint32_t *reg = registers_at(w, &d, count);
    if (reg) memcpy(reg, word, count * sizeof *word);
    for (unsigned k = 0; k < count && !reg; k++) sgx543_put(w, &d, SGX543_I32, k, word[k]);
}

/* ---- memory: sheet 5.4 */

static const uint8_t sizes[3] = {4, 2, 1};
static const uint8_t formats[3] = {SGX543_I32, SGX543_U16, SGX543_U8};

static uint8_t *byte_at(struct sgx543_work *w, uint32_t addr)
{
    if (F(space) == 1) return &w->model->local[addr & (SGX543_LOCAL_BYTES - 1)];
    return addr < w->model->global_bytes ? &w->model->global[addr] : NULL;
}

/* `words` words of memory in one piece; NULL: some are not there, or local memory ends between
 * them. */
static uint8_t *words_at(struct sgx543_work *w, uint32_t addr, unsigned words)
{
    bool local = F(space) == 1;
    size_t size = 4 * (size_t)words, bytes = local ? SGX543_LOCAL_BYTES : w->model->global_bytes;
    if (local) addr &= SGX543_LOCAL_BYTES - 1;
    if (addr >= bytes || size > bytes - addr) return NULL;
    return (local ? w->model->local : w->model->global) + addr;
}

/* An element as the words that it lies in. */
static void record_element(struct sgx543_work *w, uint32_t space, uint64_t origin, uint32_t addr,
                           unsigned size, uint32_t data)
{
    uint32_t at = addr & 3;
    uint64_t bytes = (uint64_t)data << 8 * at, be = (UINT64_C(1) << size) - 1;
    be <<= at;
    uint32_t word = addr & ~3u, next = word + 4;
    if (F(space) == 1) {
        word &= SGX543_LOCAL_BYTES - 1;
        next &= SGX543_LOCAL_BYTES - 1;
    }
    sgx543_mem(w->step, space, origin + word, be & 15, (uint32_t)bytes);
    if (be >> 4)
        sgx543_mem(w->step, space, origin + next, (uint32_t)(be >> 4), (uint32_t)(bytes >> 32));
}

static uint32_t load_element(struct sgx543_work *w, uint32_t addr, unsigned size)
{
    uint32_t data = 0;
    for (unsigned i = 0; i < size; i++) {
        const uint8_t *byte = byte_at(w, addr + i);
        if (byte) data |= (uint32_t)*byte << 8 * i;
    }
    if (w->step)
        record_element(w, SGX543_SPACE_LOAD, F(space) == 1 ? UINT64_C(1) << 32 : 0, addr, size,
                       data);
    return data;
}

static void store_element(struct sgx543_work *w, uint32_t addr, unsigned size, uint32_t data)
{
    if (size < 4) data &= (1u << 8 * size) - 1;
    for (unsigned i = 0; i < size; i++) {
        uint8_t *byte = byte_at(w, addr + i);
        if (byte) *byte = (uint8_t)(data >> 8 * i);
    }
    if (w->step)
        record_element(w, F(space) == 1 ? SGX543_SPACE_LOCAL : SGX543_SPACE_GLOBAL, 0, addr, size,
                       data);
}

/* Where an operand is; a burst does not step. */
static struct sgx543_place memory_place(const struct sgx543_work *w, const struct sgx543_operand *o,
                                        enum sgx543_step which, unsigned j)
{
    return F(moe) ? sgx543_place_of(w, o, which, j) : sgx543_place_at(w, o, 0, 0);
}

static uint32_t address(struct sgx543_work *w, bool load, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place s0 = memory_place(w, &m->s0, SGX543_S0, j);
    struct sgx543_place s1 = memory_place(w, &m->s1, load ? SGX543_S1 : SGX543_DST, j);
    uint32_t ea = sgx543_lane(w, &s0, SGX543_I32, 0) + (F(moe) ? 0 : 4);
    uint32_t off1 = s1.from == SGX543_FROM_IMMEDIATE ? (uint32_t)s1.number * sizes[F(dtype)]
                                                     : sgx543_lane(w, &s1, SGX543_I32, 0) - 0x10000;
    ea += F(dec) ? 0 - off1 : off1;
    if (load) {
        struct sgx543_place s2 = memory_place(w, &m->s2, SGX543_S2, j);
        ea += sgx543_lane(w, &s2, SGX543_I32, 0);
    }
    return ea;
}

void sgx543_do_ld(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    unsigned size = sizes[F(dtype)], format = formats[F(dtype)], count = F(moe) ? 0 : F(count);
    uint32_t ea = address(w, true, j), data[16];
    struct sgx543_place d = memory_place(w, &m->d, SGX543_DST, j);
    const uint8_t *piece = words_at(w, ea, count + 1);
    uint32_t *reg = registers_at(w, &d, count + 1);
    if (size == 4 && piece && reg) {
        memcpy(reg, piece, 4 * (count + 1));
        return;
    }
    for (unsigned k = 0; k <= count; k++) data[k] = load_element(w, ea + k * size, size);
    for (unsigned k = 0; k <= count; k++) sgx543_put(w, &d, format, k, data[k]);
}

/* Element k of the data of a store. */
static uint32_t store_data(struct sgx543_work *w, const struct sgx543_place *s2, unsigned format,
                           unsigned k)
{
    struct sgx543_place place = *s2;
    if (place.from == SGX543_FROM_INTERNAL) place.number = (place.number + (int32_t)(k >> 2)) & 3;
    if (place.from != SGX543_FROM_BANK) k &= 3;
    return sgx543_lane(w, &place, format, k);
}

void sgx543_do_st(struct sgx543_work *w, unsigned j)
{
    unsigned size = sizes[F(dtype)], format = formats[F(dtype)], count = F(moe) ? 0 : F(count);
    uint32_t ea = address(w, false, j);
    struct sgx543_place s2 = memory_place(w, &w->micro->s2, SGX543_S2, j);
    uint8_t *piece = words_at(w, ea, count + 1);
    const uint32_t *reg = registers_at(w, &s2, count + 1);
    if (size == 4 && piece && reg) {
        memcpy(piece, reg, 4 * (count + 1));
        return;
    }
    for (unsigned k = 0; k <= count; k++)
        store_element(w, ea + k * size, size, store_data(w, &s2, format, k));
}

/* ---- control: sheet 3.20 */

static void set_link(struct sgx543_work *w, uint32_t value)
{
    w->state->link = value & SGX543_PC_MASK;
    sgx543_report(w, SGX543_LINK, 0);
}

void sgx543_do_branch(struct sgx543_work *w, unsigned j)
{
    uint32_t pc = w->state->pc, off = F(off);
    (void)j;
    if (F(exc)) {
        w->trap |= SGX543_TRAP_BEXCEPTION;
        return;
    }
    if (F(savelink)) set_link(w, pc + 1);
    w->next = (w->micro->insn.op == SGX543_OP_BR ? pc + off : off) & SGX543_PC_MASK;
}

void sgx543_do_lapc(struct sgx543_work *w, unsigned j)
{
    (void)j;
    w->next = w->state->link;
}

void sgx543_do_setl(struct sgx543_work *w, unsigned j)
{
    struct sgx543_place s1 = sgx543_place_at(w, &w->micro->s1, 0, 0);
    (void)j;
    set_link(w, sgx543_lane(w, &s1, SGX543_I32, 0));
}

void sgx543_do_savl(struct sgx543_work *w, unsigned j)
{
    struct sgx543_place d = sgx543_place_at(w, &w->micro->d, 0, 0);
    (void)j;
    sgx543_put(w, &d, SGX543_I32, 0, w->state->link);
}

const struct sgx543_moe sgx543_usual_moe[SGX543_STEPS] = {
    {.inc = 1}, {.inc = 1}, {.inc = 1}, {.inc = 1}};

void sgx543_reset_moe(struct sgx543_state *state)
{
    memcpy(state->moe, sgx543_usual_moe, sizeof state->moe);
    state->limits = 0;
}

void sgx543_report_moe(struct sgx543_work *w, unsigned rows)
{
    for (unsigned i = 0; i < rows && w->step; i++) sgx543_report(w, SGX543_MOE, i);
}

void sgx543_do_phas(struct sgx543_work *w, unsigned j)
{
    struct sgx543_state *s = w->state;
    uint32_t addr = F(exeaddr);
    (void)j;
    if (!F(imm)) {
        struct sgx543_place s2 = sgx543_place_at(w, &w->micro->s2, 0, 0);
        addr = sgx543_lane(w, &s2, SGX543_I32, 0) & SGX543_PC_MASK;
    }
    s->phase = SGX543_PHASE_VALID | F(mode) << 13 | F(rate) << 11 | F(wait) << 8 | F(tcount);
    s->phase_addr = addr;
    sgx543_reset_moe(s);
    sgx543_report(w, SGX543_PHASE, 0);
    sgx543_report(w, SGX543_PHASE, 1);
    sgx543_report_moe(w, SGX543_STEPS + 1);
}

void sgx543_do_smlsi(struct sgx543_work *w, unsigned j)
{
    struct sgx543_state *s = w->state;
    const uint32_t mode[4] = {F(dmode), F(s0mode), F(s1mode), F(s2mode)};
    const uint32_t inc[4] = {F(dinc), F(s0inc), F(s1inc), F(s2inc)};
    (void)j;
    for (unsigned i = 0; i < SGX543_STEPS; i++) {
        s->moe[i].mode = (uint8_t)mode[i];
        s->moe[i].inc = (uint8_t)inc[i];
    }
    s->limits = F(tlim) << 8 | F(plim) << 4 | F(slim);
    sgx543_report_moe(w, SGX543_STEPS + 1);
}

void sgx543_do_smbo(struct sgx543_work *w, unsigned j)
{
    const uint32_t base[4] = {F(doff), F(s0off), F(s1off), F(s2off)};
    (void)j;
    for (unsigned i = 0; i < SGX543_STEPS; i++) w->state->moe[i].base = (uint16_t)base[i];
    sgx543_report_moe(w, SGX543_STEPS);
}

void sgx543_do_limm(struct sgx543_work *w, unsigned j)
{
    struct sgx543_place d = sgx543_place_at(w, &w->micro->d, 0, 0);
    (void)j;
    sgx543_put(w, &d, SGX543_I32, 0, F(value));
}

void sgx543_do_emit(struct sgx543_work *w, unsigned j)
{
    (void)j;
    sgx543_port(w, SGX543_PORT_EMIT, F(tgt) << 2 | F(ctl));
}

void sgx543_do_nothing(struct sgx543_work *w, unsigned j)
{
    (void)w;
    (void)j;
}

void sgx543_do_pcoeff(struct sgx543_work *w, unsigned j)
{
    (void)j;
    sgx543_port(w, w->micro->insn.op == SGX543_OP_PTOFF ? SGX543_PORT_PTOFF : SGX543_PORT_PCOEFF,
                1);
}

void sgx543_do_kill(struct sgx543_work *w, unsigned j)
{
    (void)j;
    w->killed = true;
    sgx543_port(w, SGX543_PORT_KILL, 1);
}

void sgx543_do_depthf(struct sgx543_work *w, unsigned j)
{
    struct sgx543_place s0 = sgx543_place_at(w, &w->micro->s0, 0, 0);
    (void)j;
    w->state->depth = sgx543_lane(w, &s0, SGX543_F32, 0);
    w->state->depth_there = true;
    sgx543_port(w, SGX543_PORT_DEPTHF, w->state->depth);
    sgx543_port(w, SGX543_PORT_DEPTHF + 4, F(feedback) << 1 | F(twosided));
}
