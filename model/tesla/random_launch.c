/* What stands around the code of a random program: launch, memory, inputs of graphics programs,
 * textures. */
#include <stdio.h>

#include "random.h"

static uint32_t below(struct generator *g, uint32_t n)
{
    return tesla_random_below(g, n);
}

static bool texauto_is_legal(const struct generator *g)
{
    struct tesla_insn insn;
    const uint32_t texauto[2] = {0xf0000001u, 0x00000780u};
    tesla_decode_as(&g->mode, texauto, 2, 0, &insn);
    return insn.trap == 0;
}

void tesla_random_launch(struct generator *g)
{
    static const char *const chips[] = {"g80", "g84", "gt200", "mcp77", "gt215"};
    uint32_t chip = 0;
    if (below(g, 8) == 0) {
        g->chip = chips[below(g, sizeof chips / sizeof chips[0])];
        chip = common_chip_find(&tesla_isa, g->chip)->number;
    }
    tesla_chip_features(chip, &g->mode.features);
    g->regs = REG_FREE;
    g->special = below(g, 3) ? 4 : 10;
    g->length = below(g, 4) ? 120 : 12;
    if (texauto_is_legal(g)) g->textures = below(g, 3) ? 1 : 6;
    if (g->mode.type == TESLA_COMPUTE) return;
    if (below(g, 3) == 0) g->regs += below(g, below(g, 2) ? 9 : 105);
    g->threads = 1 + below(g, below(g, 3) ? 100 : 600);
    g->inputs = below(g, below(g, 4) ? 25 : 129);
    g->outputs = 1 + below(g, below(g, 2) ? 6 : 32);
    g->vertices = 1;
    if (g->mode.type != TESLA_GEOMETRY) return;
    g->vertices += below(g, below(g, 4) ? 6 : 64);
    uint32_t most = 4096 - 32 * g->inputs; /* words of s[] */
    if (most) g->primitives = below(g, below(g, 2) && most > 400 ? 400 : most);
}

static void print_words(struct generator *g, const char *directive, size_t count,
                        uint32_t (*word)(struct generator *))
{
    fprintf(g->out, "%s", directive);
    for (size_t i = 0; i < count; i++) fprintf(g->out, " 0x%08x", (unsigned)word(g));
    fprintf(g->out, "\n");
}

static void print_compute(struct generator *g)
{
    fprintf(g->out, ".grid %u %u\n", 1 + below(g, 3), 1 + below(g, 2));
    fprintf(g->out, ".block %u %u %u\n", 1 + below(g, 40), 1 + below(g, 3), 1 + below(g, 2));
    fprintf(g->out, ".shared 0x%x\n", 0x140 + 0x40 * below(g, 16));
    print_words(g, ".param", 12, tesla_random_hard);
    fprintf(g->out, ".globalsize 0x10000\n.gspace 3 0x4000 0x%x\n", below(g, 4) ? 0xbfffu : 0x5fffu);
    for (unsigned i = 0; i < 64; i++) {
        char directive[32];
        snprintf(directive, sizeof directive, ".global 0x%x:", i * 64);
        print_words(g, directive, 16, tesla_random_hard);
    }
}

/* Single pixels, and whole quads, run for their neighbours only. */
static void print_invisible(struct generator *g)
{
    uint32_t rate = 2 + below(g, 12);
    if (below(g, 3) == 0) return;
    for (uint32_t i = 0; i < g->threads; i++)
        if (below(g, rate) == 0) fprintf(g->out, ".invisible %u\n", (unsigned)i);
    for (uint32_t i = 0; i + 3 < g->threads; i += 4)
        if (below(g, 2 * rate) == 0) fprintf(g->out, ".invisible %u %u %u %u\n", i, i + 1, i + 2, i + 3);
}

static void print_graphics(struct generator *g)
{
    char directive[40];
    fprintf(g->out, ".type %s\n.threads %u\n.inputs %u\n", tesla_random.types[g->mode.type], (unsigned)g->threads,
           (unsigned)g->inputs);
    fprintf(g->out, ".outputs %u\n.globalsize 0x1000\n", (unsigned)g->outputs);
    if (g->mode.type == TESLA_GEOMETRY)
        fprintf(g->out, ".vertices %u\n.primitives %u\n", (unsigned)g->vertices, (unsigned)g->primitives);
    for (uint32_t i = 0; i < g->threads && g->inputs; i++) {
        snprintf(directive, sizeof directive, ".attribute %u:", (unsigned)i);
        print_words(g, directive, g->inputs < 40 ? g->inputs : 40 + below(g, g->inputs - 39),
                    tesla_random_any);
    }
    for (uint32_t i = 0; i < (g->threads + 31) / 32; i++)
        for (uint32_t at = 0; at < g->primitives; at += 16) {
            uint32_t left = g->primitives - at;
            snprintf(directive, sizeof directive, ".primitive %u %u:", (unsigned)i, (unsigned)at);
            print_words(g, directive, left < 16 ? left : 16, tesla_random_any);
        }
    if (g->mode.type == TESLA_FRAGMENT) print_invisible(g);
}

/* Textures are small, so that coordinates wrap; some reach beyond the texels, some have more
 * levels than they can, some are missing. A sampler is any word, mostly with limits that leave a
 * level. */
static void print_textures(struct generator *g)
{
    static const char *const kinds[] = {"1d",      "2d",      "3d",       "cube",
                                        "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    for (unsigned i = 0; i < 64; i++) {
        char directive[32];
        snprintf(directive, sizeof directive, ".texels 0x%x:", i * 64);
        print_words(g, directive, 16, below(g, 2) ? tesla_random_hard : tesla_random_small);
    }
    for (unsigned i = 0; i <= TEXTURES; i++) {
        if (below(g, 12) == 0) continue;
        fprintf(g->out, ".texture %u %s %s", i < TEXTURES ? i : 255, kinds[below(g, 7)],
               formats[below(g, 3)]);
        for (unsigned k = 0; k < 3; k++) fprintf(g->out, " %u", 1 + below(g, below(g, 8) ? 17 : 8192));
        fprintf(g->out, " %u 0x%x\n", 1 + below(g, below(g, 4) ? 5 : 16),
               below(g, 8) ? 4 * below(g, 1024) : 0x3fff000);
    }
    for (unsigned i = 0; i < SAMPLERS; i++) {
        uint32_t word = below(g, 0x10000), low = tesla_random_small(g),
                 high = tesla_random_small(g) & 0x7fffffff;
        if (below(g, 2)) word &= ~0x1000u; /* no comparison */
        if (below(g, 4) == 0) low = tesla_random_hard(g);
        if (below(g, 4) == 0) high = tesla_random_hard(g);
        fprintf(g->out, ".sampler %u 0x%08x 0x%08x 0x%08x 0x%08x", i, word,
               below(g, 2) ? 0 : tesla_random_small(g), low, high);
        print_words(g, "", below(g, 5), tesla_random_hard);
    }
}

void tesla_random_print(struct generator *g, uint64_t seed)
{
    fprintf(g->out, "// Random program, seed %llu.\n", (unsigned long long)seed);
    if (g->chip) fprintf(g->out, ".chip %s\n", g->chip);
    if (g->mode.type == TESLA_COMPUTE) print_compute(g);
    else print_graphics(g);
    fprintf(g->out, ".regs %u\n.local %u\n", (unsigned)g->regs, below(g, 4) ? 65536u : 16u << below(g, 5));
    print_words(g, ".const 0 0:", 64, tesla_random_hard);
    print_words(g, ".const 1 0x10:", 64, tesla_random_hard);
    print_words(g, ".const 9 0:", 16, tesla_random_hard);
    if (g->textures) print_textures(g);
    for (size_t at = 0; at < g->words;) {
        char text[160];
        unsigned words =
            tesla_disassemble(g->word + at, g->words - at, (uint32_t)at * 4, text, sizeof text);
        fprintf(g->out, ".word 0x%08x", (unsigned)g->word[at]);
        if (words == 2 && at + 1 < g->words) fprintf(g->out, " 0x%08x", (unsigned)g->word[at + 1]);
        fprintf(g->out, "  // %04zx %s\n", at * 4, text);
        at += words;
    }
}
