/* The text of a program: launch, data and code, with a name wherever flow goes. It assembles to the
 * same program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/fields.h"
#include "../common/listing.h"
#include "fields.h"
#include "launch.h"
#include "sampler.h"
#include "vivante.h"

enum { VECTOR = 4 /* words */ };

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
    if (l->fast == VIVANTE_FAST_ON) fputs(".fast\n", out);
    if (l->fast == VIVANTE_FAST_OFF) fputs(".plain\n", out);
    fprintf(out, ".threads %u\n", (unsigned)l->threads);
    if (l->header) fputs(".header\n", out);
    put_map(out, ".inputs", l->input, l->inputs);
    put_map(out, ".outputs", l->output, l->outputs);
    if (l->global_bytes) fprintf(out, ".globalsize 0x%x\n", (unsigned)l->global_bytes);
}

/* ---- Data. */

static int put_uniforms(FILE *out, const struct common_program *p)
{
    size_t words;
    uint32_t *image = common_listing_image(p, VIVANTE_SPACE_UNIFORM, &words);

    if (!image) return -1;
    for (size_t i = 0; i < words; i += VECTOR) {
        size_t count = words - i < VECTOR ? words - i : VECTOR;
        if (common_listing_any(image + i, count))
            common_listing_words(out, ".uniform", (uint32_t)i / VECTOR, image + i, count);
    }
    free(image);
    return 0;
}

/* A thread's record, and room for zeros after the last given word. */
static int put_inputs(FILE *out, const struct common_program *p)
{
    const struct vivante_launch *l = vivante_launch_of(p);
    const size_t each = VECTOR * (size_t)vivante_input_vectors(l),
                 inputs = VECTOR * (size_t)l->inputs;
    size_t words;
    uint32_t *image = common_listing_image(p, VIVANTE_SPACE_INPUT, &words);

    for (uint32_t i = 0; image && i < l->threads && i * each < words; i++) {
        uint32_t record[VECTOR * (VIVANTE_MAP + VIVANTE_HEADER_VECTORS)] = {0}, *at = record;
        size_t left = words - i * each;
        memcpy(record, image + i * each, (left < each ? left : each) * sizeof *record);
        if (l->header && common_listing_any(record, VECTOR))
            common_listing_words(out, ".internal", i, record, VECTOR);
        if (l->header && record[VECTOR] & 1) fprintf(out, ".helper %u\n", (unsigned)i);
        if (l->header) at += VECTOR * VIVANTE_HEADER_VECTORS;
        if (common_listing_any(at, inputs)) common_listing_words(out, ".input", i, at, inputs);
    }
    free(image);
    return image ? 0 : -1;
}

static int put_samplers(FILE *out, const struct common_program *p)
{
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f", "rgba8"};
    static const char *const wraps[] = {"repeat", "clamp_u", "clamp_v", "clamp"};
    size_t words;
    uint32_t *image = common_listing_image(p, VIVANTE_SPACE_SAMPLER, &words);

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
        common_listing_words(out, ".expect status", vector / each, s->word, s->count);
    else if (vector % each == 1 && s->count == VECTOR * (size_t)l->outputs)
        common_listing_words(out, ".expect output", vector / each, s->word, s->count);
}

static void put_expectations(FILE *out, const struct common_program *p)
{
    for (size_t i = 0; i < p->expects; i++) {
        const struct common_segment *s = &p->expect[i];
        if (s->space == VIVANTE_SPACE_OUTPUT) put_output(out, vivante_launch_of(p), s);
        if (s->space == VIVANTE_SPACE_GLOBAL) common_listing_memory(out, ".expect global", s);
    }
    common_listing_traps(out, &vivante_isa, p);
}

/* ---- Code. */

/* The last word of its text. */
static bool target_of(const uint32_t *word, uint32_t insn, const char *text,
                      struct common_listing_target *target)
{
    const struct common_bitfield *const *field;
    unsigned row = common_find(&vivante_encoding, word),
             fields = common_fields(&vivante_encoding, row, &field);
    const char *last = strrchr(text, ' ');
    (void)insn;

    for (unsigned i = 0; last && i < fields; i++) {
        if (field[i]->domain != COMMON_TARGET) continue;
        *target = (struct common_listing_target){common_get(word, field[i]->piece),
                                                 (size_t)(last + 1 - text), strlen(last + 1)};
        return true;
    }
    return false;
}

static int put_code(FILE *out, const struct common_program *p)
{
    static const struct common_listing_isa isa = {&vivante_isa, VIVANTE_WORDS, target_of};
    const struct vivante_launch *l = vivante_launch_of(p);
    struct common_listing code;

    if (common_listing_begin(&code, out, p, &isa)) return -1;
    bool ends = l->end && l->end != code.insns;
    if (l->start) common_listing_name(&code, l->start);
    if (ends) common_listing_name(&code, l->end);
    if (l->start) common_listing_places(&code, ".start", &l->start, 1);
    if (ends) common_listing_places(&code, ".end", &l->end, 1);
    common_listing_end(&code);
    return 0;
}

/* ---- All of it. */

static int put_program(FILE *out, const struct common_program *p)
{
    put_launch(out, p);
    if (put_inputs(out, p) || put_uniforms(out, p) || put_samplers(out, p)) return -1;
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == VIVANTE_SPACE_GLOBAL)
            common_listing_memory(out, ".global", &p->init[i]);
    put_expectations(out, p);
    return put_code(out, p);
}

char *vivante_source_text(const struct common_program *program)
{
    return common_listing_text(program, put_program);
}
