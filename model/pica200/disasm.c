/* Words to text: one instruction as sheet section 7 writes it. What a whole program needs so that
 * its text assembles to the same words is in listing.c. */
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct writer {
    char *text;
    size_t size, used;
};

__attribute__((format(printf, 2, 3))) static void put(struct writer *w, const char *format, ...)
{
    if (w->used >= w->size) return;
    va_list args;
    va_start(args, format);
    int count = vsnprintf(w->text + w->used, w->size - w->used, format, args);
    va_end(args);
    if (count > 0) w->used += (size_t)count;
}

const char *const pica200_compares[8] = {"eq", "ne", "lt", "le", "gt", "ge", "6", "7"};

static const char components[] = "xyzw";
static const char *const index_names[] = {"", "[a0.x]", "[a0.y]", "[aL]"};

static void put_mask(struct writer *w, const struct pica200_desc *desc)
{
    if (desc == NULL) return;
    put(w, ".%s", desc->mask == 0 ? "_" : "");
    for (unsigned lane = 0; lane < 4; lane++)
        if (desc->mask >> lane & 1) put(w, "%c", components[lane]);
}

static void put_source(struct writer *w, const struct pica200_insn *insn, unsigned i,
                       const struct pica200_desc *desc)
{
    unsigned reg = insn->src[i];
    if (desc != NULL && desc->neg[i]) put(w, "-");
    if (reg >= PICA200_REG_C) put(w, "c%u", reg - PICA200_REG_C);
    else put(w, "%c%u", reg >= PICA200_REG_R ? 'r' : 'v', reg % PICA200_ROWS);
    if (i == insn->wide) put(w, "%s", index_names[insn->idx]);
    if (desc == NULL) return;
    const uint8_t *sel = desc->sel[i];
    put(w, ".%c%c%c%c", components[sel[0]], components[sel[1]], components[sel[2]],
        components[sel[3]]);
}

static void put_condition(struct writer *w, const struct pica200_insn *insn)
{
    const char *x = insn->refx ? "cmp.x" : "!cmp.x", *y = insn->refy ? "cmp.y" : "!cmp.y";
    switch ((enum pica200_condop)insn->condop) {
    case PICA200_COND_OR: put(w, "%s || %s", x, y); break;
    case PICA200_COND_AND: put(w, "%s && %s", x, y); break;
    case PICA200_COND_X: put(w, "%s", x); break;
    case PICA200_COND_Y: put(w, "%s", y); break;
    }
}

static void put_element(struct writer *w, const struct pica200_insn *insn,
                        const struct pica200_element *e, const struct pica200_desc *desc)
{
    switch ((enum pica200_element_kind)e->kind) {
    case PICA200_E_DST:
        put(w, "%c%u", insn->dst >= PICA200_REG_R ? 'r' : 'o', insn->dst % PICA200_ROWS);
        put_mask(w, desc);
        break;
    case PICA200_E_A0:
        put(w, "a0");
        put_mask(w, desc);
        break;
    case PICA200_E_SRC: put_source(w, insn, e->number, desc); break;
    case PICA200_E_CMP:
        put(w, "%s", pica200_compares[e->number == 0 ? insn->cmpx : insn->cmpy]);
        break;
    case PICA200_E_COND: put_condition(w, insn); break;
    case PICA200_E_NBOOL: put(w, "%sb%u", insn->num & 1 ? "!" : "", insn->id); break;
    case PICA200_E_BOOL: put(w, "b%u", insn->id); break;
    case PICA200_E_INT: put(w, "i%u", insn->id); break;
    case PICA200_E_RANGE: put(w, "@%u+%u", insn->target, insn->num); break;
    case PICA200_E_ELSE: put(w, "else@%u", insn->target); break;
    case PICA200_E_END: put(w, "end@%u", insn->target + insn->num); break;
    case PICA200_E_LAST: put(w, "last@%u", insn->target); break;
    case PICA200_E_TARGET: put(w, "@%u", insn->target); break;
    case PICA200_E_VERTEX: put(w, "%u", insn->vertex); break;
    case PICA200_E_FLAGS:
        if (insn->prim || insn->winding) put(w, ",");
        put(w, "%s%s", insn->prim ? " prim" : "", insn->winding ? " inv" : "");
        break;
    }
}

/* The i spelling is needed only where the plain one would be taken for the other encoding: 3.1. */
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

static void put_mnemonic(struct writer *w, const struct pica200_insn *insn)
{
    unsigned op = insn->op;
    if (insn->nsrc > 0 && insn->src[insn->wide] >= PICA200_REG_C) op = pica200_plain_op(op);
    put(w, "%.*s", (int)strcspn(pica200_rows[op].text, " "), pica200_rows[op].text);
}

/* The row's text between its elements. */
static void put_operands(struct writer *w, const struct pica200_insn *insn,
                         const struct pica200_desc *desc)
{
    const struct pica200_row *row = &pica200_rows[insn->op];
    const struct pica200_element *e;
    const char *cursor = NULL, *from = row->text + strcspn(row->text, " ");
    while ((e = pica200_next_element(row, &cursor)) != NULL) {
        put(w, "%.*s", (int)strcspn(from, "%"), from);
        put_element(w, insn, e, desc);
        from = cursor;
    }
}

void pica200_print(uint32_t word, const uint32_t *desc, bool number, char *text, size_t size)
{
    struct writer w = {text, size, 0};
    struct pica200_insn insn;
    struct pica200_desc parts;
    uint32_t normal;

    pica200_decode(word, &insn);
    if (insn.op == PICA200_OP_UNDEF) {
        put(&w, ".word 0x%08x", (unsigned)word);
        return;
    }
    if (desc != NULL) pica200_decode_desc(*desc, &parts);
    put_mnemonic(&w, &insn);
    put_operands(&w, &insn, insn.uses_desc && desc != NULL ? &parts : NULL);
    uint32_t ignored = pica200_ignored(&insn, &normal);
    if (insn.uses_desc && (number || desc == NULL)) put(&w, " {desc %u}", insn.desc);
    if ((word & ignored) != normal) put(&w, " {bits 0x%x}", (unsigned)(word & ignored));
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
