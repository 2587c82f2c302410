// The kept part of Verilator's output. Exit 0: all passed, 1: a check failed.
#include "claim.h"

#include <cstring>

#include "../../rtl/common/test_unit.h"

namespace {

unit::Checks checks;

void check_claim(const char *scene, const char *want)
{
    const char *have = testbench_claim();
    checks.scene = scene;
    checks.check(want ? have && !std::strcmp(have, want) : !have, have ? have : "no claim", 0, 1);
}

} // namespace

int main()
{
    testbench_print("before: %s\n", "%Error: a.sv:1: Assertion failed in x");
    check_claim("printed, not kept", nullptr);
    testbench_claims_begin();
    check_claim("none has failed", nullptr);
    testbench_print("[%d] a word of the RTL\n", 5);
    check_claim("another line", nullptr);
    testbench_print("[165] %%Error: held.sv:31: Assertion failed in core.u_a.stable:");
    check_claim("not before the line is whole", nullptr);
    testbench_print(" it is not\n%%Error: rtl/held.sv:31: Verilog $stop\n");
    check_claim("in pieces", "a claim of the RTL failed at held.sv:31: core.u_a.stable: it is not");
    testbench_print("[170] %%Error: b.sv:2: Assertion failed in core.b\n");
    check_claim("the first one stays",
                "a claim of the RTL failed at held.sv:31: core.u_a.stable: it is not");
    testbench_claims_begin();
    check_claim("a new run", nullptr);
    testbench_print("%%Error: rtl/b.sv:2: Verilog $stop\n");
    check_claim("no claim, but an end", "the RTL stopped at rtl/b.sv:2: Verilog $stop");
    return checks.end();
}
