// The common part of the environments; see environment.h.
#include "environment.h"

#include <cstdlib>

namespace testbench {

const disturbance Disturbances[TESTBENCH_DISTURBS] = {
    {0, 0, disturbance::Never, false},    // TESTBENCH_NONE
    {8, 4, disturbance::Never, false},    // TESTBENCH_MILD
    {128, 128, disturbance::Never, true}, // TESTBENCH_WILD
    {0, 4, disturbance::Bursts, false},   // TESTBENCH_BURST
    {0, 4, disturbance::Starves, false},  // TESTBENCH_STARVE
};

sc_core::sc_time clock_period()
{
    return sc_core::sc_time(10, sc_core::SC_NS);
}

bool collect(const testbench_config &config, const core &core, const host &host,
             std::initializer_list<const memory *> memories, std::initializer_list<remains> left,
             testbench_result &result, common_error *err)
{
    result.end = core.end();
    result.clocks = core.clocks();
    result.seconds = core.seconds();
    result.reset_seconds = core.reset_seconds();
    for (const memory *memory : memories) {
        if (!result.stray) result.stray_addr = static_cast<uint32_t>(memory->stray_addr());
        result.stray += memory->stray();
    }
    for (const remains &r : left) {
        result.memory[r.space] = r.from.copy(r.bytes);
        result.memory_bytes[r.space] = static_cast<uint32_t>(r.bytes);
        if (!result.memory[r.space]) {
            common_fail(err, "warpstep: error: out of memory");
            return false;
        }
    }
    if (host.failed())
        common_fail(err, "%s: error: the program's memory contents do not fit the core's memories",
                    config.program->name);
    return !host.failed();
}

bool between(const testbench_config &config, const common_program &next,
             const std::function<bool(testbench_result &)> &remaining)
{
    testbench_result result = {};
    bool on = remaining(result) && result.end == TESTBENCH_DONE &&
              (!config.between || !config.between(config.context, &next, &result));
    for (uint8_t *memory : result.memory) std::free(memory);
    return on;
}

} // namespace testbench
