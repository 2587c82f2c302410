/* See sampler.h. Numbers of steps are those of sheet 6.3. */
#include "sampler.h"

#include <string.h>

#include "number.h"

enum { FIXED_ONE = 1 << 23, LEVELS_MASK = 15 };

struct texture {
    const struct vivante_texture_memory *memory;
    unsigned format, levels;
    bool clamp_u, clamp_v, bilinear;
    uint32_t base, stride, width, height; /* of the level */
};

static struct texture open_level(const struct vivante_texture_memory *memory, const uint32_t *s,
                                 unsigned level)
{
    uint32_t width = (s[1] & 0xffff) >> level, height = s[1] >> 16 >> level;
    return (struct texture){
        .memory = memory,
        .format = s[0] & 3,
        .levels = s[0] >> 8 & LEVELS_MASK,
        .clamp_u = s[0] >> 4 & 1,
        .clamp_v = s[0] >> 5 & 1,
        .bilinear = (s[0] >> 6 & 1) && (s[0] & 3) == VIVANTE_FMT_RGBA8,
        .base = s[2 + 2 * level],
        .stride = s[3 + 2 * level],
        .width = width ? width : 1,
        .height = height ? height : 1,
    };
}

/* ---- step 1: the level. */

static unsigned clamp_level(int32_t level, unsigned levels)
{
    return level < 0 ? 0 : level >= (int32_t)levels ? levels - 1 : (unsigned)level;
}

static unsigned level_of(enum vivante_tex_op op, const uint32_t (*v)[4], unsigned use,
                         unsigned levels)
{
    uint32_t lod;
    switch (op) {
    case VIVANTE_TEX_LDB:
    case VIVANTE_TEX_LDL: lod = use & 2 ? v[1][0] : v[0][3]; break;
    case VIVANTE_TEX_LDLPCF: lod = v[1][0]; break;
    case VIVANTE_TEX_FETCH:
        return clamp_level((int32_t)vivante_to_int(v[1][0], true, 32, COMMON_RZ), levels);
    default: return 0;
    }
    uint32_t half = vivante_add(lod, 0x3f000000, COMMON_RZ);
    return clamp_level((int32_t)vivante_to_int(half, true, 32, COMMON_RM), levels);
}

/* ---- steps 2 and 3: texels along an axis. */

static int64_t fixed(uint32_t x)
{
    static const int64_t most = (INT64_C(1) << 39) - 1;
    int32_t up = (int32_t)(x >> 23 & 0xff) - 127; /* of x * 2^23, whose significand is whole then */
    int64_t m = (x & 0x7fffff) | 0x800000;

    if (vivante_is_nan(x) || !(x & VIVANTE_INF)) return 0;
    if (up > 17) return x >> 31 ? -most - 1 : most;
    if (up >= 0) m <<= up;
    else if (x >> 31) m = up < -30 ? 1 : (m + (INT64_C(1) << -up) - 1) >> -up;
    else m = up < -30 ? 0 : m >> -up;
    m = x >> 31 ? -m : m;
    return m > most ? most : m < -most - 1 ? -most - 1 : m;
}

struct axis {
    uint32_t first, second; /* texels */
    uint32_t weight;        /* of the second, of 256 */
};

static struct axis along(uint32_t coordinate, uint32_t size, bool clamp, bool linear)
{
    int64_t f = fixed(coordinate);
    uint32_t fraction = (uint32_t)f & (FIXED_ONE - 1);
    if (clamp && f < 0) fraction = 0;
    if (clamp && f >= FIXED_ONE) fraction = FIXED_ONE - 1;
    int32_t p = (int32_t)((uint64_t)fraction * size >> 15), last = (int32_t)size - 1;
    if (!linear) return (struct axis){(uint32_t)p >> 8, (uint32_t)p >> 8, 0};
    int32_t q = p - 128, first = q < 0 ? -1 : q >> 8, second = first + 1;
    uint32_t weight = (uint32_t)q & 0xff;
    if (first < 0) first = clamp ? 0 : last;
    if (second > last) second = clamp ? last : 0;
    return (struct axis){(uint32_t)first, (uint32_t)second, weight};
}

/* ---- steps 4 and 5: a texel. */

static uint32_t byte_at(const struct texture *t, uint32_t addr)
{
    return addr < t->memory->size ? t->memory->byte[addr] : 0;
}

static uint32_t word_at(const struct texture *t, uint32_t addr)
{
    uint32_t word = 0;
    for (uint32_t i = 0; i < 4; i++) word |= byte_at(t, addr + i) << 8 * i;
    return word;
}

/* c / 255 to nearest: the quotient never lies in the middle of two numbers. */
static uint32_t unorm(uint32_t c)
{
    if (c == 0) return 0;
    uint64_t q = ((uint64_t)c << 40) / 255;
    return (uint32_t)common_float_from_u64(&vivante_f32, q << 1 | 1, COMMON_RN) -
           ((uint32_t)41 << 23);
}

static uint32_t channel8(const struct texture *t, uint32_t x, uint32_t y, unsigned channel)
{
    return byte_at(t, t->base + y * t->stride + x * 4 + channel);
}

static void read_texel(const struct texture *t, uint32_t x, uint32_t y, uint32_t *rgba)
{
    uint32_t row = t->base + y * t->stride;
    for (unsigned c = 0; c < 4; c++) {
        if (t->format == VIVANTE_FMT_RGBA8) rgba[c] = unorm(channel8(t, x, y, c));
        else if (t->format == VIVANTE_FMT_RGBA32F) rgba[c] = word_at(t, row + x * 16 + 4 * c);
        else rgba[c] = c == 0 ? word_at(t, row + x * 4) : c == 3 ? VIVANTE_ONE : 0;
    }
}

static void filter(const struct texture *t, struct axis u, struct axis v, uint32_t *rgba)
{
    for (unsigned c = 0; c < 4; c++) {
        uint32_t top = channel8(t, u.first, v.first, c) * (256 - u.weight) +
                       channel8(t, u.second, v.first, c) * u.weight;
        uint32_t bottom = channel8(t, u.first, v.second, c) * (256 - u.weight) +
                          channel8(t, u.second, v.second, c) * u.weight;
        uint32_t sum = top * (256 - v.weight) + bottom * v.weight;
        rgba[c] = unorm((sum + 32768) >> 16);
    }
}

/* ---- steps 6 to 8. */

/* The reference value of a shadow; NULL: there is none. */
static const uint32_t *reference_of(enum vivante_tex_op op, const uint32_t (*v)[4], unsigned use)
{
    switch (op) {
    case VIVANTE_TEX_LD:
    case VIVANTE_TEX_LDB:
    case VIVANTE_TEX_LDL: return use & 4 ? &v[2][0] : NULL;
    case VIVANTE_TEX_LDPCF: return use & 4 ? &v[2][0] : &v[0][2];
    case VIVANTE_TEX_LDLPCF: return &v[2][0];
    case VIVANTE_TEX_LDGPCF: return &v[0][3];
    case VIVANTE_TEX_LDD:
    case VIVANTE_TEX_FETCH:
    case VIVANTE_TEX_GATHER: break;
    }
    return NULL;
}

static void shade(const struct texture *t, const uint32_t *coordinate, uint32_t reference,
                  uint32_t *rgba)
{
    struct axis u = along(coordinate[0], t->width, t->clamp_u, false);
    struct axis v = along(coordinate[1], t->height, t->clamp_v, false);
    uint32_t texel[4];

    read_texel(t, u.first, v.first, texel);
    unsigned is = common_float_compare(&vivante_f32, reference, texel[0]);
    for (unsigned c = 0; c < 4; c++) rgba[c] = is & (COMMON_LESS | COMMON_EQUAL) ? VIVANTE_ONE : 0;
}

static void gather(const struct texture *t, const uint32_t *coordinate, unsigned channel,
                   uint32_t *rgba)
{
    struct axis u = along(coordinate[0], t->width, t->clamp_u, true);
    struct axis v = along(coordinate[1], t->height, t->clamp_v, true);
    const uint32_t x[4] = {u.first, u.second, u.second, u.first};
    const uint32_t y[4] = {v.second, v.second, v.first, v.first};

    for (unsigned i = 0; i < 4; i++) {
        uint32_t texel[4];
        read_texel(t, x[i], y[i], texel);
        rgba[i] = texel[channel];
    }
}

static void sample(const struct texture *t, const uint32_t *coordinate, uint32_t *rgba)
{
    struct axis u = along(coordinate[0], t->width, t->clamp_u, t->bilinear);
    struct axis v = along(coordinate[1], t->height, t->clamp_v, t->bilinear);

    if (t->bilinear) filter(t, u, v, rgba);
    else read_texel(t, u.first, v.first, rgba);
}

void vivante_sample(const struct vivante_texture_memory *memory, const uint32_t *sampler,
                    enum vivante_tex_op op, const uint32_t (*v)[4], unsigned use, uint32_t *rgba)
{
    memset(rgba, 0, 4 * sizeof *rgba);
    if (!(sampler[0] & VIVANTE_SAMPLER_THERE)) return;
    unsigned level = level_of(op, v, use, sampler[0] >> 8 & LEVELS_MASK);
    struct texture t = open_level(memory, sampler, level);
    const uint32_t *reference = reference_of(op, v, use);

    if (op == VIVANTE_TEX_FETCH) {
        if (v[0][0] < t.width && v[0][1] < t.height) read_texel(&t, v[0][0], v[0][1], rgba);
    } else if (op == VIVANTE_TEX_GATHER) gather(&t, v[0], v[1][0] & 3, rgba);
    else if (reference != NULL) shade(&t, v[0], *reference, rgba);
    else sample(&t, v[0], rgba);
}
