// The claims of pica200_fetch, shown firing: an instruction that is taken of a thread that has
// none. Build: verilator --cc --exe --build --assert --top pica200_fetch. Exit 0: all passed, 1: a
// check failed.
#include "../common/test_claims.h"

#include "Vpica200_fetch.h"

using Unit = Vpica200_fetch;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    claims.fires(nullptr, [](Unit &top) {
        reset(top);
        top.run_i = 1;
        top.start_i = 1;
        tick(top);
        top.start_i = 0;
        tick(top, 8);
        for (unsigned n = 0; n < 20; n++) {
            top.take_i = top.valid_o & 1;
            tick(top);
        }
    });
    claims.fires("only_heads_are_taken", [](Unit &top) {
        reset(top);
        top.take_i = 1;
        tick(top);
    });
    claims.fires("at_most_four_ahead", [](Unit &top) {
        reset(top);
        top.take_i = 1; // one less than none
        tick(top, 2);
    });
    return claims.checks.end();
}
