// common_f32_add: rows worked out by hand, and random operands against the host's double; both
// roundings, one sum a clock with gaps between, in which the result stays. Exit 0: all passed, 1: a
// check failed.
#include "Vcommon_f32_add.h"
#include "test_f32.h"
#include "verilated.h"

namespace {

const f32::Row kRows[] = {
    {0x3f800000, 0xb3000000, 0x3f7fffff, 0x3f800000}, // 1 - 2^-25: a tie
    {0x3dcccccd, 0x3e4ccccd, 0x3e999999, 0x3e99999a},
    {0x3f800000, 0x33800000, 0x3f800000, 0x3f800000}, // 1 + 2^-24: a tie, the even one is below
    {0x3f800001, 0x33800000, 0x3f800001, 0x3f800002}, // the even one is above
    {0x3f800000, 0x33800001, 0x3f800000, 0x3f800001}, // just above the tie
    {0x3f800000, 0xa1800000, 0x3f7fffff, 0x3f800000}, // 1 - 2^-60: the sticky bit alone
    {0xbf800000, 0x21800000, 0xbf7fffff, 0xbf800000},
    {0x7f7fffff, 0x73000000, 0x7f7fffff, 0x7f800000}, // overflow
    {0xff7fffff, 0xff7fffff, 0xff7fffff, 0xff800000},
    {0x00800000, 0x80800001, 0x80000000, 0x80000000}, // below 2^-126
    {0x00ffffff, 0x80800001, 0x00000000, 0x00000000},
    {0x3f800000, 0xbf800000, 0x00000000, 0x00000000}, // an exact zero
    {0x80000000, 0x80000000, 0x80000000, 0x80000000},
    {0x807fffff, 0x80000001, 0x80000000, 0x80000000}, // subnormal operands are zeros
    {0x80000000, 0x00000000, 0x00000000, 0x00000000},
    {0x007fffff, 0x3f800000, 0x3f800000, 0x3f800000},
    {0x7f800000, 0xff800000, 0x7fc00000, 0x7fc00000}, // infinity - infinity
    {0x7f800000, 0xff7fffff, 0x7f800000, 0x7f800000},
    {0xff800001, 0x3f800000, 0x7fc00000, 0x7fc00000}, // one NaN for all
};

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    f32::Unit<Vcommon_f32_add, DEEP ? 4 : 3> u{&context};
    for (const f32::Row &row : kRows) {
        u.ask(row.a, row.b, false, row.rtz);
        u.ask(row.b, row.a, true, row.rtne);
    }
    unit::Random random{0x5eed0014};
    for (unsigned n = 0; n < 200000; n++) {
        const uint32_t a = f32::operand(random);
        uint32_t b = f32::operand(random);
        if (random(4) == 0) b = (a ^ 0x80000000) + random(5) - 2; // most of it goes
        const bool rtne = random(2);
        u.ask(a, b, rtne, f32::add(a, b, rtne));
        if (random(8) == 0) u.idle(1 + random(4));
    }
    return u.end();
}
