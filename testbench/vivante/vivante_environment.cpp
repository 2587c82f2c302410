// Elaborates host, Vivante core, its memories and the texture unit.
#include "../common/environment.h"
#include "vivante_core.h"
#include "vivante_host.h"
#include "vivante_texture_unit.h"

extern "C" {
#include "../../model/vivante/isa.h"
#include "../../model/vivante/vivante.h"
}

namespace testbench {

namespace {

// Latency {base, spread} in clocks, for latency_row(). Output is only written.
constexpr struct {
    latency input, output, global, texture;
} Latencies[] = {
    {{8, 1}, {1, 1}, {16, 1}, {24, 1}},
    {{8, 8}, {1, 1}, {16, 16}, {24, 24}},
    {{1, 300}, {1, 1}, {1, 300}, {1, 300}},
};

const common_parameter Parameters[] = {
    {"GROUPS", TESTBENCH_GROUPS},
    {"LANES", TESTBENCH_LANES},
    {"BEATS", TESTBENCH_BEATS},
    {"NUM_TEMPS", TESTBENCH_NUM_TEMPS},
    {"NUM_UNIFORMS", TESTBENCH_NUM_UNIFORMS},
    {"IMEM_INSTR", TESTBENCH_IMEM_INSTR},
    {"LOCAL_BYTES", TESTBENCH_LOCAL_BYTES},
    {"CALL_DEPTH", TESTBENCH_CALL_DEPTH},
    {"LOOP_DEPTH", TESTBENCH_LOOP_DEPTH},
};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

size_t size_of(const common_program &program, uint32_t space)
{
    return vivante_isa.space_size(&program, &Machine, space);
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const auto &latency = latency_row(Latencies, config.disturb);
    const sc_core::sc_time clock = clock_period();
    const common_program &program = *config.program;
    const size_t input_bytes = size_of(program, VIVANTE_SPACE_INPUT),
                 output_bytes = size_of(program, VIVANTE_SPACE_OUTPUT),
                 global_bytes = size_of(program, VIVANTE_SPACE_GLOBAL);
    sc_core::sc_event done;

    memory input("input", input_bytes, latency.input, clock, common_rng_make(config.seed, 2));
    memory output("output", output_bytes, latency.output, clock, common_rng_make(config.seed, 3));
    memory global("global", global_bytes, latency.global, clock, common_rng_make(config.seed, 4));
    vivante_texture_unit texture("texture", global, latency.texture, clock,
                                 common_rng_make(config.seed, 5));
    vivante_core core("core", config, clock, Disturbances[config.disturb], done);
    vivante_host host("host", program, Machine, done);

    host.registers.bind(core.registers);
    // a memory has one port for the core and one for the host's loader
    core.input.bind(input.socket);
    core.output.bind(output.socket);
    core.global.bind(global.socket);
    core.texture.bind(texture.socket);
    host.input.bind(input.loader);
    host.output.bind(output.loader);
    host.global.bind(global.loader);
    host.samplers.bind(texture.loader);
    sc_core::sc_start();
    return collect(config, core, host, {&input, &output},
                   {{VIVANTE_SPACE_INPUT, input_bytes, input},
                    {VIVANTE_SPACE_GLOBAL, global_bytes, global},
                    {VIVANTE_SPACE_OUTPUT, output_bytes, output}},
                   result, err);
}

} // namespace

extern const environment vivante_environment;
const environment vivante_environment = {"vivante", &testbench_vivante_bare, &Machine, run, false, &testbench_vivante_board};

} // namespace testbench
