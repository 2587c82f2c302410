/* See reference_texture.h. The numbers of a texture unit: coordinates are cut to 1/256 of a texel,
 * everything else is the MP's own arithmetic. */
#include "reference_texture.h"

#include <math.h>
#include <string.h>

#include "reference_arith.h"

static const uint32_t ONE = 0x3f800000, HALF = 0x3f000000;

static const struct {
    unsigned coordinates, axes;
    bool array, cube;
} shape[] = {{0, 0, false, false}, {1, 1, false, false}, {2, 2, false, false}, {3, 3, false, false},
             {3, 2, false, true},  {1, 1, true, false},  {2, 2, true, false},  {3, 2, true, true}};

unsigned programs_coordinates(enum programs_texture_kind kind)
{
    return shape[kind].coordinates;
}

bool programs_is_array(enum programs_texture_kind kind)
{
    return shape[kind].array;
}

/* ---- Numbers ---- */

static double value(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof(x));
    return x;
}

static uint32_t bits_of(double x)
{
    float single = (float)x; /* exact for the values used here, or to nearest */
    uint32_t bits;
    memcpy(&bits, &single, sizeof(bits));
    return bits;
}

static int fix(uint32_t x)
{
    double scaled = floor(value(x) * 256);
    if (isnan(scaled)) return 0;
    if (scaled > 1 << 30) return 1 << 30;
    return scaled < -(1 << 30) ? -(1 << 30) : (int)scaled;
}

static uint32_t times(uint32_t a, uint32_t b)
{
    return programs_fmul(a, b, RN);
}

static uint32_t plus(uint32_t a, uint32_t b)
{
    return programs_fadd(a, b, RN);
}

static uint32_t minus(uint32_t a)
{
    return a ^ 0x80000000;
}

/* floor(128 * log2 r): seven squarings of the significand, each cut to 31 bits after the point. */
static int logarithm(uint32_t r)
{
    int exponent = (int)(r >> 23 & 0xff) - 127, fraction = 0;
    uint64_t m = (uint64_t)(r << 8 & 0x7fffff00) | 0x80000000;

    for (int i = 0; i < 7; i++) {
        m = m * m >> 31;
        fraction *= 2;
        if (m < UINT64_C(1) << 32) continue;
        fraction++;
        m /= 2;
    }
    return exponent * 128 + fraction;
}

/* ---- Texels ---- */

static int level_size(const struct programs_texture *t, unsigned axis, unsigned level)
{
    int size = axis < shape[t->kind].axes ? (int)t->size[axis] >> level : 1;
    return size > 0 ? size : 1;
}

static int layers(const struct programs_texture *t)
{
    return (shape[t->kind].array ? (int)t->size[2] : 1) * (shape[t->kind].cube ? 6 : 1);
}

static size_t level_texels(const struct programs_texture *t, unsigned level)
{
    size_t texels = (size_t)layers(t);
    for (unsigned axis = 0; axis < 3; axis++) texels *= (size_t)level_size(t, axis, level);
    return texels;
}

static size_t texel_words(const struct programs_texture *t)
{
    return t->format == TEXEL_RGBA32F ? 4 : 1;
}

size_t programs_texture_words(const struct programs_texture *t)
{
    size_t texels = 0;
    for (unsigned level = 0; level < t->levels; level++) texels += level_texels(t, level);
    return texels * texel_words(t);
}

static void texel_at(const struct programs_texture *t, unsigned level, const int at[3], int slice,
                     uint32_t out[4])
{
    size_t number = 0;
    const uint32_t *word;

    for (unsigned before = 0; before < level; before++) number += level_texels(t, before);
    size_t row = ((size_t)slice * (size_t)level_size(t, 2, level) + (size_t)at[2]) *
                     (size_t)level_size(t, 1, level) +
                 (size_t)at[1];
    number += row * (size_t)level_size(t, 0, level) + (size_t)at[0];
    word = t->texel + number * texel_words(t);
    switch (t->format) {
    case TEXEL_RGBA8:
        for (int i = 0; i < 4; i++) out[i] = bits_of((double)(*word >> 8 * i & 0xff) / 255);
        break;
    case TEXEL_R32F:
        out[0] = *word;
        out[1] = out[2] = 0;
        out[3] = ONE;
        break;
    case TEXEL_RGBA32F: memcpy(out, word, 4 * sizeof(*out)); break;
    }
}

/* ---- One lane's point ---- */

struct point {
    uint32_t c[3];
    int slice;
    uint32_t reference, extra; /* extra: LOD or bias */
};

/* The face that a direction meets, and where. */
static int on_cube(const uint32_t c[3], uint32_t st[2])
{
    /* positive and negative x, y, z: sign and number of the coordinates that become s and t */
    static const struct {
        bool minus_s, minus_t;
        int s, t;
    } face[6] = {{true, true, 2, 1},  {false, true, 2, 1}, {false, false, 0, 2},
                 {false, true, 0, 2}, {false, true, 0, 1}, {true, true, 0, 1}};
    double size[3];
    for (int i = 0; i < 3; i++) size[i] = fabs(value(c[i]));
    int axis = size[2] >= size[1] && size[2] >= size[0] ? 2 : size[1] >= size[0] ? 1 : 0;
    int number = 2 * axis + (c[axis] >> 31 ? 1 : 0);
    uint32_t k = programs_sfu(RCP, c[axis] & 0x7fffffff);
    uint32_t s = c[face[number].s], t = c[face[number].t];

    if (face[number].minus_s) s = minus(s);
    if (face[number].minus_t) t = minus(t);
    st[0] = plus(times(times(s, k), HALF), HALF);
    st[1] = plus(times(times(t, k), HALF), HALF);
    return number;
}

static void make_point(const struct programs_tex_request *q, unsigned lane, struct point *p)
{
    enum programs_texture_kind kind = q->texture->kind;
    uint32_t word[8] = {0};
    const uint32_t *next = word;

    memset(p, 0, sizeof(*p));
    memcpy(word, q->source[lane], q->sources * sizeof(*word));
    for (unsigned i = 0; i < shape[kind].coordinates; i++) p->c[i] = *next++;
    if (shape[kind].array) {
        int layer = (int)*next++, last = (int)q->texture->size[2] - 1;
        p->slice = layer < 0 ? 0 : layer > last ? last : layer;
    }
    if (q->sampler[0] >> 12 & 1) p->reference = *next++;
    if (q->op == TEX_BIAS || q->op == TEX_LOD) p->extra = *next++;
    if (shape[kind].cube) {
        uint32_t st[2];
        p->slice = 6 * p->slice + on_cube(p->c, st);
        memcpy(p->c, st, sizeof(st));
        p->c[2] = 0;
    }
}

/* ---- Sampling ---- */

/* false: the border */
static bool wrap(unsigned mode, int size, int *i)
{
    switch (mode) {
    case 0: *i = (*i % size + size) % size; break;
    case 1: *i = *i < 0 ? 0 : *i >= size ? size - 1 : *i; break;
    case 2:
        *i = (*i % (2 * size) + 2 * size) % (2 * size);
        if (*i >= size) *i = 2 * size - 1 - *i;
        break;
    default: return *i >= 0 && *i < size;
    }
    return true;
}

static void wrapped_texel(const struct programs_tex_request *q, const struct point *p,
                          unsigned level, const int where[3], uint32_t out[4])
{
    const struct programs_texture *t = q->texture;
    int at[3] = {0, 0, 0};
    bool inside = true;

    for (unsigned axis = 0; axis < shape[t->kind].axes; axis++) {
        at[axis] = where[axis];
        inside &= wrap(shape[t->kind].cube ? 1 : q->sampler[0] >> 2 * axis & 3,
                       level_size(t, axis, level), &at[axis]);
    }
    if (inside) texel_at(t, level, at, p->slice, out);
    else memcpy(out, q->sampler + 4, 4 * sizeof(*out));
    if (q->sampler[0] >> 12 & 1) {
        unsigned relation = programs_fcompare(p->reference, out[0]) & 7;
        out[0] = out[1] = out[2] = relation & q->sampler[0] >> 13 ? ONE : 0;
        out[3] = ONE;
    }
}

/* p (256 - w) / 256 + q w / 256 */
static void blend(uint32_t p[4], const uint32_t q[4], int w)
{
    for (int i = 0; i < 4 && w; i++)
        p[i] = plus(times(p[i], bits_of((256 - w) / 256.0)), times(q[i], bits_of(w / 256.0)));
}

static void to_texel(const struct programs_tex_request *q, const struct point *p, unsigned level,
                     bool linear, int at[3], int weight[3])
{
    for (unsigned axis = 0; axis < 3; axis++) {
        at[axis] = weight[axis] = 0;
        if (axis >= shape[q->texture->kind].axes) continue;
        uint32_t u = times(p->c[axis], bits_of(level_size(q->texture, axis, level)));
        int f = fix(linear ? plus(u, minus(HALF)) : u);
        weight[axis] = linear ? f & 255 : 0;
        at[axis] = (f - (f & 255)) / 256 + q->offset[axis];
    }
}

/* Along the last axis first in the recursion, so that x is blended first. */
static void filter(const struct programs_tex_request *q, const struct point *p, unsigned level,
                   int axis, const int at[3], const int weight[3], uint32_t out[4])
{
    int next[3] = {at[0], at[1], at[2]};
    uint32_t other[4];

    if (axis < 0) {
        wrapped_texel(q, p, level, at, out);
        return;
    }
    filter(q, p, level, axis - 1, at, weight, out);
    if (!weight[axis]) return;
    next[axis]++;
    filter(q, p, level, axis - 1, next, weight, other);
    blend(out, other, weight[axis]);
}

static void sample_level(const struct programs_tex_request *q, const struct point *p,
                         unsigned level, bool linear, uint32_t out[4])
{
    int at[3], weight[3];
    to_texel(q, p, level, linear, at, weight);
    filter(q, p, level, 2, at, weight, out);
}

static void sample(const struct programs_tex_request *q, const struct point *p, int lod,
                   uint32_t out[4])
{
    bool linear = q->sampler[0] >> (lod <= 0 ? 6 : 7) & 1;
    int most = 256 * ((int)q->texture->levels - 1);
    unsigned between = q->sampler[0] >> 8 & 3;

    lod = lod < 0 ? 0 : lod > most ? most : lod;
    if (between == 0) lod = 0;
    if (between == 1) lod = (lod + 128) / 256 * 256;
    sample_level(q, p, (unsigned)lod / 256, linear, out);
    if (lod % 256) {
        uint32_t next[4];
        sample_level(q, p, (unsigned)lod / 256 + 1, linear, next);
        blend(out, next, lod % 256);
    }
}

/* Of the quad, before the sampler's limits. */
static int64_t level_of_detail(const struct programs_tex_request *q, const struct point point[4])
{
    int64_t lod = 0;
    unsigned first = 0;

    while (!(q->lanes >> first & 1)) first++;
    if (q->op == TEX_LOD) return fix(point[first].extra);
    if (q->derivatives && q->op != TEX_CSAA) {
        uint32_t r[2];
        for (unsigned d = 0; d < 2; d++) {
            r[d] = 0;
            for (unsigned i = 0; i < shape[q->texture->kind].axes; i++) {
                uint32_t step = times(plus(point[1 + d].c[i], minus(point[0].c[i])),
                                      bits_of(q->texture->size[i]));
                r[d] = i ? plus(r[d], times(step, step)) : times(step, step);
            }
        }
        uint32_t larger = programs_fminmax(r[0], r[1], false);
        if (programs_fcompare(larger, larger) == 8) larger = 0x7f800000;
        lod = larger ? logarithm(larger) : -(1 << 30);
    }
    lod += fix(q->sampler[1]);
    if (q->op == TEX_BIAS) lod += fix(point[first].extra);
    return lod;
}

static int64_t limit(const struct programs_tex_request *q, int64_t lod)
{
    if (lod > fix(q->sampler[3])) lod = fix(q->sampler[3]);
    return lod < fix(q->sampler[2]) ? fix(q->sampler[2]) : lod;
}

/* ---- The other operations ---- */

static void fetch(const struct programs_tex_request *q, const uint32_t *source, uint32_t out[4])
{
    const struct programs_texture *t = q->texture;
    uint32_t word[8] = {0};
    const uint32_t *next = word;
    int at[3] = {0, 0, 0}, slice = 0;
    bool inside = true;

    memcpy(word, source, q->sources * sizeof(*word));
    for (unsigned i = 0; i < shape[t->kind].axes; i++) at[i] = (int)*next++;
    if (layers(t) > 1 || shape[t->kind].array) slice = (int)*next++;
    uint32_t level = *next;
    if (level >= t->levels || slice < 0 || slice >= layers(t)) return;
    for (unsigned i = 0; i < shape[t->kind].axes; i++) {
        at[i] += q->offset[i];
        inside &= at[i] >= 0 && at[i] < level_size(t, i, level);
    }
    if (inside) texel_at(t, level, at, slice, out);
}

static void size_of(const struct programs_texture *t, uint32_t level, uint32_t out[4])
{
    if (level >= t->levels) return;
    for (unsigned i = 0; i < 3; i++) out[i] = (uint32_t)level_size(t, i, level);
    if (shape[t->kind].array) out[2] = t->size[2];
    out[3] = t->levels;
}

static void gather(const struct programs_tex_request *q, const struct point *p, uint32_t out[4])
{
    int at[3], weight[3];
    to_texel(q, p, 0, true, at, weight);
    for (int i = 0; i < 4; i++) { /* (0, 1), (1, 1), (1, 0), (0, 0) */
        int corner[3] = {at[0] + (i == 1 || i == 2), at[1] + (i < 2), at[2]};
        uint32_t texel[4];
        wrapped_texel(q, p, 0, corner, texel);
        out[i] = texel[0];
    }
}

static void prepare(const struct programs_tex_request *q, const uint32_t *source, uint32_t out[4])
{
    uint32_t word[4] = {0};
    memcpy(word, source, q->sources * sizeof(*word));
    out[2] = 6 * word[3] + (uint32_t)on_cube(word, out);
}

void programs_tex(const struct programs_tex_request *q, uint32_t word[4][4])
{
    struct point point[4];
    int64_t wanted = 0;

    if (q->op != TEX_PREP) {
        for (unsigned lane = 0; lane < 4; lane++) make_point(q, lane, &point[lane]);
        wanted = level_of_detail(q, point);
    }
    for (unsigned lane = 0; lane < 4; lane++) {
        uint32_t *out = word[lane];
        memset(out, 0, 4 * sizeof(*out));
        if (!(q->lanes >> lane & 1)) continue;
        switch (q->op) {
        case TEX_AUTO:
        case TEX_BIAS:
        case TEX_LOD:
        case TEX_CSAA: sample(q, &point[lane], (int)limit(q, wanted), out); break;
        case TEX_FETCH: fetch(q, q->source[lane], out); break;
        case TEX_SIZE: size_of(q->texture, q->source[lane][0], out); break;
        case TEX_PREP: prepare(q, q->source[lane], out); break;
        case TEX_QUERYLOD:
            out[0] = (uint32_t)(limit(q, wanted) >> 2);
            out[1] = (uint32_t)(wanted >> 2);
            break;
        case TEX_GATHER: gather(q, &point[lane], out); break;
        }
    }
}
