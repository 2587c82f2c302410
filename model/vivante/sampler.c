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

COMMON_ALWAYS int64_t fixed(uint32_t x)
{
    static const int64_t most = (INT64_C(1) << 39) - 1;
    int32_t up = (int32_t)(x >> 23 & 0xff) - 127; /* of x * 2^23, whose significand is whole then */
    int64_t m = (x & 0x7fffff) | 0x800000;

    if (up < 0 && up >= -23 && !(x >> 31)) return m >> -up; /* nearly always: 0 to 1 */
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

COMMON_ALWAYS struct axis along(uint32_t coordinate, uint32_t size, bool clamp, bool linear)
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
    if (addr < t->memory->size && t->memory->size - addr >= 4) {
        const uint8_t *p = t->memory->byte + addr;
        return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    }
    uint32_t word = 0;
    for (uint32_t i = 0; i < 4; i++) word |= byte_at(t, addr + i) << 8 * i;
    return word;
}

/* c / 255 to nearest, which never lies in the middle of two numbers: with n the highest bit of c,
 * it is a significand of 24 bits at 2^(n - 8), and all of them and one more for 255. */
#define TOP_BIT(c)                                                                                 \
    ((c) >> 7   ? 7u                                                                               \
     : (c) >> 6 ? 6u                                                                               \
     : (c) >> 5 ? 5u                                                                               \
     : (c) >> 4 ? 4u                                                                               \
     : (c) >> 3 ? 3u                                                                               \
     : (c) >> 2 ? 2u                                                                               \
     : (c) >> 1 ? 1u                                                                               \
                : 0u)
#define UNORM(c)                                                                                   \
    ((c) ? ((TOP_BIT(c) + 118) << 23) +                                                            \
               (uint32_t)((((uint64_t)(c) << (32 - TOP_BIT(c))) + 255) / 510)                      \
         : 0)
#define UNORM_4(c)  UNORM((c)), UNORM((c) + 1), UNORM((c) + 2), UNORM((c) + 3)
#define UNORM_16(c) UNORM_4((c)), UNORM_4((c) + 4), UNORM_4((c) + 8), UNORM_4((c) + 12)
#define UNORM_64(c) UNORM_16((c)), UNORM_16((c) + 16), UNORM_16((c) + 32), UNORM_16((c) + 48)
static const uint32_t unorm[256] = {UNORM_64(0), UNORM_64(64), UNORM_64(128), UNORM_64(192)};

/* Its four bytes. */
static uint32_t texel8(const struct texture *t, uint32_t x, uint32_t y)
{
    return word_at(t, t->base + y * t->stride + x * 4);
}

static void read_texel(const struct texture *t, uint32_t x, uint32_t y, uint32_t *rgba)
{
    uint32_t row = t->base + y * t->stride;
    uint32_t bytes = t->format == VIVANTE_FMT_RGBA8 ? texel8(t, x, y) : 0;
    for (unsigned c = 0; c < 4; c++) {
        if (t->format == VIVANTE_FMT_RGBA8) rgba[c] = unorm[bytes >> 8 * c & 0xff];
        else if (t->format == VIVANTE_FMT_RGBA32F) rgba[c] = word_at(t, row + x * 16 + 4 * c);
        else rgba[c] = c == 0 ? word_at(t, row + x * 4) : c == 3 ? VIVANTE_ONE : 0;
    }
}

COMMON_ALWAYS uint64_t channels02(uint32_t texel)
{
    return (texel & 0xff) | (uint64_t)(texel >> 16 & 0xff) << 32;
}

COMMON_ALWAYS void filter(const struct texture *t, struct axis u, struct axis v, uint32_t *rgba)
{
    static const uint64_t half = UINT64_C(0x0000800000008000);
    uint32_t a = texel8(t, u.first, v.first), b = texel8(t, u.second, v.first);
    uint32_t c = texel8(t, u.first, v.second), d = texel8(t, u.second, v.second);
    uint64_t right = u.weight, left = 256 - right, low = v.weight, high = 256 - low;
    uint64_t even = half + (channels02(a) * left + channels02(b) * right) * high +
                    (channels02(c) * left + channels02(d) * right) * low;
    uint64_t odd = half + (channels02(a >> 8) * left + channels02(b >> 8) * right) * high +
                   (channels02(c >> 8) * left + channels02(d >> 8) * right) * low;

    /* channels 0 and 2, 1 and 3, have 32 bits each: 2^24 - 2^16 + 2^15 at most */
    rgba[0] = unorm[even >> 16 & 0xff];
    rgba[1] = unorm[odd >> 16 & 0xff];
    rgba[2] = unorm[even >> 48];
    rgba[3] = unorm[odd >> 48];
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
    if (t->bilinear) {
        filter(t, along(coordinate[0], t->width, t->clamp_u, true),
               along(coordinate[1], t->height, t->clamp_v, true), rgba);
    } else {
        read_texel(t, along(coordinate[0], t->width, t->clamp_u, false).first,
                   along(coordinate[1], t->height, t->clamp_v, false).first, rgba);
    }
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
