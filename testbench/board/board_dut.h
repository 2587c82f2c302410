// A core on a board in the place of a Verilated one: the pins of a virtual clock become pokes, and what the board tells becomes events
// for the checker and requests at the pins. An ISA's <isa>_board.cpp gives them their names.
#ifndef TESTBENCH_BOARD_DUT_H
#define TESTBENCH_BOARD_DUT_H

#include <cstdint>
#include <deque>
#include <vector>

extern "C" {
#include "../../bridge/link.h"
#include "../../bridge/serial.h"
}
#include "../common/harness.h"
#include "../common/pins.h"

struct testbench_dut {};

namespace testbench {

class board_dut : public testbench_dut {
public:
    // A request of the core's: which port, and what it said.
    struct request {
        uint32_t port;
        std::vector<uint32_t> word;
    };

    // build: what the board must say it is. A board that is not there, or another one, is a LINK_ERROR of the run.
    board_dut(const testbench_config &config, uint64_t build);
    ~board_dut();
    board_dut(const board_dut &) = delete;
    board_dut &operator=(const board_dut &) = delete;

    bool busy() const { return busy_; }
    // The request of this port that has waited longest, or nullptr.
    const request *waiting(uint32_t port) const;
    void taken(uint32_t port, bool answered); // answered: answer() will follow

    // A poke that goes out with the next edge. Pokes of one group that follow each other share frames.
    void poke(uint32_t group, const uint32_t *word, size_t size);
    void answer(uint32_t group, const uint32_t *word, size_t size);
    void start(uint32_t group); // a poke behind which the board tells whether it is busy
    // The end of a virtual clock: sends what was poked, and takes what the board told of one clock of its own.
    void edge();

private:
    bool fail();
    bool wrong_build(uint64_t board, uint64_t build);
    bool flush();
    bool take_word(uint32_t wait_us);
    bool take_record();

    const testbench_config &config_;
    bridge_serial *port_ = nullptr;
    bridge_line line_ = {};
    bridge_link *link_ = nullptr;
    common_error error_ = {};
    bool failed_ = false, busy_ = true;
    bool told_ = false;   // a record of busy has come
    bool begins_ = false; // start was poked, ..
    bool began_ = false;  // .. and the board has told so: from here on the taps count
    bool clock_over_ = false;
    uint32_t owed_ = 0; // answers to requests that were taken
    uint32_t group_ = 0;
    size_t size_ = 0, pokes_ = 0;
    std::vector<uint32_t> poked_, record_;
    std::deque<request> requests_;
};

} // namespace testbench

#endif
