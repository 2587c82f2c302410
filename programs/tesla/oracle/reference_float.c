/* Host reference of the floating-point programs. The kernels' algorithms, on the arithmetic of
 * reference_arith.h in the order that a program's text fixes; sums of floats depend on it. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "reference.h"
#include "reference_arith.h"

static const uint32_t ONE = 0x3f800000, TWO = 0x40000000, FOUR = 0x40800000, MINUS = 0x80000000;

static uint32_t plus(uint32_t a, uint32_t b)
{
    return programs_fadd(a, b, RN);
}

static uint32_t minus(uint32_t a, uint32_t b)
{
    return programs_fadd(a, b ^ MINUS, RN);
}

static uint32_t times(uint32_t a, uint32_t b)
{
    return programs_fmul(a, b, RN);
}

/* A whole number below 2^24 as a float. */
static uint32_t from_integer(uint32_t n)
{
    unsigned flags;
    struct programs_cvt how = {.from = 32, .to = 32, .round = RN};

    return programs_i2f(how, n, &flags);
}

/* Random floats of either sign, or positive ones: `span` exponents from `least` (biased) on. */
static void fill_floats(uint64_t seed, uint32_t *word, size_t count, uint32_t least, uint32_t span,
                        bool negative)
{
    programs_fill_random(seed, word, count);
    for (size_t i = 0; i < count; i++)
        word[i] = (negative ? word[i] & MINUS : 0) | (least + (word[i] >> 23 & 255) % span) << 23 |
                  (word[i] & 0x7fffff);
}

static void fill_doubles(uint64_t seed, uint64_t *value, size_t count)
{
    uint32_t word[2];

    for (size_t i = 0; i < count; i++) {
        programs_fill_random(seed + i, word, 2);
        value[i] = (uint64_t)(word[1] & 0x800fffff) << 32 | word[0];
        value[i] |= (uint64_t)(1003 + (word[1] >> 20 & 0x7ff) % 40) << 52;
    }
}

static void write_doubles(struct programs_output *output, const char *name, const uint64_t *value,
                          size_t count)
{
    static uint32_t word[2048];

    for (size_t i = 0; i < count && 2 * i + 1 < COUNT(word); i++) {
        word[2 * i] = (uint32_t)value[i];
        word[2 * i + 1] = (uint32_t)(value[i] >> 32);
    }
    programs_write_hex(output, name, word, 2 * count);
}

/* ---- Applications ---- */

static void matmul(struct programs_output *output)
{
    enum { M = 32, K = 48, N = 32 };
    static uint32_t a[M * K], b[K * N], c[M * N];

    fill_floats(101, a, COUNT(a), 120, 14, true);
    fill_floats(102, b, COUNT(b), 120, 14, true);
    for (size_t row = 0; row < M; row++)
        for (size_t column = 0; column < N; column++)
            for (size_t k = 0; k < K; k++)
                c[row * N + column] =
                    programs_fmad(a[row * K + k], b[k * N + column], c[row * N + column]);
    programs_write_hex(output, "matmul_f32_a", a, COUNT(a));
    programs_write_hex(output, "matmul_f32_b", b, COUNT(b));
    programs_write_hex(output, "matmul_f32_c", c, COUNT(c));
}

static void nbody(struct programs_output *output)
{
    enum { N = 64 };
    const uint32_t dt = 0x3c23d70a, eps = 0x3c23d70a;
    static uint32_t p[N][4], v[N][4], p_out[N][4], v_out[N][4];

    fill_floats(103, p[0], 4 * N, 120, 8, true);
    fill_floats(104, v[0], 4 * N, 118, 8, true);
    for (size_t i = 0; i < N; i++) p[i][3] &= ~MINUS; /* masses */
    programs_write_hex(output, "nbody_p", p[0], 4 * N);
    programs_write_hex(output, "nbody_v", v[0], 4 * N);

    for (size_t i = 0; i < N; i++) {
        uint32_t a[3] = {0};

        for (size_t j = 0; j < N; j++) {
            uint32_t d[3], r2 = eps, pull;

            for (int k = 0; k < 3; k++) d[k] = minus(p[j][k], p[i][k]);
            for (int k = 0; k < 3; k++) r2 = programs_fmad(d[k], d[k], r2);
            r2 = programs_sfu(RSQRT, r2);
            pull = times(p[j][3], times(times(r2, r2), r2));
            for (int k = 0; k < 3; k++) a[k] = programs_fmad(d[k], pull, a[k]);
        }
        memcpy(p_out[i], p[i], sizeof(p[i]));
        memcpy(v_out[i], v[i], sizeof(v[i]));
        for (int k = 0; k < 3; k++) {
            v_out[i][k] = programs_fmad(a[k], dt, v[i][k]);
            p_out[i][k] = programs_fmad(v_out[i][k], dt, p[i][k]);
        }
    }
    programs_write_hex(output, "nbody_p_out", p_out[0], 4 * N);
    programs_write_hex(output, "nbody_v_out", v_out[0], 4 * N);
}

/* sin(2 pi k / 256), k = 0 .. 64, rounded to binary32: no mathematical library decides the data. */
static const uint32_t quarter_wave[65] = {
    0x00000000, 0x3cc90ab0, 0x3d48fb30, 0x3d96a905, 0x3dc8bd36, 0x3dfab273, 0x3e164083, 0x3e2f10a2,
    0x3e47c5c2, 0x3e605c13, 0x3e78cfcc, 0x3e888e93, 0x3e94a031, 0x3ea09ae5, 0x3eac7cd4, 0x3eb8442a,
    0x3ec3ef15, 0x3ecf7bca, 0x3edae880, 0x3ee63375, 0x3ef15aea, 0x3efc5d27, 0x3f039c3d, 0x3f08f59b,
    0x3f0e39da, 0x3f13682a, 0x3f187fc0, 0x3f1d7fd1, 0x3f226799, 0x3f273656, 0x3f2beb4a, 0x3f3085bb,
    0x3f3504f3, 0x3f396842, 0x3f3daef9, 0x3f41d870, 0x3f45e403, 0x3f49d112, 0x3f4d9f02, 0x3f514d3d,
    0x3f54db31, 0x3f584853, 0x3f5b941a, 0x3f5ebe05, 0x3f61c598, 0x3f64aa59, 0x3f676bd8, 0x3f6a09a7,
    0x3f6c835e, 0x3f6ed89e, 0x3f710908, 0x3f731447, 0x3f74fa0b, 0x3f76ba07, 0x3f7853f8, 0x3f79c79d,
    0x3f7b14be, 0x3f7c3b28, 0x3f7d3aac, 0x3f7e1324, 0x3f7ec46d, 0x3f7f4e6d, 0x3f7fb10f, 0x3f7fec43,
    0x3f800000,
};

static uint32_t wave(unsigned k)
{
    k %= 256;
    if (k >= 128) return wave(k - 128) ^ MINUS;
    return quarter_wave[k <= 64 ? k : 128 - k];
}

static void fft_256(struct programs_output *output)
{
    enum { N = 256 };
    static uint32_t in[2 * N], re[N], im[N], out[2 * N];

    fill_floats(105, in, COUNT(in), 120, 9, true);
    for (unsigned i = 0; i < N; i++) {
        unsigned reversed = 0;

        for (int bit = 0; bit < 8; bit++) reversed |= (i >> bit & 1) << (7 - bit);
        re[reversed] = in[2 * i];
        im[reversed] = in[2 * i + 1];
    }
    for (unsigned half = 1; half < N; half *= 2)
        for (unsigned block = 0; block < N; block += 2 * half)
            for (unsigned k = 0; k < half; k++) {
                unsigned i = block + k, j = i + half, angle = k * (N / 2 / half);
                uint32_t c = wave(angle + 64), s = wave(angle) ^ MINUS;
                uint32_t tr = programs_fmad(s ^ MINUS, im[j], times(c, re[j]));
                uint32_t ti = programs_fmad(s, re[j], times(c, im[j]));

                re[j] = minus(re[i], tr);
                im[j] = minus(im[i], ti);
                re[i] = plus(re[i], tr);
                im[i] = plus(im[i], ti);
            }
    for (unsigned i = 0; i < N; i++) {
        out[2 * i] = re[i];
        out[2 * i + 1] = im[i];
    }
    programs_write_hex(output, "fft_256_in", in, COUNT(in));
    programs_write_hex(output, "fft_256_out", out, COUNT(out));
}

static uint32_t normal(uint32_t d)
{
    /* 26.2.17: 0.2316419; a5 .. a1; then -log2(e) / 2 and 1 / sqrt(2 pi) */
    static const uint32_t a[] = {0x3faa466f, 0xbfe91eea, 0x3fe40778, 0xbeb68f87, 0x3ea385fa};
    uint32_t k = programs_sfu(RCP, programs_fmad(d & ~MINUS, 0x3e6d3389, ONE)), w = a[0];

    for (size_t i = 1; i < COUNT(a); i++) w = programs_fmad(w, k, a[i]);
    w = times(w, k);
    w = times(
        w, times(programs_sfu(EX2, programs_preex2(times(times(d, d), 0xbf38aa3b))), 0x3ecc422a));
    return d & MINUS ? w : minus(ONE, w);
}

static void black_scholes(struct programs_output *output)
{
    enum { N = 128 };
    const uint32_t ln_2 = 0x3f317218, drift = 0x3d851eb8, sigma = 0x3e99999a, rate = 0xbcec5f04;
    static uint32_t spot[N], strike[N], years[N], call[N], put[N];

    fill_floats(106, spot, N, 131, 3, false);
    fill_floats(107, strike, N, 131, 3, false);
    fill_floats(108, years, N, 124, 5, false);
    for (size_t i = 0; i < N; i++) {
        uint32_t s = spot[i], k = strike[i], t = years[i];
        uint32_t l = programs_sfu(LG2, times(s, programs_sfu(RCP, k)));
        uint32_t spread = times(times(programs_sfu(RSQRT, t), t), sigma);
        uint32_t d1 = times(programs_fmad(l, ln_2, times(t, drift)), programs_sfu(RCP, spread));
        uint32_t n1 = normal(d1), n2 = normal(minus(d1, spread));
        uint32_t paid = times(programs_sfu(EX2, programs_preex2(times(t, rate))), k);

        call[i] = programs_fmad(s, n1, times(paid, n2) ^ MINUS);
        put[i] = programs_fmad(paid, minus(ONE, n2), times(s, minus(ONE, n1)) ^ MINUS);
    }
    programs_write_hex(output, "black_scholes_spot", spot, N);
    programs_write_hex(output, "black_scholes_strike", strike, N);
    programs_write_hex(output, "black_scholes_time", years, N);
    programs_write_hex(output, "black_scholes_call", call, N);
    programs_write_hex(output, "black_scholes_put", put, N);
}

static void mandelbrot(struct programs_output *output)
{
    enum { W = 32, H = 16, MOST = 48 };
    const uint32_t left = 0xc0100000, top = 0xbf900000, step = 0x3dc00000;
    static uint32_t out[W * H];

    for (uint32_t y = 0; y < H; y++)
        for (uint32_t x = 0; x < W; x++) {
            uint32_t cx = programs_fmad(step, from_integer(x), left), zx = 0, n = 0;
            uint32_t cy = programs_fmad(step, from_integer(y), top), zy = 0;

            while (n < MOST) {
                uint32_t xx = times(zx, zx), yy = times(zy, zy);

                if (programs_fcompare(plus(xx, yy), FOUR) == 4) break;
                zy = programs_fmad(times(zx, zy), TWO, cy);
                zx = plus(minus(xx, yy), cx);
                n++;
            }
            out[y * W + x] = n;
        }
    programs_write_hex(output, "mandelbrot_out", out, COUNT(out));
}

static uint32_t xorshift(uint32_t h)
{
    h ^= h << 13;
    h ^= h >> 17;
    return h ^ h << 5;
}

static void monte_carlo(struct programs_output *output)
{
    enum { BLOCKS = 4, BLOCK = 128, POINTS = 8 };
    uint32_t out[2 * BLOCKS] = {0};

    for (uint32_t i = 0; i < BLOCKS * BLOCK; i++) {
        uint32_t h = (i + 1) * 0x9e3779 ^ 0x5bd1e995;

        for (int n = 0; n < POINTS; n++) {
            h = xorshift(h);
            uint32_t x = from_integer(h & 0xffff), y = from_integer(h >> 16);

            /* 65535^2, rounded to the float below it */
            if (programs_fcompare(programs_fmad(y, y, times(x, x)), 0x4f7ffe00) != 4)
                out[2 * (i / BLOCK)]++;
        }
    }
    for (int block = 0; block < BLOCKS; block++)
        out[2 * block + 1] = times(from_integer(out[2 * block]), 0x3b800000); /* 4 / 1024 */
    programs_write_hex(output, "monte_carlo_out", out, COUNT(out));
}

static void dot_f64(struct programs_output *output)
{
    enum { BLOCKS = 2, BLOCK = 128, EACH = 4, N = BLOCKS * BLOCK * EACH };
    static uint64_t x[N], y[N];
    uint64_t out[BLOCKS];

    fill_doubles(2000, x, N);
    fill_doubles(4000, y, N);
    for (size_t block = 0; block < BLOCKS; block++) {
        uint64_t sum[BLOCK] = {0};

        for (size_t t = 0; t < BLOCK; t++)
            for (size_t n = 0; n < EACH; n++) {
                size_t i = (block * EACH + n) * BLOCK + t;

                sum[t] = programs_dfma(x[i], y[i], sum[t], false, false, RN);
            }
        for (size_t stride = BLOCK / 2; stride > 0; stride /= 2)
            for (size_t t = 0; t < stride; t++)
                sum[t] = programs_dadd(sum[t], sum[t + stride], false, false, RN);
        out[block] = sum[0];
    }
    write_doubles(output, "dot_f64_x", x, N);
    write_doubles(output, "dot_f64_y", y, N);
    write_doubles(output, "dot_f64_out", out, BLOCKS);
}

static void axpy_f64(struct programs_output *output)
{
    enum { N = 300, GUARD = 84 };
    const uint64_t a = 0x3ff6b8c95e9b4a1c, sign = UINT64_C(1) << 63;
    static uint64_t x[N], y[N], fused[N + GUARD], split[N + GUARD], larger[N + GUARD];

    fill_doubles(6000, x, N);
    fill_doubles(8000, y, N);
    for (size_t i = 0; i < N; i++) {
        fused[i] = programs_dfma(a, x[i], y[i], false, false, RN);
        split[i] = programs_dadd(programs_dmul(a, x[i], false, RN), y[i], false, false, RN);
        larger[i] = programs_dminmax(programs_dadd(fused[i], y[i], false, true, RZ) & ~sign,
                                     programs_dadd(split[i], y[i], false, true, RP) & ~sign, false);
    }
    write_doubles(output, "axpy_f64_x", x, N);
    write_doubles(output, "axpy_f64_y", y, N);
    write_doubles(output, "axpy_f64_fused", fused, N + GUARD);
    write_doubles(output, "axpy_f64_split", split, N + GUARD);
    write_doubles(output, "axpy_f64_larger", larger, N + GUARD);
}

/* ---- Corners: hashes of the results of many operations, in the order of the programs ---- */

struct thread {
    uint32_t hash, r4;
    unsigned flags; /* $c0 */
    bool sat_nan;   /* the mode */
};

static void mix(struct thread *t, uint32_t result)
{
    t->r4 = result;
    t->hash = (t->hash ^ result) * 33 + t->flags;
}

static void mix_flagged(struct thread *t, uint32_t result)
{
    t->flags = programs_fflags(result);
    mix(t, result);
}

static void mix64(struct thread *t, uint64_t result)
{
    mix(t, (uint32_t)result);
    t->hash = (t->hash ^ (uint32_t)(result >> 32)) * 33 + t->flags;
}

static uint32_t signed_as(uint32_t x, bool neg, bool abs)
{
    if (abs) x &= ~MINUS;
    return neg ? x ^ MINUS : x;
}

/* Neither touches a NaN. */
static uint64_t signed_as64(uint64_t x, bool neg, bool abs)
{
    const uint64_t sign = UINT64_C(1) << 63;

    if ((x & ~sign) > UINT64_C(0x7ff0000000000000)) return x;
    if (abs) x &= ~sign;
    return neg ? x ^ sign : x;
}

/* With the mode SAT_NAN a NaN becomes +0. */
static uint32_t saturate(const struct thread *t, bool sat, uint32_t x)
{
    if (sat && t->sat_nan && programs_fflags(x) == 3) return 0;
    return sat ? programs_fsat(x) : x;
}

static void mix_set(struct thread *t, bool condition)
{
    t->flags = condition ? 2 : 1;
    mix(t, condition ? 0xffffffff : 0);
}

static void fp32_thread(struct thread *t, uint32_t a, uint32_t b, uint32_t c)
{
    /* fields 1 and 2 are rn and rz, sheet 3.10 */
    static const enum programs_round rounds[] = {RN, RN, RZ, RZ};

    for (int sat = 0; sat < 2; sat++)
        for (int r = 0; r < 4; r++)
            for (int m = 0; m < 4; m++) {
                uint32_t x = signed_as(a, m & 1, false), y = signed_as(b, m >> 1, false);

                mix_flagged(t, saturate(t, sat, programs_fadd(x, y, rounds[r])));
                mix_flagged(t, saturate(t, sat, programs_fmul(x, y, rounds[r])));
            }
    for (int sat = 0; sat < 2; sat++)
        for (int m = 0; m < 4; m++) {
            uint32_t na = signed_as(a, m & 1, false), nc = signed_as(c, m & 1, false),
                     pa = signed_as(a, m >> 1, false), pb = signed_as(b, m >> 1, false),
                     pc = signed_as(c, m >> 1, false);

            mix_flagged(t, saturate(t, sat, programs_fmad(na, b, pc)));
            mix_flagged(t, saturate(t, sat, programs_fmad(nc, b, pa)));
            mix(t, saturate(t, sat, programs_fmad(na, b, pc)));
            mix(t, saturate(t, sat, programs_fmad(na, 0x3f800001, pc)));
            mix(t, saturate(t, sat, plus(na, pb)));
            mix(t, saturate(t, sat, plus(na, signed_as(0x3f7fffff, m >> 1, false))));
            mix(t, saturate(t, sat, times(na, pb)));
            mix(t, saturate(t, sat, times(na, signed_as(0x3f000001, m >> 1, false))));
        }
    for (unsigned i = 0; i < 32; i++) {
        unsigned m = i < 16 ? (i * 5 + 3) & 15 : 0;

        mix_set(t, programs_fcompare(signed_as(a, m & 1, m >> 1 & 1),
                                     signed_as(b, m >> 2 & 1, m >> 3)) &
                       (i & 15));
    }
    for (unsigned m = 0; m < 16; m++) {
        uint32_t x = signed_as(a, m & 1, m >> 1 & 1), y = signed_as(b, m >> 2 & 1, m >> 3);

        mix_flagged(t, programs_fminmax(x, y, false));
        mix_flagged(t, programs_fminmax(x, y, true));
    }
    for (int neg = 0; neg < 2; neg++) {
        uint32_t r = programs_fcompare(signed_as(c, neg, false), 0) & (2 | 4) ? a : b;

        t->flags = (r & ~MINUS) == 0 ? 1 : r & MINUS ? 2 : 0;
        mix(t, r);
    }
}

static void fp32_corners(struct programs_output *output, const char *name, bool sat_nan)
{
    static const uint32_t value[16] = {
        0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x80ffffff,
        0x3f800000, 0xbf800001, 0x3fc00000, 0x33800000, 0x4b7fffff, 0xcb000001,
        0x7f7fffff, 0xff800000, 0x7f800000, 0x7fc12345,
    };
    static uint32_t out[256];

    for (unsigned i = 0; i < COUNT(out); i++) {
        unsigned a = i % 16, b = i / 16;
        struct thread t = {.flags = 1, .sat_nan = sat_nan};

        fp32_thread(&t, value[a], value[b], value[(a + 5 * b + 3) % 16]);
        out[i] = t.hash;
    }
    programs_write_hex(output, name, out, COUNT(out));
}

static void mix_double(struct thread *t, uint64_t result)
{
    t->flags = programs_dflags(result);
    mix64(t, result);
}

static void fp64_thread(struct thread *t, uint64_t a, uint64_t b, uint64_t c)
{
    for (enum programs_round r = RN; r <= RZ; r++) {
        for (int m = 0; m < 4; m++) {
            mix_double(t, programs_dfma(a, b, c, m & 1, m >> 1, r));
            mix_double(t, programs_dadd(a, b, m & 1, m >> 1, r));
        }
        for (int neg = 0; neg < 2; neg++) mix_double(t, programs_dmul(a, b, neg, r));
    }
    for (unsigned m = 0; m < 16; m++) {
        uint64_t x = signed_as64(a, m & 1, m >> 1 & 1), y = signed_as64(b, m >> 2 & 1, m >> 3);

        mix_double(t, programs_dminmax(x, y, false));
        mix_double(t, programs_dminmax(x, y, true));
    }
    for (unsigned i = 0; i < 32; i++) {
        unsigned m = i < 16 ? (i * 5 + 3) & 15 : 0;

        mix_set(t, programs_dcompare(signed_as64(a, m & 1, m >> 1 & 1),
                                     signed_as64(b, m >> 2 & 1, m >> 3)) &
                       (i & 15));
    }
}

static void fp64_corners(struct programs_output *output)
{
    static const uint64_t value[16] = {
        0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x800fffffffffffff,
        0x0010000000000000, 0xfff800000000beef, 0x3ff0000000000000, 0xbff0000000000001,
        0x3ff8000000000000, 0x3ca0000000000000, 0x433fffffffffffff, 0xc330000000000001,
        0x7fefffffffffffff, 0xfff0000000000000, 0x7ff0000000000000, 0x7ff4000012345678,
    };
    static uint32_t out[256];

    for (unsigned i = 0; i < COUNT(out); i++) {
        unsigned a = i % 16, b = i / 16;
        struct thread t = {0};

        fp64_thread(&t, value[a], value[b], value[(a + 5 * b + 3) % 16]);
        out[i] = t.hash;
    }
    programs_write_hex(output, "fp64_corners_out", out, COUNT(out));
}

/* A 16-bit result goes into the upper half of the old register. */
static void mix_converted(struct thread *t, unsigned bits, uint32_t result)
{
    mix(t, bits == 32 ? result : (t->r4 & 0xffff) | result << 16);
}

static void f2f_thread(struct thread *t, uint32_t x, unsigned to, unsigned from)
{
    const bool can_round = to == 16 && from == 32;

    for (int sat = 0; sat < 2; sat++)
        for (int m = 0; m < 4; m++)
            for (int rint = 0; rint < 2; rint++)
                for (enum programs_round r = RN; r <= RZ; r++) {
                    struct programs_cvt how = {m & 1, m >> 1, sat, rint, false, from, to, r};

                    if (r != RN && !rint && !can_round) continue;
                    mix_converted(t, to, programs_f2f(how, x, &t->flags));
                }
}

static void f2i_thread(struct thread *t, uint32_t x, unsigned to, unsigned from)
{
    for (int is_signed = 0; is_signed < 2; is_signed++)
        for (int m = 0; m < 4; m++)
            for (enum programs_round r = RN; r <= RZ; r++) {
                struct programs_cvt how = {m & 1, m >> 1, false, true, is_signed, from, to, r};

                mix_converted(t, to, programs_f2i(how, x, &t->flags));
            }
}

static void i2f_thread(struct thread *t, uint32_t x)
{
    unsigned k = 0; /* signs and saturation take turns */

    for (unsigned to = 16; to <= 32; to += 16)
        for (unsigned from = 16; from <= 32; from += 16)
            for (int byte = 0; byte < 2; byte++)
                for (int is_signed = 0; is_signed < 2; is_signed++)
                    for (int n = 0; n < 8; n++, k += 3) {
                        struct programs_cvt how = {
                            k & 1,     k >> 1 & 1,      k >> 2 & 1, false,
                            is_signed, byte ? 8 : from, to,         (enum programs_round)(n / 2)};

                        mix_converted(t, to, programs_i2f(how, x, &t->flags));
                    }
}

static void convert_corners(struct programs_output *output)
{
    static const uint32_t special[] = {
        0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x2effffff, 0x2f000000,
        0xaf000001, 0x3f000000, 0xbf000000, 0x3f000001, 0x3fc00000, 0x3f7fffff, 0x477fefff,
        0x477ff000, 0xc77fe000, 0x477fffff, 0x47800000, 0x38800000, 0x387fffff, 0xb3000000,
        0x33000001, 0x4f000000, 0xcf000000, 0x4effffff, 0x4f7fffff, 0x4f800000, 0x46fffeff,
        0xc7000100, 0x7f800000, 0xff800000, 0x7fc00000, 0x00007c00, 0x0000fc00, 0x00007e01,
        0x000003ff, 0x00008001, 0x7fffffff, 0x3fffffe0, 0x000003e0, 0x0000ffff, 0x00000080,
        0x00003800, 0x0000b800, 0x00003e00, 0x000077ff,
    };
    uint32_t in[64], out[64];

    programs_fill_random(109, in, COUNT(in));
    memcpy(in, special, sizeof(special));
    for (size_t i = 0; i < COUNT(in); i++) {
        struct thread t = {0};

        for (unsigned to = 16; to <= 32; to += 16)
            for (unsigned from = 16; from <= 32; from += 16)
                f2f_thread(&t, from == 16 ? in[i] & 0xffff : in[i], to, from);
        for (unsigned to = 16; to <= 32; to += 16)
            for (unsigned from = 16; from <= 32; from += 16)
                f2i_thread(&t, from == 16 ? in[i] & 0xffff : in[i], to, from);
        i2f_thread(&t, in[i]);
        out[i] = t.hash;
    }
    programs_write_hex(output, "convert_corners_in", in, COUNT(in));
    programs_write_hex(output, "convert_corners_out", out, COUNT(out));
}

static void mix_width(struct thread *t, unsigned bits, uint64_t result)
{
    if (bits == 64) mix64(t, result);
    else mix(t, (uint32_t)result);
}

static void convert64_thread(struct thread *t, uint64_t value, unsigned to, unsigned from)
{
    const uint64_t x = from == 32 ? value & 0xffffffff : value;

    for (int integer = 0; integer < 2; integer++) /* i2f, f2i */
        for (int is_signed = 0; is_signed < 2; is_signed++)
            for (int m = 0; m < 4; m++)
                for (enum programs_round r = RN; r <= RZ; r++) {
                    struct programs_cvt how = {m & 1,     m >> 1, false, integer,
                                               is_signed, from,   to,    r};

                    if (integer) mix_width(t, to, programs_f2i64(how, x, &t->flags));
                    else mix_width(t, to, programs_i2f64(how, x, &t->flags));
                }
    for (int m = 0; m < 4; m++)
        for (int rint = 0; rint < (to == from ? 2 : 1); rint++)
            for (enum programs_round r = RN; r <= RZ; r++) {
                struct programs_cvt how = {m & 1, m >> 1, false, rint, false, from, to, r};

                if (r != RN && !rint && to == 64) continue; /* exact */
                mix_width(t, to, programs_f2f64(how, x, &t->flags));
            }
}

static void convert_f64(struct programs_output *output)
{
    static const uint64_t special[] = {
        0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x800fffffffffffff,
        0x0010000000000000, 0x3fe0000000000000, 0xbfe0000000000000, 0x3fe0000000000001,
        0x3ff8000000000000, 0xc004000000000000, 0x41dfffffffc00000, 0x41dfffffffe00000,
        0x41e0000000000000, 0xc1e0000000000000, 0xc1e0000000200000, 0x41efffffffe00000,
        0x41efffffffefffff, 0x41f0000000000000, 0x43dfffffffffffff, 0x43e0000000000000,
        0xc3e0000000000000, 0x43efffffffffffff, 0x43f0000000000000, 0x7fefffffffffffff,
        0x7ff0000000000000, 0xfff0000000000000, 0x7ff4000012345678, 0xfff8000000000001,
        0x47efffffe0000000, 0x47effffff0000000, 0x380fffffffffffff, 0x36a0000000000000,
        0xb690000000000001, 0x369fffffffffffff, 0x3810000010000000, 0x00000000ffffffff,
        0x7fffffffffffffff, 0x80000000ffffffff, 0x4330000000000001, 0x433fffffffffffff,
        0x432ffffffffffffd, 0x000000007f800000, 0x00000000ffc12345, 0x0000000000000001,
        0x00000000007fffff, 0x000000005f000000, 0x00000000df000000, 0x000000005f7fffff,
        0x000000005f800000, 0x000000004f7fffff, 0x00000000cf000001, 0x000000003effffff,
        0x00000000bf000000,
    };
    uint64_t in[64];
    uint32_t out[64];

    fill_doubles(10000, in, COUNT(in));
    memcpy(in, special, sizeof(special));
    for (size_t i = 0; i < COUNT(in); i++) {
        struct thread t = {0};

        convert64_thread(&t, in[i], 64, 32);
        convert64_thread(&t, in[i], 32, 64);
        convert64_thread(&t, in[i], 64, 64);
        out[i] = t.hash;
    }
    write_doubles(output, "convert_f64_in", in, COUNT(in));
    programs_write_hex(output, "convert_f64_out", out, COUNT(out));
}

static void sfu_thread(struct thread *t, uint32_t x)
{
    for (int m = 0; m < 4; m++) {
        uint32_t y = signed_as(x, m & 1, m >> 1);

        mix(t, programs_sfu(RCP, y)); /* short form */
        mix(t, programs_sfu(RCP, y));
        mix(t, programs_sfu(RSQRT, y));
        mix(t, programs_sfu(LG2, y));
    }
    for (int m = 0; m < 4; m++) {
        uint32_t y = signed_as(x, m & 1, m >> 1), angle = programs_presin(y),
                 power = programs_preex2(y);

        mix(t, angle);
        mix(t, programs_sfu(m & 1 ? COS : SIN, angle));
        mix(t, power);
        mix(t, saturate(t, m >> 1, programs_sfu(EX2, power)));
    }
    mix(t, programs_sfu(SIN, x));
    mix(t, programs_sfu(COS, x));
    mix(t, programs_sfu(EX2, x));
}

static void sfu_sweep(struct programs_output *output)
{
    static const uint32_t special[] = {
        0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x80800000, 0x00ffffff,
        0x3f800000, 0xbf800000, 0x3f800001, 0x3f7fffff, 0x3fffffff, 0x40000000, 0x40800000,
        0x407fffff, 0x3e800000, 0x7e800000, 0x7e800001, 0x7effffff, 0x7f000000, 0x7f7fffff,
        0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xff812345, 0x3fc90fdb, 0x40490fdb,
        0xbfc90fdb, 0x42fe0000, 0x42ffffff, 0x43000000, 0xc2fc0000, 0xc2fe0000, 0xc3160000,
        0x01000000, 0x017fffff, 0x40000001, 0x40800000, 0xc0800000, 0x1fffffff,
    };
    uint32_t in[64], out[64];

    programs_fill_random(110, in, COUNT(in));
    memcpy(in, special, sizeof(special));
    for (uint32_t i = 0; i < COUNT(in); i++) {
        uint32_t x = in[i], h = (i + 1) * 0x9e3779;
        struct thread t = {0};

        for (int left = 9; left > 0; left--) {
            sfu_thread(&t, x);
            h = xorshift(h);
            x = left & 1 ? (h & 0x8fffffff) + 0x38000000 : h;
        }
        out[i] = t.hash;
    }
    programs_write_hex(output, "sfu_sweep_in", in, COUNT(in));
    programs_write_hex(output, "sfu_sweep_out", out, COUNT(out));
}

static void table_rows(struct programs_output *output)
{
    uint32_t out[128] = {0};

    for (uint32_t row = 0; row < COUNT(out); row++) {
        uint32_t x = 0x3f80000f | row << 16;

        for (int left = 24; left > 0; left--, x += 0xaaa)
            out[row] += programs_sfu(RCP, x) + programs_sfu(RSQRT, x) +
                        programs_sfu(RSQRT, x + 0x800000) + programs_sfu(LG2, x) +
                        programs_sfu(SIN, x) + programs_sfu(COS, x) + programs_sfu(EX2, x);
    }
    programs_write_hex(output, "table_rows_out", out, COUNT(out));
}

void programs_floats(struct programs_output *output)
{
    matmul(output);
    nbody(output);
    fft_256(output);
    black_scholes(output);
    mandelbrot(output);
    monte_carlo(output);
    dot_f64(output);
    axpy_f64(output);
    fp32_corners(output, "fp32_corners_out", false);
    fp32_corners(output, "fp32_corners_sat_nan_out", true);
    fp64_corners(output);
    convert_corners(output);
    convert_f64(output);
    sfu_sweep(output);
    table_rows(output);
}
