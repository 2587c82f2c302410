/* Binary32 arithmetic, ISA sheet 3.10 and 4.2 to 4.5b. Values are bits in uint32_t. Each loop runs
 * over all 32 lanes, executing or not: nothing here has an effect before the write. */
#include "../common/f32.h"
#include "exec.h"

const uint32_t *tesla_read_f32(const struct tesla_exec *x, const struct tesla_operand *operand,
                               uint32_t *buffer)
{
    const uint32_t *value = tesla_read(x, operand, buffer);
    if (!operand->abs && !operand->neg) return value;
    uint32_t keep = operand->abs ? 0x7fffffff : 0xffffffff;
    uint32_t flip = operand->neg ? 0x80000000 : 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        buffer[lane] = (value[lane] & keep) ^ flip;
    return buffer;
}

uint32_t tesla_flags_f32(uint32_t x)
{
    if (common_f32_is_nan(x)) return 3;
    if (common_f32_flush(x) << 1 == 0) return 1;
    return x >> 30 & 2;
}

uint32_t tesla_sat_f32(const struct tesla_insn *insn, uint32_t value)
{
    if (!insn->sat) return value;
    return insn->sat_nan && common_f32_is_nan(value) ? 0 : common_f32_sat(value);
}

static void tesla_saturate(const struct tesla_exec *x, uint32_t *r)
{
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = tesla_sat_f32(x->insn, r[lane]);
}

void tesla_finish_f32(const struct tesla_exec *x, const uint32_t *r)
{
    tesla_write(x, &x->insn->dst, r);
    if (!x->insn->cwrite) return;
    uint32_t flags[TESLA_WARP_LANES];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) flags[lane] = tesla_flags_f32(r[lane]);
    tesla_write_flags(x, flags);
}

/* The sources of an instruction, modifiers applied. */
struct tesla_f32_sources {
    uint32_t buffer[3][TESLA_WARP_LANES];
    const uint32_t *value[3];
};

static void tesla_read_sources(const struct tesla_exec *x, struct tesla_f32_sources *s)
{
    for (unsigned i = 0; i < x->insn->nsrc; i++)
        s->value[i] = tesla_read_f32(x, &x->insn->src[i], s->buffer[i]);
}

void tesla_exec_fadd(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES];
    bool rz = x->insn->round == TESLA_RZ;
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f32_add(s.value[0][lane], s.value[1][lane], rz);
    tesla_saturate(x, r);
    tesla_finish_f32(x, r);
}

void tesla_exec_fmul(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES];
    bool rz = x->insn->round == TESLA_RZ;
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f32_mul(s.value[0][lane], s.value[1][lane], rz);
    tesla_saturate(x, r);
    tesla_finish_f32(x, r);
}

/* neg of the product is neg of source 1 */
void tesla_exec_fmad(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f32_mad(s.value[0][lane], s.value[1][lane], s.value[2][lane]);
    tesla_saturate(x, r);
    tesla_finish_f32(x, r);
}

void tesla_exec_fmax(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f32_max(s.value[0][lane], s.value[1][lane]);
    tesla_finish_f32(x, r);
}

void tesla_exec_fmin(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f32_min(s.value[0][lane], s.value[1][lane]);
    tesla_finish_f32(x, r);
}

/* The bits of cond are numbered as the relations are. */
void tesla_exec_fset(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] =
            x->insn->cond & common_f32_compare(s.value[0][lane], s.value[1][lane]) ? 0xffffffff : 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) flags[lane] = r[lane] ? 2 : 1;
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

/* The result and its flags are bits: no NaN, no flush. */
void tesla_exec_fslct(struct tesla_exec *x)
{
    struct tesla_f32_sources s;
    uint32_t r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        unsigned relation = common_f32_compare(s.value[2][lane], 0);
        bool first = (relation & (COMMON_GREATER | COMMON_EQUAL)) != 0;
        r[lane] = s.value[first ? 0 : 1][lane];
        flags[lane] = r[lane] << 1 == 0 ? 1 : r[lane] >> 31 << 1;
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

/* b is the lane's own value; a that of another lane of its quad, executing or not: lane code 4 its
 * neighbour in x, 5 in y. Outside of fragment programs those two codes give +0. */
void tesla_exec_quadop(struct tesla_exec *x)
{
    enum { ADD, SUBR, SUB, MOV2, NEIGHBOUR = 4 };
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const uint32_t *from = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *own = tesla_read(x, &x->insn->src[1], buffer[1]);
    uint32_t code = x->insn->quad_lane;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        unsigned other =
            code >= NEIGHBOUR ? lane ^ (code == NEIGHBOUR ? 1u : 2u) : (lane & ~3u) + code;
        uint32_t a = from[other], b = own[lane];
        switch (x->insn->quad_op[lane & 3]) {
        case ADD: break;
        case SUBR: a ^= 0x80000000; break;
        case SUB: b ^= 0x80000000; break;
        case MOV2: a = 0; break;
        }
        bool forced = code >= NEIGHBOUR && x->model->type != TESLA_FRAGMENT;
        r[lane] = forced ? 0 : common_f32_add(a, b, false);
    }
    tesla_finish_f32(x, r);
}
