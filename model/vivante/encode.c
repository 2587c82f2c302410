/* A decoded instruction to words; the other way round is decode.c. */
#include <string.h>

#include "../common/fields.h"
#include "fields.h"
#include "text.h"

static void encode_source(const struct vivante_source *s, unsigned slot, uint32_t *word)
{
    const struct vivante_places *p = &vivante_places;
    if (!s->use) return;
    common_put(word, p->src[slot].use, 1);
    common_put(word, p->src[slot].reg, s->reg);
    common_put(word, p->src[slot].swiz, s->swiz);
    common_put(word, p->src[slot].neg, s->neg);
    common_put(word, p->src[slot].abs, s->abs);
    common_put(word, p->src[slot].amode, s->amode);
    common_put(word, p->src[slot].group, s->group);
}

/* The sub-opcode has the bits in which an immediate u20 of slot c has its register: sheet 3.3. */
static void encode_ext(const struct vivante_insn *insn, uint32_t *word)
{
    struct vivante_source sub = {
        .use = true, .reg = insn->sub, .amode = VIVANTE_IMM_U20 << 1, .group = VIVANTE_IMMEDIATE};
    encode_source(&sub, 2, word);
}

static void encode_form(const struct vivante_insn *insn, uint32_t *word)
{
    const struct vivante_places *p = &vivante_places;
    switch ((enum vivante_form)insn->form) {
    case VIVANTE_EXT: encode_ext(insn, word); /* fall through */
    case VIVANTE_ALU:
        common_put(word, p->unk, insn->unk);
        common_put(word, p->rmode, insn->rmode);
        common_put(word, p->pmode, insn->pmode);
        common_put(word, p->skphp, insn->skphp);
        break;
    case VIVANTE_TEX:
        common_put(word, p->tex_id, insn->tex_id);
        common_put(word, p->tex_amode, insn->tex_amode);
        common_put(word, p->tex_swiz, insn->tex_swiz);
        break;
    case VIVANTE_MEM:
        common_put(word, p->pmode, insn->pmode);
        common_put(word, p->skphp, insn->skphp);
        common_put(word, p->shift, insn->shift);
        common_put(word, p->local, insn->local);
        common_put(word, p->denorm, insn->denorm);
        break;
    case VIVANTE_FLOW: common_put(word, p->target, insn->target); break;
    case VIVANTE_FORMS: break;
    }
}

void vivante_encode(const struct vivante_insn *insn, uint32_t *word)
{
    const struct vivante_places *p = &vivante_places;

    memcpy(word, vivante_rows[insn->op].match, VIVANTE_WORDS * sizeof *word);
    common_put(word, p->cond, insn->cond);
    common_put(word, p->sat, insn->sat);
    common_put(word, p->dst_use, insn->dst_use);
    common_put(word, p->dst_amode, insn->dst_amode);
    common_put(word, p->dst_reg, insn->dst_reg);
    common_put(word, p->comps, insn->comps);
    common_put(word, p->type, insn->type);
    for (unsigned slot = 0; slot < 3; slot++) encode_source(&insn->src[slot], slot, word);
    if (insn->form != VIVANTE_FLOW) {
        common_put(word, p->t0, insn->t0);
        common_put(word, p->t1, insn->t1);
        common_put(word, p->hp, insn->hp);
    }
    encode_form(insn, word);
}
