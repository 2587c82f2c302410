// Elaborates host, Tesla MP, its memories and the texture unit.
#include "../common/environment.h"
#include "tesla_core.h"
#include "tesla_host.h"
#include "tesla_texture_unit.h"

extern "C" {
#include "../../model/tesla/isa.h"
#include "../../model/tesla/tesla.h"
}

namespace testbench {

namespace {

// Latency {base, spread} in clocks, for latency_row(). Data: g[] and l[]; output is only written.
constexpr struct {
    latency code, constant, data, attribute, texture, output;
} Latencies[] = {
    {{1, 1}, {4, 1}, {20, 1}, {20, 1}, {24, 1}, {1, 1}},
    {{1, 2}, {4, 4}, {20, 20}, {20, 20}, {24, 24}, {1, 1}},
    {{1, 60}, {1, 200}, {1, 300}, {1, 300}, {1, 300}, {1, 1}},
};

const common_parameter Parameters[] = {
    {"LANES", TESTBENCH_LANES},
    {"WARPS", TESTBENCH_WARPS},
    {"BLOCKS", TESTBENCH_BLOCKS},
    {"GPR_ROWS", TESTBENCH_GPR_ROWS},
    {"SHARED_BYTES", TESTBENCH_SHARED_BYTES},
    {"STACK_DEPTH", TESTBENCH_STACK_DEPTH},
    {"FP64", TESTBENCH_FP64},
    {"TEXTURE", TESTBENCH_TEXTURE},
};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

// The core accesses whole segments of LANES words; the last one of a memory may be cut.
constexpr size_t Segment = TESTBENCH_LANES * 4;

size_t whole(size_t bytes, size_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

// As the ISA says.
size_t bytes_of(const testbench_config &config, uint32_t space)
{
    return tesla_isa.space_size(config.program, &Machine, space);
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const auto &latency = latency_row(Latencies, config.disturb);
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    // the core fetches whole 8-byte words
    size_t code_bytes = whole(4 * config.program->code_words, 8);
    size_t const_bytes =
        bytes_of(config, TESLA_SPACE_CONST) * tesla_isa.spaces[TESLA_SPACE_CONST].banks;
    size_t global_bytes = bytes_of(config, TESLA_SPACE_GLOBAL);
    size_t local_bytes = bytes_of(config, TESLA_SPACE_LOCAL);
    size_t attribute_bytes = bytes_of(config, TESLA_SPACE_ATTRIBUTE);
    size_t output_bytes = bytes_of(config, TESLA_SPACE_OUTPUT);

    memory code("code", code_bytes, latency.code, clock, common_rng_make(config.seed, 2));
    memory constant("constant", const_bytes, latency.constant, clock,
                    common_rng_make(config.seed, 3));
    memory global("global", whole(global_bytes, Segment), latency.data, clock,
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
                   {{TESLA_SPACE_GLOBAL, global_bytes, global},
                    {TESLA_SPACE_LOCAL, local_bytes, local},
                    {TESLA_SPACE_CONST, const_bytes, constant},
                    {TESLA_SPACE_OUTPUT, output_bytes, output}},
                   result, err);
}

} // namespace

extern const environment tesla_environment;
const environment tesla_environment = {"tesla", &testbench_tesla_bare, &Machine, run};

} // namespace testbench
