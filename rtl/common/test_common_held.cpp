// common_held fires when a stalled word goes away or changes, and only then: random handshakes that
// keep the rule, and now and then one that breaks it. The expected failures are computed here from
// the last clock's pins. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>

#include "Vcommon_held.h"
#include "test_unit.h"
#include "verilated.h"

namespace {

unit::Random rnd{0x5eed0012};
unit::Checks checks;

void clock(Vcommon_held &top)
{
    top.clk_i = 0;
    top.eval();
    top.clk_i = 1;
    top.eval();
    checks.clocks++;
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    context.errorLimit(1 << 30); // count, go on
    Vcommon_held top{&context};
    unsigned gone = 0, changed = 0;
    bool was_stalled = false;
    uint32_t was = 0;
    for (unsigned n = 0; n < 2000; n++) {
        bool breaks = was_stalled && rnd(40) == 0;
        top.rst_ni = n > 1 && n % 500 != 0;
        top.ready_i = rnd(2);
        if (!was_stalled) {
            top.valid_i = rnd(2);
            top.data_i = rnd(256);
        } else if (breaks) {
            if (rnd(2)) top.valid_i = 0;
            else top.data_i ^= 1u << rnd(8);
        }
        bool goes = was_stalled && top.rst_ni && !top.valid_i;
        bool changes = was_stalled && top.rst_ni && top.valid_i && top.data_i != was;
        int before = context.errorCount();
        clock(top);
        checks.equal("the number of claims that fire", context.errorCount() - before,
                     goes + changes);
        gone += goes;
        changed += changes;
        was_stalled = top.rst_ni && top.valid_i && !top.ready_i;
        was = top.data_i;
    }
    checks.check(gone > 2, "words that went away", gone, 3);
    checks.check(changed > 2, "words that changed", changed, 3);
    top.final();
    return checks.end();
}
