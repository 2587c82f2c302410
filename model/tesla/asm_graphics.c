/* Directives of graphics programs and textures; graphics.c lays out what a program begins with. */
#include "asm_directive.h"
#include "isa.h"
#include "tesla.h"
#include "texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const type_names[] = {"compute", "vertex", "geometry", "fragment"};
enum { TYPES = sizeof type_names / sizeof type_names[0] };

static int do_type(struct common_assembler *base)
{
    struct tesla_launch *launch = base->launch;
    int type = common_text_choice(&base->at, type_names, TYPES,
                                  "compute, vertex, geometry or fragment is allowed here");
    if (type < 0) return -1;
    launch->type = (uint32_t)type;
    return common_text_end_line(&base->at);
}

static int do_threads(struct common_assembler *base)
{
    const uint32_t *number = base->number;
    ((struct tesla_assembler *)base)->graphics.threads = *number;
    return 0;
}

static int do_primitives(struct common_assembler *base)
{
    const uint32_t *number = base->number;
    ((struct tesla_assembler *)base)->graphics.primitive_words = *number;
    return 0;
}

/* --- words of a thread, a block, a record --- */

/* Words after "NUMBER:" or "NUMBER NUMBER:", which are numbers up to these limits. */
struct keyed {
    uint32_t key[2];
    struct common_words words;
    struct common_token token[2]; /* the keys, with their ':' */
};

static int read_keyed(struct common_text *text, unsigned keys, const uint32_t *limit,
                      struct keyed *data)
{
    static const char allowed[] = "NUMBER: WORD ... is allowed";
    memset(data, 0, sizeof *data);
    if (keys == 2) {
        if (common_text_more(text, allowed) != 0) return -1;
        data->token[0] = common_text_here(text);
        if (common_text_number(text, 0, limit[0], &data->key[0]) != 0) return -1;
    }
    struct common_token *last = &data->token[keys - 1];
    if (common_data_key(text, "number", allowed, 0, limit[keys - 1], &data->key[keys - 1], last) !=
        0)
        return -1;
    last->length++;
    return common_data_words(text, common_data_single, &common_single, &data->words);
}

/* A graphics directive in a compute program. */
static int need_graphics(const struct common_assembler *base)
{
    const struct tesla_launch *launch = base->launch;
    if (launch->type != TESLA_COMPUTE) return 0;
    return common_text_fail(&base->at, &base->directive, "in a compute program:",
                            "behind .type vertex, geometry or fragment it is allowed");
}

/* At most so many words; those of a file may go on through `more` further threads or records.
 *   key  the one to be named in the message */
static int check_words(const struct common_text *text, const struct keyed *data, unsigned key,
                       uint32_t most, uint32_t more)
{
    uint64_t all = (uint64_t)most * (data->words.from_file ? 1 + (uint64_t)more : 1);
    char allowed[48];
    if (data->words.count <= all) return 0;
    snprintf(allowed, sizeof allowed, "%llu are allowed", (unsigned long long)all);
    return common_text_fail(text, &data->token[key], "too many words for", allowed);
}

/* .attribute THREAD: WORD ... */
static int do_attribute(struct common_assembler *base)
{
    struct tesla_assembler *a = (struct tesla_assembler *)base;
    const struct tesla_launch *launch = base->launch;
    const uint32_t limit = a->graphics.threads - 1, inputs = launch->inputs;
    struct keyed data;
    if (need_graphics(base) != 0 || read_keyed(&base->at, 1, &limit, &data) != 0) return -1;
    int status = check_words(&base->at, &data, 0, inputs, limit - data.key[0]);
    for (size_t i = 0; status == 0 && i < data.words.count; i++) {
        uint32_t thread = data.key[0] + (uint32_t)(i / inputs);
        tesla_graphics_put(&a->graphics, thread / 32, 2 + (uint32_t)(i % inputs) * 32 + thread % 32,
                           data.words.word[i]);
    }
    free(data.words.word);
    return status;
}

/* .primitive BLOCK WORD-OF-P: WORD ... */
static int do_primitive(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct tesla_assembler *a = (struct tesla_assembler *)base;
    const struct tesla_launch *launch = base->launch;
    const uint32_t limit[2] = {launch->grid[0] - 1, a->graphics.primitive_words - 1};
    struct keyed data;
    if (need_graphics(base) != 0) return -1;
    if (a->graphics.primitive_words == 0)
        return common_text_fail(&base->at, name,
                                "without p[]:", "behind .primitives WORDS it is allowed");
    if (read_keyed(&base->at, 2, limit, &data) != 0) return -1;
    int status = check_words(&base->at, &data, 1, a->graphics.primitive_words - data.key[1], 0);
    for (uint32_t i = 0; status == 0 && i < data.words.count; i++)
        tesla_graphics_put(&a->graphics, data.key[0], 2 + launch->inputs * 32 + data.key[1] + i,
                           data.words.word[i]);
    free(data.words.word);
    return status;
}

/* .invisible THREAD ... */
static int do_invisible(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct tesla_assembler *a = (struct tesla_assembler *)base;
    const struct tesla_launch *launch = base->launch;
    if (need_graphics(base) != 0) return -1;
    if (launch->type != TESLA_FRAGMENT)
        return common_text_fail(&base->at, name,
                                "in this type of program:", "in a fragment program it is allowed");
    if (common_text_more(&base->at, "numbers of threads are allowed here") != 0) return -1;
    while (!common_text_at_end(&base->at)) {
        uint32_t thread;
        if (common_text_number(&base->at, 0, a->graphics.threads - 1, &thread) != 0) return -1;
        tesla_graphics_hide(&a->graphics, thread);
    }
    return 0;
}

static int expect_records(struct common_assembler *base, unsigned keys)
{
    struct tesla_assembler *a = (struct tesla_assembler *)base;
    const struct tesla_launch *launch = base->launch;
    const uint32_t limit[2] = {a->graphics.threads - 1, launch->vertices - 1};
    const uint32_t size = 1 + launch->outputs;
    struct keyed data;
    if (need_graphics(base) != 0 || read_keyed(&base->at, keys, limit, &data) != 0) return -1;
    uint32_t first = data.key[0] * launch->vertices + data.key[1];
    int status =
        check_words(&base->at, &data, 0, size, a->graphics.threads * launch->vertices - 1 - first);
    for (size_t i = 0; status == 0 && i < data.words.count; i++) {
        uint32_t record = first + (uint32_t)(i / size);
        uint32_t addr = tesla_graphics_output(launch, record / launch->vertices,
                                              record % launch->vertices, (uint32_t)(i % size));
        status = common_program_add(base->program, true, TESLA_SPACE_OUTPUT, 0, addr,
                                    &data.words.word[i], 1, base->directive.line, base->at.err);
    }
    free(data.words.word);
    return status;
}

int tesla_expect_output(struct common_assembler *base)
{
    return expect_records(base, 1);
}

int tesla_expect_vertex(struct common_assembler *base)
{
    return expect_records(base, 2);
}

/* --- textures --- */

static int do_texels(struct common_assembler *base)
{
    return tesla_read_region(base, false, 'g', TESLA_SPACE_TEXEL, TESLA_BANK_TEXELS,
                             TESLA_TEXEL_MAX);
}

/* The words of .texture after NUMBER: KIND FORMAT WIDTH HEIGHT DEPTH LEVELS ADDRESS */
static int read_texture(struct common_text *text, const char *allowed, uint32_t word[5])
{
    static const char *const kinds[] = {"1d",      "2d",      "3d",       "cube",
                                        "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    static const uint32_t least[5] = {1, 1, 1, 1, 0};
    static const uint32_t most[5] = {8192, 8192, 8192, 16, TESLA_TEXEL_MAX - 4};
    struct common_token address = {0};
    uint32_t value[5];
    if (common_text_more(text, allowed) != 0) return -1;
    int kind = common_text_choice(
        text, kinds, 7, "1d, 2d, 3d, cube, 1darray, 2darray or cubearray is allowed here");
    if (kind < 0 || common_text_more(text, allowed) != 0) return -1;
    int format = common_text_choice(text, formats, 3, "rgba8, r32f or rgba32f is allowed here");
    if (format < 0) return -1;
    for (unsigned i = 0; i < 5; i++) {
        if (common_text_more(text, allowed) != 0) return -1;
        address = common_text_here(text);
        if (common_text_number(text, least[i], most[i], &value[i]) != 0) return -1;
    }
    if (value[4] % 4 != 0)
        return common_text_fail(text, &address, "address", "a multiple of 4 is allowed");
    word[0] = (1 + (uint32_t)kind) | (uint32_t)format << 4 | (value[3] - 1) << 8;
    for (unsigned i = 0; i < 3; i++) word[1 + i] = value[i];
    word[4] = value[4];
    return common_text_end_line(text);
}

/* .texture NUMBER KIND ... */
static int do_texture(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    static const char allowed[] = "NUMBER KIND FORMAT WIDTH HEIGHT DEPTH LEVELS ADDRESS is allowed";
    uint32_t entry, word[5];
    if (common_text_more(&base->at, allowed) != 0 ||
        common_text_number(&base->at, 0, TESLA_TEXTURES - 1, &entry) != 0 ||
        read_texture(&base->at, allowed, word) != 0)
        return -1;
    return common_program_add(base->program, false, TESLA_SPACE_TEXEL, TESLA_BANK_TEXTURES,
                              entry * TESLA_ENTRY_BYTES, word, 5, name->line, base->at.err);
}

/* .sampler NUMBER WORD ...: the words as README.md has them */
static int do_sampler(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    static const char allowed[] = "NUMBER WORD ... is allowed";
    enum { WORDS = 8 };
    uint32_t entry, word[WORDS];
    size_t count = 0;
    if (common_text_more(&base->at, allowed) != 0 ||
        common_text_number(&base->at, 0, TESLA_SAMPLERS - 1, &entry) != 0 ||
        common_text_more(&base->at, allowed) != 0)
        return -1;
    while (count < WORDS && !common_text_at_end(&base->at))
        if (common_data_single(&base->at, &word[count++]) != 0) return -1;
    if (common_text_end_line(&base->at) != 0) return -1;
    return common_program_add(base->program, false, TESLA_SPACE_TEXEL, TESLA_BANK_SAMPLERS,
                              entry * TESLA_ENTRY_BYTES, word, count, name->line, base->at.err);
}

/* --- the table --- */

#define LAUNCH(field)               .place = offsetof(struct tesla_launch, field)
#define NUMBERS(count, least, most) .numbers = count, .lo = least, .hi = most

/* clang-format off */
const struct common_directive tesla_graphics_directives[] = {
    {"type",        TESLA_PHASE_FIRST, true,  .run = do_type},
    {"threads",     TESLA_PHASE_FIRST, true,  NUMBERS(1, 1, 65535 * 32), .run = do_threads},
    {"inputs",      TESLA_PHASE_FIRST, true,  NUMBERS(1, 0, 128), LAUNCH(inputs)},
    {"outputs",     TESLA_PHASE_FIRST, true,  NUMBERS(1, 1, 32), LAUNCH(outputs)},
    {"vertices",    TESLA_PHASE_FIRST, true,  NUMBERS(1, 1, 64), LAUNCH(vertices)},
    {"primitives",  TESLA_PHASE_FIRST, true,  NUMBERS(1, 0, 4096), .run = do_primitives},
    {"attribute",   TESLA_PHASE_LAST,  false, .run = do_attribute},
    {"primitive",   TESLA_PHASE_LAST,  false, .run = do_primitive},
    {"invisible",   TESLA_PHASE_LAST,  false, .run = do_invisible},
    {"texels",      TESLA_PHASE_LAST,  false, .run = do_texels},
    {"texture",     TESLA_PHASE_LAST,  false, .run = do_texture},
    {"sampler",     TESLA_PHASE_LAST,  false, .run = do_sampler},
    {.name = NULL},
};
/* clang-format on */

/* The first statement with one of these directives is an error. */
static int refuse(const struct tesla_assembler *a, const char *const *directive, unsigned count,
                  const char *what, const char *allowed)
{
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_statement *s = &a->statement[i];
        for (unsigned k = 0; k < count && s->labels < s->count; k++)
            if (common_token_is(&s->token[s->labels], directive[k]))
                return common_text_fail(&a->base.at, &s->token[s->labels], what, allowed);
    }
    return 0;
}

int tesla_begin_graphics(struct tesla_assembler *a)
{
    static const char *const only[] = {".threads", ".inputs", ".outputs", ".vertices",
                                       ".primitives"};
    static const char *const never[] = {".grid", ".block", ".shared", ".param", ".gridid"};
    struct tesla_launch *launch = a->base.launch;
    if (launch->type == TESLA_COMPUTE)
        return refuse(a, only, 5, "in a compute program:",
                      "behind .type vertex, geometry or fragment it is allowed");
    if (refuse(a, never, 5, "in a graphics program:", "in a compute program it is allowed") != 0)
        return -1;
    return tesla_graphics_begin(&a->graphics, launch, a->base.at.file, a->base.at.err);
}
