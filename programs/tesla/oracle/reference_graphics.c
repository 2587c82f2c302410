/* References of the programs of the graphics types. */
#include <string.h>

#include "reference.h"
#include "reference_arith.h"

/* Floats near 1 of either sign, now and then a special one. */
static void fill_floats(uint64_t seed, uint32_t *word, size_t count)
{
    static const uint32_t special[] = {0,          0x80000000, 0x00000001, 0x807fffff,
                                       0x7f800000, 0xff800000, 0x7fc12345, 0x7f7fffff};
    programs_fill_random(seed, word, count);
    for (size_t i = 0; i < count; i++) {
        uint32_t kind = word[i] % 97;
        word[i] = (word[i] & 0x807fffff) | (120 + (word[i] >> 3) % 12) << 23;
        if (kind < 8) word[i] = special[kind];
    }
}

/* ---- fragment_corners ---- */

enum {
    FRAGMENT_THREADS = 45,
    FRAGMENT_LANES = 48, /* of whole quads */
    FRAGMENT_INPUTS = 14,
    FRAGMENT_OUTPUTS = 14,
    FRAGMENT_REGS = 12
};

struct pixel {
    uint32_t input[FRAGMENT_INPUTS], r[FRAGMENT_REGS], a[8];
    unsigned c2;
    bool c1, starts, visible, active;
};

static bool pixel_runs(const struct pixel *p, unsigned predicate)
{
    return p->active && (predicate == 0 || p->c1 == (predicate == 1));
}

/* The subroutine that hashes $r4. */
static void pixel_mix(struct pixel *p)
{
    if (!p->active) return;
    p->r[5] = p->c2;
    p->r[1] = (p->r[1] ^ p->r[4]) * 33 + p->c2;
    p->c1 = p->r[1] & 1;
}

static void pixels_mix(struct pixel *pixel)
{
    for (size_t i = 0; i < FRAGMENT_LANES; i++) pixel_mix(&pixel[i]);
}

enum { CENTROID = 1, MULTIPLY = 2, FLAT = 4 };

static void pixels_interp(struct pixel *pixel, unsigned mode, unsigned address, unsigned field,
                          unsigned factor, uint32_t sign, unsigned predicate)
{
    unsigned sample = mode & FLAT ? 2 : mode & CENTROID ? 1 : 0;
    for (size_t i = 0; i < FRAGMENT_LANES; i++) {
        struct pixel *p = &pixel[i];
        uint32_t row = ((4 * field + p->a[address]) & 0xffff) / 4 * 3 + sample;
        uint32_t value = row < FRAGMENT_INPUTS ? p->input[row] : 0;
        if (mode & MULTIPLY) value = programs_fmul(value, p->r[factor] ^ sign, RN);
        if (pixel_runs(p, predicate)) p->r[4] = value;
    }
    pixels_mix(pixel);
}

static void all_interps(struct pixel *pixel, unsigned *count)
{
    static const unsigned at_short[4][2] = {{0, 0}, {1, 1}, {2, 2}, {3, 0}};
    static const unsigned at_long[8][2] = {{0, 3}, {1, 0}, {2, 1},   {3, 1},
                                           {4, 2}, {5, 1}, {0, 200}, {7, 2}};
    for (unsigned mode = 0; mode < 8; mode++)
        for (size_t k = 0; k < COUNT(at_short); k++) /* flat, then centroid, then multiply */
            pixels_interp(pixel, (mode & 4) | (mode & 2) >> 1 | (mode & 1) << 1, at_short[k][0],
                          at_short[k][1], 2, 0, 0);
    for (unsigned mode = 0; mode < 8; mode++)
        for (unsigned negative = 0; negative < 2; negative++)
            for (size_t k = 0; k < COUNT(at_long); k++)
                pixels_interp(pixel, mode, at_long[k][0], at_long[k][1], 3, negative << 31,
                              (*count)++ % 3);
}

/* Register `to` from `from` of the source lane and the own `with`. `who`: 0 those that are active,
 * else a mask of quads of which all lanes are awake. */
static void pixels_quadop(struct pixel *pixel, unsigned code, const unsigned op[4], unsigned from,
                          unsigned with, bool flags, unsigned predicate, uint32_t awake)
{
    uint32_t result[FRAGMENT_LANES];
    for (size_t i = 0; i < FRAGMENT_LANES; i++) {
        size_t source = code < 4 ? (i & ~(size_t)3) + code : code & 1 ? i ^ 2 : i ^ 1;
        uint32_t a = pixel[source].r[from], b = pixel[i].r[with];
        switch (op[i % 4]) {
        case 0: result[i] = programs_fadd(a, b, RN); break;
        case 1: result[i] = programs_fadd(b, a ^ 0x80000000, RN); break;
        case 2: result[i] = programs_fadd(a, b ^ 0x80000000, RN); break;
        default: result[i] = programs_fadd(b, 0, RN); break;
        }
    }
    for (size_t i = 0; i < FRAGMENT_LANES; i++) {
        if (!pixel_runs(&pixel[i], predicate) && !(awake >> i / 4 & 1)) continue;
        pixel[i].r[4] = result[i];
        if (flags) pixel[i].c2 = programs_fflags(result[i]);
    }
}

static void all_quadops(struct pixel *pixel, unsigned *count)
{
    for (unsigned code = 0; code < 8; code++)
        for (unsigned pattern = 0; pattern < 8; pattern++) {
            unsigned op[4];
            for (unsigned k = 0; k < 4; k++) op[k] = pattern < 4 ? (pattern + k) % 4 : pattern - 4;
            pixels_quadop(pixel, code, op, 2, 3, true, (*count)++ % 3, 0);
            pixels_mix(pixel);
        }
}

/* Data of each pixel in l[]; invisible pixels cannot keep any. */
static void pixel_local(struct pixel *p)
{
    uint8_t local[8] = {0};
    uint32_t h;

    if (!p->active) return;
    p->r[4] = p->visible ? p->r[1] << 7 : 0; /* at 0 */
    pixel_mix(p);
    h = p->r[1] << 7;
    p->r[4] = p->visible ? h : 0; /* at 4 */
    pixel_mix(p);
    local[4] = (uint8_t)h;
    local[5] = (uint8_t)p->r[2];
    p->r[4] = p->visible ? (uint32_t)(int16_t)(local[4] | local[5] << 8) : 0;
    pixel_mix(p);
    p->r[4] = p->visible ? p->r[1] >> 8 & 0xff : 0;
    pixel_mix(p);
}

static void pixels_discard(struct pixel *pixel, size_t i)
{
    pixel[i].active = pixel[i].visible = false;
}

/* A discard, a branch with another one in it, quadon. */
static void pixels_thin_out(struct pixel *pixel)
{
    static const unsigned mixed[4] = {2, 1, 2, 1}, same[4] = {2, 2, 2, 2};
    uint32_t awake = 0;

    for (size_t i = 0; i < FRAGMENT_LANES; i++)
        if (pixel[i].active && (pixel[i].r[1] & 7) == 0) pixels_discard(pixel, i);
    pixels_quadop(pixel, 4, mixed, 2, 3, true, 0, 0);
    pixels_mix(pixel);
    for (size_t i = 0; i < FRAGMENT_LANES; i++) {
        uint32_t *r = pixel[i].r;
        if (!pixel[i].active) continue;
        if ((r[1] & 8) == 0) r[2] = programs_fmul(r[2], r[2], RN);
        else if ((r[1] >> 4 & 3) == 0) pixels_discard(pixel, i);
        else r[1] += 9;
    }
    for (size_t i = 0; i < FRAGMENT_LANES; i++) awake |= (uint32_t)pixel[i].active << i / 4;
    for (size_t i = 0; i < FRAGMENT_LANES; i++)
        if (awake >> i / 4 & 1) pixel[i].r[4] = programs_fmul(pixel[i].r[2], pixel[i].r[3], RN);
    pixels_quadop(pixel, 5, same, 4, 4, false, 0, awake);
    pixels_mix(pixel);
    for (size_t i = 0; i < FRAGMENT_LANES; i++)
        if (pixel[i].active && (pixel[i].r[1] & 3) == 0) pixels_discard(pixel, i);
}

static void fragment_corners(struct programs_output *output)
{
    static const uint8_t invisible[] = {5, 9, 10, 20, 21, 22, 23, 37, 41, 42};
    static struct pixel pixel[FRAGMENT_LANES];
    uint32_t in[FRAGMENT_THREADS][FRAGMENT_INPUTS];
    uint32_t out[FRAGMENT_THREADS][1 + FRAGMENT_OUTPUTS] = {{0}};
    unsigned count = 0;

    fill_floats(500, &in[0][0], sizeof(in) / sizeof(uint32_t));
    for (uint32_t i = 0; i < FRAGMENT_THREADS; i++) {
        struct pixel *p = &pixel[i];
        p->starts = p->active = true;
        p->visible = !memchr(invisible, (int)i, sizeof(invisible));
        in[i][12] = p->visible ? 4 : 0x40;
        memcpy(p->input, in[i], sizeof(p->input));
        p->a[1] = (i & 3) * 5;
        p->a[2] = 8;
        p->a[3] = 0x10;
        p->a[4] = 0xfffc;
        p->r[0] = p->r[1] = i;
        p->r[2] = in[i][0];
        p->r[3] = in[i][5];
        p->c1 = i & 1;
        p->c2 = 1; /* of 0 */
    }
    all_interps(pixel, &count);
    for (size_t k = 0; k < 2;
         k++) { /* far beyond the inputs: 0, of the sign of $r3 if times that */
        for (size_t i = 0; i < FRAGMENT_LANES; i++) {
            struct pixel *p = &pixel[i];
            p->a[3] = 0x1000;
            if (p->active) p->r[4] = k ? programs_fmul(0, p->r[3], RN) : 0;
        }
        pixels_mix(pixel);
    }
    all_quadops(pixel, &count);
    for (size_t i = 0; i < FRAGMENT_LANES; i++) pixel_local(&pixel[i]);
    pixels_thin_out(pixel);
    for (uint32_t i = 0; i < FRAGMENT_THREADS; i++) {
        if (!pixel[i].visible) continue;
        out[i][0] = 1;
        out[i][1] = i;
        out[i][2] = pixel[i].r[1] + i;
        for (uint32_t k = 2; k < FRAGMENT_REGS; k++) out[i][1 + k] = k * 0x1111;
    }
    programs_write_hex(output, "fragment_corners_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "fragment_corners_out", &out[0][0], sizeof(out) / sizeof(uint32_t));
}

void programs_graphics(struct programs_output *output)
{
    fragment_corners(output);
}
