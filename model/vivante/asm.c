/* Source files to programs: programs/README.md describes what all languages share,
 * programs/vivante/README.md this one. Code is read as it comes; directives wait until labels
 * have their places. */
#include <stdlib.h>
#include <string.h>

#include "asm.h"
#include "launch.h"

const struct common_syntax vivante_syntax = {
    .blank = " \t\r,",
    .comment = {"//"},
    .dots = true,
    .brackets = true,
    .filler = "",
    .number = "a number or the name of a .set is allowed here",
    .file = "a file name in '\"' is allowed here",
    .data = "data words or file \"NAME\" are allowed here",
};

/* ---- code */

int vivante_asm_emit(struct vivante_assembler *a, const uint32_t *word, unsigned line)
{
    for (unsigned i = 0; i < VIVANTE_WORDS; i++) {
        size_t room = a->room;
        if (common_text_grow(&a->base.at, &a->code, a->words, &a->room, sizeof *a->code) != 0 ||
            common_text_grow(&a->base.at, &a->line, a->words, &room, sizeof *a->line) != 0)
            return -1;
        a->code[a->words] = word[i];
        a->line[a->words++] = line;
    }
    if (a->words / VIVANTE_WORDS <= VIVANTE_TARGETS) return 0;
    return common_text_error(&a->base.at, line, 1, "too many instructions; %u are allowed",
                             (unsigned)VIVANTE_TARGETS);
}

static int read_code(struct vivante_assembler *a)
{
    struct vivante_insn insn;
    struct common_token target;
    uint32_t word[VIVANTE_WORDS];
    unsigned line = a->base.at.line;

    if (vivante_read_insn(&a->base.at, &insn, &target) != 0) return -1;
    if (target.length > 0) {
        if (common_text_grow(&a->base.at, &a->fixup, a->fixups, &a->fixup_room, sizeof *a->fixup) !=
            0)
            return -1;
        a->fixup[a->fixups++] = (struct vivante_fixup){target, a->words / VIVANTE_WORDS};
    }
    vivante_encode(&insn, word);
    return vivante_asm_emit(a, word, line);
}

static const struct common_symbol *find_label(const struct vivante_assembler *a,
                                              const struct common_token *t)
{
    const struct common_symbol *s = common_symbols_find(&a->base.symbols, t->text, t->length);
    return s != NULL && s->kind == COMMON_SYMBOL_LABEL ? s : NULL;
}

static int resolve(struct vivante_assembler *a)
{
    for (size_t i = 0; i < a->fixups; i++) {
        const struct vivante_fixup *f = &a->fixup[i];
        const struct common_symbol *label = find_label(a, &f->label);
        struct vivante_insn insn;
        if (label == NULL)
            return common_text_fail(&a->base.at, &f->label, "target",
                                    "a label of this file or an instruction's number is allowed");
        vivante_decode(a->code + VIVANTE_WORDS * f->insn, &insn);
        insn.target = (uint16_t)label->value;
        vivante_encode(&insn, a->code + VIVANTE_WORDS * f->insn);
    }
    return 0;
}

int vivante_asm_place(struct common_assembler *base, uint32_t *place)
{
    struct common_token word = common_text_here(&base->at);
    const struct common_symbol *label = common_symbols_find(&base->symbols, word.text, word.length);
    if (label == NULL || label->kind != COMMON_SYMBOL_LABEL)
        return common_text_number(&base->at, 0, VIVANTE_TARGETS, place);
    base->at.p += word.length;
    *place = label->value;
    return 0;
}

/* ---- lines */

/* Leading "name:" words. */
static int read_labels(struct vivante_assembler *a)
{
    struct common_text *at = &a->base.at;
    for (;;) {
        struct common_token name = common_text_here(at);
        if (name.length == 0 || name.text[name.length - 1] != ':') return 0;
        struct common_token whole = name;
        name.length--;
        if (!common_text_is_name(&vivante_syntax, name.text, name.length))
            return common_text_fail(at, &whole, "label",
                                    "a letter, '_' or '.', then also digits, are allowed");
        if (common_symbols_add(&a->base.symbols, at, &name, COMMON_SYMBOL_LABEL,
                               (uint32_t)(a->words / VIVANTE_WORDS)) != 0)
            return -1;
        common_text_word(at, &whole);
    }
}

/* What is obeyed while reading is; the others are kept. */
static int read_directive(struct vivante_assembler *a)
{
    struct common_text *at = &a->base.at, begin;
    struct common_token name;
    size_t words;

    common_text_word(at, &name);
    begin = *at;
    if (common_text_grow(at, &a->directive, a->directives, &a->directive_room,
                         sizeof *a->directive) != 0)
        return -1;
    a->directive[a->directives++] = name;
    if (common_directive_run(&a->base, &name, VIVANTE_PHASE_READ) != 0) return -1;
    *at = begin;
    return common_text_words_of_line(at, a->pool, &words);
}

static int read_lines(struct vivante_assembler *a)
{
    struct common_text *at = &a->base.at;
    do {
        if (read_labels(a) != 0) return -1;
        struct common_token word = common_text_here(at);
        if (word.length == 0) {
            if (common_text_end_line(at) != 0) return -1;
        } else if (word.text[0] == '.') {
            if (read_directive(a) != 0) return -1;
        } else if (read_code(a) != 0) return -1;
    } while (common_text_next_line(at));
    return 0;
}

static int obey(struct vivante_assembler *a, unsigned phase)
{
    struct common_text end = a->base.at;
    for (size_t i = 0; i < a->directives; i++) {
        a->base.at = common_text_behind(&end, &a->directive[i]);
        if (common_directive_run(&a->base, &a->directive[i], phase) != 0) return -1;
    }
    a->base.at = end;
    return 0;
}

/* ---- all of it */

static int assemble(struct vivante_assembler *a, const char *text)
{
    struct common_text *at = &a->base.at;

    a->pool = malloc((strlen(text) + 1) * sizeof *a->pool); /* no more words than characters */
    if (a->pool == NULL) return common_text_fail_memory(at);
    if (read_lines(a) != 0 || resolve(a) != 0) return -1;
    if (a->words == 0)
        return common_fail(at->err, "%s:1:1: error: no code; at least one instruction is allowed",
                           at->file);
    if (obey(a, VIVANTE_PHASE_FIRST) != 0 || obey(a, VIVANTE_PHASE_LAST) != 0) return -1;
    return common_program_set_code(a->base.program, a->code, a->line, a->words, at->err);
}

int vivante_assemble(const char *name, const char *text, struct common_program *program,
                     struct common_error *err)
{
    struct vivante_assembler a = {
        .base = {.at = common_text_begin(name, text, &vivante_syntax, err),
                 .program = program,
                 .parts = vivante_parts,
                 .tables = vivante_directive_tables}};

    a.base.at.symbols = &a.base.symbols;
    if (vivante_program_init(program, name) != 0) return common_text_fail_memory(&a.base.at);
    a.base.launch = program->launch;
    int status = assemble(&a, text);
    common_symbols_free(&a.base.symbols);
    free(a.pool);
    free(a.directive);
    free(a.fixup);
    free(a.code);
    free(a.line);
    if (status != 0) common_program_free(program);
    return status;
}
