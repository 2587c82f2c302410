// tesla_port between two random users and a memory that is often busy: a request is held, each
// request arrives once, in its user's order and whole, and a store to the output memory waits for
// one held request at most. Build: verilator --cc --exe --build --assert -GLANES=8 -CFLAGS
// -DLANES=8 --top tesla_port, with rtl/tesla/tesla_port.sv and this file. Exit 0: all passed, 1: a
// check failed.
#include <cstdint>
#include <cstdio>

#include "Vtesla_port.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr uint64_t kSeed = 0x5eed0003;
unit::Random rnd{kSeed};

unit::Checks checks;

template <class T> void fill(T &port, uint32_t word)
{
    for (unsigned n = 0; n < sizeof port / 4; n++)
        reinterpret_cast<uint32_t *>(&port)[n] = word + n;
}

template <class T> bool same(const T &port, uint32_t word)
{
    for (unsigned n = 0; n < sizeof port / 4; n++)
        if (reinterpret_cast<const uint32_t *>(&port)[n] != word + n) return false;
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vtesla_port top{&context};
    printf("tesla_port: LANES %d, seed 0x%llx\n", LANES, static_cast<unsigned long long>(kSeed));
    uint32_t lsu = 0, out = 0; // requests taken of each; their words are made from this
    uint32_t lsu_flags = 0, lsu_before = 0;
    bool lsu_shown = false; // to the memory, and refused
    for (checks.clocks = 0; checks.clocks < 40000; checks.clocks++) {
        // of 4 phases: the memory is ready in 1 clock of 1, 2, 3, 4
        unsigned busy = checks.clocks / 10000;
        top.rst_ni = checks.clocks > 1;
        if (!top.lsu_valid_i && rnd(3)) {
            top.lsu_valid_i = 1;
            lsu_flags = rnd(4);
        }
        if (!top.out_valid_i && rnd(3) == 0) top.out_valid_i = 1;
        top.lsu_write_i = lsu_flags & 1;
        top.lsu_local_i = lsu_flags >> 1;
        top.lsu_addr_i = lsu * 128;
        fill(top.lsu_be_i, lsu * 3);
        fill(top.lsu_data_i, lsu * 77);
        top.out_addr_i = ~(out * 128);
        fill(top.out_be_i, ~(out * 5));
        fill(top.out_data_i, ~(out * 99));
        top.mem_req_ready_i = rnd(busy + 1) == 0;
        if (!top.rst_ni) top.lsu_valid_i = top.out_valid_i = 0;
        top.clk_i = 0;
        top.eval();
        bool lsu_taken = top.lsu_valid_i && top.lsu_ready_o,
             out_taken = top.out_valid_i && top.out_ready_o;
        bool taken = top.mem_req_valid_o && top.mem_req_ready_i;
        checks.check(top.mem_req_valid_o == (top.lsu_valid_i || top.out_valid_i),
                     "a request is shown", top.mem_req_valid_o, 1);
        checks.check(taken == (lsu_taken != out_taken) && !(lsu_taken && out_taken), "users served",
                     lsu_taken + out_taken, taken);
        if (top.mem_req_valid_o && top.mem_req_output_o) {
            checks.check(top.out_valid_i && top.mem_req_write_o && !top.mem_req_local_o &&
                             top.mem_req_addr_o == ~(out * 128) &&
                             same(top.mem_req_be_o, ~(out * 5)) &&
                             same(top.mem_req_data_o, ~(out * 99)),
                         "an output's address (or bytes, data)", top.mem_req_addr_o, ~(out * 128));
            checks.check(!lsu_shown, "a held request was replaced", lsu_shown, 0);
        } else if (top.mem_req_valid_o) {
            checks.check(top.lsu_valid_i && top.mem_req_write_o == (lsu_flags & 1) &&
                             top.mem_req_local_o == lsu_flags >> 1 &&
                             top.mem_req_addr_o == lsu * 128 && same(top.mem_req_be_o, lsu * 3) &&
                             same(top.mem_req_data_o, lsu * 77),
                         "the LSU's address (or kind, bytes, data)", top.mem_req_addr_o, lsu * 128);
        }
        lsu_before = top.out_valid_i && !out_taken ? lsu_before + lsu_taken : 0;
        checks.check(lsu_before <= 1, "requests of the LSU before an output's", lsu_before, 1);
        lsu_shown = top.mem_req_valid_o && !top.mem_req_output_o && !taken;
        lsu += lsu_taken;
        out += out_taken;
        top.clk_i = 1;
        top.eval();
        if (lsu_taken) top.lsu_valid_i = 0;
        if (out_taken) top.out_valid_i = 0;
    }
    checks.check(lsu > 1000, "requests of the LSU", lsu, 1000);
    checks.check(out > 1000, "stores to the output memory", out, 1000);
    top.final();
    return checks.end();
}
