// Elaborates host, PICA200 core, input and output memory.
#include <algorithm>

#include "environment.h"
#include "pica200_core.h"
#include "pica200_host.h"

extern "C" {
#include "../model/pica200/isa.h"
}

namespace testbench {

namespace {

constexpr uint32_t GeometryMode = 0x08; // register 09, bits 31:24

// Latency {base, spread} in clocks, by enum testbench_disturb. Output is only written.
constexpr struct {
    latency input, output;
} Latencies[] = {
    {{8, 1}, {1, 1}},
    {{8, 8}, {1, 1}},
    {{1, 300}, {1, 1}},
};

void machine(common_machine *machine)
{
    machine->warps = TESTBENCH_THREADS;
    machine->blocks = TESTBENCH_THREADS;
    machine->registers = 0;
    machine->shared_bytes = 0;
}

// What the launch comes to when the program's own register writes have been made.
common_shader launch_of(const common_program &program)
{
    common_shader shader = program.shader;
    for (size_t i = 0; i < program.setups; i++) {
        uint32_t data = program.setup[i].data;
        switch (program.setup[i].reg) {
        case PICA200_REG_INPUT: shader.geometry = data >> 24 == GeometryMode; break;
        case PICA200_REG_RUNS: shader.runs = data; break;
        case PICA200_REG_STRIDE: shader.stride = data; break;
        }
    }
    return shader;
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const common_shader shader = launch_of(*config.program);
    const auto &latency = Latencies[config.disturb];
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    size_t input_bytes = size_t{shader.runs} * shader.stride * PICA200_VECTOR_BYTES;
    size_t vertex_bytes = size_t{shader.runs} * PICA200_VERTEX_BYTES;

    memory input("input", input_bytes, latency.input, clock, common_rng_make(config.seed, 2));
    // how many primitives a geometry shader emits is seen when it has
    memory output("output", shader.geometry ? 0 : vertex_bytes, latency.output, clock,
                  common_rng_make(config.seed, 3),
                  shader.geometry ? size_t{PICA200_PRIMITIVE_BYTES} * PICA200_MAX_PRIMITIVES
                                  : vertex_bytes);
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
    if (shader.geometry)
        output_bytes = (output_bytes + PICA200_PRIMITIVE_BYTES - 1) / PICA200_PRIMITIVE_BYTES *
                       PICA200_PRIMITIVE_BYTES;
    return collect(
        config, core, host, {&input, &output},
        {{PICA200_SPACE_INPUT, input_bytes, input}, {PICA200_SPACE_OUTPUT, output_bytes, output}},
        result, err);
}

} // namespace

const environment Pica200Environment = {"pica200", TESTBENCH_SHAPE_pica200, &testbench_pica200_bare,
                                        machine, run};

} // namespace testbench
