// The common part of the tests of a core's units: numbers that look random, a count of checks,
// clock and reset.
#ifndef TESTBENCH_TEST_UNIT_H
#define TESTBENCH_TEST_UNIT_H

#include <cstdint>
#include <cstdio>

#ifndef LANES
#define LANES 8
#endif

namespace unit {

struct Random { // xorshift64*
    uint64_t state;

    uint32_t operator()(uint32_t below) // below > 0
    {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return static_cast<uint32_t>(((state * 0x2545f4914f6cdd1dull) >> 32) % below);
    }
};

struct Checks {
    unsigned long clocks = 0, passed = 0, failed = 0;
    const char *scene = nullptr; // the name of the current check, for the message

    void check(bool ok, const char *what, unsigned long got, unsigned long want)
    {
        if (ok) {
            passed++;
            return;
        }
        if (failed++ >= 20) return;
        if (scene) printf("%s, ", scene);
        printf("clock %lu: %s is 0x%lx, expected 0x%lx\n", clocks, what, got, want);
    }

    void equal(const char *what, unsigned long got, unsigned long want)
    {
        check(got == want, what, got, want);
    }

    // The exit status: 0 if something was checked and all of it passed.
    int end() const
    {
        printf("%lu passed, %lu failed\n", passed, failed);
        return failed || !passed;
    }
};

// One clock with the pins as they are.
template <typename Top> void tick(Top &top, unsigned clocks = 1)
{
    for (unsigned n = 0; n < clocks; n++) {
        top.clk_i = 0;
        top.eval();
        top.clk_i = 1;
        top.eval();
    }
}

// Two clocks of reset; all other pins are 0 to begin with.
template <typename Top> void reset(Top &top)
{
    top.rst_ni = 0;
    tick(top, 2);
    top.rst_ni = 1;
}

} // namespace unit

#endif
