/* The issue step: which lanes execute, their operands, their results. Sheet 1.5, 3.4, 4.1. */
#include "exec.h"

#include <assert.h>
#include <string.h>

#include "number.h"

/* ---- operands */

static const uint32_t nothing[4];

const uint32_t *vivante_register_of(const struct vivante_work *w, const struct vivante_operand *o,
                                    unsigned lane)
{
    const struct vivante_group *group = w->group;
    uint32_t number = o->reg;

    if (o->from == VIVANTE_FROM_INTERNAL) return group->i0[lane];
    if (o->index != 0) number += group->a0[lane][o->index - 1];
    number += o->offset;
    if (o->from == VIVANTE_FROM_TEMP)
        return number < w->model->machine.temps ? group->temp[number][lane] : nothing;
    return number < w->model->machine.uniforms ? w->model->uniform + 4 * (size_t)number : nothing;
}

static void convert(uint32_t *v, unsigned width)
{
    for (unsigned k = 0; k < 4; k++) {
        switch ((enum vivante_width)width) {
        case VIVANTE_WIDTH_ALL: break;
        case VIVANTE_WIDTH_S8: v[k] = (uint32_t)(int8_t)v[k]; break;
        case VIVANTE_WIDTH_S16: v[k] = (uint32_t)(int16_t)v[k]; break;
        case VIVANTE_WIDTH_U8: v[k] = (uint8_t)v[k]; break;
        case VIVANTE_WIDTH_U16: v[k] = (uint16_t)v[k]; break;
        case VIVANTE_WIDTH_HALF: v[k] = vivante_from_half(v[k]); break;
        }
    }
}

/* abs, then neg: sheet 4.1 step 6. */
static void modify(const struct vivante_operand *o, uint32_t *v)
{
    for (unsigned k = 0; k < 4; k++) {
        if (o->modify == VIVANTE_MODIFY_FLOAT) {
            if (o->abs) v[k] &= ~VIVANTE_SIGN;
            if (o->neg) v[k] ^= VIVANTE_SIGN;
            continue;
        }
        if (o->abs && o->modify == VIVANTE_MODIFY_SIGNED && v[k] >> 31) v[k] = 0 - v[k];
        if (o->neg) v[k] = 0 - v[k];
    }
}

/* A row as the operand shows it. */
static inline void show(const struct vivante_operand *o, const uint32_t *row, uint32_t *v)
{
    if (o->straight) {
        memcpy(v, row, 4 * sizeof *v);
        return;
    }
    for (unsigned k = 0; k < 4; k++) v[k] = row[o->swiz[k]];
    if (o->width != VIVANTE_WIDTH_ALL) convert(v, o->width);
    if (o->modify != VIVANTE_MODIFY_NOT) modify(o, v);
}

/* One for all lanes: an immediate, or a uniform without an index. */
static void fetch_same(struct vivante_work *w, const struct vivante_operand *o, unsigned slot,
                       uint8_t lanes)
{
    uint32_t v[4] = {o->value, o->value, o->value, o->value};
    if (o->from != VIVANTE_FROM_VALUE) show(o, vivante_register_of(w, o, 0), v);
    VIVANTE_EACH_LANE(lane, lanes) memcpy(w->v[lane][slot], v, sizeof v);
}

static inline void fetch(struct vivante_work *w, const struct vivante_operand *o, unsigned slot,
                         uint8_t lanes)
{
    bool direct = o->from == VIVANTE_FROM_TEMP && o->index == 0;

    if (o->from == VIVANTE_FROM_VALUE || (o->from == VIVANTE_FROM_UNIFORM && o->index == 0)) {
        fetch_same(w, o, slot, lanes);
    } else if (direct && o->reg < w->model->machine.temps) {
        VIVANTE_EACH_LANE(lane, lanes)
        show(o, w->group->temp[o->reg][lane], w->v[lane][slot]);
    } else {
        VIVANTE_EACH_LANE(lane, lanes) show(o, vivante_register_of(w, o, lane), w->v[lane][slot]);
    }
}

static void fetch_all(struct vivante_work *w)
{
    const struct vivante_micro *m = w->micro;
    uint8_t every = (uint8_t)((1u << w->model->machine.lanes) - 1);

    for (unsigned slot = 0; slot < 3; slot++) {
        if (m->fetch >> slot & 1) fetch(w, &m->src[slot], slot, m->all_lanes ? every : w->lanes);
    }
}

/* ---- results */

static uint32_t *row_of(const struct vivante_work *w, unsigned lane, uint32_t *number)
{
    const struct vivante_insn *insn = &w->micro->insn;

    *number = insn->dst_reg;
    if (insn->dst_amode >= 1 && insn->dst_amode <= 4)
        *number += w->group->a0[lane][insn->dst_amode - 1];
    return *number < w->model->machine.temps ? w->group->temp[*number][lane] : NULL;
}

/* The write of this row and these bytes, if the step has it already: lanes share one. */
static struct common_reg_write *write_of(struct common_step *step, uint32_t file, uint32_t index,
                                         uint32_t be)
{
    for (uint32_t i = 0; i < step->regs; i++) {
        struct common_reg_write *write = &step->reg[i];
        if (write->file == file && write->index == index && write->be == be) return write;
    }
    return vivante_put_row(step, file, index, be);
}

static void report(struct common_step *step, uint32_t file, uint32_t index, uint32_t be,
                   unsigned event_lane, uint32_t data)
{
    struct common_reg_write *write = write_of(step, file, index, be);
    write->mask |= 1u << event_lane;
    write->data[event_lane] = data;
}

void vivante_write_bytes(struct vivante_work *w, unsigned lane, const uint32_t *r, uint32_t bytes)
{
    uint32_t number;
    if (!w->micro->insn.dst_use) return;
    uint32_t *row = row_of(w, lane, &number);
    if (row == NULL) return;
    for (unsigned k = 0; k < 4; k++) {
        uint32_t be = bytes >> 4 * k & 15, mask = 0;
        if (!(w->micro->insn.comps >> k & 1) || be == 0) continue;
        for (unsigned i = 0; i < 4; i++)
            if (be >> i & 1) mask |= UINT32_C(0xff) << 8 * i;
        row[k] = (row[k] & ~mask) | (r[k] & mask);
        if (w->step) report(w->step, VIVANTE_FILE_TEMP, number, be, 4 * lane + k, r[k] & mask);
    }
}

void vivante_write(struct vivante_work *w, unsigned lane, const uint32_t *r)
{
    uint32_t number;
    unsigned comps = w->micro->insn.comps;
    if (!w->micro->insn.dst_use) return;
    uint32_t *row = row_of(w, lane, &number);
    if (row == NULL) return;
    for (unsigned k = 0; k < 4; k++)
        if (comps >> k & 1) row[k] = r[k];
    if (!w->step || comps == 0) return;
    struct common_reg_write *write = write_of(w->step, VIVANTE_FILE_TEMP, number, 15);
    write->mask |= comps << 4 * lane;
    memcpy(write->data + 4 * lane, r, 4 * sizeof *r);
}

void vivante_write_a0(struct vivante_work *w, unsigned lane, unsigned comps, const uint32_t *r)
{
    for (unsigned k = 0; k < 4; k++) {
        if (!(comps >> k & 1)) continue;
        w->group->a0[lane][k] = r[k];
        if (w->step) report(w->step, VIVANTE_FILE_A0, 0, 15, 4 * lane + k, r[k]);
    }
}

/* SAT, then the narrow types: sheet 3.4. */
static void finish_result(const struct vivante_micro *m, uint32_t *r)
{
    for (unsigned k = 0; k < 4 && m->sat; k++) r[k] = vivante_sat(r[k]);
    if (m->width == VIVANTE_WIDTH_HALF)
        for (unsigned k = 0; k < 4; k++) r[k] = vivante_to_half(r[k], (enum common_round)m->round);
    else if (m->width != VIVANTE_WIDTH_ALL) convert(r, m->width);
}

static void compute(struct vivante_work *w)
{
    const struct vivante_micro *m = w->micro;
    uint32_t r[VIVANTE_LANES][4];

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        m->alu(m, (const uint32_t(*)[4])w->v[lane], r[lane]);
        if (m->sat || m->width != VIVANTE_WIDTH_ALL) finish_result(m, r[lane]);
    }
    bool whole = !w->step && m->insn.dst_use && m->insn.comps == 15 &&
                 (m->insn.dst_amode == 0 || m->insn.dst_amode > 4) &&
                 m->insn.dst_reg < w->model->machine.temps;
    if (whole) {
        VIVANTE_EACH_LANE(lane, w->lanes)
        memcpy(w->group->temp[m->insn.dst_reg][lane], r[lane], sizeof r[lane]);
    } else {
        VIVANTE_EACH_LANE(lane, w->lanes) vivante_write(w, lane, r[lane]);
    }
}

/* ---- the step */

/* The smallest PC of lanes that go on, and which have it. */
static uint32_t choose(const struct vivante_group *group, uint8_t *lanes)
{
    uint32_t pc = UINT32_MAX;
    uint64_t all, together = group->pc[0] * UINT64_C(0x0001000100010001);

    memcpy(&all, group->pc, sizeof all);
    if (all == together && group->finished == 0) { /* the usual case */
        *lanes = group->exist;
        return group->pc[0];
    }
    VIVANTE_EACH_LANE(lane, group->exist & ~group->finished)
    {
        if (group->pc[lane] < pc) {
            pc = group->pc[lane];
            *lanes = 0;
        }
        if (group->pc[lane] == pc) *lanes |= (uint8_t)(1u << lane);
    }
    return pc;
}

/* Sheet 1.5: a lane is finished outside of the program, and by a fault. */
static void advance(struct vivante_work *w)
{
    const struct vivante_launch *launch = &w->model->launch;

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        bool fault = w->faulted >> lane & 1;
        if (fault) w->next[lane] = launch->end;
        uint32_t next = w->next[lane];
        w->group->pc[lane] = (uint16_t)next;
        if (fault || next < launch->start || next >= launch->end)
            w->group->finished |= (uint8_t)(1u << lane);
    }
}

static void perform(struct vivante_work *w, uint32_t pc)
{
    const struct vivante_micro *m = w->micro;

    VIVANTE_EACH_LANE(lane, w->lanes) w->next[lane] = pc + 1;
    if (m->reserved || m->bad_cond) w->trap |= VIVANTE_TRAP_RSV;
    fetch_all(w);
    if (m->alu != NULL) compute(w);
    else if (m->action != NULL) m->action(w);
    if (w->failed) return;
    if (w->faulted) w->trap |= VIVANTE_TRAP_STK;
    advance(w);
}

static bool end_group(struct vivante_work *w)
{
    struct vivante_group *group = w->group;

    if (group->finished != group->exist) return false;
    vivante_deliver(w->model, group, w->step);
    group->busy = false;
    w->model->state->busy--;
    return true;
}

static void describe(const struct vivante_work *w, uint32_t warp, uint32_t pc, bool done)
{
    struct common_retire *retire = &w->step->retire;

    memset(retire, 0, sizeof *retire);
    retire->kind = COMMON_RETIRE;
    retire->warp = warp;
    retire->fields = COMMON_HAS_ALL;
    retire->pc = pc;
    retire->nwords = VIVANTE_WORDS;
    memcpy(retire->word, w->micro->insn.word, sizeof w->micro->insn.word);
    retire->active = w->lanes;
    retire->trap = w->trap;
    retire->done = done;
    VIVANTE_EACH_LANE(lane, w->lanes)
    retire->next_pc |= (uint64_t)(w->next[lane] & 0xffff) << 16 * lane;
}

int vivante_step(void *opaque, uint32_t warp, struct common_step *step, struct common_error *err)
{
    struct vivante_model *model = opaque;
    struct vivante_work work;

    if (warp >= model->machine.groups || !model->state->group[warp].busy)
        return common_fail(err, "group slot %u is idle", (unsigned)warp);
    step->regs = step->mems = 0;
    work.model = model;
    work.group = &model->state->group[warp];
    work.trap = 0;
    work.faulted = 0;
    work.step = step;
    work.err = err;
    work.failed = false;
    uint32_t pc = choose(work.group, &work.lanes);
    work.micro = &model->micro[pc];
    perform(&work, pc);
    if (work.failed) return -1;
    bool done = end_group(&work);
    describe(&work, warp, pc, done);
    return 0;
}

/* ---- without events */

/* Whether a stack may be at fault: step() reports it. */
static bool may_fault(const struct vivante_work *w)
{
    const struct vivante_group *g = w->group;
    unsigned op = w->micro->insn.op;

    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        const struct vivante_loop *top = g->loops[lane] ? &g->loop[lane][g->loops[lane] - 1] : NULL;
        if (op == VIVANTE_OP_CALL && g->calls[lane] == w->model->machine.calls) return true;
        if ((op == VIVANTE_OP_REP || op == VIVANTE_OP_LOOP) &&
            g->loops[lane] == w->model->machine.loops)
            return true;
        if ((op == VIVANTE_OP_ENDREP || op == VIVANTE_OP_ENDLOOP) &&
            (top == NULL || top->is_loop != (op == VIVANTE_OP_ENDLOOP)))
            return true;
    }
    return false;
}

/* What a caller must see: flags, and samplers that step() refuses. */
static bool stops(const struct vivante_work *w)
{
    const struct vivante_micro *m = w->micro;
    return m->reserved || m->bad_cond || (m->stacks && may_fault(w)) ||
           (m->insn.form == VIVANTE_TEX && w->model->launch.unsupported != 0);
}

/* Launches what can be launched, in the order of dispatch().
 *   returns  how many */
static uint32_t begin_all(struct vivante_model *model)
{
    struct common_retire event;
    uint32_t count = 0;

    while (vivante_dispatch(model, &event)) {
        vivante_begin(model, &model->state->group[event.warp]);
        count++;
    }
    return count;
}

static const uint8_t lanes_in[1 << VIVANTE_LANES] = {0, 1, 1, 2, 1, 2, 2, 3,
                                                     1, 2, 2, 3, 2, 3, 3, 4};

/* What perform() does, for four lanes at once.
 *   returns  false: it has to do it */
static bool quick(struct vivante_work *w, uint32_t pc)
{
    VIVANTE_EACH_LANE(lane, w->lanes) w->next[lane] = pc + 1;
    if (!w->micro->quad(w)) return false;
    advance(w);
    return true;
}

/* One instruction of each group in turn, as step() would do it.
 *   returns  false: it failed */
static bool round_of(struct vivante_model *model, struct common_run *run)
{
    struct common_error err;
    struct vivante_work work;

    work.model = model;
    work.step = NULL;
    work.err = &err;
    work.failed = false;
    for (uint32_t i = run->warp; i < model->machine.groups && run->instructions < run->limit; i++) {
        run->warp = (i + 1) % model->machine.groups;
        if (!model->state->group[i].busy) continue;
        work.group = &model->state->group[i];
        work.trap = 0;
        work.faulted = 0;
        uint32_t pc = choose(work.group, &work.lanes);
        work.micro = &model->micro[pc];
        if (stops(&work)) {
            run->warp = i;
            return false;
        }
        if (!work.micro->quad || !quick(&work, pc)) perform(&work, pc);
        run->instructions++;
        run->thread_instructions += lanes_in[work.lanes];
        end_group(&work);
    }
    return true;
}

uint64_t vivante_run(void *opaque, struct common_run *run)
{
    struct vivante_model *model = opaque;

    while (run->instructions < run->limit) {
        if (run->warp == 0) {
            if (vivante_finished(model)) return 0;
            run->launches += begin_all(model);
        }
        if (!round_of(model, run)) return 1;
    }
    return 1;
}

/* ---- the table of operations. */

#define A(name) vivante_do_##name
static vivante_alu *const alus[VIVANTE_OP_COUNT] = {
    [VIVANTE_OP_ADD] = A(add),
    [VIVANTE_OP_MAD] = A(mad),
    [VIVANTE_OP_MUL] = A(mul),
    [VIVANTE_OP_DST] = A(dst),
    [VIVANTE_OP_DP2] = A(dp2),
    [VIVANTE_OP_DP3] = A(dp3),
    [VIVANTE_OP_DP4] = A(dp4),
    [VIVANTE_OP_MOV] = A(mov),
    [VIVANTE_OP_RCP] = A(rcp),
    [VIVANTE_OP_RSQ] = A(rsq),
    [VIVANTE_OP_LITP] = A(litp),
    [VIVANTE_OP_SELECT] = A(select),
    [VIVANTE_OP_SET] = A(set),
    [VIVANTE_OP_EXP] = A(exp),
    [VIVANTE_OP_LOG] = A(log),
    [VIVANTE_OP_FRC] = A(frc),
    [VIVANTE_OP_SQRT] = A(sqrt),
    [VIVANTE_OP_SIN] = A(sin),
    [VIVANTE_OP_COS] = A(cos),
    [VIVANTE_OP_FLOOR] = A(floor),
    [VIVANTE_OP_CEIL] = A(ceil),
    [VIVANTE_OP_SIGN] = A(sign),
    [VIVANTE_OP_I2I] = A(i2i),
    [VIVANTE_OP_I2F] = A(i2f),
    [VIVANTE_OP_F2I] = A(f2i),
    [VIVANTE_OP_F2IRND] = A(f2irnd),
    [VIVANTE_OP_CMP] = A(cmp),
    [VIVANTE_OP_CLAMP0_MAX] = A(clamp0_max),
    [VIVANTE_OP_IADDSAT] = A(iaddsat),
    [VIVANTE_OP_IMULLO0] = A(imullo0),
    [VIVANTE_OP_IMULLOSAT0] = A(imullosat0),
    [VIVANTE_OP_IMULHI0] = A(imulhi0),
    [VIVANTE_OP_IDIV0] = A(idiv0),
    [VIVANTE_OP_IMOD0] = A(imod0),
    [VIVANTE_OP_IMADLO0] = A(imadlo0),
    [VIVANTE_OP_IMADLOSAT0] = A(imadlosat0),
    [VIVANTE_OP_IMADHI0] = A(imadhi0),
    [VIVANTE_OP_IMADHISAT0] = A(imadhisat0),
    [VIVANTE_OP_HALFADD] = A(halfadd),
    [VIVANTE_OP_HALFADDINC] = A(halfaddinc),
    [VIVANTE_OP_IABS] = A(iabs),
    [VIVANTE_OP_LEADZERO] = A(leadzero),
    [VIVANTE_OP_LSHIFT] = A(lshift),
    [VIVANTE_OP_RSHIFT] = A(rshift),
    [VIVANTE_OP_ROTATE] = A(rotate),
    [VIVANTE_OP_OR] = A(or),
    [VIVANTE_OP_AND] = A(and),
    [VIVANTE_OP_XOR] = A(xor),
    [VIVANTE_OP_NOT] = A(not ),
    [VIVANTE_OP_BIT_EXTRACT] = A(bit_extract),
    [VIVANTE_OP_POPCOUNT] = A(popcount),
    [VIVANTE_OP_DIV] = A(div),
    [VIVANTE_OP_BIT_REV] = A(bit_rev),
    [VIVANTE_OP_BYTE_REV] = A(byte_rev),
    [VIVANTE_OP_CONV] = A(conv),
    [VIVANTE_OP_NORM_DP2] = A(norm_dp2),
    [VIVANTE_OP_NORM_DP3] = A(norm_dp3),
    [VIVANTE_OP_NORM_DP4] = A(norm_dp4),
    [VIVANTE_OP_NORM_MUL] = A(norm_mul),
    [VIVANTE_OP_EXT] = A(ext),
};

static vivante_action *const actions[VIVANTE_OP_COUNT] = {
    [VIVANTE_OP_DSX] = A(dsx),
    [VIVANTE_OP_DSY] = A(dsy),
    [VIVANTE_OP_MOVAR] = A(movar),
    [VIVANTE_OP_MOVAF] = A(movaf),
    [VIVANTE_OP_MOVAI] = A(movai),
    [VIVANTE_OP_CALL] = A(call),
    [VIVANTE_OP_RET] = A(ret),
    [VIVANTE_OP_BRANCH] = A(branch),
    [VIVANTE_OP_BRANCH_ANY] = A(branch_any),
    [VIVANTE_OP_TEXKILL] = A(texkill),
    [VIVANTE_OP_REP] = A(rep),
    [VIVANTE_OP_ENDREP] = A(endrep),
    [VIVANTE_OP_LOOP] = A(loop),
    [VIVANTE_OP_ENDLOOP] = A(endloop),
    [VIVANTE_OP_SWIZZLE] = A(swizzle),
    [VIVANTE_OP_LOAD] = A(load),
    [VIVANTE_OP_STORE] = A(store),
    [VIVANTE_OP_IMG_LOAD] = A(img_load),
    [VIVANTE_OP_IMG_STORE] = A(img_store),
    [VIVANTE_OP_IMG_LOAD_3D] = A(img_load),
    [VIVANTE_OP_IMG_STORE_3D] = A(img_store),
    [VIVANTE_OP_ATOMIC_ADD] = A(atomic),
    [VIVANTE_OP_ATOMIC_XCHG] = A(atomic),
    [VIVANTE_OP_ATOMIC_CMP_XCHG] = A(atomic),
    [VIVANTE_OP_ATOMIC_MIN] = A(atomic),
    [VIVANTE_OP_ATOMIC_MAX] = A(atomic),
    [VIVANTE_OP_ATOMIC_OR] = A(atomic),
    [VIVANTE_OP_ATOMIC_AND] = A(atomic),
    [VIVANTE_OP_ATOMIC_XOR] = A(atomic),
    [VIVANTE_OP_TEXLD] = A(tex),
    [VIVANTE_OP_TEXLDB] = A(tex),
    [VIVANTE_OP_TEXLDD] = A(tex),
    [VIVANTE_OP_TEXLDL] = A(tex),
    [VIVANTE_OP_TEXLDPCF] = A(tex),
    [VIVANTE_OP_TXF] = A(tex),
    [VIVANTE_OP_TEXLDLPCF] = A(tex),
    [VIVANTE_OP_TEXLDGPCF] = A(tex),
    [VIVANTE_OP_TG4] = A(tex),
};
#undef A

vivante_alu *vivante_alu_of(unsigned op)
{
    return alus[op];
}

vivante_action *vivante_action_of(unsigned op)
{
    return actions[op];
}
