// The bulk checks of docs/isa/vivante.md, 4.3 and 4.5: a sequence of operands, and the CRC-32 of
// the results.
#ifndef RTL_VIVANTE_TEST_CRC_H
#define RTL_VIVANTE_TEST_CRC_H

#include <cstdint>

namespace vivante {

// CRC-32 of IEEE 802.3 over words, each in little-endian order.
struct Crc {
    uint32_t rest = 0xffffffff;

    void word(uint32_t value)
    {
        for (unsigned bit = 0; bit < 32; bit++)
            rest = rest >> 1 ^ (((rest ^ value >> bit) & 1) ? 0xedb88320 : 0);
    }
    uint32_t value() const { return ~rest; }
};

// Each call gives the next operand: line A of the sheet, or line B, whose exponents stay near 1.
struct Operands {
    bool near_one = false;
    uint32_t state = 0x12345678;

    uint32_t operator()()
    {
        state = 1664525 * state + 1013904223;
        if (!near_one) return state;
        return (state & 0x807fffff) | (120 + (state >> 23 & 15)) << 23;
    }
};

} // namespace vivante

#endif
