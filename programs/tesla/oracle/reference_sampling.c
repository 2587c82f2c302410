/* References of the programs that try textures: texture_kinds, texture_samplers, texture_forms. */
#include <string.h>

#include "reference.h"
#include "reference_arith.h"
#include "reference_texture.h"

/* ---- The common part ---- */

/* Some number between `least` and `most` for each bit pattern. */
static int between(uint32_t random, int least, int most)
{
    return least + (int)((random >> 8) % (uint32_t)(most - least + 1));
}

/* Texels: bytes as they come, floats near 1. */
static void fill_texels(uint64_t seed, bool floats, uint32_t *word, size_t count)
{
    programs_fill_random(seed, word, count);
    for (size_t i = 0; i < count && floats; i++)
        word[i] = (word[i] & 0x807fffff) | (uint32_t)between(word[i], 120, 133) << 23;
}

/* hash = (hash ^ word) * 33, four times */
static uint32_t mix4(uint32_t hash, const uint32_t word[4])
{
    for (int i = 0; i < 4; i++) hash = (hash ^ word[i]) * 33;
    return hash;
}

/* ---- texture_kinds ---- */

enum { KINDS_THREADS = 58, KINDS_LANES = 60, KINDS_TEXELS = 14856 / 4 };

static const struct {
    uint32_t size[3], levels;
} kinds_shape[] = {{{0, 0, 0}, 0}, {{7, 1, 1}, 3}, {{6, 5, 1}, 3}, {{5, 4, 3}, 2},
                   {{4, 4, 1}, 3}, {{7, 1, 3}, 3}, {{6, 5, 3}, 2}, {{4, 4, 2}, 2}};

static const uint32_t kinds_sampler[3][8] = {
    {0x015},
    {0x2c0, 0, 0, 0x41200000},
    {0x1aa, 0x3f000000, 0, 0x41200000},
};

struct kinds_thread {
    uint32_t f[4], i[4], hash;
};

/* Neighbours in a quad lie near each other; the 11th has directions between the faces of a cube. */
static void kinds_inputs(struct kinds_thread *thread)
{
    static const uint32_t between_faces[4][3] = {{0x3f000000, 0xbf000000, 0x3f000000},
                                                 {0x3f400000, 0x3f400000, 0x3e800000},
                                                 {0x3e800000, 0x3f400000, 0xbf400000},
                                                 {0xbf400000, 0x3e800000, 0x3f400000}};
    uint32_t word[KINDS_THREADS * 8];
    programs_fill_random(200, word, COUNT(word));
    for (size_t t = 0; t < KINDS_THREADS; t++) {
        const uint32_t *own = word + 8 * t, *first = word + 8 * (t & ~(size_t)3);
        for (size_t k = 0; k < 4; k++) {
            uint32_t base = (first[k] & 0x80ffffff) + 0x3e800000; /* to 2, either sign */
            uint32_t step = (own[k] & 0x807fffff) | (uint32_t)(126 - t / 4) << 23;
            thread[t].f[k] = programs_fadd(base, step, RN);
            thread[t].i[k] = (uint32_t)between(own[4 + k], -1, k < 2 ? 6 : 3);
        }
        if (t / 4 == 10) memcpy(thread[t].f, between_faces[t % 4], sizeof(between_faces[0]));
        if (t == 30) thread[t].f[0] = 0x4cbebc20; /* 1e8 */
        if (t == 31) thread[t].f[1] = 0xcf000000; /* -2^31 */
        if (t == 55) thread[t].f[3] = 0x41000000;
    }
}

static void kinds_op(const struct programs_texture *texture, enum programs_tex_op op, bool deriv,
                     const uint32_t *sampler, unsigned floats, int layer, int last,
                     struct kinds_thread *thread)
{
    for (size_t first = 0; first < KINDS_LANES; first += 4) {
        struct programs_tex_request q = {
            .texture = texture, .sampler = sampler, .op = op, .derivatives = deriv};
        uint32_t word[4][4];
        for (unsigned lane = 0; lane < 4; lane++) {
            const struct kinds_thread *t = &thread[first + lane];
            const uint32_t all[8] = {t->f[0], t->f[1], t->f[2], t->f[3],
                                     t->i[0], t->i[1], t->i[2], t->i[3]};
            unsigned k = 0;
            if (first + lane < KINDS_THREADS) q.lanes |= 1u << lane;
            for (; k < floats; k++) q.source[lane][k] = t->f[k];
            if (layer >= 0) q.source[lane][k++] = all[layer];
            if (last >= 0 && k < 4) q.source[lane][k++] = all[last];
            if (op == TEX_FETCH) memcpy(q.source[lane], t->i, sizeof(t->i)), k = 4;
            q.sources = k;
        }
        programs_tex(&q, word);
        for (unsigned lane = 0; lane < 4; lane++)
            thread[first + lane].hash = mix4(thread[first + lane].hash, word[lane]);
    }
}

static void kinds_texture(const struct programs_texture *t, struct kinds_thread *thread)
{
    enum { F3 = 3, I0 = 4, I3 = 7 };
    unsigned floats = programs_coordinates(t->kind);
    int layer = programs_is_array(t->kind) ? I3 : -1;
    const uint32_t(*s)[8] = kinds_sampler;

    kinds_op(t, TEX_FETCH, false, s[0], 0, -1, -1, thread);
    kinds_op(t, TEX_AUTO, true, s[0], floats, layer, -1, thread);
    kinds_op(t, TEX_AUTO, false, s[1], floats, layer, -1, thread);
    kinds_op(t, TEX_AUTO, true, s[1], floats, layer, -1, thread);
    kinds_op(t, TEX_BIAS, true, s[2], floats, layer, F3, thread);
    kinds_op(t, TEX_LOD, false, s[1], floats, layer, F3, thread);
    kinds_op(t, TEX_SIZE, false, s[0], 0, -1, I3, thread);
    kinds_op(t, TEX_QUERYLOD, false, s[2], floats, layer, -1, thread);
    kinds_op(t, TEX_GATHER, false, s[2], floats, layer, -1, thread);
    kinds_op(t, TEX_CSAA, false, s[1], floats, layer, I0, thread);
}

/* Two of four registers exist: no LOD comes, two words go. */
static void kinds_short_of_registers(const struct programs_texture *texture,
                                     struct kinds_thread *thread)
{
    for (size_t first = 0; first < KINDS_LANES; first += 4) {
        struct programs_tex_request q = {.texture = texture,
                                         .sampler = kinds_sampler[1],
                                         .op = TEX_LOD,
                                         .sources = 4,
                                         .lanes = 15};
        uint32_t word[4][4];
        for (unsigned lane = 0; lane < 4; lane++)
            memcpy(q.source[lane], thread[first + lane].f, 2 * sizeof(uint32_t));
        programs_tex(&q, word);
        for (unsigned lane = 0; lane < 4; lane++) {
            word[lane][2] = word[lane][3] = 0;
            thread[first + lane].hash = mix4(thread[first + lane].hash, word[lane]);
        }
    }
}

static void texture_kinds(struct programs_output *output)
{
    static uint32_t texel[KINDS_TEXELS];
    struct kinds_thread thread[KINDS_LANES] = {0};
    uint32_t in[KINDS_THREADS][8], out[KINDS_THREADS];
    struct programs_texture flat = {.kind = TEX_2D};
    size_t at = 0;

    kinds_inputs(thread);
    for (enum programs_texture_kind kind = TEX_1D; kind <= TEX_CUBE_ARRAY; kind++)
        for (enum programs_texel_format format = TEXEL_RGBA8; format <= TEXEL_RGBA32F; format++) {
            struct programs_texture t = {.kind = kind,
                                         .format = format,
                                         .levels = kinds_shape[kind].levels,
                                         .texel = texel + at};
            memcpy(t.size, kinds_shape[kind].size, sizeof(t.size));
            size_t words = programs_texture_words(&t);
            fill_texels(201 + at, format != TEXEL_RGBA8, texel + at, words);
            at += words;
            kinds_texture(&t, thread);
            if (kind == TEX_2D && format == TEXEL_RGBA8) flat = t;
        }
    kinds_op(NULL, TEX_PREP, false, NULL, 3, -1, -1, thread);
    kinds_op(NULL, TEX_PREP, false, NULL, 3, 7, -1, thread);
    kinds_short_of_registers(&flat, thread);
    for (size_t t = 0; t < KINDS_THREADS; t++) {
        memcpy(in[t], thread[t].f, sizeof(thread[t].f));
        memcpy(in[t] + 4, thread[t].i, sizeof(thread[t].i));
        out[t] = thread[t].hash;
    }
    programs_write_hex(output, "texture_kinds_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "texture_kinds_texels", texel, at);
    programs_write_hex(output, "texture_kinds_out", out, COUNT(out));
}

/* ---- texture_samplers ---- */

enum { SAMPLERS_THREADS = 80, SAMPLERS = 32 };

static void make_sampler(uint32_t n, uint32_t word[8])
{
    word[0] = n % 4 | (n / 4) % 4 << 2 | (n + n / 4) % 4 << 4 | (n >> 1 & 1) << 6 |
              ((n >> 2 ^ n) & 1) << 7 | n % 3 << 8 | (uint32_t)(n >= 16) << 12 | n % 8 << 13;
    word[1] = n % 5 == 1 ? 0x3fa00000 : n % 5 == 2 ? 0xbf35c28f : 0;
    word[2] = n % 7 == 3 ? 0x3f800000 : n % 7 == 5 ? 0x3f000000 : n % 7 == 6 ? 0xc0133333 : 0;
    word[3] = n % 6 == 0 ? 0 : n % 6 == 4 ? 0x3fc00000 : 0x41200000;
    for (uint32_t k = 0; k < 4; k++) word[4 + k] = 0x3e000000 + n * 0x80000 + k * 0x1000000;
}

/* Coordinates x, y, z, reference, LOD. */
static void samplers_inputs(uint32_t in[SAMPLERS_THREADS][8])
{
    static const uint32_t reference[] = {0, 0x3f000000, 0x3f800000, 0x7fc00000, 0x80000000};
    programs_fill_random(300, &in[0][0], SAMPLERS_THREADS * 8);
    for (size_t t = 0; t < SAMPLERS_THREADS; t++) {
        const uint32_t *first = in[t & ~(size_t)3];
        for (size_t k = 0; k < 3; k++) {
            uint32_t step = (in[t][k] & 0x807fffff) | (uint32_t)(126 - t / 8) << 23;
            if (t % 4 == 0) in[t][k] = (in[t][k] & 0x80ffffff) + 0x3e800000;
            else in[t][k] = programs_fadd(first[k], step, RN);
        }
        in[t][3] = reference[in[t][3] % COUNT(reference)];
        in[t][4] = (in[t][4] & 0x81ffffff) + 0x3e000000; /* to 2 */
    }
}

/* One operation of all threads: the first `coordinates`, the reference if it compares, and the
 * LOD. */
static void samplers_op(const struct programs_texture *texture, enum programs_tex_op op, bool deriv,
                        const uint32_t *sampler, bool extra, const int offset[3],
                        uint32_t in[SAMPLERS_THREADS][8], uint32_t hash[SAMPLERS_THREADS])
{
    for (size_t first = 0; first < SAMPLERS_THREADS; first += 4) {
        struct programs_tex_request q = {
            .texture = texture, .sampler = sampler, .op = op, .derivatives = deriv, .lanes = 15};
        uint32_t word[4][4];
        if (offset) memcpy(q.offset, offset, sizeof(q.offset));
        for (unsigned lane = 0; lane < 4; lane++) {
            unsigned k = programs_coordinates(texture->kind);
            memcpy(q.source[lane], in[first + lane], k * sizeof(uint32_t));
            if (sampler[0] >> 12 & 1) q.source[lane][k++] = in[first + lane][3];
            if (extra && k < 4) q.source[lane][k++] = in[first + lane][4];
            q.sources = k;
        }
        programs_tex(&q, word);
        for (unsigned lane = 0; lane < 4; lane++)
            hash[first + lane] = mix4(hash[first + lane], word[lane]);
    }
}

static int offset_of(uint32_t n)
{
    return (int)(n % 16) - 8;
}

static void texture_samplers(struct programs_output *output)
{
    enum { FLAT = 68, DEEP = 64, MAP = 85 }; /* texels */
    static const uint32_t map[3] = {0, 0x3f000000, 0x3f800000};
    uint32_t texel[FLAT + DEEP + MAP], in[SAMPLERS_THREADS][8], out[SAMPLERS_THREADS] = {0};
    const struct programs_texture flat = {TEX_2D, TEXEL_RGBA8, {9, 6, 1}, 3, texel};
    const struct programs_texture deep = {TEX_3D, TEXEL_R32F, {5, 4, 3}, 2, texel + FLAT};
    const struct programs_texture shadow = {TEX_2D, TEXEL_R32F, {8, 8, 1}, 4, texel + FLAT + DEEP};

    samplers_inputs(in);
    fill_texels(301, false, texel, FLAT);
    fill_texels(302, true, texel + FLAT, DEEP);
    programs_fill_random(303, texel + FLAT + DEEP, MAP);
    for (size_t i = FLAT + DEEP; i < COUNT(texel); i++) texel[i] = map[texel[i] % 3];
    for (uint32_t n = 0; n < SAMPLERS; n++) {
        const int offset[3] = {offset_of(3 * n), offset_of(5 * n), offset_of(7 * n)};
        uint32_t s[8];

        make_sampler(n, s);
        samplers_op(&flat, TEX_AUTO, true, s, false, NULL, in, out);
        samplers_op(&deep, TEX_LOD, false, s, true, NULL, in, out);
        samplers_op(&flat, TEX_BIAS, true, s, true, offset, in, out);
        samplers_op(&shadow, TEX_LOD, false, s, true, offset, in, out);
        samplers_op(&shadow, TEX_GATHER, false, s, false, offset, in, out);
        samplers_op(&deep, TEX_GATHER, true, s, false, offset, in, out);
        samplers_op(&flat, TEX_QUERYLOD, false, s, false, NULL, in, out);
        samplers_op(&shadow, TEX_CSAA, false, s, true, NULL, in, out);
    }
    programs_write_hex(output, "texture_samplers_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "texture_samplers_texels", texel, COUNT(texel));
    programs_write_hex(output, "texture_samplers_out", out, COUNT(out));
}

/* ---- texture_forms ---- */

enum { FORMS_THREADS = 70, FORMS_LANES = 72, FORMS_BASE = 12, FORMS_HASH = 16, FORMS_REGS = 20 };

/* $r of every lane of every quad, and the predicate. */
struct forms {
    uint32_t r[FORMS_LANES][FORMS_REGS];
    bool cond[FORMS_LANES];
};

static bool forms_starts(size_t lane)
{
    return lane < FORMS_THREADS;
}

static bool forms_visible(size_t lane)
{
    static const uint8_t invisible[] = {3, 5, 6, 12, 13, 14, 15, 40, 64, 69};
    return forms_starts(lane) && !memchr(invisible, (int)lane, sizeof(invisible));
}

/* The subroutine's result from the hash. */
static void forms_coordinates(struct forms *f)
{
    for (size_t lane = 0; lane < FORMS_THREADS; lane++) {
        uint32_t *r = f->r[lane], h = r[FORMS_HASH];
        r[1] = (h & 0x807fffff) | 0x3f000000;
        r[2] = (h << 9 & 0x807fffff) | 0x3f000000;
        r[3] = ((h >> 7 ^ r[2]) & 0x807fffff) | 0x3f000000;
        r[4] = h & 7;
        r[5] = h >> 3 & 7;
        r[6] = h >> 6 & 3;
        r[7] = h >> 8 & 1;
        f->cond[lane] = h >> 4 & 1;
    }
}

struct forms_insn {
    enum programs_tex_op op;
    const struct programs_texture *texture;
    unsigned base, sources, mask;
    bool live;
    int predicate; /* 1 where the condition holds, 2 where it does not; else 0 */
    int offset[3];
};

static void forms_tex(struct forms *f, const struct forms_insn *insn)
{
    static const uint32_t sampler[8] = {0x2c0, 0, 0, 0x41200000};
    for (size_t first = 0; first < FORMS_LANES; first += 4) {
        struct programs_tex_request q = {.texture = insn->texture,
                                         .sampler = sampler,
                                         .op = insn->op,
                                         .sources = insn->sources,
                                         .derivatives = true};
        uint32_t word[4][4];
        memcpy(q.offset, insn->offset, sizeof(q.offset));
        for (unsigned lane = 0; lane < 4; lane++) {
            size_t own = first + lane;
            bool runs = forms_starts(own) && (!insn->live || forms_visible(own));
            if (insn->predicate) runs = runs && f->cond[own] == (insn->predicate == 1);
            q.lanes |= (unsigned)runs << lane;
            memcpy(q.source[lane], f->r[own] + insn->base, insn->sources * sizeof(uint32_t));
        }
        if (!q.lanes) continue;
        programs_tex(&q, word);
        for (unsigned lane = 0; lane < 4; lane++) {
            unsigned to = insn->base;
            for (unsigned k = 0; k < 4 && q.lanes >> lane & 1; k++)
                if (insn->mask >> k & 1) f->r[first + lane][to++] = word[lane][k];
        }
    }
}

/* Sources, the instruction, hash of all four registers. */
static void forms_step(struct forms *f, const unsigned from[4], const struct forms_insn *insn)
{
    for (size_t lane = 0; lane < FORMS_THREADS; lane++)
        for (unsigned k = 0; k < 4; k++) f->r[lane][FORMS_BASE + k] = f->r[lane][from[k]];
    forms_tex(f, insn);
    for (size_t lane = 0; lane < FORMS_THREADS; lane++)
        f->r[lane][FORMS_HASH] = mix4(f->r[lane][FORMS_HASH], f->r[lane] + FORMS_BASE);
    forms_coordinates(f);
}

static const unsigned forms_floats[4] = {1, 2, 3, 3}, forms_layered[4] = {1, 2, 6, 3},
                      forms_integers[4] = {4, 5, 6, 7}, forms_size[4] = {7, 4, 5, 6},
                      forms_cube[4] = {1, 2, 3, 6};

static void forms_long(struct forms *f, const struct programs_texture texture[4])
{
    static const struct {
        enum programs_tex_op op;
        unsigned texture;
        const unsigned *from;
        bool offset;
    } row[] = {
        {TEX_AUTO, 2, forms_layered, true},     {TEX_AUTO, 1, forms_floats, false},
        {TEX_FETCH, 2, forms_integers, true},   {TEX_FETCH, 1, forms_integers, false},
        {TEX_BIAS, 0, forms_floats, true},      {TEX_BIAS, 1, forms_floats, false},
        {TEX_LOD, 3, forms_floats, true},       {TEX_LOD, 1, forms_floats, false},
        {TEX_SIZE, 2, forms_size, false},       {TEX_PREP, 1, forms_cube, false},
        {TEX_QUERYLOD, 0, forms_floats, false}, {TEX_CSAA, 0, forms_floats, true},
        {TEX_CSAA, 1, forms_floats, false},     {TEX_GATHER, 0, forms_floats, true},
        {TEX_GATHER, 1, forms_floats, false},
    };
    for (unsigned i = 0; i < COUNT(row); i++)
        for (unsigned m = 0; m < 16; m++) {
            struct forms_insn insn = {.op = row[i].op,
                                      .texture = &texture[row[i].texture],
                                      .base = FORMS_BASE,
                                      .sources = (m + i) % 4 + 1,
                                      .mask = m,
                                      .live = ((m >> 2 ^ m ^ i) & 1) == 0,
                                      .predicate = (int)((m + i) % 3)};
            const int offset[3] = {(int)m - 8, 7 - (int)m, (int)(m * 3) % 16 - 8};
            if (row[i].offset) memcpy(insn.offset, offset, sizeof(offset));
            if (row[i].op == TEX_SIZE) insn.sources = 1;
            if (row[i].op == TEX_PREP) insn.sources = 4;
            forms_step(f, row[i].from, &insn);
        }
}

static void forms_short(struct forms *f, const struct programs_texture *texture)
{
    for (unsigned fetch = 0; fetch < 2; fetch++)
        for (unsigned sources = 1; sources <= 4; sources++)
            for (unsigned live = 0; live < 2; live++) {
                const struct forms_insn insn = {.op = fetch ? TEX_FETCH : TEX_AUTO,
                                                .texture = texture,
                                                .base = FORMS_BASE,
                                                .sources = sources,
                                                .mask = 15,
                                                .live = live};
                forms_step(f, fetch ? forms_integers : forms_layered, &insn);
            }
}

static void texture_forms(struct programs_output *output)
{
    static uint32_t texel[1913];
    static struct forms f;
    struct programs_texture texture[4] = {{TEX_2D, TEXEL_RGBA8, {8, 8, 1}, 4, texel},
                                          {TEX_CUBE, TEXEL_RGBA8, {8, 8, 1}, 3, NULL},
                                          {TEX_2D_ARRAY, TEXEL_RGBA32F, {6, 7, 3}, 2, NULL},
                                          {TEX_3D, TEXEL_RGBA32F, {8, 5, 4}, 3, NULL}};
    uint32_t in[FORMS_THREADS], out[FORMS_THREADS][5] = {{0}};
    size_t at = 0;

    for (size_t i = 0; i < COUNT(texture); i++) {
        texture[i].texel = texel + at;
        size_t words = programs_texture_words(&texture[i]);
        fill_texels(400 + i, texture[i].format != TEXEL_RGBA8, texel + at, words);
        at += words;
    }
    programs_fill_random(410, in, COUNT(in));
    for (size_t lane = 0; lane < FORMS_THREADS; lane++) {
        f.r[lane][0] = (uint32_t)lane;
        f.r[lane][FORMS_HASH] = in[lane];
    }
    forms_coordinates(&f);
    forms_long(&f, texture);
    forms_short(&f, &texture[2]);
    for (size_t lane = 0; lane < FORMS_THREADS; lane++) {
        for (unsigned k = 0; k < 3; k++) f.r[lane][k] = f.r[lane][k + 1];
        f.r[lane][3] = f.r[lane][FORMS_HASH];
    }
    forms_tex(&f, &(struct forms_insn){.op = TEX_AUTO,
                                       .texture = &texture[0],
                                       .sources = 2,
                                       .mask = 3,
                                       .live = true,
                                       .offset = {1, -1, 0}});
    for (size_t lane = 0; lane < FORMS_THREADS; lane++) {
        if (!forms_visible(lane)) continue;
        out[lane][0] = 1;
        memcpy(out[lane] + 1, f.r[lane], 4 * sizeof(uint32_t));
    }
    programs_write_hex(output, "texture_forms_in", in, COUNT(in));
    programs_write_hex(output, "texture_forms_texels", texel, at);
    programs_write_hex(output, "texture_forms_out", &out[0][0], sizeof(out) / sizeof(uint32_t));
}

void programs_sampling(struct programs_output *output)
{
    texture_kinds(output);
    texture_samplers(output);
    texture_forms(output);
}
