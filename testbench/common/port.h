// Ports of a core: how they are disturbed, when one stands still, which responses are on their way,
// whether a request that waits stays the same.
#ifndef TESTBENCH_PORT_H
#define TESTBENCH_PORT_H

#include <array>
#include <cstddef>
#include <cstdint>

extern "C" {
#include "../../model/common/rng.h"
}
#include "memory.h"

namespace testbench {

// The effects of a level of --disturb on ports and warps.
struct disturbance {
    enum windows { Never, Bursts, Starves };
    // chances in 256, drawn again each clock
    uint32_t stall; // a port's ready is low
    uint32_t hold;  // some warp is not to be issued
    // Bursts: each port by itself takes no request for a while, and gives no answer for a while.
    // Starves: one port after the other does so for long, while the others run.
    windows shut;
    // for a while there is neither stall nor hold, in turn with a while in which they are drawn
    bool calms;
};

// Runs, then stands still, in turn: 1 to Longest clocks each, as a stream of the seed says.
class windows {
public:
    static constexpr uint32_t Longest = 300;
    explicit windows(common_rng rng) : rng_(rng), shut_(common_rng_next(&rng_) & 1) {}
    // Clocks never go back.
    bool shut(uint64_t clock)
    {
        while (clock >= until_) {
            shut_ = !shut_;
            until_ += short_or_long(rng_, Longest);
        }
        return shut_;
    }

private:
    common_rng rng_;
    bool shut_;
    uint64_t until_ = 0;
};

// Responses on their way to one port, in request order. When it is full the port's ready is low.
template <size_t Words> class responses {
public:
    struct entry {
        uint64_t ready; // clock from which it may be delivered
        std::array<uint32_t, Words> word;
    };
    size_t count() const { return count_; }
    bool full() const { return count_ == Depth; }
    bool due(uint64_t clock) const { return count_ && ring_[first_].ready <= clock; }
    const entry &front() const { return ring_[first_]; }
    void pop() { first_ = (first_ + 1) % Depth, count_--; }
    entry &push() { return ring_[(first_ + count_++) % Depth]; }

private:
    static constexpr size_t Depth = 64;
    std::array<entry, Depth> ring_;
    size_t first_ = 0, count_ = 0;
};

// The request of a core on one port while its ready is low: the same request must be there until it
// is taken.
template <typename Request> class waiting_request {
public:
    bool waits() const { return waits_; }
    // In each clock, with settled pins. False: the request that waited is gone, or has become
    // another.
    template <typename Show> bool steady(bool valid, bool ready, Show show)
    {
        bool same = true;
        if (waits_) same = valid && request_ == show();
        waits_ = valid && !ready;
        if (waits_) request_ = show();
        return same;
    }

private:
    bool waits_ = false;
    Request request_ = {};
};

} // namespace testbench

#endif
