// common_ram: random writes and reads, most of them in the same clock and half of those of the same
// row, which gives the old row or, with OLD 0, its complement. Expected: an array that is written
// after it is read. Exit 0: all passed, 1: a check failed.
#include <cstdint>

#include "Vcommon_ram.h"
#include "test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kRows = DEPTH, kGranules = WIDTH / GRANULE;
static_assert(WIDTH <= 32, "a row is one word here");

uint32_t bits(unsigned granules)
{
    uint32_t mask = 0;
    for (unsigned g = 0; g < kGranules; g++)
        if (granules >> g & 1) mask |= ((uint32_t{1} << GRANULE) - 1) << g * GRANULE;
    return mask;
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vcommon_ram top{&context};
    unit::Random rnd{0x5eed0011};
    unit::Checks checks;
    uint32_t row[kRows] = {}, last = 0;
    for (unsigned n = 0; n < kRows + 20000; n++) {
        bool known = n >= kRows; // each row is written once before any is read
        top.we_i = known ? rnd(1u << kGranules) : (1u << kGranules) - 1;
        top.waddr_i = known ? rnd(kRows) : n;
        top.wdata_i = rnd(0xffffffff);
        top.re_i = n == kRows || (known && rnd(4));
        top.raddr_i = rnd(2) ? top.waddr_i : rnd(kRows);
        if (top.re_i) {
            bool meet = top.we_i && top.raddr_i == top.waddr_i;
            last = row[top.raddr_i] ^ (meet && !OLD ? bits((1u << kGranules) - 1) : 0);
        }
        uint32_t mask = bits(top.we_i);
        row[top.waddr_i] = (row[top.waddr_i] & ~mask) | (top.wdata_i & mask);
        unit::tick(top);
        if (known) checks.equal("the row", top.rdata_o, last);
        checks.clocks++;
    }
    top.final();
    return checks.end();
}
