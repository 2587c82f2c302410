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

// Latency {base, spread} in clocks, for latency_row(). Output is only written.
constexpr struct {
    latency input, output;
} Latencies[] = {
    {{8, 1}, {1, 1}},
    {{8, 8}, {1, 1}},
    {{1, 300}, {1, 1}},
};

const common_parameter Parameters[] = {{"THREADS", TESTBENCH_THREADS}};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    pica200_launch launch;
    if (pica200_effective(config.program, &launch, err)) return false;
    const auto &latency = latency_row(Latencies, config.disturb);
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    size_t input_bytes = pica200_isa.space_size(config.program, &Machine, PICA200_SPACE_INPUT);
    size_t most_output = pica200_isa.space_size(config.program, &Machine, PICA200_SPACE_OUTPUT);

    memory input("input", input_bytes, latency.input, clock, common_rng_make(config.seed, 2));
    // how many primitives a geometry shader emits is seen when it has
    memory output("output", launch.geometry ? 0 : most_output, latency.output, clock,
                  common_rng_make(config.seed, 3), most_output);
    pica200_core core("core", config, clock, Disturbances[config.disturb], done);
    pica200_host host("host", *config.program, done);
    host.registers.bind(core.registers);

    // a memory has one port for the core and one for the host's loader
    core.input.bind(input.socket);
    core.output.bind(output.socket);
    host.input.bind(input.loader);
    host.output.bind(output.loader);
    sc_core::sc_start();

    size_t output_bytes = output.size();
    if (launch.geometry)
        output_bytes = (output_bytes + PICA200_PRIMITIVE_BYTES - 1) / PICA200_PRIMITIVE_BYTES *
                       PICA200_PRIMITIVE_BYTES;
    return collect(
        config, core, host, {&input, &output},
        {{PICA200_SPACE_INPUT, input_bytes, input}, {PICA200_SPACE_OUTPUT, output_bytes, output}},
        result, err);
}

} // namespace

extern const environment pica200_environment;
const environment pica200_environment = {"pica200", &testbench_pica200_bare, &Machine, run};

} // namespace testbench
