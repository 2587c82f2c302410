/* Labels, directives in their phases, instructions; see statements.h. */
#include "statements.h"

#include <stdlib.h>
#include <string.h>

/* ---- code */

int common_statements_emit(struct common_statements *s, const uint32_t *word, unsigned line)
{
    for (unsigned i = 0; i < s->isa->insn_words; i++)
        if (common_code_add(&s->code, &s->base.at, word[i], line) != 0) return -1;
    if (s->code.words / s->isa->insn_words <= s->isa->most) return 0;
    return common_text_error(&s->base.at, line, 1, "too many instructions; %u are allowed",
                             (unsigned)s->isa->most);
}

int common_statements_run_word(struct common_assembler *base)
{
    struct common_statements *s = (struct common_statements *)base;
    uint32_t word[COMMON_STATEMENT_WORDS];
    unsigned line = base->at.line;

    for (unsigned i = 0; i < s->isa->insn_words; i++)
        if (common_text_more(&base->at, s->isa->words) != 0 ||
            common_text_number(&base->at, 0, UINT32_MAX, &word[i]) != 0)
            return -1;
    return common_statements_emit(s, word, line);
}

/* ---- targets */

int common_statements_target(struct common_statements *s, const struct common_token *label)
{
    if (common_text_grow(&s->base.at, &s->fixup, s->fixups, &s->fixup_room, sizeof *s->fixup) != 0)
        return -1;
    s->fixup[s->fixups++] = (struct common_fixup){*label, s->code.words / s->isa->insn_words};
    return 0;
}

static int resolve(struct common_statements *s)
{
    for (size_t i = 0; i < s->fixups; i++) {
        const struct common_fixup *f = &s->fixup[i];
        const struct common_symbol *label = common_symbols_label(&s->base.symbols, &f->label);
        if (label == NULL)
            return common_text_fail(&s->base.at, &f->label, "target", s->isa->target);
        s->isa->aim(s->code.word + s->isa->insn_words * f->insn, (uint32_t)f->insn, label->value);
    }
    return 0;
}

int common_statements_place(struct common_assembler *base, uint32_t *place)
{
    const struct common_statements *s = (const struct common_statements *)base;
    struct common_token word = common_text_here(&base->at);
    const struct common_symbol *label = common_symbols_label(&base->symbols, &word);
    if (label == NULL) return common_text_number(&base->at, 0, s->isa->most, place);
    base->at.p += word.length;
    *place = label->value;
    return 0;
}

/* ---- lines */

/* Leading "name:" words. */
static int read_labels(struct common_statements *s)
{
    struct common_text *at = &s->base.at;
    for (;;) {
        struct common_token name = common_text_here(at);
        if (name.length == 0 || name.text[name.length - 1] != ':') return 0;
        if (common_label_add(&s->base, &name, (uint32_t)(s->code.words / s->isa->insn_words)) != 0)
            return -1;
        common_text_word(at, &name);
    }
}

/* Obeys a directive of the reading phase; the others are kept. */
static int read_directive(struct common_statements *s)
{
    struct common_text *at = &s->base.at, begin;
    struct common_token name;
    size_t words;

    common_text_word(at, &name);
    begin = *at;
    if (common_text_grow(at, &s->directive, s->directives, &s->directive_room,
                         sizeof *s->directive) != 0)
        return -1;
    s->directive[s->directives++] = name;
    if (common_directive_run(&s->base, &name, COMMON_PHASE_READ) != 0) return -1;
    *at = begin;
    return common_text_words_of_line(at, s->pool, &words);
}

static int read_lines(struct common_statements *s)
{
    struct common_text *at = &s->base.at;
    do {
        if (read_labels(s) != 0) return -1;
        struct common_token word = common_text_here(at);
        if (word.length == 0) {
            if (common_text_end_line(at) != 0) return -1;
        } else if (word.text[0] == '.') {
            if (read_directive(s) != 0) return -1;
        } else if (s->isa->read_insn(s) != 0) return -1;
    } while (common_text_next_line(at));
    return 0;
}

static int obey(struct common_statements *s, enum common_phase phase)
{
    struct common_text end = s->base.at;
    for (size_t i = 0; i < s->directives; i++) {
        s->base.at = common_text_behind(&end, &s->directive[i]);
        if (common_directive_run(&s->base, &s->directive[i], phase) != 0) return -1;
    }
    s->base.at = end;
    return 0;
}

/* ---- all of it */

static int assemble(struct common_statements *s)
{
    struct common_text *at = &s->base.at;

    s->pool = malloc((strlen(at->p) + 1) * sizeof *s->pool); /* no more words than characters */
    if (s->pool == NULL) return common_text_fail_memory(at);
    if (read_lines(s) != 0 || resolve(s) != 0) return -1;
    if (obey(s, COMMON_PHASE_FIRST) != 0 || obey(s, COMMON_PHASE_LAST) != 0) return -1;
    return common_code_put(&s->code, &s->base);
}

int common_statements_assemble(struct common_statements *s)
{
    s->base.at.symbols = &s->base.symbols;
    int status = assemble(s);
    common_symbols_free(&s->base.symbols);
    free(s->pool);
    free(s->directive);
    free(s->fixup);
    common_code_free(&s->code);
    if (status != 0) common_program_free(s->base.program);
    return status;
}
