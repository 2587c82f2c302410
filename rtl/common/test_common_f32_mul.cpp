// common_f32_mul: rows worked out by hand, and random operands against the host's double; both
// roundings, one product a clock with gaps between, in which the result stays. Exit 0: all passed,
// 1: a check failed.
#include "Vcommon_f32_mul.h"
#include "test_f32.h"
#include "verilated.h"

namespace {

const f32::Row kRows[] = {
    {0x3dcccccd, 0x3dcccccd, 0x3c23d70a, 0x3c23d70b}, // 0.1 * 0.1
    // (1 + 2^-23) * 1.5: a tie, the even one is above
    {0x3f800001, 0x3fc00000, 0x3fc00001, 0x3fc00002},
    // (1 + 3 * 2^-23) * 1.5: a tie, the even one is below
    {0x3f800003, 0x3fc00000, 0x3fc00004, 0x3fc00004},
    {0x7f7fffff, 0x3f800001, 0x7f7fffff, 0x7f800000}, // overflow
    {0xff7fffff, 0x40000000, 0xff7fffff, 0xff800000},
    {0x00800001, 0x3f7ffffe, 0x00000000, 0x00800000}, // rounded up to 2^-126, which stays
    {0x80fffffe, 0x3f000000, 0x80000000, 0x80000000}, // next below 2^-126
    {0x1e3ce508, 0x9e3ce508, 0x80000000, 0x80000000},
    {0x807fffff, 0x3f800000, 0x80000000, 0x80000000}, // a subnormal operand is a zero
    {0x7f800000, 0x807fffff, 0x7fc00000, 0x7fc00000}, // infinity * 0
    {0xff800000, 0x40000000, 0xff800000, 0xff800000},
    {0xffc12345, 0x3f800000, 0x7fc00000, 0x7fc00000}, // one NaN for all
};

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    f32::Unit<Vcommon_f32_mul, 2> u{&context};
    for (const f32::Row &row : kRows) {
        u.ask(row.a, row.b, false, row.rtz);
        u.ask(row.b, row.a, true, row.rtne);
    }
    unit::Random random{0x5eed0013};
    for (unsigned n = 0; n < 200000; n++) {
        const uint32_t a = f32::operand(random), b = f32::operand(random);
        const bool rtne = random(2);
        u.ask(a, b, rtne, f32::mul(a, b, rtne));
        if (random(8) == 0) u.idle(1 + random(4));
    }
    u.top.zero_wins_i = 1; // now a zero takes all
    for (unsigned n = 0; n < 20000; n++) {
        const uint32_t a = f32::operand(random), b = f32::operand(random);
        const bool zero = !(a & 0x7f800000) || !(b & 0x7f800000);
        u.ask(a, b, true, zero ? 0 : f32::mul(a, b));
    }
    return u.end();
}
