// The results of the made-up core of test_board_link_top.sv for a seed, computed again; and words
// with all kinds of bytes.
#ifndef BOARD_TEST_BOARD_CORE_H
#define BOARD_TEST_BOARD_CORE_H

#include <cstdint>

#include "../common/test_unit.h"

namespace made_up {

inline uint32_t following(uint32_t x)
{
    x ^= x << 13;
    x ^= x >> 17;
    return x ^ x << 5;
}

// Clocks without an event before one.
inline uint32_t gap_of(uint32_t x)
{
    switch (x >> 6 & 3) {
    case 0: return x & 1;
    case 1: return x & 63;
    default: return 16 + (x & 15);
    }
}

inline uint32_t word_of(uint32_t x)
{
    uint32_t word = 0;
    switch (x >> 12 & 7) {
    case 0: return x >> 16 & 1 ? UINT32_MAX : 0;
    case 1: return 1u << (x >> 16 & 31);
    case 2: return ~(1u << (x >> 16 & 31));
    case 3: return (x >> 16 & 255) * 0x01010101u;
    case 4:
        for (unsigned k = 0; k < 4; k++)
            if (x >> (16 + k) & 1) word |= 255u << 8 * k;
        return word;
    default: return x;
    }
}

// A word to poke: of one of those kinds, or the last one, or that with one or all bits turned.
inline uint32_t word(unit::Random &rnd, uint32_t last)
{
    switch (rnd(8)) {
    case 0: return last;
    case 1: return ~last;
    case 2: return last ^ 1u << rnd(32);
    default: return word_of(rnd(UINT32_MAX));
    }
}

} // namespace made_up

#endif
