/* What a run gets and must give: .input, .memory, .expect. They wait until everything else is known. */
#include "asm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int do_input(struct pica200_asm *a)
{
    const struct pica200_launch *s = pica200_launch_of(a->program);
    uint32_t run;
    struct pica200_words w;
    if (pica200_asm_number(a, 0, PICA200_MAX_RUNS - 1, &run) != 0 || pica200_asm_need_colon(a) != 0)
        return -1;
    struct pica200_token at = pica200_asm_here(a);
    if (pica200_asm_vectors(a, &w) != 0) return -1;
    uint64_t first = (uint64_t)run * s->stride, end = first + w.count / 4;
    int status =
        PICA200_VECTOR_BYTES * end <= PICA200_MAX_INPUT
            ? pica200_asm_add(a, false, PICA200_SPACE_INPUT, PICA200_VECTOR_BYTES * first, w.word,
                              w.count)
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
    struct pica200_words w;
    if (!expect && pica200_asm_need(a, "input", "input is allowed here") != 0) return -1;
    pica200_asm_blank(a);
    struct pica200_token at = pica200_asm_here(a);
    if (pica200_asm_number(a, 0, PICA200_MAX_INPUT - 4, &addr) != 0 ||
        pica200_asm_need_colon(a) != 0)
        return -1;
    if (addr % 4 != 0) return pica200_asm_fail(a, &at, "address", "a multiple of 4 is allowed");
    if (pica200_asm_words(a, true, &w) != 0) return -1;
    int status =
        addr + 4 * (uint64_t)w.count <= PICA200_MAX_INPUT
            ? pica200_asm_add(a, expect, expect ? PICA200_SPACE_OUTPUT : PICA200_SPACE_INPUT, addr,
                              w.word, w.count)
            : pica200_asm_fail(a, &at, "too many words from", "fewer are allowed");
    uint64_t end = (addr + 4 * (uint64_t)w.count + PICA200_VECTOR_BYTES - 1) / PICA200_VECTOR_BYTES;
    if (!expect && end > a->input_end) a->input_end = end;
    free(w.word);
    return status;
}

static unsigned outputs(const struct pica200_launch *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < PICA200_ROWS; i++) count += s->outmap >> i & 1;
    return count;
}

/* What a run of a vertex shader delivers: .expect output RUN: all of it, more goes to the runs behind it;
 * .expect output RUN oN: one register. */
static int expect_output(struct pica200_asm *a, const struct pica200_token *name)
{
    const struct pica200_launch *s = pica200_launch_of(a->program);
    unsigned n = outputs(s), slot = 0;
    uint32_t run;
    struct pica200_words w;
    int status = 0;
    if (s->geometry)
        return pica200_asm_fail(a, name, "found", "primitive is allowed in a geometry shader");
    pica200_asm_blank(a);
    struct pica200_token at = pica200_asm_here(a);
    if (pica200_asm_number(a, 0, PICA200_MAX_RUNS - 1, &run) != 0) return -1;
    bool one = !pica200_asm_take(a, ":");
    if (one) {
        struct pica200_ref ref;
        if (pica200_asm_ref(a, "o", "an output", &ref) != 0 || pica200_asm_need_colon(a) != 0)
            return -1;
        if (!(s->outmap >> ref.reg & 1))
            return pica200_asm_fail(a, &ref.token,
                                    "not delivered:", "registers of .outmap or .out are allowed");
        for (unsigned i = 0; i < ref.reg; i++) slot += s->outmap >> i & 1;
    }
    if (pica200_asm_vectors(a, &w) != 0) return -1;
    size_t part = one ? 4 : 4 * (size_t)n, used = 0;
    if (part == 0 || w.count % part != 0 || (one && w.count != 4))
        status = pica200_asm_fail(a, &at, "number of values for run",
                                  one ? "one vector is allowed"
                                      : "a vector for each delivered output register is allowed");
    for (; status == 0 && used < w.count; used += part, run++) {
        if (run >= PICA200_MAX_RUNS || (a->has_runs && run >= s->runs))
            status = pica200_asm_fail(a, &at, "values lead beyond the last run from",
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

/* .expect primitive P [inv] run R: three vertices of the delivered registers;
 * .expect primitive P: the same for P and those behind it, each with a vector (inv, run, 0, 0) in front */
static int expect_primitive(struct pica200_asm *a, const struct pica200_token *name)
{
    const struct pica200_launch *s = pica200_launch_of(a->program);
    size_t part = 4 * (size_t)outputs(s);
    uint32_t number, head[4] = {0, 0, 0, 0};
    struct pica200_words w;
    if (!s->geometry)
        return pica200_asm_fail(a, name, "found", "output is allowed in a vertex shader");
    if (pica200_asm_number(a, 0, PICA200_MAX_PRIMITIVES - 1, &number) != 0) return -1;
    bool many = pica200_asm_take(a, ":");
    if (!many) {
        head[0] = pica200_asm_take(a, "inv");
        if (pica200_asm_need(a, "run", "':', inv, or run and its number, are allowed here") != 0 ||
            pica200_asm_number(a, 0, PICA200_MAX_RUNS - 1, &head[1]) != 0 ||
            pica200_asm_need_colon(a) != 0)
            return -1;
    }
    if (pica200_asm_vectors(a, &w) != 0) return -1;
    size_t size = many ? 4 + 3 * part : 3 * part;
    int status = 0;
    if (many ? w.count % size != 0 : w.count != size)
        status = pica200_asm_fail(a, name, "number of values for",
                                  "three vertices with a vector for each delivered output register "
                                  "are allowed, behind (inv, run, 0, 0) if there is no run");
    else if (many && w.count / size > PICA200_MAX_PRIMITIVES - number)
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

int pica200_asm_deferred(struct pica200_asm *a, const struct pica200_cursor *at)
{
    struct pica200_token name;
    a->at = *at;
    if (!pica200_asm_name(a, &name)) return -1;
    if (pica200_asm_is(&name, "input")) return do_input(a);
    if (pica200_asm_is(&name, "memory")) return do_memory(a, false);
    return do_expect(a);
}
