// The only file that sees the Verilated classes. Compiled twice: TESTBENCH_CLASS is the class that
// Verilator made, TESTBENCH_OPS the table to define.
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <verilated.h>
#include <verilated_fst_c.h>

#define TESTBENCH_TEXT2(x) #x
#define TESTBENCH_TEXT(x)  TESTBENCH_TEXT2(x.h)
#include TESTBENCH_TEXT(TESTBENCH_CLASS)

#include "tesla_pins.h"

struct testbench_tesla_dut {
    VerilatedContext context;
    std::unique_ptr<TESTBENCH_CLASS> top;
    std::unique_ptr<VerilatedFstC> wave;
};

namespace {

constexpr uint64_t ClockNs = 10; // so that the time in a wave is 10 * clock

testbench_tesla_dut *create(uint64_t seed, bool trace, const char *const *plusargs)
{
    auto *dut = new testbench_tesla_dut;
    // Verilator takes 31 bits; 0 would mean "choose by the time of day"
    uint32_t folded = static_cast<uint32_t>(seed ^ seed >> 32) & 0x7fffffffu;
    std::vector<const char *> args{"warpstep"};
    for (size_t i = 0; plusargs && plusargs[i]; i++) args.push_back(plusargs[i]);
    dut->context.randReset(2);
    dut->context.randSeed(folded ? static_cast<int>(folded) : 0x5eed);
    dut->context.traceEverOn(trace);
    dut->context.commandArgs(static_cast<int>(args.size()), args.data());
    dut->top = std::make_unique<TESTBENCH_CLASS>(&dut->context, "core");
    return dut;
}

void destroy(testbench_tesla_dut *dut)
{
    if (dut->wave) dut->wave->close();
    dut->top->final();
    delete dut;
}

// A port is 1, 2, 4, 8 bytes or an array of words, by its width; all are little-endian on the host.
template <class Port> void get(uint32_t *word, size_t bytes, const Port &port)
{
    static_assert(sizeof(Port) >= 4 || sizeof(Port) == 1 || sizeof(Port) == 2, "port");
    std::memcpy(word, &port, bytes < sizeof(Port) ? bytes : sizeof(Port));
}

void settle(testbench_tesla_dut *dut, const testbench_tesla_in *in, testbench_tesla_out *out)
{
    TESTBENCH_CLASS &top = *dut->top;
    top.clk_i = 0;
    top.rst_ni = in->rst_n;
    top.cfg_valid_i = in->cfg_valid;
    top.cfg_addr_i = in->cfg_addr;
    top.cfg_data_i = in->cfg_data;
    top.start_i = in->start;
    top.hold_i = in->hold;
    top.code_req_ready_i = in->code_req_ready;
    top.code_rsp_valid_i = in->code_rsp_valid;
    if (in->code_rsp_valid) top.code_rsp_data_i = in->code_rsp_data;
    top.const_req_ready_i = in->const_req_ready;
    top.const_rsp_valid_i = in->const_rsp_valid;
    if (in->const_rsp_valid) top.const_rsp_data_i = in->const_rsp_data;
    top.mem_req_ready_i = in->mem_req_ready;
    top.mem_rsp_valid_i = in->mem_rsp_valid;
    if (in->mem_rsp_valid)
        std::memcpy(&top.mem_rsp_data_i, in->mem_rsp_data, sizeof in->mem_rsp_data);
    top.eval();
    if (dut->wave) dut->wave->dump(dut->context.time());
    dut->context.timeInc(ClockNs / 2);

    out->busy = top.busy_o;
    out->code_req_valid = top.code_req_valid_o;
    out->const_req_valid = top.const_req_valid_o;
    out->mem_req_valid = top.mem_req_valid_o;
    if (out->code_req_valid) out->code_req_addr = top.code_req_addr_o;
    if (out->const_req_valid) {
        out->const_req_bank = top.const_req_bank_o;
        out->const_req_addr = top.const_req_addr_o;
    }
    if (out->mem_req_valid) {
        out->mem_req_write = top.mem_req_write_o;
        out->mem_req_local = top.mem_req_local_o;
        out->mem_req_addr = top.mem_req_addr_o;
        if (out->mem_req_write) {
            get(out->mem_req_be, sizeof out->mem_req_be, top.mem_req_be_o);
            get(out->mem_req_data, sizeof out->mem_req_data, top.mem_req_data_o);
        }
    }
}

void edge(testbench_tesla_dut *dut)
{
    dut->top->clk_i = 1;
    dut->top->eval();
    if (dut->wave) dut->wave->dump(dut->context.time());
    dut->context.timeInc(ClockNs - ClockNs / 2);
}

void wave_open(testbench_tesla_dut *dut, const char *path, uint64_t clock)
{
    dut->context.time(clock * ClockNs);
    dut->wave = std::make_unique<VerilatedFstC>();
    dut->top->trace(dut->wave.get(), 99);
    dut->wave->open(path);
}

void wave_close(testbench_tesla_dut *dut)
{
    if (dut->wave) dut->wave->close();
    dut->wave.reset();
}

} // namespace

extern "C" const testbench_tesla_ops TESTBENCH_OPS = {create, destroy,   settle,
                                                      edge,   wave_open, wave_close};
