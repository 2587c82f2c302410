/* Suffixes, packs, tests: sheet 3.6 to 3.9. */
#include "codec_insn.h"

/* ---- suffixes */

const char *const sgx543_comp_types[3] = {".f32", ".f16", ".fx10"};
const char *const sgx543_f32_f16[2] = {".f32", ".f16"};
static const char *const pack_types[8] = {".u8",  ".s8",  ".o8",  ".u16",
                                          ".s16", ".f16", ".f32", ".fx10"};

bool sgx543_codec_repeat(struct sgx543_codec *c, unsigned field, const char *text, unsigned least,
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

unsigned sgx543_codec_repeats(const struct sgx543_codec *c)
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

bool sgx543_codec_rmode(struct sgx543_codec *c)
{
    static const char *const names[4] = {".ext", ".int", ".both", ".moe"};
    if (V(rcount) != 0) return sgx543_word(c, SGX543_rmode, names, 4);
    if (c->reading) V(rmode) = 3; /* as compilers write it */
    return true;
}

bool sgx543_codec_vector_size(struct sgx543_codec *c)
{
    static const char *const sizes[2] = {"3", "4"};
    return sgx543_word(c, SGX543_vec4, sizes, 2);
}

bool sgx543_codec_pack_formats(struct sgx543_codec *c)
{
    bool same = V(sfmt) == V(dfmt);
    if (c->reading) { /* one format after mov, two after pack */
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

bool sgx543_codec_test_suffix(struct sgx543_codec *c)
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

bool sgx543_codec_texture_suffix(struct sgx543_codec *c)
{
    static const char *const dims[3] = {"1D", "2D", "Cube"}, *const lods[4] = {"", "Bias",
                                                                               "Replace", "Grad"};
    static const char *const modes[4] = {"", ".gather4", ".info", ".gather4c"};
    static const char *const conversions[4] = {"", NULL, ".f16", ".f32"};
    if (!sgx543_word(c, SGX543_dim, dims, 3) || !sgx543_word(c, SGX543_lod, lods, 4)) return false;
    sgx543_flag(c, SGX543_minp, ".minp");
    return sgx543_word(c, SGX543_sbmode, modes, 4) && sgx543_word(c, SGX543_fconv, conversions, 4);
}

bool sgx543_codec_access_suffix(struct sgx543_codec *c)
{
    static const char *const spaces[3] = {"a", "l", "t"}, *const sizes[3] = {"32", "16", "8"};
    if (!sgx543_word(c, SGX543_space, spaces, 3) || !sgx543_word(c, SGX543_dtype, sizes, 3))
        return false;
    bool fetch = sgx543_maybe(c, !V(moe), ".fetch");
    V(moe) = !fetch;
    if (!fetch) return sgx543_codec_repeat(c, SGX543_count, ".rpt", 2, 16);
    uint32_t count = V(count) + 1;
    if (!sgx543_number(c, &count, "%u", 16) || count == 0)
        return sgx543_fail(c, "1 to 16 elements");
    V(count) = count - 1;
    return true;
}

/* mad of integers: sheet 3.15 to 3.17 */
bool sgx543_codec_mad_mode(struct sgx543_codec *c)
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

bool sgx543_codec_pack_source(struct sgx543_codec *c)
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

bool sgx543_codec_pack_dest(struct sgx543_codec *c)
{
    return sgx543_codec_dest(c) && sgx543_mask_text(c, &V(mask));
}

/* ---- tests */

bool sgx543_codec_test_dest(struct sgx543_codec *c)
{
    if (!sgx543_text(c, "p") || !sgx543_number(c, &V(pdst), "%u", 3)) return false;
    V(wben) = sgx543_maybe(c, V(wben), " ");
    return !V(wben) || sgx543_codec_dest(c);
}

bool sgx543_codec_test_source(struct sgx543_codec *c, unsigned n)
{
    if (n == 1) sgx543_flag(c, SGX543_s1neg, "-");
    if (!sgx543_codec_source(c, n)) return false;
    if (n == 2 && V(alu) < 16) sgx543_flag(c, SGX543_vscomp, ".xxxx");
    return true;
}
