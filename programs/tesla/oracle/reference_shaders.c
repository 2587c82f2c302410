/* References of the shaders: fragment_mipmap, vertex_phong, vertex_trails, geometry_curves. */
#include <string.h>

#include "reference.h"
#include "reference_arith.h"
#include "reference_texture.h"

static uint32_t to_bits(double x)
{
    float single = (float)x;
    uint32_t bits;
    memcpy(&bits, &single, sizeof(bits));
    return bits;
}

static uint32_t times(uint32_t a, uint32_t b)
{
    return programs_fmul(a, b, RN);
}

static uint32_t negative(uint32_t x)
{
    return x ^ 0x80000000;
}

/* From -range to range in steps that a float has. */
static uint32_t coordinate(uint32_t random, double range)
{
    return to_bits(((double)(random >> 8) / 0x800000 - 1) * range);
}

/* ---- fragment_mipmap ---- */

enum {
    FLOOR_PIXELS = 190,
    FLOOR_LANES = 192,
    FLOOR_INPUTS = 18,
    FLOOR_SIDE = 16,
    FLOOR_LEVELS = 5
};
enum { FLOOR_TEXELS = 341, PALETTE_TEXELS = 16 };

struct floor_pixel {
    uint32_t in[FLOOR_INPUTS], texel[4];
    int x, y;
};

static bool floor_visible(const struct floor_pixel *p)
{
    return p->x + p->y <= 22 && p->y <= p->x + 9;
}

/* Attributes / w at the centre and, moved a little, at the centroid. */
static void floor_attributes(struct floor_pixel *p)
{
    static const double slope[6][3] = {/* at 0, in x, in y */
                                       {0.11, 0.031, 0.002}, {0.25, 0.001, 0.043},
                                       {0.75, 0.004, -0.05}, {0.5, -0.02, 0.01},
                                       {0.125, 0.03, 0.0},   {0.9, -0.01, -0.04}};
    for (int k = 0; k < 6; k++)
        for (int sample = 0; sample < 3; sample++) {
            double inside = sample == 1 ? 0.25 : sample == 2 ? 0 : 0.5;
            p->in[3 * k + sample] = to_bits(slope[k][0] + slope[k][1] * (p->x + inside) +
                                            slope[k][2] * (p->y + inside));
        }
}

/* A level is the mean of the one before it; the first one has stripes, and holes in it. */
static void floor_texture(uint32_t texel[FLOOR_TEXELS])
{
    uint32_t *level = texel;
    programs_fill_random(601, texel, FLOOR_SIDE * FLOOR_SIDE);
    for (unsigned i = 0; i < FLOOR_SIDE * FLOOR_SIDE; i++) {
        unsigned x = i % FLOOR_SIDE, y = i / FLOOR_SIDE;
        bool hole = (x / 3 + y / 3) % 4 == 0;
        level[i] =
            (level[i] & 0x003f3f3f) + ((x & 4 ? 0x00404080u : 0u) | (hole ? 0u : 0xc0000000u));
    }
    for (unsigned side = FLOOR_SIDE / 2; side; side /= 2) {
        uint32_t *next = level + 4 * side * side;
        for (unsigned i = 0; i < side * side; i++) {
            const uint32_t *from = level + 2 * (i / side) * 2 * side + 2 * (i % side);
            next[i] = 0;
            for (unsigned k = 0; k < 32; k += 8) {
                uint32_t sum = (from[0] >> k & 255) + (from[1] >> k & 255) +
                               (from[2 * side] >> k & 255) + (from[2 * side + 1] >> k & 255);
                next[i] |= sum / 4 << k;
            }
        }
        level = next;
    }
}

static void floor_sample(struct floor_pixel *pixel, const struct programs_texture *texture)
{
    static const uint32_t sampler[8] = {0x2e0, 0, 0, 0x41200000};
    for (size_t first = 0; first < FLOOR_LANES; first += 4) {
        struct programs_tex_request q = {.texture = texture,
                                         .sampler = sampler,
                                         .op = TEX_AUTO,
                                         .sources = 2,
                                         .derivatives = true};
        uint32_t word[4][4];
        for (size_t lane = 0; lane < 4; lane++) {
            const uint32_t *in = pixel[first + lane].in;
            uint32_t w = programs_sfu(RCP, in[6]);
            if (first + lane >= FLOOR_PIXELS)
                continue; /* registers of lanes that do not start: 0 */
            q.lanes |= 1u << lane;
            q.source[lane][0] = times(in[0], w);
            q.source[lane][1] = times(in[3], w);
        }
        programs_tex(&q, word);
        for (size_t lane = 0; lane < 4; lane++)
            memcpy(pixel[first + lane].texel, word[lane], sizeof(word[lane]));
    }
}

/* Colours of the palette at the texel's red, times the interpolated value. */
static void floor_shade(const struct floor_pixel *p, const struct programs_texture *palette,
                        uint32_t out[4])
{
    static const uint32_t sampler[8] = {0x055};
    struct programs_tex_request q = {.texture = palette,
                                     .sampler = sampler,
                                     .op = TEX_LOD,
                                     .sources = 2,
                                     .derivatives = true,
                                     .lanes = 1};
    uint32_t word[4][4], w = programs_sfu(RCP, p->in[6]);
    q.source[0][0] = p->texel[0];
    programs_tex(&q, word);
    out[0] = times(word[0][0], times(p->in[10], w));
    out[1] = programs_fmad(word[0][1], times(p->in[13], w), p->texel[1]);
    out[2] = programs_fsat(
        programs_fmad(negative(word[0][2]), times(p->in[16], negative(w)), p->texel[2]));
    out[3] = p->texel[3];
}

static void fragment_mipmap(struct programs_output *output)
{
    static struct floor_pixel pixel[FLOOR_LANES];
    static uint32_t texel[FLOOR_TEXELS + PALETTE_TEXELS];
    const struct programs_texture floor = {
        TEX_2D, TEXEL_RGBA8, {FLOOR_SIDE, FLOOR_SIDE, 1}, FLOOR_LEVELS, texel};
    const struct programs_texture palette = {
        TEX_1D, TEXEL_RGBA32F, {4, 1, 1}, 1, texel + FLOOR_TEXELS};
    uint32_t in[FLOOR_PIXELS][FLOOR_INPUTS], out[FLOOR_PIXELS][5] = {{0}};

    floor_texture(texel);
    for (size_t i = 0; i < PALETTE_TEXELS; i++)
        texel[FLOOR_TEXELS + i] = to_bits(0.0625 * (double)((i * 7 + 3) % 16));
    for (int t = 0; t < FLOOR_LANES; t++) {
        pixel[t].x = 2 * (t / 4 % 8) + (t & 1);
        pixel[t].y = 2 * (t / 32) + (t >> 1 & 1);
        floor_attributes(&pixel[t]);
    }
    floor_sample(pixel, &floor);
    for (size_t t = 0; t < FLOOR_PIXELS; t++) {
        memcpy(in[t], pixel[t].in, sizeof(in[t]));
        if (!floor_visible(&pixel[t])) continue;
        if (programs_fcompare(pixel[t].texel[3], 0x3e800000) == 1) continue; /* a hole */
        out[t][0] = 1;
        floor_shade(&pixel[t], &palette, out[t] + 1);
    }
    programs_write_hex(output, "fragment_mipmap_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "fragment_mipmap_texels", texel, COUNT(texel));
    programs_write_hex(output, "fragment_mipmap_out", &out[0][0], sizeof(out) / sizeof(uint32_t));
}

/* ---- vertex_phong ---- */

enum { PHONG_VERTICES = 100, PHONG_INPUTS = 9, PHONG_OUTPUTS = 8 };

/* c0[]: 4 x 4 matrix with the translation last in each row, 3 x 3 matrix, light, half vector,
 * shininess */
enum { MATRIX = 0, NORMALS = 16, LIGHT = 25, HALFWAY = 28, SHININESS = 31, PHONG_CONSTANTS = 32 };

static uint32_t dot3(const uint32_t a[3], const uint32_t b[3])
{
    return programs_fmad(a[2], b[2], programs_fmad(a[1], b[1], times(a[0], b[0])));
}

static void phong_vertex(const uint32_t *in, const uint32_t *c, uint32_t *out)
{
    uint32_t normal[3], scale, diffuse, highlight;

    for (int row = 0; row < 4; row++) {
        const uint32_t *m = c + MATRIX + 4 * row;
        out[row] = m[3];
        for (int k = 0; k < 3; k++) out[row] = programs_fmad(in[k], m[k], out[row]);
    }
    for (int row = 0; row < 3; row++) normal[row] = dot3(in + 3, c + NORMALS + 3 * row);
    scale = programs_sfu(RSQRT, dot3(normal, normal));
    for (int k = 0; k < 3; k++) normal[k] = times(normal[k], scale);
    diffuse = programs_fminmax(dot3(normal, c + LIGHT), 0, false);
    highlight = programs_fminmax(dot3(normal, c + HALFWAY), 0, false);
    highlight = times(programs_sfu(LG2, highlight), c[SHININESS]);
    highlight = programs_sfu(EX2, programs_preex2(highlight));
    if (programs_fflags(diffuse) == 1) highlight = 0; /* in the dark */
    out[4] = times(in[6], diffuse);
    out[5] = programs_fsat(programs_fmad(in[7], diffuse, highlight));
    out[6] = times(in[8], diffuse);
    out[7] = highlight;
}

static void vertex_phong(struct programs_output *output)
{
    static const double constant[PHONG_CONSTANTS] = {
        1.2, 0.1,  -0.3, 0.5, 0.0, 1.1, 0.4, -1.0, 0.2, -0.1, 0.9, 2.0,  0.05, 0.02, 0.7,  4.0,
        0.8, -0.6, 0.0,  0.6, 0.8, 0.0, 0.0, 0.0,  1.0, 0.48, 0.6, 0.64, 0.26, 0.53, 0.81, 20.0};
    uint32_t in[PHONG_VERTICES][PHONG_INPUTS], out[PHONG_VERTICES][1 + PHONG_OUTPUTS],
        c[PHONG_CONSTANTS];

    programs_fill_random(610, &in[0][0], sizeof(in) / sizeof(uint32_t));
    for (size_t i = 0; i < PHONG_CONSTANTS; i++) c[i] = to_bits(constant[i]);
    for (size_t i = 0; i < PHONG_VERTICES; i++) {
        for (size_t k = 0; k < PHONG_INPUTS; k++)
            in[i][k] = coordinate(in[i][k], k < 3 ? 10 : 1) & (k < 6 ? 0xffffffff : 0x7fffffff);
        out[i][0] = 1;
        phong_vertex(in[i], c, out[i] + 1);
    }
    programs_write_hex(output, "vertex_phong_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "vertex_phong_const", c, COUNT(c));
    programs_write_hex(output, "vertex_phong_out", &out[0][0], sizeof(out) / sizeof(uint32_t));
}

/* ---- geometry_curves ---- */

enum { CURVES = 50, CURVE_VERTICES = 12, CURVE_POINTS = 72, CURVE_RECORD = 4 };

struct curve {
    uint32_t vertices, record[CURVE_VERTICES][CURVE_RECORD];
};

static void curve_vertex(struct curve *c, uint32_t strip, uint32_t x, uint32_t y, uint32_t t)
{
    const uint32_t record[CURVE_RECORD] = {strip, x, y, t};
    if (c->vertices < CURVE_VERTICES) memcpy(c->record[c->vertices++], record, sizeof(record));
}

static void curve(struct curve *c, uint32_t steps, const uint32_t a[2], const uint32_t b[2],
                  const uint32_t d[2])
{
    const struct programs_cvt whole = {.from = 32, .to = 32, .round = RN};
    unsigned flags;
    uint32_t step = programs_sfu(RCP, programs_i2f(whole, steps, &flags)), t = 0;

    for (uint32_t i = 0; i <= steps; i++, t = programs_fadd(t, step, RN)) {
        uint32_t s = programs_fadd(0x3f800000, negative(t), RN), st = times(s, t), point[2];
        st = programs_fadd(st, st, RN);
        for (int k = 0; k < 2; k++)
            point[k] =
                programs_fmad(d[k], times(t, t), programs_fmad(b[k], st, times(a[k], times(s, s))));
        curve_vertex(c, 1, point[0], point[1], t);
    }
    if (programs_fcompare(b[1], a[1]) != 4 || programs_fcompare(b[1], d[1]) != 4) return;
    curve_vertex(c, 2, a[0], a[1], 0);
    curve_vertex(c, 2, b[0], b[1], 0);
    curve_vertex(c, 2, d[0], d[1], 0);
}

static void geometry_curves(struct programs_output *output)
{
    uint32_t in[CURVES][4], p[2][2 * CURVE_POINTS], point[2][CURVE_POINTS][2];
    static struct curve out[CURVES];

    programs_fill_random(620, &point[0][0][0], sizeof(point) / sizeof(uint32_t));
    programs_fill_random(621, &in[0][0], sizeof(in) / sizeof(uint32_t));
    for (size_t block = 0; block < 2; block++)
        for (size_t i = 0; i < CURVE_POINTS; i++)
            for (size_t k = 0; k < 2; k++) { /* eight points side by side */
                point[block][i][k] = coordinate(point[block][i][k], 8);
                p[block][i / 8 * 16 + k * 8 + i % 8] = point[block][i][k];
            }
    for (size_t i = 0; i < CURVES; i++) {
        uint32_t(*list)[2] = point[i / 32];
        size_t first = i % 32 * 2; /* the last point is the next curve's first one */
        for (size_t k = 0; k < 3; k++)
            in[i][k] = (uint32_t)((first + k) / 8 * 64 + (first + k) % 8 * 4);
        in[i][3] = 1 + in[i][3] % 7;
        curve(&out[i], in[i][3], list[first], list[first + 1], list[first + 2]);
    }
    static uint32_t record[CURVES][CURVE_VERTICES][CURVE_RECORD];
    for (size_t i = 0; i < CURVES; i++) memcpy(record[i], out[i].record, sizeof(record[i]));
    programs_write_hex(output, "geometry_curves_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "geometry_curves_p0", p[0], COUNT(p[0]));
    programs_write_hex(output, "geometry_curves_p1", p[1], COUNT(p[1]));
    programs_write_hex(output, "geometry_curves_out", &record[0][0][0],
                       sizeof(record) / sizeof(uint32_t));
}

/* ---- vertex_trails ---- */

static void vertex_trails(struct programs_output *output)
{
    enum { VERTICES = 500, STEPS = 31 };
    static uint32_t in[VERTICES], out[VERTICES][2 + STEPS];

    programs_fill_random(630, in, VERTICES);
    for (size_t i = 0; i < VERTICES; i++) {
        uint32_t n = in[i] = 1 + in[i] % (i % 3 ? 40 : 100000), sum = 0;
        size_t steps = 0;
        out[i][0] = 1;
        for (; steps < STEPS; n = n & 1 ? 3 * n + 1 : n / 2) {
            out[i][1 + steps++] = n;
            if (n == 1) break;
        }
        while (steps > 0) sum = 2 * sum + out[i][steps--];
        out[i][1 + STEPS] = sum;
    }
    programs_write_hex(output, "vertex_trails_in", in, VERTICES);
    programs_write_hex(output, "vertex_trails_out", &out[0][0], sizeof(out) / sizeof(uint32_t));
}

void programs_shaders(struct programs_output *output)
{
    fragment_mipmap(output);
    vertex_phong(output);
    geometry_curves(output);
    vertex_trails(output);
}
