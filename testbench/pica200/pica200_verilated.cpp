// The pins of the Verilated PICA200 core. Compiled for each of its builds: TESTBENCH_CLASS is the
// class that Verilator made, or that of a board; TESTBENCH_OPS the table to define.
#include <cstring>

#define TESTBENCH_TEXT2(x) #x
#define TESTBENCH_TEXT(x)  TESTBENCH_TEXT2(x.h)
#include TESTBENCH_TEXT(TESTBENCH_CLASS)

#include "pica200_pins.h"
#include "../common/verilated_dut.h"

namespace {

using verilated_dut = testbench::verilated_dut<TESTBENCH_CLASS>;

void settle(testbench_dut *dut, const testbench_control *control, const testbench_pica200_in *in,
            testbench_pica200_out *out)
{
    TESTBENCH_CLASS &top = verilated_dut::of(dut);
    top.hold_i = in->hold;
    top.in_req_ready_i = in->in_req_ready;
    top.in_rsp_valid_i = in->in_rsp_valid;
    if (in->in_rsp_valid) std::memcpy(&top.in_rsp_data_i, in->in_rsp_data, sizeof in->in_rsp_data);
    top.out_req_ready_i = in->out_req_ready;
    verilated_dut::settle(dut, control, in);

    out->busy = top.busy_o;
    out->in_req_valid = top.in_req_valid_o;
    if (out->in_req_valid) out->in_req_addr = top.in_req_addr_o;
    out->out_req_valid = top.out_req_valid_o;
    if (out->out_req_valid) {
        out->out_req_addr = top.out_req_addr_o;
        out->out_req_be = top.out_req_be_o;
        std::memcpy(out->out_req_data, &top.out_req_data_o, sizeof out->out_req_data);
    }
}

uint8_t settled(testbench_dut *dut)
{
    return verilated_dut::of(dut).settled_o;
}

} // namespace

extern "C" const testbench_pica200_ops TESTBENCH_OPS = {verilated_dut::Ops, settle, settled};
