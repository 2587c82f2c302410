// Elaborates host, Tesla MP, its memories and the texture unit.
#include "environment.h"
#include "tesla_core.h"
#include "tesla_host.h"
#include "tesla_texture_unit.h"

extern "C" {
#include "../model/tesla/isa.h"
#include "../model/tesla/tesla.h"
}

namespace testbench {

namespace {

constexpr uint32_t ConstBytes = 16u << 16; // 16 banks of 64 KiB

// Latency {base, spread} in clocks, by enum testbench_disturb. Data: g[] and l[]; output is only written.
constexpr struct {
    latency code, constant, data, attribute, texture, output;
} Latencies[] = {
    {{1, 1}, {4, 1}, {20, 1}, {20, 1}, {24, 1}, {1, 1}},
    {{1, 2}, {4, 4}, {20, 20}, {20, 20}, {24, 24}, {1, 1}},
    {{1, 60}, {1, 200}, {1, 300}, {1, 300}, {1, 300}, {1, 1}},
};

void machine(common_machine *machine)
{
    machine->warps = TESTBENCH_WARPS;
    machine->blocks = TESTBENCH_BLOCKS;
    machine->registers = TESTBENCH_GPR_ROWS;
    machine->shared_bytes = TESTBENCH_SHARED_BYTES;
    machine->stack_depth = TESTBENCH_STACK_DEPTH;
    machine->lacks = (TESTBENCH_FP64 ? 0 : TESLA_FP64) | (TESTBENCH_TEXTURE ? 0 : TESLA_LACKS_TEXTURE);
}

// The core accesses whole segments of LANES words; the last one of a memory may be cut.
constexpr size_t Segment = TESTBENCH_LANES * 4;

size_t whole(size_t bytes, size_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

// Sizes of what graphics programs take and give: sheet 9.1, 9.5.
size_t attribute_bytes_of(const common_launch &launch)
{
    return launch.type ? size_t{launch.grid[0]} * (8 + tesla_shared_bytes(launch)) : 0;
}

size_t output_bytes_of(const common_launch &launch)
{
    return launch.type ? size_t{launch.grid[0]} * launch.vertices * (1 + launch.outputs) * 128 : 0;
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const common_launch &launch = config.program->launch;
    const auto &latency = Latencies[config.disturb];
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    // the core fetches whole 8-byte words
    size_t code_bytes = whole(4 * config.program->code_words, 8);
    size_t local_bytes = size_t{launch.local} * COMMON_LANES * TESTBENCH_WARPS;
    size_t attribute_bytes = attribute_bytes_of(launch), output_bytes = output_bytes_of(launch);

    memory code("code", code_bytes, latency.code, clock, common_rng_make(config.seed, 2));
    memory constant("constant", ConstBytes, latency.constant, clock,
                    common_rng_make(config.seed, 3));
    memory global("global", whole(launch.global_bytes, Segment), latency.data, clock,
                  common_rng_make(config.seed, 4));
    memory local("local", whole(local_bytes, Segment), latency.data, clock,
                 common_rng_make(config.seed, 5));
    memory attribute("attribute", whole(attribute_bytes, tesla_core::AttributeBytes),
                     latency.attribute, clock, common_rng_make(config.seed, 6));
    memory output("output", output_bytes, latency.output, clock, common_rng_make(config.seed, 7));
    tesla_texture_unit texture("texture", latency.texture, clock, common_rng_make(config.seed, 8));
    tesla_core core("core", config, clock, Disturbances[config.disturb], attribute_bytes, done);
    tesla_host host("host", *config.program, done);
    host.registers.bind(core.registers);

    // a memory has one port for the core and one for the host's loader
    core.code.bind(code.socket);
    core.constant.bind(constant.socket);
    core.global.bind(global.socket);
    core.local.bind(local.socket);
    core.attribute.bind(attribute.socket);
    core.output.bind(output.socket);
    core.texture.bind(texture.socket);
    host.code.bind(code.loader);
    host.constant.bind(constant.loader);
    host.global.bind(global.loader);
    host.local.bind(local.loader);
    host.attribute.bind(attribute.loader);
    host.output.bind(output.loader);
    host.texture.bind(texture.loader);
    sc_core::sc_start();

    return collect(config, core, host, {&code, &constant, &global, &local, &attribute, &output},
                   {{TESLA_SPACE_GLOBAL, launch.global_bytes, global},
                    {TESLA_SPACE_LOCAL, local_bytes, local},
                    {TESLA_SPACE_CONST, ConstBytes, constant},
                    {TESLA_SPACE_OUTPUT, output_bytes, output}},
                   result, err);
}

} // namespace

const environment TeslaEnvironment = {"tesla", machine, run};

} // namespace testbench
