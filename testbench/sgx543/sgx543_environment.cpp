// Elaborates host, SGX543 core, its memories and the texture unit.
#include "../common/environment.h"
#include "sgx543_core.h"
#include "sgx543_host.h"
#include "sgx543_texture_unit.h"

extern "C" {
#include "../../model/sgx543/launch.h"
#include "../../model/sgx543/sgx543.h"
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
    {"INSTANCES", TESTBENCH_INSTANCES},
    {"IMEM_INSTR", TESTBENCH_IMEM_INSTR},
};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

// A program's needs of the memories.
struct sizes {
    explicit sizes(const common_program &program)
        : input(of(program, SGX543_SPACE_INPUT)), output(of(program, SGX543_SPACE_OUTPUT)),
          global(of(program, SGX543_SPACE_GLOBAL)), texture(of(program, SGX543_SPACE_TEXTURE))
    {
    }
    static size_t of(const common_program &program, uint32_t space)
    {
        return sgx543_isa.space_size(&program, &Machine, space);
    }

    size_t input, output, global, texture;
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
    sgx543_texture_unit texture("texture", size.texture, latency.texture, clock,
                                common_rng_make(config.seed, 5));
    // large: not on the stack, which may be small
    const auto core_held =
        std::make_unique<sgx543_core>("core", config, clock, Disturbances[config.disturb], done);
    sgx543_core &core = *core_held;
    sgx543_host host("host", *config.program, Machine, done);
    auto left = [&](testbench_result &to) {
        return collect(config, core, host, {&input, &output},
                       {{SGX543_SPACE_INPUT, size.input, input},
                        {SGX543_SPACE_GLOBAL, size.global, global},
                        {SGX543_SPACE_OUTPUT, size.output, output}},
                       to, err);
    };

    // global memory stays as the last program left it
    host.follow([&](const common_program &next) {
        if (!between(config, next, left)) return false;
        size = sizes(next);
        input.refit(size.input, false);
        output.refit(size.output, false);
        global.refit(size.global, true);
        texture.refit(size.texture);
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
    host.answers.bind(texture.loader);
    sc_core::sc_start();
    return left(result);
}

} // namespace

extern const environment sgx543_environment;
const environment sgx543_environment = {"sgx543",
                                        &testbench_sgx543_bare,
                                        &Machine,
                                        run,
                                        true,
                                        &testbench_sgx543_board,
                                        &testbench_sgx543_tapped.dut};

} // namespace testbench
