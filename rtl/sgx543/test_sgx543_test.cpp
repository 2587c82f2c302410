// sgx543_test against docs/isa/sgx543.md, 3.9: every condition on every kind of number. Exit 0: all
// passed, 1: a check failed.
#include "../common/test_unit.h"
#include "Vsgx543_test.h"
#include "verilated.h"

namespace {

unit::Checks checks;

struct Number {
    uint32_t bits;
    bool negative, not_negative, zero;
};
// -0 is no negative number; a NaN is neither, and not zero
const Number kNumbers[] = {
    {0, false, true, true},
    {0x80000000, false, true, true},
    {0x3f800000, false, true, false},
    {0xbf800000, true, false, false},
    {0x7f800000, false, true, false},
    {0xff800000, true, false, false},
    {0x7fc00000, false, false, false},
    {0xffc00000, false, false, false},
};

bool met(const Number &n, unsigned stest, unsigned ztest, bool both)
{
    const bool s = stest == 0 || (stest == 1 ? n.negative : n.not_negative),
               z = ztest == 0 || (ztest == 1 ? n.zero : !n.zero);
    return both ? s && z : s || z;
}

bool chosen(const bool *pass, unsigned chan)
{
    switch (chan) {
    case 4: return pass[0] && pass[1] && pass[2] && pass[3];
    case 5: return pass[0] || pass[1] || pass[2] || pass[3];
    case 6: return pass[0] && pass[2];
    case 7: return pass[0] || pass[2];
    default: return pass[chan];
    }
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vsgx543_test top{&context};
    unit::Random random{7};
    for (unsigned n = 0; n < 100000; n++) {
        const bool is_float = random(2), both = random(2);
        const unsigned stest = random(3), ztest = random(3), chan = random(8);
        bool pass[4];
        unsigned bits = 0, negative = 0, zero = 0;
        for (unsigned k = 0; k < 4; k++) {
            const Number &x = kNumbers[random(is_float ? 8 : 6)];
            top.lanes_i[k] = x.bits;
            // an integer unit's flags; of a float they are not looked at
            negative |= (is_float ? random(2) : x.negative) << k;
            zero |= (is_float ? random(2) : x.zero) << k;
            pass[k] = met(x, stest, ztest, both);
            bits |= pass[k] << k;
        }
        top.is_float_i = is_float;
        top.negative_i = negative;
        top.zero_i = zero;
        top.stest_i = stest;
        top.ztest_i = ztest;
        top.and_i = both;
        top.chan_i = chan;
        top.eval();
        checks.equal("passes", top.pass_o, bits);
        checks.equal("chosen", top.chosen_o, chosen(pass, chan));
    }
    top.final();
    return checks.end();
}
