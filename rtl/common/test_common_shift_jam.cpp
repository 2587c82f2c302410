// common_shift_jam: random words, each number of places that its port holds, those beyond the word
// too; and nothing while it is not enabled. Expected: one place at a time, as a rounder would see
// the bits fall out. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>

#include "Vcommon_shift_jam.h"
#include "test_unit.h"
#include "verilated.h"

#ifndef WIDTH
#define WIDTH 32
#endif
#ifndef PLACE_BITS
#define PLACE_BITS 5
#endif

namespace {

unit::Random rnd{0x5eed0011};
unit::Checks checks;

constexpr uint64_t kMask = WIDTH == 64 ? ~uint64_t{0} : (uint64_t{1} << WIDTH) - 1;

void try_word(Vcommon_shift_jam &top, uint64_t word)
{
    uint64_t want = word;
    for (unsigned places = 0; places < 1u << PLACE_BITS; places++) {
        top.enable_i = 1;
        top.data_i = word;
        top.places_i = places;
        top.eval();
        checks.equal("the word", top.data_o, want);
        want = want >> 1 | (want & 1); // the last bit is the OR of the lost bits
        checks.clocks++;
    }
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vcommon_shift_jam top{&context};
    for (unsigned n = 0; n < WIDTH; n++) try_word(top, uint64_t{1} << n);
    for (unsigned n = 0; n < 20000; n++) {
        uint64_t word = (uint64_t{rnd(0xffffffff)} << 32 | rnd(0xffffffff)) & kMask;
        try_word(top, word << rnd(WIDTH) & kMask);
        try_word(top, word >> rnd(WIDTH));
    }
    try_word(top, 0);
    top.enable_i = 0;
    top.data_i = kMask;
    top.places_i = 1;
    top.eval();
    checks.equal("the word while not enabled", top.data_o, 0);
    top.final();
    return checks.end();
}
