// The pins of the Verilated Tesla MP. Compiled for each of its builds: TESTBENCH_CLASS is the class
// that Verilator made, or that of a board; TESTBENCH_OPS the table to define.
#include <cstring>

#define TESTBENCH_TEXT2(x) #x
#define TESTBENCH_TEXT(x)  TESTBENCH_TEXT2(x.h)
#include TESTBENCH_TEXT(TESTBENCH_CLASS)

#include "tesla_pins.h"
#include "../common/verilated_dut.h"

namespace {

using verilated_dut = testbench::verilated_dut<TESTBENCH_CLASS>;

// A port is 1, 2, 4, 8 bytes or an array of words, by its width; all are little-endian on the host.
template <class Port> void get(uint32_t *word, size_t bytes, const Port &port)
{
    static_assert(sizeof(Port) >= 4 || sizeof(Port) == 1 || sizeof(Port) == 2, "port");
    std::memcpy(word, &port, bytes < sizeof(Port) ? bytes : sizeof(Port));
}

void settle(testbench_dut *dut, const testbench_control *control, const testbench_tesla_in *in,
            testbench_tesla_out *out)
{
    TESTBENCH_CLASS &top = verilated_dut::of(dut);
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
    top.attr_valid_i = in->attr_valid;
    if (in->attr_valid) top.attr_data_i = in->attr_data;
    top.tex_req_ready_i = in->tex_req_ready;
    top.tex_rsp_valid_i = in->tex_rsp_valid;
    if (in->tex_rsp_valid)
        std::memcpy(&top.tex_rsp_data_i, in->tex_rsp_data, sizeof in->tex_rsp_data);
    verilated_dut::settle(dut, control, in);

    out->busy = top.busy_o;
    out->code_req_valid = top.code_req_valid_o;
    out->const_req_valid = top.const_req_valid_o;
    out->mem_req_valid = top.mem_req_valid_o;
    out->attr_ready = top.attr_ready_o;
    out->tex_req_valid = top.tex_req_valid_o;
    if (out->code_req_valid) out->code_req_addr = top.code_req_addr_o;
    if (out->const_req_valid) {
        out->const_req_bank = top.const_req_bank_o;
        out->const_req_addr = top.const_req_addr_o;
    }
    if (out->mem_req_valid) {
        out->mem_req_write = top.mem_req_write_o;
        out->mem_req_local = top.mem_req_local_o;
        out->mem_req_output = top.mem_req_output_o;
        out->mem_req_addr = top.mem_req_addr_o;
        if (out->mem_req_write) {
            get(out->mem_req_be, sizeof out->mem_req_be, top.mem_req_be_o);
            get(out->mem_req_data, sizeof out->mem_req_data, top.mem_req_data_o);
        }
    }
    if (out->tex_req_valid) {
        get(out->tex_req_head, sizeof out->tex_req_head, top.tex_req_head_o);
        get(out->tex_req_data, sizeof out->tex_req_data, top.tex_req_data_o);
    }
}

} // namespace

extern "C" const testbench_tesla_ops TESTBENCH_OPS = {verilated_dut::Ops, settle};
