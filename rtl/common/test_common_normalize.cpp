// common_normalize: every word of up to 22 bits, of wider ones each place of the leading one with
// random bits below it; and nothing while it is not enabled. Expected: the zeros are counted one by
// one. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>

#include "Vcommon_normalize.h"
#include "test_unit.h"
#include "verilated.h"

#ifndef WIDTH
#define WIDTH 32
#endif

namespace {

unit::Random rnd{0x5eed0010};
unit::Checks checks;

constexpr uint64_t kMask = WIDTH == 64 ? ~uint64_t{0} : (uint64_t{1} << WIDTH) - 1;

void try_word(Vcommon_normalize &top, uint64_t word)
{
    unsigned zeros = 0;
    while (zeros < WIDTH && !(word >> (WIDTH - 1 - zeros) & 1)) zeros++;
    top.enable_i = 1;
    top.data_i = word;
    top.eval();
    if (word) {
        checks.equal("the count", top.zeros_o, zeros);
        checks.equal("the word", top.data_o, word << zeros & kMask);
    } else {
        unsigned ones = 1;
        while (ones < WIDTH) ones = 2 * ones;
        checks.equal("the count of no one at all", top.zeros_o, ones - 1);
        checks.equal("a word of zeros", top.data_o, 0);
    }
    checks.clocks++;
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vcommon_normalize top{&context};
    if (WIDTH <= 22)
        for (uint64_t word = 0; word <= kMask; word++) try_word(top, word);
    for (unsigned n = 0; n < 200000; n++) {
        uint64_t word = uint64_t{rnd(0xffffffff)} << 32 | rnd(0xffffffff);
        try_word(top, (word & kMask) >> rnd(WIDTH));
    }
    try_word(top, 0);
    top.enable_i = 0;
    top.data_i = kMask >> 1;
    top.eval();
    checks.equal("the word while not enabled", top.data_o, 0);
    checks.equal("the count while not enabled", top.zeros_o, 0);
    top.final();
    return checks.end();
}
