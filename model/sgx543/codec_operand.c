/* Operands of fields with the usual names, and float sources: sheet 2.3 to 2.6. */
#include "codec_insn.h"
#include "model.h"

/* ---- operands of fields with the usual names */

/* How wide register fields are, and whether they are doubled: sheet 2.4. */
static unsigned bits_of(const struct sgx543_codec *c)
{
    return c->insn->op <= SGX543_OP_VDP || c->insn->form == SGX543_FORM_MOV ||
                   c->insn->form == SGX543_FORM_CMOV
               ? 6
               : 7;
}

static bool doubled(const struct sgx543_codec *c)
{
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_MAD2:
    case SGX543_FORM_NMAD:
    case SGX543_FORM_VMAD:
    case SGX543_FORM_VDP:
    case SGX543_FORM_COMP:
    case SGX543_FORM_DEPTHF:
    case SGX543_FORM_SMP: return true;
    case SGX543_FORM_MOV:
    case SGX543_FORM_CMOV: return V(dtype) >= 3;
    case SGX543_FORM_TST:
    case SGX543_FORM_TSTMSK: return V(alu) < 16;
    default: return false;
    }
}

static bool has_s0ext(const struct sgx543_codec *c)
{
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_CMOV:
    case SGX543_FORM_I32MAD2:
    case SGX543_FORM_SMP:
    case SGX543_FORM_MEM:
    case SGX543_FORM_DEPTHF: return true;
    default: return false;
    }
}

bool sgx543_codec_dest(struct sgx543_codec *c)
{
    bool ext = c->insn->form != SGX543_FORM_MAD2;
    struct sgx543_fields f = {
        SGX543_KIND_DEST, SGX543_dbank,        ext ? SGX543_dext : SGX543_FIELDS,
        SGX543_dest,      (uint8_t)bits_of(c), doubled(c)};
    if (c->insn->form == SGX543_FORM_PCK) f.doubled = false;
    return sgx543_register_text(c, &f);
}

bool sgx543_codec_source(struct sgx543_codec *c, unsigned n)
{
    struct sgx543_fields f = {n ? SGX543_KIND_SRC : SGX543_KIND_SRC0,
                              SGX543_s0bank,
                              SGX543_s0ext,
                              SGX543_src0,
                              (uint8_t)bits_of(c),
                              doubled(c)};
    if (n == 0 && !has_s0ext(c)) f.ext = SGX543_FIELDS;
    if (n == 1) f.bank = SGX543_s1bank, f.ext = SGX543_s1ext, f.number = SGX543_src1;
    if (n == 2) f.bank = SGX543_s2bank, f.ext = SGX543_s2ext, f.number = SGX543_src2;
    return sgx543_register_text(c, &f);
}

/* ---- float sources: -|pa4.xy| */

/* Before and after an operand with these flags. Reading, they are set. */
void sgx543_codec_open_modifiers(struct sgx543_codec *c, bool *neg, bool *abs)
{
    *neg = sgx543_maybe(c, *neg, "-");
    *abs = sgx543_maybe(c, *abs, "|");
}

bool sgx543_codec_close_modifiers(struct sgx543_codec *c, bool abs)
{
    return !abs || sgx543_text(c, "|");
}

/* Lanes that sources are shown for. */
static unsigned lanes_of(const struct sgx543_codec *c)
{
    switch (c->insn->op) {
    case SGX543_OP_VDP: return V(vec4) ? 15 : 7;
    case SGX543_OP_V32_DOT:
    case SGX543_OP_V16_DOT: return 15;
    default: return sgx543_written_lanes(c->insn);
    }
}

bool sgx543_codec_masked_dest(struct sgx543_codec *c)
{
    uint32_t mask = c->reading ? 0 : sgx543_written_lanes(c->insn);
    const char *start = c->p;
    if (!sgx543_codec_dest(c) || !sgx543_mask_text(c, &mask)) return false;
    if (!c->reading) return true;
    V(mask) = mask;
    if (sgx543_written_lanes(c->insn) == mask) return true;
    c->p = start;
    return sgx543_fail(c, "a destination with a mask of lanes that this instruction can write");
}

/* A swizzle by a table and its code. */
static bool swizzled(struct sgx543_codec *c, unsigned slot, const char (*table)[5], unsigned count,
                     unsigned field)
{
    return sgx543_letters_text(c, slot, c->reading ? NULL : table[c->insn->f[field]],
                               lanes_of(c)) &&
           (!c->reading || sgx543_find_swizzle(c, slot, table, count, &c->insn->f[field]));
}

/* Letters by four fields of a channel each. */
static bool channels(struct sgx543_codec *c)
{
    static const uint8_t field[4] = {SGX543_s1x, SGX543_s1y, SGX543_s1z, SGX543_s1w};
    char letters[4];
    for (unsigned k = 0; k < 4; k++) letters[k] = sgx543_letters[c->insn->f[field[k]]];
    if (!sgx543_letters_text(c, SGX543_SLOT_1, letters, lanes_of(c))) return false;
    for (unsigned k = 0; k < 4 && c->reading; k++)
        c->insn->f[field[k]] =
            c->letters[SGX543_SLOT_1][k] ? sgx543_channel(c->letters[SGX543_SLOT_1][k]) : k;
    return true;
}

bool sgx543_codec_gpi(struct sgx543_codec *c, unsigned number, unsigned neg_field,
                      unsigned abs_field, unsigned swizzle, unsigned slot)
{
    bool vdp = c->insn->op == SGX543_OP_VDP;
    bool neg = neg_field != SGX543_FIELDS && c->insn->f[neg_field], abs = c->insn->f[abs_field];
    sgx543_codec_open_modifiers(c, &neg, &abs);
    if (neg && neg_field == SGX543_FIELDS) return sgx543_fail(c, "an operand without -");
    if (neg_field != SGX543_FIELDS) c->insn->f[neg_field] = neg;
    c->insn->f[abs_field] = abs;
    return sgx543_text(c, "i") && sgx543_number(c, &c->insn->f[number], "%u", 3) &&
           swizzled(c, slot, V(vec4) ? sgx543_sw4 : sgx543_sw3, vdp ? 16 : 32, swizzle) &&
           sgx543_codec_close_modifiers(c, abs);
}

/* neg and abs of source n, in the fields that the form has. */
static bool modified(struct sgx543_codec *c, unsigned n, bool neg, bool abs)
{
    unsigned both = neg | abs << 1;
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_MAD2:
        if (n == 0) V(s0abs) = abs;
        else c->insn->f[n == 1 ? SGX543_s1mod : SGX543_s2mod] = both;
        return !neg || n != 0;
    case SGX543_FORM_NMAD:
        if (n == 1) V(s1mod) = both;
        else V(s2abs) = abs;
        return n == 1 || !neg;
    case SGX543_FORM_VMAD:
    case SGX543_FORM_VDP:
        V(s1neg) = neg;
        V(s1abs) = abs;
        return true;
    case SGX543_FORM_COMP: V(s1mod) = both; return true;
    default: return !neg && !abs;
    }
}

static void modifiers_of(const struct sgx543_codec *c, unsigned n, bool *neg, bool *abs)
{
    unsigned both = n == 1 ? V(s1mod) : n == 2 ? V(s2mod) : 0;
    *neg = both & 1;
    *abs = both >> 1;
    if (n == 0) *abs = V(s0abs);
    if (n == 1) *neg |= V(s1neg), *abs |= V(s1abs);
    if (n == 2) *abs |= V(s2abs);
}

/* cmov: s0 has the swizzle of the others, or none. */
static bool cmov_s0_letters(struct sgx543_codec *c)
{
    bool swizzle = V(s0csel) && V(dtype) >= 3;
    const char *letters = swizzle ? sgx543_sw4[V(swz)] : "xyzw";
    return sgx543_letters_text(c, SGX543_SLOT_0, letters, lanes_of(c));
}

static bool cmov_letters(struct sgx543_codec *c)
{
    bool real = V(dtype) >= 3, identity = true;
    if (!real) return sgx543_letters_text(c, SGX543_SLOT_1, "xyzw", lanes_of(c));
    for (unsigned k = 0; k < 4; k++)
        identity = identity &&
                   (c->letters[SGX543_SLOT_0][k] == 0 || c->letters[SGX543_SLOT_0][k] == "xyzw"[k]);
    if (!sgx543_letters_text(c, SGX543_SLOT_1, sgx543_sw4[V(swz)], lanes_of(c))) return false;
    if (!c->reading) return true;
    V(s0csel) = !identity;
    for (unsigned k = 0; k < 4 && !identity; k++)
        if (c->letters[SGX543_SLOT_0][k] != c->letters[SGX543_SLOT_1][k])
            return sgx543_fail(c, "the swizzle of the first source");
    return sgx543_find_swizzle(c, SGX543_SLOT_1, sgx543_sw4, 16, &V(swz));
}

static bool one_channel(struct sgx543_codec *c)
{
    const char letter[2] = {sgx543_letters[V(scomp)], 0};
    if (!sgx543_text(c, ".")) return false;
    if (!c->reading) return sgx543_text(c, letter);
    unsigned channel = c->p < c->end ? sgx543_channel(*c->p) : 8;
    if (channel > 3) return sgx543_fail(c, "x, y, z or w");
    V(scomp) = channel;
    c->p++;
    return true;
}

static bool letters_behind(struct sgx543_codec *c, unsigned n)
{
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_MAD2:
        if (n == 0) return swizzled(c, SGX543_SLOT_0, sgx543_mad2_s0, 8, SGX543_s0swz);
        if (n == 1) return swizzled(c, SGX543_SLOT_1, sgx543_mad2_s1, 8, SGX543_s1swz);
        return swizzled(c, SGX543_SLOT_2, sgx543_mad2_s2, 8, SGX543_s2swz);
    case SGX543_FORM_NMAD:
        return n == 1 ? channels(c) : swizzled(c, SGX543_SLOT_2, sgx543_sw4, 16, SGX543_s2swz);
    case SGX543_FORM_VDP: return channels(c);
    case SGX543_FORM_VMAD:
        return swizzled(c, SGX543_SLOT_1, V(vec4) ? sgx543_sw4 : sgx543_sw3, 32, SGX543_s1swz);
    case SGX543_FORM_COMP: return one_channel(c);
    case SGX543_FORM_MOV:
    case SGX543_FORM_CMOV: return n == 0 ? cmov_s0_letters(c) : cmov_letters(c);
    default: return true;
    }
}

bool sgx543_codec_float_source(struct sgx543_codec *c, unsigned n)
{
    bool neg, abs;
    modifiers_of(c, n, &neg, &abs);
    sgx543_codec_open_modifiers(c, &neg, &abs);
    if (c->reading && !modified(c, n, neg, abs)) return sgx543_fail(c, "an operand without - or |");
    return sgx543_codec_source(c, n) && letters_behind(c, n) &&
           sgx543_codec_close_modifiers(c, abs);
}
