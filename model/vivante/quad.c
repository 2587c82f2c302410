/* The commonest instructions for the four threads of a group, without events: operands, operation
 * and results of each thread stay in one vector of the host, which has AVX2. It computes the same
 * as perform() of exec.c; where four.h calls a number rare it says so and perform() does it. */
#include "four.h"
#include "number.h"

#include "exec.h"

#ifdef COMMON_X86
#pragma GCC target("avx2,fma,bmi,bmi2,popcnt")

typedef common_u32x4 four;

/* Everything of one instruction that is the same for its lanes. */
struct quad {
    const struct vivante_work *w;
    const struct vivante_micro *m;
    const uint32_t
        *first[3]; /* rows of operands: lane L is 4 * L * step after it; NULL: by its index */
    unsigned step[3];
};

COMMON_ALWAYS void find(struct quad *q, unsigned slot)
{
    const struct vivante_operand *o = &q->m->src[slot];

    q->step[slot] = 0;
    q->first[slot] = NULL;
    if (o->from == VIVANTE_FROM_VALUE) {
        q->first[slot] = o->quad.value;
    } else if (o->index == 0) {
        q->first[slot] = vivante_register_of(q->w, o, 0);
        if (o->from == VIVANTE_FROM_INTERNAL ||
            (o->from == VIVANTE_FROM_TEMP && o->reg < q->w->model->machine.temps))
            q->step[slot] = 1;
    }
}

COMMON_ALWAYS four operand(const struct quad *q, unsigned slot, unsigned lane)
{
    const struct vivante_operand *o = &q->m->src[slot];
    const uint32_t *row = q->first[slot] ? q->first[slot] + 4 * lane * q->step[slot]
                                         : vivante_register_of(q->w, o, lane);
    four x = __builtin_shuffle(common_four_load(row), common_four_load(o->quad.swizzle));
    return (x & o->quad.keep) ^ o->quad.flip;
}

COMMON_ALWAYS four saturated(four x)
{
    common_i32x4 s = (common_i32x4)x;
    four positive = (four)(s >= COMMON_FOUR_LEAST) & (four)(s <= (int32_t)VIVANTE_INF);
    four one = common_u32x4_all(VIVANTE_ONE);
    return positive & common_u32x4_pick((four)(s < (int32_t)VIVANTE_ONE), x, one);
}

/* Components in which the condition holds. */
COMMON_ALWAYS four holds(const struct vivante_micro *m, four a, four b)
{
    four less, equal, greater;

    b &= m->mask.binary;
    if (m->insn.type == VIVANTE_F32) {
        common_f32x4 x = (common_f32x4)common_four_flush(a), y = (common_f32x4)common_four_flush(b);
        less = (four)(x < y);
        equal = (four)(x == y);
        greater = (four)(x > y);
    } else {
        uint32_t bias = m->insn.type == VIVANTE_U32 ? VIVANTE_SIGN : 0;
        common_i32x4 x = (common_i32x4)(a ^ bias), y = (common_i32x4)(b ^ bias);
        less = (four)(x < y);
        equal = (four)(x == y);
        greater = (four)(x > y);
    }
    return ((less & m->mask.less) | (equal & m->mask.equal) | (greater & m->mask.greater)) ^
           m->mask.invert;
}

/* Sheet 3.3, note 1. */
COMMON_ALWAYS four selected(const struct vivante_micro *m, four a, four b, four c)
{
    if (m->mask.binary) return common_u32x4_pick(holds(m, b, a), c, b);
    return common_u32x4_pick(holds(m, a, a), b, c);
}

COMMON_ALWAYS four set(const struct vivante_micro *m, four a, four b)
{
    return holds(m, a, b) & (m->insn.type == VIVANTE_F32 ? VIVANTE_ONE : 1);
}

/* a, b, c: operands; one function with both ways to round, of which the compiler makes two
 * loops. */
#define EACH_LANE(expression)                                                                      \
    VIVANTE_EACH_LANE(lane, w->lanes)                                                              \
    {                                                                                              \
        const four a = slots & 1 ? operand(&q, 0, lane) : zero;                                    \
        const four b = slots & 2 ? operand(&q, 1, lane) : zero;                                    \
        const four c = slots & 4 ? operand(&q, 2, lane) : zero;                                    \
        (void)a, (void)b, (void)c;                                                                 \
        r[lane] = (expression);                                                                    \
    }
#define QUAD(name, used, expression)                                                               \
    static bool quad_##name(struct vivante_work *w)                                                \
    {                                                                                              \
        const struct vivante_micro *m = w->micro;                                                  \
        const four zero = {0};                                                                     \
        const unsigned slots = (used);                                                             \
        struct quad q = {.w = w, .m = m};                                                          \
        four rare = {0}, r[VIVANTE_LANES];                                                         \
        for (unsigned slot = 0; slot < 3; slot++)                                                  \
            if (slots >> slot & 1) find(&q, slot);                                                 \
        if (m->round == COMMON_RN) {                                                               \
            const bool nearest = true;                                                             \
            (void)nearest;                                                                         \
            EACH_LANE(expression)                                                                  \
        } else {                                                                                   \
            const bool nearest = false;                                                            \
            (void)nearest;                                                                         \
            EACH_LANE(expression)                                                                  \
        }                                                                                          \
        if (__builtin_expect(common_u32x4_any(rare), 0)) return false;                             \
        put(w, r);                                                                                 \
        return true;                                                                               \
    }

COMMON_ALWAYS void put(const struct vivante_work *w, const four *r)
{
    const struct vivante_micro *m = w->micro;
    const four comps = common_four_load(m->mask.comps);
    uint32_t(*row)[4] = w->group->temp[m->insn.dst_reg];

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        four x = m->sat ? saturated(r[lane]) : r[lane];
        x = common_u32x4_pick(comps, x, common_four_load(row[lane]));
        memcpy(row[lane], &x, sizeof x);
    }
}

QUAD(add, 5, common_four_add(a, c, nearest, &rare))
QUAD(mul, 3, common_four_multiply(a, b, nearest, &rare))
QUAD(mad, 7, common_four_add(common_four_multiply(a, b, nearest, &rare), c, nearest, &rare))
QUAD(dp2, 3, four_dot(a, b, 2, nearest, &rare))
QUAD(dp3, 3, four_dot(a, b, 3, nearest, &rare))
QUAD(dp4, 3, four_dot(a, b, 4, nearest, &rare))
QUAD(mov, 4, c)
QUAD(select, 7, selected(m, a, b, c))
QUAD(set, 3, set(m, a, b))
QUAD(iadd, 5, a + c)
QUAD(imul, 3, a *b)
QUAD(imad, 7, a *b + c)
QUAD(and, 5, a &c)
QUAD(or, 5, a | c)
QUAD(xor, 5, a ^ c)
QUAD(lshift, 5, a << (c & 31))

/* A branch takes a lane whose components all hold. */
static bool quad_branch(struct vivante_work *w)
{
    struct quad q = {.w = w, .m = w->micro};

    find(&q, 0);
    find(&q, 1);
    VIVANTE_EACH_LANE(lane, w->lanes)
    if (!common_u32x4_any(~holds(q.m, operand(&q, 0, lane), operand(&q, 1, lane))))
        w->next[lane] = q.m->insn.target;
    return true;
}

/* ---- which instructions. */

static const struct {
    vivante_alu *plain;
    vivante_quad *quad;
} rows[] = {
    {vivante_do_add, quad_add},   {vivante_do_mul, quad_mul},
    {vivante_do_mad, quad_mad},   {vivante_do_dp2, quad_dp2},
    {vivante_do_dp3, quad_dp3},   {vivante_do_dp4, quad_dp4},
    {vivante_do_mov, quad_mov},   {vivante_do_select, quad_select},
    {vivante_do_set, quad_set},   {vivante_do_iadd, quad_iadd},
    {vivante_do_imul, quad_imul}, {vivante_do_imad, quad_imad},
    {vivante_do_and, quad_and},   {vivante_do_or, quad_or},
    {vivante_do_xor, quad_xor},   {vivante_do_lshift, quad_lshift},
};

/* Numbers of 32 bits, and signs of floats alone. */
static bool suits(const struct vivante_operand *o)
{
    return o->width == VIVANTE_WIDTH_ALL &&
           (o->modify == VIVANTE_MODIFY_NOT || o->modify == VIVANTE_MODIFY_FLOAT);
}

static bool type_of_32_bits(unsigned type)
{
    return type == VIVANTE_F32 || type == VIVANTE_S32 || type == VIVANTE_U32;
}

/* Relations alone: what looks at bits is left out. */
static bool set_condition(struct vivante_micro *micro)
{
    unsigned cond = micro->insn.cond;
    bool less =
        cond == VIVANTE_LT || cond == VIVANTE_LZ || cond == VIVANTE_LE || cond == VIVANTE_LEZ;
    bool greater =
        cond == VIVANTE_GT || cond == VIVANTE_GZ || cond == VIVANTE_GE || cond == VIVANTE_GEZ;
    bool unlike = cond == VIVANTE_NE || cond == VIVANTE_NZ;
    bool equal = unlike || cond == VIVANTE_EQ || cond == VIVANTE_NOT || cond == VIVANTE_GE ||
                 cond == VIVANTE_GEZ || cond == VIVANTE_LE || cond == VIVANTE_LEZ;

    micro->mask.less = less ? UINT32_MAX : 0;
    micro->mask.greater = greater ? UINT32_MAX : 0;
    micro->mask.equal = equal ? UINT32_MAX : 0;
    micro->mask.invert = unlike || cond == VIVANTE_TRUE ? UINT32_MAX : 0;
    micro->mask.binary = vivante_is_binary(cond) ? UINT32_MAX : 0;
    return cond == VIVANTE_TRUE || less || greater || equal;
}

static vivante_quad *choose(const struct vivante_model *model, const struct vivante_micro *micro)
{
    const struct vivante_insn *insn = &micro->insn;
    bool direct = insn->dst_use && (insn->dst_amode == 0 || insn->dst_amode > 4) &&
                  insn->dst_reg < model->machine.temps;

    if (micro->action == vivante_do_branch) return quad_branch;
    if (!direct || micro->width != VIVANTE_WIDTH_ALL) return NULL;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (vivante_vector_of(rows[i].plain) == micro->alu) return rows[i].quad;
    return NULL;
}

void vivante_quad_prepare(const struct vivante_model *model, struct vivante_micro *micro)
{
    const struct vivante_insn *insn = &micro->insn;
    bool good = COMMON_HAS_AVX2 && common_vector_usable() && type_of_32_bits(insn->type) &&
                !micro->all_lanes;

    for (unsigned slot = 0; slot < 3; slot++) {
        struct vivante_operand *o = &micro->src[slot];
        bool floats = o->modify == VIVANTE_MODIFY_FLOAT;
        if (micro->fetch >> slot & 1) good = good && suits(o);
        for (unsigned k = 0; k < 4; k++) {
            o->quad.value[k] = o->value;
            o->quad.swizzle[k] = o->swiz[k];
        }
        o->quad.keep = floats && o->abs ? ~VIVANTE_SIGN : UINT32_MAX;
        o->quad.flip = floats && o->neg ? VIVANTE_SIGN : 0;
    }
    for (unsigned k = 0; k < 4; k++) micro->mask.comps[k] = insn->comps >> k & 1 ? UINT32_MAX : 0;
    if (vivante_uses_cond(insn->op)) good = good && set_condition(micro);
    if (good && !micro->reserved && !micro->bad_cond) micro->quad = choose(model, micro);
}

#else

void vivante_quad_prepare(const struct vivante_model *model, struct vivante_micro *micro)
{
    (void)model;
    micro->quad = NULL;
}

#endif
