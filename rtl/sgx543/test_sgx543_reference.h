// Binary32 as docs/isa/sgx543.md, 4.1 and 4.2, has it, in the host's double: a sum or a product of two numbers is rounded twice,
// which gives what one rounding gives, since 53 bits are more than twice 24 and two.
#ifndef RTL_SGX543_TEST_REFERENCE_H
#define RTL_SGX543_TEST_REFERENCE_H

#include <cmath>
#include <cstdint>
#include <cstring>

namespace sgx543 {

constexpr uint32_t kNan = 0x7fc00000, kInf = 0x7f800000;

inline bool is_nan(uint32_t x) { return (x & 0x7fffffff) > kInf; }

inline double to_double(uint32_t x)
{
    if (!(x & 0x7f800000)) x &= 0x80000000;
    float f;
    memcpy(&f, &x, 4);
    return f;
}

// 24 bits as if the exponent had no bounds; then what is below 2^-126 is a zero
inline uint32_t from_double(double d)
{
    if (std::isnan(d)) return kNan;
    const bool small = std::fabs(d) < 0x1p-100;
    float f = static_cast<float>(small ? d * 0x1p100 : d);
    if (small) {
        if (std::fabs(static_cast<double>(f)) < 0x1p-26) f = std::copysign(0.0f, f);
        else f = static_cast<float>(static_cast<double>(f) * 0x1p-100);
    }
    uint32_t x;
    memcpy(&x, &f, 4);
    return x;
}

inline uint32_t mul(uint32_t a, uint32_t b) { return from_double(to_double(a) * to_double(b)); }
inline uint32_t add(uint32_t a, uint32_t b) { return from_double(to_double(a) + to_double(b)); }
inline uint32_t floor(uint32_t a) { return from_double(std::floor(to_double(a))); }

inline uint32_t min(uint32_t a, uint32_t b, bool max = false)
{
    if (is_nan(a)) return is_nan(b) ? kNan : from_double(to_double(b));
    const double x = to_double(a), y = is_nan(b) ? x : to_double(b);
    if (x == 0 && y == 0) return (std::signbit(x) || std::signbit(y)) && !(max && std::signbit(x) != std::signbit(y)) ? 0x80000000 : 0;
    return from_double(max ? std::fmax(x, y) : std::fmin(x, y));
}

// Numbers for random tries: any bits, near 1, special ones.
template <typename Random> uint32_t operand(Random &random)
{
    static const uint32_t special[] = {0, 0x80000000, 1, 0x807fffff, 0x00800000, 0x80800001, kInf, 0xff800000, 0x7fc12345, 0xff800001,
                                       0x3f800000, 0xbf800000, 0x7f7fffff, 0x3f7fffff, 0x3f800001, 0x4b800000, 0xcb7fffff};
    const uint32_t kind = random(8);
    if (kind == 0) return special[random(sizeof special / sizeof *special)];
    const uint32_t bits = random(0x10000) << 16 | random(0x10000);
    if (kind == 1) return bits;
    return (bits & 0x807fffff) | (116 + random(24)) << 23;
}

} // namespace sgx543

#endif
