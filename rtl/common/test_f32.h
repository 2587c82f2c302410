// Sums and products of binary32 as the units of rtl/common have them, in the host's double, for
// their benches and those of the cores that use them: subnormal operands count as zeros; a result
// is rounded to 24 bits as if the exponent had no bounds, then a result below 2^-126 is a zero. A
// product of two numbers is exact in 53 bits. A sum is rounded twice, which gives the same as one
// rounding to nearest, since 53 bits are more than twice 24 and two; toward zero the first rounding
// is found from its error.
#ifndef RTL_COMMON_TEST_F32_H
#define RTL_COMMON_TEST_F32_H

#include <cmath>
#include <cstdint>
#include <cstring>
#include <deque>

#include "test_unit.h"

namespace f32 {

constexpr uint32_t kNan = 0x7fc00000, kInf = 0x7f800000;

inline bool is_nan(uint32_t x)
{
    return (x & 0x7fffffff) > kInf;
}

inline double to_double(uint32_t x)
{
    if (!(x & 0x7f800000)) x &= 0x80000000;
    float f;
    memcpy(&f, &x, 4);
    return f;
}

inline uint32_t from_double(double d, bool rtne = true)
{
    if (std::isnan(d)) return kNan;
    const bool small = std::fabs(d) < 0x1p-100;
    if (small) d *= 0x1p100;
    float f = static_cast<float>(d);
    if (!rtne && std::fabs(static_cast<double>(f)) > std::fabs(d)) f = std::nextafter(f, 0.0f);
    if (small) {
        if (std::fabs(static_cast<double>(f)) < 0x1p-26) f = std::copysign(0.0f, f);
        else f = static_cast<float>(static_cast<double>(f) * 0x1p-100);
    }
    uint32_t x;
    memcpy(&x, &f, 4);
    return x;
}

inline uint32_t mul(uint32_t a, uint32_t b, bool rtne = true)
{
    return from_double(to_double(a) * to_double(b), rtne);
}

inline uint32_t add(uint32_t a, uint32_t b, bool rtne = true)
{
    const double x = to_double(a), y = to_double(b);
    double sum = x + y;
    if (!rtne && std::isfinite(sum)) { // the error of the host's rounding (Knuth)
        const double part = sum - x, error = (x - (sum - part)) + (y - part);
        if (error != 0 && std::signbit(error) != std::signbit(sum)) sum = std::nextafter(sum, 0.0);
    }
    return from_double(sum, rtne);
}

// Numbers for random tries: any bits, near 1, special ones.
template <typename Random> uint32_t operand(Random &random)
{
    static const uint32_t special[] = {0,          0x80000000, 1,          0x807fffff, 0x00800000,
                                       0x80800001, kInf,       0xff800000, 0x7fc12345, 0xff800001,
                                       0x3f800000, 0xbf800000, 0x7f7fffff, 0x3f7fffff, 0x3f800001,
                                       0x4b800000, 0xcb7fffff};
    const uint32_t kind = random(8);
    if (kind == 0) return special[random(sizeof special / sizeof *special)];
    const uint32_t bits = random(0x10000) << 16 | random(0x10000);
    if (kind == 1) return bits;
    return (bits & 0x807fffff) | (116 + random(24)) << 23;
}

// Drives a unit of two operands, which gives its result LATENCY clocks later and keeps it until the
// next one.
template <typename Top, unsigned LATENCY> struct Unit {
    Top top;
    unit::Checks checks;
    struct Asked {
        unsigned long due;
        uint32_t want;
    };
    std::deque<Asked> asked;
    uint32_t last = 0;
    bool any = false;

    explicit Unit(VerilatedContext *context) : top(context) { idle(LATENCY + 1); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
        if (!asked.empty() && asked.front().due == checks.clocks) {
            checks.equal("the result", top.result_o, asked.front().want);
            asked.pop_front();
            last = top.result_o;
            any = true;
        } else if (any) {
            checks.equal("the result while idle", top.result_o, last);
        }
    }

    void ask(uint32_t a, uint32_t b, bool rtne, uint32_t want)
    {
        asked.push_back({checks.clocks + LATENCY, want});
        top.valid_i = 1;
        top.rtne_i = rtne;
        top.a_i = a;
        top.b_i = b;
        clock();
        top.valid_i = 0;
    }

    // with operands of no request
    void idle(unsigned clocks)
    {
        for (unsigned n = 0; n < clocks; n++) {
            top.a_i = 0x3f800000 + n;
            top.rtne_i = n & 1;
            clock();
        }
    }

    int end()
    {
        idle(2 * LATENCY);
        checks.equal("results that did not come", asked.size(), 0);
        top.final();
        return checks.end();
    }
};

struct Row {
    uint32_t a, b, rtz, rtne;
};

} // namespace f32

#endif
