/* Source files to programs, one statement a line: programs/README.md describes the language. Labels and
 * procedures are put in when all are known; directives that depend on others come last. */
#include "asm.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int directive(struct pica200_asm *a)
{
    struct pica200_token name;
    if (!pica200_asm_name(a, &name))
        return pica200_asm_fail_here(a, "a directive is allowed behind '.'");
    int status = pica200_asm_declare(a, &name);
    if (status == 1) status = pica200_asm_run_directive(a, &name);
    if (status <= 0) return status;
    if (pica200_asm_is(&name, "proc")) return pica200_asm_proc(a, &name);
    if (pica200_asm_is(&name, "else")) return pica200_asm_else(a, &name);
    if (pica200_asm_is(&name, "end")) return pica200_asm_close(a, &name);
    return pica200_asm_fail(a, &name, "directive",
                            ".alias .fvec .ivec .bool .constf .consti .constfa .setf .seti .setb "
                            ".in .out .proc .else .end .entry .gsh .shader .runs .stride "
                            ".attributes .outmap .uniform .input .memory .expect .setreg .desc "
                            ".word .shbin .needs .tags are allowed");
}

static int statement(struct pica200_asm *a)
{
    struct pica200_token name;
    if (pica200_asm_at_end(a)) return 0;
    if (*a->at.p == '.') {
        a->at.p++;
        return directive(a);
    }
    if (!pica200_asm_name(a, &name))
        return pica200_asm_fail_here(a, "an instruction, a directive or a label is allowed");
    if (!pica200_asm_take(a, ":")) return pica200_asm_insn(a, &name);
    if (pica200_asm_label(a, &name) != 0) return -1;
    return statement(a);
}

static int read_all(struct pica200_asm *a)
{
    for (;;) {
        if (statement(a) != 0) return -1;
        if (*a->at.p == '\0') return 0;
        a->at.p++; /* the line's end */
        a->at.start = a->at.p;
        a->at.line++;
    }
}

static int put_code(struct pica200_asm *a)
{
    uint32_t *word = malloc(a->items * sizeof *word);
    unsigned *line = malloc(a->items * sizeof *line);
    int status = -1;
    if (word == NULL || line == NULL) {
        pica200_asm_fail_memory(a);
    } else {
        for (size_t i = 0; i < a->items; i++) {
            word[i] = a->item[i].word;
            line[i] = a->item[i].token.line;
        }
        status = common_program_set_code(a->program, word, line, a->items, a->err);
    }
    free(word);
    free(line);
    return status;
}

static int put_labels(struct pica200_asm *a)
{
    for (size_t i = 0; i < a->symbols; i++) {
        const struct pica200_symbol *s = &a->symbol[i];
        if (s->kind != PICA200_SYMBOL_REGISTER &&
            pica200_names_add_label(a->names, s->name.text, s->name.length, s->pc) != 0)
            return pica200_asm_fail_memory(a);
    }
    return 0;
}

static int assemble(struct pica200_asm *a)
{
    if (read_all(a) != 0) return -1;
    if (a->array.name.length > 0)
        return pica200_asm_fail(a, &a->array.name, "no .end for array", "one is allowed");
    if (a->items == 0)
        return common_fail(a->err, "%s:1:1: error: no code; at least one instruction is allowed",
                           a->file);
    if (pica200_asm_resolve(a) != 0 || pica200_asm_descs(a) != 0 || pica200_asm_finish(a) != 0)
        return -1;
    return put_code(a) != 0 ? -1 : put_labels(a);
}

int pica200_assemble_names(const char *name, const char *text, struct common_program *program,
                           struct pica200_names *names, struct common_error *err)
{
    struct pica200_asm a = {.file = name,
                            .err = err,
                            .program = program,
                            .names = names,
                            .at = {text, text, 1},
                            .block_end = SIZE_MAX,
                            .label_at = SIZE_MAX};
    memset(names, 0, sizeof *names);
    if (pica200_program_init(program, name) != 0) return pica200_asm_fail_memory(&a);
    int status = assemble(&a);
    free(a.symbol);
    free(a.fixup);
    free(a.item);
    free(a.deferred);
    free(a.array_value);
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
