// sgx543_unpack against docs/isa/sgx543.md, 1.1, 1.2 and 4.3: every F16, C10, byte and half in
// every lane. Exit 0: all passed, 1: a check failed.
#include "../common/test_unit.h"
#include "Vsgx543_unpack.h"
#include "test_sgx543_reference.h"
#include "verilated.h"

namespace {

enum Fmt { U8, S8, O8, U16, S16, F16, F32, C10 };
const char *const kNames[] = {"u8", "s8", "o8", "u16", "s16", "f16", "f32", "c10"};
unit::Checks checks;

uint32_t expected(Fmt fmt, uint32_t bits, bool raw)
{
    switch (fmt) {
    case U8:
    case O8:
    case U16:
    case F32: return bits;
    case S8: return static_cast<int8_t>(bits);
    case S16: return static_cast<int16_t>(bits);
    case F16: break;
    case C10:
        return raw ? bits
                   : sgx543::from_double(
                         (bits & 512 ? static_cast<int>(bits) - 1024 : static_cast<int>(bits)) /
                         256.0);
    }
    if (raw) return bits;
    const uint32_t e = bits >> 10 & 31, m = bits & 1023, sign = bits >> 15 << 31;
    if (e == 31) return m ? sgx543::kNan : sign | sgx543::kInf;
    return sign | sgx543::from_double(e ? std::ldexp(1024 + m, static_cast<int>(e) - 25)
                                        : std::ldexp(m, -24));
}

// Puts the lane's bits where the format has them, ones around them.
void place(uint32_t *words, Fmt fmt, unsigned k, uint32_t bits)
{
    const unsigned width = fmt == F32 ? 32 : fmt == C10 ? 10 : fmt <= O8 ? 8 : 16;
    const unsigned at = fmt == C10 && k == 3 ? 32 : k * width;
    for (unsigned n = 0; n < width; n++)
        if (!(bits >> n & 1)) words[(at + n) / 32] &= ~(1u << (at + n) % 32);
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vsgx543_unpack top{&context};
    for (unsigned fmt = U8; fmt <= C10; fmt++) {
        const unsigned count = fmt <= O8 ? 256 : fmt == C10 ? 1024 : 65536;
        for (uint32_t bits = 0; bits < count; bits++) {
            for (unsigned raw = 0; raw < 2; raw++) {
                for (unsigned k = 0; k < 4; k++) {
                    uint32_t words[4] = {~0u, ~0u, ~0u, ~0u};
                    place(words, static_cast<Fmt>(fmt), k, bits);
                    for (unsigned w = 0; w < 4; w++) top.words_i[w] = words[w];
                    top.fmt_i = fmt;
                    top.raw_i = raw;
                    top.internal_i = 0;
                    top.eval();
                    checks.equal(kNames[fmt], top.lanes_o[k],
                                 expected(static_cast<Fmt>(fmt), bits, raw));
                }
            }
            // an internal register: a word a lane, of which an integer is the low bits
            for (unsigned w = 0; w < 4; w++) top.words_i[w] = (bits << 16 | bits) + (w << 16);
            top.internal_i = 1;
            top.eval();
            for (unsigned k = 0; k < 4; k++) {
                const uint32_t word = top.words_i[k], low = fmt <= O8 ? word & 255 : word & 0xffff;
                checks.equal("internal", top.lanes_o[k],
                             fmt >= F16 ? word : expected(static_cast<Fmt>(fmt), low, false));
            }
        }
    }
    top.final();
    return checks.end();
}
