/* The texture unit, sheet 10. Integers and the arithmetic of the MP, so that every host gives the
 * same bits. */
#include "texture.h"

#include <stdbool.h>
#include <string.h>

#include "../common/f32.h"
#include "sfu.h"

enum { AXES = 3, FACES = 6, SIZE_MAX_TEXELS = 8192 };
enum { HALF = 0x3f000000, ONE_256TH = 0x3b800000 }; /* f32 */
static const uint32_t SIGN = 0x80000000;
enum { FIX_ONE = 256, FIX_LIMIT = 1 << 30 };

enum kind { NONE, K1D, K2D, K3D, CUBE, ARRAY_1D, ARRAY_2D, ARRAY_CUBE, KINDS };
enum format { RGBA8, R32F, RGBA32F, FORMATS };
enum wrap { REPEAT, CLAMP, MIRROR, BORDER };
enum levels { BASE, NEAREST, LINEAR };

/* What each kind has. */
static const struct {
    uint8_t coordinates; /* that an instruction gives */
    uint8_t axes;        /* along which texels are filtered */
    bool array, cube;
} kinds[KINDS] = {
    [K1D] = {1, 1, false, false},      [K2D] = {2, 2, false, false},
    [K3D] = {3, 3, false, false},      [CUBE] = {3, 2, false, true},
    [ARRAY_1D] = {1, 1, true, false},  [ARRAY_2D] = {2, 2, true, false},
    [ARRAY_CUBE] = {3, 2, true, true},
};
static const uint8_t texel_bytes[FORMATS] = {4, 4, 16};

struct texture {
    uint32_t kind, format, levels;
    uint32_t size[AXES]; /* of level 0; 1 along an axis that there is not */
    uint32_t layers;     /* 1 without; a cube's is not multiplied by its faces */
    uint32_t address;
};

struct sampler {
    uint32_t wrap[AXES];
    bool magnify, minify; /* linear */
    uint32_t levels;
    bool compare;
    uint32_t relations;
    int32_t bias, least, greatest;
    uint32_t border[4];
};

/* What one lane asks for. */
struct point {
    uint32_t c[AXES]; /* f32, along the axes */
    uint32_t slice;   /* layer or face, or both */
    uint32_t reference;
    uint32_t extra; /* bias or LOD */
};

struct quad {
    const struct tesla_texels *texels;
    struct tesla_texture_head head;
    struct texture texture;
    struct sampler sampler;
    struct point point[TESLA_QUAD];
    unsigned first; /* lowest executing lane */
};

void tesla_texture_pack(const struct tesla_texture_head *h, uint32_t word[2])
{
    word[0] = (h->texture & 0xff) | (h->sampler & 0x1f) << 8 | (h->op & 0xf) << 13 |
              ((h->sources - 1) & 3) << 17 | (h->mask & 0xf) << 19 | (h->cube & 1) << 23 |
              (h->derivatives & 1) << 24 | (h->lanes & 0xf) << 28;
    word[1] = 0;
    for (unsigned i = 0; i < AXES; i++) word[1] |= ((uint32_t)h->offset[i] & 0xf) << 4 * i;
}

void tesla_texture_unpack(const uint32_t word[2], struct tesla_texture_head *h)
{
    h->texture = word[0] & 0xff;
    h->sampler = word[0] >> 8 & 0x1f;
    h->op = word[0] >> 13 & 0xf;
    h->sources = (word[0] >> 17 & 3) + 1;
    h->mask = word[0] >> 19 & 0xf;
    h->cube = word[0] >> 23 & 1;
    h->derivatives = word[0] >> 24 & 1;
    h->lanes = word[0] >> 28;
    for (unsigned i = 0; i < AXES; i++) h->offset[i] = (int32_t)((word[1] >> 4 * i & 0xf) ^ 8) - 8;
}

/* ---- numbers. */

/* floor(x * 256); denormals are 0 as they are everywhere */
static int32_t fix(uint32_t x)
{
    int shift = (int)(x >> 23 & 0xff) - 142; /* of the significand */
    int64_t m = (x & 0x7fffff) | 0x800000;
    if (common_f32_is_nan(x) || (x & 0x7f800000) == 0) return 0;
    if (x >> 31) m = -m;
    if (shift > 7) return m < 0 ? -FIX_LIMIT : FIX_LIMIT;
    if (shift < -40) return m < 0 ? -1 : 0;
    m = shift >= 0 ? m * ((int64_t)1 << shift) : m >> -shift;
    if (m > FIX_LIMIT) return FIX_LIMIT;
    return m < -FIX_LIMIT ? -FIX_LIMIT : (int32_t)m;
}

static uint32_t from_int(uint32_t x)
{
    return common_f32_from_u32(x, COMMON_RN);
}

static uint32_t subtract(uint32_t a, uint32_t b)
{
    return common_f32_add(a, b ^ SIGN, false);
}

/* byte / 255, to nearest: there are no ties. */
static uint32_t from_byte(uint32_t byte)
{
    unsigned shift = 23;
    if (byte == 0) return 0;
    while (((uint64_t)byte << shift) / 255 < 0x800000) shift++;
    uint32_t m = (uint32_t)((((uint64_t)byte << (shift + 1)) / 255 + 1) / 2);
    return ((150 - shift) << 23) + (m & 0x7fffff);
}

/* floor(128 * log2 x), x positive: seven bits of the logarithm by squaring. */
static int32_t log2_of(uint32_t x)
{
    if (common_f32_is_nan(x)) x = COMMON_F32_INF;
    uint64_t m = (uint64_t)((x & 0x7fffff) | 0x800000) << 8;
    int32_t r = (int32_t)(x >> 23) - 127;
    for (unsigned i = 0; i < 7; i++) {
        m = m * m >> 31;
        r = r * 2 + (int32_t)(m >> 32);
        m >>= m >> 32;
    }
    return r;
}

/* weight: of q, in 1/256 */
static uint32_t blend(uint32_t p, uint32_t q, uint32_t weight)
{
    if (weight == 0) return p;
    uint32_t w = common_f32_mul(from_int(weight), ONE_256TH, false);
    uint32_t v = common_f32_mul(from_int(FIX_ONE - weight), ONE_256TH, false);
    return common_f32_add(common_f32_mul(p, v, false), common_f32_mul(q, w, false), false);
}

static void blend_texel(uint32_t p[4], const uint32_t q[4], uint32_t weight)
{
    for (unsigned i = 0; i < 4; i++) p[i] = blend(p[i], q[i], weight);
}

/* ---- tables. */

static uint32_t table_word(const struct tesla_texels *t, unsigned bank, uint64_t addr)
{
    const uint8_t *p = t->byte[bank];
    if (!p || addr + 4 > t->size[bank]) return 0;
    p += addr;
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void read_texture(const struct tesla_texels *t, uint32_t number, struct texture *out)
{
    uint32_t word[5];
    for (unsigned i = 0; i < 5; i++)
        word[i] = table_word(t, TESLA_BANK_TEXTURES, number * TESLA_ENTRY_BYTES + 4 * i);
    memset(out, 0, sizeof *out);
    out->format = word[0] >> 4 & 0xf;
    out->levels = (word[0] >> 8 & 0xf) + 1;
    out->layers = 1;
    out->address = word[4];
    uint32_t kind = word[0] & 0xf;
    if (kind >= KINDS || out->format >= FORMATS || word[4] % 4 != 0) return;
    for (unsigned i = 0; i < AXES; i++) {
        bool has = i < kinds[kind].axes;
        out->size[i] = has ? word[1 + i] : 1;
        if (has && (word[1 + i] < 1 || word[1 + i] > SIZE_MAX_TEXELS)) return;
    }
    if (kinds[kind].array) out->layers = word[3];
    if (out->layers < 1 || out->layers > SIZE_MAX_TEXELS) return;
    out->kind = kind;
}

static void read_sampler(const struct tesla_texels *t, uint32_t number, struct sampler *out)
{
    uint32_t word[8];
    for (unsigned i = 0; i < 8; i++)
        word[i] = table_word(t, TESLA_BANK_SAMPLERS, number * TESLA_ENTRY_BYTES + 4 * i);
    for (unsigned i = 0; i < AXES; i++) out->wrap[i] = word[0] >> 2 * i & 3;
    out->magnify = word[0] >> 6 & 1;
    out->minify = word[0] >> 7 & 1;
    out->levels = word[0] >> 8 & 3;
    out->compare = word[0] >> 12 & 1;
    out->relations = word[0] >> 13 & 7;
    out->bias = fix(word[1]);
    out->least = fix(word[2]);
    out->greatest = fix(word[3]);
    memcpy(out->border, word + 4, sizeof out->border);
}

/* ---- texels. */

static uint32_t level_size(const struct texture *t, unsigned axis, uint32_t level)
{
    uint32_t size = t->size[axis] >> level;
    return size ? size : 1;
}

/* Layers, faces, or both: what is not filtered. */
static uint32_t slices(const struct texture *t)
{
    return t->layers * (kinds[t->kind].cube ? FACES : 1);
}

static uint64_t level_texels(const struct texture *t, uint32_t level)
{
    return (uint64_t)level_size(t, 0, level) * level_size(t, 1, level) * level_size(t, 2, level) *
           slices(t);
}

/* One texel that is there. at: x, y, z */
static void read_texel(const struct quad *q, uint32_t level, const uint32_t at[AXES],
                       uint32_t slice, uint32_t out[4])
{
    const struct texture *t = &q->texture;
    uint64_t texel = 0, addr;
    for (uint32_t i = 0; i < level; i++) texel += level_texels(t, i);
    texel +=
        (((uint64_t)slice * level_size(t, 2, level) + at[2]) * level_size(t, 1, level) + at[1]) *
            level_size(t, 0, level) +
        at[0];
    addr = t->address + texel * texel_bytes[t->format];
    memset(out, 0, 4 * sizeof out[0]);
    if (addr + texel_bytes[t->format] > q->texels->size[TESLA_BANK_TEXELS]) return;
    uint32_t word = table_word(q->texels, TESLA_BANK_TEXELS, addr);
    switch ((enum format)t->format) {
    case RGBA8:
        for (unsigned i = 0; i < 4; i++) out[i] = from_byte(word >> 8 * i & 0xff);
        break;
    case R32F:
        out[0] = word;
        out[3] = COMMON_F32_ONE;
        break;
    case RGBA32F:
        for (unsigned i = 0; i < 4; i++)
            out[i] = table_word(q->texels, TESLA_BANK_TEXELS, addr + 4 * i);
        break;
    case FORMATS: break;
    }
}

/* The texel used for one outside; -1: the border. */
static int32_t wrapped(int64_t i, uint32_t size, uint32_t wrap)
{
    int64_t n = size, period = wrap == MIRROR ? 2 * n : n;
    if (wrap == BORDER) return i < 0 || i >= n ? -1 : (int32_t)i;
    if (wrap == CLAMP) return (int32_t)(i < 0 ? 0 : i >= n ? n - 1 : i);
    i = (i % period + period) % period;
    return (int32_t)(i < n ? i : period - 1 - i);
}

/* A texel of a sampled level, wrapped and compared. */
static void sampled_texel(const struct quad *q, const struct point *p, uint32_t level,
                          const int64_t at[AXES], uint32_t out[4])
{
    const struct texture *t = &q->texture;
    uint32_t place[AXES] = {0};
    bool border = false;
    for (unsigned i = 0; i < kinds[t->kind].axes; i++) {
        uint32_t wrap = kinds[t->kind].cube ? (uint32_t)CLAMP : q->sampler.wrap[i];
        int32_t to = wrapped(at[i], level_size(t, i, level), wrap);
        border = border || to < 0;
        place[i] = to < 0 ? 0 : (uint32_t)to;
    }
    if (border) memcpy(out, q->sampler.border, 4 * sizeof out[0]);
    else read_texel(q, level, place, p->slice, out);
    if (!q->sampler.compare) return;
    bool holds = (common_f32_compare(p->reference, out[0]) & q->sampler.relations) != 0;
    out[0] = out[1] = out[2] = holds ? COMMON_F32_ONE : 0;
    out[3] = COMMON_F32_ONE;
}

/* The texels around a point along each axis: the lower one, and the weight of the next in 1/256. */
static void place(const struct quad *q, const struct point *p, uint32_t level, bool linear,
                  int64_t at[AXES], uint32_t weight[AXES])
{
    const struct texture *t = &q->texture;
    for (unsigned i = 0; i < AXES; i++) {
        at[i] = 0;
        weight[i] = 0;
        if (i >= kinds[t->kind].axes) continue;
        uint32_t u = common_f32_mul(p->c[i], from_int(level_size(t, i, level)), false);
        int32_t f = fix(linear ? subtract(u, HALF) : u);
        at[i] = (f >> 8) + q->head.offset[i];
        weight[i] = linear ? (uint32_t)f & 0xff : 0;
    }
}

/* One level: the texels whose weight is not 0, along x, then y, then z. */
static void sample_level(const struct quad *q, const struct point *p, uint32_t level, bool linear,
                         uint32_t out[4])
{
    int64_t at[AXES], corner[AXES];
    uint32_t weight[AXES], texel[8][4];
    place(q, p, level, linear, at, weight);
    for (unsigned i = 0; i < 8; i++) {
        bool needed = true;
        for (unsigned axis = 0; axis < AXES; axis++) {
            unsigned next = i >> axis & 1;
            corner[axis] = at[axis] + next;
            if (next && weight[axis] == 0) needed = false;
        }
        memset(texel[i], 0, sizeof texel[i]);
        if (needed) sampled_texel(q, p, level, corner, texel[i]);
    }
    for (unsigned axis = 0; axis < AXES; axis++)
        for (unsigned i = 0; i < 8; i += 2u << axis)
            blend_texel(texel[i], texel[i + (1u << axis)], weight[axis]);
    memcpy(out, texel[0], sizeof texel[0]);
}

/* ---- coordinates and level of detail. */

static uint32_t magnitude(uint32_t x)
{
    return x & ~SIGN;
}

static bool at_least(uint32_t a, uint32_t b)
{
    return (common_f32_compare(magnitude(a), magnitude(b)) & (COMMON_GREATER | COMMON_EQUAL)) != 0;
}

/* From a direction to a face and the place on it. */
static uint32_t project(const uint32_t c[AXES], uint32_t st[2])
{
    uint32_t x = c[0], y = c[1], z = c[2], s = SIGN;
    bool along_z = at_least(z, x) && at_least(z, y), along_y = !along_z && at_least(y, x);
    uint32_t major = along_z ? z : along_y ? y : x, a, b, face;
    bool negative = (major & s) != 0;
    if (along_z) {
        face = 4;
        a = negative ? x ^ s : x;
        b = y ^ s;
    } else if (along_y) {
        face = 2;
        a = x;
        b = negative ? z ^ s : z;
    } else {
        face = 0;
        a = negative ? z : z ^ s;
        b = y ^ s;
    }
    uint32_t k = tesla_sfu_rcp(magnitude(major));
    st[0] = common_f32_add(common_f32_mul(common_f32_mul(a, k, false), HALF, false), HALF, false);
    st[1] = common_f32_add(common_f32_mul(common_f32_mul(b, k, false), HALF, false), HALF, false);
    return face + negative;
}

/* A layer as a signed integer, to one that there is. */
static uint32_t clamp_layer(uint32_t layer, uint32_t layers)
{
    if (layer >> 31) return 0;
    return layer < layers ? layer : layers - 1;
}

static bool has_extra(uint32_t op)
{
    return op == TESLA_TEX_BIAS || op == TESLA_TEX_LOD;
}

/* The source registers of one lane in their order. */
static void read_point(const struct quad *q, const uint32_t source[TESLA_TEX_WORDS],
                       struct point *p)
{
    uint32_t kind = q->texture.kind, all[8] = {0}, layer = 0;
    unsigned at = kinds[kind].coordinates;
    memcpy(all, source, q->head.sources * sizeof all[0]);
    memset(p, 0, sizeof *p);
    memcpy(p->c, all, at * sizeof all[0]);
    if (kinds[kind].array) layer = clamp_layer(all[at++], q->texture.layers);
    if (q->sampler.compare) p->reference = all[at++];
    if (has_extra(q->head.op)) p->extra = all[at];
    p->slice = layer;
    if (!kinds[kind].cube) return;
    uint32_t st[2];
    p->slice = FACES * layer + project(all, st);
    memcpy(p->c, st, sizeof st);
    p->c[2] = 0;
}

/* Differences from the quad's first lane in texels; the larger one's logarithm. */
static int64_t implicit_lod(const struct quad *q, struct tesla_texture_response *response)
{
    uint32_t square[2];
    for (unsigned along = 0; along < 2; along++) {
        const struct point *p = &q->point[along ? 2 : 1];
        square[along] = 0;
        for (unsigned i = 0; i < kinds[q->texture.kind].axes; i++) {
            uint32_t d = common_f32_mul(subtract(p->c[i], q->point[0].c[i]),
                                        from_int(q->texture.size[i]), false);
            uint32_t d2 = common_f32_mul(d, d, false);
            response->derivative[along][i] = d;
            square[along] = i ? common_f32_add(square[along], d2, false) : d2;
        }
    }
    uint32_t r = common_f32_max(square[0], square[1]);
    return r == 0 ? -(int64_t)FIX_LIMIT : log2_of(r);
}

/* Before the sampler's limits. */
static int32_t wanted_lod(const struct quad *q, struct tesla_texture_response *response)
{
    uint32_t op = q->head.op, extra = q->point[q->first].extra;
    bool implicit = op == TESLA_TEX_AUTO || op == TESLA_TEX_BIAS || op == TESLA_TEX_QUERYLOD;
    int64_t lod = 0;
    if (op == TESLA_TEX_LOD) return fix(extra);
    if (implicit && q->head.derivatives) lod = implicit_lod(q, response);
    lod += q->sampler.bias;
    if (op == TESLA_TEX_BIAS) lod += fix(extra);
    if (lod > FIX_LIMIT) return FIX_LIMIT;
    return lod < -FIX_LIMIT ? -FIX_LIMIT : (int32_t)lod;
}

static int32_t limited_lod(const struct quad *q, int32_t lod)
{
    if (lod > q->sampler.greatest) lod = q->sampler.greatest;
    return lod < q->sampler.least ? q->sampler.least : lod;
}

/* ---- operations, one lane each. */

static void sample(const struct quad *q, const struct point *p, int32_t lod, uint32_t out[4])
{
    bool linear = lod <= 0 ? q->sampler.magnify : q->sampler.minify;
    uint32_t most = FIX_ONE * (q->texture.levels - 1), levels = q->sampler.levels;
    uint32_t detail = lod < 0 ? 0 : (uint32_t)lod < most ? (uint32_t)lod : most;
    if (levels == NEAREST) detail = (detail + FIX_ONE / 2) & ~(FIX_ONE - 1u);
    if (levels != NEAREST && levels != LINEAR) detail = 0;
    sample_level(q, p, detail / FIX_ONE, linear, out);
    if (detail % FIX_ONE == 0) return;
    uint32_t next[4];
    sample_level(q, p, detail / FIX_ONE + 1, linear, next);
    blend_texel(out, next, detail % FIX_ONE);
}

static void fetch(const struct quad *q, const uint32_t source[TESLA_TEX_WORDS], uint32_t out[4])
{
    const struct texture *t = &q->texture;
    uint32_t all[8] = {0}, place[AXES] = {0}, slice = 0;
    unsigned at = 0;
    memcpy(all, source, q->head.sources * sizeof all[0]);
    memset(out, 0, 4 * sizeof out[0]);
    bool sliced = kinds[t->kind].array || kinds[t->kind].cube;
    uint32_t level = all[kinds[t->kind].axes + sliced];
    if (level >= t->levels) return;
    for (; at < kinds[t->kind].axes; at++) {
        int64_t i = (int64_t)(int32_t)all[at] + q->head.offset[at];
        if (i < 0 || i >= level_size(t, at, level)) return;
        place[at] = (uint32_t)i;
    }
    if (sliced) slice = all[at];
    if (slice >= slices(t)) return;
    read_texel(q, level, place, slice, out);
}

static void gather(const struct quad *q, const struct point *p, uint32_t out[4])
{
    static const uint8_t dx[4] = {0, 1, 1, 0}, dy[4] = {1, 1, 0, 0};
    int64_t at[AXES];
    uint32_t weight[AXES], texel[4];
    place(q, p, 0, true, at, weight);
    for (unsigned i = 0; i < 4; i++) {
        const int64_t corner[AXES] = {at[0] + dx[i], at[1] + dy[i], at[2]};
        sampled_texel(q, p, 0, corner, texel);
        out[i] = texel[0];
    }
}

static void size_of_level(const struct texture *t, uint32_t level, uint32_t out[4])
{
    memset(out, 0, 4 * sizeof out[0]);
    if (level >= t->levels) return;
    for (unsigned i = 0; i < AXES; i++) out[i] = level_size(t, i, level);
    if (kinds[t->kind].array) out[2] = t->layers;
    out[3] = t->levels;
}

static void prepare(const struct tesla_texture_head *head, const uint32_t source[TESLA_TEX_WORDS],
                    uint32_t out[4])
{
    uint32_t all[4] = {0};
    memcpy(all, source, head->sources * sizeof all[0]);
    out[2] = project(all, out) + FACES * all[3];
    out[3] = 0;
}

static void answer_lane(const struct quad *q, unsigned lane, const uint32_t *source, int32_t wanted,
                        uint32_t out[4])
{
    const struct point *p = &q->point[lane];
    int32_t lod = limited_lod(q, wanted);
    switch ((enum tesla_texture_op)q->head.op) {
    case TESLA_TEX_AUTO:
    case TESLA_TEX_BIAS:
    case TESLA_TEX_LOD:
    case TESLA_TEX_CSAA: sample(q, p, lod, out); break;
    case TESLA_TEX_FETCH: fetch(q, source, out); break;
    case TESLA_TEX_SIZE: size_of_level(&q->texture, source[0], out); break;
    case TESLA_TEX_PREP: break; /* needs no texture */
    case TESLA_TEX_QUERYLOD:
        out[0] = (uint32_t)(lod >> 2);
        out[1] = (uint32_t)(wanted >> 2);
        break;
    case TESLA_TEX_GATHER: gather(q, p, out); break;
    }
}

void tesla_texture_answer(void *context, const struct tesla_texture_request *request,
                          struct tesla_texture_response *response)
{
    struct quad q = {.texels = context};
    memset(response, 0, sizeof *response);
    tesla_texture_unpack(request->head, &q.head);
    read_texture(q.texels, q.head.texture, &q.texture);
    read_sampler(q.texels, q.head.sampler, &q.sampler);
    while (q.first < TESLA_QUAD - 1 && !(q.head.lanes >> q.first & 1)) q.first++;
    for (unsigned lane = 0; lane < TESLA_QUAD; lane++)
        if (q.texture.kind != NONE) read_point(&q, request->source[lane], &q.point[lane]);

    int32_t wanted = q.texture.kind != NONE ? wanted_lod(&q, response) : 0;
    response->lod = limited_lod(&q, wanted);
    for (unsigned lane = 0; lane < TESLA_QUAD; lane++) {
        if (!(q.head.lanes >> lane & 1)) continue;
        if (q.head.op == TESLA_TEX_PREP)
            prepare(&q.head, request->source[lane], response->word[lane]);
        else if (q.texture.kind != NONE)
            answer_lane(&q, lane, request->source[lane], wanted, response->word[lane]);
    }
}
