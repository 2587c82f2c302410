/* Data of programs/sgx543/kernels. */
#include "reference.h"

static uint32_t half2(float low, float high)
{
    return to_half(low) | to_half(high) << 16;
}

static void put_vec(struct words *w, const float *x, unsigned count)
{
    for (unsigned i = 0; i < count; i++) put_float(w, x[i]);
}

/* Two bones of eight, each three rows of a matrix, by weights. */
static void skinning(void)
{
    static struct words in = {.name = "skinning_in"}, uniform = {.name = "skinning_uniform"},
                        out = {.name = "skinning_out"};
    float bone[8][3][4];
    seed(1);
    for (unsigned b = 0; b < 8; b++)
        for (unsigned r = 0; r < 3; r++) {
            for (unsigned k = 0; k < 4; k++) bone[b][r][k] = next_float(2);
            put_vec(&uniform, bone[b][r], 4);
        }
    for (unsigned n = 0; n < 24; n++) {
        float p[4] = {next_float(8), next_float(8), next_float(8), 1}, weight = next_float(1),
              first[3];
        unsigned a = next() % 8, b = next() % 8;
        if (weight < 0) weight = -weight;
        put_vec(&in, p, 4);
        put(&in, 6 * a), put(&in, 6 * b);
        put_float(&in, weight), put_float(&in, f_add(1, -weight));
        for (unsigned r = 0; r < 3; r++) first[r] = f_mul(f_dot4(bone[a][r], p), weight);
        for (unsigned r = 0; r < 3; r++)
            put_float(&out, f_mad(f_dot4(bone[b][r], p), f_add(1, -weight), first[r]));
        put_float(&out, 1);
    }
    save(&in), save(&uniform), save(&out);
}

static void normalise(float *v)
{
    float scale = f_rsq(f_dot3(v, v));
    for (unsigned k = 0; k < 3; k++) v[k] = f_mul(v[k], scale);
}

/* Diffuse and specular light of a pixel, all vectors made as long as 1 first. */
static void phong(void)
{
    static struct words in = {.name = "phong_in"}, out = {.name = "phong_out"};
    const float diffuse[3] = {0.75f, 0.5f, 0.25f}, specular[3] = {0.5f, 0.625f, 1}, power = 12;
    seed(2);
    for (unsigned n = 0; n < 32; n++) {
        float v[3][4] = {{0}};
        for (unsigned i = 0; i < 3; i++) {
            for (unsigned k = 0; k < 3; k++) v[i][k] = next_float(4);
            put_vec(&in, v[i], 4);
            normalise(v[i]);
        }
        float d = f_max(f_dot3(v[0], v[1]), 0), s = f_max(f_dot3(v[0], v[2]), 0);
        s = f_exp(f_mul(f_log(s), power));
        for (unsigned k = 0; k < 3; k++)
            put_float(&out, f_min(f_mad(s, specular[k], f_mul(diffuse[k], d)), 1));
        put_float(&out, 1);
    }
    save(&in), save(&out);
}

static float h(float x) /* rounded to a half */
{
    return from_half(to_half(x));
}

/* The same in halves, without the highlight. */
static void half_light(void)
{
    static struct words in = {.name = "half_light_in"}, uniform = {.name = "half_light_uniform"},
                        out = {.name = "half_light_out"};
    float light[4], colour[4], ambient[4];
    seed(3);
    for (unsigned k = 0; k < 4; k++) {
        light[k] = h(k < 3 ? next_float(1) : 0);
        colour[k] = h(next_float(1));
        ambient[k] = h(next_float(0.25f));
    }
    put(&uniform, half2(light[0], light[1])), put(&uniform, half2(light[2], light[3]));
    put(&uniform, half2(colour[0], colour[1])), put(&uniform, half2(colour[2], colour[3]));
    put(&uniform, half2(ambient[0], ambient[1])), put(&uniform, half2(ambient[2], ambient[3]));
    for (unsigned n = 0; n < 40; n++) {
        float normal[4], paint[4], lit[4];
        for (unsigned k = 0; k < 4; k++) normal[k] = h(next_float(1)), paint[k] = h(next_float(2));
        put(&in, half2(normal[0], normal[1])), put(&in, half2(normal[2], normal[3]));
        put(&in, half2(paint[0], paint[1])), put(&in, half2(paint[2], paint[3]));
        float d = h(f_max(h(f_dot4(normal, light)), 0));
        for (unsigned k = 0; k < 4; k++)
            lit[k] = f_mul(h(f_mad(d, colour[k], ambient[k])), paint[k]);
        put(&out, half2(lit[0], lit[1])), put(&out, half2(lit[2], lit[3]));
    }
    save(&in), save(&uniform), save(&out);
}

static uint32_t byte_of(uint32_t word, unsigned k)
{
    return word >> 8 * k & 255;
}

/* A texture's colour over, mixed with, and added to the old one. */
static void blend_bytes(void)
{
    static struct words in = {.name = "blend_bytes_in"}, out = {.name = "blend_bytes_out"};
    static const uint32_t texel[4] = {0x80ff4010, 0xff112233, 0x00ffffff, 0x7fa0b0c0};
    seed(4);
    for (unsigned n = 0; n < 32; n++) {
        uint32_t mix = next() ^ next() << 8, there = next() ^ next() << 8, t = texel[n % 4];
        uint32_t over = 0, lerp = 0, added = there;
        put_float(&in, next_float(1)), put_float(&in, next_float(1));
        put(&in, n), put(&in, 0), put(&in, 0), put(&in, 0);
        put(&in, mix), put(&in, there);
        for (unsigned k = 0; k < 4; k++) {
            int32_t a = (int32_t)byte_of(t, 3), s = (int32_t)byte_of(t, k),
                    d = (int32_t)byte_of(there, k), m = (int32_t)byte_of(mix, k);
            over |= div255(a * s + (255 - a) * d) << 8 * k;
            lerp |= div255(m * s + (255 - m) * d) << 8 * k;
            if (k < 3) added = (added & ~(255u << 8 * k)) | div255(255 * s + 255 * d) << 8 * k;
        }
        put(&out, over), put(&out, lerp), put(&out, added);
    }
    save(&in), save(&out);
}

static void put_c10(struct words *w, const uint32_t *c, uint32_t rest)
{
    put(w, c[0] | c[1] << 10 | c[2] << 20 | (rest & 0xc0000000));
    put(w, c[3] | (rest & 0xfffffc00));
}

/* Two colours of ten bits, mixed by the first one's alpha. */
static void blend_fixed(void)
{
    static struct words in = {.name = "blend_fixed_in"}, out = {.name = "blend_fixed_out"};
    seed(5);
    for (unsigned n = 0; n < 32; n++) {
        uint32_t a[4], b[4], mixed[4];
        for (unsigned k = 0; k < 4; k++) a[k] = next() & 0x3ff, b[k] = next() & 0x3ff;
        put_c10(&in, a, 0xffffffff), put_c10(&in, b, 0);
        float alpha = from_c10(a[3]);
        for (unsigned k = 0; k < 4; k++) {
            float x = from_c10(a[k]), y = from_c10(b[k]);
            mixed[k] = to_c10(f_mad(f_add(-y, x), alpha, y));
        }
        put_c10(&out, mixed, 0);
        put_c10(&out, a, 0);
    }
    save(&in), save(&out);
}

static void mandelbrot(void)
{
    static struct words in = {.name = "mandelbrot_in"}, out = {.name = "mandelbrot_out"};
    for (unsigned n = 0; n < 64; n++) {
        float cx = -2 + (float)(n % 8) * 0.375f, cy = -1.25f + (float)(n / 8) * 0.3125f, x = 0,
              y = 0;
        uint32_t count = 0;
        put_float(&in, cx), put_float(&in, cy);
        while (count < 40) {
            float xx = f_mul(x, x), yy = f_mul(y, y), xy = f_mul(y, x);
            if (f_add(f_add(xx, yy), -4) > 0) break;
            x = f_add(f_add(-yy, xx), cx);
            y = f_add(f_add(xy, xy), cy);
            count++;
        }
        put(&out, count);
    }
    save(&in), save(&out);
}

/* CRC-32 of eight words in memory. */
static void crc(void)
{
    static struct words memory = {.name = "crc_memory"}, out = {.name = "crc_out"};
    seed(6);
    for (unsigned n = 0; n < 8; n++) {
        uint32_t value = 0xffffffff;
        for (unsigned i = 0; i < 8; i++) {
            uint32_t word = next() ^ next() << 8;
            put(&memory, word);
            value ^= word;
            for (unsigned k = 0; k < 32; k++)
                value = value & 1 ? value >> 1 ^ 0xedb88320 : value >> 1;
        }
        put(&out, ~value);
    }
    save(&memory), save(&out);
}

/* Sums of the first 1 .. 8 numbers of each row, also as 16-bit ones. */
static void prefix_sum(void)
{
    static struct words memory = {.name = "prefix_sum_memory"}, out = {.name = "prefix_sum_out"};
    seed(7);
    for (unsigned n = 0; n < 16; n++) {
        uint32_t sum = 0;
        for (unsigned i = 0; i < 8; i++) {
            uint32_t word = next() ^ next() << 8;
            put(&memory, word);
            sum += word;
            put(&out, sum);
        }
    }
    save(&memory), save(&out);
}

/* A matrix product made once, then used for every vertex. */
static void secondary_matrix(void)
{
    static struct words in = {.name = "secondary_matrix_in"},
                        uniform = {.name = "secondary_matrix_uniform"},
                        out = {.name = "secondary_matrix_out"};
    float a[4][4], b[4][4], product[4][4]; /* rows of a, columns of b */
    seed(8);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 4; k++) a[i][k] = next_float(2);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 4; k++) b[i][k] = next_float(2);
    for (unsigned i = 0; i < 4; i++) put_vec(&uniform, a[i], 4);
    for (unsigned i = 0; i < 4; i++) put_vec(&uniform, b[i], 4);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 4; k++) product[i][k] = f_dot4(b[k], a[i]);
    for (unsigned n = 0; n < 20; n++) {
        float p[4];
        for (unsigned k = 0; k < 4; k++) p[k] = next_float(4);
        put_vec(&in, p, 4);
        for (unsigned i = 0; i < 4; i++) put_float(&out, f_dot4(product[i], p));
    }
    save(&in), save(&uniform), save(&out);
}

/* Ones of a word, the word back to front, its lowest one, the next power of two. */
static void bit_tricks(void)
{
    static struct words in = {.name = "bit_tricks_in"}, out = {.name = "bit_tricks_out"};
    seed(9);
    for (unsigned n = 0; n < 24; n++) {
        uint32_t x =
            n < 4 ? (const uint32_t[]){0, 1, 0x80000000, 0xffffffff}[n] : next() << 8 ^ next();
        uint32_t ones = 0, back = 0, power = x - 1;
        put(&in, x);
        for (unsigned i = 0; i < 32; i++) ones += x >> i & 1, back |= (x >> i & 1) << (31 - i);
        for (unsigned i = 1; i < 32; i *= 2) power |= power >> i;
        put(&out, ones), put(&out, back), put(&out, x & -x), put(&out, power + 1);
    }
    save(&in), save(&out);
}

/* Three octaves of a wave: loops in loops, with a subroutine. */
static void newton(void)
{
    static struct words in = {.name = "newton_in"}, out = {.name = "newton_out"};
    seed(10);
    for (unsigned n = 0; n < 16; n++) {
        float x = next_float(50), guess = 1;
        if (x < 0) x = -x;
        put_float(&in, x);
        for (unsigned i = 0; i < 6; i++) guess = f_mul(f_mad(x, f_rcp(guess), guess), 0.5f);
        put_float(&out, guess);
    }
    save(&in), save(&out);
}

void write_kernels(void)
{
    skinning();
    phong();
    half_light();
    blend_bytes();
    blend_fixed();
    mandelbrot();
    crc();
    prefix_sum();
    secondary_matrix();
    bit_tricks();
    newton();
}
