// The claims of pica200_issue, shown firing: threads that retire, settle, report or begin when
// they must not. Build: verilator --cc --exe --build --assert --top pica200_issue. Exit 0: all
// passed, 1: a check failed.
#include "../common/test_claims.h"

#include "Vpica200_issue.h"

using Unit = Vpica200_issue;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    const auto launch = [](Unit &top) {
        top.launch_i = 1;
        tick(top);
        top.launch_i = 0;
    };
    claims.fires(nullptr, [launch](Unit &top) {
        reset(top);
        launch(top);
        top.told_i = 1;
        tick(top);
    });
    claims.fires("retired_was_in_flight", [](Unit &top) {
        reset(top);
        top.retire_i = 1;
        tick(top);
    });
    claims.fires("flight_is_bounded", [](Unit &top) {
        reset(top);
        top.retire_i = 1; // one less than none
        tick(top, 2);
    });
    claims.fires("settled_had_changed", [](Unit &top) {
        reset(top);
        top.settle_i = 2;
        tick(top);
    });
    claims.fires("touched_are_in_flight", [](Unit &top) {
        reset(top);
        top.settle_i = 2;
        tick(top, 2);
    });
    claims.fires("sfu_was_at_work", [](Unit &top) {
        reset(top);
        top.sfu_done_i = 1;
        tick(top);
    });
    claims.fires("launched_was_idle", [launch](Unit &top) {
        reset(top);
        launch(top);
        launch(top);
    });
    claims.fires("told_was_launched", [](Unit &top) {
        reset(top);
        top.told_i = 4;
        tick(top);
    });
    return claims.checks.end();
}
