// Elaborates host, Tesla MP and its four memories.
#include "environment.h"
#include "tesla_core.h"
#include "tesla_host.h"

namespace testbench {

namespace {

constexpr uint32_t ConstBytes = 16u << 16; // 16 banks of 64 KiB

enum space { Global = 0, Local = 2, Const = 3 }; // model/tesla/README.md, "Numbers on the taps"

// Latency {base, spread} in clocks, by enum testbench_disturb.
constexpr struct {
    latency code, constant, global, local;
} Latencies[] = {
    {{1, 1}, {4, 1}, {20, 1}, {20, 1}},
    {{1, 2}, {4, 4}, {20, 20}, {20, 20}},
    {{1, 60}, {1, 200}, {1, 300}, {1, 300}},
};

void machine(common_machine *machine)
{
    machine->warps = TESTBENCH_WARPS;
    machine->blocks = TESTBENCH_BLOCKS;
    machine->registers = TESTBENCH_GPR_ROWS;
    machine->shared_bytes = TESTBENCH_SHARED_BYTES;
}

// The core reads whole segments of LANES words; the last one of a memory may be cut.
size_t whole_segments(size_t bytes)
{
    constexpr size_t segment = TESTBENCH_LANES * 4;
    return (bytes + segment - 1) / segment * segment;
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const common_launch &launch = config.program->launch;
    const auto &latency = Latencies[config.disturb];
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    // the core fetches whole 8-byte words
    size_t code_bytes = (4 * config.program->code_words + 7) / 8 * 8;
    size_t local_bytes = size_t{launch.local} * COMMON_LANES * TESTBENCH_WARPS;

    memory code("code", code_bytes, latency.code, clock, common_rng_make(config.seed, 2));
    memory constant("constant", ConstBytes, latency.constant, clock,
                    common_rng_make(config.seed, 3));
    memory global("global", whole_segments(launch.global_bytes), latency.global, clock,
                  common_rng_make(config.seed, 4));
    memory local("local", whole_segments(local_bytes), latency.local, clock,
                 common_rng_make(config.seed, 5));
    tesla_core core("core", config, clock, Disturbances[config.disturb], done);
    tesla_host host("host", *config.program, done);
    host.registers.bind(core.registers);

    // a memory has one port for the core and one for the host's loader
    core.code.bind(code.socket);
    core.constant.bind(constant.socket);
    core.global.bind(global.socket);
    core.local.bind(local.socket);
    host.code.bind(code.loader);
    host.constant.bind(constant.loader);
    host.global.bind(global.loader);
    host.local.bind(local.loader);
    sc_core::sc_start();

    return collect(config, core, host, {&code, &constant, &global, &local},
                   {{Global, launch.global_bytes, global},
                    {Local, local_bytes, local},
                    {Const, ConstBytes, constant}},
                   result, err);
}

} // namespace

const environment TeslaEnvironment = {"tesla", machine, run};

} // namespace testbench
