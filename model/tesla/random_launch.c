/* The text around the code of a random program: launch, memory, inputs of graphics programs,
 * textures. It is written as source text, from which the program is made that the model runs. */
#include "../common/isa_call.h"
#include "random.h"

#include <stdio.h>
#include <stdlib.h>

#include "model.h"

enum { STEPS = 6000, MOST_Z = 64 /* threads of a block in that direction */, MOST_WARPS = 8 };

/* Text that is being written. */
struct writer {
    struct common_draft *draft;
    const struct tesla_random *own;
    FILE *out;
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

static bool hostile(struct common_draft *d)
{
    return common_draft_knob(d, COMMON_KNOB_HOSTILE, 10);
}

/* ---- sizes. */

static bool texauto_is_legal(const struct tesla_random *own)
{
    struct tesla_insn insn;
    const uint32_t texauto[2] = {0xf0000001u, 0x00000780u};
    tesla_decode_as(&own->mode, texauto, 2, 0, &insn);
    return insn.trap == 0;
}

static void draw_graphics(struct common_draft *d, struct tesla_random *own)
{
    if (below(d, 3) == 0) own->regs += below(d, below(d, 2) ? 9 : 105);
    own->threads = 1 + below(d, below(d, 3) ? 100 : 600);
    own->inputs = below(d, below(d, 4) ? 25 : 129);
    own->outputs = 1 + below(d, below(d, 2) ? 6 : 32);
    own->vertices = 1;
    if (own->mode.type != TESLA_GEOMETRY) return;
    own->vertices += below(d, below(d, 4) ? 6 : 64);
    uint32_t most = 4096 - 32 * own->inputs; /* words of s[] */
    if (most) own->primitives = below(d, below(d, 2) && most > 400 ? 400 : most);
}

/* Warps of a block, at most. Each has a power of two of rows in some cores. */
static uint32_t warps_of(const struct tesla_machine *machine, uint32_t regs)
{
    uint32_t rows = 1, most;

    while (rows < regs) rows *= 2;
    most = machine->registers / rows;
    if (most > MOST_WARPS) most = MOST_WARPS;
    if (most > machine->warps) most = machine->warps;
    return most ? most : 1; /* refused */
}

/* As the machine has room for. */
static void draw_sizes(struct common_draft *d, struct tesla_random *own)
{
    static const char *const chips[] = {"g80", "g84", "gt200", "mcp77", "gt215"};
    struct tesla_machine machine;
    struct common_error err = {""};
    uint32_t chip = 0, percent = d->weights->entry[COMMON_KNOB_LENGTH].percent;

    if (tesla_machine_of(d->machine, &machine, &err)) /* create() says what is wrong with it */
        tesla_machine_of(&(struct common_machine){NULL, 0}, &machine, &err);
    if (below(d, 8) == 0) {
        own->chip = chips[below(d, sizeof chips / sizeof chips[0])];
        chip = common_chip_find(&tesla_isa, own->chip)->number;
    }
    tesla_chip_features(chip, &own->mode.features);
    own->mode.sat_nan = tesla_has_sat_nan(own->mode.features) && below(d, 3) == 0;
    own->mode.features &= ~machine.lacks;
    own->mode.no_texture = (machine.lacks & TESLA_LACKS_TEXTURE) != 0;
    own->mode.type = d->type;
    own->regs = TESLA_RANDOM_LOW;
    own->special = below(d, 3) ? 4 : 10;
    own->shared = 0x140 + 0x40 * below(d, below(d, 8) ? 16 : 252); /* 16 KB at most */
    if (own->shared > machine.shared_bytes) own->shared = machine.shared_bytes;
    own->limit = below(d, 4) ? 0xbfff : 0x5fff;
    own->base = 0x4000 | (below(d, 4) ? 0 : 0x10000u << below(d, 11));
    own->local = below(d, 4) ? 65536u : 16u << below(d, below(d, 2) ? 5 : 12);
    for (unsigned i = 0; i < 3; i++) own->bank[i] = 2 + below(d, 14);
    own->barrier = below(d, 16);
    if (texauto_is_legal(own)) own->textures = below(d, 3) ? 1 : 6;
    if (own->mode.type != TESLA_COMPUTE) draw_graphics(d, own);
    else if (below(d, 6) == 0) own->regs += below(d, 41);
    own->threads_most = TESLA_WARP_LANES * warps_of(&machine, own->regs);
    uint32_t words =
        (below(d, 4) ? 700 : 120) * (percent < 400 ? percent : 400) / 100 >> d->attempt / 2;
    own->body = 2 * (30 + below(d, words / 2 + 1));
    d->words = own->body + 4 + 2 * below(d, 200);
    d->steps = STEPS * (percent < 100 ? 100 : percent) / 100;
    for (unsigned i = 0; i < TESLA_RANDOM_JUMPS; i++) own->jump[i] = 2 * below(d, d->words / 2);
}

/* ---- text. */

static void print_words(const struct writer *w, const char *directive, size_t count,
                        uint32_t (*word)(struct common_draft *))
{
    fprintf(w->out, "%s", directive);
    for (size_t i = 0; i < count; i++) fprintf(w->out, " 0x%08x", (unsigned)word(w->draft));
    fprintf(w->out, "\n");
}

/* A block of as many threads as there are warps for; one that is long in one of its three
 * directions now and then. */
static void print_block(const struct writer *w)
{
    struct common_draft *d = w->draft;
    uint32_t side[3] = {1 + below(d, 40), 1 + below(d, 3), 1 + below(d, 2)}, way = 0;
    bool is_long = below(d, 6) == 0;

    if (is_long) {
        for (unsigned i = 0; i < 3; i++) side[i] = 1 + below(d, 4);
        way = below(d, 3);
    }
    uint32_t room = w->own->threads_most / (side[0] * side[1] * side[2] / side[way]);
    if (way == 2 && room > MOST_Z) room = MOST_Z;
    if (is_long) side[way] = 1 + below(d, room);
    if (side[way] > room) side[way] = room;
    fprintf(w->out, ".block %u %u %u\n", (unsigned)side[0], (unsigned)side[1], (unsigned)side[2]);
}

/* Many blocks of one or a few threads now and then. */
static void print_grid(const struct writer *w)
{
    struct common_draft *d = w->draft;

    if (hostile(d)) {
        uint32_t most = below(d, 3) ? 8 : 1; /* a lane alone: only other warps ask for its lock */
        fprintf(w->out, ".grid %u %u\n.block %u %u 1\n", 1 + below(d, 40), 1 + below(d, 2),
                1 + below(d, most), 1 + below(d, (most + 1) / 2));
    } else {
        fprintf(w->out, ".grid %u %u\n", 1 + below(d, 3), 1 + below(d, 2));
        print_block(w);
    }
    if (below(d, 4) == 0) fprintf(w->out, ".gridid 0x%x\n", below(d, 0x10000));
}

static void print_compute(const struct writer *w)
{
    char directive[32];

    print_grid(w);
    fprintf(w->out, ".shared 0x%x\n", (unsigned)w->own->shared);
    print_words(w, ".param", 12, tesla_random_hard);
    fprintf(w->out, ".globalsize 0x%x\n.gspace 3 0x%x 0x%x\n",
            (unsigned)(w->own->base & ~0xffffu) + 0x10000, (unsigned)w->own->base,
            (unsigned)w->own->limit);
    for (unsigned i = 0; i < 64; i++) {
        snprintf(directive, sizeof directive, ".global 0x%x:", i * 64);
        print_words(w, directive, 16, tesla_random_hard);
    }
}

/* Single pixels, and whole quads, run for their neighbours only. */
static void print_invisible(const struct writer *w)
{
    struct common_draft *d = w->draft;
    uint32_t rate = 2 + below(d, 12), threads = w->own->threads;

    if (below(d, 3) == 0) return;
    for (uint32_t i = 0; i < threads; i++)
        if (below(d, rate) == 0) fprintf(w->out, ".invisible %u\n", (unsigned)i);
    for (uint32_t i = 0; i + 3 < threads; i += 4)
        if (below(d, 2 * rate) == 0)
            fprintf(w->out, ".invisible %u %u %u %u\n", i, i + 1, i + 2, i + 3);
}

static void print_inputs(const struct writer *w)
{
    const struct tesla_random *own = w->own;
    char directive[40];

    for (uint32_t i = 0; i < own->threads && own->inputs; i++) {
        uint32_t count = own->inputs < 40 ? own->inputs : 40 + below(w->draft, own->inputs - 39);
        snprintf(directive, sizeof directive, ".attribute %u:", (unsigned)i);
        print_words(w, directive, count, tesla_random_any);
    }
    for (uint32_t i = 0; i < (own->threads + 31) / 32; i++)
        for (uint32_t at = 0; at < own->primitives; at += 16) {
            uint32_t left = own->primitives - at;
            snprintf(directive, sizeof directive, ".primitive %u %u:", (unsigned)i, (unsigned)at);
            print_words(w, directive, left < 16 ? left : 16, tesla_random_any);
        }
}

static void print_graphics(const struct writer *w)
{
    const struct tesla_random *own = w->own;

    fprintf(w->out, ".type %s\n.threads %u\n.inputs %u\n", tesla_random.types[own->mode.type],
            (unsigned)own->threads, (unsigned)own->inputs);
    fprintf(w->out, ".outputs %u\n.globalsize 0x1000\n", (unsigned)own->outputs);
    if (own->mode.type == TESLA_GEOMETRY)
        fprintf(w->out, ".vertices %u\n.primitives %u\n", (unsigned)own->vertices,
                (unsigned)own->primitives);
    print_inputs(w);
    if (own->mode.type == TESLA_FRAGMENT) print_invisible(w);
}

/* Textures are small, so that coordinates wrap; some reach beyond the texels, some have more levels
 * than they can, some are missing. */
static void print_textures(const struct writer *w)
{
    static const char *const kinds[] = {"1d",      "2d",      "3d",       "cube",
                                        "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    struct common_draft *d = w->draft;
    char directive[32];

    for (unsigned i = 0; i < 64; i++) {
        snprintf(directive, sizeof directive, ".texels 0x%x:", i * 64);
        print_words(w, directive, 16, below(d, 2) ? tesla_random_hard : tesla_random_small);
    }
    for (unsigned i = 0; i <= TESLA_RANDOM_TEXTURES; i++) {
        if (below(d, 12) == 0) continue;
        fprintf(w->out, ".texture %u %s %s", i < TESLA_RANDOM_TEXTURES ? i : 255,
                kinds[below(d, 7)], formats[below(d, 3)]);
        for (unsigned k = 0; k < 3; k++)
            fprintf(w->out, " %u", 1 + below(d, below(d, 8) ? 17 : 8192));
        fprintf(w->out, " %u 0x%x\n", 1 + below(d, below(d, 4) ? 5 : 16),
                below(d, 8) ? 4 * below(d, 1024) : 0x3fff000);
    }
}

/* Any word, mostly with limits that leave a level. */
static void print_samplers(const struct writer *w)
{
    struct common_draft *d = w->draft;

    for (unsigned i = 0; i < TESLA_RANDOM_SAMPLERS; i++) {
        uint32_t word = below(d, 0x10000), low = tesla_random_small(d),
                 high = tesla_random_small(d) & 0x7fffffff;
        if (below(d, 2)) word &= ~0x1000u; /* no comparison */
        if (below(d, 4) == 0) low = tesla_random_hard(d);
        if (below(d, 4) == 0) high = tesla_random_hard(d);
        fprintf(w->out, ".sampler %u 0x%08x 0x%08x 0x%08x 0x%08x", i, word,
                below(d, 2) ? 0 : tesla_random_small(d), low, high);
        print_words(w, "", below(d, 5), tesla_random_hard);
    }
}

/* Buffers with the same addresses, and addresses that share a line of a cache. */
static void print_constants(const struct writer *w)
{
    char directive[40];

    print_words(w, ".const 0 0:", 64, tesla_random_hard);
    print_words(w, ".const 1 0x10:", 64, tesla_random_hard);
    fprintf(w->out, ".const 0 0x%x:", TESLA_RANDOM_TABLE);
    for (unsigned i = 0; i < TESLA_RANDOM_JUMPS;
         i++) /* bits 31:24 and 1:0 mean nothing, sheet 3.14 */
        fprintf(w->out, " 0x%x", (common_draft_word(w->draft) & 0xff000003) | 4 * w->own->jump[i]);
    fprintf(w->out, "\n");
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 0; k < 5; k++) {
            snprintf(directive, sizeof directive, ".const %u 0x%x:", (unsigned)w->own->bank[i],
                     k ? 0x200u << 2 * (k - 1) : 0);
            print_words(w, directive, 32, tesla_random_hard);
        }
}

static void print_launch(const struct writer *w)
{
    const struct tesla_random *own = w->own;

    fprintf(w->out, "// Random program, seed %llu.\n", (unsigned long long)w->draft->seed);
    if (own->chip) fprintf(w->out, ".chip %s\n", own->chip);
    if (own->mode.sat_nan) fprintf(w->out, ".satnan\n");
    if (own->mode.type == TESLA_COMPUTE) print_compute(w);
    else print_graphics(w);
    fprintf(w->out, ".regs %u\n.local %u\n", (unsigned)own->regs, (unsigned)own->local);
    print_constants(w);
    if (!own->textures) return;
    print_textures(w);
    print_samplers(w);
}

/* The text of the launch becomes the program; its code comes later. */
static int make_program(struct common_draft *d)
{
    struct tesla_random *own = tesla_random_of(d);
    struct common_error err = {""};
    size_t size;
    const struct writer writer = {d, own, open_memstream(&own->launch, &size)};

    if (!writer.out) return -1;
    print_launch(&writer);
    fprintf(writer.out, ".word 0\n");
    if (fclose(writer.out) || tesla_assemble("random", own->launch, &d->program, &err)) return -1;
    own->launch[size - sizeof ".word 0\n" + 1] = '\0';
    d->program.code_words = 0;
    return 0;
}

int tesla_random_begin(struct common_draft *d)
{
    d->own = calloc(1, sizeof(struct tesla_random));
    if (!d->own) return -1;
    draw_sizes(d, d->own);
    return make_program(d);
}

void tesla_random_end(struct common_draft *d)
{
    if (d->own) free(tesla_random_of(d)->launch);
}

char *tesla_random_print(const struct common_draft *d)
{
    char *text = NULL, line[160];
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fputs(tesla_random_of(d)->launch, out);
    for (uint32_t at = 0; at < d->words;) {
        unsigned words = tesla_disassemble_in(&d->program, d->code + at, d->words - at, 4 * at,
                                              line, sizeof line);
        fprintf(out, ".word 0x%08x", (unsigned)d->code[at]);
        if (words == 2 && at + 1 < d->words) fprintf(out, " 0x%08x", (unsigned)d->code[at + 1]);
        fprintf(out, "  // %04x %s\n", 4 * at, line);
        at += words;
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

void tesla_random_lines(const struct common_draft *d, unsigned *line)
{
    unsigned now = common_draft_line_behind(tesla_random_of(d)->launch);

    for (uint32_t at = 0; at < d->words; at++) {
        line[at] = now;
        if (d->code[at] & 1 && at + 1 < d->words) line[++at] = now; /* a long one */
        now++;
    }
}
