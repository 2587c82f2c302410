/* Source files to programs, one statement a line: programs/language.md describes the language.
 * Labels and procedures are put in when all are known; directives that depend on others come
 * last. */
#include "asm.h"
#include "pica200.h"

#include "../common/f24.h"
#include "../common/overrun.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const struct common_syntax pica200_syntax = {
    .blank = " \t\r",
    .letters = "$",
    .any_case = true,
    .comment = {";", "//"},
    .filler = ",()",
    .file = "a file name between '\"' is allowed",
    .data = "values, or file and a name in '\"', are allowed here",
};

static const struct common_value_format float24 = {
    .mask = COMMON_F24_MASK,
    .sign = COMMON_F24_SIGN,
    .inf = COMMON_F24_INF,
    .nan = COMMON_F24_NAN,
    .from_single = common_f24_from_f32,
    .allowed = "a number, inf, nan, or 0x and the 24 bits of a float24 are allowed"};

int pica200_asm_value(struct common_text *text, uint32_t *bits)
{
    return common_text_value(text, &float24, bits);
}

int pica200_asm_real(struct common_text *text, uint32_t *bits)
{
    return common_text_computed(text, &float24, bits);
}

/* Over the rest of the line and what continues it. */
static void skip_line(struct common_text *text)
{
    while (!common_text_at_end(text)) {
        if (*text->p == '"') text->p += strcspn(text->p + 1, "\"\n");
        if (text->p[0] != '\0' && text->p[0] != '\n') text->p++;
    }
}

/* After the '.'. Other directives are obeyed when everything else is known. */
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
        if (common_lines_read(&a->base.lines, &a->base.at) < 0 || statement(a) != 0) return -1;
    } while (common_text_next_line(&a->base.at));
    if (a->array.name.length > 0)
        return common_text_fail(&a->base.at, &a->array.name, "no .end for array", "one is allowed");
    return pica200_asm_closed(a);
}

/* All code, which every shader has; lines are those of the source itself. */
static int put_code(struct pica200_asm *a)
{
    struct common_code all = {.words = 0};
    int status = 0;
    for (size_t i = 0; i < a->code->items && status == 0; i++) {
        const struct pica200_item *item = &a->code->item[i];
        status =
            common_code_add(&all, &a->base.at, item->word, item->from == a ? item->token.line : 0);
    }
    if (status == 0) status = common_code_put(&all, &a->base);
    common_code_free(&all);
    return status;
}

/* Those of the source itself: an entry determines the shader. */
static int put_points(struct pica200_asm *a, const struct pica200_points *points)
{
    for (size_t i = 0; i < points->names.count; i++) {
        const struct common_token *name = &points->names.list[i].name;
        if (points->list[i].from != a) continue;
        if (pica200_names_add_label(a->names, name->text, name->length, points->list[i].pc) != 0)
            return common_text_fail_memory(&a->base.at);
    }
    return 0;
}

/* After the source's own words, if it is one of several and begins in them. */
static uint32_t end_of(const struct pica200_asm *a)
{
    size_t entry = pica200_launch_of(a->base.program)->entry;
    bool own = entry >= a->first_item && entry < a->end_item;
    return own && a->end_item < a->code->items ? (uint32_t)a->end_item : 0;
}

/* Where an instruction can go on: over blocks and calls, which come back, as well as into
 * blocks. */
static void goes(const struct common_program *program, size_t at, struct common_goes *goes)
{
    struct pica200_insn insn;
    pica200_decode(program->code[at], &insn);
    switch (insn.op) {
    case PICA200_OP_END: return;
    case PICA200_OP_JMPC:
    case PICA200_OP_JMPU: goes->place[goes->count++] = insn.target; break;
    case PICA200_OP_IFC:
    case PICA200_OP_IFU:
        goes->place[goes->count++] = insn.target;
        goes->place[goes->count++] = insn.target + insn.num;
        break;
    case PICA200_OP_LOOP: goes->place[goes->count++] = insn.target + 1; break;
    default: break;
    }
    if (insn.op != PICA200_OP_BREAK) goes->place[goes->count++] = at + 1;
}

/* Sheet 6.2: what a console does not do as the sheet has it. */
static void warn_of_hazards(const struct pica200_asm *a)
{
    for (size_t i = a->first_item; i < a->end_item; i++) {
        const struct pica200_item *item = &a->code->item[i];
        struct pica200_insn insn, before;
        unsigned input = PICA200_REG_R;
        pica200_decode(item->word, &insn);
        for (unsigned k = 0; k < insn.nsrc; k++) {
            if (insn.src[k] >= PICA200_REG_R) continue;
            if (input != PICA200_REG_R && insn.src[k] != input)
                common_program_warn(a->base.program, item->token.line, item->token.col,
                                    "v%u and v%u are sources of one instruction, which gives wrong "
                                    "results on a console",
                                    input, insn.src[k]);
            input = insn.src[k];
        }
        if (i == a->first_item || insn.op != PICA200_OP_MOVA) continue;
        pica200_decode(item[-1].word, &before);
        if (before.op == PICA200_OP_MOVA)
            common_program_warn(a->base.program, item->token.line, item->token.col,
                                "a second mova in a row, which freezes a console");
    }
}

/* What is known when all sources have been read. */
static int finish(struct pica200_asm *a)
{
    if (pica200_asm_finish(a) != 0 || pica200_asm_put_descs(a) != 0 || put_code(a) != 0 ||
        put_points(a, &a->code->procs) != 0)
        return -1;
    warn_of_hazards(a);
    common_warn_overrun(a->base.program, pica200_launch_of(a->base.program)->entry, goes,
                        "end is missing");
    a->names->end = end_of(a);
    return put_points(a, &a->code->labels);
}

static int check_shaders(const struct pica200_asm *a, size_t sources)
{
    size_t shaders = 0;
    for (size_t i = 0; i < sources; i++) shaders += a[i].nodvle.length == 0;
    if (shaders == 0)
        return common_text_fail(&a->base.at, &a->nodvle, "no shader beside",
                                "a source without it is needed too");
    if (a->code->items > 0) return 0;
    return common_text_error(&a->base.at, 1, 1, "no code; at least one instruction is allowed");
}

static int assemble(struct pica200_asm *a, size_t sources, struct pica200_code *code)
{
    for (size_t i = 0; i < sources; i++) {
        a[i].first_item = code->items;
        pica200_launch_of(a[i].base.program)->entry = (uint32_t)code->items;
        if (read_all(&a[i]) != 0) return -1;
        a[i].end_item = code->items;
    }
    if (check_shaders(a, sources) != 0 || pica200_asm_resolve(code) != 0 ||
        pica200_asm_descs(code) != 0)
        return -1;
    for (size_t i = 0; i < sources; i++)
        if (a[i].nodvle.length == 0 && finish(&a[i]) != 0) return -1;
    return 0;
}

static const struct common_directive *const tables[] = {
    pica200_name_directives, pica200_block_directives, pica200_run_directives, NULL};

static int begin(struct pica200_asm *a, const struct common_source *source,
                 struct pica200_code *code, struct common_program *program,
                 struct pica200_names *names, struct common_error *err)
{
    *a = (struct pica200_asm){
        .base = {.at = common_text_begin(source->name, source->text, &pica200_syntax, err),
                 .program = program,
                 .isa = &pica200_isa,
                 .tables = tables},
        .names = names,
        .code = code,
        .block_end = SIZE_MAX,
        .label_at = SIZE_MAX};
    if (pica200_program_init(program, source->name) != 0)
        return common_text_fail_memory(&a->base.at);
    a->base.at.lines = &a->base.lines;
    a->base.launch = program->launch;
    return 0;
}

static void free_source(struct pica200_asm *a)
{
    common_symbols_free(&a->base.symbols);
    common_lines_free(&a->base.lines);
    free(a->symbol);
    free(a->deferred);
    free(a->array.value);
}

static void free_code(struct pica200_code *code)
{
    common_symbols_free(&code->labels.names);
    common_symbols_free(&code->procs.names);
    free(code->labels.list);
    free(code->procs.list);
    free(code->fixup);
    free(code->item);
}

int pica200_assemble_all(const struct common_source *source, size_t sources,
                         struct common_program *program, struct pica200_names *names,
                         struct common_error *err)
{
    struct pica200_asm *a = calloc(sources, sizeof *a);
    struct pica200_code code = {.items = 0};
    int status = a != NULL ? 0 : common_fail(err, "%s: error: out of memory", source->name);
    assert(sources > 0);
    memset(program, 0, sources * sizeof *program);
    memset(names, 0, sources * sizeof *names);
    for (size_t i = 0; i < sources && status == 0; i++)
        status = begin(&a[i], &source[i], &code, &program[i], &names[i], err);
    if (status == 0) status = assemble(a, sources, &code);
    for (size_t i = 0; i < sources; i++) {
        bool none = status != 0 || a[i].nodvle.length > 0;
        if (none) common_program_free(&program[i]);
        if (none) pica200_names_free(&names[i]);
        if (a != NULL) free_source(&a[i]);
    }
    free_code(&code);
    free(a);
    return status;
}

int pica200_assemble_names(const char *name, const char *text, struct common_program *program,
                           struct pica200_names *names, struct common_error *err)
{
    const struct common_source source = {name, text};
    return pica200_assemble_all(&source, 1, program, names, err);
}

int pica200_assemble(const char *name, const char *text, struct common_program *program,
                     struct common_error *err)
{
    struct pica200_names names;
    int status = pica200_assemble_names(name, text, program, &names, err);
    pica200_names_free(&names);
    return status;
}
