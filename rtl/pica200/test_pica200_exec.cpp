// The claims of pica200_exec, shown firing: sources that are in two places. Build: verilator --cc
// --exe --build --assert --top pica200_exec. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"

#include "Vpica200_exec.h"

using Unit = Vpica200_exec;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    claims.fires(nullptr, [](Unit &top) {
        reset(top);
        tick(top, 10);
    });
    claims.fires("source_is_in_one_place", [](Unit &top) {
        reset(top);
        top.valid_i = 1;
        top.late_i = top.held_i = 2;
        tick(top);
    });
    return claims.checks.end();
}
