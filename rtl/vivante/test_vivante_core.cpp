// The claim of vivante_core by itself: registers are written, and it is started, while it is idle.
// Programs test the rest of the core. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_core.h"
#include "verilated.h"

namespace {

using Top = Vvivante_core;

void wait_until_idle(Top &top)
{
    unit::reset(top);
    for (unsigned n = 0; n < 10000 && top.busy_o; n++) unit::tick(top);
}

void write(Top &top, unsigned reg, unsigned data)
{
    top.cfg_valid_i = 1;
    top.cfg_addr_i = reg;
    top.cfg_data_i = data;
    unit::tick(top);
    top.cfg_valid_i = 0;
}

enum : unsigned { Start, End, Threads, Inputs, Outputs, Mode };

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, [&](Top &top) { // a thread that executes the NOP of cleared code
        unsigned stored = 0;
        wait_until_idle(top);
        for (unsigned reg : {Start, Inputs, Outputs, Mode}) write(top, reg, 0);
        for (unsigned reg : {End, Threads}) write(top, reg, 1);
        top.out_req_ready_i = top.in_req_ready_i = top.start_i = 1;
        unit::tick(top);
        top.start_i = 0;
        for (unsigned n = 0; n < 200; n++) {
            stored += top.out_req_valid_o;
            unit::tick(top);
        }
        claims.checks.equal("records that are stored", stored, 1);
        claims.checks.equal("a core that is done", top.busy_o, 0);
    });
    claims.fires("config_only_idle", [](Top &top) {
        unit::reset(top); // it clears its memories
        write(top, Threads, 1);
    });
    claims.fires("config_only_idle", [](Top &top) {
        wait_until_idle(top);
        top.start_i = 1;
        unit::tick(top, 3);
    });
    return claims.checks.end();
}
