/* What a run gets and must give: .input, .memory, .expect. They wait until everything else is
 * known. */
#include "asm.h"
#include "tables.h"

#include "../common/f24.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Up to the next blank: for messages about a list that begins here. */
static struct common_token here(struct pica200_asm *a)
{
    struct common_token token = common_text_here(&a->base.at);
    if (token.length > 0) token.length = strcspn(token.text, " \t\r\n");
    return token;
}

int pica200_asm_vectors(struct pica200_asm *a, struct common_words *w)
{
    struct common_token at = here(a);
    char what[64];
    if (common_data_words(&a->base.at, pica200_asm_value, &pica200_float24, w) != 0) return -1;
    if (w->count % 4 == 0) return 0;
    snprintf(what, sizeof what, "%zu values from", w->count);
    free(w->word);
    return common_text_fail(&a->base.at, &at, what, "whole vectors of four are allowed");
}

int pica200_asm_add(struct pica200_asm *a, bool expect, uint32_t space, uint64_t addr,
                    const uint32_t *word, size_t count)
{
    return common_program_add(a->base.program, expect, space, 0, (uint32_t)addr, word, count,
                              a->base.at.line, a->base.at.err);
}

int pica200_asm_input(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    const struct pica200_launch *s = pica200_launch_of(a->base.program);
    uint32_t run;
    struct common_words w;
    if (common_text_number(&a->base.at, 0, PICA200_MAX_RUNS - 1, &run) != 0 ||
        common_text_need(&a->base.at, ":", "':' is allowed here") != 0)
        return -1;
    struct common_token at = here(a);
    if (pica200_asm_vectors(a, &w) != 0) return -1;
    uint64_t first = (uint64_t)run * s->stride, end = first + w.count / 4;
    int status =
        PICA200_VECTOR_BYTES * end <= PICA200_MAX_INPUT
            ? pica200_asm_add(a, false, PICA200_SPACE_INPUT, PICA200_VECTOR_BYTES * first, w.word,
                              w.count)
            : common_text_fail(&a->base.at, &at,
                               "input behind the last possible byte:", "2^28 bytes are allowed");
    if (end > a->input_end) a->input_end = end;
    free(w.word);
    return status;
}

/* A raw word, or the float24 bits of a number with a point. */
static int read_word(struct common_text *text, uint32_t *value)
{
    return common_data_is_real(text) ? pica200_asm_value(text, value)
                                     : common_data_word(text, value);
}

/* Raw words: ADDRESS: WORD ... */
static int read_memory(struct pica200_asm *a, bool expect, uint64_t *end)
{
    struct common_format word = pica200_float24;
    word.bits = 32;
    const struct common_region region = {.space =
                                             expect ? PICA200_SPACE_OUTPUT : PICA200_SPACE_INPUT,
                                         .bytes = PICA200_MAX_INPUT,
                                         .last = PICA200_MAX_INPUT - 4,
                                         .expect = expect,
                                         .beyond = "too many words from",
                                         .allowed = "fewer are allowed",
                                         .read = read_word,
                                         .format = &word};
    return common_data_region(&a->base, &region, end);
}

/* .memory input ADDRESS: WORD ... */
int pica200_asm_memory(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    uint64_t bytes;
    if (common_text_need(&base->at, "input", "input is allowed here") != 0 ||
        read_memory(a, false, &bytes) != 0)
        return -1;
    uint64_t end = (bytes + PICA200_VECTOR_BYTES - 1) / PICA200_VECTOR_BYTES;
    if (end > a->input_end) a->input_end = end;
    return 0;
}

static int expect_memory(struct common_assembler *base)
{
    return read_memory(pica200_asm_of(base), true, NULL);
}

static unsigned outputs(const struct pica200_launch *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < PICA200_ROWS; i++) count += s->outmap >> i & 1;
    return count;
}

/* Output of a run of a vertex shader: .expect output RUN: all of it, more goes to the runs after
 * it; .expect output RUN oN: one register. */
static int expect_output(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    const struct pica200_launch *s = pica200_launch_of(a->base.program);
    unsigned n = outputs(s), slot = 0;
    uint32_t run;
    struct common_words w;
    int status = 0;
    if (s->geometry)
        return common_text_fail(&a->base.at, name, "found",
                                "primitive is allowed in a geometry shader");
    common_text_blank(&a->base.at);
    struct common_token at = here(a);
    if (common_text_number(&a->base.at, 0, PICA200_MAX_RUNS - 1, &run) != 0) return -1;
    bool one = !common_text_take(&a->base.at, ":");
    if (one) {
        struct pica200_ref ref;
        if (pica200_asm_ref(a, "o", "an output", &ref) != 0 ||
            common_text_need(&a->base.at, ":", "':' is allowed here") != 0)
            return -1;
        if (!(s->outmap >> ref.reg & 1))
            return common_text_fail(&a->base.at, &ref.token,
                                    "not delivered:", "registers of .outmap or .out are allowed");
        for (unsigned i = 0; i < ref.reg; i++) slot += s->outmap >> i & 1;
    }
    if (pica200_asm_vectors(a, &w) != 0) return -1;
    size_t part = one ? 4 : 4 * (size_t)n, used = 0;
    if (part == 0 || w.count % part != 0 || (one && w.count != 4))
        status = common_text_fail(&a->base.at, &at, "number of values for run",
                                  one ? "one vector is allowed"
                                      : "a vector for each delivered output register is allowed");
    for (; status == 0 && used < w.count; used += part, run++) {
        if (run >= PICA200_MAX_RUNS || (a->has_runs && run >= s->runs))
            status = common_text_fail(&a->base.at, &at, "values lead beyond the last run from",
                                      "fewer are allowed");
        else
            status =
                pica200_asm_add(a, true, PICA200_SPACE_OUTPUT,
                                (uint64_t)run * PICA200_VERTEX_BYTES + PICA200_VECTOR_BYTES * slot,
                                w.word + used, part);
    }
    if (run > a->expect_end) a->expect_end = run;
    free(w.word);
    return status;
}

/* One primitive as the machine stores it: 4 words in front of three vertices. */
static int add_primitive(struct pica200_asm *a, uint32_t number, const uint32_t head[4],
                         const uint32_t *vertex, size_t part)
{
    uint64_t base = (uint64_t)number * PICA200_PRIMITIVE_BYTES;
    int status = pica200_asm_add(a, true, PICA200_SPACE_OUTPUT, base, head, 4);
    for (unsigned v = 0; v < 3 && status == 0 && part > 0; v++)
        status = pica200_asm_add(a, true, PICA200_SPACE_OUTPUT,
                                 base + PICA200_VECTOR_BYTES + v * PICA200_VERTEX_BYTES,
                                 vertex + v * part, part);
    return status;
}

/* .expect primitive P [inv] run R: three vertices of the delivered registers; .expect primitive P:
 * the same for P and those after it, each with a vector (inv, run, 0, 0) in front */
static int expect_primitive(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    const struct pica200_launch *s = pica200_launch_of(a->base.program);
    size_t part = 4 * (size_t)outputs(s);
    uint32_t first, head[4] = {0, 0, 0, 0};
    struct common_words w;
    if (!s->geometry)
        return common_text_fail(&a->base.at, name, "found", "output is allowed in a vertex shader");
    if (common_text_number(&a->base.at, 0, PICA200_MAX_PRIMITIVES - 1, &first) != 0) return -1;
    bool many = common_text_take(&a->base.at, ":");
    if (!many) {
        head[0] = common_text_take(&a->base.at, "inv");
        if (common_text_need(&a->base.at, "run",
                             "':', inv, or run and its number, are allowed here") != 0 ||
            common_text_number(&a->base.at, 0, PICA200_MAX_RUNS - 1, &head[1]) != 0 ||
            common_text_need(&a->base.at, ":", "':' is allowed here") != 0)
            return -1;
    }
    if (pica200_asm_vectors(a, &w) != 0) return -1;
    size_t size = many ? 4 + 3 * part : 3 * part;
    int status = 0;
    if (many ? w.count % size != 0 : w.count != size)
        status = common_text_fail(&a->base.at, name, "number of values for",
                                  "three vertices with a vector for each delivered output register "
                                  "are allowed, behind (inv, run, 0, 0) if there is no run");
    else if (many && w.count / size > PICA200_MAX_PRIMITIVES - first)
        status = common_text_fail(&a->base.at, name, "too many values for",
                                  "65536 primitives are allowed");
    else if (!many) status = add_primitive(a, first, head, w.word, part);
    for (size_t i = 0; many && status == 0 && i < w.count; i += size)
        status = add_primitive(a, first++, w.word + i, w.word + i + 4, part);
    free(w.word);
    return status;
}

static int expect_trap(struct common_assembler *base)
{
    static const struct common_trap_text say = {.parse = pica200_trap_parse,
                                                .missing = "FAULT_BREAK or UNDEF is allowed here",
                                                .what = "found",
                                                .allowed =
                                                    "FAULT_BREAK and UNDEF are allowed, once each"};
    return common_expect_traps(base, &say);
}

int pica200_asm_expect(struct common_assembler *base)
{
    static const struct common_directive kinds[] = {{.name = "output", .run = expect_output},
                                                    {.name = "primitive", .run = expect_primitive},
                                                    {.name = "memory", .run = expect_memory},
                                                    {.name = "trap", .run = expect_trap},
                                                    {.name = NULL}};
    static const char allowed[] = "output, primitive, memory or trap is allowed here";
    return common_directive_choose(base, kinds, allowed, allowed);
}
