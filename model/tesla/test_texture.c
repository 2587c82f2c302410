/* The texture unit. Expected colours are worked out by hand, or by the host's
 * floating point where a result is exact or rounded once. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "texture.h"

enum { ONE = 0x3f800000, HALF = 0x3f000000, QUARTER = 0x3e800000, TWO = 0x40000000 };

static uint32_t bits_of(float x)
{
    uint32_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

static float float_of(uint32_t u)
{
    float x;
    memcpy(&x, &u, sizeof x);
    return x;
}

/* Tables in words, texels at address 0; one texture and one sampler unless a test makes more. */
struct unit {
    uint8_t texel[4096], texture[TESLA_ENTRY_BYTES * 4], sampler[TESLA_ENTRY_BYTES * 2];
    struct tesla_texels texels;
    struct tesla_texture_head head;
    struct tesla_texture_request request;
    struct tesla_texture_response response;
};

static void put_word(uint8_t *byte, uint32_t at, uint32_t value)
{
    for (unsigned i = 0; i < 4; i++) byte[at + i] = (uint8_t)(value >> 8 * i);
}

static void unit_texture(struct unit *u, uint32_t kind, uint32_t format, uint32_t levels,
                         uint32_t w, uint32_t h, uint32_t d)
{
    const uint32_t word[5] = {kind | format << 4 | (levels - 1) << 8, w, h, d, 0};
    for (unsigned i = 0; i < 5; i++) put_word(u->texture, 4 * i, word[i]);
}

/* R32F texels 0, 1, 2, ... */
static void unit_count(struct unit *u)
{
    for (uint32_t i = 0; i < sizeof u->texel / 4; i++) put_word(u->texel, 4 * i, bits_of((float)i));
}

static struct unit *unit_new(void)
{
    struct unit *u = calloc(1, sizeof *u);
    assert_non_null(u);
    u->texels = (struct tesla_texels){{u->texel, u->texture, u->sampler},
                                      {sizeof u->texel, sizeof u->texture, sizeof u->sampler}};
    u->head = (struct tesla_texture_head){.sources = 4, .mask = 15, .lanes = 15};
    return u;
}

static void unit_sampler(struct unit *u, uint32_t flags, uint32_t bias, uint32_t least,
                         uint32_t most)
{
    put_word(u->sampler, 0, flags);
    put_word(u->sampler, 4, bias);
    put_word(u->sampler, 8, least);
    put_word(u->sampler, 12, most);
}

enum {
    REPEAT = 0,
    CLAMP = 0x15,
    MIRROR = 0x2a,
    BORDER = 0x3f,
    LINEAR = 0xc0,
    MIP_NEAREST = 0x100,
    MIP_LINEAR = 0x200,
    COMPARE = 0x1000,
    LESS = 0x2000,
    EQUAL = 0x4000,
    GREATER = 0x8000
};

/* The same sources in all four lanes.
 *   returns  the first component of lane 0 */
static uint32_t ask(struct unit *u, uint32_t op, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    u->head.op = op;
    tesla_texture_pack(&u->head, u->request.head);
    for (unsigned lane = 0; lane < 4; lane++) {
        const uint32_t source[4] = {a, b, c, d};
        memcpy(u->request.source[lane], source, sizeof source);
    }
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    return u->response.word[0][0];
}

static void assert_words(const struct unit *u, uint32_t x, uint32_t y, uint32_t z, uint32_t w)
{
    const uint32_t want[4] = {x, y, z, w};
    for (unsigned i = 0; i < 4; i++) assert_int_equal(u->response.word[0][i], want[i]);
}

static void test_head_packs(void **state)
{
    (void)state;
    const struct tesla_texture_head head = {.texture = 0xab,
                                            .sampler = 0x15,
                                            .op = 8,
                                            .sources = 3,
                                            .mask = 0xd,
                                            .cube = 1,
                                            .derivatives = 1,
                                            .lanes = 0x9,
                                            .offset = {-8, 7, -1}};
    struct tesla_texture_head back;
    uint32_t word[2];
    tesla_texture_pack(&head, word);
    assert_int_equal(word[0], 0xabu | 0x15u << 8 | 8u << 13 | 2u << 17 | 0xdu << 19 | 1u << 23 |
                                  1u << 24 | 9u << 28);
    assert_int_equal(word[1], 0x8 | 7 << 4 | 0xf << 8);
    tesla_texture_unpack(word, &back);
    assert_memory_equal(&head, &back, sizeof head);
}

/* Every byte as the host divides it, which rounds to nearest once. */
static void test_rgba8_is_byte_over_255(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 1, 0, 1, 256, 1, 1);
    for (uint32_t i = 0; i < 256; i++) put_word(u->texel, 4 * i, i | (255 - i) << 8 | 0x80 << 16);
    for (uint32_t i = 0; i < 256; i++) {
        ask(u, TESLA_TEX_FETCH, i, 0, 0, 0);
        assert_words(u, bits_of((float)i / 255.0f), bits_of((float)(255 - i) / 255.0f),
                     bits_of(128 / 255.0f), 0);
    }
    free(u);
}

static void test_formats(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 1, 1, 1, 8, 1, 1);
    ask(u, TESLA_TEX_AUTO, bits_of(0.3f), 0, 0, 0); /* 2.4 */
    assert_words(u, bits_of(2), 0, 0, ONE);
    unit_texture(u, 1, 2, 1, 8, 1, 1);
    ask(u, TESLA_TEX_AUTO, bits_of(0.3f), 0, 0, 0);
    assert_words(u, bits_of(8), bits_of(9), bits_of(10), bits_of(11));
    put_word(u->texel, 0, 0x7f800123); /* nearest passes all bits */
    ask(u, TESLA_TEX_AUTO, 0, 0, 0, 0);
    assert_words(u, 0x7f800123, ONE, TWO, bits_of(3));
    free(u);
}

/* Where the texels of each kind lie: all of them are fetched, and counted. */
static void test_layout_of_every_kind(void **state)
{
    (void)state;
    static const uint8_t axes[8] = {0, 1, 2, 3, 2, 1, 2, 2}, cube[8] = {[4] = 1, [7] = 1};
    static const uint8_t array[8] = {[5] = 1, [6] = 1, [7] = 1};
    for (uint32_t kind = 1; kind < 8; kind++) {
        struct unit *u = unit_new();
        unit_count(u);
        unit_texture(u, kind, 1, 3, 5, 4, 3);
        uint32_t next = 0;
        for (uint32_t level = 0; level < 3; level++) {
            uint32_t w = 5 >> level, h = axes[kind] > 1 ? 4 >> level : 1;
            uint32_t d = axes[kind] > 2 ? (3 >> level ? 3 >> level : 1) : 1;
            uint32_t slices = (array[kind] ? 3 : 1) * (cube[kind] ? 6 : 1);
            for (uint32_t slice = 0; slice < slices; slice++)
                for (uint32_t z = 0; z < d; z++)
                    for (uint32_t y = 0; y < h; y++)
                        for (uint32_t x = 0; x < w; x++, next++) {
                            uint32_t s[4] = {x, y, z, 0};
                            uint32_t at = axes[kind];
                            if (array[kind] || cube[kind]) s[at++] = slice;
                            s[at] = level;
                            uint32_t have = ask(u, TESLA_TEX_FETCH, s[0], s[1], s[2], s[3]);
                            if (have != bits_of((float)next))
                                fail_msg("kind %u level %u: %u,%u,%u,%u: 0x%x, expected %u", kind,
                                         level, x, y, z, slice, have, next);
                        }
        }
        free(u);
    }
}

static void test_fetch_outside_is_0(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 2, 1, 2, 4, 4, 1);
    assert_int_equal(ask(u, TESLA_TEX_FETCH, 3, 3, 0, 0), bits_of(15));
    assert_int_equal(u->response.word[0][3], ONE);
    ask(u, TESLA_TEX_FETCH, 4, 3, 0, 0);
    assert_words(u, 0, 0, 0, 0);
    ask(u, TESLA_TEX_FETCH, 0xffffffff, 3, 0, 0);
    assert_words(u, 0, 0, 0, 0);
    ask(u, TESLA_TEX_FETCH, 0, 0, 2, 0);
    assert_words(u, 0, 0, 0, 0);
    u->head.offset[0] = -2;
    u->head.offset[1] = 1;
    assert_int_equal(ask(u, TESLA_TEX_FETCH, 3, 1, 0, 0), bits_of(9));
    free(u);
}

/* What is no texture reads 0. */
static void test_bad_textures_are_0(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    for (unsigned i = 0; i < 12; i++) {
        unit_count(u);
        unit_texture(u, 2, 1, 1, 4, 4, 1);
        switch (i) {
        case 0: unit_texture(u, 0, 1, 1, 4, 4, 1); break;
        case 1: unit_texture(u, 8, 1, 1, 4, 4, 1); break;
        case 2: unit_texture(u, 2, 3, 1, 4, 4, 1); break;
        case 3: unit_texture(u, 2, 1, 1, 0, 4, 1); break;
        case 4: unit_texture(u, 2, 1, 1, 4, 8193, 1); break;
        case 5: unit_texture(u, 6, 1, 1, 4, 4, 0); break;
        case 6: put_word(u->texture, 16, 2); break;
        case 7: put_word(u->texture, 16, sizeof u->texel); break;
        case 8: u->head.texture = 1; break;   /* empty */
        case 9: u->head.texture = 200; break; /* beyond the table */
        case 10: u->texels.byte[TESLA_BANK_TEXELS] = NULL; break;
        case 11: u->texels.size[TESLA_BANK_TEXELS] = 0; break;
        }
        ask(u, TESLA_TEX_AUTO, bits_of(0.9f), 0, 0, 0);
        if (i == 10) assert_words(u, 0, 0, 0, ONE); /* the word is 0; the format adds w */
        else assert_words(u, 0, 0, 0, 0);
        if (i != 7 && i < 10) {
            ask(u, TESLA_TEX_SIZE, 0, 0, 0, 0);
            assert_words(u, 0, 0, 0, 0);
        }
        u->head.texture = 0;
        u->texels.byte[TESLA_BANK_TEXELS] = u->texel;
    }
    unit_sampler(u, COMPARE | EQUAL, 0, 0, 0); /* a texel that is outside compares, a texture not */
    u->texels.size[TESLA_BANK_TEXELS] = 0;
    ask(u, TESLA_TEX_AUTO, 0, 0, 0, 0);
    assert_words(u, ONE, ONE, ONE, ONE);
    unit_texture(u, 0, 1, 1, 4, 4, 1);
    ask(u, TESLA_TEX_AUTO, 0, 0, 0, 0);
    assert_words(u, 0, 0, 0, 0);
    free(u);
}

static void test_wrapping(void **state)
{
    (void)state;
    static const struct {
        uint32_t wrap;
        float at[6];
    } cases[] = {
        /* texel numbers -5 -1 0 3 4 9 of 4 */
        {REPEAT, {3, 3, 0, 3, 0, 1}},
        {CLAMP, {0, 0, 0, 3, 3, 3}},
        {MIRROR, {3, 0, 0, 3, 3, 1}},
        {BORDER, {77, 77, 0, 3, 77, 77}},
    };
    static const int number[6] = {-5, -1, 0, 3, 4, 9};
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 1, 1, 1, 4, 1, 1);
    put_word(u->sampler, 16, bits_of(77));
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 6; k++) {
            unit_sampler(u, cases[i].wrap, 0, 0, 0);
            uint32_t x = bits_of(((float)number[k] + 0.5f) / 4);
            uint32_t have = ask(u, TESLA_TEX_AUTO, x, 0, 0, 0);
            if (have != bits_of(cases[i].at[k]))
                fail_msg("wrap 0x%x number %d: %g", cases[i].wrap, number[k], float_of(have));
        }
    unit_sampler(u, REPEAT, 0, 0, 0);
    u->head.offset[0] = -3; /* the offset comes before wrapping */
    assert_int_equal(ask(u, TESLA_TEX_AUTO, bits_of(0.4f), 0, 0, 0), bits_of(2));
    u->head.offset[0] = 0;
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0x7fc00000, 0, 0, 0), 0); /* NaN is 0 */
    assert_int_equal(ask(u, TESLA_TEX_AUTO, bits_of(-0.0f), 0, 0, 0), 0);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0x80800000, 0, 0, 0), bits_of(3)); /* just below 0 */
    unit_sampler(u, CLAMP, 0, 0, 0);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0x7f800000, 0, 0, 0), bits_of(3));
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0xff800000, 0, 0, 0), 0);
    free(u);
}

/* The host's linear filter over small integers and weights of 1/256 is exact, so it is the same. */
static void test_linear_filter(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_count(u);
    unit_sampler(u, CLAMP | LINEAR, 0, 0, 0);
    for (unsigned axes = 1; axes <= 3; axes++) {
        unit_texture(u, axes, 1, 1, 4, 4, 4);
        for (unsigned i = 0; i < 500; i++) {
            float c[3], texel[8], want;
            int base[3];
            float w[3];
            for (unsigned k = 0; k < 3; k++) {
                float at = k < axes ? (float)(i * (k * 31 + 17) % 1024) / 256 : 0.5f;
                c[k] = at / 4;
                base[k] = (int)floorf(at - 0.5f);
                w[k] = at - 0.5f - (float)base[k];
            }
            for (unsigned corner = 0; corner < 8; corner++) {
                int n[3];
                for (unsigned k = 0; k < 3; k++) {
                    n[k] = base[k] + (int)(corner >> k & 1);
                    n[k] = n[k] < 0 ? 0 : n[k] > 3 ? 3 : n[k];
                    if (k >= axes) n[k] = 0;
                }
                texel[corner] = (float)(n[0] + 4 * n[1] + 16 * n[2]);
            }
            for (unsigned k = 0; k < 3; k++)
                for (unsigned corner = 0; corner < 8; corner += 2u << k)
                    texel[corner] = texel[corner] * (1 - w[k]) + texel[corner + (1u << k)] * w[k];
            want = texel[0];
            uint32_t have = ask(u, TESLA_TEX_AUTO, bits_of(c[0]), bits_of(c[1]), bits_of(c[2]), 0);
            if (fabsf(float_of(have) - want) > 63.0f / 8388608)
                fail_msg("%u axes at %g,%g,%g: %g, expected %g", axes, c[0], c[1], c[2],
                         float_of(have), want);
        }
    }
    free(u);
}

/* A texel with weight 0 does not matter, be it infinite. */
static void test_weight_0_is_left_out(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 1, 1, 1, 2, 1, 1);
    unit_sampler(u, CLAMP | LINEAR, 0, 0, 0);
    put_word(u->texel, 0, 0x00000001); /* a denormal passes too */
    put_word(u->texel, 4, 0x7f800000);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, QUARTER, 0, 0, 0), 1);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, HALF, 0, 0, 0), 0x7f800000);
    free(u);
}

static void test_levels(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 1, 1, 4, 8, 1, 1);
    for (uint32_t i = 0; i < 15; i++) /* level 0 is 10.0, level 1 20.0, .. */
        put_word(u->texel, 4 * i, bits_of(i < 8 ? 10 : i < 12 ? 20 : i < 14 ? 30 : 40));
    static const struct {
        uint32_t flags;
        float lod, want;
    } cases[] = {
        {0, 2, 10},
        {MIP_NEAREST | MIP_LINEAR, 2, 10},
        {MIP_NEAREST, 0.49f, 10},
        {MIP_NEAREST, 0.5f, 20},
        {MIP_NEAREST, 9, 40},
        {MIP_NEAREST, -3, 10},
        {MIP_NEAREST, 2.6f, 40},
        {MIP_LINEAR, 0.25f, 12.5f},
        {MIP_LINEAR, 2.75f, 37.5f},
        {MIP_LINEAR, 3, 40},
        {MIP_LINEAR, -0.5f, 10},
        {MIP_LINEAR, 100, 40},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        unit_sampler(u, cases[i].flags, 0, bits_of(-16), bits_of(16));
        uint32_t have = ask(u, TESLA_TEX_LOD, 0, bits_of(cases[i].lod), 0, 0);
        if (have != bits_of(cases[i].want)) fail_msg("case %u: %g", i, float_of(have));
    }
    /* the sampler's limits, of which the least wins; its bias does not count here */
    unit_sampler(u, MIP_NEAREST, bits_of(1), bits_of(2), bits_of(1));
    assert_int_equal(ask(u, TESLA_TEX_LOD, 0, 0, 0, 0), bits_of(30));
    unit_sampler(u, MIP_NEAREST, bits_of(1), 0, bits_of(1));
    assert_int_equal(ask(u, TESLA_TEX_LOD, 0, bits_of(3), 0, 0), bits_of(20));
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0, 0, 0, 0), bits_of(20)); /* the bias alone */
    unit_sampler(u, MIP_NEAREST, bits_of(1), bits_of(-16), bits_of(16));
    assert_int_equal(ask(u, TESLA_TEX_BIAS, 0, bits_of(1), 0, 0), bits_of(30));
    assert_int_equal(ask(u, TESLA_TEX_CSAA, 0, 0xf, 0, 0), bits_of(20));
    free(u);
}

/* Magnify and minify have filters of their own: LOD 0 still magnifies. */
static void test_filters_of_lod(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 1, 1, 1, 4, 1, 1);
    static const float want[2][2] = {{1, 0.5f}, {0.5f, 1}};
    for (unsigned i = 0; i < 2; i++) {
        unit_sampler(u, CLAMP | (i ? 0x40 : 0x80), 0, bits_of(-16), bits_of(16));
        assert_int_equal(ask(u, TESLA_TEX_LOD, QUARTER, 0, 0, 0), bits_of(want[i][0]));
        assert_int_equal(ask(u, TESLA_TEX_LOD, QUARTER, 0x3b800000, 0, 0), bits_of(want[i][1]));
    }
    free(u);
}

/* A quad without any slope, and a bias below all: their sum stays at FIX's limit. */
static void test_sum_of_lod_is_limited(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 1, 1, 4, 8, 1, 1);
    unit_sampler(u, MIP_LINEAR, bits_of(-1e30f), 0, bits_of(16));
    u->head.derivatives = 1;
    ask(u, TESLA_TEX_QUERYLOD, ONE, 0, 0, 0);
    assert_words(u, 0, 0xf0000000u, 0, 0);
    free(u);
}

/* What is below 0 rounds down, a denormal is 0. */
static void test_fix_of_small_numbers(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 1, 1, 4, 8, 1, 1);
    unit_sampler(u, MIP_LINEAR, 0x80800000, bits_of(-16), bits_of(16));
    ask(u, TESLA_TEX_QUERYLOD, ONE, 0, 0, 0);
    assert_words(u, 0xffffffffu, 0xffffffffu, 0, 0);
    unit_sampler(u, MIP_LINEAR, 0x807fffff, bits_of(-16), bits_of(16));
    ask(u, TESLA_TEX_QUERYLOD, ONE, 0, 0, 0);
    assert_words(u, 0, 0, 0, 0);
    free(u);
}

static void test_limits_of_each_size(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    for (unsigned axis = 0; axis < 3; axis++) {
        uint32_t size[3] = {1, 1, 1};
        size[axis] = 8192;
        unit_texture(u, 3, 1, 1, size[0], size[1], size[2]);
        ask(u, TESLA_TEX_SIZE, 0, 0, 0, 0);
        assert_words(u, size[0], size[1], size[2], 1);
        size[axis] = 8193;
        unit_texture(u, 3, 1, 1, size[0], size[1], size[2]);
        ask(u, TESLA_TEX_SIZE, 0, 0, 0, 0);
        assert_words(u, 0, 0, 0, 0);
    }
    free(u);
}

/* LOD from the quad: within the step of its seven bits of what the host's logarithm says. */
static void test_derivatives(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 2, 1, 1, 64, 32, 1);
    unit_sampler(u, 0, 0, bits_of(-100), bits_of(100));
    u->head.derivatives = 1;
    u->head.op = TESLA_TEX_QUERYLOD;
    tesla_texture_pack(&u->head, u->request.head);
    for (unsigned i = 1; i < 400; i++) {
        float dx[2] = {(float)(i * 37 % 101) / 128, (float)(i * 53 % 67) / 256};
        float dy[2] = {(float)(i * 7 % 113) / 256, (float)(i * 3 % 31) / 64};
        double r[2];
        for (unsigned lane = 0; lane < 4; lane++)
            for (unsigned k = 0; k < 2; k++)
                u->request.source[lane][k] =
                    bits_of(0.5f + (lane & 1 ? dx[k] : 0) + (lane & 2 ? dy[k] : 0));
        r[0] = pow(dx[0] * 64.0, 2) + pow(dx[1] * 32.0, 2);
        r[1] = pow(dy[0] * 64.0, 2) + pow(dy[1] * 32.0, 2);
        double lod = 0.5 * log2(r[0] > r[1] ? r[0] : r[1]);
        tesla_texture_answer(&u->texels, &u->request, &u->response);
        if (!(fabs(u->response.lod / 256.0 - lod) < 1 / 128.0))
            fail_msg("%u: %g, expected %g", i, u->response.lod / 256.0, lod);
        assert_int_equal(u->response.word[3][0], (uint32_t)(u->response.lod >> 2));
        assert_int_equal(u->response.word[3][1], (uint32_t)(u->response.lod >> 2));
        assert_int_equal(u->response.derivative[0][0], bits_of(dx[0] * 64));
        assert_int_equal(u->response.derivative[1][1], bits_of(dy[1] * 32));
    }
    /* exact powers of two */
    for (unsigned lane = 0; lane < 4; lane++) {
        u->request.source[lane][0] = lane & 1 ? bits_of(4 / 64.0f) : 0;
        u->request.source[lane][1] = 0;
    }
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    assert_int_equal(u->response.lod, 512);
    /* no difference at all: the sampler's least; and its limits are in the first word only */
    for (unsigned lane = 0; lane < 4; lane++) u->request.source[lane][0] = 0;
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    assert_words(u, (uint32_t)(-100 * 64), (uint32_t) - (1 << 28), 0, 0);
    /* infinities and NaNs */
    u->request.source[1][0] = 0x7f800000;
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    assert_int_equal(u->response.word[0][1], 128 * 128 / 4);
    for (unsigned lane = 0; lane < 4; lane++) u->request.source[lane][0] = 0x7fc00000;
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    assert_int_equal(u->response.word[0][1], 128 * 128 / 4);
    /* without the flag LOD is 0 */
    u->head.derivatives = 0;
    tesla_texture_pack(&u->head, u->request.head);
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    assert_words(u, 0, 0, 0, 0);
    free(u);
}

/* The centre of each face, a corner, and what belongs to two. */
static void test_cube_faces(void **state)
{
    (void)state;
    static const struct {
        float c[3];
        uint32_t face;
        float s, t;
    } cases[] = {
        {{1, 0, 0}, 0, 0.5f, 0.5f},
        {{-1, 0, 0}, 1, 0.5f, 0.5f},
        {{0, 1, 0}, 2, 0.5f, 0.5f},
        {{0, -1, 0}, 3, 0.5f, 0.5f},
        {{0, 0, 1}, 4, 0.5f, 0.5f},
        {{0, 0, -1}, 5, 0.5f, 0.5f},
        {{2, 1, 0.5f}, 0, 0.375f, 0.25f},
        {{-2, 1, 0.5f}, 1, 0.625f, 0.25f},
        {{1, 2, 0.5f}, 2, 0.75f, 0.625f},
        {{1, -2, 0.5f}, 3, 0.75f, 0.375f},
        {{1, 0.5f, 2}, 4, 0.75f, 0.375f},
        {{1, 0.5f, -2}, 5, 0.25f, 0.375f},
        {{1, 1, 1}, 4, 1, 0},
        {{1, 1, 0}, 2, 1, 0.5f},
        {{-1, 0, -1}, 5, 1, 0.5f},
    };
    struct unit *u = unit_new();
    unit_texture(u, 4, 1, 1, 4, 4, 1);
    unit_count(u);
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint32_t x = bits_of(cases[i].c[0]), y = bits_of(cases[i].c[1]);
        uint32_t z = bits_of(cases[i].c[2]);
        ask(u, TESLA_TEX_PREP, x, y, z, 7);
        assert_words(u, bits_of(cases[i].s), bits_of(cases[i].t), 42 + cases[i].face, 0);
        unit_sampler(u, REPEAT, 0, 0, 0); /* clamps all the same */
        int s = (int)(cases[i].s * 4), t = (int)(cases[i].t * 4);
        uint32_t want =
            cases[i].face * 16 + (uint32_t)(t > 3 ? 3 : t) * 4 + (uint32_t)(s > 3 ? 3 : s);
        assert_int_equal(ask(u, TESLA_TEX_AUTO, x, y, z, 0), bits_of((float)want));
    }
    ask(u, TESLA_TEX_PREP, ONE, 0x7fc00000, TWO, 7); /* z is not at least NaN, nor y at least x */
    assert_words(u, bits_of(-0.5f), 0x7fffffff, 42, 0);
    u->head.texture = 1; /* texprep needs no texture */
    ask(u, TESLA_TEX_PREP, ONE, 0, 0, 0);
    assert_words(u, HALF, HALF, 0, 0);
    free(u);
}

static void test_layers(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 6, 1, 1, 2, 2, 3);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0, 0, 2, 0), bits_of(8));
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0, 0, 3, 0), bits_of(8));
    assert_int_equal(ask(u, TESLA_TEX_AUTO, 0, 0, 0xffffffff, 0), 0);
    unit_texture(u, 7, 1, 1, 1, 1, 3);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, bits_of(-1), 0, 0, 2), bits_of(13));
    u->head.sources = 3; /* the layer does not fit: 0 */
    assert_int_equal(ask(u, TESLA_TEX_AUTO, bits_of(-1), 0, 0, 2), bits_of(1));
    free(u);
}

static void test_compare(void **state)
{
    (void)state;
    static const struct {
        uint32_t relations;
        float less, equal, greater; /* the reference, compared with 2 */
    } cases[] = {
        {0, 0, 0, 0},
        {LESS, 1, 0, 0},
        {EQUAL, 0, 1, 0},
        {LESS | EQUAL, 1, 1, 0},
        {GREATER, 0, 0, 1},
        {LESS | GREATER, 1, 0, 1},
        {EQUAL | GREATER, 0, 1, 1},
        {LESS | EQUAL | GREATER, 1, 1, 1},
    };
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 1, 1, 1, 4, 1, 1);
    uint32_t x = bits_of(2.5f / 4);
    for (unsigned i = 0; i < 8; i++) {
        unit_sampler(u, CLAMP | COMPARE | cases[i].relations, 0, 0, 0);
        assert_int_equal(ask(u, TESLA_TEX_AUTO, x, bits_of(1), 0, 0), bits_of(cases[i].less));
        assert_int_equal(ask(u, TESLA_TEX_AUTO, x, bits_of(2), 0, 0), bits_of(cases[i].equal));
        ask(u, TESLA_TEX_AUTO, x, bits_of(3), 0, 0);
        assert_words(u, bits_of(cases[i].greater), bits_of(cases[i].greater),
                     bits_of(cases[i].greater), ONE);
    }
    /* compared before it is filtered: texels 1 and 2, reference 1.5 */
    unit_sampler(u, CLAMP | LINEAR | COMPARE | LESS, 0, 0, 0);
    assert_int_equal(ask(u, TESLA_TEX_AUTO, bits_of(1.75f / 4), bits_of(1.5f), 0, 0), QUARTER);
    free(u);
}

static void test_gather_and_size(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_count(u);
    unit_texture(u, 2, 1, 3, 4, 8, 1);
    unit_sampler(u, CLAMP, 0, 0, 0); /* linear or not */
    ask(u, TESLA_TEX_GATHER, HALF, HALF, 0, 0);
    assert_words(u, bits_of(17), bits_of(18), bits_of(14), bits_of(13));
    u->head.offset[1] = 2;
    ask(u, TESLA_TEX_GATHER, 0, 0, 0, 0);
    assert_words(u, bits_of(8), bits_of(8), bits_of(4), bits_of(4));
    ask(u, TESLA_TEX_SIZE, 1, 0, 0, 0);
    assert_words(u, 2, 4, 1, 3);
    ask(u, TESLA_TEX_SIZE, 3, 0, 0, 0);
    assert_words(u, 0, 0, 0, 0);
    unit_texture(u, 5, 1, 1, 4, 9, 7);
    ask(u, TESLA_TEX_SIZE, 0, 0, 0, 0);
    assert_words(u, 4, 1, 7, 1);
    unit_texture(u, 3, 1, 2, 4, 2, 6);
    ask(u, TESLA_TEX_SIZE, 1, 0, 0, 0);
    assert_words(u, 2, 1, 3, 2);
    free(u);
}

/* Lanes that did not ask get nothing, and the lowest one that did gives the LOD. */
static void test_executing_lanes(void **state)
{
    (void)state;
    struct unit *u = unit_new();
    unit_texture(u, 1, 1, 2, 2, 1, 1);
    unit_count(u);
    unit_sampler(u, MIP_NEAREST, 0, 0, bits_of(16));
    u->head.lanes = 0xc;
    u->head.op = TESLA_TEX_LOD;
    tesla_texture_pack(&u->head, u->request.head);
    u->request.source[0][1] = 0;
    u->request.source[2][1] = u->request.source[3][0] = ONE;
    tesla_texture_answer(&u->texels, &u->request, &u->response);
    assert_int_equal(u->response.word[0][3], 0);
    assert_int_equal(u->response.word[2][0], bits_of(2));
    assert_int_equal(u->response.word[3][0], bits_of(2));
    free(u);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_head_packs),
        cmocka_unit_test(test_rgba8_is_byte_over_255),
        cmocka_unit_test(test_formats),
        cmocka_unit_test(test_layout_of_every_kind),
        cmocka_unit_test(test_fetch_outside_is_0),
        cmocka_unit_test(test_bad_textures_are_0),
        cmocka_unit_test(test_wrapping),
        cmocka_unit_test(test_linear_filter),
        cmocka_unit_test(test_weight_0_is_left_out),
        cmocka_unit_test(test_levels),
        cmocka_unit_test(test_filters_of_lod),
        cmocka_unit_test(test_sum_of_lod_is_limited),
        cmocka_unit_test(test_fix_of_small_numbers),
        cmocka_unit_test(test_limits_of_each_size),
        cmocka_unit_test(test_derivatives),
        cmocka_unit_test(test_cube_faces),
        cmocka_unit_test(test_layers),
        cmocka_unit_test(test_compare),
        cmocka_unit_test(test_gather_and_size),
        cmocka_unit_test(test_executing_lanes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
