// The Verilated Tesla MP as a SystemC module: one temporally decoupled thread clocks the core, turns the
// valid/ready handshakes of its ports into TLM-2.0 transactions, and gives the responses back when their
// annotated latency has passed. Register writes and start come through a target socket.
#ifndef TESTBENCH_TESLA_CORE_H
#define TESTBENCH_TESLA_CORE_H

#include <array>
#include <cstdint>
#include <deque>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>
#include <tlm_utils/simple_target_socket.h>
#include <tlm_utils/tlm_quantumkeeper.h>

extern "C" {
#include "../bridge/bridge.h"
#include "../model/common/rng.h"
}
#include "harness.h"
#include "tesla_pins.h"

namespace testbench {

// Chances in 256, drawn anew each clock.
struct disturbance {
    uint32_t stall; // a port's ready is low
    uint32_t hold;  // some warp is not to be issued
};

// Responses on their way to one port, in request order. When it is full the port's ready is low.
template <size_t Words> class responses {
public:
    struct entry {
        uint64_t ready; // clock from which it may be delivered
        std::array<uint32_t, Words> word;
    };
    bool full() const { return count_ == Depth; }
    bool due(uint64_t clock) const { return count_ && ring_[first_].ready <= clock; }
    const entry &front() const { return ring_[first_]; }
    void pop() { first_ = (first_ + 1) % Depth, count_--; }
    entry &push() { return ring_[(first_ + count_++) % Depth]; }

private:
    static constexpr size_t Depth = 64;
    std::array<entry, Depth> ring_;
    size_t first_ = 0, count_ = 0;
};

class tesla_core : public sc_core::sc_module {
public:
    tlm_utils::simple_target_socket<tesla_core> registers;
    tlm_utils::simple_initiator_socket<tesla_core> code, constant, global, local;

    tesla_core(sc_core::sc_module_name name, const testbench_config &config, sc_core::sc_time clock,
               disturbance disturb, sc_core::sc_event &done);
    ~tesla_core() override;

    testbench_end end() const { return end_; }
    uint64_t clocks() const { return clock_; }
    double seconds() const { return seconds_; }

private:
    SC_HAS_PROCESS(tesla_core);
    using initiator = tlm_utils::simple_initiator_socket<tesla_core>;

    void write_register(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay);
    void run();
    void reset();
    void idle_clock();
    bool tick(); // false: the run is over
    void drive();
    void accept();
    void accept_data();
    bool watch();
    void wave();
    uint64_t transport(initiator &socket, tlm::tlm_command command, uint64_t addr, uint32_t *word,
                       size_t bytes, const uint8_t *enable);

    const testbench_config config_;
    const testbench_tesla_ops &ops_;
    const sc_core::sc_time period_;
    const disturbance disturb_;
    sc_core::sc_event &done_;
    sc_core::sc_event start_;
    bool started_ = false;
    std::deque<std::array<uint32_t, 2>> writes_; // cfg_addr, cfg_data

    testbench_tesla_dut *dut_ = nullptr;
    testbench_tesla_in in_ = {};
    testbench_tesla_out out_ = {};
    tlm::tlm_generic_payload trans_;
    tlm_utils::tlm_quantumkeeper keeper_;
    common_rng rng_;
    responses<2> code_rsp_;
    responses<1> const_rsp_;
    responses<TESTBENCH_LANES> mem_rsp_;
    std::array<uint8_t, TESTBENCH_LANES * 4> enable_;

    uint64_t clock_ = 0;    // since start
    uint64_t progress_ = 0; // clock of the last request, for a core without taps
    bool wave_open_ = false;
    testbench_end end_ = TESTBENCH_DONE;
    double seconds_ = 0;
};

} // namespace testbench

#endif
