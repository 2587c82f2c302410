// The claims of pica200_regs, shown firing: two writers of one memory, and a write while it is
// cleared. Build: verilator --cc --exe --build --assert --top pica200_regs. Exit 0: all passed, 1:
// a check failed.
#include "../common/test_claims.h"

#include "Vpica200_regs.h"

using Unit = Vpica200_regs;

using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    claims.fires(nullptr, [](Unit &top) {
        top.rst_ni = 1;
        top.clear_i = 1;
        tick(top, 16);
        top.clear_i = 0;
        top.c_we_i = 1;
        top.r_we_i = 15;
        tick(top);
        top.c_we_i = 0;
        top.v_we_i = 1;
        tick(top);
    });
    claims.fires("one_writer_of_c", [](Unit &top) {
        top.rst_ni = 1;
        top.c_we_i = top.launch_c_we_i = 1;
        tick(top);
    });
    claims.fires("one_file_is_launched", [](Unit &top) {
        top.rst_ni = 1;
        top.v_we_i = top.launch_c_we_i = 1;
        tick(top);
    });
    claims.fires("nothing_while_clearing", [](Unit &top) {
        top.rst_ni = 1;
        top.clear_i = 1;
        top.r_we_i = 1;
        tick(top);
    });
    return claims.checks.end();
}
