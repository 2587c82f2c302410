/* Words to text: one instruction as sheet 7.1 writes it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../common/fields.h"
#include "fields.h"
#include "number.h"
#include "text.h"

const char vivante_components[5] = "xyzw";

/* ---- suffixes */

static void put(struct common_writer *w, bool there, const char *suffix)
{
    if (there) common_write(w, ".%s", suffix);
}

static void put_cond(struct common_writer *w, const struct vivante_insn *insn)
{
    const char *name = vivante_cond_names[insn->cond];
    if (name == NULL) common_write(w, ".c%u", insn->cond);
    else put(w, *name, name);
}

static void put_type(struct common_writer *w, const struct vivante_insn *insn)
{
    const char *name = vivante_type_names[insn->type];
    put(w, *name, name);
}

static void put_alu(struct common_writer *w, const struct vivante_insn *insn, bool cond)
{
    static const char *const rounds[4] = {"", "rtz", "rtne", "unkown"}; /* sic */

    put(w, insn->hp, "hp");
    put(w, insn->sat, "sat");
    if (cond) put_cond(w, insn);
    put(w, insn->skphp, "skpHp");
    put(w, insn->unk, "unk");
    put_type(w, insn);
    put(w, !insn->pmode, "pack");
    put(w, insn->t0, "t0");
    put(w, insn->t1, "t1");
    put(w, insn->rmode, rounds[insn->rmode]);
}

static void put_memory(struct common_writer *w, const struct vivante_insn *insn)
{
    put(w, insn->sat, "sat");
    put(w, insn->skphp, "skpHp");
    put(w, insn->denorm, "denorm");
    put(w, insn->local, "local");
    put_type(w, insn);
    if (insn->shift) common_write(w, ".ls%u", insn->shift);
    put(w, !insn->pmode, "pack");
}

static void put_ext(struct common_writer *w, const struct vivante_insn *insn)
{
    if (insn->sub == VIVANTE_EXT_FINDLSB) common_write(w, "bit_findlsb");
    else if (insn->sub == VIVANTE_EXT_FINDMSB) common_write(w, "bit_findmsb");
    else common_write(w, "ext%u", insn->sub);
}

/* ---- operands */

static void put_mask(struct common_writer *w, unsigned comps)
{
    if (comps == 15) return;
    if (comps == 5 || comps == 6) { /* Mesa's own way */
        common_write(w, comps == 5 ? ".zx" : ".zy");
        return;
    }
    common_write(w, ".");
    for (unsigned k = 0; k < 4; k++)
        common_write(w, "%c", comps >> k & 1 ? vivante_components[k] : '_');
}

static void put_swizzle(struct common_writer *w, unsigned swiz)
{
    common_write(w, ".");
    for (unsigned k = 0; k < 4; k++) common_write(w, "%c", vivante_components[swiz >> 2 * k & 3]);
}

static void put_index(struct common_writer *w, unsigned amode)
{
    if (amode >= 5) common_write(w, "[%u]", amode);
    else if (amode > 0) common_write(w, "[a.%c]", vivante_components[amode - 1]);
}

static void put_destination(struct common_writer *w, const struct vivante_insn *insn)
{
    if (!insn->dst_use) {
        common_write(w, "void");
        return;
    }
    common_write(w, "t%u", insn->dst_reg);
    put_index(w, insn->dst_amode);
    put_mask(w, insn->comps);
}

static float single_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* A float as Mesa prints it; NaN with its sign, others than the canonical one as their bits. */
static void put_float(struct common_writer *w, uint32_t imm20, bool half)
{
    float value = single_of(imm20 << 12);
    uint32_t nan = half ? 0x07fff : 0x7fc00, sign = half ? 0x8000 : 0x80000;
    bool odd = half && imm20 >> 16 != 0;

    if (half) value = single_of(vivante_from_half(imm20));
    if (odd || (isnan(value) && (imm20 & ~sign) != nan)) common_write(w, "0x%05x", (unsigned)imm20);
    else if (isnan(value)) common_write(w, imm20 & sign ? "-nan" : "nan");
    else if (isinf(value)) common_write(w, imm20 & sign ? "-inf" : "inf");
    else if (value == floorf(value)) common_write(w, "%.1f", (double)value);
    else common_write(w, half ? "%.5g" : "%.9g", (double)value);
    common_write(w, half ? ":f16" : ":f20");
}

static void put_immediate(struct common_writer *w, const struct vivante_source *s)
{
    uint32_t imm20 = vivante_imm20(s);
    unsigned kind = vivante_immediate_kind(s);

    switch ((enum vivante_immediate)kind) {
    case VIVANTE_IMM_F20: put_float(w, imm20, false); break;
    case VIVANTE_IMM_S20: common_write(w, "%d:s20", (int)vivante_immediate(imm20, kind)); break;
    case VIVANTE_IMM_U20: common_write(w, "%u:u20", (unsigned)imm20); break;
    case VIVANTE_IMM_16: put_float(w, imm20, true); break;
    }
}

static void put_register(struct common_writer *w, const struct vivante_source *s)
{
    switch (s->group) {
    case VIVANTE_TEMP: common_write(w, "t%u", s->reg); break;
    case VIVANTE_INTERNAL: common_write(w, "i%u", s->reg); break;
    case VIVANTE_UNIFORM_0: common_write(w, "u%u", s->reg); break;
    case VIVANTE_UNIFORM_1: common_write(w, "uh%u", s->reg); break; /* the raw field: + 128 */
    case VIVANTE_TEMP_FULL: common_write(w, "th%u", s->reg); break;
    default: common_write(w, "r%u_%u", s->group, s->reg); break;
    }
}

static void put_source(struct common_writer *w, const struct vivante_source *s)
{
    if (!s->use) {
        common_write(w, "void");
        return;
    }
    if (s->group == VIVANTE_IMMEDIATE) {
        put_immediate(w, s);
        return;
    }
    common_write(w, "%s%s", s->neg ? "-" : "", s->abs ? "|" : "");
    put_register(w, s);
    put_index(w, s->amode);
    put_swizzle(w, s->swiz);
    if (s->abs) common_write(w, "|");
}

static void put_element(struct common_writer *w, const struct vivante_insn *insn,
                        const struct common_element *e)
{
    switch ((enum vivante_element)e->kind) {
    case VIVANTE_E_ALU: put_alu(w, insn, false); break;
    case VIVANTE_E_COND: put_alu(w, insn, true); break;
    case VIVANTE_E_MEM: put_memory(w, insn); break;
    case VIVANTE_E_TEX:
        put(w, insn->t0, "t0");
        put(w, insn->t1, "t1");
        break;
    case VIVANTE_E_FLOW: put_cond(w, insn); /* fall through */
    case VIVANTE_E_TYPE: put_type(w, insn); break;
    case VIVANTE_E_EXT: put_ext(w, insn); break;
    case VIVANTE_E_DST: put_destination(w, insn); break;
    case VIVANTE_E_ADST:
        common_write(w, insn->comps ? "a0" : "void");
        if (insn->comps) put_mask(w, insn->comps);
        break;
    case VIVANTE_E_MEMORY:
        common_write(w, "mem");
        put_mask(w, insn->comps);
        break;
    case VIVANTE_E_TID:
        common_write(w, "tex%u", insn->tex_id);
        put_index(w, insn->tex_amode);
        put_swizzle(w, insn->tex_swiz);
        break;
    case VIVANTE_E_A: put_source(w, &insn->src[0]); break;
    case VIVANTE_E_B: put_source(w, &insn->src[1]); break;
    case VIVANTE_E_C: put_source(w, &insn->src[2]); break;
    case VIVANTE_E_TARGET: common_write(w, "%u", insn->target); break;
    case VIVANTE_ELEMENTS: break;
    }
}

unsigned vivante_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                             size_t size)
{
    struct common_writer w = {text, size, 0, false};
    struct vivante_insn insn;
    const struct common_word *token;

    (void)pc; /* targets are absolute */
    if (nwords < VIVANTE_WORDS) {
        common_write(&w, ".word 0x%08x", (unsigned)word[0]);
        return 1;
    }
    vivante_decode(word, &insn);
    unsigned tokens = common_template(&vivante_encoding, insn.op - 1u, &token);
    for (unsigned i = 0; i < tokens; i++) {
        w.blank = token[i].blank;
        if (token[i].element != NULL) {
            put_element(&w, &insn, token[i].element);
            w.blank = false;
        } else common_write(&w, "%.*s", (int)token[i].length, token[i].text);
    }
    return VIVANTE_WORDS;
}
