/* The text of sheet 6, element by element of the templates in insns.def; both directions. */
#include <stdio.h>

#include "codec_insn.h"
#include "fields.h"

/* ---- elements */

static const char *const mov_types[6] = {".i8", ".i16", ".i32", ".fx10", ".f16", ".f32"};

static bool integer_source(struct sgx543_codec *c, unsigned n)
{
    switch (c->insn->op) {
    case SGX543_OP_I16MAD: return sgx543_codec_i16_source(c, n);
    case SGX543_OP_I32MAD: return sgx543_codec_i32_source(c, n);
    case SGX543_OP_I32MAD2: return sgx543_codec_i32_2_source(c, n);
    case SGX543_OP_TST:
    case SGX543_OP_TSTMSK: return sgx543_codec_test_source(c, n);
    case SGX543_OP_SMP: return sgx543_codec_texture_source(c, n);
    default: break;
    }
    return c->insn->op <= SGX543_OP_CMOV8 ? sgx543_codec_float_source(c, n)
                                          : sgx543_codec_source(c, n);
}

static bool any_dest(struct sgx543_codec *c)
{
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_PCK: return sgx543_codec_pack_dest(c);
    case SGX543_FORM_SMP:
    case SGX543_FORM_MEM: return sgx543_codec_plain_dest(c);
    default: break;
    }
    return c->insn->op <= SGX543_OP_CMOV8 ? sgx543_codec_masked_dest(c) : sgx543_codec_dest(c);
}

static bool element(struct sgx543_codec *c, unsigned kind)
{
    static const char *const conditions[4] = {".eqzero", ".nezero", ".ltzero", ".lezero"};
    static const char *const widths[2] = {".u32", ".u16"};
    switch ((enum sgx543_element)kind) {
    case SGX543_E_FORMAT: return sgx543_word(c, SGX543_fmt, sgx543_f32_f16, 2);
    case SGX543_E_SIZE: return sgx543_codec_vector_size(c);
    case SGX543_E_REPEAT:
        return sgx543_codec_repeat(c, SGX543_rcount, ".rpt", 2, sgx543_codec_repeats(c));
    case SGX543_E_RMODE: return sgx543_codec_rmode(c);
    case SGX543_E_TYPES:
        return sgx543_word(c, SGX543_dtype, sgx543_comp_types, 3) &&
               sgx543_word(c, SGX543_stype, sgx543_comp_types, 3);
    case SGX543_E_TYPE: return sgx543_word(c, SGX543_dtype, mov_types, 6);
    case SGX543_E_CONDITION: return sgx543_word(c, SGX543_test, conditions, 4);
    case SGX543_E_FORMATS: return sgx543_codec_pack_formats(c);
    case SGX543_E_TEST: return sgx543_codec_test_suffix(c);
    case SGX543_E_WIDTH: return sgx543_word(c, SGX543_partial, widths, 2);
    case SGX543_E_SAT: sgx543_flag(c, SGX543_sat, ".sat"); return true;
    case SGX543_E_MODE: return sgx543_codec_mad_mode(c);
    case SGX543_E_TEXTURE: return sgx543_codec_texture_suffix(c);
    case SGX543_E_ACCESS: return sgx543_codec_access_suffix(c);
    case SGX543_E_LINK: sgx543_flag(c, SGX543_savelink, ".savelink"); return true;
    case SGX543_E_PHASE: return sgx543_codec_phase(c);
    case SGX543_E_DUAL: return sgx543_codec_dual(c);
    case SGX543_E_SOP2: return sgx543_codec_sop2(c);
    case SGX543_E_SOP2M: return sgx543_codec_sop2m(c);
    case SGX543_E_SOP3: return sgx543_codec_sop3(c);
    case SGX543_E_STEPS: return sgx543_codec_steps(c);
    case SGX543_E_BASES: return sgx543_codec_bases(c);
    case SGX543_E_EMIT:
        return sgx543_text(c, "tgt") && sgx543_number(c, &V(tgt), "%u", 2) &&
               sgx543_text(c, " ctl") && sgx543_number(c, &V(ctl), "%u", 3);
    case SGX543_E_DST: return any_dest(c);
    case SGX543_E_PDST: return sgx543_codec_test_dest(c);
    case SGX543_E_S0: return integer_source(c, 0);
    case SGX543_E_S1: return integer_source(c, 1);
    case SGX543_E_S2: return integer_source(c, 2);
    case SGX543_E_G0:
        return sgx543_codec_gpi(c, SGX543_g0n,
                                c->insn->op == SGX543_OP_VDP ? SGX543_FIELDS : SGX543_g0neg,
                                SGX543_g0abs, SGX543_g0swz, SGX543_SLOT_0);
    case SGX543_E_G1:
        return sgx543_codec_gpi(c, SGX543_g1n, SGX543_g1neg, SGX543_g1abs, SGX543_g1swz,
                                SGX543_SLOT_2);
    case SGX543_E_VECTOR: return sgx543_codec_pack_source(c);
    case SGX543_E_BITS: return sgx543_codec_bits_source(c);
    case SGX543_E_CARRY: return sgx543_text(c, "p") && sgx543_number(c, &V(immhi), "%u", 3);
    case SGX543_E_A: return sgx543_codec_i8_source(c, 1, SGX543_csel1);
    case SGX543_E_B: return sgx543_codec_i8_source(c, 2, SGX543_csel2);
    case SGX543_E_C: return sgx543_codec_i8_third(c);
    case SGX543_E_ADDRESS: return sgx543_codec_memory_address(c);
    case SGX543_E_TARGET: return sgx543_codec_target(c);
    case SGX543_E_IMMEDIATE:
        return sgx543_text(c, "#") && sgx543_number(c, &V(value), "0x%08x", UINT32_MAX);
    case SGX543_ELEMENTS: break;
    }
    return true;
}

/* A piece of a template that is no element. */
static bool piece(struct sgx543_codec *c, const struct common_word *token, bool first)
{
    char text[32];
    bool pack = c->insn->op == SGX543_OP_PCK && first;
    snprintf(text, sizeof text, "%.*s", (int)token->length, token->text);
    /* pack of one format into itself is a mov */
    if (pack && c->reading && sgx543_maybe(c, false, "mov")) return true;
    if (first && c->reading)
        return sgx543_maybe(c, false, text) ||
               sgx543_fail(c, "an instruction that can have this predicate");
    return sgx543_text(c, pack && V(sfmt) == V(dfmt) ? "mov" : text);
}

bool sgx543_codec_body(struct sgx543_codec *c)
{
    const struct common_word *token;
    unsigned tokens = common_template(&sgx543_encoding, c->insn->op - 1u, &token);
    for (unsigned i = 0; i < tokens; i++) {
        if (c->insn->op == SGX543_OP_SMP && V(lod) == 0 && i + 2 >= tokens) break; /* without s2 */
        if (token[i].blank && i > 0 && !sgx543_text(c, " ")) return false;
        bool good =
            token[i].element ? element(c, token[i].element->kind) : piece(c, &token[i], i == 0);
        if (!good) return false;
    }
    return true;
}

/* ---- predicate and hints around it */

static bool predicate(struct sgx543_codec *c)
{
    unsigned count;
    const uint8_t *codes = sgx543_predicates(c->insn->op, &count);
    if (codes == NULL) return true;
    if (!c->reading) {
        unsigned code = codes[V(pred)];
        if (code != SGX543_ALWAYS) common_write(&c->out, "%s ", sgx543_predicate_names[code]);
        return true;
    }
    V(pred) = 0;
    for (uint32_t i = 1; i < count; i++) {
        char text[8];
        snprintf(text, sizeof text, "%s ", sgx543_predicate_names[codes[i]]);
        if (!sgx543_maybe(c, false, text)) continue;
        V(pred) = i;
        return true;
    }
    return true;
}

static bool hints(struct sgx543_codec *c)
{
    if (c->insn->op == SGX543_OP_SMP &&
        (!sgx543_text(c, " drc") || !sgx543_number(c, &V(drc), "%u", 3)))
        return false;
    if (c->insn->op == SGX543_OP_VDP) {
        V(clipen) = sgx543_maybe(c, V(clipen), " .clip");
        if (V(clipen) && !sgx543_number(c, &V(clipn), "%u", 7)) return false;
    }
    if (sgx543_field(c->insn->op, SGX543_skipinv)) sgx543_flag(c, SGX543_skipinv, " .skipinv");
    if (sgx543_field(c->insn->op, SGX543_nosched)) sgx543_flag(c, SGX543_nosched, " .nosched");
    if (sgx543_field(c->insn->op, SGX543_end)) sgx543_flag(c, SGX543_end, " .end");
    return true;
}

bool sgx543_codec_insn(struct sgx543_codec *c)
{
    return predicate(c) && sgx543_codec_body(c) && hints(c);
}
