// float24 arithmetic for the unit benches of pica200_alu and pica200_sfu, written from the meaning
// of the sheet's rules and not from their steps: exact integers and host doubles, cut off once at
// the end. EX2 and LG2 are defined by their steps (sheet 1.3); those are followed, and compared
// with the host's exp2 and log2 too.
#ifndef TESTBENCH_PICA200_REFERENCE_H
#define TESTBENCH_PICA200_REFERENCE_H

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace pica200 {

typedef uint32_t f24;
typedef unsigned __int128 u128;

const f24 kOne = 0x3f0000, kInf = 0x7f0000, kQnan = 0x7f8000, kSign = 0x800000;
const f24 kSpecials[] = {0x000000, 0x800000, 0x000001, 0x00ffff, 0x80ffff, 0x010000, 0x810000,
                         0x01ffff, 0x3f0000, 0xbf0000, 0x3f0001, 0x3effff, 0x3fffff, 0xbfffff,
                         0x400000, 0xc00000, 0x408000, 0x3e0000, 0x45fffc, 0xc5fffc, 0x45ffff,
                         0x460000, 0xc60000, 0xc60200, 0x4e0000, 0x4effff, 0xceffff, 0x4f0001,
                         0x7e0000, 0x7effff, 0xfeffff, 0x7f0000, 0xff0000, 0x7f8000, 0x7f0001,
                         0xffffff, 0x450000, 0xc50000, 0xc4f000, 0xc4f001};

inline unsigned exponent(f24 a)
{
    return a >> 16 & 127;
}
inline uint64_t significand(f24 a)
{
    return 0x10000 | (a & 0xffff);
}
inline bool zero(f24 a)
{
    return exponent(a) == 0;
}
inline bool infinite(f24 a)
{
    return (a & 0x7fffff) == kInf;
}
inline bool nan(f24 a)
{
    return (a & 0x7fffff) > kInf;
}
inline f24 negate(f24 a)
{
    return a ^ kSign;
}

// The value, subnormal patterns included.
inline double value(f24 a)
{
    double magnitude;
    if (nan(a)) return NAN;
    if (infinite(a)) magnitude = INFINITY;
    else if (zero(a)) magnitude = std::ldexp(a & 0xffff, -78);
    else
        magnitude =
            std::ldexp(static_cast<double>(significand(a)), static_cast<int>(exponent(a)) - 79);
    return a & kSign ? -magnitude : magnitude;
}

// magnitude * 2^scale, cut off toward zero to a float24.
inline f24 truncate(bool negative, u128 magnitude, int scale)
{
    if (magnitude == 0) return 0;
    int top = 127;
    while (!(magnitude >> top & 1)) top--;
    int e = top + scale + 63;
    if (e <= 0) return 0;
    if (e >= 127) return kInf | (negative ? kSign : 0);
    u128 m = top >= 16 ? magnitude >> (top - 16) : magnitude << (16 - top);
    return (negative ? kSign : 0) | static_cast<f24>(e) << 16 | (static_cast<f24>(m) & 0xffff);
}

inline f24 mul(f24 a, f24 b)
{
    bool negative = (a ^ b) & kSign;
    if (nan(a) || nan(b)) return kQnan;
    if (zero(a) || zero(b)) return 0;
    if (infinite(a) || infinite(b)) return kInf | (negative ? kSign : 0);
    return truncate(negative, static_cast<u128>(significand(a)) * significand(b),
                    static_cast<int>(exponent(a) + exponent(b)) - 2 * 79);
}

inline f24 add(f24 a, f24 b)
{
    if (nan(a) || nan(b) || (infinite(a) && infinite(b) && a != b)) return kQnan;
    if (infinite(a) || infinite(b)) return infinite(a) ? a : b;
    if (zero(a) || zero(b)) return !zero(a) ? a : !zero(b) ? b : 0;
    if (exponent(a) < exponent(b)) {
        f24 swap = a;
        a = b;
        b = swap;
    }
    // Below 2^-60 of the other one, any value takes the truncated sum to the same place.
    int distance = static_cast<int>(exponent(a) - exponent(b));
    __int128 x = static_cast<__int128>(significand(a)) << 80;
    __int128 y = distance > 60 ? 1 : static_cast<__int128>(significand(b)) << (80 - distance);
    __int128 sum = (a & kSign ? -x : x) + (b & kSign ? -y : y);
    return truncate(sum < 0, static_cast<u128>(sum < 0 ? -sum : sum),
                    static_cast<int>(exponent(a)) - 79 - 80);
}

inline f24 floor(f24 a)
{
    if (nan(a)) return kQnan;
    if (infinite(a)) return a;
    if (zero(a)) return 0;
    double down = std::floor(value(a));
    int scale;
    double fraction = std::frexp(std::fabs(down), &scale);
    return truncate(down < 0, static_cast<u128>(std::ldexp(fraction, 40)), scale - 40);
}

// bytes as MOVA makes them
inline int to_byte(f24 a)
{
    double t = std::trunc(value(a));
    return nan(a) || t < -128 || t > 127 ? 0 : static_cast<int>(t);
}

inline f24 rcp(f24 a)
{
    if (nan(a)) return kQnan;
    if (zero(a)) return kInf;
    if (infinite(a)) return 0;
    return truncate(a & kSign, (static_cast<u128>(1) << 100) / significand(a),
                    79 - static_cast<int>(exponent(a)) - 100);
}

inline f24 rsq(f24 a)
{
    if (nan(a)) return kQnan;
    if (zero(a)) return kInf;
    if (a & kSign) return kQnan;
    if (infinite(a)) return 0;
    // a = v * 2^(2 * half); the largest y with y^2 v <= 2^120 is the root's reciprocal * 2^60, cut
    // off.
    int scale = static_cast<int>(exponent(a)) - 79;
    int half = (scale - (scale & 1)) / 2;
    u128 v = significand(a) << (scale & 1), y = 0;
    for (int bit = 52; bit >= 0; bit--) {
        u128 t = y | static_cast<u128>(1) << bit;
        if (t * t * v <= static_cast<u128>(1) << 120) y = t;
    }
    return truncate(false, y, -60 - half);
}

inline f24 ex2(f24 a)
{
    if (nan(a)) return kQnan;
    if (infinite(a)) return a & kSign ? 0 : kInf;
    if (zero(a)) return kOne;
    if (std::fabs(value(a)) >= 64) return a & kSign ? 0 : kInf;
    int64_t x = static_cast<int64_t>(std::floor(std::ldexp(value(a), 24)));
    int64_t whole = static_cast<int64_t>(std::floor(static_cast<double>(x) / (1 << 24)));
    uint64_t part = static_cast<uint64_t>(x - whole * (1 << 24)), p = 1ull << 30;
    for (int i = 1; i <= 24; i++) {
        uint64_t factor = static_cast<uint64_t>(std::floor(exp2l(30 + ldexpl(1, -i))));
        if (part >> (24 - i) & 1) p = p * factor >> 30;
    }
    return truncate(false, p, static_cast<int>(whole) - 30);
}

inline f24 lg2(f24 a)
{
    if (nan(a)) return kQnan;
    if (zero(a)) return kInf | kSign;
    if (a & kSign) return kQnan;
    if (infinite(a)) return kInf;
    uint64_t m = significand(a) << 14;
    int64_t x = static_cast<int64_t>(exponent(a)) - 63;
    for (int i = 0; i < 24; i++) {
        m = static_cast<uint64_t>(static_cast<u128>(m) * m >> 30);
        x *= 2;
        if (m >= 1ull << 31) {
            x++;
            m /= 2;
        }
    }
    return truncate(x < 0, static_cast<u128>(x < 0 ? -x : x), -24);
}

} // namespace pica200

#endif
