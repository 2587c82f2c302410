// SGX543 core in SystemC; see sgx543_core.h.
#include "sgx543_core.h"

#include <cstring>

extern "C" {
#include "sgx543_sweep.h"
}

namespace testbench {

namespace {

const testbench_sgx543_ops &build_of(const testbench_config &config)
{
    if (config.port) return testbench_sgx543_board;
    return config.bridge ? testbench_sgx543_tapped : testbench_sgx543_bare;
}

// A shader runs long between two requests: its code is inside the core.
constexpr uint64_t Patience = 1000;

constexpr unsigned State = 4; // first word of a texture's state, in a request's data

} // namespace

sgx543_core::sgx543_core(sc_core::sc_module_name name, const testbench_config &config,
                         sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done)
    : core(name, config, build_of(config).dut, clock, disturb, done), input("input"),
      output("output"), global("global"), texture("texture"), ops_(build_of(config))
{
    patience_ = Patience;
}

void sgx543_core::settle()
{
    ops_.settle(dut_, &control_, &in_, &out_);
}

const std::vector<uint32_t> *sgx543_core::pointers() const
{
    static const std::vector<uint32_t> registers = {Code, Uniforms};
    return &registers;
}

int sgx543_core::sweep()
{
    return testbench_sgx543_sweep(CoreNumber, config_.bridge);
}

void sgx543_core::drive()
{
    uint64_t random = draw();
    uint32_t slots = held(random);

    // 32 warps' bits, of which a core of a few slots would see too little
    slots |= slots >> 16;
    if (TESTBENCH_INSTANCES <= 8) slots |= slots >> 8;
    in_.hold = static_cast<uint16_t>(slots & ((1u << TESTBENCH_INSTANCES) - 1));
    in_.in_req_ready = in_port_.ready(random);
    in_.in_rsp_valid = in_port_.answer(in_.in_rsp_data);
    in_.out_req_ready = out_port_.ready(random);
    in_.mem_req_ready = mem_port_.ready(random);
    in_.mem_rsp_valid = mem_port_.answer(in_.mem_rsp_data);
    in_.tex_req_ready = tex_port_.ready(random);
    in_.tex_rsp_valid = tex_port_.answer(in_.tex_rsp);
    settle();
    if (in_port_.transfers(out_.in_req_valid, in_.in_req_ready,
                           [this] { return out_.in_req_addr; }))
        in_port_.read(input, out_.in_req_addr);
    accept_output();
    accept_memory();
    accept_texture();
}

void sgx543_core::accept_output()
{
    bool transfers = out_port_.transfers(out_.out_req_valid, in_.out_req_ready, [this] {
        return std::array<uint32_t, 2>{out_.out_req_addr, out_.out_req_data};
    });
    if (transfers)
        transport(output, tlm::TLM_WRITE_COMMAND, out_.out_req_addr, &out_.out_req_data,
                  sizeof out_.out_req_data, nullptr);
}

void sgx543_core::accept_memory()
{
    bool transfers = mem_port_.transfers(out_.mem_req_valid, in_.mem_req_ready, [this] {
        return std::array<uint32_t, 5>{out_.mem_req_write, out_.mem_req_tiled, out_.mem_req_addr,
                                       out_.mem_req_be, out_.mem_req_write ? out_.mem_req_data : 0};
    });
    if (!transfers) return;
    if (!out_.mem_req_write) {
        mem_port_.read(global, out_.mem_req_addr);
        return;
    }
    uint8_t enable[4];
    for (unsigned i = 0; i < 4; i++)
        enable[i] = out_.mem_req_be >> i & 1 ? TLM_BYTE_ENABLED : TLM_BYTE_DISABLED;
    transport(global, tlm::TLM_WRITE_COMMAND, out_.mem_req_addr, &out_.mem_req_data,
              sizeof out_.mem_req_data, enable);
}

void sgx543_core::accept_texture()
{
    bool transfers = tex_port_.transfers(out_.tex_req_valid, in_.tex_req_ready, [this] {
        std::array<uint32_t, 1 + TESTBENCH_TEX_WORDS> all;
        all[0] = out_.tex_req_head;
        std::memcpy(&all[1], out_.tex_req_data, sizeof out_.tex_req_data);
        return all;
    });
    if (transfers) tex_port_.read(texture, out_.tex_req_data[State]);
}

} // namespace testbench
