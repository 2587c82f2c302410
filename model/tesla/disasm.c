/* Words to text, as ISA sheet section 6 writes it. Modifiers are printed from the row's fields,
 * operands from the decoded instruction. */
#include "../common/fields.h"
#include "fields.h"
#include "launch.h"

#include <stdio.h>

struct printer {
    const struct tesla_insn *insn;
    const struct tesla_element *element;
    struct common_writer out; /* out.blank: one goes before the next word */
    unsigned source;          /* next of insn->src */
};

/* Appends one word. */
#define put(p, ...) (common_write(&(p)->out, __VA_ARGS__), (p)->out.blank = true)

static void put_address(struct printer *p, const struct tesla_operand *o, const char *space)
{
    const struct tesla_insn *insn = p->insn;
    if (!o->indirect) put(p, "%s[0x%x]", space, (unsigned)o->offset);
    else if (insn->postinc && insn->step < 0)
        put(p, "%s[$a%u++-0x%x]", space, insn->areg, (unsigned)-insn->step);
    else if (insn->postinc) put(p, "%s[$a%u++0x%x]", space, insn->areg, (unsigned)insn->step);
    else if (o->offset == 0) put(p, "%s[$a%u]", space, insn->areg);
    else put(p, "%s[$a%u+0x%x]", space, insn->areg, (unsigned)o->offset);
}

static void put_vector(struct printer *p, unsigned base, unsigned count, unsigned mask)
{
    char text[64] = "";
    for (unsigned i = 0, used = 0; i < count; i++) {
        const char *colon = i != 0 ? ":" : "";
        int n = mask >> i & 1 ? snprintf(text + used, sizeof text - used, "%s$r%u", colon, base++)
                              : snprintf(text + used, sizeof text - used, "%s#", colon);
        used += (unsigned)n;
    }
    put(p, "%s", text);
}

static void put_operand(struct printer *p, const struct tesla_operand *o)
{
    char space[8];
    switch ((enum tesla_kind)o->kind) {
    case TESLA_KIND_NONE: break;
    case TESLA_KIND_GPR: put(p, "$r%u", o->reg); break;
    case TESLA_KIND_HALF: put(p, "$r%u%c", o->reg, o->high ? 'h' : 'l'); break;
    case TESLA_KIND_PAIR: put(p, "$r%ud", o->reg); break;
    case TESLA_KIND_QUAD: put(p, "$r%uq", o->reg); break;
    case TESLA_KIND_BUCKET: put(p, "#"); break;
    case TESLA_KIND_IMM: put(p, "0x%x", (unsigned)o->imm); break;
    case TESLA_KIND_SHARED:
        put(p, "%s", tesla_type_text(o->access));
        put_address(p, o, "s");
        break;
    case TESLA_KIND_CONST:
        snprintf(space, sizeof space, "c%u", o->bank);
        put_address(p, o, space);
        break;
    case TESLA_KIND_LOCAL: put_address(p, o, "l"); break;
    case TESLA_KIND_GLOBAL: put(p, "g%u[$r%u]", o->bank, o->reg); break;
    case TESLA_KIND_ATTR: put_address(p, o, "a"); break;
    case TESLA_KIND_PRIM: put_address(p, o, "p"); break;
    case TESLA_KIND_VARY: put_address(p, o, "v"); break;
    case TESLA_KIND_OUT: put_address(p, o, "o"); break;
    case TESLA_KIND_VECTOR: put_vector(p, o->reg, o->count, ~0u); break;
    }
}

static void put_memory(struct printer *p, const struct tesla_operand *mem)
{
    unsigned place = p->element->place;
    if (place == TESLA_P_C) put(p, "%s", tesla_type_text(mem->access));
    put_operand(p, mem);
}

static void put_lanes(struct printer *p, unsigned mask)
{
    if (mask == 0xf) return;
    char text[8] = "";
    for (unsigned i = 0, used = 0; i < 4; i++)
        if (mask >> i & 1) text[used++] = (char)('0' + i);
    put(p, "(l%s)", text);
}

static void put_element(struct printer *p)
{
    const struct tesla_insn *insn = p->insn;
    const struct tesla_element *e = p->element;
    uint32_t value = common_get(insn->word, e->base.field->piece);
    switch ((enum tesla_element_kind)e->base.kind) {
    case TESLA_E_CHOICE:
    case TESLA_E_ROUND:
    case TESLA_E_TYPE:
    case TESLA_E_PREFIX:
        if (e->base.field->choice[value].text[0] != '\0')
            put(p, "%s", e->base.field->choice[value].text);
        break;
    case TESLA_E_NUMBER:
        put(p, e->text[0] != '\0' ? "%s%u" : "%s0x%x", e->text, (unsigned)value);
        break;
    case TESLA_E_SIGNED: {
        unsigned sign = 1u << (common_width(e->base.field->piece) - 1);
        put(p, value & sign ? "-0x%x" : "0x%x",
            value & sign ? 2 * sign - (unsigned)value : (unsigned)value);
        break;
    }
    case TESLA_E_DST: put_operand(p, &insn->dst); break;
    case TESLA_E_SRC:
    case TESLA_E_SAME:
    case TESLA_E_DATA:
    case TESLA_E_IMM:
    case TESLA_E_CONSTANT:
    case TESLA_E_TEX_SRC: put_operand(p, &insn->src[p->source++]); break;
    case TESLA_E_COND_DST:
        if (insn->cwrite) put(p, "$c%u", insn->cdst);
        break;
    case TESLA_E_COND_SET: put(p, "$c%u", insn->cdst); break;
    case TESLA_E_COND_SRC: put(p, "$c%u", insn->csrc); break;
    case TESLA_E_CARRY:
        if (insn->addop == TESLA_ADDC) put(p, "$c%u", insn->csrc);
        break;
    case TESLA_E_ADDR_DST: put(p, "$a%u", insn->adst); break;
    case TESLA_E_ADDR_SRC:
        if (insn->areg == 0 && insn->op == TESLA_OP_ADD_TO_A) put(p, "0x0");
        else put(p, "$a%u", insn->areg);
        break;
    case TESLA_E_MEMORY: put_memory(p, &insn->mem); break;
    case TESLA_E_LANES: put_lanes(p, insn->lanemask); break;
    case TESLA_E_TARGET: put(p, "0x%x", (unsigned)insn->target); break;
    case TESLA_E_COUNT:
        if (insn->bar_all) put(p, "all");
        else put(p, "0x%x", (unsigned)value);
        break;
    case TESLA_E_TEX_DST: put_vector(p, insn->dst.reg, insn->dst.count, insn->mask); break;
    }
}

static void put_prefixes(struct printer *p)
{
    const struct tesla_insn *insn = p->insn;
    if (insn->exit) put(p, "exit");
    if (insn->join) put(p, "join");
    if (insn->pred == TESLA_PRED_NEVER) put(p, "(never)");
    else if (insn->pred != TESLA_PRED_ALWAYS)
        put(p, "(%s $c%u)", tesla_preds[insn->pred].text, insn->csrc);
}

static unsigned print(const struct tesla_mode *mode, const uint32_t *word, size_t nwords,
                      uint64_t pc, char *text, size_t size)
{
    struct tesla_insn insn;
    struct printer p = {.insn = &insn, .out = {.text = text, .size = size}};
    if (size > 0) text[0] = '\0';
    tesla_decode_as(mode, word, nwords, (uint32_t)pc, &insn);
    if (insn.row == TESLA_ROW_NONE) {
        if (insn.nwords >= 1) put(&p, ".word 0x%08x", (unsigned)insn.word[0]);
        if (insn.nwords == 2) put(&p, "0x%08x", (unsigned)insn.word[1]);
        return insn.nwords != 0 ? insn.nwords : 1;
    }
    put_prefixes(&p);
    const struct common_word *part;
    unsigned parts = common_template(&tesla_encoding, insn.row, &part);
    for (unsigned i = 0; i < parts; i++) {
        p.out.blank = part[i].blank;
        p.element = tesla_element(&part[i]);
        if (p.element != NULL) put_element(&p);
        else put(&p, "%.*s", (int)part[i].length, part[i].text);
    }
    return insn.nwords;
}

unsigned tesla_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                           size_t size)
{
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES};
    return print(&mode, word, nwords, pc, text, size);
}

/* The type says whether a source is s[], a[], p[] or v[]. Features would only take text away. */
unsigned tesla_disassemble_in(const struct common_program *program, const uint32_t *word,
                              size_t nwords, uint64_t pc, char *text, size_t size)
{
    const struct tesla_launch *launch = program->launch;
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                                    .type = launch != NULL ? launch->type : TESLA_COMPUTE};
    return print(&mode, word, nwords, pc, text, size);
}
