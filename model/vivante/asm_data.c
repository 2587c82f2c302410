/* Directives with data: what threads find, and what must come out. */
#include <stdlib.h>
#include <string.h>

#include "asm.h"
#include "launch.h"
#include "sampler.h"

enum { MAX_GLOBAL = VIVANTE_MAX_BYTES, MAX_UNIFORMS = 640 };

static const struct vivante_launch *launch_of(const struct common_assembler *base)
{
    return base->launch;
}

/* ---- vectors of records */

/* A record's place in its space. */
struct record {
    uint32_t space;
    bool expect;
    uint32_t vectors; /* of a thread's record */
    uint32_t first;   /* vector that the words begin at */
    uint32_t count;   /* vectors that a line has for each thread */
};

static int read_records(struct common_assembler *base, const struct record *r, const char *none)
{
    const struct common_records records = {
        .space = r->space,
        .expect = r->expect,
        .records = launch_of(base)->threads,
        .words = 4 * (size_t)r->vectors,
        .first = 4 * (size_t)r->first,
        .count = 4 * (size_t)r->count,
        .what = "thread",
        .missing = "THREAD: WORD ... is allowed",
        .none = none,
        .number = "four for each vector of a thread are allowed, of one thread behind the other"};
    return common_data_records(base, &records, common_data_single);
}

static uint32_t header_of(const struct common_assembler *base)
{
    return launch_of(base)->header ? VIVANTE_HEADER_VECTORS : 0;
}

int vivante_asm_input(struct common_assembler *base)
{
    const struct record r = {.space = VIVANTE_SPACE_INPUT,
                             .vectors = vivante_input_vectors(launch_of(base)),
                             .first = header_of(base),
                             .count = launch_of(base)->inputs};
    return read_records(base, &r, ".inputs with temporaries is needed");
}

int vivante_asm_internal(struct common_assembler *base)
{
    const struct record r = {.space = VIVANTE_SPACE_INPUT,
                             .vectors = vivante_input_vectors(launch_of(base)),
                             .count = header_of(base) ? 1 : 0};
    return read_records(base, &r, ".header is needed");
}

int vivante_asm_helper(struct common_assembler *base)
{
    const uint32_t one = 1;

    if (!launch_of(base)->header)
        return common_text_fail(&base->at, &base->directive, "nothing for", ".header is needed");
    if (common_text_more(&base->at, "numbers of threads are allowed") != 0) return -1;
    while (!common_text_at_end(&base->at)) {
        uint32_t thread;
        if (common_text_number(&base->at, 0, launch_of(base)->threads - 1, &thread) != 0) return -1;
        uint64_t vector = (uint64_t)thread * vivante_input_vectors(launch_of(base)) + 1;
        if (common_program_add(base->program, false, VIVANTE_SPACE_INPUT, 0,
                               (uint32_t)(VIVANTE_VECTOR_BYTES * vector), &one, 1, base->at.line,
                               base->at.err) != 0)
            return -1;
    }
    return 0;
}

/* ---- memories */

int vivante_asm_uniform(struct common_assembler *base)
{
    static const struct common_region region = {.space = VIVANTE_SPACE_UNIFORM,
                                                .bytes = VIVANTE_VECTOR_BYTES * MAX_UNIFORMS,
                                                .last = MAX_UNIFORMS - 1,
                                                .what = "uniform",
                                                .unit = VIVANTE_VECTOR_BYTES,
                                                .missing = "NUMBER: WORD ... is allowed",
                                                .beyond = "too many words from uniform",
                                                .allowed = "u0 to u639 are possible"};
    return common_data_region(base, &region, NULL);
}

static int read_global(struct common_assembler *base, bool expect)
{
    const struct common_region region = {.space = VIVANTE_SPACE_GLOBAL,
                                         .bytes = MAX_GLOBAL,
                                         .last = MAX_GLOBAL - 4,
                                         .expect = expect,
                                         .missing = "ADDRESS: WORD ... is allowed",
                                         .beyond = "data ends beyond its memory, address",
                                         .allowed = "global memory has at most 0x10000000 bytes"};
    return common_data_region(base, &region, NULL);
}

int vivante_asm_global(struct common_assembler *base)
{
    return read_global(base, false);
}

/* ---- samplers */

static int read_numbers(struct common_text *at, unsigned count, uint32_t hi, uint32_t *value)
{
    for (unsigned i = 0; i < count; i++)
        if (common_text_number(at, 0, hi, &value[i]) != 0) return -1;
    return 0;
}

/* One more word of a .sampler, with what belongs to it. */
static int read_setting(struct common_assembler *base, uint32_t *s)
{
    static const char *const settings[] = {"rgba8",    "r32f",    "rgba32f", "repeat",
                                           "clamp",    "clamp_u", "clamp_v", "nearest",
                                           "bilinear", "size",    "level"};
    enum {
        RGBA8,
        R32F,
        RGBA32F,
        REPEAT,
        CLAMP,
        CLAMP_U,
        CLAMP_V,
        NEAREST,
        BILINEAR,
        SIZE,
        LEVEL,
        SETTINGS
    };
    struct common_token here = common_text_here(&base->at);
    uint32_t v[2], level = s[0] >> 8 & 15;
    int which =
        common_text_choice(&base->at, settings, SETTINGS,
                           "rgba8, r32f, rgba32f, repeat, clamp, clamp_u, clamp_v, nearest, "
                           "bilinear, size W H or level BASE STRIDE is allowed");
    switch (which) {
    case RGBA8:
    case R32F:
    case RGBA32F: s[0] = (s[0] & ~3u) | (uint32_t)which; return 0;
    case REPEAT: s[0] &= ~0x30u; return 0;
    case CLAMP: s[0] |= 0x30; return 0;
    case CLAMP_U: s[0] = (s[0] & ~0x30u) | 0x10; return 0;
    case CLAMP_V: s[0] = (s[0] & ~0x30u) | 0x20; return 0;
    case NEAREST: s[0] &= ~0x40u; return 0;
    case BILINEAR: s[0] |= 0x40; return 0;
    case SIZE:
        if (read_numbers(&base->at, 2, 8192, v) != 0) return -1;
        s[1] = v[1] << 16 | v[0];
        return 0;
    case LEVEL:
        if (level == VIVANTE_LEVELS)
            return common_text_fail(&base->at, &here, "too many of", "14 levels are allowed");
        if (read_numbers(&base->at, 2, UINT32_MAX, v) != 0) return -1;
        memcpy(s + 2 + 2 * level, v, sizeof v);
        s[0] += 1 << 8;
        return 0;
    default: return -1;
    }
}

/* .sampler N rgba8 clamp bilinear size 4 4 level 0x100 16 .. */
int vivante_asm_sampler(struct common_assembler *base)
{
    struct vivante_assembler *a = (struct vivante_assembler *)base;
    uint32_t number, word[VIVANTE_SAMPLER_WORDS] = {VIVANTE_SAMPLER_THERE};
    struct common_token first = common_text_here(&base->at);

    if (common_text_number(&base->at, 0, VIVANTE_SAMPLERS - 1, &number) != 0) return -1;
    if (a->sampler[number])
        return common_text_fail(&base->at, &first, "second sampler", "one of each is allowed");
    a->sampler[number] = base->at.line;
    while (!common_text_at_end(&base->at))
        if (read_setting(base, word) != 0) return -1;
    if (word[1] == 0 || (word[0] >> 8 & 15) == 0)
        return common_text_fail(&base->at, &first, "incomplete sampler",
                                "size W H and level BASE STRIDE are needed");
    return common_program_add(base->program, false, VIVANTE_SPACE_SAMPLER, 0,
                              4 * VIVANTE_SAMPLER_WORDS * number, word, VIVANTE_SAMPLER_WORDS,
                              first.line, base->at.err);
}

/* ---- what must come out */

static int expect_output(struct common_assembler *base)
{
    const struct record r = {.space = VIVANTE_SPACE_OUTPUT,
                             .expect = true,
                             .vectors = vivante_output_vectors(launch_of(base)),
                             .first = 1,
                             .count = launch_of(base)->outputs};
    return read_records(base, &r, ".outputs with temporaries is needed");
}

/* "THREAD: 1 KILLED HELPER 0" */
static int expect_status(struct common_assembler *base)
{
    const struct record r = {.space = VIVANTE_SPACE_OUTPUT,
                             .expect = true,
                             .vectors = vivante_output_vectors(launch_of(base)),
                             .count = 1};
    return read_records(base, &r, "");
}

static int expect_global(struct common_assembler *base)
{
    return read_global(base, true);
}

static int expect_trap(struct common_assembler *base)
{
    static const struct common_trap_text say = {.parse = vivante_trap_parse,
                                                .missing = "RSV or STK is allowed here",
                                                .what = "found",
                                                .allowed = "RSV and STK are allowed, once each"};
    return common_expect_traps(base, &say);
}

int vivante_asm_expect(struct common_assembler *base)
{
    static const struct common_directive kinds[] = {{.name = "output", .run = expect_output},
                                                    {.name = "status", .run = expect_status},
                                                    {.name = "global", .run = expect_global},
                                                    {.name = "trap", .run = expect_trap},
                                                    {.name = NULL}};
    static const char allowed[] = "output, status, global or trap is allowed here";
    return common_directive_choose(base, kinds, allowed, allowed);
}
