// Elaborates host, PICA200 core, input and output memory.
#include "../common/environment.h"
#include "pica200_core.h"
#include "pica200_host.h"

extern "C" {
#include "../../model/pica200/isa.h"
#include "../../model/pica200/pica200.h"
}

namespace testbench {

namespace {

// Latency {base, spread, mixed} in clocks, for latency_row(). Output is only written.
constexpr struct {
    latency input, output;
} Latencies[] = {
    {{8, 1}, {1, 1}},
    {{8, 8}, {1, 1}},
    {{1, 300, true}, {1, 1}},
};

const common_parameter Parameters[] = {{"THREADS", TESTBENCH_THREADS}};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

// A program's needs of the memories.
struct sizes {
    size_t input, output;
    // the output's own, but for a geometry shader: it is seen when it has emitted
    size_t most_output;
};

bool measure(const common_program &program, sizes &size, common_error *err)
{
    pica200_launch launch;
    if (pica200_effective(&program, &launch, err)) return false;
    size.input = pica200_isa.space_size(&program, &Machine, PICA200_SPACE_INPUT);
    size.most_output = pica200_isa.space_size(&program, &Machine, PICA200_SPACE_OUTPUT);
    size.output = launch.geometry ? 0 : size.most_output;
    return true;
}

// Whole primitives of a geometry shader's output.
size_t sent(const memory &output, const sizes &size)
{
    if (size.output == size.most_output) return output.size();
    return (output.size() + PICA200_PRIMITIVE_BYTES - 1) / PICA200_PRIMITIVE_BYTES *
           PICA200_PRIMITIVE_BYTES;
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    sizes size;
    if (!measure(*config.program, size, err)) return false;
    const auto &latency = latency_row(Latencies, config.disturb);
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;

    memory input("input", size.input, latency.input, clock, common_rng_make(config.seed, 2));
    memory output("output", size.output, latency.output, clock, common_rng_make(config.seed, 3),
                  size.most_output);
    // large: not on the stack, which may be small
    const auto core_held =
        std::make_unique<pica200_core>("core", config, clock, Disturbances[config.disturb], done);
    pica200_core &core = *core_held;
    pica200_host host("host", *config.program, done);
    auto left = [&](testbench_result &to) {
        return collect(config, core, host, {&input, &output},
                       {{PICA200_SPACE_INPUT, size.input, input},
                        {PICA200_SPACE_OUTPUT, sent(output, size), output}},
                       to, err);
    };

    host.follow([&](const common_program &next) {
        if (!between(config, next, left) || !measure(next, size, err)) return false;
        input.refit(size.input, false);
        output.refit(size.output, false, size.most_output);
        core.follow(next);
        return true;
    });
    host.registers.bind(core.registers);
    // a memory has one port for the core and one for the host's loader
    core.input.bind(input.socket);
    core.output.bind(output.socket);
    host.input.bind(input.loader);
    host.output.bind(output.loader);
    sc_core::sc_start();
    return left(result);
}

} // namespace

extern const environment pica200_environment;
const environment pica200_environment = {"pica200",
                                         &testbench_pica200_bare,
                                         &Machine,
                                         run,
                                         true,
                                         &testbench_pica200_board,
                                         &testbench_pica200_tapped.dut};

} // namespace testbench
