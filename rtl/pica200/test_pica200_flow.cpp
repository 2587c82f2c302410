// The claims of pica200_flow, shown firing: a thread that is launched in the clock in which it
// issues. Build: verilator --cc --exe --build --assert --top pica200_flow. Exit 0: all passed, 1: a
// check failed.
#include "../common/test_claims.h"

#include "Vpica200_flow.h"

using Unit = Vpica200_flow;

using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    claims.fires(nullptr, [](Unit &top) {
        top.rst_ni = 1;
        top.clear_i = 1;
        tick(top, 1);
        top.clear_row_i = 1;
        tick(top, 1);
        top.clear_i = 0;
        top.valid_i = 1;
        top.word_i = 0x90000401; // call @1+1, again and again: more than the stack has
        top.target_end_i = 2;
        for (unsigned pc = 4; pc < 12; pc++) {
            top.pc_i = pc;
            top.behind_i = pc + 1;
            tick(top);
        }
        top.valid_i = 0;
        top.launch_valid_i = 1;
        tick(top);
    });
    claims.fires("launched_thread_has_none_at_issue", [](Unit &top) {
        top.rst_ni = 1;
        top.thread_i = top.launch_thread_i = 2;
        top.valid_i = top.launch_valid_i = 1;
        tick(top);
    });
    return claims.checks.end();
}
