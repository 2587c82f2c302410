// The claims of pica200_retire, shown firing: instructions without a row, and completions of
// nothing. Build: verilator --cc --exe --build --assert --top pica200_retire. Exit 0: all passed,
// 1: a check failed.
#include "../common/test_claims.h"

#include "Vpica200_retire.h"

using Unit = Vpica200_retire;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    const auto issue = [](Unit &top, unsigned count) {
        top.issue_i = 1;
        tick(top, count);
        top.issue_i = 0;
    };
    claims.fires(nullptr, [issue](Unit &top) {
        reset(top);
        issue(top, 32); // all rows
        tick(top, 4);
        top.plain_done_i = 1;
        tick(top, 32);
        top.plain_done_i = 0;
        tick(top, 40);
    });
    claims.fires("issued_with_room", [issue](Unit &top) {
        reset(top);
        issue(top, 33);
    });
    claims.fires("completed_was_issued", [](Unit &top) {
        reset(top);
        top.sfu_done_i = 1;
        tick(top);
    });
    claims.fires("complete_are_bounded", [issue](Unit &top) {
        reset(top);
        top.job_i = 1; // the head is never complete, so nothing retires
        issue(top, 32);
        top.plain_done_i = 1;
        tick(top, 34);
    });
    return claims.checks.end();
}
