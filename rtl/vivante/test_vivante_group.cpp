// The claims of vivante_group: each fires when its rule is broken, and none while instructions
// come, go and retire as they must. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_group.h"
#include "verilated.h"

namespace {

using Top = Vvivante_group;
using unit::tick;

// One clock with these pins alone.
struct Clock {
    bool launch, load, alone, stops, goes, retires, flows, nobody;
};

void clock(Top &top, const Clock &pins)
{
    top.launch_i = pins.launch;
    top.load_i = pins.load;
    top.load_lanes_i = pins.nobody ? 0 : 15;
    top.load_alone_i = pins.alone;
    top.load_stops_i = top.load_flow_i = pins.stops;
    top.goes_i = pins.goes;
    top.retires_i = pins.retires;
    top.flows_i = pins.flows;
    tick(top);
}

void launch(Top &top)
{
    unit::reset(top);
    top.launch_lanes_i = 15;
    clock(top, {.launch = true});
}

// Two instructions together, one that goes alone, control flow, which the next one waits for, and
// the end.
void orderly(Top &top)
{
    launch(top);
    clock(top, {.load = true});
    clock(top, {.load = true, .goes = true});
    clock(top, {.goes = true, .retires = true});
    clock(top, {.load = true, .alone = true, .retires = true});
    clock(top, {.goes = true});
    clock(top, {.retires = true});
    clock(top, {.load = true, .stops = true});
    clock(top, {.goes = true});
    top.flow_ends_i = 15;
    clock(top, {.retires = true, .flows = true});
    clock(top, {.launch = true});
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, orderly);
    claims.fires("fetched_where_there_is_room", [](Top &top) {
        launch(top);
        for (unsigned n = 0; n < 6; n++) clock(top, {.load = true}); // more than can wait
    });
    claims.fires("nothing_behind_a_stop", [](Top &top) {
        launch(top);
        clock(top, {.load = true, .stops = true});
        clock(top, {.load = true});
    });
    claims.fires("landed_was_in_flight", [](Top &top) {
        launch(top);
        clock(top, {.retires = true});
    });
    claims.fires("shared_goes_alone", [](Top &top) {
        launch(top);
        clock(top, {.load = true});
        clock(top, {.load = true, .alone = true, .goes = true});
        clock(top, {.goes = true});
    });
    claims.fires("goes_when_ready", [](Top &top) {
        launch(top);
        clock(top, {.goes = true}); // nothing waits
    });
    claims.fires("somebody_executes", [](Top &top) {
        launch(top);
        clock(top, {.load = true, .nobody = true});
    });
    claims.fires("resumes_what_stopped", [](Top &top) {
        launch(top);
        clock(top, {.flows = true});
    });
    claims.fires("ends_alive_lanes", [](Top &top) {
        unit::reset(top);
        clock(top, {.flows = true}); // of a group that was never launched
    });
    claims.fires("launched_when_free", [](Top &top) {
        launch(top);
        clock(top, {.launch = true});
    });
    return claims.checks.end();
}
