// The pins of the Verilated tally core. Compiled twice: TESTBENCH_CLASS is the class that Verilator
// made, TESTBENCH_OPS the table to define.
#define TESTBENCH_TEXT2(x) #x
#define TESTBENCH_TEXT(x)  TESTBENCH_TEXT2(x.h)
#include TESTBENCH_TEXT(TESTBENCH_CLASS)

#include "tally_pins.h"
#include "testbench/common/verilated_dut.h"

namespace {

using verilated_dut = testbench::verilated_dut<TESTBENCH_CLASS>;

void settle(testbench_dut *dut, const testbench_control *control, const tally_in *in,
            tally_out *out)
{
    TESTBENCH_CLASS &top = verilated_dut::of(dut);
    top.code_req_ready_i = in->code_req_ready;
    top.code_rsp_valid_i = in->code_rsp_valid;
    top.code_rsp_data_i = in->code_rsp_data;
    verilated_dut::settle(dut, control, in);

    out->busy = top.busy_o;
    out->code_req_valid = top.code_req_valid_o;
    out->code_req_addr = top.code_req_addr_o;
}

} // namespace

extern "C" const tally_ops TESTBENCH_OPS = {verilated_dut::Ops, settle};
