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

// Latency {base, spread, mixed} in clocks, for latency_row(). Output is only written.
constexpr struct {
    latency input, output, global, texture;
} Latencies[] = {
    {{8, 1}, {1, 1}, {16, 1}, {24, 1}},
    {{8, 8}, {1, 1}, {16, 16}, {24, 24}},
    {{1, 300, true}, {1, 1}, {1, 300, true}, {1, 300, true}},
};

const common_parameter Parameters[] = {
    {"GROUPS", TESTBENCH_GROUPS},         {"LANES", TESTBENCH_LANES},
    {"BEATS", TESTBENCH_BEATS},           {"PARTS", TESTBENCH_PARTS},
    {"NUM_TEMPS", TESTBENCH_NUM_TEMPS},   {"NUM_UNIFORMS", TESTBENCH_NUM_UNIFORMS},
    {"IMEM_INSTR", TESTBENCH_IMEM_INSTR}, {"LOCAL_BYTES", TESTBENCH_LOCAL_BYTES},
    {"CALL_DEPTH", TESTBENCH_CALL_DEPTH}, {"LOOP_DEPTH", TESTBENCH_LOOP_DEPTH},
};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

// A program's needs of the memories.
struct sizes {
    explicit sizes(const common_program &program)
        : input(of(program, VIVANTE_SPACE_INPUT)), output(of(program, VIVANTE_SPACE_OUTPUT)),
          global(of(program, VIVANTE_SPACE_GLOBAL))
    {
    }
    static size_t of(const common_program &program, uint32_t space)
    {
        return vivante_isa.space_size(&program, &Machine, space);
    }

    size_t input, output, global;
};

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const auto &latency = latency_row(Latencies, config.disturb);
    const sc_core::sc_time clock = clock_period();
    sizes size(*config.program);
    sc_core::sc_event done;

    memory input("input", size.input, latency.input, clock, common_rng_make(config.seed, 2));
    memory output("output", size.output, latency.output, clock, common_rng_make(config.seed, 3));
    memory global("global", size.global, latency.global, clock, common_rng_make(config.seed, 4));
    // large: not on the stack, which may be small
    const auto texture_held = std::make_unique<vivante_texture_unit>(
        "texture", global, latency.texture, clock, common_rng_make(config.seed, 5));
    vivante_texture_unit &texture = *texture_held;
    const auto core_held =
        std::make_unique<vivante_core>("core", config, clock, Disturbances[config.disturb], done);
    vivante_core &core = *core_held;
    vivante_host host("host", *config.program, Machine, done);
    auto left = [&](testbench_result &to) {
        return collect(config, core, host, {&input, &output},
                       {{VIVANTE_SPACE_INPUT, size.input, input},
                        {VIVANTE_SPACE_GLOBAL, size.global, global},
                        {VIVANTE_SPACE_OUTPUT, size.output, output}},
                       to, err);
    };

    // global memory stays as the last program left it
    host.follow([&](const common_program &next) {
        if (!between(config, next, left)) return false;
        size = sizes(next);
        input.refit(size.input, false);
        output.refit(size.output, false);
        global.refit(size.global, true);
        texture.clear();
        core.follow(next);
        return true;
    });
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
    return left(result);
}

} // namespace

extern const environment vivante_environment;
const environment vivante_environment = {"vivante",
                                         &testbench_vivante_bare,
                                         &Machine,
                                         run,
                                         true,
                                         &testbench_vivante_board,
                                         &testbench_vivante_tapped.dut};

} // namespace testbench
