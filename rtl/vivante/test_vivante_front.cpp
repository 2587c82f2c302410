// The claims of vivante_front: each fires when its rule is broken, and none while a group begins
// and its first instructions, which are NOP, go and land. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_front.h"
#include "verilated.h"

namespace {

using Top = Vvivante_front;

// From the clock in which an instruction goes to that in which an early one lands
constexpr unsigned kLands = 3 + 3;

struct Clock {
    bool code, launch, token, lands;
};

void clock(Top &top, const Clock &pins)
{
    top.code_we_i = pins.code;
    top.launch_i = pins.launch;
    top.token_take_i = pins.token;
    top.l_valid_i = pins.lands;
    unit::tick(top);
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, [&](Top &top) {
        unsigned went = 0, landed = 0;
        bool goes[kLands + 1] = {}; // n clocks ago
        unit::reset(top);
        clock(top, {.code = true});
        clock(top, {.launch = true});
        clock(top, {.token = true});
        for (unsigned n = 0; n < 12; n++) {
            top.l_valid_i = goes[kLands - 1];
            top.clk_i = 0;
            top.eval();
            for (unsigned k = kLands; k; k--) goes[k] = goes[k - 1];
            goes[0] = top.issue_valid_o;
            went += goes[0];
            landed += top.l_valid_i;
            clock(top, {.lands = top.l_valid_i != 0});
        }
        claims.checks.check(went > 4, "instructions that go", went, 5);
        claims.checks.check(landed > 0, "instructions that land", landed, 1);
    });
    claims.fires("lands_where_foretold", [](Top &top) {
        unit::reset(top);
        clock(top, {.lands = true});
    });
    claims.fires("told_once", [](Top &top) {
        unit::reset(top);
        clock(top, {.launch = true});
        clock(top, {.token = true});
        clock(top, {.token = true});
    });
    claims.fires("group_is_there", [](Top &top) {
        unit::reset(top);
        top.group_i = 7;
        clock(top, {.launch = true});
    });
    claims.fires("code_only_idle", [](Top &top) {
        unit::reset(top);
        clock(top, {.launch = true});
        clock(top, {.code = true});
    });
    return claims.checks.end();
}
