/* Source files to programs, one statement a line: programs/README.md describes the language. Labels and
 * procedures are put in when all are known; directives that depend on others come last. */
#include "asm.h"
#include "pica200.h"

#include "../common/f24.h"

#include <stdlib.h>
#include <string.h>

const struct common_syntax pica200_syntax = {
    .blank = " \t\r",
    .comment = {";", "//"},
    .filler = ",()",
    .file = "a file name between '\"' is allowed",
    .data = "values, or file and a name in '\"', are allowed here",
};

int pica200_asm_value(struct common_text *text, uint32_t *bits)
{
    static const struct common_value_format format = {
        .mask = COMMON_F24_MASK,
        .sign = COMMON_F24_SIGN,
        .inf = COMMON_F24_INF,
        .nan = COMMON_F24_NAN,
        .from_single = common_f24_from_f32,
        .allowed = "a number, inf, nan, or 0x and the 24 bits of a float24 are allowed"};
    return common_text_value(text, &format, bits);
}

/* Over the rest of the line and what continues it. */
static void skip_line(struct common_text *text)
{
    while (!common_text_at_end(text)) {
        if (*text->p == '"') text->p += strcspn(text->p + 1, "\"\n");
        if (text->p[0] != '\0' && text->p[0] != '\n') text->p++;
    }
}

/* Behind the '.'. What is not obeyed here is so when everything else is known. */
static int directive(struct pica200_asm *a)
{
    struct common_text *text = &a->base.at;
    struct common_token name;
    if (!common_text_name(text, &name))
        return common_text_fail_here(text, "a directive is allowed behind '.'");
    a->base.directive.text = NULL;
    if (common_directive_run(&a->base, &name, PICA200_PHASE_READ) != 0) return -1;
    if (a->base.directive.text != NULL) return 0;
    if (common_text_grow(text, &a->deferred, a->deferreds, &a->deferred_room,
                         sizeof *a->deferred) != 0)
        return -1;
    a->deferred[a->deferreds++] = name;
    skip_line(text);
    return 0;
}

static int statement(struct pica200_asm *a)
{
    struct common_token name;
    if (common_text_at_end(&a->base.at)) return 0;
    if (*a->base.at.p == '.') {
        a->base.at.p++;
        return directive(a);
    }
    if (!common_text_name(&a->base.at, &name))
        return common_text_fail_here(&a->base.at,
                                     "an instruction, a directive or a label is allowed");
    if (!common_text_take(&a->base.at, ":")) return pica200_asm_insn(a, &name);
    if (pica200_asm_label(a, &name) != 0) return -1;
    return statement(a);
}

static int read_all(struct pica200_asm *a)
{
    do {
        if (statement(a) != 0) return -1;
    } while (common_text_next_line(&a->base.at));
    return 0;
}

static int put_code(struct pica200_asm *a)
{
    uint32_t *word = malloc(a->items * sizeof *word);
    unsigned *line = malloc(a->items * sizeof *line);
    int status = -1;
    if (word == NULL || line == NULL) {
        common_text_fail_memory(&a->base.at);
    } else {
        for (size_t i = 0; i < a->items; i++) {
            word[i] = a->item[i].word;
            line[i] = a->item[i].token.line;
        }
        status = common_program_set_code(a->base.program, word, line, a->items, a->base.at.err);
    }
    free(word);
    free(line);
    return status;
}

static int put_labels(struct pica200_asm *a)
{
    for (size_t i = 0; i < a->base.symbols.count; i++) {
        const struct common_token *name = &a->base.symbols.list[i].name;
        if (a->symbol[i].kind != PICA200_SYMBOL_REGISTER &&
            pica200_names_add_label(a->names, name->text, name->length, a->symbol[i].pc) != 0)
            return common_text_fail_memory(&a->base.at);
    }
    return 0;
}

static int assemble(struct pica200_asm *a)
{
    if (read_all(a) != 0) return -1;
    if (a->array.name.length > 0)
        return common_text_fail(&a->base.at, &a->array.name, "no .end for array", "one is allowed");
    if (a->items == 0)
        return common_fail(a->base.at.err,
                           "%s:1:1: error: no code; at least one instruction is allowed",
                           a->base.at.file);
    if (pica200_asm_resolve(a) != 0 || pica200_asm_descs(a) != 0 || pica200_asm_finish(a) != 0)
        return -1;
    return put_code(a) != 0 ? -1 : put_labels(a);
}

static const struct common_directive *const tables[] = {
    pica200_name_directives, pica200_block_directives, pica200_run_directives, NULL};

int pica200_assemble_names(const char *name, const char *text, struct common_program *program,
                           struct pica200_names *names, struct common_error *err)
{
    struct pica200_asm a = {.base = {.at = common_text_begin(name, text, &pica200_syntax, err),
                                     .program = program,
                                     .parts = pica200_parts,
                                     .tables = tables},
                            .names = names,
                            .block_end = SIZE_MAX,
                            .label_at = SIZE_MAX};
    memset(names, 0, sizeof *names);
    if (pica200_program_init(program, name) != 0) return common_text_fail_memory(&a.base.at);
    a.base.launch = program->launch;
    int status = assemble(&a);
    common_symbols_free(&a.base.symbols);
    free(a.symbol);
    free(a.fixup);
    free(a.item);
    free(a.deferred);
    free(a.array.value);
    if (status == 0) return 0;
    common_program_free(program);
    pica200_names_free(names);
    return -1;
}

int pica200_assemble(const char *name, const char *text, struct common_program *program,
                     struct common_error *err)
{
    struct pica200_names names;
    int status = pica200_assemble_names(name, text, program, &names, err);
    pica200_names_free(&names);
    return status;
}
