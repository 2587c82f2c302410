/* VDUAL: sheet 3.5. */
#include <string.h>

#include "codec_insn.h"

/* ---- VDUAL: sheet 3.5 */

static const char *const dual_names[16] = {"mad", "dot", "ssq",  "mul",  "add",  "mov",
                                           "rsq", "rcp", "mad1", "add1", "mul1", "sflr",
                                           "exp", "log", NULL,   NULL};

static bool dual_dest(struct sgx543_codec *c, unsigned code, bool unified, bool vec4,
                      unsigned *lanes)
{
    bool half_type = V(f16);
    uint32_t mask = V(imask) | (vec4 ? V(imaskw) << 3 : 0);
    if (!unified) {
        if (!sgx543_text(c, "i") || !sgx543_number(c, &V(idest), "%u", 3) ||
            !sgx543_mask_text(c, &mask))
            return false;
        if (mask >> 3 && !vec4) return sgx543_fail(c, "letters of xyz");
        V(imask) = mask & 7;
        V(imaskw) = mask >> 3;
        *lanes = mask;
        return true;
    }
    bool vector = sgx543_dual_kind(code) == 'v';
    if (!sgx543_register_text(c, AT(DEST, dbank, FIELDS, udest, 7, vector))) return false;
    bool internal = V(dbank) == 0 && V(udest) >= 124;
    *lanes = internal ? (vec4 ? 15 : 7) : vector ? (half_type ? 15 : 3) : half_type ? 3 : 1;
    mask = *lanes;
    return sgx543_mask_text(c, &mask) &&
           (mask == *lanes || sgx543_fail(c, "a mask of lanes that such a result can have"));
}

static bool dual_source(struct sgx543_codec *c, char from, unsigned code, unsigned lanes, bool vec4)
{
    const char(*table)[5] = vec4 ? sgx543_dw4 : sgx543_dw3;
    bool one = sgx543_dual_sources(V(op1)) == 1, scalar = sgx543_dual_kind(code) == 's';
    bool neg = from == 'U'   ? V(uneg)
               : from == '1' ? V(g1neg)
                             : false,
         abs = from == 'U' && one && V(b14);
    uint32_t wide = V(uswz) | (one ? V(b15) << 4 : 0);
    if (sgx543_dual_kind(code) == 'r') lanes = vec4 ? 15 : 7;
    if (scalar) lanes = 1;
    sgx543_codec_open_modifiers(c, &neg, &abs);
    switch (from) {
    case 'U':
        if (abs && !one) return sgx543_fail(c, "an operand without |");
        V(uneg) = neg;
        if (one) V(b14) = abs;
        if (!sgx543_register_text(c, AT(SRC, ubank, FIELDS, usrc, 7, !scalar)) ||
            !sgx543_letters_text(c, SGX543_SLOT_U, table[wide], lanes) ||
            (c->reading && !sgx543_find_swizzle(c, SGX543_SLOT_U, table, one ? 32 : 16, &wide)))
            return false;
        V(uswz) = wide & 15;
        if (one) V(b15) = wide >> 4;
        return sgx543_codec_close_modifiers(c, abs);
    case '0':
        if (neg || abs) return sgx543_fail(c, "an operand without - and |");
        return sgx543_text(c, "i") && sgx543_number(c, &V(g0n), "%u", 3) &&
               sgx543_letters_text(c, SGX543_SLOT_0, table[V(g0swz)], lanes) &&
               (!c->reading || sgx543_find_swizzle(c, SGX543_SLOT_0, table, 16, &V(g0swz)));
    case '1':
        if (abs) return sgx543_fail(c, "an operand without |");
        V(g1neg) = neg;
        return sgx543_text(c, "i") && sgx543_number(c, &V(g1n), "%u", 3) &&
               sgx543_letters_text(c, SGX543_SLOT_1, table[V(g1swz)], lanes) &&
               (!c->reading || sgx543_find_swizzle(c, SGX543_SLOT_1, table, 32, &V(g1swz)));
    default: break;
    }
    uint32_t third = one ? 2 : V(b15) << 1 | V(b14);
    if (neg || abs) return sgx543_fail(c, "an operand without - and |");
    if (!sgx543_text(c, "i") || !sgx543_number(c, &third, "%u", 3)) return false;
    if (one && third != 2) return sgx543_fail(c, "i2");
    if (!one) V(b15) = third >> 1, V(b14) = third & 1;
    static const char identity[5] = "xyzw";
    if (!sgx543_letters_text(c, SGX543_SLOT_2, identity, lanes)) return false;
    for (unsigned k = 0; k < 4; k++)
        if (c->letters[SGX543_SLOT_2][k] && c->letters[SGX543_SLOT_2][k] != identity[k])
            return sgx543_fail(c, "lanes in their places");
    return true;
}

static bool dual_half(struct sgx543_codec *c, unsigned op_field, bool unified, const char *route,
                      unsigned n, bool vec4)
{
    unsigned code = c->insn->f[op_field], lanes = 0;
    if (!sgx543_text(c, sgx543_f32_f16[V(f16)]) || !sgx543_text(c, " ") ||
        !dual_dest(c, code, unified, vec4, &lanes))
        return false;
    for (unsigned i = 0; i < n; i++)
        if (!sgx543_text(c, ", ") || !dual_source(c, route[i], code, lanes, vec4)) return false;
    return true;
}

/* With primu and cfg known. */
static bool dual_both(struct sgx543_codec *c)
{
    bool vec4 = c->insn->op == SGX543_OP_DUAL4;
    if (!sgx543_word(c, SGX543_op1, dual_names, vec4 ? 8 : 16)) return false;
    unsigned n1 = sgx543_dual_sources(V(op1));
    const char *route = sgx543_dual_route(n1, V(cfg));
    if (route == NULL || !dual_half(c, SGX543_op1, V(primu), route, n1, vec4) ||
        !sgx543_text(c, " + ") || !sgx543_word(c, SGX543_op2, dual_names, 16))
        return false;
    unsigned n2 = sgx543_dual_sources(V(op2));
    route = sgx543_dual_route2(n1, n2, V(cfg));
    if (route == NULL || V(op2) == SGX543_DUAL_MAD)
        return sgx543_fail(c, "another second operation");
    return dual_half(c, SGX543_op2, !V(primu), route, n2, vec4);
}

bool sgx543_codec_dual(struct sgx543_codec *c)
{
    if (!c->reading) return dual_both(c);
    const struct sgx543_codec begin = *c;
    const struct sgx543_insn insn = *c->insn;
    for (unsigned i = 0; i < 16; i++) {
        const struct sgx543_codec before = *c;
        *c = begin;
        c->furthest = before.furthest;
        memcpy(c->wanted, before.wanted, sizeof c->wanted);
        *c->insn = insn;
        V(cfg) = i & 3;
        V(primu) = i >> 2 & 1;
        V(f16) = i >> 3;
        if (!dual_both(c)) continue;
        /* the whole of it, or only what fits a shorter one */
        if (c->p == c->end || *c->p == ' ') return true;
    }
    return false;
}
