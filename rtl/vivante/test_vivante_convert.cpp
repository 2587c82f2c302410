// vivante_convert against docs/isa/vivante.md, 4.4, 4.7 and 4.10, computed here with long double,
// which holds every float, every 32-bit integer and every fraction of a float that is asked for:
// corners and random operands. One operation a clock. Exit 0: all passed, 1: a check failed.
#include <cmath>
#include <cstdint>
#include <cstring>
#include <deque>
#include <vector>

#include "../common/test_unit.h"
#include "Vvivante_convert.h"
#include "verilated.h"

namespace {

enum Op { FLOOR, CEIL, FRACTION, TO_FLOAT, TRUNC, ROUND, NEAREST, DOWN, WIDEN, SAME, OPS };
const char *const kName[OPS] = {
    "floor",          "ceil",           "frc", "i2f", "f2i", "f2irnd", "nearest", "down",
    "conv of a half", "conv of a float"};
constexpr uint32_t kNan = 0x7fc00000;

unit::Random rnd{0x5eed0021};
unit::Checks checks;

struct Asked {
    unsigned op, bits;
    bool is_signed, rtne, abs, neg, nan_saturates;
    uint32_t a;
};

bool is_nan(uint32_t word)
{
    return (word & 0x7fffffff) > 0x7f800000;
}

// Denormals are zeros of their sign.
long double number(uint32_t word)
{
    int exponent = word >> 23 & 255;
    long double magnitude =
        exponent ? std::ldexp(1.0L + (word & 0x7fffff) / 8388608.0L, exponent - 127) : 0.0L;
    if (exponent == 255) magnitude = HUGE_VALL;
    return word >> 31 ? -magnitude : magnitude;
}

// A value of 24 bits at most, or one to be cut off or rounded to them; no result is below 2^-126
// but 0.
uint32_t pack(long double value, bool rtne)
{
    uint32_t sign = std::signbit(value) ? 0x80000000 : 0;
    if (value == 0) return sign;
    int exponent;
    long double sig = std::ldexp(std::frexp(std::fabs(value), &exponent), 24),
                cut = std::trunc(sig);
    long double rest = sig - cut;
    if (rtne && (rest > 0.5L || (rest == 0.5L && std::fmod(cut, 2.0L) == 1))) cut++;
    if (cut == 16777216) cut = 8388608, exponent++;
    return sign | (exponent + 126) << 23 | (static_cast<uint32_t>(cut) & 0x7fffff);
}

uint32_t to_integer(const Asked &q)
{
    long double top = std::ldexp(1.0L, q.is_signed ? q.bits - 1 : q.bits) - 1;
    long double bottom = q.is_signed ? -top - 1 : 0, x = number(q.a), whole = std::trunc(x);
    if (is_nan(q.a) && !q.nan_saturates) return 0;
    if (is_nan(q.a)) x = q.a >> 31 ? -HUGE_VALL : HUGE_VALL;
    if (std::isinf(x)) return static_cast<uint32_t>(static_cast<int64_t>(x > 0 ? top : bottom));
    if (q.op == DOWN) whole = std::floor(x);
    if (q.op == NEAREST || (q.op == ROUND && q.rtne))
        whole = std::nearbyint(x); // the host's default mode is to nearest even
    return static_cast<uint32_t>(static_cast<int64_t>(whole > top      ? top
                                                      : whole < bottom ? bottom
                                                                       : whole));
}

uint32_t conv(const Asked &q)
{
    uint32_t value = q.a;
    if (q.op == WIDEN) {
        int exponent = q.a >> 10 & 31;
        uint32_t fraction = q.a & 0x3ff, sign = (q.a & 0x8000) << 16;
        if (exponent == 31) value = fraction ? kNan : sign | 0x7f800000;
        else
            value = pack((sign ? -1 : 1) * std::ldexp((exponent ? 1024.0L : 0.0L) + fraction,
                                                      (exponent ? exponent : 1) - 25),
                         false);
    } else if (is_nan(value)) {
        value = kNan;
    } else if (!(value >> 23 & 255)) {
        value &= 0x80000000;
    }
    if (q.abs) value &= 0x7fffffff;
    return q.neg ? value ^ 0x80000000 : value;
}

uint32_t expect(const Asked &q)
{
    long double x = number(q.a);
    switch (q.op) {
    case FLOOR: return is_nan(q.a) ? kNan : std::isinf(x) ? q.a : pack(std::floor(x), false);
    case CEIL: return is_nan(q.a) ? kNan : std::isinf(x) ? q.a : pack(std::ceil(x), false);
    case FRACTION: {
        if (is_nan(q.a) || std::isinf(x)) return kNan;
        if (x < 0 && x > -std::ldexp(1.0L, -30))
            return 0x3f7fffff; // long double would round 1 - |x| to 1
        long double r = x - std::floor(x);
        return r == 0 ? 0 : pack(r, false);
    }
    case TO_FLOAT: {
        int64_t value = q.is_signed ? static_cast<int32_t>(q.a) : static_cast<int64_t>(q.a);
        return pack(static_cast<long double>(value), q.rtne);
    }
    case WIDEN:
    case SAME: return conv(q);
    default: return to_integer(q);
    }
}

struct Unit {
    Vvivante_convert top;
    std::deque<Asked> asked;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
    }

    void ask(const Asked &q)
    {
        top.valid_i = 1;
        top.op_i = q.op;
        top.width_i = q.bits == 8 ? 0 : q.bits == 16 ? 1 : 2;
        top.signed_i = q.is_signed;
        top.rtne_i = q.rtne;
        top.abs_i = q.abs;
        top.neg_i = q.neg;
        top.nan_saturates_i = q.nan_saturates;
        top.a_i = q.a;
        asked.push_back(q);
        clock();
        if (asked.size() < 3 + 2 * DEEP) return;
        const Asked &done = asked.front();
        uint32_t want = expect(done);
        if (top.result_o != want && checks.failed < 20)
            printf("%s of %08x bits %u signed %d rtne %d nan %d: ", kName[done.op], done.a,
                   done.bits, done.is_signed, done.rtne, done.nan_saturates);
        checks.equal(kName[done.op], top.result_o, want);
        asked.pop_front();
    }
};

uint32_t random_float()
{
    uint32_t word = rnd(0xffffffff);
    return rnd(4) ? (word & 0x807fffff) | (rnd(70) + 95) << 23 : word;
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    const std::vector<uint32_t> corners = {
        0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x80800000, 0x3effffff,
        0x3f000000, 0xbf000000, 0x3f000001, 0x3f7fffff, 0xbf7fffff, 0x3f800000, 0xbf800000,
        0x3fbfffff, 0x3fc00000, 0xbfc00000, 0x40200000, 0xc0200000, 0x4afffffe, 0x4affffff,
        0x4b000000, 0xcb000001, 0x4b7fffff, 0x4eff0000, 0x4effffff, 0x4f000000, 0xcf000000,
        0xcf000001, 0x4f7fffff, 0x4f800000, 0xcf800000, 0x42fe0000, 0x42ff0000, 0x43000000,
        0xc3000000, 0x437f0000, 0x437f8000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000,
        0x7fc00000, 0xffc00001, 0x7f800001, 0xae800000, 0xa6800000, 0x30ffffff, 0xb3000000,
        0xb37fffff, 0x7fffffff, 0x00007bff, 0x00000400, 0x000003ff, 0x00008001, 0x0000fc00,
        0x0000fe01, 0xffffffff, 0x80000001, 0x01000001};
    for (unsigned op = 0; op < OPS; op++) {
        for (unsigned kind = 0; kind < 24; kind++) {
            const Asked q = {op,
                             8u << kind / 4 % 3,
                             (kind & 1) != 0,
                             (kind & 2) != 0,
                             kind >= 12 && (kind & 1),
                             kind >= 12 && (kind & 2),
                             (op == TRUNC || op == ROUND) && kind >= 12,
                             0};
            for (uint32_t a : corners) {
                Asked one = q;
                one.a = a;
                u.ask(one);
            }
            for (unsigned n = 0; n < 4000; n++) {
                Asked one = q;
                one.a = op == TO_FLOAT || op == WIDEN ? rnd(0xffffffff) >> rnd(32) : random_float();
                u.ask(one);
            }
        }
    }
    u.top.final();
    return checks.end();
}
