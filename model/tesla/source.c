/* The text of a program: launch, data and code, with a name wherever flow goes. It assembles to the
 * same program. */
#include "../common/fields.h"
#include "fields.h"
#include "graphics.h"
#include "isa.h"
#include "tesla.h"
#include "texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LANES = 32,
    HEAD = 2 /* words of a block of the attribute image before its data: graphics.h */,
    IN_A_LINE = 8
};

/* ---- Launch. */

static const char *const types[] = {"compute", "vertex", "geometry", "fragment"};

static void put_windows(FILE *out, const struct tesla_launch *launch)
{
    for (unsigned i = 0; i < TESLA_WINDOWS; i++)
        if (launch->g_base[i] != 0 || launch->g_limit[i] != launch->global_bytes - 1)
            fprintf(out, ".gspace %u 0x%x 0x%x\n", i, (unsigned)launch->g_base[i],
                    (unsigned)launch->g_limit[i]);
}

static void put_compute(FILE *out, const struct tesla_launch *launch)
{
    fprintf(out, ".grid %u %u\n.block %u %u %u\n", (unsigned)launch->grid[0],
            (unsigned)launch->grid[1], (unsigned)launch->block[0], (unsigned)launch->block[1],
            (unsigned)launch->block[2]);
    if (launch->shared != 0) fprintf(out, ".shared %u\n", (unsigned)launch->shared);
    if (launch->grid_id != 0) fprintf(out, ".gridid %u\n", (unsigned)launch->grid_id);
    for (uint32_t i = 0; i < launch->params; i++)
        fprintf(out, ".param 0x%x\n", (unsigned)launch->param[i]);
}

/* ---- Data. */

/* Words from `word` on, a line of a few each, but for lines of zeros. */
static void put_words(FILE *out, const char *directive, uint32_t addr, const uint32_t *word,
                      size_t count)
{
    for (size_t i = 0; i < count; i += IN_A_LINE) {
        size_t end = i + IN_A_LINE < count ? i + IN_A_LINE : count;
        fprintf(out, "%s 0x%x:", directive, (unsigned)(addr + 4 * i));
        for (size_t k = i; k < end; k++) fprintf(out, " 0x%x", (unsigned)word[k]);
        fputc('\n', out);
    }
}

/* Entries of the texture table that .texture can say; others are left out. */
static void put_textures(FILE *out, const struct common_segment *s)
{
    static const char *const kinds[] = {"1d",      "2d",      "3d",       "cube",
                                        "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    for (size_t i = 0; i + 5 <= s->count; i += TESLA_ENTRY_BYTES / 4) {
        const uint32_t *word = &s->word[i];
        unsigned kind = word[0] & 15u, format = word[0] >> 4 & 15u;
        if (kind < 1 || kind > 7 || format > 2) continue;
        fprintf(out, ".texture %u %s %s %u %u %u %u 0x%x\n",
                (unsigned)(s->addr / TESLA_ENTRY_BYTES + i * 4 / TESLA_ENTRY_BYTES),
                kinds[kind - 1], formats[format], (unsigned)word[1], (unsigned)word[2],
                (unsigned)word[3], (unsigned)(word[0] >> 8) + 1, (unsigned)word[4]);
    }
}

static void put_samplers(FILE *out, const struct common_segment *s)
{
    const size_t words = TESLA_ENTRY_BYTES / 4;
    for (size_t i = 0; i < s->count; i += words) {
        fprintf(out, ".sampler %u", (unsigned)((s->addr / 4 + i) / words));
        for (size_t k = i; k < i + words && k < s->count; k++)
            fprintf(out, " 0x%x", (unsigned)s->word[k]);
        fputc('\n', out);
    }
}

static void put_segment(FILE *out, const struct common_segment *s)
{
    char directive[16];
    switch (s->space) {
    case TESLA_SPACE_GLOBAL: put_words(out, ".global", s->addr, s->word, s->count); break;
    case TESLA_SPACE_CONST:
        snprintf(directive, sizeof directive, ".const %u", (unsigned)s->bank);
        put_words(out, directive, s->addr, s->word, s->count);
        break;
    case TESLA_SPACE_TEXEL:
        if (s->bank == TESLA_BANK_TEXELS) put_words(out, ".texels", s->addr, s->word, s->count);
        if (s->bank == TESLA_BANK_TEXTURES) put_textures(out, s);
        if (s->bank == TESLA_BANK_SAMPLERS) put_samplers(out, s);
        break;
    default: break; /* attributes: put_graphics() */
    }
}

/* ---- What goes into a graphics program. */

/* The space `attribute` as it begins. */
struct image {
    uint32_t *word;
    uint32_t blocks, block_words;
};

static int read_image(struct image *image, const struct common_program *p)
{
    const struct tesla_launch *launch = tesla_launch_of(p);
    image->blocks = launch->grid[0];
    image->block_words = HEAD + launch->shared / 4;
    const size_t words = (size_t)image->blocks * image->block_words;
    image->word = calloc(words != 0 ? words : 1, sizeof *image->word);
    if (image->word == NULL) return -1;
    for (size_t i = 0; i < p->inits; i++) {
        const struct common_segment *s = &p->init[i];
        for (size_t k = 0; s->space == TESLA_SPACE_ATTRIBUTE && k < s->count; k++)
            if (s->addr / 4 + k < words) image->word[s->addr / 4 + k] = s->word[k];
    }
    return 0;
}

static uint32_t lanes_of(const struct image *image, uint32_t block, unsigned which)
{
    return image->word[(size_t)block * image->block_words + which];
}

static void put_thread(FILE *out, const struct image *image, uint32_t inputs, uint32_t thread)
{
    const uint32_t *word = image->word + (size_t)(thread / LANES) * image->block_words + HEAD;
    uint32_t last = inputs;
    while (last > 0 && word[(last - 1) * LANES + thread % LANES] == 0) last--;
    if (last == 0) return;
    fprintf(out, ".attribute %u:", (unsigned)thread);
    for (uint32_t i = 0; i < last; i++)
        fprintf(out, " 0x%x", (unsigned)word[i * LANES + thread % LANES]);
    fputc('\n', out);
}

static void put_primitives(FILE *out, const struct image *image, uint32_t inputs, uint32_t words)
{
    for (uint32_t block = 0; block < image->blocks; block++) {
        const uint32_t *word =
            image->word + (size_t)block * image->block_words + HEAD + inputs * LANES;
        for (uint32_t i = 0; i < words; i++)
            if (word[i] != 0)
                fprintf(out, ".primitive %u %u: 0x%x\n", (unsigned)block, (unsigned)i,
                        (unsigned)word[i]);
    }
}

static int put_graphics(FILE *out, const struct common_program *p)
{
    const struct tesla_launch *launch = tesla_launch_of(p);
    const uint32_t inputs = launch->inputs;
    uint32_t threads = 0, primitive_words = 0;
    struct image image;
    if (read_image(&image, p) != 0) return -1;
    for (uint32_t b = 0; b < image.blocks; b++)
        threads += (uint32_t)__builtin_popcount(lanes_of(&image, b, 0));
    if (launch->type == TESLA_GEOMETRY && launch->shared / 4 > inputs * LANES)
        primitive_words = launch->shared / 4 - inputs * LANES;
    fprintf(out, ".threads %u\n.inputs %u\n.outputs %u\n.vertices %u\n", (unsigned)threads,
            (unsigned)inputs, (unsigned)launch->outputs, (unsigned)launch->vertices);
    if (primitive_words != 0) fprintf(out, ".primitives %u\n", (unsigned)primitive_words);
    for (uint32_t t = 0; t < threads; t++) put_thread(out, &image, inputs, t);
    for (uint32_t t = 0; t < threads; t++)
        if (~lanes_of(&image, t / LANES, 1) >> t % LANES & 1)
            fprintf(out, ".invisible %u\n", (unsigned)t);
    if (primitive_words != 0) put_primitives(out, &image, inputs, primitive_words);
    free(image.word);
    return 0;
}

/* ---- Code. */

/* Whether the text of one instruction gives its words. */
static bool assembles(const struct common_program *p, const char *text, const uint32_t *word,
                      unsigned words)
{
    const struct tesla_launch *launch = tesla_launch_of(p);
    struct common_program one;
    struct common_error err = {""};
    char source[320];
    snprintf(source, sizeof source, ".type %s\n.regs %u\n%s\n", types[launch->type],
             (unsigned)launch->regs, text);
    if (tesla_assemble("", source, &one, &err) != 0) return false;
    bool same = one.code_words == words && memcmp(one.code, word, words * sizeof *word) == 0;
    common_program_free(&one);
    return same;
}

/* Where it goes, if its text ends so. */
static bool target_of(const uint32_t *word, unsigned words, uint64_t pc, uint32_t *target)
{
    struct tesla_insn insn;
    const struct common_word *part;
    tesla_decode(word, words, (uint32_t)pc, &insn);
    if (insn.row == TESLA_ROW_NONE) return false;
    unsigned parts = common_template(&tesla_encoding, insn.row, &part);
    const struct tesla_element *last = parts != 0 ? tesla_element(&part[parts - 1]) : NULL;
    *target = insn.target;
    return last != NULL && last->base.kind == TESLA_E_TARGET;
}

/* Places that are named: a flag for each word of code, and for the end of the code. */
static bool *find_places(const struct common_program *p)
{
    bool *named = calloc(p->code_words + 1, sizeof *named),
         *first = calloc(p->code_words + 1, sizeof *first);
    uint32_t word[COMMON_WORDS], target;
    uint64_t next;
    unsigned words;
    for (uint64_t pc = 0; named && first && (words = tesla_isa.fetch(p, pc, word, &next)) != 0;
         pc = next) {
        first[pc / 4] = true;
        if (target_of(word, words, pc, &target) && target / 4 <= p->code_words)
            named[target / 4] = true;
    }
    if (named && first) {
        first[p->code_words] = true;
        named[tesla_launch_of(p)->entry / 4] |= tesla_launch_of(p)->entry / 4 < p->code_words;
        for (size_t i = 0; i <= p->code_words; i++) named[i] &= first[i];
    }
    free(first);
    return named;
}

static void put_instruction(FILE *out, const struct common_program *p, const bool *named,
                            const uint32_t *word, unsigned words, uint64_t pc)
{
    char text[256], longer[sizeof text + 8];
    uint32_t target;
    tesla_disassemble_in(p, word, words, pc, text, sizeof text);
    snprintf(longer, sizeof longer, "long %s", text);
    const char *said = assembles(p, text, word, words)     ? text
                       : assembles(p, longer, word, words) ? longer
                                                           : NULL;
    const char *last = said ? strrchr(said, ' ') : NULL;
    if (said == NULL) {
        fprintf(out, "    .word");
        for (unsigned i = 0; i < words; i++) fprintf(out, " 0x%08x", (unsigned)word[i]);
    } else if (last && target_of(word, words, pc, &target) && target / 4 <= p->code_words &&
               named[target / 4] && strtoul(last, NULL, 0) == target) {
        fprintf(out, "    %.*s L%x", (int)(last - said), said, (unsigned)target);
    } else {
        fprintf(out, "    %s", said);
    }
    fputc('\n', out);
}

static int put_code(FILE *out, const struct common_program *p)
{
    uint32_t word[COMMON_WORDS];
    uint64_t next;
    unsigned words;
    bool *named = find_places(p);
    if (named == NULL) return -1;
    const uint32_t entry = tesla_launch_of(p)->entry;
    if (entry != 0 && entry / 4 < p->code_words && named[entry / 4])
        fprintf(out, ".entry L%x\n", (unsigned)entry);
    for (uint64_t pc = 0; (words = tesla_isa.fetch(p, pc, word, &next)) != 0; pc = next) {
        if (named[pc / 4]) fprintf(out, "L%x:\n", (unsigned)pc);
        put_instruction(out, p, named, word, words, pc);
    }
    if (named[p->code_words]) fprintf(out, "L%zx:\n", 4 * p->code_words);
    free(named);
    return 0;
}

/* ---- All of it. */

static int put_program(FILE *out, const struct common_program *p)
{
    const struct tesla_launch *launch = tesla_launch_of(p);
    const struct common_chip *chip = tesla_chip_of(p->chip);
    char names[128];
    int failed = 0;
    if (p->chip != 0 && chip != NULL) fprintf(out, ".chip %s\n", chip->name);
    if (launch->type != TESLA_COMPUTE) fprintf(out, ".type %s\n", types[launch->type]);
    if (launch->sat_nan != 0) fputs(".satnan\n", out);
    fprintf(out, ".regs %u\n", (unsigned)launch->regs);
    if (launch->local != 0) fprintf(out, ".local %u\n", (unsigned)launch->local);
    fprintf(out, ".globalsize 0x%x\n", (unsigned)launch->global_bytes);
    put_windows(out, launch);
    if (launch->type == TESLA_COMPUTE) put_compute(out, launch);
    else failed = put_graphics(out, p);
    for (size_t i = 0; i < p->inits; i++) put_segment(out, &p->init[i]);
    for (size_t i = 0; i < p->expects; i++)
        if (p->expect[i].space == TESLA_SPACE_GLOBAL)
            put_words(out, ".expect global", p->expect[i].addr, p->expect[i].word,
                      p->expect[i].count);
    if (p->expect_trap) {
        tesla_trap_text(p->trap, names, sizeof names);
        fprintf(out, ".expect trap %s\n", names);
    }
    return failed != 0 ? failed : put_code(out, p);
}

char *tesla_source_text(const struct common_program *program)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL) return NULL;
    int failed = put_program(out, program);
    if (fclose(out) == 0 && failed == 0) return text;
    free(text);
    return NULL;
}
