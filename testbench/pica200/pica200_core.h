// The Verilated PICA200 core as a SystemC module: its input port reads and its output port writes
// become TLM-2.0 transactions, and the vectors read go back when their annotated latency has
// passed. See core.h.
#ifndef TESTBENCH_PICA200_CORE_H
#define TESTBENCH_PICA200_CORE_H

#include "../common/core.h"
#include "pica200_pins.h"

namespace testbench {

class pica200_core final : public core {
public:
    initiator input, output;

    pica200_core(sc_core::sc_module_name name, const testbench_config &config,
                 sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done);

private:
    static constexpr size_t Vector = 16; // bytes
    static constexpr uint64_t BlockClocks = 64;

    void drive() override;
    void accept_output();
    void settle() override;
    bool busy() const override { return out_.busy; }
    int sweep() override;
    bool keeps_registers(const common_program &program) const override;

    const testbench_pica200_ops &ops_;
    testbench_pica200_in in_ = {};
    testbench_pica200_out out_ = {};
    port<uint32_t, Vector / 4> in_port_{*this, "in", 13};
    port<std::array<uint32_t, 6>, 0> out_port_{*this, "out", 21};
    std::array<uint8_t, Vector> enable_;
    const bool blocks_; // the output is blocked now and then
    bool blocked_ = false;
};

} // namespace testbench

#endif
