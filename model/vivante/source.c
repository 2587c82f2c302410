/* The text of a program: launch, data and code, with a name wherever flow goes. It assembles to the same program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fields.h"
#include "launch.h"
#include "sampler.h"
#include "vivante.h"

enum { IN_A_LINE = 8, VECTOR = 4 /* words */, LINE = 256 };

/* ---- Launch. */

static void put_map(FILE *out, const char *directive, const uint8_t *map, uint32_t count)
{
    if (!count) return;
    fputs(directive, out);
    for (uint32_t i = 0; i < count; i++) fprintf(out, " t%u", map[i]);
    fputc('\n', out);
}

static void put_launch(FILE *out, const struct common_program *p)
{
    const struct vivante_launch *l = vivante_launch_of(p);

    for (const struct common_chip *chip = vivante_isa.chips; chip->name; chip++)
        if (chip->number == p->chip && p->chip) fprintf(out, ".chip %s\n", chip->name);
    if (l->rtne) fputs(".rtne\n", out);
    if (l->fast) fputs(".fast\n", out);
    fprintf(out, ".threads %u\n", (unsigned)l->threads);
    if (l->header) fputs(".header\n", out);
    put_map(out, ".inputs", l->input, l->inputs);
    put_map(out, ".outputs", l->output, l->outputs);
    if (l->global_bytes) fprintf(out, ".globalsize 0x%x\n", (unsigned)l->global_bytes);
}

/* ---- Data. */

static bool any(const uint32_t *word, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (word[i]) return true;
    return false;
}

static void put_words(FILE *out, const char *directive, uint32_t key, const uint32_t *word,
                      size_t count)
{
    fprintf(out, "%s %u:", directive, (unsigned)key);
    for (size_t i = 0; i < count; i++) fprintf(out, " 0x%x", (unsigned)word[i]);
    fputc('\n', out);
}

/* Words of one memory, a line of a few each. */
static void put_lines(FILE *out, const char *directive, const struct common_segment *s)
{
    for (size_t i = 0; i < s->count; i++) {
        if (i % IN_A_LINE == 0)
            fprintf(out, "%s%s 0x%x:", i ? "\n" : "", directive, (unsigned)(s->addr + 4 * i));
        fprintf(out, " 0x%x", (unsigned)s->word[i]);
    }
    fputc('\n', out);
}

/* A memory as it begins, from its first word to the last that the program says.
 *   returns  NULL out of memory */
static uint32_t *image_of(const struct common_program *p, uint32_t space, size_t *words)
{
    struct common_error err = {""};
    uint64_t bytes = 0;

    for (size_t i = 0; i < p->inits; i++) {
        uint64_t end = p->init[i].addr + 4 * (uint64_t)p->init[i].count;
        if (p->init[i].space == space && end > bytes) bytes = end;
    }
    *words = (size_t)(bytes / 4);
    uint32_t *image = calloc(*words + 1, sizeof *image);
    if (image) (void)common_program_fill(p, space, "", image, *words * 4, &err);
    return image;
}

static int put_uniforms(FILE *out, const struct common_program *p)
{
    size_t words;
    uint32_t *image = image_of(p, VIVANTE_SPACE_UNIFORM, &words);

    if (!image) return -1;
    for (size_t i = 0; i < words; i += VECTOR) {
        size_t count = words - i < VECTOR ? words - i : VECTOR;
        if (any(image + i, count))
            put_words(out, ".uniform", (uint32_t)i / VECTOR, image + i, count);
    }
    free(image);
    return 0;
}

/* A thread's record, and room for zeros behind the last word that was said. */
static int put_inputs(FILE *out, const struct common_program *p)
{
    const struct vivante_launch *l = vivante_launch_of(p);
    const size_t each = VECTOR * (size_t)vivante_input_vectors(l),
                 inputs = VECTOR * (size_t)l->inputs;
    size_t words;
    uint32_t *image = image_of(p, VIVANTE_SPACE_INPUT, &words);

    for (uint32_t i = 0; image && i < l->threads && i * each < words; i++) {
        uint32_t record[VECTOR * (VIVANTE_MAP + VIVANTE_HEADER_VECTORS)] = {0}, *at = record;
        size_t left = words - i * each;
        memcpy(record, image + i * each, (left < each ? left : each) * sizeof *record);
        if (l->header && any(record, VECTOR)) put_words(out, ".internal", i, record, VECTOR);
        if (l->header && record[VECTOR] & 1) fprintf(out, ".helper %u\n", (unsigned)i);
        if (l->header) at += VECTOR * VIVANTE_HEADER_VECTORS;
        if (any(at, inputs)) put_words(out, ".input", i, at, inputs);
    }
    free(image);
    return image ? 0 : -1;
}

static int put_samplers(FILE *out, const struct common_program *p)
{
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f", "rgba8"};
    static const char *const wraps[] = {"repeat", "clamp_u", "clamp_v", "clamp"};
    size_t words;
    uint32_t *image = image_of(p, VIVANTE_SPACE_SAMPLER, &words);

    for (size_t i = 0; image && i + VIVANTE_SAMPLER_WORDS <= words; i += VIVANTE_SAMPLER_WORDS) {
        const uint32_t *s = image + i;
        if (!(s[0] & VIVANTE_SAMPLER_THERE)) continue;
        fprintf(out, ".sampler %u %s %s %s size %u %u", (unsigned)(i / VIVANTE_SAMPLER_WORDS),
                formats[s[0] & 3], wraps[s[0] >> 4 & 3], s[0] >> 6 & 1 ? "bilinear" : "nearest",
                (unsigned)(s[1] & 0xffff), (unsigned)(s[1] >> 16));
        for (uint32_t k = 0; k < (s[0] >> 8 & 15); k++)
            fprintf(out, " level 0x%x 0x%x", (unsigned)s[2 + 2 * k], (unsigned)s[3 + 2 * k]);
        fputc('\n', out);
    }
    free(image);
    return image ? 0 : -1;
}

/* Outputs of threads, and how they ended. */
static void put_output(FILE *out, const struct vivante_launch *l, const struct common_segment *s)
{
    uint32_t vector = s->addr / VIVANTE_VECTOR_BYTES, each = vivante_output_vectors(l);

    if (vector % each == 0 && s->count == VECTOR)
        put_words(out, ".expect status", vector / each, s->word, s->count);
    else if (vector % each == 1 && s->count == VECTOR * (size_t)l->outputs)
        put_words(out, ".expect output", vector / each, s->word, s->count);
}

static void put_expectations(FILE *out, const struct common_program *p)
{
    char names[128];

    for (size_t i = 0; i < p->expects; i++) {
        const struct common_segment *s = &p->expect[i];
        if (s->space == VIVANTE_SPACE_OUTPUT) put_output(out, vivante_launch_of(p), s);
        if (s->space == VIVANTE_SPACE_GLOBAL) put_lines(out, ".expect global", s);
    }
    if (!p->expect_trap) return;
    vivante_isa.trap_text(p->trap, names, sizeof names);
    fprintf(out, ".expect trap %s\n", names);
}

/* ---- Code. */

/* Whether the text of one instruction gives its words. */
static bool assembles(const char *text, const uint32_t *word)
{
    struct common_program one;
    struct common_error err = {""};
    char source[LINE + 8];

    snprintf(source, sizeof source, "%s\n", text);
    if (vivante_assemble("", source, &one, &err)) return false;
    bool same =
        one.code_words == VIVANTE_WORDS && !memcmp(one.code, word, VIVANTE_WORDS * sizeof *word);
    common_program_free(&one);
    return same;
}

/* Where it goes.
 *   returns  false: it has no target */
static bool target_of(const uint32_t *word, uint32_t *target)
{
    const struct common_bitfield *const *field;
    unsigned row = common_find(&vivante_encoding, word),
             fields = common_fields(&vivante_encoding, row, &field);

    for (unsigned i = 0; i < fields; i++) {
        if (field[i]->domain != COMMON_TARGET) continue;
        *target = common_get(word, field[i]->piece);
        return true;
    }
    return false;
}

/* Places that are named: a flag for each instruction, and for what is behind. */
static bool *find_places(const struct common_program *p, size_t insns)
{
    const struct vivante_launch *l = vivante_launch_of(p);
    bool *named = calloc(insns + 1, sizeof *named);
    uint32_t target;

    for (size_t i = 0; named && i < insns; i++)
        if (target_of(p->code + VIVANTE_WORDS * i, &target) && target <= insns)
            named[target] = true;
    if (named && l->start && l->start <= insns) named[l->start] = true;
    if (named && l->end && l->end < insns) named[l->end] = true;
    return named;
}

static void put_place(FILE *out, const char *directive, uint32_t place, const bool *named,
                      size_t insns)
{
    if (place <= insns && named[place]) fprintf(out, "%s L%u\n", directive, (unsigned)place);
    else fprintf(out, "%s %u\n", directive, (unsigned)place);
}

static void put_instruction(FILE *out, const uint32_t *word, uint64_t pc, size_t insns)
{
    char text[LINE];
    uint32_t target;

    vivante_disassemble(word, VIVANTE_WORDS, pc, text, sizeof text);
    const char *last = strrchr(text, ' ');
    if (!assembles(text, word))
        fprintf(out, "    .word 0x%08x 0x%08x 0x%08x 0x%08x\n", (unsigned)word[0],
                (unsigned)word[1], (unsigned)word[2], (unsigned)word[3]);
    else if (last && target_of(word, &target) && target <= insns)
        fprintf(out, "    %.*s L%u\n", (int)(last - text), text, (unsigned)target);
    else fprintf(out, "    %s\n", text);
}

static int put_code(FILE *out, const struct common_program *p)
{
    const struct vivante_launch *l = vivante_launch_of(p);
    size_t insns = p->code_words / VIVANTE_WORDS;
    bool *named = find_places(p, insns);

    if (!named) return -1;
    if (l->start) put_place(out, ".start", l->start, named, insns);
    if (l->end && l->end != insns) put_place(out, ".end", l->end, named, insns);
    for (size_t i = 0; i < insns; i++) {
        if (named[i]) fprintf(out, "L%zu:\n", i);
        put_instruction(out, p->code + VIVANTE_WORDS * i, i, insns);
    }
    if (named[insns]) fprintf(out, "L%zu:\n", insns);
    free(named);
    return 0;
}

/* ---- All of it. */

static int put_program(FILE *out, const struct common_program *p)
{
    put_launch(out, p);
    if (put_inputs(out, p) || put_uniforms(out, p) || put_samplers(out, p)) return -1;
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == VIVANTE_SPACE_GLOBAL) put_lines(out, ".global", &p->init[i]);
    put_expectations(out, p);
    return put_code(out, p);
}

char *vivante_source_text(const struct common_program *program)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    int failed = put_program(out, program);
    if (!fclose(out) && !failed) return text;
    free(text);
    return NULL;
}
