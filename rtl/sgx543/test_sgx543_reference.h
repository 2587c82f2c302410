// Binary32 as docs/isa/sgx543.md, 4.1 and 4.2, has it: sums and products are those of
// rtl/common/test_f32.h.
#ifndef RTL_SGX543_TEST_REFERENCE_H
#define RTL_SGX543_TEST_REFERENCE_H

#include "../common/test_f32.h"

namespace sgx543 {

using namespace f32;

inline uint32_t floor(uint32_t a)
{
    return from_double(std::floor(to_double(a)));
}

inline uint32_t min(uint32_t a, uint32_t b, bool max = false)
{
    if (is_nan(a)) return is_nan(b) ? kNan : from_double(to_double(b));
    const double x = to_double(a), y = is_nan(b) ? x : to_double(b);
    if (x == 0 && y == 0)
        return (std::signbit(x) || std::signbit(y)) && !(max && std::signbit(x) != std::signbit(y))
                   ? 0x80000000
                   : 0;
    return from_double(max ? std::fmax(x, y) : std::fmin(x, y));
}

} // namespace sgx543

#endif
