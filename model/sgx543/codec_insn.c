/* The text of sheet 6, element by element of the templates in insns.def; both directions. */
#include <stdio.h>
#include <string.h>

#include "codec.h"
#include "fields.h"
#include "model.h"

/* ---- operands of fields with the usual names */

#define AT(kind_, bank_, ext_, number_, bits_, doubled_)                                           \
    (&(const struct sgx543_fields){SGX543_KIND_##kind_, SGX543_##bank_, SGX543_##ext_,             \
                                   SGX543_##number_, bits_, doubled_})

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

static bool dest(struct sgx543_codec *c)
{
    bool ext = c->insn->form != SGX543_FORM_MAD2;
    struct sgx543_fields f = {
        SGX543_KIND_DEST, SGX543_dbank,        ext ? SGX543_dext : SGX543_FIELDS,
        SGX543_dest,      (uint8_t)bits_of(c), doubled(c)};
    if (c->insn->form == SGX543_FORM_PCK) f.doubled = false;
    return sgx543_register_text(c, &f);
}

static bool source(struct sgx543_codec *c, unsigned n)
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

/* Before and behind an operand with these flags. Reading, they are set. */
static void open_modifiers(struct sgx543_codec *c, bool *neg, bool *abs)
{
    *neg = sgx543_maybe(c, *neg, "-");
    *abs = sgx543_maybe(c, *abs, "|");
}

static bool close_modifiers(struct sgx543_codec *c, bool abs)
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

static bool masked_dest(struct sgx543_codec *c)
{
    uint32_t mask = c->reading ? 0 : sgx543_written_lanes(c->insn);
    if (!dest(c) || !sgx543_mask_text(c, &mask)) return false;
    if (!c->reading) return true;
    V(mask) = mask;
    return sgx543_written_lanes(c->insn) == mask ||
           sgx543_fail(c, "other lanes: this operand has no such ones");
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

static bool gpi(struct sgx543_codec *c, unsigned number, unsigned neg_field, unsigned abs_field,
                unsigned swizzle, unsigned slot)
{
    bool vdp = c->insn->op == SGX543_OP_VDP;
    bool neg = neg_field != SGX543_FIELDS && c->insn->f[neg_field], abs = c->insn->f[abs_field];
    open_modifiers(c, &neg, &abs);
    if (neg && neg_field == SGX543_FIELDS) return sgx543_fail(c, "an operand without -");
    if (neg_field != SGX543_FIELDS) c->insn->f[neg_field] = neg;
    c->insn->f[abs_field] = abs;
    return sgx543_text(c, "i") && sgx543_number(c, &c->insn->f[number], "%u", 3) &&
           swizzled(c, slot, V(vec4) ? sgx543_sw4 : sgx543_sw3, vdp ? 16 : 32, swizzle) &&
           close_modifiers(c, abs);
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

static bool float_source(struct sgx543_codec *c, unsigned n)
{
    bool neg, abs;
    modifiers_of(c, n, &neg, &abs);
    open_modifiers(c, &neg, &abs);
    if (c->reading && !modified(c, n, neg, abs)) return sgx543_fail(c, "an operand without - or |");
    return source(c, n) && letters_behind(c, n) && close_modifiers(c, abs);
}

/* ---- suffixes */

static const char *const f32_f16[2] = {".f32", ".f16"};
static const char *const comp_types[3] = {".f32", ".f16", ".fx10"};
static const char *const mov_types[6] = {".i8", ".i16", ".i32", ".fx10", ".f16", ".f32"};
static const char *const pack_types[8] = {".u8",  ".s8",  ".o8",  ".u16",
                                          ".s16", ".f16", ".f32", ".fx10"};

static bool repeat(struct sgx543_codec *c, unsigned field, const char *text, unsigned least,
                   unsigned most)
{
    uint32_t count = c->insn->f[field] + 1;
    if (!sgx543_maybe(c, count >= least, text)) {
        c->insn->f[field] = 0;
        return true;
    }
    if (!sgx543_number(c, &count, "%u", most) || count < least)
        return sgx543_fail(c, "a number of repetitions");
    c->insn->f[field] = count - 1;
    return true;
}

static unsigned repeats(const struct sgx543_codec *c)
{
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_VMAD:
    case SGX543_FORM_VDP:
    case SGX543_FORM_MOV:
    case SGX543_FORM_CMOV:
    case SGX543_FORM_TST:
    case SGX543_FORM_TSTMSK: return 4;
    case SGX543_FORM_COMP:
    case SGX543_FORM_PCK:
    case SGX543_FORM_BW: return 16;
    default: return 8;
    }
}

static bool rmode(struct sgx543_codec *c)
{
    static const char *const names[4] = {".ext", ".int", ".both", ".moe"};
    if (V(rcount) != 0) return sgx543_word(c, SGX543_rmode, names, 4);
    if (c->reading) V(rmode) = 3; /* as compilers write it */
    return true;
}

static bool vector_size(struct sgx543_codec *c)
{
    static const char *const sizes[2] = {"3", "4"};
    return sgx543_word(c, SGX543_vec4, sizes, 2);
}

static bool pack_formats(struct sgx543_codec *c)
{
    bool same = V(sfmt) == V(dfmt);
    if (c->reading) { /* one format behind mov, two behind pack */
        same = c->p[-1] == 'v';
        if (!sgx543_word(c, SGX543_dfmt, pack_types, 8)) return false;
        V(sfmt) = V(dfmt);
        if (!same && !sgx543_word(c, SGX543_sfmt, pack_types, 8)) return false;
        if (!same && V(sfmt) == V(dfmt)) return sgx543_fail(c, "mov, with one format");
    } else {
        sgx543_text(c, pack_types[V(dfmt)]);
        if (!same) sgx543_text(c, pack_types[V(sfmt)]);
    }
    sgx543_flag(c, SGX543_scale, ".scale");
    return true;
}

static const char *const test_names[64] = {[2] = ".add",      [3] = ".frc",
                                           [4] = ".rcp",      [5] = ".rsq",
                                           [6] = ".log",      [7] = ".exp",
                                           [8] = ".dot",      [9] = ".min",
                                           [10] = ".max",     [11] = ".dsx",
                                           [12] = ".dsy",     [13] = ".mul",
                                           [14] = ".sub",     [16 + 6] = ".add.i16",
                                           ".sub.i16",        ".mul.i16",
                                           ".add.u16",        ".sub.u16",
                                           ".mul.u16",        ".add.i32",
                                           ".add.u32",        ".sub.i32",
                                           ".sub.u32",        [32] = ".add.i8",
                                           ".sub.i8",         ".add.u8",
                                           ".sub.u8",         ".mul.i8",
                                           ".mul.fx8",        ".mul.u8",
                                           ".add.fx8",        ".sub.fx8",
                                           [48] = ".and.u32", ".or.u32",
                                           ".xor.u32",        ".shl.u32",
                                           ".shr.u32",        ".rol.u32",
                                           [55] = ".asr.u32"};

static bool test_suffix(struct sgx543_codec *c)
{
    static const char *const signs[3] = {"T", "neg", "pos"}, *const zeros[3] = {"T", "zero",
                                                                                "nzero"};
    static const char *const ands[2] = {"|", "&"};
    static const char *const chans[8] = {".x",   ".y",   ".z",     ".w",
                                         ".all", ".any", ".allxz", ".anyxz"};
    static const char *const masks[3] = {".m0", ".m1", ".m2"}, *const types[2] = {".f16", ".f32"};
    if (!sgx543_text(c, "(") || !sgx543_word(c, SGX543_stest, signs, 3) ||
        !sgx543_word(c, SGX543_and, ands, 2) || !sgx543_word(c, SGX543_ztest, zeros, 3) ||
        !sgx543_text(c, ")") || !sgx543_word(c, SGX543_alu, test_names, 64))
        return false;
    if (V(alu) < 16 && !sgx543_word(c, SGX543_prec, types, 2)) return false;
    if (c->insn->op == SGX543_OP_TST) return sgx543_word(c, SGX543_chan, chans, 8);
    if (c->reading) V(wben) = 1;
    return sgx543_word(c, SGX543_mtype, masks, 3);
}

static bool texture_suffix(struct sgx543_codec *c)
{
    static const char *const dims[3] = {"1D", "2D", "Cube"}, *const lods[4] = {"", "Bias",
                                                                               "Replace", "Grad"};
    static const char *const modes[4] = {"", ".gather4", ".info", ".gather4c"};
    static const char *const conversions[4] = {"", NULL, ".f16", ".f32"};
    if (!sgx543_word(c, SGX543_dim, dims, 3) || !sgx543_word(c, SGX543_lod, lods, 4)) return false;
    sgx543_flag(c, SGX543_minp, ".minp");
    return sgx543_word(c, SGX543_sbmode, modes, 4) && sgx543_word(c, SGX543_fconv, conversions, 4);
}

static bool access_suffix(struct sgx543_codec *c)
{
    static const char *const spaces[3] = {"a", "l", "t"}, *const sizes[3] = {"32", "16", "8"};
    if (!sgx543_word(c, SGX543_space, spaces, 3) || !sgx543_word(c, SGX543_dtype, sizes, 3))
        return false;
    bool fetch = sgx543_maybe(c, !V(moe), ".fetch");
    V(moe) = !fetch;
    if (!fetch) return repeat(c, SGX543_count, ".rpt", 2, 16);
    uint32_t count = V(count) + 1;
    if (!sgx543_number(c, &count, "%u", 16) || count == 0)
        return sgx543_fail(c, "1 to 16 elements");
    V(count) = count - 1;
    return true;
}

/* mad of integers: sheet 3.15 to 3.17 */
static bool mad_mode(struct sgx543_codec *c)
{
    static const char *const words[4] = {".u16", ".u16.sat", ".i16", ".i16.sat"};
    static const char *const signs[2] = {".u32", ".i32"}, *const steps[2] = {".s0", ".s1"};
    if (c->insn->op == SGX543_OP_I16MAD) return sgx543_word(c, SGX543_mode, words, 4);
    if (!sgx543_word(c, SGX543_sgn, signs, 2)) return false;
    if (c->insn->op == SGX543_OP_I32MAD2) return sgx543_word(c, SGX543_sn, steps, 2);
    sgx543_flag(c, SGX543_sat, ".sat");
    return true;
}

/* ---- VPCK's source: sheet 3.8 */

static bool pack_registers(struct sgx543_codec *c)
{
    const struct sgx543_fields *real = AT(SRC, s1bank, s1ext, src1, 6, true),
                               *more = AT(SRC, s2bank, s2ext, src2, 6, true);
    if (V(sfmt) == SGX543_F32) {
        bool internal = !V(s1ext) && V(s1bank) == 0 && V(src1) >= 60;
        if (!sgx543_maybe(c, !internal, "{")) return sgx543_register_text(c, real);
        return sgx543_register_text(c, real) && sgx543_text(c, ",") &&
               sgx543_register_text(c, more) && sgx543_text(c, "}");
    }
    if (sgx543_is_float(V(sfmt))) return sgx543_register_text(c, real);
    /* seven bits, the lowest of which is b7 */
    uint32_t *number = &V(src1);
    *number = *number << 1 | V(b7);
    bool good = sgx543_register_text(c, AT(SRC, s1bank, s1ext, src1, 7, false));
    V(b7) = *number & 1;
    *number >>= 1;
    return good;
}

static bool pack_source(struct sgx543_codec *c)
{
    static const char xyzw[5] = "xyzw";
    bool real = sgx543_is_float(V(sfmt)) && sgx543_is_float(V(dfmt)),
         eight = V(sfmt) == 0 || V(dfmt) == 0;
    bool straight = real || (V(scale) && eight), wide = V(sfmt) == SGX543_F32;
    unsigned mask = V(mask), lanes = 0, at = 0;
    if (!straight && eight && mask == 15) mask = 3;
    for (unsigned k = 0; k < 4; k++) /* selectors that count */
        if (mask >> k & 1) lanes |= 1u << (straight ? k : at++);
    const uint32_t select[4] = {(wide ? V(b7) : V(src2) & 1) << 1 | V(b0), V(cs1), V(cs2), V(cs3)};
    char letters[4];
    for (unsigned k = 0; k < 4; k++) letters[k] = xyzw[select[k]];
    if (!pack_registers(c) || !sgx543_letters_text(c, SGX543_SLOT_1, letters, lanes)) return false;
    if (!c->reading) return true;
    uint32_t code[4];
    for (unsigned k = 0; k < 4; k++) {
        code[k] = c->letters[SGX543_SLOT_1][k] ? sgx543_channel(c->letters[SGX543_SLOT_1][k]) : k;
        if (code[k] > 3) return sgx543_fail(c, "letters of xyzw");
    }
    V(b0) = code[0] & 1;
    if (wide) V(b7) = code[0] >> 1;
    else V(src2) = code[0] >> 1;
    V(cs1) = code[1];
    V(cs2) = code[2];
    V(cs3) = code[3];
    return true;
}

static bool pack_dest(struct sgx543_codec *c)
{
    return dest(c) && sgx543_mask_text(c, &V(mask));
}

/* ---- tests */

static bool test_dest(struct sgx543_codec *c)
{
    if (!sgx543_text(c, "p") || !sgx543_number(c, &V(pdst), "%u", 3)) return false;
    V(wben) = sgx543_maybe(c, V(wben), " ");
    return !V(wben) || dest(c);
}

static bool test_source(struct sgx543_codec *c, unsigned n)
{
    if (n == 1) sgx543_flag(c, SGX543_s1neg, "-");
    if (!source(c, n)) return false;
    if (n == 2 && V(alu) < 16) sgx543_flag(c, SGX543_vscomp, ".xxxx");
    return true;
}

/* ---- VBW: sheet 3.10 */

static uint32_t turn(uint32_t x, unsigned n, unsigned width)
{
    uint32_t ones = width == 32 ? UINT32_MAX : 0xffff;
    n %= width;
    x &= ones;
    return n ? (x << n | x >> (width - n)) & ones : x;
}

static bool immediate_bits(struct sgx543_codec *c)
{
    unsigned width = V(partial) ? 16 : 32;
    uint32_t ones = width == 32 ? UINT32_MAX : 0xffff,
             value = turn(V(immhi) << 14 | V(immmid) << 7 | V(src2), V(rot), width);
    if (V(inv)) value = ~value & ones;
    if (!sgx543_text(c, "#") || !sgx543_number(c, &value, "0x%x", ones)) return false;
    if (!c->reading) return true;
    V(s2bank) = 2;
    V(s2ext) = 1;
    for (unsigned i = 0; i < 2 * width; i++) { /* inverted only if nothing else does */
        uint32_t back = turn(i < width ? value : ~value & ones, width - i % width, width);
        if (back >> 16 != 0) continue;
        V(inv) = i >= width;
        V(rot) = i % width;
        V(immhi) = back >> 14;
        V(immmid) = back >> 7 & 127;
        V(src2) = back & 127;
        return true;
    }
    return sgx543_fail(c, "16 bits, perhaps rotated or inverted");
}

static bool bits_source(struct sgx543_codec *c)
{
    bool immediate = V(s2bank) == 2 && V(s2ext);
    if (c->reading ? c->p < c->end && *c->p == '#' : immediate) return immediate_bits(c);
    sgx543_flag(c, SGX543_inv, "~");
    bool rotated = sgx543_maybe(c, V(rot) != 0, "rotl(");
    if (!source(c, 2)) return false;
    if (!rotated) return true;
    return sgx543_text(c, ",") && sgx543_number(c, &V(rot), "%u", 31) && sgx543_text(c, ")");
}

/* ---- colours: sheet 3.11 to 3.14 */

static const char *const cops[4] = {"add", "sub", "min", "max"};

/* A factor; (1-f) is its complement. */
static bool factor(struct sgx543_codec *c, unsigned field, unsigned complement,
                   const char *const *names, unsigned count)
{
    c->insn->f[complement] = sgx543_maybe(c, c->insn->f[complement], "(1-");
    return sgx543_word(c, field, names, count) &&
           (!c->insn->f[complement] || sgx543_text(c, ")")) && sgx543_text(c, "*");
}

static const char *const sop2_first[7] = {"0", "s1", "s2", "s1a", "s2a", "asat", "2xs1a"};
static const char *const sop2_second[7] = {"0", "s1", "s2", "s1a", "s2a", "asat", "s2-half"};
static const char *const sop2_alpha_1[4] = {"0", "s1a", "s2a", "2xs2a"};
static const char *const sop2_alpha_2[4] = {"0", "s1a", "s2a", "s2a-half"};
static const char *const sop3_names[8] = {"0", "asat", "s1", "s1a", "s0", "s0a", "s2", "s2a"};
static const char *const sop3_alpha[4] = {"0", "s0a", "s1a", "s2a"};
static const char *const sop2m_names[8] = {"0", "asat", "s1", "s1a", NULL, NULL, "s2", "s2a"};

/* A source that was there before. */
static bool again(struct sgx543_codec *c, unsigned n)
{
    const struct sgx543_insn before = *c->insn;
    return source(c, n) && (memcmp(c->insn->f, before.f, sizeof before.f) == 0 ||
                            sgx543_fail(c, "the same source as for colours"));
}

static bool complemented(struct sgx543_codec *c, unsigned n, unsigned field)
{
    sgx543_flag(c, field, "~");
    return source(c, n);
}

static bool again_complemented(struct sgx543_codec *c, unsigned field)
{
    sgx543_flag(c, field, "~");
    return again(c, 1);
}

static bool sop_head(struct sgx543_codec *c)
{
    unsigned count = c->insn->op == SGX543_OP_SOP3 ? 2 : 4;
    return sgx543_word(c, SGX543_cop, cops, count) && sgx543_text(c, ".fx8");
}

static bool sop2(struct sgx543_codec *c)
{
    if (!sop_head(c)) return false;
    sgx543_flag(c, SGX543_dmod, ".inv");
    return repeat(c, SGX543_rcount, ".rpt", 2, 8) && sgx543_text(c, " ") && dest(c) &&
           sgx543_text(c, ", ") && factor(c, SGX543_csel1, SGX543_cmod1, sop2_first, 7) &&
           complemented(c, 1, SGX543_s1mod) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel2, SGX543_cmod2, sop2_second, 7) && source(c, 2) &&
           sgx543_text(c, " : a ") && sgx543_word(c, SGX543_aop, cops, 4) && sgx543_text(c, " ") &&
           factor(c, SGX543_asel1, SGX543_amod1, sop2_alpha_1, 4) &&
           again_complemented(c, SGX543_as1mod) && sgx543_text(c, ", ") &&
           factor(c, SGX543_asel2, SGX543_amod2, sop2_alpha_2, 4) && again(c, 2);
}

static bool sop2m(struct sgx543_codec *c)
{
    uint32_t mask = V(wmask) >> 1 | (V(wmask) & 1) << 3;
    if (!sop_head(c) || !sgx543_text(c, " ") || !dest(c) || !sgx543_mask_text(c, &mask))
        return false;
    V(wmask) = (mask & 7) << 1 | mask >> 3;
    return sgx543_text(c, ", ") && factor(c, SGX543_csel1, SGX543_cmod1, sop2m_names, 8) &&
           source(c, 1) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel2, SGX543_cmod2, sop2m_names, 8) && source(c, 2) &&
           sgx543_text(c, " : a ") && sgx543_word(c, SGX543_aop, cops, 4);
}

static bool sop3(struct sgx543_codec *c)
{
    return sop_head(c) && sgx543_text(c, " ") && dest(c) && sgx543_text(c, ", s0=") &&
           source(c, 0) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel1, SGX543_cmod1, sop3_names, 8) && source(c, 1) &&
           sgx543_text(c, ", ") && factor(c, SGX543_csel2, SGX543_cmod2, sop3_names, 8) &&
           source(c, 2) && sgx543_text(c, " : a ") && sgx543_word(c, SGX543_aop, cops, 2) &&
           sgx543_text(c, " ") && factor(c, SGX543_asel1, SGX543_amod1, sop3_alpha, 4) &&
           again(c, 1);
}

static bool i8_source(struct sgx543_codec *c, unsigned n, unsigned select)
{
    if (!source(c, n)) return false;
    sgx543_flag(c, select, ".wwww");
    return true;
}

/* One of s0 and s1; reading, s1 must be as it was. */
static bool third_of(struct sgx543_codec *c, bool s1, bool known)
{
    const struct sgx543_insn before = *c->insn;
    if (!source(c, s1)) return false;
    bool same = memcmp(c->insn->f, before.f, sizeof before.f) == 0;
    return !c->reading || same || (!s1 && !known) ||
           sgx543_fail(c, "the first or the third source");
}

/* "-(pa2.rgb,r2.a)" with s1 for colours or not, and for alpha or not. */
static bool i8_third_as(struct sgx543_codec *c, bool s1, bool s1_alpha)
{
    sgx543_flag(c, SGX543_s0neg, "-");
    if (!sgx543_text(c, "(") || !third_of(c, s1, false)) return false;
    bool alpha = sgx543_maybe(c, V(csel0) >= 2, ".aaa");
    if (!alpha && !sgx543_text(c, ".rgb")) return false;
    V(csel0) = s1 | (unsigned)alpha << 1;
    V(asel0) = s1_alpha;
    return sgx543_text(c, ",") && third_of(c, s1_alpha, !s1) && sgx543_text(c, ".a)");
}

/* Reading, s0 goes before s1. */
static bool i8_third(struct sgx543_codec *c)
{
    if (!c->reading) return i8_third_as(c, V(csel0) & 1, V(asel0));
    const struct sgx543_insn insn = *c->insn;
    const char *p = c->p;
    for (unsigned i = 0; i < 4; i++) {
        *c->insn = insn;
        c->p = p;
        if (i8_third_as(c, i >> 1, i & 1)) return true;
    }
    return false;
}

/* ---- operands of integer mads */

static bool half(struct sgx543_codec *c, unsigned field)
{
    static const char *const halves[2] = {".h0", ".h1"};
    return sgx543_word(c, field, halves, 2);
}

/* ".h0", ".u8_1", ".s8_0" of I16MAD. */
static bool short_suffix(struct sgx543_codec *c, unsigned format, unsigned high)
{
    static const char *const formats[4] = {".h0", ".u8_", ".s8_", ".s8_"};
    static const char *const bytes[2] = {"0", "1"};
    return sgx543_word(c, format, formats, 3 + !c->reading) &&
           (c->insn->f[format] == 0 || sgx543_word(c, high, bytes, 2));
}

static bool i16_source(struct sgx543_codec *c, unsigned n)
{
    if (n == 0) return source(c, 0) && sgx543_text(c, ".h0");
    if (n == 2) {
        sgx543_flag(c, SGX543_s2neg, "-");
        return source(c, 2) && short_suffix(c, SGX543_s2fmt, SGX543_s2hi8);
    }
    sgx543_flag(c, SGX543_abs, "|");
    return source(c, 1) && short_suffix(c, SGX543_s1fmt, SGX543_s1hi8) &&
           (!V(abs) || sgx543_text(c, "|"));
}

static bool i32_source(struct sgx543_codec *c, unsigned n)
{
    static const char *const types[3] = {".h", ".sh", ""}, *const digits[2] = {"0", "1"};
    if (n == 0) return source(c, 0) && half(c, SGX543_s0hi);
    if (n == 1) return source(c, 1) && half(c, SGX543_s1hi);
    return source(c, 2) && sgx543_word(c, SGX543_s2type, types, 3) &&
           (V(s2type) == 2 || sgx543_word(c, SGX543_s2hi, digits, 2));
}

static bool i32_2_source(struct sgx543_codec *c, unsigned n)
{
    if (n != 0) sgx543_flag(c, n == 1 ? SGX543_s1neg : SGX543_s2neg, "-");
    return source(c, n);
}

/* ---- texture, memory */

static bool plain_dest(struct sgx543_codec *c)
{
    V(dpa) = sgx543_maybe(c, V(dpa), "pa");
    return (V(dpa) || sgx543_text(c, "r")) && sgx543_number(c, &V(dest), "%u", 127);
}

static bool texture_source(struct sgx543_codec *c, unsigned n)
{
    if (n == 0) return source(c, 0) && sgx543_word(c, SGX543_s0type, comp_types, 3);
    return source(c, n);
}

/* A base is a register as it stands, without internal ones: README.md. */
static bool memory_base(struct sgx543_codec *c)
{
    static const char *const names[4] = {"r", "pa", "o", "sa"};
    uint32_t which = V(s0ext) << 1 | V(s0bank);
    if (!c->reading) sgx543_text(c, names[which]);
    else
        for (which = 3; !sgx543_maybe(c, false, names[which]); which--)
            if (which == 0) return sgx543_fail(c, "r, o, pa or sa with a number");
    V(s0bank) = which & 1;
    V(s0ext) = which >> 1;
    return sgx543_number(c, &V(src0), "%u", 127);
}

static bool memory_address(struct sgx543_codec *c)
{
    if (!sgx543_text(c, "[") || !memory_base(c)) return false;
    V(dec) = sgx543_maybe(c, V(dec), " - ");
    if (!V(dec) && !sgx543_text(c, " + ")) return false;
    if (!source(c, 1)) return false;
    if (c->insn->op == SGX543_OP_LD && (!sgx543_text(c, " + ") || !source(c, 2))) return false;
    return sgx543_text(c, "]");
}

/* ---- control */

static bool target(struct sgx543_codec *c)
{
    uint32_t value = V(off);
    bool relative = c->insn->op == SGX543_OP_BR, back = relative && value >> 19;
    if (c->reading && c->p < c->end && !strchr("+-0123456789", *c->p)) {
        size_t length = strcspn(c->p, " ");
        if (length > (size_t)(c->end - c->p)) length = (size_t)(c->end - c->p);
        c->target = c->p;
        c->target_length = length;
        c->p += length;
        return true;
    }
    if (!relative) return sgx543_number(c, &V(off), "0x%x", SGX543_PC_MASK);
    back = sgx543_maybe(c, back, "-");
    if (!back && !sgx543_text(c, "+")) return false;
    if (back) value = (0 - value) & SGX543_PC_MASK;
    if (!sgx543_number(c, &value, "%u", back ? 0x80000 : 0x7ffff)) return false;
    V(off) = (back ? 0 - value : value) & SGX543_PC_MASK;
    return true;
}

static bool phase(struct sgx543_codec *c)
{
    sgx543_flag(c, SGX543_imm, ".imm");
    sgx543_flag(c, SGX543_sprvv, ".sprvv");
    if (!sgx543_text(c, " mode") || !sgx543_number(c, &V(mode), "%u", 1) ||
        !sgx543_text(c, " rate") || !sgx543_number(c, &V(rate), "%u", 3) ||
        !sgx543_text(c, " wait") || !sgx543_number(c, &V(wait), "%u", 7) ||
        !sgx543_text(c, " temps") || !sgx543_number(c, &V(tcount), "%u", 255) ||
        !sgx543_text(c, " addr="))
        return false;
    if (V(imm)) return sgx543_number(c, &V(exeaddr), "0x%x", SGX543_PC_MASK);
    uint32_t rest = V(exeaddr) & ~127u;
    V(exeaddr) &= 127;
    bool good = sgx543_register_text(c, AT(SRC, s2bank, s2ext, exeaddr, 7, false));
    V(exeaddr) |= rest;
    return good;
}

static bool one_step(struct sgx543_codec *c, const char *name, unsigned mode, unsigned inc)
{
    uint32_t value = c->insn->f[inc], part[4];
    for (unsigned i = 0; i < 4; i++) part[i] = value >> 2 * i & 3;
    if (!sgx543_text(c, name)) return false;
    c->insn->f[mode] = sgx543_maybe(c, c->insn->f[mode], "swz(");
    if (c->insn->f[mode]) {
        for (unsigned i = 0; i < 4; i++)
            if (!sgx543_number(c, &part[i], "%u", 3) || !sgx543_text(c, i < 3 ? "," : ")"))
                return false;
        c->insn->f[inc] = part[0] | part[1] << 2 | part[2] << 4 | part[3] << 6;
        return true;
    }
    bool back = sgx543_maybe(c, value >> 7, "-");
    if (!back && !sgx543_text(c, "+")) return false;
    if (back) value = 256 - value;
    if (!sgx543_number(c, &value, "%u", back ? 128 : 127)) return false;
    c->insn->f[inc] = (back ? 256 - value : value) & 255;
    return true;
}

static bool steps(struct sgx543_codec *c)
{
    return one_step(c, "d", SGX543_dmode, SGX543_dinc) &&
           one_step(c, " s0", SGX543_s0mode, SGX543_s0inc) &&
           one_step(c, " s1", SGX543_s1mode, SGX543_s1inc) &&
           one_step(c, " s2", SGX543_s2mode, SGX543_s2inc);
}

static bool bases(struct sgx543_codec *c)
{
    return sgx543_text(c, "d") && sgx543_number(c, &V(doff), "%u", 4095) &&
           sgx543_text(c, " s0+") && sgx543_number(c, &V(s0off), "%u", 4095) &&
           sgx543_text(c, " s1+") && sgx543_number(c, &V(s1off), "%u", 4095) &&
           sgx543_text(c, " s2+") && sgx543_number(c, &V(s2off), "%u", 4095);
}

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
           (mask == *lanes || sgx543_fail(c, "the lanes that such a result has"));
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
    open_modifiers(c, &neg, &abs);
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
        return close_modifiers(c, abs);
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
    if (!sgx543_text(c, f32_f16[V(f16)]) || !sgx543_text(c, " ") ||
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

static bool dual(struct sgx543_codec *c)
{
    if (!c->reading) return dual_both(c);
    const struct sgx543_codec begin = *c;
    const struct sgx543_insn insn = *c->insn;
    for (unsigned i = 0; i < 16; i++) {
        const char *furthest = c->furthest, *wanted = c->wanted;
        *c = begin;
        c->furthest = furthest;
        c->wanted = wanted;
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

/* ---- elements */

static bool integer_source(struct sgx543_codec *c, unsigned n)
{
    switch (c->insn->op) {
    case SGX543_OP_I16MAD: return i16_source(c, n);
    case SGX543_OP_I32MAD: return i32_source(c, n);
    case SGX543_OP_I32MAD2: return i32_2_source(c, n);
    case SGX543_OP_TST:
    case SGX543_OP_TSTMSK: return test_source(c, n);
    case SGX543_OP_SMP: return texture_source(c, n);
    default: break;
    }
    return c->insn->op <= SGX543_OP_CMOV8 ? float_source(c, n) : source(c, n);
}

static bool any_dest(struct sgx543_codec *c)
{
    switch ((enum sgx543_form)c->insn->form) {
    case SGX543_FORM_PCK: return pack_dest(c);
    case SGX543_FORM_SMP:
    case SGX543_FORM_MEM: return plain_dest(c);
    default: break;
    }
    return c->insn->op <= SGX543_OP_CMOV8 ? masked_dest(c) : dest(c);
}

static bool element(struct sgx543_codec *c, unsigned kind)
{
    static const char *const conditions[4] = {".eqzero", ".nezero", ".ltzero", ".lezero"};
    static const char *const widths[2] = {".u32", ".u16"};
    switch ((enum sgx543_element)kind) {
    case SGX543_E_FORMAT: return sgx543_word(c, SGX543_fmt, f32_f16, 2);
    case SGX543_E_SIZE: return vector_size(c);
    case SGX543_E_REPEAT: return repeat(c, SGX543_rcount, ".rpt", 2, repeats(c));
    case SGX543_E_RMODE: return rmode(c);
    case SGX543_E_TYPES:
        return sgx543_word(c, SGX543_dtype, comp_types, 3) &&
               sgx543_word(c, SGX543_stype, comp_types, 3);
    case SGX543_E_TYPE: return sgx543_word(c, SGX543_dtype, mov_types, 6);
    case SGX543_E_CONDITION: return sgx543_word(c, SGX543_test, conditions, 4);
    case SGX543_E_FORMATS: return pack_formats(c);
    case SGX543_E_TEST: return test_suffix(c);
    case SGX543_E_WIDTH: return sgx543_word(c, SGX543_partial, widths, 2);
    case SGX543_E_SAT: sgx543_flag(c, SGX543_sat, ".sat"); return true;
    case SGX543_E_MODE: return mad_mode(c);
    case SGX543_E_TEXTURE: return texture_suffix(c);
    case SGX543_E_ACCESS: return access_suffix(c);
    case SGX543_E_LINK: sgx543_flag(c, SGX543_savelink, ".savelink"); return true;
    case SGX543_E_PHASE: return phase(c);
    case SGX543_E_DUAL: return dual(c);
    case SGX543_E_SOP2: return sop2(c);
    case SGX543_E_SOP2M: return sop2m(c);
    case SGX543_E_SOP3: return sop3(c);
    case SGX543_E_STEPS: return steps(c);
    case SGX543_E_BASES: return bases(c);
    case SGX543_E_EMIT:
        return sgx543_text(c, "tgt") && sgx543_number(c, &V(tgt), "%u", 2) &&
               sgx543_text(c, " ctl") && sgx543_number(c, &V(ctl), "%u", 3);
    case SGX543_E_DST: return any_dest(c);
    case SGX543_E_PDST: return test_dest(c);
    case SGX543_E_S0: return integer_source(c, 0);
    case SGX543_E_S1: return integer_source(c, 1);
    case SGX543_E_S2: return integer_source(c, 2);
    case SGX543_E_G0:
        return gpi(c, SGX543_g0n, c->insn->op == SGX543_OP_VDP ? SGX543_FIELDS : SGX543_g0neg,
                   SGX543_g0abs, SGX543_g0swz, SGX543_SLOT_0);
    case SGX543_E_G1:
        return gpi(c, SGX543_g1n, SGX543_g1neg, SGX543_g1abs, SGX543_g1swz, SGX543_SLOT_2);
    case SGX543_E_VECTOR: return pack_source(c);
    case SGX543_E_BITS: return bits_source(c);
    case SGX543_E_CARRY: return sgx543_text(c, "p") && sgx543_number(c, &V(immhi), "%u", 3);
    case SGX543_E_A: return i8_source(c, 1, SGX543_csel1);
    case SGX543_E_B: return i8_source(c, 2, SGX543_csel2);
    case SGX543_E_C: return i8_third(c);
    case SGX543_E_ADDRESS: return memory_address(c);
    case SGX543_E_TARGET: return target(c);
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
    if (pack && c->reading) return sgx543_maybe(c, false, "mov") || sgx543_text(c, text);
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

static bool has_field(const struct sgx543_codec *c, unsigned field)
{
    const uint8_t *name = sgx543_form_names[c->insn->form];
    while (*name != SGX543_FIELDS && *name != field) name++;
    return *name == field;
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
    if (has_field(c, SGX543_skipinv)) sgx543_flag(c, SGX543_skipinv, " .skipinv");
    if (has_field(c, SGX543_nosched)) sgx543_flag(c, SGX543_nosched, " .nosched");
    if (has_field(c, SGX543_end)) sgx543_flag(c, SGX543_end, " .end");
    return true;
}

bool sgx543_codec_insn(struct sgx543_codec *c)
{
    return predicate(c) && sgx543_codec_body(c) && hints(c);
}
