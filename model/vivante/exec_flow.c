/* Flow, address moves, and what looks at several lanes or at bytes: sheet 3.5, 4.7 to 4.9. */
#include <string.h>

#include "exec.h"
#include "number.h"

#define ACTION(name) void vivante_do_##name(struct vivante_work *w)

/* ---- conditions of all components */

static unsigned held(const struct vivante_work *w, unsigned lane)
{
    const struct vivante_insn *insn = &w->micro->insn;
    unsigned count = 0;
    for (unsigned k = 0; k < 4; k++)
        count += vivante_holds(insn->cond, insn->type, w->v[lane][0][k], w->v[lane][1][k]);
    return count;
}

ACTION(branch)
{
    VIVANTE_EACH_LANE(lane, w->lanes)
    if (held(w, lane) == 4) w->next[lane] = w->micro->insn.target;
}

ACTION(branch_any)
{
    VIVANTE_EACH_LANE(lane, w->lanes)
    if (held(w, lane) != 0) w->next[lane] = w->micro->insn.target;
}

ACTION(texkill)
{
    struct common_reg_write *write = NULL;

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        if (held(w, lane) == 0) continue;
        w->group->killed |= (uint8_t)(1u << lane);
        if (!w->step) continue;
        if (write == NULL) write = vivante_put_row(w->step, VIVANTE_FILE_KILLED, 0, 15);
        write->mask |= 1u << 4 * lane;
        write->data[4 * lane] = 1;
    }
}

/* ---- calls */

static void fault(struct vivante_work *w, unsigned lane)
{
    w->faulted |= (uint8_t)(1u << lane);
}

ACTION(call)
{
    struct vivante_group *g = w->group;
    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        if (held(w, lane) != 4) continue;
        if (g->calls[lane] == w->model->machine.calls) {
            fault(w, lane);
            continue;
        }
        g->call[lane][g->calls[lane]++] = (uint16_t)w->next[lane];
        w->next[lane] = w->micro->insn.target;
    }
}

ACTION(ret)
{
    struct vivante_group *g = w->group;
    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        if (g->calls[lane] == 0) w->next[lane] = w->model->launch.end;
        else w->next[lane] = g->call[lane][--g->calls[lane]];
    }
}

/* ---- loops */

/* A number of rounds, or a step. */
static uint32_t count_of(const struct vivante_work *w, uint32_t x)
{
    return vivante_is_float(w->micro->insn.type) ? vivante_to_int(x, true, 32, COMMON_RZ) : x;
}

/*   returns  the entry; NULL: there is no round, or no room */
static struct vivante_loop *push(struct vivante_work *w, unsigned lane)
{
    struct vivante_group *g = w->group;
    uint32_t rounds = count_of(w, w->v[lane][0][0]);

    if ((int32_t)rounds <= 0) {
        w->next[lane] = w->micro->insn.target;
        return NULL;
    }
    if (g->loops[lane] == w->model->machine.loops) {
        fault(w, lane);
        return NULL;
    }
    struct vivante_loop *loop = &g->loop[lane][g->loops[lane]++];
    *loop = (struct vivante_loop){.start = w->next[lane], .left = rounds};
    return loop;
}

ACTION(rep)
{
    VIVANTE_EACH_LANE(lane, w->lanes) push(w, lane);
}

static void write_aw(struct vivante_work *w, unsigned lane, uint32_t value)
{
    uint32_t r[4] = {0, 0, 0, value};
    vivante_write_a0(w, lane, 8, r);
}

ACTION(loop)
{
    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        struct vivante_loop *loop = push(w, lane);
        if (loop == NULL) continue;
        loop->is_loop = true;
        loop->step = count_of(w, w->v[lane][0][2]);
        write_aw(w, lane, count_of(w, w->v[lane][0][1]));
    }
}

/* The end of a round.
 *   returns  false: there is no such loop */
static bool end_round(struct vivante_work *w, unsigned lane, bool is_loop)
{
    struct vivante_group *g = w->group;
    struct vivante_loop *top = g->loops[lane] ? &g->loop[lane][g->loops[lane] - 1] : NULL;

    if (top == NULL || top->is_loop != is_loop) {
        fault(w, lane);
        return false;
    }
    if (is_loop) write_aw(w, lane, g->a0[lane][3] + top->step);
    if (--top->left > 0) w->next[lane] = top->start;
    else g->loops[lane]--;
    return true;
}

ACTION(endrep)
{
    VIVANTE_EACH_LANE(lane, w->lanes) end_round(w, lane, false);
}

ACTION(endloop)
{
    VIVANTE_EACH_LANE(lane, w->lanes) end_round(w, lane, true);
}

/* ---- addresses, sheet 4.7 */

/*   integer  the operand is one; else it is rounded */
static void move_address(struct vivante_work *w, bool integer, enum common_round round)
{
    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t *v = w->v[lane][2];
        for (unsigned k = 0; k < 4 && !integer; k++) v[k] = vivante_to_int(v[k], true, 32, round);
        vivante_write_a0(w, lane, w->micro->insn.comps, v);
    }
}

ACTION(movar)
{
    move_address(w, !vivante_is_float(w->micro->insn.type), COMMON_RN);
}

ACTION(movaf)
{
    move_address(w, false, COMMON_RM);
}

ACTION(movai)
{
    move_address(w, true, COMMON_RN);
}

/* ---- derivatives, sheet 4.8 */

/*   across  1: along x, 2: along y */
static void derive(struct vivante_work *w, unsigned across)
{
    const struct vivante_micro *m = w->micro;
    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t r[4] = {0};
        const uint32_t *a = w->v[lane & ~across & 3][0], *c = w->v[(lane | across) & 3][2];
        for (unsigned k = 0; k < 4 && w->model->machine.lanes == VIVANTE_LANES; k++) {
            r[k] = vivante_add(c[k], a[k] ^ VIVANTE_SIGN, (enum common_round)m->round);
            if (m->sat) r[k] = vivante_sat(r[k]);
        }
        vivante_write(w, lane, r);
    }
}

ACTION(dsx)
{
    derive(w, 1);
}

ACTION(dsy)
{
    derive(w, 2);
}

/* ---- bytes, sheet 4.9 */

static uint32_t byte_of(const uint32_t *v, unsigned i)
{
    return v[i / 4] >> 8 * (i % 4) & 0xff;
}

ACTION(swizzle)
{
    const unsigned type = w->micro->insn.type;
    bool halves = type == VIVANTE_S16 || type == VIVANTE_U16 || type == VIVANTE_F16;

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t r[4] = {0};
        const uint32_t *a = w->v[lane][0], *b = w->v[lane][1];
        uint64_t pattern = (uint64_t)b[1] << 32 | b[0];
        for (unsigned j = 0; j < 16; j++) {
            unsigned from =
                halves ? (pattern >> 4 * (j / 2) & 7) * 2 + j % 2 : pattern >> 4 * j & 15;
            r[j / 4] |= byte_of(a, from) << 8 * (j % 4);
        }
        vivante_write_bytes(w, lane, r, w->v[lane][2][0] & 0xffff);
    }
}
