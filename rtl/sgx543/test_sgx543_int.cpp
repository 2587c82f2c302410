// sgx543_int against docs/isa/sgx543.md, 3.9 to 3.17 and 4.5, in the host's integers: blends, u8
// sums of products, exact mads of every width, bits. One operation a clock. Exit 0: all passed, 1:
// a check failed.
#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

#include "../common/test_unit.h"
#include "Vsgx543_int.h"
#include "verilated.h"

namespace {

enum Kind { COLOUR, MAD, BITS };
enum Factor { ZERO, FULL, UNIT, A, AA, B, BA, C, CA, SAT, TWICE_B, TWICE_C, HALF_C, HALF_CA };
enum Op { ADD, SUB, MIN, MAX };
enum Finish { DIVIDE, WRAP, CLAMP };
enum Part { WORD, LOW, HIGH, BYTE0, BYTE1, P_ZERO, P_ONE };
enum Bound { NONE, U16, S16, U32, S32 };
enum Bits { AND, OR, XOR, SHL, SHR, ROL, ASR, RLP };
constexpr unsigned kLatency = 5;

unit::Checks checks;

struct FactorOf {
    unsigned rgb, alpha;
    bool rgb_flip, alpha_flip;
};
struct PartOf {
    unsigned part;
    bool is_signed, negate;
};

// The fields of int_t, in its order.
struct Control {
    unsigned kind = 0;
    FactorOf factor[4] = {}; // f1 x1 f2 x2
    bool b_rgb_flip = false, b_alpha_flip = false;
    unsigned op_rgb = 0, op_alpha = 0, finish = 0;
    bool normal = false, flip = false, is_signed = false, negate = false;
    PartOf part[3] = {};
    bool b_abs = false;
    unsigned bound = 0, bits = 0;
    bool half = false;
    unsigned turn = 0;
    bool bits_flip = false;
};

struct Packer { // first field highest
    std::vector<bool> bits;
    void put(unsigned value, unsigned width)
    {
        while (width--) bits.push_back(value >> width & 1);
    }
    template <typename Port> void store(Port &port) const
    {
        for (size_t n = 0; n < (bits.size() + 31) / 32; n++) port[n] = 0;
        for (size_t n = 0; n < bits.size(); n++)
            if (bits[bits.size() - 1 - n]) port[n / 32] |= 1u << n % 32;
    }
};

Packer packed(const Control &c)
{
    Packer p;
    p.put(c.kind, 2);
    for (const FactorOf &f : c.factor) {
        p.put(f.rgb, 4);
        p.put(f.alpha, 4);
        p.put(f.rgb_flip, 1);
        p.put(f.alpha_flip, 1);
    }
    p.put(c.b_rgb_flip, 1);
    p.put(c.b_alpha_flip, 1);
    p.put(c.op_rgb, 2);
    p.put(c.op_alpha, 2);
    p.put(c.finish, 2);
    for (bool flag : {c.normal, c.flip, c.is_signed, c.negate}) p.put(flag, 1);
    for (const PartOf &part : c.part) {
        p.put(part.part, 3);
        p.put(part.is_signed, 1);
        p.put(part.negate, 1);
    }
    p.put(c.b_abs, 1);
    p.put(c.bound, 3);
    p.put(c.bits, 3);
    p.put(c.half, 1);
    p.put(c.turn, 5);
    p.put(c.bits_flip, 1);
    return p;
}

struct Result {
    uint32_t word[4] = {};
    unsigned negative = 0, zero = 0;
    int carry = -1;    // not looked at
    bool flags = true; // negative and zero are looked at
    unsigned long due = 0;
};

// ---- the sheet's rules ----

int divide255(int t)
{
    return (2 * t + 255) / 510;
} // round(t / 255), half up

int channel(const Control &c, const FactorOf &f, unsigned k, const uint32_t *a, const uint32_t *b,
            const uint32_t *d)
{
    auto byte = [&](const uint32_t *v, unsigned n) { return static_cast<int>(v[n] & 255); };
    auto s1 = [&](unsigned n) {
        return (n == 3 ? c.b_alpha_flip : c.b_rgb_flip) ? 255 - byte(b, n) : byte(b, n);
    };
    int value = 0;
    bool has_sign = false;
    switch (k == 3 ? f.alpha : f.rgb) {
    case ZERO: value = 0; break;
    case FULL: value = 255; break;
    case UNIT: value = 1; break;
    case A: value = byte(a, k), has_sign = true; break;
    case AA: value = byte(a, 3), has_sign = true; break;
    case B: value = s1(k), has_sign = true; break;
    case BA: value = s1(3), has_sign = true; break;
    case C: value = byte(d, k), has_sign = true; break;
    case CA: value = byte(d, 3), has_sign = true; break;
    case SAT: value = std::min(s1(3), 255 - byte(d, 3)); break;
    case TWICE_B: value = std::min(2 * s1(3), 255); break;
    case TWICE_C: value = std::min(2 * byte(d, 3), 255); break;
    case HALF_C: value = std::max(byte(d, k) - 128, 0); break;
    case HALF_CA: value = std::max(byte(d, 3) - 128, 0); break;
    }
    if (k == 3 ? f.alpha_flip : f.rgb_flip) value = 255 - value;
    return c.is_signed && has_sign && value > 127 ? value - 256 : value;
}

Result colour(const Control &c, const uint32_t *a, const uint32_t *b, const uint32_t *d)
{
    Result r;
    for (unsigned k = 0; k < 4; k++) {
        int f1 = channel(c, c.factor[0], k, a, b, d);
        if (c.negate) f1 = -f1;
        int p = f1 * channel(c, c.factor[1], k, a, b, d);
        const int q = channel(c, c.factor[2], k, a, b, d) * channel(c, c.factor[3], k, a, b, d);
        if (c.normal) p = divide255(p);
        const unsigned op = k == 3 ? c.op_alpha : c.op_rgb;
        const int t = op == ADD   ? p + q
                      : op == SUB ? p - q
                      : op == MIN ? std::min(p, q)
                                  : std::max(p, q);
        int value = c.finish == DIVIDE  ? divide255(std::clamp(t, 0, 65025))
                    : c.finish == CLAMP ? std::clamp(t, 0, 255)
                                        : t & 255;
        r.word[k] = c.flip ? 255 - value : value;
        r.negative |= (t < 0) << k;
        r.zero |= (t == 0) << k;
    }
    return r;
}

__int128 part(const PartOf &p, bool absolute, uint32_t word)
{
    __int128 value = 0;
    switch (p.part) {
    case WORD: value = p.is_signed ? static_cast<int32_t>(word) : static_cast<int64_t>(word); break;
    case LOW:
        value = p.is_signed ? static_cast<int16_t>(word) : static_cast<int64_t>(word & 0xffff);
        break;
    case HIGH:
        value = p.is_signed ? static_cast<int16_t>(word >> 16) : static_cast<int64_t>(word >> 16);
        break;
    case BYTE0:
        value = p.is_signed ? static_cast<int8_t>(word) : static_cast<int64_t>(word & 255);
        break;
    case BYTE1:
        value =
            p.is_signed ? static_cast<int8_t>(word >> 8) : static_cast<int64_t>(word >> 8 & 255);
        break;
    case P_ONE: value = 1; break;
    default: break;
    }
    if (absolute && value < 0) value = -value;
    return p.negate ? -value : value;
}

Result mad(const Control &c, const uint32_t *a, const uint32_t *b, const uint32_t *d)
{
    __int128 t = part(c.part[0], false, a[0]) * part(c.part[1], c.b_abs, b[0]) +
                 part(c.part[2], false, d[0]);
    Result r;
    // a product of two words is known by its low bits
    r.flags = c.part[0].part != WORD || c.part[1].part != WORD;
    r.negative = t < 0 ? 15 : 0;
    r.zero = t == 0 ? 15 : 0;
    static const int64_t low[] = {0, 0, -32768, 0, INT32_MIN},
                         high[] = {0, 65535, 32767, UINT32_MAX, INT32_MAX};
    if (c.bound != NONE)
        t = t < low[c.bound] ? low[c.bound] : t > high[c.bound] ? high[c.bound] : t;
    for (uint32_t &word : r.word) word = static_cast<uint32_t>(t);
    return r;
}

uint32_t rotate(uint32_t x, unsigned n, unsigned width)
{
    for (; n % width; n--) x = width == 32 ? x << 1 | x >> 31 : (x << 1 | x >> 15) & 0xffff;
    return x;
}

Result bitwise(const Control &c, bool carry, uint32_t x, uint32_t y)
{
    const unsigned width = c.half ? 16 : 32;
    const uint32_t mask = c.half ? 0xffff : 0xffffffff;
    x &= mask;
    y = rotate(y & mask, c.turn, width);
    if (c.bits_flip) y ^= mask;
    const unsigned n = y & (width - 1);
    Result r;
    uint32_t v = 0;
    switch (c.bits) {
    case AND: v = x & y; break;
    case OR: v = x | y; break;
    case XOR: v = x ^ y; break;
    case SHL: v = x << n; break;
    case SHR: v = x >> n; break;
    case ROL: v = rotate(x, n, width); break;
    case ASR: v = c.half ? static_cast<int16_t>(x) >> n : static_cast<int32_t>(x) >> n; break;
    default: v = x << 1 | carry; r.carry = x >> (width - 1) & 1;
    }
    v &= mask;
    for (uint32_t &word : r.word) word = v;
    r.negative = v >> 31 ? 15 : 0;
    r.zero = v ? 0 : 15;
    return r;
}

struct Unit {
    Vsgx543_int top;
    std::deque<Result> asked;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
        if (asked.empty() || asked.front().due != checks.clocks) return;
        const Result r = asked.front();
        asked.pop_front();
        for (unsigned k = 0; k < 4; k++) checks.equal("result", top.result_o[k], r.word[k]);
        if (r.flags) checks.equal("negative", top.negative_o, r.negative);
        if (r.flags) checks.equal("zero", top.zero_o, r.zero);
        if (r.carry >= 0) checks.equal("carry", top.carry_o, r.carry);
    }

    void ask(const Control &c, bool carry, const uint32_t *a, const uint32_t *b, const uint32_t *d)
    {
        Result r = c.kind == COLOUR ? colour(c, a, b, d)
                   : c.kind == MAD  ? mad(c, a, b, d)
                                    : bitwise(c, carry, b[0], d[0]);
        r.due = checks.clocks + kLatency;
        asked.push_back(r);
        packed(c).store(top.op_i);
        top.carry_i = carry;
        for (unsigned k = 0; k < 4; k++) {
            top.a_i[k] = a[k];
            top.b_i[k] = b[k];
            top.c_i[k] = d[k];
        }
        top.valid_i = 1;
        clock();
        top.valid_i = 0;
    }
};

// ---- operations of instructions ----

Control any_colour(unit::Random &random)
{
    Control c;
    c.kind = COLOUR;
    const unsigned shape = random(4);
    if (shape < 2) { // a blend
        static const unsigned from[] = {ZERO, FULL, A,       AA,      B,      BA,     C,
                                        CA,   SAT,  TWICE_B, TWICE_C, HALF_C, HALF_CA};
        for (unsigned n = 0; n < 4; n += 2)
            c.factor[n] = {from[random(13)], from[random(13)], random(2) > 0, random(2) > 0};
        c.factor[1] = {B, B, false, false};
        c.factor[3] = {C, C, false, false};
        c.b_rgb_flip = random(2);
        c.b_alpha_flip = random(2);
        c.op_rgb = random(4);
        c.op_alpha = random(4);
        c.finish = DIVIDE;
        c.flip = random(2);
    } else if (shape == 2) { // a mad
        c.factor[0] = {random(2) ? unsigned{B} : unsigned{BA}, BA, random(2) > 0, random(2) > 0};
        c.factor[1] = {random(2) ? unsigned{C} : unsigned{CA}, CA, random(2) > 0, random(2) > 0};
        c.factor[2] = {random(2) ? unsigned{A} : unsigned{BA},
                       random(2) ? unsigned{AA} : unsigned{BA}, random(2) > 0, random(2) > 0};
        c.factor[3] = {UNIT, UNIT, false, false};
        c.op_rgb = c.op_alpha = random(2) ? ADD : SUB;
        c.normal = random(2);
        c.finish = random(2) ? WRAP : CLAMP;
    } else { // a test
        const bool product = random(2);
        c.is_signed = random(2);
        c.negate = random(2);
        c.factor[0] = {B, B, false, false};
        c.factor[1] = {product ? unsigned{C} : unsigned{UNIT},
                       product ? unsigned{C} : unsigned{UNIT}, false, false};
        c.factor[2] = {product ? unsigned{ZERO} : unsigned{C},
                       product ? unsigned{ZERO} : unsigned{C}, false, false};
        c.factor[3] = {UNIT, UNIT, false, false};
        c.op_rgb = c.op_alpha = random(2) ? ADD : SUB;
        c.finish = random(2) ? WRAP : CLAMP;
    }
    return c;
}

Control any_mad(unit::Random &random)
{
    Control c;
    c.kind = MAD;
    const bool is_signed = random(2);
    switch (random(4)) {
    case 0: // 16 bits
        c.part[0] = {LOW, is_signed, false};
        for (unsigned n = 1; n < 3; n++) {
            const unsigned part = random(3);
            c.part[n] = {part == 0   ? unsigned{LOW}
                         : part == 1 ? unsigned{BYTE0}
                                     : unsigned{BYTE1},
                         random(2) > 0, n == 2 && random(2)};
        }
        c.b_abs = random(2);
        c.bound = random(2) ? NONE : is_signed ? S16 : U16;
        break;
    case 1: // 16 by 16 and 32
        for (unsigned n = 0; n < 2; n++)
            c.part[n] = {random(2) ? unsigned{LOW} : unsigned{HIGH}, is_signed, false};
        c.part[2] = {random(2)   ? unsigned{WORD}
                     : random(2) ? unsigned{LOW}
                                 : unsigned{HIGH},
                     random(2) > 0, false};
        c.bound = random(2) ? NONE : is_signed ? S32 : U32;
        break;
    case 2: // low 32 bits
        c.part[0] = {WORD, false, false};
        c.part[1] = {WORD, false, random(2) > 0};
        c.part[2] = {WORD, false, random(2) > 0};
        break;
    default: // sums, tested
        c.part[0] = {random(2) ? unsigned{WORD} : unsigned{LOW}, is_signed, random(2) > 0};
        c.part[1] = {P_ONE, false, false};
        c.part[2] = {random(8) ? c.part[0].part : unsigned{P_ZERO}, is_signed, random(2) > 0};
        break;
    }
    return c;
}

Control any_bits(unit::Random &random)
{
    Control c;
    c.kind = BITS;
    c.bits = random(8);
    c.half = random(2);
    c.turn = random(32);
    c.bits_flip = random(2);
    return c;
}

uint32_t any_word(unit::Random &random)
{
    static const uint32_t special[] = {0,          1,          0x7f,       0x80,
                                       0xff,       0x7fff,     0x8000,     0xffff,
                                       0x7fffffff, 0x80000000, 0xffffffff, 0x80008000};
    return random(4) ? random(0x10000) << 16 | random(0x10000) : special[random(12)];
}

// Every product of two bytes, and with it the division by 255 (4.5).
void products(Unit &u)
{
    Control c;
    c.kind = COLOUR;
    c.factor[0] = {B, B, false, false};
    c.factor[1] = {C, C, false, false};
    c.factor[2] = {ZERO, ZERO, false, false};
    c.finish = CLAMP;
    c.normal = true;
    const uint32_t none[4] = {};
    for (unsigned x = 0; x < 256; x++) {
        for (unsigned y = 0; y < 256; y += 4) {
            const uint32_t b[4] = {x, x, x, x}, d[4] = {y, y + 1, y + 2, y + 3};
            u.ask(c, false, none, b, d);
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    unit::Random random{0x99};
    products(u);
    for (unsigned n = 0; n < 200000; n++) {
        uint32_t a[4], b[4], d[4];
        for (unsigned k = 0; k < 4; k++) {
            a[k] = any_word(random);
            b[k] = any_word(random);
            d[k] = random(8) ? any_word(random) : b[k];
        }
        const unsigned kind = random(3);
        u.ask(kind == 0   ? any_colour(random)
              : kind == 1 ? any_mad(random)
                          : any_bits(random),
              random(2), a, b, d);
        if (!random(8)) u.clock();
    }
    for (unsigned n = 0; n < 10; n++) u.clock();
    checks.equal("results that did not come", u.asked.size(), 0);
    u.top.final();
    return checks.end();
}
