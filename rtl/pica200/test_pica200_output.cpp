// The claims of pica200_output, shown firing: two jobs of one thread. Build: verilator --cc --exe
// --build --assert --top pica200_output. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"

#include "Vpica200_output.h"

using Unit = Vpica200_output;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    const auto job = [](Unit &top) {
        top.valid_i = top.job_i = 1;
        tick(top);
        top.valid_i = top.job_i = 0;
    };
    const auto begin = [](Unit &top) {
        reset(top);
        top.outmap_i = 0xffff;
        top.start_i = 1;
        tick(top);
        top.start_i = 0;
    };
    claims.fires(nullptr, [=](Unit &top) {
        begin(top);
        job(top);
        top.job_go_i = 1;
        tick(top);
        top.job_go_i = 0;
        tick(top, 40); // sixteen words wait
        top.req_ready_i = 1;
        tick(top, 40);
    });
    claims.fires("one_job_a_thread", [=](Unit &top) {
        begin(top);
        job(top);
        top.job_go_i = 1;
        tick(top);
        top.job_go_i = 0;
        job(top);
    });
    return claims.checks.end();
}
