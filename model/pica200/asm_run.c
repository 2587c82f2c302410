/* Directives that say how a program is run, and what they leave open. */
#include "asm.h"
#include "pica200.h"

#include "../common/needs.h"

#include <stdlib.h>
#include <string.h>

/* --- configuration --- */

static int once(struct pica200_asm *a, const struct pica200_token *name, bool *seen)
{
    if (*seen) return pica200_asm_fail(a, name, "second", "one is allowed");
    *seen = true;
    return 0;
}

static int read_uniform(struct pica200_asm *a, uint32_t *reg)
{
    struct pica200_ref ref;
    if (pica200_asm_ref(a, "c", "a float uniform", &ref) != 0) return -1;
    if (ref.neg || ref.ncomponent != 0 || ref.empty || ref.idx != PICA200_IDX_NONE)
        return pica200_asm_fail(a, &ref.token, "found", "a whole register is allowed here");
    *reg = ref.reg;
    return 0;
}

/* point, variable N, fixed cN N; in picasso's .gsh a first uniform for names stands behind the mode. */
static int read_geometry(struct pica200_asm *a, bool picasso)
{
    struct pica200_launch *s = pica200_launch_of(a->program);
    static const char *const modes[] = {"point", "variable", "fixed"};
    unsigned mode = 0;
    s->geometry = true;
    if (picasso && pica200_asm_at_end(a)) return 0;
    while (mode < 3 && !pica200_asm_take(a, modes[mode])) mode++;
    if (mode == 3) return pica200_asm_fail_here(a, "point, variable or fixed is allowed here");
    s->input_mode = mode;
    if (picasso && !pica200_asm_at_end(a)) {
        if (read_uniform(a, &a->first_free) != 0) return -1;
        pica200_asm_take(a, ",");
    }
    if (mode == 2) {
        if (read_uniform(a, &s->start) != 0) return -1;
        pica200_asm_take(a, ",");
    }
    if (mode == 1) return pica200_asm_number(a, 1, 16, &s->main_count);
    if (mode == 2) return pica200_asm_number(a, 1, 16, &s->fixed_count);
    return 0;
}

static int do_gsh(struct pica200_asm *a, const struct pica200_token *name)
{
    if (once(a, name, &a->has_shader) != 0 || read_geometry(a, true) != 0) return -1;
    return pica200_asm_end_line(a);
}

static int do_shader(struct pica200_asm *a, const struct pica200_token *name)
{
    if (once(a, name, &a->has_shader) != 0) return -1;
    if (pica200_asm_take(a, "vertex")) return pica200_asm_end_line(a);
    if (pica200_asm_need(a, "geometry", "vertex or geometry is allowed here") != 0 ||
        read_geometry(a, false) != 0)
        return -1;
    return pica200_asm_end_line(a);
}

static int do_runs(struct pica200_asm *a, const struct pica200_token *name)
{
    if (once(a, name, &a->has_runs) != 0 ||
        pica200_asm_number(a, 1, PICA200_MAX_RUNS, &pica200_launch_of(a->program)->runs) != 0)
        return -1;
    return pica200_asm_end_line(a);
}

static int do_stride(struct pica200_asm *a, const struct pica200_token *name)
{
    if (once(a, name, &a->has_stride) != 0 ||
        pica200_asm_number(a, 1, PICA200_MAX_STRIDE, &pica200_launch_of(a->program)->stride) != 0)
        return -1;
    return pica200_asm_end_line(a);
}

/* v0 v3: attribute k goes to the k-th of them; or their number, from v0 on. */
static int do_attributes(struct pica200_asm *a, const struct pica200_token *name)
{
    struct pica200_launch *s = pica200_launch_of(a->program);
    if (once(a, name, &a->has_attributes) != 0) return -1;
    pica200_asm_blank(a);
    if (*a->at.p >= '0' && *a->at.p <= '9') {
        if (pica200_asm_number(a, 1, PICA200_ROWS, &s->attributes) != 0) return -1;
        return pica200_asm_end_line(a);
    }
    for (s->attributes = 0; s->attributes < PICA200_ROWS;) {
        struct pica200_ref ref;
        if (pica200_asm_ref(a, "v", "an attribute", &ref) != 0) return -1;
        if (ref.neg || ref.ncomponent != 0 || ref.empty)
            return pica200_asm_fail(a, &ref.token, "found", "a whole register is allowed here");
        s->map[s->attributes++] = (uint8_t)ref.reg;
        pica200_asm_take(a, ",");
        if (pica200_asm_at_end(a)) break;
    }
    return pica200_asm_end_line(a);
}

static int do_outmap(struct pica200_asm *a, const struct pica200_token *name)
{
    struct pica200_launch *s = pica200_launch_of(a->program);
    if (once(a, name, &a->has_outmap) != 0) return -1;
    s->outmap = 0;
    if (pica200_asm_take(a, "none")) return pica200_asm_end_line(a);
    do {
        struct pica200_ref ref;
        if (pica200_asm_ref(a, "o", "an output", &ref) != 0) return -1;
        if (ref.neg)
            return pica200_asm_fail(a, &ref.token, "found", "a whole register is allowed here");
        s->outmap |= 1u << ref.reg;
        pica200_asm_take(a, ",");
    } while (!pica200_asm_at_end(a));
    return 0;
}

static int do_entry(struct pica200_asm *a, const struct pica200_token *name)
{
    if (a->entry.length > 0) return pica200_asm_fail(a, name, "second", "one is allowed");
    a->entry = *name;
    if (pica200_asm_take(a, "@")) {
        a->entry.text = "@";
        a->entry.length = 1;
        if (pica200_asm_number(a, 0, PICA200_CODE_WORDS - 1,
                               &pica200_launch_of(a->program)->entry) != 0)
            return -1;
    } else if (!pica200_asm_name(a, &a->entry)) {
        return pica200_asm_fail_here(a, "a label, a procedure, or '@' and a word is allowed");
    }
    return pica200_asm_end_line(a);
}

static int do_setreg(struct pica200_asm *a, const struct pica200_token *name)
{
    uint32_t reg, data;
    if (pica200_asm_number(a, 0, PICA200_REGS - 1, &reg) != 0) return -1;
    pica200_asm_take(a, ",");
    if (pica200_asm_number(a, 0, UINT32_MAX, &data) != 0 || pica200_asm_end_line(a) != 0) return -1;
    return pica200_program_setreg(a->program, reg, data, name->line, a->err);
}

/* .desc N: WORD ... */
static int do_desc(struct pica200_asm *a, const struct pica200_token *name)
{
    uint32_t first;
    struct pica200_words w;
    int status = 0;
    if (pica200_asm_number(a, 0, PICA200_DESCS - 1, &first) != 0 ||
        pica200_asm_need_colon(a) != 0 || pica200_asm_words(a, true, &w) != 0)
        return -1;
    if (w.count > PICA200_DESCS - first)
        status = pica200_asm_fail(a, name, "too many words in", "128 descriptors are allowed");
    for (size_t i = 0; status == 0 && i < w.count; i++) {
        if (w.word[i] > INT32_MAX)
            status = pica200_asm_fail(a, name, "word of more than 31 bits in",
                                      "0 to 0x7fffffff is allowed");
        else if (pica200_desc_claim(&a->table, first + (unsigned)i, w.word[i], UINT32_MAX) != 0)
            status = pica200_asm_fail(a, name, "another value is given already; found",
                                      "one value for each descriptor is allowed");
    }
    free(w.word);
    return status;
}

static int do_word(struct pica200_asm *a, const struct pica200_token *name)
{
    struct pica200_item item = {.token = *name, .explicit_desc = -1};
    struct pica200_words w;
    int status = 0;
    if (pica200_asm_words(a, true, &w) != 0) return -1;
    for (size_t i = 0; status == 0 && i < w.count; i++) {
        item.word = w.word[i];
        status = pica200_asm_emit(a, &item);
    }
    free(w.word);
    return status;
}

static int do_uniform(struct pica200_asm *a, const struct pica200_token *name)
{
    uint32_t reg = 0;
    struct pica200_words w;
    if (read_uniform(a, &reg) != 0 || pica200_asm_need_colon(a) != 0 ||
        pica200_asm_vectors(a, &w) != 0)
        return -1;
    int status = w.count / 4 <= PICA200_UNIFORMS - reg
                     ? pica200_asm_add(a, false, PICA200_SPACE_UNIFORM, PICA200_VECTOR_BYTES * reg,
                                       w.word, w.count)
                     : pica200_asm_fail(a, name, "values beyond c95 in", "up to c95 is allowed");
    free(w.word);
    return status;
}

/* What the program says of itself is the same in every language. */
static int read_common(struct pica200_asm *a, bool needs)
{
    struct common_text text =
        common_text_begin(a->file, a->at.start, &pica200_syntax, a->err);
    text.p = a->at.p;
    text.line = a->at.line;
    int status = needs ? common_needs_read(&text, pica200_parts, a->program)
                       : common_tags_read(&text, a->program);
    a->at = (struct pica200_cursor){text.p, text.start, text.line};
    return status;
}

static int do_needs(struct pica200_asm *a, const struct pica200_token *name)
{
    (void)name;
    return read_common(a, true);
}

static int do_tags(struct pica200_asm *a, const struct pica200_token *name)
{
    (void)name;
    return read_common(a, false);
}

/* Over the rest of the line and what continues it. */
static void skip_line(struct pica200_asm *a)
{
    while (!pica200_asm_at_end(a)) {
        if (*a->at.p == '"') a->at.p += strcspn(a->at.p + 1, "\"\n");
        if (a->at.p[0] != '\0' && a->at.p[0] != '\n') a->at.p++;
    }
}

/* The directive is run when everything else is known. */
static int defer(struct pica200_asm *a, const struct pica200_token *name)
{
    if (pica200_asm_grow(a, &a->deferred, a->deferreds, &a->deferred_room, sizeof *a->deferred) !=
        0)
        return -1;
    a->deferred[a->deferreds++] = (struct pica200_cursor){name->text, a->at.start, a->at.line};
    skip_line(a);
    return 0;
}

static const struct {
    const char *name;
    int (*run)(struct pica200_asm *a, const struct pica200_token *name);
} directives[] = {
    {"gsh", do_gsh},
    {"shader", do_shader},
    {"runs", do_runs},
    {"stride", do_stride},
    {"attributes", do_attributes},
    {"outmap", do_outmap},
    {"entry", do_entry},
    {"setreg", do_setreg},
    {"desc", do_desc},
    {"word", do_word},
    {"shbin", pica200_asm_shbin},
    {"uniform", do_uniform},
    {"input", defer},
    {"memory", defer},
    {"expect", defer},
    {"needs", do_needs},
    {"tags", do_tags},
};

int pica200_asm_run_directive(struct pica200_asm *a, const struct pica200_token *name)
{
    for (unsigned i = 0; i < sizeof directives / sizeof directives[0]; i++)
        if (pica200_asm_is(name, directives[i].name)) return directives[i].run(a, name);
    return 1;
}

/* --- what the directives leave open --- */

static int find_entry(struct pica200_asm *a)
{
    const struct pica200_symbol *s;
    uint32_t *entry = &pica200_launch_of(a->program)->entry;
    if (a->entry.length > 0 && a->entry.text[0] != '@') {
        s = pica200_asm_find(a, a->entry.text, a->entry.length);
        if (s == NULL || s->kind == PICA200_SYMBOL_REGISTER)
            return pica200_asm_fail(a, &a->entry, "found",
                                    "a label or a procedure of this file is allowed here");
        *entry = s->pc;
    } else if (a->entry.length == 0) {
        s = pica200_asm_find(a, "main", 4);
        if (s != NULL && s->kind != PICA200_SYMBOL_REGISTER) *entry = s->pc;
    }
    if (*entry < a->items) return 0;
    return common_fail(a->err, "%s:%u:%u: error: entry is word %u; the program has words 0 to %zu",
                       a->file, a->entry.line > 0 ? a->entry.line : 1,
                       a->entry.col > 0 ? a->entry.col : 1, (unsigned)*entry, a->items - 1);
}

/* Input registers that the code reads, and outputs that it writes. */
static void scan(const struct pica200_asm *a, uint32_t *read, uint32_t *written)
{
    for (size_t i = 0; i < a->items; i++) {
        struct pica200_insn insn;
        pica200_decode(a->item[i].word, &insn);
        if (!insn.uses_desc) continue;
        for (unsigned k = 0; k < insn.nsrc; k++)
            if (insn.src[k] < PICA200_REG_R) *read |= 1u << insn.src[k];
        if (insn.op != PICA200_OP_CMP && insn.op != PICA200_OP_MOVA && insn.dst < PICA200_REG_R)
            *written |= 1u << insn.dst;
    }
}

static int set_defaults(struct pica200_asm *a)
{
    struct pica200_launch *s = pica200_launch_of(a->program);
    uint32_t read = a->in_mask, written = 0;
    scan(a, &read, &written);
    if (!a->has_attributes && read != 0) {
        s->attributes = 0;
        for (unsigned i = 0; i < PICA200_ROWS; i++)
            if (read >> i & 1) s->map[s->attributes++] = (uint8_t)i;
    }
    if (!a->has_outmap && (a->out_mask | written) != 0)
        s->outmap = a->out_mask != 0 ? a->out_mask : written;
    if (a->has_stride) return 0;
    s->stride = s->attributes;
    if (s->geometry && s->input_mode == 2) s->stride = s->fixed_count * s->attributes;
    if (s->geometry && s->input_mode == 1 && a->deferreds > 0)
        return common_fail(a->err,
                           "%s:%u:1: error: no .stride; the variable mode needs the vectors of a "
                           "run's input",
                           a->file, a->deferred[0].line);
    return 0;
}

int pica200_asm_finish(struct pica200_asm *a)
{
    struct pica200_launch *s = pica200_launch_of(a->program);
    if (find_entry(a) != 0 || set_defaults(a) != 0) return -1;
    for (size_t i = 0; i < a->deferreds; i++)
        if (pica200_asm_deferred(a, &a->deferred[i]) != 0) return -1;
    uint64_t runs = (a->input_end + s->stride - 1) / s->stride;
    if (runs < a->expect_end) runs = a->expect_end;
    if (!a->has_runs && runs > 0) s->runs = (uint32_t)runs;
    if (s->runs > PICA200_MAX_RUNS)
        return common_fail(a->err, "%s:1:1: error: input holds %u runs; %d are allowed", a->file,
                           (unsigned)s->runs, PICA200_MAX_RUNS);
    if (!s->geometry && a->items > PICA200_VERTEX_WORDS)
        return pica200_asm_fail(a, &a->item[PICA200_VERTEX_WORDS].token,
                                "vertex shader is too long at",
                                "512 words are allowed; a geometry shader may have 4096");
    return 0;
}
