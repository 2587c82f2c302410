// PICA200 core in SystemC; see pica200_core.h.
#include "pica200_core.h"

#include <cstring>

extern "C" {
#include "../../model/pica200/isa.h"
#include "pica200_sweep.h"
}

namespace testbench {

namespace {

const testbench_pica200_ops &build_of(const testbench_config &config)
{
    if (config.port) return testbench_pica200_board;
    return config.bridge ? testbench_pica200_tapped : testbench_pica200_bare;
}

// A shader runs long between two requests: its code is inside the core.
constexpr uint64_t Patience = 1000;

} // namespace

pica200_core::pica200_core(sc_core::sc_module_name name, const testbench_config &config,
                           sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done)
    : core(name, config, build_of(config).dut, clock, disturb, done), input("input"),
      output("output"), ops_(build_of(config)), blocks_(config.disturb == TESTBENCH_WILD)
{
    patience_ = Patience;
}

void pica200_core::settle()
{
    ops_.settle(dut_, &control_, &in_, &out_);
}

int pica200_core::sweep()
{
    uint32_t settled = ops_.settled(dut_);
    uint32_t never = ~settled & ((1u << TESTBENCH_THREADS) - 1);

    // a thread that stays unsettled would keep its stacks from being compared, without a
    // message
    if (never && !busy())
        bridge_fail(config_.bridge, BRIDGE_ORDER,
                    "clock %llu: the core is not busy, and the stacks of the threads 0x%x have not "
                    "settled",
                    static_cast<unsigned long long>(clock_), never);
    return testbench_pica200_sweep(CoreNumber, settled, config_.bridge);
}

// Runs of vertices write neither uniforms nor b15. Registers that the program names itself may be
// words of a vector that goes on (.setreg).
bool pica200_core::keeps_registers(const common_program &program) const
{
    bool named = false;

    for (size_t i = 0; i < program.inits; i++)
        named |= program.init[i].space == PICA200_SPACE_CONFIG;
    return !named && !pica200_launch_of(&program)->geometry;
}

void pica200_core::drive()
{
    uint64_t random = draw();
    uint32_t held_warps = held(random);

    // 32 warps' bits, of which a core of a few threads would see too little
    in_.hold =
        static_cast<uint8_t>((held_warps | held_warps >> 8 | held_warps >> 16 | held_warps >> 24) &
                             ((1u << TESTBENCH_THREADS) - 1));
    in_.in_req_ready = in_port_.ready(random);
    in_.in_rsp_valid = in_port_.answer(in_.in_rsp_data);
    // wild: now and then nothing goes out for so long that all queues before it fill up
    if (clock_ % BlockClocks == 0) blocked_ = blocks_ && random >> 62 == 0;
    in_.out_req_ready = !blocked_ && out_port_.ready(random);
    settle();
    if (in_port_.transfers(out_.in_req_valid, in_.in_req_ready,
                           [this] { return out_.in_req_addr; }))
        in_port_.read(input, out_.in_req_addr);
    accept_output();
}

void pica200_core::accept_output()
{
    bool transfers = out_port_.transfers(out_.out_req_valid, in_.out_req_ready, [this] {
        return std::array<uint32_t, 6>{out_.out_req_be,      out_.out_req_addr,
                                       out_.out_req_data[0], out_.out_req_data[1],
                                       out_.out_req_data[2], out_.out_req_data[3]};
    });
    if (!transfers) return;
    for (size_t i = 0; i < Vector; i++)
        enable_[i] = out_.out_req_be >> i & 1 ? TLM_BYTE_ENABLED : TLM_BYTE_DISABLED;
    transport(output, tlm::TLM_WRITE_COMMAND, out_.out_req_addr, out_.out_req_data, Vector,
              enable_.data());
}

} // namespace testbench
