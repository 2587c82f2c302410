/* The text around the code of a random shader: launch, uniforms, inputs, memory, samplers. It is
 * written as source text, from which the program is made that the model runs. */
#include "random.h"

#include <stdio.h>
#include <stdlib.h>

#include "launch.h"
#include "vivante.h"

enum {
    STEPS = 8000,
    CROWD = 6000, /* threads, at most, of a program of a few words */
    MIXED = 300,  /* threads, where groups end in different ways */
    FEWEST = 256, /* instructions of the smallest code memory */
    INSN = VIVANTE_WORDS,
    QUICK = 3, /* all but one in so many programs */
    SENSE = 4  /* inputs whose temporaries are VIVANTE_RANDOM_ADDRESS and on */
};

/* Text that is being written. */
struct writer {
    struct common_draft *draft;
    struct vivante_random *own;
    FILE *out;
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

static bool hostile(struct common_draft *d)
{
    return common_draft_knob(d, COMMON_KNOB_HOSTILE, 12);
}

/* ---- how long. */

static void draw_sizes(struct common_draft *d, struct vivante_random *own, bool batch)
{
    uint32_t percent = d->weights->entry[COMMON_KNOB_LENGTH].percent;
    uint32_t most = (batch ? 20 : 160) * (percent < 120 ? percent : 120) / 100;
    uint32_t functions = batch ? 8 : 40;

    own->quick = below(d, QUICK) != 0;
    own->deep = !batch && below(d, 5) == 0;
    if (own->deep) functions = 90;
    own->body = INSN * (6 + below(d, (most >> d->attempt / 2) + 1));
    d->words = own->body + INSN * (1 + below(d, functions));
    if (d->words > INSN * FEWEST) d->words = INSN * FEWEST;
    d->steps = STEPS;
    own->crowd = batch && below(d, 40) == 0;
    if (own->crowd) {
        own->body = INSN * (1 + below(d, 3));
        d->words = own->body + INSN;
        d->steps = 4 * STEPS;
    } else if ((own->mixed = batch && below(d, 16) == 0)) {
        own->body = INSN * (1 + below(d, 4));
        d->words = own->body + 2 * INSN;
        d->steps = 2 * STEPS;
    } else if (common_draft_knob(d, COMMON_KNOB_CORNERS, 6)) {
        own->first = INSN * common_draft_far(d, d->words / INSN, vivante_code(d->machine));
        own->body += own->first;
        d->words += own->first;
    }
}

/* Before the start there may be instructions that no thread reaches. */
static void print_start(const struct writer *w)
{
    uint32_t start = w->own->first / INSN;

    if (!w->own->crowd && below(w->draft, 4) == 0) start += 1 + below(w->draft, 3);
    if (start) fprintf(w->out, ".start %u\n", (unsigned)start);
}

/* ---- words. */

typedef uint32_t drawn(struct common_draft *draft);

static void print_words(const struct writer *w, size_t count, drawn *word)
{
    for (size_t i = 0; i < count; i++) fprintf(w->out, " 0x%x", (unsigned)word(w->draft));
}

static uint32_t local_address(struct common_draft *d)
{
    if (below(d, 12) == 0) return vivante_random_address(d);
    return below(d, below(d, 2) ? 48 : VIVANTE_RANDOM_LOCAL);
}

/* A place in a texture: about 0 to 1, beyond it, none. */
static uint32_t place(struct common_draft *d)
{
    if (below(d, 8) == 0) return vivante_random_hard(d);
    return below(d, 3) ? 0x3f000000 | common_draft_word(d) >> (8 + below(d, 2))
                       : common_draft_near_one(d);
}

static void print_image(const struct writer *w)
{
    struct common_draft *d = w->draft;
    uint32_t width = below(d, 10), height = below(d, 10);
    uint32_t stride = below(d, 4) ? 4 * below(d, 40) : below(d, 200);

    if (below(d, 8) == 0)
        width = common_draft_word(d) & 0xffff, height = common_draft_word(d) & 0xffff;
    fprintf(w->out, " 0x%x 0x%x 0x%x 0x%x", vivante_random_address(d),
            below(d, 12) ? stride : vivante_random_hard(d), height << 16 | width,
            vivante_random_any(d));
}

static void print_uniforms(const struct writer *w)
{
    static drawn *const kind[] = {vivante_random_hard, vivante_random_count, common_draft_near_one,
                                  vivante_random_address};
    unsigned kinds = sizeof kind / sizeof kind[0];

    fprintf(w->out,
            ".uniform %u: 0x80000000 0x7fffffff 0xffffffff 0x80000001 0x80 0x7f 0x8000 0x7fff\n",
            VIVANTE_RANDOM_U_ENDS);
    for (unsigned i = 0; i < kinds; i++) {
        unsigned first = i ? i * VIVANTE_RANDOM_KIND : VIVANTE_RANDOM_U_HARD;
        fprintf(w->out, ".uniform %u:", first);
        print_words(w, 4 * ((size_t)(i + 1) * VIVANTE_RANDOM_KIND - first), kind[i]);
        fprintf(w->out, "\n");
    }
    fprintf(w->out, ".uniform %u:", VIVANTE_RANDOM_U_IMAGE);
    for (unsigned i = 0; i < VIVANTE_RANDOM_KIND; i++) print_image(w);
    fprintf(w->out, "\n.uniform %u:", VIVANTE_RANDOM_U_ANY);
    print_words(w, 4 * below(w->draft, 40) + 8, vivante_random_any);
    fprintf(w->out, "\n.uniform %u:", VIVANTE_RANDOM_UNIFORMS - 2);
    print_words(w, 8, vivante_random_any);
    fprintf(w->out, "\n");
}

/* ---- threads. */

static uint32_t draw_threads(struct common_draft *d, bool batch)
{
    uint32_t most = batch ? 300 : hostile(d) ? 120 : 24;
    uint32_t threads = 1 + below(d, most);

    if (hostile(d)) return 1 + below(d, 5);
    if (d->type == VIVANTE_RANDOM_FRAGMENT && below(d, 4)) threads = (threads + 3) / 4 * 4;
    return threads;
}

/* The record of a thread: numbers that make sense for t12 and on, anything before them. */
static void print_record(const struct writer *w, uint32_t any)
{
    static drawn *const sense[SENSE] = {vivante_random_address, vivante_random_count, place,
                                        local_address};

    print_words(w, 4 * (size_t)any,
                below(w->draft, 2) ? vivante_random_any : common_draft_near_one);
    for (unsigned i = 0; i < SENSE; i++) print_words(w, 4, sense[i]);
}

static void print_header(const struct writer *w, uint32_t threads)
{
    struct common_draft *d = w->draft;
    uint32_t rate = 2 + below(d, 10);

    for (uint32_t i = 0; i < threads; i++) {
        if (below(d, 4))
            fprintf(w->out, ".internal %u: %u 0x%x %u %u\n", (unsigned)i,
                    below(d, 2) ? 0x3f800000 : 0, vivante_random_any(d), below(d, 2),
                    below(d, 4) ? 0 : 1);
        if (below(d, rate) == 0) fprintf(w->out, ".helper %u\n", (unsigned)i);
    }
}

/* Temporaries of inputs, and their vectors of each thread.
 *   any  before those whose numbers make sense */
static void print_inputs(const struct writer *w, uint32_t threads, uint32_t any)
{
    struct common_draft *d = w->draft;

    fprintf(w->out, ".inputs");
    for (uint32_t i = 0; i < any; i++)
        fprintf(w->out, " t%u",
                (unsigned)(i < 10 && below(d, 8) ? i : below(d, VIVANTE_RANDOM_LOW)));
    for (unsigned i = 0; i < SENSE; i++) fprintf(w->out, " t%u", VIVANTE_RANDOM_ADDRESS + i);
    fprintf(w->out, "\n");
    /* those of a quad are alike now and then: groups then go different ways as a whole, and end at
     * different times */
    const bool alike = w->own->mixed || below(d, 6) == 0;
    struct common_rng quad = d->rng;
    for (uint32_t i = 0; i < threads; i++) {
        if (alike && i % 4) d->rng = quad;
        else quad = d->rng;
        fprintf(w->out, ".input %u:", (unsigned)i);
        print_record(w, any);
        fprintf(w->out, "\n");
    }
}

static void print_outputs(const struct writer *w)
{
    struct common_draft *d = w->draft;
    uint32_t outputs = hostile(d) ? (below(d, 2) ? VIVANTE_MAP : 0) : 1 + below(d, 8);

    if (w->own->crowd || w->own->mixed) outputs = 1 + outputs % 2;

    if (!outputs) return;
    fprintf(w->out, ".outputs");
    for (uint32_t i = 0; i < outputs; i++)
        fprintf(w->out, " t%u", (unsigned)below(d, VIVANTE_RANDOM_LOW));
    fprintf(w->out, "\n");
}

static void print_threads(const struct writer *w, bool batch)
{
    struct common_draft *d = w->draft;
    uint32_t threads = draw_threads(d, batch), any = below(d, batch ? 3 : 9);
    bool header = below(d, d->type == VIVANTE_RANDOM_FRAGMENT ? 4 : 10) == 0;
    bool crowd = w->own->crowd, none = crowd || (hostile(d) && below(d, 2));

    if (d->type == VIVANTE_RANDOM_FRAGMENT) header = !header;
    if (crowd) threads = CROWD / 2 + below(d, CROWD / 2), header = false;
    if (w->own->mixed) threads = MIXED / 4 + below(d, 3 * MIXED / 4), any++, none = header = false;
    if (hostile(d) && !batch) any = VIVANTE_MAP - SENSE;
    fprintf(w->out, ".threads %u\n", (unsigned)threads);
    print_outputs(w);
    if (header) {
        fprintf(w->out, ".header\n");
        print_header(w, threads);
    }
    if (!none) print_inputs(w, threads, any);
}

/* ---- memory. */

/* Textures lie anywhere in global memory and reach beyond it now and then; some are missing. */
static void print_samplers(const struct writer *w)
{
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    struct common_draft *d = w->draft;

    for (unsigned i = 0; i < VIVANTE_SAMPLERS; i++) {
        bool large = below(d, 16) == 0;
        uint32_t levels = 1 + below(d, below(d, 6) ? 4 : VIVANTE_LEVELS);
        if (below(d, i < VIVANTE_RANDOM_TEXTURES ? 8 : 2) == 0) continue;
        fprintf(w->out, ".sampler %u %s %s %s size %u %u", i,
                formats[below(d, 2) ? 0 : below(d, 3)], below(d, 2) ? "repeat" : "clamp",
                below(d, 2) ? "nearest" : "bilinear", 1 + below(d, large ? 8192 : 17),
                1 + below(d, large ? 8192 : 17));
        for (uint32_t k = 0; k < levels; k++)
            fprintf(w->out, " level 0x%x %u",
                    below(d, 8) ? 4 * below(d, VIVANTE_RANDOM_GLOBAL / 4)
                                : vivante_random_address(d),
                    (unsigned)(below(d, 8) ? 4 * below(d, 64) : below(d, 300)));
        fprintf(w->out, "\n");
    }
}

static void print_global(const struct writer *w)
{
    struct common_draft *d = w->draft;

    fprintf(w->out, ".globalsize 0x%x\n", hostile(d) ? 4 : VIVANTE_RANDOM_GLOBAL << below(d, 2));
    fprintf(w->out, ".global 0:");
    print_words(w, hostile(d) ? 1 : 32, vivante_random_any);
    for (unsigned i = below(d, 6); i > 0; i--) {
        fprintf(w->out, "\n.global 0x%x:", 4 * below(d, VIVANTE_RANDOM_GLOBAL / 4));
        print_words(w, 1 + below(d, 40), vivante_random_any);
    }
    fprintf(w->out, "\n");
}

/* ---- the whole. */

static void draw_mode(const struct writer *w)
{
    static const struct {
        const char *name;
        unsigned halti;
    } chip[] = {{"gc2000", 0}, {"gc3000", 2}, {"gc7000", 5}};
    unsigned pick = below(w->draft, 3);

    w->own->halti = chip[pick].halti;
    fprintf(w->out, ".chip %s\n", chip[pick].name);
    if (below(w->draft, 2)) fprintf(w->out, ".rtne\n");
    fputs(below(w->draft, 2) ? ".fast\n" : ".plain\n", w->out);
}

/* All but the code. */
static void print_launch(struct common_draft *d, FILE *out)
{
    const struct writer writer = {d, vivante_random_of(d), out}, *w = &writer;
    bool batch = below(d, 6) == 0;

    fprintf(w->out, "// Random program, seed %llu.\n", (unsigned long long)d->seed);
    draw_mode(w);
    draw_sizes(d, w->own, batch);
    print_start(w);
    print_threads(w, batch);
    print_uniforms(w);
    print_global(w);
    print_samplers(w);
}

int vivante_random_begin(struct common_draft *d)
{
    d->own = calloc(1, sizeof(struct vivante_random));
    return d->own ? common_draft_program(
                        d, ".word 0 0 0 0\n.word 0 0 0 0\n.word 0 0 0 0\n.word 0 0 0 0\n",
                        print_launch, &vivante_random_of(d)->launch)
                  : -1;
}

void vivante_random_end(struct common_draft *d)
{
    if (d->own) free(vivante_random_of(d)->launch);
}

char *vivante_random_print(const struct common_draft *d)
{
    return common_draft_words(d, vivante_random_of(d)->launch, INSN);
}

void vivante_random_lines(const struct common_draft *d, unsigned *line)
{
    common_draft_lines(d, vivante_random_of(d)->launch, INSN, line);
}
