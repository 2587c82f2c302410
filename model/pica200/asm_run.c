/* Directives that say how a program is run: configuration, input records, expected output. */
#include "asm.h"

#include "../common/hex.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_RUNS = 1 << 20,
    MAX_STRIDE = 256,    /* vectors */
    MAX_BYTES = 1 << 28, /* of input; of output */
    OUTPUT_BYTES = 256,  /* of a run of a vertex shader */
    PRIMITIVE_BYTES = 784,
    MAX_PRIMITIVES = 65536,
    VERTEX_BYTES = 256, /* of a vertex in a primitive */
    VECTOR_BYTES = 16
};

/* --- words of a data list --- */

struct words {
    uint32_t *word;
    size_t count, room;
};

static int append(struct pica200_asm *a, struct words *w, uint32_t value)
{
    if (pica200_asm_grow(a, &w->word, w->count, &w->room, sizeof *w->word) != 0) return -1;
    w->word[w->count++] = value;
    return 0;
}

int pica200_asm_path(struct pica200_asm *a, char **path)
{
    struct pica200_token t;
    if (pica200_asm_string(a, &t) != 0) return -1;
    const char *slash = strrchr(a->file, '/');
    size_t folder = slash != NULL && t.text[0] != '/' ? (size_t)(slash - a->file) + 1 : 0;
    *path = malloc(folder + t.length + 1);
    if (*path == NULL) return pica200_asm_fail_memory(a);
    memcpy(*path, a->file, folder);
    memcpy(*path + folder, t.text, t.length);
    (*path)[folder + t.length] = '\0';
    return 0;
}

/* file "x.hex", beside the source */
static int read_file(struct pica200_asm *a, uint32_t highest, struct words *w)
{
    unsigned *line = NULL;
    char *path;
    if (pica200_asm_path(a, &path) != 0) return -1;
    int status = common_hex_read(path, &w->word, &line, &w->count, a->err);
    for (size_t i = 0; status == 0 && i < w->count; i++)
        if (w->word[i] > highest)
            status = common_fail(a->err, "%s:%u:1: error: found 0x%08x; 0 to 0x%x is allowed", path,
                                 line[i], (unsigned)w->word[i], (unsigned)highest);
    free(line);
    free(path);
    return status;
}

static bool take_filler(struct pica200_asm *a)
{
    return pica200_asm_take(a, ",") || pica200_asm_take(a, "(") || pica200_asm_take(a, ")");
}

/* Numbers up to the end of the line, or a file of them; float24 values or raw words. On error
 * nothing is allocated. */
static int read_words(struct pica200_asm *a, bool raw, struct words *w)
{
    int status = 0;
    memset(w, 0, sizeof *w);
    if (pica200_asm_take(a, "file")) {
        status = read_file(a, raw ? UINT32_MAX : 0xffffff, w);
    } else {
        while (status == 0 && !pica200_asm_at_end(a)) {
            uint32_t value;
            if (take_filler(a)) continue;
            status =
                raw ? pica200_asm_number(a, 0, UINT32_MAX, &value) : pica200_asm_value(a, &value);
            if (status == 0) status = append(a, w, value);
        }
    }
    if (status == 0 && w->count == 0)
        status = pica200_asm_fail_here(a, "values, or file and a name in '\"', are allowed here");
    if (status == 0) status = pica200_asm_end_line(a);
    if (status == 0) return 0;
    free(w->word);
    w->word = NULL;
    return -1;
}

static struct pica200_token line_token(const struct pica200_asm *a)
{
    const char *p = a->at.p;
    size_t length = 0;
    while (p[length] > ' ') length++;
    return (struct pica200_token){p, length, a->at.line, (unsigned)(p - a->at.start) + 1};
}

static int read_vectors(struct pica200_asm *a, struct words *w)
{
    pica200_asm_blank(a);
    struct pica200_token at = line_token(a);
    char what[64];
    if (read_words(a, false, w) != 0) return -1;
    if (w->count % 4 == 0) return 0;
    snprintf(what, sizeof what, "%zu values from", w->count);
    free(w->word);
    return pica200_asm_fail(a, &at, what, "whole vectors of four are allowed");
}

static int add(struct pica200_asm *a, bool expect, uint32_t space, uint64_t addr,
               const uint32_t *word, size_t count)
{
    return common_program_add(a->program, expect, space, 0, (uint32_t)addr, word, count, a->at.line,
                              a->err);
}

static int need_colon(struct pica200_asm *a)
{
    return pica200_asm_need(a, ":", "':' is allowed here");
}

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
    struct common_shader *s = &a->program->shader;
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
        pica200_asm_number(a, 1, MAX_RUNS, &a->program->shader.runs) != 0)
        return -1;
    return pica200_asm_end_line(a);
}

static int do_stride(struct pica200_asm *a, const struct pica200_token *name)
{
    if (once(a, name, &a->has_stride) != 0 ||
        pica200_asm_number(a, 1, MAX_STRIDE, &a->program->shader.stride) != 0)
        return -1;
    return pica200_asm_end_line(a);
}

/* v0 v3: attribute k goes to the k-th of them; or their number, from v0 on. */
static int do_attributes(struct pica200_asm *a, const struct pica200_token *name)
{
    struct common_shader *s = &a->program->shader;
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
    struct common_shader *s = &a->program->shader;
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
        if (pica200_asm_number(a, 0, PICA200_CODE_WORDS - 1, &a->program->shader.entry) != 0)
            return -1;
    } else if (!pica200_asm_name(a, &a->entry)) {
        return pica200_asm_fail_here(a, "a label, a procedure, or '@' and a word is allowed");
    }
    return pica200_asm_end_line(a);
}

static int do_setreg(struct pica200_asm *a, const struct pica200_token *name)
{
    uint32_t reg, data;
    (void)name;
    if (pica200_asm_number(a, 0, PICA200_REGS - 1, &reg) != 0) return -1;
    pica200_asm_take(a, ",");
    if (pica200_asm_number(a, 0, UINT32_MAX, &data) != 0 || pica200_asm_end_line(a) != 0) return -1;
    return common_program_add_setup(a->program, reg, data, a->err);
}

/* .desc N: WORD ... */
static int do_desc(struct pica200_asm *a, const struct pica200_token *name)
{
    uint32_t first;
    struct words w;
    int status = 0;
    if (pica200_asm_number(a, 0, PICA200_DESCS - 1, &first) != 0 || need_colon(a) != 0 ||
        read_words(a, true, &w) != 0)
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
    struct words w;
    int status = 0;
    if (read_words(a, true, &w) != 0) return -1;
    for (size_t i = 0; status == 0 && i < w.count; i++) {
        item.word = w.word[i];
        status = pica200_asm_emit(a, &item);
    }
    free(w.word);
    return status;
}

static int do_uniform(struct pica200_asm *a, const struct pica200_token *name)
{
    uint32_t reg;
    struct words w;
    if (read_uniform(a, &reg) != 0 || need_colon(a) != 0 || read_vectors(a, &w) != 0) return -1;
    int status = w.count / 4 <= PICA200_UNIFORMS - reg
                     ? add(a, false, PICA200_SPACE_UNIFORM, VECTOR_BYTES * reg, w.word, w.count)
                     : pica200_asm_fail(a, name, "values beyond c95 in", "up to c95 is allowed");
    free(w.word);
    return status;
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
};

int pica200_asm_run_directive(struct pica200_asm *a, const struct pica200_token *name)
{
    for (unsigned i = 0; i < sizeof directives / sizeof directives[0]; i++)
        if (pica200_asm_is(name, directives[i].name)) return directives[i].run(a, name);
    return 1;
}

/* --- deferred: input and expectation --- */

static int do_input(struct pica200_asm *a)
{
    const struct common_shader *s = &a->program->shader;
    uint32_t run;
    struct words w;
    if (pica200_asm_number(a, 0, MAX_RUNS - 1, &run) != 0 || need_colon(a) != 0) return -1;
    struct pica200_token at = line_token(a);
    if (read_vectors(a, &w) != 0) return -1;
    uint64_t first = (uint64_t)run * s->stride, end = first + w.count / 4;
    int status =
        VECTOR_BYTES * end <= MAX_BYTES
            ? add(a, false, PICA200_SPACE_INPUT, VECTOR_BYTES * first, w.word, w.count)
            : pica200_asm_fail(a, &at,
                               "input behind the last possible byte:", "2^28 bytes are allowed");
    if (end > a->input_end) a->input_end = end;
    free(w.word);
    return status;
}

/* Raw words: .memory input ADDR: WORD ... */
static int do_memory(struct pica200_asm *a, bool expect)
{
    uint32_t addr;
    struct words w;
    if (!expect && pica200_asm_need(a, "input", "input is allowed here") != 0) return -1;
    pica200_asm_blank(a);
    struct pica200_token at = line_token(a);
    if (pica200_asm_number(a, 0, MAX_BYTES - 4, &addr) != 0 || need_colon(a) != 0) return -1;
    if (addr % 4 != 0) return pica200_asm_fail(a, &at, "address", "a multiple of 4 is allowed");
    if (read_words(a, true, &w) != 0) return -1;
    int status = addr + 4 * (uint64_t)w.count <= MAX_BYTES
                     ? add(a, expect, expect ? PICA200_SPACE_OUTPUT : PICA200_SPACE_INPUT, addr,
                           w.word, w.count)
                     : pica200_asm_fail(a, &at, "too many words from", "fewer are allowed");
    uint64_t end = (addr + 4 * (uint64_t)w.count + VECTOR_BYTES - 1) / VECTOR_BYTES;
    if (!expect && end > a->input_end) a->input_end = end;
    free(w.word);
    return status;
}

static unsigned outputs(const struct common_shader *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < PICA200_ROWS; i++) count += s->outmap >> i & 1;
    return count;
}

/* What a run of a vertex shader delivers: .expect output RUN: all of it, more goes to the runs behind it;
 * .expect output RUN oN: one register. */
static int expect_output(struct pica200_asm *a, const struct pica200_token *name)
{
    const struct common_shader *s = &a->program->shader;
    unsigned n = outputs(s), slot = 0;
    uint32_t run;
    struct words w;
    int status = 0;
    if (s->geometry)
        return pica200_asm_fail(a, name, "found", "primitive is allowed in a geometry shader");
    pica200_asm_blank(a);
    struct pica200_token at = line_token(a);
    if (pica200_asm_number(a, 0, MAX_RUNS - 1, &run) != 0) return -1;
    bool one = !pica200_asm_take(a, ":");
    if (one) {
        struct pica200_ref ref;
        if (pica200_asm_ref(a, "o", "an output", &ref) != 0 || need_colon(a) != 0) return -1;
        if (!(s->outmap >> ref.reg & 1))
            return pica200_asm_fail(a, &ref.token,
                                    "not delivered:", "registers of .outmap or .out are allowed");
        for (unsigned i = 0; i < ref.reg; i++) slot += s->outmap >> i & 1;
    }
    if (read_vectors(a, &w) != 0) return -1;
    size_t part = one ? 4 : 4 * (size_t)n, used = 0;
    if (part == 0 || w.count % part != 0 || (one && w.count != 4))
        status = pica200_asm_fail(a, &at, "number of values for run",
                                  one ? "one vector is allowed"
                                      : "a vector for each delivered output register is allowed");
    for (; status == 0 && used < w.count; used += part, run++) {
        if (run >= MAX_RUNS || (a->has_runs && run >= s->runs))
            status = pica200_asm_fail(a, &at, "values lead beyond the last run from",
                                      "fewer are allowed");
        else
            status = add(a, true, PICA200_SPACE_OUTPUT,
                         (uint64_t)run * OUTPUT_BYTES + VECTOR_BYTES * slot, w.word + used, part);
    }
    if (run > a->expect_end) a->expect_end = run;
    free(w.word);
    return status;
}

/* One primitive as the machine stores it: 4 words in front of three vertices. */
static int add_primitive(struct pica200_asm *a, uint32_t number, const uint32_t head[4],
                         const uint32_t *vertex, size_t part)
{
    uint64_t base = (uint64_t)number * PRIMITIVE_BYTES;
    int status = add(a, true, PICA200_SPACE_OUTPUT, base, head, 4);
    for (unsigned v = 0; v < 3 && status == 0 && part > 0; v++)
        status = add(a, true, PICA200_SPACE_OUTPUT, base + VECTOR_BYTES + v * VERTEX_BYTES,
                     vertex + v * part, part);
    return status;
}

/* .expect primitive P [inv] run R: three vertices of the delivered registers;
 * .expect primitive P: the same for P and those behind it, each with a vector (inv, run, 0, 0) in front */
static int expect_primitive(struct pica200_asm *a, const struct pica200_token *name)
{
    const struct common_shader *s = &a->program->shader;
    size_t part = 4 * (size_t)outputs(s);
    uint32_t number, head[4] = {0, 0, 0, 0};
    struct words w;
    if (!s->geometry)
        return pica200_asm_fail(a, name, "found", "output is allowed in a vertex shader");
    if (pica200_asm_number(a, 0, MAX_PRIMITIVES - 1, &number) != 0) return -1;
    bool many = pica200_asm_take(a, ":");
    if (!many) {
        head[0] = pica200_asm_take(a, "inv");
        if (pica200_asm_need(a, "run", "':', inv, or run and its number, are allowed here") != 0 ||
            pica200_asm_number(a, 0, MAX_RUNS - 1, &head[1]) != 0 || need_colon(a) != 0)
            return -1;
    }
    if (read_vectors(a, &w) != 0) return -1;
    size_t size = many ? 4 + 3 * part : 3 * part;
    int status = 0;
    if (many ? w.count % size != 0 : w.count != size)
        status = pica200_asm_fail(a, name, "number of values for",
                                  "three vertices with a vector for each delivered output register "
                                  "are allowed, behind (inv, run, 0, 0) if there is no run");
    else if (many && w.count / size > MAX_PRIMITIVES - number)
        status = pica200_asm_fail(a, name, "too many values for", "65536 primitives are allowed");
    else if (!many) status = add_primitive(a, number, head, w.word, part);
    for (size_t i = 0; many && status == 0 && i < w.count; i += size)
        status = add_primitive(a, number++, w.word + i, w.word + i + 4, part);
    free(w.word);
    return status;
}

static int expect_trap(struct pica200_asm *a, const struct pica200_token *name)
{
    if (a->program->expect_trap)
        return pica200_asm_fail(a, name, "second", "one line with all expected traps is allowed");
    a->program->expect_trap = true;
    do {
        struct pica200_token t;
        char text[32];
        uint32_t trap = 0;
        if (!pica200_asm_name(a, &t))
            return pica200_asm_fail_here(a, "FAULT_BREAK or UNDEF is allowed here");
        snprintf(text, sizeof text, "%.*s", (int)(t.length < 31 ? t.length : 31), t.text);
        if (pica200_trap_parse(text, &trap) != 0 || trap == 0 || (a->program->trap & trap) != 0)
            return pica200_asm_fail(a, &t, "found", "FAULT_BREAK and UNDEF are allowed, once each");
        a->program->trap |= trap;
        pica200_asm_take(a, "+");
    } while (!pica200_asm_at_end(a));
    return 0;
}

static int do_expect(struct pica200_asm *a)
{
    struct pica200_token name;
    static const char allowed[] = "output, primitive, memory or trap is allowed here";
    if (!pica200_asm_name(a, &name)) return pica200_asm_fail_here(a, allowed);
    if (pica200_asm_is(&name, "output")) return expect_output(a, &name);
    if (pica200_asm_is(&name, "primitive")) return expect_primitive(a, &name);
    if (pica200_asm_is(&name, "memory")) return do_memory(a, true);
    if (pica200_asm_is(&name, "trap")) return expect_trap(a, &name);
    return pica200_asm_fail(a, &name, "found", allowed);
}

/* --- what the directives leave open --- */

static int find_entry(struct pica200_asm *a)
{
    const struct pica200_symbol *s;
    uint32_t *entry = &a->program->shader.entry;
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
    struct common_shader *s = &a->program->shader;
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

static int run_deferred(struct pica200_asm *a, const struct pica200_cursor *at)
{
    struct pica200_token name;
    a->at = *at;
    if (!pica200_asm_name(a, &name)) return -1;
    if (pica200_asm_is(&name, "input")) return do_input(a);
    if (pica200_asm_is(&name, "memory")) return do_memory(a, false);
    return do_expect(a);
}

int pica200_asm_finish(struct pica200_asm *a)
{
    struct common_shader *s = &a->program->shader;
    if (find_entry(a) != 0 || set_defaults(a) != 0) return -1;
    for (size_t i = 0; i < a->deferreds; i++)
        if (run_deferred(a, &a->deferred[i]) != 0) return -1;
    uint64_t runs = (a->input_end + s->stride - 1) / s->stride;
    if (runs < a->expect_end) runs = a->expect_end;
    if (!a->has_runs && runs > 0) s->runs = (uint32_t)runs;
    if (s->runs > MAX_RUNS)
        return common_fail(a->err, "%s:1:1: error: input holds %u runs; %d are allowed", a->file,
                           (unsigned)s->runs, MAX_RUNS);
    if (!s->geometry && a->items > PICA200_VERTEX_WORDS)
        return pica200_asm_fail(a, &a->item[PICA200_VERTEX_WORDS].token,
                                "vertex shader is too long at",
                                "512 words are allowed; a geometry shader may have 4096");
    return 0;
}
