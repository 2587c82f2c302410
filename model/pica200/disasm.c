/* Words to text: one instruction as sheet section 7 writes it. What a whole program needs so that
 * its text assembles to the same words is in listing.c. */
#include "../common/fields.h"
#include "text.h"

static const char components[] = "xyzw";
static const char *const index_names[] = {"", "[a0.x]", "[a0.y]", "[aL]"};

static void put_mask(struct common_writer *w, const struct pica200_desc *desc)
{
    if (desc == NULL) return;
    common_write(w, ".%s", desc->mask == 0 ? "_" : "");
    for (unsigned lane = 0; lane < 4; lane++)
        if (desc->mask >> lane & 1) common_write(w, "%c", components[lane]);
}

static void put_source(struct common_writer *w, const struct pica200_insn *insn, unsigned i,
                       const struct pica200_desc *desc)
{
    unsigned reg = insn->src[i];
    if (desc != NULL && desc->neg[i]) common_write(w, "-");
    if (reg >= PICA200_REG_C) common_write(w, "c%u", reg - PICA200_REG_C);
    else common_write(w, "%c%u", reg >= PICA200_REG_R ? 'r' : 'v', reg % PICA200_ROWS);
    if (i == insn->wide) common_write(w, "%s", index_names[insn->idx]);
    if (desc == NULL) return;
    const uint8_t *sel = desc->sel[i];
    common_write(w, ".%c%c%c%c", components[sel[0]], components[sel[1]], components[sel[2]],
                 components[sel[3]]);
}

static void put_condition(struct common_writer *w, const struct pica200_insn *insn)
{
    const char *x = insn->refx ? "cmp.x" : "!cmp.x", *y = insn->refy ? "cmp.y" : "!cmp.y";
    switch ((enum pica200_condop)insn->condop) {
    case PICA200_COND_OR: common_write(w, "%s || %s", x, y); break;
    case PICA200_COND_AND: common_write(w, "%s && %s", x, y); break;
    case PICA200_COND_X: common_write(w, "%s", x); break;
    case PICA200_COND_Y: common_write(w, "%s", y); break;
    }
}

static void put_element(struct common_writer *w, const struct pica200_insn *insn,
                        const struct common_element *e, const struct pica200_desc *desc)
{
    switch ((enum pica200_element_kind)e->kind) {
    case PICA200_E_DST:
        common_write(w, "%c%u", insn->dst >= PICA200_REG_R ? 'r' : 'o', insn->dst % PICA200_ROWS);
        put_mask(w, desc);
        break;
    case PICA200_E_A0:
        common_write(w, "a0");
        put_mask(w, desc);
        break;
    case PICA200_E_SRC1: put_source(w, insn, 0, desc); break;
    case PICA200_E_SRC2: put_source(w, insn, 1, desc); break;
    case PICA200_E_SRC3: put_source(w, insn, 2, desc); break;
    case PICA200_E_CMPX: common_write(w, "%s", e->field->choice[insn->cmpx].text); break;
    case PICA200_E_CMPY: common_write(w, "%s", e->field->choice[insn->cmpy].text); break;
    case PICA200_E_COND: put_condition(w, insn); break;
    case PICA200_E_NBOOL: common_write(w, "%sb%u", insn->num & 1 ? "!" : "", insn->id); break;
    case PICA200_E_BOOL: common_write(w, "b%u", insn->id); break;
    case PICA200_E_INT: common_write(w, "i%u", insn->id); break;
    case PICA200_E_RANGE: common_write(w, "@%u+%u", insn->target, insn->num); break;
    case PICA200_E_ELSE: common_write(w, "else@%u", insn->target); break;
    case PICA200_E_END: common_write(w, "end@%u", insn->target + insn->num); break;
    case PICA200_E_LAST: common_write(w, "last@%u", insn->target); break;
    case PICA200_E_TARGET: common_write(w, "@%u", insn->target); break;
    case PICA200_E_VERTEX: common_write(w, "%u", insn->vertex); break;
    case PICA200_E_FLAGS:
        if (insn->prim || insn->winding) common_write(w, ",");
        common_write(w, "%s%s", insn->prim ? " prim" : "", insn->winding ? " inv" : "");
        break;
    }
}

/* The i spelling is needed only where the plain one would be taken for the other encoding: sheet
 * 3.1. */
unsigned pica200_plain_op(unsigned op)
{
    switch (op) {
    case PICA200_OP_DPHI: return PICA200_OP_DPH;
    case PICA200_OP_DSTI: return PICA200_OP_DST;
    case PICA200_OP_SGEI: return PICA200_OP_SGE;
    case PICA200_OP_SLTI: return PICA200_OP_SLT;
    case PICA200_OP_MADI: return PICA200_OP_MAD;
    default: return op;
    }
}

static void put_mnemonic(struct common_writer *w, const struct pica200_insn *insn)
{
    const struct common_word *token;
    unsigned op = insn->op;
    if (insn->nsrc > 0 && insn->src[insn->wide] >= PICA200_REG_C) op = pica200_plain_op(op);
    pica200_template(op, &token);
    common_write(w, "%.*s", (int)token->length, token->text);
}

/* The row's text after its mnemonic. */
static void put_operands(struct common_writer *w, const struct pica200_insn *insn,
                         const struct pica200_desc *desc)
{
    const struct common_word *token;
    unsigned tokens = pica200_template(insn->op, &token);
    for (unsigned i = 1; i < tokens; i++) {
        w->blank = token[i].blank;
        if (token[i].element != NULL) put_element(w, insn, token[i].element, desc);
        else common_write(w, "%.*s", (int)token[i].length, token[i].text);
    }
}

void pica200_print(uint32_t word, const uint32_t *desc, bool number, char *text, size_t size)
{
    struct common_writer w = {text, size, 0, false};
    struct pica200_insn insn;
    struct pica200_desc parts;
    uint32_t normal;

    pica200_decode(word, &insn);
    if (insn.op == PICA200_OP_UNDEF) {
        common_write(&w, ".word 0x%08x", (unsigned)word);
        return;
    }
    if (desc != NULL) pica200_decode_desc(*desc, &parts);
    put_mnemonic(&w, &insn);
    put_operands(&w, &insn, insn.uses_desc && desc != NULL ? &parts : NULL);
    uint32_t ignored = pica200_ignored(&insn, &normal);
    if (insn.uses_desc && (number || desc == NULL)) common_write(&w, " {desc %u}", insn.desc);
    if ((word & ignored) != normal) common_write(&w, " {bits 0x%x}", (unsigned)(word & ignored));
}

unsigned pica200_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                             size_t size)
{
    struct pica200_insn insn;
    (void)pc; /* targets are absolute */
    pica200_decode(word[0], &insn);
    bool known = insn.uses_desc && nwords > 1;
    pica200_print(word[0], known ? &word[1] : NULL, false, text, size);
    return known ? 2 : 1;
}
