/* Warps in turn, on the fast path: one level of it. A level's file says for what host it is
 * compiled, how many numbers a vector has (COMMON_AT_ONCE), and includes this. */
#include <stddef.h>

#include "fast_float.h"
#include "fast_bits.h"
#include "fast_int.h"
#include "fast_mem.h"

static void (*const fast_work[TESLA_FAST_KINDS])(const struct tesla_fast *f) = {
    [TESLA_FAST_MOV] = fast_mov,
    [TESLA_FAST_ADD] = fast_add,
    [TESLA_FAST_ADDC] = fast_addc,
    [TESLA_FAST_MUL16] = fast_mul16,
    [TESLA_FAST_MUL24] = fast_mul24,
    [TESLA_FAST_MUL24_HIGH] = fast_mul24_high,
    [TESLA_FAST_MAD16] = fast_mad16,
    [TESLA_FAST_MAD24] = fast_mad24,
    [TESLA_FAST_SAD] = fast_sad,
    [TESLA_FAST_SET] = fast_set,
    [TESLA_FAST_MAX] = fast_max,
    [TESLA_FAST_MIN] = fast_min,
    [TESLA_FAST_SHL] = fast_shl,
    [TESLA_FAST_SHR] = fast_shr,
    [TESLA_FAST_AND] = fast_and,
    [TESLA_FAST_OR] = fast_or,
    [TESLA_FAST_XOR] = fast_xor,
    [TESLA_FAST_FADD] = fast_fadd,
    [TESLA_FAST_FMUL] = fast_fmul,
    [TESLA_FAST_FMAD] = fast_fmad,
    [TESLA_FAST_FSET] = fast_fset,
    [TESLA_FAST_FMAX] = fast_fmin_fmax,
    [TESLA_FAST_FMIN] = fast_fmin_fmax,
    [TESLA_FAST_DADD] = fast_dadd,
    [TESLA_FAST_DMUL] = fast_dmul,
    [TESLA_FAST_DFMA] = fast_dfma,
    [TESLA_FAST_DADD_DIRECTED] = fast_dadd_directed,
    [TESLA_FAST_DMAX] = fast_dmin_dmax,
    [TESLA_FAST_DMIN] = fast_dmin_dmax,
    [TESLA_FAST_SHL_TO_A] = fast_shl_to_a,
    [TESLA_FAST_ST_S] = fast_st_s,
    [TESLA_FAST_OTHER] = fast_other,
};

/* The part of a flow that a trap may have changed; entries above a stack's top mean nothing. */
enum { FLOW_HEAD = offsetof(struct tesla_flow, stack) };

static bool fast_bra(const struct tesla_fast *f, struct tesla_flow *flow)
{
    return !tesla_flow_in_quad(flow) && !tesla_flow_bra(flow, f->x.insn->target, f->x.lanes);
}

/* Control flow that may leave the flow half changed when it traps. */
static bool fast_flow(const struct tesla_fast *f, struct tesla_flow *flow)
{
    struct tesla_exec x = f->x;
    uint8_t before[FLOW_HEAD];

    memcpy(before, flow, sizeof before);
    if (tesla_control(&x) == 0) return true;
    memcpy(flow, before, sizeof before);
    return false;
}

/* break and ret: often no lane leaves. */
static bool fast_leave(const struct tesla_fast *f, struct tesla_flow *flow)
{
    if (f->x.lanes != 0 || tesla_flow_in_quad(flow)) return fast_flow(f, flow);
    tesla_flow_next(flow, f->insn->bytes);
    return true;
}

/* Post-increment, from $a as it was before. */
static void fast_postinc(const struct tesla_fast *f)
{
    const struct tesla_insn *insn = f->x.insn;
    uint32_t *a = f->x.warp->addr[insn->areg];
    struct tesla_fast_row after;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        after.lane[lane] = (a[lane] + (uint32_t)insn->step) & 0xffff;
    fast_work[f->insn->kind](f);
    if (insn->areg >= 1 && insn->areg <= 4) put_row(a, after.lane, f->x.lanes);
}

/* Performs an instruction that is no control flow.
 *   returns  false: nothing has happened, the plain way must do it */
static bool perform(const struct tesla_fast *f)
{
    if (f->x.lanes == 0) return true;
    if (f->insn->kind == TESLA_FAST_LD_G) return fast_ld_g(f);
    if (f->insn->kind == TESLA_FAST_ST_G) return fast_st_g(f);
    if (f->insn->kind == TESLA_FAST_ATOM) return fast_atom(f);
    if (f->x.insn->postinc && f->insn->kind != TESLA_FAST_OTHER) {
        fast_postinc(f);
    } else {
        fast_work[f->insn->kind](f);
    }
    return true;
}

/* The same with exit or join after it, which acts on the whole active mask. No work looks at the
 * flow: so a trap after it is known before anything is written. */
static bool perform_and_leave(const struct tesla_fast *f, struct tesla_flow *flow)
{
    uint8_t before[FLOW_HEAD];

    memcpy(before, flow, sizeof before);
    if (tesla_advance(flow, f->x.insn) == 0 && perform(f)) return true;
    memcpy(flow, before, sizeof before);
    return false;
}

/* Lanes whose predicate holds. */
COMMON_ALWAYS uint32_t predicate(const struct tesla_warp *warp, const struct tesla_fast_insn *fast)
{
    const uint8_t *row = warp->cond[fast->csrc];
#ifdef __AVX2__
    __m256i cond = _mm256_loadu_si256((const __m256i *)row);
    __m256i holds = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)fast->holds));
    return (uint32_t)_mm256_movemask_epi8(_mm256_shuffle_epi8(holds, cond));
#else
    uint32_t lanes = 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        lanes |= (fast->holds[row[lane] & 15] & 1u) << lane;
    return lanes;
#endif
}

/* One instruction of a ready warp.
 *   returns  false: step() must do it */
COMMON_ALWAYS bool take_turn(struct tesla_model *model, struct tesla_warp *warp, uint32_t slot)
{
    struct tesla_flow *flow = &warp->flow;
    uint32_t index = flow->pc / 4;
    bool done;

    if (index >= model->insns) return false;
    const struct tesla_insn *insn = &model->insn[index];
    const struct tesla_fast_insn *fast = &model->fast[index];
    struct tesla_fast f = {{model, warp, insn, NULL, slot, flow->active}, fast};
    if (fast->predicated) f.x.lanes &= predicate(warp, fast);
    if (fast->simple) {
        if (f.x.lanes) fast_work[fast->kind](&f);
        tesla_flow_next(flow, fast->bytes);
        done = true;
    } else if (fast->kind == TESLA_FAST_BRA) {
        done = fast_bra(&f, flow);
    } else if (fast->kind == TESLA_FAST_LEAVE) {
        done = fast_leave(&f, flow);
    } else if (fast->kind == TESLA_FAST_FLOW) {
        done = fast_flow(&f, flow);
    } else if (fast->kind == TESLA_FAST_NONE) {
        done = false;
    } else if (fast->after) {
        done = perform_and_leave(&f, flow);
    } else {
        done = perform(&f);
        if (done) tesla_flow_next(flow, fast->bytes);
    }
    if (!done) return tesla_step_quietly(model, slot);
    if (flow->active == 0 || warp->lock.valid) tesla_go_on(&f.x);
    return true;
}

/* The builtin would be a call where the host's instruction may not be used. */
COMMON_ALWAYS uint32_t count(uint32_t lanes)
{
#ifdef __POPCNT__
    return (uint32_t)__builtin_popcount(lanes);
#else
    lanes -= lanes >> 1 & 0x55555555;
    lanes = (lanes & 0x33333333) + (lanes >> 2 & 0x33333333);
    return ((lanes + (lanes >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
#endif
}

static void launch_all(struct tesla_model *model, struct common_run *run)
{
    struct common_retire event;

    for (; tesla_dispatch(model, &event); run->launches++) tesla_place_warp(model, &event, NULL);
}

/* From the turn of run->warp on: *run again when it returns. */
static uint64_t run_turns(struct tesla_model *model, struct common_run *run)
{
    /* The compiler would write and read members of *run around each call. */
    uint64_t instructions = run->instructions, begun = instructions, limit = run->limit;
    uint64_t threads = run->thread_instructions, plain = 0;
    uint32_t slot = run->warp, warps = model->machine.warps;
    /* A warp in this round, maybe before we came: another one may be launched, or all be over. */
    bool retired = slot != 0;

    for (;;) {
        struct tesla_warp *warp = &model->warp[slot];
        if (warp->busy && warp->barrier == TESLA_NO_BARRIER) {
            uint32_t active = warp->flow.active;
            plain = instructions >= limit || !take_turn(model, warp, slot);
            if (plain) break;
            instructions++;
            threads += count(active);
            retired |= !warp->busy;
        }
        if (++slot < warps) continue;
        slot = 0;
        if (instructions == begun) break;
        if (retired) launch_all(model, run);
        retired = false;
        begun = instructions;
    }
    run->instructions = instructions;
    run->thread_instructions = threads;
    run->warp = slot;
    return plain;
}

static bool usable(void)
{
    return TESLA_FAST_USABLE;
}

const struct tesla_fast_level TESLA_FAST_LEVEL = {TESLA_FAST_NAME, usable, run_turns};
