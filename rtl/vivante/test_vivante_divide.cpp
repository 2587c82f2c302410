// vivante_divide against the host's division, corners and numbers of any length; then its claim.
// Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_divide.h"
#include "verilated.h"

namespace {

using Top = Vvivante_divide;

unit::Random rnd{0x5eed0042};

void start(Top &top, bool is_signed, uint32_t a, uint32_t b)
{
    top.start_i = 1;
    top.signed_i = is_signed;
    top.a_i = a;
    top.b_i = b;
    unit::tick(top);
    top.start_i = 0;
}

// Truncated toward zero; by zero the quotient is all ones and the remainder the dividend.
void divide(Top &top, unit::Checks &checks, bool is_signed, uint32_t a, uint32_t b)
{
    int64_t n = is_signed ? static_cast<int32_t>(a) : static_cast<int64_t>(a),
            d = is_signed ? static_cast<int32_t>(b) : static_cast<int64_t>(b);
    unsigned clocks = 0;

    start(top, is_signed, a, b);
    for (; !top.done_o && clocks < 100; clocks++) unit::tick(top);
    checks.equal("a division in time", clocks < 40, 1);
    checks.equal("a quotient", top.quotient_o, d ? static_cast<uint32_t>(n / d) : 0xffffffff);
    checks.equal("a remainder", top.remainder_o, d ? static_cast<uint32_t>(n % d) : a);
    unit::tick(top);
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;
    const uint32_t corners[] = {0,          1,          2,          3,          0x7fffffff,
                                0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x10000};

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, [&](Top &top) {
        unit::reset(top);
        for (bool is_signed : {false, true}) {
            for (uint32_t a : corners)
                for (uint32_t b : corners) divide(top, claims.checks, is_signed, a, b);
            for (unsigned n = 0; n < 2000; n++)
                divide(top, claims.checks, is_signed, rnd(0xffffffff) >> rnd(32),
                       rnd(0xffffffff) >> rnd(32));
        }
    });
    claims.fires("started_when_free", [](Top &top) {
        unit::reset(top);
        start(top, false, 7, 2);
        start(top, false, 7, 2);
    });
    return claims.checks.end();
}
