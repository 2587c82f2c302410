// The environment of one ISA's core: the interface to harness.cpp, and the part common to all.
#ifndef TESTBENCH_ENVIRONMENT_H
#define TESTBENCH_ENVIRONMENT_H

#include <functional>

#include "core.h"
#include "harness.h"
#include "host.h"
#include "memory.h"

namespace testbench {

struct environment {
    const char *isa;
    const void *bare;              // the core without taps; nullptr: not in this build
    const common_machine *machine; // the build parameters of this core
    // Elaborates, simulates to the end, fills the result.
    //   returns false with err when the run could not be made
    bool (*run)(const testbench_config &config, testbench_result &result, common_error *err);
    bool follows = false;        // run() takes programs after the first one, too: host::follow()
    const void *board = nullptr; // the core on a board, config.port; nullptr: not in this build
    // The core with taps. nullptr: only a run finds out which plusargs its RTL reads.
    const testbench_ops *tapped = nullptr;
};

// Of the ISAs of this build; nullptr ends them. environments.sh writes the table.
extern const environment *const environments[];

// Indexed by enum testbench_disturb.
extern const disturbance Disturbances[TESTBENCH_DISTURBS];

// The latencies of a level: an environment has a row for none, mild and wild each; the other
// levels, which let answers wait by themselves, have mild's.
template <typename Row> const Row &latency_row(const Row (&rows)[3], testbench_disturb disturb)
{
    return rows[disturb > TESTBENCH_WILD ? TESTBENCH_MILD : disturb];
}

sc_core::sc_time clock_period();

// A memory at the end of the run: its space number and how many of its bytes; zeros follow its
// contents.
struct remains {
    uint32_t space;
    size_t bytes;
    const memory &from;
};

// The end of run(): collects the results of core and memories.
bool collect(const testbench_config &config, const core &core, const host &host,
             std::initializer_list<const memory *> memories, std::initializer_list<remains> left,
             testbench_result &result, common_error *err);

// Between two programs: shows the caller of the run the results of the first one.
//   remaining  does the same as collect()
//   returns    whether to go on
bool between(const testbench_config &config, const common_program &next,
             const std::function<bool(testbench_result &)> &remaining);

} // namespace testbench

#endif
