// common_f32_pack: magnitudes on both sides of each tie and of each carry, at the ends of the
// exponent and inside, against the host's rounding of a number that a double holds. Exit 0: all
// passed, 1: a check failed.
#include "Vcommon_f32_pack.h"
#include "test_f32.h"
#include "verilated.h"

#ifndef WIDTH
#define WIDTH 28
#endif
static_assert(WIDTH >= 26 && WIDTH <= 53, "what a double holds");

namespace {

unit::Random rnd{0x5eed0015};
unit::Checks checks;

void try_word(Vcommon_f32_pack &top, uint64_t word, int exponent)
{
    for (unsigned rtne = 0; rtne < 2; rtne++) {
        const bool sign = rnd(2);
        // the top bit's weight is 2^(exponent - 127)
        const double value = std::ldexp(static_cast<double>(word), exponent - 127 - (WIDTH - 1));
        top.enable_i = 1;
        top.rtne_i = rtne;
        top.sign_i = sign;
        top.exponent_i = exponent & 0x3ff;
        top.data_i = word;
        top.eval();
        checks.equal(rtne ? "to nearest" : "toward zero", top.result_o,
                     f32::from_double(sign ? -value : value, rtne));
        top.enable_i = 0;
        top.eval();
        checks.equal("not enabled", top.result_o, 0);
        checks.clocks++;
    }
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vcommon_f32_pack top{&context};
    const uint64_t unit_bit = uint64_t{1} << (WIDTH - 24), half = unit_bit / 2,
                   one = uint64_t{1} << (WIDTH - 1);
    const int ends[] = {-200, -23, -1, 0, 1, 2, 127, 253, 254, 255, 256, 400};
    for (int exponent : ends)
        for (uint64_t high : {one, one + unit_bit, 2 * one - 2 * unit_bit, 2 * one - unit_bit})
            for (uint64_t low : {uint64_t{0}, uint64_t{1}, half - 1, half, half + 1, unit_bit - 1})
                try_word(top, high + low, exponent);
    for (unsigned n = 0; n < 200000; n++) {
        const uint64_t word = uint64_t{rnd(0xffffffff)} << 32 | rnd(0xffffffff);
        try_word(top, one | (word & (one - 1)), static_cast<int>(rnd(300)) - 20);
    }
    top.final();
    return checks.end();
}
