// The claims of pica200_operand, shown firing: a source that is no r register and comes past the
// register file. Build: verilator --cc --exe --build --assert --top pica200_operand. Exit 0: all
// passed, 1: a check failed.
#include "../common/test_claims.h"

#include "Vpica200_operand.h"

using Unit = Vpica200_operand;

int main()
{
    unit::Claims<Unit> claims;
    for (unsigned from = 0; from < 4; from++) {
        bool is_r = from == 1; // pica200_core_pkg::FromR
        claims.fires(is_r ? nullptr : "only_r_is_passed_by", [from](Unit &top) {
            top.valid_i = 1;
            top.from_i = from;
            top.late_i = 4;
            top.eval();
        });
        claims.fires(is_r ? nullptr : "only_r_is_passed_by", [from](Unit &top) {
            top.valid_i = 1;
            top.from_i = from;
            top.held_i = 1;
            top.eval();
        });
    }
    claims.fires(nullptr, [](Unit &top) { // nor where no instruction is
        top.late_i = top.held_i = 15;
        top.eval();
    });
    return claims.checks.end();
}
