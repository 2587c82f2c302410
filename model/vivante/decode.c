/* Words to a decoded instruction: sheet 2.1. */
#include "../common/fields.h"
#include "fields.h"

#include <string.h>

static uint32_t get(const uint32_t *word, const struct common_piece *piece)
{
    return common_get(word, piece);
}

static struct vivante_source decode_source(const uint32_t *word, unsigned slot)
{
    const struct vivante_places *p = &vivante_places;
    return (struct vivante_source){
        .use = get(word, p->src[slot].use),
        .neg = get(word, p->src[slot].neg),
        .abs = get(word, p->src[slot].abs),
        .reg = (uint16_t)get(word, p->src[slot].reg),
        .swiz = (uint8_t)get(word, p->src[slot].swiz),
        .amode = (uint8_t)get(word, p->src[slot].amode),
        .group = (uint8_t)get(word, p->src[slot].group),
    };
}

/* What only some forms have. */
static void decode_form(const uint32_t *word, struct vivante_insn *out)
{
    const struct vivante_places *p = &vivante_places;
    switch ((enum vivante_form)out->form) {
    case VIVANTE_EXT: out->sub = (uint16_t)get(word, p->sub); /* fall through */
    case VIVANTE_ALU:
        out->unk = get(word, p->unk);
        out->rmode = (uint8_t)get(word, p->rmode);
        out->pmode = get(word, p->pmode);
        out->skphp = get(word, p->skphp);
        break;
    case VIVANTE_TEX:
        out->tex_id = (uint8_t)get(word, p->tex_id);
        out->tex_amode = (uint8_t)get(word, p->tex_amode);
        out->tex_swiz = (uint8_t)get(word, p->tex_swiz);
        break;
    case VIVANTE_MEM:
        out->pmode = get(word, p->pmode);
        out->skphp = get(word, p->skphp);
        out->shift = (uint8_t)get(word, p->shift);
        out->local = get(word, p->local);
        out->denorm = get(word, p->denorm);
        break;
    case VIVANTE_FLOW: out->target = (uint16_t)get(word, p->target); break;
    case VIVANTE_FORMS: break;
    }
}

void vivante_decode(const uint32_t *word, struct vivante_insn *out)
{
    const struct vivante_places *p = &vivante_places;

    memset(out, 0, sizeof *out);
    memcpy(out->word, word, sizeof out->word);
    out->op = (uint8_t)(1 + get(word, vivante_encoding.key));
    out->form = vivante_rows[out->op].form;
    out->type = (uint8_t)get(word, p->type);
    out->cond = (uint8_t)get(word, p->cond);
    out->sat = get(word, p->sat);
    out->dst_use = get(word, p->dst_use);
    out->dst_amode = (uint8_t)get(word, p->dst_amode);
    out->dst_reg = (uint8_t)get(word, p->dst_reg);
    out->comps = (uint8_t)get(word, p->comps);
    for (unsigned slot = 0; slot < 3; slot++) out->src[slot] = decode_source(word, slot);
    /* Flow has a target there, and EXT looks at nothing but its sub-opcode: sheet 3.5, 3.3. */
    if (out->form == VIVANTE_FLOW || out->form == VIVANTE_EXT)
        memset(&out->src[2], 0, sizeof out->src[2]);
    if (out->form != VIVANTE_FLOW) {
        out->t0 = get(word, p->t0);
        out->t1 = get(word, p->t1);
        out->hp = get(word, p->hp);
    }
    decode_form(word, out);
}

uint32_t vivante_imm20(const struct vivante_source *s)
{
    return (uint32_t)(s->amode & 1) << 19 | (uint32_t)s->abs << 18 | (uint32_t)s->neg << 17 |
           (uint32_t)s->swiz << 9 | s->reg;
}

uint32_t vivante_immediate(uint32_t imm20, unsigned kind)
{
    switch ((enum vivante_immediate)kind) {
    case VIVANTE_IMM_F20: return imm20 << 12;
    case VIVANTE_IMM_S20: return (imm20 ^ 0x80000) - 0x80000;
    case VIVANTE_IMM_U20: return imm20;
    case VIVANTE_IMM_16: break;
    }
    return imm20 & 0xffff;
}

bool vivante_uses_cond(unsigned op)
{
    switch (op) {
    case VIVANTE_OP_SELECT:
    case VIVANTE_OP_SET:
    case VIVANTE_OP_CMP:
    case VIVANTE_OP_CALL:
    case VIVANTE_OP_BRANCH:
    case VIVANTE_OP_BRANCH_ANY:
    case VIVANTE_OP_TEXKILL: return true;
    default: return false;
    }
}

bool vivante_is_reserved(const struct vivante_insn *insn)
{
    if (insn->op == VIVANTE_OP_EXT)
        return insn->sub != VIVANTE_EXT_FINDLSB && insn->sub != VIVANTE_EXT_FINDMSB;
    return common_op(&vivante_encoding, insn->op - 1u)->flow == COMMON_TRAP;
}

unsigned vivante_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                       uint64_t *next)
{
    if (pc >= program->code_words / VIVANTE_WORDS) return 0;
    memcpy(word, program->code + VIVANTE_WORDS * pc, VIVANTE_WORDS * sizeof *word);
    *next = pc + 1;
    return VIVANTE_WORDS;
}

/* Temporaries and a0, as far as the words say which: an index may lead elsewhere. */
unsigned vivante_sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                         unsigned max)
{
    struct vivante_insn insn;
    unsigned count = 0;
    bool indexed;

    if (nwords < VIVANTE_WORDS) return 0;
    vivante_decode(word, &insn);
    indexed = insn.dst_use && insn.dst_amode > 0 && insn.dst_amode < 5;
    indexed = indexed || (insn.tex_amode > 0 && insn.tex_amode < 5);
    for (unsigned slot = 0; slot < 3; slot++) {
        const struct vivante_source *s = &insn.src[slot];
        if (!(vivante_traits[insn.op].reads >> slot & 1) || !s->use) continue;
        bool immediate = s->group == VIVANTE_IMMEDIATE;
        indexed = indexed || (!immediate && s->amode > 0 && s->amode < 5);
        bool temp = s->group == VIVANTE_TEMP || s->group == VIVANTE_TEMP_FULL;
        if (!temp || s->reg >= VIVANTE_TEMPS || count >= max) continue;
        file[count] = VIVANTE_FILE_TEMP;
        index[count++] = s->reg;
    }
    if (indexed && count < max) {
        file[count] = VIVANTE_FILE_A0;
        index[count++] = 0;
    }
    return count;
}
