// For benches that show a unit's claims (assertions) firing: a scene drives the pins of a reset
// unit against a rule, and the claim with that name must fire; without the breach none may. Clocked
// units have clk_i and rst_ni, or clk_i alone.
#ifndef TESTBENCH_TEST_CLAIMS_H
#define TESTBENCH_TEST_CLAIMS_H

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

#include "test_unit.h"
#include "verilated.h"

namespace unit {

template <typename Top> struct Claims {
    Checks checks;

    // claim: its name, or nullptr: none may fire. scene: drives a fresh unit, clocks it by tick()
    // below. ones: unwritten bits are 1, not 0.
    void fires(const char *claim, const std::function<void(Top &)> &scene, bool ones = false)
    {
        VerilatedContext context;
        context.randReset(ones);
        context.errorLimit(1 << 30); // print, go on
        Top top{&context};
        char *text = nullptr;
        size_t size = 0;
        FILE *out = stdout;
        stdout = open_memstream(&text, &size); // where Verilator reports a failed claim
        scene(top);
        fclose(stdout);
        stdout = out;
        std::string said = text;
        free(text);
        top.final();
        bool fired = claim ? said.find(std::string(".") + claim + ":") != std::string::npos
                           : !context.errorCount();
        checks.check(fired, claim ? claim : "claims that fire where nothing is wrong",
                     context.errorCount(), claim ? 1 : 0);
        if (!fired) printf("%s", said.c_str());
    }
};

} // namespace unit

#endif
