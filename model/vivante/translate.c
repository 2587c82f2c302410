/* Decoded instructions to what execution wants: the level, aliases, the one-uniform rule and the
 * conversions of operands are worked in once, when a program is loaded. Sheet 2.3, 2.5, 3.1, 4.1,
 * 5.1. */
#include <string.h>

#include "exec.h"
#include "number.h"

/* Group of a source at this level: sheet 2.3. */
static unsigned group_of(const struct vivante_source *s, unsigned halti)
{
    switch (s->group) {
    case VIVANTE_TEMP_FULL: return VIVANTE_TEMP;
    case 5: return VIVANTE_INTERNAL;
    case 6: return VIVANTE_UNIFORM_0;
    case VIVANTE_IMMEDIATE: return halti >= 2 ? VIVANTE_IMMEDIATE : VIVANTE_UNIFORM_1;
    default: return s->group;
    }
}

static bool is_uniform(const struct vivante_source *s, unsigned halti)
{
    unsigned group = group_of(s, halti);
    return s->use && (group == VIVANTE_UNIFORM_0 || group == VIVANTE_UNIFORM_1);
}

static unsigned index_of(unsigned amode)
{
    return amode <= 4 ? amode : 0;
}

/* ---- conversion of operands, sheet 4.1 steps 5 and 6. */

static unsigned integer_width(unsigned type)
{
    switch (type) {
    case VIVANTE_S8: return VIVANTE_WIDTH_S8;
    case VIVANTE_S16: return VIVANTE_WIDTH_S16;
    case VIVANTE_U8: return VIVANTE_WIDTH_U8;
    case VIVANTE_U16: return VIVANTE_WIDTH_U16;
    default: return VIVANTE_WIDTH_ALL;
    }
}

static unsigned operand_width(unsigned kind, unsigned type)
{
    if (kind == VIVANTE_KIND_T && type == VIVANTE_F16) return VIVANTE_WIDTH_HALF;
    bool narrows = kind == VIVANTE_KIND_T || kind == VIVANTE_KIND_I;
    return narrows ? integer_width(type) : VIVANTE_WIDTH_ALL;
}

/* CONV's own function modifies after its conversion. */
static unsigned modify_of(unsigned kind, unsigned type)
{
    if (kind == VIVANTE_KIND_CONVERSION) return VIVANTE_MODIFY_NOT;
    if (kind == VIVANTE_KIND_F) return VIVANTE_MODIFY_FLOAT;
    if (kind != VIVANTE_KIND_I && vivante_is_float(type)) return VIVANTE_MODIFY_FLOAT;
    return vivante_is_signed(type) ? VIVANTE_MODIFY_SIGNED : VIVANTE_MODIFY_UNSIGNED;
}

static uint32_t narrowed(uint32_t x, unsigned width)
{
    switch ((enum vivante_width)width) {
    case VIVANTE_WIDTH_ALL: break;
    case VIVANTE_WIDTH_S8: return (uint32_t)(int8_t)x;
    case VIVANTE_WIDTH_S16: return (uint32_t)(int16_t)x;
    case VIVANTE_WIDTH_U8: return (uint8_t)x;
    case VIVANTE_WIDTH_U16: return (uint16_t)x;
    case VIVANTE_WIDTH_HALF: return vivante_from_half(x);
    }
    return x;
}

/* Sheet 2.5: of all conversions only that of halves, and on kind i the narrowing. */
static uint32_t immediate_of(const struct vivante_source *s, unsigned kind, unsigned type)
{
    unsigned form = vivante_immediate_kind(s);
    uint32_t value = vivante_immediate(vivante_imm20(s), form);
    if (kind == VIVANTE_KIND_I) return narrowed(value, integer_width(type));
    bool half = kind == VIVANTE_KIND_T && type == VIVANTE_F16 && form == VIVANTE_IMM_16;
    return half ? vivante_from_half(value) : value;
}

/* ---- an operand. */

/*   from  where register, group and index are taken from: another slot's, by the one-uniform rule
 * */
static void set_register(struct vivante_operand *o, const struct vivante_source *from,
                         unsigned group)
{
    o->reg = from->reg;
    o->index = (uint8_t)index_of(from->amode);
    o->offset = group == VIVANTE_UNIFORM_1 ? 128 : 0;
    if (group == VIVANTE_TEMP) o->from = VIVANTE_FROM_TEMP;
    else if (group == VIVANTE_INTERNAL) o->from = VIVANTE_FROM_INTERNAL;
    else o->from = VIVANTE_FROM_UNIFORM;
}

static void set_operand(struct vivante_micro *micro, unsigned slot, unsigned kind,
                        const struct vivante_source *uniform)
{
    const struct vivante_source *s = &micro->insn.src[slot];
    struct vivante_operand *o = &micro->src[slot];
    unsigned type = micro->insn.type, group = group_of(s, micro->halti);

    o->use = s->use;
    if (!s->use) return;
    if (group == VIVANTE_IMMEDIATE) {
        o->value = immediate_of(s, kind, type);
        return;
    }
    if (uniform != NULL && is_uniform(s, micro->halti)) s = uniform;
    set_register(o, s, group_of(s, micro->halti));
    s = &micro->insn.src[slot];
    for (unsigned k = 0; k < 4; k++) o->swiz[k] = s->swiz >> 2 * k & 3;
    o->neg = s->neg;
    o->abs = s->abs;
    o->width = (uint8_t)operand_width(kind, type);
    o->modify = (uint8_t)(s->neg || s->abs ? modify_of(kind, type) : VIVANTE_MODIFY_NOT);
}

/* Component x for all: what is computed once is the same in each component. */
static void broadcast(struct vivante_micro *micro)
{
    for (unsigned slot = 0; slot < 3; slot++)
        for (unsigned k = 1; k < 4; k++) micro->src[slot].swiz[k] = micro->src[slot].swiz[0];
}

static bool is_straight(const struct vivante_operand *o)
{
    bool places = true;
    for (unsigned k = 0; k < 4; k++) places = places && o->swiz[k] == k;
    return places && o->width == VIVANTE_WIDTH_ALL && o->modify == VIVANTE_MODIFY_NOT;
}

static bool is_scalar(const struct vivante_micro *micro, const struct vivante_trait *trait)
{
    bool narrow = micro->halti < 2;
    switch (trait->shape) {
    case VIVANTE_SHAPE_SCALAR: return true;
    case VIVANTE_SHAPE_GATED: return narrow;
    case VIVANTE_SHAPE_ADDS: return narrow && !vivante_is_float(micro->insn.type);
    default: return false;
    }
}

/* Slots of SWIZZLE's pattern and mask take no modifiers, sheet 4.9. */
static void drop_modifiers(struct vivante_micro *micro)
{
    if (micro->insn.op != VIVANTE_OP_SWIZZLE) return;
    micro->src[1].modify = micro->src[2].modify = VIVANTE_MODIFY_NOT;
}

static unsigned result_width(const struct vivante_insn *insn, const struct vivante_trait *trait)
{
    if (!trait->narrow) return VIVANTE_WIDTH_ALL;
    if (insn->type == VIVANTE_F16 && trait->kind == VIVANTE_KIND_T) return VIVANTE_WIDTH_HALF;
    return integer_width(insn->type);
}

/* Sheet 3.1: on kind t for float types only. */
static bool saturates(const struct vivante_insn *insn, const struct vivante_trait *trait)
{
    bool floats = trait->kind != VIVANTE_KIND_T || vivante_is_float(insn->type);
    bool half = insn->op == VIVANTE_OP_CONV && insn->type == VIVANTE_F16; /* does it itself */
    return insn->sat && trait->sat && floats && !half;
}

/* Integer forms of operations that go by TYPE. */
static vivante_alu *integer_form(unsigned op)
{
    switch (op) {
    case VIVANTE_OP_ADD: return vivante_do_iadd;
    case VIVANTE_OP_MAD: return vivante_do_imad;
    case VIVANTE_OP_MUL: return vivante_do_imul;
    case VIVANTE_OP_SIGN: return vivante_do_isign;
    default: return NULL;
    }
}

static void set_operation(struct vivante_micro *micro)
{
    unsigned op = micro->insn.op;

    micro->reserved = vivante_is_reserved(&micro->insn);
    micro->stacks = op == VIVANTE_OP_CALL || op == VIVANTE_OP_REP || op == VIVANTE_OP_ENDREP ||
                    op == VIVANTE_OP_LOOP || op == VIVANTE_OP_ENDLOOP;
    micro->bad_cond = vivante_uses_cond(op) && vivante_cond_reserved(micro->insn.cond);
    if (micro->reserved) return;
    micro->alu = vivante_alu_of(op);
    micro->action = vivante_action_of(op);
    if (integer_form(op) != NULL && !vivante_is_float(micro->insn.type))
        micro->alu = integer_form(op);
    micro->alu = vivante_vector_of(micro->alu);
}

void vivante_translate(struct vivante_model *model, const uint32_t *word,
                       struct vivante_micro *micro)
{
    const struct vivante_source *uniform = NULL;

    memset(micro, 0, sizeof *micro);
    vivante_decode(word, &micro->insn);
    const struct vivante_insn *insn = &micro->insn;
    const struct vivante_trait *trait = &vivante_traits[insn->op];
    micro->halti = (uint8_t)model->halti;
    for (unsigned slot = 0; slot < 3 && model->halti < 5; slot++)
        if (is_uniform(&insn->src[slot], model->halti)) uniform = &insn->src[slot];
    for (unsigned slot = 0; slot < 3; slot++) set_operand(micro, slot, trait->kind, uniform);
    if (is_scalar(micro, trait)) broadcast(micro);
    drop_modifiers(micro);
    for (unsigned slot = 0; slot < 3; slot++)
        micro->src[slot].straight = is_straight(&micro->src[slot]);
    micro->all_lanes =
        insn->form == VIVANTE_TEX || insn->op == VIVANTE_OP_DSX || insn->op == VIVANTE_OP_DSY;
    micro->fetch = insn->form == VIVANTE_TEX ? 7 : trait->reads;
    bool rtne = insn->rmode == VIVANTE_RMODE_RTNE ||
                (insn->rmode != VIVANTE_RMODE_RTZ && model->launch.rtne);
    micro->round = rtne ? COMMON_RN : COMMON_RZ;
    micro->fast = vivante_is_fast(model->program) && insn->rmode == VIVANTE_RMODE_RTZ;
    micro->sat = saturates(insn, trait);
    micro->width = (uint8_t)result_width(insn, trait);
    set_operation(micro);
    vivante_quad_prepare(model, micro);
}
