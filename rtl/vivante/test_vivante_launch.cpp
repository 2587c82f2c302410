// The claims of vivante_launch: each fires when its rule is broken, and none while groups are
// launched as they must. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_launch.h"
#include "verilated.h"

namespace {

using Top = Vvivante_launch;
using unit::tick;

// A start, with everybody ready, of groups of one input vector.
void start(Top &top, unsigned threads)
{
    unit::reset(top);
    top.threads_i = threads;
    top.inputs_i = 1;
    top.free_i = top.told_i = 15;
    top.in_req_ready_i = top.x_ready_i = 1;
    top.start_i = 1;
    tick(top);
    top.start_i = 0;
}

// `clocks` more of them: each request is answered in the next clock.
void serve(Top &top, unsigned clocks)
{
    for (unsigned n = 0; n < clocks; n++) {
        top.clk_i = 0;
        top.eval();
        bool asks = top.in_req_valid_o && top.in_req_ready_i;
        tick(top);
        top.in_rsp_valid_i = asks;
    }
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, [&](Top &top) {
        start(top, 9);
        serve(top, 100);
        claims.checks.equal("groups are still to be launched", top.busy_o, 0);
        claims.checks.equal("groups that were launched", top.launch_number_o, 0);
    });
    claims.fires("vector_was_asked_for", [](Top &top) {
        unit::reset(top);
        top.in_rsp_valid_i = 1;
        tick(top, 2);
    });
    claims.fires("started_when_idle", [](Top &top) {
        start(top, 4);
        top.start_i = 1;
        tick(top);
    });
    claims.fires("slot_is_free", [](Top &top) {
        start(top, 4);
        serve(top, 3);
        top.free_i = 0; // somebody takes the slot back
        serve(top, 20);
    });
    claims.fires("there_is_a_thread", [](Top &top) {
        start(top, 0);
        tick(top, 2);
    });
    claims.fires("stalled_write_stable.stays_the_same", [](Top &top) {
        start(top, 4);
        serve(top, 3); // after the clear
        top.x_ready_i = 0;
        serve(top, 10);
        top.map_i[0] = 5;
        serve(top, 2);
    });
    claims.fires(nullptr, [](Top &top) { // a clear has no data
        start(top, 4);
        top.x_ready_i = 0;
        serve(top, 10);
        top.map_i[0] = 5;
        serve(top, 2);
    });
    claims.fires("stalled_request_stable.stays_the_same", [](Top &top) {
        start(top, 4);
        serve(top, 1);
        top.in_req_ready_i = 0; // of the second lane, whose record is after the first one
        serve(top, 2);
        top.inputs_i = 2;
        serve(top, 2);
    });
    return claims.checks.end();
}
