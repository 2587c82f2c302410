// A PICA200 core on a board behind the pins of pica200_pins.h. Groups and ports: rtl/board/board_pica200.sv.
#include "../board/board_dut.h"

#include <algorithm>
#include <cstring>

#include "board_build.h"
#include "pica200_pins.h"

namespace {

enum group { Config, Start, Read };
enum port { In, Out };

struct dut final : testbench::board_dut {
    using board_dut::board_dut;
    testbench_control control = {};
    testbench_pica200_in in = {};
};

dut &of(testbench_dut *d)
{
    return *static_cast<dut *>(d);
}

testbench_dut *create(const testbench_config *config)
{
    return new dut(*config, BoardBuild);
}

void destroy(testbench_dut *d)
{
    delete &of(d);
}

void settle(testbench_dut *d, const testbench_control *control, const testbench_pica200_in *in,
            testbench_pica200_out *out)
{
    dut &board = of(d);
    board.control = *control;
    board.in = *in;
    const auto *read = board.waiting(In), *write = board.waiting(Out);
    out->busy = board.busy();
    out->in_req_valid = read != nullptr;
    if (read) out->in_req_addr = read->word.at(0);
    out->out_req_valid = write != nullptr;
    if (!write) return;
    out->out_req_addr = write->word.at(0);
    out->out_req_be = static_cast<uint16_t>(write->word.at(1));
    std::copy_n(write->word.begin() + 2, 4, out->out_req_data);
}

void edge(testbench_dut *d)
{
    dut &board = of(d);
    const uint32_t config[] = {board.control.cfg_addr, board.control.cfg_data};
    if (board.in.in_req_ready && board.waiting(In)) board.taken(In, true);
    if (board.in.out_req_ready && board.waiting(Out)) board.taken(Out, false);
    if (board.control.cfg_valid) {
        board.poke(Config, config, 2);
        return;
    }
    if (board.control.start) board.start(Start);
    if (board.in.in_rsp_valid) board.answer(Read, board.in.in_rsp_data, 4);
    board.edge();
}

// A board has no wave: the same program is run in the simulation for one.
void no_wave_open(testbench_dut *, const char *, uint64_t) {}
void no_wave_close(testbench_dut *) {}

// No sweep reads the board's memories.
uint8_t settled(testbench_dut *)
{
    return UINT8_MAX;
}

} // namespace

extern "C" const testbench_pica200_ops testbench_pica200_board = {
    {create, destroy, edge, no_wave_open, no_wave_close}, settle, settled};
