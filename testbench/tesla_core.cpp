// Tesla MP in SystemC; see tesla_core.h.
#include "tesla_core.h"

#include <cstring>

extern "C" {
#include "tesla_sweep.h"
}

namespace testbench {

namespace {

const testbench_tesla_ops &build_of(const testbench_config &config)
{
    return config.bridge ? testbench_tesla_tapped : testbench_tesla_bare;
}

} // namespace

tesla_core::tesla_core(sc_core::sc_module_name name, const testbench_config &config,
                       sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done)
    : core(name, config, build_of(config).dut, clock, disturb, done), code("code"),
      constant("constant"), global("global"), local("local"), ops_(build_of(config))
{
}

void tesla_core::settle()
{
    ops_.settle(dut_, &control_, &in_, &out_);
}

int tesla_core::sweep()
{
    return testbench_tesla_sweep(CoreNumber, config_.program->launch.regs, config_.bridge);
}

void tesla_core::drive()
{
    set_pins();
    settle();
    accept();
}

void tesla_core::set_pins()
{
    uint64_t random = draw();
    in_.hold = held(random);
    in_.code_req_ready = !code_rsp_.full() && !stalled(random, 13);
    in_.const_req_ready = !const_rsp_.full() && !stalled(random, 21);
    in_.mem_req_ready = !mem_rsp_.full() && !stalled(random, 29);

    in_.code_rsp_valid = code_rsp_.due(clock_);
    if (in_.code_rsp_valid) {
        const auto &word = code_rsp_.front().word;
        in_.code_rsp_data = uint64_t{word[1]} << 32 | word[0];
        code_rsp_.pop();
    }
    in_.const_rsp_valid = const_rsp_.due(clock_);
    if (in_.const_rsp_valid) {
        in_.const_rsp_data = const_rsp_.front().word[0];
        const_rsp_.pop();
    }
    in_.mem_rsp_valid = mem_rsp_.due(clock_);
    if (in_.mem_rsp_valid) {
        std::memcpy(in_.mem_rsp_data, mem_rsp_.front().word.data(), sizeof in_.mem_rsp_data);
        mem_rsp_.pop();
    }
}

// Performs the requests that the coming edge transfers.
void tesla_core::accept()
{
    if (out_.code_req_valid && in_.code_req_ready) {
        auto &rsp = code_rsp_.push();
        rsp.ready =
            transport(code, tlm::TLM_READ_COMMAND, out_.code_req_addr, rsp.word.data(), 8, nullptr);
    }
    if (out_.const_req_valid && in_.const_req_ready) {
        auto &rsp = const_rsp_.push();
        rsp.ready = transport(constant, tlm::TLM_READ_COMMAND,
                              uint64_t{out_.const_req_bank} << 16 | out_.const_req_addr,
                              rsp.word.data(), 4, nullptr);
    }
    if (out_.mem_req_valid && in_.mem_req_ready) accept_data();
}

void tesla_core::accept_data()
{
    initiator &socket = out_.mem_req_local ? local : global;
    constexpr size_t bytes = TESTBENCH_LANES * 4;
    if (!out_.mem_req_write) {
        auto &rsp = mem_rsp_.push();
        rsp.ready = transport(socket, tlm::TLM_READ_COMMAND, out_.mem_req_addr, rsp.word.data(),
                              bytes, nullptr);
        return;
    }
    for (size_t i = 0; i < bytes; i++)
        enable_[i] = out_.mem_req_be[i / 32] >> i % 32 & 1 ? TLM_BYTE_ENABLED : TLM_BYTE_DISABLED;
    transport(socket, tlm::TLM_WRITE_COMMAND, out_.mem_req_addr, out_.mem_req_data, bytes,
              enable_.data());
}

} // namespace testbench
