/* The text around the code of a random shader: launch, inputs, uniforms, registers; and its
 * text. */
#include "random.h"

#include <stdio.h>
#include <stdlib.h>

#include "fields.h"

enum {
    WIDE = 3000, /* vectors that a long record has more */
    TINY = 5     /* words of a program that has very many runs */
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

static uint32_t random_word(struct common_draft *d)
{
    return common_draft_word(d);
}

/* ---- numbers. */

static uint32_t random_f24(struct common_draft *d)
{
    static const uint32_t special[] = {
        0x000000, 0x800000, 0x000001, 0x00ffff, 0x80ffff, 0x010000, 0x810000, 0x7effff, 0xfeffff,
        0x7f0000, 0xff0000, 0x7f8000, 0x7f0001, 0xffffff, 0x3f0000, 0xbf0000, 0x3e0000, 0x400000,
        0x3effff, 0x3f0001, 0x45fffc, 0xc5fffc, 0x44ffff, 0xc4f000, 0x450000, 0x4f0001, 0x45fc00,
        0xc5fc00, 0x460000, 0xc60000, 0xc60200, 0xc60001, /* 127, -127, 128, -128, beyond */
        0xc50000, 0xc4fc00, /* -64, -63.5: powers of two about the least that there is */
    };
    uint32_t any = random_word(d);

    switch (below(d, 8)) {
    case 0:
    case 1: return special[below(d, sizeof special / sizeof special[0])];
    case 2: return any & 0xffffff;
    case 3: return (any & 0x80ffff) | (0x3c + below(d, 8)) << 16; /* about 1 */
    case 4: /* whole numbers up to 255, for addresses */
        return (any & 0x800000) | ((0x3f + below(d, 8)) << 16) | (any & 0xfc00);
    case 5:
        return (any & 0x80ffff) | (0x3f + below(d, 3)) << 16; /* near each other: cancellation */
    case 6: return (any & 0x80ffff) | (below(d, 4) + (any >> 30 & 1) * 0x7b) << 16; /* the ends */
    default: return (any & 0xff0000) | (any >> 20 & 1 ? 0 : 0xffff);
    }
}

/* Bits of a float32 whose float24 is at an edge now and then. */
static uint32_t random_f32(struct common_draft *d)
{
    uint32_t any = random_word(d);

    if (below(d, 3) == 0) return any;
    if (below(d, 4) == 0) /* a NaN, most often of one bit; an infinity now and then */
        return (any & 0x80000000) | 0x7f800000 |
               (below(d, 4) ? 1u << below(d, 23) : any & 0x400001);
    if (below(d, 2)) /* underflow and overflow of float24 */
        return (any & 0x807fffff) | ((below(d, 2) ? 60 : 187) + below(d, 8)) << 23;
    return (any & 0x807fffff) | (120 + below(d, 12)) << 23;
}

/* ---- registers. */

static int set(struct common_draft *d, uint32_t reg, uint32_t data)
{
    struct common_error err;
    return pica200_program_setreg(&d->program, reg, data, 0, &err);
}

/* Vectors in either packing, now and then with a part of one left over, and beyond c95. */
static int upload(struct common_draft *d)
{
    uint32_t f32 = below(d, 2), vectors = 1 + below(d, 6), words = vectors * (f32 ? 4 : 3);
    uint32_t first = below(d, 4) ? below(d, PICA200_UNIFORMS) : PICA200_UNIFORMS - 3 + below(d, 36);
    int status = set(d, PICA200_REG_UNIFORM, f32 << 31 | first);

    if (below(d, 4) == 0) words -= below(d, 3);
    for (uint32_t i = 0; i < words; i++)
        status |=
            set(d, PICA200_REG_UNIFORM_DATA + below(d, 8), f32 ? random_f32(d) : random_word(d));
    return status;
}

/* Few iterations mostly; start and step that wrap. */
static int make_setup(struct common_draft *d)
{
    struct pica200_random *own = pica200_random_of(d);
    int status = 0;

    own->boolean = random_word(d); /* 16 bits count */
    status |= set(d, PICA200_REG_BOOL, own->boolean);

    for (uint32_t i = 0; i < PICA200_INTS; i++) {
        own->integer[i] = (uint8_t)below(d, below(d, 4) ? 4 : below(d, 3) ? 24 : 256);
        uint32_t rest = random_word(d) & 0xffffff00;
        if (below(d, 4) == 0) /* aL about the end of what is added */
            rest = (rest & 0xffff0000) | (0x7c + below(d, 8)) << 8;
        status |= set(d, PICA200_REG_INT + i, rest | own->integer[i]);
    }
    for (unsigned i = below(d, 5); i > 0; i--) status |= upload(d);
    if (below(d, 3) == 0) {
        status |= set(d, PICA200_REG_DESC, below(d, PICA200_DESCS));
        for (unsigned i = 0; i < 4; i++)
            status |= set(d, PICA200_REG_DESC_DATA + below(d, 8), random_word(d));
    }
    return status;
}

/* Registers that do not exist: mostly next to existing ones. */
static int set_none(struct common_draft *d)
{
    static const uint8_t none[] = {0x05, 0x08, 0x0e, 0x0f, 0x19, 0x1a, 0x24,
                                   0x2e, 0x3f, 0x44, 0x45, 0x7f, 0x80};
    uint32_t reg = below(d, 3) ? none[below(d, sizeof none)] : 0x44 + below(d, PICA200_REGS - 0x44);
    return set(d, reg, random_word(d));
}

/* The launch by registers, with other values of the bits that mean nothing; and registers that are
 * none. */
static int make_noise(struct common_draft *d)
{
    const struct pica200_launch *s = pica200_launch_of(&d->program);
    uint32_t noise = random_word(d), mode = s->geometry ? 0x08 : noise >> 24, map[2];
    int status = 0;

    for (unsigned i = 0; i < 2; i++) {
        map[i] = random_word(d);
        for (unsigned k = 8 * i; k < 8 * i + 8 && k < s->attributes; k++)
            map[i] = (map[i] & ~(15u << 4 * (k % 8))) | (uint32_t)s->map[k] << 4 * (k % 8);
    }
    if (!s->geometry && below(d, 2)) mode = 0x08 | 0x10u << below(d, 4);
    if (!s->geometry && mode == 0x08) mode = 0x80;
    status |= set(d, PICA200_REG_INPUT, mode << 24 | (noise & 0xfffff0) | (s->attributes - 1));
    status |= set(d, PICA200_REG_ENTRY, (noise & 0xffff0000) | pica200_random_of(d)->entry);
    status |= set(d, PICA200_REG_MAP, map[0]);
    status |= set(d, PICA200_REG_MAP + 1, map[1]);
    status |= set(d, PICA200_REG_OUTMAP, (noise & 0xffff0000) | s->outmap);
    status |= set(d, PICA200_REG_GEOMETRY,
                  s->geometry ? (noise & 0xff00f000) | s->start << 16 | (s->fixed_count - 1) << 8 |
                                    s->input_mode
                              : random_word(d));
    status |= set(d, PICA200_REG_MAIN_COUNT, (noise & ~15u) | (s->main_count - 1));
    for (unsigned i = 0; i < 8; i++) status |= set_none(d);
    return status;
}

/* ---- the launch. */

static bool hostile(struct common_draft *d)
{
    return common_draft_knob(d, COMMON_KNOB_HOSTILE, 15);
}

static void make_geometry(struct common_draft *d, struct pica200_launch *s)
{
    struct pica200_random *own = pica200_random_of(d);

    s->attributes = 1 + below(d, hostile(d) ? 16 : 4);
    s->input_mode = below(d, 3); /* what another mode needs has no text */
    if (s->input_mode == 1) s->main_count = hostile(d) ? 13 + below(d, 4) : 1 + below(d, 3);
    if (s->input_mode == 2) s->fixed_count = hostile(d) ? 13 + below(d, 4) : 1 + below(d, 4);
    if (s->input_mode == 2) s->start = below(d, PICA200_UNIFORMS);
    own->many = below(d, 4) == 0;
}

/* Few runs of a shader, many of a short one, very many of one of some words. */
static uint32_t draw_runs(struct common_draft *d, bool batch)
{
    if (d->type == 1) return 1 + below(d, batch ? 60 : 5);
    if (pica200_random_of(d)->body <= TINY) return 900 + below(d, 1700);
    return 1 + below(d, batch ? 300 : 20);
}

static void make_shader(struct common_draft *d, bool batch)
{
    struct pica200_launch *s = pica200_launch_of(&d->program);
    const struct pica200_random *own = pica200_random_of(d);
    uint32_t more = below(d, 8) ? below(d, 2) : below(d, WIDE);

    s->geometry = d->type == 1;
    s->runs = draw_runs(d, batch);
    s->attributes = 1 + below(d, 16);
    if (s->geometry) make_geometry(d, s);
    else if (s->runs > 100) s->attributes = 1 + below(d, 3), more = below(d, 2);
    if (hostile(d) && s->runs < 30) more = 4080 + below(d, 100);
    for (unsigned i = 0; i < s->attributes; i++) s->map[i] = (uint8_t)below(d, PICA200_ROWS);
    s->outmap = below(d, 8) ? below(d, 0x10000) : below(d, 2) ? 0xffff : 0;
    s->stride = s->attributes + more;
    if (s->geometry && s->input_mode == 1)
        s->stride = 1 + s->main_count * s->attributes + (own->many ? 256 : 8) + more;
    if (s->geometry && s->input_mode == 2) s->stride = s->fixed_count * s->attributes + more;
}

/* What a run reads, and not what lies between the records.
 *   returns  0, -1 out of memory */
static int make_input(struct common_draft *d)
{
    uint32_t word[4 * (1 + 16 * 16 + 256)];
    const struct pica200_launch *s = pica200_launch_of(&d->program);
    bool counted = s->geometry && s->input_mode == 1;
    struct common_error err;
    int status = 0;

    for (uint32_t run = 0; run < s->runs; run++) {
        uint32_t vertices = below(d, pica200_random_of(d)->many ? 256 : s->main_count + 8);
        uint32_t full = vertices < s->main_count ? vertices : s->main_count;
        uint32_t vectors = counted ? 1 + full * s->attributes + vertices - full
                           : s->geometry && s->input_mode == 2 ? s->fixed_count * s->attributes
                                                               : s->attributes;
        for (uint32_t i = 0; i < 4 * vectors; i++) /* bits 31:24 mean nothing */
            word[i] = random_f24(d) | (below(d, 4) ? 0 : random_word(d) & 0xff000000);
        if (counted) word[0] = (word[0] & ~0xffu) | vertices;
        status |= common_program_add(&d->program, false, PICA200_SPACE_INPUT, 0,
                                     16 * s->stride * run, word, 4 * vectors, 0, &err);
    }
    return status;
}

/* What the memories begin with.
 *   returns  0, -1 out of memory */
static int make_memories(struct common_draft *d)
{
    uint32_t word[4 * PICA200_UNIFORMS];
    const uint32_t end = pica200_rows[PICA200_OP_END].match[0];
    struct common_program *p = &d->program;
    struct common_error err;
    int status = make_input(d);

    for (uint32_t i = 0; i < 4 * PICA200_UNIFORMS; i++) word[i] = random_f24(d);
    status |= common_program_add(p, false, PICA200_SPACE_UNIFORM, 0, 0, word, 4 * PICA200_UNIFORMS,
                                 0, &err);
    for (uint32_t i = 0; i < PICA200_DESCS; i++) {
        word[i] = random_word(d) & 0x7fffffff;
        if (below(d, 2)) word[i] |= 0xf;
    }
    status |= common_program_add(p, false, PICA200_SPACE_DESC, 0, 0, word, PICA200_DESCS, 0, &err);
    if (pica200_random_of(d)->placed) status |= common_program_set_code(p, &end, NULL, 1, &err);
    return status;
}

/* ---- where the code lies. */

/* Words of the main program, of functions, and of END after them; base up and round the end of the
 * code memory if it comes by registers. */
static void make_room(struct common_draft *d, bool batch)
{
    struct pica200_random *own = pica200_random_of(d);
    uint32_t percent = d->weights->entry[COMMON_KNOB_LENGTH].percent;
    bool whole = !batch && common_draft_knob(d, COMMON_KNOB_LENGTH, 5);
    uint32_t most = batch ? 24 : whole ? 3400 : 240 * (percent < 200 ? percent : 200) / 100 + 8;
    bool tiny = batch && d->type == 0 && below(d, 5) == 0;

    own->body = tiny ? 1 + below(d, TINY) : 8 + below(d, (most >> d->attempt / 2) + 1);
    own->placed = whole || below(d, 4) == 0;
    d->words = own->body + 24 + below(d, 120) + 24;
    d->steps = tiny ? 40000 : 12000;
    if (!own->placed && d->words > PICA200_VERTEX_WORDS) { /* a loader would refuse it */
        own->body -= d->words - PICA200_VERTEX_WORDS;
        d->words = PICA200_VERTEX_WORDS;
    }
    if (!own->placed) return;
    /* anywhere, or over the border of 1024 words */
    uint32_t base =
        below(d, 3) ? below(d, PICA200_CODE_WORDS) : 1024 * (1 + below(d, 4)) - below(d, d->words);
    d->base = base & (PICA200_CODE_WORDS - 1);
    d->wrap = PICA200_CODE_WORDS;
}

int pica200_random_begin(struct common_draft *d)
{
    struct pica200_random *own = d->own = calloc(1, sizeof *own);
    bool batch = below(d, 6) == 0;

    if (!own || pica200_program_init(&d->program, "random")) return -1;
    own->odd = below(d, 4) != 0;
    own->deep = below(d, 5) == 0;
    make_room(d, batch);
    make_shader(d, batch);
    /* a few words in front of the entry point are seldom reached */
    own->entry = (uint32_t)common_draft_pc(d, below(d, 4));
    if (!own->placed) pica200_launch_of(&d->program)->entry = own->entry;
    if (make_memories(d) || make_setup(d)) return -1;
    if (own->placed && set(d, PICA200_REG_ENTRY, own->entry)) return -1;
    return below(d, 2) ? make_noise(d) : 0;
}

/* ---- text. */

enum { PER_LINE = 8 };

/* Lines of `per` words, each after head, its place and a colon. The place of word i is first + i *
 * scale / 4; scale 0: head alone. */
static void print_words(FILE *out, const char *head, uint64_t first, uint32_t scale,
                        const uint32_t *word, size_t count, size_t per)
{
    for (size_t i = 0; i < count; i++) {
        if (i % per == 0)
            fprintf(out, scale ? "%s%u:" : "%s", head, (unsigned)(first + i * scale / 4));
        fprintf(out, " 0x%x%s", word[i], i % per == per - 1 || i + 1 == count ? "\n" : "");
    }
}

static void print_shader(FILE *out, const struct pica200_launch *s)
{
    static const char *const modes[] = {"point", "variable", "fixed"};

    fprintf(out, ".shader %s", s->geometry ? "geometry " : "vertex");
    if (s->geometry) fprintf(out, "%s", modes[s->input_mode]);
    if (s->geometry && s->input_mode == 1) fprintf(out, " %u", s->main_count);
    if (s->geometry && s->input_mode == 2) fprintf(out, " c%u %u", s->start, s->fixed_count);
    fprintf(out, "\n.runs %u\n.stride %u\n.attributes", s->runs, s->stride);
    for (unsigned i = 0; i < s->attributes; i++) fprintf(out, " v%u", s->map[i]);
    fprintf(out, "\n.outmap%s", s->outmap ? "" : " none");
    for (unsigned i = 0; i < PICA200_ROWS; i++)
        if (s->outmap >> i & 1) fprintf(out, " o%u", i);
    fprintf(out, "\n.entry @%u\n", s->entry);
}

/* A line for each word, with its text. */
static void print_code(FILE *out, const struct common_draft *d)
{
    char text[160];

    for (uint32_t at = 0; at < d->words; at++) {
        pica200_disassemble(d->code + at, 1, common_draft_pc(d, at), text, sizeof text);
        fprintf(out, ".word 0x%08x  // %03x %s\n", (unsigned)d->code[at],
                (unsigned)common_draft_pc(d, at), text);
    }
}

int pica200_random_seal(struct common_draft *d)
{
    int status = 0;

    if (!pica200_random_of(d)->placed) return 0;
    status |= set(d, PICA200_REG_CODE, d->base);
    for (uint32_t i = 0; i < d->words; i++)
        status |= set(d, PICA200_REG_CODE_DATA + i % 8, d->code[i]);
    return status;
}

char *pica200_random_print(const struct common_draft *d)
{
    const struct common_program *p = &d->program;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fprintf(out, "// Random program, seed %llu.\n", (unsigned long long)d->seed);
    print_shader(out, pica200_launch_of(p));
    for (size_t i = 0; i < p->inits; i++) {
        const struct common_segment *s = &p->init[i];
        if (s->space == PICA200_SPACE_INPUT)
            print_words(out, ".memory input ", s->addr, 16, s->word, s->count, PER_LINE);
        if (s->space == PICA200_SPACE_UNIFORM)
            print_words(out, ".uniform c", 0, 1, s->word, s->count, 4);
        if (s->space == PICA200_SPACE_DESC)
            print_words(out, ".desc ", 0, 4, s->word, s->count, PER_LINE);
    }
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == PICA200_SPACE_CONFIG)
            fprintf(out, ".setreg 0x%x 0x%x\n", p->init[i].addr / 4, p->init[i].word[0]);
    if (pica200_random_of(d)->placed)
        print_words(out, ".word", 0, 0, p->code, p->code_words, PER_LINE);
    else print_code(out, d);
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

/* Lines that print_words() makes of so many words. */
static unsigned lines_of(size_t count, size_t per)
{
    return (unsigned)((count + per - 1) / per);
}

void pica200_random_lines(const struct common_draft *d, unsigned *line)
{
    enum { HEAD = 7 }; /* the remark, and what print_shader() writes */
    const struct common_program *p = &d->program;
    unsigned first = HEAD + 1;

    for (size_t i = 0; i < p->inits; i++) {
        const struct common_segment *s = &p->init[i];
        if (s->space == PICA200_SPACE_INPUT || s->space == PICA200_SPACE_DESC)
            first += lines_of(s->count, PER_LINE);
        if (s->space == PICA200_SPACE_UNIFORM) first += lines_of(s->count, 4);
        if (s->space == PICA200_SPACE_CONFIG) first++;
    }
    for (size_t at = 0; at < p->code_words; at++) line[at] = first + (unsigned)at;
}
