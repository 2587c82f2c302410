// The Verilated SGX543 core as a SystemC module: its input, output, memory and texture ports become
// TLM-2.0 transactions, and a read word goes back when its annotated latency has passed. See
// core.h.
#ifndef TESTBENCH_SGX543_CORE_H
#define TESTBENCH_SGX543_CORE_H

#include "../common/core.h"
#include "sgx543_pins.h"

namespace testbench {

class sgx543_core final : public core {
public:
    // pointers; the register after one takes a word
    static constexpr uint32_t Code = 64, Uniforms = 66;

    initiator input, output, global, texture;

    sgx543_core(sc_core::sc_module_name name, const testbench_config &config,
                sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done);

private:
    void drive() override;
    void settle() override;
    bool busy() const override { return out_.busy; }
    int sweep() override;
    const std::vector<uint32_t> *pointers() const override;
    void accept_output();
    void accept_memory();
    void accept_texture();

    const testbench_sgx543_ops &ops_;
    testbench_sgx543_in in_ = {};
    testbench_sgx543_out out_ = {};
    port<uint32_t, 1> in_port_{*this, "in", 13};
    port<std::array<uint32_t, 2>, 0> out_port_{*this, "out", 21};
    port<std::array<uint32_t, 5>, 1> mem_port_{*this, "mem", 29};
    port<std::array<uint32_t, 1 + TESTBENCH_TEX_WORDS>, 1 + TESTBENCH_TEX_ANSWER> tex_port_{
        *this, "tex", 40};
};

} // namespace testbench

#endif
