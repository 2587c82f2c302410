/* Source files to programs: programs/README.md describes what all languages share, programs/sgx543/README.md this one.
 * Code is read as it comes; directives wait until labels have their places. */
#include "asm.h"

#include <stdlib.h>
#include <string.h>

const struct common_syntax sgx543_syntax = {
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

int sgx543_asm_emit(struct sgx543_assembler *a, const uint32_t *word, unsigned line)
{
    for (unsigned i = 0; i < SGX543_WORDS; i++) {
        size_t room = a->room;
        if (common_text_grow(&a->base.at, &a->code, a->words, &a->room, sizeof *a->code) != 0 ||
            common_text_grow(&a->base.at, &a->line, a->words, &room, sizeof *a->line) != 0)
            return -1;
        a->code[a->words] = word[i];
        a->line[a->words++] = line;
    }
    if (a->words / SGX543_WORDS <= SGX543_MAX_CODE) return 0;
    return common_text_error(&a->base.at, line, 1, "too many instructions; %u are allowed",
                             (unsigned)SGX543_MAX_CODE);
}

/* Where a comment begins, or the line ends. */
static size_t code_length(const char *p)
{
    size_t length = strcspn(p, "\r\n");
    const char *comment = strstr(p, "//");
    if (comment != NULL && (size_t)(comment - p) < length) length = (size_t)(comment - p);
    while (length > 0 && (p[length - 1] == ' ' || p[length - 1] == '\t')) length--;
    return length;
}

static int add_fixup(struct sgx543_assembler *a, const struct sgx543_reading *r, unsigned line,
                     unsigned col)
{
    if (common_text_grow(&a->base.at, &a->fixup, a->fixups, &a->fixup_room, sizeof *a->fixup) != 0)
        return -1;
    a->fixup[a->fixups++] =
        (struct sgx543_fixup){{r->target, r->target_length, line, col}, a->words / SGX543_WORDS};
    return 0;
}

static int read_code(struct sgx543_assembler *a, const struct common_token *first)
{
    struct common_text *at = &a->base.at;
    struct sgx543_reading reading;
    uint32_t word[SGX543_WORDS];
    const char *text = first->text;
    size_t length = code_length(text);

    if (sgx543_read(text, length, word, &reading) != 0)
        return common_text_error(at, first->line, first->col + (unsigned)reading.column, "%s",
                                 reading.message);
    if (reading.target != NULL &&
        add_fixup(a, &reading, first->line, first->col + (unsigned)(reading.target - text)) != 0)
        return -1;
    at->p = text + length;
    return sgx543_asm_emit(a, word, first->line) != 0 ? -1 : common_text_end_line(at);
}

static const struct common_symbol *find_label(const struct sgx543_assembler *a,
                                              const struct common_token *t)
{
    const struct common_symbol *s = common_symbols_find(&a->base.symbols, t->text, t->length);
    return s != NULL && s->kind == COMMON_SYMBOL_LABEL ? s : NULL;
}

static int resolve(struct sgx543_assembler *a)
{
    for (size_t i = 0; i < a->fixups; i++) {
        const struct sgx543_fixup *f = &a->fixup[i];
        const struct common_symbol *label = find_label(a, &f->label);
        uint32_t *word = a->code + SGX543_WORDS * f->insn;
        struct sgx543_insn insn;
        if (label == NULL)
            return common_text_fail(&a->base.at, &f->label, "target",
                                    "a label of this file or a number is allowed");
        sgx543_decode(word, &insn);
        uint32_t from = insn.op == SGX543_OP_BR ? (uint32_t)f->insn : 0;
        word[0] |= (label->value - from) & SGX543_PC_MASK;
    }
    return 0;
}

/* ---- lines */

/* Leading "name:" words. */
static int read_labels(struct sgx543_assembler *a)
{
    struct common_text *at = &a->base.at;
    for (;;) {
        struct common_token name = common_text_here(at);
        if (name.length == 0 || name.text[name.length - 1] != ':') return 0;
        struct common_token whole = name;
        name.length--;
        if (!common_text_is_name(&sgx543_syntax, name.text, name.length))
            return common_text_fail(at, &whole, "label",
                                    "a letter, '_' or '.', then also digits, are allowed");
        if (common_symbols_add(&a->base.symbols, at, &name, COMMON_SYMBOL_LABEL,
                               (uint32_t)(a->words / SGX543_WORDS)) != 0)
            return -1;
        common_text_word(at, &whole);
    }
}

/* What is obeyed while reading is; the others are kept. */
static int read_directive(struct sgx543_assembler *a)
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
    if (common_directive_run(&a->base, &name, SGX543_PHASE_READ) != 0) return -1;
    *at = begin;
    return common_text_words_of_line(at, a->pool, &words);
}

static int read_lines(struct sgx543_assembler *a)
{
    struct common_text *at = &a->base.at;
    do {
        if (read_labels(a) != 0) return -1;
        struct common_token word = common_text_here(at);
        if (word.length == 0) {
            if (common_text_end_line(at) != 0) return -1;
        } else if (word.text[0] == '.') {
            if (read_directive(a) != 0) return -1;
        } else if (read_code(a, &word) != 0) return -1;
    } while (common_text_next_line(at));
    return 0;
}

static int obey(struct sgx543_assembler *a, unsigned phase)
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

static int assemble(struct sgx543_assembler *a, const char *text)
{
    struct common_text *at = &a->base.at;

    a->pool = malloc((strlen(text) + 1) * sizeof *a->pool); /* no more words than characters */
    if (a->pool == NULL) return common_text_fail_memory(at);
    if (read_lines(a) != 0 || resolve(a) != 0) return -1;
    if (a->words == 0)
        return common_fail(at->err, "%s:1:1: error: no code; at least one instruction is allowed",
                           at->file);
    if (obey(a, SGX543_PHASE_FIRST) != 0 || obey(a, SGX543_PHASE_LAST) != 0) return -1;
    return common_program_set_code(a->base.program, a->code, a->line, a->words, at->err);
}

int sgx543_assemble(const char *name, const char *text, struct common_program *program,
                    struct common_error *err)
{
    struct sgx543_assembler a = {.base = {.at = common_text_begin(name, text, &sgx543_syntax, err),
                                          .program = program,
                                          .parts = sgx543_parts,
                                          .tables = sgx543_directive_tables}};

    a.base.at.symbols = &a.base.symbols;
    if (common_program_init(program, name, &sgx543_launch_default, sizeof sgx543_launch_default) !=
        0)
        return common_text_fail_memory(&a.base.at);
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
