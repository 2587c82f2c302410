// The Verilated Tesla MP as a SystemC module: the handshakes of its code, constant and data ports become
// TLM-2.0 transactions, and the responses go back when their annotated latency has passed. See core.h.
#ifndef TESTBENCH_TESLA_CORE_H
#define TESTBENCH_TESLA_CORE_H

#include "core.h"
#include "tesla_pins.h"

namespace testbench {

class tesla_core final : public core {
public:
    initiator code, constant, global, local;

    tesla_core(sc_core::sc_module_name name, const testbench_config &config, sc_core::sc_time clock,
               disturbance disturb, sc_core::sc_event &done);

private:
    void drive() override;
    void settle() override;
    bool busy() const override { return out_.busy; }
    int sweep() override;
    void set_pins();
    void accept();
    void accept_data();

    const testbench_tesla_ops &ops_;
    testbench_tesla_in in_ = {};
    testbench_tesla_out out_ = {};
    responses<2> code_rsp_;
    responses<1> const_rsp_;
    responses<TESTBENCH_LANES> mem_rsp_;
    std::array<uint8_t, TESTBENCH_LANES * 4> enable_;
};

} // namespace testbench

#endif
