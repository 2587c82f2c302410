// The Verilated Vivante core as a SystemC module: its input, output, memory and texture ports
// become TLM-2.0 transactions, and a read word goes back when its annotated latency has passed.
// See core.h.
#ifndef TESTBENCH_VIVANTE_CORE_H
#define TESTBENCH_VIVANTE_CORE_H

#include "../common/core.h"
#include "vivante_pins.h"
#include "vivante_texture_unit.h"

namespace testbench {

class vivante_core final : public core {
public:
    // pointers; the register after one takes a word
    static constexpr uint32_t Code = 64, Uniforms = 66;

    initiator input, output, global, texture;

    vivante_core(sc_core::sc_module_name name, const testbench_config &config,
                 sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done);

private:
    static constexpr size_t Vector = 16; // bytes

    void drive() override;
    void settle() override;
    bool busy() const override { return out_.busy; }
    int sweep() override;
    const std::vector<uint32_t> *pointers() const override;
    void accept_output();
    void accept_memory();
    void accept_texture();

    const testbench_vivante_ops &ops_;
    testbench_vivante_in in_ = {};
    testbench_vivante_out out_ = {};
    port<uint32_t, Vector / 4> in_port_{*this, "in", 13};
    port<std::array<uint32_t, 5>, 0> out_port_{*this, "out", 21};
    port<std::array<uint32_t, 4>, 1> mem_port_{*this, "mem", 29};
    port<std::array<uint32_t, 1 + TESTBENCH_TEX_WORDS>, TESTBENCH_TEXEL_WORDS> tex_port_{*this,
                                                                                         "tex", 40};
    vivante_texture_extension asked_;
};

} // namespace testbench

#endif
