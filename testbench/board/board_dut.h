// A core on a board instead of a Verilated one: the pins of a virtual clock become pokes. The
// board's records become events for the checker and requests at the pins. rtl/board/ports.awk
// writes the derived class with the core's pins, so that <isa>_verilated.cpp drives a board as it
// drives a class of Verilator's.
#ifndef TESTBENCH_BOARD_DUT_H
#define TESTBENCH_BOARD_DUT_H

#include <cstdint>
#include <cstring>
#include <deque>
#include <type_traits>
#include <vector>

extern "C" {
#include "../../bridge/link.h"
#include "../../bridge/serial.h"
#include "../../bridge/socket.h"
}
#include "../common/harness.h"
#include "../common/pins.h"

namespace testbench {

class board_dut {
public:
    // build: the number that the board must report. A board that is not there, or another one, is a
    // LINK_ERROR of the run.
    board_dut(const testbench_config &config, uint64_t build);
    ~board_dut();
    board_dut(const board_dut &) = delete;
    board_dut &operator=(const board_dut &) = delete;

protected:
    // A request of the core: its port and its words.
    struct request {
        uint32_t port;
        std::vector<uint32_t> word;
    };

    // The value of a pin, of the type that a class of Verilator's has for it.
    template <class Pin> using pin = std::remove_reference_t<Pin>;

    // The core goes on, or has a request that is not yet served.
    bool busy() const { return busy_ || (!failed_ && !requests_.empty()); }
    // The oldest request of this port at its pins, each of which has words of its own.
    template <class Valid, class... Pin> void show(uint32_t port, Valid &valid, Pin &...pins)
    {
        const request *r = waiting(port);
        valid = r && whole(*r, (words<Pin>() + ... + 0));
        if (!valid) return;
        const uint32_t *word = r->word.data();
        (get(word, pins), ...);
    }
    void taken(uint32_t port, bool answered); // answered: answer() will follow

    // A poke of pins that goes out with the next edge. Pokes of one group that follow each other
    // share frames.
    template <class... Pin> void set(uint32_t group, const Pin &...pins)
    {
        std::vector<uint32_t> word;
        (put(word, pins), ...);
        poke(BRIDGE_LINK_GROUPS + group, word);
    }
    template <class... Pin> void answer(uint32_t group, const Pin &...pins)
    {
        set(group, pins...);
        owed_--;
    }
    void start(uint32_t group); // a poke after which the board reports whether it is busy
    // The end of a virtual clock: sends the pokes, and takes the board's records of one clock
    // of its own.
    void edge();

private:
    template <class Pin> static constexpr size_t words() { return (sizeof(Pin) + 3) / 4; }
    template <class Pin> static void get(const uint32_t *&word, Pin &pin)
    {
        std::memcpy(&pin, word, sizeof pin);
        word += words<Pin>();
    }
    template <class Pin> static void put(std::vector<uint32_t> &word, const Pin &pin)
    {
        word.resize(word.size() + words<Pin>());
        std::memcpy(&word[word.size() - words<Pin>()], &pin, sizeof pin);
    }
    const request *waiting(uint32_t port) const; // that waits longest, or nullptr
    bool whole(const request &r, size_t words);
    void poke(uint32_t group, const std::vector<uint32_t> &word);
    bool fail();
    uint32_t timeout_us() const { return 1000000 * config_.timeout; }
    bool wrong_build(uint64_t board, uint64_t build);
    bool flush();
    bool take_word(uint32_t wait_us);
    bool take_record();
    void tell_clock();
    void set_mode();
    void look_for_hang();
    void tell_hang();

    const testbench_config &config_;
    bridge_serial *port_ = nullptr; // one of these two
    bridge_socket *socket_ = nullptr;
    bridge_line line_ = {};
    bridge_link *link_ = nullptr;
    common_error error_ = {};
    bool failed_ = false, busy_ = true;
    bool told_ = false;   // a record of busy has come
    bool begins_ = false; // start was poked, ..
    bool began_ = false;  // .. and the board has reported it: from here on the taps count
    bool clock_over_ = false;
    uint32_t owed_ = 0; // answers to requests that were taken
    uint32_t group_ = 0;
    size_t size_ = 0, pokes_ = 0;
    uint64_t heard_us_ = 0; // when the last word came, or something was asked
    bool dumped_ = false;
    std::vector<uint32_t> poked_, record_;
    // the core's records of a clock that is not over yet
    std::vector<std::vector<uint32_t>> clock_;
    std::deque<request> requests_;
};

} // namespace testbench

#endif
