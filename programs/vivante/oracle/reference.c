/* Inputs and expected outputs of programs, by plain algorithms on the host: float is rounded to
 * nearest (the programs say .rtne), and no value comes near the denormals but in `corners`, which
 * scales them away. No model, core or assembler takes part. reference FOLDER writes every file of
 * programs/vivante/data. */
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *folder;

struct words {
    const char *name;
    uint32_t word[8192];
    unsigned count;
};

static void put(struct words *w, uint32_t word)
{
    if (w->count == sizeof w->word / sizeof w->word[0]) abort();
    w->word[w->count++] = word;
}

static uint32_t bits(float x)
{
    uint32_t word;
    memcpy(&word, &x, sizeof word);
    return word;
}

static float number(uint32_t word)
{
    float x;
    memcpy(&x, &word, sizeof x);
    return x;
}

static void put4(struct words *w, float x, float y, float z, float v)
{
    put(w, bits(x)), put(w, bits(y)), put(w, bits(z)), put(w, bits(v));
}

static void save(const struct words *w)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.hex", folder, w->name);
    FILE *out = fopen(path, "w");
    if (!out) exit(1);
    fprintf(out, "# written by programs/vivante/oracle/reference.c\n");
    for (unsigned i = 0; i < w->count; i++) fprintf(out, "%08x\n", (unsigned)w->word[i]);
    if (fclose(out)) exit(1);
}

static uint32_t random_state;

static uint32_t next(void)
{
    random_state = 1664525 * random_state + 1013904223;
    return random_state >> 8;
}

/* In [-range, range), with a few bits of fraction more than a sum needs. */
static float next_float(float range)
{
    return ((float)(next() & 0xfffff) / 524288.0f - 1.0f) * range;
}

/* ---- vectors */

struct vec {
    float x[4];
};

static float dot3(struct vec a, struct vec b)
{
    float p = a.x[0] * b.x[0], q = a.x[1] * b.x[1], r = a.x[2] * b.x[2];
    float s = p + q;
    return s + r;
}

static float dot4(struct vec a, struct vec b)
{
    float p = a.x[0] * b.x[0], q = a.x[1] * b.x[1], r = a.x[2] * b.x[2], s = a.x[3] * b.x[3];
    float t = p + q, u = r + s;
    return t + u;
}

static struct vec next_vec(float range)
{
    struct vec v;
    for (unsigned k = 0; k < 4; k++) v.x[k] = next_float(range);
    return v;
}

static void put_vec(struct words *w, struct vec v)
{
    put4(w, v.x[0], v.x[1], v.x[2], v.x[3]);
}

/* ---- programs */

static void transform(void)
{
    static struct words in = {.name = "transform_in"}, uniform = {.name = "transform_uniform"},
                        out = {.name = "transform_out"};
    struct vec row[4], light = next_vec(1);
    for (unsigned i = 0; i < 4; i++) put_vec(&uniform, row[i] = next_vec(2));
    put_vec(&uniform, light);
    for (unsigned n = 0; n < 50; n++) {
        struct vec position = next_vec(8), normal = next_vec(1), place, colour;
        put_vec(&in, position);
        put_vec(&in, normal);
        for (unsigned i = 0; i < 4; i++) place.x[i] = dot4(position, row[i]);
        float lit = dot3(normal, light);
        lit = lit > 0 ? lit : 0;
        for (unsigned k = 0; k < 4; k++) {
            float c = lit * light.x[k];
            c = c + 0.125f;
            colour.x[k] = c < 0 ? 0 : c > 1 ? 1 : c;
        }
        put_vec(&out, place);
        put_vec(&out, colour);
    }
    save(&in), save(&uniform), save(&out);
}

static struct vec scaled(struct vec a, float factor)
{
    for (unsigned k = 0; k < 4; k++) a.x[k] = a.x[k] * factor;
    return a;
}

static struct vec sum(struct vec a, struct vec b)
{
    for (unsigned k = 0; k < 4; k++) a.x[k] = a.x[k] + b.x[k];
    return a;
}

static float clamped(float x)
{
    return x > 0 ? x < 1 ? x : 1 : 0;
}

/* A vertex as fixed function made it: place, place and normal before the eye, two pairs of texture
 * coordinates, four directional lights with highlights of power 8, fog. */
static void lit_vertices(void)
{
    static struct words in = {.name = "lit_vertices_in"},
                        uniform = {.name = "lit_vertices_uniform"},
                        out = {.name = "lit_vertices_out"};
    enum {
        PLACE = 0,
        EYE = 4,
        NORMAL = 7,
        COORD = 10,
        LIGHT = 12,
        HALF = 16,
        DIFFUSE = 20,
        SHINE = 24,
        AMBIENT = 28,
        FOG = 29,
        TURN = 30,
        ROWS = 31
    };
    struct vec u[ROWS];
    for (unsigned i = 0; i < ROWS; i++) put_vec(&uniform, u[i] = next_vec(i < LIGHT ? 1.5f : 0.5f));
    for (unsigned n = 0; n < 256; n++) {
        struct vec at = next_vec(2), normal = next_vec(1), material = next_vec(1), place, eye,
                   turned, coord, colour = u[AMBIENT], shining = u[SHINE];
        put_vec(&in, at), put_vec(&in, normal), put_vec(&in, material);
        for (unsigned i = 0; i < 4; i++) place.x[i] = dot4(at, u[PLACE + i]);
        eye = turned = at;
        for (unsigned i = 0; i < 3; i++) eye.x[i] = dot4(at, u[EYE + i]);
        for (unsigned i = 0; i < 3; i++) turned.x[i] = dot3(normal, u[NORMAL + i]);
        for (unsigned i = 0; i < 2; i++) {
            float half = turned.x[i] * u[TURN].x[i];
            coord.x[i] = dot4(eye, u[COORD + i]);
            coord.x[i + 2] = half + 0.5f;
        }
        for (unsigned i = 0; i < 4; i++) {
            float lit = dot3(turned, u[LIGHT + i]);
            colour = sum(scaled(u[DIFFUSE + i], lit > 0 ? lit : 0), colour);
        }
        for (unsigned i = 0; i < 4; i++) {
            float shine = dot3(turned, u[HALF + i]);
            shine = shine > 0 ? shine : 0;
            for (unsigned power = 0; power < 3; power++) shine = shine * shine;
            struct vec part = scaled(u[SHINE + i], shine);
            shining = i ? sum(part, shining) : part;
        }
        for (unsigned k = 0; k < 4; k++) colour.x[k] = colour.x[k] * material.x[k];
        colour = sum(colour, shining);
        float thick = eye.x[2] * u[TURN].x[2];
        thick = clamped(thick + 0.5f);
        for (unsigned k = 0; k < 4; k++) {
            float from_fog = clamped(colour.x[k]) - u[FOG].x[k], part = from_fog * thick;
            colour.x[k] = part + u[FOG].x[k];
        }
        put_vec(&out, place), put_vec(&out, colour), put_vec(&out, coord);
    }
    save(&in), save(&uniform), save(&out);
}

static void skinning(void)
{
    static struct words in = {.name = "skinning_in"}, uniform = {.name = "skinning_uniform"},
                        out = {.name = "skinning_out"};
    struct vec bone[8][4];
    for (unsigned i = 0; i < 32; i++) put_vec(&uniform, bone[i / 4][i % 4] = next_vec(1));
    for (unsigned n = 0; n < 30; n++) {
        struct vec position = next_vec(4), sum = {{0, 0, 0, 0}};
        unsigned which[2] = {next() % 8, next() % 8};
        float weight[2];
        weight[0] = (float)(next() & 255) / 256.0f;
        weight[1] = 1.0f - weight[0];
        put_vec(&in, position);
        put4(&in, weight[0], weight[1], 0, 0);
        put(&in, which[0]), put(&in, which[1]), put(&in, 0), put(&in, 0);
        for (unsigned b = 0; b < 2; b++)
            for (unsigned i = 0; i < 4; i++) {
                float moved = dot4(position, bone[which[b]][i]);
                float part = moved * weight[b];
                sum.x[i] = part + sum.x[i];
            }
        put_vec(&out, sum);
    }
    save(&in), save(&uniform), save(&out);
}

static void mandelbrot(void)
{
    static struct words in = {.name = "mandelbrot_in"}, out = {.name = "mandelbrot_out"};
    for (unsigned n = 0; n < 64; n++) {
        float a = -2.0f + 0.375f * (float)(n % 8), b = -1.25f + 0.34375f * (float)(n / 8);
        float x = 0, y = 0;
        uint32_t count = 0;
        for (; count < 40; count++) {
            float xx = x * x, yy = y * y, size = xx + yy;
            if (size > 4.0f) break;
            float xy = x * y, d = xx - yy;
            x = d + a;
            y = xy + xy;
            y = y + b;
        }
        put4(&in, a, b, 0, 0);
        put(&out, count), put(&out, 0), put(&out, 0), put(&out, 0);
    }
    save(&in), save(&out);
}

static uint32_t hash(uint32_t x, uint32_t y)
{
    for (unsigned i = 0; i < 4; i++) {
        x ^= x >> 16;
        x = x * 0x7feb3 + y;
        y = y << 7 | y >> 25;
        x ^= x << 5;
    }
    return x;
}

static void hashes(void)
{
    static struct words in = {.name = "hash_in"}, out = {.name = "hash_out"};
    for (unsigned n = 0; n < 37; n++) {
        uint32_t x = next() << 8 ^ next(), y = next() << 10 ^ next();
        put(&in, x), put(&in, y), put(&in, 0), put(&in, 0);
        put(&out, hash(x, y)), put(&out, 0), put(&out, 0), put(&out, 0);
    }
    save(&in), save(&out);
}

static void histogram(void)
{
    static struct words in = {.name = "histogram_in"}, out = {.name = "histogram_out"};
    uint32_t bin[16] = {0};
    for (unsigned n = 0; n < 200; n++) {
        uint32_t x = next() % 16 * (next() % 2 ? 1 : next() % 5) % 16;
        put(&in, x), put(&in, 0), put(&in, 0), put(&in, 0);
        bin[x]++;
    }
    for (unsigned i = 0; i < 16; i++) put(&out, bin[i]);
    save(&in), save(&out);
}

/* Four values a group, each thread has one. */
static void sums_and_sorts(void)
{
    static struct words in = {.name = "groups_in"}, sum = {.name = "prefix_out"},
                        sorted = {.name = "sort_out"};
    for (unsigned g = 0; g < 9; g++) {
        int32_t v[4], total = 0;
        for (unsigned k = 0; k < 4; k++) {
            v[k] = (int32_t)(next() % 2000) - 1000;
            total += v[k];
            put(&in, (uint32_t)v[k]), put(&in, k), put(&in, 0), put(&in, 0);
            put(&sum, (uint32_t)total), put(&sum, 0), put(&sum, 0), put(&sum, 0);
        }
        for (unsigned a = 0; a < 4; a++)
            for (unsigned b = a + 1; b < 4; b++)
                if (v[b] < v[a]) {
                    int32_t t = v[a];
                    v[a] = v[b];
                    v[b] = t;
                }
        for (unsigned k = 0; k < 4; k++)
            put(&sorted, (uint32_t)v[k]), put(&sorted, 0), put(&sorted, 0), put(&sorted, 0);
    }
    save(&in), save(&sum), save(&sorted);
}

enum { WIDTH = 8, HEIGHT = 6 };

/* The mean of a texel and its two neighbours in the row, cut; outside of the image there is 0. */
static void blur(void)
{
    static struct words in = {.name = "blur_in"}, image = {.name = "blur_image"},
                        out = {.name = "blur_out"};
    static uint8_t texel[HEIGHT][WIDTH][4];
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++) {
            uint32_t word = 0;
            for (unsigned k = 0; k < 4; k++) {
                texel[y][x][k] = (uint8_t)next();
                word |= (uint32_t)texel[y][x][k] << 8 * k;
            }
            put(&image, word);
            put(&in, x), put(&in, y), put(&in, 0), put(&in, 0);
        }
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++) {
            uint32_t word = 0;
            for (unsigned k = 0; k < 4; k++) {
                unsigned sum = texel[y][x][k];
                if (x > 0) sum += texel[y][x - 1][k];
                if (x + 1 < WIDTH) sum += texel[y][x + 1][k];
                word |= (uint32_t)(sum / 3) << 8 * k;
            }
            put(&out, word);
        }
    save(&in), save(&image), save(&out);
}

/* ---- corners of float32: sums and products with both roundings, on doubles and by the host's
 * rounding modes. */

static float flushed(float x)
{
    return fpclassify(x) == FP_SUBNORMAL ? copysignf(0, x) : x;
}

/* x * 2^scale is rounded, so that nothing is near the denormals. */
static uint32_t rounded(double x, int scale)
{
    volatile float r = (float)ldexp(x, scale);
    if (isnan(r)) return 0x7fc00000;
    if (isinf(x)) return bits(r);
    if (r != 0 && fabs(ldexp((double)r, -scale)) < 0x1p-126) return bits(copysignf(0, r));
    if (r == 0) return bits(r);
    volatile float back = (float)ldexp((double)r, -scale);
    return bits(back);
}

static uint32_t sum_of(float a, float b)
{
    volatile float x = flushed(a), y = flushed(b);
    volatile float sum = x + y; /* the host rounds to zero or to nearest; small sums are exact */
    return isnan(sum) ? 0x7fc00000 : bits(flushed(sum));
}

static uint32_t product_of(float a, float b)
{
    double p = (double)flushed(a) * (double)flushed(b); /* exact */
    return rounded(p, fabs(p) < 0x1p-100 ? 200 : 0);
}

static void corners(void)
{
    static const uint32_t value[] = {0,          0x80000000, 1,          0x807fffff, 0x00800000,
                                     0x80800001, 0x1e3ce508, 0x33000000, 0x3effffff, 0xbf800000,
                                     0x3f800000, 0x3f800001, 0xbdcccccd, 0x40400000, 0x4b7fffff,
                                     0xcb800001, 0x7e800000, 0x7f61b1e6, 0xff7fffff, 0x7f7fffff,
                                     0x7f800000, 0xff800000, 0x7fc00000, 0xff800001};
    enum { COUNT = sizeof value / sizeof value[0] };
    static struct words in = {.name = "corners_in"}, out = {.name = "corners_out"};
    static const int mode[2] = {FE_TOWARDZERO, FE_TONEAREST};
    for (unsigned i = 0; i < COUNT * COUNT; i++) {
        float a = number(value[i / COUNT]), b = number(value[i % COUNT]);
        put(&in, value[i / COUNT]), put(&in, value[i % COUNT]), put(&in, 0), put(&in, 0);
        for (unsigned m = 0; m < 2; m++) {
            fesetround(mode[m]);
            put(&out, sum_of(a, b));
            put(&out, product_of(a, b));
        }
        fesetround(FE_TONEAREST);
    }
    save(&in), save(&out);
}

/* ---- every condition on pairs, by C's own comparisons: float, signed, unsigned */

static uint32_t condition(unsigned n, unsigned kind, uint32_t a, uint32_t b)
{
    double x = kind == 0 ? (double)flushed(number(a)) : kind == 1 ? (double)(int32_t)a : (double)a;
    double y = kind == 0 ? (double)flushed(number(b)) : kind == 1 ? (double)(int32_t)b : (double)b;
    switch (n) {
    case 0: return 1;
    case 1: return x > y;
    case 2: return x < y;
    case 3: return x >= y;
    case 4: return x <= y;
    case 5: return x == y;
    case 6: return x != y;
    case 7: return (a & b) != 0;
    case 8: return (a | b) != 0;
    case 9: return (a ^ b) != 0;
    case 10: return x == 0;
    case 11: return x != 0;
    case 12: return x >= 0;
    case 13: return x > 0;
    case 14: return x <= 0;
    case 15: return x < 0;
    default: return a >> 31;
    }
}

static void conditions(void)
{
    static const uint32_t value[] = {0,          0x80000000, 1,          0x3f800000,
                                     0xbf800000, 0x7fc00000, 0xffffffff, 5};
    static struct words in = {.name = "conditions_in"}, out = {.name = "conditions_out"};
    for (unsigned i = 0; i < 64; i++) {
        uint32_t a = value[i / 8], b = value[i % 8], held[3] = {0};
        for (unsigned kind = 0; kind < 3; kind++)
            for (unsigned n = 0; n < 17; n++) held[kind] |= condition(n, kind, a, b) << n;
        put(&in, a), put(&in, b), put(&in, 0), put(&in, 0);
        for (unsigned kind = 0; kind < 3; kind++) put(&out, held[kind]);
        put(&out, 0);
    }
    save(&in), save(&out);
}

/* ---- sixteen vectors of each thread, and four words from where the first one points */

static void queues(void)
{
    static struct words in = {.name = "queues_in"}, memory = {.name = "queues_memory"},
                        out = {.name = "queues_out"};
    for (unsigned i = 0; i < 32; i++) put(&memory, next());
    for (unsigned i = 0; i < 40; i++)
        for (unsigned k = 0; k < 64; k++) {
            uint32_t word = k == 0 ? 16 * (i % 8) : next();
            put(&in, word);
            put(&out, k < 60 ? word : memory.word[4 * (i % 8) + k - 60]);
        }
    save(&in), save(&memory), save(&out);
}

/* ---- groups that run so many rounds and end in one of two ways: in the second one with the word
 * that they load from an address */

static void ends(void)
{
    static struct words in = {.name = "ends_in"};
    for (unsigned group = 0; group < 400; group++) {
        uint32_t rounds = 3 + next() % 6, loads = next() % 2, at = 4 * (next() % 4);
        for (unsigned lane = 0; lane < 4; lane++)
            put(&in, rounds), put(&in, loads), put(&in, at), put(&in, 0);
    }
    save(&in);
}

int main(int argc, char **argv)
{
    static void (*const all[])(void) = {transform,  skinning,       mandelbrot, hashes,
                                        histogram,  sums_and_sorts, blur,       corners,
                                        conditions, lit_vertices,   queues,     ends};
    if (argc != 2) return 2;
    folder = argv[1];
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++) {
        random_state = 12345 + i;
        all[i]();
    }
    return 0;
}
