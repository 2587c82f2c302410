// Elaborates host, tally core and its code memory.
#include "tally_pins.h"
#include "testbench/common/environment.h"

extern "C" {
#include "bridge/dpi.h"
}

namespace testbench {

namespace {

constexpr latency Latencies[] = {{1, 1}, {1, 4}, {1, 100}}; // for latency_row()

const tally_ops &build_of(const testbench_config &config)
{
    if (config.port) return testbench_tally_board;
    return config.bridge ? testbench_tally_tapped : testbench_tally_bare;
}

// The core's code port as TLM-2.0 reads.
class tally_core final : public core {
public:
    initiator code;

    tally_core(sc_core::sc_module_name name, const testbench_config &config, sc_core::sc_time clock,
               sc_core::sc_event &done)
        : core(name, config, build_of(config).dut, clock, Disturbances[config.disturb], done),
          code("code"), ops_(build_of(config))
    {
    }

private:
    void settle() override { ops_.settle(dut_, &control_, &in_, &out_); }
    bool busy() const override { return out_.busy; }

    void drive() override
    {
        in_.code_req_ready = code_port_.ready(draw());
        in_.code_rsp_valid = code_port_.answer(in_.code_rsp_data);
        settle();
        if (code_port_.transfers(out_.code_req_valid, in_.code_req_ready,
                                 [this] { return out_.code_req_addr; }))
            code_port_.read(code, out_.code_req_addr);
    }

    // The values of the registers: RAM 0 of this core, a row each.
    int sweep() override
    {
        bridge_sweep_begin(config_.bridge);
        for (int ram = 0; ram < bridge_dpi_ram_count(CoreNumber); ram++) {
            uint32_t word[BRIDGE_DPI_WORDS];
            const bridge_dpi_ram *info = bridge_dpi_ram_info(CoreNumber, ram);
            for (int row = 0, rows; row < info->rows; row += rows) {
                rows = bridge_dpi_ram_read(CoreNumber, ram, row, word);
                for (int i = 0; i < rows; i++)
                    bridge_sweep_register(config_.bridge, 0, 0, static_cast<uint32_t>(row + i), 0,
                                          1, &word[i]);
            }
        }
        return bridge_sweep_end(config_.bridge);
    }

    const tally_ops &ops_;
    tally_in in_ = {};
    tally_out out_ = {};
    port<uint32_t, 1> code_port_{*this, "code", 13};
};

class tally_host final : public host {
public:
    initiator code;

    tally_host(sc_core::sc_module_name name, const common_program &program, sc_core::sc_event &done)
        : host(name, program, done), code("code")
    {
    }

private:
    void load() override { write_memory(code, 0, program().code, program().code_words); }
    void configure() override {}
};

const common_parameter Parameters[] = {{"REGS", TESTBENCH_REGS}};
const common_machine Machine = {Parameters, 1};

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    memory code("code", 4 * config.program->code_words, latency_row(Latencies, config.disturb),
                clock, common_rng_make(config.seed, 2));
    tally_core core("core", config, clock, done);
    tally_host host("host", *config.program, done);

    host.registers.bind(core.registers);
    core.code.bind(code.socket);
    host.code.bind(code.loader);
    sc_core::sc_start();
    return collect(config, core, host, {&code}, {}, result, err);
}

} // namespace

extern const environment tally_environment;
const environment tally_environment = {"tally",
                                       &testbench_tally_bare,
                                       &Machine,
                                       run,
                                       false,
                                       &testbench_tally_board,
                                       &testbench_tally_tapped.dut};

} // namespace testbench
