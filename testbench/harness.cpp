// Elaborates the SystemC top of a run and collects what is left of it; see harness.h.
#include "harness.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <systemc>

#include "host.h"
#include "memory.h"
#include "tesla_core.h"

namespace {

constexpr uint64_t QuantumClocks = 1000;
constexpr uint32_t ConstBytes = 16u << 16; // 16 banks of 64 KiB

struct environment {
    testbench::latency code, constant, global, local;
    testbench::disturbance disturb;
};

// Latency {base, spread} in clocks; stall and hold are chances in 256.
constexpr environment Environments[] = {
    {{1, 1}, {4, 1}, {20, 1}, {20, 1}, {0, 0}},          // TESTBENCH_NONE
    {{1, 2}, {4, 4}, {20, 20}, {20, 20}, {8, 4}},        // TESTBENCH_MILD
    {{1, 60}, {1, 200}, {1, 300}, {1, 300}, {128, 128}}, // TESTBENCH_WILD
};

// What sc_main needs; SystemC gives it no argument of ours.
struct request {
    const testbench_config *config;
    testbench_result *result;
    common_error *err;
    bool good;
};
request *current;

uint32_t local_bytes(const common_launch &launch)
{
    return launch.local * COMMON_LANES * TESTBENCH_WARPS;
}

// The core reads whole segments of LANES words; the last one of a memory may be cut.
size_t whole_segments(size_t bytes)
{
    constexpr size_t segment = TESTBENCH_LANES * 4;
    return (bytes + segment - 1) / segment * segment;
}

void run(request &req)
{
    const testbench_config &config = *req.config;
    const common_launch &launch = config.program->launch;
    const environment &env = Environments[config.disturb];
    const sc_core::sc_time clock(10, sc_core::SC_NS);
    sc_core::sc_event done;
    // the core fetches whole 8-byte words
    size_t code_bytes = (4 * config.program->code_words + 7) / 8 * 8;

    tlm_utils::tlm_quantumkeeper::set_global_quantum(clock * QuantumClocks);
    testbench::memory code("code", code_bytes, env.code, clock, common_rng_make(config.seed, 2));
    testbench::memory constant("constant", ConstBytes, env.constant, clock,
                               common_rng_make(config.seed, 3));
    testbench::memory global("global", whole_segments(launch.global_bytes), env.global, clock,
                             common_rng_make(config.seed, 4));
    testbench::memory local("local", whole_segments(local_bytes(launch)), env.local, clock,
                            common_rng_make(config.seed, 5));
    testbench::tesla_core core("core", config, clock, env.disturb, done);
    testbench::host host("host", *config.program, done);
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

    testbench_result &result = *req.result;
    result.end = core.end();
    result.clocks = core.clocks();
    result.seconds = core.seconds();
    for (const auto *memory : {&code, &constant, &global, &local}) {
        if (!result.stray) result.stray_addr = static_cast<uint32_t>(memory->stray_addr());
        result.stray += memory->stray();
    }
    struct {
        int space; // model/tesla/README.md, "Numbers on the taps"
        uint32_t bytes;
        testbench::memory &memory;
    } const left[] = {{0, launch.global_bytes, global},
                      {2, local_bytes(launch), local},
                      {3, ConstBytes, constant}};
    for (const auto &m : left) {
        result.memory[m.space] = m.memory.copy(m.bytes);
        result.memory_bytes[m.space] = m.bytes;
        if (!result.memory[m.space]) {
            common_fail(req.err, "warpstep: error: out of memory");
            return;
        }
    }
    if (host.failed())
        common_fail(req.err,
                    "%s: error: the program's memory contents do not fit the core's memories",
                    config.program->name);
    req.good = !host.failed();
}

} // namespace

int sc_main(int, char *[])
{
    try {
        run(*current);
    } catch (const std::exception &e) {
        common_fail(current->err, "warpstep: error: simulation failed: %s", e.what());
    }
    return 0;
}

extern "C" int testbench_machine(const char *isa, common_machine *machine)
{
    if (std::strcmp(isa, "tesla")) return -1;
    machine->warps = TESTBENCH_WARPS;
    machine->blocks = TESTBENCH_BLOCKS;
    machine->registers = TESTBENCH_GPR_ROWS;
    machine->shared_bytes = TESTBENCH_SHARED_BYTES;
    return 0;
}

extern "C" int testbench_run(const testbench_config *config, testbench_result *result,
                             common_error *err)
{
    testbench_config filled = *config;
    common_machine machine;
    if (testbench_machine(config->isa, &machine))
        return common_fail(err, "warpstep: error: no core for '%s' in this build", config->isa);
    if (!filled.watchdog) filled.watchdog = TESTBENCH_WATCHDOG;
    *result = {};
    request req = {&filled, result, err, false};
    current = &req;
    setenv("SYSTEMC_DISABLE_COPYRIGHT_MESSAGE", "1", 1);
    char name[] = "warpstep";
    char *argv[] = {name, nullptr};
    sc_core::sc_report_handler::set_actions("/IEEE_Std_1666/deprecated", sc_core::SC_DO_NOTHING);
    sc_core::sc_report_handler::set_actions(sc_core::SC_INFO,
                                            sc_core::SC_DO_NOTHING); // "stopped by user"
    sc_core::sc_elab_and_sim(1, argv);
    current = nullptr;
    return req.good ? 0 : -1;
}
