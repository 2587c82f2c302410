/* Directives of graphics programs and textures; graphics.c lays out what a program begins with. */
#include "asm_directive.h"
#include "isa.h"
#include "tesla.h"
#include "texture.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const type_names[] = {"compute", "vertex", "geometry", "fragment"};
enum { TYPES = sizeof type_names / sizeof type_names[0] };

unsigned tesla_program_type(const struct tesla_assembler *a)
{
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_token *t = a->statement[i].token + a->statement[i].labels;
        if (a->statement[i].count - a->statement[i].labels < 2 || !tesla_token_is(t, ".type"))
            continue;
        for (unsigned type = 0; type < TYPES; type++)
            if (tesla_token_is(&t[1], type_names[type])) return type;
    }
    return TESLA_COMPUTE;
}

/* Of the directive's tokens, the first one behind its name must be one of these words.
 *   returns  its number; -1 with err */
static int choice(struct tesla_assembler *a, const struct tesla_statement *s,
                  const char *const *word, int words, const char *allowed)
{
    const struct tesla_token *t = s->token + s->labels + 1;
    if (s->count - s->labels < 2) return tesla_fail_short(a, s, allowed);
    for (int i = 0; i < words; i++)
        if (tesla_token_is(t, word[i])) return i;
    return tesla_fail_at(a, t, "found", allowed);
}

static int do_type(struct tesla_assembler *a, const struct tesla_statement *s)
{
    int type =
        choice(a, s, type_names, TYPES, "compute, vertex, geometry or fragment is allowed here");
    if (type < 0) return -1;
    if (s->count - s->labels > 2)
        return tesla_fail_at(a, &s->token[s->labels + 2], "found",
                             "the end of the line is allowed here");
    tesla_launch_of(a->program)->type = (uint32_t)type;
    return 0;
}

static int do_threads(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 1, 65535 * 32, &a->graphics.threads);
}

static int do_inputs(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 0, 128, &tesla_launch_of(a->program)->inputs);
}

static int do_outputs(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 1, 32, &tesla_launch_of(a->program)->outputs);
}

static int do_vertices(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 1, 64, &tesla_launch_of(a->program)->vertices);
}

static int do_primitives(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 0, 4096, &a->graphics.primitive_words);
}

/* Words behind "NUMBER:" or "NUMBER NUMBER:", which are numbers up to these limits.
 *   keys     how many numbers
 *   data     out */
struct keyed {
    uint32_t key[2], *word; /* malloc'ed; NULL with an error */
    size_t words;
    bool from_file;
};

static int keyed_words(struct tesla_assembler *a, const struct tesla_statement *s, size_t at,
                       unsigned keys, const uint32_t *limit, struct keyed *data)
{
    *data = (struct keyed){0};
    if (s->count < at + keys) return tesla_fail_short(a, s, "NUMBER: WORD ... is allowed");
    for (unsigned i = 0; i < keys; i++, at++) {
        struct tesla_token t = s->token[at];
        if (i + 1 == keys) {
            if (t.text[t.length - 1] != ':')
                return tesla_fail_at(a, &t, "number", "':' is allowed behind it");
            t.length--;
        }
        if (tesla_number_in(a, &t, 0, limit[i], &data->key[i]) != 0) return -1;
    }
    return tesla_data_words(a, s, at, &data->word, &data->words, &data->from_file);
}

/* A graphics directive in a compute program. */
static int need_graphics(struct tesla_assembler *a, const struct tesla_statement *s)
{
    if (tesla_launch_of(a->program)->type != TESLA_COMPUTE) return 0;
    return tesla_fail_at(a, &s->token[s->labels], "in a compute program:",
                         "behind .type vertex, geometry or fragment it is allowed");
}

/* At most so many words; those of a file may go on through `more` further threads or records. */
static int check_words(struct tesla_assembler *a, const struct tesla_statement *s, size_t at,
                       const struct keyed *data, uint32_t most, uint32_t more)
{
    uint64_t all = (uint64_t)most * (data->from_file ? 1 + (uint64_t)more : 1);
    char allowed[48];
    if (data->words <= all) return 0;
    snprintf(allowed, sizeof allowed, "%llu are allowed", (unsigned long long)all);
    return tesla_fail_at(a, &s->token[at], "too many words for", allowed);
}

/* .attribute THREAD: WORD ..., .primitive BLOCK WORD-OF-P: WORD ... */
static int do_attribute(struct tesla_assembler *a, const struct tesla_statement *s)
{
    const uint32_t limit = a->graphics.threads - 1, inputs = tesla_launch_of(a->program)->inputs;
    struct keyed data;
    if (need_graphics(a, s) != 0) return -1;
    int status = keyed_words(a, s, s->labels + 1, 1, &limit, &data);
    if (status == 0) status = check_words(a, s, s->labels + 1, &data, inputs, limit - data.key[0]);
    for (size_t i = 0; status == 0 && i < data.words; i++) {
        uint32_t thread = data.key[0] + (uint32_t)(i / inputs);
        tesla_graphics_put(&a->graphics, thread / 32, 2 + (uint32_t)(i % inputs) * 32 + thread % 32,
                           data.word[i]);
    }
    free(data.word);
    return status;
}

static int do_primitive(struct tesla_assembler *a, const struct tesla_statement *s)
{
    const struct tesla_launch *launch = tesla_launch_of(a->program);
    const uint32_t limit[2] = {launch->grid[0] - 1, a->graphics.primitive_words - 1};
    struct keyed data;
    if (need_graphics(a, s) != 0) return -1;
    if (a->graphics.primitive_words == 0)
        return tesla_fail_at(a, &s->token[s->labels],
                             "without p[]:", "behind .primitives WORDS it is allowed");
    int status = keyed_words(a, s, s->labels + 1, 2, limit, &data);
    if (status == 0)
        status =
            check_words(a, s, s->labels + 2, &data, a->graphics.primitive_words - data.key[1], 0);
    for (uint32_t i = 0; status == 0 && i < data.words; i++)
        tesla_graphics_put(&a->graphics, data.key[0], 2 + launch->inputs * 32 + data.key[1] + i,
                           data.word[i]);
    free(data.word);
    return status;
}

/* .invisible THREAD ... */
static int do_invisible(struct tesla_assembler *a, const struct tesla_statement *s)
{
    if (need_graphics(a, s) != 0) return -1;
    if (tesla_launch_of(a->program)->type != TESLA_FRAGMENT)
        return tesla_fail_at(a, &s->token[s->labels],
                             "in this type of program:", "in a fragment program it is allowed");
    if (s->count - s->labels < 2)
        return tesla_fail_short(a, s, "numbers of threads are allowed here");
    for (size_t i = s->labels + 1; i < s->count; i++) {
        uint32_t thread;
        if (tesla_number_in(a, &s->token[i], 0, a->graphics.threads - 1, &thread) != 0) return -1;
        tesla_graphics_hide(&a->graphics, thread);
    }
    return 0;
}

int tesla_expect_output(struct tesla_assembler *a, const struct tesla_statement *s, unsigned keys)
{
    const struct tesla_launch *launch = tesla_launch_of(a->program);
    const uint32_t limit[2] = {a->graphics.threads - 1, launch->vertices - 1};
    const uint32_t size = 1 + launch->outputs;
    struct keyed data;
    if (need_graphics(a, s) != 0) return -1;
    int status = keyed_words(a, s, s->labels + 2, keys, limit, &data);
    uint32_t first = data.key[0] * launch->vertices + data.key[1];
    if (status == 0)
        status = check_words(a, s, s->labels + 2, &data, size,
                             a->graphics.threads * launch->vertices - 1 - first);
    for (size_t i = 0; status == 0 && i < data.words; i++) {
        uint32_t record = first + (uint32_t)(i / size);
        uint32_t addr = tesla_graphics_output(launch, record / launch->vertices,
                                              record % launch->vertices, (uint32_t)(i % size));
        status = common_program_add(a->program, true, TESLA_SPACE_OUTPUT, 0, addr, &data.word[i], 1,
                                    s->token[0].line, a->err);
    }
    free(data.word);
    return status;
}

/* --- textures --- */

static int do_texels(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_data_list(a, s, s->labels + 1, false, TESLA_SPACE_TEXEL, TESLA_BANK_TEXELS,
                           TESLA_TEXEL_MAX);
}

/* .texture N KIND FORMAT WIDTH HEIGHT DEPTH LEVELS ADDRESS */
static int do_texture(struct tesla_assembler *a, const struct tesla_statement *s)
{
    static const char *const kinds[] = {"",     "1d",      "2d",      "3d",
                                        "cube", "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    static const uint32_t least[5] = {1, 1, 1, 1, 0};
    static const uint32_t most[5] = {8192, 8192, 8192, 16, TESLA_TEXEL_MAX - 4};
    const struct tesla_token *t = s->token + s->labels;
    uint32_t number_of, word[5], value[5];
    unsigned kind = 1, format = 0;
    if (s->count - s->labels != 9)
        return s->count - s->labels < 9
                   ? tesla_fail_short(a, s,
                                      "NUMBER KIND FORMAT WIDTH HEIGHT DEPTH LEVELS ADDRESS "
                                      "is allowed")
                   : tesla_fail_at(a, &t[9], "found", "the end of the line is allowed here");
    if (tesla_number_in(a, &t[1], 0, TESLA_TEXTURES - 1, &number_of) != 0) return -1;
    while (kind < 8 && !tesla_token_is(&t[2], kinds[kind])) kind++;
    if (kind == 8)
        return tesla_fail_at(a, &t[2], "found",
                             "1d, 2d, 3d, cube, 1darray, 2darray or cubearray is allowed here");
    while (format < 3 && !tesla_token_is(&t[3], formats[format])) format++;
    if (format == 3)
        return tesla_fail_at(a, &t[3], "found", "rgba8, r32f or rgba32f is allowed here");
    for (unsigned i = 0; i < 5; i++)
        if (tesla_number_in(a, &t[4 + i], least[i], most[i], &value[i]) != 0) return -1;
    if (value[4] % 4 != 0) return tesla_fail_at(a, &t[8], "address", "a multiple of 4 is allowed");
    word[0] = kind | format << 4 | (value[3] - 1) << 8;
    for (unsigned i = 0; i < 3; i++) word[1 + i] = value[i];
    word[4] = value[4];
    return common_program_add(a->program, false, TESLA_SPACE_TEXEL, TESLA_BANK_TEXTURES,
                              number_of * TESLA_ENTRY_BYTES, word, 5, s->token[0].line, a->err);
}

/* .sampler N WORD ...: the words as sheet 10.2 has them */
static int do_sampler(struct tesla_assembler *a, const struct tesla_statement *s)
{
    const struct tesla_token *t = s->token + s->labels;
    size_t count = s->count - s->labels;
    uint32_t number_of, word[8];
    if (count < 3) return tesla_fail_short(a, s, "NUMBER WORD ... is allowed");
    if (count > 10) return tesla_fail_at(a, &t[10], "found", "the end of the line is allowed here");
    if (tesla_number_in(a, &t[1], 0, TESLA_SAMPLERS - 1, &number_of) != 0) return -1;
    for (size_t i = 2; i < count; i++)
        if (tesla_data_word(a, &t[i], &word[i - 2]) != 0) return -1;
    return common_program_add(a->program, false, TESLA_SPACE_TEXEL, TESLA_BANK_SAMPLERS,
                              number_of * TESLA_ENTRY_BYTES, word, count - 2, s->token[0].line,
                              a->err);
}

const struct tesla_directive tesla_graphics_directives[] = {
    {".type", true, true, do_type},
    {".threads", true, true, do_threads},
    {".inputs", true, true, do_inputs},
    {".outputs", true, true, do_outputs},
    {".vertices", true, true, do_vertices},
    {".primitives", true, true, do_primitives},
    {".attribute", false, false, do_attribute},
    {".primitive", false, false, do_primitive},
    {".invisible", false, false, do_invisible},
    {".texels", false, false, do_texels},
    {".texture", false, false, do_texture},
    {".sampler", false, false, do_sampler},
    {NULL, false, false, NULL},
};

int tesla_begin_graphics(struct tesla_assembler *a)
{
    struct tesla_launch *launch = tesla_launch_of(a->program);
    static const char *const only[] = {".threads", ".inputs", ".outputs", ".vertices",
                                       ".primitives"};
    static const char *const never[] = {".grid", ".block", ".shared", ".param", ".gridid"};
    bool compute = launch->type == TESLA_COMPUTE;
    const char *const *wrong = compute ? only : never;
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_statement *s = &a->statement[i];
        for (unsigned k = 0; k < 5 && s->labels < s->count; k++)
            if (tesla_token_is(&s->token[s->labels], wrong[k]))
                return tesla_fail_at(a, &s->token[s->labels],
                                     compute ? "in a compute program:" : "in a graphics program:",
                                     compute
                                         ? "behind .type vertex, geometry or fragment it is allowed"
                                         : "in a compute program it is allowed");
    }
    if (compute) return 0;
    return tesla_graphics_begin(&a->graphics, launch, a->file, a->err);
}
