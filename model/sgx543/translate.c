/* An instruction for execution: operands with their banks and steps, swizzles, effective masks.
 * Sheet 2.3 to 2.7. */
#include "exec.h"

enum kind { DEST, SRC0, SRC }; /* of a bank field: sheet 2.3 */

static struct sgx543_operand plain(unsigned bank, unsigned number, bool doubled)
{
    return (struct sgx543_operand){.from = SGX543_FROM_BANK,
                                   .bank = (uint8_t)bank,
                                   .mult = doubled ? 2 : 1,
                                   .number = (int16_t)(doubled ? 2 * number : number)};
}

static struct sgx543_operand other(enum sgx543_from from, unsigned number)
{
    return (struct sgx543_operand){.from = (uint8_t)from, .mult = 1, .number = (int16_t)number};
}

/* Sheet 2.5. */
static struct sgx543_operand indexed(unsigned index, unsigned n, unsigned bits, bool doubled)
{
    unsigned off = bits - 2, bank = n >> off;
    struct sgx543_operand o = plain(bank, n & ((1u << off) - 1), doubled);
    o.index = (uint8_t)index;
    return o;
}

/* Sheet 2.3 and 2.4.
 *   bits     of the register field: 6 or 7 */
static struct sgx543_operand operand(enum kind kind, unsigned bank, unsigned ext, unsigned n,
                                     unsigned bits, bool doubled)
{
    static const uint8_t src0[2][2] = {{SGX543_R, SGX543_PA}, {SGX543_O, SGX543_SA}};
    static const uint8_t direct[4] = {SGX543_R, SGX543_O, SGX543_PA, SGX543_SA};
    unsigned first = bits == 6 ? 60 : 124;

    if (kind == SRC0) {
        bank = src0[ext][bank];
    } else if (ext) {
        if (bank == 3) return indexed(2, n, bits, doubled);
        if (bank == 1) return other(SGX543_FROM_SPECIAL, n);
        if (bank == 2) return other(kind == DEST ? SGX543_FROM_INDEX : SGX543_FROM_IMMEDIATE, n);
        if (kind == SRC) return indexed(1, n, bits, doubled);
        bank = SGX543_SA;
    } else {
        if (kind == DEST && bank == 3) return indexed(1, n, bits, doubled);
        bank = direct[bank];
    }
    if (bank == SGX543_R && n >= first) return other(SGX543_FROM_INTERNAL, n - first);
    return plain(bank, n, doubled);
}

#define G(name) (m->insn.f[SGX543_##name])

static void take_swizzle(uint8_t *to, const char *letters)
{
    for (unsigned k = 0; k < 4; k++) to[k] = (uint8_t)sgx543_channel(letters[k]);
}

/* Dest and both sources where their fields have the usual names. */
static void usual(struct sgx543_micro *m, unsigned bits, bool doubled)
{
    m->d = operand(DEST, G(dbank), G(dext), G(dest), bits, doubled);
    m->s1 = operand(SRC, G(s1bank), G(s1ext), G(src1), bits, doubled);
    m->s2 = operand(SRC, G(s2bank), G(s2ext), G(src2), bits, doubled);
}

static void usual_s0(struct sgx543_micro *m, unsigned bits, bool doubled)
{
    m->s0 = operand(SRC0, G(s0bank), G(s0ext), G(src0), bits, doubled);
}

/* Rule W: sheet 2.6. */
static uint8_t effective_mask(const struct sgx543_micro *m, unsigned mask)
{
    if (m->d.from == SGX543_FROM_INTERNAL) return (uint8_t)mask;
    if (m->format == SGX543_F32) return mask & 3;
    if (m->d.from != SGX543_FROM_BANK || m->d.index) return (uint8_t)mask;
    return (mask & 1 ? 3 : 0) | (mask & 4 ? 12 : 0);
}

static void translate_mad2(struct sgx543_micro *m)
{
    usual(m, 6, true);
    usual_s0(m, 6, true);
    m->format = G(fmt) ? SGX543_F16 : SGX543_F32;
    m->mask = effective_mask(m, G(mask));
    take_swizzle(m->swz0, sgx543_mad2_s0[G(s0swz)]);
    take_swizzle(m->swz1, sgx543_mad2_s1[G(s1swz)]);
    take_swizzle(m->swz2, sgx543_mad2_s2[G(s2swz)]);
}

static void take_channels(struct sgx543_micro *m)
{
    const uint32_t channel[4] = {G(s1x), G(s1y), G(s1z), G(s1w)};
    for (unsigned k = 0; k < 4; k++) m->swz1[k] = (uint8_t)channel[k];
}

static void translate_vector(struct sgx543_micro *m)
{
    const char(*swizzles)[5] = G(vec4) ? sgx543_sw4 : sgx543_sw3;
    usual(m, 6, true);
    m->mask = (uint8_t)G(mask);
    m->format = m->insn.op >= SGX543_OP_V16_MUL && m->insn.op <= SGX543_OP_V16_DOT ? SGX543_F16
                                                                                   : SGX543_F32;
    if (m->insn.form == SGX543_FORM_NMAD) {
        take_channels(m);
        take_swizzle(m->swz2, sgx543_sw4[G(s2swz)]);
        return;
    }
    take_swizzle(m->swz0, swizzles[G(g0swz)]);
    if (m->insn.form == SGX543_FORM_VDP) {
        take_channels(m);
    } else {
        take_swizzle(m->swz1, swizzles[G(s1swz)]);
        take_swizzle(m->swz2, swizzles[G(g1swz)]);
    }
}

/* The unified operands: sheet 3.5. */
static void translate_dual(struct sgx543_micro *m)
{
    unsigned n1 = sgx543_dual_sources(G(op1));
    bool first = strchr(sgx543_dual_route(n1, G(cfg)), 'U') != NULL;
    char reader = sgx543_dual_kind(first ? G(op1) : G(op2));
    char writer = sgx543_dual_kind(G(primu) ? G(op1) : G(op2));
    m->format = G(f16) ? SGX543_F16 : SGX543_F32;
    m->s1 = operand(SRC, G(ubank), 0, G(usrc), 7, reader != 's');
    m->d = operand(DEST, G(dbank), 0, G(udest), 7, writer == 'v');
}

static void translate_comp(struct sgx543_micro *m)
{
    static const uint8_t formats[3] = {SGX543_F32, SGX543_F16, SGX543_C10};
    usual(m, 7, true);
    m->format = formats[G(dtype)];
    m->mask = (uint8_t)G(mask);
}

static void translate_mov(struct sgx543_micro *m)
{
    static const uint8_t formats[6] = {SGX543_S8,  SGX543_S16, SGX543_I32,
                                       SGX543_C10, SGX543_F16, SGX543_F32};
    m->format = formats[G(dtype)];
    bool real = sgx543_is_float(m->format);
    usual(m, 6, real);
    usual_s0(m, 6, real);
    m->mask = !real ? 1 : m->format == SGX543_C10 ? (uint8_t)G(mask) : effective_mask(m, G(mask));
    take_swizzle(m->swz1, real ? sgx543_sw4[G(swz)] : "xyzw");
    take_swizzle(m->swz0, real && G(s0csel) ? sgx543_sw4[G(swz)] : "xyzw");
}

static void translate_pck(struct sgx543_micro *m)
{
    m->d = operand(DEST, G(dbank), G(dext), G(dest), 7, false);
    m->s1 = sgx543_is_float(G(sfmt))
                ? operand(SRC, G(s1bank), G(s1ext), G(src1), 6, true)
                : operand(SRC, G(s1bank), G(s1ext), G(src1) << 1 | G(b7), 7, false);
    m->s2 = operand(SRC, G(s2bank), G(s2ext), G(src2), 6, true);
    m->mask = (uint8_t)G(mask);
}

static void translate_smp(struct sgx543_micro *m)
{
    usual(m, 7, true);
    usual_s0(m, 7, true);
    m->d = plain(G(dpa) ? SGX543_PA : SGX543_R, G(dest), false);
}

static void translate_mem(struct sgx543_micro *m)
{
    usual(m, 7, false);
    m->d = plain(G(dpa) ? SGX543_PA : SGX543_R, G(dest), false);
    m->s0 = operand(SRC0, G(s0bank), G(s0ext), G(src0), 7, false);
    if (m->s0.from == SGX543_FROM_INTERNAL) m->s0 = plain(SGX543_R, G(src0), false);
    m->count = G(moe) ? (uint8_t)(G(count) + 1) : 1;
    m->one_pn = !G(moe);
}

static void translate_operands(struct sgx543_micro *m)
{
    switch ((enum sgx543_form)m->insn.form) {
    case SGX543_FORM_MAD2: translate_mad2(m); break;
    case SGX543_FORM_NMAD:
    case SGX543_FORM_VMAD:
    case SGX543_FORM_VDP: translate_vector(m); break;
    case SGX543_FORM_DUAL3:
    case SGX543_FORM_DUAL4: translate_dual(m); break;
    case SGX543_FORM_COMP: translate_comp(m); break;
    case SGX543_FORM_MOV:
    case SGX543_FORM_CMOV: translate_mov(m); break;
    case SGX543_FORM_PCK: translate_pck(m); break;
    case SGX543_FORM_TST:
    case SGX543_FORM_TSTMSK: usual(m, 7, G(alu) < 16); break;
    case SGX543_FORM_SMP: translate_smp(m); break;
    case SGX543_FORM_MEM: translate_mem(m); break;
    case SGX543_FORM_PHAS:
        m->s2 = operand(SRC, G(s2bank), G(s2ext), G(exeaddr) & 127, 7, false);
        break;
    case SGX543_FORM_DEPTHF: usual_s0(m, 7, true); break;
    default:
        usual(m, 7, false);
        usual_s0(m, 7, false);
        break;
    }
}

static uint8_t reach_of(const struct sgx543_micro *m)
{
    switch ((enum sgx543_form)m->insn.form) {
    case SGX543_FORM_SMP: return 16;
    case SGX543_FORM_MEM: return (uint8_t)(G(count) + 1);
    case SGX543_FORM_BW:
    case SGX543_FORM_SOP2:
    case SGX543_FORM_SOP2M:
    case SGX543_FORM_SOP3:
    case SGX543_FORM_I8MAD:
    case SGX543_FORM_I16MAD:
    case SGX543_FORM_I32MAD:
    case SGX543_FORM_I32MAD2:
    case SGX543_FORM_SAVL:
    case SGX543_FORM_SETL:
    case SGX543_FORM_LIMM:
    case SGX543_FORM_PHAS:
    case SGX543_FORM_FLOW:
    case SGX543_FORM_NOP:
    case SGX543_FORM_NONE: return 1;
    default: return 4;
    }
}

/* Whether the next instruction is the one after it, with the same MOE or one that it sets; and
 * whether it reads and writes only its own instance's state, which excludes memory. Registers that
 * an index selects may not exist: the caller checks that before it goes on. */
static void look_around(struct sgx543_micro *m)
{
    switch ((enum sgx543_form)m->insn.form) {
    case SGX543_FORM_FLOW:
        m->alone = m->insn.op == SGX543_OP_LAPC || !G(exc); /* an exception is a flag */
        break;
    case SGX543_FORM_MEM: m->goes_on = true; break;
    case SGX543_FORM_KILL: m->alone = true; break;
    case SGX543_FORM_PHAS:
    case SGX543_FORM_SMLSI:
    case SGX543_FORM_SMBO:
        m->alone = true;
        m->steps = m->goes_on = m->predicate == SGX543_ALWAYS;
        break;
    default: m->alone = m->goes_on = true; break;
    }
    m->alone = m->alone && !m->indexed;
    m->goes_on = m->goes_on && !m->end && (m->alone || !m->steps);
}

void sgx543_translate(const uint32_t *word, struct sgx543_micro *m)
{
    memset(m, 0, sizeof *m);
    sgx543_decode(word, &m->insn);
    if (m->insn.illegal != NULL) return;
    m->predicate = (uint8_t)sgx543_predicate_of(&m->insn);
    m->count = (uint8_t)(G(rcount) + 1);
    m->end = G(end);
    m->one_pn = m->insn.op == SGX543_OP_SMP;
    translate_operands(m);
    m->reach = reach_of(m);
    m->indexed = m->d.index || m->s0.index || m->s1.index || m->s2.index;
    m->action = sgx543_action_of(m->insn.op);
    look_around(m);
}

/* clang-format off */
static sgx543_action *const actions[SGX543_OP_COUNT] = {
    [SGX543_OP_MAD2] = sgx543_do_mad2,
    [SGX543_OP_V32_MUL] = sgx543_do_nmad,
    [SGX543_OP_V32_ADD] = sgx543_do_nmad,
        [SGX543_OP_V32_FRC] = sgx543_do_nmad,
    [SGX543_OP_V32_DSX] = sgx543_do_nmad,
    [SGX543_OP_V32_DSY] = sgx543_do_nmad,
        [SGX543_OP_V32_MIN] = sgx543_do_nmad,
    [SGX543_OP_V32_MAX] = sgx543_do_nmad,
    [SGX543_OP_V32_DOT] = sgx543_do_nmad,
        [SGX543_OP_V16_MUL] = sgx543_do_nmad,
    [SGX543_OP_V16_ADD] = sgx543_do_nmad,
    [SGX543_OP_V16_FRC] = sgx543_do_nmad,
        [SGX543_OP_V16_DSX] = sgx543_do_nmad,
    [SGX543_OP_V16_DSY] = sgx543_do_nmad,
    [SGX543_OP_V16_MIN] = sgx543_do_nmad,
        [SGX543_OP_V16_MAX] = sgx543_do_nmad,
    [SGX543_OP_V16_DOT] = sgx543_do_nmad,
    [SGX543_OP_VMAD] = sgx543_do_vmad,
    [SGX543_OP_VDP] = sgx543_do_vdp,
    [SGX543_OP_DUAL3] = sgx543_do_dual,
    [SGX543_OP_DUAL4] = sgx543_do_dual,
    [SGX543_OP_RCP] = sgx543_do_comp,
    [SGX543_OP_RSQ] = sgx543_do_comp,
    [SGX543_OP_LOG] = sgx543_do_comp,
    [SGX543_OP_EXP] = sgx543_do_comp,
    [SGX543_OP_MOV] = sgx543_do_mov,
    [SGX543_OP_CMOV] = sgx543_do_cmov,
        [SGX543_OP_CMOV8] = sgx543_do_cmov,
    [SGX543_OP_PCK] = sgx543_do_pck,
    [SGX543_OP_TST] = sgx543_do_tst,
        [SGX543_OP_TSTMSK] = sgx543_do_tstmsk,
    [SGX543_OP_AND] = sgx543_do_bw,
    [SGX543_OP_OR] = sgx543_do_bw,
    [SGX543_OP_XOR] = sgx543_do_bw,
        [SGX543_OP_SHL] = sgx543_do_bw,
    [SGX543_OP_ROL] = sgx543_do_bw,
    [SGX543_OP_SHR] = sgx543_do_bw,
    [SGX543_OP_ASR] = sgx543_do_bw,
        [SGX543_OP_RLP] = sgx543_do_rlp,
    [SGX543_OP_SOP2] = sgx543_do_sop2,
    [SGX543_OP_SOP2M] = sgx543_do_sop2m,
        [SGX543_OP_SOP3] = sgx543_do_sop3,
    [SGX543_OP_I8MAD] = sgx543_do_i8mad,
    [SGX543_OP_I8MAD2] = sgx543_do_i8mad,
        [SGX543_OP_I16MAD] = sgx543_do_i16mad,
    [SGX543_OP_I32MAD] = sgx543_do_i32mad,
    [SGX543_OP_I32MAD2] = sgx543_do_i32mad2,
    [SGX543_OP_SMP] = sgx543_do_smp,
    [SGX543_OP_LD] = sgx543_do_ld,
    [SGX543_OP_ST] = sgx543_do_st,
    [SGX543_OP_BA] = sgx543_do_branch,
    [SGX543_OP_BR] = sgx543_do_branch,
        [SGX543_OP_LAPC] = sgx543_do_lapc,
    [SGX543_OP_SETL] = sgx543_do_setl,
    [SGX543_OP_SAVL] = sgx543_do_savl,
        [SGX543_OP_NOP] = sgx543_do_nothing,
    [SGX543_OP_PHAS] = sgx543_do_phas,
    [SGX543_OP_SMOA] = sgx543_do_nothing,
        [SGX543_OP_SMR] = sgx543_do_nothing,
    [SGX543_OP_SMLSI] = sgx543_do_smlsi,
    [SGX543_OP_SMBO] = sgx543_do_smbo,
        [SGX543_OP_IMO] = sgx543_do_nothing,
    [SGX543_OP_SETFC] = sgx543_do_nothing,
    [SGX543_OP_LIMM] = sgx543_do_limm,
        [SGX543_OP_EMIT] = sgx543_do_emit,
    [SGX543_OP_SYS0] = sgx543_do_nothing,
    [SGX543_OP_WDF] = sgx543_do_nothing,
        [SGX543_OP_SYS2] = sgx543_do_nothing,
    [SGX543_OP_SYS5] = sgx543_do_nothing,
    [SGX543_OP_SYS6] = sgx543_do_nothing,
        [SGX543_OP_SYS7] = sgx543_do_nothing,
    [SGX543_OP_PCOEFF] = sgx543_do_pcoeff,
    [SGX543_OP_PTOFF] = sgx543_do_pcoeff,
        [SGX543_OP_KILL] = sgx543_do_kill,
    [SGX543_OP_DEPTHF] = sgx543_do_depthf,
};
/* clang-format on */

sgx543_action *sgx543_action_of(unsigned op)
{
    return op < SGX543_OP_COUNT ? actions[op] : NULL;
}

unsigned sgx543_written_lanes(const struct sgx543_insn *insn)
{
    struct sgx543_micro m = {.insn = *insn, .count = 1};
    translate_operands(&m);
    return m.mask;
}
