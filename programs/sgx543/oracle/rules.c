/* Data of programs/sgx543/rules. */
#include "reference.h"

/* ---- VPCK: sheet 3.8, 4.4 */

enum format { U8, S8, O8, U16, S16, F16, F32, FX10, FORMATS };

static const struct {
    int32_t low, high, unit; /* unit: the integer that stands for 1.0 */
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

/* All conversions from a vector of one format, one behind the other. */
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
    static const uint32_t corners[48] = {
        0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3f000000, 0xbf000000, 0x3fc00000,
        0x40200000, 0x3b008081, 0x3b808081, 0x3c010204, 0x42fe8000, 0x43008000, 0x437f0000,
        0x437f8000, 0x43800000, 0xc3008000, 0xc3010000, 0x46fffe00, 0x46ffff00, 0x47000000,
        0x477fff00, 0x477fff80, 0x47800000, 0x7149f2ca, 0xf149f2ca, 0x7f800000, 0xff800000,
        0x7fc00000, 0xff800001, 0x00000001, 0x807fffff, 0x38800000, 0x387fe000, 0x33800000,
        0x33000000, 0x33000001, 0x477fef00, 0x477ff000, 0x3fff8000, 0x3fffc000, 0xc0000000,
        0xc0000800, 0x3f7fffff, 0x3f800001, 0x3b000000, 0x3bc00000, 0x00800000};
    static const uint16_t halves[24] = {0x0000, 0x8000, 0x3c00, 0xbc00, 0x3800, 0x7bff,
                                        0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfc01, 0x0001,
                                        0x83ff, 0x0400, 0x5bf8, 0x5bfc, 0x5c00, 0xd800,
                                        0xd810, 0x1c04, 0x2008, 0x3bff, 0x3c01, 0x4000};
    static const uint16_t fixed[12] = {0x000, 0x3ff, 0x1ff, 0x200, 0x100, 0x300,
                                       0x001, 0x0ff, 0x2ff, 0x080, 0x180, 0x201};
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

/* Of so many instances, a vector for each swizzle of a list; what a swizzle does not say is `rest`. */
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

void write_rules(void)
{
    all_swizzles();
    pack_floats();
    pack_integers();
}
