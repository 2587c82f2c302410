// The claims of pica200_load, shown firing: answers without a request, and a thread that is
// taken away. Build: verilator --cc --exe --build --assert --top pica200_load. Exit 0: all passed,
// 1: a check failed.
#include "../common/test_claims.h"

#include "Vpica200_load.h"

using Unit = Vpica200_load;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    const auto begin = [](Unit &top) {
        reset(top);
        top.attributes_i = 1;
        top.runs_i = 3;
        top.stride_i = 1;
        top.start_i = 1;
        tick(top);
        top.start_i = 0;
        top.busy_i = 1;
    };
    const auto answer = [](Unit &top) {
        top.req_ready_i = 1;
        tick(top);
        top.req_ready_i = 0;
        top.rsp_valid_i = 1;
        tick(top);
        top.rsp_valid_i = 0;
    };
    claims.fires(nullptr, [=](Unit &top) {
        begin(top);
        answer(top);
        top.idle_i = 1;
        tick(top, 2);
        top.launch_ready_i = 1;
        tick(top, 2);
    });
    claims.fires("answer_was_asked_for", [=](Unit &top) {
        begin(top);
        top.rsp_valid_i = 1;
        tick(top);
    });
    claims.fires("brought_was_asked_for", [=](Unit &top) {
        begin(top);
        top.geometry_i = 1;
        top.input_mode_i = 2;
        top.idle_i = 1;
        tick(top, 2);
        top.rsp_valid_i = 1; // no request was taken
        tick(top);
    });
    claims.fires("launched_thread_is_idle", [=](Unit &top) {
        begin(top);
        answer(top);
        top.idle_i = 1;
        tick(top, 2);
        top.idle_i = 0;
        tick(top, 2);
    });
    return claims.checks.end();
}
