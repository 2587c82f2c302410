// The Verilated Tesla MP as a SystemC module: the handshakes of its code, constant, data and
// texture ports become TLM-2.0 transactions, and the responses go back when their annotated latency
// has passed. The words for its attribute port are read from a memory, from byte 0 on. See core.h.
#ifndef TESTBENCH_TESLA_CORE_H
#define TESTBENCH_TESLA_CORE_H

#include "../common/core.h"
#include "tesla_pins.h"
#include "tesla_texture_unit.h"

namespace testbench {

class tesla_core final : public core {
public:
    initiator code, constant, global, local, attribute, output, texture;

    // A piece that is read for the attribute port at once; its memory holds whole ones.
    static constexpr size_t AttributeBytes = 64;

    tesla_core(sc_core::sc_module_name name, const testbench_config &config, sc_core::sc_time clock,
               disturbance disturb, sc_core::sc_event &done);

private:
    void drive() override;
    void settle() override;
    bool busy() const override { return out_.busy; }
    int sweep() override;
    const std::vector<uint32_t> *pointers() const override;
    void prepare() override;
    void set_pins();
    void set_attribute(uint64_t random);
    void accept();
    void accept_attribute();
    void accept_data();
    void accept_texture();
    void fetch_attribute();

    const testbench_tesla_ops &ops_;
    testbench_tesla_in in_ = {};
    testbench_tesla_out out_ = {};
    port<uint32_t, 2> code_port_{*this, "code", 13};
    port<uint32_t, 1> const_port_{*this, "const", 21};
    port<std::array<uint32_t, 4 + 2 * TESTBENCH_LANES>, TESTBENCH_LANES> mem_port_{*this, "mem",
                                                                                   29};
    port<std::array<uint32_t, TESTBENCH_TEX_HEAD + TESTBENCH_TEX_WORDS>, TESTBENCH_TEX_WORDS>
        tex_port_{*this, "tex", 40};
    gate attr_gate_{*this, 56};
    responses<AttributeBytes / 4> attr_rsp_; // it brings words that were not requested
    std::array<uint8_t, TESTBENCH_LANES * 4> enable_;
    tesla_texture_extension asked_;

    size_t attr_words_;   // that the port has to bring
    size_t attr_fetched_; // of them, asked for
    size_t attr_taken_;   // of them, given to the core
};

} // namespace testbench

#endif
