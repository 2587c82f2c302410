/* From decoded instructions to the kinds of the fast path, and the choice of a level. */
#include "fast.h"

extern const struct tesla_fast_level tesla_fast_plain;
#ifdef COMMON_X86
extern const struct tesla_fast_level tesla_fast_avx2, tesla_fast_avx512;
#endif

const struct tesla_fast_level *const tesla_fast_levels[] = {
#ifdef COMMON_X86
    &tesla_fast_avx512, &tesla_fast_avx2,
#endif
    &tesla_fast_plain, NULL};

const struct tesla_fast_level *tesla_fast_widest(void)
{
    unsigned i = 0;
    while (!tesla_fast_levels[i]->usable()) i++;
    return tesla_fast_levels[i];
}

uint64_t tesla_run(void *opaque, struct common_run *run)
{
    struct tesla_model *model = opaque;

    return common_vector_usable() ? model->level->run(model, run) : UINT64_MAX;
}

/* ---- operands. */

static const struct tesla_fast_source nothing = {.where = TESLA_FAST_WORD, .keep = UINT32_MAX};

/* Where a word, or part of one, lies.
 *   inside   an offset without $a is within the memory */
static void source_from_memory(struct tesla_fast_source *s, bool inside, unsigned direct,
                               unsigned gather)
{
    const struct tesla_operand *operand = s->operand;
    enum tesla_type access = operand->access;

    s->bytes = (uint8_t)tesla_access_bytes(access);
    s->sign = access == TESLA_S8 ? 0x80 : access == TESLA_S16 ? 0x8000 : 0;
    s->where = (uint8_t)(operand->indirect ? gather : inside ? direct : TESLA_FAST_WORD);
    s->at = s->where == gather ? operand->offset : s->where == direct ? operand->offset & ~3u : 0;
    if (s->where == direct) s->shift = (uint8_t)(8 * (operand->offset & (4u - s->bytes)));
}

static void source_from_shared(const struct tesla_model *model, struct tesla_fast_source *s)
{
    if (tesla_access_bytes(s->operand->access) <= 4)
        source_from_memory(s, (s->operand->offset & ~3u) < model->shared_size, TESLA_FAST_SHARED,
                           TESLA_FAST_GATHER);
}

static void source_from_const(const struct tesla_model *model, struct tesla_fast_source *s)
{
    if (tesla_access_bytes(s->operand->access) > 4) return;
    s->bank = s->operand->bank;
    if (model->bank[s->bank])
        source_from_memory(s, true, TESLA_FAST_CONST, TESLA_FAST_GATHER_CONST);
    else s->where = TESLA_FAST_WORD; /* 0 */
}

static void source(const struct tesla_model *model, const struct tesla_operand *operand,
                   struct tesla_fast_source *s)
{
    *s = nothing;
    s->where = TESLA_FAST_READ;
    s->operand = operand;
    switch ((enum tesla_kind)operand->kind) {
    case TESLA_KIND_GPR:
    case TESLA_KIND_PAIR: /* the first register: of kinds that know of the others */
    case TESLA_KIND_QUAD:
        s->where = TESLA_FAST_ROW;
        s->at = operand->reg % TESLA_GPRS;
        break;
    case TESLA_KIND_HALF:
        s->where = TESLA_FAST_HALF;
        s->at = operand->reg % TESLA_GPRS;
        s->shift = operand->high ? 16 : 0;
        break;
    case TESLA_KIND_IMM:
        s->where = TESLA_FAST_WORD;
        s->at = operand->imm;
        break;
    case TESLA_KIND_SHARED: source_from_shared(model, s); break;
    case TESLA_KIND_CONST: source_from_const(model, s); break;
    case TESLA_KIND_NONE: /* the others as tesla_read() has them */
    case TESLA_KIND_BUCKET:
    case TESLA_KIND_LOCAL:
    case TESLA_KIND_GLOBAL:
    case TESLA_KIND_ATTR:
    case TESLA_KIND_PRIM:
    case TESLA_KIND_VARY:
    case TESLA_KIND_OUT:
    case TESLA_KIND_VECTOR: break;
    }
}

/* Sign and magnitude: abs comes first. */
static void modify(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    for (unsigned i = 0; i < insn->nsrc; i++) {
        if (insn->src[i].abs) f->src[i].keep = 0x7fffffff;
        if (insn->src[i].neg) f->src[i].flip = 0x80000000;
    }
}

static bool is_16(const struct tesla_insn *insn)
{
    return insn->type == TESLA_B16 || insn->type == TESLA_U16 || insn->type == TESLA_S16;
}

static bool is_signed(unsigned type)
{
    return type == TESLA_S8 || type == TESLA_S16 || type == TESLA_S24 || type == TESLA_S32;
}

/* ---- kinds. Each returns TESLA_FAST_OTHER for what is rare. */

/* a + b: sources a and b of the instruction are complemented as the operation says. */
static unsigned adder(struct tesla_fast_insn *f, const struct tesla_insn *insn, unsigned a,
                      unsigned b, unsigned kind)
{
    if (insn->sat || insn->addop == TESLA_ADDC) return TESLA_FAST_OTHER;
    f->k = insn->addop == TESLA_SUB || insn->addop == TESLA_SUBR;
    if (insn->addop == TESLA_SUBR) f->src[a].flip = UINT32_MAX;
    if (insn->addop == TESLA_SUB) f->src[b].flip = UINT32_MAX;
    return kind;
}

static unsigned kind_of_add(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    if (is_16(insn)) return TESLA_FAST_OTHER;
    if (insn->addop == TESLA_ADDC && !insn->sat) return TESLA_FAST_ADDC;
    return adder(f, insn, 0, 1, TESLA_FAST_ADD);
}

static unsigned kind_of_mul(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    if (insn->op == TESLA_OP_IMUL16) {
        f->k = (is_signed(insn->src[0].type) ? 0x8000u : 0) |
               (is_signed(insn->src[1].type) ? 0x80000000u : 0);
        return TESLA_FAST_MUL16;
    }
    f->k = is_signed(insn->type) ? 0x800000 : 0;
    return insn->high ? TESLA_FAST_MUL24_HIGH : TESLA_FAST_MUL24;
}

static unsigned kind_of_mad(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    if (!is_16(insn) && insn->high) return TESLA_FAST_OTHER;
    f->src[1].flip = !is_signed(insn->type) ? 0 : is_16(insn) ? 0x8000 : 0x800000;
    return adder(f, insn, 0, 2, is_16(insn) ? TESLA_FAST_MAD16 : TESLA_FAST_MAD24);
}

static unsigned kind_of_compare(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    if (is_16(insn)) return TESLA_FAST_OTHER;
    f->k = is_signed(insn->type) ? 0x80000000 : 0;
    return insn->op == TESLA_OP_ISAD   ? TESLA_FAST_SAD
           : insn->op == TESLA_OP_ISET ? TESLA_FAST_SET
           : insn->op == TESLA_OP_IMAX ? TESLA_FAST_MAX
                                       : TESLA_FAST_MIN;
}

static unsigned kind_of_shift(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    if (is_16(insn) || insn->src[1].kind != TESLA_KIND_IMM || insn->src[1].imm >= 32)
        return TESLA_FAST_OTHER;
    f->k = is_signed(insn->type) ? 0x80000000 : 0;
    return insn->op == TESLA_OP_SHL ? TESLA_FAST_SHL : TESLA_FAST_SHR;
}

static unsigned kind_of_logic(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    if (is_16(insn)) return TESLA_FAST_OTHER;
    for (unsigned i = 0; i < 2; i++) f->src[i].flip = insn->src[i].inv ? UINT32_MAX : 0;
    switch ((enum tesla_logic)insn->logic) {
    case TESLA_AND: return TESLA_FAST_AND;
    case TESLA_OR: return TESLA_FAST_OR;
    case TESLA_XOR: return TESLA_FAST_XOR;
    case TESLA_MOV2: f->src[0] = nothing; return TESLA_FAST_OR;
    }
    return TESLA_FAST_OTHER;
}

static unsigned kind_of_float(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    bool rz = insn->round == TESLA_RZ;

    if (insn->sat && insn->sat_nan) return TESLA_FAST_OTHER;
    modify(f, insn);
    f->k = insn->op == TESLA_OP_FMIN ? UINT32_MAX : 0;
    switch (insn->op) {
    case TESLA_OP_FADD: return rz ? TESLA_FAST_OTHER : TESLA_FAST_FADD;
    case TESLA_OP_FMUL: return rz ? TESLA_FAST_OTHER : TESLA_FAST_FMUL;
    case TESLA_OP_FMAD: return TESLA_FAST_FMAD;
    case TESLA_OP_FSET: return TESLA_FAST_FSET;
    case TESLA_OP_FMIN: return insn->sat ? TESLA_FAST_OTHER : TESLA_FAST_FMIN;
    default: return insn->sat ? TESLA_FAST_OTHER : TESLA_FAST_FMAX;
    }
}

static unsigned kind_of_double(struct tesla_fast_insn *f, const struct tesla_insn *insn)
{
    bool rn = insn->round == TESLA_RN;

    for (unsigned i = 0; i < insn->nsrc; i++)
        if (insn->src[i].kind != TESLA_KIND_PAIR) return TESLA_FAST_OTHER;
    modify(f, insn);
    f->k = insn->op == TESLA_OP_DMIN ? UINT32_MAX : insn->round;
    switch (insn->op) {
    case TESLA_OP_DADD: return rn ? TESLA_FAST_DADD : TESLA_FAST_DADD_DIRECTED;
    case TESLA_OP_DMUL: return rn ? TESLA_FAST_DMUL : TESLA_FAST_OTHER;
    case TESLA_OP_DFMA: return rn ? TESLA_FAST_DFMA : TESLA_FAST_OTHER;
    case TESLA_OP_DMIN: return TESLA_FAST_DMIN;
    default: return TESLA_FAST_DMAX;
    }
}

static unsigned kind_of_global(const struct tesla_model *model, struct tesla_fast_insn *f,
                               const struct tesla_insn *insn)
{
    enum tesla_type access = (enum tesla_type)insn->mem.access;

    f->k = tesla_access_bytes(access);
    if (insn->op == TESLA_OP_ST_G)
        return insn->src[0].reg < model->regs ? TESLA_FAST_ST_G : TESLA_FAST_NONE;
    f->src[0].flip = access == TESLA_S8 ? 0x80 : access == TESLA_S16 ? 0x8000 : 0;
    if (insn->dst.kind == TESLA_KIND_GPR || insn->dst.kind == TESLA_KIND_BUCKET)
        return f->k <= 4 ? TESLA_FAST_LD_G : TESLA_FAST_NONE;
    return insn->dst.kind == TESLA_KIND_PAIR || insn->dst.kind == TESLA_KIND_QUAD ? TESLA_FAST_LD_G
                                                                                  : TESLA_FAST_NONE;
}

/* Only what reads registers of one word and writes one, if any. */
static unsigned kind_of_atomic(const struct tesla_model *model, struct tesla_fast_insn *f,
                               const struct tesla_insn *insn)
{
    f->k = tesla_access_bytes((enum tesla_type)insn->mem.access);
    if (f->k != 4 || insn->src[0].reg >= model->regs) return TESLA_FAST_NONE;
    if (insn->op == TESLA_OP_RED) f->dst = TESLA_FAST_NOWHERE;
    else if (insn->dst.kind != TESLA_KIND_GPR && insn->dst.kind != TESLA_KIND_BUCKET)
        return TESLA_FAST_NONE;
    for (unsigned i = 0; i < insn->nsrc; i++)
        if (insn->src[i].kind != TESLA_KIND_GPR) return TESLA_FAST_NONE;
    return TESLA_FAST_ATOM;
}

static unsigned kind_of_shared_store(const struct tesla_model *model, struct tesla_fast_insn *f,
                                     const struct tesla_insn *insn)
{
    f->k = insn->mem.offset;
    return insn->mem.access == TESLA_B32 && insn->mem.indirect &&
                   insn->src[0].kind == TESLA_KIND_GPR && insn->src[0].reg < model->regs
               ? TESLA_FAST_ST_S
               : TESLA_FAST_OTHER;
}

static unsigned kind_of(const struct tesla_model *model, struct tesla_fast_insn *f,
                        const struct tesla_insn *insn)
{
    switch (insn->op) {
    case TESLA_OP_MOV: f->lanes = insn->lanemask * 0x11111111u; return TESLA_FAST_MOV;
    case TESLA_OP_LD_C:
    case TESLA_OP_LD_S: source(model, &insn->mem, &f->src[0]); return TESLA_FAST_MOV;
    case TESLA_OP_IADD: return kind_of_add(f, insn);
    case TESLA_OP_IMUL16:
    case TESLA_OP_IMUL24: return kind_of_mul(f, insn);
    case TESLA_OP_IMAD: return kind_of_mad(f, insn);
    case TESLA_OP_ISAD:
    case TESLA_OP_ISET:
    case TESLA_OP_IMAX:
    case TESLA_OP_IMIN: return kind_of_compare(f, insn);
    case TESLA_OP_SHL:
    case TESLA_OP_SHR: return kind_of_shift(f, insn);
    case TESLA_OP_LOGIC: return kind_of_logic(f, insn);
    case TESLA_OP_FADD:
    case TESLA_OP_FMUL:
    case TESLA_OP_FMAD:
    case TESLA_OP_FSET:
    case TESLA_OP_FMIN:
    case TESLA_OP_FMAX: return kind_of_float(f, insn);
    case TESLA_OP_DADD:
    case TESLA_OP_DMUL:
    case TESLA_OP_DFMA:
    case TESLA_OP_DMIN:
    case TESLA_OP_DMAX: return kind_of_double(f, insn);
    case TESLA_OP_SHL_TO_A:
        f->k = insn->src[1].imm & 15;
        return insn->adst >= 1 && insn->adst <= 4 ? TESLA_FAST_SHL_TO_A : TESLA_FAST_OTHER;
    case TESLA_OP_ST_S: return kind_of_shared_store(model, f, insn);
    case TESLA_OP_LD_G:
    case TESLA_OP_ST_G: return kind_of_global(model, f, insn);
    case TESLA_OP_RED:
    case TESLA_OP_ATOM: return kind_of_atomic(model, f, insn);
    case TESLA_OP_BRA: return TESLA_FAST_BRA;
    case TESLA_OP_RET:
    case TESLA_OP_BRK: return TESLA_FAST_LEAVE;
    case TESLA_OP_CALL:
    case TESLA_OP_PREBRK:
    case TESLA_OP_JOINAT:
    case TESLA_OP_PRERET:
    case TESLA_OP_BAR: return TESLA_FAST_FLOW;
    default: return tesla_is_work(insn->op) ? TESLA_FAST_OTHER : TESLA_FAST_NONE;
    }
}

static void prepare(const struct tesla_model *model, const struct tesla_insn *insn,
                    struct tesla_fast_insn *f)
{
    const struct tesla_operand *dst = &insn->dst;

    *f = (struct tesla_fast_insn){.lanes = UINT32_MAX, .flags = insn->cwrite};
    for (unsigned nibble = 0; nibble < 16; nibble++) {
        if (!insn->predicated || tesla_predicate_holds(insn->pred, nibble)) f->holds[nibble] = 0xff;
        else f->predicated = true;
    }
    f->csrc = insn->csrc & 3;
    f->after = insn->exit || insn->join;
    f->bytes = (uint8_t)(4 * insn->nwords);
    f->dst =
        dst->reg < model->regs && dst->kind != TESLA_KIND_BUCKET ? dst->reg : TESLA_FAST_NOWHERE;
    for (unsigned i = 0; i < 3; i++) {
        if (i < insn->nsrc) source(model, &insn->src[i], &f->src[i]);
        else f->src[i] = nothing;
    }
    if (insn->trap) return;
    f->kind = (uint8_t)kind_of(model, f, insn);
    bool access = f->kind == TESLA_FAST_LD_G || f->kind == TESLA_FAST_ST_G;
    if (access && model->type != TESLA_COMPUTE) /* not all lanes are visible */
        f->kind = TESLA_FAST_NONE;

    bool whole = dst->kind != TESLA_KIND_HALF && dst->kind != TESLA_KIND_OUT;
    if (!whole && f->kind != TESLA_FAST_NONE) /* loops write whole registers */
        f->kind = tesla_is_work(insn->op) ? TESLA_FAST_OTHER : TESLA_FAST_NONE;
    f->simple = f->kind > TESLA_FAST_NONE && f->kind < TESLA_FAST_LD_G && !f->after &&
                (!insn->postinc || f->kind == TESLA_FAST_OTHER);
}

void tesla_fast_prepare(struct tesla_model *model)
{
    for (uint32_t i = 0; i < model->insns; i++) prepare(model, &model->insn[i], &model->fast[i]);
}
