/* Directives that say how a program is run, and what they leave open. */
#include "asm.h"

#include <stdlib.h>
#include <string.h>

/* --- configuration --- */

static int read_uniform(struct pica200_asm *a, uint32_t *reg)
{
    struct pica200_ref ref;
    if (pica200_asm_whole(a, "c", "a float uniform", &ref) != 0) return -1;
    *reg = ref.reg;
    return 0;
}

/* point, variable N, fixed cN N; in picasso's .gsh a first uniform for names comes after the
 * mode. subdivision is variable, particle is fixed. */
static int read_geometry(struct pica200_asm *a, bool picasso)
{
    struct pica200_launch *s = pica200_launch_of(a->base.program);
    static const char *const modes[] = {"point", "variable", "fixed", "subdivision", "particle"};
    s->geometry = true;
    if (picasso && common_text_at_end(&a->base.at)) return 0;
    int mode = common_text_choice(
        &a->base.at, modes, 5, "point, variable, fixed, subdivision or particle is allowed here");
    if (mode < 0) return -1;
    if (mode > 2) mode -= 2;
    s->input_mode = (uint32_t)mode;
    if (picasso && !common_text_at_end(&a->base.at)) {
        if (read_uniform(a, &a->first_free) != 0) return -1;
        common_text_take(&a->base.at, ",");
    }
    if (mode == 2) {
        if (read_uniform(a, &s->start) != 0) return -1;
        common_text_take(&a->base.at, ",");
    }
    int64_t count;
    if (mode == 0) return 0;
    if (common_text_integer(&a->base.at, 1, 16, &count) != 0) return -1;
    *(mode == 1 ? &s->main_count : &s->fixed_count) = (uint32_t)count;
    return 0;
}

static int do_gsh(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    if (common_text_once(&a->base.at, name, &a->has_shader) != 0 || read_geometry(a, true) != 0)
        return -1;
    return 0;
}

static int do_shader(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    if (common_text_once(&a->base.at, name, &a->has_shader) != 0) return -1;
    if (common_text_take(&a->base.at, "vertex")) return 0;
    if (common_text_need(&a->base.at, "geometry", "vertex or geometry is allowed here") != 0 ||
        read_geometry(a, false) != 0)
        return -1;
    return 0;
}

static int do_runs(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    const uint32_t *number = base->number;
    struct pica200_launch *s = base->launch;
    s->runs = *number;
    return common_text_once(&base->at, name, &pica200_asm_of(base)->has_runs);
}

static int do_stride(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    const uint32_t *number = base->number;
    struct pica200_launch *s = base->launch;
    s->stride = *number;
    return common_text_once(&base->at, name, &pica200_asm_of(base)->has_stride);
}

/* v0 v3: attribute k goes to the k-th of them; or their number, from v0 on. */
static int do_attributes(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_launch *s = pica200_launch_of(a->base.program);
    if (common_text_once(&a->base.at, name, &a->has_attributes) != 0) return -1;
    common_text_blank(&a->base.at);
    if (*a->base.at.p >= '0' && *a->base.at.p <= '9') {
        if (common_text_number(&a->base.at, 1, PICA200_ROWS, &s->attributes) != 0) return -1;
        return 0;
    }
    for (s->attributes = 0; s->attributes < PICA200_ROWS;) {
        struct pica200_ref ref;
        if (pica200_asm_whole(a, "v", "an attribute", &ref) != 0) return -1;
        s->map[s->attributes++] = (uint8_t)ref.reg;
        common_text_take(&a->base.at, ",");
        if (common_text_at_end(&a->base.at)) break;
    }
    return 0;
}

static int do_outmap(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_launch *s = pica200_launch_of(a->base.program);
    if (common_text_once(&a->base.at, name, &a->has_outmap) != 0) return -1;
    s->outmap = 0;
    if (common_text_take(&a->base.at, "none")) return 0;
    do {
        struct pica200_ref ref;
        if (pica200_asm_whole(a, "o", "an output", &ref) != 0) return -1;
        s->outmap |= 1u << ref.reg;
        common_text_take(&a->base.at, ",");
    } while (!common_text_at_end(&a->base.at));
    return 0;
}

static int do_entry(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    if (a->entry.length > 0) return common_text_fail(&a->base.at, name, "second", "one is allowed");
    a->entry = *name;
    if (common_text_take(&a->base.at, "@")) {
        a->entry.text = "@";
        a->entry.length = 1;
        if (common_text_number(&a->base.at, 0, PICA200_CODE_WORDS - 1,
                               &pica200_launch_of(a->base.program)->entry) != 0)
            return -1;
    } else if (!common_text_name(&a->base.at, &a->entry)) {
        return common_text_fail_here(&a->base.at,
                                     "a label, a procedure, or '@' and a word is allowed");
    }
    return 0;
}

/* What the program before this one delivers is its input. */
static int do_feed(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    a->feed = base->word;
    pica200_launch_of(a->base.program)->fed = true;
    return 0;
}

/* Vertices of each primitive of that input. */
static int do_primitives(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_launch *s = pica200_launch_of(a->base.program);
    do {
        uint32_t vertices;
        if (s->groups == PICA200_MAX_GROUPS)
            return common_text_fail_here(&base->at, "64 numbers are allowed");
        if (common_text_number(&base->at, 1, 255, &vertices) != 0) return -1;
        s->group[s->groups++] = (uint8_t)vertices;
        common_text_take(&base->at, ",");
    } while (!common_text_at_end(&base->at));
    return 0;
}

/* This source has code for others, and no shader. */
static int do_nodvle(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    a->nodvle = base->word;
    return 0;
}

/* The outputs of this geometry shader and of the vertex shader make one map: a flag of the
 * container. */
static int do_merge(struct common_assembler *base)
{
    pica200_asm_of(base)->names->merge = true;
    return 0;
}

static int do_setreg(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    uint32_t reg = 0, data = 0;
    if (common_text_number(&a->base.at, 0, PICA200_REGS - 1, &reg) != 0) return -1;
    common_text_take(&a->base.at, ",");
    if (common_text_number(&a->base.at, 0, UINT32_MAX, &data) != 0 ||
        common_text_end_line(&a->base.at) != 0)
        return -1;
    return pica200_program_setreg(a->base.program, reg, data, base->word.line, a->base.at.err);
}

/* .desc N: WORD ... */
static int do_desc(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    uint32_t first;
    struct common_words w;
    int status = 0;
    if (common_text_number(&a->base.at, 0, PICA200_DESCS - 1, &first) != 0 ||
        common_text_need(&a->base.at, ":", "':' is allowed here") != 0 ||
        common_data_words(&a->base.at, common_data_word, NULL, &w) != 0)
        return -1;
    if (w.count > PICA200_DESCS - first)
        status =
            common_text_fail(&a->base.at, name, "too many words in", "128 descriptors are allowed");
    for (size_t i = 0; status == 0 && i < w.count; i++) {
        if (w.word[i] > INT32_MAX)
            status = common_text_fail(&a->base.at, name, "word of more than 31 bits in",
                                      "0 to 0x7fffffff is allowed");
        else if (pica200_desc_claim(&a->code->table, first + (unsigned)i, w.word[i], UINT32_MAX) !=
                 0)
            status = common_text_fail(&a->base.at, name, "another value is given already; found",
                                      "one value for each descriptor is allowed");
    }
    free(w.word);
    return status;
}

static int do_word(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_item item = {.token = *name, .explicit_desc = -1};
    struct common_words w;
    int status = 0;
    if (common_data_words(&a->base.at, common_data_word, NULL, &w) != 0) return -1;
    for (size_t i = 0; status == 0 && i < w.count; i++) {
        item.word = w.word[i];
        status = pica200_asm_emit(a, &item);
    }
    free(w.word);
    return status;
}

static int do_uniform(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    uint32_t reg = 0;
    struct common_words w;
    if (read_uniform(a, &reg) != 0 ||
        common_text_need(&a->base.at, ":", "':' is allowed here") != 0 ||
        pica200_asm_vectors(a, &w) != 0)
        return -1;
    int status =
        w.count / 4 <= PICA200_UNIFORMS - reg
            ? pica200_asm_add(a, false, PICA200_SPACE_UNIFORM, PICA200_VECTOR_BYTES * reg, w.word,
                              w.count)
            : common_text_fail(&a->base.at, name, "values beyond c95 in", "up to c95 is allowed");
    free(w.word);
    return status;
}

/* clang-format off */
#define NUMBERS(count, least, most) .numbers = count, .lo = least, .hi = most
const struct common_directive pica200_run_directives[] = {
    {"entry", .run = do_entry},
    {"feed", .once = true, .run = do_feed},
    {"primitives", .once = true, .run = do_primitives},
    {"nodvle", .once = true, .run = do_nodvle},
    {"merge", .once = true, .run = do_merge},
    {"gsh", .run = do_gsh},
    {"shader", .run = do_shader},
    {"runs", NUMBERS(1, 1, PICA200_MAX_RUNS), .run = do_runs},
    {"stride", NUMBERS(1, 1, PICA200_MAX_STRIDE), .run = do_stride},
    {"attributes", .run = do_attributes},
    {"outmap", .run = do_outmap},
    {"uniform", .run = do_uniform},
    {"input", PICA200_PHASE_LAST, .run = pica200_asm_input},
    {"memory", PICA200_PHASE_LAST, .run = pica200_asm_memory},
    {"expect", PICA200_PHASE_LAST, .run = pica200_asm_expect},
    {"setreg", .run = do_setreg},
    {"desc", .run = do_desc},
    {"word", .run = do_word},
    {"shbin", .run = pica200_asm_shbin},
    {.name = NULL},
};
/* clang-format on */

/* --- what the directives leave open --- */

static int find_entry(struct pica200_asm *a)
{
    static const struct common_token main_token = {"main", 4, 0, 0};
    uint32_t *entry = &pica200_launch_of(a->base.program)->entry;
    size_t items = a->code->items;
    if (a->entry.length == 0 || a->entry.text[0] != '@') {
        const struct common_token *name = a->entry.length > 0 ? &a->entry : &main_token;
        const struct pica200_point *s = pica200_points_find(&a->code->procs, name);
        if (s == NULL) s = pica200_points_find(&a->code->labels, name);
        if (s == NULL && a->entry.length > 0)
            return common_text_fail(&a->base.at, &a->entry, "found",
                                    "a label or a procedure of this program is allowed here");
        if (s != NULL) *entry = s->pc;
    }
    if (*entry < items) return 0;
    return common_text_error(
        &a->base.at, a->entry.line > 0 ? a->entry.line : 1, a->entry.col > 0 ? a->entry.col : 1,
        "entry is word %u; the program has words 0 to %zu", (unsigned)*entry, items - 1);
}

/* Input registers that the source's own code reads, and outputs that it writes. */
static void scan(const struct pica200_asm *a, uint32_t *read, uint32_t *written)
{
    for (size_t i = a->first_item; i < a->end_item; i++) {
        struct pica200_insn insn;
        pica200_decode(a->code->item[i].word, &insn);
        if (!insn.uses_desc) continue;
        for (unsigned k = 0; k < insn.nsrc; k++)
            if (insn.src[k] < PICA200_REG_R) *read |= 1u << insn.src[k];
        if (insn.op != PICA200_OP_CMP && insn.op != PICA200_OP_MOVA && insn.dst < PICA200_REG_R)
            *written |= 1u << insn.dst;
    }
}

static int set_defaults(struct pica200_asm *a)
{
    struct pica200_launch *s = pica200_launch_of(a->base.program);
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
    if (s->geometry && s->input_mode == 1 && !s->fed && a->deferreds > 0)
        return common_text_error(
            &a->base.at, a->deferred[0].line, 1,
            "no .stride; the variable mode needs the vectors of a run's input");
    return 0;
}

static int obey_deferred(struct pica200_asm *a, const struct common_token *name)
{
    a->base.at = common_text_behind(&a->base.at, name);
    return common_directive_run(&a->base, name, PICA200_PHASE_LAST);
}

static int check_feed(const struct pica200_asm *a)
{
    const struct pica200_launch *s = pica200_launch_of(a->base.program);
    if (s->groups > 0 && (!s->fed || s->input_mode != 1))
        return common_text_error(&a->base.at, 1, 1,
                                 ".primitives without .feed and variable input; "
                                 "both are needed");
    if (!s->fed) return 0;
    if (!s->geometry)
        return common_text_fail(&a->base.at, &a->feed, "found",
                                "in a geometry shader it is allowed");
    if (a->input_end == 0) return 0;
    return common_text_fail(&a->base.at, &a->feed, "input of its own beside",
                            "what the program before it delivers is all");
}

static int check_length(const struct pica200_asm *a)
{
    size_t first = a->first_item > PICA200_VERTEX_WORDS ? a->first_item : PICA200_VERTEX_WORDS;
    if (pica200_launch_of(a->base.program)->geometry || a->end_item <= first) return 0;
    return common_text_fail(&a->base.at, &a->code->item[first].token,
                            "vertex shader is too long at",
                            "512 words are allowed; a geometry shader may have 4096");
}

/* What only geometry shaders have. */
static void set_geometry(struct pica200_asm *a)
{
    struct pica200_launch *s = pica200_launch_of(a->base.program);
    if (a->says_setemit && !a->has_shader) s->geometry = true;
    for (size_t i = 0; s->geometry && i < a->names->outputs; i++)
        a->names->merge |= a->names->output[i].semantic == PICA200_SEMANTIC_DUMMY;
}

int pica200_asm_finish(struct pica200_asm *a)
{
    struct pica200_launch *s = pica200_launch_of(a->base.program);
    set_geometry(a);
    if (find_entry(a) != 0 || set_defaults(a) != 0) return -1;
    for (size_t i = 0; i < a->deferreds; i++)
        if (obey_deferred(a, &a->deferred[i]) != 0) return -1;
    uint64_t runs = (a->input_end + s->stride - 1) / s->stride;
    if (runs < a->expect_end) runs = a->expect_end;
    if (!a->has_runs && runs > 0) s->runs = (uint32_t)runs;
    if (s->runs > PICA200_MAX_RUNS)
        return common_text_error(&a->base.at, 1, 1, "input holds %u runs; %d are allowed",
                                 (unsigned)s->runs, PICA200_MAX_RUNS);
    return check_feed(a) != 0 ? -1 : check_length(a);
}
