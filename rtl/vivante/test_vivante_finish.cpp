// The claims of vivante_finish: each fires when its rule is broken, and none while groups end as
// they must. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_finish.h"
#include "verilated.h"

namespace {

using Top = Vvivante_finish;
using unit::tick;

void launch(Top &top, unsigned group)
{
    top.launch_i = 1;
    top.launch_group_i = group;
    tick(top);
    top.launch_i = 0;
}

void end(Top &top, unsigned group)
{
    top.end_valid_i = 1;
    top.end_group0_i = group;
    tick(top);
    top.end_valid_i = 0;
}

// Groups 0 and 1 run; records of two vectors.
void begin(Top &top)
{
    unit::reset(top);
    top.outputs_i = 2;
    top.peek_ready_i = top.out_req_ready_i = 1;
    launch(top, 0);
    launch(top, 1);
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, [&](Top &top) {
        unsigned stored = 0, told = 0;
        begin(top);
        top.end_valid_i = 3; // both in one clock
        top.end_group0_i = 1;
        top.end_group1_i = 0;
        tick(top);
        top.end_valid_i = 0;
        for (unsigned n = 0; n < 100; n++) {
            top.peek_ready_i = n % 3 == 0;
            top.out_req_ready_i = n % 2;
            top.clk_i = 0;
            top.eval();
            stored += top.out_req_valid_o && top.out_req_ready_i;
            told += top.done_valid_o;
            tick(top);
        }
        launch(top, 1);
        claims.checks.equal("vectors that are stored", stored, 2 * 4 * 3);
        claims.checks.equal("groups that are told", told, 2);
    });
    claims.fires("group_ends_once", [](Top &top) {
        begin(top);
        end(top, 0);
        end(top, 0);
    });
    claims.fires("group_ends_once", [](Top &top) {
        begin(top);
        top.end_valid_i = 3; // the same one by both
        tick(top);
    });
    claims.fires("group_ends_once", [](Top &top) {
        begin(top);
        end(top, 2); // that was not launched
    });
    claims.fires("launched_when_told", [](Top &top) {
        begin(top);
        launch(top, 1);
    });
    claims.fires("all_read_is_stored", [](Top &top) {
        begin(top);
        end(top, 0);
        top.out_req_ready_i = 0;
        tick(top, 10);
        top.out_req_ready_i = 1;
        tick(top, 4);      // headers
        top.outputs_i = 0; // and nothing after them
        tick(top, 4);
    });
    claims.fires("stalled_read_stable.stays_the_same", [](Top &top) {
        begin(top);
        top.peek_ready_i = 0;
        end(top, 0);
        tick(top, 4);
        top.map_i = 7;
        tick(top, 2);
    });
    claims.fires("stalled_store_stable.stays_the_same", [](Top &top) {
        begin(top);
        top.out_req_ready_i = 0;
        end(top, 0);
        tick(top, 8);
        top.outputs_i = 1; // records lie elsewhere
        tick(top, 2);
    });
    return claims.checks.end();
}
