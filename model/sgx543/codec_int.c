/* Bits, colours, integer mads: sheet 3.10 to 3.17. */
#include <string.h>

#include "codec_insn.h"

/* ---- VBW: sheet 3.10 */

static uint32_t turn(uint32_t x, unsigned n, unsigned width)
{
    uint32_t ones = width == 32 ? UINT32_MAX : 0xffff;
    n %= width;
    x &= ones;
    return n ? (x << n | x >> (width - n)) & ones : x;
}

static void set_immediate(struct sgx543_codec *c, uint32_t bits)
{
    V(s2bank) = 2;
    V(s2ext) = 1;
    V(immhi) = bits >> 14;
    V(immmid) = bits >> 7 & 127;
    V(src2) = bits & 127;
}

static bool immediate_bits(struct sgx543_codec *c)
{
    unsigned width = V(partial) ? 16 : 32;
    uint32_t ones = width == 32 ? UINT32_MAX : 0xffff,
             value = turn(V(immhi) << 14 | V(immmid) << 7 | V(src2), V(rot), width);
    const char *start = c->p;
    if (V(inv)) value = ~value & ones;
    if (!sgx543_text(c, "#") || !sgx543_number(c, &value, "0x%x", ones)) return false;
    if (!c->reading) return true;
    set_immediate(c, 0);
    for (unsigned i = 0; i < 2 * width; i++) { /* inverted only if nothing else does */
        uint32_t back = turn(i < width ? value : ~value & ones, width - i % width, width);
        if (back >> 16 != 0) continue;
        V(inv) = i >= width;
        V(rot) = i % width;
        set_immediate(c, back);
        return true;
    }
    c->p = start;
    return sgx543_fail(c, "'#' and 16 bits, perhaps rotated or inverted,");
}

/* The immediate itself, before the turn and the inversion that `~` and `rotl(` have set: ~#0x80,
 * rotl(#0xffff,16). After `~` alone, a turn gives a value of more than 16 bits. */
static bool spelled_immediate(struct sgx543_codec *c, bool turned)
{
    unsigned width = V(partial) ? 16 : 32;
    uint32_t value, most = width == 32 && !turned ? UINT32_MAX : 0xffff;
    const char *start = c->p;
    if (!sgx543_text(c, "#") || !sgx543_number(c, &value, "", most)) return false;
    for (unsigned i = 0; i < (turned ? 1 : width); i++) {
        uint32_t back = turn(value, width - i, width);
        if (back >> 16 != 0) continue;
        V(rot) = i;
        set_immediate(c, back);
        return true;
    }
    c->p = start;
    return sgx543_fail(c, "'#' and 16 bits, perhaps rotated,");
}

bool sgx543_codec_bits_source(struct sgx543_codec *c)
{
    bool immediate = V(s2bank) == 2 && V(s2ext);
    if (c->reading ? c->p < c->end && *c->p == '#' : immediate) return immediate_bits(c);
    sgx543_flag(c, SGX543_inv, "~");
    bool rotated = sgx543_maybe(c, V(rot) != 0, "rotl(");
    bool spelled = c->reading && c->p < c->end && *c->p == '#';
    if (spelled ? !spelled_immediate(c, rotated) : !sgx543_codec_source(c, 2)) return false;
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
    return sgx543_codec_source(c, n) && (memcmp(c->insn->f, before.f, sizeof before.f) == 0 ||
                                         sgx543_fail(c, "the same source as for colours"));
}

static bool complemented(struct sgx543_codec *c, unsigned n, unsigned field)
{
    sgx543_flag(c, field, "~");
    return sgx543_codec_source(c, n);
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

bool sgx543_codec_sop2(struct sgx543_codec *c)
{
    if (!sop_head(c)) return false;
    sgx543_flag(c, SGX543_dmod, ".inv");
    return sgx543_codec_repeat(c, SGX543_rcount, ".rpt", 2, 8) && sgx543_text(c, " ") &&
           sgx543_codec_dest(c) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel1, SGX543_cmod1, sop2_first, 7) &&
           complemented(c, 1, SGX543_s1mod) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel2, SGX543_cmod2, sop2_second, 7) && sgx543_codec_source(c, 2) &&
           sgx543_text(c, " : a ") && sgx543_word(c, SGX543_aop, cops, 4) && sgx543_text(c, " ") &&
           factor(c, SGX543_asel1, SGX543_amod1, sop2_alpha_1, 4) &&
           again_complemented(c, SGX543_as1mod) && sgx543_text(c, ", ") &&
           factor(c, SGX543_asel2, SGX543_amod2, sop2_alpha_2, 4) && again(c, 2);
}

bool sgx543_codec_sop2m(struct sgx543_codec *c)
{
    uint32_t mask = V(wmask) >> 1 | (V(wmask) & 1) << 3;
    if (!sop_head(c) || !sgx543_text(c, " ") || !sgx543_codec_dest(c) ||
        !sgx543_mask_text(c, &mask))
        return false;
    V(wmask) = (mask & 7) << 1 | mask >> 3;
    return sgx543_text(c, ", ") && factor(c, SGX543_csel1, SGX543_cmod1, sop2m_names, 8) &&
           sgx543_codec_source(c, 1) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel2, SGX543_cmod2, sop2m_names, 8) && sgx543_codec_source(c, 2) &&
           sgx543_text(c, " : a ") && sgx543_word(c, SGX543_aop, cops, 4);
}

bool sgx543_codec_sop3(struct sgx543_codec *c)
{
    return sop_head(c) && sgx543_text(c, " ") && sgx543_codec_dest(c) && sgx543_text(c, ", s0=") &&
           sgx543_codec_source(c, 0) && sgx543_text(c, ", ") &&
           factor(c, SGX543_csel1, SGX543_cmod1, sop3_names, 8) && sgx543_codec_source(c, 1) &&
           sgx543_text(c, ", ") && factor(c, SGX543_csel2, SGX543_cmod2, sop3_names, 8) &&
           sgx543_codec_source(c, 2) && sgx543_text(c, " : a ") &&
           sgx543_word(c, SGX543_aop, cops, 2) && sgx543_text(c, " ") &&
           factor(c, SGX543_asel1, SGX543_amod1, sop3_alpha, 4) && again(c, 1);
}

bool sgx543_codec_i8_source(struct sgx543_codec *c, unsigned n, unsigned select)
{
    if (!sgx543_codec_source(c, n)) return false;
    sgx543_flag(c, select, ".wwww");
    return true;
}

/* One of s0 and s1; reading, s1 must be as it was. */
static bool third_of(struct sgx543_codec *c, bool s1, bool known)
{
    const struct sgx543_insn before = *c->insn;
    if (!sgx543_codec_source(c, s1)) return false;
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
bool sgx543_codec_i8_third(struct sgx543_codec *c)
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

bool sgx543_codec_i16_source(struct sgx543_codec *c, unsigned n)
{
    if (n == 0) return sgx543_codec_source(c, 0) && sgx543_text(c, ".h0");
    if (n == 2) {
        sgx543_flag(c, SGX543_s2neg, "-");
        return sgx543_codec_source(c, 2) && short_suffix(c, SGX543_s2fmt, SGX543_s2hi8);
    }
    sgx543_flag(c, SGX543_abs, "|");
    return sgx543_codec_source(c, 1) && short_suffix(c, SGX543_s1fmt, SGX543_s1hi8) &&
           (!V(abs) || sgx543_text(c, "|"));
}

bool sgx543_codec_i32_source(struct sgx543_codec *c, unsigned n)
{
    static const char *const types[3] = {".h", ".sh", ""}, *const digits[2] = {"0", "1"};
    if (n == 0) return sgx543_codec_source(c, 0) && half(c, SGX543_s0hi);
    if (n == 1) return sgx543_codec_source(c, 1) && half(c, SGX543_s1hi);
    return sgx543_codec_source(c, 2) && sgx543_word(c, SGX543_s2type, types, 3) &&
           (V(s2type) == 2 || sgx543_word(c, SGX543_s2hi, digits, 2));
}

bool sgx543_codec_i32_2_source(struct sgx543_codec *c, unsigned n)
{
    if (n != 0) sgx543_flag(c, n == 1 ? SGX543_s1neg : SGX543_s2neg, "-");
    return sgx543_codec_source(c, n);
}
