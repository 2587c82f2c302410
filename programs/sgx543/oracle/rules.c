/* Data of programs/sgx543/rules. */
#include "reference.h"

/* ---- corners of numbers */

static const uint32_t corners[48] = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3f000000, 0xbf000000, 0x3fc00000, 0x40200000,
    0x3b008081, 0x3b808081, 0x3c010204, 0x42fe8000, 0x43008000, 0x437f0000, 0x437f8000, 0x43800000,
    0xc3008000, 0xc3010000, 0x46fffe00, 0x46ffff00, 0x47000000, 0x477fff00, 0x477fff80, 0x47800000,
    0x7149f2ca, 0xf149f2ca, 0x7f800000, 0xff800000, 0x7fc00000, 0xff800001, 0x00000001, 0x807fffff,
    0x38800000, 0x387fe000, 0x33800000, 0x33000000, 0x33000001, 0x477fef00, 0x477ff000, 0x3fff8000,
    0x3fffc000, 0xc0000000, 0xc0000800, 0x3f7fffff, 0x3f800001, 0x3b000000, 0x3bc00000, 0x00800000};
static const uint16_t halves[24] = {0x0000, 0x8000, 0x3c00, 0xbc00, 0x3800, 0x7bff, 0xfbff, 0x7c00,
                                    0xfc00, 0x7e00, 0xfc01, 0x0001, 0x83ff, 0x0400, 0x5bf8, 0x5bfc,
                                    0x5c00, 0xd800, 0xd810, 0x1c04, 0x2008, 0x3bff, 0x3c01, 0x4000};
static const uint16_t fixed[12] = {0x000, 0x3ff, 0x1ff, 0x200, 0x100, 0x300,
                                   0x001, 0x0ff, 0x2ff, 0x080, 0x180, 0x201};

/* ---- VPCK: sheet 3.8, 4.4 */

enum format { U8, S8, O8, U16, S16, F16, F32, FX10, FORMATS };

static const struct {
    int32_t low, high, unit; /* unit: the integer for 1.0 */
    uint32_t reciprocal;
    unsigned bits, offset;
} integers[F16] = {{0, 255, 255, 0x3b808081, 8, 0},
                   {-128, 127, 127, 0x3c010204, 8, 0},
                   {-128, 127, 127, 0x3c010204, 8, 128},
                   {0, 65535, 65535, 0x37800080, 16, 0},
                   {-32768, 32767, 32767, 0x38000100, 16, 0}};

/* Lane k of the registers at `reg`. */
static uint32_t get_lane(const uint32_t *reg, enum format f, unsigned k)
{
    switch (f) {
    case U8:
    case S8:
    case O8: return reg[0] >> 8 * k & 255;
    case U16:
    case S16:
    case F16: return reg[k / 2] >> 16 * (k % 2) & 0xffff;
    case FX10: return k < 3 ? reg[0] >> 10 * k & 0x3ff : reg[1] & 0x3ff;
    default: return reg[k];
    }
}

static void set_lane(uint32_t *reg, enum format f, unsigned k, uint32_t value)
{
    unsigned width = f <= O8 ? 8 : f <= F16 ? 16 : f == FX10 ? 10 : 32;
    unsigned at = f <= O8 ? 8 * k : f <= F16 ? 16 * (k % 2) : f == FX10 ? 10 * (k % 3) : 0;
    uint32_t mask = width == 32 ? 0xffffffff : (1u << width) - 1;
    reg += f <= O8 ? 0 : f <= F16 ? k / 2 : f == FX10 ? k / 3 : k;
    *reg = (*reg & ~(mask << at)) | (value & mask) << at;
}

static int32_t integer_of(uint32_t raw, enum format f)
{
    int32_t value = (int32_t)raw - (int32_t)integers[f].offset;
    bool negative = f == S8 ? raw >> 7 : f == S16 ? raw >> 15 : false;
    return negative ? value - (1 << integers[f].bits) : value;
}

static float float_of(uint32_t raw, enum format f, bool scale)
{
    if (f == F32) return number(raw);
    if (f == F16) return from_half(raw);
    if (f == FX10) return from_c10(raw);
    float x = (float)integer_of(raw, f);
    if (!scale) return x;
    x = f_mul(x, number(integers[f].reciprocal));
    return integers[f].low < 0 && x < -1 ? -1 : x;
}

static uint32_t integer_from(float x, enum format f, bool scale)
{
    double low = integers[f].low, high = integers[f].high, one = integers[f].low < 0 ? -1 : 0, v;
    if (x != x) v = 0;
    else if (scale) {
        float in = (float)(x < one ? one : x > 1 ? 1 : x);
        v = nearbyint(f_mul(in, (float)integers[f].unit));
    } else v = trunc(x < low ? low : x > high ? high : x);
    return (uint32_t)((int32_t)v + (int32_t)integers[f].offset);
}

static uint32_t convert(uint32_t raw, enum format from, enum format to, bool scale)
{
    if (from == to && to >= F16) return raw;
    if (from < F16 && to < F16)
        return (uint32_t)(integer_of(raw, from) + (int32_t)integers[to].offset);
    float x = float_of(raw, from, scale);
    switch (to) {
    case F16: return to_half(x);
    case F32: return bits(x);
    case FX10: return to_c10(x);
    default: return integer_from(x, to, scale);
    }
}

static unsigned registers_of(enum format f)
{
    return f <= O8 ? 1 : f == F32 ? 4 : 2;
}

/* All conversions from a vector of one format, one after the other. */
static void pack_from(struct words *out, const uint32_t *reg, enum format from)
{
    for (enum format to = U8; to < FORMATS; to++)
        for (unsigned scale = 0; scale < 2; scale++) {
            bool mixed = (from < F16) != (to < F16);
            bool two = !scale && (from == U8 || to == U8);
            uint32_t dest[4] = {0};
            if ((from == FX10 && to < F16) || (to == FX10 && from < F16) || (scale && !mixed))
                continue;
            for (unsigned k = 0; k < (two ? 2 : 4); k++)
                set_lane(dest, to, k, convert(get_lane(reg, from, k), from, to, scale));
            for (unsigned i = 0; i < registers_of(to); i++) put(out, dest[i]);
        }
}

static void pack_floats(void)
{
    static struct words in = {.name = "pack_floats_in"}, out = {.name = "pack_floats_out"};
    seed(100);
    for (unsigned n = 0; n < 48; n++) {
        uint32_t reg[8] = {0};
        for (unsigned k = 0; k < 4; k++) {
            reg[k] = corners[(n + 12 * k) % 48];
            set_lane(reg + 4, F16, k, n < 24 ? halves[(n + 6 * k) % 24] : next() & 0xffff);
            set_lane(reg + 6, FX10, k, n < 12 ? fixed[(n + 3 * k) % 12] : next() & 0x3ff);
        }
        for (unsigned i = 0; i < 8; i++) put(&in, reg[i]);
        pack_from(&out, reg, F32);
        pack_from(&out, reg + 4, F16);
        pack_from(&out, reg + 6, FX10);
    }
    save(&in), save(&out);
}

static void pack_integers(void)
{
    static struct words in = {.name = "pack_integers_in"}, out = {.name = "pack_integers_out"};
    static const uint16_t shorts[16] = {0x0000, 0x0001, 0x7fff, 0x8000, 0x8001, 0xffff,
                                        0x00ff, 0x0100, 0xff80, 0xff7f, 0x007f, 0x0080,
                                        0x4000, 0xc000, 0x3c00, 0x7ffe};
    seed(101);
    for (unsigned n = 0; n < 64; n++) {
        uint32_t reg[3] = {n | (n + 64) << 8 | (n + 128) << 16 | (n + 192) << 24};
        for (unsigned k = 0; k < 4; k++)
            set_lane(reg + 1, U16, k, n < 16 ? shorts[(n + 4 * k) % 16] : next() & 0xffff);
        for (unsigned i = 0; i < 3; i++) put(&in, reg[i]);
        for (enum format f = U8; f <= O8; f++) pack_from(&out, reg, f);
        for (enum format f = U16; f <= S16; f++) pack_from(&out, reg + 1, f);
    }
    save(&in), save(&out);
}

/* ---- swizzles: sheet 2.6, 3.1 */

static float channel(const float *v, char letter)
{
    switch (letter) {
    case '0': return 0;
    case '1': return 1;
    case '2': return 2;
    case 'h': return 0.5f;
    default: return v[letter == 'w' ? 3 : letter - 'x'];
    }
}

/* Of so many instances, a vector for each swizzle of a list; missing letters of a swizzle
 * are `rest`. */
static void swizzles(const char *name, const char *list, char rest)
{
    static struct words out;
    out.name = name;
    out.count = 0;
    seed(102);
    for (unsigned n = 0; n < 4; n++) {
        float v[4];
        for (unsigned k = 0; k < 4; k++) v[k] = next_float(16);
        for (const char *p = list; *p;) {
            for (unsigned k = 0; k < 4; k++) {
                bool said = *p && *p != ' ';
                put_float(&out, channel(v, said ? *p : rest));
                p += said;
            }
            p += *p == ' ';
        }
    }
    save(&out);
}

static void all_swizzles(void)
{
    static struct words in = {.name = "swizzles_in"};
    static const char four[] =
        "xxxx yyyy zzzz wwww xyzw yzww xyzz xxyz xyxy xywz zxyw zwzw yzxz xxyy xzww xyz1 "
        "yzxw zwxy xzwy yyww wyzw wzwz xyzx zzww xwzx yyyx yyyz xzyw xxxy zyxw yyzz zzzy";
    seed(102);
    for (unsigned n = 0; n < 16; n++) put_float(&in, next_float(16));
    save(&in);
    swizzles("swizzles_vec4_out", four, 0);
    swizzles("swizzles_first_out", four, 0);
    swizzles("swizzles_third_out", four, 0);
    swizzles("swizzles_vec3_out",
             "xxx yyy zzz www xyz yzw xxy xyx yyx yyz zxy xzy yzx zyx zzy xy1 "
             "xyy yxy xxz yxx xy0 x10 000 111 hhh 222 x00",
             'x');
    swizzles("swizzles_dual4_out",
             "xxxx yyyy zzzz wwww xyzw yzww xyzz xxyz xyxy xywz zxyw zwzw 0000 hhhh 1111 2222 "
             "yzxw zwxy xzwy yyww wyzw wzwz xyzx zzww xwzx yyyx yyyz zwzw yzxz xxyy xzww xyz1",
             0);
    swizzles("swizzles_dual3_out",
             "xxx yyy zzz www xyz yzw xxy xyx yyx yyz zxy xzy 000 hhh 111 222 "
             "xyy yxy xxz yxx xy0 x10 xzy yzx zyx zzy xy1",
             '0');
    swizzles("swizzles_mad2_out",
             "xxxx yyyy zzzz wwww xyzw yzxw xyww zwxy xxxx yyyy zzzz wwww xyzw xyyz yyww wyzw "
             "xxxx yyyy zzzz wwww xyzw xzww xxyz xyzz xyzw yzw0 zw01 w012 012h 12hx 2hxy hxyz",
             0);
}

/* ---- functions, sheet 4.6; operations, sheet 3.1, 3.2 */

static uint32_t lane_of(float x, enum format f)
{
    return f == F16 ? to_half(x) : f == F32 ? bits(x) : to_c10(x);
}

static void functions(void)
{
    static struct words in = {.name = "functions_in"}, out = {.name = "functions_out"};
    static float (*const function[4])(float) = {f_rcp, f_rsq, f_log, f_exp};
    static const enum format formats[3] = {F32, F16, FX10};
    seed(103);
    for (unsigned n = 0; n < 96; n++) {
        uint32_t reg[5] = {
            n < 48 ? corners[n] : (next() << 8 ^ next()) % 0xc3000000 + 0x3c000000 * (n % 2), 0,
            n < 24 ? halves[n] : next() & 0xffff, 0, n < 12 ? fixed[n] : next() & 0x3ff};
        if (n >= 72) reg[0] = bits(next_float(n < 84 ? 2 : 140));
        for (unsigned i = 0; i < 5; i++) put(&in, reg[i]);
        for (unsigned s = 0; s < 3; s++)
            for (unsigned d = 0; d < 3; d++)
                for (unsigned i = 0; i < 4; i++) {
                    put(&out,
                        lane_of(function[i](float_of(reg[2 * s], formats[s], false)), formats[d]));
                    put(&out, 0);
                }
    }
    save(&in), save(&out);
}

/* The sums of rules/table_rows.s. */
static void table_rows(void)
{
    static struct words in = {.name = "table_rows_in"}, out = {.name = "table_rows_out"};
    for (uint32_t row = 0; row < 128; row++) {
        uint32_t x = 0x3f800000 | row << 16 | 15, sum[2] = {0};
        put(&in, x);
        for (unsigned n = 0; n < 24; n++, x += 2730) {
            float even = float_of(x, F32, false), odd = float_of(x + 0x800000, F32, false);
            sum[0] += bits(f_rcp(even)) + bits(f_rsq(even)) + bits(f_rsq(odd));
            sum[1] += bits(f_log(even)) + bits(f_exp(even));
        }
        put(&out, sum[0]), put(&out, sum[1]);
    }
    save(&in), save(&out);
}

/* The eight operations of four lanes. */
static void put_operations(struct words *out, const float *a, const float *b, enum format f)
{
    for (unsigned op = 0; op < 8; op++) {
        uint32_t dest[4] = {0};
        for (unsigned k = 0; k < 4; k++) {
            float floor_b = b[k] != b[k] ? NAN : floorf((float)flush(b[k]));
            const float result[8] = {f_mul(a[k], b[k]),  f_add(a[k], b[k]),  f_add(a[k], -floor_b),
                                     f_add(a[k], -b[k]), f_add(a[k], -b[k]), f_min(a[k], b[k]),
                                     f_max(a[k], b[k]),  f_dot4(a, b)};
            set_lane(dest, f, k, lane_of(result[op], f));
        }
        for (unsigned i = 0; i < registers_of(f); i++) put(out, dest[i]);
    }
}

/* Both sets of operations: as they are; with the first source's sign turned and |w| of the second
 * one in every lane. */
static void put_sets(struct words *out, const uint32_t *first, const uint32_t *second,
                     enum format f)
{
    float a[4], b[4], c[4], d[4];
    for (unsigned k = 0; k < 4; k++) {
        a[k] = float_of(get_lane(first, f, k), f, false),
        b[k] = float_of(get_lane(second, f, k), f, false);
        c[k] = -a[k], d[k] = fabsf(float_of(get_lane(second, f, 3), f, false));
    }
    put_operations(out, a, b, f);
    put_operations(out, c, d, f);
}

static void float_corners(void)
{
    static struct words in = {.name = "float_corners_in"}, out = {.name = "float_corners_out"};
    for (unsigned n = 0; n < 48; n++) {
        uint32_t reg[12] = {0}, dest[2] = {0};
        for (unsigned k = 0; k < 4; k++) {
            reg[k] = corners[(n + 12 * k) % 48], reg[4 + k] = corners[(5 * n + 7 * k + 11) % 48];
            set_lane(reg + 8, F16, k, halves[(n + 6 * k) % 24]);
            set_lane(reg + 10, F16, k, halves[(7 * n + 5 * k + 3) % 24]);
        }
        for (unsigned i = 0; i < 12; i++) put(&in, reg[i]);
        put_sets(&out, reg, reg + 4, F32);
        put_sets(&out, reg + 8, reg + 10, F16);
        for (unsigned k = 0; k < 4; k++)
            put_float(&out, f_mad(number(reg[k]), number(reg[4 + k]), number(reg[4])));
        for (unsigned k = 0; k < 4; k++) {
            float a = from_half(get_lane(reg + 8, F16, k)),
                  b = from_half(get_lane(reg + 10, F16, k)),
                  c = from_half(get_lane(reg + 10, F16, 0));
            set_lane(dest, F16, k, to_half(f_mad(fabsf(a), -b, -fabsf(c))));
        }
        put(&out, dest[0]), put(&out, dest[1]);
    }
    save(&in), save(&out);
}

/* Sheet 1.3, two words each. */
static void constants(void)
{
    static struct words out = {.name = "constants_out"};
    static const uint32_t table[64][2] = {
        {0x00000000, 0x00000000}, {0x00000000, 0x3f800000}, {0x3f800000, 0x00000000},
        {0x3f800000, 0x3f800000}, {0x40000000, 0x40800000}, {0x41000000, 0x41800000},
        {0x42000000, 0x42800000}, {0x43000000, 0x43800000}, {0x44000000, 0x44800000},
        {0x45000000, 0x45800000}, {0x46000000, 0x46800000}, {0x47000000, 0x47800000},
        {0x3f000000, 0x3e800000}, {0x3e000000, 0x3d800000}, {0x3d000000, 0x3c800000},
        {0x3c000000, 0x3b800000}, {0x3b000000, 0x3a800000}, {0x3a000000, 0x39800000},
        {0x39000000, 0x38800000}, {0x38000000, 0x37800000}, {0x402df854, 0x3ebc5ab2},
        {0x3fb504f3, 0x3f3504f3}, {0x40490fdb, 0x3fc90fdb}, {0x3f490fdb, 0x3ec90fdb},
        {0x40c90fdb, 0x41490fdb}, {0x41c90fdb, 0x00000000}, {0x37800000, 0x38000000},
        {0x37800080, 0x38000100}, {0x35d00d01, 0x37b60b61}, {0x39888889, 0x3b2aaaab},
        {0x3caaaaab, 0x3e000000}, {0x3f000000, 0x3f800000}, {0x00000000, 0x3c000000},
        {0x00000000, 0x00000000}, {0x3c003c00, 0x3c003c00}, {0x44004000, 0x4c004800},
        {0x54005000, 0x5c005800}, {0x64006000, 0x6c006800}, {0x74007000, 0x00007800},
        {0x34003800, 0x2c003000}, {0x24002800, 0x1c002000}, {0x14001800, 0x0c001000},
        {0x04000800, 0x00000000}, {0x35e2416f, 0x00000000}, {0x39a83da8, 0x00000000},
        {0x3e484248, 0x36483a48}, {0x4a484648, 0x00004e48}, {0x00000000, 0x00000000},
        {0x00000000, 0x19550c44}, {0x30002555, 0x3c003800}, {0x00000000, 0x00000000},
        {0x00000000, 0x00000000}, {0x00000000, 0x00000000}, {0x00000000, 0x00000000},
        {0x00000000, 0x00000000}, {0x00000000, 0x00000000}, {0xffffffff, 0x00000000},
        {0xffffffff, 0x00000000}, {0xffffffff, 0x00000000}, {0xffffffff, 0x00000000},
        {0x7fff7fff, 0x00000000}, {0x7fff7fff, 0x00000000}, {0x7fff7fff, 0x00000000},
        {0x7fff7fff, 0x00000000}};
    for (unsigned n = 0; n < 64; n++) put(&out, table[n][0]), put(&out, table[n][1]);
    save(&out);
}

/* ---- predicates, sheet 2.2; conditional moves, sheet 3.7 */

static void predicates(void)
{
    static struct words in = {.name = "predicates_in"}, out = {.name = "predicates_out"};
    seed(104);
    for (unsigned n = 0; n < 16; n++) {
        bool p0 = n & 1, p1 = n >> 1 & 1, p2 = n >> 2 & 1, p3 = n >> 3 & 1;
        const bool ext[8] = {true, p0, p1, p2, p3, !p0, !p1, p0},
                   vec[8] = {true, p0, p1, p2, !p0, !p1, !p2, p0};
        const bool sv[4] = {true, p0, !p0, p0}, brief[4] = {true, p0, p1, !p0};
        float x = next_float(8);
        uint32_t word[10] = {n, next() << 8 ^ next(), bits(x)};
        for (unsigned i = 3; i < 10; i++) word[i] = next();
        for (unsigned i = 0; i < 10; i++) put(&in, word[i]);
        for (unsigned i = 0; i < 8; i++) put(&out, ext[i] ? word[1] : 0);
        for (unsigned i = 0; i < 8; i++) put(&out, vec[i] ? bits(x) : 0), put(&out, 0);
        for (unsigned i = 0; i < 4; i++) put(&out, sv[i] ? bits(x) : 0), put(&out, 0);
        for (unsigned i = 0; i < 4; i++) put(&out, brief[i] ? word[1] & 0xffff : 0);
        for (unsigned i = 0; i < 8; i++) put(&out, n >> i % 4 & 1 ? word[1 + i] : 0);
        for (unsigned i = 0; i < 8; i++) put(&out, ext[i] ? 7 : 0);
    }
    save(&in), save(&out);
}

/* eqzero, nezero, ltzero, lezero */
static bool holds(unsigned condition, double x)
{
    return condition == 0 ? x == 0 : condition == 1 ? x != 0 : condition == 2 ? x < 0 : x <= 0;
}

static void put_choice(struct words *out, enum format f, unsigned lanes, unsigned registers,
                       const bool *first, const uint32_t *a, const uint32_t *b)
{
    uint32_t dest[4] = {0};
    for (unsigned k = 0; k < lanes; k++) set_lane(dest, f, k, get_lane(first[k] ? a : b, f, k));
    for (unsigned i = 0; i < registers; i++) put(out, dest[i]);
}

static void conditional_moves(void)
{
    static struct words in = {.name = "conditional_moves_in"},
                        out = {.name = "conditional_moves_out"};
    static const uint32_t tested[12] = {0x00000000, 0x00000080, 0x00008000, 0x80000000,
                                        0xffffff00, 0xffff0000, 0x7fffffff, 0xffffffff,
                                        0x00000001, 0x00ff0100, 0x80007f80, 0x01000000};
    seed(105);
    for (unsigned n = 0; n < 48; n++) {
        uint32_t reg[14];
        for (unsigned i = 0; i < 14; i++) reg[i] = next() << 8 ^ next();
        if (n < 12) reg[0] = tested[n];
        for (unsigned k = 0; k < 4; k++) {
            if (n < 12) set_lane(reg + 4, FX10, k, fixed[(n + 3 * k) % 12]);
            set_lane(reg + 10, F16, k, n < 24 ? halves[(n + 6 * k) % 24] : next() & 0xffff);
        }
        reg[12] = corners[n], reg[13] = corners[(n + 24) % 48];
        for (unsigned i = 0; i < 14; i++) put(&in, reg[i]);
        for (unsigned c = 0; c < 4; c++) {
            const bool whole[3] = {holds(c, (int8_t)reg[0]), holds(c, (int16_t)reg[0]),
                                   holds(c, (int32_t)reg[0])};
            bool lane[4];
            put_choice(&out, U8, 1, 1, whole, reg + 1, reg + 2);
            put_choice(&out, U16, 1, 1, whole + 1, reg + 1, reg + 2);
            put_choice(&out, F32, 1, 2, whole + 2, reg + 1, reg + 2);
            for (unsigned k = 0; k < 4; k++)
                lane[k] = holds(c, from_c10(get_lane(reg + 4, FX10, k)));
            put_choice(&out, FX10, 4, 2, lane, reg + 6, reg + 8);
            for (unsigned k = 0; k < 4; k++)
                lane[k] = holds(c, from_half(get_lane(reg + 10, F16, k)));
            put_choice(&out, F16, 4, 2, lane, reg + 6, reg + 8);
            for (unsigned k = 0; k < 2; k++) lane[k] = holds(c, flush(number(reg[12 + k])));
            put_choice(&out, F32, 2, 2, lane, reg + 6, reg + 8);
            for (unsigned k = 0; k < 4; k++) lane[k] = holds(c, get_lane(reg, U8, k));
            put_choice(&out, F16, 4, 2, lane, reg + 6, reg + 8);
            put_choice(&out, F32, 1, 2, lane, reg + 1, reg + 2);
        }
    }
    save(&in), save(&out);
}

/* Numbers with a single bit, bit n in instance n; halves go on with NaNs of one fraction bit and
 * negative denormals. */
static void one_bit(void)
{
    static struct words in = {.name = "one_bit_in"}, out = {.name = "one_bit_out"};
    for (unsigned n = 0; n < 32; n++) {
        uint32_t reg[12] = {1u << n, 0x100 + n, 0x200 + n};
        uint32_t half = n < 16   ? 1u << n
                        : n < 26 ? 0x7c00 | 1u << (n - 16)
                                 : 0x8000 | 1u << (n - 26);
        bool zero[4] = {false, (uint8_t)reg[0] == 0, (uint16_t)reg[0] == 0, (uint8_t)reg[0] == 0};
        for (unsigned k = 0; k < 4; k++) {
            set_lane(reg + 4, F16, k, half);
            set_lane(reg + 6, FX10, k, 1u << n % 10);
            set_lane(reg + 8, U8, k, 1u << n % 8);
            set_lane(reg + 9, U16, k, 1u << n % 16);
        }
        for (unsigned i = 0; i < 12; i++) put(&in, reg[i]);
        put_choice(&out, F32, 1, 1, zero, reg + 1, reg + 2);
        put_choice(&out, F32, 1, 1, zero + 1, reg + 1, reg + 2);
        put_choice(&out, U16, 1, 1, zero + 2, reg + 1, reg + 2);
        put_choice(&out, U8, 1, 1, zero + 3, reg + 1, reg + 2);
        for (unsigned k = 0; k < 4; k++) put(&out, convert(half, F16, F32, false));
        for (unsigned k = 0; k < 4; k++) put(&out, convert(1u << n % 10, FX10, F32, false));
        for (unsigned k = 0; k < 4; k++)
            put(&out, k < 2 ? convert(1u << n % 8, U8, F32, false) : 0);
        for (unsigned k = 0; k < 4; k++) put(&out, convert(1u << n % 16, U16, F32, false));
        for (unsigned k = 0; k < 4; k++) put(&out, convert(1u << n % 16, S16, F32, false));
    }
    save(&in), save(&out);
}

/* ---- memory, sheet 5.4 */

enum { GLOBAL = 2048, LOCAL = 4096 };

static uint32_t load(const uint8_t *memory, uint32_t bytes, uint32_t addr, unsigned size)
{
    uint32_t word = 0;
    for (unsigned i = 0; i < size; i++)
        if (addr + i < bytes) word |= (uint32_t)memory[addr + i] << 8 * i;
    return word;
}

static void store(uint8_t *memory, uint32_t addr, unsigned size, uint32_t word)
{
    for (unsigned i = 0; i < size; i++) memory[addr + i] = (uint8_t)(word >> 8 * i);
}

/* A burst of elements, packed from `reg` on. */
static void burst(uint32_t *reg, const uint8_t *memory, uint32_t bytes, uint32_t addr,
                  unsigned size, unsigned count)
{
    static const enum format formats[5] = {0, U8, U16, 0, F32};
    for (unsigned k = 0; k < count; k++)
        set_lane(reg + k * size / 4, formats[size], k % (4 / size),
                 load(memory, bytes, addr + k * size, size));
}

static void memory_forms(void)
{
    static struct words in = {.name = "memory_forms_in"}, out = {.name = "memory_forms_out"},
                        before = {.name = "memory_forms_before"},
                        after = {.name = "memory_forms_after"};
    static uint8_t global[GLOBAL], local[LOCAL];
    seed(106);
    for (unsigned i = 0; i < GLOBAL; i += 4) {
        put(&before, next() << 8 ^ next());
        store(global, i, 4, before.word[i / 4]);
    }
    for (unsigned n = 0; n < 4; n++) {
        uint32_t b = 512 * n, l = 1024 * n, r[48] = {0}, word[12] = {b, l};
        const uint8_t bytes[4] = {5, 9, 2, 0x7f};
        for (unsigned i = 4; i < 12; i++) word[i] = next() << 8 ^ next();
        for (unsigned i = 0; i < 12; i++) put(&in, word[i]);
        r[8] = load(global, GLOBAL, b + 16, 4);
        burst(r + 10, global, GLOBAL, b + 12, 4, 4);
        burst(r + 14, global, GLOBAL, b + 7, 2, 1);
        burst(r + 16, global, GLOBAL, b + 6, 2, 5);
        burst(r + 20, global, GLOBAL, b + 12, 1, 7);
        r[24] = load(global, GLOBAL, b + 24, 4), r[25] = load(global, GLOBAL, b, 4);
        r[26] = load(global, GLOBAL, b + 44, 4);
        for (unsigned j = 0; j < 4; j++) r[28 + j] = load(global, GLOBAL, b + 1 + bytes[j], 1);
        r[32] = load(global, GLOBAL, b + 60, 4), r[33] = load(global, GLOBAL, b + 44, 4);
        burst(r + 34, global, GLOBAL, b + 44, 4, 2);
        for (unsigned k = 0; k < 4; k++) store(local, l + 8 + 4 * k, 4, r[10 + k]);
        burst(r + 36, local, LOCAL, l + 14, 2, 3);
        r[38] = load(local, LOCAL, l + 8, 4), r[39] = load(local, LOCAL, l + 11, 1);
        r[40] = 0, r[41] = load(global, GLOBAL, 2046, 4);
        for (unsigned k = 0; k < 6; k++)
            store(global, b + 81 + k, 1, get_lane(r + 10 + k / 4, U8, k % 4));
        for (unsigned k = 0; k < 3; k++)
            store(global, b + 124 + 2 * k, 2, get_lane(r + 10, U16, k));
        for (unsigned k = 0; k < 3; k++)
            store(global, b + 133 + 2 * k, 2, get_lane(r + 12, U16, k));
        for (unsigned k = 0; k < 2; k++) store(global, b + 165 + 4 * k, 4, r[10 + k]);
        store(global, b + 200, 4, r[13]);
        store(global, b + 220, 4, r[10]), store(global, b + 232, 4, r[11]),
            store(global, b + 228, 4, r[12]);
        store(global, b + 244, 4, 37), store(global, b + 248, 4, 37);
        for (unsigned k = 0; k < 4; k++)
            store(global, b + 260 + 4 * k, 4, k == 1 ? 0x3fc90fdb : 0x40490fdb);
        for (unsigned k = 0; k < 6; k++) store(global, b + 284 + 4 * k, 4, word[4 + k]);
        for (unsigned k = 0; k < 4; k++) store(global, b + 244 + 2 * k, 2, word[8 + k]);
        burst(r + 42, global, GLOBAL, b + 284, 4, 6);
        for (unsigned i = 8; i < 48; i++) put(&out, r[i]);
    }
    for (unsigned i = 0; i < GLOBAL; i += 4) put(&after, load(global, GLOBAL, i, 4));
    save(&in), save(&out), save(&before), save(&after);
}

void write_rules(void)
{
    memory_forms();
    functions();
    table_rows();
    float_corners();
    constants();
    predicates();
    conditional_moves();
    all_swizzles();
    pack_floats();
    pack_integers();
    one_bit();
}
