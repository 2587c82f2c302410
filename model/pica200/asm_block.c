/* Procedures, blocks and labels. The core closes one IF and one LOOP for each word, and a jump that
 * is the last word of a scope loses to its end (sheet 3.4): so a nop goes where a block would end
 * in such a word, as picasso does. */
#include "asm.h"

#include <stdio.h>
#include <string.h>

enum { MAX_LENGTH = 255 }; /* NUM */

const struct pica200_point *pica200_points_find(const struct pica200_points *points,
                                                const struct common_token *name)
{
    const struct common_symbol *symbol =
        common_symbols_find(&points->names, name->text, name->length);
    return symbol != NULL ? &points->list[symbol - points->names.list] : NULL;
}

/* Adds one at the word that comes next. */
static int add_point(struct pica200_asm *a, struct pica200_points *points,
                     const struct common_token *name)
{
    const struct common_text *text = &a->base.at;
    const struct pica200_point *old = pica200_points_find(points, name);
    size_t at = points->names.count;
    if (old != NULL && old->from != a) {
        char allowed[160];
        snprintf(allowed, sizeof allowed, "%.100s did; one definition is allowed",
                 old->from->base.at.file);
        return common_text_fail(text, name, "second definition of", allowed);
    }
    if (common_text_grow(text, &points->list, at, &points->room, sizeof *points->list) != 0 ||
        common_symbols_add(&points->names, text, name, COMMON_SYMBOL_ISA, 0) != 0)
        return -1;
    points->list[at] = (struct pica200_point){.pc = (uint32_t)a->code->items, .from = a};
    return 0;
}

int pica200_asm_label(struct pica200_asm *a, const struct common_token *name)
{
    a->label_at = a->code->items;
    return add_point(a, &a->code->labels, name);
}

int pica200_asm_open(struct pica200_asm *a, unsigned kind, const struct common_token *token)
{
    if (a->blocks == PICA200_MAX_BLOCKS)
        return common_text_fail(&a->base.at, token, "too many open blocks at", "64 are allowed");
    a->block[a->blocks++] =
        (struct pica200_block){.kind = (uint8_t)kind, .word = a->code->items, .token = *token};
    return 0;
}

static int do_proc(struct common_assembler *base)
{
    const struct common_token *token = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token name;
    if (a->blocks > 0)
        return common_text_fail(&a->base.at, token, "found", "outside of all blocks it is allowed");
    if (!common_text_name(&a->base.at, &name))
        return common_text_fail_here(&a->base.at, "a name is allowed here");
    if (add_point(a, &a->code->procs, &name) != 0 ||
        pica200_asm_open(a, PICA200_BLOCK_PROC, token) != 0)
        return -1;
    a->block[a->blocks - 1].proc = a->code->procs.names.count - 1;
    return 0;
}

static bool leaves_scope(unsigned op, unsigned kind)
{
    switch (op) {
    case PICA200_OP_JMPC:
    case PICA200_OP_JMPU:
    case PICA200_OP_CALL:
    case PICA200_OP_CALLC:
    case PICA200_OP_CALLU: return true;
    case PICA200_OP_BREAK:
    case PICA200_OP_BREAKC: return kind == PICA200_BLOCK_FOR;
    default: return false;
    }
}

/* The scope that began after word `first - 1` ends here. */
static int pad(struct pica200_asm *a, size_t first, unsigned kind, const struct common_token *token)
{
    struct pica200_insn last;
    size_t items = a->code->items;
    bool needed = items == first || a->block_end == items || a->label_at == items;
    if (!needed) {
        pica200_decode(a->code->item[items - 1].word, &last);
        needed = leaves_scope(last.op, kind);
    }
    if (!needed) return 0;
    struct pica200_item nop = {
        .word = pica200_rows[PICA200_OP_NOP].match[0], .token = *token, .explicit_desc = -1};
    return pica200_asm_emit(a, &nop);
}

static int do_else(struct common_assembler *base)
{
    const struct common_token *token = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_block *b = a->blocks > 0 ? &a->block[a->blocks - 1] : NULL;
    if (b == NULL || b->kind != PICA200_BLOCK_IF || b->has_else)
        return common_text_fail(&a->base.at, token, "found",
                                "behind an open ifc or ifu it is allowed, once");
    if (pad(a, b->word + 1, b->kind, token) != 0) return -1;
    b->has_else = true;
    b->else_word = a->code->items;
    return 0;
}

static int check_length(const struct pica200_asm *a, const struct common_token *token,
                        const char *what, size_t length)
{
    char text[80];
    if (length <= MAX_LENGTH) return 0;
    snprintf(text, sizeof text, "it has %zu words; %u are allowed", length, (unsigned)MAX_LENGTH);
    return common_text_fail(&a->base.at, token, what, text);
}

static int do_end(struct common_assembler *base)
{
    const struct common_token *token = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    if (a->array.name.length > 0) return pica200_asm_close_array(a);
    if (a->blocks == 0)
        return common_text_fail(&a->base.at, token, "found",
                                "behind .proc, for, ifc or ifu it is allowed");
    struct pica200_block *b = &a->block[a->blocks - 1];
    size_t first = b->word + (b->kind != PICA200_BLOCK_PROC);
    if (!b->has_else && pad(a, first, b->kind, token) != 0) return -1;
    a->blocks--;
    size_t items = a->block_end = a->code->items;
    uint32_t *word = &a->code->item[b->word].word;
    switch ((enum pica200_block_kind)b->kind) {
    case PICA200_BLOCK_PROC: a->code->procs.list[b->proc].end = (uint32_t)items; break;
    case PICA200_BLOCK_FOR: *word |= pica200_put((uint32_t)items - 1, pica200_field_target); break;
    case PICA200_BLOCK_IF: {
        size_t other = b->has_else ? b->else_word : items;
        if (check_length(a, &b->token, "else part of", items - other) != 0) return -1;
        *word |= pica200_put((uint32_t)other, pica200_field_target) |
                 pica200_put((uint32_t)(items - other), pica200_field_num);
        break;
    }
    }
    return 0;
}

/* A call goes to a procedure, a jump to a label; the other kind serves where there is none of that
 * name. */
static const struct pica200_point *find_point(const struct pica200_code *code,
                                              const struct pica200_fixup *f)
{
    const struct pica200_point *label = pica200_points_find(&code->labels, &f->name);
    const struct pica200_point *proc = pica200_points_find(&code->procs, &f->name);
    bool call = f->kind == PICA200_E_RANGE && !f->length;
    if (call) return proc != NULL ? proc : label;
    return label != NULL ? label : proc;
}

static int resolve(struct pica200_code *code, const struct pica200_fixup *f)
{
    const struct pica200_asm *a = f->from;
    const struct pica200_point *s = find_point(code, f);
    uint32_t *word = &code->item[f->word].word;
    if (s == NULL)
        return common_text_fail(&a->base.at, &f->name, "found",
                                "a label or a procedure is allowed here");
    uint32_t length = 0;
    switch (f->kind) {
    case PICA200_E_RANGE:
        if (f->length) length = f->add;
        else if (s == pica200_points_find(&code->procs, &f->name)) length = s->end - s->pc;
        else
            return common_text_fail(&a->base.at, &f->name, "no procedure:",
                                    "'+' and the number of words are allowed behind a label");
        if (check_length(a, &f->name, "procedure", length) != 0) return -1;
        *word |= pica200_put(s->pc, pica200_field_target) | pica200_put(length, pica200_field_num);
        return 0;
    case PICA200_E_END: {
        uint32_t first = pica200_get(*word, pica200_field_target);
        if (s->pc < first)
            return common_text_fail(&a->base.at, &f->name, "end of the else part lies before it:",
                                    "its beginning or a later label is allowed");
        if (check_length(a, &f->name, "else part up to", s->pc - first) != 0) return -1;
        *word |= pica200_put(s->pc - first, pica200_field_num);
        return 0;
    }
    default:
        if (s->pc >= PICA200_CODE_WORDS)
            return common_text_fail(&a->base.at, &f->name, "label lies behind the last word:",
                                    "4096 words can be reached");
        *word |= pica200_put(s->pc, pica200_field_target);
        return 0;
    }
}

int pica200_asm_closed(const struct pica200_asm *a)
{
    if (a->blocks == 0) return 0;
    return common_text_fail(&a->base.at, &a->block[a->blocks - 1].token, "no .end for",
                            "one for each block is allowed");
}

int pica200_asm_resolve(struct pica200_code *code)
{
    for (size_t i = 0; i < code->fixups; i++) /* ELSE comes before its END */
        if (resolve(code, &code->fixup[i]) != 0) return -1;
    return 0;
}

const struct common_directive pica200_block_directives[] = {
    {"proc", .run = do_proc}, {"else", .run = do_else}, {"end", .run = do_end}, {.name = NULL}};
