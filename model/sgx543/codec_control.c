/* Textures, memory, control: sheet 3.18 to 3.20. */
#include <string.h>

#include "codec_insn.h"
#include "model.h"

/* ---- texture, memory */

bool sgx543_codec_plain_dest(struct sgx543_codec *c)
{
    V(dpa) = sgx543_maybe(c, V(dpa), "pa");
    return (V(dpa) || sgx543_text(c, "r")) && sgx543_number(c, &V(dest), "%u", 127);
}

bool sgx543_codec_texture_source(struct sgx543_codec *c, unsigned n)
{
    if (n == 0)
        return sgx543_codec_source(c, 0) && sgx543_word(c, SGX543_s0type, sgx543_comp_types, 3);
    return sgx543_codec_source(c, n);
}

/* A base is a plain register, and no internal one: machine.md. */
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

bool sgx543_codec_memory_address(struct sgx543_codec *c)
{
    if (!sgx543_text(c, "[") || !memory_base(c)) return false;
    V(dec) = sgx543_maybe(c, V(dec), " - ");
    if (!V(dec) && !sgx543_text(c, " + ")) return false;
    if (!sgx543_codec_source(c, 1)) return false;
    if (c->insn->op == SGX543_OP_LD && (!sgx543_text(c, " + ") || !sgx543_codec_source(c, 2)))
        return false;
    return sgx543_text(c, "]");
}

/* ---- control */

/* A label instead of a number. The number is 0 so far. */
static bool read_label(struct sgx543_codec *c)
{
    if (!c->reading || c->p == c->end || strchr("+-0123456789", *c->p)) return false;
    size_t length = strcspn(c->p, " ");
    if (length > (size_t)(c->end - c->p)) length = (size_t)(c->end - c->p);
    c->target = c->p;
    c->target_length = length;
    c->p += length;
    return true;
}

bool sgx543_codec_target(struct sgx543_codec *c)
{
    uint32_t value = V(off);
    bool relative = c->insn->op == SGX543_OP_BR, back = relative && value >> 19;
    if (read_label(c)) return true;
    if (!relative) return sgx543_number(c, &V(off), "0x%x", SGX543_PC_MASK);
    back = sgx543_maybe(c, back, "-");
    if (!back && !sgx543_text(c, "+")) return false;
    if (back) value = (0 - value) & SGX543_PC_MASK;
    if (!sgx543_number(c, &value, "%u", back ? 0x80000 : 0x7ffff)) return false;
    V(off) = (back ? 0 - value : value) & SGX543_PC_MASK;
    return true;
}

bool sgx543_codec_phase(struct sgx543_codec *c)
{
    sgx543_flag(c, SGX543_imm, ".imm");
    sgx543_flag(c, SGX543_sprvv, ".sprvv");
    if (!sgx543_text(c, " mode") || !sgx543_number(c, &V(mode), "%u", 1) ||
        !sgx543_text(c, " rate") || !sgx543_number(c, &V(rate), "%u", 3) ||
        !sgx543_text(c, " wait") || !sgx543_number(c, &V(wait), "%u", 7) ||
        !sgx543_text(c, " temps") || !sgx543_number(c, &V(tcount), "%u", 255) ||
        !sgx543_text(c, " addr="))
        return false;
    if (V(imm)) return read_label(c) || sgx543_number(c, &V(exeaddr), "0x%x", SGX543_PC_MASK);
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

bool sgx543_codec_steps(struct sgx543_codec *c)
{
    return one_step(c, "d", SGX543_dmode, SGX543_dinc) &&
           one_step(c, " s0", SGX543_s0mode, SGX543_s0inc) &&
           one_step(c, " s1", SGX543_s1mode, SGX543_s1inc) &&
           one_step(c, " s2", SGX543_s2mode, SGX543_s2inc);
}

bool sgx543_codec_bases(struct sgx543_codec *c)
{
    return sgx543_text(c, "d") && sgx543_number(c, &V(doff), "%u", 4095) &&
           sgx543_text(c, " s0+") && sgx543_number(c, &V(s0off), "%u", 4095) &&
           sgx543_text(c, " s1+") && sgx543_number(c, &V(s1off), "%u", 4095) &&
           sgx543_text(c, " s2+") && sgx543_number(c, &V(s2off), "%u", 4095);
}
