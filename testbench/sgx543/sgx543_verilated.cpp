// The pins of the Verilated SGX543 core. Compiled for each of its builds: TESTBENCH_CLASS is the
// class that Verilator made, or that of a board; TESTBENCH_OPS the table to define.
#include <cstring>

#define TESTBENCH_TEXT2(x) #x
#define TESTBENCH_TEXT(x)  TESTBENCH_TEXT2(x.h)
#include TESTBENCH_TEXT(TESTBENCH_CLASS)

#include "sgx543_pins.h"
#include "../common/verilated_dut.h"

namespace {

using verilated_dut = testbench::verilated_dut<TESTBENCH_CLASS>;

void settle(testbench_dut *dut, const testbench_control *control, const testbench_sgx543_in *in,
            testbench_sgx543_out *out)
{
    TESTBENCH_CLASS &top = verilated_dut::of(dut);
    top.hold_i = in->hold;
    top.in_req_ready_i = in->in_req_ready;
    top.in_rsp_valid_i = in->in_rsp_valid;
    if (in->in_rsp_valid) top.in_rsp_data_i = in->in_rsp_data[0];
    top.out_req_ready_i = in->out_req_ready;
    top.mem_req_ready_i = in->mem_req_ready;
    top.mem_rsp_valid_i = in->mem_rsp_valid;
    if (in->mem_rsp_valid) top.mem_rsp_data_i = in->mem_rsp_data[0];
    top.tex_req_ready_i = in->tex_req_ready;
    top.tex_rsp_valid_i = in->tex_rsp_valid;
    if (in->tex_rsp_valid) {
        top.tex_rsp_count_i = static_cast<uint8_t>(in->tex_rsp[0]);
        std::memcpy(&top.tex_rsp_data_i, in->tex_rsp + 1, 4 * TESTBENCH_TEX_ANSWER);
    }
    verilated_dut::settle(dut, control, in);

    out->busy = top.busy_o;
    out->in_req_valid = top.in_req_valid_o;
    if (out->in_req_valid) out->in_req_addr = top.in_req_addr_o;
    out->out_req_valid = top.out_req_valid_o;
    if (out->out_req_valid) {
        out->out_req_addr = top.out_req_addr_o;
        out->out_req_data = top.out_req_data_o;
    }
    out->mem_req_valid = top.mem_req_valid_o;
    if (out->mem_req_valid) {
        out->mem_req_write = top.mem_req_write_o;
        out->mem_req_tiled = top.mem_req_tiled_o;
        out->mem_req_addr = top.mem_req_addr_o;
        out->mem_req_be = top.mem_req_be_o;
        out->mem_req_data = top.mem_req_data_o;
    }
    out->tex_req_valid = top.tex_req_valid_o;
    if (out->tex_req_valid) {
        out->tex_req_head = top.tex_req_head_o;
        std::memcpy(out->tex_req_data, &top.tex_req_data_o, sizeof out->tex_req_data);
    }
}

} // namespace

extern "C" const testbench_sgx543_ops TESTBENCH_OPS = {verilated_dut::Ops, settle};
