// Tesla MP in SystemC; see tesla_core.h.
#include "tesla_core.h"

#include <cstring>
#include <ctime>

#include "host.h"
extern "C" {
#include "tesla_sweep.h"
#include "../bridge/dpi.h"
}

namespace testbench {

namespace {

constexpr int CoreNumber = 0; // parameter CORE of its taps
constexpr int ResetClocks = 4;
constexpr uint64_t SettleClocks = 4; // busy_o has risen this many clocks after start
constexpr uint64_t WaveTail = 20;    // clocks that a wave goes on after the run was stopped
constexpr uint64_t SweepGrain = 16;  // clocks between two questions whether a sweep is due

// Processor time: the simulation is one thread, so on an idle machine this is its wall time, and on a busy
// one still a measure of it.
double cpu_seconds()
{
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

} // namespace

tesla_core::tesla_core(sc_core::sc_module_name name, const testbench_config &config,
                       sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done)
    : sc_module(name), registers("registers"), code("code"), constant("constant"), global("global"),
      local("local"), config_(config),
      ops_(config.bridge ? testbench_tesla_tapped : testbench_tesla_bare), period_(clock),
      disturb_(disturb), done_(done), rng_(common_rng_make(config.seed, 1))
{
    registers.register_b_transport(this, &tesla_core::write_register);
    trans_.set_streaming_width(TESTBENCH_LANES * 4);
    SC_THREAD(run);
}

tesla_core::~tesla_core()
{
    if (dut_) ops_.destroy(dut_);
    bridge_dpi_reset(CoreNumber);
}

void tesla_core::write_register(tlm::tlm_generic_payload &trans, sc_core::sc_time &)
{
    uint64_t addr = trans.get_address();
    bool good = trans.is_write() && trans.get_data_length() == 4 && !trans.get_byte_enable_ptr() &&
                addr % 4 == 0 && addr <= RegisterStart && !started_;
    if (good && addr == RegisterStart) {
        started_ = true;
        start_.notify();
    } else if (good) {
        uint32_t data;
        std::memcpy(&data, trans.get_data_ptr(), 4);
        writes_.push_back({static_cast<uint32_t>(addr / 4), data});
    }
    trans.set_response_status(good ? tlm::TLM_OK_RESPONSE : tlm::TLM_GENERIC_ERROR_RESPONSE);
}

void tesla_core::idle_clock()
{
    ops_.settle(dut_, &in_, &out_);
    ops_.edge(dut_);
}

void tesla_core::reset()
{
    bridge_dpi_reset(CoreNumber);
    dut_ = ops_.create(config_.seed, config_.wave_file != nullptr, config_.plusargs);
    for (int i = 0; i < ResetClocks; i++) idle_clock();
    in_.rst_n = true;
    for (const auto &write : writes_) {
        in_.cfg_valid = true;
        in_.cfg_addr = static_cast<uint8_t>(write[0]);
        in_.cfg_data = write[1];
        idle_clock();
    }
    in_.cfg_valid = false;
    idle_clock();
    bridge_dpi_attach(CoreNumber, config_.bridge);
}

void tesla_core::run()
{
    while (!started_) wait(start_);
    reset();
    keeper_.reset();
    double begin = cpu_seconds();
    while (tick()) {
        keeper_.inc(period_);
        if (keeper_.need_sync()) keeper_.sync();
    }
    if (wave_open_) ops_.wave_close(dut_);
    if (config_.bridge)
        testbench_tesla_sweep(CoreNumber, config_.program->launch.regs, config_.bridge);
    seconds_ = cpu_seconds() - begin;
    bridge_dpi_attach(CoreNumber, nullptr);
    keeper_.sync();
    done_.notify();
}

// One clock.
bool tesla_core::tick()
{
    if (config_.wave_file) wave();
    drive();
    ops_.settle(dut_, &in_, &out_);
    accept();
    ops_.edge(dut_);
    return watch();
}

void tesla_core::drive()
{
    uint64_t random = disturb_.stall | disturb_.hold ? common_rng_next(&rng_) : ~UINT64_C(0);
    in_.start = clock_ == 0;
    in_.hold = (random & 0xff) < disturb_.hold
                   ? static_cast<uint32_t>(1u << (random >> 8 & 31) | (random >> 48 & random >> 32))
                   : 0;
    in_.code_req_ready = !code_rsp_.full() && (random >> 13 & 0xff) >= disturb_.stall;
    in_.const_req_ready = !const_rsp_.full() && (random >> 21 & 0xff) >= disturb_.stall;
    in_.mem_req_ready = !mem_rsp_.full() && (random >> 29 & 0xff) >= disturb_.stall;

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

// Returns the clock in which the response may come.
uint64_t tesla_core::transport(initiator &socket, tlm::tlm_command command, uint64_t addr,
                               uint32_t *word, size_t bytes, const uint8_t *enable)
{
    trans_.set_command(command);
    trans_.set_address(addr);
    trans_.set_data_ptr(reinterpret_cast<uint8_t *>(word));
    trans_.set_data_length(static_cast<unsigned>(bytes));
    trans_.set_byte_enable_ptr(const_cast<uint8_t *>(enable));
    trans_.set_byte_enable_length(enable ? static_cast<unsigned>(bytes) : 0);
    trans_.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    const sc_core::sc_time local_time = keeper_.get_local_time();
    sc_core::sc_time delay = local_time;
    socket->b_transport(trans_, delay);
    progress_ = clock_;
    uint64_t clocks = (delay - local_time).value() / period_.value();
    return clock_ + (clocks ? clocks : 1);
}

// After the edge: hands the clock to the checker and decides whether to go on.
bool tesla_core::watch()
{
    uint64_t clock = clock_++;
    bool over = true;
    if (config_.bridge && bridge_clock(config_.bridge, clock)) {
        end_ = TESTBENCH_STOP;
    } else if (config_.bridge && clock % SweepGrain == 0 && bridge_sweep_due(config_.bridge) &&
               testbench_tesla_sweep(CoreNumber, config_.program->launch.regs, config_.bridge)) {
        end_ = TESTBENCH_STOP;
    } else if (!out_.busy && clock >= SettleClocks) {
        end_ = TESTBENCH_DONE;
    } else if (!config_.bridge && clock - progress_ >= config_.watchdog) {
        end_ = TESTBENCH_HANG;
    } else if (config_.max_clocks && clock_ >= config_.max_clocks) {
        end_ = TESTBENCH_LIMIT;
    } else {
        over = false;
    }
    if (over && end_ == TESTBENCH_STOP && wave_open_) {
        bridge_dpi_attach(CoreNumber, nullptr);
        for (uint64_t i = 0; i < WaveTail; i++) {
            drive();
            ops_.settle(dut_, &in_, &out_);
            accept();
            ops_.edge(dut_);
        }
    }
    return !over;
}

void tesla_core::wave()
{
    if (clock_ == config_.wave_from) {
        ops_.wave_open(dut_, config_.wave_file, clock_);
        wave_open_ = true;
    }
    if (wave_open_ && config_.wave_to && clock_ > config_.wave_to) {
        ops_.wave_close(dut_);
        wave_open_ = false;
    }
}

} // namespace testbench
